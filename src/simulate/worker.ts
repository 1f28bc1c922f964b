// What runs in each thread of a simulation.
export { playBatch } from './play.js';
