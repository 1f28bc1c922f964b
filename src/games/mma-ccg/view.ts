// A player sees its own hand and Routine Deck and everything on the table; nobody sees the order of a Stamina Deck. How many cards
// there are anywhere is public. What everybody has seen stays known, also in a deck or hand.

import type { MaskedCore } from '../../kernel/definition.js';
import type { HiddenAction } from '../../kernel/game.js';
import { SEATS, type Viewer } from '../../kernel/seat.js';
import type { MmaCcgMove } from './actions.js';
import {
  DECK_SIZE,
  type MmaCcgDecision,
  type MmaCcgSeat,
  type MmaCcgState,
  type MmaCcgView,
} from './state.js';

type Side = MmaCcgView['seats'][number];
type FullSide = MmaCcgSeat<number, number[]>;

/** What the cards are that a viewer knows: all of its own, and of others' what was seen. */
function seenCards(state: MmaCcgState, viewer: Viewer): (number | null)[] {
  const seen = Array<number | null>(state.cards.length).fill(null);
  const show = (card: number) => {
    seen[card] = state.cards[card] as number;
  };
  for (const seat of SEATS) {
    const { cage, corner, exhausted, returned, routineDeck } = state.seats[seat];
    for (const pile of [cage, corner, exhausted, returned]) pile.forEach(show);
    if (seat !== viewer) continue;
    for (let i = 0; i < DECK_SIZE; i++) show(DECK_SIZE * seat + i);
    routineDeck.forEach(show);
  }
  if (state.play !== null) show(state.play.card);
  return seen;
}

const hideAll = (cards: readonly unknown[]): null[] => cards.map(() => null);

/** @rule MC-CMP-08 MC-SET-10 */
function seenSeat(side: FullSide, isOwn: boolean): Side {
  const deck = hideAll(side.deck);
  if (isOwn) return { ...side, deck };
  const hand = side.hand.map((card) => (side.regained.includes(card) ? card : null));
  return { ...side, deck, hand, routineDeck: hideAll(side.routineDeck), picks: 'hidden' };
}

/** Cards that somebody else chooses from a hand stay hidden until the choice closes. @rule MC-SET-08 */
function seenDecision(decision: MmaCcgDecision, viewer: Viewer): MmaCcgView['pending'][number] {
  const isOpen = decision.seat === viewer || (decision.kind !== 'mulligan' && decision.kind !== 'discard');
  return isOpen ? decision : { ...decision, chosen: 'hidden' };
}

/** What a viewer may see. */
export function viewState(state: MmaCcgState, viewer: Viewer, core: MaskedCore): MmaCcgView {
  return {
    phase: state.phase,
    round: state.round,
    position: state.position,
    firstPlayer: state.firstPlayer,
    active: state.active,
    cardsPlayed: state.cardsPlayed,
    routineUsed: state.routineUsed,
    endsTurn: state.endsTurn,
    ending: state.ending,
    nextMods: state.nextMods,
    play: state.play,
    text: state.text,
    cards: seenCards(state, viewer),
    seats: [seenSeat(state.seats[0], viewer === 0), seenSeat(state.seats[1], viewer === 1)],
    ...core,
    pending: state.pending.map((decision) => seenDecision(decision, viewer)),
  };
}

const SECRET: readonly MmaCcgMove['type'][] = ['setAside', 'mulligan', 'pickRoutine', 'chooseRoutines'];

/** What a viewer learns of an action: not which cards somebody sets aside or picks. @rule MC-SET-08 MC-SET-10 */
export function viewAction(action: MmaCcgMove, viewer: Viewer): MmaCcgMove | HiddenAction {
  const { type, seat } = action;
  return seat !== viewer && SECRET.includes(type) ? { type, seat, hidden: true } : action;
}
