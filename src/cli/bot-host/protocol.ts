// The messages between host and bot, one JSON object on a line. What a bot sends is read with suspicion.

import type { AnyAction, AnyEvent, AnyView } from '../../kernel/any-game.js';
import type { RulesetRef } from '../../kernel/game.js';
import type { Rejection } from '../../kernel/rejection.js';
import type { Result } from '../../kernel/result.js';
import type { Seat } from '../../kernel/seat.js';

/** The version of the protocol; whatever breaks a bot makes another one. */
export const PROTOCOL = 'holmgang-bot-1';

/** A line from a bot is no longer than this, in bytes. */
export const MOST_BYTES = 65_536;

/** What the host says. */
export type HostMessage =
  | {
      readonly type: 'hello';
      readonly protocol: typeof PROTOCOL;
      readonly game: string;
      readonly ruleset: RulesetRef;
      /** How many matches are played. */
      readonly matches: number;
      /** How long an answer may take. */
      readonly milliseconds: number;
      readonly maxBytes: number;
    }
  | {
      readonly type: 'match';
      /** Which match begins, counted from 1. */
      readonly match: number;
      readonly seat: Seat;
    }
  | { readonly type: 'events'; readonly events: readonly AnyEvent[] }
  | {
      readonly type: 'choose';
      /** Counts the questions of a session; an answer repeats it. */
      readonly id: number;
      readonly seat: Seat;
      readonly view: AnyView;
      readonly legal: readonly AnyAction[];
    }
  | {
      readonly type: 'end';
      readonly result: Result;
      readonly fault: {
        readonly seat: Seat;
        readonly kind: string;
        readonly message: string;
        readonly rejection: Rejection | null;
      } | null;
    }
  | { readonly type: 'bye' };

/** A bot has said what nobody can understand, or nothing at all. */
export class BrokenProtocol extends Error {
  override name = 'protocol error';
}

const MOST_NAME = 64;

function readObject(line: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BrokenProtocol('a line is no JSON');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, unknown>>;
  throw new BrokenProtocol('a line is no JSON object');
}

function assertFields(message: object, allowed: readonly string[]): void {
  const foreign = Object.keys(message).find((name) => !allowed.includes(name));
  if (foreign !== undefined)
    throw new BrokenProtocol(`a message has the field ${JSON.stringify(foreign.slice(0, 40))}`);
}

/** Reads the first line of a bot: `{"type":"ready","protocol":"holmgang-bot-1","name":"…"}`; its name. */
export function readReady(line: string): string {
  const message = readObject(line);
  assertFields(message, ['type', 'protocol', 'name']);
  const { type, protocol, name = 'bot' } = message;
  if (type !== 'ready') throw new BrokenProtocol('the first message is ready');
  if (protocol !== PROTOCOL) throw new BrokenProtocol(`the bot does not speak ${PROTOCOL}`);
  if (typeof name !== 'string' || name.length > MOST_NAME)
    throw new BrokenProtocol(`a name is a text of at most ${MOST_NAME} characters`);
  return name;
}

/** Reads an answer: `{"id":7,"index":0}` or `{"id":7,"action":{…}}`. The action is whatever the bot says it is. */
export function readAnswer(line: string, id: number, legal: readonly AnyAction[]): unknown {
  const message = readObject(line);
  assertFields(message, ['type', 'id', 'index', 'action']);
  if (Object.hasOwn(message, 'type') && message.type !== 'choice')
    throw new BrokenProtocol('an answer is of the type choice');
  if (message.id !== id) throw new BrokenProtocol(`an answer to question ${id} has its id`);
  if (Object.hasOwn(message, 'index') === Object.hasOwn(message, 'action'))
    throw new BrokenProtocol('an answer has either an index or an action');
  if (Object.hasOwn(message, 'action')) return message.action;
  const { index } = message;
  const action = typeof index === 'number' && Number.isInteger(index) ? legal[index] : undefined;
  if (action === undefined)
    throw new BrokenProtocol(`an index is a whole number from 0 to ${legal.length - 1}`);
  return action;
}
