import fc from 'fast-check';
import {
  addFractions,
  type Chance,
  compareFractions,
  enumerate,
  type Fraction,
  formatFraction,
  fraction,
  InvariantError,
  type Outcome,
} from 'holmgang';
import { describe, expect, it } from 'vitest';

function total(outcomes: readonly { probability: Fraction }[]): Fraction {
  return outcomes.reduce((sum, { probability }) => addFractions(sum, probability), fraction(0));
}

/** The distribution of a value, as texts. */
function distribution<T>(outcomes: readonly Outcome<T>[] | undefined): Record<string, string> {
  const sums = new Map<string, Fraction>();
  for (const { value, probability } of outcomes ?? []) {
    const key = String(value);
    sums.set(key, addFractions(sums.get(key) ?? fraction(0), probability));
  }
  return Object.fromEntries([...sums].map(([key, sum]) => [key, formatFraction(sum)]));
}

/** A small chance program: questions, each answer leading to another program. */
type Program = {
  readonly ask: 'int' | 'percent' | 'shuffle';
  readonly n: number;
  readonly after: readonly Program[];
};

function programOf(depth: number): fc.Arbitrary<Program> {
  return fc.record({
    ask: fc.constantFrom('int', 'percent', 'shuffle'),
    n: fc.nat({ max: 100 }),
    after: depth === 0 ? fc.constant([]) : fc.array(programOf(depth - 1), { maxLength: 3 }),
  });
}

function run({ ask, n, after }: Program, chance: Chance): string {
  const answer = ask === 'int' ? chance.int(1 + (n % 4)) : ask === 'percent' ? Number(chance.percent(n)) : 0;
  const order = ask === 'shuffle' ? chance.shuffle([0, 1, 2].slice(0, n % 4)) : [];
  const next = after[answer];
  return `${ask}${answer}${order}${next ? run(next, chance) : ''}`;
}

describe('enumerate', () => {
  it('finds the distribution of two dice', () => {
    const outcomes = enumerate((chance) => 2 + chance.int(6) + chance.int(6));
    expect(outcomes).toHaveLength(36);
    expect(distribution(outcomes)).toEqual({
      2: '1/36',
      3: '1/18',
      4: '1/12',
      5: '1/9',
      6: '5/36',
      7: '1/6',
      8: '5/36',
      9: '1/9',
      10: '1/12',
      11: '1/18',
      12: '1/36',
    });
  });

  it('takes outcomes in the order of the answers', () => {
    expect(enumerate((chance) => [chance.int(2), chance.int(2)])?.map(({ value }) => value)).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });

  it('weighs a percentage, the hit first', () => {
    const outcomes = enumerate((chance) => chance.percent(30));
    expect(outcomes?.map(({ value }) => value)).toEqual([true, false]);
    expect(outcomes?.map(({ probability }) => formatFraction(probability))).toEqual(['3/10', '7/10']);
  });

  it('does not branch where a percentage is certain', () => {
    expect(enumerate((chance) => chance.percent(0))).toEqual([{ probability: fraction(1), value: false }]);
    expect(enumerate((chance) => chance.percent(100))).toEqual([{ probability: fraction(1), value: true }]);
    expect(enumerate((chance) => [chance.percent(1), chance.percent(99)])).toHaveLength(4);
  });

  it.each([-1, 101, 0.5, Number.NaN])('refuses the percentage %s as every chance does', (p) => {
    expect(() => enumerate((chance) => chance.percent(p))).toThrow(InvariantError);
    expect(() => enumerate((chance) => chance.int(p === 101 ? 0 : p))).toThrow(InvariantError);
  });

  it('follows later questions that depend on earlier answers', () => {
    const outcomes = enumerate((chance) => {
      const die = chance.int(3);
      if (die === 0) return 'stop';
      if (die === 1) return `coin ${chance.int(2)}`;
      return chance.percent(25) ? `hit ${chance.int(5)}` : 'miss';
    });
    expect(outcomes).toHaveLength(9);
    expect(distribution(outcomes)).toEqual({
      stop: '1/3',
      'coin 0': '1/6',
      'coin 1': '1/6',
      ...Object.fromEntries([0, 1, 2, 3, 4].map((n) => [`hit ${n}`, '1/60'])),
      miss: '1/4',
    });
  });

  it('shuffles four cards into 24 orders of 1/24 each', () => {
    const outcomes = enumerate((chance) => chance.shuffle(['a', 'b', 'c', 'd']).join(''));
    expect(outcomes).toHaveLength(24);
    expect(new Set(outcomes?.map(({ value }) => value)).size).toBe(24);
    for (const { probability } of outcomes ?? []) expect(formatFraction(probability)).toBe('1/24');
  });

  it('picks every element equally often', () => {
    expect(distribution(enumerate((chance) => chance.pick(['x', 'y', 'z'])))).toEqual({
      x: '1/3',
      y: '1/3',
      z: '1/3',
    });
  });

  it('has probabilities that are positive and add up to one, for every chance program', () => {
    fc.assert(
      fc.property(programOf(4), (program) => {
        const outcomes = enumerate((chance) => run(program, chance), 10_000);
        expect(formatFraction(total(outcomes ?? []))).toBe('1');
        for (const { probability } of outcomes ?? [])
          expect(compareFractions(probability, fraction(0))).toBe(1);
      }),
    );
  });

  it('answers undefined beyond its limit, and not at it', () => {
    const dice = (chance: Chance): number => chance.int(6) + chance.int(6);
    expect(enumerate(dice, 36)).toHaveLength(36);
    expect(enumerate(dice, 35)).toBeUndefined();
    // No single branch is wider than the limit, but all of them together are.
    const lopsided = (chance: Chance): number => (chance.int(2) === 0 ? chance.int(3) : 0);
    expect(enumerate(lopsided, 6)).toHaveLength(4);
    const uneven = (chance: Chance): number => chance.int(3) + (chance.percent(50) ? chance.int(2) : 0);
    expect(enumerate(uneven, 12)).toHaveLength(9);
    expect(enumerate(uneven, 11)).toBeUndefined();
    expect(enumerate((chance) => chance.int(20_000))).toHaveLength(20_000);
    expect(enumerate((chance) => chance.int(20_001))).toBeUndefined();
  });

  it('answers undefined at once where a deck is shuffled', () => {
    let runs = 0;
    const outcomes = enumerate((chance) => {
      runs += 1;
      return chance.shuffle(Array.from({ length: 40 }, (_, i) => i));
    });
    expect(outcomes).toBeUndefined();
    expect(runs).toBe(1);
  });

  it('answers undefined where something unseen decides, on any branch', () => {
    expect(enumerate((chance) => chance.unseen())).toBeUndefined();
    expect(enumerate((chance) => (chance.int(6) === 5 ? chance.unseen() : undefined))).toBeUndefined();
  });

  it('lets errors of the rules through', () => {
    const broken = new InvariantError('a rule stumbled');
    const run = (chance: Chance): void => {
      if (chance.int(2) === 1) throw broken;
    };
    expect(() => enumerate(run)).toThrow(broken);
  });

  it('runs once without chance', () => {
    expect(enumerate(() => 'certain')).toEqual([{ probability: fraction(1), value: 'certain' }]);
  });

  it('forks the same generator on every branch', () => {
    const outcomes = enumerate((chance) => [chance.int(2), chance.fork()]);
    expect(outcomes?.[0]?.value[1]).toMatchObject({ kind: 'sfc32' });
    expect(outcomes?.[0]?.value[1]).toEqual(outcomes?.[1]?.value[1]);
  });
});
