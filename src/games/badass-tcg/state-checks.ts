// State checks: whenever a player would get priority, everything that has come to its end does, together, until nothing changes.

import type { AutomaticPhase } from '../../kernel/definition.js';
import { finish } from '../../kernel/flow.js';
import { draw, type Result, win } from '../../kernel/result.js';
import { otherSeat, SEATS, type Seat } from '../../kernel/seat.js';
import { ask } from './asking.js';
import { leave } from './objects.js';
import { type BadassTcgRules, faceOf } from './rules.js';
import type { BadassTcgState, BadassTcgView, Permanent, PermanentView } from './state.js';
import { findPermanent } from './targets.js';
import type { BadassTcgContext, BadassTcgReason, BadassTcgTypes } from './types.js';

/** Damage of one commander that is fatal. RULING(Q17) */
const COMMANDER_DAMAGE = 21;

/** Why a player loses now, or undefined. @rule BT-WIN-01 BT-WIN-02 BT-WIN-03 BT-WIN-05 BT-CMD-07 */
export function lossOf(
  view: BadassTcgView,
  seat: Seat,
  { options }: BadassTcgRules,
): Exclude<BadassTcgReason, 'ultimate' | 'simultaneous'> | undefined {
  const { life, drewFromEmpty, poison, commanderDamage } = view.players[seat];
  if (life <= 0) return 'life';
  if (drewFromEmpty) return 'deck';
  if (poison >= options.poisonToLose) return 'poison';
  return commanderDamage.some((total) => total >= COMMANDER_DAMAGE) ? 'commander' : undefined;
}

/** How the match ends if a seat has lost for a reason. */
function lostBy(seat: Seat, reason: 'life' | 'deck' | 'poison' | 'commander'): Result {
  const winner = otherSeat(seat);
  switch (reason) {
    case 'life':
      return win(winner, reason, 'BT-WIN-01');
    case 'deck':
      return win(winner, reason, 'BT-WIN-02');
    case 'poison':
      return win(winner, reason, 'BT-WIN-03');
    case 'commander':
      return win(winner, reason, 'BT-WIN-05');
  }
}

/** What a check of both players comes to. RULING(Q19): who loses at the same time, draws. @rule BT-WIN-06 */
export function outcomeOf(view: BadassTcgView, rules: BadassTcgRules): Result | undefined {
  const first = lossOf(view, 0, rules);
  const second = lossOf(view, 1, rules);
  if (first !== undefined && second !== undefined) {
    if (rules.options.simultaneousLoss === 'draw') return draw('simultaneous', 'BT-WIN-06');
    return win(otherSeat(view.active), 'simultaneous', 'BT-WIN-06');
  }
  if (first !== undefined) return lostBy(0, first);
  return second === undefined ? undefined : lostBy(1, second);
}

/** Whether damage or shrinking kills a creature. @rule BT-SBA-02 BT-SBA-03 BT-CMB-16 */
function isDead(it: PermanentView): boolean {
  return it.toughness <= 0 || it.deathtouched || it.damage >= it.toughness;
}

/** Whether an attached enchantment has lost its host. @rule BT-ENC-03 BT-SBA-04 */
function isLoose(view: BadassTcgView, it: PermanentView, rules: BadassTcgRules): boolean {
  if (it.attachedTo === null || typeof it.attachedTo === 'string') return false;
  const host = findPermanent(view, it.attachedTo);
  return host === undefined || faceOf(host, rules).kind !== 'creature';
}

/** What cannot stay on the battlefield. @rule BT-SBA-02 BT-SBA-03 BT-SBA-04 */
export function doomed<P extends PermanentView>(
  view: BadassTcgView & { readonly battlefield: readonly P[] },
  rules: BadassTcgRules,
): readonly P[] {
  let found: P[] | undefined;
  for (const it of view.battlefield) {
    const isCreature = faceOf(it, rules).kind === 'creature';
    if (!(isCreature ? isDead(it) : it.attachedTo !== null && isLoose(view, it, rules))) continue;
    if (found === undefined) found = [];
    found.push(it);
  }
  return found ?? [];
}

/** Legendary permanents of one name under one controller, of which one may stay. RULING(Q18) @rule BT-SBA-05 */
export function rivals<P extends PermanentView>(
  view: { readonly battlefield: readonly P[] },
  rules: BadassTcgRules,
): readonly P[] {
  if (!rules.options.legendRule) return [];
  for (const it of view.battlefield) {
    const { legendary, name } = faceOf(it, rules);
    if (!legendary) continue;
    const same = view.battlefield.filter((other) => {
      return other.controller === it.controller && faceOf(other, rules).name === name;
    });
    if (same.length > 1) return same;
  }
  return [];
}

/** A commander between two zones: its owner is asked. @rule BT-CMD-06 */
export function askForCommander(state: BadassTcgState): boolean {
  const [first] = state.limbo;
  if (first === undefined) return false;
  const owner = state.players[0].commander === first.card ? 0 : 1;
  ask(state, 'commanderZone', owner, 1, [first.card]);
  return true;
}

/** Buries what cannot stay: killed by damage it is destroyed, otherwise it just goes. */
function bury(state: BadassTcgState, dead: readonly Permanent<number>[], ctx: BadassTcgContext): void {
  for (const it of dead) {
    if (it.attachedTo === null && it.toughness > 0) ctx.events?.push({ type: 'destroyed', object: it.id });
  }
  leave(state, dead, 'discard', ctx);
}

function tellLosers(state: BadassTcgState, ctx: BadassTcgContext): void {
  for (const seat of SEATS) {
    const reason = lossOf(state, seat, ctx.rules);
    if (reason !== undefined) ctx.events?.push({ type: 'playerLost', seat, reason });
  }
}

/**
 * Runs the checks until nothing changes; then triggers go on the stack, or, where the whole stack resolves without stops, its
 * next item. @rule BT-SBA-01 BT-WIN-06
 */
export const checksPhase: AutomaticPhase<BadassTcgTypes> = {
  enter(state, ctx) {
    for (;;) {
      if (askForCommander(state)) return 'checks';
      const result = outcomeOf(state, ctx.rules);
      if (result !== undefined) {
        if (ctx.events) tellLosers(state, ctx);
        return finish(state, result);
      }
      const dead = doomed(state, ctx.rules);
      if (dead.length > 0) {
        bury(state, dead, ctx);
        continue;
      }
      const same = rivals(state, ctx.rules);
      if (same.length === 0) break;
      ask(
        state,
        'legend',
        (same[0] as Permanent<number>).controller,
        1,
        same.map(({ id }) => id),
      );
      return 'checks';
    }
    // RULING(Q7): with `stackResolution: all` the passes stand until the stack is empty.
    if (state.passes === 2 && state.stack.length > 0) return 'resolve';
    if (state.passes === 2) state.passes = 0;
    return 'triggers';
  },
};
