// Timing inside one process. A task is set up once, warmed up, and then timed in slices; a slice is long enough to have
// its share of garbage collection, and the median slice forgives what other processes did to the rest.

/** Does the whole workload once and says how many operations that were. */
export type Pass = () => number;

/** Makes a pass; what it builds is not timed. */
export type Task = () => Pass;

/** How long to warm up and to measure, in milliseconds. */
export interface Duration {
  readonly warmUp: number;
  readonly measured: number;
}

const SLICES = 9;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Nanoseconds per operation over at least `milliseconds`. */
function slice(pass: Pass, milliseconds: number): number {
  const start = performance.now();
  let operations = 0;
  let elapsed = 0;
  do {
    operations += pass();
    elapsed = performance.now() - start;
  } while (elapsed < milliseconds);
  return (elapsed * 1e6) / operations;
}

/** Nanoseconds per operation of a task. */
export function measure(task: Task, { warmUp, measured }: Duration): number {
  const pass = task();
  slice(pass, warmUp);
  const slices: number[] = [];
  const end = performance.now() + measured;
  while (performance.now() < end) slices.push(slice(pass, measured / SLICES));
  return median(slices);
}

/** Plays a match from its beginning; `mark` is to be called when a third of its actions is done, and at the end. */
export type MarkedPass = (mark: (third: number) => void) => void;

/** Nanoseconds spent in each third of long matches, per action. */
export function measureThirds(
  pass: MarkedPass,
  actionsPerThird: number,
  { warmUp, measured }: Duration,
): number[] {
  const thirds: number[][] = [[], [], []];
  let last = 0;
  const mark = (third: number): void => {
    const now = performance.now();
    if (third >= 0) thirds[third]?.push(((now - last) * 1e6) / actionsPerThird);
    last = now;
  };
  const warm = performance.now() + warmUp;
  do pass(() => {});
  while (performance.now() < warm);
  const end = performance.now() + measured;
  do pass(mark);
  while (performance.now() < end);
  return thirds.map(median);
}
