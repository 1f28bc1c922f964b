// The library against the oracle: whole matches under every combination of options, compared after each action, with decks of
// all sizes, so that overflow, smart draw, empty decks and dead positions come up as well.

import { type Chance, createChance, SEATS, type Seat } from 'holmgang';
import {
  createMmaWarriors,
  DEFAULT_OPTIONS,
  explainDamage,
  explainTakedown,
  type MmaWarriorsAction,
  type MmaWarriorsEvent,
  type MmaWarriorsGame,
  type MmaWarriorsOptions,
  type MmaWarriorsState,
  mmaWarriors,
} from 'holmgang/mma-warriors';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { type Luck, modelOf, Oracle, TABLES } from './mma-warriors-oracle.js';

const NAMES = mmaWarriors.rules.cards.map(({ id }) => id);
const IS_LONG = process.env.TEST_MODE !== 'test';

/** Every value of every option, but for those of the AI. */
const VALUES = {
  energy: { model: ['ramp', 'bank'], secondSeatFirstTurn: ['fixed', 'plusGain'] },
  intenseTraining: { expiry: ['untilStrike', 'ownEnergyPhase'], stacking: ['add', 'refresh'] },
  setup: {
    openingFighters: [1, 1, 2, 3],
    openingOthers: [4, 4, 0, 12],
    autoSeats: [[1], [], [0], [0, 1]],
    firstSeat: [0, 1, 'random'],
  },
  damage: { floorOrder: ['floorThenDefence', 'defenceThenFloor'], finalMinimum: [1, 0] },
  counter: { onKo: ['attackLands', 'attackCancelled'], koOrder: ['attackerFirst', 'defenderFirst'] },
  bleed: { reapply: ['refresh', 'stack'], tickOn: ['ownerTurn', 'everyTurn'] },
  stagger: { survivesKo: [true, false], energyGain: [false, true], bleedTicks: [true, false] },
  takedown: {
    onStuffed: ['unchanged', 'attackerLosesAdvantage', 'defenderGainsAdvantage'],
    resolution: ['percent', 'opposedD10', 'compareD6'],
  },
  physical: { includeBonuses: [false, true] },
  submission: { bottomRounding: ['floor', 'nearest', 'ceil'] },
  ko: { clearsDefence: [false, true], emptyHandCheck: ['immediate', 'afterDraw'] },
  draw: {
    skip: ['always', 'whenFull', 'never'],
    smartReturn: ['bottom', 'stay', 'shuffle'],
    onlyFighters: ['noCard', 'deckOut'],
  },
  deckOut: { effectDraw: ['lose', 'noCard'] },
  hand: { overflow: ['discardOldest', 'chooseDiscard'], endDiscard: ['oldest', 'newest'] },
  stall: { limit: [null, 3, 20] },
  main: { autoEnd: [true, false] },
  defence: { slot: ['replace', 'queue', 'forbidden'] },
} as const;

/** Any combination of options; one in four is the default. */
function anyOptions(chance: Chance): MmaWarriorsOptions {
  if (chance.int(4) === 0) return DEFAULT_OPTIONS;
  const groups = Object.entries(VALUES).map(([group, values]) => [
    group,
    Object.fromEntries(Object.entries(values).map(([key, list]) => [key, chance.pick(list)])),
  ]);
  const options = Object.fromEntries(groups) as unknown as MmaWarriorsOptions;
  return { ...options, deadPosition: chance.pick(['draw', 'draw', 'playOn']), ai: DEFAULT_OPTIONS.ai };
}

/** Throws some of each deck away, so that the end of a deck comes within reach. */
function thinOut(state: MmaWarriorsState, chance: Chance, game: MmaWarriorsGame): void {
  const size = chance.pick([70, 70, 20, 5, 0]);
  const onlyLate = chance.int(3) === 0;
  for (const seat of SEATS) {
    const side = state.seats[seat];
    const isLate = (card: number) => {
      const { kind, trait } = game.rules.cards[state.cards[card] as number] ?? { kind: '', trait: '' };
      return kind === 'fighter' || kind === 'submission' || trait === 'ground';
    };
    const kept = side.deck.filter((card) => !onlyLate || isLate(card)).slice(0, size);
    side.discard.push(...side.deck.filter((card) => !kept.includes(card)));
    side.deck = kept;
  }
}

function luckOf(events: readonly MmaWarriorsEvent[], state: MmaWarriorsState): Luck {
  const rolled = events.find((event) => event.type === 'takedownRolled');
  return {
    roll: rolled?.roll ?? null,
    dice: [rolled?.attackerDice ?? [], rolled?.defenderDice ?? []],
    decks: [state.seats[0].deck, state.seats[1].deck],
  };
}

/** Plays mostly cards, so that something happens. */
function choose(actions: readonly MmaWarriorsAction[], chance: Chance): MmaWarriorsAction {
  const lively = actions.filter(({ type }) => type !== 'endTurn' && type !== 'skipDraw');
  return chance.pick(lively.length > 0 && chance.int(8) > 0 ? lively : actions);
}

