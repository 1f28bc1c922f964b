// What Maneuvers, Referee cards and Counters have in common when they are played from hand: what they need, what they cost, and
// how they are announced.

import type { Card } from '../../../rulesets/mma-ccg/types.js';
import type { Options } from '../../kernel/options.js';
import { reject } from '../../kernel/rejection.js';
import type { Seat } from '../../kernel/seat.js';
import { integer, listOf, optional } from '../../kernel/shape.js';
import type { CounterMove, PlayCard } from './actions.js';
import { allHold, matches } from './classes.js';
import { discardCard, leaveHand } from './piles.js';
import { cardOf, findCard, type MmaCcgRules } from './rules.js';
import type { MmaCcgState, MmaCcgView, Play } from './state.js';
import type { MmaCcgContext } from './types.js';

/** The shape of a card in an action. */
export const cardShape = /* @__PURE__ */ integer(0, 999);

/** The shape of a list of cards in an action. */
export const cardsShape = /* @__PURE__ */ listOf(cardShape, 0, 99);

/** The fields of playing a card. */
export const playFields = /* @__PURE__ */ (() => ({ card: cardShape, costCards: optional(cardsShape) }))();

/** The cards of a seat's own hand. */
export function ownHand(view: MmaCcgView, seat: Seat): readonly number[] {
  return view.seats[seat].hand as readonly number[];
}

/** What keeps a card of the hand from being played; undefined if nothing does but perhaps its cost. @rule MC-PLY-02 MC-PLY-03 MC-PLY-05 MC-CTR-02 MC-CTR-08 */
function obstacleTo(view: MmaCcgView, seat: Seat, { type, req, when, vs }: Card, rules: MmaCcgRules) {
  const { play } = view;
  const isCounter = type === 'counter';
  const position = isCounter && play !== null ? play.position : view.position;
  if (req !== null && req !== position) {
    return reject('WRONG_POSITION', isCounter ? 'MC-CTR-02' : 'MC-PLY-02', { needs: req, position });
  }
  if (!allHold(view, seat, when, rules)) return reject('CONDITION_NOT_MET', 'MC-PLY-05');
  if (!isCounter || play === null) return undefined;
  const target = findCard(view, play.card, rules);
  if (target === undefined || !matches(target, vs)) {
    return reject('NOT_APPLICABLE', 'MC-CTR-02', { card: play.card });
  }
  return play.nohand ? reject('CANNOT_BE_COUNTERED', 'MC-CTR-08', { card: play.card }) : undefined;
}

/** Whether exactly the printed number of other cards is offered. @rule MC-PLY-04 */
function pays(
  hand: readonly (number | null)[],
  card: number,
  cost: number,
  costCards: readonly number[] | undefined,
): boolean {
  if (costCards === undefined) return cost === 0;
  if (cost === 0 || costCards.length !== cost || new Set(costCards).size !== cost) return false;
  return costCards.every((each) => each !== card && hand.includes(each));
}

/** Why a card cannot be played from hand. */
export function checkPlay(view: MmaCcgView, action: PlayCard | CounterMove, rules: MmaCcgRules) {
  const { type, seat, card, costCards } = action;
  const { hand } = view.seats[seat];
  const isCounter = type === 'counter';
  const found = hand.includes(card) ? findCard(view, card, rules) : undefined;
  if (found === undefined) return reject('NOT_IN_HAND', isCounter ? 'MC-CTR-01' : 'MC-PLY-01', { card });
  if (isCounter !== (found.type === 'counter')) {
    // MC-CTR-05: nobody plays a Counter in the own turn.
    return isCounter
      ? reject('NOT_A_COUNTER', 'MC-CTR-01', { card })
      : reject('WRONG_TYPE', 'MC-PLY-01', { card });
  }
  const obstacle = obstacleTo(view, seat, found, rules);
  if (obstacle !== undefined || pays(hand, card, found.cost, costCards)) return obstacle;
  return reject('CANNOT_PAY_COST', 'MC-PLY-04', { cost: found.cost });
}

