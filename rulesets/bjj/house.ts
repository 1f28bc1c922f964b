// The set house-1: the positions and techniques that every named ruleset plays with.

import { housePositions } from './positions.js';
import { houseTechniques } from './techniques.js';
import type { TechniqueSet } from './types.js';

/** The technique set `house-1`. */
export const houseSet: TechniqueSet = {
  name: 'house-1',
  positions: housePositions,
  techniques: houseTechniques,
};
