// How bets go: what is owed, who acts, how much can be bet. Pure functions on a view, so that moves, bots and frontends ask the same.

import { BIG_BLIND } from '../../../rulesets/ragnarok-poker/numbers.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { hasStatus } from '../ragnarok/statuses.js';
import type { BetObstacle } from './actions.js';
import { type RagnarokPokerRules, staminaCost } from './rules.js';
import type { RagnarokPokerView } from './state.js';

/** What both have committed in this hand. */
export function pot({ fighters }: RagnarokPokerView): number {
  return fighters[0].committed + fighters[1].committed;
}

/** What a seat owes to the bet to match. @rule RP-BET-05 */
export function toCall(view: RagnarokPokerView, seat: Seat): number {
  return Math.max(0, view.betToMatch - view.fighters[seat].betThisRound);
}

/** What Engage pays: what is owed, as far as it goes. RULING(RG-P09): stamina may limit it. @rule RP-BET-05 */
export function engagement(view: RagnarokPokerView, seat: Seat, { options }: RagnarokPokerRules): number {
  const { hp, stamina } = view.fighters[seat];
  const payable = Math.min(toCall(view, seat), hp);
  return options.callNeedsStamina ? Math.min(payable, stamina * options.hpPerStamina) : payable;
}

/** Who acts next in a round, if anybody does. @rule RP-BET-12 RP-BET-13 */
export function nextToAct(view: RagnarokPokerView, preferred: Seat): Seat | null {
  const { fighters, acted } = view;
  if (!fighters[0].allIn && !fighters[1].allIn) {
    const isEven = fighters[0].betThisRound === fighters[1].betThisRound;
    return acted[0] && acted[1] && isEven ? null : preferred;
  }
  // RP-BET-13: whoever is not all-in must still answer what is owed; then nobody acts any more.
  for (const seat of [preferred, otherSeat(preferred)]) {
    if (!fighters[seat].allIn && toCall(view, seat) > 0) return seat;
  }
  return null;
}

/** The least bet, or the least raise part. RULING(RG-P07) @rule RP-BET-03 RP-BET-04 */
function leastBet(view: RagnarokPokerView, { options }: RagnarokPokerRules): number {
  return options.minRaise === 'lastRaise' ? Math.max(BIG_BLIND, view.lastRaise) : BIG_BLIND;
}

/** What keeps a seat from a bet of so much, or a raise by so much. @rule RP-BET-03 RP-BET-04 RP-BET-09 RP-BET-10 */
export function betObstacle(
  view: RagnarokPokerView,
  seat: Seat,
  kind: 'attack' | 'counterAttack',
  amount: number,
  rules: RagnarokPokerRules,
): BetObstacle | null {
  const { options } = rules;
  const { hp, stamina, statuses } = view.fighters[seat];
  if (kind === 'attack' && view.betToMatch > 0) return 'BET_OUTSTANDING';
  if (kind === 'counterAttack' && view.betToMatch === 0) return 'NOTHING_TO_RAISE';
  const left = hp - toCall(view, seat);
  const isAllIn = amount === left;
  if (amount < leastBet(view, rules) && !isAllIn) return 'BELOW_MINIMUM';
  if (!Number.isInteger(amount / options.betStep) && !isAllIn) return 'NOT_WHOLE';
  if (amount > left || left <= 0) return 'NOT_ENOUGH_HP';
  if (staminaCost(amount, options.hpPerStamina) > stamina) return 'NOT_ENOUGH_STAMINA';
  if (view.fighters[otherSeat(seat)].allIn) return 'OPPONENT_ALL_IN';
  return hasStatus(statuses, 'frozen') ? 'FROZEN' : null;
}

/** What a seat can bet or raise by. */
export interface BetRange {
  /** Whether it would be a bet or a raise. */
  readonly type: 'attack' | 'counterAttack';
  /** The least legal amount. */
  readonly min: number;
  /** The largest legal amount. */
  readonly max: number;
  /** Between them every multiple of this is legal. */
  readonly step: number;
  /** Whether the largest amount is all-in; then it need be no multiple. */
  readonly allIn: boolean;
}

/**
 * What a seat can bet or raise by in a betting round; null where it can do neither. All-in is the largest amount, if stamina
 * suffices; a fighter with less than the minimum can only go all-in.
 * @rule RP-BET-03 RP-BET-04 RP-BET-08
 */
export function betRange(view: RagnarokPokerView, seat: Seat, rules: RagnarokPokerRules): BetRange | null {
  const { betStep: step, hpPerStamina } = rules.options;
  const type = view.betToMatch > 0 ? 'counterAttack' : 'attack';
  const { hp, stamina } = view.fighters[seat];
  const left = hp - toCall(view, seat);
  const isLegal = (amount: number) => betObstacle(view, seat, type, amount, rules) === null;
  const least = leastBet(view, rules);
  const most = Math.floor(Math.min(left, stamina * hpPerStamina) / step) * step;
  const allIn = isLegal(left);
  if (!allIn && !isLegal(most)) return null;
  const max = allIn ? left : most;
  return { type, min: Math.min(least, max), max, step, allIn };
}

/** The amounts that are listed: the least, half the pot, the pot, and the most; each once, from small to large. */
export function listedAmounts(
  view: RagnarokPokerView,
  seat: Seat,
  { min, max, step }: BetRange,
): readonly number[] {
  const called = pot(view) + toCall(view, seat);
  const amounts = [min];
  for (const share of [Math.floor(called / 2 / step) * step, Math.floor(called / step) * step, max]) {
    if (share > (amounts[amounts.length - 1] as number) && share <= max) amounts.push(share);
  }
  return amounts;
}
