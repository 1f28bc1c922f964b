import { addFractions, createChance, enumerate, type Fraction, formatFraction, fraction } from 'holmgang';
import type { MmaWarriorsAction, MmaWarriorsGame, MmaWarriorsState } from 'holmgang/mma-warriors';
import { createMmaWarriors } from 'holmgang/mma-warriors';
import { createMmaWarriorsBot } from 'holmgang/mma-warriors/bot';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { ALEX, actWith, arrange, CARDS, GAME, ISLAM, MAX, type Side, variant } from './arrange.js';

/** What an action is, in words. */
function nameOf(state: MmaWarriorsState, action: MmaWarriorsAction): string {
  return 'card' in action ? (CARDS[state.cards[action.card] ?? -1]?.id ?? '?') : action.type;
}

/** The exact distribution of the AI's choice. */
function choices(state: MmaWarriorsState, game: MmaWarriorsGame = GAME): Readonly<Record<string, string>> {
  const bot = createMmaWarriorsBot(game);
  const [seat = 0] = game.deciders(state);
  const view = game.view(state, seat);
  const outcomes = enumerate((chance) => nameOf(state, bot.choose(view, seat, { chance }))) ?? [];
  const sums = new Map<string, Fraction>();
  for (const { value, probability } of outcomes) {
    sums.set(value, addFractions(sums.get(value) ?? fraction(0), probability));
  }
  return Object.fromEntries([...sums].sort().map(([name, share]) => [name, formatFraction(share)]));
}

const turn = (own: Side, more: object = {}, game: MmaWarriorsGame = GAME) =>
  arrange({ sides: [own, {}], ...more }, game);

rule('MW-AI-01', 'it uses only legal actions, in whole matches under all options', () => {
  for (const name of ['digital-2.8', 'reference-2.8', 'physical-d10', 'tournament'] as const) {
    const game = createMmaWarriors(name);
    const bot = createMmaWarriorsBot(game);
    for (const seed of ['a', 'b', 'c']) {
      const chance = createChance(seed);
      const state = game.clone(game.setup({ seed, autoSeats: [] }));
      for (let i = 0; i < 250 && state.result === null; i++) {
        const [seat = 0] = game.deciders(state);
        const action = bot.choose(game.view(state, seat), seat, { chance });
        expect(game.legalActions(state, seat)).toContainEqual(action);
        game.advance(state, action);
      }
    }
  }
});

rule('MW-AI-01', 'it never tries Ground and Pound without advantage, nor a submission on the feet', () => {
  const hand = ['ground_and_pound', 'armbar', 'quick_jab'];
  expect(choices(turn({ hand }))).toEqual({ quick_jab: '1' });
  expect(choices(turn({ hand }, { advantage: 1 }))).toEqual({ armbar: '1/2', quick_jab: '1/2' });
  expect(choices(turn({ hand }, { advantage: 0 }))).toEqual({
    armbar: '1/3',
    ground_and_pound: '1/3',
    quick_jab: '1/3',
  });
});

rule('MW-AI-01', 'asked when it is not its turn, it says so', () => {
  const state = turn({ hand: ['block'] });
  const bot = createMmaWarriorsBot();
  expect(() => bot.choose(GAME.view(state, 1), 1, { chance: createChance('') })).toThrow('NOTHING_LEGAL');
  expect(bot.name).toBe('mma-warriors-ai');
});

rule('MW-AI-02', 'below 40 % of its stamina it calls the medic first, if it can pay', () => {
  const hand = ['quick_jab', 'intense_training', 'ringside_medic'];
  // Dricus has 40 stamina.
  expect(choices(turn({ hand, stamina: 15 }))).toEqual({ ringside_medic: '1' });
  expect(choices(turn({ hand, stamina: 16 }))).toEqual({ intense_training: '3/10', quick_jab: '7/10' });
  expect(choices(turn({ hand, stamina: 15, energy: 1 }))).toEqual({ quick_jab: '1' });
  expect(choices(turn({ hand: ['quick_jab', 'intense_training'], stamina: 15 }))).toEqual({
    intense_training: '3/10',
    quick_jab: '7/10',
  });
});

