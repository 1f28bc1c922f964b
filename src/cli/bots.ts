import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '../kernel/any-game.js';
import { type AnyPlayer, type BotName, botOf } from '../simulate/bots.js';
import type { RosterEntry } from '../simulate/roster.js';

/** What can stand where a bot is named. */
export const BOT_HELP =
  'random, greedy, search, search:<iterations>, own, own:<level>, or a module (./bot.js)';

/** A bot's name from the command line: a file that makes one, or the name as it is. */
export function botName(name: string): BotName {
  return /^\.{0,2}\/|\.[cm]?js$/.test(name) ? { module: pathToFileURL(resolve(name)).href } : name;
}

/** The bot of a name from the command line. */
export function botFor(name: string, entry: RosterEntry, game: AnyGame): Promise<AnyPlayer> {
  return botOf(botName(name), entry, game);
}
