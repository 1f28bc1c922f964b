// Many matches on all cores. What comes out depends on the seed alone, not on how many threads there are or which is faster: each
// match has its own number, and its seeds grow from it.

import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { UsageError } from '../kernel/errors.js';
import { randomSeed } from '../kernel/generator.js';
import { type BotName, botOf } from './bots.js';
import { type Batch, entryOf, playBatch, rulesetOf } from './play.js';
import { type Report, reportOf } from './report.js';
import { addTally, emptyTally, type Tally } from './tally.js';

/** What is simulated. */
export interface Simulation {
  /** The game. */
  readonly game: string;
  /** Its ruleset, perhaps in one version (`standard@1`); the game's first one if left out. */
  readonly ruleset?: string;
  /** Setup options of every match. */
  readonly setup?: object;
  /** Who plays; they change seats after each match. */
  readonly bots: readonly [BotName, BotName];
  /** How many matches. */
  readonly matches: number;
  /** What all seeds grow from; a random one if left out. */
  readonly seed?: string;
  /** How many threads; as many as there are cores if left out. With 1, everything stays on this one. */
  readonly workers?: number;
  /** How long a bot may take for a choice. A limit makes the report depend on the machine. */
  readonly milliseconds?: number;
  /** After so many actions a match is ended as a draw. */
  readonly maxActions?: number;
  /** Told how many matches have been played. */
  readonly onProgress?: (played: number, of: number) => void;
}

/** Small enough for progress to be seen, large enough for a thread to be worth the way. */
const MOST_IN_BATCH = 50;

function batchesOf(simulation: Simulation, seed: string, workers: number): Batch[] {
  const {
    game,
    ruleset = null,
    setup = {},
    bots,
    matches,
    milliseconds = null,
    maxActions = null,
  } = simulation;
  const size = Math.max(1, Math.min(MOST_IN_BATCH, Math.ceil(matches / (workers * 8))));
  const batches: Batch[] = [];
  for (let from = 0; from < matches; from += size) {
    const to = Math.min(matches, from + size);
    batches.push({ game, ruleset, setup, bots, seed, from, to, milliseconds, maxActions });
  }
  return batches;
}

/** The file that threads run: beside this one in the sources, in a folder of its own in the package. */
function workerFile(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts')
    ? new URL('./worker-from-source.mjs', here)
    : new URL('./simulate/worker.js', here);
}

async function onThreads(
  batches: readonly Batch[],
  workers: number,
  done: (tally: Tally) => void,
): Promise<void> {
  const pool = new Tinypool({ filename: workerFile().href, minThreads: workers, maxThreads: workers });
  try {
    await Promise.all(
      batches.map(async (batch) => done((await pool.run(batch, { name: 'playBatch' })) as Tally)),
    );
  } finally {
    await pool.destroy();
  }
}

function assertCount(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError('BAD_OPTIONS', `${name} is a whole number, at least 1`);
}

const nameOf = (bot: BotName): string => (typeof bot === 'string' ? bot : bot.module);

/**
 * Plays many matches between two bots and counts what comes of them. Same seed, same report, whatever the number of threads.
 * @example
 * ```ts
 * import { simulate } from 'holmgang/simulate';
 * const report = await simulate({ game: 'bjj', bots: ['own:hard', 'random'], matches: 20, seed: 'docs', workers: 1 });
 * console.log(report.matches, report.bots[0]?.name); // 20 own:hard
 * ```
 */
export async function simulate(simulation: Simulation): Promise<Report> {
  const { seed = randomSeed(), workers = availableParallelism(), matches, bots, onProgress } = simulation;
  assertCount('matches', matches);
  assertCount('workers', workers);
  const entry = entryOf(simulation.game);
  const ruleset = rulesetOf(entry, simulation.ruleset ?? null);
  // A bot that does not exist is told of before any thread starts.
  const game = entry.editions.bind(ruleset);
  for (const bot of bots) await botOf(bot, entry, game);
  const tally = emptyTally();
  const done = (some: Tally) => {
    addTally(tally, some);
    onProgress?.(tally.matches, matches);
  };
  const batches = batchesOf(simulation, seed, workers);
  if (workers === 1) for (const batch of batches) done(await playBatch(batch));
  else await onThreads(batches, workers, done);
  return reportOf(tally, { ruleset, seed, bots: [nameOf(bots[0]), nameOf(bots[1])] });
}
