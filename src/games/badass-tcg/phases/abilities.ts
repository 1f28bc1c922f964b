// Abilities of permanents: mana abilities, which are immediate; activated abilities, which use the stack; special actions, and
// turning a card face up, which do not.

import type { Move } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import type { Seat } from '../../../kernel/seat.js';
import { integer, oneOf, optional } from '../../../kernel/shape.js';
import type { Activate, Special, TapForMana, TurnFaceUp } from '../actions.js';
import { refresh } from '../continuous.js';
import { perform } from '../effects.js';
import { canPay, MANA, readPay } from '../mana.js';
import { sacrifice, tap } from '../objects.js';
import { addMana, changeEnergy, spendMana } from '../players.js';
import { type BadassTcgRules, type CompiledAbility, type CompiledCard, faceOf } from '../rules.js';
import type { BadassTcgState, BadassTcgView, Permanent, PermanentView, StackItem } from '../state.js';
import { findPermanent, targetLists } from '../targets.js';
import { collectTriggers } from '../triggers.js';
import type { BadassTcgContext, BadassTcgTypes } from '../types.js';
import { isSick, objectShape } from './attack.js';
import {
  afterStackAction,
  eachPayment,
  manaProblem,
  payShape,
  targetProblem,
  targetsShape,
} from './casting.js';

const indexShape = integer(0, 99);

/** Which of three doors an ability goes through. @rule BT-MAN-07 BT-SPC-01 BT-PLY-10 */
function doorOf(ability: CompiledAbility): 'tapForMana' | 'special' | 'activate' | null {
  if (ability.kind !== 'activated') return null;
  if (ability.special) return 'special';
  return ability.mana.length > 0 ? 'tapForMana' : 'activate';
}

/** A creature that can pay a sacrifice: another of the same controller. */
function canGive(view: BadassTcgView, it: PermanentView, given: number, rules: BadassTcgRules): boolean {
  const other = findPermanent(view, given);
  return (
    other !== undefined &&
    other !== it &&
    other.controller === it.controller &&
    faceOf(other, rules).kind === 'creature'
  );
}

/** Why the costs beside mana cannot be paid. @rule BT-ENE-03 BT-ENE-04 */
function costProblem(
  view: BadassTcgView,
  it: PermanentView,
  ability: CompiledAbility,
  given: number | undefined,
  rules: BadassTcgRules,
) {
  if (view.players[it.controller].energy < ability.energy) {
    return reject('CANNOT_PAY', 'BT-ENE-04', { energy: ability.energy });
  }
  const isGiven = given !== undefined && canGive(view, it, given, rules);
  return ability.sacrifice === isGiven ? undefined : reject('CANNOT_PAY', 'BT-PLY-10');
}

/** Why an ability cannot be used, targets and payment aside. @rule BT-MAN-03 BT-PLY-11 BT-CMB-02 BT-STK-14 */
function abilityProblem(
  view: BadassTcgView,
  seat: Seat,
  permanent: number,
  index: number,
  door: 'tapForMana' | 'special' | 'activate',
  rules: BadassTcgRules,
) {
  const it = findPermanent(view, permanent);
  const detail = { object: permanent };
  if (it === undefined || it.controller !== seat) return reject('NOT_CONTROLLER', 'BT-STK-14', detail);
  const face = faceOf(it, rules);
  const ability = face.abilities[index];
  if (ability === undefined || doorOf(ability) !== door) {
    return reject('NO_SUCH_ABILITY', 'BT-STK-14', { object: permanent, index });
  }
  // RULING(Q3): under `manaModel: refresh` generators do not tap for mana.
  if (door === 'tapForMana' && face.kind === 'generator' && rules.options.manaModel === 'refresh') {
    return reject('OPTION_DISABLED', 'BT-MAN-02', detail);
  }
  if (!ability.tap) return undefined;
  if (it.tapped) {
    return reject('ALREADY_TAPPED', face.kind === 'generator' ? 'BT-MAN-03' : 'BT-PLY-11', detail);
  }
  // RULING(Q11): summoning sickness also forbids {T}.
  const isTired = rules.options.summoningSickness === 'attackAndTap' && isSick(view, it, rules);
  return isTired ? reject('SUMMONING_SICK', 'BT-CMB-02', detail) : undefined;
}

