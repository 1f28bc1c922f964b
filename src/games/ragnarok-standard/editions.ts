import {
  type RagnarokStandardRuleset,
  ragnarokStandardRulesets,
} from '../../../rulesets/ragnarok-standard/index.js';
import { type Editions, editionsOf } from '../../kernel/editions.js';
import { bindRagnarokStandard, type RagnarokStandardGame } from './game.js';

/** Versions that a newer one has replaced under the same name. They stay, for the matches that were played by them. */
const REPLACED: readonly RagnarokStandardRuleset[] = [];

/** Every version of every ruleset. */
export const ALL_RULESETS: readonly RagnarokStandardRuleset[] = /* @__PURE__ */ (() => [
  ...Object.values(ragnarokStandardRulesets),
  ...REPLACED,
])();

/** Every ruleset of the game that was ever published, for registries of records. */
export const ragnarokStandardEditions: Editions<RagnarokStandardGame> = /* @__PURE__ */ editionsOf(
  'ragnarok-standard',
  ALL_RULESETS,
  bindRagnarokStandard,
);
