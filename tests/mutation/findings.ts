// Reads Stryker's report: how many mutants died, which survived, and which clauses are not held by their own tests.
import { clauseRanges } from './clause-ranges.js';

interface Mutant {
  readonly id: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly killedBy?: readonly string[];
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Stryker's report, as far as it is read here. */
export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
  readonly testFiles?: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
}

/** A mutant that no test noticed. */
interface Survivor {
  /** Names it whatever line it stands on: file, what was there, what stood there instead. */
  readonly key: string;
  readonly place: string;
  readonly clauses: readonly string[];
}

/** What became of the mutants of one clause. */
interface ClauseScore {
  mutants: number;
  killed: number;
  killedByOwnTests: number;
}

/** Everything the report says. */
export interface Findings {
  readonly total: number;
  readonly killed: number;
  readonly survivors: readonly Survivor[];
  readonly clauses: ReadonlyMap<string, ClauseScore>;
}

const COUNTED = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage']);

function original(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n').replace(/\s+/g, ' ').slice(0, 120);
}

/** Reads a report. */
export function findingsOf(report: StrykerReport): Findings {
  const tests = Object.values(report.testFiles ?? {}).flatMap(({ tests: own }) => own);
  const cited = new Map(
    tests.map(({ id, name }) => [id, new Set(name.match(/(?<=\[)[A-Z]+-[A-Z]+-[A-Z0-9-]+(?=\])/g) ?? [])]),
  );
  const clauses = new Map<string, ClauseScore>();
  const survivors: Survivor[] = [];
  let [total, killed] = [0, 0];
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    const ranges = clauseRanges(source);
    for (const mutant of mutants.filter(({ status }) => COUNTED.has(status))) {
      const { line } = mutant.location.start;
      const deciding = new Set(
        ranges.filter(({ first, last }) => first <= line && line <= last).flatMap((range) => range.clauses),
      );
      const dead = mutant.status === 'Killed' || mutant.status === 'Timeout';
      total += 1;
      if (dead) killed += 1;
      else {
        const key = `${file} | ${original(source, mutant.location)} → ${(mutant.replacement ?? '').replace(/\s+/g, ' ').slice(0, 120)}`;
        survivors.push({ key, place: `${file}:${line}`, clauses: [...deciding] });
      }
      for (const clause of deciding) {
        const score = clauses.get(clause) ?? { mutants: 0, killed: 0, killedByOwnTests: 0 };
        score.mutants += 1;
        if (dead) score.killed += 1;
        // A mutant that hangs is noticed by whichever test ran first, so it speaks neither for nor against a clause's tests.
        if (mutant.killedBy?.some((id) => cited.get(id)?.has(clause))) score.killedByOwnTests += 1;
        clauses.set(clause, score);
      }
    }
  }
  return { total, killed, survivors, clauses };
}

/** The clauses whose code has mutants of which no test that cites them has killed one. */
export function unheldClauses({ clauses }: Findings): string[] {
  return [...clauses].filter(([, score]) => score.killedByOwnTests === 0).map(([id]) => id);
}

/** The lines of a report's mutants that decide some clauses, in Stryker's notation. */
export function linesDeciding(report: StrykerReport, wanted: ReadonlySet<string>): string[] {
  const lines = Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const ranges = clauseRanges(source).filter(({ clauses }) => clauses.some((clause) => wanted.has(clause)));
    return mutants.flatMap(({ location: { start, end } }) =>
      ranges.some(({ first, last }) => first <= start.line && start.line <= last)
        ? [`${file}:${start.line}-${end.line}`]
        : [],
    );
  });
  return [...new Set(lines)];
}

/** Findings in which some clauses have the score of a second look. */
export function withOwnKills(findings: Findings, second: Findings, ids: readonly string[]): Findings {
  const clauses = new Map(findings.clauses);
  for (const id of ids) {
    const score = clauses.get(id);
    const again = second.clauses.get(id);
    if (score && again) clauses.set(id, { ...score, killedByOwnTests: again.killedByOwnTests });
  }
  return { ...findings, clauses };
}
