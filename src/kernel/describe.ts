import { isMatchEvent, isMatchMove } from './match-moves.js';
import type { Rejection } from './rejection.js';
import type { Result } from './result.js';

/** A message without its language: a key to look up in a catalogue, and the values to fill in. */
export interface Description {
  /** `bjj.event.tokenGained`. */
  readonly key: string;
  /** Nested values have dotted names (`breakdown.0.total`); lists of texts are also joined by commas. */
  readonly values: Record<string, string | number>;
}

/** Texts by description key, with `{name}` where a value goes. */
export type Catalogue = Readonly<Record<string, string>>;

/** Something that can be described: an event or action by its type, a rejection by its code, a result by its reason. */
export type Describable = { readonly type: string } | Rejection | Result;

/** Names the message for something that happened, was tried, was refused or ended the match. */
export function describeFor(
  game: { readonly id: string; readonly moves: object },
  subject: Describable,
): Description {
  if ('type' in subject) {
    const { type, ...rest } = subject;
    // An event may be called like the action that causes it, but does not say who acts.
    const isMove = Object.hasOwn(game.moves, type) && Object.hasOwn(subject, 'seat');
    const kind = isMatchMove(subject) || isMove ? 'action' : 'event';
    const owner = isMatchMove(subject) || isMatchEvent(subject) ? 'kernel' : game.id;
    return describe(owner, kind, type + variantOf(type, subject), rest);
  }
  const owner = subject.rule.startsWith('K-') ? 'kernel' : game.id;
  if ('code' in subject)
    return describe(owner, 'rejection', subject.code, { ...subject.detail, rule: subject.rule });
  const { reason, ...rest } = subject;
  return describe(owner, 'result', reason + variantOf(reason, subject), rest);
}

/** Some messages read differently when nobody wins, both are meant, or the content is hidden. */
function variantOf(name: string, subject: object): '' | '.hidden' | '.both' | '.draw' {
  const { hidden, seat, winner } = subject as { hidden?: unknown; seat?: unknown; winner?: unknown };
  if (hidden === true) return '.hidden';
  if (seat === 'both' || (name === 'disqualified' && winner === null)) return '.both';
  return name.startsWith('adjudicate') && winner === null ? '.draw' : '';
}

function describe(owner: string, kind: string, name: string, rest: object): Description {
  const values: Record<string, string | number> = {};
  flatten(rest, '', values);
  return { key: `${owner}.${kind}.${name}`, values };
}

function flatten(value: unknown, path: string, values: Record<string, string | number>): void {
  if (typeof value === 'string' || typeof value === 'number') values[path] = value;
  else if (typeof value === 'boolean' || value === null) values[path] = String(value);
  else if (typeof value === 'object') {
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
      values[path] = value.join(', ');
    for (const [key, item] of Object.entries(value))
      flatten(item, path === '' ? key : `${path}.${key}`, values);
  }
}

/** Fills a description into a catalogue's text; without a text, the key and the values serve. */
export function formatDescription(catalogue: Catalogue, description: Description): string {
  const template = Object.hasOwn(catalogue, description.key) ? catalogue[description.key] : undefined;
  if (template === undefined) return `${description.key} ${JSON.stringify(description.values)}`;
  return template.replace(/\{([\w.]+)\}/g, (whole, name: string) => {
    return Object.hasOwn(description.values, name) ? String(description.values[name]) : whole;
  });
}
