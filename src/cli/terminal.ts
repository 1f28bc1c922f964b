// Where a command prints and whom it asks. Commands know nothing of processes, so that tests can sit at the other end.

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Ink, inkFor, wantsColour } from './ink.js';

/** What a command can see and do of the world. */
export interface Terminal {
  /** Whether a person sits there, who sees what is printed and can answer. */
  readonly isInteractive: boolean;
  /** How wide lines may be. */
  readonly columns: number;
  /** How many lines fit on a screen. */
  readonly rows: number;
  /** Colours for what is printed. */
  readonly ink: Ink;
  /** Prints lines. */
  out(...lines: readonly string[]): void;
  /** Prints lines beside the output: messages, progress. */
  err(...lines: readonly string[]): void;
  /** Asks a question; null where no answer will ever come. */
  ask(question: string): Promise<string | null>;
  /** Begins a new screen, where there is one. */
  clear(): void;
  /** What comes in, for commands that read it themselves. */
  readonly stdin: Readable;
  /** Where messages of programs go, for commands that write them themselves. */
  readonly stdout: Writable;
}

/** Somebody pressed Ctrl+C. */
export class Interrupted extends Error {}

const LEAST_COLUMNS = 40;
const MOST_COLUMNS = 100;

/** As wide as the terminal is, within what reads well; 80 where nobody knows. */
function readableWidth(columns: number | undefined): number {
  return Math.min(MOST_COLUMNS, Math.max(LEAST_COLUMNS, columns ?? 80));
}

/** Lines of a stream, one when it is asked for; null after the last. */
function lineReader(stdin: Readable): () => Promise<string | null> {
  let lines: AsyncIterator<string> | undefined;
  return async () => {
    lines ??= createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    return done === true ? null : value;
  };
}

/** Asks a person. The library behind it is loaded only where there is one. */
async function prompt(question: string): Promise<string | null> {
  const { default: input } = await import('@inquirer/input');
  try {
    return await input({ message: question, theme: { prefix: { idle: '›', done: '›' } } });
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError') throw new Interrupted();
    throw error;
  }
}

/** The terminal of a process. */
export function processTerminal(process: NodeJS.Process, colour = true): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const isInteractive = stdin.isTTY === true && stdout.isTTY === true;
  const nextLine = lineReader(stdin);
  return {
    isInteractive,
    get columns() {
      return readableWidth(stdout.columns);
    },
    get rows() {
      return stdout.rows ?? 24;
    },
    ink: inkFor(colour && wantsColour(stdout.isTTY === true, env)),
    out(...lines) {
      stdout.write(`${lines.join('\n')}\n`);
    },
    err(...lines) {
      stderr.write(`${lines.join('\n')}\n`);
    },
    async ask(question) {
      if (isInteractive) return prompt(question);
      stdout.write(`${question} `);
      const line = await nextLine();
      stdout.write(`${line ?? ''}\n`);
      return line;
    },
    clear() {
      if (isInteractive) stdout.write('\u001b[2J\u001b[H');
    },
    stdin,
    stdout,
  };
}

/** Waits until everything is written, but no longer than so many milliseconds. */
export async function flush(stream: Writable, milliseconds: number): Promise<void> {
  if (stream.writableLength === 0) return;
  await Promise.race([
    once(stream, 'drain').catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, milliseconds).unref()),
  ]);
}
