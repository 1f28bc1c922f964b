// Rulesets of other people: every option is checked, and every card, and every problem listed.

import type { BadassTcgRuleset } from '../../../rulesets/badass-tcg/index.js';
import { type BadassTcgOptions, DEFAULT_OPTIONS } from '../../../rulesets/badass-tcg/options.js';
import type { CardSet } from '../../../rulesets/badass-tcg/types.js';
import { digestOf } from '../../kernel/digest.js';
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
import { judgeDeck } from './deck.js';
import { type BadassTcgGame, bindBadassTcg, rulesOf } from './game.js';
import { setProblems } from './set-check.js';

/** A ruleset of one's own: what is left out is as by default. */
export interface BadassTcgRulesetInput {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses differently. */
  readonly options?: Partial<BadassTcgOptions>;
  /** The cards that decks are made of. */
  readonly set: CardSet;
  /** Checked if it is there. */
  readonly digest?: string;
}

/** The form of complete options; bounds as in the table of options. */
function optionsShape(): Shape {
  const flag = oneOf(true, false);
  const hand = integer(0, 20);
  return recordOf({
    config: oneOf('balanced', 'accelerated'),
    format: oneOf('standard', 'quick', 'tournament', 'commander'),
    beginOrder: oneOf('list', 'diagram'),
    postCombatMain: flag,
    manaModel: oneOf('tap', 'refresh'),
    manaEmpties: oneOf('phase', 'step'),
    firstPlayerDraws: flag,
    openingHand: (value, path, problems) => {
      if (value !== 'max hand') hand(value, path, problems);
    },
    mulligan: oneOf('paris', 'london', 'none'),
    mulliganScry: flag,
    acceleratedStart: oneOf('extra', 'fromDeck'),
    priorityAfterAction: oneOf('activePlayer', 'actingPlayer'),
    stackResolution: oneOf('one', 'all'),
    summoningSickness: oneOf('attackAndTap', 'attackOnly'),
    damageAssignment: oneOf('ordered', 'free'),
    faceDown: flag,
    commanderDamage: oneOf('any', 'combat'),
    commanderLife: integer(1, 1000),
    commanderDeckSize: oneOf(100, 60),
    commanderTax: integer(0, 100),
    legendRule: flag,
    simultaneousLoss: oneOf('draw', 'activeLoses'),
    basicGeneratorsUnlimited: flag,
    generatorRatio: oneOf('warn', 'enforce', 'off'),
    beginCombatStep: flag,
    triggerOrder: oneOf('choose', 'timestamp'),
    poisonToLose: integer(1, 1000),
  });
}

/** SHA-256 over what decides matches: the options and the set, but for the set's name. */
export function digestRuleset(options: BadassTcgOptions, { cards, tokens, decks }: CardSet): string {
  return digestOf({ options, cards, tokens, decks });
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

/** Everything that is wrong with a ruleset from outside. */
function rulesetProblems(given: Record<string, unknown>): readonly Problem[] {
  const { name, version, digest, options, set, ...rest } = given;
  const form = recordOf({ name: text(64, 1), version: integer(1, 1e6), options: optionsShape() });
  const config = isPlain(options) ? options.config : undefined;
  const problems = [
    ...problemsOf(form, { name, version, options }),
    ...Object.keys(rest).map((key) => problem(key, 'UNKNOWN_FIELD', 'no such field')),
    ...setProblems(set, config === 'accelerated').map((each) => ({ ...each, path: `set.${each.path}` })),
  ];
  if (problems.length > 0) return problems;
  // A copy: rules freeze what they are made of.
  const rules = rulesOf(options as BadassTcgOptions, structuredClone(set) as CardSet);
  const [first] = rules.decks;
  const found = first === undefined ? [] : judgeDeck(first, rules).problems;
  if (first === undefined || found.length > 0) {
    return [problem('set.decks', 'NO_DECK', 'no deck of the set can be made to fit the format'), ...found];
  }
  const actual = digestRuleset(options as BadassTcgOptions, set as CardSet);
  if (digest === undefined || digest === actual) return [];
  return [problem('digest', 'BAD_DIGEST', `the digest is ${actual}, not ${String(digest)}`)];
}

/** Checks and completes a ruleset of one's own. Throws a `UsageError` with every problem. */
function resolveRuleset(ruleset: BadassTcgRulesetInput): BadassTcgRuleset {
  const given = read(ruleset);
  const problems = rulesetProblems(given);
  if (problems.length > 0) throw new UsageError('BAD_RULESET', 'this ruleset cannot be played', problems);
  // A copy, so that nobody else can change it.
  const { name, version, options, set } = structuredClone(given) as unknown as BadassTcgRuleset;
  return { name, version, options, set, digest: digestRuleset(options, set) };
}

/**
 * The game with a card set of one's own, without the house set: what is not imported is not carried.
 * @example
 * ```ts
 * import { createBadassTcgWith } from 'holmgang/badass-tcg/engine';
 * import { houseSet } from 'holmgang/badass-tcg/house';
 * const game = createBadassTcgWith({ name: 'poisonous', version: 1, set: houseSet, options: { poisonToLose: 5 } });
 * console.log(game.rules.options.poisonToLose, game.rules.cards.length); // 5 134
 * ```
 */
export function createBadassTcgWith(ruleset: BadassTcgRulesetInput): BadassTcgGame {
  return bindBadassTcg(resolveRuleset(ruleset));
}
