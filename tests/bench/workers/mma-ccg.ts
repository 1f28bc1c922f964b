import { type MmaCcgAction, mmaCcg } from 'holmgang/mma-ccg';
import { gameTasks } from './a-game.js';
import { serve } from './serve.js';

/** What announcing a card comes to is certain; what follows a window is decided by hidden cards. */
serve(() => gameTasks(mmaCcg, ({ action }) => (action as MmaCcgAction).type === 'playCard'));
