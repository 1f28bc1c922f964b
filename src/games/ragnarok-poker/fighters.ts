// What can happen to a fighter: damage, healing, armor, stamina, statuses, and HP that go into the pot.

import type { StatusType } from '../../../rulesets/ragnarok/types.js';
import type { Seat } from '../../kernel/seat.js';
import { type Status, soak, withStatus } from '../ragnarok/statuses.js';
import type { RagnarokPokerState } from './state.js';
import type { RagnarokPokerContext } from './types.js';

/** Gives or takes stamina, never below 0. @rule RP-BET-09 RP-FGT-02 */
export function changeStamina(
  state: RagnarokPokerState,
  seat: Seat,
  amount: number,
  ctx: RagnarokPokerContext,
): void {
  const fighter = state.fighters[seat];
  const changed = Math.max(amount, -fighter.stamina);
  if (changed === 0) return;
  fighter.stamina += changed;
  ctx.events?.push({ type: 'staminaChanged', seat, amount: changed, total: fighter.stamina });
}

/** Gives or takes armor. @rule RP-FGT-01 */
export function changeArmor(
  state: RagnarokPokerState,
  seat: Seat,
  amount: number,
  ctx: RagnarokPokerContext,
): void {
  if (amount === 0) return;
  const fighter = state.fighters[seat];
  fighter.armor += amount;
  ctx.events?.push({ type: 'armorChanged', seat, amount, total: fighter.armor });
}

/** Deals damage: through Shielded, then armor, then HP, which do not fall below 0. @rule X-ST-05 X-ST-09 RP-FGT-04 */
export function damage(
  state: RagnarokPokerState,
  seat: Seat,
  amount: number,
  ctx: RagnarokPokerContext,
): void {
  const fighter = state.fighters[seat];
  const { shielded, armored, wound, statuses } = soak(amount, fighter.statuses, fighter.armor);
  if (statuses.length < fighter.statuses.length) {
    ctx.events?.push({ type: 'statusEnded', seat, status: 'shielded' });
  }
  fighter.statuses = [...statuses];
  fighter.armor -= armored;
  fighter.hp = Math.max(0, fighter.hp - wound);
  ctx.events?.push({ type: 'damaged', seat, amount, shielded, armored, total: fighter.hp });
}

/** Restores HP, not above the maximum. @rule X-ST-02 RP-RES-03 */
export function heal(state: RagnarokPokerState, seat: Seat, amount: number, ctx: RagnarokPokerContext): void {
  const fighter = state.fighters[seat];
  const healed = Math.min(amount, fighter.maxHp - fighter.hp);
  if (healed <= 0) return;
  fighter.hp += healed;
  ctx.events?.push({ type: 'healed', seat, amount: healed, total: fighter.hp });
}

/** Adds HP, current and maximum, until the combat ends. @rule X-EL-08 X-EL-07 */
export function raiseHealth(state: RagnarokPokerState, seat: Seat, amount: number): number {
  const fighter = state.fighters[seat];
  fighter.hp += amount;
  fighter.maxHp += amount;
  return fighter.hp;
}

/** Puts a status on a fighter. @rule X-ST-01 X-ST-10 */
export function bestow(
  state: RagnarokPokerState,
  seat: Seat,
  status: Status,
  ctx: RagnarokPokerContext,
): void {
  const fighter = state.fighters[seat];
  fighter.statuses = withStatus(fighter.statuses, status);
  const { type, duration, value } = status;
  ctx.events?.push({ type: 'statusApplied', seat, status: type, duration, value });
}

/** Replaces a fighter's statuses and tells which have ended. @rule X-ST-04 */
export function setStatuses(
  state: RagnarokPokerState,
  seat: Seat,
  statuses: Status[],
  ctx: RagnarokPokerContext,
): void {
  const fighter = state.fighters[seat];
  for (const { type } of fighter.statuses) {
    if (!isAmong(statuses, type)) ctx.events?.push({ type: 'statusEnded', seat, status: type });
  }
  fighter.statuses = statuses;
}

function isAmong(statuses: readonly Status[], type: StatusType): boolean {
  return statuses.some((status) => status.type === type);
}

/** Puts HP into the pot; at 0 HP that is all-in. @rule RP-BET-02 RP-RES-07 */
export function commit(state: RagnarokPokerState, seat: Seat, amount: number): void {
  const fighter = state.fighters[seat];
  fighter.hp -= amount;
  fighter.committed += amount;
}

/** Notes that a fighter has nothing more to bet. @rule RP-RES-07 */
export function goAllIn(state: RagnarokPokerState, seat: Seat, ctx: RagnarokPokerContext): void {
  const fighter = state.fighters[seat];
  if (fighter.allIn) return;
  fighter.allIn = true;
  ctx.events?.push({ type: 'allIn', seat });
}
