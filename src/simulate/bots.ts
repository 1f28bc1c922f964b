import { createGreedyBot } from '../bots/greedy.js';
import type { Player } from '../bots/match.js';
import { createRandomBot } from '../bots/random.js';
import { createSearchBot } from '../bots/search.js';
import type { AnyAction, AnyGame, AnyView } from '../kernel/any-game.js';
import { UsageError } from '../kernel/errors.js';
import type { Game } from '../kernel/game.js';
import type { RosterEntry } from './roster.js';

/**
 * A bot by name, so that it can be sent to another thread: `random`, `greedy`, `search` (`search:500` for 500 iterations), `own`
 * (the game's own, `own:easy` at a level), or a module that makes one.
 */
export type BotName = string | BotModule;

/** A module that exports a function from a game to a bot. */
export interface BotModule {
  /** The module: a package, or the URL of a file. */
  readonly module: string;
  /** The export; `createBot` if left out. */
  readonly export?: string;
}

/** A bot of any game. */
export type AnyPlayer = Player<AnyView, AnyAction>;

type Playable = Game<never, AnyView, AnyAction, unknown, object>;

const KNOWN = 'random, greedy, search, search:500, own, own:<level>';

function unknownBot(name: string): UsageError {
  return new UsageError('UNKNOWN_BOT', `there is no bot ${name}, only ${KNOWN}, or a module`);
}

function own(entry: RosterEntry, game: AnyGame, level: string | undefined): AnyPlayer {
  const levels = Object.keys(entry.bots);
  const make = entry.bots[level ?? (levels[0] as string)];
  if (make !== undefined && (level === undefined || Object.hasOwn(entry.bots, level))) return make(game);
  throw new UsageError('UNKNOWN_BOT', `${entry.id} has no bot ${level}, only ${levels.join(', ')}`);
}

async function fromModule(
  { module, export: name = 'createBot' }: BotModule,
  game: AnyGame,
): Promise<AnyPlayer> {
  const made: unknown = (await import(module))[name];
  if (typeof made !== 'function')
    throw new UsageError('UNKNOWN_BOT', `${module} exports no function ${name}`);
  return made(game) as AnyPlayer;
}

/** Makes the bot of a name. Throws a `UsageError` if there is none. */
export async function botOf(name: BotName, entry: RosterEntry, game: AnyGame): Promise<AnyPlayer> {
  if (typeof name !== 'string') return fromModule(name, game);
  const playable = game as unknown as Playable;
  const [kind, detail] = name.split(':');
  const iterations = Number(detail ?? 1000);
  switch (kind) {
    case 'random':
      return createRandomBot(playable);
    case 'greedy':
      return createGreedyBot(playable, entry.insight);
    case 'search':
      if (!Number.isInteger(iterations) || iterations < 1) throw unknownBot(name);
      return createSearchBot(playable, { iterations, ...entry.search });
    case 'own':
      return own(entry, game, detail);
    default:
      throw unknownBot(name);
  }
}
