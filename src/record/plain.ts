import type { Problem } from '../kernel/errors.js';
import { isPlain, problem, problemsOf, type Shape } from '../kernel/shape.js';

// Whatever comes from outside is read once, into plain JSON of our own: what is judged is then what is played, and no
// getter can change its mind in between.

/** As deep as canonical JSON goes. */
const MAX_DEPTH = 64;
const MAX_PROBLEMS = 100;

class Reader {
  readonly problems: Problem[] = [];
  readonly #path: (string | number)[] = [];

  copy(value: unknown): unknown {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) this.#note(`${value} has no place in JSON`);
      else if (Object.is(value, -0)) this.#note('-0 is written 0');
      return value;
    }
    if (Array.isArray(value)) return this.#isShallow() ? this.#list(value) : null;
    if (isPlain(value)) return this.#isShallow() ? this.#fields(value) : null;
    this.#note(`${typeof value} has no place in JSON`);
    return value;
  }

  #list(list: readonly unknown[]): unknown[] {
    const copy: unknown[] = [];
    for (let i = 0; i < list.length && this.problems.length < MAX_PROBLEMS; i++) {
      this.#path.push(i);
      copy.push(this.copy(list[i]));
      this.#path.pop();
    }
    return copy;
  }

  #fields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const copy: Record<string, unknown> = {};
    // As JSON does it: what is not enumerable, and symbols, are not looked at.
    for (const key of Object.keys(fields)) {
      if (this.problems.length >= MAX_PROBLEMS) break;
      this.#path.push(key);
      if (key === '__proto__') this.#note('no name for a field');
      else copy[key] = this.copy(fields[key]);
      this.#path.pop();
    }
    return copy;
  }

  #isShallow(): boolean {
    if (this.#path.length < MAX_DEPTH) return true;
    this.#note(`nested deeper than ${MAX_DEPTH} levels, or cyclic`);
    return false;
  }

  #note(message: string): void {
    this.problems.push(problem(this.#path.join('.'), 'NOT_JSON', message, 'K-REC-01'));
  }
}

/** A copy in plain JSON of a value of this shape, or every problem with its form. @rule K-REC-01 */
export function readPlain(
  shape: Shape,
  value: unknown,
): { readonly value: unknown; readonly problems: readonly Problem[] } {
  const reader = new Reader();
  try {
    const copy = reader.copy(value);
    // Whoever finds that much stops reading, so that the shape would miss what is there.
    const problems = reader.problems.length < MAX_PROBLEMS ? problemsOf(shape, copy) : [];
    const found = problems.length > 0 ? problems.slice(0, MAX_PROBLEMS) : reader.problems;
    return { value: copy, problems: found };
  } catch (error) {
    return { value: null, problems: [problem('', 'UNREADABLE', `cannot be read: ${String(error)}`)] };
  }
}
