import fc from 'fast-check';
import { UsageError } from '../kernel/errors.js';
import type { Rejection } from '../kernel/rejection.js';
import { SEATS, type Seat } from '../kernel/seat.js';
import type { Exam } from './exam.js';
import { arbHostile, spoiltAction } from './hostile.js';
import { mutateAction } from './mutate.js';
import type { Action, State, View } from './subject.js';

// What laws try out on a state.

/** Legal actions of a seat outside the canonical list. */
export function extendedActions(exam: Exam, state: State, seat: Seat): readonly Action[] {
  return state.result === null ? (exam.options.extended?.(state, seat, exam.chance) ?? []) : [];
}

/** Everything that is known to be legal, for both seats. */
export function legalPool(exam: Exam, state: State): readonly Action[] {
  return SEATS.flatMap((seat) => [
    ...exam.game.legalActions(state, seat),
    ...extendedActions(exam, state, seat),
  ]);
}

/** Everything that was listed in a match for a seat, sampled: what is tried where it may no longer be legal. */
export function matchPool(exam: Exam): readonly Action[] {
  const { states } = exam.match;
  const some = [0, 1, 2, 3].map(() => exam.chance.pick(states));
  return [...exam.match.actions, ...some.flatMap((state) => legalPool(exam, state))];
}

/** Actions near legal ones. */
export function mutatedActions(exam: Exam, pool: readonly Action[], limit: number): readonly Action[] {
  if (pool.length === 0) return [];
  return Array.from({ length: limit }, () => mutateAction(exam.chance.pick(pool), pool, exam.chance));
}

let strangers: readonly unknown[] | undefined;

/** Things that are no actions. */
export function hostileValues(exam: Exam, pool: readonly Action[], limit: number): readonly unknown[] {
  // Made once: making them takes longer than refusing them.
  strangers ??= fc.sample(arbHostile(), { seed: 1, numRuns: 400 });
  const { chance } = exam;
  const known = strangers;
  return Array.from({ length: limit }, () => {
    const isStranger = pool.length === 0 || chance.percent(50);
    return isStranger
      ? chance.pick(known)
      : spoiltAction(chance.pick(pool), chance.int(1000), exam.options.optionalFields);
  });
}

/** Some elements of a list. */
export function someOf<T>(exam: Exam, list: readonly T[], limit: number): readonly T[] {
  return list.length <= limit ? list : exam.chance.shuffle([...list]).slice(0, limit);
}

/** One seat's listed, extended, mutated and untimely actions, its match moves, and things that are no actions. */
export function triesOf(exam: Exam, state: State, seat: Seat): readonly Action[] {
  const pool = [...legalPool(exam, state), ...someOf(exam, matchPool(exam), 8)];
  const tries = [...someOf(exam, pool, 12), ...mutatedActions(exam, pool, 12)];
  const seatMoves = ['concede', 'offerDraw', 'acceptDraw', 'declineDraw'].map((type) => ({ type, seat }));
  const own = tries.filter((action) => action.seat === seat);
  return [...own, ...seatMoves, ...(hostileValues(exam, pool, 4) as Action[])];
}

/** Why a state or view refuses an action: a rejection, null for none, or the code of a thrown `UsageError`. */
export function verdict(exam: Exam, view: View, action: Action): Rejection | string | null {
  try {
    return exam.game.validate(view, action) ?? null;
  } catch (error) {
    if (error instanceof UsageError) return error.code;
    throw error;
  }
}

/** The code of the `UsageError` that something throws; undefined if it throws nothing. */
export function usageCode(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.code;
    throw error;
  }
}
