import type fc from 'fast-check';
import type { Chance } from '../kernel/chance.js';
import type { Core, Decision, Game } from '../kernel/game.js';
import type { GeneratorState } from '../kernel/generator.js';
import type { Seat, Viewer } from '../kernel/seat.js';

// The laws hold for every game, so they look at states, actions and events only as far as every game has them.

/** A full state, as far as all games agree. */
export type State = Core<GeneratorState, Decision[]>;

/** A view, as far as all games agree. */
export type View = Core;

/** An action, as far as all games agree. */
export interface Action {
  readonly type: string;
  readonly seat: Seat;
  readonly [field: string]: unknown;
}

/** An event, as far as all games agree. */
export interface Event {
  readonly type: string;
}

/** Any game. */
export type AnyGame = Game<State, View, Action, Event, object>;

/** What the contract suite must know of a game beside its rules. */
export interface ContractOptions<S, V, A, E, O> {
  /** Setup options to try; without them every match has the defaults. */
  readonly setups?: fc.Arbitrary<O>;
  /** How many matches each law looks at. */
  readonly runs?: number;
  /** The seed of fast-check, to repeat a failure. */
  readonly seed?: number;
  /** No match between progress-making players has more actions. */
  readonly maxActions: number;
  /** How a progress-making player chooses; without it, any legal action, each equally likely. */
  progress?(view: V, seat: Seat, legal: readonly A[], chance: Chance): A;
  /**
   * A copy of a state in which all that is hidden from the viewer is dealt anew, written without the help of `view`;
   * undefined says that the game hides nothing but its generator.
   */
  readonly scramble: ((state: S, viewer: Viewer, chance: Chance) => S) | undefined;
  /** Legal actions outside the canonical list: all of them, or, together with `isExtended`, some. */
  extended?(state: S, seat: Seat, chance: Chance): readonly A[];
  /** Whether an action may be legal though neither `legalActions` nor `extended` names it. */
  isExtended?(state: S, action: A): boolean;
  /** Fields of actions that may be left out. */
  readonly optionalFields?: readonly string[];
  /** A JSON value that never changes in a match. */
  conserved?(state: S): unknown;
  /** Whether these events tell the viewer something that was hidden; without it they never do. */
  discloses?(events: readonly E[], viewer: Viewer): boolean;
  /** Says that chance trees are always too large to tell. */
  readonly odds?: 'never';
  /** Says that the players never decide at the same time. */
  readonly simultaneous?: 'never';
  /** Matches small enough to list every world that fits a view; `never` says that there are none. */
  readonly smallWorlds?: SmallWorlds<S, V, O> | 'never';
  /** Dotted paths of objects in the state whose keys are data, so that fields may come and go (`board.pieces`). */
  readonly tables?: readonly string[];
  /** Is told how much each law has compared. */
  counted?(law: string, counts: Readonly<Record<string, number>>): void;
  /** How many characters of JSON a state never exceeds. */
  readonly maxStateSize?: number;
}

/** How to list every world that fits a view. */
export interface SmallWorlds<S, V, O> {
  /** Setup options that keep the number of worlds small; without them, those of the contract. */
  readonly setups?: fc.Arbitrary<O>;
  /** Every state that fits a view, by an independent method, or undefined where there are too many. Generators do not matter. */
  worlds?(view: V): readonly S[] | undefined;
}

/** The options of any game. */
export type AnyOptions = ContractOptions<State, View, Action, Event, object>;
