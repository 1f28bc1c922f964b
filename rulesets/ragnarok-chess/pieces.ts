import type { HeroClass } from '../ragnarok/types.js';
import type { MajorType } from './types.js';

// The numbers of the board and of the pieces, which no ruleset changes.

/** Rows of the board. @rule RC-BRD-01 */
export const ROWS = 7;

/** Columns of the board. @rule RC-BRD-01 */
export const COLUMNS = 5;

/** HP of every piece. @rule RC-PCE-01 */
export const PIECE_HP = 100;

/** HP for each point of starting stamina. @rule RC-STA-01 */
export const HP_PER_STAMINA = 10;

/** What can have heroes and spells, in the order of the slots. */
export const MAJORS: readonly MajorType[] = /* @__PURE__ */ Object.freeze([
  'queen',
  'rook',
  'bishop',
  'knight',
] as const);

/** Spell slots of each major piece; kings and pawns have none. @rule RC-PCE-02 */
export const SPELL_SLOTS: Readonly<Record<MajorType, number>> = /* @__PURE__ */ Object.freeze({
  queen: 33,
  rook: 30,
  bishop: 30,
  knight: 30,
});

/** Which classes of heroes a slot takes. @rule RC-ARM-01 RC-ARM-02 */
export const SLOT_CLASSES: Readonly<Record<MajorType, readonly HeroClass[]>> = /* @__PURE__ */ Object.freeze({
  queen: ['Mage', 'Warlock', 'Necromancer'],
  rook: ['Warrior', 'Paladin'],
  bishop: ['Priest', 'Druid'],
  knight: ['Rogue', 'Hunter'],
} as const);

/** Where the match starts, as text: from the far row to the near one, seat 0 in capitals. @rule RC-BRD-02 RC-BRD-03 RC-BRD-04 */
export const START_POSITION = 'rbkqn/ppppp/5/5/5/PPPPP/NQKBR w 0 0';
