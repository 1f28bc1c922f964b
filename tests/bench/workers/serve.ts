import { readFileSync } from 'node:fs';
import { type Match, toAction } from '../duel/match.js';
import type { Task } from '../measure.js';

/** All matches that are replayed: ordinary ones, and a few long ones. */
export interface Matches {
  readonly ordinary: readonly Match[];
  readonly long: readonly Match[];
}

const rebuilt = (match: Match): Match => ({ ...match, actions: match.actions.map(toAction) });

/** Reads the matches that were prepared for this run. */
export function readMatches(file: string): Matches {
  const { ordinary, long } = JSON.parse(readFileSync(file, 'utf8')) as Matches;
  return { ordinary: ordinary.map(rebuilt), long: long.map(rebuilt) };
}

/** Runs the one task that the process was started for, and prints what it measured. */
export function serve(makeTasks: (matches: Matches) => Readonly<Record<string, Task>>): void {
  const [file = '', name = '', warmUp, measured] = process.argv.slice(2);
  const task = makeTasks(readMatches(file))[name];
  if (task === undefined) throw new Error(`no such task: ${name}`);
  console.log(JSON.stringify(task({ warmUp: Number(warmUp), measured: Number(measured) })));
}
