import { type BadassTcgRuleset, badassTcgRulesets } from '../../../rulesets/badass-tcg/index.js';
import { type Editions, editionsOf } from '../../kernel/editions.js';
import { type BadassTcgGame, bindBadassTcg } from './game.js';

/** Versions that a newer one has replaced under the same name. They stay, for the matches that were played by them. */
const REPLACED: readonly BadassTcgRuleset[] = [];

/** Every version of every ruleset. */
export const ALL_RULESETS: readonly BadassTcgRuleset[] = /* @__PURE__ */ (() => [
  ...Object.values(badassTcgRulesets),
  ...REPLACED,
])();

/** Every ruleset of the game that was ever published, for registries of records. */
export const badassTcgEditions: Editions<BadassTcgGame> = /* @__PURE__ */ editionsOf(
  'badass-tcg',
  ALL_RULESETS,
  bindBadassTcg,
);
