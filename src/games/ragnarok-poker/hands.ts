// What a poker hand is worth. The cards of a hand become four masks of 13 bits, one for each suit; two of them share a number. From
// the masks follows at once which values are there once, twice, three and four times; small tables know straights and highest cards.
// A hand's strength is one number: its rank above all, then the values of its groups, then its kickers.

import { HAND_RANKS } from '../../../rulesets/ragnarok-poker/ranks.js';
import type { HandRank, RankRow } from '../../../rulesets/ragnarok-poker/types.js';
import { UsageError } from '../../kernel/errors.js';
import { DECK_SIZE } from './cards.js';

const VALUES = 13;
const MASKS = 1 << VALUES;
const ALL = MASKS - 1;
/** Above the values of groups and kickers. */
const RANK_SHIFT = 2 * VALUES;
const WHEEL = 0b1000000001111;
const FIVE_HIGH = 0b1000;
const ACE = 1 << (VALUES - 1);

/** A mask without its lowest bits, so that so many are left. */
function highest(mask: number, count: number): number {
  let rest = mask;
  let size = 0;
  for (let bits = mask; bits !== 0; bits &= bits - 1) size++;
  for (; size > count; size--) rest &= rest - 1;
  return rest;
}

/** The highest card of the best straight in a mask; 0 without one. @rule RP-HR-05 */
function straightIn(mask: number): number {
  for (let low = 0b1111100000000; low >= 0b11111; low >>= 1) {
    if ((mask & low) === low) return highest(low, 1);
  }
  return (mask & WHEEL) === WHEEL ? FIVE_HIGH : 0;
}

function table(entry: (mask: number) => number): Uint16Array {
  return Uint16Array.from({ length: MASKS }, (_, mask) => entry(mask));
}

/** Which bit of which of the two numbers a card is. */
function bits(upper: boolean): Int32Array {
  return Int32Array.from({ length: DECK_SIZE }, (_, card) => {
    const suit = card & 3;
    return suit >> 1 === (upper ? 1 : 0) ? 1 << ((card >> 2) + (suit & 1) * VALUES) : 0;
  });
}

const STRAIGHT = /* @__PURE__ */ table(straightIn);
const TOP_FIVE = /* @__PURE__ */ table((mask) => highest(mask, 5));
const TOP_THREE = /* @__PURE__ */ table((mask) => highest(mask, 3));
const TOP_TWO = /* @__PURE__ */ table((mask) => highest(mask, 2));
const TOP = /* @__PURE__ */ table((mask) => highest(mask, 1));
/** Five or more of a suit: the flush in it; 0 for fewer. */
const FLUSH = /* @__PURE__ */ table((mask) => (highest(mask, 4) === mask ? 0 : highest(mask, 5)));

/** The bits of clubs and diamonds by card, for whoever counts many hands. */
export const LOWER_BITS: Int32Array = /* @__PURE__ */ bits(false);
/** The bits of hearts and spades by card. */
export const UPPER_BITS: Int32Array = /* @__PURE__ */ bits(true);

function flushStrength(suit: number): number {
  const straight = STRAIGHT[suit] as number;
  if (straight === 0) return (6 << RANK_SHIFT) | (FLUSH[suit] as number);
  return (straight === ACE ? 10 << RANK_SHIFT : 9 << RANK_SHIFT) | straight;
}

/** The strength of five to seven cards given as bits. @rule RP-HR-03 RP-HR-04 RP-HR-06 */
export function strengthOfBits(lower: number, upper: number): number {
  const a = lower & ALL;
  const b = lower >> VALUES;
  const c = upper & ALL;
  const d = upper >> VALUES;
  // Of seven cards five of a suit leave no room for a full house or four of a kind.
  if (FLUSH[a] !== 0) return flushStrength(a);
  if (FLUSH[b] !== 0) return flushStrength(b);
  if (FLUSH[c] !== 0) return flushStrength(c);
  if (FLUSH[d] !== 0) return flushStrength(d);
  const any = a | b | c | d;
  const ab = a & b;
  const cd = c & d;
  const twice = ab | cd | ((a | b) & (c | d));
  const straight = STRAIGHT[any] as number;
  if (twice === 0) {
    return straight === 0 ? (1 << RANK_SHIFT) | (TOP_FIVE[any] as number) : (5 << RANK_SHIFT) | straight;
  }
  const thrice = (ab & (c | d)) | (cd & (a | b));
  if (thrice !== 0) return strengthOfThree(any, twice, thrice, ab & cd, straight);
  if (straight !== 0) return (5 << RANK_SHIFT) | straight;
  const pairs = TOP_TWO[twice] as number;
  if ((pairs & (pairs - 1)) !== 0) {
    return (3 << RANK_SHIFT) | (pairs << VALUES) | (TOP[any & ~pairs] as number);
  }
  return (2 << RANK_SHIFT) | (twice << VALUES) | (TOP_THREE[any & ~twice] as number);
}

