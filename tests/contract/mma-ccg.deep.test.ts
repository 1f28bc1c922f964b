import { createMmaCcg, type MmaCcgRulesetInput } from 'holmgang/mma-ccg';
import { contract } from 'holmgang/testing';
import { describe, it } from 'vitest';
import { contractOf } from './mma-ccg-options.js';

/** Every option, alone, away from its default. */
const FLIPS: readonly NonNullable<MmaCcgRulesetInput['options']>[] = [
  { mode: 'basic' },
  { rounds: 5 },
  { turnsPerRound: 2 },
  { startingToughness: 12 },
  { openingHand: 9 },
  { mulliganMax: 6 },
  { mulliganMax: 0 },
  { routinesInPlayMax: 5 },
  { routinePool: 'starter4' },
  { regroup: { discard: 3, draw: 1 } },
  { recovery: { shuffle: 12, heal: 9, draw: 6 } },
  { counteredFromHandTo: 'cage' },
  { overturnPosition: 'current' },
  { overturnPosition: 'ignore' },
  { responsesPerCard: 'unlimited' },
  { counterFromHandEffects: 'none' },
  { emptyDeckDraw: 'loseToughness1' },
  { handLimit: 3 },
  { handLimit: 0 },
  { autoPass: true },
  { regroupAfterRoutine: 'forbidden' },
  { regroupEmptyHand: 'drawOnly' },
  { routineVP: false },
  { simultaneousKO: 'activeLoses' },
  { simultaneousKO: 'activeWins' },
  { winTextTiming: 'afterDamage' },
  { allowCut: true },
];

describe.each(FLIPS.map((options) => ({ options, name: JSON.stringify(options) })))(
  'the contract of mma-ccg with $name',
  ({ options }) => {
    const game = createMmaCcg({ name: 'flipped', version: 1, options });
    for (const law of contract(game, contractOf(game, 24))) it(law.name, law.run, 120_000);
  },
);
