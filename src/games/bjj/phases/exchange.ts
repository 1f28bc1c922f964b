// Both choices are turned over and scored. A stalemate changes nothing. A dominant submission ends the match before
// anything else happens. Otherwise the winner's technique takes effect, in the order of BJ-ORD-01; the loser's counted
// only through its score.

import type { AutomaticPhase } from '../../../kernel/definition.js';
import { InvariantError } from '../../../kernel/errors.js';
import { otherSeat, type Seat } from '../../../kernel/seat.js';
import { shiftControl } from '../control.js';
import type { BjjEffect } from '../events.js';
import { award, penalizeRisk } from '../points.js';
import { techniqueOf } from '../rules.js';
import { rollDice, scoreSide, tierOf } from '../score.js';
import type { BjjState, Commitment, Exchange, Tier } from '../state.js';
import { earn, loseOldest, spendRequired, strip } from '../tokens.js';
import { changePosition } from '../transition.js';
import type { BjjContext, BjjTypes } from '../types.js';

type Choices = readonly [Commitment, Commitment];

/** Turns both choices over. @rule BJ-TRN-02 BJ-TRN-03 */
function reveal(state: BjjState, ctx: BjjContext): Choices {
  const [first, second] = state.committed;
  if (first === null || second === null) throw new InvariantError('an exchange needs both commitments');
  const choices: Choices = [first, second];
  state.committed = [null, null];
  ctx.events?.push({ type: 'revealed', choices });
  return choices;
}

/** Compares the totals. @rule BJ-SCO-06 BJ-TIE-01 BJ-TIE-03 */
function score(state: BjjState, choices: Choices, ctx: BjjContext): Omit<Exchange, 'effects'> {
  const [first, second] = choices;
  const dice = rollDice(ctx);
  const breakdown = [
    scoreSide(state, 0, first, second, dice[0], ctx),
    scoreSide(state, 1, second, first, dice[1], ctx),
  ] as const;
  const lead = breakdown[0].total - breakdown[1].total;
  const margin = Math.abs(lead);
  const tier = tierOf(margin);
  const winner = lead > 0 ? 0 : lead < 0 ? 1 : null;
  ctx.events?.push({ type: 'exchangeScored', breakdown, margin, tier, winner });
  return { turn: state.turn, choices, breakdown, margin, tier, winner };
}

/** What the winner's technique does. @rule BJ-ORD-01 BJ-TRN-04 BJ-TIE-04 BJ-TIE-05 BJ-TIE-06 */
function resolve(
  state: BjjState,
  winner: Seat,
  tier: Tier,
  choices: Choices,
  ctx: BjjContext,
  effects: BjjEffect[],
): void {
  const loser = otherSeat(winner);
  const technique = techniqueOf(ctx.rules, choices[winner]);
  // BJ-SUB-01: a dominant submission ends the match; nothing else of the exchange is applied.
  if (technique.isSubmission && tier === 'dominant') {
    effects.push({ type: 'submissionLocked', seat: winner, techniqueId: technique.id });
    return;
  }
  spendRequired(state, choices, ctx, effects);
  shiftControl(state, winner, technique.category, tier, ctx, effects);
  earn(state, winner, technique, tier, ctx, effects);
  strip(state, loser, technique, tier, effects);
  loseOldest(state, loser, tier, effects);
  changePosition(state, winner, technique, tier, ctx, effects);
  award(state, winner, technique, tier, effects);
  penalizeRisk(state, winner, techniqueOf(ctx.rules, choices[loser]), tier, ctx, effects);
}

/** One exchange from reveal to effects. @rule BJ-TRN-03 BJ-ORD-01 */
export const exchange: AutomaticPhase<BjjTypes> = {
  enter(state, ctx) {
    const choices = reveal(state, ctx);
    const { turn, breakdown, margin, tier, winner } = score(state, choices, ctx);
    const effects: BjjEffect[] = [];
    // BJ-TIE-03: a stalemate has no winner and no effect at all.
    if (winner === null) effects.push({ type: 'stalemate' });
    else resolve(state, winner, tier, choices, ctx, effects);
    state.last = { turn, choices, breakdown, margin, tier, winner, effects };
    if (ctx.events !== undefined) for (const effect of effects) ctx.events.push(effect);
    return 'endCheck';
  },
};
