// A fight is standing until a takedown succeeds: then one seat is on top and has the positional advantage, alone. A regular
// strike or a knockout puts both back on their feet.

import type { Seat } from '../../kernel/seat.js';
import type { MmaWarriorsState } from './state.js';
import type { MmaWarriorsContext } from './types.js';

/** Puts a seat on top. @rule MW-POS-01 MW-POS-02 MW-TKD-08 */
export function takeAdvantage(state: MmaWarriorsState, seat: Seat, ctx: MmaWarriorsContext): void {
  if (state.advantage === seat) return;
  if (state.advantage !== null) ctx.events?.push({ type: 'advantageLost', seat: state.advantage });
  state.advantage = seat;
  ctx.events?.push({ type: 'advantageGained', seat });
}

/** Puts both fighters on their feet; all that does not end here keeps the position. @rule MW-POS-03 MW-POS-04 MW-POS-05 */
export function standUp(state: MmaWarriorsState, ctx: MmaWarriorsContext): void {
  if (state.advantage === null) return;
  ctx.events?.push({ type: 'advantageLost', seat: state.advantage });
  state.advantage = null;
  ctx.events?.push({ type: 'backToStanding' });
}
