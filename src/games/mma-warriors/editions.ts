import { type MmaWarriorsRuleset, mmaWarriorsRulesets } from '../../../rulesets/mma-warriors/index.js';
import { type Editions, editionsOf } from '../../kernel/editions.js';
import { bindMmaWarriors, type MmaWarriorsGame } from './game.js';

/** Versions that a newer one has replaced under the same name. They stay, for the matches that were played by them. */
const REPLACED: readonly MmaWarriorsRuleset[] = [];

/** Every version of every ruleset. */
export const ALL_RULESETS: readonly MmaWarriorsRuleset[] = /* @__PURE__ */ (() => [
  ...Object.values(mmaWarriorsRulesets),
  ...REPLACED,
])();

/** Every ruleset of the game that was ever published, for registries of records. */
export const mmaWarriorsEditions: Editions<MmaWarriorsGame> = /* @__PURE__ */ editionsOf(
  'mma-warriors',
  ALL_RULESETS,
  bindMmaWarriors,
);
