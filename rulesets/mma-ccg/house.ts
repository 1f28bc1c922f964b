import { cards } from './cards.js';
import { decks } from './decks.js';
import type { CardSet } from './types.js';

/** The card set that comes with the game: 90 cards and two theme decks. */
export const houseSet: CardSet = { name: 'house-1', cards, decks };
