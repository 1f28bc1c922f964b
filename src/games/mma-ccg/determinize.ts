// A view is filled up by dealing the unseen cards of each seat anew. A player knows its own cards, but not their order. Of the other
// deck it knows what it has seen; the rest is drawn from a declared pool: mostly a theme deck of the ruleset that fits, if one does,
// and otherwise any legal deck that holds what was seen, so that nothing that can be is left out.

import type { Card, Deck } from '../../../rulesets/mma-ccg/types.js';
import type { Chance } from '../../kernel/chance.js';
import type { GeneratorState } from '../../kernel/generator.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { COPY_LIMIT } from './decks.js';
import { hasMoreThanCards } from './phases/main.js';
import { canPlay } from './playing.js';
import { cardOf, type MmaCcgRules } from './rules.js';
import { routinesOf } from './setup.js';
import { cloneState, DECK_SIZE, type MmaCcgDecision, type MmaCcgState, type MmaCcgView } from './state.js';

/** In so many of eight cases a theme deck is imagined, where one fits. */
const THEME_EIGHTHS = 7;

/** What is left of a list after some cards; undefined if they are not in it. */
function without(list: readonly number[], cards: readonly number[]): number[] | undefined {
  const rest = [...list];
  for (const card of cards) {
    const index = rest.indexOf(card);
    if (index < 0) return undefined;
    rest.splice(index, 1);
  }
  return rest;
}

/** So many cards that a legal deck can hold beside these, each possible card of the wanted ones with the same chance. @rule MC-DECK-03 MC-DECK-04 MC-DECK-05 */
function anyCards(
  seen: readonly number[],
  count: number,
  isWanted: (card: Card) => boolean,
  rules: MmaCcgRules,
  chance: Chance,
): number[] {
  const deck = [...seen];
  const fits = (index: number): boolean => {
    const card = rules.cards[index] as Card;
    if (!isWanted(card)) return false;
    const { name, unique } = card;
    const copies = deck.filter((each) => rules.cards[each]?.name === name).length;
    return copies < (unique ? 1 : COPY_LIMIT);
  };
  for (let i = 0; i < count; i++) deck.push(chance.pick([...rules.cards.keys()].filter(fits)));
  return deck.slice(seen.length);
}

const isRoutine = ({ type }: Card): boolean => type === 'routine';
const isStamina = ({ type }: Card): boolean => type !== 'routine';

/** The cards of a seat, and which of them are known. */
interface Unseen {
  readonly stamina: readonly number[];
  readonly routines: readonly number[];
  /** What the seen ones are, as indexes. */
  readonly seenStamina: readonly number[];
  readonly seenRoutines: readonly number[];
}

/** Every Routine of a seat, wherever it is. */
function routineNumbers(view: MmaCcgView, seat: Seat): readonly number[] {
  const { cage, exhausted, routineDeck } = view.seats[seat];
  const lasts = [0, 1].map((each) => {
    const side = view.seats[each as Seat];
    const played = [...side.cage, ...side.exhausted].filter((card) => card >= 2 * DECK_SIZE);
    return played.length + side.routineDeck.length;
  });
  const from = 2 * DECK_SIZE + (seat === 1 ? (lasts[0] ?? 0) : 0);
  const count = [...cage, ...exhausted].filter((card) => card >= 2 * DECK_SIZE).length + routineDeck.length;
  return Array.from({ length: count }, (_, i) => from + i);
}

function unseenOf(view: MmaCcgView, seat: Seat): Unseen {
  const stamina = Array.from({ length: DECK_SIZE }, (_, i) => DECK_SIZE * seat + i);
  const routines = routineNumbers(view, seat);
  const isUnseen = (card: number) => view.cards[card] === null;
  const faces = (cards: readonly number[]) => cards.flatMap((card) => view.cards[card] ?? []);
  return {
    stamina: stamina.filter(isUnseen),
    routines: routines.filter(isUnseen),
    seenStamina: faces(stamina),
    seenRoutines: faces(routines),
  };
}

/** What the unseen cards of a theme deck would be, if it fits what was seen. */
function restOfTheme(
  deck: Deck,
  unseen: Unseen,
  rules: MmaCcgRules,
): readonly [number[], number[]] | undefined {
  const indexes = (ids: readonly string[]) =>
    ids.map((id) => rules.cards.findIndex((card) => card.id === id));
  const stamina = without(indexes(deck.stamina), unseen.seenStamina);
  const routines = without(indexes(routinesOf(deck, rules)), unseen.seenRoutines);
  if (stamina === undefined || routines === undefined) return undefined;
  return routines.length === unseen.routines.length ? [stamina, routines] : undefined;
}

/** Says what the unseen cards of a seat are. */
function nameCards(
  view: MmaCcgView,
  seat: Seat,
  cards: (number | null)[],
  rules: MmaCcgRules,
  chance: Chance,
): void {
  const unseen = unseenOf(view, seat);
  const { stamina, routines, seenStamina, seenRoutines } = unseen;
  if (stamina.length + routines.length === 0) return;
  const themes = Object.values(rules.decks).flatMap((deck) => {
    const rest = restOfTheme(deck, unseen, rules);
    return rest === undefined ? [] : [rest];
  });
  const isTheme = themes.length > 0 && chance.int(8) < THEME_EIGHTHS;
  const [names, routineNames] = isTheme
    ? chance.pick(themes)
    : [
        anyCards(seenStamina, stamina.length, isStamina, rules, chance),
        anyCards(seenRoutines, routines.length, isRoutine, rules, chance),
      ];
  const assign = (numbers: readonly number[], faces: number[]) => {
    chance.shuffle(faces);
    numbers.forEach((card, i) => {
      cards[card] = faces[i] as number;
    });
  };
  assign(stamina, [...names]);
  assign(routines, [...routineNames]);
}

