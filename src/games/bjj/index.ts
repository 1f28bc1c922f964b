import { standard } from '../../../rulesets/bjj/index.js';
import { type BjjGame, bindBjj } from './game.js';

export type { BjjClause } from '../../../rulesets/bjj/clauses.js';
export { type BjjRuleset, type BjjRulesetName, bjjRulesets } from '../../../rulesets/bjj/index.js';
export { POSITION_NAMES, TECHNIQUE_NAMES, TOKEN_NAMES } from '../../../rulesets/bjj/names.js';
export { type AiWeights, type BjjOptions, DEFAULT_OPTIONS } from '../../../rulesets/bjj/options.js';
export type {
  Category,
  Place,
  PointsLabel,
  Position,
  Risk,
  Role,
  Technique,
  TechniqueSet,
  Token,
} from '../../../rulesets/bjj/types.js';
export { CATEGORIES, POINT_VALUES, TOKENS } from '../../../rulesets/bjj/vocabulary.js';
export type { BjjAction, BjjCode, BjjMove, Commit, Retract } from './actions.js';
export { controlBalance } from './control.js';
export { checkTechniqueSet } from './data-rules.js';
export { bjjEditions } from './editions.js';
export { bjjEnglish } from './english.js';
export {
  type AdvantageSource,
  type BjjEffect,
  type BjjEvent,
  type BjjOwnEvent,
  ruleOf,
  type TokenLoss,
} from './events.js';
export type { BjjGame } from './game.js';
export { missingTokens } from './phases/choosing.js';
export type { BjjReason } from './phases/end-check.js';
export { type BjjRules, choicesAt } from './rules.js';
export { type BjjEdition, type BjjRulesetInput, createBjj, digestRuleset } from './ruleset.js';
export { matchup, tierOf } from './score.js';
export type {
  BjjPhase,
  BjjState,
  BjjTable,
  BjjView,
  Breakdown,
  Commitment,
  Exchange,
  HiddenCommitment,
  Tier,
} from './state.js';
export type { BjjSetup, BjjTypes } from './types.js';

/**
 * The game on its standard ruleset.
 * @example
 * ```ts
 * import { bjj } from 'holmgang/bjj';
 * const state = bjj.setup({ seed: 'docs' });
 * console.log(state.position, bjj.legalActions(state, 0).length); // standing 12
 * ```
 */
export const bjj: BjjGame = /* @__PURE__ */ bindBjj(standard);

// Taken out of the game by pure calls, so that whoever imports a table or a text does not get the game with it.

/** Makers of the game's actions. */
export const actions: typeof bjj.actions = /* @__PURE__ */ (() => bjj.actions)();

/** Why an action is refused under the standard ruleset, or undefined. */
export const validate: typeof bjj.validate = /* @__PURE__ */ (() => bjj.validate)();

/** The standard ruleset as a reducer: an illegal or foreign action returns the same reference. */
export const reducer: typeof bjj.reducer = /* @__PURE__ */ (() => bjj.reducer)();

/** A reducer of the standard ruleset that starts from a given state when it is called with none. */
export const createReducer: typeof bjj.createReducer = /* @__PURE__ */ (() => bjj.createReducer)();
