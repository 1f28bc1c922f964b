// Combat damage: who strikes in which step, how an attacker divides its damage, and what is dealt.

import type { AutomaticPhase } from '../../kernel/definition.js';
import { otherSeat } from '../../kernel/seat.js';
import type { DamagePart } from './actions.js';
import { dealDamage, type Hit, hitBy } from './damage.js';
import { DEATHTOUCH, DOUBLE_STRIKE, FIRST_STRIKE, TRAMPLE } from './keywords.js';
import type { BadassTcgRules } from './rules.js';
import type { BadassTcgState, BadassTcgView, Permanent, PermanentView } from './state.js';
import { findPermanent, playerTarget } from './targets.js';
import type { BadassTcgContext, BadassTcgTypes } from './types.js';

/** Whether a creature strikes in the step that is on. @rule BT-CMB-14 BT-KEY-01 BT-KEY-12 */
function strikes(view: BadassTcgView, it: PermanentView): boolean {
  if (view.step === 'firstStrike') return (it.keywords & (FIRST_STRIKE | DOUBLE_STRIKE)) !== 0;
  return (it.keywords & DOUBLE_STRIKE) !== 0 || view.combat?.struck.includes(it.id) === false;
}

/** Whether there are two damage steps: somebody in combat strikes first. RULING(Q14) @rule BT-CMB-14 */
export function damagesFirst(view: BadassTcgView): boolean {
  const { combat } = view;
  if (combat === null) return false;
  const isQuick = (id: number) =>
    ((findPermanent(view, id)?.keywords ?? 0) & (FIRST_STRIKE | DOUBLE_STRIKE)) !== 0;
  return combat.attackers.some(isQuick) || combat.blocks.some(({ blocker }) => isQuick(blocker));
}

/** The blockers of an attacker that are still there. */
export function blockersOf(view: BadassTcgView, attacker: number): readonly PermanentView[] {
  const blockers: PermanentView[] = [];
  for (const block of view.combat?.blocks ?? []) {
    const it = block.attacker === attacker ? findPermanent(view, block.blocker) : undefined;
    if (it !== undefined) blockers.push(it);
  }
  return blockers;
}

/** How much damage kills a creature now. @rule BT-KEY-02 BT-KEY-04 BT-KEY-05 */
export function lethalFor(attacker: PermanentView, it: PermanentView): number {
  const left = it.deathtouched ? 0 : Math.max(0, it.toughness - it.damage);
  return attacker.keywords & DEATHTOUCH ? Math.min(1, left) : left;
}

/** What an attacker was told to deal already. */
export function assignedOf(view: BadassTcgView, attacker: number): readonly DamagePart[] {
  return view.combat?.assigned.filter((part) => part.attacker === attacker) ?? [];
}

function sumOf(parts: readonly DamagePart[]): number {
  return parts.reduce((sum, { n }) => sum + n, 0);
}

/** Attackers whose controller has to divide their damage, in the order of the battlefield. @rule BT-CMB-12 BT-KEY-03 */
export function dueAttackers(view: BadassTcgView): readonly PermanentView[] {
  const { combat, fog } = view;
  if (combat === null || fog) return [];
  const due: PermanentView[] = [];
  for (const id of combat.attackers) {
    const it = findPermanent(view, id);
    if (it === undefined || it.power <= 0 || !strikes(view, it)) continue;
    const blockers = blockersOf(view, id).length;
    if (!(blockers > 1 || (blockers === 1 && it.keywords & TRAMPLE))) continue;
    if (sumOf(assignedOf(view, id)) < it.power) due.push(it);
  }
  return due;
}

/** Whether every blocker has lethal damage, so that the rest may go to the player. @rule BT-KEY-03 */
function allLethal(
  attacker: PermanentView,
  blockers: readonly PermanentView[],
  parts: readonly DamagePart[],
) {
  return blockers.every((it) => {
    return (parts.find(({ target }) => target === it.id)?.n ?? 0) >= lethalFor(attacker, it);
  });
}

/**
 * Whether damage may be divided like this so far: among the blockers, each once, in order each with lethal damage before the next
 * gets any; with trample the rest may go to the player. RULING(Q13, Q32) @rule BT-CMB-12 BT-KEY-03
 */
