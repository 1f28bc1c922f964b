// Choices in the middle of things: cards to discard, to shuffle in or to take back, and positions. Several cards are chosen one at
// a time, and move together when the choice closes: with the last one that there may be, or with being done.

import type { Filter, Position } from '../../../rulesets/mma-ccg/types.js';
import { InvariantError } from '../../kernel/errors.js';
import type { Seat } from '../../kernel/seat.js';
import { moveCard } from '../../kernel/zones.js';
import { matches } from './classes.js';
import { discardCard, drawCards, lookIntoHand, shuffleDeck, tell } from './piles.js';
import { findCard, type MmaCcgRules } from './rules.js';
import type { MmaCcgDecision, MmaCcgState, MmaCcgView } from './state.js';
import type { MmaCcgContext } from './types.js';

const NO_CARDS: readonly number[] = [];
const NO_POSITIONS: readonly Position[] = [];
const ANY: Filter = /* @__PURE__ */ (() => [{ is: 'any', maxT: null }])();

/** A choice of cards. */
export function cardChoice(
  kind: MmaCcgDecision['kind'],
  seat: Seat,
  least: number,
  most: number,
  filter: Filter = ANY,
): MmaCcgDecision {
  return { kind, seat, least, most, chosen: NO_CARDS, filter, among: NO_POSITIONS };
}

/** Lets a player choose a position. */
export function choosePosition(state: MmaCcgState, seat: Seat, among: readonly Position[]): void {
  state.pending.push({ kind: 'position', seat, least: 1, most: 1, chosen: NO_CARDS, filter: [], among });
}

/** The cards that a choice is about, in the order of their pile; null where one is hidden. */
export function candidates(
  view: MmaCcgView,
  { kind, seat, filter }: MmaCcgDecision,
  rules: MmaCcgRules,
): readonly (number | null)[] {
  const { hand, corner } = view.seats[seat];
  if (kind !== 'regain') return kind === 'recycle' ? corner : hand;
  return corner.filter((card) => {
    const found = findCard(view, card, rules);
    return found !== undefined && matches(found, filter);
  });
}

/** Puts a chosen card in the place that it has in its pile, so that the order of choosing does not matter. */
export function withCard(
  decision: MmaCcgDecision,
  card: number,
  pile: readonly (number | null)[],
): MmaCcgDecision {
  const chosen = [...decision.chosen, card].sort((a, b) => pile.indexOf(a) - pile.indexOf(b));
  return { ...decision, chosen };
}

/**
 * The cards that are listed for a choice: those after the last one chosen, so that no set of cards is listed in two orders; or any,
 * where those would not be enough.
 */
export function listed(
  decision: Pick<MmaCcgDecision, 'least' | 'chosen'>,
  pile: readonly (number | null)[],
): readonly number[] {
  const { chosen, least } = decision;
  const start = chosen.length === 0 ? 0 : pile.indexOf(chosen[chosen.length - 1] as number) + 1;
  // So many have to follow the one that is taken now.
  const needed = Math.max(0, least - chosen.length - 1);
  const after = pile.slice(start, Math.max(start, pile.length - needed));
  const open = after.length > 0 || chosen.length >= least ? after : pile;
  return open.filter((card) => card !== null && !chosen.includes(card)) as number[];
}

/** Lets a player discard so many cards; a hand that holds no more is discarded without asking. @rule MC-RES-02 */
export function chooseDiscards(state: MmaCcgState, seat: Seat, n: number, ctx: MmaCcgContext): void {
  const { hand } = state.seats[seat];
  if (hand.length > n) state.pending.push(cardChoice('discard', seat, n, n));
  else {
    if (hand.length > 0) lookIntoHand(state, seat, ctx);
    for (const card of [...hand]) discardCard(state, seat, card, ctx);
  }
}

/** Lets a player shuffle up to so many cards of the Corner Pile into the deck. @rule MC-REC-04 */
export function chooseRecycled(state: MmaCcgState, seat: Seat, n: number): void {
  const most = Math.min(n, state.seats[seat].corner.length);
  if (most > 0) state.pending.push(cardChoice('recycle', seat, 0, most));
}

/** Lets a player take up to so many cards of the Corner Pile to hand. */
export function chooseRegained(
  state: MmaCcgState,
  seat: Seat,
  n: number,
  filter: Filter,
  rules: MmaCcgRules,
): void {
  const choice = cardChoice('regain', seat, 0, n, filter);
  const most = Math.min(n, candidates(state, choice, rules).length);
  if (most > 0) state.pending.push({ ...choice, most });
}

/** The cards that were set aside wait until as many are drawn; only then are they shuffled in. RULING(Q14) @rule MC-SET-07 MC-SET-08 */
function mulligan(state: MmaCcgState, { seat, chosen }: MmaCcgDecision, ctx: MmaCcgContext): void {
  const side = state.seats[seat];
  for (const card of chosen) moveCard(card, side.hand, []);
  ctx.events?.push({ type: 'mulliganed', player: seat, count: chosen.length });
  drawCards(state, seat, chosen.length, ctx);
  if (chosen.length === 0) return;
  side.deck.push(...chosen);
  shuffleDeck(state, seat, ctx);
}

function recycle(state: MmaCcgState, { seat, chosen }: MmaCcgDecision, ctx: MmaCcgContext): void {
  const side = state.seats[seat];
  for (const card of chosen) moveCard(card, side.corner, side.deck);
  side.returned.push(...chosen);
  ctx.events?.push({ type: 'recycled', player: seat, count: chosen.length });
  if (chosen.length > 0) shuffleDeck(state, seat, ctx);
}

function regain(state: MmaCcgState, { seat, chosen }: MmaCcgDecision, ctx: MmaCcgContext): void {
  const side = state.seats[seat];
  for (const card of chosen) {
    moveCard(card, side.corner, side.hand);
    side.returned.push(card);
    side.regained.push(card);
    tell(state, 'regained', seat, card, ctx);
  }
}

/** Does what was chosen. */
export function carryOut(state: MmaCcgState, decision: MmaCcgDecision, ctx: MmaCcgContext): void {
  const { kind, seat, chosen } = decision;
  if (kind === 'position') throw new InvariantError('a position is no card');
  if (kind === 'mulligan') mulligan(state, decision, ctx);
  else if (kind === 'recycle') recycle(state, decision, ctx);
  else if (kind === 'regain') regain(state, decision, ctx);
  else for (const card of chosen) discardCard(state, seat, card, ctx);
}
