// Action keywords: Charge, Rush, Freeze and Silence. Discover and Adapt are choices and stand in `choices.ts`.

import type { RagnarokStandardOptions } from '../../../../rulesets/ragnarok-standard/options.js';
import type { FreezeMark, HeroInPlay, Minion } from '../state.js';
import type { RagnarokStandardContext } from '../types.js';
import type { SeenMinion } from '../zones.js';
import { attacksPerTurn, has } from './persistent.js';

/** Charge lifts summoning sickness. @rule RS-KW-CHARGE RS-ATK-02 */
function charges(minion: SeenMinion): boolean {
  return has(minion, 'Charge');
}

/** Rush lifts it against minions. @rule RS-KW-RUSH RS-ATK-03 */
function rushes(minion: SeenMinion): boolean {
  return has(minion, 'Rush');
}

/** Whether a minion is too fresh to attack at all. @rule RS-ATK-01 RS-ATK-02 RS-ATK-03 */
export function isSick(minion: SeenMinion): boolean {
  return minion.sick && !charges(minion) && !rushes(minion);
}

/** Whether a minion may attack minions only. @rule RS-ATK-03 */
export function isRushing(minion: SeenMinion): boolean {
  return minion.sick && rushes(minion) && !charges(minion);
}

/** A fresh freeze, which has cost nothing yet. */
const FRESH_FREEZE: FreezeMark = /* @__PURE__ */ Object.freeze({ served: false });
const SERVED: FreezeMark = /* @__PURE__ */ Object.freeze({ served: true });

/** Freezes a minion or a hero. @rule RS-KW-FREEZE RS-ATK-11 */
export function freeze(character: Minion | HeroInPlay, ref: number, ctx: RagnarokStandardContext): void {
  character.frozen = FRESH_FREEZE;
  ctx.events?.push({ type: 'frozen', target: ref });
}

/** Whether a frozen minion has missed its attacks of the turn that ends. @rule RS-KW-FREEZE */
export function hasServed(minion: Minion): boolean {
  if (minion.frozen === null || minion.dormant > 0 || isSick(minion)) return false;
  return minion.attacksUsed < attacksPerTurn(minion.keywords);
}

/** Marks a freeze that has cost an attack; under an option it thaws at once. RULING(RG-S02) @rule RS-KW-FREEZE */
export function serve(
  character: Minion | HeroInPlay,
  ref: number,
  { freezeThaw }: RagnarokStandardOptions,
  ctx: RagnarokStandardContext,
): void {
  character.frozen = SERVED;
  if (freezeThaw === 'endOfTurn') thaw(character, ref, ctx);
}

function thaw(character: Minion | HeroInPlay, ref: number, ctx: RagnarokStandardContext): void {
  character.frozen = null;
  ctx.events?.push({ type: 'thawed', target: ref });
}

/** Thaws in step (4) of the turn start what has missed a turn of attacking. RULING(RG-S02) @rule RS-KW-FREEZE RS-TRN-01 */
export function thawIfServed(
  character: Minion | HeroInPlay,
  ref: number,
  { freezeThaw }: RagnarokStandardOptions,
  ctx: RagnarokStandardContext,
): void {
  if (character.frozen === null || (freezeThaw !== 'literal' && !character.frozen.served)) return;
  thaw(character, ref, ctx);
}

/** Takes text, keywords, enchantments and Freeze; auras from elsewhere stay. RULING(RG-K08) @rule RS-KW-SILENCE */
export function silence(minion: Minion, ctx: RagnarokStandardContext): void {
  minion.own = [];
  minion.brief = [];
  minion.attackBonus = 0;
  minion.healthBonus = 0;
  minion.turnAttack = 0;
  minion.turnHealth = 0;
  minion.attached = [];
  minion.rattles = [];
  minion.frozen = null;
  minion.silenced = true;
  ctx.events?.push({ type: 'silenced', target: minion.id });
}
