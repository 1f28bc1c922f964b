// The active seat draws one card, or goes without.

import { HAND_LIMIT } from '../../../../rulesets/mma-warriors/numbers.js';
import type { Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { onlySeat, type Seat } from '../../../kernel/seat.js';
import type { Draw, SkipDraw } from '../actions.js';
import { drawCard } from '../hand.js';
import type { MmaWarriorsRules } from '../rules.js';
import type { MmaWarriorsView } from '../state.js';
import type { MmaWarriorsTypes } from '../types.js';

/** Waits for the draw. @rule MW-DRW-01 MW-DRW-02 MW-DRW-06 */
export const drawPhase: WaitingPhase<MmaWarriorsTypes> = {
  deciders: (view) => onlySeat(view.activeSeat),
  moves: ['draw', 'skipDraw'],
};

/** Drawing, which nothing forbids. @rule MW-DRW-01 */
export const draw: Move<MmaWarriorsTypes, Draw> = {
  fields: {},
  check: () => undefined,
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'draw', seat });
  },
  apply(state, { seat }, ctx) {
    drawCard(state, seat, 'phase', ctx);
    return 'settle';
  },
};

/** RULING(A45): a draw may always be skipped, unless the ruleset says otherwise. @rule MW-DRW-04 */
function maySkip(view: MmaWarriorsView, seat: Seat, { options }: MmaWarriorsRules): boolean {
  if (options.draw.skip === 'whenFull') return view.seats[seat].hand.length >= HAND_LIMIT;
  return options.draw.skip === 'always';
}

/** Going without the draw. @rule MW-DRW-04 */
export const skipDraw: Move<MmaWarriorsTypes, SkipDraw> = {
  fields: {},
  check(view, { seat }, rules) {
    return maySkip(view, seat, rules) ? undefined : reject('SKIP_NOT_ALLOWED', 'MW-DRW-04');
  },
  options(view, seat, rules, options) {
    if (maySkip(view, seat, rules) && options.next()) options.push({ type: 'skipDraw', seat });
  },
  apply(_state, { seat }, ctx) {
    ctx.events?.push({ type: 'drawSkipped', seat });
    return 'settle';
  },
};
