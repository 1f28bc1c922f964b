// A line of the spell table as it is printed, and what it means.

import type { HeroClass, StatusType } from '../ragnarok/types.js';
import type { CombatOp, CombatPower, CombatSpell } from './types.js';

const RARITIES = { C: 'Common', R: 'Rare', E: 'Epic', L: 'Legendary' } as const;

/** `dmg(4)`, `foldFree`, `status(foe,poisoned,3)`, `status(me,shielded,0,6)`. */
function readOp(text: string): CombatOp {
  const [op = '', ...values] = text.split(/[(,)]/).filter(Boolean);
  if (op === 'foldFree') return { op };
  if (op !== 'status') return { op, n: Number(values[0]) } as CombatOp;
  const [on, status, duration, value = 0] = values as ['me' | 'foe', StatusType, string, string?];
  return { op, on, status, duration: Number(duration), value: Number(value) };
}

const readEffect = (text: string): readonly CombatOp[] => text.split(';').map(readOp);

type SpellLine = readonly [
  id: number,
  name: string,
  heroClass: HeroClass | null,
  rarity: keyof typeof RARITIES,
  mana: number,
  effect: string,
];

/** Reads the spell table. */
export function spells(lines: readonly SpellLine[]): CombatSpell[] {
  return lines.map(([id, name, heroClass, rarity, mana, effect]) => ({
    id,
    name,
    class: heroClass,
    rarity: RARITIES[rarity],
    mana,
    effect: readEffect(effect),
  }));
}

/** Reads the table of powers. */
export function powers(lines: readonly (readonly [heroClass: HeroClass, effect: string])[]): CombatPower[] {
  return lines.map(([heroClass, effect]) => ({ class: heroClass, effect: readEffect(effect) }));
}