function mayAssign(
  view: BadassTcgView,
  attacker: PermanentView,
  parts: readonly DamagePart[],
  { options }: BadassTcgRules,
): boolean {
  const blockers = blockersOf(view, attacker.id);
  const defender = playerTarget(otherSeat(attacker.controller));
  for (let i = 0; i < parts.length; i++) {
    const { target, n } = parts[i] as DamagePart;
    if (parts.findIndex((part) => part.target === target) !== i) return false;
    if (target === defender) {
      const isLast = i === parts.length - 1;
      if (!isLast || !(attacker.keywords & TRAMPLE) || !allLethal(attacker, blockers, parts)) return false;
      continue;
    }
    const blocker = blockers.find(({ id }) => id === target);
    if (blocker === undefined) return false;
    const isFollowed = parts.slice(i + 1).some((part) => part.n > 0 && part.target !== defender);
    if (options.damageAssignment === 'ordered' && isFollowed && n < lethalFor(attacker, blocker))
      return false;
  }
  return sumOf(parts) <= attacker.power;
}

/** Whether a division can be carried to its end: all is given, or somebody is left who can take the rest. */
export function canComplete(
  view: BadassTcgView,
  attacker: PermanentView,
  parts: readonly DamagePart[],
  rules: BadassTcgRules,
): boolean {
  if (!mayAssign(view, attacker, parts, rules)) return false;
  const rest = attacker.power - sumOf(parts);
  if (rest === 0) return true;
  const left = blockersOf(view, attacker.id).filter(({ id }) => !parts.some(({ target }) => target === id));
  const defender = playerTarget(otherSeat(attacker.controller));
  const recipients = [...left.map(({ id }) => id), defender] as const;
  return recipients.some((target) => mayAssign(view, attacker, [...parts, { target, n: rest }], rules));
}

/** What an attacker deals. @rule BT-CMB-09 BT-CMB-10 BT-CMB-11 */
function hitsOf(state: BadassTcgState, it: Permanent<number>, hits: Hit[]): void {
  const { combat } = state;
  const defender = playerTarget(otherSeat(it.controller));
  const blockers = blockersOf(state, it.id);
  const [only] = blockers;
  if (combat === null || it.power <= 0) return;
  if (!combat.blocked.includes(it.id)) hits.push(hitBy(it, defender, it.power));
  else if (only === undefined) {
    // BT-CMB-11: once blocked, always blocked; only trample gets through.
    if (it.keywords & TRAMPLE) hits.push(hitBy(it, defender, it.power));
  } else {
    const parts = assignedOf(state, it.id);
    if (parts.length === 0) hits.push(hitBy(it, only.id, it.power));
    for (const { target, n } of parts) hits.push(hitBy(it, target, n));
  }
}

/** Deals the damage of a step, all at the same time. @rule BT-CMB-09 BT-CMB-13 BT-CMB-14 BT-CMB-15 BT-CMB-17 */
function dealCombatDamage(state: BadassTcgState, ctx: BadassTcgContext): void {
  const { combat } = state;
  if (combat === null) return;
  const hits: Hit[] = [];
  const struck: number[] = [];
  for (const id of combat.attackers) {
    const it = findPermanent(state, id);
    if (it === undefined || !strikes(state, it)) continue;
    hitsOf(state, it, hits);
    struck.push(id);
  }
  for (const { blocker, attacker } of combat.blocks) {
    const it = findPermanent(state, blocker);
    if (it === undefined || !strikes(state, it)) continue;
    hits.push(hitBy(it, attacker, it.power));
    struck.push(blocker);
  }
  if (!state.fog) dealDamage(state, hits, true, ctx);
  combat.struck = struck;
  combat.assigned = [];
}

/** A damage step: where damage has to be divided, the attacking player is asked before any is dealt. @rule BT-CMB-12 BT-CMB-14 */
export const strikePhase: AutomaticPhase<BadassTcgTypes> = {
  enter(state, ctx) {
    if (dueAttackers(state).length > 0) return 'assign';
    dealCombatDamage(state, ctx);
    state.priority = state.active;
    state.passes = 0;
    return 'checks';
  },
};
