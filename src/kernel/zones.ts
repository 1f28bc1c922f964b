import type { Chance } from './chance.js';
import { InvariantError } from './errors.js';

// Zones are lists of card instances, which are small integers; index 0 is the top of a deck and the oldest card of a hand.

/** Takes the top card of a deck, or undefined from an empty one. What it is was hidden, so no odds see past it. */
export function drawTop(deck: number[], chance: Chance): number | undefined {
  if (deck.length === 0) return undefined;
  chance.unseen();
  return deck.shift();
}

/** Moves one card from a zone to the end of another. */
export function moveCard(card: number, from: number[], to: number[]): void {
  const index = from.indexOf(card);
  if (index < 0) throw new InvariantError(`card ${card} is not in the zone it should leave`);
  from.splice(index, 1);
  to.push(card);
}

/** Every card of the zones, in ascending order: the same before and after anything that only moves cards. */
export function census(...zones: readonly (readonly number[])[]): number[] {
  return zones.flat().sort((a, b) => a - b);
}
