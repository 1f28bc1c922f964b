import { assertOutcomes, assertPercentage, type Chance, ChanceByInt } from './chance.js';
import { type Fraction, fraction } from './fraction.js';
import { mixSfc32, type Sfc32State } from './generator.js';

/** One way things can turn out, and how likely it is. */
export interface Outcome<T> {
  /** Exact; over all outcomes these add up to one. */
  readonly probability: Fraction;
  /** What came out. */
  readonly value: T;
}

/** Thrown through the rules when a chance tree cannot be told; never leaves this file. */
const UNTELLABLE = Symbol('untellable');

/** Walks the chance tree depth first: replays the run with one more branch taken each time. */
class Enumerator extends ChanceByInt {
  readonly #limit: number;
  /** The branch taken at each question of the current run, and of how many; a percentage has two with unequal weights. */
  readonly #path: { taken: number; readonly of: number }[] = [];
  #depth = 0;
  #width = 1;
  #numerator = 1n;
  #denominator = 1n;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  get probability(): Fraction {
    return fraction(this.#numerator, this.#denominator);
  }

  /** Prepares the next run; false when every branch has been taken. */
  advance(): boolean {
    const path = this.#path;
    path.length = this.#depth;
    this.#depth = 0;
    this.#width = 1;
    this.#numerator = 1n;
    this.#denominator = 1n;
    for (let last = path.at(-1); last; last = path.at(-1)) {
      last.taken += 1;
      if (last.taken < last.of) return true;
      path.pop();
    }
    return false;
  }

  #branch(count: number): number {
    this.#width *= count;
    if (this.#width > this.#limit) throw UNTELLABLE;
    const question = this.#path[this.#depth] ?? { taken: 0, of: count };
    this.#path[this.#depth] = question;
    this.#depth += 1;
    return question.taken;
  }

  int(n: number): number {
    assertOutcomes(n);
    this.#denominator *= BigInt(n);
    return this.#branch(n);
  }

  override percent(p: number): boolean {
    assertPercentage(p);
    const certain = p === 0 || p === 100;
    const hit = certain ? p === 100 : this.#branch(2) === 0;
    if (!certain) {
      this.#numerator *= BigInt(hit ? p : 100 - p);
      this.#denominator *= 100n;
    }
    return hit;
  }

  fork(): Sfc32State {
    return mixSfc32(0, 0, 0);
  }

  override unseen(): void {
    throw UNTELLABLE;
  }
}

/**
 * Runs something for every way chance can fall, with exact probabilities; undefined where that is more than `limit`
 * ways, or where something unseen decides.
 * @example
 * ```ts
 * import { enumerate, formatFraction } from 'holmgang';
 * const sums = enumerate((chance) => 2 + chance.int(6) + chance.int(6));
 * console.log(sums?.length, formatFraction(sums![0]!.probability)); // 36 1/36
 * ```
 */
export function enumerate<T>(run: (chance: Chance) => T, limit = 20_000): readonly Outcome<T>[] | undefined {
  const outcomes: Outcome<T>[] = [];
  const chance = new Enumerator(limit);
  try {
    do {
      const value = run(chance);
      outcomes.push({ probability: chance.probability, value });
    } while (chance.advance());
  } catch (signal) {
    if (signal === UNTELLABLE) return undefined;
    throw signal;
  }
  return outcomes;
}
