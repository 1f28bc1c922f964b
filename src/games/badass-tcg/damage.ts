// Damage, in combat and outside: marked on creatures, taken from a player's life, with what the source's keywords add to it.

import { SEATS, type Seat } from '../../kernel/seat.js';
import { DEATHTOUCH, LIFELINK } from './keywords.js';
import { addPoison, changeLife } from './players.js';
import { faceOf } from './rules.js';
import type { BadassTcgState, Permanent, StackItem, Target } from './state.js';
import { findPermanent, targetSeat } from './targets.js';
import { collectTriggers } from './triggers.js';
import type { BadassTcgContext } from './types.js';

/** One source and what it deals to one target. */
export interface Hit {
  readonly source: number | null;
  readonly card: number | null;
  readonly controller: Seat;
  readonly keywords: number;
  readonly target: Target;
  readonly n: number;
}

/** A creature's damage. */
export function hitBy(it: Permanent<number>, target: Target, n: number): Hit {
  const { id: source, card, controller, keywords } = it;
  return { source, card, controller, keywords, target, n };
}

/** The damage of a spell or ability; its source as it is, or as it was last seen. RULING(Q30) */
export function hitOf(state: BadassTcgState, item: StackItem<number>, target: Target, n: number): Hit {
  const { source, card, controller } = item;
  const { keywords } = findPermanent(state, source) ?? item;
  return { source: item.kind === 'spell' ? item.id : source, card, controller, keywords, target, n };
}

/** Marks damage on a creature; any from deathtouch is lethal. @rule BT-CMB-16 BT-KEY-02 */
function damageCreature(state: BadassTcgState, hit: Hit, isCombat: boolean, ctx: BadassTcgContext): boolean {
  const it = findPermanent(state, hit.target);
  if (it === undefined || faceOf(it, ctx.rules).kind !== 'creature') return false;
  it.damage += hit.n;
  if (hit.keywords & DEATHTOUCH) it.deathtouched = true;
  const lethal = it.deathtouched || it.damage >= it.toughness;
  const { source, target, n } = hit;
  ctx.events?.push({ type: 'damageDealt', source, target, n, combat: isCombat, lethal });
  return true;
}

/** A commander's damage is counted for the rest of the match. RULING(Q17) @rule BT-CMD-07 */
function countCommander(
  state: BadassTcgState,
  seat: Seat,
  hit: Hit,
  isCombat: boolean,
  ctx: BadassTcgContext,
) {
  if (hit.card === null || (!isCombat && ctx.rules.options.commanderDamage === 'combat')) return;
  for (const of of SEATS) {
    if (state.players[of].commander !== hit.card) continue;
    const { commanderDamage } = state.players[seat];
    commanderDamage[of] += hit.n;
    ctx.events?.push({ type: 'commanderDamage', seat, of, total: commanderDamage[of] });
  }
}

/** Damage to a player is lost life; in combat it poisons and triggers. @rule BT-CMB-10 BT-KEY-14 */
function damagePlayer(
  state: BadassTcgState,
  seat: Seat,
  hit: Hit,
  isCombat: boolean,
  ctx: BadassTcgContext,
): void {
  const { source, target, n } = hit;
  const lethal = state.players[seat].life <= n;
  ctx.events?.push({ type: 'damageDealt', source, target, n, combat: isCombat, lethal });
  changeLife(state, seat, -n, ctx);
  countCommander(state, seat, hit, isCombat, ctx);
  if (!isCombat) return;
  const it = findPermanent(state, source);
  if (it === undefined) return;
  const { toxic } = faceOf(it, ctx.rules);
  if (toxic > 0) addPoison(state, seat, toxic, ctx);
  collectTriggers(state, it, 'hitPlayer', ctx.rules, state.triggers);
}

/** Deals damage, all of it at the same time; lifelink gives life with it. @rule BT-CMB-09 BT-KEY-09 */
export function dealDamage(
  state: BadassTcgState,
  hits: readonly Hit[],
  isCombat: boolean,
  ctx: BadassTcgContext,
): void {
  for (const hit of hits) {
    // BT-CMB-09: damage is never below 0.
    if (hit.n <= 0) continue;
    const seat = targetSeat(hit.target);
    if (seat !== undefined) damagePlayer(state, seat, hit, isCombat, ctx);
    else if (!damageCreature(state, hit, isCombat, ctx)) continue;
    if (hit.keywords & LIFELINK) changeLife(state, hit.controller, hit.n, ctx);
  }
}
