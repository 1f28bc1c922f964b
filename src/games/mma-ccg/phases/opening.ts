// Before the first turn: each player may cut the other's deck, draws a hand, may once exchange some cards of it, and picks Routines.
// The picks are secret until both are made.

import type { AutomaticPhase, Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { onlySeat, otherSeat, SEATS, type Seat } from '../../../kernel/seat.js';
import { integer } from '../../../kernel/shape.js';
import { moveCard } from '../../../kernel/zones.js';
import type { ChooseRoutines, Cut, Mulligan, PickRoutine, SetAside } from '../actions.js';
import { cardChoice, carryOut, listed, withCard } from '../choices.js';
import { drawCards } from '../piles.js';
import { cardShape, cardsShape, ownHand } from '../playing.js';
import { DECK_SIZE, type MmaCcgDecision, type MmaCcgState, type MmaCcgView } from '../state.js';
import type { MmaCcgContext, MmaCcgTypes } from '../types.js';

/** The seats that have not done their part. */
function undone({ seats }: MmaCcgView): readonly Seat[] {
  if (seats[0].done) return onlySeat(1);
  return seats[1].done ? onlySeat(0) : SEATS;
}

/** Says that a seat has done its part; true when both have. */
function isDone(state: MmaCcgState, seat: Seat): boolean {
  const [a, b] = state.seats;
  state.seats[seat].done = true;
  if (!a.done || !b.done) return false;
  a.done = false;
  b.done = false;
  return true;
}

/** Waits for both to cut. @rule MC-SET-04 */
export const cutPhase: WaitingPhase<MmaCcgTypes> = { deciders: undone, moves: ['cut'] };

/** Cutting the other's deck before hands are drawn. RULING(Q26) @rule MC-SET-04 */
export const cut: Move<MmaCcgTypes, Cut> = {
  fields: { n: integer(-1e6, 1e6) },
  check(_view, { n }) {
    return n >= 0 && n < DECK_SIZE ? undefined : reject('BAD_VALUE', 'MC-SET-04', { n });
  },
  options(_view, seat, _rules, options) {
    for (let n = 0; n < DECK_SIZE; n++) if (options.next()) options.push({ type: 'cut', seat, n });
  },
  apply(state, { seat, n }, ctx) {
    const { deck } = state.seats[otherSeat(seat)];
    deck.push(...deck.splice(0, n));
    ctx.events?.push({ type: 'cut', player: seat, n });
    return isDone(state, seat) ? 'deal' : 'cut';
  },
};

/** Hands are drawn, and both may mulligan. RULING(Q14): seat 0 is asked first, but seat 1 need not wait. @rule MC-SET-05 MC-SET-06 */
export const deal: AutomaticPhase<MmaCcgTypes> = {
  enter(state, ctx) {
    const { openingHand, mulliganMax } = ctx.rules.options;
    for (const seat of SEATS) drawCards(state, seat, openingHand, ctx);
    const most = Math.min(openingHand, mulliganMax);
    if (most > 0) for (const seat of SEATS) state.pending.push(cardChoice('mulligan', seat, 0, most));
    return 'mulligan';
  },
};

/** Goes on when both have answered. @rule MC-SET-09 MC-SET-12 */
export const mulliganPhase: AutomaticPhase<MmaCcgTypes> = {
  enter: (_state, { rules }) => (rules.options.mode === 'full' ? 'routines' : 'roundStart'),
};

function mulliganOf(view: MmaCcgView, seat: Seat): MmaCcgDecision | undefined {
  const found = view.pending.find((each) => each.kind === 'mulligan' && each.seat === seat);
  return found as MmaCcgDecision | undefined;
}

/** Marking a card. How many are marked is secret until the mulligan, so it does not make itself. @rule MC-SET-06 */
export const setAside: Move<MmaCcgTypes, SetAside> = {
  fields: { card: cardShape },
  check(view, { seat, card }) {
    const { chosen, most } = mulliganOf(view, seat) as MmaCcgDecision;
    if (chosen.length >= most) return reject('TOO_MANY_CARDS', 'MC-SET-06', { most });
    if (!view.seats[seat].hand.includes(card)) return reject('NOT_IN_HAND', 'MC-SET-06', { card });
    return chosen.includes(card) ? reject('BAD_VALUE', 'MC-SET-06', { card }) : undefined;
  },
  options(view, seat, _rules, options) {
    const decision = mulliganOf(view, seat);
    if (decision === undefined || decision.chosen.length >= decision.most) return;
    for (const card of listed(decision, ownHand(view, seat))) {
      if (options.next()) options.push({ type: 'setAside', seat, card });
    }
  },
  apply(state, { seat, card }) {
    const decision = withCard(mulliganOf(state, seat) as MmaCcgDecision, card, state.seats[seat].hand);
    state.pending = state.pending.map((each) => (each.seat === seat ? decision : each));
    return 'mulligan';
  },
};

/** Making the mulligan, once, in either order. @rule MC-SET-06 MC-SET-08 */
export const mulligan: Move<MmaCcgTypes, Mulligan> = {
  fields: { cards: cardsShape },
  offTurn: true,
  check(view, { seat, cards }) {
    const decision = mulliganOf(view, seat);
    if (decision === undefined) return reject('WRONG_PHASE', 'MC-SET-06', { phase: view.phase });
    if (cards.length > decision.most) return reject('TOO_MANY_CARDS', 'MC-SET-06', { most: decision.most });
    const stray = cards.find((card) => !view.seats[seat].hand.includes(card));
    if (stray !== undefined) return reject('NOT_IN_HAND', 'MC-SET-06', { card: stray });
    const isTwice = new Set(cards).size < cards.length;
    if (isTwice) return reject('BAD_VALUE', 'MC-SET-06');
    // Cards are marked one by one, or named at once.
    const isBoth = cards.length > 0 && decision.chosen.length > 0;
    return isBoth ? reject('WRONG_TIMING', 'MC-SET-06') : undefined;
  },
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'mulligan', seat, cards: [] });
  },
  apply(state, { seat, cards }, ctx) {
    const decision = mulliganOf(state, seat) as MmaCcgDecision;
    const { hand } = state.seats[seat];
    const chosen = cards.length === 0 ? decision.chosen : hand.filter((card) => cards.includes(card));
    state.pending = state.pending.filter((each) => each.seat !== seat);
    carryOut(state, { ...decision, chosen }, ctx);
    return 'mulligan';
  },
};

