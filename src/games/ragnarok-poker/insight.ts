import type { Insight } from '../../kernel/insight.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import type { RagnarokPokerAction } from './actions.js';
import type { RagnarokPokerView } from './state.js';

/** What stamina and armor are worth in HP. */
const WORTH = { stamina: 0.5, armor: 0.8 };

/**
 * How well a seat stands, from 0 to 1: HP, armor and stamina against the other's; what is in the pot counts half. For bots that search.
 */
export const ragnarokPokerInsight: Insight<RagnarokPokerView, RagnarokPokerAction> = {
  evaluate(view, seat) {
    const strength = (of: Seat) => {
      const { hp, committed, armor, stamina } = view.fighters[of];
      return hp + committed / 2 + WORTH.armor * armor + WORTH.stamina * Math.min(stamina, 20);
    };
    const [own, other] = [strength(seat), strength(otherSeat(seat))];
    return 0.05 + (0.9 * own) / (own + other || 1);
  },
  label(view, action) {
    if (action.type !== 'castSpell') return JSON.stringify(action);
    return `cast ${view.fighters[action.seat].spellHand[action.hand] ?? action.hand}`;
  },
};
