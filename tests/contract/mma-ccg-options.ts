// What the contract suite must know of mma-ccg, for any of its rulesets.
import { type Chance, SEATS, type Seat, type Viewer } from 'holmgang';
import type {
  MmaCcgAction,
  MmaCcgEvent,
  MmaCcgGame,
  MmaCcgSetup,
  MmaCcgState,
  MmaCcgView,
} from 'holmgang/mma-ccg';
import type { ContractOptions } from 'holmgang/testing';

/** Cards of a seat that a viewer has never seen, by what deck they belong to. */
function unseen(state: MmaCcgState, seat: Seat, isRoutine: boolean): number[] {
  const { deck, hand, routineDeck, returned } = state.seats[seat];
  return isRoutine ? [...routineDeck] : [...deck, ...hand].filter((card) => !returned.includes(card));
}

/** Says anew what some cards are: the same ones in another order, one of them perhaps another legal card. */
function rename(game: MmaCcgGame, state: MmaCcgState, seat: Seat, isRoutine: boolean, chance: Chance): void {
  const cards = unseen(state, seat, isRoutine);
  const faces = chance.shuffle(cards.map((card) => state.cards[card] as number));
  const own = state.cards.filter((_, card) => (card < 100 ? Math.floor(card / 50) === seat : true));
  const name = (index: number) => game.rules.cards[index]?.name;
  const other = chance.int(game.rules.cards.length);
  const fresh = game.rules.cards[other];
  if (
    !isRoutine &&
    fresh?.type !== 'routine' &&
    !own.some((index) => name(index) === fresh?.name) &&
    faces[0] !== undefined
  ) {
    faces[0] = other;
  }
  chance.shuffle(faces);
  cards.forEach((card, i) => {
    state.cards[card] = faces[i] as number;
  });
}

/** What a viewer cannot know is chosen anew. */
function rechoose(game: MmaCcgGame, state: MmaCcgState, viewer: Viewer, chance: Chance): void {
  state.pending = state.pending.map((decision) => {
    const { kind, seat, most } = decision;
    if (seat === viewer || (kind !== 'mulligan' && kind !== 'discard')) return decision;
    const { hand } = state.seats[seat];
    const some = chance.shuffle([...hand]).slice(0, chance.int(kind === 'mulligan' ? most + 1 : most));
    return { ...decision, chosen: hand.filter((card) => some.includes(card)) };
  });
  if (state.phase !== 'routines') return;
  for (const seat of SEATS) {
    const side = state.seats[seat];
    if (seat === viewer) continue;
    const most = Math.min(game.rules.options.routinesInPlayMax, side.routineDeck.length);
    const some = chance.shuffle([...side.routineDeck]).slice(0, chance.int(most + 1));
    side.picks = side.routineDeck.filter((card) => some.includes(card));
  }
}

/** Deals everything anew that a viewer cannot see. */
function scramble(game: MmaCcgGame, state: MmaCcgState, viewer: Viewer, chance: Chance): MmaCcgState {
  const copy = structuredClone(state) as MmaCcgState;
  for (const seat of SEATS) {
    const side = copy.seats[seat];
    if (seat === viewer) {
      chance.shuffle(side.deck);
      continue;
    }
    // A turn that would have ended by itself goes on because of something in the hand.
    if (game.rules.options.autoPass && copy.phase === 'main' && copy.active === seat) continue;
    const open = new Set(side.regained);
    const dealt = chance.shuffle([...side.deck, ...side.hand.filter((card) => !open.has(card))]);
    side.hand = side.hand.map((card) => (open.has(card) ? card : (dealt.shift() as number)));
    side.deck = dealt;
    rename(game, copy, seat, false, chance);
    rename(game, copy, seat, true, chance);
  }
  rechoose(game, copy, viewer, chance);
  return { ...copy, rng: chance.fork() };
}

/** What shows a viewer cards that it did not know, or what somebody's hand holds. */
function discloses(events: readonly MmaCcgEvent[], viewer: Viewer, autoPass: boolean): boolean {
  return events.some((event) => {
    switch (event.type) {
      case 'drew':
        return event.player === viewer;
      case 'overturned':
      case 'milled':
      case 'routinesRevealed':
        return true;
      case 'discarded':
      case 'cardAnnounced':
      case 'counterPlayed':
      case 'mulliganed':
        return event.player !== viewer;
      // A turn that ends by itself tells that nothing in the hand can be played, one that goes on that something can.
      default:
        return autoPass && event.type !== 'cut';
    }
  });
}

/** Whose cards are which, and that each lies in one place. */
function conserved(state: MmaCcgState): unknown {
  return SEATS.map((seat) => {
    const { deck, hand, cage, corner, exhausted, routineDeck } = state.seats[seat];
    const piles = [...deck, ...hand, ...cage, ...corner, ...exhausted, ...routineDeck];
    const { play } = state;
    if (play !== null && play.seat === seat && !piles.includes(play.card)) piles.push(play.card);
    return piles.sort((a, b) => a - b).map((card) => [card, state.cards[card]]);
  });
}

const EXTENDED = ['setAside', 'mulligan', 'pickRoutine', 'chooseRoutines', 'choose', 'playCard', 'counter'];

/** Legal actions that are not listed: sets of cards named at once or in another order. */
function extended(game: MmaCcgGame, state: MmaCcgState, seat: Seat): readonly MmaCcgAction[] {
  const { hand, routineDeck, corner } = state.seats[seat];
  const pairs = (cards: readonly number[]) => cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [b, a]));
  const tries: MmaCcgAction[] = [
    ...pairs(hand.slice(0, 4)).map((cards) => ({ type: 'mulligan', seat, cards }) as const),
    ...pairs(routineDeck).map((cards) => ({ type: 'chooseRoutines', seat, cards }) as const),
    ...hand.map((card) => ({ type: 'setAside', seat, card }) as const),
    ...routineDeck.map((card) => ({ type: 'pickRoutine', seat, card }) as const),
    ...[...hand, ...corner].map((card) => ({ type: 'choose', seat, card }) as const),
  ];
  const listed = new Set(game.legalActions(state, seat).map((action) => JSON.stringify(action)));
  return tries.filter(
    (action) => !listed.has(JSON.stringify(action)) && game.validate(state, action) === undefined,
  );
}

/** The contract's options for a ruleset. */
export function contractOf(
  game: MmaCcgGame,
  runs = 10,
): ContractOptions<MmaCcgState, MmaCcgView, MmaCcgAction, MmaCcgEvent, MmaCcgSetup> {
  const { mode, allowCut, autoPass } = game.rules.options;
  return {
    runs,
    // MC-WIN-11: the declared bound.
    maxActions: 1000,
    scramble: (state, viewer, chance) => scramble(game, state, viewer, chance),
    discloses: (events, viewer) => discloses(events, viewer, autoPass),
    conserved,
    optionalFields: ['costCards', 'regroupDiscard', 'regroup', 'card', 'position', 'done'],
    extended: (state, seat) => extended(game, state, seat),
    isExtended: (_state, action) => EXTENDED.includes(action.type),
    ...(mode === 'basic' && !allowCut && { simultaneous: 'never' as const }),
    // Decks never get small enough in play; tests/games/mma-ccg/hidden.test.ts lists worlds of positions made by hand.
    smallWorlds: 'never',
    maxStateSize: 6000,
  };
}
