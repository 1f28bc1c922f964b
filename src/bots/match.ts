// A match between two bots, under the eyes of an arbiter: whoever does what is not allowed, breaks down or takes too long has lost.

import type { AnyAction } from '../kernel/any-game.js';
import type { Bot } from '../kernel/bot.js';
import { type Chance, createChance } from '../kernel/chance.js';
import { UsageError } from '../kernel/errors.js';
import type { Game } from '../kernel/game.js';
import type { Seed } from '../kernel/generator.js';
import type { Rejection } from '../kernel/rejection.js';
import type { Result } from '../kernel/result.js';
import type { Seat } from '../kernel/seat.js';
import type { MatchRecord } from '../record/record.js';
import { type Recorder, record } from '../record/recorder.js';

/** A bot that answers at once, or later. */
export type Player<V, A> = Bot<V, A, A | Promise<A>>;

/** Why a bot was disqualified. */
export interface Fault {
  /** Whose it was. */
  readonly seat: Seat;
  /** It chose what is not legal, what is no action, threw an error, or took too long. */
  readonly kind: 'illegal' | 'badAction' | 'threw' | 'tooSlow';
  /** What it did, in words. */
  readonly message: string;
  /** Why its action was refused, if one was. */
  readonly rejection: Rejection | null;
}

/** How a match of bots is played. */
export interface MatchOptions<O, E = unknown> {
  /** The seed of the match; the bots' own chance grows from it, too. */
  readonly seed: Seed;
  /** Setup options. */
  readonly setup?: O;
  /** How long a bot may take for a choice. A bot that answers at once cannot be stopped, but is judged afterwards. */
  readonly milliseconds?: number;
  /** After so many actions the arbiter ends the match as a draw; 10,000 if left out. */
  readonly maxActions?: number;
  /** Told what happens, as it happens: everything, hidden or not. */
  readonly onEvents?: (events: readonly E[]) => void;
}

/** A match that bots have played. */
export interface PlayedMatch<A extends AnyAction> {
  /** All of it. */
  readonly record: MatchRecord<A>;
  /** How it ended. */
  readonly result: Result;
  /** Why a bot was disqualified, or null. */
  readonly fault: Fault | null;
}

const DEFAULT_MAX_ACTIONS = 10_000;

/** A choice, or what was wrong with it. */
type Answer = { readonly action: unknown } | { readonly fault: Fault };

function fault(seat: Seat, kind: Fault['kind'], message: string, rejection: Rejection | null = null): Fault {
  return { seat, kind, message, rejection };
}

/** Waits for a bot, but no longer than it may take. */
async function inTime<T>(answer: T | Promise<T>, milliseconds: number): Promise<T | 'tooSlow'> {
  if (!(answer instanceof Promise)) return answer;
  if (milliseconds === Number.POSITIVE_INFINITY) return answer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alarm = new Promise<'tooSlow'>((resolve) => {
    timer = setTimeout(() => resolve('tooSlow'), milliseconds);
  });
  try {
    return await Promise.race([answer, alarm]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks a bot, and looks at the clock. */
async function ask<V, A>(
  bot: Player<V, A>,
  view: V,
  seat: Seat,
  chance: Chance,
  milliseconds: number,
): Promise<Answer> {
  const began = performance.now();
  try {
    const action = await inTime<A>(bot.choose(view, seat, { chance }), milliseconds);
    const took = performance.now() - began;
    if (action === 'tooSlow' || took > milliseconds) {
      return { fault: fault(seat, 'tooSlow', `${bot.name} took longer than ${milliseconds} ms`) };
    }
    return { action };
  } catch (error) {
    return { fault: fault(seat, 'threw', `${bot.name} broke down: ${String(error)}`) };
  }
}

/** Makes what a bot chose; whatever is wrong with it is its fault. */
function make<S, A extends AnyAction, E>(
  recorder: Recorder<S, A, E>,
  name: string,
  seat: Seat,
  action: unknown,
): Fault | null {
  try {
    const applied = recorder.receive(action, seat);
    if (applied.ok) return null;
    const { rejection } = applied;
    return fault(
      seat,
      'illegal',
      `${name} chose what ${rejection.rule} forbids: ${rejection.code}`,
      rejection,
    );
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return fault(seat, 'badAction', `${name} chose what is no action of its seat: ${error.message}`);
  }
}

/**
 * Plays a match between two bots, and records it. A bot that chooses what is not legal, throws or takes too long is
 * disqualified. Bots that choose at the same time do not know of each other's choice.
 * @example
 * ```ts
 * import { bjj } from 'holmgang/bjj';
 * import { createRandomBot, match } from 'holmgang/bots';
 * const bot = createRandomBot(bjj);
 * const { record, result, fault } = await match(bjj, [bot, bot], { seed: 'docs' });
 * console.log(record.actions.length > 0, result.winner !== undefined, fault); // true true null
 * ```
 */
export async function match<S extends V, V, A extends AnyAction, E, O>(
  game: Game<S, V, A, E, O>,
  bots: readonly [Player<V, A>, Player<V, A>],
  options: MatchOptions<O, E>,
): Promise<PlayedMatch<A>> {
  const { seed, setup, milliseconds = Number.POSITIVE_INFINITY, maxActions = DEFAULT_MAX_ACTIONS } = options;
  const recorder = record(game, { ...setup, seed } as O & { seed: Seed });
  const label = typeof seed === 'string' ? seed : JSON.stringify(seed);
  const chances = [createChance(`${label}, bot 0`), createChance(`${label}, bot 1`)] as const;
  let wrong: Fault | null = null;
  const arbiter = game.actions as unknown as {
    disqualify(seat: Seat): A;
    adjudicate(payload: { winner: null }): A;
  };
  const tell = () => options.onEvents?.(recorder.events);
  tell();
  while (game.result(recorder.state) === undefined) {
    const seats = game.deciders(recorder.state);
    const answers: [Seat, Answer][] = [];
    for (const seat of seats) {
      const view = game.view(recorder.state, seat);
      answers.push([seat, await ask(bots[seat], view, seat, chances[seat], milliseconds)]);
    }
    for (const [seat, answer] of answers) {
      if (game.result(recorder.state) !== undefined) break;
      wrong = 'fault' in answer ? answer.fault : make(recorder, bots[seat].name, seat, answer.action);
      if (wrong !== null) recorder.apply(arbiter.disqualify(seat));
      tell();
    }
    if (recorder.ply >= maxActions && game.result(recorder.state) === undefined)
      recorder.apply(arbiter.adjudicate({ winner: null }));
  }
  return { record: recorder.toRecord(), result: game.result(recorder.state) as Result, fault: wrong };
}
