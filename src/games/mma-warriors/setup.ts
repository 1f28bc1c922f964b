// Each seat gets the same deck, shuffled, and an opening hand of one fighter and four other cards. Seat 1 deploys first, then
// seat 0; then the first turn begins.

import { DECK_SIZE, HEALTH, START_ENERGY } from '../../../rulesets/mma-warriors/numbers.js';
import type { AutomaticPhase, NewCore } from '../../kernel/definition.js';
import type { Problem } from '../../kernel/errors.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { listOf, oneOf, problem, problemsOf, type Shape } from '../../kernel/shape.js';
import { answerForAutoSeats } from './choices.js';
import type { MmaWarriorsRules } from './rules.js';
import type { MmaWarriorsSeat, MmaWarriorsState } from './state.js';
import type { MmaWarriorsContext, MmaWarriorsSetup, MmaWarriorsTypes } from './types.js';

/** A list of seats, each at most once. */
export const seatsShape: Shape = (value, path, problems) => {
  listOf(oneOf(0, 1), 0, 2)(value, path, problems);
  if (Array.isArray(value) && value.length === 2 && value[0] === value[1]) {
    problems.push(problem(path, 'BAD_LIST', 'a seat is named twice'));
  }
};

/** Everything that is wrong with setup options from outside. */
export function checkSetup(options: Readonly<Record<string, unknown>>): readonly Problem[] {
  return Object.entries(options).flatMap(([key, value]) => {
    if (key !== 'autoSeats') return [problem(key, 'UNKNOWN_OPTION', 'mma-warriors has no such option')];
    const problems = value === undefined ? [] : problemsOf(seatsShape, value);
    return problems.map((found) => ({ ...found, path: [key, found.path].filter(Boolean).join('.') }));
  });
}

/** The topmost non-fighters, then the topmost fighters; the rest keep their order. RULING(A07) @rule MW-SET-02 MW-SET-03 */
function takeOpeningHand(
  deck: number[],
  cards: readonly number[],
  { cards: printed, options }: MmaWarriorsRules,
): number[] {
  const { openingFighters, openingOthers } = options.setup;
  const isFighter = (card: number) => printed[cards[card] as number]?.kind === 'fighter';
  const hand = [
    ...deck.filter((card) => !isFighter(card)).slice(0, openingOthers),
    ...deck.filter(isFighter).slice(0, openingFighters),
  ];
  for (const card of hand) deck.splice(deck.indexOf(card), 1);
  return hand;
}

/** A seat before its first turn. @rule MW-RES-01 MW-RES-02 MW-SET-06 MW-SET-07 */
function newSeat(deck: number[], hand: number[], auto: boolean): MmaWarriorsSeat<number, number> {
  return {
    auto,
    health: HEALTH,
    energy: START_ENERGY,
    ownTurns: 0,
    energyTurns: 0,
    staggered: false,
    defence: [],
    deck,
    hand,
    drawnCard: null,
    discard: [],
    knockedOut: [],
    fighter: null,
  };
}

/** Deals. Which number each card has is drawn first, so that numbers tell nothing; then the decks are shuffled. @rule MW-SET-01 MW-SET-08 MW-CMP-05 */
export function deal(options: MmaWarriorsSetup, core: NewCore, ctx: MmaWarriorsContext): MmaWarriorsState {
  const { chance, rules } = ctx;
  const { setup } = rules.options;
  const { autoSeats = setup.autoSeats } = options;
  const cards = SEATS.flatMap(() => chance.shuffle([...rules.deck]));
  const seat = (number: Seat) => {
    const deck = chance.shuffle(Array.from({ length: DECK_SIZE }, (_, i) => DECK_SIZE * number + i));
    const hand = takeOpeningHand(deck, cards, rules);
    return newSeat(deck, hand, autoSeats.includes(number));
  };
  const seats: MmaWarriorsState['seats'] = [seat(0), seat(1)];
  // RULING(A66): seat 0 begins, unless the ruleset says otherwise.
  const firstSeat = setup.firstSeat === 'random' ? chance.pick(SEATS) : setup.firstSeat;
  ctx.events?.push({ type: 'matchStarted', firstSeat });
  const state: MmaWarriorsState = {
    phase: 'setup',
    turn: 0,
    activeSeat: firstSeat,
    advantage: null,
    quietTurns: 0,
    cards,
    seats,
    ...core,
    // MW-SET-04: seat 1 first, whoever begins.
    pending: [
      { kind: 'opening', seat: 1 },
      { kind: 'opening', seat: 0 },
    ],
  };
  answerForAutoSeats(state, ctx);
  return state;
}

/** Both have deployed: the first turn begins. RULING(A08): with no fighter in hand. @rule MW-SET-05 */
export const opening: AutomaticPhase<MmaWarriorsTypes> = { enter: () => 'energy' };
