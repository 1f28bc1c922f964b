const ALL = -1;
const NONE = -2;

/**
 * Collects what a seat may do. A move walks through its options once, whoever asks: to list them, to count them, or to
 * take the one that was drawn. It asks `next()` before it builds an action, so that counting builds nothing.
 */
export class Options<A> {
  readonly #wanted: number;
  /** How many options there were. */
  count = 0;
  /** Those that were asked for. */
  readonly actions: A[] = [];

  /** Collects all options, none (to count them), or the one at an index. */
  constructor(wanted: 'all' | 'none' | number) {
    this.#wanted = wanted === 'all' ? ALL : wanted === 'none' ? NONE : wanted;
  }

  /** Announces one more option; true if it is to be built and pushed. */
  next(): boolean {
    const index = this.count++;
    return this.#wanted === ALL || this.#wanted === index;
  }

  /** Takes the option that was just announced. */
  push(action: A): void {
    this.actions.push(action);
  }
}
