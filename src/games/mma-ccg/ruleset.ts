// Rulesets by name, and rulesets of other people through the same door: options, cards and decks are checked, and every problem is
// listed.

import { houseSet } from '../../../rulesets/mma-ccg/house.js';
import type { MmaCcgRuleset, MmaCcgRulesetName } from '../../../rulesets/mma-ccg/index.js';
import { BLANK } from '../../../rulesets/mma-ccg/notation.js';
import { DEFAULT_OPTIONS, type MmaCcgOptions } from '../../../rulesets/mma-ccg/options.js';
import type { Card, CardSet, Deck } from '../../../rulesets/mma-ccg/types.js';
import { digestOf } from '../../kernel/digest.js';
import { findRuleset } from '../../kernel/editions.js';
import { type Problem, UsageError } from '../../kernel/errors.js';
import {
  integer,
  isPlain,
  listOf,
  nullOr,
  oneOf,
  problem,
  problemsOf,
  recordOf,
  type Shape,
  taggedBy,
  text,
} from '../../kernel/shape.js';
import { withDefaults } from '../../kernel/with-defaults.js';
import { filterShape } from './check.js';
import { deckProblems } from './decks.js';
import { ALL_RULESETS } from './editions.js';
import { bindMmaCcg, type MmaCcgGame } from './game.js';
import { compileRules } from './rules.js';

/** One version of a named ruleset: `basic@1`. */
export type MmaCcgEdition = `${MmaCcgRulesetName}@${number}`;

/** A card of one's own: what is left out is 0, null or empty, and a Routine is used in the Main Step, once. @rule MC-CMP-03 MC-RTN-02 */
export type CardInput = Pick<Card, 'id' | 'name' | 'type'> & Partial<Card>;

/** A ruleset of one's own: what is left out is as in `standard`. */
export interface MmaCcgRulesetInput {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses differently. */
  readonly options?: { readonly [K in keyof MmaCcgOptions]?: MmaCcgOptions[K] | Partial<MmaCcgOptions[K]> };
  /** Cards beside those of the house set. */
  readonly cards?: readonly CardInput[];
  /** Theme decks in place of those of the house set. */
  readonly decks?: Readonly<Record<string, Deck>>;
  /** Checked if it is there. */
  readonly digest?: string;
}

/** The form of complete options. */
function optionsShape(): Shape {
  const flag = oneOf(true, false);
  return recordOf({
    mode: oneOf('full', 'basic'),
    rounds: integer(1, 9),
    turnsPerRound: integer(1, 20),
    startingToughness: integer(1, 1000),
    openingHand: integer(0, 20),
    mulliganMax: integer(0, 20),
    routinesInPlayMax: integer(0, 5),
    routinePool: oneOf('full5', 'starter4'),
    regroup: recordOf({ discard: integer(1, 20), draw: integer(0, 20) }),
    recovery: recordOf({ shuffle: integer(0, 50), heal: integer(0, 1000), draw: integer(0, 50) }),
    counteredFromHandTo: oneOf('corner', 'cage'),
    overturnPosition: oneOf('asPlayed', 'current', 'ignore'),
    responsesPerCard: oneOf(1, 'unlimited'),
    counterFromHandEffects: oneOf('full', 'none'),
    emptyDeckDraw: oneOf('none', 'loseToughness1'),
    handLimit: nullOr(integer(0, 50)),
    autoPass: flag,
    regroupAfterRoutine: oneOf('allowed', 'forbidden'),
    regroupEmptyHand: oneOf('forbidden', 'drawOnly'),
    routineVP: flag,
    simultaneousKO: oneOf('draw', 'activeLoses', 'activeWins'),
    winTextTiming: oneOf('onText', 'afterDamage'),
    allowCut: flag,
  });
}

/** How deep conditions may lie in one another; so a text that contains itself is refused like any other that is too deep. */
const DEEPEST = 3;

