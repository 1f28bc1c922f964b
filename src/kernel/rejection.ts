/** What a rejection says beside its code: the values that made the difference. */
export type Detail = Readonly<Record<string, string | number | readonly string[]>>;

/** Why an action is refused: a code for programs, the clause that forbids it, and the values behind it. */
export interface Rejection<Code extends string = string, Clause extends string = string> {
  /** What is wrong. */
  readonly code: Code;
  /** The clause that decides it. */
  readonly rule: Clause;
  /** The values that made the difference. */
  readonly detail: Detail;
}

/** Refuses an action. */
export function reject<const Code extends string, const Clause extends string>(
  code: Code,
  rule: Clause,
  detail: Detail = {},
): Rejection<Code, Clause> {
  return { code, rule, detail };
}
