// Rulesets by name, and rulesets of other people through the same door: every option is checked, and every problem listed.

import { HEROES } from '../../../rulesets/ragnarok/heroes.js';
import { KINGS } from '../../../rulesets/ragnarok/kings.js';
import {
  type RagnarokChessRuleset,
  type RagnarokChessRulesetName,
  rulebookRuleset,
} from '../../../rulesets/ragnarok-chess/index.js';
import { DEFAULT_OPTIONS, type RagnarokChessOptions } from '../../../rulesets/ragnarok-chess/options.js';
import { digestOf } from '../../kernel/digest.js';
import { findRuleset } from '../../kernel/editions.js';
import { type Problem, UsageError } from '../../kernel/errors.js';
import {
  integer,
  isPlain,
  nullOr,
  oneOf,
  problem,
  problemsOf,
  recordOf,
  type Shape,
  text,
} from '../../kernel/shape.js';
import { withDefaults } from '../../kernel/with-defaults.js';
import { optionFields } from '../ragnarok-poker/option-fields.js';
import { ALL_RULESETS } from './editions.js';
import { bindRagnarokChess, type RagnarokChessGame } from './game.js';

/** One version of a named ruleset: `rulebook@1`. */
export type RagnarokChessEdition = `${RagnarokChessRulesetName}@${number}`;

/** A ruleset of one's own: what is left out is as in `rulebook`. Spells, powers and armies are always the same. */
export interface RagnarokChessRulesetInput {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses differently. */
  readonly options?: Partial<RagnarokChessOptions>;
  /** Checked if it is there. */
  readonly digest?: string;
}

/** The form of complete options; bounds as in the table of options. */
function optionsShape(): Shape {
  const flag = oneOf(true, false);
  return recordOf({
    ...optionFields(),
    firstSide: oneOf(0, 1),
    kingsMayAttack: flag,
    pawnCapture: oneOf('forward', 'diagonal', 'both'),
    pawnDoubleStep: flag,
    promotion: oneOf('queen', 'choice', 'none'),
    majorVsPawn: oneOf('instantKill', 'poker'),
    staminaCap: oneOf(null, 'maxHp'),
    checkRule: oneOf('strict', 'captureOnly'),
    bareKing: oneOf('continues', 'loses'),
    stalemate: oneOf('draw', 'loss'),
    repetition: nullOr(integer(2, 100)),
    noProgressPlies: nullOr(integer(1, 10_000)),
  });
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

type Decisive = Pick<RagnarokChessRuleset, 'options' | 'spells' | 'powers' | 'armies'>;

/** SHA-256 over what decides matches: options, spells without their names, powers, armies, heroes and kings. */
export function digestRuleset({ options, spells, powers, armies }: Decisive): string {
  return digestOf({
    options,
    spells: spells.map(({ name: _, ...rest }) => rest),
    powers,
    armies,
    heroes: HEROES.map(({ slug, class: heroClass, element }) => [slug, heroClass, element]),
    kings: KINGS.map(({ slug, hook, effect }) => ({ slug, hook, effect })),
  });
}

/** Everything that is wrong with a ruleset from outside. */
function rulesetProblems(given: Record<string, unknown>): readonly Problem[] {
  const { name, version, digest, options, ...rest } = given;
  const form = recordOf({ name: text(64, 1), version: integer(1, 1e6), options: optionsShape() });
  const problems = [
    ...problemsOf(form, { name, version, options }),
    ...Object.keys(rest).map((key) => problem(key, 'UNKNOWN_FIELD', 'no such field')),
  ];
  if (problems.length > 0 || digest === undefined) return problems;
  const actual = digestRuleset({ ...rulebookRuleset, options: options as RagnarokChessOptions });
  if (digest === actual) return [];
  return [problem('digest', 'BAD_DIGEST', `the digest is ${actual}, not ${String(digest)}`)];
}

/** Finds a ruleset by name, or checks and completes one of one's own. Throws a `UsageError` with every problem. */
function resolveRuleset(
  ruleset: RagnarokChessRulesetName | RagnarokChessEdition | RagnarokChessRulesetInput,
): RagnarokChessRuleset {
  if (typeof ruleset === 'string') return findRuleset('ragnarok-chess', ALL_RULESETS, ruleset);
  const given = read(ruleset);
  const problems = rulesetProblems(given);
  if (problems.length > 0) throw new UsageError('BAD_RULESET', 'this ruleset cannot be played', problems);
  // A copy, so that nobody else can change it.
  const { name, version, options } = structuredClone(given) as unknown as RagnarokChessRuleset;
  const whole = { ...rulebookRuleset, name, version, options };
  return { ...whole, digest: digestRuleset(whole) };
}

/**
 * The game on a ruleset: by name (the newest version, or the one behind an `@`), or one of your own, of which every option is checked.
 * @example
 * ```ts
 * import { createRagnarokChess } from 'holmgang/ragnarok-chess';
 * const royal = createRagnarokChess({ name: 'royal', version: 1, options: { kingsMayAttack: true } });
 * console.log(royal.ruleset.name, royal.rules.options.pawnCapture); // royal forward
 * ```
 */
export function createRagnarokChess(
  ruleset: RagnarokChessRulesetName | RagnarokChessEdition | RagnarokChessRulesetInput = 'rulebook',
): RagnarokChessGame {
  return bindRagnarokChess(resolveRuleset(ruleset));
}
