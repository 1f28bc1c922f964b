import type { ElementRow } from './types.js';

/** The element wheel. @rule X-EL-01 X-EL-02 */
export const ELEMENTS: readonly ElementRow[] = [
  { name: 'Fire', colour: '#ff6b35', strongAgainst: 'Earth' },
  { name: 'Water', colour: '#4fc3f7', strongAgainst: 'Fire' },
  { name: 'Wind', colour: '#81c784', strongAgainst: 'Water' },
  { name: 'Earth', colour: '#a1887f', strongAgainst: 'Wind' },
  { name: 'Holy', colour: '#ffd54f', strongAgainst: 'Shadow' },
  { name: 'Shadow', colour: '#9c27b0', strongAgainst: 'Holy' },
  { name: 'Neutral', colour: '#9e9e9e', strongAgainst: null },
];

/** What the elemental advantage adds: to current and maximum health, and in a Standard Match to the attack. @rule X-EL-07 X-EL-08 */
export const ELEMENT_BONUS = 2;
