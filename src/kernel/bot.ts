import type { Chance } from './chance.js';
import type { Seat } from './seat.js';

/** What a bot may use beside its view. */
export interface BotContext {
  /** Chance of its own, never that of the match. */
  readonly chance: Chance;
}

/** A player that is a program. It never holds a state, only its own view. `Answer` may be a promise of an action. */
export interface Bot<V, A, Answer = A> {
  /** What it is called. */
  readonly name: string;
  /** Chooses one of its legal actions. */
  choose(view: V, seat: Seat, context: BotContext): Answer;
}
