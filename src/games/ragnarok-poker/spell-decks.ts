// What a fighter may bring: combat spells of its class or of none, in few copies.

import type { HeroClass } from '../../../rulesets/ragnarok/types.js';
import { MAX_SPELL_DECK } from '../../../rulesets/ragnarok-poker/numbers.js';
import { COMBAT_SPELLS } from '../../../rulesets/ragnarok-poker/spells.js';
import type { CombatSpell } from '../../../rulesets/ragnarok-poker/types.js';

/** What can be wrong with a spell deck. */
export type SpellDeckCode =
  | 'DECK_SIZE'
  | 'UNKNOWN_CARD'
  | 'NOT_COMBAT_SPELL'
  | 'WRONG_CLASS'
  | 'TOO_MANY_COPIES'
  | 'TOO_MANY_LEGENDARY';

/** Whether an id lies where no card of any Ragnarok game is. */
const isNowhere = (id: number): boolean =>
  !Number.isInteger(id) || id < 1000 || id > 29_999 || (id > 9999 && id < 20_000);

/** Copies of a spell that a deck may hold. */
const copiesOf = ({ rarity }: CombatSpell): number => (rarity === 'Legendary' ? 1 : 2);

/**
 * Everything that is wrong with a spell deck, each thing once; nothing, if it can be played.
 * @example
 * ```ts
 * import { spellDeckProblems } from 'holmgang/ragnarok-poker';
 * console.log(spellDeckProblems([4901, 4901, 4901, 6901], 'Warrior')); // [ 'WRONG_CLASS', 'TOO_MANY_COPIES' ]
 * ```
 */
export function spellDeckProblems(
  ids: readonly number[],
  heroClass: HeroClass | null,
  slots: number = MAX_SPELL_DECK,
  spells: readonly CombatSpell[] = COMBAT_SPELLS,
): SpellDeckCode[] {
  const found = ids.map((id) => spells.find((spell) => spell.id === id));
  const known = found.filter((spell) => spell !== undefined);
  const isTooMany = (spell: CombatSpell) => known.filter((other) => other === spell).length > copiesOf(spell);
  const isLegendary = ({ rarity }: CombatSpell) => rarity === 'Legendary';
  const problems: readonly (readonly [SpellDeckCode, boolean])[] = [
    ['DECK_SIZE', ids.length > slots],
    ['UNKNOWN_CARD', ids.some(isNowhere)],
    ['NOT_COMBAT_SPELL', ids.some((id, i) => found[i] === undefined && !isNowhere(id))],
    ['WRONG_CLASS', known.some((spell) => spell.class !== null && spell.class !== heroClass)],
    ['TOO_MANY_COPIES', known.some((spell) => !isLegendary(spell) && isTooMany(spell))],
    ['TOO_MANY_LEGENDARY', known.some((spell) => isLegendary(spell) && isTooMany(spell))],
  ];
  return problems.filter(([, isWrong]) => isWrong).map(([code]) => code);
}
