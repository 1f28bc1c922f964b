// Rulesets by name, and rulesets of other people through the same door: every option is checked, and every problem listed.

import {
  digitalRuleset,
  type MmaWarriorsRuleset,
  type MmaWarriorsRulesetName,
} from '../../../rulesets/mma-warriors/index.js';
import { MAX_ENERGY } from '../../../rulesets/mma-warriors/numbers.js';
import { DEFAULT_OPTIONS, type MmaWarriorsOptions } from '../../../rulesets/mma-warriors/options.js';
import type { Card } from '../../../rulesets/mma-warriors/types.js';
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
import { ALL_RULESETS } from './editions.js';
import { bindMmaWarriors, type MmaWarriorsGame } from './game.js';
import { seatsShape } from './setup.js';

/** One version of a named ruleset: `tournament@1`. */
export type MmaWarriorsEdition = `${MmaWarriorsRulesetName}@${number}`;

/** A ruleset of one's own: what is left out is as in `digital-2.8`. The cards are always the same. @rule MW-CMP-05 */
export interface MmaWarriorsRulesetInput {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses differently. */
  readonly options?: { readonly [K in keyof MmaWarriorsOptions]?: Partial<MmaWarriorsOptions[K]> };
  /** Checked if it is there. */
  readonly digest?: string;
}

/** The form of complete options; bounds as in the table of options. */
function optionsShape(): Shape {
  const flag = oneOf(true, false);
  return recordOf({
    energy: recordOf({ model: oneOf('ramp', 'bank'), secondSeatFirstTurn: oneOf('fixed', 'plusGain') }),
    intenseTraining: recordOf({
      expiry: oneOf('untilStrike', 'ownEnergyPhase'),
      stacking: oneOf('add', 'refresh'),
    }),
    setup: recordOf({
      openingFighters: integer(1, 3),
      openingOthers: integer(0, 12),
      autoSeats: seatsShape,
      firstSeat: oneOf(0, 1, 'random'),
    }),
    damage: recordOf({
      floorOrder: oneOf('floorThenDefence', 'defenceThenFloor'),
      finalMinimum: oneOf(0, 1),
    }),
    counter: recordOf({
      onKo: oneOf('attackLands', 'attackCancelled'),
      koOrder: oneOf('attackerFirst', 'defenderFirst'),
    }),
    bleed: recordOf({ reapply: oneOf('refresh', 'stack'), tickOn: oneOf('ownerTurn', 'everyTurn') }),
    stagger: recordOf({ survivesKo: flag, energyGain: flag, bleedTicks: flag }),
    takedown: recordOf({
      onStuffed: oneOf('unchanged', 'attackerLosesAdvantage', 'defenderGainsAdvantage'),
      resolution: oneOf('percent', 'opposedD10', 'compareD6'),
    }),
    physical: recordOf({ includeBonuses: flag }),
    submission: recordOf({ bottomRounding: oneOf('floor', 'nearest', 'ceil') }),
    ko: recordOf({ clearsDefence: flag, emptyHandCheck: oneOf('immediate', 'afterDraw') }),
    draw: recordOf({
      skip: oneOf('always', 'whenFull', 'never'),
      smartReturn: oneOf('bottom', 'stay', 'shuffle'),
      onlyFighters: oneOf('noCard', 'deckOut'),
    }),
    deckOut: recordOf({ effectDraw: oneOf('lose', 'noCard') }),
    hand: recordOf({
      overflow: oneOf('discardOldest', 'chooseDiscard'),
      endDiscard: oneOf('oldest', 'newest'),
    }),
    deadPosition: oneOf('draw', 'playOn'),
    stall: recordOf({ limit: nullOr(integer(1, 1000)) }),
    main: recordOf({ autoEnd: flag }),
    defence: recordOf({ slot: oneOf('replace', 'queue', 'forbidden') }),
    ai: recordOf({
      continueAfterCorner: integer(0, 100),
      cornerMinEnergy: integer(0, MAX_ENERGY),
      drawsFromEmptyDeck: flag,
    }),
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

/** SHA-256 over what decides matches: options but for the AI's, and the cards without their names. */
export function digestRuleset(options: MmaWarriorsOptions, cards: readonly Card[]): string {
  const { ai: _, ...decisive } = options;
  return digestOf({ options: decisive, cards: cards.map(({ name: __, ...rest }) => rest) });
}

/** Everything that is wrong with a ruleset from outside. */
function rulesetProblems(given: Record<string, unknown>, cards: readonly Card[]): readonly Problem[] {
  const { name, version, digest, options, ...rest } = given;
  const form = recordOf({ name: text(64, 1), version: integer(1, 1e6), options: optionsShape() });
  const problems = [
    ...problemsOf(form, { name, version, options }),
    ...Object.keys(rest).map((key) => problem(key, 'UNKNOWN_FIELD', 'no such field')),
  ];
  if (problems.length > 0 || digest === undefined) return problems;
  const actual = digestRuleset(options as MmaWarriorsOptions, cards);
  if (digest === actual) return [];
  return [problem('digest', 'BAD_DIGEST', `the digest is ${actual}, not ${String(digest)}`)];
}

/** Finds a ruleset by name, or checks and completes one of one's own. Throws a `UsageError` with every problem. */
function resolveRuleset(
  ruleset: MmaWarriorsRulesetName | MmaWarriorsEdition | MmaWarriorsRulesetInput,
): MmaWarriorsRuleset {
  if (typeof ruleset === 'string') return findRuleset('mma-warriors', ALL_RULESETS, ruleset);
  const { cards } = digitalRuleset;
  const given = read(ruleset);
  const problems = rulesetProblems(given, cards);
  if (problems.length > 0) throw new UsageError('BAD_RULESET', 'this ruleset cannot be played', problems);
  // A copy, so that nobody else can change it.
  const { name, version, options } = structuredClone(given) as unknown as MmaWarriorsRuleset;
  return { name, version, options, cards, digest: digestRuleset(options, cards) };
}

/**
 * The game on a ruleset: by name (the newest version, or the one behind an `@`), or one of your own, of which every option is checked.
 * @example
 * ```ts
 * import { createMmaWarriors } from 'holmgang/mma-warriors';
 * const quick = createMmaWarriors({ name: 'quick', version: 1, options: { stall: { limit: 4 } } });
 * console.log(quick.ruleset.name, quick.rules.options.energy.model); // quick ramp
 * ```
 */
export function createMmaWarriors(
  ruleset: MmaWarriorsRulesetName | MmaWarriorsEdition | MmaWarriorsRulesetInput = 'digital-2.8',
): MmaWarriorsGame {
  return bindMmaWarriors(resolveRuleset(ruleset));
}
