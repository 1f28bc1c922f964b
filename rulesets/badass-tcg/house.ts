import { creatures } from './creatures.js';
import { decks } from './decks.js';
import { enchantments } from './enchantments.js';
import { generators } from './generators.js';
import { spells } from './spells.js';
import type { CardSet } from './types.js';

/** The house set: 132 cards, two tokens, four demo decks. @rule BT-ZON-07 BT-MAN-10 */
export const houseSet: CardSet = /* @__PURE__ */ (() => ({
  name: 'house-1',
  cards: [...creatures, ...spells, ...enchantments, ...generators],
  tokens: [
    { name: 'Soldier', color: 'W', subtypes: ['Soldier'], power: 1, toughness: 1, keywords: [] },
    { name: 'Goblin', color: 'R', subtypes: ['Goblin'], power: 1, toughness: 1, keywords: ['haste'] },
  ],
  decks,
}))();
