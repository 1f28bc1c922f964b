// What bots that search think of a position.
import { mmaWarriorsInsight } from 'holmgang/mma-warriors/bot';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { arrange, type Side } from './arrange.js';

const EVEN: Side = { fighter: 'tom_aspinall', energy: 8, hand: ['block'] };
const worth = (own: Side, foe: Side, advantage: 0 | 1 | null = null, seat: 0 | 1 = 0) =>
  mmaWarriorsInsight.evaluate(
    arrange({
      advantage,
      sides: [
        { ...EVEN, ...own },
        { ...EVEN, ...foe },
      ],
    }),
    seat,
  );

rule.each([
  ['as much of everything', {}, {}, null, 0.5],
  ['20 more health', {}, { knockouts: 1 }, null, 0.5 + 0.24],
  ['10 more stamina', {}, { stamina: 28 }, null, 0.5 + 0.12],
  ['two cards more', { hand: ['block', 'parry', 'clinch'] }, {}, null, 0.5 + 0.02],
  ['the position', {}, {}, 0, 0.5 + 0.04],
  ['the bottom', {}, {}, 1, 0.5 - 0.04],
  ['5 more energy', { energy: 13 }, {}, null, 0.5 + 0.02],
  ['far more health', {}, { knockouts: 4 }, null, 0.95],
] as const)(['MW-RES-01', 'MW-POS-01'], '%s is worth its share', ([, own, foe, advantage, expected]) => {
  expect(worth(own, foe, advantage)).toBeCloseTo(expected, 9);
  expect(worth(own, foe, advantage, 1)).toBeCloseTo(1 - expected, 9);
});
