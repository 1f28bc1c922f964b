import { ragnarokChess } from 'holmgang/ragnarok-chess';
import { gameTasks } from './a-game.js';
import { serve } from './serve.js';

/** On the board nothing is left to chance; in a combat only what turns up no card has odds. */
serve(() => gameTasks(ragnarokChess, ({ action }) => action.type === 'move'));
