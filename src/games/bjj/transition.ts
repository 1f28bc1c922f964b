// A winning technique may lead elsewhere: the winner takes the role it names, the loser the counterpart, and the new
// position clears its tokens.

import type { Role, Technique } from '../../../rulesets/bjj/types.js';
import type { Seat } from '../../kernel/seat.js';
import { resetControl } from './control.js';
import type { BjjEffect } from './events.js';
import type { BjjState, Tier } from './state.js';
import { autoClear } from './tokens.js';
import type { BjjContext } from './types.js';

/** What the other side is when one side has this role. @rule BJ-SET-02 BJ-SET-03 */
export function counterpart(role: Role): Role {
  if (role === 'neutral') return 'neutral';
  return role === 'top' ? 'bottom' : 'top';
}

/** Both roles, when a seat has this one. @rule BJ-SET-04 */
export function rolesWith(seat: Seat, role: Role): [Role, Role] {
  return seat === 0 ? [role, counterpart(role)] : [counterpart(role), role];
}

/** Moves both sides to where the winner's technique leads. @rule BJ-TEC-06 BJ-TIE-04 BJ-SET-04 */
export function changePosition(
  state: BjjState,
  winner: Seat,
  technique: Technique,
  tier: Tier,
  ctx: BjjContext,
  effects: BjjEffect[],
): void {
  if (technique.transition === null) return;
  // RULING(B03): any win moves the position, unless the ruleset asks for a major one.
  if (tier === 'minor' && ctx.rules.options.transition.minTier === 'major') return;
  const { position, role } = technique.transition;
  const from = state.position;
  state.position = position;
  state.roles = rolesWith(winner, role);
  effects.push({ type: 'positionChanged', from, to: position, roles: rolesWith(winner, role) });
  autoClear(state, ctx, effects);
  resetControl(state, ctx, effects);
}
