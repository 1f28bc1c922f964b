import { contract } from 'holmgang/testing';
import { describe, it } from 'vitest';
import { feudContract } from '../toys/feud/contract.js';
import { feud } from '../toys/feud/definition.js';

describe('the contract of the feud, which holds whole duels', () => {
  for (const law of contract(feud, feudContract)) it(law.name, law.run);
});
