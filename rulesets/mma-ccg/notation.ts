// The short notation of the card tables: each kind of card names what it has, and a text is a list of small functions.

import type {
  Card,
  CardType,
  Condition,
  Effect,
  Filter,
  Flag,
  Limit,
  Position,
  Timing,
  Who,
} from './types.js';

/** What a card has that its table does not say. A Routine that says nothing of its use is used in the Main Step, once. @rule MC-RTN-02 */
export const BLANK: Omit<Card, 'id' | 'name' | 'type'> = {
  unique: false,
  endorsement: false,
  req: null,
  tags: [],
  t: 0,
  s: 0,
  vp: 0,
  flags: [],
  cost: 0,
  when: [],
  vs: [],
  timing: null,
  limit: null,
  text: [],
};

/** A complete card. */
function card(type: CardType, id: string, name: string, figures: Partial<Card>): Card {
  return { id, name, type, ...BLANK, ...figures };
}

/** One row of the Maneuvers: id, name, position, tags, T, S, VP, text. */
export function maneuver(
  id: string,
  name: string,
  req: Position | null,
  tags: string,
  t: number,
  s: number,
  vp: number,
  text: readonly Effect[] = [],
  more: Partial<Card> = {},
): Card {
  return card('maneuver', id, name, {
    req,
    tags: tags === '' ? [] : tags.split(' '),
    t,
    s,
    vp,
    text,
    ...more,
  });
}

/** One row of the Referee cards: id, name, position, VP, text. */
export function referee(
  id: string,
  name: string,
  req: Position | null,
  vp: number,
  text: readonly Effect[],
  more: Partial<Card> = {},
): Card {
  return card('referee', id, name, { req, vp, text, ...more });
}

/** One row of the Counters: id, name, position, what it answers, T, S, VP, text. */
export function counter(
  id: string,
  name: string,
  req: Position | null,
  vs: Filter,
  t: number,
  s: number,
  vp: number,
  text: readonly Effect[] = [],
  more: Partial<Card> = {},
): Card {
  return card('counter', id, name, { req, vs, t, s, vp, text, ...more });
}

/** One row of the Routines: id, name, timing, what it answers, limit, VP, text. */
export function routine(
  id: string,
  name: string,
  timing: Timing,
  vs: Filter,
  limit: Limit,
  vp: number,
  text: readonly Effect[],
): Card {
  return card('routine', id, name, { endorsement: timing === 'recovery', timing, vs, limit, vp, text });
}

/** For cards of which a deck holds only one. */
export const UNIQUE: Partial<Card> = { unique: true };

/** Cards of any of these classes. */
export function of(...classes: readonly string[]): Filter {
  return classes.map((is) => ({ is, maxT: null }));
}

/** Cards of a class that print no more Toughness Damage than this. */
export function upTo(is: string, maxT: number): Filter {
  return [{ is, maxT }];
}

/** The fight goes to a position. */
export const pos = (to: Position): Effect => ({ op: 'pos', to });
/** The user chooses a position. */
export const posChoice = (...among: readonly Position[]): Effect => ({ op: 'posChoice', among });
/** Somebody draws. */
export const draw = (who: Who, n: number): Effect => ({ op: 'draw', who, n });
/** Somebody discards. */
export const discard = (who: Who, n: number, how: 'choose' | 'random' = 'choose'): Effect => ({
  op: 'discard',
  who,
  n,
  how,
});
/** The user regains Toughness. */
export const heal = (n: number): Effect => ({ op: 'heal', n });
/** Somebody loses Toughness. */
export const hurt = (who: Who | 'both', n: number): Effect => ({ op: 'hurt', who, n });
/** The user shuffles cards of the Corner Pile into the deck. */
export const recycle = (n: number): Effect => ({ op: 'recycle', n });
/** The user takes cards of the Corner Pile to hand. */
export const regain = (n: number, filter: Filter): Effect => ({ op: 'regain', n, filter });
/** The next card of a class is better. */
export const next = (filter: Filter, t: number, s: number, flag: Flag | null = null): Effect => ({
  op: 'next',
  filter,
  t,
  s,
  flag,
});
/** This card deals another damage. */
export const self = (t: number, s: number): Effect => ({ op: 'self', t, s });
/** The card that is answered deals less damage. */
export const reduce = (t: number, s: number): Effect => ({ op: 'reduce', t, s });
/** The card that is answered is countered. */
export const counterIt: Effect = { op: 'counterIt' };
/** The turn ends after this card. */
export const endTurn: Effect = { op: 'endTurn' };
/** The user wins. */
export const win: Effect = { op: 'win' };
/** Something happens only if everything holds. */
export const when = (
  conditions: readonly Condition[],
  does: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Effect => ({ op: 'if', when: conditions, does, otherwise });

/** Somebody has no more Toughness than this. */
export const toughness = (who: Who, atMost: number): Condition => ({ test: 'toughness', who, atMost });
/** Somebody's Stamina Deck has no more cards than this. */
export const deck = (who: Who, atMost: number): Condition => ({ test: 'deck', who, atMost });
/** The user has announced so many cards earlier this turn. */
export const played = (atLeast: number): Condition => ({ test: 'played', atLeast });
/** Somebody has so many cards of a class in the Cage. */
export const cage = (who: Who, filter: Filter, atLeast: number): Condition => ({
  test: 'cage',
  who,
  filter,
  atLeast,
});
/** The user is so many Victory Points ahead. */
export const lead = (atLeast: number): Condition => ({ test: 'lead', atLeast });
