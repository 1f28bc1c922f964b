// What a card deals after its text: Toughness Damage at once, then Stamina Damage point by point. Each point turns up the top card of
// the opponent's Stamina Deck; an applicable Counter among them stops the rest and ends the turn.

import { otherSeat } from '../../kernel/seat.js';
import { stops } from './classes.js';
import { loseToughness, turnTop } from './piles.js';
import { cardOf } from './rules.js';
import type { MmaCcgState, Play } from './state.js';
import type { MmaCcgContext } from './types.js';

/** Turns up the top card; whether it stops the card that deals the damage. RULING(Q25) @rule MC-RES-04 MC-RES-05 MC-RES-06 MC-CMP-06 */
function overturn(state: MmaCcgState, play: Play, index: number, ctx: MmaCcgContext): boolean {
  const player = otherSeat(play.seat);
  const side = state.seats[player];
  const card = turnTop(side, ctx);
  if (card === undefined) return false;
  side.corner.push(card);
  const found = cardOf(state, card, ctx.rules);
  ctx.events?.push({ type: 'overturned', player, card, ref: found.id, index, of: play.s });
  if (!stops(state, found, play, ctx.rules)) return false;
  const remaining = play.s - index;
  ctx.events?.push({ type: 'counterOverturned', player, card, ref: found.id, stopped: play.card, remaining });
  return true;
}

/** Deals a card's Stamina Damage; true if an applicable Counter stops it. @rule MC-RES-04 MC-RES-08 MC-RES-09 */
function dealStaminaDamage(state: MmaCcgState, play: Play, ctx: MmaCcgContext): boolean {
  const player = otherSeat(play.seat);
  const { deck } = state.seats[player];
  for (let index = 1; index <= play.s; index++) {
    if (deck.length > 0) {
      if (overturn(state, play, index, ctx)) return true;
      continue;
    }
    ctx.events?.push({ type: 'staminaRedirected', player });
    loseToughness(state, player, 1, 'staminaDamage', ctx);
    if (state.result !== null) return false;
  }
  return false;
}

/** Deals a card's damage to the other player; true if it was stopped. RULING(Q9, Q27) @rule MC-RES-01 MC-RES-03 MC-RES-11 */
export function dealDamage(state: MmaCcgState, play: Play, ctx: MmaCcgContext): boolean {
  if (play.t > 0) loseToughness(state, otherSeat(play.seat), play.t, 'toughnessDamage', ctx);
  return state.result === null && dealStaminaDamage(state, play, ctx);
}
