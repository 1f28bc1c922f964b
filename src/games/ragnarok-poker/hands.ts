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

/** What a card adds to each of the two numbers: its bit, and above the bits one for its suit. */
function bits(upper: boolean): Int32Array {
  return Int32Array.from({ length: DECK_SIZE }, (_, card) => {
    const second = card & 1;
    const isHere = (card & 2) === (upper ? 2 : 0);
    return isHere ? (1 << ((card >> 2) + second * VALUES)) | (1 << (RANK_SHIFT + 3 * second)) : 0;
  });
}

const STRAIGHT = /* @__PURE__ */ table(straightIn);
const TOP_FIVE = /* @__PURE__ */ table((mask) => highest(mask, 5));
const TOP_THREE = /* @__PURE__ */ table((mask) => highest(mask, 3));
const TOP_TWO = /* @__PURE__ */ table((mask) => highest(mask, 2));

/** What clubs and diamonds add, by card; the sum over different cards is what `strengthOfBits` takes. */
export const LOWER_BITS: Int32Array = /* @__PURE__ */ bits(false);
/** What hearts and spades add, by card. */
export const UPPER_BITS: Int32Array = /* @__PURE__ */ bits(true);

/** The highest bit of a mask that is not empty. */
const top = (mask: number): number => 1 << (31 - Math.clz32(mask));

function flushStrength(suit: number): number {
  const straight = STRAIGHT[suit] as number;
  if (straight === 0) return (6 << RANK_SHIFT) | (TOP_FIVE[suit] as number);
  return (straight === ACE ? 10 << RANK_SHIFT : 9 << RANK_SHIFT) | straight;
}

/** The strength of five to seven cards given as sums of bits. @rule RP-HR-03 RP-HR-04 RP-HR-06 */
export function strengthOfBits(lower: number, upper: number): number {
  const a = lower & ALL;
  const b = (lower >> VALUES) & ALL;
  const c = upper & ALL;
  const d = (upper >> VALUES) & ALL;
  // Of seven cards five of a suit leave no room for a full house or four of a kind.
  if (((lower >>> RANK_SHIFT) & 7) >= 5) return flushStrength(a);
  if (lower >>> (RANK_SHIFT + 3) >= 5) return flushStrength(b);
  if (((upper >>> RANK_SHIFT) & 7) >= 5) return flushStrength(c);
  if (upper >>> (RANK_SHIFT + 3) >= 5) return flushStrength(d);
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
  if ((twice & (twice - 1)) === 0) {
    return (2 << RANK_SHIFT) | (twice << VALUES) | (TOP_THREE[any & ~twice] as number);
  }
  const pairs = TOP_TWO[twice] as number;
  return (3 << RANK_SHIFT) | (pairs << VALUES) | top(any & ~pairs);
}

/** With at least three of a value: four of a kind, full house, straight, three of a kind. */
function strengthOfThree(
  any: number,
  twice: number,
  thrice: number,
  fourTimes: number,
  straight: number,
): number {
  if (fourTimes !== 0) return (8 << RANK_SHIFT) | (fourTimes << VALUES) | top(any & ~fourTimes);
  const three = top(thrice);
  const pairs = twice & ~three;
  if (pairs !== 0) return (7 << RANK_SHIFT) | (three << VALUES) | top(pairs);
  if (straight !== 0) return (5 << RANK_SHIFT) | straight;
  return (4 << RANK_SHIFT) | (three << VALUES) | (TOP_TWO[any & ~three] as number);
}

/** How many of the lower 26 bits are set in both numbers together: different cards have as many as they are. */
function countBits(lower: number, upper: number): number {
  const x = (lower & 0x1555555) + ((lower >> 1) & 0x1555555);
  const y = (upper & 0x1555555) + ((upper >> 1) & 0x1555555);
  const pairs = (x & 0x3333333) + ((x >> 2) & 0x3333333) + (y & 0x3333333) + ((y >> 2) & 0x3333333);
  return Math.imul((pairs & 0xf0f0f0f) + ((pairs >> 4) & 0xf0f0f0f), 0x1010101) >>> 24;
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
  const count = cards.length;
  let lower = 0;
  let upper = 0;
  for (let i = 0; i < count; i++) {
    const card = cards[i] as number;
    lower = (lower + (LOWER_BITS[card] as number)) | 0;
    upper = (upper + (UPPER_BITS[card] as number)) | 0;
  }
  if (count < 5 || count > 7 || countBits(lower, upper) !== count) {
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
