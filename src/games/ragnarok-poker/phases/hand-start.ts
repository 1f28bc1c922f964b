// Each hand begins with what hurts and heals by itself, while nothing is at stake yet: then come mana and a new spell.

import { MAX_MANA } from '../../../../rulesets/ragnarok-poker/numbers.js';
import type { AutomaticPhase } from '../../../kernel/definition.js';
import { otherSeat, SEATS } from '../../../kernel/seat.js';
import { findStatus, type TickingStatus, tickOf, wornStatuses } from '../../ragnarok/statuses.js';
import { changeStamina, damage, heal, setStatuses } from '../fighters.js';
import { drawSpells } from '../spell-effects.js';
import type { RagnarokPokerState } from '../state.js';
import type { RagnarokPokerContext, RagnarokPokerTypes } from '../types.js';
import { dealHole } from './deal.js';
import { judge } from './resolution.js';

/** One kind of status ticks, for both fighters, and runs down. @rule X-ST-02 X-ST-03 X-ST-04 X-ST-05 */
function tick(state: RagnarokPokerState, type: TickingStatus, ctx: RagnarokPokerContext): void {
  for (const seat of SEATS) {
    const fighter = state.fighters[seat];
    if (findStatus(fighter.statuses, type) === undefined) continue;
    const amount = tickOf(type, fighter.maxHp);
    ctx.events?.push({ type: 'statusTicked', seat, status: type, amount });
    if (type === 'blessed') heal(state, seat, amount, ctx);
    else damage(state, seat, amount, ctx);
    setStatuses(state, seat, wornStatuses(fighter.statuses, [type]), ctx);
  }
}

/** What hurts. @rule X-ST-04 */
export function tickHarm(state: RagnarokPokerState, ctx: RagnarokPokerContext): void {
  tick(state, 'poisoned', ctx);
  tick(state, 'burning', ctx);
}

/** What heals, whoever is still there. @rule X-ST-04 */
export function tickBlessing(state: RagnarokPokerState, ctx: RagnarokPokerContext): void {
  tick(state, 'blessed', ctx);
}

/** A clean table for the next hand. Stamina, HP and armor stay. @rule RP-RES-09 RP-PH-06 RP-BLD-04 */
function clear(state: RagnarokPokerState, ctx: RagnarokPokerContext): void {
  state.hand += 1;
  if (state.hand > 1) {
    if (ctx.rules.options.blindRotation === 'alternate') state.smallBlind = otherSeat(state.smallBlind);
    state.deck = [];
    state.community = [];
    state.revealed = false;
  }
  for (const seat of SEATS) {
    const fighter = state.fighters[seat];
    fighter.allIn = false;
    fighter.folded = false;
    fighter.powerUsed = false;
    // RP-SPL-01: fresh each hand.
    fighter.mana = ctx.rules.options.spells ? Math.min(state.hand, MAX_MANA) : 0;
    if (state.hand === 1) continue;
    fighter.hole = [];
    fighter.peeked = [false, false];
    fighter.rejected = [];
  }
  const { hand, smallBlind, fighters } = state;
  ctx.events?.push({ type: 'handStarted', hand, smallBlind, mana: fighters[0].mana });
}

/** The start of a hand, in its order. @rule RP-PH-07 RP-SPL-01 RP-SPL-02 */
export const handStart: AutomaticPhase<RagnarokPokerTypes> = {
  enter(state, ctx) {
    const { options } = ctx.rules;
    clear(state, ctx);
    tickHarm(state, ctx);
    const over = judge(state, ctx);
    if (over !== null) return over;
    tickBlessing(state, ctx);
    if (state.hand > 1) {
      for (const seat of SEATS) {
        // RULING(RG-P09)
        changeStamina(state, seat, options.staminaPerHand, ctx);
        drawSpells(state, seat, 1, ctx);
      }
    }
    // RULING(RG-P03): where hole cards are dealt early.
    if (options.dealHoleCards === 'beforeSpellPet') dealHole(state, ctx);
    if (!options.spells) return 'deal';
    state.toAct = state.smallBlind;
    return 'spellPet';
  },
};
