// Shows any game in the words of its catalogue: fields of the view as they are named, actions and events as `describe` has them.

import type { AnyAction, AnyEvent, AnyView } from '../../kernel/any-game.js';
import { type Catalogue, formatDescription } from '../../kernel/describe.js';
import type { Seat, Viewer } from '../../kernel/seat.js';
import type { StoryLine } from '../exhibit.js';
import { type Ink, wrap } from '../ink.js';
import { nameSeats, SEAT_NAMES } from '../seats.js';
import type { OpenGame, Parts } from '../table.js';

type AnyParts = Parts<AnyView, AnyAction, AnyEvent>;

const CORE = new Set(['ruleset', 'viewer', 'rng', 'pending', 'drawOffer', 'result']);
const WIDTH = 78;
const MOST_SHOWN = 12;

function sayList(list: readonly unknown[]): string {
  const hidden = list.filter((item) => item === null || item === 'hidden').length;
  if (list.length === 0) return '–';
  if (hidden === list.length) return `${hidden} hidden`;
  const shown = list.slice(0, MOST_SHOWN).map(sayValue).join(' ');
  return list.length > MOST_SHOWN ? `${shown} … (${list.length})` : shown;
}

function sayValue(value: unknown): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return sayList(value);
  if (typeof value !== 'object') return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${name} ${sayValue(field)}`);
  return `(${fields.join(', ')})`;
}

function isPair(value: unknown): value is readonly [object, object] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === 'object' && item)
  );
}

/** The fields of a view, both sides of a pair below each other. */
function screen(view: AnyView, ink: Ink): string[] {
  const plain: string[] = [];
  const sides: string[] = [];
  for (const [name, value] of Object.entries(view)) {
    if (CORE.has(name)) continue;
    if (!isPair(value)) plain.push(`${name} ${sayValue(value)}`);
    else
      value.forEach((side, seat) => {
        const said = sayValue(side).slice(1, -1);
        sides.push(...wrap(`${ink.bold((SEAT_NAMES[seat] as string).padEnd(5))} ${said}`, WIDTH, '      '));
      });
  }
  return [...wrap(plain.join(' · '), WIDTH, '  '), ...sides];
}

/** Wishes that need nothing but a name: actions without fields. */
function plainWishes(game: OpenGame, view: AnyView, seat: Seat): AnyAction[] {
  const isMatchMove = new Set(['concede', 'offerDraw', 'timeout', 'disqualify', 'adjudicate']);
  return Object.keys(game.actions)
    .filter((type) => !isMatchMove.has(type))
    .map((type) => ({ type, seat }) as AnyAction)
    .filter((action) => game.validate(view, action)?.code !== 'BAD_ACTION');
}

/** Whatever a game's table leaves out. */
export function genericParts(
  game: OpenGame,
  english: Catalogue,
  ownSay: AnyParts['say'] | undefined,
): AnyParts & { call(action: AnyAction): string } {
  const say: AnyParts['say'] =
    ownSay ?? ((subject) => nameSeats(formatDescription(english, game.describe(subject))));
  const line = (text: string): StoryLine => ({ kind: 'line', text, rule: null });
  return {
    seats: SEAT_NAMES,
    screen: (view: AnyView, _viewer: Viewer | null, ink: Ink) => screen(view, ink),
    call: (action) => say(action).replace(/^(Blue|Red) /, ''),
    wishes: (view, seat) => plainWishes(game, view, seat),
    tell: (event) => [line(say(event))],
    tellResult: (result) => ({ kind: 'end', text: say(result), rule: result.rule }),
    say,
  };
}
