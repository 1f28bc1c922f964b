// Triggered abilities. What triggers waits until somebody would get priority; then it goes on the stack, the active player's
// first, each player's in the order of their choice, and targets are chosen.

import type { CardKind, TriggerEvent } from '../../../rulesets/badass-tcg/types.js';
import type { AutomaticPhase } from '../../kernel/definition.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { ask } from './asking.js';
import { type BadassTcgRules, type CompiledAbility, faceOf } from './rules.js';
import type { BadassTcgState, Permanent, StackItem } from './state.js';
import { countTargets, onlyTarget } from './targets.js';
import type { BadassTcgContext, BadassTcgTypes } from './types.js';

/** A triggered ability of a permanent, on its way to the stack. */
function triggerOf(state: BadassTcgState, it: Permanent<number>, ability: number): StackItem<number> {
  return {
    id: state.nextId++,
    kind: 'triggered',
    source: it.id,
    card: it.card,
    def: it.def,
    ability,
    controller: it.controller,
    targets: [],
    faceDown: false,
    host: it.attachedTo,
    keywords: it.keywords,
  };
}

/** Collects the abilities of a permanent that trigger on an event. A face-down permanent has none. */
export function collectTriggers(
  state: BadassTcgState,
  it: Permanent<number>,
  event: TriggerEvent,
  rules: BadassTcgRules,
  into: StackItem<number>[],
): void {
  const { abilities } = faceOf(it, rules);
  for (let i = 0; i < abilities.length; i++) {
    if ((abilities[i] as CompiledAbility).on === event) into.push(triggerOf(state, it, i));
  }
}

/** Lets everything that a player controls trigger on an event. */
export function triggerAll(
  state: BadassTcgState,
  seat: Seat,
  event: TriggerEvent,
  rules: BadassTcgRules,
): void {
  for (const it of state.battlefield) {
    if (it.controller === seat) collectTriggers(state, it, event, rules, state.triggers);
  }
}

/** Whose upkeep a permanent's host has. */
function hostSeat(state: BadassTcgState, it: Permanent<number>): Seat | undefined {
  const { attachedTo } = it;
  if (attachedTo === 'seat0') return 0;
  if (attachedTo === 'seat1') return 1;
  return state.battlefield.find(({ id }) => id === attachedTo)?.controller;
}

/** "At the beginning of upkeep": the active player's own, and whatever is attached to that player. @rule BT-TRN-04 */
export function triggerUpkeep(state: BadassTcgState, rules: BadassTcgRules): void {
  for (const it of state.battlefield) {
    if (it.controller === state.active) collectTriggers(state, it, 'upkeep', rules, state.triggers);
    if (it.attachedTo === null || hostSeat(state, it) !== state.active) continue;
    collectTriggers(state, it, 'upkeep(host)', rules, state.triggers);
  }
}

/** What triggers on a spell that its controller casts. */
export function triggerCast(state: BadassTcgState, seat: Seat, kind: CardKind, rules: BadassTcgRules): void {
  for (const it of state.battlefield) {
    if (it.controller !== seat) continue;
    const { abilities } = faceOf(it, rules);
    for (let i = 0; i < abilities.length; i++) {
      const { on, kinds } = abilities[i] as CompiledAbility;
      if (on === 'cast' && kinds.includes(kind)) state.triggers.push(triggerOf(state, it, i));
    }
  }
}

/** The program of an ability on the stack. */
export function abilityOf(item: StackItem<number>, rules: BadassTcgRules): CompiledAbility {
  return rules.cards[item.def]?.abilities[item.ability] as CompiledAbility;
}

/**
 * Chooses what there is no choice in, and asks for the rest: a trigger has a target wherever there is a legal one.
 * @rule BT-STK-11
 */
export function chooseTargets(state: BadassTcgState, item: StackItem<number>, ctx: BadassTcgContext): void {
  const { nouns } = abilityOf(item, ctx.rules).program;
  while (item.targets.length < nouns.length) {
    const noun = nouns[item.targets.length] as (typeof nouns)[number];
    const only = onlyTarget(state, noun, item.controller, ctx.rules);
    if (only === undefined) {
      ask(state, 'targets', item.controller, 1);
      return;
    }
    item.targets.push(only);
  }
  const { controller: seat, source, ability, id, targets } = item;
  const ref = ctx.rules.cards[item.def]?.id ?? '';
  ctx.events?.push({
    type: 'triggered',
    seat,
    source: source as number,
    ref,
    ability,
    item: id,
    targets: [...targets],
  });
}

/** Puts a waiting trigger on the stack, unless it needs a target and has none. @rule BT-STK-11 BT-STK-12 */
export function putTrigger(state: BadassTcgState, item: StackItem<number>, ctx: BadassTcgContext): void {
  state.triggers.splice(state.triggers.indexOf(item), 1);
  const { nouns } = abilityOf(item, ctx.rules).program;
  // BT-STK-12: without a legal target it is dropped.
  if (nouns.some((noun) => countTargets(state, noun, item.controller, ctx.rules) === 0)) return;
  state.stack.push(item);
  state.passes = 0;
  if (state.priority === null) state.priority = state.active;
  chooseTargets(state, item, ctx);
}

/**
 * The active player's triggers go on the stack first, so that the other's resolve first. When all are there, somebody gets
 * priority, or in a quiet cleanup nobody. RULING(Q26) @rule BT-STK-11 BT-SBA-01 BT-STK-02
 */
export const triggersPhase: AutomaticPhase<BadassTcgTypes> = {
  enter(state, ctx) {
    while (state.triggers.length > 0) {
      const { active } = state;
      const seat = state.triggers.some(({ controller }) => controller === active)
        ? active
        : otherSeat(active);
      const own = state.triggers.filter(({ controller }) => controller === seat);
      if (own.length > 1 && ctx.rules.options.triggerOrder === 'choose') {
        ask(state, 'triggerOrder', seat, 1);
        return 'triggers';
      }
      putTrigger(state, own[0] as StackItem<number>, ctx);
      if (state.pending.length > 0) return 'triggers';
    }
    if (state.priority === null) return 'next';
    ctx.events?.push({ type: 'priority', seat: state.priority });
    return 'priority';
  },
};
