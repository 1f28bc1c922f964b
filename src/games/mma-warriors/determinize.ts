// A view is filled up by dealing the unseen cards of each seat anew: first the hidden hand, then the deck. Of a hand nobody is
// told how many fighters it holds and where, but the open piles and the rules tell what it cannot hold. Among all hands that can
// be, and all orders of them, each is equally likely; for a seat whose turn goes on that means: among those that can go on.

import { DECK_SIZE, FIGHTER_LIMIT } from '../../../rulesets/mma-warriors/numbers.js';
import type { Card } from '../../../rulesets/mma-warriors/types.js';
import type { Chance } from '../../kernel/chance.js';
import type { GeneratorState } from '../../kernel/generator.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { obstacleTo } from './phases/main.js';
import { isFighter, type MmaWarriorsRules } from './rules.js';
import { cloneState, type MmaWarriorsState, type MmaWarriorsView } from './state.js';

/** Where the fighters of a hand are, the oldest card first; a card that waits for room is the newest. */
type Places = readonly number[];

/** Every way to have up to so many fighters in a hand. */
function allPlaces(size: number, limit: number, from = 0): Places[] {
  const all: Places[] = [[]];
  if (limit === 0) return all;
  for (let place = from; place < size; place++) {
    for (const rest of allPlaces(size, limit - 1, place + 1)) all.push([place, ...rest]);
  }
  return all;
}

/** What the open piles tell of a hand. */
interface History {
  /** So many of the opening fighters at least are still in hand; below 0 if some that were drawn have left it. */
  readonly fighters: number;
  /** The same of the other opening cards. */
  readonly others: number;
}

function historyOf(view: MmaWarriorsView, seat: Seat, rules: MmaWarriorsRules): History {
  const { openingFighters, openingOthers } = rules.options.setup;
  const { fighter, knockedOut, discard } = view.seats[seat];
  const discarded = discard.filter((card) => isFighter(view, card, rules)).length;
  return {
    fighters: openingFighters - (fighter === null ? 0 : 1) - knockedOut.length - discarded,
    others: openingOthers - (discard.length - discarded),
  };
}

/** A hand begins with the opening cards, fighters last, keeps its order, and grows only by draws. @rule MW-SET-02 MW-SET-03 MW-DRW-03 */
function hasComeAbout(
  places: Places,
  size: number,
  history: History,
  { options }: MmaWarriorsRules,
): boolean {
  const { fighters, others } = history;
  const first = places[0] ?? size;
  if (first < others) return false;
  // Nothing but other opening cards lies before an opening fighter, and nothing between two of them.
  return (
    fighters <= 0 || (first <= options.setup.openingOthers && places[fighters - 1] === first + fighters - 1)
  );
}

/** What a match that is over tells of the hands. @rule MW-WIN-02 MW-WIN-03 MW-HND-03 */
function fitsEnd(places: Places, view: MmaWarriorsView, seat: Seat, rules: MmaWarriorsRules): boolean {
  const { fighter, deck } = view.seats[seat];
  const loss = view.result === null || view.result.winner === seat ? undefined : view.result.reason;
  if (loss === 'No fighters in hand') return places.length === 0;
  if (loss === 'Deck Out') return deck.length === 0 || places.length === FIGHTER_LIMIT;
  // Whoever fell without losing by it had somebody to send in.
  const isReplaced = fighter === null && loss !== 'Health depleted' && view.turn > 0;
  return !isReplaced || places.length > 0 || rules.options.ko.emptyHandCheck === 'afterDraw';
}

/** What the moment tells of a seat without a fighter. RULING(A41): it may have none in hand until its draw. @rule MW-KO-04 MW-KO-05 */
function fitsMoment(
  places: Places,
  size: number,
  view: MmaWarriorsView,
  seat: Seat,
  rules: MmaWarriorsRules,
): boolean {
  if (view.result !== null) return fitsEnd(places, view, seat, rules);
  const decision = view.pending.find((pending) => pending.seat === seat)?.kind;
  if (decision === 'replacement') return places.length > 0;
  if (view.seats[seat].fighter !== null || decision === 'opening') return true;
  const isNewest = places.length === 1 && places[0] === size - 1;
  if (view.phase === 'main') return isNewest;
  return places.length === 0 || (decision === 'discard' && isNewest);
}

/** Draws cards out of a pool. */
function take(pool: number[], count: number, chance: Chance): number[] {
  return Array.from({ length: count }, () => pool.splice(chance.int(pool.length), 1)[0] as number);
}

/** n (n − 1) … with k factors: in how many ways k of n cards can lie in a row. */
function rows(n: number, k: number): number {
  let product = 1;
  for (let i = 0; i < k; i++) product *= n - i;
  return product;
}

const WORD = 2 ** 32;
const HALF_WORD = 2 ** 21;

