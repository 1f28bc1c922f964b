import fc from 'fast-check';
import {
  addFractions,
  compareFractions,
  type Fraction,
  formatFraction,
  fraction,
  fractionToNumber,
  multiplyFractions,
} from 'holmgang';
import { describe, expect, it } from 'vitest';

const whole = fc.bigInt(-(10n ** 20n), 10n ** 20n);
const divisor = whole.filter((d) => d !== 0n);
const parts = fc.record({ n: whole, d: divisor });

/** Equality by cross multiplication, whatever the terms. */
function expectEqual(value: Fraction, n: bigint, d: bigint): void {
  expect(value.numerator * d).toBe(n * value.denominator);
}

describe('a fraction', () => {
  it('keeps its value', () => {
    fc.assert(
      fc.property(parts, ({ n, d }) => {
        expectEqual(fraction(n, d), n, d);
      }),
    );
  });

  it('is in lowest terms with a positive denominator, the same for all its forms', () => {
    fc.assert(
      fc.property(parts, divisor, ({ n, d }, factor) => {
        const value = fraction(n, d);
        expect(value.denominator).toBeGreaterThan(0n);
        expect(fraction(n * factor, d * factor)).toEqual(value);
      }),
    );
    expect(fraction(6, -36)).toEqual({ numerator: -1n, denominator: 6n });
    expect(fraction(0, -7)).toEqual({ numerator: 0n, denominator: 1n });
  });

  it('is frozen', () => {
    expect(Object.isFrozen(fraction(1, 2))).toBe(true);
  });

  it('has no denominator of zero and no fractional parts', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => fraction(0.5)).toThrow(RangeError);
    expect(() => fraction(Number.NaN)).toThrow(RangeError);
  });

  it('is a whole number without a denominator', () => {
    expect(fraction(3)).toEqual(fraction(3, 1));
  });
});

describe('arithmetic of fractions', () => {
  it('adds as cross multiplication does', () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        expectEqual(addFractions(fraction(a.n, a.d), fraction(b.n, b.d)), a.n * b.d + b.n * a.d, a.d * b.d);
      }),
    );
  });

  it('multiplies numerators and denominators', () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        expectEqual(multiplyFractions(fraction(a.n, a.d), fraction(b.n, b.d)), a.n * b.n, a.d * b.d);
      }),
    );
  });

  it('compares by cross multiplication', () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const sign = a.d * b.d > 0n ? 1n : -1n;
        const difference = (a.n * b.d - b.n * a.d) * sign;
        const expected = difference === 0n ? 0 : difference < 0n ? -1 : 1;
        expect(compareFractions(fraction(a.n, a.d), fraction(b.n, b.d))).toBe(expected);
      }),
    );
    expect(compareFractions(fraction(2, 4), fraction(1, 2))).toBe(0);
  });
});

describe('a fraction for people', () => {
  it('is written in lowest terms, whole numbers without a line', () => {
    expect(formatFraction(fraction(6, 36))).toBe('1/6');
    expect(formatFraction(fraction(-6, 4))).toBe('-3/2');
    expect(formatFraction(fraction(12, 4))).toBe('3');
    expect(formatFraction(fraction(0, 5))).toBe('0');
  });

  it('becomes the number that division gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1000 }), (n, d) => {
        expect(fractionToNumber(fraction(n, d))).toBe(n === 0 ? 0 : n / d);
      }),
    );
  });
});
