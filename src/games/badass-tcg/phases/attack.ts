// Declaring attackers and blockers: the first thing of their steps, no stack actions. Creatures are named one at a time, or all at
// once, and declared together.

import type { Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { onlySeat, otherSeat, type Seat } from '../../../kernel/seat.js';
import { integer, listOf, recordOf } from '../../../kernel/shape.js';
import type {
  DeclareAttacker,
  DeclareAttackers,
  DeclareBlocker,
  DeclareBlockers,
  EndDeclaration,
} from '../actions.js';
import { DEFENDER, FLYING, HASTE, NO_ATTACK, NO_BLOCK, REACH, VIGILANCE } from '../keywords.js';
import { tap } from '../objects.js';
import { type BadassTcgRules, faceOf } from '../rules.js';
import type { BadassTcgState, BadassTcgView, Block, Combat, PermanentView } from '../state.js';
import { findPermanent } from '../targets.js';
import { collectTriggers } from '../triggers.js';
import type { BadassTcgContext, BadassTcgTypes } from '../types.js';

/** The shape of an object's number. */
export const objectShape = integer(0, Number.MAX_SAFE_INTEGER);

/** The active player declares. @rule BT-CMB-05 BT-CMB-08 */
export const attackersPhase: WaitingPhase<BadassTcgTypes> = {
  deciders: (view) => onlySeat(view.active),
  moves: ['declareAttacker', 'endDeclaration', 'declareAttackers'],
};

/** The non-active player declares. @rule BT-CMB-07 BT-CMB-08 */
export const blockersPhase: WaitingPhase<BadassTcgTypes> = {
  deciders: (view) => onlySeat(otherSeat(view.active)),
  moves: ['declareBlocker', 'endDeclaration', 'declareBlockers'],
};

/** Whether a creature has come too recently for what takes effort. RULING(Q28): creatures only. @rule BT-CMB-01 BT-CMB-03 BT-KEY-08 */
export function isSick(view: BadassTcgView, it: PermanentView, rules: BadassTcgRules): boolean {
  const isNew = it.enteredTurn === view.turn && (it.keywords & HASTE) === 0;
  return isNew && faceOf(it, rules).kind === 'creature';
}

/** Why a permanent cannot attack. @rule BT-CMB-01 BT-CMB-04 BT-KEY-13 BT-PLY-12 */
function attackProblem(view: BadassTcgView, seat: Seat, id: number, rules: BadassTcgRules) {
  const it = findPermanent(view, id);
  if (it === undefined || it.controller !== seat)
    return reject('NOT_CONTROLLER', 'BT-CMB-04', { object: id });
  if (faceOf(it, rules).kind !== 'creature') return reject('CANNOT_ATTACK', 'BT-CMB-04', { object: id });
  if (view.combat?.attackers.includes(id)) return reject('DUPLICATE_ATTACKER', 'BT-CMB-05', { object: id });
  if (it.tapped) return reject('ALREADY_TAPPED', 'BT-CMB-04', { object: id });
  if (isSick(view, it, rules)) return reject('SUMMONING_SICK', 'BT-CMB-01', { object: id });
  if (it.keywords & DEFENDER) return reject('CANNOT_ATTACK', 'BT-KEY-13', { object: id });
  return it.keywords & NO_ATTACK ? reject('CANNOT_ATTACK', 'BT-PLY-12', { object: id }) : undefined;
}

const inOrder = (a: number, b: number) => a - b;

/** Names one attacker; listed are those behind the last one named, so that each set is listed once. @rule BT-CMB-04 BT-CMB-05 */
export const declareAttacker: Move<BadassTcgTypes, DeclareAttacker> = {
  fields: { attacker: objectShape },
  check: (view, { seat, attacker }, rules) => attackProblem(view, seat, attacker, rules),
  options(view, seat, rules, options) {
    const last = view.combat?.attackers.at(-1) ?? 0;
    for (const { id } of view.battlefield) {
      if (id <= last || attackProblem(view, seat, id, rules) !== undefined) continue;
      if (options.next()) options.push({ type: 'declareAttacker', seat, attacker: id });
    }
  },
  apply(state, { attacker }) {
    const { attackers } = state.combat as Combat;
    attackers.push(attacker);
    attackers.sort(inOrder);
    return 'attackers';
  },
};

/** Declares all attackers at once. @rule BT-CMB-05 */
export const declareAttackers: Move<BadassTcgTypes, DeclareAttackers> = {
  fields: { attackers: listOf(objectShape, 0, 1000) },
  check(view, { seat, attackers }, rules) {
    for (let i = 0; i < attackers.length; i++) {
      const id = attackers[i] as number;
      const problem = attackProblem(view, seat, id, rules);
      if (problem !== undefined) return problem;
      if (attackers.indexOf(id) < i) return reject('DUPLICATE_ATTACKER', 'BT-CMB-05', { object: id });
    }
    return undefined;
  },
  apply(state, { attackers }, ctx) {
    const combat = state.combat as Combat;
    combat.attackers = [...combat.attackers, ...attackers].sort(inOrder);
    return attack(state, combat, ctx);
  },
};

/** Attackers are tapped together, then attack abilities trigger. @rule BT-CMB-04 BT-CMB-06 BT-KEY-07 BT-TRN-09 */
function attack(state: BadassTcgState, { attackers }: Combat, ctx: BadassTcgContext): 'checks' {
  const attacking = attackers.map((id) => findPermanent(state, id)).filter((it) => it !== undefined);
  ctx.events?.push({ type: 'attackersDeclared', seat: state.active, attackers: [...attackers] });
  for (const it of attacking) if (!(it.keywords & VIGILANCE)) tap(it, ctx);
  for (const it of attacking) collectTriggers(state, it, 'attack', ctx.rules, state.triggers);
  return begin(state);
}

/** After the declaration the active player has priority. @rule BT-CMB-08 BT-STK-02 */
function begin(state: BadassTcgState): 'checks' {
  state.priority = state.active;
  state.passes = 0;
  return 'checks';
}

/** Why a creature cannot block an attacker. RULING(Q12, Q15) @rule BT-CMB-07 BT-KEY-06 BT-KEY-11 BT-PLY-12 */
function blockProblem(
  view: BadassTcgView,
  seat: Seat,
  { blocker, attacker }: Readonly<Block>,
  rules: BadassTcgRules,
) {
  const detail = { blocker, attacker };
  const it = findPermanent(view, blocker);
  if (it === undefined || it.controller !== seat) return reject('NOT_CONTROLLER', 'BT-CMB-07', detail);
  if (view.combat?.blocks.some((block) => block.blocker === blocker)) {
    return reject('DUPLICATE_BLOCKER', 'BT-CMB-07', detail);
  }
  if (faceOf(it, rules).kind !== 'creature') return reject('ILLEGAL_BLOCK', 'BT-CMB-07', detail);
  if (it.tapped) return reject('ALREADY_TAPPED', 'BT-CMB-07', detail);
  const target = view.combat?.attackers.includes(attacker) ? findPermanent(view, attacker) : undefined;
  if (target === undefined) return reject('ILLEGAL_BLOCK', 'BT-CMB-07', detail);
  if (it.keywords & NO_BLOCK) return reject('ILLEGAL_BLOCK', 'BT-PLY-12', detail);
  const isOutOfReach = target.keywords & FLYING && !(it.keywords & (FLYING | REACH));
  return isOutOfReach ? reject('ILLEGAL_BLOCK', 'BT-KEY-06', detail) : undefined;
}

/** Names one blocker; listed are those behind the last one named. @rule BT-CMB-07 */
export const declareBlocker: Move<BadassTcgTypes, DeclareBlocker> = {
  fields: { blocker: objectShape, attacker: objectShape },
  check: (view, action, rules) => blockProblem(view, action.seat, action, rules),
  options(view, seat, rules, options) {
    const { attackers, blocks } = view.combat as Combat;
    const last = blocks.at(-1)?.blocker ?? 0;
    for (const { id: blocker } of view.battlefield) {
      if (blocker <= last) continue;
      for (const attacker of attackers) {
        if (blockProblem(view, seat, { blocker, attacker }, rules) !== undefined) continue;
        if (options.next()) options.push({ type: 'declareBlocker', seat, blocker, attacker });
      }
    }
  },
  apply(state, { blocker, attacker }) {
    const { blocks } = state.combat as Combat;
    blocks.push({ blocker, attacker });
    blocks.sort((a, b) => a.blocker - b.blocker);
    return 'blockers';
  },
};

/** Declares all blockers at once. @rule BT-CMB-07 */
export const declareBlockers: Move<BadassTcgTypes, DeclareBlockers> = {
  fields: { blocks: listOf(recordOf({ blocker: objectShape, attacker: objectShape }), 0, 1000) },
  check(view, { seat, blocks }, rules) {
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[i] as Block;
      const problem = blockProblem(view, seat, block, rules);
      if (problem !== undefined) return problem;
      if (blocks.findIndex(({ blocker }) => blocker === block.blocker) < i) {
        return reject('DUPLICATE_BLOCKER', 'BT-CMB-07', { blocker: block.blocker, attacker: block.attacker });
      }
    }
    return undefined;
  },
  apply(state, { blocks }, ctx) {
    const combat = state.combat as Combat;
    const own = blocks.map(({ blocker, attacker }) => ({ blocker, attacker }));
    combat.blocks = [...combat.blocks, ...own].sort((a, b) => a.blocker - b.blocker);
    return block(state, combat, ctx);
  },
};

/** Blockers block together; whoever is blocked stays so. @rule BT-CMB-07 BT-CMB-11 */
function block(state: BadassTcgState, combat: Combat, ctx: BadassTcgContext): 'checks' {
  combat.blocked = combat.attackers.filter((id) => combat.blocks.some(({ attacker }) => attacker === id));
  const blocks = combat.blocks.map(({ blocker, attacker }) => ({ blocker, attacker }));
  ctx.events?.push({ type: 'blockersDeclared', seat: otherSeat(state.active), blocks });
  return begin(state);
}

/** Declares whoever was named, nobody included. @rule BT-CMB-05 BT-CMB-07 */
export const endDeclaration: Move<BadassTcgTypes, EndDeclaration> = {
  fields: {},
  check: () => undefined,
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'endDeclaration', seat });
  },
  apply(state, _action, ctx) {
    const combat = state.combat as Combat;
    return state.phase === 'attackers' ? attack(state, combat, ctx) : block(state, combat, ctx);
  },
};
