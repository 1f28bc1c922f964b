// All pairs of keyword sets of an attacker and its blocker with all figures, then many fights of three against three.
import { createChance } from 'holmgang';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { bothWays, drawFight, SUBSETS } from './badass-tcg-fights.js';

rule(
  ['BT-CMB-09', 'BT-CMB-12', 'BT-CMB-14', 'BT-KEY-02', 'BT-KEY-03'],
  'every attacker against every blocker, and every attacker against every pair of keyword sets',
  () => {
    const chance = createChance('deep');
    for (let a = 0; a < SUBSETS.length; a++)
      for (let b = 0; b < SUBSETS.length; b++)
        for (let figures = 0; figures < 36; figures++) {
          const attackers = [{ figures: figures % 6, subset: a }];
          const first = { figures: Math.floor(figures / 6), subset: b };
          const second = { figures: chance.int(6), subset: chance.int(SUBSETS.length) };
          for (const blockers of [[first], [first, second]]) {
            const fight = { attackers, blockers, blocks: blockers.map(() => 0) };
            const { library, oracle } = bothWays(fight, chance);
            expect(library, JSON.stringify(fight)).toEqual(oracle);
          }
        }
  },
  3_600_000,
);

rule(
  ['BT-CMB-09', 'BT-CMB-12', 'BT-CMB-14'],
  'three against three, a hundred thousand times',
  () => {
    const chance = createChance('deep three');
    for (let i = 0; i < 100_000; i++) {
      const fight = drawFight(chance, 3);
      const { library, oracle } = bothWays(fight, chance);
      expect(library, JSON.stringify(fight)).toEqual(oracle);
    }
  },
  3_600_000,
);
