import { type BjjRuleset, bjjRulesets } from '../../../rulesets/bjj/index.js';
import { type Editions, editionsOf } from '../../kernel/editions.js';
import { type BjjGame, bindBjj } from './game.js';

/** Versions that a newer one has replaced under the same name. They stay, for the matches that were played by them. */
const REPLACED: readonly BjjRuleset[] = [];

/** Every version of every ruleset. */
export const ALL_RULESETS: readonly BjjRuleset[] = /* @__PURE__ */ (() => [
  ...Object.values(bjjRulesets),
  ...REPLACED,
])();

/** Every ruleset of the game that was ever published, for registries of records. */
export const bjjEditions: Editions<BjjGame> = /* @__PURE__ */ editionsOf('bjj', ALL_RULESETS, bindBjj);
