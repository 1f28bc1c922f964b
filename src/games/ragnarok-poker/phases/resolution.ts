// Hands are compared or a fold is settled; then somebody is out, or the next hand begins.

import { ELEMENT_DAMAGE } from '../../../../rulesets/ragnarok-poker/numbers.js';
import type { AutomaticPhase } from '../../../kernel/definition.js';
import { finish } from '../../../kernel/flow.js';
import { draw, win } from '../../../kernel/result.js';
import { otherSeat, SEATS, type Seat } from '../../../kernel/seat.js';
import { withoutTemporaryHealth } from '../../ragnarok/elements.js';
import { WORN_AT_END, wornStatuses } from '../../ragnarok/statuses.js';
import type { ShownHand } from '../events.js';
import { setStatuses } from '../fighters.js';
import { bestFive, evaluate, rankOf } from '../hands.js';
import { resolveFold, resolveShowdown, type Settled } from '../settlement.js';
import { hasAdvantage } from '../setup.js';
import type { RagnarokPokerState } from '../state.js';
import type { RagnarokPokerContext, RagnarokPokerTypes } from '../types.js';

/** What was on top goes, and so do armor and statuses; HP and stamina stay. @rule X-EL-07 RP-RES-09 */
function disband(state: RagnarokPokerState, ctx: RagnarokPokerContext): void {
  for (const seat of SEATS) {
    const fighter = state.fighters[seat];
    const amount = fighter.maxHp - fighter.baseMaxHp;
    const { health, maximum } = withoutTemporaryHealth(fighter.hp, fighter.maxHp, amount);
    fighter.hp = health;
    fighter.maxHp = maximum;
    fighter.armor = 0;
    fighter.statuses = [];
    if (amount > 0) ctx.events?.push({ type: 'bonusEnded', seat, amount, total: health });
  }
  state.toAct = null;
}

/** Whether somebody has no HP left, while nothing is in the pot. RULING(RG-P14) @rule RP-RES-07 RP-SPL-04 X-ST-04 */
export function judge(state: RagnarokPokerState, ctx: RagnarokPokerContext): 'over' | null {
  const fallen = SEATS.filter((seat) => state.fighters[seat].hp === 0);
  if (fallen[0] === undefined) return null;
  for (const seat of fallen) ctx.events?.push({ type: 'eliminated', seat });
  disband(state, ctx);
  // RULING(RG-P22): both at once is worth the same to each.
  const result =
    fallen.length === 2
      ? draw('bothEliminated', 'X-ST-04')
      : win(otherSeat(fallen[0]), 'eliminated', 'RP-RES-07');
  return finish(state, result);
}

/** The settled figures come into force. @rule RP-RES-03 RP-RES-04 RP-FLD-01 RP-FLD-02 */
function settle(
  state: RagnarokPokerState,
  settled: readonly [Settled, Settled],
  ctx: RagnarokPokerContext,
): void {
  for (const seat of SEATS) {
    const fighter = state.fighters[seat];
    const { hp, armor, excess, recovered, lost, absorbed } = settled[seat];
    fighter.hp = hp;
    fighter.armor = armor;
    fighter.committed = 0;
    if (ctx.events === undefined) continue;
    if (excess > 0) ctx.events.push({ type: 'excessReturned', seat, amount: excess });
    if (recovered > 0) ctx.events.push({ type: 'hpRecovered', seat, amount: recovered, total: hp });
    if (absorbed > 0) ctx.events.push({ type: 'armorAbsorbed', seat, amount: absorbed });
    if (lost > 0) ctx.events.push({ type: 'hpLost', seat, amount: lost - absorbed, total: hp });
  }
}

/** What an advantage costs the loser, where elements do damage. RULING(RG-X02, RG-P21) @rule X-EL-08 */
function elementDamage(state: RagnarokPokerState, winner: Seat, ctx: RagnarokPokerContext): number {
  const { rules } = ctx;
  const counts = rules.options.elementBonus === 'healthAndDamage' && hasAdvantage(state, winner, rules);
  return counts ? ELEMENT_DAMAGE : 0;
}

/** A fold: no cards are shown. @rule RP-FLD-01 RP-FLD-02 RP-FLD-05 */
function settleFold(state: RagnarokPokerState, folder: Seat, ctx: RagnarokPokerContext): void {
  const winner = otherSeat(folder);
  ctx.events?.push({ type: 'handWon', seat: winner, folded: true });
  const extra = elementDamage(state, winner, ctx);
  settle(state, resolveFold(state.fighters, folder, { extra }), ctx);
}

function shown(hole: readonly number[], community: readonly number[], strength: number): ShownHand {
  const { rank, name } = rankOf(strength);
  return { hole: [...hole], best: bestFive([...hole, ...community]), rank, name };
}

/** A showdown: the higher hand wins, equal ones tie. RULING(RG-P13): the multiplier is only shown, unless an option says more. @rule RP-RES-01 RP-RES-02 RP-RES-05 RP-RES-06 */
function settleShowdown(state: RagnarokPokerState, ctx: RagnarokPokerContext): void {
  const { community, fighters } = state;
  const { options } = ctx.rules;
  // Who does not see a hand cannot tell who wins.
  if (state.viewer !== null) ctx.chance.unseen();
  const strength = fighters.map(({ hole }) => evaluate([...hole, ...community])) as [number, number];
  state.revealed = true;
  ctx.events?.push({
    type: 'showdown',
    hands: [shown(fighters[0].hole, community, strength[0]), shown(fighters[1].hole, community, strength[1])],
  });
  const winner = strength[0] === strength[1] ? null : strength[0] > strength[1] ? 0 : 1;
  if (winner === null) ctx.events?.push({ type: 'handTied' });
  else ctx.events?.push({ type: 'handWon', seat: winner, folded: false });
  const isMultiplied = winner !== null && options.damageMode === 'multiplier';
  const settled = resolveShowdown(fighters, winner, {
    returnsExcess: options.uncalledExcess === 'returned',
    armorAbsorbs: options.armorAbsorbs === 'allLosses',
    extraPercent: isMultiplied ? rankOf(strength[winner]).percent - 100 : 0,
    extra: winner === null ? 0 : elementDamage(state, winner, ctx),
  });
  settle(state, settled, ctx);
}

/** After a hand: somebody is out, nobody wins, or it goes on. RULING(RG-P04) @rule RP-PH-06 RP-RES-07 RP-RES-08 X-ST-04 */
export const resolution: AutomaticPhase<RagnarokPokerTypes> = {
  enter(state, ctx) {
    const { combatLength, maxHands } = ctx.rules.options;
    const folder = SEATS.find((seat) => state.fighters[seat].folded);
    if (folder === undefined) settleShowdown(state, ctx);
    else settleFold(state, folder, ctx);
    for (const seat of SEATS) {
      setStatuses(state, seat, wornStatuses(state.fighters[seat].statuses, WORN_AT_END), ctx);
    }
    const over = judge(state, ctx);
    if (over !== null) return over;
    if (combatLength === 'toDeath' && state.hand < maxHands) return 'handStart';
    ctx.events?.push({ type: 'standOff' });
    disband(state, ctx);
    return finish(state, draw('standOff', 'RP-RES-08'));
  },
};
