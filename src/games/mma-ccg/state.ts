import type { Immutable } from 'immer';
import type { Filter, Flag, Position } from '../../../rulesets/mma-ccg/types.js';
import type { Core, Decision } from '../../kernel/game.js';
import { cloneGenerator, type GeneratorState } from '../../kernel/generator.js';
import type { Seat } from '../../kernel/seat.js';

// A match is two seats with their piles, and the one position of the fight. A card is a number, dealt at random at the start:
// seat 0's Stamina Deck has 0 to 49, seat 1's 50 to 99, and Routines follow from 100 on. What card it is, `cards` tells: an index
// into the cards of the ruleset.

/** How many cards a Stamina Deck has. @rule MC-DECK-01 */
export const DECK_SIZE = 50;

/**
 * `cut`, `routines`, `main`, `response` and `recovery` wait; `mulligan` goes on when both have answered; the others run by
 * themselves. A choice in the middle of things is pending; the phase is then where play goes on.
 */
export type MmaCcgPhase =
  | 'cut'
  | 'deal'
  | 'mulligan'
  | 'routines'
  | 'roundStart'
  | 'turnStart'
  | 'ready'
  | 'main'
  | 'response'
  | 'resolve'
  | 'regroup'
  | 'turnEnd'
  | 'turnOver'
  | 'recovery'
  | 'recovered'
  | 'over';

/** Why a turn ended. @rule MC-TRN-06 MC-TRN-07 MC-TRN-08 MC-TRN-12 */
export type TurnEnd = 'pass' | 'countered' | 'overturned' | 'effect';

/** One side of the table; generic in what is hidden. */
export interface MmaCcgSeat<Card, Picks> {
  /** Its Toughness. */
  toughness: number;
  /** Its Stamina Deck, the top card first. */
  deck: Card[];
  /** Its hand, the oldest card first. */
  hand: Card[];
  /** Its Cage Area: cards in play. */
  cage: number[];
  /** Its Corner Pile. */
  corner: number[];
  /** Its cards that are out of the game. */
  exhausted: number[];
  /** Its Routine Deck; what was not picked stays there. */
  routineDeck: Card[];
  /** The Routines that it has picked so far, until both have. */
  picks: Picks;
  /** Whether it has done its part of the step that asks both: cut, Routines, Recovery. */
  done: boolean;
  /** Cards in deck or hand that everybody has seen. */
  returned: number[];
  /** Those of them that went to the hand for all to see. */
  regained: number[];
  /** How many turns of this round it has finished. */
  turnsTaken: number;
  /** Routines that it has used in this round. */
  usedRoutines: number[];
}

/** A card between its announcement and the end of its damage. @rule MC-PLY-06 */
export interface Play {
  /** The card. */
  card: number;
  /** Who played it. */
  seat: Seat;
  /** Where the fight was then. */
  position: Position;
  /** Its Toughness Damage with all modifiers; below 0 counts as 0. */
  t: number;
  /** Its Stamina Damage likewise. */
  s: number;
  /** Whether no Counter from hand answers it. */
  nohand: boolean;
  /** Whether no overturned Counter stops it. */
  noflip: boolean;
  /** How many responses it had. */
  responses: number;
  /** Whether a Routine has countered it. */
  countered: boolean;
  /** Whether it wins the match if its damage is not stopped. */
  wins: boolean;
}

/** A text on its way. */
export interface RunningText {
  /** The card whose text it is. */
  card: number;
  /** Whose it is. */
  seat: Seat;
  /** Which of its steps comes next. */
  at: number;
  /** What follows: the card's damage, the end of a response, the Main Step, the Recovery Step. */
  next: 'damage' | 'window' | 'main' | 'recovered';
}

/** A bonus for the next card of a class this turn. @rule MC-TRN-11 */
export interface Modifier {
  readonly seat: Seat;
  readonly filter: Filter;
  readonly t: number;
  readonly s: number;
  readonly flag: Flag | null;
}

