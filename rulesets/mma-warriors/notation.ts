// The short notation of the card tables: each kind of card names what it has; the rest is 0, none or null.

import type { Card, CardKind, Style, Trait } from './types.js';

/** The id of a card is its name in small letters, without apostrophes, words joined by `_`. */
const idOf = (name: string): string => name.toLowerCase().replace("'", '').replaceAll(' ', '_');

function card(kind: CardKind, name: string, copies: number, cost: number, figures: Partial<Card>): Card {
  return {
    id: idOf(name),
    name,
    kind,
    copies,
    cost,
    damage: 0,
    bonus: 0,
    reduction: 0,
    counter: 0,
    counterScales: false,
    trait: 'none',
    style: null,
    striking: 0,
    grappling: 0,
    defense: 0,
    stamina: 0,
    ...figures,
  };
}

/** A fighter card: one copy, free of cost. @rule MW-CMP-02 MW-FTR-08 */
export function fighter(
  name: string,
  style: Style,
  striking: number,
  grappling: number,
  defense: number,
  stamina: number,
): Card {
  return card('fighter', name, 1, 0, { style, striking, grappling, defense, stamina });
}

/** A strike. @rule MW-CMP-03 */
export function strike(name: string, cost: number, damage: number, trait: Trait = 'none'): Card {
  return card('strike', name, 2, cost, { damage, trait });
}

/** A takedown. @rule MW-CMP-03 */
export function takedown(name: string, cost: number, bonus: number, damage: number): Card {
  return card('takedown', name, 2, cost, { bonus, damage });
}

/** A submission. @rule MW-CMP-03 */
export function submission(name: string, cost: number, damage: number): Card {
  return card('submission', name, 2, cost, { damage });
}

/** A defence card. @rule MW-CMP-03 MW-DEF-02 */
export function defence(
  name: string,
  cost: number,
  reduction: number,
  counter: number,
  counterScales: boolean,
): Card {
  return card('defence', name, 2, cost, { reduction, counter, counterScales });
}

/** A corner card. @rule MW-CMP-04 */
export function corner(name: string, cost: number, trait: Trait): Card {
  return card('corner', name, 4, cost, { trait });
}
