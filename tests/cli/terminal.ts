// A terminal for tests: what was printed can be read, and who is asked answers by a script.
import { spawnSync } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { inkFor } from '../../src/cli/ink.js';
import { run } from '../../src/cli/program.js';
import type { Terminal } from '../../src/cli/terminal.js';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What came of a command. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** How somebody answers: the next line, given the question and everything printed so far; null for nothing more. */
export type Answers = (question: string, printed: string) => string | null;

/** Runs a command in this process, without a person, on 80 columns. */
export async function cli(words: readonly string[], answers: Answers = () => null): Promise<Ran> {
  const printed: string[] = [];
  const errors: string[] = [];
  const terminal: Terminal = {
    isInteractive: false,
    columns: 80,
    rows: 24,
    ink: inkFor(false),
    out: (...lines) => void printed.push(...lines),
    err: (...lines) => void errors.push(...lines),
    async ask(question) {
      printed.push(question);
      return answers(question, printed.join('\n'));
    },
    clear() {},
    stdin: new PassThrough(),
    stdout: new PassThrough(),
  };
  const code = await run(words, terminal);
  return { code, out: printed.join('\n'), err: errors.join('\n') };
}

/** The command as a process runs it from its sources. */
export const COMMAND = ['--import', 'tsx', `${root}src/cli/holmgang.ts`] as const;

/** Runs the command as a process of its own, without a terminal. */
export function cliProcess(
  words: readonly string[],
  { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
): Ran {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  const ran = spawnSync(process.execPath, [...COMMAND, ...words], {
    cwd: root,
    encoding: 'utf8',
    input,
    env: { ...inherited, ...env },
  });
  return { code: ran.status ?? -1, out: ran.stdout, err: ran.stderr };
}

/** Whether there is a Python to run tests with. */
export const hasPython = spawnSync('python3', ['-c', 'import pty'], { stdio: 'ignore' }).status === 0;

/** A line that nobody overlooks, where something cannot be tested. */
export function tellSkipped(what: string): void {
  console.warn(`SKIPPED: ${what}: there is no python3 here`);
}
