// A turn is over: the hand is brought down to its limit, and the other seat's turn begins.

import { HAND_LIMIT } from '../../../../rulesets/mma-warriors/numbers.js';
import { finish } from '../../../kernel/flow.js';
import { otherSeat } from '../../../kernel/seat.js';
import { stalling } from '../exhaustion.js';
import { discard } from '../hand.js';
import { lookIntoHand } from '../rules.js';
import type { MmaWarriorsPhase, MmaWarriorsState } from '../state.js';
import type { MmaWarriorsContext } from '../types.js';

/** Passes the turn on, unless nobody plays any more. @rule MW-TRN-01 MW-TRN-02 */
export function passTurn(state: MmaWarriorsState, auto: boolean, ctx: MmaWarriorsContext): MmaWarriorsPhase {
  const seat = state.activeSeat;
  ctx.events?.push({ type: 'turnEnded', seat, auto });
  const result = stalling(state, ctx.rules);
  if (result !== null) return finish(state, result);
  state.activeSeat = otherSeat(seat);
  return 'energy';
}

/** The End phase. RULING(A51): the oldest cards go; only a large opening hand makes it necessary. @rule MW-END-01 MW-RES-04 */
export function end(state: MmaWarriorsState, auto: boolean, ctx: MmaWarriorsContext): MmaWarriorsPhase {
  const seat = state.activeSeat;
  const { hand } = state.seats[seat];
  if (hand.length > HAND_LIMIT) {
    lookIntoHand(state, seat, ctx);
    const isNewest = ctx.rules.options.hand.endDiscard === 'newest';
    while (hand.length > HAND_LIMIT) {
      discard(state, seat, hand[isNewest ? hand.length - 1 : 0] as number, 'endPhase', ctx);
    }
  }
  return passTurn(state, auto, ctx);
}
