import type { King } from './types.js';

// One pure call around the table lets bundlers drop it where nothing uses it.
/** The nine Norse kings; their passives are of the set `house-1`. */
export const KINGS: readonly King[] = /* @__PURE__ */ (() => [
  {
    slug: 'ymir',
    name: 'Ymir',
    passive: 'First Frost',
    hook: 'combatStart.attacker',
    effect: { op: 'foeSta', n: -1 },
  },
  {
    slug: 'buri',
    name: 'Buri',
    passive: 'Licked from Ice',
    hook: 'combatStart.defender',
    effect: { op: 'armor', n: 4 },
  },
  {
    slug: 'surtr-king',
    name: 'Surtr',
    passive: 'World Fire',
    hook: 'combatStart.attacker',
    effect: { op: 'foeStatus', status: 'burning', duration: 1 },
  },
  {
    slug: 'borr',
    name: 'Borr',
    passive: "Father's Shield",
    hook: 'combatStart.any',
    effect: { op: 'armor', n: 2 },
  },
  {
    slug: 'yggdrasil',
    name: 'Yggdrasil',
    passive: 'Sap of Worlds',
    hook: 'combatWon',
    effect: { op: 'heal', n: 5 },
  },
  {
    slug: 'audumbla',
    name: 'Audumbla',
    passive: 'Salt and Milk',
    hook: 'turnStart',
    effect: { op: 'healWorst', n: 1 },
  },
  {
    slug: 'blainn',
    name: 'Blainn',
    passive: 'Dwarf Bones',
    hook: 'combatStart.defender',
    effect: { op: 'sta', n: 2 },
  },
  {
    slug: 'brimir',
    name: 'Brimir',
    passive: 'Blood Tide',
    hook: 'combatLost',
    effect: { op: 'foeDmg', n: 5 },
  },
  {
    slug: 'ginnungagap',
    name: 'Ginnungagap',
    passive: 'Yawning Void',
    hook: 'combatStart.any',
    effect: {
      op: 'oneOf',
      effects: [
        { op: 'armor', n: 3 },
        { op: 'sta', n: 2 },
        { op: 'tempHp', n: 4 },
      ],
    },
  },
])();
