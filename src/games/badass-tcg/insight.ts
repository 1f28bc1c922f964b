import type { Insight } from '../../kernel/insight.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import type { BadassTcgAction } from './actions.js';
import type { BadassTcgView } from './state.js';

/** What a lead in each thing is worth. */
const WORTH = { life: 0.012, hand: 0.015, permanent: 0.012, figures: 0.012, poison: 0.03 };

function standing(view: BadassTcgView, seat: Seat): number {
  const { life, hand, poison } = view.players[seat];
  let sum = WORTH.life * life + WORTH.hand * hand.length - WORTH.poison * poison;
  for (const { controller, power, toughness } of view.battlefield) {
    if (controller === seat) sum += WORTH.permanent + WORTH.figures * (power + toughness / 2);
  }
  return sum;
}

/** How well a seat stands, from 0 to 1: life, cards in hand, and what it has on the battlefield. For bots that search. */
export const badassTcgInsight: Insight<BadassTcgView, BadassTcgAction> = {
  evaluate(state, seat) {
    const lead = standing(state, seat) - standing(state, otherSeat(seat));
    return 0.5 + Math.max(-0.45, Math.min(0.45, lead));
  },
};
