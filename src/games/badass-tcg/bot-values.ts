// What the bot thinks things are worth. Rough numbers, in the size of a card's cost.

import { DEATHTOUCH, DOUBLE_STRIKE, FLYING, LIFELINK } from './keywords.js';
import { totalOf } from './mana.js';
import { type BadassTcgRules, type CompiledCard, faceOf } from './rules.js';
import type { BadassTcgView, PermanentView, StackItemView, Target } from './state.js';
import { findPermanent, targetSeat } from './targets.js';

/** What a permanent is worth. */
export function worthOf(it: PermanentView, rules: BadassTcgRules): number {
  const face = faceOf(it, rules);
  if (face.kind !== 'creature') return 1 + totalOf(face.cost);
  const words = [FLYING, DEATHTOUCH, DOUBLE_STRIKE, LIFELINK].filter((bit) => it.keywords & bit).length;
  return it.power + it.toughness / 2 + 1.5 * words + face.abilities.length;
}

/** What a spell on the stack is worth. */
export function worthOfSpell(item: StackItemView, rules: BadassTcgRules): number {
  return item.faceDown ? 3 : 0.5 + totalOf(faceOf(item, rules).cost);
}

/** Whether a text is good for its target. */
function isKind({ spell, abilities }: CompiledCard, ability: number): boolean {
  const { operations } = ability < 0 ? spell : (abilities[ability]?.program ?? spell);
  const targeted = operations.find(({ slots }) => slots.length > 0)?.effect;
  if (targeted === undefined || targeted === null) return false;
  const { op } = targeted;
  if (op === 'pump') return targeted.power + targeted.toughness > 0;
  return op === 'grow' || op === 'untap' || op === 'gainLife' || op === 'draw' || op === 'recover';
}

/** Whether what an enchantment does to its host is good for it. */
function isGoodForHost({ abilities }: CompiledCard): boolean {
  return abilities.some(({ kind, power, toughness }) => kind === 'static' && power + toughness > 0);
}

/** How much damage a text deals to its target. */
function damageOf({ spell, abilities }: CompiledCard, ability: number): number | undefined {
  const { operations } = ability < 0 ? spell : (abilities[ability]?.program ?? spell);
  const hit = operations.find(({ effect, slots }) => effect?.op === 'dmg' && slots.length > 0)?.effect;
  return hit?.op === 'dmg' ? hit.n : undefined;
}

/** How good a target is for a text of a seat: above 0 if it helps. */
export function worthOfTarget(
  view: BadassTcgView,
  seat: number,
  face: CompiledCard,
  ability: number,
  target: Target,
  rules: BadassTcgRules,
): number {
  const isGood = face.attach === null ? isKind(face, ability) : isGoodForHost(face);
  const damage = damageOf(face, ability);
  const player = targetSeat(target);
  if (player !== undefined) {
    const sign = (player === seat) === isGood ? 1 : -1;
    const isFatal = damage !== undefined && view.players[player].life <= damage;
    return sign * (isFatal ? 100 : (damage ?? 2) / 2);
  }
  const spell = view.stack.find(({ id }) => id === target);
  if (spell !== undefined) return (spell.controller === seat ? -1 : 1) * worthOfSpell(spell, rules);
  const it = findPermanent(view, target);
  if (it === undefined) return 2;
  const sign = (it.controller === seat) === isGood ? 1 : -1;
  const isKilled = damage === undefined || it.toughness - it.damage <= damage;
  return sign * worthOf(it, rules) * (isKilled ? 1 : 0.1);
}
