import { type RagnarokPokerRuleset, ragnarokPokerRulesets } from '../../../rulesets/ragnarok-poker/index.js';
import { type Editions, editionsOf } from '../../kernel/editions.js';
import { bindRagnarokPoker, type RagnarokPokerGame } from './game.js';

/** Versions that a newer one has replaced under the same name. They stay, for the matches that were played by them. */
const REPLACED: readonly RagnarokPokerRuleset[] = [];

/** Every version of every ruleset. */
export const ALL_RULESETS: readonly RagnarokPokerRuleset[] = /* @__PURE__ */ (() => [
  ...Object.values(ragnarokPokerRulesets),
  ...REPLACED,
])();

/** Every ruleset of the game that was ever published, for registries of records. */
export const ragnarokPokerEditions: Editions<RagnarokPokerGame> = /* @__PURE__ */ editionsOf(
  'ragnarok-poker',
  ALL_RULESETS,
  bindRagnarokPoker,
);
