import { type Chance, createChance } from '../kernel/chance.js';
import type { Viewer } from '../kernel/seat.js';
import { isEqual } from '../kernel/share.js';
import { Finding } from './broken-law.js';
import type { AnyMatch, Step } from './match.js';
import { difference } from './plain.js';
import type { Action, AnyGame, AnyOptions, Event, State } from './subject.js';

/** A law as it is written: looks at one match at a time and counts what it compares. */
export interface LawText {
  /** The law, as a sentence. */
  readonly name: string;
  /** What must have been compared at least once in all matches together. */
  needs(options: AnyOptions): readonly string[];
  /** Whether the law can be asked of this game; without it, it always can. */
  applies?(options: AnyOptions): boolean;
  /** Which matches it looks at: all setups, or only those with small worlds. */
  readonly world?: 'small';
  /** Looks at one match. */
  examine(match: AnyMatch, exam: Exam): void;
}

/** One place in a match. */
export interface Position {
  /** The state there. */
  readonly state: State;
  /** The action that follows, unless it is the last state. */
  readonly step: Step<State, Action, Event> | undefined;
}

/** Who can look at a match. */
export const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** One law's look at all matches: where it is, and how much it has compared. */
export class Exam {
  /** The game under examination. */
  readonly game: AnyGame;
  /** What its author says about it. */
  readonly options: AnyOptions;
  /** How often each thing was compared. */
  readonly tally = new Map<string, number>();
  #match: AnyMatch | undefined;
  #index = 0;
  #viewer: Viewer | undefined;
  #chance: Chance = createChance('');

  /** Prepares a law's look at a game. */
  constructor(game: AnyGame, options: AnyOptions) {
    this.game = game;
    this.options = options;
  }

  /** Chance for the law's own samples; the same for the same match. */
  get chance(): Chance {
    return this.#chance;
  }

  /** The match under examination. */
  get match(): AnyMatch {
    if (this.#match === undefined) throw new Error('no match is open');
    return this.#match;
  }

  /** Turns to the next match. */
  open(match: AnyMatch): void {
    this.#match = match;
    this.#index = 0;
    this.#viewer = undefined;
    this.#chance = createChance(`exam ${JSON.stringify(match.plan.seed)}`);
  }

  /** Some places of the match in order: the last one always, the others at random. */
  *positions(limit: number): Generator<Position> {
    const { match } = this;
    const last = match.states.length - 1;
    const others = this.#chance.shuffle(Array.from({ length: last }, (_, i) => i)).slice(0, limit - 1);
    for (const index of [...others.sort((a, b) => a - b), last]) {
      this.#index = index;
      this.#viewer = undefined;
      const state = match.states[index];
      if (state !== undefined) yield { state, step: match.steps[index] };
    }
  }

  /** Some places of the match that are followed by an action. */
  *steps(limit: number): Generator<Step<State, Action, Event>> {
    for (const { step } of this.positions(limit + 1)) if (step) yield step;
  }

  /** Says whose seat or view the next comparisons are about. */
  about(viewer: Viewer): void {
    this.#viewer = viewer;
  }

  /** Notes that something was compared. */
  count(what: string, times = 1): void {
    this.tally.set(what, (this.tally.get(what) ?? 0) + times);
  }

  /** Stops unless something holds. */
  require(holds: boolean, message: () => string): void {
    if (!holds) throw this.finding(message());
  }

  /** Stops unless two plain values are equal, and counts the comparison. */
  equal(actual: unknown, expected: unknown, what: string, message = () => what): void {
    this.count(what);
    if (!isEqual(actual, expected)) throw this.finding(`${message()}: ${difference(actual, expected)}`);
  }

  /** What is wrong, with the place where the law was looking. */
  finding(message: string, cause?: unknown): Error {
    if (this.#match === undefined) return new Error(message, { cause });
    const where = { match: this.#match, index: this.#index, viewer: this.#viewer };
    return new Finding(message, where, cause === undefined ? undefined : { cause });
  }
}