/** A choice that comes before anything else; generic in what is hidden. Never changed, only replaced. */
export interface MmaCcgDecision<Chosen = readonly number[]> extends Decision {
  /** Cards of the hand for the mulligan or the Corner Pile, cards of the Corner Pile for the deck or the hand, or a position. */
  readonly kind: 'mulligan' | 'discard' | 'recycle' | 'regain' | 'position';
  /** Who decides. */
  readonly seat: Seat;
  /** So many at least. */
  readonly least: number;
  /** So many at most. */
  readonly most: number;
  /** Cards chosen so far, in the order of their pile. */
  readonly chosen: Chosen;
  /** Which cards can be chosen. */
  readonly filter: Filter;
  /** Which positions can be chosen. */
  readonly among: readonly Position[];
}

/** The table; generic in what is hidden. */
export interface MmaCcgTable<Rng, Pending, Card, Picks> extends Core<Rng, Pending> {
  phase: MmaCcgPhase;
  /** The round, from 1. */
  round: number;
  /** Where the fight is. */
  position: Position;
  /** Who goes first in round 1. */
  firstPlayer: Seat;
  /** Whose turn it is. */
  active: Seat;
  /** How many cards the active player has announced this turn. */
  cardsPlayed: number;
  /** Whether the active player has used a Routine in this Main Step. */
  routineUsed: boolean;
  /** Whether a text has said that the turn ends. */
  endsTurn: boolean;
  /** Why the turn is ending; null while it runs. */
  ending: TurnEnd | null;
  /** Bonuses for cards to come. */
  nextMods: Modifier[];
  /** The card that waits for a response, or whose text and damage are on their way. */
  play: Play | null;
  /** The text on its way. */
  text: RunningText | null;
  /** What each card is. */
  cards: Card[];
  /** Both sides. */
  seats: [MmaCcgSeat<Card, Picks>, MmaCcgSeat<Card, Picks>];
}

/** A match, with everything in it. */
export type MmaCcgState = MmaCcgTable<GeneratorState, MmaCcgDecision[], number, number[]>;

/** A match as somebody may see it: decks, the other hand, what those cards are, open picks, and the generator are hidden. */
export type MmaCcgView = Immutable<
  MmaCcgTable<
    GeneratorState | 'hidden',
    MmaCcgDecision<readonly number[] | 'hidden'>[],
    number | null,
    number[] | 'hidden'
  >
>;

function cloneSeat(seat: MmaCcgSeat<number, number[]>): MmaCcgSeat<number, number[]> {
  return {
    toughness: seat.toughness,
    deck: [...seat.deck],
    hand: [...seat.hand],
    cage: [...seat.cage],
    corner: [...seat.corner],
    exhausted: [...seat.exhausted],
    routineDeck: [...seat.routineDeck],
    // A view's picks may be hidden.
    picks: typeof seat.picks === 'string' ? seat.picks : [...seat.picks],
    done: seat.done,
    returned: [...seat.returned],
    regained: [...seat.regained],
    turnsTaken: seat.turnsTaken,
    usedRoutines: [...seat.usedRoutines],
  };
}

function clonePlay(play: Play): Play {
  return {
    card: play.card,
    seat: play.seat,
    position: play.position,
    t: play.t,
    s: play.s,
    nohand: play.nohand,
    noflip: play.noflip,
    responses: play.responses,
    countered: play.countered,
    wins: play.wins,
  };
}

function cloneText(text: RunningText): RunningText {
  return { card: text.card, seat: text.seat, at: text.at, next: text.next };
}

/** An owned copy. What the cards are never changes, nor do decisions and modifiers, so they are shared. */
export function cloneState(state: MmaCcgState): MmaCcgState {
  return {
    ruleset: state.ruleset,
    viewer: state.viewer,
    rng: cloneGenerator(state.rng),
    phase: state.phase,
    pending: [...state.pending],
    drawOffer: state.drawOffer,
    result: state.result,
    round: state.round,
    position: state.position,
    firstPlayer: state.firstPlayer,
    active: state.active,
    cardsPlayed: state.cardsPlayed,
    routineUsed: state.routineUsed,
    endsTurn: state.endsTurn,
    ending: state.ending,
    nextMods: [...state.nextMods],
    play: state.play === null ? null : clonePlay(state.play),
    text: state.text === null ? null : cloneText(state.text),
    cards: state.cards,
    seats: [cloneSeat(state.seats[0]), cloneSeat(state.seats[1])],
  };
}
