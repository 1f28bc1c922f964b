// Reads what vitest reported of the rule tests, and runs them first where the report is older than anything it is about.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A rule test that ran. */
export interface RuleTest {
  readonly clauses: readonly string[];
  readonly name: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly line: number;
  readonly passed: boolean;
  readonly assertions: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly location?: { readonly line: number } | null;
      readonly meta: { readonly clauses?: readonly string[]; readonly assertions?: number };
    }[];
  }[];
}

const REPORT = 'reports/tests.json';

function newest(path: string): number {
  return Math.max(
    0,
    ...readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
}

function isFresh(root: string): boolean {
  const report = join(root, REPORT);
  if (!existsSync(report)) return false;
  return ['src', 'rulesets', 'tests'].every(
    (folder) => newest(join(root, folder)) < statSync(report).mtimeMs,
  );
}

/** The rule tests of the last run; runs all tests now if anything has changed since. */
export function ruleTests(root: string): RuleTest[] {
  if (!isFresh(root)) {
    console.log('No fresh test report: running the tests.');
    const run = spawnSync('npm', ['run', '--silent', 'test:unit'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (run.status !== 0) console.log('Some tests failed; a clause is covered only by tests that passed.');
  }
  const report = JSON.parse(readFileSync(join(root, REPORT), 'utf8')) as VitestReport;
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ meta }) => meta.clauses !== undefined)
      .map(({ title, status, location, meta }) => ({
        clauses: meta.clauses ?? [],
        name: title.replace(/^(\[[A-Z0-9-]+\])+ /, ''),
        file: relative(root, name),
        line: location?.line ?? 1,
        passed: status === 'passed',
        assertions: meta.assertions ?? 0,
      })),
  );
}
