// The one way to declare a test of a clause. The clause ids stand in brackets before the test's name, where
// `npm run trace` finds them in vitest's report. A test that asserts nothing is red.
import { expect, it, type TestContext } from 'vitest';
import type { BjjClause } from '../rulesets/bjj/clauses.js';
import type { KernelClause } from '../src/kernel/clauses.js';

/** Every clause of every rules.md. */
type Clause = KernelClause | BjjClause;

type Clauses = Clause | readonly Clause[];

function idsOf(clauses: Clauses): readonly Clause[] {
  return typeof clauses === 'string' ? [clauses] : clauses;
}

function title(clauses: Clauses, sentence: string): string {
  const ids = idsOf(clauses);
  if (ids.length === 0) throw new Error(`a rule test cites no clause: ${sentence}`);
  return `${ids.map((id) => `[${id}]`).join('')} ${sentence}`;
}

/** Runs a test that must assert something, and leaves in vitest's report which clauses it did so for. */
async function run(clauses: Clauses, { task }: TestContext, test: () => unknown): Promise<void> {
  expect.hasAssertions();
  await test();
  Object.assign(task.meta, { clauses: idsOf(clauses), assertions: expect.getState().assertionCalls });
}

/** Declares that a clause holds: `rule('K-CON-01', 'conceding gives the other seat the win', () => { … })`. */
export function rule(clauses: Clauses, sentence: string, test: () => unknown, timeout?: number): void {
  it(title(clauses, sentence), (context) => run(clauses, context, test), timeout);
}

/** Declares a table: one test for each row. Rows are handed over whole; `$field` and `%s` in the sentence show them. */
rule.each =
  <Row>(rows: readonly Row[]) =>
  (clauses: Clauses, sentence: string, test: (row: Row) => unknown, timeout?: number): void => {
    if (rows.length === 0) throw new Error(`a table of rule tests has no rows: ${sentence}`);
    it.for<Row>(rows)(title(clauses, sentence), timeout === undefined ? {} : { timeout }, (row, context) =>
      run(clauses, context, () => test(row)),
    );
  };
