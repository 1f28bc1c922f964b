// badass-tcg at the table: both players with their figures, the battlefield, the stack, and the hand by its cards' names.

import {
  type BadassTcgAction,
  type BadassTcgEvent,
  type BadassTcgGame,
  type BadassTcgView,
  badassTcgEnglish,
  keywordsOf,
  type PermanentView,
  type Target,
} from '../../games/badass-tcg/index.js';
import { SEATS, type Seat, type Viewer } from '../../kernel/seat.js';
import { grid, type Ink, unbroken } from '../ink.js';
import { SEAT_NAMES } from '../seats.js';
import { createBadassTcgTeller } from '../stories/badass-tcg.js';
import { createTable } from '../table.js';

const MANA = ['W', 'U', 'B', 'R', 'G', 'C'] as const;

function nameOf(view: BadassTcgView, card: number | null, game: BadassTcgGame): string {
  const index = card === null ? null : view.cards[card];
  return index === null || index === undefined ? '?' : (game.rules.cards[index]?.name ?? '?');
}

function permanentName(it: PermanentView, game: BadassTcgGame): string {
  const name = typeof it.def === 'number' ? (game.rules.cards[it.def]?.name ?? '?') : '?';
  return it.faceDown ? `face down${name === '?' ? '' : ` (${name})`}` : name;
}

function targetName(view: BadassTcgView, target: Target, game: BadassTcgGame): string {
  if (target === 'seat0') return SEAT_NAMES[0];
  if (target === 'seat1') return SEAT_NAMES[1];
  const it = view.battlefield.find(({ id }) => id === target);
  if (it !== undefined) return permanentName(it, game);
  const spell = view.stack.find(({ id }) => id === target);
  if (spell === undefined) return nameOf(view, target, game);
  return typeof spell.def === 'number' ? (game.rules.cards[spell.def]?.name ?? '?') : 'a face-down spell';
}

function piece(it: PermanentView, game: BadassTcgGame, ink: Ink): string {
  const kind = it.faceDown ? 'creature' : game.rules.cards[it.def as number]?.kind;
  const words = keywordsOf(it).join(', ');
  const figures = kind === 'creature' ? ` ${it.power}/${it.toughness}${words === '' ? '' : ` ${words}`}` : '';
  const hurt = it.damage > 0 ? ` −${it.damage}` : '';
  const text = unbroken(`${permanentName(it, game)}${figures}${hurt}`);
  return it.tapped ? ink.dim(`(${text})`) : text;
}

function side(view: BadassTcgView, seat: Seat, ink: Ink): string[] {
  const { life, energy, poison, hand, deck, discard, pool } = view.players[seat];
  const mana = pool.map((n, i) => (MANA[i] as string).repeat(n)).join('');
  return [
    (seat === 0 ? ink.cyan : ink.red)(SEAT_NAMES[seat]),
    ...[life, energy, poison, hand.length, deck.length, discard.length].map(String),
    mana || '–',
  ];
}

function hand(view: BadassTcgView, seat: Seat, game: BadassTcgGame): string {
  const { hand: cards, command } = view.players[seat];
  return [...cards, ...command].map((card) => unbroken(nameOf(view, card, game))).join(', ') || 'empty';
}

function screen(view: BadassTcgView, viewer: Viewer | null, game: BadassTcgGame, ink: Ink): string[] {
  const head = ['', 'life', 'energy', 'poison', 'hand', 'deck', 'discard', 'mana'];
  const rows = grid([head.map((title) => ink.dim(title)), ...SEATS.map((seat) => side(view, seat, ink))]);
  const boards = SEATS.map((seat) => {
    const own = view.battlefield.filter(({ controller }) => controller === seat);
    return `${SEAT_NAMES[seat]}: ${own.map((it) => piece(it, game, ink)).join(', ') || '–'}`;
  });
  const stack = view.stack.map(({ id }) => targetName(view, id, game)).reverse();
  const shown = viewer === null ? SEATS : SEATS.filter((seat) => seat === viewer);
  return [
    `turn ${view.turn}, ${SEAT_NAMES[view.active]}'s, ${view.step}`,
    ...rows,
    ...boards,
    ...(stack.length > 0 ? [`${ink.bold('Stack:')} ${stack.join(', ')}`] : []),
    ...shown.map(
      (seat) =>
        `${ink.bold(viewer === null ? `${SEAT_NAMES[seat]}'s hand:` : 'Hand:')} ${hand(view, seat, game)}`,
    ),
  ];
}

function call(action: BadassTcgAction, view: BadassTcgView, game: BadassTcgGame): string | undefined {
  const target = (id: Target) => targetName(view, id, game);
  const at = (targets: readonly Target[]) =>
    targets.length > 0 ? ` at ${targets.map(target).join(' and ')}` : '';
  switch (action.type) {
    case 'pass':
      return 'pass';
    case 'mulligan':
      return 'take a mulligan';
    case 'keep':
      return 'keep the hand';
    case 'endDeclaration':
      return 'declare';
    case 'playGenerator':
      return `play ${nameOf(view, action.card, game)}`;
    case 'cast': {
      const paid =
        action.pay === undefined
          ? ''
          : ` for ${Object.entries(action.pay)
              .map(([m, n]) => m.repeat(n ?? 0))
              .join('')}`;
      return `cast ${nameOf(view, action.card, game)}${action.faceDown ? ' face down' : ''}${at(action.targets)}${paid}`;
    }
    case 'tapForMana':
      return `make ${action.color ?? 'mana'} with ${target(action.permanent)}`;
    case 'activate':
      return `activate ${target(action.permanent)}${at(action.targets)}`;
    case 'special':
      return `use ${target(action.permanent)}`;
    case 'turnFaceUp':
      return `turn up ${target(action.permanent)}`;
    case 'declareAttacker':
      return `attack with ${target(action.attacker)}`;
    case 'declareBlocker':
      return `block ${target(action.attacker)} with ${target(action.blocker)}`;
    case 'assignDamageTo':
      return `assign ${action.n} damage of ${target(action.attacker)} to ${target(action.target)}`;
    case 'choose':
      return typeof action.choice === 'number'
        ? `choose ${target(action.choice)}`
        : `choose ${action.choice}`;
    default:
      return undefined;
  }
}

/** How badass-tcg is shown. */
export const badassTcgTable = createTable<BadassTcgGame, BadassTcgView, BadassTcgAction, BadassTcgEvent>(
  'badass-tcg',
  badassTcgEnglish,
  (game) => ({
    ...createBadassTcgTeller(game),
    screen: (view, viewer, ink) => screen(view, viewer, game, ink),
    call: (action, view) => call(action, view, game),
  }),
);
