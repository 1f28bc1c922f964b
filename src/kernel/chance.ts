import { InvariantError, UsageError } from './errors.js';
import {
  type GeneratorState,
  mixSfc32,
  nextWord,
  type Seed,
  type Sfc32State,
  seedChaCha8,
  seedSfc32,
} from './generator.js';

/**
 * The one door through which all chance enters a match. Rules ask it and nothing else; behind it stands the match's own
 * generator, a script (tests), or the enumeration of everything that could happen (odds).
 *
 * `int`, `percent` and `pick` use up at least one random word each, `int(1)` too, and a shuffle of n one less than n: how
 * much chance is used must not depend on what hidden things are, only on how many there are.
 */
export interface Chance {
  /** A whole number from 0 to n − 1, each equally likely. */
  int(n: number): number;
  /** True in `p` of 100 cases; `p` is a whole number from 0 to 100. */
  percent(p: number): boolean;
  /** One element of a list that is not empty, each equally likely. */
  pick<T>(list: readonly T[]): T;
  /** Puts a list into random order, in place, and returns it. */
  shuffle<T>(list: T[]): T[];
  /** A fresh fast generator for an imagined state. */
  fork(): Sfc32State;
  /** Says that something hidden from the players, not chance, decides what follows: no odds can be told beyond this. */
  unseen(): void;
}

const WORDS = 4294967296;
/** Below this bound `word * n` is an exact double. */
const MULTIPLY_BOUND = 1 << 20;

/** What the implementations share: everything is asked through `int`. */
export abstract class ChanceByInt implements Chance {
  abstract int(n: number): number;
  abstract fork(): Sfc32State;

  percent(p: number): boolean {
    assertPercentage(p);
    return this.int(100) < p;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(list.length)] as T;
  }

  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const moved = list[i] as T;
      list[i] = list[j] as T;
      list[j] = moved;
    }
    return list;
  }

  unseen(): void {}
}

/** Throws unless `n` can be the number of equally likely outcomes. */
export function assertOutcomes(n: number): void {
  if (!(n >= 1 && n <= WORDS && Number.isInteger(n))) throw new InvariantError(`no number of outcomes: ${n}`);
}

/** Throws unless `p` is a whole number from 0 to 100. */
export function assertPercentage(p: number): void {
  if (!(p >= 0 && p <= 100 && Number.isInteger(p))) throw new InvariantError(`no percentage: ${p}`);
}

/** Chance from a generator, which it moves on in place. */
export class GeneratorChance extends ChanceByInt {
  /** The generator in use; the kernel points it at the state that is being played. */
  source: GeneratorState;

  /** Draws from this generator. */
  constructor(source: GeneratorState) {
    super();
    this.source = source;
  }

  /** Multiplies a word into the range and rejects the few that would make some outcomes likelier. */
  int(n: number): number {
    assertOutcomes(n);
    if (n > MULTIPLY_BOUND) return this.#wideInt(n);
    let product = (nextWord(this.source) >>> 0) * n;
    let high = Math.floor(product / WORDS);
    let low = product - high * WORDS;
    if (low < n) {
      const threshold = WORDS % n;
      while (low < threshold) {
        product = (nextWord(this.source) >>> 0) * n;
        high = Math.floor(product / WORDS);
        low = product - high * WORDS;
      }
    }
    return high;
  }

  #wideInt(n: number): number {
    const limit = WORDS - (WORDS % n);
    let word = nextWord(this.source) >>> 0;
    while (word >= limit) word = nextWord(this.source) >>> 0;
    return word % n;
  }

  fork(): Sfc32State {
    return mixSfc32(nextWord(this.source), nextWord(this.source), nextWord(this.source));
  }
}

/**
 * Chance of one's own, for bots, samples and simulations; never that of a match.
 * @example
 * ```ts
 * import { createChance } from 'holmgang';
 * const chance = createChance('my bot');
 * console.log(1 + chance.int(6)); // 6
 * ```
 */
export function createChance(seed: Seed, kind: GeneratorState['kind'] = 'sfc32'): Chance {
  return new GeneratorChance(kind === 'sfc32' ? seedSfc32(seed) : seedChaCha8(seed));
}

/** Chance that says what it was told to say. */
export interface ScriptedChance extends Chance {
  /** How many answers have not been asked for. */
  readonly left: number;
  /** Throws unless every answer was asked for. */
  assertExhausted(): void;
}

class Script extends ChanceByInt implements ScriptedChance {
  readonly #answers: readonly number[];
  #next = 0;

  constructor(answers: readonly number[]) {
    super();
    this.#answers = answers;
  }

  get left(): number {
    return this.#answers.length - this.#next;
  }

  int(n: number): number {
    assertOutcomes(n);
    const answer = this.#answers[this.#next];
    if (answer === undefined) throw new UsageError('SCRIPT_TOO_SHORT', `no answer is left for int(${n})`);
    if (!(Number.isInteger(answer) && answer >= 0 && answer < n)) {
      throw new UsageError(
        'SCRIPT_OUT_OF_RANGE',
        `answer ${this.#next} is ${answer}, but int(${n}) was asked`,
      );
    }
    this.#next += 1;
    return answer;
  }

  fork(): Sfc32State {
    return mixSfc32(0, 0, 0);
  }

  assertExhausted(): void {
    if (this.left > 0)
      throw new UsageError('SCRIPT_NOT_EXHAUSTED', `${this.left} scripted answers were never asked for`);
  }
}

/** Scripted chance for tests: each `int` (a die of 4 is `3`) or `percent` (a roll of 0 to 99) takes the next answer. */
export function scriptedChance(answers: readonly number[]): ScriptedChance {
  return new Script(answers);
}
