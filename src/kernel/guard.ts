import type { GameTypes } from './definition.js';
import { UsageError } from './errors.js';
import type { RulesetRef } from './game.js';
import { isSeat } from './seat.js';
import { freeze } from './share.js';

/** A hostile object may refuse to be read. */
function readRuleset(state: { readonly ruleset: RulesetRef }): RulesetRef | undefined {
  try {
    return state.ruleset;
  } catch {
    return undefined;
  }
}

/** Keeps a game to states of its own ruleset, and a view to its viewer. @rule K-STA-01 K-STA-02 */
export function createGuard<T extends GameTypes>(ruleset: RulesetRef) {
  /** Frozen states that this game made; nothing can go wrong with them any more. */
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

  function isViewer(viewer: unknown): boolean {
    return viewer === null || isSeat(viewer) || viewer === 'spectator';
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

  return {
    isOurs,
    isViewer,
    assertOurs,
    assertSees,
    trust,
    isTrusted: (state: object) => trusted.has(state),
  };
}
