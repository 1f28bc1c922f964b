// Draws lines at random until enough mutants stand on them, where trying every mutant would take too long. Mutants that span
// several lines (whole blocks taken out) are left aside: they are the easiest to notice.
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { createChance } from 'holmgang';

/** What is going to be mutated, in Stryker's notation. */
export interface Sample {
  readonly mutate: readonly string[];
  /** How many mutants the files have in all. */
  readonly total: number;
  /** How many of them are tried. */
  readonly chosen: number;
}

/** More mutants than this take over 40 minutes. */
const ALL_UP_TO = 2000;
/** Some of them stand in tables that are built once, and are not counted. */
const SAMPLE_SIZE = 400;
const SEED = 'mutants';

const quiet = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => {},
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  fatal: () => {},
};

/** How many mutants stand on each single line, by `file:line`, and how many there are in all. */
async function mutantsByLine(files: readonly string[]) {
  const sources = files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const { mutants } = await new Instrumenter(quiet).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const lines = new Map<string, number>();
  for (const { fileName, location } of mutants) {
    if (location.start.line !== location.end.line) continue;
    // The instrumenter counts lines from 0, Stryker's command line from 1.
    const line = `${fileName}:${location.start.line + 1}`;
    lines.set(line, (lines.get(line) ?? 0) + 1);
  }
  return { lines, total: mutants.length };
}

/** All files, or lines of them that hold enough mutants. The same files always give the same sample. */
export async function sampleOf(files: readonly string[], isWhole: boolean): Promise<Sample> {
  const { lines, total } = await mutantsByLine(files);
  if (isWhole || total <= ALL_UP_TO) return { mutate: files, total, chosen: total };
  const mutate: string[] = [];
  let chosen = 0;
  for (const [line, count] of createChance(SEED).shuffle([...lines])) {
    if (chosen >= SAMPLE_SIZE) break;
    mutate.push(`${line}-${line.slice(line.lastIndexOf(':') + 1)}`);
    chosen += count;
  }
  return { mutate: mutate.sort(), total, chosen };
}
