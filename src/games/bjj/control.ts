// Control is a tug-of-war: a win with control takes a pip from the loser, or, when there is none to take, adds one to the
// winner. So both sides never hold pips at once.

import type { Category } from '../../../rulesets/bjj/types.js';
import { otherSeat, SEATS, type Seat } from '../../kernel/seat.js';
import type { BjjEffect } from './events.js';
import type { BjjState, BjjView, Tier } from './state.js';
import type { BjjContext } from './types.js';

function setPips(state: BjjState, seat: Seat, pips: number, effects: BjjEffect[]): void {
  const from = state.control[seat];
  if (from === pips) return;
  state.control[seat] = pips;
  effects.push({ type: 'controlShifted', seat, from, to: pips });
}

/** One step of the tug-of-war, if the winner's category is control. @rule BJ-CTL-01 BJ-CTL-02 BJ-CTL-03 BJ-CTL-04 */
export function shiftControl(
  state: BjjState,
  winner: Seat,
  category: Category,
  tier: Tier,
  ctx: BjjContext,
  effects: BjjEffect[],
): void {
  if (category !== 'control') return;
  // RULING(B15): any win moves pips, unless the ruleset asks for a major one.
  if (tier === 'minor' && ctx.rules.options.control.minTier === 'major') return;
  const loser = otherSeat(winner);
  if (state.control[loser] > 0) setPips(state, loser, state.control[loser] - 1, effects);
  else if (state.control[winner] < ctx.rules.options.limits.pips) {
    setPips(state, winner, state.control[winner] + 1, effects);
  }
}

/** Pips survive transitions, unless the ruleset resets them (B16). @rule BJ-CTL-06 */
export function resetControl(state: BjjState, ctx: BjjContext, effects: BjjEffect[]): void {
  if (!ctx.rules.options.control.resetOnTransition) return;
  for (const seat of SEATS) setPips(state, seat, 0, effects);
}

/** The tug-of-war as one number: positive for seat 0, negative for seat 1. @rule BJ-CTL-05 */
export function controlBalance(view: Pick<BjjView, 'control'>): number {
  return view.control[0] - view.control[1];
}