/** One of some weighted things: exactly up to 32 bits, beyond that to the 53 bits of a number. */
function pickWeighted<T extends { readonly weight: number }>(list: readonly T[], chance: Chance): T {
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  const share = () => (chance.int(HALF_WORD) + chance.int(WORD) / WORD) / HALF_WORD;
  let roll = total <= WORD ? chance.int(total) : share() * total;
  for (const each of list) {
    roll -= each.weight;
    if (roll < 0) return each;
  }
  return list[list.length - 1] as T;
}

/** The unseen cards of a seat by what they are to it now. */
interface Pool {
  readonly fighters: number[];
  readonly playable: number[];
  readonly others: number[];
}

/** So many fighters and playable cards, and in how many hands. */
interface Share {
  readonly fighters: number;
  readonly playable: number;
  readonly weight: number;
}

/** How many hands there are for each number of fighters and of playable cards. */
function sharesOf(possible: readonly Places[], size: number, pool: Pool, least: number): readonly Share[] {
  const orders: number[] = [];
  for (const { length } of possible) orders[length] = (orders[length] ?? 0) + 1;
  return orders.flatMap((count, fighters) => {
    const left = size - fighters;
    const ways = count * rows(pool.fighters.length, fighters);
    return Array.from({ length: left + 1 }, (_, playable) => {
      const mixes = rows(left, playable) / rows(playable, playable);
      const fills = rows(pool.playable.length, playable) * rows(pool.others.length, left - playable);
      return { fighters, playable, weight: playable < least ? 0 : ways * mixes * fills };
    }).filter(({ weight }) => weight > 0);
  });
}

/** Whether something in a seat's hand must be playable. RULING(A52): its turn goes on. @rule MW-MAI-08 */
function mustGoOn(view: MmaWarriorsView, seat: Seat, { options }: MmaWarriorsRules): boolean {
  const isActing = view.phase === 'main' && view.pending.length === 0 && view.activeSeat === seat;
  return isActing && options.main.autoEnd && view.seats[seat].fighter !== null;
}

/** Sorts the unseen cards of a seat; what it can play matters only where it must. */
function sortPool(
  view: MmaWarriorsView,
  seat: Seat,
  cards: readonly number[],
  rules: MmaWarriorsRules,
): Pool {
  const pool: Pool = { fighters: [], playable: [], others: [] };
  const isAsked = mustGoOn(view, seat, rules);
  for (const index of cards) {
    const card = rules.cards[index] as Card;
    if (card.kind === 'fighter') pool.fighters.push(index);
    else if (isAsked && obstacleTo(view, seat, card, rules) === null) pool.playable.push(index);
    else pool.others.push(index);
  }
  return pool;
}

/** Deals a hidden hand, each that can be with the same chance, and tells what is left for the deck. @rule MW-RES-05 */
function dealHand(
  view: MmaWarriorsView,
  seat: Seat,
  size: number,
  cards: readonly number[],
  rules: MmaWarriorsRules,
  chance: Chance,
): { readonly hand: readonly number[]; readonly left: number[] } {
  const pool = sortPool(view, seat, cards, rules);
  const least = mustGoOn(view, seat, rules) ? 1 : 0;
  const history = historyOf(view, seat, rules);
  const all = allPlaces(size, view.turn === 0 ? rules.options.setup.openingFighters : FIGHTER_LIMIT);
  const now = all.filter((places) => fitsMoment(places, size, view, seat, rules));
  let possible = now.filter((places) => hasComeAbout(places, size, history, rules));
  let shares = sharesOf(possible, size, pool, least);
  // A position made by hand may fit no match: then less is asked for.
  for (const [places, playable] of [[now, least] as const, [all, 0] as const]) {
    if (shares.length > 0) break;
    possible = places;
    shares = sharesOf(possible, size, pool, playable);
  }
  const { fighters, playable } = pickWeighted(shares, chance);
  const places = chance.pick(possible.filter(({ length }) => length === fighters));
  const techniques = [
    ...take(pool.playable, playable, chance),
    ...take(pool.others, size - fighters - playable, chance),
  ];
  // What was taken from one pile lies in random order already.
  const hand = playable === 0 || playable === techniques.length ? techniques : chance.shuffle(techniques);
  for (const place of places) hand.splice(place, 0, ...take(pool.fighters, 1, chance));
  return { hand, left: [...pool.fighters, ...pool.playable, ...pool.others] };
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
  const dealt = size === 0 ? { hand: [], left: pool } : dealHand(view, seat, size, pool, rules, chance);
  const printed = [...dealt.hand, ...chance.shuffle(dealt.left)];
  chance.shuffle(unseen).forEach((card, i) => {
    cards[card] = printed[i] as number;
  });
  const own = isHidden ? unseen.splice(0, hand.length) : hand.filter((card) => card !== null);
  const drawn = isDrawn ? (unseen.shift() ?? null) : drawnCard;
  return { hand: [...own], deck: deck.map((card, i) => card ?? (unseen[i] as number)), drawnCard: drawn };
}

/** A state that fits the view. */
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
