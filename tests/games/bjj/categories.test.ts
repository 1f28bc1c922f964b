// Chapter 2: four categories in a circle; what beats what is worth one point up and one down.
import { bjj, CATEGORIES, type Category, matchup } from 'holmgang/bjj';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { arrange, commitOf, exchange, find, MATCHUPS, places } from './arrange.js';
import { everyEncounter } from './encounters.js';

/** A technique of each category that both sides can use while standing. */
const STANDING: Readonly<Record<Category, string>> = {
  attack: 'single_leg',
  control: 'lead_grip',
  defense: 'sprawl',
  sweep: 'snap_down',
};

const pairs = CATEGORIES.flatMap((own) => CATEGORIES.map((other) => ({ own, other })));

rule('BJ-CAT-01', 'there are four categories, and every place has all of them', () => {
  expect(CATEGORIES).toEqual(['attack', 'control', 'defense', 'sweep']);
  for (const at of places) {
    const state = arrange({ at });
    for (const seat of [0, 1] as const) {
      const offered = bjj
        .legalActions(state, seat)
        .map((action) => action.type === 'commit' && action.category);
      expect([...new Set(offered)]).toEqual(CATEGORIES);
    }
  }
});

rule('BJ-CAT-01', 'no other category is an action', () => {
  const action = { ...commitOf(0, 'sprawl'), category: 'stalling' as Category };
  expect(bjj.validate(arrange(), action)?.code).toBe('BAD_ACTION');
});

rule.each(pairs)(['BJ-CAT-02', 'BJ-CAT-03', 'BJ-CAT-04'], '$own against $other as in the table', (pair) => {
  const { own, other } = pair;
  expect(matchup(own, other)).toBe(MATCHUPS[own][other]);
  const { last } = exchange({ choices: [STANDING[own], STANDING[other]], dice: [3, 3] });
  expect(last.breakdown.map((side) => side.matchup)).toEqual([MATCHUPS[own][other], MATCHUPS[other][own]]);
});

rule('BJ-CAT-02', 'each category beats exactly one', () => {
  const beaten = CATEGORIES.map((own) => [own, CATEGORIES.filter((other) => matchup(own, other) === 1)]);
  expect(Object.fromEntries(beaten)).toEqual({
    attack: ['defense'],
    defense: ['control'],
    control: ['sweep'],
    sweep: ['attack'],
  });
});

rule('BJ-CAT-03', 'the same category, attack and control, defense and sweep are neutral', () => {
  const neutral = pairs.filter(({ own, other }) => matchup(own, other) === 0);
  expect(neutral.map(({ own, other }) => `${own} ${other}`)).toEqual([
    'attack attack',
    'attack control',
    'control attack',
    'control control',
    'defense defense',
    'defense sweep',
    'sweep defense',
    'sweep sweep',
  ]);
});

rule('BJ-CAT-04', 'the modifier is part of both totals wherever the sides are', () => {
  everyEncounter(({ last }, { choices }) => {
    const [own, other] = [find(choices[0]).category, find(choices[1]).category];
    expect(last.breakdown[0].matchup).toBe(MATCHUPS[own][other]);
    expect(last.breakdown[1].matchup).toBe(MATCHUPS[other][own]);
  });
  // +1 and −1 together turn equal dice and modifiers into a lead of 2.
  expect(exchange({ choices: ['single_leg', 'grip_strip'], dice: [4, 4] }).last.margin).toBe(2);
  expect(exchange({ choices: ['single_leg', 'collar_tie'], dice: [4, 4] }).last.margin).toBe(0);
});

rule.each(pairs)('BJ-CAT-05', '$own against $other is $other against $own reversed', ({ own, other }) => {
  expect(matchup(own, other) + matchup(other, own)).toBe(0);
});
