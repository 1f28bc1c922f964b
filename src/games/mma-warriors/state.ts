import type { Immutable } from 'immer';
import type { Style } from '../../../rulesets/mma-warriors/types.js';
import type { Core, Decision } from '../../kernel/game.js';
import { cloneGenerator, type GeneratorState } from '../../kernel/generator.js';
import type { Seat } from '../../kernel/seat.js';

// A match is two seats with their piles and fighters, and who of them is on top. A card is a number, dealt at random at the
// start: seat 0 has 0 to 74, seat 1 has 75 to 149. What card it is, `cards` tells: an index into the cards of the ruleset.

/** `draw` and `main` wait; the other phases run by themselves. */
export type MmaWarriorsPhase = 'setup' | 'energy' | 'skip' | 'ready' | 'draw' | 'settle' | 'main' | 'over';

/** A fighter in play, with its figures as they stand. @rule MW-FTR-01 MW-FTR-02 */
export interface Fighter {
  /** Its card. */
  card: number;
  /** Its style. */
  style: Style;
  /** Striking, coaching included. */
  striking: number;
  /** Grappling, coaching included. */
  grappling: number;
  /** Defense, coaching included. */
  defense: number;
  /** What is left of its stamina. */
  stamina: number;
  /** Its printed stamina. */
  maxStamina: number;
  /** What Intense Training adds to the next strike. */
  strikingBonus: number;
  /** How many more times it bleeds. */
  bleed: number;
}

/** One side of the table; generic in what a hidden card looks like. */
export interface MmaWarriorsSeat<Card, DrawnCard> {
  /** Whether it deploys, replaces and makes room in its hand by itself. */
  auto: boolean;
  /** Its health. */
  health: number;
  /** What it can spend. */
  energy: number;
  /** Its own turns so far, the running one and skipped ones included. */
  ownTurns: number;
  /** Those of them that gave energy. */
  energyTurns: number;
  /** Whether it skips its next turn. */
  staggered: boolean;
  /** Defence cards that wait for an attack, the next one first; they lie in the discard pile already. */
  defence: number[];
  /** Its deck, the top card first. */
  deck: Card[];
  /** Its hand, the oldest card first. */
  hand: Card[];
  /** A drawn card that waits for room in the hand. */
  drawnCard: DrawnCard | null;
  /** Cards played and discarded. */
  discard: number[];
  /** Fighters knocked out. */
  knockedOut: number[];
  /** Its active fighter. */
  fighter: Fighter | null;
}

/** A choice that comes before anything else. @rule MW-KO-06 */
export interface MmaWarriorsDecision extends Decision {
  /** The opening fighter, a fighter in place of a fallen one, or a card to make room for the drawn one. */
  readonly kind: 'opening' | 'replacement' | 'discard';
  /** Who decides. */
  readonly seat: Seat;
}

/** The table; generic in what is hidden. */
export interface MmaWarriorsTable<Rng, Card, DrawnCard> extends Core<Rng, MmaWarriorsDecision[]> {
  phase: MmaWarriorsPhase;
  /** Counts the turns of both seats from 1; 0 before the first. */
  turn: number;
  /** Whose turn it is. */
  activeSeat: Seat;
  /** Who is on top; null while the fight is standing. */
  advantage: Seat | null;
  /** How many turns in a row, the running one included, nobody has played a card. */
  quietTurns: number;
  /** What each card is. */
  cards: Card[];
  /** Both sides. */
  seats: [MmaWarriorsSeat<Card, DrawnCard>, MmaWarriorsSeat<Card, DrawnCard>];
}

/** A match, with everything in it. */
export type MmaWarriorsState = MmaWarriorsTable<GeneratorState, number, number>;

/** A match as somebody may see it: decks, the other hand, what those cards are, and the generator are hidden. */
export type MmaWarriorsView = Immutable<
  MmaWarriorsTable<GeneratorState | 'hidden', number | null, number | 'hidden'>
>;

function cloneFighter(fighter: Fighter): Fighter {
  return {
    card: fighter.card,
    style: fighter.style,
    striking: fighter.striking,
    grappling: fighter.grappling,
    defense: fighter.defense,
    stamina: fighter.stamina,
    maxStamina: fighter.maxStamina,
    strikingBonus: fighter.strikingBonus,
    bleed: fighter.bleed,
  };
}

function cloneSeat(seat: MmaWarriorsSeat<number, number>): MmaWarriorsSeat<number, number> {
  return {
    auto: seat.auto,
    health: seat.health,
    energy: seat.energy,
    ownTurns: seat.ownTurns,
    energyTurns: seat.energyTurns,
    staggered: seat.staggered,
    defence: [...seat.defence],
    deck: [...seat.deck],
    hand: [...seat.hand],
    drawnCard: seat.drawnCard,
    discard: [...seat.discard],
    knockedOut: [...seat.knockedOut],
    fighter: seat.fighter === null ? null : cloneFighter(seat.fighter),
  };
}

/** An owned copy. What the cards are never changes, nor does a decision, so they are shared. */
export function cloneState(state: MmaWarriorsState): MmaWarriorsState {
  return {
    ruleset: state.ruleset,
    viewer: state.viewer,
    rng: cloneGenerator(state.rng),
    phase: state.phase,
    pending: [...state.pending],
    drawOffer: state.drawOffer,
    result: state.result,
    turn: state.turn,
    activeSeat: state.activeSeat,
    advantage: state.advantage,
    quietTurns: state.quietTurns,
    cards: state.cards,
    seats: [cloneSeat(state.seats[0]), cloneSeat(state.seats[1])],
  };
}
