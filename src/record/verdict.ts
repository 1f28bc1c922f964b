import type { KernelClause } from '../kernel/clauses.js';
import { type Problem, UsageError } from '../kernel/errors.js';
import type { RulesetRef } from '../kernel/game.js';
import type { Rejection } from '../kernel/rejection.js';
import type { Result } from '../kernel/result.js';

/** What can be wrong with a record. */
export type VerdictCode =
  | 'BAD_RECORD'
  | 'UNKNOWN_GAME'
  | 'UNKNOWN_RULESET'
  | 'NEWER_RULESET'
  | 'RULESET_DIFFERS'
  | 'WRONG_REVEAL'
  | 'SEED_DIFFERS'
  | 'BAD_SETUP'
  | 'OPENING_DIFFERS'
  | 'ILLEGAL_ACTION'
  | 'LINK_DIFFERS'
  | 'STATE_DIFFERS'
  | 'RESULT_DIFFERS'
  | 'SEAL_DIFFERS';

/** The match is the recorded one. */
export interface Verified {
  readonly ok: true;
  /** The ruleset it was verified by. */
  readonly ruleset: RulesetRef;
  /** How many actions it has. */
  readonly plies: number;
  /** How it ended, or null if it was still running. */
  readonly result: Result | null;
}

/** The match is not the recorded one, or cannot be judged here. */
export interface Refuted {
  readonly ok: false;
  /** What is wrong. */
  readonly code: VerdictCode;
  /** The clause that decides it: of the records, of fair seeds, or of the game for an illegal action. */
  readonly rule: string;
  /** The index of the first action that is not as recorded; null where no action is to blame. */
  readonly action: number | null;
  /** What verification came to. */
  readonly expected: unknown;
  /** What the record says. */
  readonly found: unknown;
  /** Why the action was refused, where one was. */
  readonly rejection: Rejection | null;
  /** Every problem of form or setup. */
  readonly problems: readonly Problem[];
  /** The same for people. */
  readonly message: string;
}

/** What verification answers. */
export type Verdict = Verified | Refuted;

interface Grounds {
  readonly action?: number;
  readonly expected?: unknown;
  readonly found?: unknown;
  readonly problems?: readonly Problem[];
}

/** Refuses a record. */
export function refute(
  code: VerdictCode,
  rule: KernelClause,
  message: string,
  grounds: Grounds = {},
): Refuted {
  const { action = null, expected = null, found = null, problems = [] } = grounds;
  return { ok: false, code, rule, action, expected, found, rejection: null, problems, message };
}

/** Refuses a record whose action is illegal; the game's clause decides. @rule K-REC-04 */
export function refuteAction(index: number, action: unknown, rejection: Rejection): Refuted {
  return {
    ok: false,
    code: 'ILLEGAL_ACTION',
    rule: rejection.rule,
    action: index,
    expected: null,
    found: action,
    rejection,
    problems: [],
    message: `action ${index} is illegal: ${rejection.code} [${rejection.rule}]`,
  };
}

/** The error for whoever needed a sound record. */
export function unsound({ code, message, problems, rule }: Refuted): UsageError {
  return new UsageError(code, `${message} [${rule}]`, problems);
}
