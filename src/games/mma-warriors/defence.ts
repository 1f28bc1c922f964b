// A defence card is played ahead and waits on its seat for the next strike or submission. It stays over turns and knockouts
// until it is used, cleared by a takedown attempt, or replaced by another one.

import type { Card } from '../../../rulesets/mma-warriors/types.js';
import type { Seat } from '../../kernel/seat.js';
import { cardOf } from './rules.js';
import type { MmaWarriorsState } from './state.js';
import type { MmaWarriorsContext } from './types.js';

/** Removes every waiting card without effect. @rule MW-TKD-07 */
export function clearDefence(state: MmaWarriorsState, seat: Seat, ctx: MmaWarriorsContext): void {
  const side = state.seats[seat];
  for (const waiting of side.defence) {
    ctx.events?.push({ type: 'defenceCleared', seat, kind: cardOf(state, waiting, ctx.rules).id });
  }
  side.defence = [];
}

/** Lets a card wait. RULING(A54, A55, A56): one at a time, on the seat, without expiry. @rule MW-DEF-01 MW-DEF-11 MW-DEF-12 */
export function setDefence(
  state: MmaWarriorsState,
  seat: Seat,
  card: number,
  { id, reduction }: Card,
  ctx: MmaWarriorsContext,
): void {
  const side = state.seats[seat];
  const [old] = side.defence;
  if (old !== undefined && ctx.rules.options.defence.slot !== 'queue') {
    ctx.events?.push({ type: 'defenceReplaced', seat, kind: cardOf(state, old, ctx.rules).id });
    side.defence = [];
  }
  side.defence.push(card);
  ctx.events?.push({ type: 'defenceSet', seat, kind: id, reduction });
}
