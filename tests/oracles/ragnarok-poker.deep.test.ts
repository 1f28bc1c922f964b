// The library against the oracle, for as long as it takes.

import { expect } from 'vitest';
import { rule } from '../rule.js';
import { playBoth } from './ragnarok-poker-duel.js';

rule(
  ['RP-BLD-05', 'RP-BET-12', 'RP-BET-13', 'RP-RES-01', 'RP-RES-10', 'RP-FLD-04', 'X-ST-04', 'X-EL-08'],
  'thousands of combats under all options go as a second reading of the rules says',
  () => {
    let compared = 0;
    for (let match = 0; match < 8000; match++) compared += playBoth(`deep ${match}`).compared;
    expect(compared).toBeGreaterThan(100_000);
  },
  1_800_000,
);
