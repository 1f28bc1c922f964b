// mma-ccg at the table: both fighters with their piles, where the fight is, and the hand by its cards' names.

import {
  type Card,
  type MmaCcgAction,
  type MmaCcgEvent,
  type MmaCcgGame,
  type MmaCcgView,
  mmaCcgEnglish,
  victoryPoints,
} from '../../games/mma-ccg/index.js';
import { SEATS, type Viewer } from '../../kernel/seat.js';
import type { Ink } from '../ink.js';
import { SEAT_NAMES } from '../seats.js';
import { createMmaCcgTeller } from '../stories/mma-ccg.js';
import { createTable } from '../table.js';

const POSITIONS = { S: 'Standing', C: 'Clinched', G: 'Grounded' } as const;

function cardOf(view: MmaCcgView, card: number | null, game: MmaCcgGame): Card | undefined {
  const index = card === null ? null : view.cards[card];
  return index === null || index === undefined ? undefined : game.rules.cards[index];
}

const namesOf = (view: MmaCcgView, cards: readonly (number | null)[], game: MmaCcgGame) =>
  cards.map((card) => cardOf(view, card, game)?.name ?? 'a card').join(', ');

function screen(view: MmaCcgView, viewer: Viewer | null, game: MmaCcgGame, ink: Ink): string[] {
  const head = `Round ${view.round} · ${POSITIONS[view.position]} · turn of ${SEAT_NAMES[view.active]}`;
  const seats = SEATS.map((seat) => {
    const { toughness, deck, hand, corner } = view.seats[seat];
    const points = victoryPoints(view, seat, game.rules);
    const piles = `deck ${deck.length}, hand ${hand.length}, corner ${corner.length}`;
    return `${SEAT_NAMES[seat]}: Toughness ${toughness}, ${points} VP, ${piles}`;
  });
  const waiting = view.play === null ? [] : [`On its way: ${namesOf(view, [view.play.card], game)}`];
  const own =
    viewer === 0 || viewer === 1 ? [`Your hand: ${namesOf(view, view.seats[viewer].hand, game)}`] : [];
  return [ink.bold(head), ...seats, ...waiting, ...own];
}

function call(action: MmaCcgAction, view: MmaCcgView, game: MmaCcgGame): string | undefined {
  const named = (card: number) => cardOf(view, card, game)?.name ?? `card ${card}`;
  switch (action.type) {
    case 'playCard':
    case 'counter': {
      const cost = action.costCards === undefined ? '' : ` for ${namesOf(view, action.costCards, game)}`;
      return `${action.type === 'counter' ? 'counter with' : 'play'} ${named(action.card)}${cost}`;
    }
    case 'useRoutine':
      return `use ${named(action.card)}`;
    case 'setAside':
      return `set ${named(action.card)} aside`;
    case 'pickRoutine':
      return `pick ${named(action.card)}`;
    case 'mulligan':
      return 'mulligan with what is set aside';
    case 'chooseRoutines':
      return 'done with Routines';
    case 'decline':
      return 'let it happen';
    case 'endTurn':
      return action.regroupDiscard === undefined
        ? 'pass'
        : `pass, and regroup without ${named(action.regroupDiscard)}`;
    case 'choose':
      if (action.position !== undefined) return `choose ${POSITIONS[action.position]}`;
      return action.card === undefined ? 'done' : `choose ${named(action.card)}`;
    case 'recover':
      return action.card === undefined ? `recover: ${action.kind}` : `recover with ${named(action.card)}`;
    default:
      return undefined;
  }
}

/** How mma-ccg is shown. */
export const mmaCcgTable = createTable<MmaCcgGame, MmaCcgView, MmaCcgAction, MmaCcgEvent>(
  'mma-ccg',
  mmaCcgEnglish,
  (game) => ({
    ...createMmaCcgTeller(game),
    screen: (view, viewer, ink) => screen(view, viewer, game, ink),
    call: (action, view) => call(action, view, game),
  }),
);
