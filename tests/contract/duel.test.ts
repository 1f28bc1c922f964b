import { contract } from 'holmgang/testing';
import { describe, it } from 'vitest';
import { duelContract } from '../toys/duel/contract.js';
import { duel } from '../toys/duel/definition.js';

describe('the contract of the duel', () => {
  for (const law of contract(duel, duelContract)) it(law.name, law.run);
});
