// Drawing, and what an empty deck does.

import type { Seat } from '../../kernel/seat.js';
import { NONE } from './agenda.js';
import { dealDamage } from './damage.js';
import type { RagnarokStandardState } from './state.js';
import type { RagnarokStandardContext } from './types.js';
import { handCard, intoHand, takeTop } from './zones.js';

/** Damage by an empty deck: 1, then 2, then 3. RULING(RG-S16) @rule RS-LIM-06 */
function fatigue(state: RagnarokStandardState, seat: Seat, ctx: RagnarokStandardContext): void {
  const { fatigue: kind } = ctx.rules.options;
  if (kind === 'none') return;
  const player = state.players[seat];
  player.fatigue += 1;
  const amount = kind === 'flat' ? 1 : player.fatigue;
  ctx.events?.push({ type: 'fatigue', seat, amount });
  const dealer = { seat, self: NONE, keywords: [], weaponCard: NONE };
  dealDamage(state, [{ ref: seat, amount, dealer }], ctx);
}

/** Draws cards one after the other; without room a card burns. @rule RS-LIM-05 RS-LIM-06 */
export function drawCards(
  state: RagnarokStandardState,
  seat: Seat,
  count: number,
  ctx: RagnarokStandardContext,
): void {
  for (let i = 0; i < count; i++) {
    const card = takeTop(state, seat, ctx);
    if (card === undefined) {
      fatigue(state, seat, ctx);
      continue;
    }
    if (!intoHand(state, seat, handCard(card.cardId, 'nobody', card.spent), ctx)) continue;
    ctx.events?.push({ type: 'cardDrawn', seat, cardId: card.cardId });
  }
}
