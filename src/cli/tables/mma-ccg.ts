// mma-ccg at the table: Toughness, piles and the Cage Area of both, the fight's position, and cards by what they do.

import {
  type Card,
  cardText,
  type Deck,
  deckProblems,
  type MmaCcgAction,
  type MmaCcgEvent,
  type MmaCcgGame,
  type MmaCcgView,
  mmaCcgEnglish,
} from '../../games/mma-ccg/index.js';
import { SEATS, type Seat, type Viewer } from '../../kernel/seat.js';
import { grid, type Ink, unbroken } from '../ink.js';
import { SEAT_NAMES } from '../seats.js';
import { createMmaCcgTeller } from '../stories/mma-ccg.js';
import { createTable, type DeckVerdict } from '../table.js';

const POSITIONS = { S: 'Standing', C: 'Clinched', G: 'Grounded' } as const;

function cardOf(view: MmaCcgView, card: number | null | undefined, game: MmaCcgGame): Card | undefined {
  const index = card === null || card === undefined ? undefined : view.cards[card];
  return index === null || index === undefined ? undefined : game.rules.cards[index];
}

function nameOf(view: MmaCcgView, card: number | null | undefined, game: MmaCcgGame): string {
  return cardOf(view, card, game)?.name ?? 'a card';
}

function names(view: MmaCcgView, cards: readonly (number | null)[], game: MmaCcgGame): string {
  return cards.map((card) => unbroken(nameOf(view, card, game))).join(', ') || '–';
}

function row(view: MmaCcgView, seat: Seat, ink: Ink): string[] {
  const { toughness, deck, hand, cage, corner, exhausted } = view.seats[seat];
  const piles = [toughness, deck.length, hand.length, corner.length, cage.length, exhausted.length];
  return [(seat === 0 ? ink.cyan : ink.red)(SEAT_NAMES[seat]), ...piles.map(String)];
}

function waiting(view: MmaCcgView, game: MmaCcgGame): string[] {
  const { play } = view;
  if (play === null) return [];
  return [`${SEAT_NAMES[play.seat]} plays ${nameOf(view, play.card, game)}: ${play.t} T, ${play.s} S`];
}

function screen(view: MmaCcgView, viewer: Viewer | null, game: MmaCcgGame, ink: Ink): string[] {
  const head = ['', 'Toughness', 'deck', 'hand', 'Corner', 'Cage', 'exhausted'].map((title) =>
    ink.dim(title),
  );
  const cages = SEATS.filter((seat) => view.seats[seat].cage.length > 0).map(
    (seat) => `${SEAT_NAMES[seat]}'s Cage: ${names(view, view.seats[seat].cage, game)}`,
  );
  const shown = viewer === 0 || viewer === 1 ? [viewer] : viewer === null ? SEATS : [];
  return [
    `round ${view.round}, ${ink.bold(POSITIONS[view.position])}, ${SEAT_NAMES[view.active]}'s turn, ${view.cardsPlayed} played`,
    ...grid([head, ...SEATS.map((seat) => row(view, seat, ink))]),
    ...cages,
    ...waiting(view, game),
    ...shown.map(
      (seat) => `${ink.bold(`${SEAT_NAMES[seat]}'s hand:`)} ${names(view, view.seats[seat].hand, game)}`,
    ),
  ];
}

function worth(card: Card): string {
  const { t, s, vp, req } = card;
  const told = [
    req === null ? '' : POSITIONS[req],
    t === 0 && s === 0 ? '' : `${t} T ${s} S`,
    vp === 0 ? '' : `${vp} VP`,
    cardText(card),
  ];
  return told.filter((part) => part !== '').join(', ');
}

const VERBS: Readonly<Record<string, string>> = {
  setAside: 'set aside',
  pickRoutine: 'pick',
  playCard: 'play',
  counter: 'counter with',
  useRoutine: 'use',
  choose: 'choose',
  recover: 'use',
};

