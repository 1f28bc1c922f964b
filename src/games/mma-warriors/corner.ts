// The corner helps the active fighter: the coach for good, training until the next strike, the medic with stamina.

import { MEDIC_HEALING, TRAINING_BONUS } from '../../../rulesets/mma-warriors/numbers.js';
import type { Card } from '../../../rulesets/mma-warriors/types.js';
import type { Seat } from '../../kernel/seat.js';
import { drawCard } from './hand.js';
import { activeFighter } from './rules.js';
import type { Fighter, MmaWarriorsState } from './state.js';
import type { MmaWarriorsContext } from './types.js';

/** RULING(A57, A58): three stats of the active fighter, and they go with it. @rule MW-COR-01 MW-CAP-02 MW-CAP-04 */
function coach(state: MmaWarriorsState, seat: Seat, fighter: Fighter, ctx: MmaWarriorsContext): void {
  fighter.striking += 1;
  fighter.grappling += 1;
  fighter.defense += 1;
  ctx.events?.push({ type: 'statsRaised', seat });
  drawCard(state, seat, 'effect', ctx);
}

/** RULING(A04): bonuses add up. @rule MW-COR-03 MW-COR-04 */
function train(seat: Seat, fighter: Fighter, ctx: MmaWarriorsContext): void {
  const isAdded = ctx.rules.options.intenseTraining.stacking === 'add';
  fighter.strikingBonus = TRAINING_BONUS + (isAdded ? fighter.strikingBonus : 0);
  ctx.events?.push({ type: 'bonusGained', seat, total: fighter.strikingBonus });
}

/** RULING(A20, A59): it cures no Bleed, and may heal nothing. @rule MW-COR-05 MW-COR-06 MW-CAP-01 */
function heal(seat: Seat, fighter: Fighter, ctx: MmaWarriorsContext): void {
  const amount = Math.min(MEDIC_HEALING, fighter.maxStamina - fighter.stamina);
  fighter.stamina += amount;
  ctx.events?.push({ type: 'healed', seat, amount });
}

/** What a corner card does; position, status and defence cards stay as they are. @rule MW-COR-07 */
export function help(state: MmaWarriorsState, seat: Seat, { trait }: Card, ctx: MmaWarriorsContext): void {
  const fighter = activeFighter(state.seats[seat]);
  if (trait === 'coach') coach(state, seat, fighter, ctx);
  else if (trait === 'training') train(seat, fighter, ctx);
  else heal(seat, fighter, ctx);
}