/** Waits for both to pick. @rule MC-SET-09 */
export const routinesPhase: WaitingPhase<MmaCcgTypes> = {
  deciders: undone,
  moves: ['pickRoutine', 'chooseRoutines'],
};

function ownPicks(view: MmaCcgView, seat: Seat): readonly number[] {
  return view.seats[seat].picks as readonly number[];
}

/** Both have picked: all is shown at once. What was not picked stays where it is. RULING(Q15) @rule MC-SET-10 MC-SET-11 */
function reveal(state: MmaCcgState, ctx: MmaCcgContext): void {
  if (state.viewer !== null) ctx.chance.unseen();
  const [{ picks: p0 }, { picks: p1 }] = state.seats;
  for (const side of state.seats) {
    for (const card of side.picks) moveCard(card, side.routineDeck, side.cage);
    side.picks = [];
  }
  ctx.events?.push({ type: 'routinesRevealed', p0, p1 });
}

function endPicks(state: MmaCcgState, seat: Seat, ctx: MmaCcgContext) {
  if (!isDone(state, seat)) return 'routines';
  reveal(state, ctx);
  return 'roundStart';
}

/** Picking a Routine. How many are picked is secret, so the picks do not end by themselves. @rule MC-SET-09 */
export const pickRoutine: Move<MmaCcgTypes, PickRoutine> = {
  fields: { card: cardShape },
  check(view, { seat, card }, rules) {
    const { routineDeck } = view.seats[seat];
    const picks = ownPicks(view, seat);
    const most = rules.options.routinesInPlayMax;
    if (picks.length >= most) return reject('TOO_MANY_CARDS', 'MC-SET-09', { most });
    if (!routineDeck.includes(card)) return reject('NOT_IN_ROUTINE_DECK', 'MC-SET-09', { card });
    return picks.includes(card) ? reject('BAD_VALUE', 'MC-SET-09', { card }) : undefined;
  },
  options(view, seat, rules, options) {
    const picks = ownPicks(view, seat);
    if (picks.length >= rules.options.routinesInPlayMax) return;
    for (const card of listed({ least: 0, chosen: picks }, view.seats[seat].routineDeck)) {
      if (options.next()) options.push({ type: 'pickRoutine', seat, card });
    }
  },
  apply(state, { seat, card }) {
    const side = state.seats[seat];
    const picks = [...side.picks, card];
    side.picks = side.routineDeck.filter((each) => picks.includes(each));
    return 'routines';
  },
};

/** Ending the picks, or making them all at once. @rule MC-SET-09 */
export const chooseRoutines: Move<MmaCcgTypes, ChooseRoutines> = {
  fields: { cards: cardsShape },
  check(view, { seat, cards }, rules) {
    const most = rules.options.routinesInPlayMax;
    if (cards.length > most) return reject('TOO_MANY_CARDS', 'MC-SET-09', { most });
    const stray = cards.find((card) => !view.seats[seat].routineDeck.includes(card));
    if (stray !== undefined) return reject('NOT_IN_ROUTINE_DECK', 'MC-SET-09', { card: stray });
    if (new Set(cards).size < cards.length) return reject('BAD_VALUE', 'MC-SET-09');
    const isBoth = cards.length > 0 && ownPicks(view, seat).length > 0;
    return isBoth ? reject('WRONG_TIMING', 'MC-SET-09') : undefined;
  },
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'chooseRoutines', seat, cards: [] });
  },
  apply(state, { seat, cards }, ctx) {
    const side = state.seats[seat];
    if (cards.length > 0) side.picks = side.routineDeck.filter((card) => cards.includes(card));
    return endPicks(state, seat, ctx);
  },
};