/** With at least three of a value: four of a kind, full house, straight, three of a kind. */
function strengthOfThree(
  any: number,
  twice: number,
  thrice: number,
  fourTimes: number,
  straight: number,
): number {
  if (fourTimes !== 0) return (8 << RANK_SHIFT) | (fourTimes << VALUES) | (TOP[any & ~fourTimes] as number);
  const three = TOP[thrice] as number;
  const pair = TOP[twice & ~three] as number;
  if (pair !== 0) return (7 << RANK_SHIFT) | (three << VALUES) | pair;
  if (straight !== 0) return (5 << RANK_SHIFT) | straight;
  return (4 << RANK_SHIFT) | (three << VALUES) | (TOP_TWO[any & ~three] as number);
}

function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * How strong the best five of five to seven different cards are: the larger the number, the better; equal numbers tie.
 * @example
 * ```ts
 * import { evaluate, parseCards, rankOf } from 'holmgang/ragnarok-poker';
 * const flush = evaluate(parseCards('As Ks 9s 4s 2s'));
 * const pair = evaluate(parseCards('Ah Ad 9s 4c 2s Jd 7h'));
 * console.log(flush > pair, rankOf(flush).name, rankOf(pair).name); // true Odin's Eye Rune Mark
 * ```
 * @rule RP-HR-03 RP-HR-04 RP-HR-06
 */
export function evaluate(cards: readonly number[]): number {
  let lower = 0;
  let upper = 0;
  for (let i = 0; i < cards.length; i++) {
    lower |= LOWER_BITS[cards[i] as number] as number;
    upper |= UPPER_BITS[cards[i] as number] as number;
  }
  const count = cards.length;
  if (count < 5 || count > 7 || countBits(lower) + countBits(upper) !== count) {
    throw new UsageError('BAD_CARDS', 'a hand is five to seven different cards from 0 to 51');
  }
  return strengthOfBits(lower, upper);
}

/** Negative, zero or positive as the first hand is worse than, as good as, or better than the second. @rule RP-HR-04 RP-HR-06 */
export function compareHands(one: readonly number[], other: readonly number[]): number {
  return Math.sign(evaluate(one) - evaluate(other));
}

/** The rank of a strength, with its names and its multiplier. @rule RP-HR-01 RP-HR-02 */
export function rankOf(strength: number): RankRow {
  return HAND_RANKS[(strength >> RANK_SHIFT) - 1] as RankRow;
}

/** The place of a hand's rank, from 1 (High Card) to 10 (RAGNAROK). @rule RP-HR-01 */
export function handRank(cards: readonly number[]): HandRank {
  return rankOf(evaluate(cards)).rank;
}

/** A hand's rank, with its names and its multiplier. @rule RP-HR-01 RP-HR-02 */
export function nameHand(cards: readonly number[]): RankRow {
  return rankOf(evaluate(cards));
}

/**
 * The five cards that count, larger groups first, then by value; the ace of a five-high straight comes last.
 * @example
 * ```ts
 * import { bestFive, formatCard, parseCards } from 'holmgang/ragnarok-poker';
 * console.log(bestFive(parseCards('Ah 2d 3s 4c 5s Jd 5h')).map(formatCard).join(' ')); // 5s 4c 3s 2d Ah
 * ```
 * @rule RP-HR-03
 */
export function bestFive(cards: readonly number[]): number[] {
  const strength = evaluate(cards);
  const sorted = [...cards].sort((a, b) => b - a);
  const five = fiveOf(sorted).find((some) => evaluate(some) === strength) as number[];
  const isWheel = (strength & ALL) === FIVE_HIGH && [5, 9].includes(strength >> RANK_SHIFT);
  const size = (card: number) => five.filter((other) => other >> 2 === card >> 2).length;
  const value = (card: number) => (isWheel && card >> 2 === VALUES - 1 ? -1 : card >> 2);
  return five.sort((a, b) => size(b) - size(a) || value(b) - value(a));
}

/** Every choice of five, those with earlier cards first. */
function fiveOf(cards: readonly number[]): number[][] {
  if (cards.length === 5) return [[...cards]];
  return cards.flatMap((_, i) => fiveOf(cards.filter((__, j) => j !== cards.length - 1 - i)));
}
