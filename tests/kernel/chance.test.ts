import fc from 'fast-check';
import { type Chance, createChance, InvariantError, type Sfc32State } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { GeneratorChance } from '../../src/kernel/chance.js';
import { nextWord, seedChaCha8, seedSfc32 } from '../../src/kernel/generator.js';

const WORDS = 2n ** 32n;
const INVERSE_OF_9 = 954437177n;

/** An sfc32 generator whose first two words are these. */
function generatorOf(first: bigint, second: bigint): Sfc32State {
  const int32 = (value: bigint): number => Number(BigInt.asIntN(32, value));
  return { kind: 'sfc32', a: int32(first), b: 0, c: int32((second - 1n) * INVERSE_OF_9), d: 0 };
}

/** What `int` makes of the words, and how many it used. */
function ask(n: number, first: bigint, second = WORDS / 2n): { value: number; used: number } {
  const source = generatorOf(first, second);
  const value = new GeneratorChance(source).int(n);
  return { value, used: source.d };
}

function times<T>(count: number, question: () => T): T[] {
  return Array.from({ length: count }, question);
}

describe.each([
  {
    kind: 'chacha8' as const,
    int6: [3, 3, 2, 0, 0, 4, 5, 4, 1, 3, 1, 4, 4, 4, 1, 1, 1, 4, 5, 2],
    int100: [60, 56, 47, 15, 13, 74, 95, 78, 16, 65, 20, 80],
    wide31: [460767795, 288915362, 2056300300, 657995826, 564391704, 1055798033],
    wide32: [2608251443, 2436399010, 2056300300, 657995826, 564391704, 3203281681],
    percent30: '000110001010',
    pick: 'bbbaacccabac',
    shuffle: [9, 8, 2, 4, 7, 0, 1, 3, 5, 6],
    fork: { kind: 'sfc32', a: 45235200, b: 1185217905, c: 1204197619, d: 13 },
  },
  {
    kind: 'sfc32' as const,
    int6: [0, 2, 3, 2, 1, 4, 0, 1, 1, 0, 1, 0, 3, 5, 0, 3, 5, 2, 3, 1],
    int100: [14, 36, 63, 41, 23, 75, 0, 29, 31, 7, 24, 11],
    wide31: [643391566, 1573357991, 561767326, 1764023510, 1007672492, 1080038046],
    wide32: [643391566, 1573357991, 2709250974, 1764023510, 1007672492, 3227521694],
    percent30: '100010110111',
    pick: 'abbbacaaaaaa',
    shuffle: [7, 6, 4, 0, 8, 9, 2, 5, 3, 1],
    fork: { kind: 'sfc32', a: -477873486, b: -264756532, c: 685235143, d: 13 },
  },
])('frozen vectors of chance from $kind', ({ kind, ...frozen }) => {
  const chance = (): Chance => createChance('holmgang', kind);

  it('int draws its numbers', () => {
    const [six, hundred, wide31, wide32] = [chance(), chance(), chance(), chance()];
    expect(times(20, () => six.int(6))).toEqual(frozen.int6);
    expect(times(12, () => hundred.int(100))).toEqual(frozen.int100);
    expect(times(6, () => wide31.int(2 ** 31))).toEqual(frozen.wide31);
    expect(times(6, () => wide32.int(2 ** 32))).toEqual(frozen.wide32);
  });

  it('percent, pick, shuffle and fork draw theirs', () => {
    const [percent, pick] = [chance(), chance()];
    expect(times(12, () => Number(percent.percent(30))).join('')).toBe(frozen.percent30);
    expect(times(12, () => pick.pick(['a', 'b', 'c'])).join('')).toBe(frozen.pick);
    expect(chance().shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual(frozen.shuffle);
    expect(chance().fork()).toEqual(frozen.fork);
  });
});

describe('int', () => {
  it('multiplies a word into the range and rejects as plain big integers do', () => {
    const small = fc.integer({ min: 1, max: 2 ** 20 });
    fc.assert(
      fc.property(small, fc.string(), (n, seed) => {
        const chance = new GeneratorChance(seedSfc32(seed));
        const words = seedSfc32(seed);
        for (let i = 0; i < 20; i++) {
          let product: bigint;
          do product = BigInt(nextWord(words) >>> 0) * BigInt(n);
          while (product % WORDS < WORDS % BigInt(n));
          expect(chance.int(n)).toBe(Number(product / WORDS));
        }
        expect(chance.source).toEqual(words);
      }),
    );
  });

  it('is unbiased: every outcome has exactly ⌊2³² / n⌋ words', () => {
    const question = fc.integer({ min: 1, max: 2 ** 20 }).chain((n) => {
      return fc.record({ n: fc.constant(n), outcome: fc.integer({ min: 0, max: n - 1 }) });
    });
    fc.assert(
      fc.property(question, ({ n, outcome }) => {
        // The words of an outcome are neighbours, and at most the first of them is rejected.
        const ceil = (k: number): bigint => (BigInt(k) * WORDS + BigInt(n) - 1n) / BigInt(n);
        const [first, last] = [ceil(outcome), ceil(outcome + 1) - 1n];
        const isRejected = ask(n, first).used > 1;
        if (!isRejected) expect(ask(n, first).value).toBe(outcome);
        for (const word of [first + 1n, last])
          if (word <= last) expect(ask(n, word)).toEqual({ value: outcome, used: 1 });
        expect(last - first + 1n - (isRejected ? 1n : 0n)).toBe(WORDS / BigInt(n));
      }),
      { numRuns: 1000 },
    );
  });

  it('takes the next word for a rejected one', () => {
    expect(ask(6, 0n, WORDS - 1n)).toEqual({ value: 5, used: 2 });
    expect(ask(6, 1n, WORDS - 1n)).toEqual({ value: 0, used: 1 });
    // 6 · 715827883 is 2 more than 2³²: rejected as well.
    expect(ask(6, 0n, 715827883n).used).toBe(3);
  });

  it('is unbiased in the wide range: the words beyond the last full round are rejected', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2 ** 20 + 1, max: 2 ** 32 }), (n) => {
        const limit = WORDS - (WORDS % BigInt(n));
        expect(ask(n, limit - 1n)).toEqual({ value: n - 1, used: 1 });
        expect(ask(n, BigInt(n - 1))).toEqual({ value: n - 1, used: 1 });
        expect(ask(n, 0n)).toEqual({ value: 0, used: 1 });
        if (limit < WORDS) expect(ask(n, limit, 7n)).toEqual({ value: 7, used: 2 });
        if (limit < WORDS) expect(ask(n, WORDS - 1n, 7n)).toEqual({ value: 7, used: 2 });
      }),
    );
  });

  it('uses one word for a single outcome too', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, WORDS - 1n), (word) => {
        expect(ask(1, word)).toEqual({ value: 0, used: 1 });
      }),
    );
  });

  it.each([0, -1, 0.5, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %s outcomes',
    (n) => {
      const chance = new GeneratorChance(seedChaCha8(''));
      expect(() => chance.int(n)).toThrow(InvariantError);
      expect(chance.source).toEqual(seedChaCha8(''));
    },
  );
});

describe('percent, pick and shuffle', () => {
  it('percent is int(100) below the percentage, one word also where the answer is certain', () => {
    for (const p of [0, 1, 30, 99, 100]) {
      const [percent, int] = [new GeneratorChance(seedChaCha8('p')), new GeneratorChance(seedChaCha8('p'))];
      expect(times(50, () => percent.percent(p))).toEqual(times(50, () => int.int(100) < p));
      expect(percent.source).toEqual(int.source);
    }
  });

  it.each([-1, 101, 0.5, Number.NaN])('percent refuses %s', (p) => {
    expect(() => createChance('').percent(p)).toThrow(InvariantError);
  });

  it('pick refuses an empty list', () => {
    expect(() => createChance('').pick([])).toThrow(InvariantError);
  });

  it('shuffle works in place and returns its list', () => {
    const list = [1, 2, 3];
    expect(createChance('').shuffle(list)).toBe(list);
    expect([...list].sort()).toEqual([1, 2, 3]);
  });

  it('forks differ from each other and from their origin', () => {
    const chance = createChance('fork');
    const forks = [chance.fork(), chance.fork(), seedSfc32('fork')];
    expect(new Set(forks.map((fork) => JSON.stringify(fork))).size).toBe(3);
  });
});
