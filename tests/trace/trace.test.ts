import { describe, expect, it } from 'vitest';
import { clauseRanges } from '../mutation/clause-ranges.js';
import { findingsOf } from '../mutation/findings.js';
import { citationsIn } from './citations.js';
import { readClauses } from './clauses.js';
import { rulesPage, tracePage } from './pages.js';
import type { RuleTest } from './report.js';
import { gaps } from './trace.js';

const RULES = '# Toy\n\n- **TY-ONE-01** One\n  goes on.\n- **TY-TWO-02** Two.\n';
const clauses = readClauses(RULES);
const citations = citationsIn(
  'src/toy.ts',
  '/** @rule TY-ONE-01 */\nreject("X", "TY-TWO-02");',
  new Set(['TY']),
);

function test(id: string, change: Partial<RuleTest> = {}): RuleTest {
  return {
    clauses: [id],
    name: 'holds',
    file: 'tests/toy.test.ts',
    line: 3,
    passed: true,
    assertions: 1,
    ...change,
  };
}

const complete = [test('TY-ONE-01'), test('TY-TWO-02')];

describe('the trace', () => {
  it('reads clauses with their whole text, and citations with their kind', () => {
    expect(clauses).toEqual([
      { id: 'TY-ONE-01', text: 'One\n  goes on.' },
      { id: 'TY-TWO-02', text: 'Two.' },
    ]);
    expect(citations.map(({ clause, line, kind }) => [clause, line, kind])).toEqual([
      ['TY-ONE-01', 1, 'tag'],
      ['TY-TWO-02', 2, 'rejection'],
    ]);
  });

  it('is complete when every clause has code and a test', () => {
    expect(gaps(clauses, citations, complete, {})).toEqual([]);
  });

  it('misses a clause without code', () => {
    expect(gaps(clauses, citations.slice(1), complete, {})).toEqual(['TY-ONE-01 is decided nowhere']);
  });

  it.each([
    ['is missing', []],
    ['failed', [test('TY-TWO-02', { passed: false })]],
    ['asserted nothing', [test('TY-TWO-02', { assertions: 0 })]],
  ])('misses a clause whose test %s', (_, tests) => {
    const found = gaps(clauses, citations, [test('TY-ONE-01'), ...tests], {});
    expect(found).toEqual(['TY-TWO-02 has no test that ran, passed and asserted something']);
  });

  it('refuses ids that are no clauses, in code and in tests', () => {
    const unknown = citationsIn('src/toy.ts', '// TY-NOT-09: nothing', new Set(['TY']));
    expect(gaps(clauses, [...citations, ...unknown], complete, {})).toEqual([
      'src/toy.ts:1 cites TY-NOT-09, which is no clause',
    ]);
    expect(gaps(clauses, citations, [...complete, test('TY-NOT-09')], {})).toEqual([
      'tests/toy.test.ts cites TY-NOT-09, which is no clause',
    ]);
  });

  it('takes a reason for a test, but not beside one', () => {
    const untestable = { 'TY-TWO-02': 'it is a matter of taste' };
    expect(gaps(clauses, citations, [test('TY-ONE-01')], untestable)).toEqual([]);
    expect(gaps(clauses, citations, complete, untestable)).toHaveLength(1);
  });

  it('links rules, code, tests and back', () => {
    const page = tracePage({ game: 'toy', clauses, citations, tests: complete, untestable: {} });
    expect(page).toContain('### TY-ONE-01');
    expect(page).toContain('(../../src/toy.ts#L1)');
    expect(page).toContain('(../../tests/toy.test.ts#L3)');
    expect(page).toContain(
      '| [src/toy.ts](../../src/toy.ts) | [TY-ONE-01](#ty-one-01) [TY-TWO-02](#ty-two-02) |',
    );
    expect(rulesPage('toy', RULES)).toContain(
      '<a id="ty-one-01"></a>[**TY-ONE-01**](../trace/toy.md#ty-one-01)',
    );
  });
});

const SOURCE = `/** Says one. @rule TY-ONE-01 */
export function one(): number {
  // TY-TWO-02: two is more than one.
  const two = 1 + 1;
  return two - 1;
}
`;

describe('the mutation report', () => {
  it('knows which lines decide which clause', () => {
    expect(clauseRanges(SOURCE)).toEqual([
      { clauses: ['TY-ONE-01'], first: 2, last: 6 },
      { clauses: ['TY-TWO-02'], first: 4, last: 4 },
    ]);
  });

  it('counts for a clause only what tests that cite it have killed', () => {
    const at = (line: number) => ({ start: { line, column: 15 }, end: { line, column: 20 } });
    const {
      total,
      killed,
      survivors,
      clauses: scores,
    } = findingsOf({
      files: {
        'src/toy.ts': {
          source: SOURCE,
          mutants: [
            {
              id: '1',
              mutatorName: 'x',
              replacement: '1 - 1',
              status: 'Killed',
              killedBy: ['a'],
              location: at(4),
            },
            { id: '2', mutatorName: 'x', replacement: '2 + 2', status: 'Survived', location: at(5) },
            { id: '3', mutatorName: 'x', status: 'Ignored', location: at(5) },
          ],
        },
      },
      testFiles: { 'tests/toy.test.ts': { tests: [{ id: 'a', name: 'toy [TY-ONE-01] holds' }] } },
    });
    expect([total, killed]).toEqual([2, 1]);
    expect(survivors.map(({ place }) => place)).toEqual(['src/toy.ts:5']);
    expect(scores.get('TY-ONE-01')).toEqual({ mutants: 2, killed: 1, killedByOwnTests: 1 });
    expect(scores.get('TY-TWO-02')).toEqual({ mutants: 1, killed: 1, killedByOwnTests: 0 });
  });
});
