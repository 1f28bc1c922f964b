import { HEROES } from '../ragnarok/heroes.js';
import { houseAbilities } from './abilities.js';
import { houseAdapt } from './adapt.js';
import { classCards } from './cards/classes.js';
import { mythologyCards } from './cards/mythology.js';
import { neutralCards } from './cards/neutral.js';
import { tokens } from './cards/tokens.js';
import { houseDecks } from './decks.js';
import type { Abilities, CardSet } from './types.js';

// One pure call around the set lets bundlers drop it where nothing uses it.
/** The set `house-1`: cards by id, the heroes of all Ragnarok games with what they can do here, Adapt, and decks. @rule RS-HER-02 RS-HER-03 RS-HER-12 */
export const houseSet: CardSet = /* @__PURE__ */ (() => ({
  name: 'house-1',
  cards: [...neutralCards, ...classCards, ...mythologyCards, ...tokens].sort((a, b) => a.id - b.id),
  heroes: HEROES.map((hero) => ({
    ...hero,
    ...(houseAbilities.find(({ slug }) => slug === hero.slug) as Abilities),
  })),
  adapt: houseAdapt,
  decks: houseDecks,
}))();
