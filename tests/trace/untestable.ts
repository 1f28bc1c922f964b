/** Clauses that no program can test, each with the reason. */
export const UNTESTABLE: Readonly<Record<string, string>> = {};
