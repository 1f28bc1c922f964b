import type { AnyAction } from '../kernel/any-game.js';
import type { Game } from '../kernel/game.js';
import type { Insight } from '../kernel/insight.js';
import type { Seat } from '../kernel/seat.js';

/** What a state is worth to a seat: its score if the match is over, otherwise what an evaluation says, or one half. */
export function scoreOf<S extends V, V, A extends AnyAction, E, O>(
  game: Game<S, V, A, E, O>,
  state: V,
  seat: Seat,
  insight: Insight<V, A> | undefined,
): number {
  const result = game.result(state);
  if (result !== undefined) return result.scores[seat];
  return insight === undefined ? 0.5 : Math.min(1, Math.max(0, insight.evaluate(state, seat)));
}
