import { UsageError } from '../../kernel/errors.js';
import { readText } from '../files.js';
import { clean, wrap } from '../ink.js';
import { entryOf, gameOf, tableOf } from '../tables/index.js';
import type { Terminal } from '../terminal.js';

/** What `deck check` can be told. */
export interface DeckOptions {
  readonly game?: string;
  readonly ruleset?: string;
  readonly json?: boolean;
}

/** A deck as it lies in a file. */
interface DeckFile {
  readonly game?: unknown;
  readonly ruleset?: unknown;
  readonly deck: unknown;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A file holds a deck, or an object with the deck and the game it is for. */
function readDeckFile(file: string): DeckFile {
  let value: unknown;
  try {
    value = JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError('BAD_JSON', `${file}: ${(error as Error).message}`);
  }
  return isObject(value) && Object.hasOwn(value, 'deck') ? (value as unknown as DeckFile) : { deck: value };
}

function textOr(option: string | undefined, value: unknown, what: string): string | undefined {
  if (option !== undefined || value === undefined) return option;
  if (typeof value === 'string') return value;
  throw new UsageError('BAD_JSON', `${what} of a deck file is a text`);
}

/** `holmgang deck check`: everything that is wrong with a deck; 1 if anything is. */
export function checkDeck(terminal: Terminal, file: string, options: DeckOptions): number {
  const read = readDeckFile(file);
  const name = textOr(options.game, read.game, 'the game');
  if (name === undefined) throw new UsageError('NO_GAME', 'which game is the deck for? --game says so');
  const game = gameOf(entryOf(name), textOr(options.ruleset, read.ruleset, 'the ruleset'));
  const { judgeDeck } = tableOf(game);
  if (judgeDeck === undefined) throw new UsageError('NO_DECKS', `in ${game.id} nobody brings a deck`);
  const { summary, problems } = judgeDeck(read.deck);
  const { ink, columns, out } = terminal;
  if (options.json === true) {
    out(
      JSON.stringify({ file, ruleset: game.ruleset, ok: problems.length === 0, summary, problems }, null, 2),
    );
  } else if (problems.length === 0) out(`${ink.green('✔')} ${clean(file)}: ${clean(summary)}`);
  else {
    out(`${ink.red('✘')} ${clean(file)}: ${clean(summary)}`);
    for (const { path, message, rule } of problems) {
      const place = path === '' ? '' : `${path}: `;
      out(...wrap(clean(`  ${place}${message}${rule === null ? '' : ` [${rule}]`}`), columns, '    '));
    }
  }
  return problems.length === 0 ? 0 : 1;
}