/** Tells every creature that can pay, or that none is needed. */
function eachGift(
  view: BadassTcgView,
  it: PermanentView,
  ability: CompiledAbility,
  rules: BadassTcgRules,
  tell: (sacrifice: number | undefined) => void,
): void {
  if (!ability.sacrifice) tell(undefined);
  else for (const { id } of view.battlefield) if (canGive(view, it, id, rules)) tell(id);
}

/** Pays what an ability costs. @rule BT-PLY-10 BT-PLY-11 BT-ENE-03 */
function payCosts(
  state: BadassTcgState,
  it: Permanent<number>,
  ability: CompiledAbility,
  given: number | undefined,
  named: readonly number[] | undefined,
  ctx: BadassTcgContext,
): void {
  if (ability.tap) tap(it, ctx);
  spendMana(state, it.controller, ability.cost, 0, named, ctx);
  changeEnergy(state, it.controller, -ability.energy, ctx);
  if (given !== undefined) sacrifice(state, [given], ctx);
}

/** An ability of a permanent as it goes on the stack. */
function itemOf(
  state: BadassTcgState,
  it: Permanent<number>,
  ability: number,
  targets: StackItem<number>['targets'],
): StackItem<number> {
  return {
    id: state.nextId++,
    kind: 'activated',
    source: it.id,
    card: it.card,
    def: it.def,
    ability,
    controller: it.controller,
    targets,
    faceDown: false,
    host: it.attachedTo,
    keywords: it.keywords,
  };
}

/** Does at once what an ability says, without the stack. */
function performNow(
  state: BadassTcgState,
  it: Permanent<number>,
  index: number,
  ability: CompiledAbility,
  ctx: BadassTcgContext,
): void {
  const item = itemOf(state, it, index, []);
  for (const operation of ability.program.operations) {
    if (operation.effect?.op !== 'mana' || ability.special) perform(state, item, operation, ctx);
  }
}

function abilityAt(view: BadassTcgView, permanent: number, index: number, rules: BadassTcgRules) {
  const it = findPermanent(view, permanent) as PermanentView;
  return { it, ability: faceOf(it, rules).abilities[index] as CompiledAbility };
}

/** The one way to make mana that fits the named colour; where there is only one, none need be named. */
function wayOf({ mana }: CompiledAbility, color: TapForMana['color']): readonly number[] | undefined {
  if (mana.length === 1 && color === undefined) return mana[0];
  if (color === undefined) return undefined;
  return mana.find((way) => (way[MANA.indexOf(color)] as number) > 0);
}