function callCard(action: { type: string; card: number }, view: MmaCcgView, game: MmaCcgGame): string {
  const card = cardOf(view, action.card, game);
  const verb = VERBS[action.type] ?? action.type;
  return card === undefined ? `${verb} card ${action.card}` : `${verb} ${card.name} (${worth(card)})`;
}

/** Cards may have been set aside before. */
function callMulligan(cards: readonly number[], view: MmaCcgView, game: MmaCcgGame): string {
  if (cards.length > 0) return `mulligan ${names(view, cards, game)}`;
  const aside = view.pending[0]?.chosen ?? [];
  return aside.length === 0 ? 'keep the hand' : `mulligan with the ${aside.length} set aside`;
}

const KINDS = {
  shuffle: 'shuffle the Corner Pile into the deck',
  heal: 'regain Toughness',
  draw: 'draw cards',
  endorse: 'use an Endorsement',
  none: 'do nothing',
} as const;

function call(action: MmaCcgAction, view: MmaCcgView, game: MmaCcgGame): string | undefined {
  switch (action.type) {
    case 'cut':
      return action.n === 0 ? 'do not cut' : `cut ${action.n} cards`;
    case 'mulligan':
      return callMulligan(action.cards, view, game);
    case 'chooseRoutines':
      return action.cards.length === 0 ? 'these Routines' : `Routines: ${names(view, action.cards, game)}`;
    case 'decline':
      return 'let it happen';
    case 'endTurn':
      return action.regroupDiscard === undefined
        ? 'pass'
        : `pass and regroup, discarding ${nameOf(view, action.regroupDiscard, game)}`;
    case 'choose':
      if (action.position !== undefined) return POSITIONS[action.position];
      return action.card === undefined ? 'done' : callCard({ type: 'choose', card: action.card }, view, game);
    case 'recover':
      return action.card === undefined
        ? KINDS[action.kind]
        : callCard({ type: 'recover', card: action.card }, view, game);
    case 'setAside':
    case 'pickRoutine':
    case 'useRoutine':
      return callCard(action, view, game);
    case 'playCard':
    case 'counter': {
      const paid = action.costCards ?? [];
      const cost = paid.length === 0 ? '' : `, paying with ${names(view, paid, game)}`;
      return callCard(action, view, game) + cost;
    }
    default:
      return undefined;
  }
}

function wishes(view: MmaCcgView, seat: Seat, game: MmaCcgGame): MmaCcgAction[] {
  const { hand, cage } = view.seats[seat];
  const cards = new Map(hand.map((card) => [cardOf(view, card, game)?.id, card]));
  const own = [...cards.values()].flatMap((card): MmaCcgAction[] => {
    if (card === null) return [];
    const isCounter = cardOf(view, card, game)?.type === 'counter';
    return [{ type: isCounter ? 'counter' : 'playCard', seat, card }];
  });
  const routines = cage
    .filter((card) => cardOf(view, card, game)?.type === 'routine')
    .map((card): MmaCcgAction => ({ type: 'useRoutine', seat, card }));
  return [...own, ...routines, { type: 'endTurn', seat }];
}

function judgeDeck(deck: unknown, game: MmaCcgGame): DeckVerdict {
  const { decks } = game.rules;
  const given = typeof deck === 'string' && Object.hasOwn(decks, deck) ? decks[deck] : deck;
  const problems = deckProblems(given as Deck, game.rules);
  const { stamina, routines } = (given ?? {}) as { stamina?: unknown; routines?: unknown };
  const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);
  return { summary: `${count(stamina)} cards and ${count(routines)} Routines`, problems };
}

/** How mma-ccg is shown. */
export const mmaCcgTable = createTable<MmaCcgGame, MmaCcgView, MmaCcgAction, MmaCcgEvent>(
  'mma-ccg',
  mmaCcgEnglish,
  (game) => ({
    ...createMmaCcgTeller(game),
    screen: (view, viewer, ink) => screen(view, viewer, game, ink),
    call: (action, view) => call(action, view, game),
    wishes: (view, seat) => wishes(view, seat, game),
    judgeDeck: (deck) => judgeDeck(deck, game),
  }),
);
