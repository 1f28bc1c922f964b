// A seat sees its own hand and everything on the table; nobody sees the decks. RULING(A68, A69): how many cards there are, what
// was played, discarded or knocked out, and the waiting defence card are public.

import { DECK_SIZE, FIGHTER_LIMIT } from '../../../rulesets/mma-warriors/numbers.js';
import type { Card } from '../../../rulesets/mma-warriors/types.js';
import type { Chance } from '../../kernel/chance.js';
import type { MaskedCore } from '../../kernel/definition.js';
import type { GeneratorState } from '../../kernel/generator.js';
import { SEATS, type Seat, type Viewer } from '../../kernel/seat.js';
import { obstacleTo } from './phases/main.js';
import type { MmaWarriorsRules } from './rules.js';
import { cloneState, type MmaWarriorsSeat, type MmaWarriorsState, type MmaWarriorsView } from './state.js';

type Side = MmaWarriorsView['seats'][number];

/** What the cards are that a viewer can see. */
function seenCards(state: MmaWarriorsState, viewer: Viewer): (number | null)[] {
  const seen = Array<number | null>(state.cards.length).fill(null);
  const show = (card: number) => {
    seen[card] = state.cards[card] as number;
  };
  for (const seat of SEATS) {
    const { discard, knockedOut, fighter, hand, drawnCard } = state.seats[seat];
    discard.forEach(show);
    knockedOut.forEach(show);
    if (fighter !== null) show(fighter.card);
    if (seat === viewer) hand.forEach(show);
    if (seat === viewer && drawnCard !== null) show(drawnCard);
  }
  return seen;
}

const hideAll = (cards: readonly unknown[]): null[] => cards.map(() => null);

function seenSeat(side: MmaWarriorsSeat<number, number>, isOwn: boolean): Side {
  const deck = hideAll(side.deck);
  if (isOwn) return { ...side, deck };
  return { ...side, deck, hand: hideAll(side.hand), drawnCard: side.drawnCard === null ? null : 'hidden' };
}

/** What a viewer may see. */
export function viewState(state: MmaWarriorsState, viewer: Viewer, core: MaskedCore): MmaWarriorsView {
  return {
    ...core,
    phase: state.phase,
    pending: state.pending,
    turn: state.turn,
    activeSeat: state.activeSeat,
    advantage: state.advantage,
    quietTurns: state.quietTurns,
    cards: seenCards(state, viewer),
    seats: [seenSeat(state.seats[0], viewer === 0), seenSeat(state.seats[1], viewer === 1)],
  };
}

// To fill a view up, the unseen cards of each seat are dealt anew: first the hidden hand, so that it can occur, then the deck.

/** What a hidden hand is known to hold: so many fighters at least and at most, and perhaps a card of a certain kind. */
interface Knowledge {
  readonly min: number;
  readonly max: number;
  readonly holds: ((card: Card) => boolean) | null;
}

/** What the rules tell of a hand that nobody sees. @rule MW-RES-05 MW-SET-02 MW-KO-05 MW-MAI-08 */
function knowledgeOf(view: MmaWarriorsView, seat: Seat, rules: MmaWarriorsRules): Knowledge {
  const { setup, main } = rules.options;
  if (view.turn === 0) {
    const left = setup.openingFighters - (view.seats[seat].fighter === null ? 0 : 1);
    return { min: left, max: left, holds: null };
  }
  const decision = view.pending.find((pending) => pending.seat === seat);
  if (decision?.kind === 'replacement') return { min: 1, max: FIGHTER_LIMIT, holds: null };
  const isActing = view.phase === 'main' && view.pending.length === 0 && view.activeSeat === seat;
  // A turn that goes on tells that something can be done; without a fighter, that one can be deployed.
  if (!isActing || !main.autoEnd) return { min: 0, max: FIGHTER_LIMIT, holds: null };
  if (view.seats[seat].fighter === null) return { min: 1, max: FIGHTER_LIMIT, holds: null };
  return { min: 0, max: FIGHTER_LIMIT, holds: (card) => obstacleTo(view, seat, card, rules) === null };
}

/** Draws a hand that fits what is known of it out of a pool of printed cards. */
function dealHand(
  pool: number[],
  size: number,
  known: Knowledge,
  rules: MmaWarriorsRules,
  chance: Chance,
): number[] {
  const hand: number[] = [];
  let fighters = 0;
  const take = (fits: (card: Card) => boolean) => {
    const places = [...pool.keys()].filter((i) => fits(rules.cards[pool[i] as number] as Card));
    const [index] = pool.splice(chance.pick(places), 1) as [number];
    if (rules.cards[index]?.kind === 'fighter') fighters++;
    hand.push(index);
  };
  if (known.holds !== null) take(known.holds);
  while (fighters < known.min) take(({ kind }) => kind === 'fighter');
  while (hand.length < size) take(({ kind }) => kind !== 'fighter' || fighters < known.max);
  return chance.shuffle(hand);
}

/** Deals the unseen cards of a seat; the card that waits for room counts as part of the hand. */
function dealSeat(
  view: MmaWarriorsView,
  seat: Seat,
  cards: (number | null)[],
  chance: Chance,
  rules: MmaWarriorsRules,
): { hand: number[]; deck: number[]; drawnCard: number | null } {
  const { hand, deck, drawnCard } = view.seats[seat];
  const pool = [...rules.deck];
  const unseen: number[] = [];
  for (let card = DECK_SIZE * seat; card < DECK_SIZE * (seat + 1); card++) {
    const index = cards[card] ?? null;
    if (index === null) unseen.push(card);
    else pool.splice(pool.indexOf(index), 1);
  }
  const isDrawn = drawnCard === 'hidden';
  const isHidden = hand.includes(null);
  const size = (isHidden ? hand.length : 0) + (isDrawn ? 1 : 0);
  const dealt = size === 0 ? [] : dealHand(pool, size, knowledgeOf(view, seat, rules), rules, chance);
  const printed = [...dealt, ...chance.shuffle(pool)];
  chance.shuffle(unseen).forEach((card, i) => {
    cards[card] = printed[i] as number;
  });
  const own = isHidden ? unseen.splice(0, hand.length) : hand.filter((card) => card !== null);
  const drawn = isDrawn ? (unseen.shift() ?? null) : drawnCard;
  return { hand: [...own], deck: deck.map((card, i) => card ?? (unseen[i] as number)), drawnCard: drawn };
}

/** A state that fits the view. Every hand that can be is dealt, none that cannot. */
export function determinizeView(
  view: MmaWarriorsView,
  rng: GeneratorState,
  chance: Chance,
  rules: MmaWarriorsRules,
): MmaWarriorsState {
  const cards = [...view.cards];
  const state = cloneState({ ...view, rng, viewer: null, cards } as unknown as MmaWarriorsState);
  for (const seat of SEATS) {
    Object.assign(state.seats[seat], dealSeat(view, seat, cards, chance, rules));
  }
  return state;
}
