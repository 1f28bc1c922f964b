import { SEATS, type Seat } from './seat.js';

/** How a match ended. */
export interface Result<Reason extends string = string, Clause extends string = string> {
  /** Who won; null for a draw, and where both lost. */
  readonly winner: Seat | null;
  /** What the match is worth to each seat: 1 for a win, ½ for a draw, 0 for a loss. */
  readonly scores: readonly [number, number];
  /** What ended it. */
  readonly reason: Reason;
  /** The clause that ended it. */
  readonly rule: Clause;
}

/** A win for one seat. @rule K-RES-01 */
export function win<Reason extends string, Clause extends string>(
  winner: Seat,
  reason: Reason,
  rule: Clause,
): Result<Reason, Clause> {
  return { winner, scores: winner === SEATS[0] ? [1, 0] : [0, 1], reason, rule };
}

/** A match that nobody wins and nobody loses. @rule K-RES-02 */
export function draw<Reason extends string, Clause extends string>(
  reason: Reason,
  rule: Clause,
): Result<Reason, Clause> {
  return { winner: null, scores: [0.5, 0.5], reason, rule };
}

/** A match that both seats lose. @rule K-RES-03 */
export function bothLose<Reason extends string, Clause extends string>(
  reason: Reason,
  rule: Clause,
): Result<Reason, Clause> {
  return { winner: null, scores: [0, 0], reason, rule };
}
