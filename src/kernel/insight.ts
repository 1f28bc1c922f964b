import type { Seat } from './seat.js';

/** What somebody who knows a game can tell a bot that knows only its rules. */
export interface Insight<V, A> {
  /** How well a seat stands, from 0 (lost) to 1 (won). The state is a view of everything, or one that was imagined. */
  evaluate(state: V, seat: Seat): number;
  /**
   * What an action amounts to. Actions with the same label are taken to be the same choice; without it, they are what their
   * fields say. Of use where cards are numbers that mean something else in every imagined state.
   */
  label?(state: V, action: A): string;
}
