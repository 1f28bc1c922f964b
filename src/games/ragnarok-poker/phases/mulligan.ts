// Once per combat both may replace cards: of the spell hand, or, where the ruleset says so, of their hole cards. They choose at the same
// time; then the cards change hands, the attacker's first.

import { HOLE_CARDS } from '../../../../rulesets/ragnarok-poker/numbers.js';
import type { AutomaticPhase, Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { SEATS, type Seat } from '../../../kernel/seat.js';
import { integer, listOf } from '../../../kernel/shape.js';
import type { Mulligan } from '../actions.js';
import type { RagnarokPokerRules } from '../rules.js';
import { drawSpells } from '../spell-effects.js';
import type { RagnarokPokerState, RagnarokPokerView } from '../state.js';
import type { RagnarokPokerContext, RagnarokPokerTypes } from '../types.js';
import { shuffledCards } from './deal.js';

/** How many cards a seat may replace. RULING(RG-P03) @rule RP-PH-02 */
function replaceable(view: RagnarokPokerView, seat: Seat, { options }: RagnarokPokerRules): number {
  const { hole, spellHand } = view.fighters[seat];
  if (options.mulliganOf === 'none') return 0;
  return options.mulliganOf === 'holeCards' ? hole.length : spellHand.length;
}

/** Whether a seat has something to replace and has not said yet what. */
function mustChoose(view: RagnarokPokerView, seat: Seat, rules: RagnarokPokerRules): boolean {
  return view.fighters[seat].swap === null && replaceable(view, seat, rules) > 0;
}

const BOTH: readonly Seat[] = SEATS;

/** Waits for whoever has not chosen yet. @rule RP-PH-02 */
export const mulliganPhase: WaitingPhase<RagnarokPokerTypes> = {
  deciders: (view, rules) => BOTH.filter((seat) => mustChoose(view, seat, rules)),
  moves: ['mulligan'],
};

/** Every choice among so many places. */
function choices(size: number): number[][] {
  return Array.from({ length: 1 << size }, (_, mask) =>
    Array.from({ length: size }, (__, place) => place).filter((place) => (mask >> place) & 1),
  );
}

/** Replaces any of the own cards, or none. @rule RP-PH-02 */
export const mulligan: Move<RagnarokPokerTypes, Mulligan> = {
  fields: { replace: /* @__PURE__ */ listOf(/* @__PURE__ */ integer(0, 99), 0, 9) },

  check(view, { seat, replace }, rules) {
    const size = replaceable(view, seat, rules);
    const isGood = replace.every((place, i) => place < size && replace.indexOf(place) === i);
    return isGood ? undefined : reject('BAD_INDEX', 'RP-PH-02', { size });
  },

  options(view, seat, rules, options) {
    for (const replace of choices(replaceable(view, seat, rules))) {
      if (options.next()) options.push({ type: 'mulligan', seat, replace });
    }
  },

  apply(state, { seat, replace }, { rules }) {
    state.fighters[seat].swap = [...replace].sort((a, b) => a - b);
    return SEATS.some((each) => mustChoose(state, each, rules)) ? 'mulligan' : 'swap';
  },
};

/** Before the mulligan of hole cards they are dealt. Where nobody has anything to replace, there is none. @rule RP-PH-02 */
export const start: AutomaticPhase<RagnarokPokerTypes> = {
  enter(state, ctx) {
    if (ctx.rules.options.mulliganOf === 'holeCards') {
      state.deck = shuffledCards(HOLE_CARDS, ctx);
      for (const seat of SEATS) state.fighters[seat].hole = state.deck.splice(0, HOLE_CARDS);
      for (const seat of SEATS) tellHole(state, seat, ctx);
    }
    return SEATS.some((seat) => mustChoose(state, seat, ctx.rules)) ? 'mulligan' : 'handStart';
  },
};

function tellHole(state: RagnarokPokerState, seat: Seat, ctx: RagnarokPokerContext): void {
  const { hole } = state.fighters[seat];
  ctx.events?.push({ type: 'holeDealt', seat, cards: [...hole], seen: [false, false] });
}

/** New spells come from the top of the deck before the rejected ones are shuffled in, so that none comes straight back. @rule RP-PH-02 RP-SPL-02 */
function swapSpells(
  state: RagnarokPokerState,
  seat: Seat,
  swap: readonly number[],
  ctx: RagnarokPokerContext,
): void {
  const fighter = state.fighters[seat];
  const size = fighter.spellHand.length;
  const rejected = swap.map((place) => fighter.spellHand[place] as number);
  fighter.spellHand = fighter.spellHand.filter((_, place) => !swap.includes(place));
  drawSpells(state, seat, rejected.length, ctx);
  // A small deck may not hold enough others: then the hand gets some of the rejected ones back.
  fighter.spellDeck = ctx.chance.shuffle([...fighter.spellDeck, ...rejected]);
  drawSpells(state, seat, size - fighter.spellHand.length, ctx);
}

/** Hole cards are replaced from places that were fixed before anybody chose. RULING(RG-P18) */
function swapHole(
  state: RagnarokPokerState,
  seat: Seat,
  swap: readonly number[],
  reserve: readonly number[],
  ctx: RagnarokPokerContext,
): void {
  const fighter = state.fighters[seat];
  fighter.rejected = swap.map((place) => fighter.hole[place] as number);
  swap.forEach((place, i) => {
    fighter.hole[place] = reserve[i] as number;
  });
  tellHole(state, seat, ctx);
}

/** Both have chosen. How many cards each replaced is open. @rule RP-PH-02 */
export const swap: AutomaticPhase<RagnarokPokerTypes> = {
  enter(state, ctx) {
    ctx.chance.unseen();
    const isOfHoles = ctx.rules.options.mulliganOf === 'holeCards';
    for (const seat of SEATS) {
      const fighter = state.fighters[seat];
      const chosen = fighter.swap;
      const reserve = isOfHoles ? state.deck.splice(0, HOLE_CARDS) : [];
      if (chosen === null) continue;
      fighter.swap = null;
      ctx.events?.push({ type: 'mulliganed', seat, count: chosen.length });
      if (isOfHoles) swapHole(state, seat, chosen, reserve, ctx);
      else swapSpells(state, seat, chosen, ctx);
    }
    return 'handStart';
  },
};
