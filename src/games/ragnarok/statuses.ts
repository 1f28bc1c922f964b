// Status effects wear off by turns (or hands). Some tick: they hurt or heal by a share of the bearer's maximum; the others change what
// the bearer may do, deals or takes. A status is never changed in place, so copies of a state share it.

import { AMOUNT_PERCENT, TICK_PERCENT } from '../../../rulesets/ragnarok/statuses.js';
import type { StatusType } from '../../../rulesets/ragnarok/types.js';

/** A status effect on somebody. @rule X-ST-01 X-ST-09 */
export interface Status {
  /** What it is. */
  readonly type: StatusType;
  /** How many more turns or hands it lasts; 0 for a shield, which lasts until it is broken. */
  readonly duration: number;
  /** How much a shield still absorbs; 0 for all others. */
  readonly value: number;
}

/** Statuses that hurt or heal, in the order in which they do. @rule X-ST-04 */
export type TickingStatus = keyof typeof TICK_PERCENT;

/** A status of somebody, if it is there. */
export function findStatus(statuses: readonly Status[], type: StatusType): Status | undefined {
  for (const status of statuses) if (status.type === type) return status;
  return undefined;
}

/** Whether somebody has a status. Frozen: cannot attack or use abilities. @rule X-ST-06 */
export function hasStatus(statuses: readonly Status[], type: StatusType): boolean {
  return findStatus(statuses, type) !== undefined;
}

/** The list with a status put on: what is there keeps the longer duration and the larger value. @rule X-ST-10 */
export function withStatus(statuses: readonly Status[], { type, duration, value }: Status): Status[] {
  const old = findStatus(statuses, type);
  if (old === undefined) return [...statuses, { type, duration, value }];
  const both = {
    type,
    duration: Math.max(old.duration, duration),
    value: Math.max(old.value, value),
  };
  return statuses.map((status) => (status === old ? both : status));
}

/** The list after one turn or hand for these statuses; at 0 a status ends. @rule X-ST-04 */
export function wornStatuses(statuses: readonly Status[], types: readonly StatusType[]): Status[] {
  return statuses
    .map((status) => (types.includes(status.type) ? { ...status, duration: status.duration - 1 } : status))
    .filter(({ type, duration }) => duration > 0 || !types.includes(type));
}

/** Statuses that wear off at the end of a turn or hand; the ticking ones do after their tick. @rule X-ST-04 */
export const WORN_AT_END: readonly StatusType[] = ['frozen', 'cursed', 'enraged'];

/** What a percentage of a maximum comes to: rounded down, at least 1. @rule X-ST-03 */
export function tickAmount(maximum: number, percent: number): number {
  return Math.max(1, Math.floor((maximum * percent) / 100));
}

/** What one tick of a status comes to. @rule X-ST-02 */
export function tickOf(type: TickingStatus, maximum: number): number {
  return tickAmount(maximum, TICK_PERCENT[type]);
}

/** Damage that a hero deals, as its own statuses change it; once, Cursed first. @rule X-ST-07 X-ST-08 X-ST-11 */
export function damageDealt(amount: number, statuses: readonly Status[]): number {
  const dealt = healingDealt(amount, statuses);
  if (dealt < 1 || !hasStatus(statuses, 'enraged')) return dealt;
  return Math.max(dealt + 1, Math.floor((dealt * (100 + AMOUNT_PERCENT)) / 100));
}

/** Healing that a hero deals, as its own statuses change it. @rule X-ST-07 X-ST-11 */
export function healingDealt(amount: number, statuses: readonly Status[]): number {
  if (amount < 1 || !hasStatus(statuses, 'cursed')) return amount;
  return Math.max(1, Math.floor((amount * (100 - AMOUNT_PERCENT)) / 100));
}

/** What becomes of damage on its way. */
export interface Soaked {
  /** What a shield absorbed: that damage is not dealt. */
  readonly shielded: number;
  /** What armor took. */
  readonly armored: number;
  /** What is left for the HP. */
  readonly wound: number;
  /** The statuses afterwards. */
  readonly statuses: readonly Status[];
}

/** Damage goes through Shielded, then armor, then HP; a used-up shield breaks. @rule X-ST-05 X-ST-09 */
export function soak(amount: number, statuses: readonly Status[], armor: number): Soaked {
  const shield = findStatus(statuses, 'shielded');
  const shielded = Math.min(amount, shield?.value ?? 0);
  const armored = Math.min(amount - shielded, armor);
  const wound = amount - shielded - armored;
  if (shield === undefined || shielded === 0) return { shielded, armored, wound, statuses };
  const left = { ...shield, value: shield.value - shielded };
  const rest = statuses.map((status) => (status === shield ? left : status));
  return {
    shielded,
    armored,
    wound,
    statuses: left.value > 0 ? rest : rest.filter((status) => status !== left),
  };
}
