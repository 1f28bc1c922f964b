// Persistent keywords: what they do as long as a minion has them.

import type { Gift } from '../../../../rulesets/ragnarok-standard/types.js';
import type { Seat } from '../../../kernel/seat.js';
import type { Minion, RagnarokStandardView } from '../state.js';
import type { RagnarokStandardContext } from '../types.js';
import type { SeenMinion } from '../zones.js';

/** Whether a minion has a keyword. */
export function has({ keywords }: SeenMinion, keyword: Gift): boolean {
  return keywords.length > 0 && keywords.includes(keyword);
}

/** Puts a minion's keywords together: its own, those for a while, those of auras; each once. */
export function gather(own: readonly Gift[], minion: SeenMinion, auras: readonly Gift[]): readonly Gift[] {
  if (minion.brief.length === 0 && auras.length === 0) return own;
  const all = [...own];
  for (const { keyword } of minion.brief) if (!all.includes(keyword)) all.push(keyword);
  for (const keyword of auras) if (!all.includes(keyword)) all.push(keyword);
  return all;
}

/** Takes a keyword that is used up from a minion, whatever it came from. */
function lose(minion: Minion, keyword: Gift): void {
  minion.own = minion.own.filter((each) => each !== keyword);
  minion.brief = minion.brief.filter((each) => each.keyword !== keyword);
  minion.keywords = minion.keywords.filter((each) => each !== keyword);
}

/** Taunt protects others unless its bearer is hidden or asleep. @rule RS-KW-TAUNT RS-ATK-04 */
export function isProtecting(minion: SeenMinion): boolean {
  return minion.dormant === 0 && has(minion, 'Taunt') && !has(minion, 'Stealth');
}

/** Whether a seat must be attacked at a Taunt minion. @rule RS-KW-TAUNT RS-ATK-04 */
export function hasProtector(view: RagnarokStandardView, seat: Seat): boolean {
  for (const minion of view.players[seat].board) if (isProtecting(minion)) return true;
  return false;
}

/** Divine Shield takes the first damage of 1 or more, and is gone. @rule RS-KW-DIVINE-SHIELD */
export function shields(minion: Minion, ctx: RagnarokStandardContext): boolean {
  if (!has(minion, 'Divine Shield')) return false;
  lose(minion, 'Divine Shield');
  ctx.events?.push({ type: 'shieldBroken', target: minion.id });
  return true;
}

/** Stealth hides from the enemy's choice. @rule RS-KW-STEALTH */
export function isHiddenFrom(minion: SeenMinion, isEnemy: boolean): boolean {
  return isEnemy && has(minion, 'Stealth');
}

/** Stealth ends. @rule RS-KW-STEALTH */
export function stepForth(minion: Minion, ctx: RagnarokStandardContext): void {
  if (!has(minion, 'Stealth')) return;
  lose(minion, 'Stealth');
  ctx.events?.push({ type: 'stealthLost', target: minion.id });
}

/** Windfury gives a second attack in each turn. @rule RS-KW-WINDFURY RS-ATK-05 */
export function attacksPerTurn(keywords: readonly Gift[]): number {
  return keywords.includes('Windfury') ? 2 : 1;
}

/** Poisonous destroys a minion that took damage. @rule RS-KW-POISONOUS */
export function poison(minion: Minion, ctx: RagnarokStandardContext): void {
  minion.doomed = true;
  ctx.events?.push({ type: 'poisonKilled', target: minion.id });
}

/** What a reborn minion has: all that is printed but Reborn. @rule RS-KW-REBORN */
export function withoutReborn(gifts: readonly Gift[]): readonly Gift[] {
  return gifts.filter((gift) => gift !== 'Reborn');
}
