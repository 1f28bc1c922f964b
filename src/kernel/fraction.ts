/** An exact number: always in lowest terms, with a positive denominator. */
export interface Fraction {
  /** What is above the line. */
  readonly numerator: bigint;
  /** What is below the line; never zero or negative. */
  readonly denominator: bigint;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/**
 * Makes a fraction in lowest terms.
 * @example
 * ```ts
 * import { fraction, formatFraction } from 'holmgang';
 * console.log(formatFraction(fraction(6, 36))); // 1/6
 * ```
 */
export function fraction(numerator: number | bigint, denominator: number | bigint = 1n): Fraction {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d === 0n) throw new RangeError('a fraction has no denominator of zero');
  const shared = greatestCommonDivisor(n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n);
  return Object.freeze({ numerator: n / shared, denominator: d / shared });
}

/** The sum of two fractions. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/** The product of two fractions. */
export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Negative, zero or positive as `a` is smaller than, equal to or larger than `b`. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest floating-point number, for display. */
export function fractionToNumber(value: Fraction): number {
  return Number(value.numerator) / Number(value.denominator);
}

/** `1/36`, or `1` for a whole number. */
export function formatFraction(value: Fraction): string {
  return value.denominator === 1n ? `${value.numerator}` : `${value.numerator}/${value.denominator}`;
}
