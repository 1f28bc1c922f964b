import { contract } from 'holmgang/testing';
import { describe, it } from 'vitest';
import { nim } from '../toys/nim.js';

describe('the contract of nim, which hides nothing and knows no chance', () => {
  for (const law of contract(nim, { maxActions: 12, scramble: undefined, simultaneous: 'never' })) {
    it(law.name, law.run);
  }
});
