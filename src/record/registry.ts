import type { AnyGame } from '../kernel/any-game.js';
import type { Editions } from '../kernel/editions.js';
import type { RulesetRef } from '../kernel/game.js';
import type { MatchRecord } from './record.js';
import { type Refuted, refute, unsound } from './verdict.js';

// Finds the game on exactly the ruleset that a record names. Nothing close to it will do.

/** What names a ruleset in a record. */
export type RecordedRuleset = Pick<MatchRecord, 'game' | 'ruleset'>;

/** Games by exact ruleset. */
export interface Registry {
  /** Every ruleset in it. */
  readonly rulesets: readonly RulesetRef[];
  /** The game on the ruleset of a record. Throws a `UsageError` that says what is missing. */
  gameFor(record: RecordedRuleset): AnyGame;
  /** The same, without throwing. */
  find(record: RecordedRuleset): AnyGame | Refuted;
}

interface Shelf {
  readonly ref: RulesetRef;
  game(): AnyGame;
}

function isEditions(source: AnyGame | Editions): source is Editions {
  return 'bind' in source;
}

/** Games are bound when they are first asked for. */
function shelvesOf(source: AnyGame | Editions): readonly Shelf[] {
  if (!isEditions(source)) return [{ ref: source.ruleset, game: () => source }];
  return source.rulesets.map((ref) => {
    let bound: AnyGame | undefined;
    return {
      ref,
      game() {
        bound ??= source.bind(ref);
        return bound;
      },
    };
  });
}

/** Why no game was found. @rule K-REC-02 */
function missing({ game, ruleset }: RecordedRuleset, shelves: readonly Shelf[]): Refuted {
  const found = `${ruleset.name}@${ruleset.version}`;
  const ofGame = shelves.filter(({ ref }) => ref.game === game);
  if (ofGame.length === 0)
    return refute('UNKNOWN_GAME', 'K-REC-02', `there is no game ${game} here`, { found: game });
  const versions = ofGame.filter(({ ref }) => ref.name === ruleset.name).map(({ ref }) => ref);
  const same = versions.find(({ version }) => version === ruleset.version);
  if (same) {
    return refute('RULESET_DIFFERS', 'K-REC-02', `${game} ${found} is another ruleset here`, {
      expected: same.digest,
      found: ruleset.digest,
    });
  }
  const known = versions.map(({ version }) => version);
  if (known.length > 0 && known.every((version) => version < ruleset.version)) {
    const message = `${game} ${found} is newer than what is known here: update the package`;
    return refute('NEWER_RULESET', 'K-REC-02', message, { expected: known, found: ruleset.version });
  }
  const names = ofGame.map(({ ref }) => `${ref.name}@${ref.version}`);
  return refute('UNKNOWN_RULESET', 'K-REC-02', `${game} has no ruleset ${found} here`, {
    expected: names,
    found,
  });
}

/**
 * Puts games together, so that records of all of them can be judged: the editions of a game (every ruleset ever
 * published), or games on rulesets of one's own.
 * @rule K-REC-02
 * @example
 * ```ts
 * import { createRegistry } from 'holmgang/record';
 * import { bjjEditions, createBjj } from 'holmgang/bjj';
 * const short = createBjj({ name: 'short', version: 1, options: { limits: { turns: 5 } } });
 * const registry = createRegistry(bjjEditions, short);
 * console.log(registry.rulesets.map(({ name }) => name).includes('short')); // true
 * ```
 */
export function createRegistry(...sources: readonly (AnyGame | Editions)[]): Registry {
  const shelves = sources.flatMap(shelvesOf);
  function find(record: RecordedRuleset): AnyGame | Refuted {
    const { game, ruleset } = record;
    const shelf = shelves.find(
      ({ ref }) =>
        ref.game === game &&
        ref.name === ruleset.name &&
        ref.version === ruleset.version &&
        ref.digest === ruleset.digest,
    );
    return shelf?.game() ?? missing(record, shelves);
  }
  return {
    rulesets: shelves.map(({ ref }) => ref),
    find,
    gameFor(record) {
      const found = find(record);
      if ('ok' in found) throw unsound(found);
      return found;
    },
  };
}
