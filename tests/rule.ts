// The one way to declare a test of a clause. The clause ids stand in brackets before the test's name, where
// `npm run trace` finds them in vitest's report. A test that asserts nothing is red.
import { expect, it, type TestContext } from 'vitest';
import type { BadassTcgClause } from '../rulesets/badass-tcg/clauses.js';
import type { BjjClause } from '../rulesets/bjj/clauses.js';
import type { MmaCcgClause } from '../rulesets/mma-ccg/clauses.js';
import type { MmaWarriorsClause } from '../rulesets/mma-warriors/clauses.js';
import type { RagnarokClause } from '../rulesets/ragnarok/clauses.js';
import type { RagnarokChessClause } from '../rulesets/ragnarok-chess/clauses.js';
import type { RagnarokPokerClause } from '../rulesets/ragnarok-poker/clauses.js';
import type { RagnarokStandardClause } from '../rulesets/ragnarok-standard/clauses.js';
import type { KernelClause } from '../src/kernel/clauses.js';

/** Every clause of every rules.md. */
type Clause =
  | KernelClause
  | BjjClause
  | MmaWarriorsClause
  | RagnarokClause
  | RagnarokPokerClause
  | MmaCcgClause
  | RagnarokStandardClause
  | BadassTcgClause
  | RagnarokChessClause;

type Clauses = Clause | readonly Clause[];

function idsOf(clauses: Clauses): readonly Clause[] {
  return typeof clauses === 'string' ? [clauses] : clauses;
}

function title(clauses: Clauses, sentence: string): string {
  const ids = idsOf(clauses);
  if (ids.length === 0) throw new Error(`a rule test cites no clause: ${sentence}`);
  return `${ids.map((id) => `[${id}]`).join('')} ${sentence}`;
}

/** The second look of a mutation run is at the tests of some clauses only. */
const wanted = process.env.MUTATION_CLAUSES?.split(',');

const test = (clauses: Clauses) =>
  wanted === undefined || idsOf(clauses).some((id) => wanted.includes(id)) ? it : it.skip;

/** Runs a test that must assert something, and leaves in vitest's report which clauses it did so for. */
async function run(clauses: Clauses, { task }: TestContext, body: () => unknown): Promise<void> {
  expect.hasAssertions();
  await body();
  Object.assign(task.meta, { clauses: idsOf(clauses), assertions: expect.getState().assertionCalls });
}

/** Declares that a clause holds: `rule('K-CON-01', 'conceding gives the other seat the win', () => { … })`. */
export function rule(clauses: Clauses, sentence: string, body: () => unknown, timeout?: number): void {
  test(clauses)(title(clauses, sentence), (context) => run(clauses, context, body), timeout);
}

/** Declares a table: one test for each row. Rows are handed over whole; `$field` and `%s` in the sentence show them. */
rule.each =
  <Row>(rows: readonly Row[]) =>
  (clauses: Clauses, sentence: string, body: (row: Row) => unknown, timeout?: number): void => {
    if (rows.length === 0) throw new Error(`a table of rule tests has no rows: ${sentence}`);
    test(clauses).for<Row>(rows)(
      title(clauses, sentence),
      timeout === undefined ? {} : { timeout },
      (row, context) => run(clauses, context, () => body(row)),
    );
  };
