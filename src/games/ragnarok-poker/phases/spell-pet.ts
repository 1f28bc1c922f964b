// Before the deal the small blind casts what it likes and says that it is ready; then the big blind. A fighter without HP is out at once.

import { POWER_COST } from '../../../../rulesets/ragnarok-poker/numbers.js';
import type { CombatOp } from '../../../../rulesets/ragnarok-poker/types.js';
import type { Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { onlySeat, otherSeat, type Seat } from '../../../kernel/seat.js';
import { integer } from '../../../kernel/shape.js';
import { hasStatus } from '../../ragnarok/statuses.js';
import type { CastSpell, CombatPowerAction, Ready } from '../actions.js';
import { findSpell, powerOf, type RagnarokPokerRules, spellOf } from '../rules.js';
import { resolveEffect, wouldDie } from '../spell-effects.js';
import type { RagnarokPokerState, RagnarokPokerView } from '../state.js';
import type { RagnarokPokerContext, RagnarokPokerTypes } from '../types.js';
import { judge } from './resolution.js';

/** Waits for the small blind until it is ready, then for the big blind. @rule RP-PH-03 */
export const spellPet: WaitingPhase<RagnarokPokerTypes> = {
  deciders: ({ toAct }) => (toAct === null ? [] : onlySeat(toAct)),
  moves: ['castSpell', 'combatPower', 'ready'],
};

/** What a spell and a power have in common: mana, Frozen, and nobody pays with its life. @rule X-ST-06 RP-SPL-01 */
function obstacleTo(view: RagnarokPokerView, seat: Seat, cost: number, effect: readonly CombatOp[]) {
  const { mana, statuses } = view.fighters[seat];
  if (mana < cost) return reject('NOT_ENOUGH_MANA', 'RP-SPL-01', { mana, cost });
  if (hasStatus(statuses, 'frozen')) return reject('FROZEN', 'X-ST-06');
  return wouldDie(view, seat, effect) ? reject('WOULD_DIE', 'RP-PH-03') : undefined;
}

/** Spells resolve one by one; damage to 0 HP eliminates at once. RULING(RG-P14) @rule RP-SPL-04 */
function goOn(state: RagnarokPokerState, ctx: RagnarokPokerContext) {
  return judge(state, ctx) ?? 'spellPet';
}

/** Casting a spell of the own hand. @rule RP-PH-03 RP-SPL-01 */
export const castSpell: Move<RagnarokPokerTypes, CastSpell> = {
  fields: { hand: /* @__PURE__ */ integer(0, 99) },

  check(view, { seat, hand }, rules) {
    const id = view.fighters[seat].spellHand[hand];
    const spell = typeof id === 'number' ? findSpell(id, rules) : undefined;
    if (spell === undefined) return reject('BAD_INDEX', 'RP-PH-03', { hand });
    return obstacleTo(view, seat, spell.mana, spell.effect);
  },

  options(view, seat, rules, options) {
    const { spellHand } = view.fighters[seat];
    for (let hand = 0; hand < spellHand.length; hand++) {
      const spell = spellOf(spellHand[hand] as number, rules);
      if (obstacleTo(view, seat, spell.mana, spell.effect) !== undefined || !options.next()) continue;
      options.push({ type: 'castSpell', seat, hand });
    }
  },

  apply(state, { seat, hand }, ctx) {
    const fighter = state.fighters[seat];
    const [id] = fighter.spellHand.splice(hand, 1);
    const spell = spellOf(id as number, ctx.rules);
    fighter.mana -= spell.mana;
    fighter.spellsUsed.push(spell.id);
    ctx.events?.push({ type: 'spellCast', seat, spell: spell.id, mana: spell.mana });
    resolveEffect(state, seat, spell.effect, ctx);
    return goOn(state, ctx);
  },
};

function checkPower(view: RagnarokPokerView, seat: Seat, rules: RagnarokPokerRules) {
  const { powerUsed, heroClass } = view.fighters[seat];
  if (powerUsed) return reject('POWER_USED', 'RP-SPL-03');
  const effect = powerOf(heroClass, rules);
  // RP-SPL-05: spells are not needed, but a class with a power is.
  if (effect === undefined) return reject('NO_POWER', 'RP-SPL-03');
  return obstacleTo(view, seat, POWER_COST, effect);
}

/** Using the combat power of the own class, once per hand. @rule RP-SPL-03 RP-SPL-05 */
export const combatPower: Move<RagnarokPokerTypes, CombatPowerAction> = {
  fields: {},
  check: (view, { seat }, rules) => checkPower(view, seat, rules),
  options(view, seat, rules, options) {
    if (checkPower(view, seat, rules) === undefined && options.next())
      options.push({ type: 'combatPower', seat });
  },
  apply(state, { seat }, ctx) {
    const fighter = state.fighters[seat];
    const { heroClass } = fighter;
    fighter.mana -= POWER_COST;
    fighter.powerUsed = true;
    if (heroClass !== null) ctx.events?.push({ type: 'powerUsed', seat, heroClass, mana: POWER_COST });
    resolveEffect(state, seat, powerOf(heroClass, ctx.rules) ?? [], ctx);
    return goOn(state, ctx);
  },
};

/** Being ready: after the small blind comes the big blind, after it the deal. @rule RP-PH-03 RP-PH-04 */
export const ready: Move<RagnarokPokerTypes, Ready> = {
  fields: {},
  check: () => undefined,
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'ready', seat });
  },
  apply(state, { seat }, ctx) {
    ctx.events?.push({ type: 'readied', seat });
    const isFirst = seat === state.smallBlind;
    state.toAct = isFirst ? otherSeat(seat) : null;
    return isFirst ? 'spellPet' : 'deal';
  },
};
