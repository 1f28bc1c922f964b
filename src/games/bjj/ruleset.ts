// Rulesets by name, and rulesets of other people through the same door: every option and the whole technique set are
// checked, and every problem is listed.

import { type BjjRuleset, type BjjRulesetName, standard } from '../../../rulesets/bjj/index.js';
import { type BjjOptions, DEFAULT_OPTIONS } from '../../../rulesets/bjj/options.js';
import type { TechniqueSet } from '../../../rulesets/bjj/types.js';
import { digestOf } from '../../kernel/digest.js';
import { findRuleset } from '../../kernel/editions.js';
import { type Problem, UsageError } from '../../kernel/errors.js';
import {
  integer,
  isPlain,
  oneOf,
  problem,
  problemsOf,
  recordOf,
  type Shape,
  text,
} from '../../kernel/shape.js';
import { withDefaults } from '../../kernel/with-defaults.js';
import { checkTechniqueSet } from './data-rules.js';
import { ALL_RULESETS } from './editions.js';
import { type BjjGame, bindBjj } from './game.js';

/** One version of a named ruleset: `standard@1`. */
export type BjjEdition = `${BjjRulesetName}@${number}`;

/** A ruleset of one's own: what is left out is as in `standard`. */
export interface BjjRulesetInput {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses differently. */
  readonly options?: { readonly [K in keyof BjjOptions]?: Partial<BjjOptions[K]> };
  /** Positions and techniques of its own. */
  readonly set?: TechniqueSet;
  /** Checked if it is there. */
  readonly digest?: string;
}

const number: Shape = (value, path, problems) => {
  if (typeof value === 'number' && Number.isFinite(value)) return;
  problems.push(problem(path, 'BAD_NUMBER', 'expected a finite number'));
};

/** The form of complete options; bounds as in B36. */
function optionsShape(): Shape {
  const flag = oneOf(true, false);
  const tier = oneOf('minor', 'major');
  return recordOf({
    transition: recordOf({ minTier: tier }),
    start: recordOf({ position: text(64), role: oneOf('neutral', 'top', 'bottom') }),
    tokens: recordOf({ onFull: oneOf('drop', 'replaceOldest'), consumeRequired: flag }),
    control: recordOf({ minTier: tier, resetOnTransition: flag }),
    risk: recordOf({ penalty: oneOf('none', 'advantageToOpponent') }),
    commit: recordOf({ revisable: flag }),
    die: oneOf('d6', 'none'),
    limits: recordOf({
      points: integer(1, 100),
      turns: integer(1, 1000),
      tokens: integer(0, 5),
      pips: integer(0, 100),
    }),
    tie: oneOf('coin', 'draw'),
    ai: recordOf({
      rest: oneOf('nonBest', 'all'),
      weights: recordOf(
        Object.fromEntries(Object.keys(DEFAULT_OPTIONS.ai.weights).map((key) => [key, number])),
      ),
    }),
  });
}

/** The fields of a ruleset from outside, its options filled up. */
function read(ruleset: unknown): Record<string, unknown> {
  if (!isPlain(ruleset)) throw new UsageError('BAD_RULESET', 'a ruleset is a name or an object');
  try {
    return { set: standard.set, ...ruleset, options: withDefaults(DEFAULT_OPTIONS, ruleset.options) };
  } catch {
    throw new UsageError('BAD_RULESET', 'the ruleset cannot be read');
  }
}

/** SHA-256 over what decides matches: options but for the AI's, and the set without its name. */
export function digestRuleset(options: BjjOptions, set: TechniqueSet): string {
  const { ai: _, ...decisive } = options;
  return digestOf({
    options: decisive,
    positions: set.positions.map(({ name: __, ...rest }) => rest),
    techniques: set.techniques.map(({ name: __, ...rest }) => rest),
  });
}

function startProblems({ start }: BjjOptions, set: TechniqueSet): readonly Problem[] {
  const position = set.positions.find((candidate) => candidate.id === start.position);
  if (position?.roles.includes(start.role)) return [];
  return [
    problem('options.start', 'BAD_START', `there is no place ${start.position}, ${start.role}`, 'BJ-SET-01'),
  ];
}

/** Everything that is wrong with a ruleset from outside. */
function rulesetProblems({
  name,
  version,
  digest,
  options,
  set,
  ...rest
}: Record<string, unknown>): Problem[] {
  const below = (path: string, problems: readonly Problem[]) =>
    problems.map((found) => ({ ...found, path: found.path === '' ? path : `${path}.${found.path}` }));
  const problems = [
    ...problemsOf(recordOf({ name: text(64, 1), version: integer(1, 1e6) }), { name, version }),
    ...Object.keys(rest).map((key) => problem(key, 'UNKNOWN_FIELD', 'no such field')),
    ...below('options', problemsOf(optionsShape(), options)),
    ...below('set', checkTechniqueSet(set)),
  ];
  if (problems.length > 0) return problems;
  const actual = digestRuleset(options as BjjOptions, set as TechniqueSet);
  if (digest !== undefined && digest !== actual) {
    problems.push(problem('digest', 'BAD_DIGEST', `the digest is ${actual}, not ${String(digest)}`));
  }
  return [...problems, ...startProblems(options as BjjOptions, set as TechniqueSet)];
}

/** Finds a ruleset by name, or checks and completes one of one's own. Throws a `UsageError` with every problem. */
function resolveRuleset(ruleset: BjjRulesetName | BjjEdition | BjjRulesetInput): BjjRuleset {
  if (typeof ruleset === 'string') return findRuleset('bjj', ALL_RULESETS, ruleset);
  const given = read(ruleset);
  const problems = rulesetProblems(given);
  if (problems.length > 0) throw new UsageError('BAD_RULESET', 'this ruleset cannot be played', problems);
  // A copy, so that nobody else can change it.
  const { name, version, options, set } = structuredClone(given) as unknown as BjjRuleset;
  return { name, version, options, set, digest: digestRuleset(options, set) };
}

/**
 * The game on a ruleset: by name (the newest version, or the one behind an `@`), or one of your own, of which every option and every technique is checked.
 * @example
 * ```ts
 * import { createBjj } from 'holmgang/bjj';
 * const short = createBjj({ name: 'short', version: 1, options: { limits: { turns: 5 } } });
 * console.log(short.ruleset.name, short.rules.options.limits.points); // short 12
 * ```
 */
export function createBjj(ruleset: BjjRulesetName | BjjEdition | BjjRulesetInput = 'standard'): BjjGame {
  return bindBjj(resolveRuleset(ruleset));
}
