import { perft, ragnarokChess } from 'holmgang/ragnarok-chess';
import { timed } from '../measure.js';
import { gameTasks } from './a-game.js';
import { serve } from './serve.js';

/** On the board nothing is left to chance; in a combat only what turns up no card has odds. */
serve(() => ({
  ...gameTasks(ragnarokChess, ({ action }) => action.type === 'move'),
  perft: timed(() => {
    const start = ragnarokChess.setup({ seed: 'bench' });
    return () => perft(start, 5, ragnarokChess.rules);
  }),
}));
