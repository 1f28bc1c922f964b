// What a collection of cards is worth, and which category a card belongs to.

import type { Rarity } from '../../../rulesets/ragnarok-standard/types.js';

/** What each rarity looks like, and the dust it costs and gives. Tokens have none. @rule RS-CRD-06 RS-CRD-07 RS-CRD-08 */
const RARITIES: Readonly<
  Record<
    Rarity,
    { readonly colour: string; readonly craft: number | null; readonly disenchant: number | null }
  >
> = {
  Common: { colour: 'gray', craft: 40, disenchant: 5 },
  Rare: { colour: 'blue', craft: 100, disenchant: 20 },
  Epic: { colour: 'purple', craft: 400, disenchant: 100 },
  Legendary: { colour: 'orange', craft: 1600, disenchant: 400 },
  Token: { colour: 'darker gray', craft: null, disenchant: null },
};

/** The dust that a card costs to craft; null for tokens. @rule RS-CRD-07 RS-CRD-11 */
export function craftCost(rarity: Rarity): number | null {
  return RARITIES[rarity].craft;
}

/** The dust that a card gives when it is disenchanted; null for tokens. @rule RS-CRD-08 RS-CRD-11 */
export function disenchantValue(rarity: Rarity): number | null {
  return RARITIES[rarity].disenchant;
}

/** The colour of a rarity. @rule RS-CRD-06 */
export function rarityColour(rarity: Rarity): string {
  return RARITIES[rarity].colour;
}

/** What a range of ids holds. @rule RS-CRD-09 */
export type Category =
  | 'Base Neutral Minions'
  | 'Rare/Epic Neutrals'
  | 'Epic Neutrals & Giants'
  | 'Necromancer Class'
  | 'Norse Legendary Creatures'
  | 'Neutral Spells'
  | 'Warrior Class'
  | 'Mage Class'
  | 'Hunter Class'
  | 'Other Classes'
  | 'Tokens'
  | 'Norse Mythology Set';

/** The narrower range comes first, and wins. RULING(RG-S08) @rule RS-CRD-09 RS-CRD-10 */
const RANGES: readonly (readonly [from: number, to: number, category: Category])[] = [
  [4300, 4399, 'Norse Legendary Creatures'],
  [1000, 1999, 'Base Neutral Minions'],
  [2000, 2999, 'Rare/Epic Neutrals'],
  [3000, 3999, 'Epic Neutrals & Giants'],
  [4000, 4499, 'Necromancer Class'],
  [4500, 4999, 'Neutral Spells'],
  [5000, 5999, 'Warrior Class'],
  [6000, 6999, 'Mage Class'],
  [7000, 7999, 'Hunter Class'],
  [8000, 8999, 'Other Classes'],
  [9000, 9999, 'Tokens'],
  [20000, 29999, 'Norse Mythology Set'],
];

/**
 * The category that a card's id decides; null for an id that no card can have.
 * @example
 * ```ts
 * import { categoryOf } from 'holmgang/ragnarok-standard';
 * console.log(categoryOf(4299), categoryOf(4300)); // Necromancer Class Norse Legendary Creatures
 * ```
 * @rule RS-CRD-09 RS-CRD-10
 */
export function categoryOf(id: number): Category | null {
  if (!Number.isInteger(id)) return null;
  return RANGES.find(([from, to]) => id >= from && id <= to)?.[2] ?? null;
}
