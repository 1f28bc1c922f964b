// Where things are: characters in play, hands, decks, the graveyard. What a viewer cannot see must not be looked at here but
// through `lookInto`.

import { BOARD_LIMIT } from '../../../rulesets/ragnarok-standard/numbers.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { cardOf, type DeckCard, type RagnarokStandardRules, type ReadyCard } from './rules.js';
import type {
  Cause,
  Grave,
  HandCard,
  Minion,
  RagnarokStandardState,
  RagnarokStandardView,
  Shown,
} from './state.js';
import type { RagnarokStandardContext } from './types.js';

/** A minion on a table, in a state or a view. */
export type SeenMinion = RagnarokStandardView['players'][number]['board'][number];

/** Whether a number stands for a hero: that of this seat. */
export function isHero(ref: number): ref is Seat {
  return ref === 0 || ref === 1;
}

/** The minion with this number; undefined if it is not in play. */
export function minionOf(state: RagnarokStandardState, ref: number): Minion | undefined {
  for (const minion of state.players[0].board) if (minion.id === ref) return minion;
  for (const minion of state.players[1].board) if (minion.id === ref) return minion;
  return undefined;
}

/** The same in a view. */
export function seenMinion(view: RagnarokStandardView, ref: number): SeenMinion | undefined {
  return minionOf(view as RagnarokStandardState, ref);
}

/** Whose a character is; undefined if it is not in play. */
export function sideOf(view: RagnarokStandardView, ref: number): Seat | undefined {
  if (isHero(ref)) return ref;
  for (const seat of SEATS) for (const { id } of view.players[seat].board) if (id === ref) return seat;
  return undefined;
}

/** Whether there is no room for a minion. @rule RS-LIM-01 */
export function isBoardFull(view: RagnarokStandardView, seat: Seat): boolean {
  return view.players[seat].board.length >= BOARD_LIMIT;
}

/** Whether there is no room for a card. @rule RS-LIM-04 */
export function isHandFull(view: RagnarokStandardView, seat: Seat, rules: RagnarokStandardRules): boolean {
  return view.players[seat].hand.length >= rules.options.handLimit;
}

/** The minion's printed card. */
export function printed(rules: RagnarokStandardRules, minion: SeenMinion): ReadyCard {
  return cardOf(rules, minion.cardId);
}

/** Says that cards which the caller may not see decide what follows. */
export function lookInto(state: RagnarokStandardView, seat: Seat, ctx: RagnarokStandardContext): void {
  if (state.viewer !== null && state.viewer !== seat) ctx.chance.unseen();
}

/** Puts a card into the graveyard, which counts cards that are alike. @rule RS-CRD-03 */
export function toGraveyard(state: RagnarokStandardState, seat: Seat, cardId: number, cause: Cause): void {
  const { graveyard } = state.players[seat];
  for (let i = 0; i < graveyard.length; i++) {
    const grave = graveyard[i] as Grave;
    if (grave.cardId !== cardId || grave.cause !== cause) continue;
    graveyard[i] = { cardId, cause, count: grave.count + 1 };
    return;
  }
  graveyard.push({ cardId, cause, count: 1 });
}

/** A card for a hand, as it comes from outside of it. */
export function handCard(cardId: number, shown: Shown, spent = false, echoCopy = false): HandCard {
  return { cardId, costDelta: 0, echoCopy, spent, shown };
}

/** Shows a card that finds no room, and lays it away. @rule RS-LIM-05 */
function burn(state: RagnarokStandardState, seat: Seat, cardId: number, ctx: RagnarokStandardContext): void {
  toGraveyard(state, seat, cardId, 'burned');
  ctx.events?.push({ type: 'cardBurned', seat, cardId });
}

/** Puts a card into the hand, at its right end; false if it burns. */
export function intoHand(
  state: RagnarokStandardState,
  seat: Seat,
  card: HandCard,
  ctx: RagnarokStandardContext,
): boolean {
  if (isHandFull(state, seat, ctx.rules)) {
    burn(state, seat, card.cardId, ctx);
    return false;
  }
  state.players[seat].hand.push(card);
  return true;
}

/** Takes the top card of a deck, which nobody could see. */
export function takeTop(
  state: RagnarokStandardState,
  seat: Seat,
  ctx: RagnarokStandardContext,
): DeckCard | undefined {
  const { deck } = state.players[seat];
  if (deck.length === 0) return undefined;
  ctx.chance.unseen();
  return deck.shift();
}

/** Takes a card out of the hand. */
export function takeFromHand(state: RagnarokStandardState, seat: Seat, index: number): HandCard {
  return state.players[seat].hand.splice(index, 1)[0] as HandCard;
}

/** Takes some elements at random, in the order in which they are drawn; all if there are too few. */
export function pickSome<T>(list: readonly T[], count: number, ctx: RagnarokStandardContext): T[] {
  const left = [...list];
  const picked: T[] = [];
  for (let i = 0; i < count && left.length > 0; i++) {
    picked.push(left.splice(ctx.chance.int(left.length), 1)[0] as T);
  }
  return picked;
}

/**
 * The same among cards of a hand. How many there are to choose from may be hidden, so the same amount of chance is used up
 * whatever they are.
 */
export function pickFromHand(
  places: readonly number[],
  count: number,
  ctx: RagnarokStandardContext,
): number[] {
  const left = [...places];
  const picked: number[] = [];
  for (let i = 0; i < count; i++) {
    const drawn = ctx.chance.int(Math.max(1, left.length));
    picked.push(...left.splice(drawn, 1));
  }
  return picked;
}
