import { standardRuleset } from '../../../rulesets/badass-tcg/index.js';
import { type BadassTcgGame, bindBadassTcg } from './game.js';

export type { BadassTcgClause } from '../../../rulesets/badass-tcg/clauses.js';
export { houseSet } from '../../../rulesets/badass-tcg/house.js';
export {
  type BadassTcgRuleset,
  type BadassTcgRulesetName,
  badassTcgRulesets,
} from '../../../rulesets/badass-tcg/index.js';
export { type BadassTcgOptions, DEFAULT_OPTIONS } from '../../../rulesets/badass-tcg/options.js';
export type {
  Ability,
  AbilityCost,
  Card,
  CardKind,
  CardSet,
  Color,
  Condition,
  Deck,
  Effect,
  Group,
  Keyword,
  Mana,
  PlayerWord,
  Rarity,
  TargetNoun,
  Token,
  TriggerEvent,
  What,
  Who,
} from '../../../rulesets/badass-tcg/types.js';
export type {
  ActionBy,
  Activate,
  AssignDamage,
  AssignDamageTo,
  BadassTcgAction,
  BadassTcgCode,
  BadassTcgMove,
  Cast,
  Choose,
  ChooseColor,
  DamagePart,
  DeclareAttacker,
  DeclareAttackers,
  DeclareBlocker,
  DeclareBlockers,
  EndDeclaration,
  Keep,
  Mulligan,
  Pass,
  Pay,
  PlayGenerator,
  Special,
  TapForMana,
  TurnFaceUp,
} from './actions.js';
export { type AutoPassStops, autoPass, DEFAULT_STOPS } from './auto-pass.js';
export { DECK_VALIDATORS, type DeckInput, type DeckValidator, type DeckVerdict, judgeDeck } from './deck.js';
export { badassTcgEditions } from './editions.js';
export { badassTcgEnglish } from './english.js';
export {
  type BadassTcgEvent,
  type BadassTcgOwnEvent,
  ruleOf,
  type Told,
  type ToldAbility,
  type ToldCard,
  type ToldObject,
} from './events.js';
export type { BadassTcgGame } from './game.js';
export { keywordsOf } from './keywords.js';
export { type BadassTcgEdition, createBadassTcg } from './named.js';
export { printedText } from './printed-text.js';
export { type ManaSource, manaSources, payableWith } from './queries.js';
export type {
  BadassTcgRules,
  CompiledAbility,
  CompiledCard,
  CompiledGroup,
  Operation,
  Program,
} from './rules.js';
export { type BadassTcgRulesetInput, createBadassTcgWith, digestRuleset } from './ruleset.js';
export type {
  AssignedDamage,
  BadassTcgDecision,
  BadassTcgPhase,
  BadassTcgState,
  BadassTcgTable,
  BadassTcgView,
  Block,
  Choice,
  Combat,
  DecisionKind,
  Limbo,
  Permanent,
  PermanentView,
  Player,
  PlayerView,
  StackItem,
  StackItemView,
  Step,
  Target,
} from './state.js';
export type { BadassTcgReason, BadassTcgSetup, BadassTcgTypes } from './types.js';

/**
 * The game on its default ruleset, `standard`: Balanced, with the house set.
 * @example
 * ```ts
 * import { badassTcg } from 'holmgang/badass-tcg';
 * const state = badassTcg.setup({ seed: 'docs' });
 * console.log(state.phase, state.players[0].hand.length, state.players[0].life); // mulligan 7 20
 * ```
 */
export const badassTcg: BadassTcgGame = /* @__PURE__ */ bindBadassTcg(standardRuleset);

/** Makers of the game's actions. */
export const actions: typeof badassTcg.actions = badassTcg.actions;

/** Why an action is refused under the default ruleset, or undefined. */
export const validate: typeof badassTcg.validate = badassTcg.validate;

/** The default ruleset as a reducer: an illegal or foreign action returns the same reference. */
export const reducer: typeof badassTcg.reducer = badassTcg.reducer;

/** A reducer of the default ruleset that starts from a given state when it is called with none. */
export const createReducer: typeof badassTcg.createReducer = badassTcg.createReducer;
