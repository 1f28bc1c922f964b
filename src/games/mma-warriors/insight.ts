import type { Insight } from '../../kernel/insight.js';
import { otherSeat } from '../../kernel/seat.js';
import type { MmaWarriorsAction } from './actions.js';
import type { MmaWarriorsView } from './state.js';

/** What a lead in each thing is worth. Health is what the match is about; stamina is health to come. */
const WORTH = { health: 0.012, stamina: 0.012, hand: 0.01, advantage: 0.04, energy: 0.004 };

/** How well a seat stands, from 0 to 1: health, stamina, cards, position and energy. For bots that search. */
export const mmaWarriorsInsight: Insight<MmaWarriorsView, MmaWarriorsAction> = {
  evaluate(state, seat) {
    const own = state.seats[seat];
    const their = state.seats[otherSeat(seat)];
    const onTop = state.advantage === null ? 0 : state.advantage === seat ? 1 : -1;
    const lead =
      WORTH.health * (own.health - their.health) +
      WORTH.stamina * ((own.fighter?.stamina ?? 0) - (their.fighter?.stamina ?? 0)) +
      WORTH.hand * (own.hand.length - their.hand.length) +
      WORTH.advantage * onTop +
      WORTH.energy * (own.energy - their.energy);
    return 0.5 + Math.max(-0.45, Math.min(0.45, lead));
  },
};
