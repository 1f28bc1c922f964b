// The forced bets are posted, then everybody gets two hole cards.

import {
  BIG_BLIND,
  COMMUNITY_CARDS,
  HOLE_CARDS,
  SMALL_BLIND,
} from '../../../../rulesets/ragnarok-poker/numbers.js';
import type { AutomaticPhase } from '../../../kernel/definition.js';
import { otherSeat, SEATS, type Seat } from '../../../kernel/seat.js';
import { nextToAct } from '../betting.js';
import { DECK_SIZE } from '../cards.js';
import { commit, goAllIn } from '../fighters.js';
import type { RagnarokPokerState } from '../state.js';
import type { RagnarokPokerContext, RagnarokPokerTypes } from '../types.js';

/** The top of a fresh shuffled deck, as deep as a hand can need, with room for so many replacements each: what lies below never comes. @rule RP-HND-01 RP-HND-02 */
export function shuffledCards(replacements: number, { chance }: RagnarokPokerContext): number[] {
  const needed = 2 * (HOLE_CARDS + replacements) + COMMUNITY_CARDS;
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  for (let i = 0; i < needed; i++) {
    const j = i + chance.int(DECK_SIZE - i);
    const card = deck[j] as number;
    deck[j] = deck[i] as number;
    deck[i] = card;
  }
  deck.length = needed;
  return deck;
}

/** Deals the hole cards, unless they were dealt before. @rule RP-HND-02 RP-PH-04 */
export function dealHole(state: RagnarokPokerState, ctx: RagnarokPokerContext): void {
  if (state.fighters[0].hole.length > 0) return;
  const deck = shuffledCards(0, ctx);
  state.fighters[0].hole = deck.splice(0, HOLE_CARDS);
  state.fighters[1].hole = deck.splice(0, HOLE_CARDS);
  state.deck = deck;
  if (ctx.events === undefined) return;
  for (const seat of SEATS) {
    const [first, second] = state.fighters[otherSeat(seat)].peeked;
    const cards = [...state.fighters[seat].hole];
    ctx.events.push({ type: 'holeDealt', seat, cards, seen: [first, second] });
  }
}

/** Posts ante and blind as far as HP go, the ante first. Costs no stamina. @rule RP-BLD-01 RP-BLD-02 RP-BLD-03 RP-BLD-05 RP-BLD-06 */
function post(
  state: RagnarokPokerState,
  seat: Seat,
  blind: 'small' | 'big',
  ctx: RagnarokPokerContext,
): void {
  const fighter = state.fighters[seat];
  const ante = Math.min(ctx.rules.options.ante, fighter.hp);
  const amount = Math.min(blind === 'small' ? SMALL_BLIND : BIG_BLIND, fighter.hp - ante);
  commit(state, seat, ante + amount);
  // RP-BLD-03: the ante does not count toward the bet to match.
  fighter.betThisRound = amount;
  ctx.events?.push({ type: 'forcedBetPosted', seat, blind, ante, amount });
  if (fighter.hp === 0) goAllIn(state, seat, ctx);
}

/** Forced bets, then hole cards. RULING(RG-P06): the blinds are live in Faith, or in a round before it. @rule RP-PH-04 RP-BLD-04 RP-BLD-05 */
export const deal: AutomaticPhase<RagnarokPokerTypes> = {
  enter(state, ctx) {
    const { smallBlind, fighters } = state;
    post(state, smallBlind, 'small', ctx);
    post(state, otherSeat(smallBlind), 'big', ctx);
    state.betToMatch = Math.max(fighters[0].betThisRound, fighters[1].betThisRound);
    dealHole(state, ctx);
    if (!ctx.rules.options.preflopBetting) return 'reveal';
    state.toAct = nextToAct(state, smallBlind);
    return state.toAct === null ? 'reveal' : 'preflop';
  },
};
