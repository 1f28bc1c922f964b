// Timing inside one process. A task is set up once, warmed up, and then timed in slices; a slice is long enough to have
// its share of garbage collection, and the median slice forgives what other processes did to the rest. The clock is
// the processor time of the whole process: waiting for a core does not count, collecting garbage on another one does.

/** Does the whole workload once and says how many operations that were. */
export type Pass = () => number;

/** How long to warm up and to measure, in milliseconds. */
export interface Duration {
  readonly warmUp: number;
  readonly measured: number;
}

/** Measures something: nanoseconds per operation, one number or several. */
export type Task = (duration: Duration) => readonly number[];

const SLICES = 9;
/** However slow a task is, it gets as many passes to warm up: boardgame.io needs them to reach its speed. */
const WARM_PASSES = 15;
const WARM_REPLAYS = 4;
const MILLISECONDS_PER_LOOK = 4;

/** Processor time spent so far, in milliseconds. */
function spentSoFar(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** How many passes to make between two looks at the clock, which itself costs microseconds. */
function passesPerLook(pass: Pass, warmUp: number): number {
  const start = spentSoFar();
  let passes = 0;
  do {
    pass();
    passes++;
  } while (spentSoFar() - start < warmUp || passes < WARM_PASSES);
  return Math.max(1, Math.round((passes * MILLISECONDS_PER_LOOK) / (spentSoFar() - start)));
}

/** Nanoseconds per operation over at least `milliseconds`. */
function slice(pass: Pass, passes: number, milliseconds: number): number {
  const start = spentSoFar();
  let operations = 0;
  let elapsed = 0;
  do {
    for (let i = 0; i < passes; i++) operations += pass();
    elapsed = spentSoFar() - start;
  } while (elapsed < milliseconds);
  return (elapsed * 1e6) / operations;
}

/** Measures a pass; what `prepare` does is not timed. */
export function timed(prepare: () => Pass): Task {
  return ({ warmUp, measured }) => {
    const pass = prepare();
    const passes = passesPerLook(pass, warmUp);
    const slices: number[] = [];
    const end = spentSoFar() + measured;
    do slices.push(slice(pass, passes, measured / SLICES));
    while (spentSoFar() < end);
    return [median(slices)];
  };
}

/** A long match that can be played piece by piece. */
export interface Replay {
  readonly length: number;
  /** Goes back to the beginning. */
  begin(): void;
  /** Plays the actions from one index up to another. */
  play(from: number, to: number): void;
}

/** Measures what an action costs in the first, the middle and the last third of long matches. */
export function timedThirds(prepare: () => readonly Replay[]): Task {
  return ({ warmUp, measured }) => {
    const replays = prepare();
    for (let i = 0; i < WARM_REPLAYS; i++) sliceThirds(replays, warmUp / WARM_REPLAYS);
    const slices: number[][] = [];
    const end = spentSoFar() + measured;
    do slices.push(sliceThirds(replays, measured / SLICES));
    while (spentSoFar() < end);
    return [0, 1, 2].map((third) => median(slices.map((costs) => costs[third] ?? 0)));
  };
}

function sliceThirds(replays: readonly Replay[], milliseconds: number): number[] {
  const spent = [0, 0, 0];
  const actions = [0, 0, 0];
  const end = spentSoFar() + milliseconds;
  do {
    for (const replay of replays) {
      replay.begin();
      for (let third = 0; third < 3; third++) {
        const from = Math.floor((replay.length * third) / 3);
        const to = Math.floor((replay.length * (third + 1)) / 3);
        const start = spentSoFar();
        replay.play(from, to);
        spent[third]! += spentSoFar() - start;
        actions[third]! += to - from;
      }
    }
  } while (spentSoFar() < end);
  return spent.map((time, third) => (time * 1e6) / actions[third]!);
}
