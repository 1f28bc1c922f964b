import { HEROES } from '../../../rulesets/ragnarok/heroes.js';
import { KINGS } from '../../../rulesets/ragnarok/kings.js';
import type { Element, Hero, King } from '../../../rulesets/ragnarok/types.js';

/** A hero by its id. */
export function findHero(slug: string): Hero | undefined {
  return HEROES.find((hero) => hero.slug === slug);
}

/** A king by its id. */
export function findKing(slug: string): King | undefined {
  return KINGS.find((king) => king.slug === slug);
}

/** The element of a piece: its hero's; without a hero, as pawns and kings are, Neutral. @rule X-EL-08 */
export function elementOfPiece(hero: string | null): Element {
  return (hero === null ? undefined : findHero(hero)?.element) ?? 'Neutral';
}
