// Combat spells and combat powers of the set `house-1`. They are used in Poker Combat only.

import { powers, spells } from './notation.js';
import type { CombatPower, CombatSpell } from './types.js';

// One pure call makes each table, so that bundlers drop it where nothing uses it.
/** The combat spells: id, name, class, rarity, mana, effect. */
export const COMBAT_SPELLS: readonly CombatSpell[] = /* @__PURE__ */ spells([
  [4901, 'Rune of Mending', null, 'C', 1, 'heal(4)'],
  [4902, 'Rune of Iron', null, 'C', 1, 'armor(3)'],
  [4903, 'Rune of Breath', null, 'C', 1, 'sta(2)'],
  [4904, 'Rune of Embers', null, 'C', 2, 'dmg(4)'],
  [4905, "Raven's Glimpse", null, 'R', 2, 'peek(1)'],
  [4906, 'Ward Stone', null, 'C', 2, 'status(me,shielded,0,6)'],
  [4907, "Adder's Kiss", null, 'C', 2, 'status(foe,poisoned,3)'],
  [4908, 'Grave Ice', null, 'R', 3, 'status(foe,frozen,1)'],
  [4909, 'Steady Nerve', null, 'C', 1, 'foldFree;heal(1)'],
  [4910, 'Bright Omen', null, 'C', 2, 'status(me,blessed,3)'],
  [4911, 'Hex of Doubt', null, 'R', 2, 'status(foe,cursed,2)'],
  [4912, 'War Mead', null, 'R', 2, 'status(me,enraged,2);sta(1)'],
  [4913, 'Cairn Stone', null, 'C', 1, 'armor(2);sta(1)'],
  [4914, 'Second Wind', null, 'C', 2, 'heal(3);sta(1)'],
  [4915, 'Hail of Stones', null, 'C', 3, 'dmg(6)'],
  [4916, 'Cinder Rune', null, 'R', 2, 'status(foe,burning,2)'],
  [4401, 'Marrow Debt', 'Necromancer', 'R', 2, 'pay(4);draw(2)'],
  [5901, 'Shield Boss', 'Warrior', 'C', 2, 'armor(6)'],
  [6901, 'Star Fire', 'Mage', 'R', 3, 'dmg(5);status(foe,burning,1)'],
  [7901, "Tracker's Patience", 'Hunter', 'C', 2, 'peek(1);sta(1)'],
  [8091, 'Hymn of Dawn', 'Priest', 'C', 2, 'heal(6)'],
  [8191, 'Palmed Card', 'Rogue', 'E', 4, 'peek(2)'],
  [8291, 'Oath of Stone', 'Paladin', 'C', 2, 'armor(3);heal(2)'],
  [8391, 'Green Breath', 'Druid', 'C', 2, 'sta(2);heal(2)'],
  [8491, 'Dark Loan', 'Warlock', 'R', 1, 'pay(5);sta(4)'],
]);

/** What a piece can do once per hand, by its class. @rule RP-SPL-03 */
export const COMBAT_POWERS: readonly CombatPower[] = /* @__PURE__ */ powers([
  ['Mage', 'dmg(2)'],
  ['Warlock', 'pay(2);sta(2)'],
  ['Necromancer', 'heal(2)'],
  ['Warrior', 'armor(2)'],
  ['Paladin', 'status(me,shielded,0,2)'],
  ['Priest', 'heal(2)'],
  ['Druid', 'sta(1);heal(1)'],
  ['Rogue', 'peek(1)'],
  ['Hunter', 'dmg(2)'],
]);
