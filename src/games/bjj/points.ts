// Points come from scoring transitions that win clearly. A scoring technique that wins narrowly, and a clear win without
// a transition, give an advantage instead.

import type { Technique } from '../../../rulesets/bjj/types.js';
import type { Seat } from '../../kernel/seat.js';
import type { AdvantageSource, BjjEffect } from './events.js';
import type { BjjState, Tier } from './state.js';
import type { BjjContext } from './types.js';

function giveAdvantage(state: BjjState, seat: Seat, why: AdvantageSource, effects: BjjEffect[]): void {
  state.advantages[seat] += 1;
  effects.push({ type: 'advantageScored', seat, why });
}

/** The winner's points or advantage. @rule BJ-PTS-01 BJ-PTS-03 BJ-PTS-04 BJ-ADV-01 BJ-ADV-02 BJ-ADV-03 BJ-SUB-02 BJ-SUB-03 */
export function award(
  state: BjjState,
  winner: Seat,
  technique: Technique,
  tier: Tier,
  effects: BjjEffect[],
): void {
  const { transition, ibjjfPoints, pointsLabel } = technique;
  if (transition === null) {
    // RULING(B18): a missed submission is named twice in the rules, but gives one advantage.
    if (tier !== 'minor')
      giveAdvantage(state, winner, technique.isSubmission ? 'nearSubmission' : 'nonTransition', effects);
    return;
  }
  if (pointsLabel === null) return;
  if (tier === 'minor') {
    giveAdvantage(state, winner, 'minor', effects);
    return;
  }
  state.points[winner] += ibjjfPoints;
  effects.push({ type: 'pointsScored', seat: winner, amount: ibjjfPoints, label: pointsLabel });
}

/** Under B25 a risky technique that loses clearly gives the winner one more advantage. @rule BJ-TEC-09 BJ-ADV-02 */
export function penalizeRisk(
  state: BjjState,
  winner: Seat,
  losing: Technique,
  tier: Tier,
  ctx: BjjContext,
  effects: BjjEffect[],
): void {
  if (ctx.rules.options.risk.penalty === 'none' || losing.risk !== 'risky' || tier === 'minor') return;
  giveAdvantage(state, winner, 'riskyLoss', effects);
}
