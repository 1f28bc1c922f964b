// A match begins with the toss for who goes first; then both Stamina Decks are shuffled.

import type { Deck } from '../../../rulesets/mma-ccg/types.js';
import type { NewCore } from '../../kernel/definition.js';
import type { Problem } from '../../kernel/errors.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { problem } from '../../kernel/shape.js';
import { deckListProblems, findDeck } from './decks.js';
import { shuffleDeck } from './piles.js';
import type { MmaCcgRules } from './rules.js';
import { DECK_SIZE, type MmaCcgSeat, type MmaCcgState } from './state.js';
import type { MmaCcgContext, MmaCcgSetup } from './types.js';

/** Everything that is wrong with setup options from outside. @rule MC-DECK-07 */
export function checkSetup(
  { decks, ...rest }: Readonly<Record<string, unknown>>,
  rules: MmaCcgRules,
): readonly Problem[] {
  const unknown = Object.keys(rest).map((key) =>
    problem(key, 'UNKNOWN_OPTION', 'mma-ccg has no such option'),
  );
  return [...unknown, ...(decks === undefined ? [] : deckListProblems(decks, rules))];
}

function decksOf({ decks }: MmaCcgSetup, rules: MmaCcgRules): readonly Deck[] {
  const [first = '', second = first] = Object.keys(rules.decks);
  return (decks ?? [first, second]).map((deck) => findDeck(deck, rules) as Deck);
}

/** The Routines that a seat can pick from. RULING(Q15) @rule MC-SET-09 MC-SET-12 */
export function routinesOf({ routines }: Deck, { options }: MmaCcgRules): readonly string[] {
  if (options.mode === 'basic') return [];
  return options.routinePool === 'starter4' ? routines.slice(0, 4) : routines;
}

function numbers(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + i);
}

/** A seat before hands are drawn. @rule MC-SET-01 */
function newSeat(deck: number[], routineDeck: number[], toughness: number): MmaCcgSeat<number, number[]> {
  return {
    toughness,
    deck,
    hand: [],
    cage: [],
    corner: [],
    exhausted: [],
    routineDeck,
    picks: [],
    done: false,
    returned: [],
    regained: [],
    turnsTaken: 0,
    usedRoutines: [],
  };
}

/** Which number each card has is drawn too, so that numbers tell nothing. @rule MC-SET-01 MC-SET-02 MC-SET-03 MC-SET-04 */
export function deal(options: MmaCcgSetup, core: NewCore, ctx: MmaCcgContext): MmaCcgState {
  const { chance, rules } = ctx;
  const firstPlayer = chance.pick(SEATS);
  ctx.events?.push({ type: 'firstPlayer', player: firstPlayer });
  const indexes = (ids: readonly string[]) =>
    ids.map((id) => rules.cards.findIndex((card) => card.id === id));
  const decks = decksOf(options, rules);
  const stamina = decks.map((deck) => chance.shuffle(indexes(deck.stamina)));
  const routines = decks.map((deck) => chance.shuffle(indexes(routinesOf(deck, rules))));
  const seat = (number: Seat) => {
    const from = 2 * DECK_SIZE + (number === 1 ? (routines[0]?.length ?? 0) : 0);
    const routineDeck = numbers(from, routines[number]?.length ?? 0);
    return newSeat(numbers(DECK_SIZE * number, DECK_SIZE), routineDeck, rules.options.startingToughness);
  };
  const state: MmaCcgState = {
    phase: rules.options.allowCut ? 'cut' : 'deal',
    round: 1,
    position: 'S',
    firstPlayer,
    active: firstPlayer,
    cardsPlayed: 0,
    routineUsed: false,
    endsTurn: false,
    ending: null,
    nextMods: [],
    play: null,
    text: null,
    cards: [...stamina.flat(), ...routines.flat()],
    seats: [seat(0), seat(1)],
    ...core,
    pending: [],
  };
  for (const number of SEATS) shuffleDeck(state, number, ctx);
  return state;
}
