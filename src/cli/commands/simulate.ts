import { SingleBar } from 'cli-progress';
import { UsageError } from '../../kernel/errors.js';
import { formatReport, reportPage, simulate as simulateMatches } from '../../simulate/index.js';
import { botName } from '../bots.js';
import { readSetup, writeText } from '../files.js';
import { clean } from '../ink.js';
import { entryOf } from '../tables/index.js';
import type { Terminal } from '../terminal.js';

/** What `simulate` can be told. */
export interface SimulateOptions {
  readonly ruleset?: string;
  readonly bots: readonly string[];
  readonly matches: string;
  readonly seed?: string;
  readonly setup?: string;
  readonly workers?: string;
  readonly time?: string;
  readonly maxActions?: string;
  readonly html?: string;
  readonly json?: boolean;
}

/** A whole number from the command line. */
export function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError('BAD_OPTIONS', `${name} is a whole number, not ${text}`);
}

/** Two bots from the command line. */
export function twoBots(bots: readonly string[]): readonly [string, string] {
  const [first, second] = bots;
  if (first !== undefined && second !== undefined && bots.length === 2) return [first, second];
  throw new UsageError('BAD_OPTIONS', `--bots takes two bots, not ${bots.length}`);
}

/** A bar that moves while matches are played, where somebody can see it. */
function progressBar(terminal: Terminal, matches: number): SingleBar | undefined {
  if (!terminal.isInteractive) return undefined;
  const bar = new SingleBar({
    format: '{bar} {value}/{total} matches, {eta_formatted} to go',
    stream: process.stderr,
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(matches, 0);
  return bar;
}

/** `holmgang simulate`: many matches between two bots, counted. */
export async function simulate(terminal: Terminal, name: string, options: SimulateOptions): Promise<number> {
  const { id } = entryOf(name);
  const [first, second] = twoBots(options.bots);
  const matches = wholeNumber('--matches', options.matches);
  const { ruleset, seed, workers, time, maxActions, html, json = false } = options;
  let bar: SingleBar | undefined;
  const report = await simulateMatches({
    game: id,
    bots: [botName(first), botName(second)],
    matches,
    setup: readSetup(options.setup),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(seed === undefined ? {} : { seed }),
    ...(workers === undefined ? {} : { workers: wholeNumber('--workers', workers) }),
    ...(time === undefined ? {} : { milliseconds: wholeNumber('--time', time) }),
    ...(maxActions === undefined ? {} : { maxActions: wholeNumber('--max-actions', maxActions) }),
    onProgress(played) {
      bar ??= progressBar(terminal, matches);
      bar?.update(played);
    },
  });
  bar?.stop();
  if (html !== undefined) writeText(html, reportPage(report));
  terminal.out(
    json ? JSON.stringify(report, null, 2) : formatReport(report).split('\n').map(clean).join('\n'),
  );
  if (html !== undefined && !json) terminal.out(`The same as a page: ${html}`);
  return 0;
}