rule('MW-AI-03', 'with 30 % it plays the first corner card of its hand that it can pay', () => {
  const hand = ['quick_jab', 'master_coach', 'ringside_medic'];
  expect(choices(turn({ hand }))).toEqual({ master_coach: '3/10', quick_jab: '7/10' });
  expect(choices(turn({ hand, energy: 2 }))).toEqual({ quick_jab: '7/10', ringside_medic: '3/10' });
  expect(choices(turn({ hand, energy: 1 }))).toEqual({ quick_jab: '1' });
});

rule('MW-AI-03', 'the ruleset may ask for some energy first (A60)', () => {
  const game = variant({ ai: { cornerMinEnergy: 3 } });
  const hand = ['quick_jab', 'ringside_medic'];
  expect(choices(turn({ hand, energy: 2 }, {}, game), game)).toEqual({ quick_jab: '1' });
  expect(choices(turn({ hand, energy: 3 }, {}, game), game)).toEqual({
    quick_jab: '7/10',
    ringside_medic: '3/10',
  });
});

rule('MW-AI-04', 'otherwise it plays any technique it can, each equally likely', () => {
  const hand = ['quick_jab', 'clinch', 'block', 'head_kick', 'armbar'];
  expect(choices(turn({ hand, energy: 3 }))).toEqual({ block: '1/3', clinch: '1/3', quick_jab: '1/3' });
  expect(choices(turn({ hand: [...hand, 'master_coach'], energy: 3 }))).toEqual({
    block: '7/30',
    clinch: '7/30',
    master_coach: '3/10',
    quick_jab: '7/30',
  });
});

/** A position in which seat 0 has just played a card. */
function after(id: string, own: Side, game: MmaWarriorsGame = GAME): MmaWarriorsState {
  const state = arrange({ sides: [{ ...own, hand: [id, ...(own.hand ?? [])] }, {}] }, game);
  const card = state.seats[0].hand[0] as number;
  const applied = game.apply(state, game.actions.playCard(0, { card }));
  if (!applied.ok) throw new Error(applied.rejection.code);
  return applied.state;
}

rule('MW-AI-05', 'after a card it goes on with 70 %', () => {
  expect(choices(after('quick_jab', { hand: ['block'], energy: 9 }))).toEqual({
    block: '7/10',
    endTurn: '3/10',
  });
  expect(choices(after('ringside_medic', { hand: ['block'], energy: 9 }))).toEqual({
    block: '7/10',
    endTurn: '3/10',
  });
});

rule(
  'MW-AI-05',
  'with no energy left it ends its turn, and the ruleset may change the chance after a corner card (A60)',
  () => {
    const slow = variant({ main: { autoEnd: false } });
    expect(choices(after('quick_jab', { hand: ['block'], energy: 1 }, slow), slow)).toEqual({ endTurn: '1' });
    const game = variant({ ai: { continueAfterCorner: 60 } });
    expect(choices(after('ringside_medic', { hand: ['block'], energy: 9 }, game), game)).toEqual({
      block: '3/5',
      endTurn: '2/5',
    });
    expect(choices(after('quick_jab', { hand: ['block'], energy: 9 }, game), game)).toEqual({
      block: '7/10',
      endTurn: '3/10',
    });
  },
);

rule('MW-AI-06', 'if nothing is valid it ends its turn', () => {
  const slow = variant({ main: { autoEnd: false } });
  expect(choices(turn({ hand: ['armbar'] }, {}, slow), slow)).toEqual({ endTurn: '1' });
  expect(choices(turn({ hand: ['master_coach'] }))).toEqual({ endTurn: '7/10', master_coach: '3/10' });
});

const FULL = [
  'quick_jab',
  'teep_kick',
  'leg_kick',
  'body_shot',
  'power_cross',
  'uppercut',
  'heavy_hook',
  'head_kick',
  'block',
  'parry',
];

