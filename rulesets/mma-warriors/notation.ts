// The short notation of the card tables: each kind of card names what it has; the rest is 0, none or null.

import type { Card, CardKind, Style, Trait } from './types.js';

function card(
  kind: CardKind,
  id: string,
  name: string,
  copies: number,
  cost: number,
  figures: Partial<Card>,
): Card {
  return {
    id,
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
  id: string,
  name: string,
  style: Style,
  striking: number,
  grappling: number,
  defense: number,
  stamina: number,
): Card {
  return card('fighter', id, name, 1, 0, { style, striking, grappling, defense, stamina });
}

/** A strike. @rule MW-CMP-03 */
export function strike(id: string, name: string, cost: number, damage: number, trait: Trait = 'none'): Card {
  return card('strike', id, name, 2, cost, { damage, trait });
}

/** A takedown. @rule MW-CMP-03 */
export function takedown(id: string, name: string, cost: number, bonus: number, damage: number): Card {
  return card('takedown', id, name, 2, cost, { bonus, damage });
}

/** A submission. @rule MW-CMP-03 */
export function submission(id: string, name: string, cost: number, damage: number): Card {
  return card('submission', id, name, 2, cost, { damage });
}

/** A defence card. @rule MW-CMP-03 MW-DEF-02 */
export function defence(
  id: string,
  name: string,
  cost: number,
  reduction: number,
  counter: number,
  counterScales: boolean,
): Card {
  return card('defence', id, name, 2, cost, { reduction, counter, counterScales });
}

/** A corner card. @rule MW-CMP-04 */
export function corner(id: string, name: string, cost: number, trait: Trait): Card {
  return card('corner', id, name, 4, cost, { trait });
}
