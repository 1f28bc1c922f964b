// Cards on their way between deck, hand, Cage and Corner Pile, always their owner's. Whatever everybody has seen stays known, also
// when it goes back into a deck or hand.

import { otherSeat, type Seat } from '../../kernel/seat.js';
import { drawTop, moveCard } from '../../kernel/zones.js';
import type { MmaCcgOwnEvent, ToldOfCard, ToughnessCause } from './events.js';
import { cardOf } from './rules.js';
import { checkKnockOut } from './scoring.js';
import type { MmaCcgSeat, MmaCcgState } from './state.js';
import type { MmaCcgContext } from './types.js';

type Side = MmaCcgSeat<number, number[]>;

/** The events that say no more than what befell which card. */
type CardEvent = Extract<MmaCcgOwnEvent, ToldOfCard<string>>['type'];
type PlainCardEvent = Exclude<
  CardEvent,
  'cardAnnounced' | 'counterPlayed' | 'overturned' | 'counterOverturned'
>;

/** Tells what befell a card for all to see. */
export function tell(
  state: MmaCcgState,
  type: PlainCardEvent,
  player: Seat,
  card: number,
  ctx: MmaCcgContext,
): void {
  ctx.events?.push({ type, player, card, ref: cardOf(state, card, ctx.rules).id });
}

/** Says that what a seat's hand holds decides what follows; who cannot see it can tell no odds. */
export function lookIntoHand(state: MmaCcgState, seat: Seat, ctx: MmaCcgContext): void {
  if (state.viewer !== null && state.viewer !== seat) ctx.chance.unseen();
}

function forget(card: number, known: number[]): void {
  const index = known.indexOf(card);
  if (index >= 0) known.splice(index, 1);
}

/** A card of deck or hand comes out for all to see. */
function comeOut({ returned, regained }: Side, card: number): void {
  if (returned.length === 0) return;
  forget(card, returned);
  forget(card, regained);
}

/** Takes a card out of a hand, for all to see. */
export function leaveHand(side: Side, card: number): void {
  moveCard(card, side.hand, []);
  comeOut(side, card);
}

/** Takes the top card of a Stamina Deck for all to see; undefined if there is none. @rule MC-CMP-08 */
export function turnTop(side: Side, ctx: MmaCcgContext): number | undefined {
  const card = drawTop(side.deck, ctx.chance);
  if (card !== undefined) comeOut(side, card);
  return card;
}

/** Puts a card of the hand on the Corner Pile. @rule MC-CMP-06 */
export function discardCard(state: MmaCcgState, seat: Seat, card: number, ctx: MmaCcgContext): void {
  const side = state.seats[seat];
  leaveHand(side, card);
  side.corner.push(card);
  tell(state, 'discarded', seat, card, ctx);
}

/** Draws so many cards, or what is left. RULING(Q10): an empty deck does no harm, unless the ruleset says so. @rule MC-TRN-03 MC-RGP-06 */
export function drawCards(state: MmaCcgState, seat: Seat, n: number, ctx: MmaCcgContext): void {
  const side = state.seats[seat];
  for (let i = 0; i < n && state.result === null; i++) {
    const card = drawTop(side.deck, ctx.chance);
    if (card !== undefined) {
      side.hand.push(card);
      ctx.events?.push({ type: 'drew', player: seat, card });
    } else if (ctx.rules.options.emptyDeckDraw === 'none') return;
    else loseToughness(state, seat, 1, 'emptyDeck', ctx);
  }
}

/** Shuffles a Stamina Deck. @rule MC-SET-04 */
export function shuffleDeck(state: MmaCcgState, seat: Seat, ctx: MmaCcgContext): void {
  ctx.chance.shuffle(state.seats[seat].deck);
  ctx.events?.push({ type: 'shuffled', player: seat });
}

function setToughness(
  state: MmaCcgState,
  player: Seat,
  to: number,
  cause: ToughnessCause,
  ctx: MmaCcgContext,
): void {
  const side = state.seats[player];
  const from = side.toughness;
  if (from === to) return;
  side.toughness = to;
  ctx.events?.push({ type: 'toughnessChanged', player, from, to, cause });
}

/** Takes Toughness from a player. @rule MC-RES-03 MC-WIN-08 */
export function loseToughness(
  state: MmaCcgState,
  seat: Seat,
  n: number,
  cause: ToughnessCause,
  ctx: MmaCcgContext,
): void {
  setToughness(state, seat, state.seats[seat].toughness - n, cause, ctx);
  checkKnockOut(state, ctx.rules);
}

/** Takes Toughness from both players at the same time. @rule MC-WIN-08 */
export function hurtBoth(state: MmaCcgState, n: number, ctx: MmaCcgContext): void {
  const { active } = state;
  for (const seat of [active, otherSeat(active)]) {
    setToughness(state, seat, state.seats[seat].toughness - n, 'text', ctx);
  }
  checkKnockOut(state, ctx.rules);
}

/** Gives Toughness back, never above what everybody starts with. RULING(Q23) @rule MC-REC-05 */
export function regainToughness(
  state: MmaCcgState,
  seat: Seat,
  n: number,
  cause: ToughnessCause,
  ctx: MmaCcgContext,
): void {
  const { startingToughness } = ctx.rules.options;
  setToughness(state, seat, Math.min(startingToughness, state.seats[seat].toughness + n), cause, ctx);
}
