import type { AnyAction } from '../../kernel/any-game.js';
import type { Seat } from '../../kernel/seat.js';
import { LineReader, readAction } from '../../record/action-text.js';
import { cutTo, inColumns, padTo } from '../ink.js';

/** What a person can say beside the number of a choice. */
export type Command =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'action'; readonly action: AnyAction }
  | { readonly kind: 'command'; readonly name: CommandName; readonly rest: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown'; readonly message: string };

/** Every command, with what it does; the first letters of a name are enough. */
export const COMMANDS = {
  help: 'this list',
  more: 'the other choices, where not all fit on the screen',
  why: 'what is not possible now, and which clause forbids it',
  odds: 'odds 3: how choice 3 can turn out, exactly',
  board: 'the board again',
  log: 'all that has happened so far',
  rules: 'rules word: searches the rules, or shows a clause',
  undo: 'takes your last action back, if nothing was learned by it',
  save: 'save file: keeps the match in a file; play --resume file goes on',
  offer: 'offers a draw',
  accept: 'accepts a draw that was offered',
  concede: 'gives the match up',
  quit: 'leaves the match',
} as const;

/** A command's name. */
export type CommandName = keyof typeof COMMANDS;

const NAMES = Object.keys(COMMANDS) as CommandName[];

function readTyped(text: string, seat: Seat): Command {
  try {
    const action = readAction(new LineReader(`${seat} ${text}`));
    return { kind: 'action', action: action as unknown as AnyAction };
  } catch (error) {
    return { kind: 'unknown', message: `/type name=value … (${(error as Error).message})` };
  }
}

/** Understands what a person typed: a number, a command, or an action behind a slash. */
export function readCommand(line: string, choices: number, seat: Seat): Command {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  if (text.startsWith('/')) return readTyped(text.slice(1), seat);
  if (/^\d+$/.test(text)) {
    const index = Number(text) - 1;
    if (index >= 0 && index < choices) return { kind: 'choice', index };
    return { kind: 'unknown', message: `there are the choices 1 to ${choices}` };
  }
  if (text === '?') return { kind: 'command', name: 'help', rest: '' };
  const [word = '', ...rest] = text.split(/\s+/);
  const name = NAMES.find((known) => known.startsWith(word.toLowerCase()));
  if (name === undefined) return { kind: 'unknown', message: `there is no command ${word}; ? lists them` };
  return { kind: 'command', name, rest: rest.join(' ') };
}

/** Numbered choices in as many columns as fit; the first of them where not all fit on the lines. */
export function menuLines(
  labels: readonly string[],
  width: number,
  lines: number,
): { readonly lines: readonly string[]; readonly left: number } {
  const digits = String(labels.length).length;
  const numbered = labels.map((label, i) => cutTo(`${String(i + 1).padStart(digits)}  ${label}`, width));
  const all = inColumns(numbered, width);
  if (all.length <= lines) return { lines: all, left: 0 };
  const room = Math.max(1, lines - 1);
  const columns = Math.max(1, Math.floor(numbered.length / all.length));
  const shown = numbered.slice(0, room * columns);
  return { lines: inColumns(shown, width), left: labels.length - shown.length };
}

/** The list of commands. */
export function commandHelp(): string[] {
  const widest = Math.max(...NAMES.map((name) => name.length));
  return [
    'A number makes that choice; /type name=value … any action, as records write it.',
    ...NAMES.map((name) => `  ${padTo(name, widest)}  ${COMMANDS[name]}`),
  ];
}
