import { type BjjState, bjj } from 'holmgang/bjj';
import { gameTasks } from './a-game.js';
import { serve } from './serve.js';

// Only commitments that bring an exchange about have odds worth the name.
serve(() => gameTasks(bjj, ({ state, seat }) => (state as BjjState).committed[seat === 0 ? 1 : 0] !== null));
