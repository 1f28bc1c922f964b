import { type Chance, type Definition, type HiddenAction, SEATS, type Seat, type Viewer } from 'holmgang';
import type { DuelAction, DuelEvent, DuelRules, DuelState, DuelTypes, DuelView, Pair } from './types.js';

// What each viewer knows: own hand, own buried cards, own commitment, and every discard. Decks are hidden from all.

type Duel = Definition<DuelTypes>;

const hideAll = (cards: readonly number[]): null[] => cards.map(() => null);

/** The instances whose power a viewer knows. */
function seenCards(state: DuelState, viewer: Viewer): Set<number> {
  const seen = new Set<number>([...state.discards[0], ...state.discards[1]]);
  if (viewer === 'spectator') return seen;
  const own = state.committed[viewer];
  for (const card of [...state.hands[viewer], ...state.buried[viewer], ...(own === null ? [] : [own])])
    seen.add(card);
  return seen;
}

export const viewDuel: Duel['view'] = (state, viewer, core) => {
  const seen = seenCards(state, viewer);
  const mask = (zones: Pair<number[]>): Pair<(number | null)[]> => [
    viewer === 0 ? zones[0] : hideAll(zones[0]),
    viewer === 1 ? zones[1] : hideAll(zones[1]),
  ];
  const committed = (seat: Seat) =>
    seat === viewer || state.committed[seat] === null ? state.committed[seat] : 'hidden';
  return {
    ...core,
    phase: state.phase,
    round: state.round,
    life: state.life,
    stamina: state.stamina,
    saluted: state.saluted,
    attacker: state.attacker,
    cards: state.cards.map((power, card) => (seen.has(card) ? power : null)),
    hands: mask(state.hands),
    decks: [hideAll(state.decks[0]), hideAll(state.decks[1])],
    buried: mask(state.buried),
    discards: state.discards,
    committed: [committed(0), committed(1)],
  };
};

export function viewDuelEvent(event: DuelEvent, viewer: Viewer): DuelEvent {
  const isPrivate =
    event.type === 'cardDrawn' || event.type === 'cardCommitted' || event.type === 'cardBuried';
  return isPrivate && event.seat !== viewer ? { ...event, card: null } : event;
}

export function viewDuelAction(action: DuelAction, viewer: Viewer): DuelAction | HiddenAction {
  if (action.seat === viewer || (action.type !== 'commit' && action.type !== 'bury')) return action;
  return { type: action.type, seat: action.seat, hidden: true };
}

/** Deals the unseen instances and powers at random to all hidden places. */
export const determinizeDuel: Duel['determinize'] = (view, rng, chance, rules) => {
  const cards = [...view.cards];
  const known = new Set<number>([...view.discards[0], ...view.discards[1]]);
  for (const zone of [...view.hands, ...view.buried, view.committed]) {
    for (const card of zone) if (typeof card === 'number') known.add(card);
  }
  const unknown = chance.shuffle(cards.map((_, card) => card).filter((card) => !known.has(card)));
  const dealer = { cards, unknown, powers: unseenPowers(view, rules, chance) };
  const deal = <T>(zones: Pair<T[]>): Pair<number[]> => [
    zones[0].map((card) => dealOne(dealer, 0, card)),
    zones[1].map((card) => dealOne(dealer, 1, card)),
  ];
  const committed = (seat: Seat): number | null => {
    return view.committed[seat] === null ? null : dealOne(dealer, seat, view.committed[seat]);
  };
  const [hands, decks, buried] = [deal(view.hands), deal(view.decks), deal(view.buried)];
  return {
    ruleset: view.ruleset,
    viewer: null,
    rng,
    phase: view.phase,
    pending: [...view.pending],
    drawOffer: view.drawOffer,
    result: view.result,
    round: view.round,
    life: [...view.life],
    stamina: [...view.stamina],
    saluted: [...view.saluted],
    attacker: view.attacker,
    hands,
    decks,
    buried,
    discards: [[...view.discards[0]], [...view.discards[1]]],
    committed: [committed(0), committed(1)],
    cards: cards as number[],
  };
};

interface Dealer {
  readonly cards: (number | null)[];
  readonly unknown: number[];
  readonly powers: Pair<number[]>;
}

function dealOne(dealer: Dealer, seat: Seat, card: unknown): number {
  if (typeof card === 'number') return card;
  const dealt = dealer.unknown.pop() ?? 0;
  dealer.cards[dealt] = dealer.powers[seat].pop() ?? 0;
  return dealt;
}

/** The powers of each deck that the viewer has not seen, in random order. */
function unseenPowers(view: DuelView, rules: DuelRules, chance: Chance): Pair<number[]> {
  const left = (seat: Seat): number[] => {
    const powers = rules.deck.slice(0, view.cards.length / 2);
    for (const card of [
      ...view.hands[seat],
      ...view.buried[seat],
      ...view.discards[seat],
      view.committed[seat],
    ]) {
      if (typeof card === 'number') powers.splice(powers.indexOf(view.cards[card] ?? 0), 1);
    }
    return chance.shuffle(powers);
  };
  return [left(0), left(1)];
}

/** A clash can be foreseen only by who knows both cards; a draw never (`chance.unseen` says so). */
export const foreseeableDuel: NonNullable<Duel['foreseeable']> = (view, actions) => {
  const committed: unknown[] = [...view.committed];
  for (const action of actions) if (action.type === 'commit') committed[action.seat] = action.card;
  if (committed.includes(null)) return true;
  return SEATS.every((seat) => {
    const card = committed[seat];
    return typeof card === 'number' && typeof view.cards[card] === 'number';
  });
};
