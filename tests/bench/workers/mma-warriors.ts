import { type MmaWarriorsAction, type MmaWarriorsState, mmaWarriors } from 'holmgang/mma-warriors';
import { gameTasks } from './a-game.js';
import { serve } from './serve.js';

/** Only takedowns are left to chance; a draw is decided by hidden cards. */
function isTakedown(state: MmaWarriorsState, action: MmaWarriorsAction): boolean {
  if (action.type !== 'playCard') return false;
  return mmaWarriors.rules.cards[state.cards[action.card] ?? 0]?.kind === 'takedown';
}

serve(() =>
  gameTasks(mmaWarriors, ({ state, action }) =>
    isTakedown(state as MmaWarriorsState, action as MmaWarriorsAction),
  ),
);