/** Makes mana at once; priority does not move. @rule BT-MAN-02 BT-MAN-03 BT-MAN-07 BT-STK-08 */
export const tapForMana: Move<BadassTcgTypes, TapForMana> = {
  fields: {
    permanent: objectShape,
    index: indexShape,
    color: optional(oneOf(...MANA)),
    sacrifice: optional(objectShape),
  },
  check(view, { seat, permanent, index, color, sacrifice: given }, rules) {
    const problem = abilityProblem(view, seat, permanent, index, 'tapForMana', rules);
    if (problem !== undefined) return problem;
    const { it, ability } = abilityAt(view, permanent, index, rules);
    if (wayOf(ability, color) === undefined)
      return reject('BAD_CHOICE', 'BT-MAN-01', { color: color ?? 'none' });
    return (
      costProblem(view, it, ability, given, rules) ?? manaProblem(view, seat, ability.cost, 0, undefined)
    );
  },
  options(view, seat, rules, options) {
    for (const it of view.battlefield) {
      if (it.controller !== seat) continue;
      const { abilities } = faceOf(it, rules);
      for (let index = 0; index < abilities.length; index++) {
        const ability = abilities[index] as CompiledAbility;
        if (ability.mana.length === 0) continue;
        if (abilityProblem(view, seat, it.id, index, 'tapForMana', rules) !== undefined) continue;
        if (view.players[seat].energy < ability.energy || !canPay(view.players[seat].pool, ability.cost))
          continue;
        eachGift(view, it, ability, rules, (given) => {
          for (const way of ability.mana) {
            if (!options.next()) continue;
            const at = way.findIndex((n) => n > 0);
            const color = ability.mana.length > 1 ? { color: MANA[at] as (typeof MANA)[number] } : {};
            const gift = given === undefined ? {} : { sacrifice: given };
            options.push({ type: 'tapForMana', seat, permanent: it.id, index, ...color, ...gift });
          }
        });
      }
    }
  },
  apply(state, { seat, permanent, index, color, sacrifice: given }, ctx) {
    const it = findPermanent(state, permanent) as Permanent<number>;
    const ability = faceOf(it, ctx.rules).abilities[index] as CompiledAbility;
    payCosts(state, it, ability, given, undefined, ctx);
    addMana(state, seat, wayOf(ability, color) as readonly number[], ctx);
    if (ability.program.operations.length > 1) performNow(state, it, index, ability, ctx);
    // Whoever pays in the middle of things goes on paying.
    if (state.pending.length > 0) return state.phase;
    state.passes = 0;
    const isQuiet =
      given === undefined && state.triggers.length === 0 && ability.program.operations.length === 1;
    return isQuiet ? 'priority' : 'checks';
  },
};

/** Activates an ability: its cost is paid, and it is on the stack, independent of its source. @rule BT-PLY-10 BT-PLY-11 BT-STK-01 */
export const activate: Move<BadassTcgTypes, Activate> = {
  fields: {
    permanent: objectShape,
    index: indexShape,
    targets: targetsShape,
    sacrifice: optional(objectShape),
    pay: payShape,
  },
  check(view, { seat, permanent, index, targets, sacrifice: given, pay }, rules) {
    const problem = abilityProblem(view, seat, permanent, index, 'activate', rules);
    if (problem !== undefined) return problem;
    const { it, ability } = abilityAt(view, permanent, index, rules);
    return (
      targetProblem(view, seat, ability.program, targets, rules) ??
      costProblem(view, it, ability, given, rules) ??
      manaProblem(view, seat, ability.cost, 0, pay)
    );
  },
  options(view, seat, rules, options) {
    const { pool, energy } = view.players[seat];
    for (const it of view.battlefield) {
      if (it.controller !== seat) continue;
      const { abilities } = faceOf(it, rules);
      for (let index = 0; index < abilities.length; index++) {
        const ability = abilities[index] as CompiledAbility;
        if (doorOf(ability) !== 'activate' || energy < ability.energy || !canPay(pool, ability.cost))
          continue;
        if (abilityProblem(view, seat, it.id, index, 'activate', rules) !== undefined) continue;
        for (const targets of targetLists(view, ability.program.nouns, seat, rules)) {
          eachGift(view, it, ability, rules, (given) => {
            const gift = given === undefined ? {} : { sacrifice: given };
            eachPayment(view, seat, ability.cost, 0, (pay) => {
              if (!options.next()) return;
              const paid = pay === undefined ? {} : { pay };
              options.push({ type: 'activate', seat, permanent: it.id, index, targets, ...gift, ...paid });
            });
          });
        }
      }
    }
  },
  apply(state, { seat, permanent, index, targets, sacrifice: given, pay }, ctx) {
    const it = findPermanent(state, permanent) as Permanent<number>;
    const face = faceOf(it, ctx.rules);
    const item = itemOf(state, it, index, [...targets]);
    state.stack.push(item);
    ctx.events?.push({
      type: 'abilityActivated',
      seat,
      source: permanent,
      ref: face.id,
      ability: index,
      item: item.id,
      targets: [...targets],
    });
    const ability = face.abilities[index] as CompiledAbility;
    payCosts(state, it, ability, given, pay === undefined ? undefined : readPay(pay), ctx);
    return afterStackAction(state, seat, ctx);
  },
};

