import { standard } from '../../../rulesets/mma-ccg/index.js';
import { bindMmaCcg, type MmaCcgGame } from './game.js';

export type { MmaCcgClause } from '../../../rulesets/mma-ccg/clauses.js';
export {
  type MmaCcgRuleset,
  type MmaCcgRulesetName,
  mmaCcgRulesets,
} from '../../../rulesets/mma-ccg/index.js';
export { DEFAULT_OPTIONS, type MmaCcgOptions } from '../../../rulesets/mma-ccg/options.js';
export type {
  Card,
  CardSet,
  CardType,
  Condition,
  Deck,
  Effect,
  Filter,
  Flag,
  Limit,
  PlainEffect,
  Position,
  Term,
  Timing,
  Who,
} from '../../../rulesets/mma-ccg/types.js';
export type {
  CardAction,
  CardsAction,
  Choose,
  ChooseRoutines,
  CounterMove,
  Cut,
  Decline,
  EndTurn,
  MmaCcgAction,
  MmaCcgCode,
  MmaCcgMove,
  Mulligan,
  PaidAction,
  PickRoutine,
  PlainAction,
  PlayCard,
  Recover,
  RecoveryKind,
  SetAside,
  UseRoutine,
} from './actions.js';
export { cardText } from './card-text.js';
export { deckProblems } from './decks.js';
export { mmaCcgEditions } from './editions.js';
export { mmaCcgEnglish } from './english.js';
export {
  type MmaCcgEvent,
  type MmaCcgOwnEvent,
  ruleOf,
  type Told,
  type ToldOfCard,
  type ToughnessCause,
} from './events.js';
export type { MmaCcgGame } from './game.js';
export { roundStarter } from './phases/turn.js';
export type { MmaCcgRules, Step } from './rules.js';
export {
  type CardInput,
  createMmaCcg,
  digestRuleset,
  type MmaCcgEdition,
  type MmaCcgRulesetInput,
} from './ruleset.js';
export { victoryPoints } from './scoring.js';
export type {
  MmaCcgDecision,
  MmaCcgPhase,
  MmaCcgSeat,
  MmaCcgState,
  MmaCcgTable,
  MmaCcgView,
  Modifier,
  Play,
  RunningText,
  TurnEnd,
} from './state.js';
export type { MmaCcgReason, MmaCcgSetup, MmaCcgTypes } from './types.js';

/**
 * The game on its default ruleset, `standard`.
 * @example
 * ```ts
 * import { mmaCcg } from 'holmgang/mma-ccg';
 * const state = mmaCcg.setup({ seed: 'docs', decks: ['mat-technician', 'muay-thai-contender'] });
 * console.log(mmaCcg.deciders(state), state.seats[0].hand.length, state.position); // [ 0 ] 6 S
 * ```
 */
export const mmaCcg: MmaCcgGame = /* @__PURE__ */ bindMmaCcg(standard);

/** Makers of the game's actions. */
export const actions: typeof mmaCcg.actions = mmaCcg.actions;

/** Why an action is refused under the default ruleset, or undefined. */
export const validate: typeof mmaCcg.validate = mmaCcg.validate;

/** The default ruleset as a reducer: an illegal or foreign action returns the same reference. */
export const reducer: typeof mmaCcg.reducer = mmaCcg.reducer;

/** A reducer of the default ruleset that starts from a given state when it is called with none. */
export const createReducer: typeof mmaCcg.createReducer = mmaCcg.createReducer;
