import {
  applyPatches as applyImmerPatches,
  type Draft,
  enablePatches,
  Immer,
  type Patch,
  produce,
} from 'immer';
import { UsageError } from './errors.js';
import { isPlain } from './shape.js';
import { isEqual } from './share.js';

/** One change between two states or views, as Immer and JSON Patch know it. */
export type StatePatch = Patch;

/**
 * Makes a position by hand: runs a recipe on a draft of a state and checks the outcome.
 * Throws a `UsageError` that lists every problem if the position cannot occur.
 * @example
 * ```ts
 * import { edit } from 'holmgang';
 * import { bjj } from 'holmgang/bjj';
 * const state = edit(bjj, bjj.setup({ seed: 'any' }), (draft) => {
 *   draft.points[0] = 9;
 * });
 * console.log(state.points); // [ 9, 0 ]
 * ```
 */
export function edit<S extends object>(
  game: { check(state: unknown): readonly import('./errors.js').Problem[] },
  state: S,
  recipe: (draft: Draft<S>) => void,
): S {
  // Immer freezes what it takes over; a state that is still played on stays its owner's.
  const base = Object.isFrozen(state) ? state : structuredClone(state);
  const edited = produce(base, (draft) => {
    recipe(draft);
  });
  const problems = game.check(edited);
  if (problems.length > 0) throw new UsageError('BAD_POSITION', 'this position cannot occur', problems);
  return edited;
}

/** What changed from one state or view to the next, as a short list to send over a network. */
export function patchesBetween<T extends object>(previous: T, next: T): readonly StatePatch[] {
  enablePatches();
  // This one only looks, so it freezes nothing.
  const { produceWithPatches } = new Immer({ autoFreeze: false });
  const [, patches] = produceWithPatches(previous, (draft) => {
    copyChanges(
      draft as Record<string, unknown>,
      previous as Record<string, unknown>,
      next as Record<string, unknown>,
    );
  });
  return patches;
}

/** Applies what `patchesBetween` found; the result shares what did not change. */
export function applyPatches<T extends object>(previous: T, patches: readonly StatePatch[]): T {
  enablePatches();
  return applyImmerPatches(previous, patches);
}

function copyChanges(
  draft: Record<string, unknown>,
  previous: Record<string, unknown>,
  next: Record<string, unknown>,
): void {
  for (const key of Object.keys(previous)) if (!Object.hasOwn(next, key)) delete draft[key];
  for (const key of Object.keys(next)) {
    const [before, after] = [previous[key], next[key]];
    if (isEqual(before, after)) continue;
    const alike =
      (isPlain(before) && isPlain(after)) ||
      (Array.isArray(before) && Array.isArray(after) && before.length === after.length);
    if (alike) {
      copyChanges(
        draft[key] as Record<string, unknown>,
        before as Record<string, unknown>,
        after as Record<string, unknown>,
      );
    } else draft[key] = Object.isFrozen(after) ? after : structuredClone(after);
  }
}
