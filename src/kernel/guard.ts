import type { GameTypes } from './definition.js';
import { type Problem, UsageError } from './errors.js';
import type { RulesetRef } from './game.js';
import { isSeat } from './seat.js';
import { freeze } from './share.js';

/** Why a view is refused where a state is wanted. */
export const NO_STATE = 'a view is no state';

/** Who is let in. */
export interface Guard<T extends GameTypes> {
  /** Whether a state or view belongs to the ruleset. */
  isOurs(state: T['view']): boolean;
  /** Throws unless a state or view belongs to the ruleset. */
  assertOurs(state: T['view']): void;
  /** Throws unless it is a full state of the ruleset. */
  assertState(state: T['state']): void;
  /** Throws unless the state, or its viewer, can speak for a seat. */
  assertSees(state: T['view'], seat: unknown): void;
  /** Freezes a state that this game has made, and remembers it. */
  trust(state: T['state']): T['state'];
  /** Whether this game has made the state; it is frozen, so nothing can go wrong with it any more. */
  isTrusted(state: object): boolean;
  /** Malformed states make the rules stumble; sound ones never do, so there it is a bug and stays as it is. */
  stumbledOver(state: T['view'], error: unknown): unknown;
}

/** A hostile object may refuse to be read. */
function readRuleset(state: { readonly ruleset: RulesetRef }): RulesetRef | undefined {
  try {
    return state.ruleset;
  } catch {
    return undefined;
  }
}

/** Keeps a game to states of its own ruleset, and a view to its viewer. @rule K-STA-01 K-STA-02 */
export function createGuard<T extends GameTypes>(
  ruleset: RulesetRef,
  check: (state: unknown) => readonly Problem[],
): Guard<T> {
  const trusted = new WeakSet<object>();

  function isOurs(state: T['view']): boolean {
    if (typeof state !== 'object' || state === null) return false;
    const ref = readRuleset(state);
    if (ref === ruleset) return true;
    if (typeof ref !== 'object' || ref === null) return false;
    return (
      ref.digest === ruleset.digest &&
      ref.game === ruleset.game &&
      ref.name === ruleset.name &&
      ref.version === ruleset.version
    );
  }

  function assertOurs(state: T['view']): void {
    if (isOurs(state)) return;
    const { game, name, version } = ruleset;
    throw new UsageError('FOREIGN_STATE', `this is no state of ${game} under ${name}@${version} [K-STA-01]`);
  }

  function assertState(state: T['state']): void {
    assertOurs(state);
    if (state.viewer !== null) throw new UsageError('NOT_A_STATE', NO_STATE);
  }

  /** A view knows only its viewer's side of things. */
  function assertSees(state: T['view'], seat: unknown): void {
    assertOurs(state);
    if (!isSeat(seat)) throw new UsageError('NO_SUCH_SEAT', `there is no seat ${String(seat)}`);
    if (state.viewer === null || state.viewer === seat) return;
    const message = `the view of ${state.viewer} says nothing about seat ${seat} [K-STA-02]`;
    throw new UsageError('NOT_YOUR_VIEW', message);
  }

  function trust(state: T['state']): T['state'] {
    trusted.add(freeze(state));
    return state;
  }

  function stumbledOver(state: T['view'], error: unknown): unknown {
    const isOrdinary = error instanceof Error && !(error instanceof UsageError);
    if (!isOrdinary || (state.viewer === null && check(state).length === 0)) return error;
    return new UsageError('FOREIGN_STATE', `this state is malformed: ${String(error)} [K-STA-01]`);
  }

  const isTrusted = (state: object): boolean => trusted.has(state);
  return { isOurs, assertOurs, assertState, assertSees, trust, isTrusted, stumbledOver };
}
