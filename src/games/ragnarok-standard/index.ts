import { rulebookRuleset } from '../../../rulesets/ragnarok-standard/index.js';
import type { Problem } from '../../kernel/errors.js';
import { bindRagnarokStandard, type RagnarokStandardGame } from './game.js';
import { validateDeckUnder } from './queries.js';
import type { RagnarokStandardRules } from './rules.js';

export type { RagnarokStandardClause } from '../../../rulesets/ragnarok-standard/clauses.js';
export { houseSet } from '../../../rulesets/ragnarok-standard/house.js';
export {
  type RagnarokStandardRuleset,
  type RagnarokStandardRulesetName,
  ragnarokStandardRulesets,
} from '../../../rulesets/ragnarok-standard/index.js';
export {
  DEFAULT_OPTIONS,
  type RagnarokStandardOptions,
} from '../../../rulesets/ragnarok-standard/options.js';
export type {
  Abilities,
  AdaptOption,
  Amount,
  Card,
  CardClass,
  CardSet,
  CardType,
  Condition,
  Deck,
  DemoDeck,
  Filter,
  Gift,
  Keyword,
  OnEvent,
  Op,
  OpName,
  Ops,
  Rarity,
  SecretEvent,
  Selector,
  StandardHero,
  TargetKind,
  Text,
  Tribe,
  Trigger,
  Who,
} from '../../../rulesets/ragnarok-standard/types.js';
export type {
  Act,
  Attack,
  Choose,
  EndTurn,
  HeroPower,
  Mulligan,
  PlayCard,
  RagnarokStandardAction,
  RagnarokStandardCode,
  RagnarokStandardMove,
  Trade,
  WeaponUpgrade,
} from './actions.js';
export { type Category, categoryOf, craftCost, disenchantValue, rarityColour } from './collection.js';
export { decodeDeck, encodeDeck } from './decks.js';
export { ragnarokStandardEditions } from './editions.js';
export { isHighlander } from './effects/conditions.js';
export { ragnarokStandardEnglish } from './english.js';
export {
  type Befell,
  type Held,
  type Moved,
  type RagnarokStandardEvent,
  type RagnarokStandardOwnEvent,
  type Ran,
  ruleOf,
  type Told,
} from './events.js';
export { bindRagnarokStandard, type RagnarokStandardActions, type RagnarokStandardGame } from './game.js';
export { type CardInHand, deathList, explainHand, heroAttack } from './queries.js';
export type { DeckCard, RagnarokStandardRules, ReadyCard, ReadyHero } from './rules.js';
export {
  createRagnarokStandard,
  digestRuleset,
  type RagnarokStandardEdition,
  type RagnarokStandardRulesetInput,
} from './ruleset.js';
export type {
  BriefGift,
  Cause,
  Fallen,
  FreezeMark,
  Grave,
  HandCard,
  HeroInPlay,
  Minion,
  Player,
  RagnarokStandardDecision,
  RagnarokStandardPhase,
  RagnarokStandardState,
  RagnarokStandardTable,
  RagnarokStandardView,
  Secret,
  Shown,
  Source,
  Task,
  TaskStep,
  Weapon,
} from './state.js';
export type { Aura, Script, Sequence, Step } from './texts.js';
export { keywordsOf, powerText, textOf } from './texts-as-words.js';
export type { RagnarokStandardReason, RagnarokStandardSetup, RagnarokStandardTypes } from './types.js';

/**
 * The game on its default ruleset, `rulebook`, with the set `house-1`.
 * @example
 * ```ts
 * import { ragnarokStandard } from 'holmgang/ragnarok-standard';
 * const state = ragnarokStandard.setup({ seed: 'docs', firstPlayer: 0 });
 * console.log(ragnarokStandard.deciders(state), state.players[0].hand.length, state.players[1].hand.length); // [ 0, 1 ] 3 4
 * ```
 */
export const ragnarokStandard: RagnarokStandardGame = /* @__PURE__ */ bindRagnarokStandard(rulebookRuleset);

/** Makers of the game's actions. */
export const actions: typeof ragnarokStandard.actions = ragnarokStandard.actions;

/** Why an action is refused under the default ruleset, or undefined. */
export const validate: typeof ragnarokStandard.validate = ragnarokStandard.validate;

/** The default ruleset as a reducer: an illegal or foreign action returns the same reference. */
export const reducer: typeof ragnarokStandard.reducer = ragnarokStandard.reducer;

/** A reducer of the default ruleset that starts from a given state when it is called with none. */
export const createReducer: typeof ragnarokStandard.createReducer = ragnarokStandard.createReducer;

/**
 * Everything that is wrong with a deck of a hero: by the default ruleset, or by the rules of another game object.
 * @example
 * ```ts
 * import { validateDeck } from 'holmgang/ragnarok-standard';
 * console.log(validateDeck('thor', [6001]).map(({ code }) => code)); // [ 'DECK_SIZE', 'WRONG_CLASS' ]
 * ```
 * @rule RS-DCK-01 RS-DCK-02 RS-DCK-03 RS-DCK-04 RS-DCK-05
 */
export function validateDeck(
  hero: string,
  ids: readonly number[],
  rules: RagnarokStandardRules = ragnarokStandard.rules,
): readonly Problem[] {
  return validateDeckUnder(hero, ids, rules);
}
