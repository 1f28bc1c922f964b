import type { Viewer } from '../kernel/seat.js';
import type { AnyMatch } from './match.js';
import type { AnyGame } from './subject.js';

/** Where in which match a law does not hold. */
export interface Whereabouts {
  /** The match. */
  readonly match: AnyMatch;
  /** How many of its actions had been made. */
  readonly index: number;
  /** Whose seat or view is concerned, if one is. */
  readonly viewer: Viewer | undefined;
}

/** A game breaks a law of the contract. The message holds everything that is needed to see it again. */
export class BrokenLaw extends Error {
  /** The law's name. */
  readonly law: string;

  /** Makes the error. */
  constructor(law: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BrokenLaw';
    this.law = law;
  }
}

/** What a law found, before it is reported. */
export class Finding extends Error {
  // No field and no getter, because test runners print those.
  readonly #where: Whereabouts;

  /** Notes what is wrong and where. */
  constructor(message: string, where: Whereabouts, options?: ErrorOptions) {
    super(message, options);
    this.#where = where;
  }

  /** Where it was found. */
  where(): Whereabouts {
    return this.#where;
  }
}

/** Tells a finding so that anybody can replay it. */
export function reportOf(
  game: AnyGame,
  law: string,
  error: unknown,
  run: { seed: number; path: string | null },
): BrokenLaw {
  const { game: id, name, version, digest } = game.ruleset;
  const lines = [
    `${game.id} breaks the law “${law}”`,
    `  ${error instanceof Error ? error.message : String(error)}`,
  ];
  lines.push(`  ruleset: ${id}/${name}@${version} ${digest}`);
  if (error instanceof Finding) {
    const { match, index, viewer } = error.where();
    lines.push(`  seed: ${JSON.stringify(match.plan.seed)}  setup: ${JSON.stringify(match.plan.setup)}`);
    if (viewer !== undefined) lines.push(`  ${viewer === 'spectator' ? 'viewer' : 'seat'}: ${viewer}`);
    lines.push(`  after ${index} actions: ${JSON.stringify(match.actions.slice(0, index))}`);
    if (index < match.actions.length) lines.push(`  then: ${JSON.stringify(match.actions[index])}`);
  }
  lines.push(`  fast-check: seed ${run.seed}, path ${run.path ?? 'none'}`);
  const cause = error instanceof Finding ? error.cause : error;
  return new BrokenLaw(law, lines.join('\n'), cause === undefined ? undefined : { cause });
}
