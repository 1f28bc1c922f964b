import { createChance, type Seat } from 'holmgang';

// What the three versions of the card duel share: cards, limits, and the data of a match. No rules.
//
// Each turn the active player draws a card and gets its mana back, one more than last turn. It plays units from its
// hand, attacks with units that have stood since its last turn, and pays for more cards. A discard pile becomes the deck
// when that is empty. The match ends when a hero falls or after the last turn.

/** One value for each seat. */
export type Pair<T> = [T, T];

/** What is printed on a card: cost and size of the unit, and what happens when it is played. */
export interface Card {
  readonly cost: number;
  readonly attack: number;
  readonly health: number;
  /** How many cards its player draws. */
  readonly draws: number;
  /** How much damage the other hero takes. */
  readonly strikes: number;
}

/** Limits and prices. */
export interface Limits {
  readonly hand: number;
  readonly board: number;
  readonly mana: number;
  /** What one more card costs. */
  readonly drawCost: number;
  /** How many cards each side starts with. */
  readonly openingHand: number;
}

export const LIMITS: Limits = { hand: 10, board: 7, mana: 10, drawCost: 2, openingHand: 4 };

const row = (cost: number, attack: number, health: number, draws: number, strikes: number): Card => {
  return { cost, attack, health, draws, strikes };
};

/** All cards; decks refer to them by index. */
export const CARDS: readonly Card[] = [
  row(1, 1, 2, 0, 0),
  row(1, 2, 1, 0, 0),
  row(1, 1, 1, 0, 1),
  row(2, 2, 3, 0, 0),
  row(2, 3, 2, 0, 0),
  row(2, 1, 1, 1, 0),
  row(3, 3, 4, 0, 0),
  row(3, 2, 2, 0, 2),
  row(3, 1, 4, 1, 0),
  row(4, 4, 5, 0, 0),
  row(4, 3, 3, 1, 1),
  row(5, 5, 5, 0, 0),
  row(5, 4, 4, 0, 3),
  row(6, 6, 7, 0, 0),
  row(7, 5, 5, 2, 0),
  row(8, 8, 8, 0, 0),
];

/** A unit in play; its id is that of the card. */
export interface Unit {
  id: number;
  attack: number;
  health: number;
  /** Whether it may still attack this turn. */
  ready: boolean;
}

/** One side of the table. `Hidden` is what stands for a card that may be hidden. */
export interface Side<Hidden = number> {
  hero: number;
  mana: number;
  maxMana: number;
  deck: Hidden[];
  hand: Hidden[];
  board: Unit[];
  discard: number[];
}

export type DuelAction =
  | { readonly type: 'play'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'attack'; readonly seat: Seat; readonly unit: number; readonly target: number | 'hero' }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'endTurn'; readonly seat: Seat };

/** What a match starts from: all randomness is in here. */
export interface Opening {
  /** Which card each instance is. */
  readonly kinds: readonly number[];
  /** Shuffled instances, top first. */
  readonly decks: readonly [readonly number[], readonly number[]];
  /** Health of the heroes. */
  readonly hero: number;
  /** The last turn. */
  readonly turns: number;
}

/** A match as data. */
export interface Match extends Opening {
  readonly actions: readonly DuelAction[];
}

/** The part of the final state that all three versions must agree on. */
export interface Final {
  readonly turn: number;
  readonly sides: Pair<Side>;
  readonly winner: Seat | null;
  readonly reason: string;
}

/** Shuffled decks: the lower half of the instances belongs to seat 0. */
export function shuffledOpening(seed: string, size: number, hero: number, turns: number): Opening {
  const chance = createChance(seed);
  const kinds: number[] = [];
  for (let i = 0; i < 2 * size; i++) kinds.push(chance.int(CARDS.length));
  const deck = (first: number): number[] => chance.shuffle(Array.from({ length: size }, (_, i) => first + i));
  return { kinds, decks: [deck(0), deck(size)], hero, turns };
}

/** Actions from a file, made of literals again: objects out of `JSON.parse` would cost everybody extra. */
export function toAction(data: DuelAction): DuelAction {
  const { seat } = data;
  switch (data.type) {
    case 'play':
      return { type: 'play', seat, card: data.card };
    case 'attack':
      return { type: 'attack', seat, unit: data.unit, target: data.target };
    case 'draw':
      return { type: 'draw', seat };
    case 'endTurn':
      return { type: 'endTurn', seat };
  }
}
