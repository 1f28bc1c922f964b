// Dividing an attacker's damage: all of it in one action, or one recipient at a time.

import type { Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { onlySeat } from '../../../kernel/seat.js';
import { integer, listOf, recordOf, type Shape } from '../../../kernel/shape.js';
import type { AssignDamage, AssignDamageTo, DamagePart } from '../actions.js';
import { assignedOf, blockersOf, canComplete, dueAttackers } from '../combat.js';
import type { BadassTcgRules } from '../rules.js';
import type { BadassTcgState, BadassTcgView, Combat, Target } from '../state.js';
import { playerTarget } from '../targets.js';
import type { BadassTcgTypes } from '../types.js';
import { objectShape } from './attack.js';

/** The shape of a target: an object's number, or a player. */
export const targetShape: Shape = (value, path, problems) => {
  if (value !== 'seat0' && value !== 'seat1') objectShape(value, path, problems);
};

const amount = integer(0, Number.MAX_SAFE_INTEGER);

/** The attacking player divides. @rule BT-CMB-12 */
export const assignPhase: WaitingPhase<BadassTcgTypes> = {
  deciders: (view) => onlySeat(view.active),
  moves: ['assignDamageTo', 'assignDamage'],
};

function problemOf(
  view: BadassTcgView,
  attacker: number,
  parts: readonly DamagePart[],
  isWhole: boolean,
  rules: BadassTcgRules,
) {
  const it = dueAttackers(view).find(({ id }) => id === attacker);
  const sum = parts.reduce((total, { n }) => total + n, 0);
  const isSound = it !== undefined && canComplete(view, it, parts, rules) && (!isWhole || sum === it.power);
  return isSound ? undefined : reject('BAD_ASSIGNMENT', 'BT-CMB-12', { attacker });
}

function keep(state: BadassTcgState, attacker: number, parts: readonly DamagePart[]): 'strike' {
  const { assigned } = state.combat as Combat;
  for (const { target, n } of parts) if (n > 0) assigned.push({ attacker, target, n });
  return 'strike';
}

/** Divides all damage of an attacker. RULING(Q13, Q32) @rule BT-CMB-12 BT-KEY-03 BT-KEY-04 */
export const assignDamage: Move<BadassTcgTypes, AssignDamage> = {
  fields: {
    attacker: objectShape,
    assignment: listOf(recordOf({ target: targetShape, n: amount }), 0, 1000),
  },
  check(view, { attacker, assignment }, rules) {
    // Whoever began one at a time goes on like this.
    if (assignedOf(view, attacker).length > 0) return reject('BAD_ASSIGNMENT', 'BT-CMB-12', { attacker });
    return problemOf(view, attacker, assignment, true, rules);
  },
  apply: (state, { attacker, assignment }) => keep(state, attacker, assignment),
};

/** Gives one recipient its part; listed for the first attacker that is due. RULING(Q13, Q32) @rule BT-CMB-12 BT-KEY-03 */
export const assignDamageTo: Move<BadassTcgTypes, AssignDamageTo> = {
  fields: { attacker: objectShape, target: targetShape, n: integer(1, Number.MAX_SAFE_INTEGER) },
  check(view, { attacker, target, n }, rules) {
    return problemOf(view, attacker, [...assignedOf(view, attacker), { target, n }], false, rules);
  },
  options(view, seat, rules, options) {
    const [it] = dueAttackers(view);
    if (it === undefined) return;
    const given = assignedOf(view, it.id);
    const left = it.power - given.reduce((sum, { n }) => sum + n, 0);
    const defender: Target = playerTarget(view.active === 0 ? 1 : 0);
    for (const target of [...blockersOf(view, it.id).map(({ id }) => id), defender]) {
      for (let n = 1; n <= left; n++) {
        if (!canComplete(view, it, [...given, { target, n }], rules) || !options.next()) continue;
        options.push({ type: 'assignDamageTo', seat, attacker: it.id, target, n });
      }
    }
  },
  apply: (state, { attacker, target, n }) => keep(state, attacker, [{ target, n }]),
};
