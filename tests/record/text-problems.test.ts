// Texts that are no record: refused with the line, and never with anything but a UsageError.
import fc from 'fast-check';
import { UsageError } from 'holmgang';
import { formatRecord, parseRecord } from 'holmgang/record';
import { describe, expect, it } from 'vitest';
import { rule } from '../rule.js';
import { fairRecord } from './fair-seeds.js';
import { longNim, NIM, recorded } from './matches.js';

const lines = formatRecord(recorded(NIM, 'problems', 2))
  .trimEnd()
  .split('\n');

function refusalOf(text: string): UsageError {
  try {
    parseRecord(text);
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  return expect.fail('the text was read');
}

/** A copy of a list with some elements taken out and others put in. */
function spliced(
  list: readonly string[],
  at: number,
  count: number,
  ...others: readonly unknown[]
): string[] {
  return [...list.slice(0, at), ...others.map(String), ...list.slice(at + count)];
}

/** Expects that a text is refused at a line. */
function expectLine(changed: readonly string[], number: number): void {
  const { code, message } = refusalOf(changed.join('\n'));
  expect(code).toBe('BAD_RECORD');
  expect(message).toMatch(new RegExp(`line ${number}: .*\\[K-REC-01\\]`));
}

describe('a text', () => {
  rule.each(lines.map((line, i) => ({ line: line.split(' ')[0], i })))(
    'K-REC-01',
    'with its line $i ($line) missing, doubled, cut or spoilt is refused there',
    ({ i }) => {
      const isAction = i === 8 || i === 9;
      // A match can have fewer actions, or more; but not as many links as before.
      if (!isAction) {
        expectLine(spliced(lines, i, 1), i + 1);
        expectLine(spliced(lines, i, 0, lines[i]), i + 2);
      }
      const line = lines[i] as string;
      expectLine(spliced(lines, i, 1, `${line} 1`), i + 1);
      expectLine(spliced(lines, i, 1, `${line}"`), i + 1);
      expectLine(spliced(lines, i, 1, line.slice(0, line.indexOf(' '))), i + 1);
      expectLine(spliced(lines, i, 1, line.replace(/\S+$/, '')), i + 1);
      expectLine(spliced(lines, i, 1, `x${line}`), i + 1);
    },
  );

  rule.each([
    '2 take count=1 ; 00000000',
    'seat take count=1 ; 00000000',
    '0 take count=1',
    '0 take count=1 ;',
    '0 take count=1 ; 0000000',
    '0 take count=1 ; 000000000',
    '0 take count=1 ; 0000000G',
    '0 take count=1 ; 0000000A',
    '0 take count=1 00000000',
    '0 take count=1; 00000000',
    '0 take count ; 00000000',
    '0 take count= ; 00000000',
    '0 take count=1 count=1 ; 00000000',
    '0 take seat=0 ; 00000000',
    'arbiter take by=arbiter ; 00000000',
    '0 take 5=1 ; 00000000',
    '0 take null=1 ; 00000000',
    '0 take {}=1 ; 00000000',
    '0 take =1 ; 00000000',
    '0 take count="1 ; 00000000',
    '0 take count="1"2 ; 00000000',
    '0 take count=[1 ; 00000000',
    '0 take count=[1}] ; 00000000',
    '0 take count=NaN1$ ; 00000000',
    '0 take count=01 ; 00000000',
    "0 take count='1' ; 00000000",
    '0',
    '-',
    ';',
  ])('K-REC-01', 'has no action “%s”', (action) => {
    expectLine(spliced(lines, 8, 1, action), 9);
  });

  rule('K-REC-01', 'has types that are texts, whatever reads like one', () => {
    for (const type of ['5', 'null', '{}', '[]']) {
      expect(refusalOf(spliced(lines, 8, 1, `0 ${type} ; 00000000`).join('\n')).problems).toMatchObject([
        { path: 'actions.0' },
      ]);
    }
  });

  rule('K-REC-01', 'has its parties, and only as many as it can have', () => {
    const fair = formatRecord(fairRecord()).split('\n');
    expect(fair[6]).toMatch(/^party /);
    expect(refusalOf(spliced(fair, 6, 1).join('\n')).problems).toMatchObject([{ path: 'fair.parties' }]);
    expect(refusalOf(spliced(fair, 6, 1, `${fair[6]} "x"`).join('\n')).message).toContain('line 7');
    expectLine(spliced(fair, 6, 1, 'party "x"'), 7);
  });

  rule('K-REC-01', 'has its checkpoints where they belong', () => {
    const long = formatRecord(longNim(257).toRecord()).split('\n');
    const at = long.findIndex((line) => line.startsWith('checkpoint'));
    expectLine(spliced(long, at, 1), at + 1);
    expectLine(spliced(spliced(long, at, 1), at - 1, 0, long[at]), at);
  });

  it('of any kind never throws anything but a UsageError', () => {
    const word = fc.constantFrom(
      ...lines.flatMap((line) => line.split(' ')),
      '{',
      '}',
      '[',
      '"',
      '\\',
      ';',
      '=',
      '\n',
      '\r',
      'party',
      'checkpoint',
    );
    const soup = fc
      .array(fc.tuple(word, fc.constantFrom(' ', '\n', '')), { maxLength: 40 })
      .map((words) => words.flat().join(''));
    const shuffled = fc.shuffledSubarray(lines).map((some) => some.join('\n'));
    const changed = fc
      .tuple(fc.nat(lines.length - 1), fc.string())
      .map(([i, text]) => spliced(lines, i, 1, text).join('\n'));
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof(fc.string(), soup, shuffled, changed, fc.json()), (text) => {
        try {
          parseRecord(text);
        } catch (error) {
          expect(error).toBeInstanceOf(UsageError);
          refused += 1;
        }
      }),
      { numRuns: 2000 },
    );
    expect(refused).toBeGreaterThan(1800);
  });

  it.each<readonly [string, (n: number) => string]>([
    ['a long text', (n) => `"${'a'.repeat(n)}"`],
    ['a long text in a list', (n) => `["${'a'.repeat(n)}"]`],
    ['a text full of escapes', (n) => `"${'\\\\'.repeat(n)}"`],
    ['an open text', (n) => `"${'a'.repeat(n)}`],
    ['open brackets', (n) => '['.repeat(n)],
    ['nested lists', (n) => '['.repeat(n / 20) + ']'.repeat(n / 20)],
    ['a long word', (n) => 'a'.repeat(n)],
    ['white space', (n) => ' '.repeat(n)],
  ])('with %s is refused, not choked on', (_, write) => {
    for (const n of [100_000, 5_000_000])
      expect(refusalOf(`holmgang record ${write(n)}`).code).toBe('BAD_RECORD');
  });

  it('is a text', () => {
    for (const value of [null, undefined, 5, {}, [], Buffer.from('{}')]) {
      expect(() => parseRecord(value as unknown as string)).toThrow(/^BAD_RECORD/);
    }
  });
});
