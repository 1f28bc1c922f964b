// A fighter sees its own hole cards and spell hand, the community cards, and what it peeked at. Hands that were shown stay visible until
// the next hand; after a fold nobody sees anything. RULING(RG-P19): which spells somebody brought is open, their order is not.

import type { MaskedCore } from '../../kernel/definition.js';
import { otherSeat, type Seat, type Viewer } from '../../kernel/seat.js';
import { cloneFighter, type PokerFighter, type RagnarokPokerState, type RagnarokPokerView } from './state.js';

type Side = PokerFighter<number | null, number | null, readonly number[] | 'hidden'>;

const hideAll = (cards: readonly unknown[]): null[] => cards.map(() => null);

function seenFighter(state: RagnarokPokerState, seat: Seat, viewer: Viewer): Side {
  const seen: Side = cloneFighter(state.fighters[seat]);
  seen.spellDeck = hideAll(seen.spellDeck);
  if (viewer === seat) return seen;
  const { peeked } = state.fighters[otherSeat(seat)];
  const isSeen = (place: number) => state.revealed || (viewer !== 'spectator' && peeked[place] === true);
  seen.hole = seen.hole.map((card, place) => (isSeen(place) ? card : null));
  seen.rejected = hideAll(seen.rejected);
  if (seen.swap !== null) seen.swap = 'hidden';
  seen.spellHand = hideAll(seen.spellHand);
  return seen;
}

/** What a viewer may see. */
export function viewState(state: RagnarokPokerState, viewer: Viewer, core: MaskedCore): RagnarokPokerView {
  return {
    phase: state.phase,
    hand: state.hand,
    smallBlind: state.smallBlind,
    toAct: state.toAct,
    betToMatch: state.betToMatch,
    lastRaise: state.lastRaise,
    acted: state.acted,
    revealed: state.revealed,
    deck: hideAll(state.deck),
    community: state.community,
    fighters: [seenFighter(state, 0, viewer), seenFighter(state, 1, viewer)],
    ...core,
  };
}
