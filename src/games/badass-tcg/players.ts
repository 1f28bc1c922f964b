// What happens to players: life, energy, poison, mana.

import type { Seat } from '../../kernel/seat.js';
import { automaticPayment, manaText, totalOf } from './mana.js';
import type { BadassTcgState } from './state.js';
import { triggerAll } from './triggers.js';
import type { BadassTcgContext } from './types.js';

/** Life changes; each gain triggers once. RULING(Q27): without a maximum. */
export function changeLife(state: BadassTcgState, seat: Seat, by: number, ctx: BadassTcgContext): void {
  if (by === 0) return;
  const player = state.players[seat];
  player.life += by;
  ctx.events?.push({ type: 'lifeChanged', seat, by, total: player.life });
  if (by > 0) triggerAll(state, seat, 'gainLife(me)', ctx.rules);
}

/** Energy comes of cards and stays until it is spent. @rule BT-ENE-01 BT-ENE-02 BT-ENE-04 */
export function changeEnergy(state: BadassTcgState, seat: Seat, by: number, ctx: BadassTcgContext): void {
  if (by === 0) return;
  const player = state.players[seat];
  player.energy += by;
  ctx.events?.push({ type: 'energyChanged', seat, by, total: player.energy });
}

/** Poison counters. @rule BT-WIN-03 */
export function addPoison(state: BadassTcgState, seat: Seat, by: number, ctx: BadassTcgContext): void {
  const player = state.players[seat];
  player.poison += by;
  ctx.events?.push({ type: 'poisonChanged', seat, by, total: player.poison });
}

/** Adds mana to a pool. @rule BT-MAN-02 */
export function addMana(
  state: BadassTcgState,
  seat: Seat,
  mana: readonly number[],
  ctx: BadassTcgContext,
): void {
  const { pool } = state.players[seat];
  for (let i = 0; i < pool.length; i++) pool[i] = (pool[i] as number) + (mana[i] as number);
  ctx.events?.push({ type: 'manaAdded', seat, mana: manaText(mana) });
}

/** Takes mana out of a pool: what was named, or by rule. @rule BT-MAN-08 */
export function spendMana(
  state: BadassTcgState,
  seat: Seat,
  cost: readonly number[],
  extra: number,
  named: readonly number[] | undefined,
  ctx: BadassTcgContext,
): void {
  if (extra === 0 && totalOf(cost) === 0) return;
  const { pool } = state.players[seat];
  const spent = named ?? automaticPayment(pool, cost, extra);
  for (let i = 0; i < pool.length; i++) pool[i] = (pool[i] as number) - (spent[i] as number);
  ctx.events?.push({ type: 'manaSpent', seat, mana: manaText(spent) });
}

/** Unused mana is lost, without harm. @rule BT-MAN-05 BT-MAN-09 */
export function emptyPool(state: BadassTcgState, seat: Seat, ctx: BadassTcgContext): void {
  const { pool } = state.players[seat];
  if (totalOf(pool) === 0) return;
  ctx.events?.push({ type: 'manaLost', seat, mana: manaText(pool) });
  pool.fill(0);
}
