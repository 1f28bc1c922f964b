// Resource keywords: Overload, Echo, Tradeable. Spell Damage adds to damage and stands in `damage.ts`.

import { TRADE_COST } from '../../../../rulesets/ragnarok-standard/numbers.js';
import type { Seat } from '../../../kernel/seat.js';
import { drawCards } from '../drawing.js';
import { cardOf, type DeckCard, type ReadyCard } from '../rules.js';
import type { HandCard, RagnarokStandardState } from '../state.js';
import type { RagnarokStandardContext } from '../types.js';
import { handCard, isHandFull, takeFromHand } from '../zones.js';

/** Crystals to be locked in the next own turn; several sum. RULING(RG-K20) @rule RS-KW-OVERLOAD */
export function overload(
  state: RagnarokStandardState,
  seat: Seat,
  amount: number,
  ctx: RagnarokStandardContext,
): void {
  if (amount === 0) return;
  state.players[seat].overloadNext += amount;
  ctx.events?.push({ type: 'overloaded', seat, amount });
}

/** What a copy by Echo never costs less than. RULING(RG-K19) @rule RS-KW-ECHO */
export const LEAST_ECHO_COST = 1;

/** A fresh copy at the right end of the hand, if there is room. @rule RS-KW-ECHO */
export function echo(
  state: RagnarokStandardState,
  seat: Seat,
  { card, isEcho }: ReadyCard,
  ctx: RagnarokStandardContext,
): void {
  if (!isEcho || isHandFull(state, seat, ctx.rules)) return;
  state.players[seat].hand.push(handCard(card.id, 'public', false, true));
  ctx.events?.push({ type: 'echoed', seat, cardId: card.id });
}

/** Copies that are still in hand vanish. @rule RS-KW-ECHO */
export function fadeEchoes(state: RagnarokStandardState, seat: Seat): void {
  const player = state.players[seat];
  for (const { echoCopy } of player.hand) {
    if (!echoCopy) continue;
    player.hand = player.hand.filter((card) => !card.echoCopy);
    return;
  }
}

/** The card as it lies in a deck. */
function deckCard({ cardId, spent }: HandCard, ctx: RagnarokStandardContext): DeckCard {
  return spent ? { cardId, spent } : cardOf(ctx.rules, cardId).fresh;
}

/** Puts cards into a deck at places that chance decides. */
export function shuffleIn(
  state: RagnarokStandardState,
  seat: Seat,
  card: HandCard,
  ctx: RagnarokStandardContext,
): void {
  const { deck } = state.players[seat];
  deck.splice(ctx.chance.int(deck.length + 1), 0, deckCard(card, ctx));
}

/** Lays a card aside, draws the top one, and shuffles it in: the traded card is never the one that is drawn. @rule RS-KW-TRADEABLE */
export function tradeIn(
  state: RagnarokStandardState,
  seat: Seat,
  index: number,
  ctx: RagnarokStandardContext,
): void {
  const card = takeFromHand(state, seat, index);
  state.players[seat].mana -= TRADE_COST;
  ctx.events?.push({ type: 'traded', seat, cardId: card.cardId });
  drawCards(state, seat, 1, ctx);
  shuffleIn(state, seat, card, ctx);
}
