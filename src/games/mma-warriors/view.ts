// A seat sees its own hand and everything on the table; nobody sees the decks. RULING(A68, A69): how many cards there are, what
// was played, discarded or knocked out, and the waiting defence card are public.

import type { MaskedCore } from '../../kernel/definition.js';
import { SEATS, type Viewer } from '../../kernel/seat.js';
import type { MmaWarriorsSeat, MmaWarriorsState, MmaWarriorsView } from './state.js';

type Side = MmaWarriorsView['seats'][number];

/** What the cards are that a viewer can see. */
function seenCards(state: MmaWarriorsState, viewer: Viewer): (number | null)[] {
  const seen = Array<number | null>(state.cards.length).fill(null);
  const show = (card: number) => {
    seen[card] = state.cards[card] as number;
  };
  for (const seat of SEATS) {
    const { discard, knockedOut, fighter, hand, drawnCard } = state.seats[seat];
    discard.forEach(show);
    knockedOut.forEach(show);
    if (fighter !== null) show(fighter.card);
    if (seat === viewer) hand.forEach(show);
    if (seat === viewer && drawnCard !== null) show(drawnCard);
  }
  return seen;
}

const hideAll = (cards: readonly unknown[]): null[] => cards.map(() => null);

function seenSeat(side: MmaWarriorsSeat<number, number>, isOwn: boolean): Side {
  const deck = hideAll(side.deck);
  if (isOwn) return { ...side, deck };
  return { ...side, deck, hand: hideAll(side.hand), drawnCard: side.drawnCard === null ? null : 'hidden' };
}

/** What a viewer may see. */
export function viewState(state: MmaWarriorsState, viewer: Viewer, core: MaskedCore): MmaWarriorsView {
  return {
    phase: state.phase,
    turn: state.turn,
    activeSeat: state.activeSeat,
    advantage: state.advantage,
    quietTurns: state.quietTurns,
    cards: seenCards(state, viewer),
    seats: [seenSeat(state.seats[0], viewer === 0), seenSeat(state.seats[1], viewer === 1)],
    ...core,
    pending: state.pending,
  };
}
