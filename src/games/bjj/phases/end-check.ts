// After each exchange: a submission wins, then enough points, then, when the last turn is over, more points, more
// advantages, and at last the referee's coin.

import type { BjjClause } from '../../../../rulesets/bjj/clauses.js';
import type { AutomaticPhase } from '../../../kernel/definition.js';
import { finish } from '../../../kernel/flow.js';
import { draw, type Result, win } from '../../../kernel/result.js';
import { SEATS, type Seat } from '../../../kernel/seat.js';
import type { BjjState } from '../state.js';
import type { BjjContext, BjjTypes } from '../types.js';

/** What can end a match from inside the game. */
export type BjjReason = 'submission' | 'points' | 'time_points' | 'time_advantages' | 'referee' | 'draw';

type BjjResult = Result<BjjReason, BjjClause>;

/** The clause behind each end. @rule BJ-WIN-01 BJ-WIN-02 BJ-WIN-03 BJ-WIN-05 */
export const END_RULES: Readonly<Record<BjjReason, BjjClause>> = {
  submission: 'BJ-WIN-01',
  points: 'BJ-WIN-02',
  time_points: 'BJ-WIN-03',
  time_advantages: 'BJ-WIN-03',
  referee: 'BJ-WIN-03',
  draw: 'BJ-WIN-05',
};

function won(seat: Seat, reason: BjjReason): BjjResult {
  return win(seat, reason, END_RULES[reason]);
}

/** Who has more of something. */
function leader([first, second]: readonly [number, number]): Seat | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

function submission(state: BjjState): BjjResult | undefined {
  const lock = state.last?.effects.find((effect) => effect.type === 'submissionLocked');
  return lock && won(lock.seat, 'submission');
}

function pointsVictory(state: BjjState, limit: number): BjjResult | undefined {
  const seat = SEATS.find((candidate) => state.points[candidate] >= limit);
  return seat === undefined ? undefined : won(seat, 'points');
}

/** Time is up. RULING(B37): the coin is fair; the ruleset may call a full tie a draw. @rule BJ-WIN-03 BJ-WIN-05 BJ-ADV-04 */
function timeExpiry(state: BjjState, ctx: BjjContext): BjjResult {
  const ahead = leader(state.points);
  if (ahead !== null) return won(ahead, 'time_points');
  const pressing = leader(state.advantages);
  if (pressing !== null) return won(pressing, 'time_advantages');
  if (ctx.rules.options.tie === 'draw') return draw('draw', END_RULES.draw);
  return won(ctx.chance.pick(SEATS), 'referee');
}

/** Ends the match or begins the next turn. @rule BJ-WIN-01 BJ-WIN-02 BJ-WIN-03 BJ-WIN-05 BJ-TRN-05 */
export const endCheck: AutomaticPhase<BjjTypes> = {
  enter(state, ctx) {
    const { limits } = ctx.rules.options;
    const decided = submission(state) ?? pointsVictory(state, limits.points);
    if (decided) return finish(state, decided);
    if (state.turn >= limits.turns) return finish(state, timeExpiry(state, ctx));
    state.turn += 1;
    ctx.events?.push({ type: 'turnAdvanced', turn: state.turn });
    return 'choosing';
  },
};
