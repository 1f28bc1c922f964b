// mma-warriors at the table: both fighters with their figures, the way the fight stands, and the hand by its cards' names.

import {
  type Card,
  explainDamage,
  explainTakedown,
  type Fighter,
  type MmaWarriorsAction,
  type MmaWarriorsEvent,
  type MmaWarriorsGame,
  type MmaWarriorsView,
  mmaWarriorsEnglish,
} from '../../games/mma-warriors/index.js';
import { fractionToNumber } from '../../kernel/fraction.js';
import { SEATS, type Seat, type Viewer } from '../../kernel/seat.js';
import { grid, type Ink, unbroken } from '../ink.js';
import { SEAT_NAMES } from '../seats.js';
import { createMmaWarriorsTeller } from '../stories/mma-warriors.js';
import { createTable } from '../table.js';

function cardOf(view: MmaWarriorsView, card: number | null, game: MmaWarriorsGame): Card | undefined {
  const index = card === null ? null : view.cards[card];
  return index === null || index === undefined ? undefined : game.rules.cards[index];
}

function figures({ striking, strikingBonus, grappling, defense }: Readonly<Fighter>): string {
  const bonus = strikingBonus === 0 ? '' : `+${strikingBonus}`;
  return `${striking}${bonus}/${grappling}/${defense}`;
}

function marks(view: MmaWarriorsView, seat: Seat, game: MmaWarriorsGame): string {
  const { fighter, defence, staggered } = view.seats[seat];
  const told = [
    view.advantage === seat ? '★ on top' : '',
    defence.length > 0 ? `ready: ${defence.map((card) => cardOf(view, card, game)?.name).join(', ')}` : '',
    fighter !== null && fighter.bleed > 0 ? `bleeds ${fighter.bleed}` : '',
    staggered ? 'staggered' : '',
  ];
  return told.filter((part) => part !== '').join(' · ');
}

function side(view: MmaWarriorsView, seat: Seat, game: MmaWarriorsGame, ink: Ink): string[] {
  const { health, energy, deck, hand, fighter, knockedOut } = view.seats[seat];
  return [
    (seat === 0 ? ink.cyan : ink.red)(SEAT_NAMES[seat]),
    String(health),
    String(energy),
    `${hand.length}+${deck.length}`,
    String(knockedOut.length),
    fighter === null ? '–' : (cardOf(view, fighter.card, game)?.name ?? ''),
    fighter?.style.slice(0, 1) ?? '',
    fighter === null ? '' : figures(fighter),
    fighter === null ? '' : `${fighter.stamina}/${fighter.maxStamina}`,
  ];
}

function hand(view: MmaWarriorsView, seat: Seat, game: MmaWarriorsGame): string {
  const names = view.seats[seat].hand.map((card) => cardOf(view, card, game)?.name ?? '?');
  return names.map(unbroken).join(', ') || 'empty';
}

function screen(view: MmaWarriorsView, viewer: Viewer | null, game: MmaWarriorsGame, ink: Ink): string[] {
  const head = ['', 'health', 'energy', 'cards', 'KO', 'fighter', '', 'S/G/D', 'stamina'];
  const rows = grid([
    head.map((title) => ink.dim(title)),
    ...SEATS.map((seat) => side(view, seat, game, ink)),
  ]);
  const told = SEATS.map((seat) => marks(view, seat, game))
    .map((text, seat) => (text === '' ? '' : `${SEAT_NAMES[seat]}: ${text}`))
    .filter((text) => text !== '');
  const stands = view.advantage === null ? 'standing' : 'on the ground';
  const own = viewer === 0 || viewer === 1 ? [`${ink.bold('Hand:')} ${hand(view, viewer, game)}`] : [];
  const both = viewer === null ? SEATS.map((seat) => `${SEAT_NAMES[seat]}: ${hand(view, seat, game)}`) : [];
  return [
    `turn ${view.turn}, ${SEAT_NAMES[view.activeSeat]} to act, ${stands}`,
    ...rows,
    ...told,
    ...own,
    ...both,
  ];
}

/** What a card does, in a few signs; attacks as they would come out now. */
function worth(view: MmaWarriorsView, seat: Seat, card: Card, game: MmaWarriorsGame): string {
  const { rules } = game;
  const hasTarget = SEATS.every((each) => view.seats[each].fighter !== null);
  switch (card.kind) {
    case 'fighter':
      return `${card.style} ${card.striking}/${card.grappling}/${card.defense}, stamina ${card.stamina}`;
    case 'strike':
    case 'submission':
      return hasTarget ? `${explainDamage(view, seat, card.id, rules).damage} damage` : card.kind;
    case 'takedown': {
      if (!hasTarget) return 'takedown';
      const chance = fractionToNumber(explainTakedown(view, seat, card.id, rules).chance);
      return `${Math.round(100 * chance)} %, ${explainDamage(view, seat, card.id, rules).damage} damage`;
    }
    case 'defence':
      return `−${card.reduction} damage${card.counter > 0 ? ', counters' : ''}`;
    case 'corner':
      return 'corner';
  }
}

const VERBS: Readonly<Record<string, string>> = {
  deployOpening: 'open with',
  playCard: 'play',
  deploy: 'send in',
  chooseReplacement: 'send in',
  chooseDiscard: 'give up',
};

function call(action: MmaWarriorsAction, view: MmaWarriorsView, game: MmaWarriorsGame): string | undefined {
  switch (action.type) {
    case 'draw':
      return 'draw';
    case 'skipDraw':
      return 'do not draw';
    case 'endTurn':
      return 'end the turn';
    case 'deployOpening':
    case 'playCard':
    case 'deploy':
    case 'chooseReplacement':
    case 'chooseDiscard': {
      const card = cardOf(view, action.card, game);
      if (card === undefined) return undefined;
      const cost = card.cost > 0 ? `${card.cost} energy, ` : '';
      return `${VERBS[action.type]} ${card.name} (${cost}${worth(view, action.seat, card, game)})`;
    }
    default:
      return undefined;
  }
}

function wishes(view: MmaWarriorsView, seat: Seat, game: MmaWarriorsGame): MmaWarriorsAction[] {
  const cards = new Map(view.seats[seat].hand.map((card) => [cardOf(view, card, game)?.id, card]));
  const played = [...cards.values()].flatMap((card): MmaWarriorsAction[] => {
    if (card === null) return [];
    const isFighter = cardOf(view, card, game)?.kind === 'fighter';
    return [{ type: isFighter ? 'deploy' : 'playCard', seat, card }];
  });
  return [{ type: 'draw', seat }, { type: 'skipDraw', seat }, ...played, { type: 'endTurn', seat }];
}

/** How mma-warriors is shown. */
export const mmaWarriorsTable = createTable<
  MmaWarriorsGame,
  MmaWarriorsView,
  MmaWarriorsAction,
  MmaWarriorsEvent
>('mma-warriors', mmaWarriorsEnglish, (game) => ({
  ...createMmaWarriorsTeller(game),
  screen: (view, viewer, ink) => screen(view, viewer, game, ink),
  call: (action, view) => call(action, view, game),
  wishes: (view, seat) => wishes(view, seat, game),
}));
