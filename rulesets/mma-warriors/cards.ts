// All cards of a deck. A line gives name, cost and figures; fighters stand in a file of their own.

import { fighters } from './fighters.js';
import { corner, defence, strike, submission, takedown } from './notation.js';
import type { Card } from './types.js';

// One pure call around the table lets bundlers drop it where nothing uses it.
/**
 * Every different card, fighters first: 42 cards, of which a deck of 75 is made.
 * @rule MW-CMP-03 MW-CMP-04 MW-CMP-06 MW-CMP-07
 */
export const cards: readonly Card[] = /* @__PURE__ */ (() => [
  ...fighters,
  // strikes: cost, damage
  strike('Quick Jab', 1, 3),
  strike('Teep Kick', 1, 3),
  strike('Leg Kick', 2, 4),
  strike('Body Shot', 2, 4),
  strike('Power Cross', 3, 6),
  strike('Cutting Elbow', 3, 5, 'bleed'),
  strike('Uppercut', 3, 6),
  strike('Heavy Hook', 4, 8),
  strike('Spinning Back Fist', 4, 7, 'stagger'),
  strike('Head Kick', 4, 10),
  strike('Ground and Pound', 2, 6, 'ground'),
  // takedowns: cost, bonus, impact
  takedown('Clinch', 2, 2, 1),
  takedown('Single Leg Takedown', 2, 2, 2),
  takedown('Double Leg Takedown', 3, 3, 3),
  takedown('Suplex', 4, 4, 5),
  // submissions: cost, damage from the top
  submission('Guillotine Choke', 3, 10),
  submission('Kimura', 3, 11),
  submission('Armbar', 4, 12),
  submission('Triangle Choke', 4, 13),
  submission("D'Arce Choke", 4, 14),
  submission('Rear Naked Choke', 5, 15),
  // defence cards: cost, reduction, counter, whether it grows with Striking
  defence('Block', 1, 5, 0, false),
  defence('Parry', 2, 3, 3, true),
  defence('Slip Counter', 2, 8, 4, false),
  // corner cards: cost
  corner('Master Coach', 3, 'coach'),
  corner('Intense Training', 2, 'training'),
  corner('Ringside Medic', 2, 'medic'),
])();
