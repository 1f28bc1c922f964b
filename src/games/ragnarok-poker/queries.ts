// What frontends and bots want to know of a combat.

import type { RankRow } from '../../../rulesets/ragnarok-poker/types.js';
import { type Fraction, fraction } from '../../kernel/fraction.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { engagement, pot } from './betting.js';
import { bestFive, evaluate, rankOf } from './hands.js';
import type { RagnarokPokerRules } from './rules.js';
import type { RagnarokPokerView } from './state.js';

/** The price of a call. */
export interface PotOdds {
  /** What Engage costs. */
  readonly call: number;
  /** What is in the pot before it. */
  readonly pot: number;
  /** The share of the pot that the call is, afterwards: call ÷ (pot + call). */
  readonly odds: Fraction;
}

/**
 * The price of a call for a seat; null where there is nothing to call.
 * @example
 * ```ts
 * import { formatFraction } from 'holmgang';
 * import { createRagnarokPoker, potOdds } from 'holmgang/ragnarok-poker';
 * const game = createRagnarokPoker('vanilla');
 * const odds = potOdds(game.setup({ seed: 'docs' }), 0, game.rules);
 * console.log(odds?.call, odds?.pot, odds && formatFraction(odds.odds)); // 5 16 5/21
 * ```
 */
export function potOdds(view: RagnarokPokerView, seat: Seat, rules: RagnarokPokerRules): PotOdds | null {
  const call = engagement(view, seat, rules);
  if (call === 0) return null;
  const total = pot(view);
  return { call, pot: total, odds: fraction(2 * call, 2 * (total + call)) };
}

/** A hand as far as a view shows it. */
export interface KnownHand {
  /** Its rank, with its names and its multiplier. */
  readonly rank: RankRow;
  /** The five cards that count. */
  readonly best: readonly number[];
}

/** What a seat holds together with the community cards; null while that is hidden or fewer than five cards. @rule RP-HR-03 */
export function knownHand(view: RagnarokPokerView, seat: Seat): KnownHand | null {
  const cards = [...view.fighters[seat].hole, ...view.community].filter((card) => card !== null);
  const isWhole = !view.fighters[seat].hole.includes(null) && cards.length >= 5;
  return isWhole ? { rank: rankOf(evaluate(cards)), best: bestFive(cards) } : null;
}

/** What a hand would cost a seat if it were lost now, armor taken off, and what it would cost the other. RULING(RG-P11) @rule RP-RES-04 */
export function stakes(
  view: RagnarokPokerView,
  seat: Seat,
): { readonly own: number; readonly other: number } {
  const cost = (of: Seat) => Math.max(0, view.fighters[of].committed - view.fighters[of].armor);
  return { own: cost(seat), other: cost(otherSeat(seat)) };
}
