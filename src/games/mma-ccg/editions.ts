import { type MmaCcgRuleset, mmaCcgRulesets } from '../../../rulesets/mma-ccg/index.js';
import { type Editions, editionsOf } from '../../kernel/editions.js';
import { bindMmaCcg, type MmaCcgGame } from './game.js';

/** Versions that a newer one has replaced under the same name. They stay, for the matches that were played by them. */
const REPLACED: readonly MmaCcgRuleset[] = [];

/** Every version of every ruleset. */
export const ALL_RULESETS: readonly MmaCcgRuleset[] = /* @__PURE__ */ (() => [
  ...Object.values(mmaCcgRulesets),
  ...REPLACED,
])();

/** Every ruleset of the game that was ever published, for registries of records. */
export const mmaCcgEditions: Editions<MmaCcgGame> = /* @__PURE__ */ editionsOf(
  'mma-ccg',
  ALL_RULESETS,
  bindMmaCcg,
);
