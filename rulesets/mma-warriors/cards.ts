// All cards of a deck. A line gives id, name, cost and figures; fighters stand in a file of their own.

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
  strike('quick_jab', 'Quick Jab', 1, 3),
  strike('teep_kick', 'Teep Kick', 1, 3),
  strike('leg_kick', 'Leg Kick', 2, 4),
  strike('body_shot', 'Body Shot', 2, 4),
  strike('power_cross', 'Power Cross', 3, 6),
  strike('cutting_elbow', 'Cutting Elbow', 3, 5, 'bleed'),
  strike('uppercut', 'Uppercut', 3, 6),
  strike('heavy_hook', 'Heavy Hook', 4, 8),
  strike('spinning_back_fist', 'Spinning Back Fist', 4, 7, 'stagger'),
  strike('head_kick', 'Head Kick', 4, 10),
  strike('ground_and_pound', 'Ground and Pound', 2, 6, 'ground'),
  // takedowns: cost, bonus, impact
  takedown('clinch', 'Clinch', 2, 2, 1),
  takedown('single_leg_takedown', 'Single Leg Takedown', 2, 2, 2),
  takedown('double_leg_takedown', 'Double Leg Takedown', 3, 3, 3),
  takedown('suplex', 'Suplex', 4, 4, 5),
  // submissions: cost, damage from the top
  submission('guillotine_choke', 'Guillotine Choke', 3, 10),
  submission('kimura', 'Kimura', 3, 11),
  submission('armbar', 'Armbar', 4, 12),
  submission('triangle_choke', 'Triangle Choke', 4, 13),
  submission('darce_choke', "D'Arce Choke", 4, 14),
  submission('rear_naked_choke', 'Rear Naked Choke', 5, 15),
  // defence cards: cost, reduction, counter, whether it grows with Striking
  defence('block', 'Block', 1, 5, 0, false),
  defence('parry', 'Parry', 2, 3, 3, true),
  defence('slip_counter', 'Slip Counter', 2, 8, 4, false),
  // corner cards: cost
  corner('master_coach', 'Master Coach', 3, 'coach'),
  corner('intense_training', 'Intense Training', 2, 'training'),
  corner('ringside_medic', 'Ringside Medic', 2, 'medic'),
])();
