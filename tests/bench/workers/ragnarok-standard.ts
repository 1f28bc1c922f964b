import { type RagnarokStandardAction, ragnarokStandard } from 'holmgang/ragnarok-standard';
import { gameTasks } from './a-game.js';
import { serve } from './serve.js';

// What draws a card has no odds: attacks and Hero Powers mostly have.
serve(() =>
  gameTasks(ragnarokStandard, ({ action }) =>
    ['attack', 'heroPower'].includes((action as RagnarokStandardAction).type),
  ),
);
