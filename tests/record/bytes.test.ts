// One byte of a record changed, in either form: it is refused, or nothing was said differently.
import fc from 'fast-check';
import { formatRecord, type MatchRecord, parseRecord, verify } from 'holmgang/record';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { fairRecord } from './fair-seeds.js';
import { DUEL, ENDINGS, KINDS, type Kind, make, played, recorded } from './matches.js';

function ended(kind: Kind): MatchRecord {
  const match = played(kind, 'bytes, ended', 3);
  for (const move of ENDINGS[3] ?? []) make(match, move);
  return match.toRecord();
}

const RECORDS: readonly { readonly kept: MatchRecord; readonly game: Kind['game'] }[] = [
  ...KINDS.map((kind) => ({ kept: recorded(kind, 'bytes'), game: kind.game })),
  ...KINDS.map((kind) => ({ kept: recorded(kind, 'bytes', 2), game: kind.game })),
  ...KINDS.map((kind) => ({ kept: ended(kind), game: kind.game })),
  { kept: fairRecord(), game: DUEL.game },
];

const FORMS: readonly { readonly name: string; write(kept: MatchRecord): string }[] = [
  { name: 'JSON', write: (kept) => JSON.stringify(kept) },
  { name: 'JSON on many lines', write: (kept) => JSON.stringify(kept, null, 2) },
  { name: 'text', write: formatRecord },
];

const BYTES = Buffer.from(' \t\n\r-+.,:;"\'\\/[]{}=_0123456789abcdefABCxyzZ\u0000\u007f\u00ff', 'latin1');

interface Change {
  readonly kind: 'set' | 'insert' | 'delete' | 'flip';
  readonly at: number;
  readonly byte: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('set', 'insert', 'delete', 'flip'),
  // Without bias, which looks again and again at the first few bytes.
  at: fc.noBias(fc.nat(10_000_000)),
  byte: fc.oneof(fc.constantFrom(...BYTES), fc.nat(255)),
});

function spoilt(text: string, { kind, at, byte }: Change): string {
  const bytes = [...Buffer.from(text)];
  const index = at % bytes.length;
  if (kind === 'set') bytes[index] = byte;
  if (kind === 'flip') bytes[index] = (bytes[index] as number) ^ (1 << (byte % 8));
  if (kind === 'insert') bytes.splice(index, 0, byte);
  if (kind === 'delete') bytes.splice(index, 1);
  return Buffer.from(bytes).toString();
}

/** What is read, or undefined if it is refused. */
function read(text: string): MatchRecord | undefined {
  try {
    return parseRecord(text);
  } catch (error) {
    expect(error).toMatchObject({ name: 'UsageError', code: 'BAD_RECORD' });
    return undefined;
  }
}

describe('one byte of a record', () => {
  rule.each(FORMS)(['K-REC-01', 'K-REC-08'], 'in $name is no other one unnoticed', ({ write }) => {
    const found = { unreadable: 0, refuted: 0, harmless: 0 };
    const texts = RECORDS.map(({ kept, game }) => ({ kept, game, text: write(kept) }));
    fc.assert(
      fc.property(fc.constantFrom(...texts), change, ({ kept, game, text }, one) => {
        const forged = spoilt(text, one);
        const parsed = read(forged);
        if (parsed === undefined) found.unreadable += 1;
        else if (verify(parsed, game).ok) {
          expect(parsed).toStrictEqual(JSON.parse(JSON.stringify(kept)));
          found.harmless += 1;
        } else found.refuted += 1;
      }),
      { numRuns: 3000 },
    );
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(5);
  });
});
