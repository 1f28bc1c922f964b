// The ten positions of the set house-1. In neutral positions both sides have the same choices; elsewhere one
// side is top and the other bottom. Entering a position by transition removes its auto-clear tokens.

import type { Position, Role } from './types.js';

const neutral: readonly Role[] = ['neutral'];
const sides: readonly Role[] = ['top', 'bottom'];

/**
 * The positions of the set `house-1`.
 * @rule BJ-SET-02 BJ-SET-03 BJ-TOK-07 BJ-TOK-08
 */
export const housePositions: readonly Position[] = [
  { id: 'standing', roles: neutral, autoClear: ['balance_compromised'] },
  { id: 'clinch', roles: neutral, autoClear: [] },
  { id: 'closed_guard', roles: sides, autoClear: [] },
  { id: 'open_guard', roles: sides, autoClear: [] },
  { id: 'half_guard', roles: sides, autoClear: [] },
  { id: 'side_control', roles: sides, autoClear: ['balance_compromised'] },
  { id: 'mount', roles: sides, autoClear: ['balance_compromised', 'leg_isolated'] },
  {
    id: 'back_control',

    roles: sides,
    autoClear: ['balance_compromised', 'inside_position'],
  },
  { id: 'turtle', roles: sides, autoClear: ['posture_broken'] },
  { id: 'leg_entanglement', roles: neutral, autoClear: ['posture_broken'] },
];
