// A token is +1 for its holder and opens gated techniques. Big wins earn tokens and strip them; a dominant loss costs the
// oldest one; some positions clear what no longer makes sense in them.

import type { Technique, Token } from '../../../rulesets/bjj/types.js';
import { TOKENS } from '../../../rulesets/bjj/vocabulary.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import type { BjjEffect, TokenLoss } from './events.js';
import { techniqueOf } from './rules.js';
import type { BjjState, Commitment, Tier } from './state.js';
import type { BjjContext } from './types.js';

function gain(
  state: BjjState,
  seat: Seat,
  token: Token,
  why: 'reward' | 'bonus',
  effects: BjjEffect[],
): void {
  state.tokens[seat].push(token);
  effects.push({ type: 'tokenGained', seat, token, why });
}

function lose(
  state: BjjState,
  seat: Seat,
  token: Token | undefined,
  why: TokenLoss,
  effects: BjjEffect[],
): void {
  if (token === undefined) return;
  const index = state.tokens[seat].indexOf(token);
  if (index < 0) return;
  state.tokens[seat].splice(index, 1);
  effects.push({ type: 'tokenLost', seat, token, why });
}

/** Under B26 gated techniques spend their tokens, whoever wins; otherwise they keep them. @rule BJ-TOK-11 */
export function spendRequired(
  state: BjjState,
  choices: readonly [Commitment, Commitment],
  ctx: BjjContext,
  effects: BjjEffect[],
): void {
  if (!ctx.rules.options.tokens.consumeRequired) return;
  for (const seat of SEATS) {
    for (const token of techniqueOf(ctx.rules, choices[seat]).requiredTokens)
      lose(state, seat, token, 'spent', effects);
  }
}

/** The winner's reward, or on a dominant win without one a random token. @rule BJ-TEC-04 BJ-TOK-02 BJ-TOK-03 BJ-TOK-04 */
export function earn(
  state: BjjState,
  winner: Seat,
  technique: Technique,
  tier: Tier,
  ctx: BjjContext,
  effects: BjjEffect[],
): void {
  if (tier === 'minor') return;
  const held = state.tokens[winner];
  const token = technique.tokenReward;
  if (token !== null) earnReward(state, winner, token, ctx, effects);
  else if (tier === 'dominant' && held.length < ctx.rules.options.limits.tokens) {
    const unheld = TOKENS.filter((kind) => !held.includes(kind));
    gain(state, winner, ctx.chance.pick(unheld), 'bonus', effects);
  }
}

function earnReward(
  state: BjjState,
  winner: Seat,
  token: Token,
  ctx: BjjContext,
  effects: BjjEffect[],
): void {
  const { limits, tokens } = ctx.rules.options;
  const held = state.tokens[winner];
  if (held.includes(token)) {
    effects.push({ type: 'rewardWasted', seat: winner, token, why: 'held' });
    return;
  }
  if (held.length >= limits.tokens) {
    // RULING(B06): a reward that finds no room is lost, or under the option takes the oldest token's place.
    if (tokens.onFull === 'drop' || held.length === 0) {
      effects.push({ type: 'rewardWasted', seat: winner, token, why: 'full' });
      return;
    }
    lose(state, winner, held[0], 'replaced', effects);
  }
  gain(state, winner, token, 'reward', effects);
}

/** The winner's technique takes its token from the loser. @rule BJ-TEC-05 BJ-TOK-05 */
export function strip(
  state: BjjState,
  loser: Seat,
  technique: Technique,
  tier: Tier,
  effects: BjjEffect[],
): void {
  if (tier === 'minor' || technique.tokenRemove === null) return;
  lose(state, loser, technique.tokenRemove, 'strip', effects);
}

/** A dominant loss costs the oldest token that is left. RULING(B38): oldest means held longest. @rule BJ-TOK-06 */
export function loseOldest(state: BjjState, loser: Seat, tier: Tier, effects: BjjEffect[]): void {
  if (tier === 'dominant') lose(state, loser, state.tokens[loser][0], 'dominant', effects);
}

/** Entering a position removes its auto-clear tokens from both sides. @rule BJ-TOK-07 BJ-TOK-08 */
export function autoClear(state: BjjState, ctx: BjjContext, effects: BjjEffect[]): void {
  for (const token of ctx.rules.positions.get(state.position)?.autoClear ?? []) {
    for (const seat of SEATS) lose(state, seat, token, 'autoClear', effects);
  }
}
