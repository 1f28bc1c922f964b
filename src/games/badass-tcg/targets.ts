// What can be targeted. Targets are chosen when a spell or ability goes on the stack, and looked at once more when it resolves.

import type { TargetNoun } from '../../../rulesets/badass-tcg/types.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { type BadassTcgRules, faceOf, findCard } from './rules.js';
import type { BadassTcgView, PermanentView, Target } from './state.js';

/** A player as a target. */
export function playerTarget(seat: Seat): 'seat0' | 'seat1' {
  return seat === 0 ? 'seat0' : 'seat1';
}

/** The player that a target is, if it is one. */
export function targetSeat(target: Target | null): Seat | undefined {
  return target === 'seat0' ? 0 : target === 'seat1' ? 1 : undefined;
}

/** A permanent by its number. */
export function findPermanent<P extends PermanentView>(
  view: { readonly battlefield: readonly P[] },
  id: Target | null,
): P | undefined {
  const { battlefield } = view;
  for (let i = 0; i < battlefield.length; i++) if (battlefield[i]?.id === id) return battlefield[i];
  return undefined;
}

/** Whether a permanent is what a noun asks for. */
function fits(noun: TargetNoun, it: PermanentView, seat: Seat, rules: BadassTcgRules): boolean {
  const { kind } = faceOf(it, rules);
  if (noun === 'enchantment') return kind === 'enchantment';
  if (kind !== 'creature') return false;
  if (noun === 'creature.my') return it.controller === seat;
  if (noun === 'creature.opp') return it.controller !== seat;
  return noun === 'creature' || noun === 'any';
}

/** Tells every legal target, until it is told to stop. @rule BT-PLY-07 BT-STK-10 */
function eachTarget(
  view: BadassTcgView,
  noun: TargetNoun,
  seat: Seat,
  rules: BadassTcgRules,
  tell: (target: Target) => void,
): void {
  if (noun === 'any' || noun === 'player') for (const each of SEATS) tell(playerTarget(each));
  if (noun === 'player') return;
  if (noun === 'spell') {
    // BT-STK-10: spells only, never abilities.
    for (const item of view.stack) if (item.kind === 'spell') tell(item.id);
    return;
  }
  if (noun === 'card.my.creature') {
    for (const card of view.players[seat].discard) {
      if (findCard(view, card, rules)?.kind === 'creature') tell(card);
    }
    return;
  }
  for (const it of view.battlefield) if (fits(noun, it, seat, rules)) tell(it.id);
}

/** Every legal target, players first, then in the order of the battlefield. */
export function targetsFor(
  view: BadassTcgView,
  noun: TargetNoun,
  seat: Seat,
  rules: BadassTcgRules,
): readonly Target[] {
  const targets: Target[] = [];
  eachTarget(view, noun, seat, rules, (target) => targets.push(target));
  return targets;
}

/** How many legal targets there are. */
export function countTargets(
  view: BadassTcgView,
  noun: TargetNoun,
  seat: Seat,
  rules: BadassTcgRules,
): number {
  let count = 0;
  eachTarget(view, noun, seat, rules, () => {
    count++;
  });
  return count;
}

/** The only legal target, if there is exactly one. */
export function onlyTarget(
  view: BadassTcgView,
  noun: TargetNoun,
  seat: Seat,
  rules: BadassTcgRules,
): Target | undefined {
  const [first, second] = targetsFor(view, noun, seat, rules);
  return second === undefined ? first : undefined;
}

/** Whether something is a legal target. @rule BT-PLY-07 BT-PLY-08 */
export function isLegalTarget(
  view: BadassTcgView,
  noun: TargetNoun,
  target: Target | null,
  seat: Seat,
  rules: BadassTcgRules,
): boolean {
  if (target === null) return false;
  if (typeof target === 'string') return noun === 'any' || noun === 'player';
  if (noun === 'spell') return view.stack.some(({ id, kind }) => id === target && kind === 'spell');
  if (noun === 'card.my.creature') {
    return view.players[seat].discard.includes(target) && findCard(view, target, rules)?.kind === 'creature';
  }
  const it = findPermanent(view, target);
  return it !== undefined && fits(noun, it, seat, rules);
}

/** Every way to choose targets for a text. */
export function targetLists(
  view: BadassTcgView,
  nouns: readonly TargetNoun[],
  seat: Seat,
  rules: BadassTcgRules,
): readonly (readonly Target[])[] {
  let lists: (readonly Target[])[] = [[]];
  for (const noun of nouns) {
    const found = targetsFor(view, noun, seat, rules);
    lists = lists.flatMap((list) => found.map((target) => [...list, target]));
  }
  return lists;
}
