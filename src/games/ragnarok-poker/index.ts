import { rulebookRuleset } from '../../../rulesets/ragnarok-poker/index.js';
import { bindRagnarokPoker, type RagnarokPokerGame } from './game.js';

export type { RagnarokClause } from '../../../rulesets/ragnarok/clauses.js';
export { ELEMENTS } from '../../../rulesets/ragnarok/elements.js';
export { HEROES } from '../../../rulesets/ragnarok/heroes.js';
export { KINGS } from '../../../rulesets/ragnarok/kings.js';
export type {
  Element,
  ElementRow,
  Hero,
  HeroClass,
  King,
  KingEffect,
  KingHook,
  Mythology,
  StatusType,
} from '../../../rulesets/ragnarok/types.js';
export type { RagnarokPokerClause } from '../../../rulesets/ragnarok-poker/clauses.js';
export { DEMO_FIGHTERS, type DemoFighter } from '../../../rulesets/ragnarok-poker/fighters.js';
export {
  type RagnarokPokerRuleset,
  type RagnarokPokerRulesetName,
  ragnarokPokerRulesets,
} from '../../../rulesets/ragnarok-poker/index.js';
export { DEFAULT_OPTIONS, type RagnarokPokerOptions } from '../../../rulesets/ragnarok-poker/options.js';
export { HAND_RANKS } from '../../../rulesets/ragnarok-poker/ranks.js';
export { COMBAT_POWERS, COMBAT_SPELLS } from '../../../rulesets/ragnarok-poker/spells.js';
export type {
  CombatOp,
  CombatPower,
  CombatSpell,
  HandRank,
  RankRow,
} from '../../../rulesets/ragnarok-poker/types.js';
export { elementColour, isStrongAgainst, isWeakAgainst } from '../ragnarok/elements.js';
export { elementOfPiece, findHero, findKing } from '../ragnarok/heroes.js';
export { type Status, tickAmount } from '../ragnarok/statuses.js';
export type {
  Attack,
  BetObstacle,
  Brace,
  CastSpell,
  CombatPowerAction,
  CounterAttack,
  Defend,
  Engage,
  Mulligan,
  PlainAction,
  RagnarokPokerAction,
  RagnarokPokerCode,
  RagnarokPokerMove,
  Ready,
} from './actions.js';
export { type BetRange, betRange, pot, toCall } from './betting.js';
export { formatCard, parseCards } from './cards.js';
export { ragnarokPokerEditions } from './editions.js';
export { ragnarokPokerEnglish } from './english.js';
export { type Equity, equity } from './equity.js';
export {
  type Changed,
  type RagnarokPokerEvent,
  type RagnarokPokerOwnEvent,
  ruleOf,
  type ShownHand,
  type Street,
  type Told,
} from './events.js';
export type { RagnarokPokerGame } from './game.js';
export { bestFive, compareHands, evaluate, handRank, nameHand, rankOf } from './hands.js';
export { type KnownHand, knownHand, type PotOdds, potOdds, stakes } from './queries.js';
export { type RagnarokPokerRules, staminaCost } from './rules.js';
export {
  createRagnarokPoker,
  digestRuleset,
  type RagnarokPokerEdition,
  type RagnarokPokerRulesetInput,
} from './ruleset.js';
export {
  resolveFold,
  resolveShowdown,
  type Settled,
  type SettlementRules,
  type Stake,
} from './settlement.js';
export { type SpellDeckCode, spellDeckProblems } from './spell-decks.js';
export type {
  PokerFighter,
  RagnarokPokerPhase,
  RagnarokPokerState,
  RagnarokPokerTable,
  RagnarokPokerView,
} from './state.js';
export type { FighterSetup, RagnarokPokerReason, RagnarokPokerSetup, RagnarokPokerTypes } from './types.js';

/**
 * The game on its default ruleset, `rulebook`.
 * @example
 * ```ts
 * import { ragnarokPoker } from 'holmgang/ragnarok-poker';
 * const state = ragnarokPoker.setup({ seed: 'docs' });
 * console.log(state.phase, ragnarokPoker.deciders(state), state.fighters[0].hp); // mulligan [ 0, 1 ] 100
 * ```
 */
export const ragnarokPoker: RagnarokPokerGame = /* @__PURE__ */ bindRagnarokPoker(rulebookRuleset);

// One pure call around each lets bundlers drop it, and the game with it, where only hands are compared.
/** Makers of the game's actions. */
export const actions: typeof ragnarokPoker.actions = /* @__PURE__ */ (() => ragnarokPoker.actions)();

/** Why an action is refused under the default ruleset, or undefined. */
export const validate: typeof ragnarokPoker.validate = /* @__PURE__ */ (() => ragnarokPoker.validate)();

/** The default ruleset as a reducer: an illegal or foreign action returns the same reference. */
export const reducer: typeof ragnarokPoker.reducer = /* @__PURE__ */ (() => ragnarokPoker.reducer)();

/** A reducer of the default ruleset that starts from a given state when it is called with none. */
export const createReducer: typeof ragnarokPoker.createReducer = /* @__PURE__ */ (() =>
  ragnarokPoker.createReducer)();
