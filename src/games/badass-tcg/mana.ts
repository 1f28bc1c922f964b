// Mana: seven numbers for a cost (W, U, B, R, G, colourless, generic), six for a pool or a payment.

import type { Color, Mana } from '../../../rulesets/badass-tcg/types.js';
import type { Pay } from './actions.js';
import type { PlayerView } from './state.js';

/** The kinds of mana in the order of a pool. @rule BT-MAN-01 */
export const MANA: readonly Mana[] = ['W', 'U', 'B', 'R', 'G', 'C'];

/** The colours alone. */
export const COLORS: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];

const GENERIC = 6;

/** A printed cost as numbers. */
export function parseCost(text: string): readonly number[] {
  const cost = [0, 0, 0, 0, 0, 0, Number(/^\d+/.exec(text)?.[0] ?? 0)];
  for (const letter of text.replace(/^\d+/, '')) {
    const at = MANA.indexOf(letter as Mana);
    if (at >= 0) cost[at] = (cost[at] as number) + 1;
  }
  return cost;
}

/** The colours that a text of mana symbols names. */
export function colorsOf(text: string): readonly Color[] {
  return COLORS.filter((color) => text.includes(color));
}

/** How much mana a cost or pool is, all in all. */
export function totalOf(mana: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < mana.length; i++) total += mana[i] as number;
  return total;
}

/** Whether a pool covers a cost. @rule BT-MAN-04 */
export function canPay(pool: readonly number[], cost: readonly number[], extra = 0): boolean {
  let left = -extra - (cost[GENERIC] as number);
  for (let i = 0; i < GENERIC; i++) {
    const rest = (pool[i] as number) - (cost[i] as number);
    if (rest < 0) return false;
    left += rest;
  }
  return left >= 0;
}

/**
 * What is spent if nobody says: coloured symbols first; generic from colourless, then from the colour with most mana left, ties
 * in the order W U B R G. The pool must cover the cost. @rule BT-MAN-08
 */
export function automaticPayment(pool: readonly number[], cost: readonly number[], extra = 0): number[] {
  const spent = cost.slice(0, GENERIC);
  for (let generic = (cost[GENERIC] as number) + extra; generic > 0; generic--) {
    let best = 5;
    if ((pool[5] as number) - (spent[5] as number) <= 0) {
      best = 0;
      const left = (i: number) => (pool[i] as number) - (spent[i] as number);
      for (let i = 1; i < 5; i++) if (left(i) > left(best)) best = i;
    }
    spent[best] = (spent[best] as number) + 1;
  }
  return spent;
}

/** Every way to cover a cost exactly. */
export function allPayments(pool: readonly number[], cost: readonly number[], extra = 0): number[][] {
  const ways: number[][] = [];
  const fill = (at: number, generic: number, spent: number[]) => {
    if (at === GENERIC) {
      if (generic === 0) ways.push(spent);
      return;
    }
    const spare = (pool[at] as number) - (cost[at] as number);
    for (let n = Math.min(spare, generic); n >= 0; n--) {
      fill(at + 1, generic - n, [...spent, (cost[at] as number) + n]);
    }
  };
  if (canPay(pool, cost, extra)) fill(0, (cost[GENERIC] as number) + extra, []);
  return ways;
}

/** A payment as numbers. */
export function readPay(pay: Pay): number[] {
  return MANA.map((letter) => pay[letter] ?? 0);
}

/** Numbers as a payment. */
export function writePay(spent: readonly number[]): Pay {
  return Object.fromEntries(MANA.flatMap((letter, i) => (spent[i] ? [[letter, spent[i]]] : []))) as Pay;
}

/** Mana as a text: `WWC`. */
export function manaText(mana: readonly number[]): string {
  return MANA.map((letter, i) => letter.repeat(mana[i] ?? 0)).join('');
}

/** Whether a payment covers a cost exactly, out of what is there. @rule BT-MAN-08 */
export function isExact(
  { pool }: Pick<PlayerView, 'pool'>,
  pay: Pay,
  cost: readonly number[],
  extra = 0,
): boolean {
  const spent = readPay(pay);
  for (let i = 0; i < GENERIC; i++) {
    const n = spent[i] as number;
    if (n > (pool[i] as number) || n < (cost[i] as number)) return false;
  }
  return totalOf(spent) === totalOf(cost) + extra;
}
