import type { AnyGame } from './any-game.js';
import { UsageError } from './errors.js';
import type { RulesetRef } from './game.js';

/**
 * Every ruleset of a game that was ever published, in every version. Versions are never taken out, so that a match that
 * was recorded under one can be verified for ever.
 */
export interface Editions<G extends AnyGame = AnyGame> {
  /** The game. */
  readonly game: string;
  /** Every version of every ruleset. */
  readonly rulesets: readonly RulesetRef[];
  /** The game on one of these rulesets. */
  bind(ruleset: RulesetRef): G;
}

/** What every ruleset says of itself. */
type Named = Omit<RulesetRef, 'game'>;

/** Puts the rulesets of a game together, so that each version can be found and bound. */
export function editionsOf<R extends Named, G extends AnyGame>(
  game: string,
  rulesets: readonly R[],
  bind: (ruleset: R) => G,
): Editions<G> {
  return Object.freeze({
    game,
    rulesets: Object.freeze(
      rulesets.map(({ name, version, digest }) => Object.freeze({ game, name, version, digest })),
    ),
    bind: ({ name, version }: RulesetRef) => bind(findRuleset(game, rulesets, `${name}@${version}`)),
  });
}

/** A ruleset by its name, in its newest version, or in the version behind an `@`. Throws a `UsageError`. */
export function findRuleset<R extends Named>(game: string, rulesets: readonly R[], wanted: string): R {
  const found = rulesets
    .filter(({ name, version }) => wanted === name || wanted === `${name}@${version}`)
    .sort((a, b) => b.version - a.version)[0];
  if (found) return found;
  const known = rulesets.map(({ name, version }) => `${name}@${version}`).join(', ');
  throw new UsageError('UNKNOWN_RULESET', `${game} has no ruleset ${String(wanted)}, only ${known}`);
}