/** Every way to pay, without order. */
function payments(hand: readonly number[], card: number, cost: number, from = 0): readonly number[][] {
  if (cost === 0) return [[]];
  return hand.flatMap((each, i) => {
    if (i < from || each === card) return [];
    return payments(hand, card, cost - 1, i + 1).map((rest) => [each, ...rest]);
  });
}

function isPlayable(view: MmaCcgView, seat: Seat, card: Card, rules: MmaCcgRules): boolean {
  return card.cost < view.seats[seat].hand.length && obstacleTo(view, seat, card, rules) === undefined;
}

/** Whether a card could be played in a seat's Main Step if it were in its hand. @rule MC-TRN-09 */
export function canPlay(view: MmaCcgView, seat: Seat, card: Card, rules: MmaCcgRules): boolean {
  return card.type !== 'counter' && isPlayable(view, seat, card, rules);
}

/** Lists the cards of a hand that can be played, with every way to pay. */
export function listPlays<A extends PlayCard | CounterMove>(
  type: A['type'],
  view: MmaCcgView,
  seat: Seat,
  rules: MmaCcgRules,
  options: Options<A>,
): void {
  const hand = ownHand(view, seat);
  for (const card of hand) {
    const found = findCard(view, card, rules);
    if (found === undefined || (found.type === 'counter') !== (type === 'counter')) continue;
    if (!isPlayable(view, seat, found, rules)) continue;
    if (found.cost === 0) {
      if (options.next()) options.push({ type, seat, card } as A);
      continue;
    }
    for (const costCards of payments(hand, card, found.cost)) {
      if (options.next()) options.push({ type, seat, card, costCards } as unknown as A);
    }
  }
}

function payCost(state: MmaCcgState, seat: Seat, costCards: readonly number[], ctx: MmaCcgContext): void {
  // In the order of the hand, however they were named.
  const cards = state.seats[seat].hand.filter((card) => costCards.includes(card));
  ctx.events?.push({ type: 'costPaid', player: seat, cards });
  for (const card of cards) discardCard(state, seat, card, ctx);
}

/** Bonuses for a card of this class are used up, also if it will be countered. @rule MC-TRN-11 MC-RES-11 */
function takeModifiers(state: MmaCcgState, play: Play, card: Card, ctx: MmaCcgContext): void {
  const taken = state.nextMods.filter(({ seat, filter }) => seat === play.seat && matches(card, filter));
  if (taken.length === 0) return;
  state.nextMods = state.nextMods.filter((each) => !taken.includes(each));
  for (const { t, s, flag } of taken) {
    play.t += t;
    play.s += s;
    if (flag === 'nohand') play.nohand = true;
    if (flag === 'noflip') play.noflip = true;
    ctx.events?.push({ type: 'modifierConsumed', player: play.seat, card: play.card, t, s, flag });
  }
}

/** Announces a card of the hand: it is paid for, and waits between hand and Cage. @rule MC-PLY-04 MC-PLY-06 */
export function announce(
  state: MmaCcgState,
  { seat, card, costCards }: PlayCard | CounterMove,
  ctx: MmaCcgContext,
): Play {
  const found = cardOf(state, card, ctx.rules);
  const { position, play: target } = state;
  leaveHand(state.seats[seat], card);
  if (found.type === 'counter' && target !== null) {
    ctx.events?.push({ type: 'counterPlayed', player: seat, card, ref: found.id, target: target.card });
  } else ctx.events?.push({ type: 'cardAnnounced', player: seat, card, ref: found.id, pos: position });
  if (costCards !== undefined) payCost(state, seat, costCards, ctx);
  const play: Play = {
    card,
    seat,
    position,
    t: found.t,
    s: found.s,
    nohand: found.flags.includes('nohand'),
    noflip: found.flags.includes('noflip'),
    responses: 0,
    countered: false,
    wins: false,
  };
  if (state.nextMods.length > 0) takeModifiers(state, play, found, ctx);
  return play;
}
