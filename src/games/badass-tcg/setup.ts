// Both decks are read and shuffled, and the first player is drawn.

import type { NewCore } from '../../kernel/definition.js';
import type { Problem } from '../../kernel/errors.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { listOf, oneOf, problem, problemsOf } from '../../kernel/shape.js';
import { DECK_VALIDATORS, type DeckInput, judgeDeck } from './deck.js';
import type { BadassTcgRules } from './rules.js';
import { type BadassTcgState, FIRST_OBJECT, type Player } from './state.js';
import type { BadassTcgContext, BadassTcgSetup } from './types.js';

const validatorsShape = listOf(oneOf(...DECK_VALIDATORS), 0, DECK_VALIDATORS.length);

/** The deck of a seat: as given, or the first that fits, of which seat 1 takes the second if there is one. */
function deckOf({ decks }: BadassTcgSetup, seat: Seat, rules: BadassTcgRules): DeckInput {
  const own = rules.decks[seat] ?? rules.decks[0];
  return decks?.[seat] ?? own ?? '';
}

/** Everything that is wrong with setup options from outside. @rule BT-FMT-01 BT-FMT-07 */
export function checkSetup(
  options: Readonly<Record<string, unknown>>,
  rules: BadassTcgRules,
): readonly Problem[] {
  const { decks, validators, ...rest } = options;
  const problems = Object.keys(rest).map((key) =>
    problem(key, 'UNKNOWN_OPTION', 'badass-tcg has no such option'),
  );
  const within = (path: string, found: readonly Problem[]) =>
    problems.push(...found.map((each) => ({ ...each, path: [path, each.path].filter(Boolean).join('.') })));
  const wrong = validators === undefined ? [] : problemsOf(validatorsShape, validators);
  within('validators', wrong);
  if (decks !== undefined && (!Array.isArray(decks) || decks.length !== 2)) {
    return [...problems, problem('decks', 'BAD_LIST', 'expected a list of two decks')];
  }
  const sound = (wrong.length === 0 ? options : {}) as BadassTcgSetup;
  for (const seat of SEATS) {
    const verdict = judgeDeck(deckOf(options as BadassTcgSetup, seat, rules), rules, sound.validators);
    within(`decks.${seat}`, verdict.problems);
  }
  return problems;
}

/** A player before the opening hand. @rule BT-CFG-01 BT-CFG-02 BT-SET-05 BT-CMD-04 */
function newPlayer(
  deck: number[],
  commander: number | null,
  { life }: BadassTcgRules,
): Player<number, never> {
  return {
    life,
    energy: 0,
    poison: 0,
    pool: [0, 0, 0, 0, 0, 0],
    deck,
    hand: [],
    discard: [],
    exile: [],
    command: commander === null ? [] : [commander],
    knownTop: 0,
    knownBottom: 0,
    revealed: [],
    generatorPlays: 0,
    generatorAllowance: 1,
    drewFromEmpty: false,
    mulligans: 0,
    kept: false,
    commander,
    commanderCasts: 0,
    commanderDamage: [0, 0],
    color: null,
  };
}

/** Deals numbers to the cards, so that they tell nothing, shuffles, and draws the first player. @rule BT-SET-01 BT-CMD-01 BT-ZON-01 BT-ZON-02 */
export function setUp(options: BadassTcgSetup, core: NewCore, ctx: BadassTcgContext): BadassTcgState {
  const { chance, rules } = ctx;
  const verdicts = SEATS.map((seat) => judgeDeck(deckOf(options, seat, rules), rules));
  const lists = verdicts.map(({ list }) => [...list]) as [number[], number[]];
  const cards = lists.flatMap((list) => chance.shuffle([...list]));
  const player = (seat: Seat) => {
    const from = seat === 0 ? 0 : lists[0].length;
    const ids = Array.from({ length: lists[seat].length }, (_, i) => from + i);
    const wanted = verdicts[seat]?.commander ?? null;
    const commander = wanted === null ? null : (ids.find((id) => cards[id] === wanted) ?? null);
    const deck = chance.shuffle(ids.filter((id) => id !== commander));
    return newPlayer(deck, commander, rules);
  };
  const players: BadassTcgState['players'] = [player(0), player(1)];
  const active = chance.pick(SEATS);
  ctx.events?.push({ type: 'gameStarted', first: active });
  if (ctx.events) for (const seat of SEATS) ctx.events.push({ type: 'shuffled', seat });
  return {
    phase: rules.options.config === 'accelerated' ? 'color' : 'deal',
    turn: 0,
    active,
    step: 'setup',
    priority: null,
    passes: 0,
    stack: [],
    battlefield: [],
    players,
    combat: null,
    triggers: [],
    limbo: [],
    choice: null,
    cursor: null,
    asked: 0,
    picked: [],
    fog: false,
    nextId: FIRST_OBJECT,
    cards,
    lists,
    ...core,
    pending: [],
  };
}
