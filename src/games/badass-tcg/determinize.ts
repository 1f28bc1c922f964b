// A view is filled up by dealing anew what the viewer has not seen of each deck list: first what lies face down, which can only be
// cards with Veil, then the hidden hand and the deck. Every way to deal that fits is equally likely.

import type { Color } from '../../../rulesets/badass-tcg/types.js';
import type { Chance } from '../../kernel/chance.js';
import type { GeneratorState } from '../../kernel/generator.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { COLORS } from './mana.js';
import { ownerOf } from './objects.js';
import type { BadassTcgRules } from './rules.js';
import { type BadassTcgState, type BadassTcgView, cloneState } from './state.js';

/** What lies face down and is hidden. */
interface Covered {
  card: number;
  def: number;
}

/** The numbers whose place is not seen. */
function unplaced(view: BadassTcgView, seat: Seat): number[] {
  const { hand, deck, discard, exile, command } = view.players[seat];
  const places: readonly (readonly unknown[])[] = [
    hand,
    deck,
    discard,
    exile,
    command,
    view.limbo.map(({ card }) => card),
    view.battlefield.map(({ card }) => card),
    view.stack.filter(({ kind }) => kind === 'spell').map(({ card }) => card),
  ];
  const placed = new Set(places.flat());
  return view.cards
    .map((_, card) => card)
    .filter((card) => ownerOf(view, card) === seat && !placed.has(card));
}

/** Deals what the unseen cards of a seat are. */
function dealCards(
  view: BadassTcgView,
  seat: Seat,
  cards: (number | null)[],
  unseen: readonly number[],
  chance: Chance,
) {
  const pool = [...view.lists[seat]];
  const from = seat === 0 ? 0 : view.lists[0].length;
  for (let card = from; card < from + view.lists[seat].length; card++) {
    const def = cards[card];
    if (def !== null && def !== undefined) pool.splice(pool.indexOf(def), 1);
  }
  chance.shuffle(pool);
  for (const card of unseen) cards[card] ??= pool.shift() as number;
}

/** Puts unseen cards under what lies face down: any with Veil, each equally likely. @rule BT-FDN-02 */
function cover(
  covered: readonly Covered[],
  unseen: number[],
  cards: readonly (number | null)[],
  chance: Chance,
  rules: BadassTcgRules,
): void {
  for (const it of covered) {
    const veiled = unseen.filter((card) => rules.cards[cards[card] ?? -1]?.veil);
    // A position made by hand may have no such card left: then any will do.
    const card = chance.pick(veiled.length > 0 ? veiled : unseen);
    unseen.splice(unseen.indexOf(card), 1);
    it.card = card;
    it.def = cards[card] as number;
  }
}

/** Deals the unseen cards again until enough of them have Veil for what lies face down. */
function dealSeat(
  view: BadassTcgView,
  state: BadassTcgState,
  seat: Seat,
  cards: (number | null)[],
  chance: Chance,
  rules: BadassTcgRules,
): void {
  const unseen = unplaced(view, seat);
  const hidden = ({ card, owner }: { card: unknown; owner: Seat }) => card === 'hidden' && owner === seat;
  const covered: Covered[] = [
    ...state.battlefield.filter(hidden),
    ...state.stack.filter(({ card, controller }) => hidden({ card, owner: controller })),
  ] as unknown as Covered[];
  dealCards(view, seat, cards, unseen, chance);
  cover(covered, unseen, cards, chance, rules);
  chance.shuffle(unseen);
  const player = state.players[seat];
  const isOwn = view.viewer === seat;
  const known = view.players[seat].hand.filter((card) => card !== null);
  if (!isOwn) {
    const count = player.hand.length - known.length;
    player.hand = chance.shuffle([...known, ...unseen.splice(0, count)]);
  }
  player.deck = view.players[seat].deck.map((card) => card ?? (unseen.shift() as number));
}

/** A state that fits the view. */
export function determinizeView(
  view: BadassTcgView,
  rng: GeneratorState,
  chance: Chance,
  rules: BadassTcgRules,
): BadassTcgState {
  const cards = [...view.cards];
  const state = cloneState({ ...view, rng, viewer: null, cards } as unknown as BadassTcgState);
  for (const seat of SEATS) {
    dealSeat(view, state, seat, cards, chance, rules);
    const { color } = view.players[seat];
    if (color === 'hidden') state.players[seat].color = chance.pick(colorsHeld(view, seat, rules));
  }
  return state;
}

/** The colours that a seat may have chosen in secret. @rule BT-CFG-04 */
function colorsHeld(view: BadassTcgView, seat: Seat, rules: BadassTcgRules): readonly Color[] {
  if (rules.options.acceleratedStart === 'extra') return COLORS;
  const held = COLORS.filter((color) =>
    view.lists[seat].some((def) => rules.cards[def]?.basic && rules.cards[def].identity.includes(color)),
  );
  return held.length > 0 ? held : COLORS;
}
