// Each side's total is its pips, the matchup of the categories, its technique's modifier, its tokens and its die, all as
// they stood before the exchange. The margin between the totals is the tier.

import type { Category } from '../../../rulesets/bjj/types.js';
import type { Seat } from '../../kernel/seat.js';
import { techniqueOf } from './rules.js';
import type { BjjState, Breakdown, Commitment, Tier } from './state.js';
import type { BjjContext } from './types.js';

/** What each category beats. @rule BJ-CAT-02 */
const BEATS: Readonly<Record<Category, Category>> = {
  attack: 'defense',
  defense: 'control',
  control: 'sweep',
  sweep: 'attack',
};

/** +1 if the own category beats the other, −1 if it is beaten, else 0. @rule BJ-CAT-02 BJ-CAT-03 BJ-CAT-04 BJ-CAT-05 */
export function matchup(own: Category, other: Category): -1 | 0 | 1 {
  if (BEATS[own] === other) return 1;
  return BEATS[other] === own ? -1 : 0;
}

/** What a margin between two totals means. @rule BJ-TIE-02 */
export function tierOf(margin: number): Tier {
  if (margin === 0) return 'stalemate';
  if (margin === 1) return 'minor';
  return margin <= 3 ? 'major' : 'dominant';
}

/** Rolls for seat 0, then for seat 1; without dice both count 0. RULING(B30): one stream, seat 0 first. @rule BJ-SCO-05 */
export function rollDice(ctx: BjjContext): readonly [number, number] {
  if (ctx.rules.options.die === 'none') return [0, 0];
  const dice = [1 + ctx.chance.int(6), 1 + ctx.chance.int(6)] as const;
  ctx.events?.push({ type: 'diceRolled', dice });
  return dice;
}

/** One side's total with its parts. @rule BJ-SCO-01 BJ-SCO-02 BJ-SCO-03 BJ-SCO-04 BJ-SCO-06 BJ-SCO-07 BJ-TOK-09 */
export function scoreSide(
  state: BjjState,
  seat: Seat,
  own: Commitment,
  other: Commitment,
  die: number,
  ctx: BjjContext,
): Breakdown {
  const control = state.control[seat];
  const against = matchup(own.category, other.category);
  const technique = techniqueOf(ctx.rules, own).modifier;
  const tokens = state.tokens[seat].length;
  return {
    control,
    matchup: against,
    technique,
    tokens,
    die,
    total: control + against + technique + tokens + die,
  };
}
