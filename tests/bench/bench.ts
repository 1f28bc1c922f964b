import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { build } from 'tsup';
import type { Duration } from './measure.js';
import { markdownPage, terminalText } from './page.js';
import { aimsOf, type Round, tablesOf } from './report.js';
import { ALL } from './tasks.js';

// Runs every task in a process of its own, round after round. The processes are plain Node on bundled code: tsx would
// wrap every function to keep its name, and load each file by itself.

const FOLDER = join('reports', 'bench');
const MATCHES = join(FOLDER, 'matches.json');
/** The part of a task's name before the stroke is the worker that knows it. */
const WORKERS = new Set(['prepare', ...ALL.map(({ id }) => id.split('/')[0] as string)]);

const run = promisify(execFile);

/** What `prepare` says of the matches it made. */
interface Prepared {
  readonly ordinary: { readonly matches: number; readonly actions: number };
  readonly long: { readonly matches: number; readonly actions: number };
}

/** One bundle for each contestant, so that none carries the code of another. */
async function bundle(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await build({
    config: false,
    silent: true,
    entry: Object.fromEntries([...WORKERS].map((name) => [name, `tests/bench/workers/${name}.ts`])),
    outDir: FOLDER,
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    splitting: false,
    noExternal: [/.*/],
    env: { NODE_ENV: 'production' },
  });
}

async function inProcess<T>(worker: string, ...args: readonly string[]): Promise<T> {
  const { stdout } = await run(process.execPath, [join(FOLDER, `${worker}.cjs`), MATCHES, ...args]);
  return JSON.parse(stdout) as T;
}

function progress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`);
  else if (!text.includes('/')) console.log(text);
}

/** One round through all tasks; each round begins elsewhere, so that nobody always follows the same neighbour. */
async function playRound(index: number, { warmUp, measured }: Duration): Promise<Round> {
  const shift = (index * 7) % ALL.length;
  const order = [...ALL.slice(shift), ...ALL.slice(0, shift)];
  const round: Record<string, readonly number[]> = {};
  for (const { id } of order) {
    progress(`round ${index + 1}: ${id}`);
    const [worker = '', task = ''] = id.split('/');
    round[id] = await inProcess<number[]>(worker, task, String(warmUp), String(measured));
  }
  return round;
}

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, write: { type: 'boolean' } } });
const rounds = values.quick ? 3 : 5;
const times: Duration = values.quick ? { warmUp: 150, measured: 250 } : { warmUp: 300, measured: 600 };

progress('bundling');
await bundle();
progress('playing the matches and comparing how they end');
const prepared = await inProcess<Prepared>('prepare');
const results: Round[] = [];
for (let index = 0; index < rounds; index++) {
  progress(`round ${index + 1} of ${rounds}, ${ALL.length} processes`);
  results.push(await playRound(index, times));
}
progress('');
const tables = tablesOf(results, Math.round(prepared.long.actions / prepared.long.matches));
const aims = aimsOf(results);
console.log(terminalText(tables, aims, process.stdout.isTTY === true));
if (values.write) {
  mkdirSync('docs', { recursive: true });
  writeFileSync(join('docs', 'bench.md'), markdownPage(tables, aims, { rounds, ...prepared.ordinary }));
  console.log('\nwritten: docs/bench.md');
}
