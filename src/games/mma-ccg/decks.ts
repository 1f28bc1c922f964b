// Decks: how many cards, of which types, how many copies. Every problem is reported, not only the first.

import type { MmaCcgClause } from '../../../rulesets/mma-ccg/clauses.js';
import type { Deck } from '../../../rulesets/mma-ccg/types.js';
import type { Problem } from '../../kernel/errors.js';
import { isPlain, listOf, problem, problemsOf, recordOf, text } from '../../kernel/shape.js';
import type { MmaCcgRules } from './rules.js';
import { DECK_SIZE } from './state.js';

/** How many cards a Routine Deck holds at most. @rule MC-DECK-02 */
export const ROUTINE_LIMIT = 5;

/** How many copies a deck may hold of a card that is not unique. @rule MC-DECK-03 */
export const COPY_LIMIT = 3;

type Note = (path: string, code: string, rule: MmaCcgClause, message: string) => void;

/** Unknown cards, and cards of the wrong type. @rule MC-DECK-05 */
function noteCards(ids: readonly string[], key: keyof Deck, { cards }: MmaCcgRules, note: Note): void {
  ids.forEach((id, i) => {
    const found = cards.find((card) => card.id === id);
    if (found === undefined) note(`${key}.${i}`, 'UNKNOWN_CARD', 'MC-DECK-05', `there is no card ${id}`);
    else if ((found.type === 'routine') !== (key === 'routines')) {
      note(`${key}.${i}`, 'WRONG_DECK', 'MC-DECK-05', `${found.name} does not belong here`);
    }
  });
}

/** Copies count by name. RULING(Q21): in each of the two decks. @rule MC-DECK-03 MC-DECK-04 MC-DECK-06 */
function noteCopies(ids: readonly string[], key: keyof Deck, { cards }: MmaCcgRules, note: Note): void {
  const known = ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  for (const name of new Set(known.map((card) => card.name))) {
    const copies = known.filter((card) => card.name === name);
    const isUnique = copies.some(({ unique }) => unique);
    if (copies.length <= (isUnique ? 1 : COPY_LIMIT)) continue;
    if (isUnique) note(key, 'UNIQUE_LIMIT', 'MC-DECK-04', `${name} is unique`);
    else note(key, 'TOO_MANY_COPIES', 'MC-DECK-03', `more than ${COPY_LIMIT} of ${name}`);
  }
}

const deckShape = /* @__PURE__ */ (() => {
  const ids = listOf(text(64), 0, 1000);
  return recordOf({ stamina: ids, routines: ids });
})();

/** Everything that is wrong with a deck. @rule MC-DECK-01 MC-DECK-02 MC-DECK-07 */
export function deckProblems(deck: Deck, rules: MmaCcgRules): readonly Problem[] {
  const problems = problemsOf(deckShape, deck);
  if (problems.length > 0) return problems;
  const note: Note = (path, code, rule, message) => problems.push(problem(path, code, message, rule));
  const { stamina, routines } = deck;
  if (stamina.length !== DECK_SIZE) {
    note('stamina', 'DECK_SIZE', 'MC-DECK-01', `${stamina.length} cards instead of ${DECK_SIZE}`);
  }
  if (routines.length > ROUTINE_LIMIT) {
    note(
      'routines',
      'ROUTINE_DECK_SIZE',
      'MC-DECK-02',
      `${routines.length} cards, more than ${ROUTINE_LIMIT}`,
    );
  }
  noteCards(stamina, 'stamina', rules, note);
  noteCards(routines, 'routines', rules, note);
  noteCopies(stamina, 'stamina', rules, note);
  noteCopies(routines, 'routines', rules, note);
  return problems;
}

/** A deck by its name, or as it is. */
export function findDeck(deck: string | Deck, { decks }: MmaCcgRules): Deck | undefined {
  if (typeof deck !== 'string') return deck;
  return Object.hasOwn(decks, deck) ? decks[deck] : undefined;
}

/** Everything that is wrong with the decks of a match. @rule MC-CMP-01 MC-DECK-07 */
export function deckListProblems(decks: unknown, rules: MmaCcgRules): readonly Problem[] {
  if (!Array.isArray(decks) || decks.length !== 2) {
    return [problem('decks', 'BAD_PLAYER_COUNT', 'a match has exactly two decks', 'MC-CMP-01')];
  }
  return [0, 1].flatMap((seat) => {
    const given = decks[seat] as string | Deck;
    const deck = typeof given === 'string' || isPlain(given) ? findDeck(given, rules) : given;
    if (deck === undefined) {
      return [problem(`decks.${seat}`, 'UNKNOWN_DECK', `there is no deck ${String(given).slice(0, 40)}`)];
    }
    return deckProblems(deck, rules).map((found) => ({
      ...found,
      path: `decks.${seat}${found.path && '.'}${found.path}`,
    }));
  });
}
