// The end of a match: a knock-out at any moment, a card that says so, or after the last round the judges, who count the Victory
// Points of the cards in play, then what is left of the Toughness.

import type { MmaCcgClause } from '../../../rulesets/mma-ccg/clauses.js';
import { finish } from '../../kernel/flow.js';
import { draw, win } from '../../kernel/result.js';
import { otherSeat, SEATS, type Seat } from '../../kernel/seat.js';
import { findCard, type MmaCcgRules } from './rules.js';
import type { MmaCcgState, MmaCcgView } from './state.js';
import type { MmaCcgContext, MmaCcgReason } from './types.js';

/** The Victory Points of a seat's cards in play, negative ones too. RULING(Q17): those of Routines count. @rule MC-WIN-05 MC-RTN-03 */
export function victoryPoints(view: MmaCcgView, seat: Seat, rules: MmaCcgRules): number {
  let total = 0;
  for (const card of view.seats[seat].cage) {
    const found = findCard(view, card, rules);
    if (found !== undefined && (rules.options.routineVP || found.type !== 'routine')) total += found.vp;
  }
  return total;
}

function won(seat: Seat, reason: MmaCcgReason, rule: MmaCcgClause) {
  return win(seat, reason, rule);
}

/** Ends the match if somebody has no Toughness left. RULING(Q19): if both have none, it is a draw. @rule MC-WIN-01 MC-WIN-08 */
export function checkKnockOut(state: MmaCcgState, { options }: MmaCcgRules): void {
  const [first, second] = SEATS.map((seat) => state.seats[seat].toughness <= 0);
  if (!first && !second) return;
  if (first !== second) {
    finish(state, won(first ? 1 : 0, 'knockout', 'MC-WIN-01'));
  } else if (options.simultaneousKO === 'draw') {
    finish(state, draw('draw', 'MC-WIN-08'));
  } else {
    const winner = options.simultaneousKO === 'activeWins' ? state.active : otherSeat(state.active);
    finish(state, won(winner, 'knockout', 'MC-WIN-08'));
  }
}

/** The user of a card wins by its text. @rule MC-WIN-02 */
export function winByCard(state: MmaCcgState, seat: Seat): 'over' {
  return finish(state, won(seat, 'card', 'MC-WIN-02'));
}

/** The judges decide. @rule MC-WIN-04 MC-WIN-06 MC-WIN-07 */
export function judge(state: MmaCcgState, { rules, events }: MmaCcgContext): 'over' {
  const [a, b] = state.seats;
  const vp = [victoryPoints(state, 0, rules), victoryPoints(state, 1, rules)] as const;
  events?.push({ type: 'scored', vp, toughness: [a.toughness, b.toughness] });
  if (vp[0] !== vp[1]) return finish(state, won(vp[0] > vp[1] ? 0 : 1, 'decision', 'MC-WIN-04'));
  if (a.toughness !== b.toughness) {
    return finish(state, won(a.toughness > b.toughness ? 0 : 1, 'decision', 'MC-WIN-06'));
  }
  return finish(state, draw('draw', 'MC-WIN-07'));
}
