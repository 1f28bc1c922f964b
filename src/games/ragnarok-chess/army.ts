// An army has a king, and a hero with a spell deck for each kind of major piece. Pawns are nobody in particular.

import { ARMIES } from '../../../rulesets/ragnarok-chess/armies.js';
import { MAJORS, SLOT_CLASSES, SPELL_SLOTS } from '../../../rulesets/ragnarok-chess/pieces.js';
import type { Army, ArmyName, MajorType, PieceType } from '../../../rulesets/ragnarok-chess/types.js';
import type { Problem } from '../../kernel/errors.js';
import { integer, isPlain, listOf, problem, problemsOf } from '../../kernel/shape.js';
import { findHero, findKing } from '../ragnarok/heroes.js';
import { spellDeckProblems } from '../ragnarok-poker/spell-decks.js';

/** An army as it is put together: a slot without a spell deck has none. */
export interface ArmySetup extends Omit<Army, 'decks'> {
  /** The spell decks, in any order. */
  readonly decks?: Readonly<Partial<Record<MajorType, readonly number[]>>>;
}

/** The clause behind each problem of a spell deck. */
const DECK_RULE = 'RC-PCE-03';

/** @rule RC-ARM-01 RC-ARM-02 RC-ARM-03 */
function slotProblem(slot: 'king' | MajorType, slug: unknown): Problem | undefined {
  if (slug === undefined) return problem(slot, 'MISSING_SLOT', 'nobody', 'RC-ARM-01');
  const isText = typeof slug === 'string';
  const king = isText ? findKing(slug) : undefined;
  const hero = isText ? findHero(slug) : undefined;
  if (king === undefined && hero === undefined) {
    return problem(slot, 'UNKNOWN_HERO', `nobody is called ${String(slug).slice(0, 40)}`, 'RC-ARM-01');
  }
  const fits = slot === 'king' ? king : hero && SLOT_CLASSES[slot].includes(hero.class);
  return fits ? undefined : problem(slot, 'WRONG_SLOT', `${slug} cannot be ${slot}`, 'RC-ARM-01');
}

/** @rule RC-PCE-02 RC-PCE-03 */
function deckProblems(slot: MajorType, deck: unknown, hero: unknown): readonly Problem[] {
  const path = `decks.${slot}`;
  const malformed = problemsOf(listOf(integer(0, 1e6), 0, 100), deck);
  if (malformed.length > 0) return malformed.map((found) => ({ ...found, path, rule: DECK_RULE }));
  const heroClass = (typeof hero === 'string' ? findHero(hero)?.class : undefined) ?? null;
  const codes = spellDeckProblems(deck as number[], heroClass, SPELL_SLOTS[slot]);
  return codes.map((code) => problem(path, code, code, DECK_RULE));
}

/**
 * Everything that is wrong with an army: `MISSING_SLOT`, `WRONG_SLOT`, `UNKNOWN_HERO`, and what can be wrong with spell decks.
 * @rule RC-ARM-01 RC-ARM-02 RC-ARM-03 RC-PCE-02 RC-PCE-03
 * @example
 * ```ts
 * import { ARMIES, validateArmy } from 'holmgang/ragnarok-chess';
 * console.log(validateArmy({ ...ARMIES.aesir, queen: 'thor' }).map(({ path, code }) => `${path} ${code}`)); // [ 'queen WRONG_SLOT', 'decks.queen WRONG_CLASS' ]
 * ```
 */
export function validateArmy(army: unknown): readonly Problem[] {
  if (!isPlain(army)) return [problem('', 'BAD_OBJECT', 'an army is a name or an object')];
  const { king, queen, rook, bishop, knight, decks = {}, ...rest } = army;
  const heroes = { king, queen, rook, bishop, knight };
  const problems = Object.keys(rest).map((key) => problem(key, 'UNKNOWN_FIELD', 'no such slot'));
  for (const slot of ['king', ...MAJORS] as const) {
    const found = slotProblem(slot, heroes[slot]);
    if (found) problems.push(found);
  }
  if (!isPlain(decks)) return [...problems, problem('decks', 'BAD_OBJECT', 'expected decks by slot')];
  for (const [slot, deck] of Object.entries(decks)) {
    const major = MAJORS.find((each) => each === slot);
    if (major === undefined)
      problems.push(problem(`decks.${slot}`, 'UNKNOWN_FIELD', 'has no spells', 'RC-PCE-02'));
    else if (deck !== undefined) problems.push(...deckProblems(major, deck, heroes[major]));
  }
  return problems;
}

/** Whether an army is meant by its name. */
export function isArmyName(army: unknown): army is ArmyName {
  return typeof army === 'string' && Object.hasOwn(ARMIES, army);
}

/** An army that is known to be sound, complete. */
export function armyOf(army: ArmyName | ArmySetup): Army {
  if (typeof army === 'string') return ARMIES[army];
  const { king, queen, rook, bishop, knight, decks = {} } = army;
  const deck = (slot: MajorType): number[] => [...(decks[slot] ?? [])];
  return {
    king,
    queen,
    rook,
    bishop,
    knight,
    decks: { queen: deck('queen'), rook: deck('rook'), bishop: deck('bishop'), knight: deck('knight') },
  };
}

/** Who a piece is. @rule RC-ARM-01 */
export function heroOf(army: Army, type: PieceType): string | null {
  return type === 'pawn' ? null : army[type];
}
