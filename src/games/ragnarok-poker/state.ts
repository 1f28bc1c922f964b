import type { Immutable } from 'immer';
import type { Element, HeroClass } from '../../../rulesets/ragnarok/types.js';
import type { Core, Decision } from '../../kernel/game.js';
import { cloneGenerator, type GeneratorState } from '../../kernel/generator.js';
import type { Seat } from '../../kernel/seat.js';
import type { Status } from '../ragnarok/statuses.js';

// A combat is two fighters and the cards between them. Seat 0 attacks, seat 1 defends. HP are numbers that are multiples of 0.5, which
// are exact. A playing card is a number from 0 to 51: four times its value (0 for a two, 12 for an ace) plus its suit.

/** `mulligan`, `spellPet` and the four betting rounds wait; the other phases run by themselves. @rule RP-PH-01 */
export type RagnarokPokerPhase =
  | 'start'
  | 'mulligan'
  | 'swap'
  | 'handStart'
  | 'spellPet'
  | 'deal'
  | 'preflop'
  | 'reveal'
  | 'faith'
  | 'foresight'
  | 'destiny'
  | 'resolution'
  | 'over';

/** One fighter; generic in what hidden cards and a hidden choice look like. @rule RP-FGT-01 */
export interface PokerFighter<Card, Spell, Swap> {
  /** Its hero; null for a fighter without a name. */
  hero: string | null;
  /** Its class, which gives it its combat power. */
  heroClass: HeroClass | null;
  /** Its element. */
  element: Element;
  /** The king it fights for. */
  king: string | null;
  /** What is left of its HP; committed HP are not among them. */
  hp: number;
  /** More HP than this it cannot have; what it has on top for this combat included. */
  maxHp: number;
  /** Its maximum without what it has on top. */
  baseMaxHp: number;
  /** What absorbs its losses. */
  armor: number;
  /** What bets cost. */
  stamina: number;
  /** HP in the pot. */
  committed: number;
  /** Those of them that count toward the bet to match. */
  betThisRound: number;
  /** Whether it has nothing more to bet. */
  allIn: boolean;
  /** Whether it has folded this hand. */
  folded: boolean;
  /** Its hole cards. */
  hole: Card[];
  /** Which of the other's hole cards it sees. */
  peeked: [boolean, boolean];
  /** Hole cards that it gave up in the mulligan; they are out of the hand. */
  rejected: Card[];
  /** What it wants to replace in the mulligan; null before it has said so. */
  swap: Swap | null;
  /** Its status effects. */
  statuses: Status[];
  /** What it can spend on spells. */
  mana: number;
  /** Whether it has used its combat power this hand. */
  powerUsed: boolean;
  /** Whether its next Brace costs no stamina. */
  foldFree: boolean;
  /** All spells it brought, in ascending order; everybody knows them. */
  spells: readonly number[];
  /** Its spell deck, the top card first. */
  spellDeck: Spell[];
  /** Its spell hand, the oldest card first. */
  spellHand: Spell[];
  /** Spells that were cast or burned. */
  spellsUsed: number[];
}

/** The table; generic in what is hidden. */
export interface RagnarokPokerTable<Rng, Card, Spell, Swap> extends Core<Rng, Decision[]> {
  phase: RagnarokPokerPhase;
  /** Counts the hands from 1; 0 before the first. */
  hand: number;
  /** Who posts the small blind. */
  smallBlind: Seat;
  /** Who must act; null where nobody alone must. */
  toAct: Seat | null;
  /** What each must have bet this round to stay in. */
  betToMatch: number;
  /** The last bet or raise of this round. */
  lastRaise: number;
  /** Who has acted since the last bet or raise. */
  acted: [boolean, boolean];
  /** Whether the hands were shown. */
  revealed: boolean;
  /** Cards to come, the next one first. */
  deck: Card[];
  /** The community cards. */
  community: number[];
  /** Both fighters, the attacker first. */
  fighters: [PokerFighter<Card, Spell, Swap>, PokerFighter<Card, Spell, Swap>];
}

/** A combat, with everything in it. */
export type RagnarokPokerState = RagnarokPokerTable<GeneratorState, number, number, readonly number[]>;

/** A combat as somebody may see it: the deck, the other's hole cards and spells, and the generator are hidden. */
export type RagnarokPokerView = Immutable<
  RagnarokPokerTable<GeneratorState | 'hidden', number | null, number | null, readonly number[] | 'hidden'>
>;

type Fighter = RagnarokPokerState['fighters'][number];

/** An owned copy of a fighter. */
export function cloneFighter(fighter: Fighter): Fighter {
  return {
    hero: fighter.hero,
    heroClass: fighter.heroClass,
    element: fighter.element,
    king: fighter.king,
    hp: fighter.hp,
    maxHp: fighter.maxHp,
    baseMaxHp: fighter.baseMaxHp,
    armor: fighter.armor,
    stamina: fighter.stamina,
    committed: fighter.committed,
    betThisRound: fighter.betThisRound,
    allIn: fighter.allIn,
    folded: fighter.folded,
    hole: [...fighter.hole],
    peeked: [fighter.peeked[0], fighter.peeked[1]],
    rejected: [...fighter.rejected],
    swap: fighter.swap,
    statuses: [...fighter.statuses],
    mana: fighter.mana,
    powerUsed: fighter.powerUsed,
    foldFree: fighter.foldFree,
    spells: fighter.spells,
    spellDeck: [...fighter.spellDeck],
    spellHand: [...fighter.spellHand],
    spellsUsed: [...fighter.spellsUsed],
  };
}

/** An owned copy. What a fighter brought never changes, nor does a status or a choice, so they are shared. */
export function cloneState(state: RagnarokPokerState): RagnarokPokerState {
  return {
    ruleset: state.ruleset,
    viewer: state.viewer,
    rng: cloneGenerator(state.rng),
    phase: state.phase,
    pending: [...state.pending],
    drawOffer: state.drawOffer,
    result: state.result,
    hand: state.hand,
    smallBlind: state.smallBlind,
    toAct: state.toAct,
    betToMatch: state.betToMatch,
    lastRaise: state.lastRaise,
    acted: [state.acted[0], state.acted[1]],
    revealed: state.revealed,
    deck: [...state.deck],
    community: [...state.community],
    fighters: [cloneFighter(state.fighters[0]), cloneFighter(state.fighters[1])],
  };
}
