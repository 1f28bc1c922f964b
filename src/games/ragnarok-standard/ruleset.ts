// Rulesets by name, and rulesets and card sets of other people through one door: everything is checked, and every problem listed.

import { houseSet } from '../../../rulesets/ragnarok-standard/house.js';
import type {
  RagnarokStandardRuleset,
  RagnarokStandardRulesetName,
} from '../../../rulesets/ragnarok-standard/index.js';
import {
  DEFAULT_OPTIONS,
  type RagnarokStandardOptions,
} from '../../../rulesets/ragnarok-standard/options.js';
import type { CardSet } from '../../../rulesets/ragnarok-standard/types.js';
import { digestOf } from '../../kernel/digest.js';
import { findRuleset } from '../../kernel/editions.js';
import { type Problem, UsageError } from '../../kernel/errors.js';
import { integer, isPlain, nullOr, oneOf, problem, problemsOf, recordOf, text } from '../../kernel/shape.js';
import { withDefaults } from '../../kernel/with-defaults.js';
import { deckProblems } from './decks.js';
import { ALL_RULESETS } from './editions.js';
import { bindRagnarokStandard, type RagnarokStandardGame } from './game.js';
import { compileRules } from './rules.js';
import { setProblems } from './set-check.js';

/** One version of a named ruleset: `genre@1`. */
export type RagnarokStandardEdition = `${RagnarokStandardRulesetName}@${number}`;

/** A ruleset of one's own: options that are left out are as in `rulebook`, and without a set of its own it has `house-1`. */
export interface RagnarokStandardRulesetInput {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses differently. */
  readonly options?: Partial<RagnarokStandardOptions>;
  /** What is played with. */
  readonly set?: CardSet;
  /** Checked if it is there. */
  readonly digest?: string;
}

/** The form of complete options. */
const optionsShape = /* @__PURE__ */ (() =>
  recordOf({
    handLimit: integer(5, 15),
    freezeThaw: oneOf('afterMissedTurn', 'endOfTurn', 'literal'),
    weaponUpgradeCost: integer(0, 10),
    deckSize: integer(0, 100),
    deckSizeMode: oneOf('exact', 'max'),
    mulligan: oneOf('any', 'none'),
    turnStartOrder: oneOf('rulebook', 'hearthstone'),
    fatigue: oneOf('incremental', 'flat', 'none'),
    turnLimit: nullOr(integer(1, 10_000)),
    spellburst: oneOf('perInstance', 'perSummon'),
    overkillTurn: oneOf('own', 'any'),
    stealthBreak: oneOf('attack', 'attackOrDamage'),
    elementBonus: oneOf('perAttack', 'onSummon', 'off'),
  }))();

/** The fields of a ruleset from outside, filled up. */
function read(ruleset: unknown): Record<string, unknown> {
  if (!isPlain(ruleset)) throw new UsageError('BAD_RULESET', 'a ruleset is a name or an object');
  try {
    const options = withDefaults(DEFAULT_OPTIONS, ruleset.options);
    return { ...ruleset, options, set: ruleset.set === undefined ? houseSet : ruleset.set };
  } catch {
    throw new UsageError('BAD_RULESET', 'the ruleset cannot be read');
  }
}

/** SHA-256 over what decides matches: options, and the set without the names of things. */
export function digestRuleset(options: RagnarokStandardOptions, set: CardSet): string {
  return digestOf({
    options,
    cards: set.cards.map(({ name: _, ...rest }) => rest),
    heroes: set.heroes.map(({ slug, class: heroClass, element, power, upgrade, passive }) => ({
      slug,
      class: heroClass,
      element,
      power: power.ops,
      upgrade: [upgrade.attack, upgrade.durability],
      passive: passive.text,
    })),
    adapt: set.adapt.map(({ key, ops }) => ({ key, ops })),
    decks: set.decks.map(({ hero, cards }) => ({ hero, cards })),
  });
}

/** What is wrong with options and decks together. RULING(RG-S19) @rule RS-END-05 RS-LIM-06 */
function wholeProblems(options: RagnarokStandardOptions, set: CardSet): readonly Problem[] {
  const problems: Problem[] = [];
  if (options.fatigue !== 'incremental' && options.turnLimit === null)
    problems.push(
      problem(
        'options.turnLimit',
        'BAD_OPTION',
        'without growing fatigue a match needs a limit',
        'RS-END-05',
      ),
    );
  const rules = compileRules(options, set);
  // Of another size, a demo deck is only not offered.
  for (const [i, { hero, cards }] of set.decks.entries())
    for (const found of deckProblems(hero, cards, rules))
      if (found.code !== 'DECK_SIZE') problems.push({ ...found, path: `set.decks.${i}.${found.path}` });
  return problems;
}

/** Everything that is wrong with a ruleset from outside. */
function rulesetProblems(given: Record<string, unknown>): readonly Problem[] {
  const { name, version, digest, options, set, ...rest } = given;
  const form = recordOf({ name: text(64, 1), version: integer(1, 1e6), options: optionsShape });
  const problems = [
    ...problemsOf(form, { name, version, options }),
    ...Object.keys(rest).map((key) => problem(key, 'UNKNOWN_FIELD', 'no such field')),
    ...(set === houseSet ? [] : setProblems(set)),
  ];
  if (problems.length > 0) return problems;
  const sound = options as RagnarokStandardOptions;
  const whole = wholeProblems(sound, set as CardSet);
  if (whole.length > 0 || digest === undefined) return whole;
  const actual = digestRuleset(sound, set as CardSet);
  if (digest === actual) return [];
  return [problem('digest', 'BAD_DIGEST', `the digest is ${actual}, not ${String(digest)}`)];
}

/** Finds a ruleset by name, or checks and completes one of one's own. Throws a `UsageError` with every problem. */
function resolveRuleset(
  ruleset: RagnarokStandardRulesetName | RagnarokStandardEdition | RagnarokStandardRulesetInput,
): RagnarokStandardRuleset {
  if (typeof ruleset === 'string') return findRuleset('ragnarok-standard', ALL_RULESETS, ruleset);
  const given = read(ruleset);
  const problems = rulesetProblems(given);
  if (problems.length > 0) throw new UsageError('BAD_RULESET', 'this ruleset cannot be played', problems);
  // A copy, so that nobody else can change it.
  const { name, version, options } = structuredClone({
    ...given,
    set: null,
  }) as unknown as RagnarokStandardRuleset;
  const set = given.set === houseSet ? houseSet : (structuredClone(given.set) as CardSet);
  return { name, version, options, set, digest: digestRuleset(options, set) };
}

/**
 * The game on a ruleset: by name (the newest version, or the one behind an `@`), or one of your own, of which every option and every
 * card is checked.
 * @example
 * ```ts
 * import { createRagnarokStandard } from 'holmgang/ragnarok-standard';
 * const small = createRagnarokStandard({ name: 'small', version: 1, options: { handLimit: 9 } });
 * console.log(small.ruleset.name, small.rules.options.handLimit, small.rules.options.deckSize); // small 9 30
 * ```
 */
export function createRagnarokStandard(
  ruleset: RagnarokStandardRulesetName | RagnarokStandardEdition | RagnarokStandardRulesetInput = 'rulebook',
): RagnarokStandardGame {
  return bindRagnarokStandard(resolveRuleset(ruleset));
}