const text = (actions: readonly MmaWarriorsAction[]) =>
  actions.map(({ type, ...rest }) => JSON.stringify([type, rest])).sort();

type Foretold = ReturnType<typeof explainDamage> & Partial<ReturnType<typeof explainTakedown>>;

/** What the library says of an attack before it is made; null of other cards. */
function foretell(
  game: MmaWarriorsGame,
  state: MmaWarriorsState,
  action: MmaWarriorsAction,
): Foretold | null {
  if (action.type !== 'playCard') return null;
  const { id, kind } = game.rules.cards[state.cards[action.card] as number] ?? { id: '', kind: 'corner' };
  if (kind === 'corner' || kind === 'defence') return null;
  const damage = explainDamage(state, action.seat, id, game.rules);
  expect(damage.terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(damage.damage);
  if (kind !== 'takedown') return damage;
  const { chance, dice } = explainTakedown(state, action.seat, id, game.rules);
  return { ...damage, chance, dice };
}

/** What was said comes true. */
function comesTrue(foretold: Foretold, events: readonly MmaWarriorsEvent[], seat: Seat): void {
  const rolled = events.find((event) => event.type === 'takedownRolled');
  // The turn may end by itself, and the other fighter bleed.
  const hit = events.find(
    (event) => event.type === 'damageDealt' && event.seat !== seat && event.source !== 'bleed',
  );
  const counter = events.find((event) => event.type === 'counterHit');
  const amount = hit?.type === 'damageDealt' ? hit.amount : 0;
  expect(amount).toBe(rolled === undefined || rolled.success ? foretold.damage : 0);
  expect(counter?.amount ?? 0).toBe(foretold.counter);
  if (rolled === undefined || foretold.chance === undefined) return;
  const { numerator, denominator } = foretold.chance;
  if (rolled.chance !== null) expect(100n * numerator).toBe(BigInt(rolled.chance) * denominator);
  else expect([rolled.attackerDice.length, rolled.defenderDice.length]).toEqual(foretold.dice);
  expect(rolled.success ? numerator > 0n : numerator < denominator).toBe(true);
}

/** Plays a match on both sides, and tells how it ended and how many actions were compared. */
function playBoth(seed: string): { compared: number; reason: string } {
  const chance = createChance(seed);
  const options = anyOptions(chance);
  const game = createMmaWarriors({ name: 'compared', version: 1, options });
  const state = game.clone(game.setup({ seed }));
  thinOut(state, chance, game);
  const oracle = new Oracle(modelOf(state, NAMES), game.rules.options);
  let compared = 0;
  while (state.result === null && compared < 400) {
    const seats = game.deciders(state);
    const actions = seats.flatMap((seat) => game.legalActions(state, seat));
    expect(text(actions), seed).toEqual(text(oracle.legal()));
    const action = choose(actions, chance);
    const events: MmaWarriorsEvent[] = [];
    const foretold = foretell(game, state, action);
    game.advance(state, action, events);
    if (foretold !== null) comesTrue(foretold, events, seats[0] as Seat);
    oracle.play(action, luckOf(events, state));
    compared++;
    expect(oracle.m, `${seed}, action ${compared}: ${JSON.stringify(action)}`).toEqual(modelOf(state, NAMES));
  }
  return { compared, reason: state.result?.reason ?? 'none' };
}

rule('MW-CMP-07', 'every row of the tables is in the data, and nothing else', () => {
  const { cards } = mmaWarriors.rules;
  expect(cards.map(({ id }) => id).sort()).toEqual(Object.keys(TABLES).sort());
  for (const { id, kind, cost, damage, bonus, reduction, style, ...rest } of cards) {
    const row = TABLES[id];
    expect([id, row?.kind, row?.cost]).toEqual([id, kind, cost]);
    const figures = [rest.striking, rest.grappling, rest.defense, rest.stamina];
    if (row?.kind === 'fighter') expect([id, row.style, ...row.figures]).toEqual([id, style, ...figures]);
    else expect([id, ...figures, style]).toEqual([id, 0, 0, 0, 0, null]);
    const numbers = { damage: 0, bonus: 0, reduction: 0, ...row };
    expect([id, numbers.damage, numbers.bonus, numbers.reduction]).toEqual([id, damage, bonus, reduction]);
  }
});

rule(
  ['MW-MAI-04', 'MW-STR-14', 'MW-TKD-10', 'MW-SUB-06', 'MW-KO-02', 'MW-KO-10', 'MW-STA-10', 'MW-TRN-01'],
  'matches under all options go as a second reading of the rules says, and as was foretold',
  () => {
    const endings = new Set<string>();
    let compared = 0;
    for (let match = 0; match < (IS_LONG ? 1500 : 250); match++) {
      const outcome = playBoth(`oracle ${match}`);
      endings.add(outcome.reason);
      compared += outcome.compared;
    }
    expect(compared).toBeGreaterThan(5000);
    for (const reason of ['Health depleted', 'No fighters in hand', 'Deck Out', 'Exhausted', 'Stalled'])
      expect(endings).toContain(reason);
  },
  600_000,
);
