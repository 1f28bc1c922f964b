// The library against the oracle: whole matches with decks of any cards under every combination of options, compared after each
// action, and between them actions of all kinds at any moment, most of them illegal, which both must refuse for the same reason.

import { type Chance, createChance, SEATS, type Seat } from 'holmgang';
import {
  createMmaCcg,
  type Deck,
  type MmaCcgGame,
  type MmaCcgMove,
  type MmaCcgOptions,
  type MmaCcgState,
  mmaCcg,
} from 'holmgang/mma-ccg';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { type Act, Oracle, printedDeck, TABLE } from './mma-ccg-oracle.js';

const IS_LONG = process.env.TEST_MODE !== 'test';

const CHOICES: { readonly [K in keyof MmaCcgOptions]?: readonly MmaCcgOptions[K][] } = {
  mode: ['full', 'basic'],
  rounds: [3, 5],
  turnsPerRound: [5, 2],
  startingToughness: [30, 12, 60],
  openingHand: [6, 9, 0],
  mulliganMax: [3, 0, 5],
  routinesInPlayMax: [3, 5],
  routinePool: ['full5', 'starter4'],
  regroup: [
    { discard: 1, draw: 2 },
    { discard: 2, draw: 3 },
  ],
  recovery: [
    { shuffle: 5, heal: 5, draw: 3 },
    { shuffle: 2, heal: 1, draw: 9 },
  ],
  counteredFromHandTo: ['corner', 'cage'],
  overturnPosition: ['asPlayed', 'current', 'ignore'],
  responsesPerCard: [1, 'unlimited'],
  counterFromHandEffects: ['full', 'none'],
  emptyDeckDraw: ['none', 'loseToughness1'],
  handLimit: [null, 3, 7],
  autoPass: [false, true],
  regroupAfterRoutine: ['allowed', 'forbidden'],
  regroupEmptyHand: ['forbidden', 'drawOnly'],
  routineVP: [true, false],
  simultaneousKO: ['draw', 'activeLoses', 'activeWins'],
  winTextTiming: ['onText', 'afterDamage'],
  allowCut: [false, true],
};

/** A ruleset with some options away from their defaults; one in four is the default. */
function anyGame(chance: Chance): MmaCcgGame {
  const isPlain = chance.int(4) === 0;
  const chosen = Object.entries(CHOICES).filter(() => !isPlain && chance.int(3) === 0);
  const options = Object.fromEntries(chosen.map(([key, values]) => [key, chance.pick<unknown>(values)]));
  return createMmaCcg({ name: 'any', version: 1, options });
}

/** A legal deck of any cards. */
function anyDeck(chance: Chance): Deck {
  const pick = (isRoutine: boolean, size: number) => {
    const pool = Object.values(TABLE).filter(({ type }) => (type === 'routine') === isRoutine);
    const deck: string[] = [];
    while (deck.length < size) {
      const { id, unique } = chance.pick(pool);
      if (deck.filter((each) => each === id).length < (unique ? 1 : 3)) deck.push(id);
    }
    return deck;
  };
  return { stamina: pick(false, 50), routines: pick(true, chance.int(6)) };
}

/** Nothing is shuffled, and the first of a list is picked, as the oracle has it. */
const STILL: Chance = {
  int: () => 0,
  percent: () => false,
  pick: (list) => list[0] as never,
  shuffle: (list) => list,
  fork: () => ({ kind: 'sfc32', a: 1, b: 2, c: 3, d: 4 }),
  unseen: () => {},
};

/** An action of any kind, about cards that may be where it needs them. */
function anyAction(state: MmaCcgState, chance: Chance): MmaCcgMove {
  const seat = chance.pick(SEATS);
  const { hand, cage, corner } = state.seats[seat];
  const card = () => {
    const pile = chance.pick([hand, hand, hand, cage, corner, [chance.int(110)]]);
    return pile.length > 0 ? chance.pick(pile) : chance.int(110);
  };
  const cards = (most: number, from = card) => Array.from({ length: chance.int(most) }, from);
  const actions: readonly MmaCcgMove[] = [
    { type: 'playCard', seat, card: card() },
    { type: 'playCard', seat, card: card(), costCards: cards(4) },
    { type: 'counter', seat, card: card() },
    { type: 'counter', seat, card: card(), costCards: cards(3) },
    { type: 'decline', seat },
    { type: 'useRoutine', seat, card: chance.int(3) > 0 ? (cage[chance.int(3)] ?? 100) : card() },
    { type: 'endTurn', seat },
    { type: 'endTurn', seat, regroupDiscard: card() },
    { type: 'endTurn', seat, regroup: true },
    { type: 'choose', seat, card: card() },
    { type: 'choose', seat, position: chance.pick(['S', 'C', 'G']) },
    { type: 'choose', seat, done: true },
    { type: 'choose', seat },
    { type: 'recover', seat, kind: chance.pick(['shuffle', 'heal', 'draw', 'none']) },
    { type: 'recover', seat, kind: 'endorse', card: cage[chance.int(3)] ?? card() },
    { type: 'mulligan', seat, cards: cards(6) },
    { type: 'chooseRoutines', seat, cards: cards(6, () => 100 + chance.int(10)) },
    { type: 'cut', seat, n: chance.int(60) - 5 },
  ];
  return chance.pick(actions);
}

