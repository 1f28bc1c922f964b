// Drawing is smart: a hand with two fighters draws no third one, but the topmost card that is none, and the passed-over fighter
// goes to the bottom. Where only fighters are left the draw fails without harm; from an empty deck it loses the match. A full
// hand gives up its oldest card. Nothing that was played or discarded ever comes back (MW-HND-06).

import { FIGHTER_LIMIT, HAND_LIMIT } from '../../../rulesets/mma-warriors/numbers.js';
import { finish } from '../../kernel/flow.js';
import { win } from '../../kernel/result.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { moveCard } from '../../kernel/zones.js';
import type { DiscardReason, DrawFailure } from './events.js';
import { cardOf, isFighter, type MmaWarriorsRules } from './rules.js';
import type { MmaWarriorsState, MmaWarriorsView } from './state.js';
import type { MmaWarriorsContext } from './types.js';

/** How many fighters a hand is seen to hold. @rule MW-RES-05 */
export function countFighters(view: MmaWarriorsView, seat: Seat, rules: MmaWarriorsRules): number {
  let count = 0;
  for (const card of view.seats[seat].hand) if (isFighter(view, card, rules)) count++;
  return count;
}

/** Puts a card of the hand on the discard pile. RULING(A67): for all to see. @rule MW-HND-06 */
export function discard(
  state: MmaWarriorsState,
  seat: Seat,
  card: number,
  why: DiscardReason,
  ctx: MmaWarriorsContext,
): void {
  const side = state.seats[seat];
  moveCard(card, side.hand, side.discard);
  ctx.events?.push({
    type: 'cardDiscarded',
    seat,
    cardId: card,
    ref: cardOf(state, card, ctx.rules).id,
    why,
  });
}

/** Adds a drawn card to the hand, as its newest. */
export function takeInHand(state: MmaWarriorsState, seat: Seat, card: number, ctx: MmaWarriorsContext): void {
  state.seats[seat].hand.push(card);
  ctx.events?.push({ type: 'cardDrawn', seat, cardId: card });
}

/** The place in the deck of the card to be drawn; undefined if only fighters are left for a hand that takes none. @rule MW-HND-01 MW-HND-04 */
function nextCard(state: MmaWarriorsState, seat: Seat, rules: MmaWarriorsRules): number | undefined {
  const { deck } = state.seats[seat];
  if (!isFighter(state, deck[0] ?? null, rules) || countFighters(state, seat, rules) < FIGHTER_LIMIT)
    return 0;
  const index = deck.findIndex((card) => !isFighter(state, card, rules));
  return index < 0 ? undefined : index;
}

/** What becomes of a fighter that was passed over. RULING(A47): only that one moves, to the bottom. @rule MW-HND-02 */
function returnFighter(
  state: MmaWarriorsState,
  seat: Seat,
  isPassed: boolean,
  ctx: MmaWarriorsContext,
): void {
  const side = state.seats[seat];
  const { smartReturn } = ctx.rules.options.draw;
  if (isPassed) ctx.events?.push({ type: 'smartDraw', seat });
  // Every draw shuffles, so that the chance used up does not tell whether a fighter was passed over.
  const shuffled = smartReturn === 'shuffle' ? ctx.chance.shuffle([...side.deck]) : null;
  if (!isPassed) return;
  if (shuffled !== null) side.deck = shuffled;
  else if (smartReturn === 'bottom') side.deck.push(...side.deck.splice(0, 1));
}

/** A draw without a card. @rule MW-HND-03 MW-HND-05 MW-WIN-03 MW-DRW-05 */
function failDraw(
  state: MmaWarriorsState,
  seat: Seat,
  reason: DrawFailure,
  loses: boolean,
  ctx: MmaWarriorsContext,
): void {
  ctx.events?.push({ type: 'drawFailed', seat, reason });
  if (loses) finish(state, win(otherSeat(seat), 'Deck Out', 'MW-WIN-03'));
}

/** Draws a card, in the draw phase or by an effect. @rule MW-DRW-03 MW-DRW-05 MW-COR-02 */
export function drawCard(
  state: MmaWarriorsState,
  seat: Seat,
  cause: 'phase' | 'effect',
  ctx: MmaWarriorsContext,
): void {
  const { draw, deckOut, hand } = ctx.rules.options;
  const side = state.seats[seat];
  if (side.deck.length === 0) {
    // RULING(A49): an effect that draws from an empty deck loses too, unless the ruleset is milder.
    failDraw(state, seat, 'emptyDeck', cause === 'phase' || deckOut.effectDraw === 'lose', ctx);
    return;
  }
  ctx.chance.unseen();
  const index = nextCard(state, seat, ctx.rules);
  if (index === undefined) {
    // RULING(A48): a deck of fighters is not an empty one.
    failDraw(state, seat, 'onlyFighters', draw.onlyFighters === 'deckOut', ctx);
    return;
  }
  const [card] = side.deck.splice(index, 1) as [number];
  returnFighter(state, seat, index > 0, ctx);
  if (side.hand.length < HAND_LIMIT) takeInHand(state, seat, card, ctx);
  else if (hand.overflow === 'chooseDiscard' && !side.auto) {
    side.drawnCard = card;
    state.pending.push({ kind: 'discard', seat });
    ctx.events?.push({ type: 'discardNeeded', seat });
  } else {
    // MW-DRW-03, RULING(A46): the oldest card makes room.
    discard(state, seat, side.hand[0] as number, 'overflow', ctx);
    takeInHand(state, seat, card, ctx);
  }
}
