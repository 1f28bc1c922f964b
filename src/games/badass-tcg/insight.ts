import type { Insight } from '../../kernel/insight.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import type { BadassTcgAction } from './actions.js';
import type { BadassTcgView } from './state.js';

/** What a lead in each thing is worth. */
const WORTH = { life: 0.012, power: 0.02, permanents: 0.012, hand: 0.02, poison: 0.03, energy: 0.003 };

/** Everything that speaks for a seat, added up. */
function standing(view: BadassTcgView, seat: Seat): number {
  const { life, hand, poison, energy } = view.players[seat];
  let sum = WORTH.life * life + WORTH.hand * hand.length - WORTH.poison * poison + WORTH.energy * energy;
  for (const it of view.battlefield) {
    if (it.controller === seat) sum += WORTH.permanents + WORTH.power * it.power;
  }
  return sum;
}

/** What an action is, whatever numbers its cards have in an imagined state. */
function label(view: BadassTcgView, action: BadassTcgAction): string {
  const { type } = action;
  if (!('card' in action)) return JSON.stringify(action);
  return JSON.stringify({ ...action, type, card: view.cards[action.card] ?? null });
}

/** How well a seat stands, from 0 to 1: life, board, hand, poison and energy. For bots that search. */
export const badassTcgInsight: Insight<BadassTcgView, BadassTcgAction> = {
  evaluate(state, seat) {
    const lead = standing(state, seat) - standing(state, otherSeat(seat));
    return 0.5 + Math.max(-0.45, Math.min(0.45, lead));
  },
  label,
};