/** A legal action that takes the match on; sets of cards are named at once. */
function nextAction(game: MmaCcgGame, state: MmaCcgState, oracle: Oracle, chance: Chance): MmaCcgMove {
  const { who = [], what } = oracle.asked ?? {};
  const seat = chance.pick(who);
  const { hand, routineDeck } = state.seats[seat];
  const { mulliganMax, routinesInPlayMax } = game.rules.options;
  if (what === 'mulligan' || what === 'chooseRoutines') {
    const [pile, most] = what === 'mulligan' ? [hand, mulliganMax] : [routineDeck, routinesInPlayMax];
    return { type: what, seat, cards: chance.shuffle([...pile]).slice(0, chance.int(most + 1)) };
  }
  const legal = game.legalActions(state, seat) as readonly MmaCcgMove[];
  const bold = legal.filter(({ type }) => type === 'playCard' || type === 'useRoutine' || type === 'counter');
  const meek = legal.filter(({ type }) => type === 'decline');
  if (meek.length > 0 && chance.int(2) === 0) return chance.pick(meek);
  return chance.pick(bold.length > 0 && chance.int(4) > 0 ? bold : legal);
}

/** What of a match can be compared. */
const pictureOf = ({ seats, position, result }: MmaCcgState) => ({
  position,
  result: result === null ? null : [result.winner, result.reason],
  sides: seats.map(({ toughness: t, deck, hand, cage, corner, exhausted }) => {
    return { t, deck, hand, cage, corner, exhausted };
  }),
});

const toldBy = ({ sides, position, result }: Oracle) => ({
  position,
  result,
  sides: sides.map(({ t, deck, hand, cage, corner, exhausted }) => ({
    t,
    deck,
    hand,
    cage,
    corner,
    exhausted,
  })),
});

/** Plays a match beside the oracle; counts what was refused, and tells how it ended. */
function playMatch(seed: string, refusals: Map<string, number>, used: Set<string>): string {
  const chance = createChance(seed);
  const game = anyGame(chance);
  let state = game.setup({ seed, decks: [anyDeck(chance), anyDeck(chance)] });
  const { cards } = state;
  const idOf = (card: number) => game.rules.cards[cards[card] ?? -1]?.id ?? '';
  const oracle = new Oracle(state, game.rules.options, (card) => TABLE[idOf(card)] ?? TABLE.m01!);
  while (state.result === null) {
    for (let i = 0; i < 6; i++) {
      const action = anyAction(state, chance);
      const code = oracle.refuse(action as Act);
      expect(game.validate(state, action)?.code ?? null, `${seed} ${JSON.stringify(action)}`).toBe(code);
      refusals.set(`${code}`, (refusals.get(`${code}`) ?? 0) + 1);
    }
    const listed = SEATS.flatMap((seat: Seat) => game.legalActions(state, seat) as readonly MmaCcgMove[]);
    const whole = listed.filter(({ type }) => type !== 'setAside' && type !== 'pickRoutine');
    for (const action of whole) expect(oracle.refuse(action as Act)).toBeNull();
    const action = nextAction(game, state, oracle, chance);
    if ('card' in action && action.card !== undefined) used.add(idOf(action.card));
    const applied = game.apply(state, action, STILL);
    if (!applied.ok) throw new Error(`${seed} ${JSON.stringify(action)} ${applied.rejection.code}`);
    state = applied.state;
    oracle.answer(action as Act);
    expect(pictureOf(state), `${seed} ${JSON.stringify(action)}`).toEqual(toldBy(oracle));
  }
  return state.result.reason;
}

rule(
  [
    'MC-CTR-02',
    'MC-CTR-04',
    'MC-RES-01',
    'MC-RES-04',
    'MC-RES-11',
    'MC-RTN-01',
    'MC-RGP-01',
    'MC-REC-03',
    'MC-WIN-08',
  ],
  'the oracle tells whole matches alike, under any options, and refuses for the same reasons',
  () => {
    const refusals = new Map<string, number>();
    const used = new Set<string>();
    const ends = new Set<string>();
    const matches = IS_LONG ? 1000 : 40;
    for (let i = 0; i < matches; i++) ends.add(playMatch(`oracle ${i}`, refusals, used));
    expect(ends).toEqual(new Set(['knockout', 'card', 'decision']));
    expect(used.size).toBeGreaterThan(80);
    expect(refusals.size).toBeGreaterThan(20);
  },
  600_000,
);

rule(['MC-CMP-02', 'MC-CMP-03'], 'the cards are those of the tables in rules.md', () => {
  expect(Object.keys(TABLE)).toEqual(mmaCcg.rules.cards.map(({ id }) => id));
  for (const card of mmaCcg.rules.cards) {
    const { text: _printed, when: _asked, vs, ...row } = TABLE[card.id]!;
    expect(card).toMatchObject(row);
    const classes = card.vs.map(({ is, maxT }) => (maxT === null ? is : `${is} T<=${maxT}`));
    expect(classes.join('/')).toBe(vs);
    expect(card.endorsement).toBe(card.id.startsWith('e'));
  }
});

rule('MC-DECK-08', 'the theme decks are those of rules.md', () => {
  expect(mmaCcg.rules.decks).toEqual({
    'muay-thai-contender': printedDeck('Muay Thai Contender'),
    'mat-technician': printedDeck('Mat Technician'),
  });
});
