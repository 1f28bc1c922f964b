import type { Immutable } from 'immer';
import type { Category, Role, Token } from '../../../rulesets/bjj/types.js';
import type { Core, Decision } from '../../kernel/game.js';
import { cloneGenerator, type GeneratorState } from '../../kernel/generator.js';
import type { Seat } from '../../kernel/seat.js';
import type { BjjEffect } from './events.js';

// A match is a place (position and roles), what each side has gathered, and the commitments of the running turn.

/** What a side has chosen for this turn. */
export interface Commitment {
  /** The category. */
  readonly category: Category;
  /** The technique of that category. */
  readonly techniqueId: string;
}

/** The other side's open commitment, as one may see it: there is one. @rule BJ-TRN-02 */
export interface HiddenCommitment {
  /** Not to be seen. */
  readonly category: 'hidden';
  /** Not to be seen. */
  readonly techniqueId: 'hidden';
}

/** The mark that stands for a commitment in other people's views. */
export const HIDDEN_COMMITMENT: HiddenCommitment = /* @__PURE__ */ Object.freeze({
  category: 'hidden',
  techniqueId: 'hidden',
});

/** How far the winner won. @rule BJ-TIE-02 */
export type Tier = 'stalemate' | 'minor' | 'major' | 'dominant';

/** The parts of one side's total. @rule BJ-SCO-01 */
export interface Breakdown {
  /** Own control pips. */
  readonly control: number;
  /** +1, 0 or −1 from the categories. */
  readonly matchup: number;
  /** The technique's modifier. */
  readonly technique: number;
  /** Own tokens. */
  readonly tokens: number;
  /** The die; 0 where none is rolled. */
  readonly die: number;
  /** All of them together. */
  readonly total: number;
}

/** One resolved turn. */
export interface Exchange {
  /** Which turn it was. */
  readonly turn: number;
  /** What the sides had chosen. */
  readonly choices: readonly [Commitment, Commitment];
  /** How their totals came about. */
  readonly breakdown: readonly [Breakdown, Breakdown];
  /** How far the totals lay apart. */
  readonly margin: number;
  /** What that means. */
  readonly tier: Tier;
  /** Whose total was higher. */
  readonly winner: Seat | null;
  /** What followed, in order. */
  readonly effects: readonly BjjEffect[];
}

/** `choosing` waits for commitments; the other phases run by themselves. */
export type BjjPhase = 'choosing' | 'exchange' | 'endCheck' | 'over';

/** The table; generic in what is hidden. */
export interface BjjTable<Rng, Choice, Pending> extends Core<Rng, Pending> {
  phase: BjjPhase;
  /** Counts the turns from 1. */
  turn: number;
  /** Where the sides are. */
  position: string;
  /** What each side is there. */
  roles: [Role, Role];
  /** Points of each side. */
  points: [number, number];
  /** Advantages of each side. */
  advantages: [number, number];
  /** Control pips of each side; never both above 0. */
  control: [number, number];
  /** Tokens of each side, the one held longest first. */
  tokens: [Token[], Token[]];
  /** What each side has chosen for this turn. */
  committed: [Choice | null, Choice | null];
  /** The turn before, or null if there was none. */
  last: Exchange | null;
}

/** A match, with everything in it. */
export type BjjState = BjjTable<GeneratorState, Commitment, Decision[]>;

/** A match as somebody may see it: the other side's open commitment and the generator are hidden. */
export type BjjView = Immutable<
  BjjTable<GeneratorState | 'hidden', Commitment | HiddenCommitment, readonly Decision[]>
>;

/** An owned copy. Commitments and past exchanges never change, so they are shared. */
export function cloneState(state: BjjState): BjjState {
  return {
    ruleset: state.ruleset,
    viewer: state.viewer,
    rng: cloneGenerator(state.rng),
    phase: state.phase,
    pending: [...state.pending],
    drawOffer: state.drawOffer,
    result: state.result,
    turn: state.turn,
    position: state.position,
    roles: [state.roles[0], state.roles[1]],
    points: [state.points[0], state.points[1]],
    advantages: [state.advantages[0], state.advantages[1]],
    control: [state.control[0], state.control[1]],
    tokens: [[...state.tokens[0]], [...state.tokens[1]]],
    committed: [state.committed[0], state.committed[1]],
    last: state.last,
  };
}
