import { ragnarokPoker } from 'holmgang/ragnarok-poker';
import { gameTasks } from './a-game.js';
import { serve } from './serve.js';

/** A card that is turned up was hidden before, so only the rest has odds. */
serve(() => gameTasks(ragnarokPoker, ({ action }) => action.type !== 'mulligan'));
