// Strikes and submissions always land. A defence card that waits on the other side takes its part of the damage, hits back,
// and is used up; without one the hit is clean, and a Cutting Elbow opens a cut, a Spinning Back Fist staggers. A strike spends
// the striking bonus and, unless it is Ground and Pound, sends the fight back to standing; a submission keeps the position.

import { BLEED_TURNS } from '../../../rulesets/mma-warriors/numbers.js';
import type { Card } from '../../../rulesets/mma-warriors/types.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { attackDamage, counterDamage, hurt } from './damage.js';
import { standUp } from './position.js';
import { activeFighter, cardOf } from './rules.js';
import type { Fighter, MmaWarriorsState } from './state.js';
import type { MmaWarriorsContext } from './types.js';

/** Uses up the waiting card, which hits back, submissions too. RULING(A11, A13): nothing reduces a counter. @rule MW-DEF-06 MW-DEF-08 MW-DEF-13 MW-SUB-11 */
function useDefence(state: MmaWarriorsState, seat: Seat, ctx: MmaWarriorsContext): void {
  const side = state.seats[seat];
  const waiting = side.defence.shift();
  if (waiting === undefined) return;
  const card = cardOf(state, waiting, ctx.rules);
  ctx.events?.push({ type: 'defenceUsed', seat, kind: card.id, reduction: card.reduction });
  const amount = counterDamage(activeFighter(side), card);
  if (amount === 0) return;
  const attacker = otherSeat(seat);
  ctx.events?.push({ type: 'counterHit', seat: attacker, amount });
  hurt(state, attacker, amount, 'counter', ctx);
}

/** What a clean hit does beside its damage. @rule MW-STR-11 MW-STR-12 MW-STA-01 MW-STA-04 MW-STA-08 */
function applyStatus(
  state: MmaWarriorsState,
  seat: Seat,
  defender: Fighter,
  card: Card,
  ctx: MmaWarriorsContext,
): void {
  if (card.trait === 'bleed') {
    // RULING(A17): a second Bleed begins anew.
    const isStacked = ctx.rules.options.bleed.reapply === 'stack';
    defender.bleed = BLEED_TURNS + (isStacked ? defender.bleed : 0);
    ctx.events?.push({ type: 'bleedApplied', seat, turns: defender.bleed });
  } else if (card.trait === 'stagger') {
    // RULING(A24): a second stagger adds nothing.
    state.seats[seat].staggered = true;
    ctx.events?.push({ type: 'staggered', seat });
  }
}

/** Spends the striking bonus. RULING(A06): any strike does. @rule MW-STR-10 */
export function spendBonus(fighter: Fighter, seat: Seat, ctx: MmaWarriorsContext): void {
  if (fighter.strikingBonus === 0) return;
  fighter.strikingBonus = 0;
  ctx.events?.push({ type: 'bonusReset', seat });
}

/** Resolves a strike or submission up to the knockouts. @rule MW-STR-14 MW-SUB-06 MW-STR-13 MW-DEF-07 MW-DEF-10 */
export function attack(state: MmaWarriorsState, seat: Seat, card: Card, ctx: MmaWarriorsContext): void {
  const target = otherSeat(seat);
  const attacker = activeFighter(state.seats[seat]);
  const foe = state.seats[target];
  const defender = activeFighter(foe);
  const damage = attackDamage(state, seat, card, ctx.rules);
  const isClean = foe.defence.length === 0;
  useDefence(state, target, ctx);
  // RULING(A12): the attack lands even if the counter was the attacker's end.
  const isCancelled = attacker.stamina === 0 && ctx.rules.options.counter.onKo === 'attackCancelled';
  if (!isCancelled) hurt(state, target, damage, card.id, ctx);
  // MW-SUB-07: a submission keeps the position, and MW-SUB-10: it does not spend the bonus.
  if (card.kind === 'submission') return;
  // RULING(A16): a defence card keeps the status off entirely, the damage only in part.
  if (isClean) applyStatus(state, target, defender, card, ctx);
  spendBonus(attacker, seat, ctx);
  // MW-STR-08: blocked or not, a regular strike ends the ground fight; MW-STR-09: Ground and Pound keeps it.
  // RULING(A36, A37, A39): from the bottom too, and after the damage.
  if (card.trait !== 'ground') standUp(state, ctx);
}
