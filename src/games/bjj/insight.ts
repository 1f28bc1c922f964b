import type { Insight } from '../../kernel/insight.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import type { BjjAction } from './actions.js';
import type { BjjView } from './state.js';

/** What a lead in each thing is worth; a whole submission's length away, a point is most of what there is. */
const WORTH = { points: 0.05, advantages: 0.02, control: 0.05, tokens: 0.015, top: 0.04 };

/**
 * How well a seat stands, from 0 to 1: points, advantages, control, tokens and who is on top. For bots that search.
 */
export const bjjInsight: Insight<BjjView, BjjAction> = {
  evaluate(state, seat) {
    const other = otherSeat(seat);
    const top = (who: Seat) => (state.roles[who] === 'top' ? 1 : 0);
    const lead =
      WORTH.points * (state.points[seat] - state.points[other]) +
      WORTH.advantages * (state.advantages[seat] - state.advantages[other]) +
      WORTH.control * (state.control[seat] - state.control[other]) +
      WORTH.tokens * (state.tokens[seat].length - state.tokens[other].length) +
      WORTH.top * (top(seat) - top(other));
    return 0.5 + Math.max(-0.45, Math.min(0.45, lead));
  },
};
