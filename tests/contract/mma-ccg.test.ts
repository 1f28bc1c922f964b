import { createMmaCcg, type MmaCcgGame, type MmaCcgRulesetName, mmaCcgRulesets } from 'holmgang/mma-ccg';
import { contract } from 'holmgang/testing';
import { describe, it } from 'vitest';
import { contractOf } from './mma-ccg-options.js';

/** Every option away from its default; mma-ccg.deep.test.ts flips them one by one. */
const OPTIONAL: readonly MmaCcgGame[] = [
  createMmaCcg({
    name: 'everything',
    version: 1,
    options: {
      turnsPerRound: 4,
      routinePool: 'starter4',
      regroup: { discard: 2, draw: 3 },
      counteredFromHandTo: 'cage',
      overturnPosition: 'current',
      responsesPerCard: 'unlimited',
      emptyDeckDraw: 'loseToughness1',
      handLimit: 5,
      autoPass: true,
      regroupAfterRoutine: 'forbidden',
      regroupEmptyHand: 'drawOnly',
      routineVP: false,
      simultaneousKO: 'activeLoses',
      winTextTiming: 'afterDamage',
      allowCut: true,
    },
  }),
];

const named = (Object.keys(mmaCcgRulesets) as MmaCcgRulesetName[]).map((name) => createMmaCcg(name));

for (const game of [...named, ...OPTIONAL]) {
  describe(`the contract of mma-ccg, ruleset ${game.ruleset.name}`, () => {
    for (const law of contract(game, contractOf(game))) it(law.name, law.run);
  });
}
