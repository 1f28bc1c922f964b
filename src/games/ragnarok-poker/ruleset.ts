// Rulesets by name, and rulesets of other people through the same door: every option is checked, and every problem listed.

import { HEROES } from '../../../rulesets/ragnarok/heroes.js';
import { KINGS } from '../../../rulesets/ragnarok/kings.js';
import {
  type RagnarokPokerRuleset,
  type RagnarokPokerRulesetName,
  rulebookRuleset,
} from '../../../rulesets/ragnarok-poker/index.js';
import { DEFAULT_OPTIONS, type RagnarokPokerOptions } from '../../../rulesets/ragnarok-poker/options.js';
import { digestOf } from '../../kernel/digest.js';
import { findRuleset } from '../../kernel/editions.js';
import { type Problem, UsageError } from '../../kernel/errors.js';
import { integer, isPlain, problem, problemsOf, recordOf, text } from '../../kernel/shape.js';
import { withDefaults } from '../../kernel/with-defaults.js';
import { ALL_RULESETS } from './editions.js';
import { bindRagnarokPoker, type RagnarokPokerGame } from './game.js';
import { optionFields } from './option-fields.js';

/** One version of a named ruleset: `rulebook@1`. */
export type RagnarokPokerEdition = `${RagnarokPokerRulesetName}@${number}`;

/** A ruleset of one's own: what is left out is as in `rulebook`. Spells and powers are always the same. */
export interface RagnarokPokerRulesetInput {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses differently. */
  readonly options?: Partial<RagnarokPokerOptions>;
  /** Checked if it is there. */
  readonly digest?: string;
}

/** The fields of a ruleset from outside, its options filled up. */
function read(ruleset: unknown): Record<string, unknown> {
  if (!isPlain(ruleset)) throw new UsageError('BAD_RULESET', 'a ruleset is a name or an object');
  try {
    return { ...ruleset, options: withDefaults(DEFAULT_OPTIONS, ruleset.options) };
  } catch {
    throw new UsageError('BAD_RULESET', 'the ruleset cannot be read');
  }
}

type Decisive = Pick<RagnarokPokerRuleset, 'options' | 'spells' | 'powers' | 'fighters'>;

/** SHA-256 over what decides matches: options, spells without their names, powers, fighters, heroes and kings. */
export function digestRuleset({ options, spells, powers, fighters }: Decisive): string {
  return digestOf({
    options,
    spells: spells.map(({ name: _, ...rest }) => rest),
    powers,
    fighters,
    heroes: HEROES.map(({ slug, class: heroClass, element }) => [slug, heroClass, element]),
    kings: KINGS.map(({ slug, hook, effect }) => ({ slug, hook, effect })),
  });
}

/** Everything that is wrong with a ruleset from outside. */
function rulesetProblems(given: Record<string, unknown>): readonly Problem[] {
  const { name, version, digest, options, ...rest } = given;
  const form = recordOf({ name: text(64, 1), version: integer(1, 1e6), options: recordOf(optionFields()) });
  const problems = [
    ...problemsOf(form, { name, version, options }),
    ...Object.keys(rest).map((key) => problem(key, 'UNKNOWN_FIELD', 'no such field')),
  ];
  if (problems.length > 0 || digest === undefined) return problems;
  const actual = digestRuleset({ ...rulebookRuleset, options: options as RagnarokPokerOptions });
  if (digest === actual) return [];
  return [problem('digest', 'BAD_DIGEST', `the digest is ${actual}, not ${String(digest)}`)];
}

/** Finds a ruleset by name, or checks and completes one of one's own. Throws a `UsageError` with every problem. */
export function resolveRuleset(
  ruleset: RagnarokPokerRulesetName | RagnarokPokerEdition | RagnarokPokerRulesetInput,
): RagnarokPokerRuleset {
  if (typeof ruleset === 'string') return findRuleset('ragnarok-poker', ALL_RULESETS, ruleset);
  const given = read(ruleset);
  const problems = rulesetProblems(given);
  if (problems.length > 0) throw new UsageError('BAD_RULESET', 'this ruleset cannot be played', problems);
  // A copy, so that nobody else can change it.
  const { name, version, options } = structuredClone(given) as unknown as RagnarokPokerRuleset;
  const whole = { ...rulebookRuleset, name, version, options };
  return { ...whole, digest: digestRuleset(whole) };
}

/**
 * The game on a ruleset: by name (the newest version, or the one behind an `@`), or one of your own, of which every option is checked.
 * @example
 * ```ts
 * import { createRagnarokPoker } from 'holmgang/ragnarok-poker';
 * const quick = createRagnarokPoker({ name: 'quick', version: 1, options: { maxHands: 3 } });
 * console.log(quick.ruleset.name, quick.rules.options.ante); // quick 0.5
 * ```
 */
export function createRagnarokPoker(
  ruleset: RagnarokPokerRulesetName | RagnarokPokerEdition | RagnarokPokerRulesetInput = 'rulebook',
): RagnarokPokerGame {
  return bindRagnarokPoker(resolveRuleset(ruleset));
}