/** The form of one effect, those inside it included. */
function effectShape(depth = DEEPEST): Shape {
  const amount = integer(1, 100);
  const change = integer(-100, 100);
  const who = oneOf('me', 'opp');
  const position = oneOf('S', 'C', 'G');
  const filter = filterShape();
  const branches = (): Record<string, Shape> => {
    const branch = listOf(effectShape(depth - 1), 0, 20);
    return { when: conditionsShape(), does: branch, otherwise: branch };
  };
  return taggedBy('op', {
    pos: { to: position },
    posChoice: { among: listOf(position, 1, 3) },
    draw: { who, n: amount },
    discard: { who, n: amount, how: oneOf('choose', 'random') },
    mill: { who, n: amount },
    heal: { n: amount },
    hurt: { who: oneOf('me', 'opp', 'both'), n: amount },
    recycle: { n: amount },
    regain: { n: amount, filter },
    next: { filter, t: change, s: change, flag: oneOf('nohand', 'noflip', null) },
    self: { t: change, s: change },
    reduce: { t: change, s: change },
    counterIt: {},
    endTurn: {},
    win: {},
    ...(depth > 0 && { if: branches() }),
  });
}

function conditionsShape(): Shape {
  const who = oneOf('me', 'opp');
  const atMost = integer(0, 1000);
  const atLeast = integer(-1000, 1000);
  return listOf(
    taggedBy('test', {
      toughness: { who, atMost },
      deck: { who, atMost },
      played: { atLeast },
      cage: { who, filter: filterShape(), atLeast },
      lead: { atLeast },
    }),
    0,
    20,
  );
}

/** The form of a complete card. @rule MC-CMP-02 MC-CMP-03 */
function cardShape(): Shape {
  const flag = oneOf(true, false);
  const damage = integer(0, 100);
  return recordOf({
    id: text(64, 1),
    name: text(64, 1),
    type: oneOf('maneuver', 'referee', 'counter', 'routine'),
    unique: flag,
    endorsement: flag,
    req: oneOf('S', 'C', 'G', null),
    tags: listOf(text(64, 1), 0, 20),
    t: damage,
    s: damage,
    vp: integer(-100, 100),
    flags: listOf(oneOf('nohand', 'noflip'), 0, 2),
    cost: integer(0, 3),
    when: conditionsShape(),
    vs: filterShape(),
    timing: oneOf('main', 'response', 'recovery', null),
    limit: oneOf('exhaust', 'oncePerRound', null),
    text: listOf(effectShape(), 0, 20),
  });
}

/** Fills a card up. @rule MC-RTN-02 */
function complete(given: unknown): unknown {
  if (!isPlain(given)) return given;
  const isRoutine = given.type === 'routine';
  const timing = given.endorsement === true ? 'recovery' : 'main';
  return { ...BLANK, ...(isRoutine && { timing, limit: 'exhaust' }), ...given };
}

/** What a card of the right form still must keep to. @rule MC-CMP-02 MC-RTN-01 MC-RTN-08 */
function cardFlaw({ type, endorsement, vs, timing, limit, cost, t, s }: Card): string | undefined {
  const isRoutine = type === 'routine';
  if (!isRoutine && (endorsement || timing !== null || limit !== null)) return 'only Routines have this';
  if (isRoutine && (timing === null || limit === null)) return 'a Routine has a timing and a limit';
  if (endorsement !== (timing === 'recovery')) return 'Endorsements, and they alone, are for Recovery';
  if (isRoutine && (cost > 0 || t > 0 || s > 0)) return 'a Routine has no cost and no damage';
  return (type === 'counter' || timing === 'response') === vs.length > 0
    ? undefined
    : 'Counters and response Routines, and they alone, name what they answer';
}

function cardsProblems(cards: readonly unknown[]): readonly Problem[] {
  const shape = cardShape();
  const ids = new Set(houseSet.cards.map(({ id }) => id));
  return cards.flatMap((given, i) => {
    const path = `cards.${i}`;
    const problems: Problem[] = [];
    shape(given, path, problems);
    if (problems.length > 0) return problems;
    const card = given as Card;
    if (ids.has(card.id))
      problems.push(problem(`${path}.id`, 'DUPLICATE_CARD', `there is a card ${card.id} already`));
    ids.add(card.id);
    const flaw = cardFlaw(card);
    if (flaw !== undefined) problems.push(problem(path, 'BAD_CARD', flaw, 'MC-CMP-02'));
    return problems;
  });
}

/** The theme decks of a ruleset are legal. @rule MC-DECK-08 */
function decksProblems(options: MmaCcgOptions, set: CardSet): readonly Problem[] {
  const rules = compileRules(options, set);
  const names = Object.keys(set.decks);
  const problems = names.flatMap((name) =>
    deckProblems(set.decks[name] as Deck, rules).map((found) => ({
      ...found,
      path: `decks.${name}.${found.path}`,
    })),
  );
  return names.length > 0 ? problems : [problem('decks', 'BAD_LIST', 'a ruleset has at least one deck')];
}