rule('MW-AI-07', 'it draws, unless its hand is full or its deck is empty', () => {
  const drawing = (own: Side, game: MmaWarriorsGame = GAME) =>
    choices(turn(own, { phase: 'draw' }, game), game);
  expect(drawing({ hand: FULL.slice(1) })).toEqual({ draw: '1' });
  expect(drawing({ hand: FULL })).toEqual({ skipDraw: '1' });
  expect(drawing({ hand: ['block'], deck: [] })).toEqual({ skipDraw: '1' });
  const bold = variant({ ai: { drawsFromEmptyDeck: true } });
  expect(drawing({ hand: ['block'], deck: [] }, bold)).toEqual({ draw: '1' });
  const forced = variant({ draw: { skip: 'never' } });
  expect(drawing({ hand: FULL }, forced)).toEqual({ draw: '1' });
});

rule(
  'MW-AI-08',
  'it opens with the strongest fighter, the earliest of equals, as an automatic seat does',
  () => {
    const game = variant({ setup: { openingFighters: 3, autoSeats: [] } });
    for (const seed of ['a', 'b', 'c', 'd']) {
      const state = game.setup({ seed });
      const power = (card: number) => {
        const { striking, grappling, defense, stamina } = CARDS[state.cards[card] ?? 0]!;
        return striking + grappling + defense + stamina / 10;
      };
      const bench = state.seats[1].hand.slice(-3);
      const best = bench.find((card) => power(card) === Math.max(...bench.map(power))) as number;
      const expected = CARDS[state.cards[best] ?? 0]!.id;
      expect(choices(state, game)).toEqual({ [expected]: '1' });
      expect(game.setup({ seed, autoSeats: [1] }).seats[1].fighter?.card).toBe(best);
    }
  },
);

rule('MW-AI-08', 'of two equal fighters the earlier one opens', () => {
  const game = variant({ setup: { openingFighters: 2, openingOthers: 0, autoSeats: [] } });
  const twins = ['ilia_topuria', 'tom_aspinall'];
  for (const hand of [twins, [...twins].reverse()]) {
    const pending = [{ kind: 'opening', seat: 0 }] as const;
    const own = { fighter: null, hand, ownTurns: 0 };
    const foe = { ownTurns: 0, hand: [MAX] };
    const state = arrange({ phase: 'setup', quietTurns: 0, pending, sides: [own, foe] }, game);
    expect(choices(state, game)).toEqual({ [hand[0] as string]: '1' });
  }
});

rule('MW-AI-08', 'it replaces with the first fighter of its hand and gives up its oldest card', () => {
  const pending = [{ kind: 'replacement', seat: 0 }] as const;
  const own = { fighter: null, knockouts: 1, hand: ['block', ALEX, ISLAM] };
  expect(choices(arrange({ phase: 'settle', pending, sides: [own, {}] }))).toEqual({ [ALEX]: '1' });
  const game = variant({ hand: { overflow: 'chooseDiscard' } });
  const full = { hand: FULL, drawn: 'suplex' };
  const state = arrange(
    { phase: 'settle', pending: [{ kind: 'discard', seat: 0 }], sides: [full, {}] },
    game,
  );
  expect(choices(state, game)).toEqual({ quick_jab: '1' });
});

rule('MW-AI-08', 'without a fighter it deploys the first of its hand', () => {
  const game = variant({ ko: { emptyHandCheck: 'afterDraw' } });
  const own = { fighter: null, knockouts: 1, hand: ['block', ALEX, ISLAM] };
  expect(choices(turn(own, {}, game), game)).toEqual({ [ALEX]: '1' });
});

rule('MW-AI-05', 'a fighter that it deploys is no card after which it may stop', () => {
  const game = variant({ ko: { emptyHandCheck: 'afterDraw' } });
  const own = { fighter: null, knockouts: 1, hand: ['quick_jab', MAX] };
  const out = arrange({ sides: [own, {}] }, game);
  const [deployed] = game.legalActions(out, 0);
  const { state } = actWith(out, deployed as never, undefined, game);
  expect(choices(state, game)).toEqual({ quick_jab: '1' });
});
