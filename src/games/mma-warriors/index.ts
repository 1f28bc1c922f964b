import { digitalRuleset } from '../../../rulesets/mma-warriors/index.js';
import { isExhausted as isExhaustedUnder } from './exhaustion.js';
import { bindMmaWarriors, type MmaWarriorsGame } from './game.js';
import { ask } from './queries.js';
import type { MmaWarriorsRules } from './rules.js';
import type { MmaWarriorsView } from './state.js';

export type { MmaWarriorsClause } from '../../../rulesets/mma-warriors/clauses.js';
export {
  type MmaWarriorsRuleset,
  type MmaWarriorsRulesetName,
  mmaWarriorsRulesets,
} from '../../../rulesets/mma-warriors/index.js';
export { DEFAULT_OPTIONS, type MmaWarriorsOptions } from '../../../rulesets/mma-warriors/options.js';
export type { Card, CardKind, Style, Trait } from '../../../rulesets/mma-warriors/types.js';
export type {
  CardAction,
  ChooseDiscard,
  ChooseReplacement,
  Deploy,
  DeployOpening,
  Draw,
  EndTurn,
  MmaWarriorsAction,
  MmaWarriorsCode,
  MmaWarriorsMove,
  PlainAction,
  PlayCard,
  PlayObstacle,
  SkipDraw,
} from './actions.js';
export { mmaWarriorsEditions } from './editions.js';
export { mmaWarriorsEnglish } from './english.js';
export {
  type Deployment,
  type DiscardReason,
  type DrawFailure,
  type MmaWarriorsEvent,
  type MmaWarriorsOwnEvent,
  ruleOf,
  type Told,
} from './events.js';
export type { MmaWarriorsGame } from './game.js';
export {
  advantageBadge,
  COLOURS,
  type ColourClass,
  colourClass,
  endScreen,
  replacementDialogue,
  staminaBar,
  strikingLabel,
  styleLabel,
} from './presentation.js';
export {
  type CardInHand,
  type DamageExplanation,
  explainDamage,
  explainHand,
  explainTakedown,
  type TakedownExplanation,
} from './queries.js';
export type { MmaWarriorsRules, Term } from './rules.js';
export {
  createMmaWarriors,
  digestRuleset,
  type MmaWarriorsEdition,
  type MmaWarriorsRulesetInput,
} from './ruleset.js';
export type {
  Fighter,
  MmaWarriorsDecision,
  MmaWarriorsPhase,
  MmaWarriorsSeat,
  MmaWarriorsState,
  MmaWarriorsTable,
  MmaWarriorsView,
} from './state.js';
export type { MmaWarriorsReason, MmaWarriorsSetup, MmaWarriorsTypes } from './types.js';

/**
 * The game on its default ruleset, `digital-2.8`.
 * @example
 * ```ts
 * import { mmaWarriors } from 'holmgang/mma-warriors';
 * const state = mmaWarriors.setup({ seed: 'docs' });
 * console.log(mmaWarriors.deciders(state), state.seats[0].hand.length, state.seats[1].hand.length); // [ 0 ] 5 4
 * ```
 */
export const mmaWarriors: MmaWarriorsGame = /* @__PURE__ */ bindMmaWarriors(digitalRuleset);

/** Makers of the game's actions. */
export const actions: typeof mmaWarriors.actions = mmaWarriors.actions;

/** Why an action is refused under the default ruleset, or undefined. */
export const validate: typeof mmaWarriors.validate = mmaWarriors.validate;

/** The default ruleset as a reducer: an illegal or foreign action returns the same reference. */
export const reducer: typeof mmaWarriors.reducer = mmaWarriors.reducer;

/** A reducer of the default ruleset that starts from a given state when it is called with none. */
export const createReducer: typeof mmaWarriors.createReducer = mmaWarriors.createReducer;

/**
 * Whether nothing can ever happen again in a position: by the default ruleset, or by the rules of another game object. A view
 * says the same as its state if draws may always be skipped. Under other values of `draw.skip` the cards in decks and hands
 * decide; a view does not show them, and practically always says false.
 * @example
 * ```ts
 * import { isExhausted, mmaWarriors } from 'holmgang/mma-warriors';
 * console.log(isExhausted(mmaWarriors.setup({ seed: 'docs' }))); // false
 * ```
 * @rule MW-WIN-06
 */
export function isExhausted(view: MmaWarriorsView, rules: MmaWarriorsRules = mmaWarriors.rules): boolean {
  return ask(view, () => isExhaustedUnder(view, rules));
}