/** A special action: at once, without the stack; priority does not move. @rule BT-SPC-01 BT-STK-08 BT-STK-07 */
export const special: Move<BadassTcgTypes, Special> = {
  fields: { permanent: objectShape, index: indexShape },
  check(view, { seat, permanent, index }, rules) {
    const problem = abilityProblem(view, seat, permanent, index, 'special', rules);
    if (problem !== undefined) return problem;
    const { it, ability } = abilityAt(view, permanent, index, rules);
    return (
      costProblem(view, it, ability, undefined, rules) ?? manaProblem(view, seat, ability.cost, 0, undefined)
    );
  },
  options(view, seat, rules, options) {
    for (const it of view.battlefield) {
      const { abilities } = faceOf(it, rules);
      for (let index = 0; index < abilities.length; index++) {
        if (it.controller !== seat || abilities[index]?.special !== true) continue;
        const action: Special = { type: 'special', seat, permanent: it.id, index };
        if (special.check(view, action, rules) === undefined && options.next()) options.push(action);
      }
    }
  },
  apply(state, { seat, permanent, index }, ctx) {
    const it = findPermanent(state, permanent) as Permanent<number>;
    const face: CompiledCard = faceOf(it, ctx.rules);
    const ability = face.abilities[index] as CompiledAbility;
    ctx.events?.push({ type: 'specialAction', seat, source: permanent, ref: face.id, ability: index });
    payCosts(state, it, ability, undefined, undefined, ctx);
    performNow(state, it, index, ability, ctx);
    state.passes = 0;
    return state.result === null ? 'checks' : 'over';
  },
};

/** Why a permanent cannot be turned face up. @rule BT-FDN-01 BT-FDN-03 */
function turnProblem(view: BadassTcgView, seat: Seat, permanent: number, rules: BadassTcgRules) {
  const it = findPermanent(view, permanent);
  if (it === undefined || it.controller !== seat) {
    return reject('NOT_CONTROLLER', 'BT-FDN-03', { object: permanent });
  }
  const veil = it.faceDown ? rules.cards[it.def as number]?.veil : null;
  if (veil === null || veil === undefined) return reject('NOT_FACE_DOWN', 'BT-FDN-03', { object: permanent });
  return manaProblem(view, seat, veil, 0, undefined);
}

/**
 * Turns a permanent face up by paying its Veil cost: a special action. What it suffered stays; "face up" abilities trigger.
 * RULING(Q16) @rule BT-FDN-01 BT-FDN-03 BT-STK-08
 */
export const turnFaceUp: Move<BadassTcgTypes, TurnFaceUp> = {
  fields: { permanent: objectShape },
  check: (view, { seat, permanent }, rules) => turnProblem(view, seat, permanent, rules),
  options(view, seat, rules, options) {
    for (const { id, faceDown } of view.battlefield) {
      if (!faceDown || turnProblem(view, seat, id, rules) !== undefined || !options.next()) continue;
      options.push({ type: 'turnFaceUp', seat, permanent: id });
    }
  },
  apply(state, { seat, permanent }, ctx) {
    const it = findPermanent(state, permanent) as Permanent<number>;
    const face = ctx.rules.cards[it.def] as CompiledCard;
    spendMana(state, seat, face.veil as readonly number[], 0, undefined, ctx);
    it.faceDown = false;
    refresh(state, ctx.rules);
    ctx.events?.push({ type: 'turnedFaceUp', seat, card: it.card, ref: face.id, object: it.id });
    collectTriggers(state, it, 'faceup', ctx.rules, state.triggers);
    state.passes = 0;
    return 'checks';
  },
};
