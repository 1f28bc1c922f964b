// Combat against a resolver of its own: fights of up to three on each side, drawn at random.
import { createChance } from 'holmgang';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { bothWays, drawFight } from './badass-tcg-fights.js';

rule(
  [
    'BT-CMB-09',
    'BT-CMB-11',
    'BT-CMB-12',
    'BT-CMB-13',
    'BT-CMB-14',
    'BT-CMB-15',
    'BT-KEY-02',
    'BT-KEY-03',
    'BT-KEY-09',
    'BT-KEY-12',
  ],
  'fights end as a resolver by brute force says, whatever is chosen',
  () => {
    const chance = createChance('fights');
    let choices = 0;
    for (let i = 0; i < 400; i++) {
      const fight = drawFight(chance, 3);
      const { library, oracle, choices: made } = bothWays(fight, chance);
      expect(library, JSON.stringify(fight)).toEqual(oracle);
      choices += made;
    }
    expect(choices).toBeGreaterThan(60);
  },
);
