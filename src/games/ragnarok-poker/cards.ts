// Playing cards are numbers from 0 to 51: four times the value (0 for a two, 12 for an ace) plus the suit.

import { UsageError } from '../../kernel/errors.js';

/** Cards in a deck. @rule RP-HND-01 */
export const DECK_SIZE = 52;

const VALUES = '23456789TJQKA';
const SUITS = 'cdhs';

/**
 * A card as two letters: `As`, `Td`, `2c`.
 * @example
 * ```ts
 * import { formatCard, parseCards } from 'holmgang/ragnarok-poker';
 * console.log(formatCard(51), parseCards('As Td')); // As [ 51, 33 ]
 * ```
 */
export function formatCard(card: number): string {
  return `${VALUES[card >> 2]}${SUITS[card & 3]}`;
}

/** Cards from their letters, with or without spaces between them. Throws a `UsageError`. */
export function parseCards(text: string): number[] {
  const cards = text.replace(/\s/g, '').match(/../g) ?? [];
  return cards.map((name) => {
    const value = VALUES.indexOf(name[0] ?? '');
    const suit = SUITS.indexOf(name[1] ?? '');
    if (value < 0 || suit < 0) throw new UsageError('BAD_CARDS', `no card: ${name}`);
    return 4 * value + suit;
  });
}

/** All cards but these, in ascending order. */
export function cardsWithout(known: readonly (number | null)[]): number[] {
  const left: number[] = [];
  for (let card = 0; card < DECK_SIZE; card++) if (!known.includes(card)) left.push(card);
  return left;
}
