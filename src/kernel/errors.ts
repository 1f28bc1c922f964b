/** One thing that is wrong with a position, a deck, an option or an action. */
export interface Problem {
  /** Where it is, as a dotted path from the top (`points.0`); empty for the whole. */
  readonly path: string;
  /** What is wrong, for programs. */
  readonly code: string;
  /** What is wrong, for people. */
  readonly message: string;
  /** The clause behind it, or null where only the form is wrong. */
  readonly rule: string | null;
}

/** The caller did something that no rule covers: bad options, a foreign state, malformed JSON. Lists every problem found. */
export class UsageError extends Error {
  /** What kind of misuse it was. */
  readonly code: string;
  /** Every problem found, not only the first. */
  readonly problems: readonly Problem[];

  /** Makes the error; its message lists all problems. */
  constructor(code: string, message: string, problems: readonly Problem[] = []) {
    const lines = problems.map(
      (p) => `\n  - ${p.path === '' ? '' : `${p.path}: `}${p.message}${p.rule ? ` [${p.rule}]` : ''}`,
    );
    super(`${code}: ${message}${lines.join('')}`);
    this.name = 'UsageError';
    this.code = code;
    this.problems = problems;
  }
}

/** The library broke one of its own promises. Always a bug of ours: please report it. */
export class InvariantError extends Error {
  /** Makes the error. */
  constructor(message: string) {
    super(message);
    this.name = 'InvariantError';
  }
}

/** Ends an exhaustive `switch`: does not compile while a case is missing. */
export function assertNever(value: never): never {
  throw new InvariantError(`unexpected value: ${String(value)}`);
}
