// bjj at the table: the position, what each side has, and the techniques by their names, traits and gates.

import {
  type BjjAction,
  type BjjEvent,
  type BjjGame,
  type BjjView,
  bjjEnglish,
  choicesAt,
  POSITION_NAMES,
  TECHNIQUE_NAMES,
  type Technique,
  TOKEN_NAMES,
} from '../../games/bjj/index.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { grid, type Ink } from '../ink.js';
import { SEAT_NAMES } from '../seats.js';
import { createBjjTeller } from '../stories/bjj.js';
import { createTable } from '../table.js';

function tokens(view: BjjView, seat: Seat): string {
  return view.tokens[seat].map((token) => TOKEN_NAMES[token]).join(', ') || 'none';
}

function pips(count: number): string {
  return count === 0 ? '–' : '●'.repeat(count);
}

/** Whom the other need not wait for. */
function chosen(view: BjjView): string {
  const names = SEATS.filter((seat) => view.committed[seat] !== null).map((seat) => SEAT_NAMES[seat]);
  return names.length === 0 ? '' : `, ${names.join(' and ')} has chosen`;
}

function screen(view: BjjView, game: BjjGame, ink: Ink): string[] {
  const { limits } = game.rules.options;
  const head = ['', 'role', 'points', 'advantages', 'control', 'tokens'].map((title) => ink.dim(title));
  const sides = SEATS.map((seat) => [
    (seat === 0 ? ink.cyan : ink.red)(SEAT_NAMES[seat]),
    view.roles[seat],
    String(view.points[seat]),
    String(view.advantages[seat]),
    pips(view.control[seat]),
    tokens(view, seat),
  ]);
  const place = POSITION_NAMES[view.position] ?? view.position;
  return [
    `${ink.bold(place)}   turn ${view.turn} of ${limits.turns}, ${limits.points} points win${chosen(view)}`,
    ...grid([head, ...sides]),
  ];
}

/** What a technique does when it wins, in a few signs. */
function traits(technique: Technique): string {
  const { modifier, ibjjfPoints, tokenReward, tokenRemove, requiredTokens, transition, isSubmission, risk } =
    technique;
  const told = [
    modifier === 0 ? '' : `+${modifier}`,
    isSubmission ? 'submission' : '',
    ibjjfPoints > 0 ? `${ibjjfPoints} points` : '',
    tokenReward === null ? '' : `gains ${TOKEN_NAMES[tokenReward]}`,
    tokenRemove === null ? '' : `takes ${TOKEN_NAMES[tokenRemove]}`,
    requiredTokens.length === 0
      ? ''
      : `needs ${requiredTokens.map((token) => TOKEN_NAMES[token]).join(' and ')}`,
    transition === null ? '' : `to ${POSITION_NAMES[transition.position] ?? transition.position}`,
    risk === 'risky' ? 'risky' : '',
  ];
  return told.filter((part) => part !== '').join(', ');
}

function nameOf({ id, name }: Technique): string {
  return name ?? TECHNIQUE_NAMES[id] ?? id;
}

function call(action: BjjAction, game: BjjGame): string | undefined {
  if (action.type === 'retract') return 'take the choice back';
  if (action.type !== 'commit') return undefined;
  const technique = game.rules.techniques.get(action.techniqueId);
  if (technique === undefined) return action.techniqueId;
  const told = traits(technique);
  return `${technique.category}: ${nameOf(technique)}${told === '' ? '' : ` (${told})`}`;
}

/** Every technique of the place: some need tokens that are not there. */
function wishes(view: BjjView, seat: Seat, game: BjjGame): BjjAction[] {
  return choicesAt(game.rules, view.position, view.roles[seat]).map(({ id, category }) => ({
    type: 'commit',
    seat,
    category,
    techniqueId: id,
  }));
}

/** How bjj is shown. */
export const bjjTable = createTable<BjjGame, BjjView, BjjAction, BjjEvent>('bjj', bjjEnglish, (game) => ({
  ...createBjjTeller(game),
  screen: (view, _viewer, ink) => screen(view, game, ink),
  call: (action) => call(action, game),
  wishes: (view, seat) => wishes(view, seat, game),
}));
