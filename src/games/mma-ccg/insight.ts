import type { Insight } from '../../kernel/insight.js';
import { otherSeat } from '../../kernel/seat.js';
import type { MmaCcgAction } from './actions.js';
import type { MmaCcgView } from './state.js';

/** What a lead in each thing is worth. Toughness decides a knock-out; cards in deck and hand are Toughness to come. */
const WORTH = { toughness: 0.014, deck: 0.004, hand: 0.008, cage: 0.006 };

/** How well a seat stands, from 0 to 1: Toughness, Stamina, cards in hand and in play. For bots that search. */
export const mmaCcgInsight: Insight<MmaCcgView, MmaCcgAction> = {
  evaluate(state, seat) {
    const own = state.seats[seat];
    const their = state.seats[otherSeat(seat)];
    const lead =
      WORTH.toughness * (own.toughness - their.toughness) +
      WORTH.deck * (own.deck.length - their.deck.length) +
      WORTH.hand * (own.hand.length - their.hand.length) +
      WORTH.cage * (own.cage.length - their.cage.length);
    return 0.5 + Math.max(-0.45, Math.min(0.45, lead));
  },
};