/** A seat that is about to act can, if its turn would end by itself otherwise. @rule MC-TRN-09 */
function mustHavePlay(view: MmaCcgView, seat: Seat, rules: MmaCcgRules): boolean {
  const isActing = view.phase === 'main' && view.active === seat && view.pending.length === 0;
  return isActing && rules.options.autoPass && !hasMoreThanCards(view, seat, rules);
}

/** Takes one of the unseen cards for a playable one, where none is. */
function makePlayable(
  state: MmaCcgState,
  seat: Seat,
  unseen: readonly number[],
  rules: MmaCcgRules,
  chance: Chance,
): number {
  const card = chance.pick(unseen);
  const others = state.cards.slice(DECK_SIZE * seat, DECK_SIZE * (seat + 1));
  others.splice(card - DECK_SIZE * seat, 1);
  const isWanted = (each: Card) => isStamina(each) && canPlay(state, seat, each, rules);
  state.cards[card] = anyCards(others, 1, isWanted, rules, chance)[0] as number;
  return card;
}

/** Brings a playable card into a dealt hand that needs one. */
function ensurePlay(
  state: MmaCcgState,
  view: MmaCcgView,
  seat: Seat,
  dealt: number[],
  size: number,
  rules: MmaCcgRules,
  chance: Chance,
) {
  const isPlayable = (card: number) => canPlay(state, seat, cardOf(state, card, rules), rules);
  const open = state.seats[seat].hand.filter((card) => card !== null);
  if ([...open, ...dealt.slice(0, size)].some(isPlayable)) return;
  const playable = dealt.filter(isPlayable);
  if (playable.length === 0) {
    const unseen = dealt.filter((card) => view.cards[card] === null);
    playable.push(makePlayable(state, seat, unseen, rules, chance));
  }
  const [from, to] = [dealt.indexOf(chance.pick(playable)), chance.int(size)];
  [dealt[from], dealt[to]] = [dealt[to] as number, dealt[from] as number];
}

/** Deals the hidden cards of a seat to hand and deck. @rule MC-SET-04 */
function dealHidden(
  state: MmaCcgState,
  view: MmaCcgView,
  seat: Seat,
  rules: MmaCcgRules,
  chance: Chance,
): void {
  const side = view.seats[seat];
  const placed = new Set([...side.cage, ...side.corner, ...side.exhausted, ...side.hand, view.play?.card]);
  const numbers = Array.from({ length: DECK_SIZE }, (_, i) => DECK_SIZE * seat + i);
  const dealt = chance.shuffle(numbers.filter((card) => !placed.has(card)));
  const size = side.hand.filter((card) => card === null).length;
  if (size > 0 && mustHavePlay(view, seat, rules)) ensurePlay(state, view, seat, dealt, size, rules, chance);
  const own = state.seats[seat];
  own.hand = side.hand.map((card) => card ?? (dealt.shift() as number));
  own.deck = dealt;
}

/** Imagines a Routine Deck, and what was picked of it so far. @rule MC-SET-10 */
function dealRoutines(
  state: MmaCcgState,
  view: MmaCcgView,
  seat: Seat,
  rules: MmaCcgRules,
  chance: Chance,
): void {
  const side = view.seats[seat];
  const own = state.seats[seat];
  if (side.routineDeck.includes(null)) {
    const shown = new Set([...side.cage, ...side.exhausted]);
    own.routineDeck = routineNumbers(view, seat).filter((card) => !shown.has(card));
  }
  if (side.picks !== 'hidden') return;
  own.picks = [];
  const isBefore = view.round === 1 && SEATS.every((each) => view.seats[each].cage.length === 0);
  const { openingHand, routinesInPlayMax } = rules.options;
  const isStopped =
    view.phase === 'over' && SEATS.every((each) => view.seats[each].hand.length === openingHand);
  if (view.phase !== 'routines' && !(isBefore && isStopped && rules.options.mode === 'full')) return;
  const limit = Math.min(routinesInPlayMax, own.routineDeck.length);
  const picked = chance.shuffle([...own.routineDeck]).slice(0, chance.int(limit + 1));
  own.picks = own.routineDeck.filter((card) => picked.includes(card));
}

/** What somebody has chosen of a hand so far; a choice to discard would be closed by the last card. @rule MC-SET-08 */
function imagineChoice(
  state: MmaCcgState,
  decision: MmaCcgView['pending'][number],
  chance: Chance,
): MmaCcgDecision {
  const { chosen, seat, most } = decision;
  if (chosen !== 'hidden') return { ...decision, chosen };
  const { hand } = state.seats[seat];
  const taken = chance
    .shuffle([...hand])
    .slice(0, chance.int(decision.kind === 'mulligan' ? most + 1 : most));
  return { ...decision, chosen: hand.filter((card) => taken.includes(card)) };
}

/** A state that fits the view. */
export function determinizeView(
  view: MmaCcgView,
  rng: GeneratorState,
  chance: Chance,
  rules: MmaCcgRules,
): MmaCcgState {
  const cards = [...view.cards];
  for (const seat of SEATS) nameCards(view, seat, cards, rules, chance);
  const state = cloneState({ ...view, rng, viewer: null, cards } as unknown as MmaCcgState);
  for (const seat of SEATS) {
    dealHidden(state, view, seat, rules, chance);
    dealRoutines(state, view, seat, rules, chance);
  }
  state.pending = view.pending.map((decision) => imagineChoice(state, decision, chance));
  return state;
}