/** SHA-256 over what decides matches: options, cards and theme decks. */
export function digestRuleset(options: MmaCcgOptions, { cards, decks }: CardSet): string {
  return digestOf({ options, cards, decks });
}

interface Given {
  readonly name: string;
  readonly version: number;
  readonly options: MmaCcgOptions;
  readonly cards: readonly Card[];
  readonly decks: Readonly<Record<string, Deck>>;
  readonly digest: unknown;
  readonly rest: readonly string[];
}

/** The fields of a ruleset from outside, filled up; a copy, so that nobody else can change it. */
function read(ruleset: unknown): Given {
  if (!isPlain(ruleset)) throw new UsageError('BAD_RULESET', 'a ruleset is a name or an object');
  try {
    const copy = structuredClone(ruleset) as Record<string, unknown>;
    const { name, version, options, cards = [], decks = houseSet.decks, digest, ...rest } = copy;
    return {
      name: name as string,
      version: version as number,
      options: withDefaults(DEFAULT_OPTIONS, options) as MmaCcgOptions,
      cards: (Array.isArray(cards) ? cards.map(complete) : cards) as Card[],
      decks: decks as Given['decks'],
      digest,
      rest: Object.keys(rest),
    };
  } catch {
    throw new UsageError('BAD_RULESET', 'the ruleset cannot be read');
  }
}

/** Everything that is wrong with a ruleset from outside. @rule MC-DECK-07 */
function rulesetProblems({ name, version, options, cards, decks, digest, rest }: Given): readonly Problem[] {
  const form = recordOf({ name: text(64, 1), version: integer(1, 1e6), options: optionsShape() });
  const problems = [
    ...problemsOf(form, { name, version, options }),
    ...rest.map((key) => problem(key, 'UNKNOWN_FIELD', 'no such field')),
    ...(Array.isArray(cards) ? cardsProblems(cards) : [problem('cards', 'BAD_LIST', 'cards are a list')]),
    ...(isPlain(decks) ? [] : [problem('decks', 'BAD_OBJECT', 'decks are an object')]),
  ];
  if (problems.length > 0) return problems;
  const set = setOf(cards, decks);
  problems.push(...decksProblems(options, set));
  const actual = digestRuleset(options, set);
  if (problems.length > 0 || digest === undefined || digest === actual) return problems;
  return [problem('digest', 'BAD_DIGEST', `the digest is ${actual}, not ${String(digest)}`)];
}

function setOf(cards: readonly Card[], decks: CardSet['decks']): CardSet {
  if (cards.length === 0 && decks === houseSet.decks) return houseSet;
  return { name: 'custom', cards: [...houseSet.cards, ...cards], decks };
}

/** Finds a ruleset by name, or checks and completes one of one's own. Throws a `UsageError` with every problem. */
function resolveRuleset(ruleset: MmaCcgRulesetName | MmaCcgEdition | MmaCcgRulesetInput): MmaCcgRuleset {
  if (typeof ruleset === 'string') return findRuleset('mma-ccg', ALL_RULESETS, ruleset);
  const given = read(ruleset);
  const problems = rulesetProblems(given);
  if (problems.length > 0) throw new UsageError('BAD_RULESET', 'this ruleset cannot be played', problems);
  const { name, version, options, cards, decks } = given;
  const set = setOf(cards, decks);
  return { name, version, options, set, digest: digestRuleset(options, set) };
}

/**
 * The game on a ruleset: by name (the newest version, or the one behind an `@`), or one of your own, of which every option, card
 * and deck is checked.
 * @example
 * ```ts
 * import { createMmaCcg } from 'holmgang/mma-ccg';
 * const short = createMmaCcg({ name: 'short', version: 1, options: { rounds: 1, allowCut: true } });
 * console.log(short.ruleset.name, short.rules.options.turnsPerRound); // short 5
 * ```
 */
export function createMmaCcg(
  ruleset: MmaCcgRulesetName | MmaCcgEdition | MmaCcgRulesetInput = 'standard',
): MmaCcgGame {
  return bindMmaCcg(resolveRuleset(ruleset));
}
