// Between rounds each player may recover: shuffle cards back in, regain Toughness, draw, or use an Endorsement. Who began the round
// goes first, and the other sees what it chose.

import type { AutomaticPhase, Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { onlySeat, otherSeat, type Seat } from '../../../kernel/seat.js';
import { oneOf, optional } from '../../../kernel/shape.js';
import type { Recover, RecoveryKind } from '../actions.js';
import { chooseRecycled } from '../choices.js';
import { drawCards, regainToughness } from '../piles.js';
import { cardShape } from '../playing.js';
import { routineInPlay, routineObstacle, startRoutine } from '../routines.js';
import type { MmaCcgView } from '../state.js';
import { disabled } from '../timing.js';
import type { MmaCcgTypes } from '../types.js';
import { roundStarter } from './turn.js';

const WITHOUT_CARD: readonly RecoveryKind[] = ['shuffle', 'heal', 'draw', 'none'];

/** Whose choice it is. RULING(Q18) @rule MC-REC-02 */
function nextToRecover(view: MmaCcgView): Seat {
  const starter = roundStarter(view);
  return view.seats[starter].done ? otherSeat(starter) : starter;
}

/** Waits for one after the other. @rule MC-REC-01 MC-REC-02 MC-REC-08 */
export const recovery: WaitingPhase<MmaCcgTypes> = {
  deciders: (view) => onlySeat(nextToRecover(view)),
  moves: ['recover'],
};

/** Choosing one option, or none. @rule MC-REC-03 MC-REC-04 MC-REC-05 MC-REC-06 MC-REC-07 */
export const recover: Move<MmaCcgTypes, Recover> = {
  fields: { kind: oneOf(...WITHOUT_CARD, 'endorse'), card: optional(cardShape) },
  check(view, action, rules) {
    const { seat, kind, card } = action;
    const refusal = disabled(action, rules);
    if (refusal !== undefined) return refusal;
    if (kind !== 'endorse') return card === undefined ? undefined : reject('BAD_VALUE', 'MC-REC-03');
    const found = card === undefined ? undefined : routineInPlay(view, seat, card, rules);
    if (card === undefined || !found?.endorsement) return reject('NO_ENDORSEMENT', 'MC-REC-07');
    return routineObstacle(view, seat, card, found, 'recovery', rules);
  },
  options(view, seat, rules, options) {
    for (const kind of WITHOUT_CARD) if (options.next()) options.push({ type: 'recover', seat, kind });
    for (const card of view.seats[seat].cage) {
      const found = routineInPlay(view, seat, card, rules);
      if (!found?.endorsement || routineObstacle(view, seat, card, found, 'recovery', rules)) continue;
      if (options.next()) options.push({ type: 'recover', seat, kind: 'endorse', card });
    }
  },
  apply(state, { seat, kind, card }, ctx) {
    const { recovery: amounts } = ctx.rules.options;
    state.seats[seat].done = true;
    ctx.events?.push({ type: 'recoveryChosen', player: seat, kind });
    if (card !== undefined) return startRoutine(state, seat, card, 'recovered', ctx);
    if (kind === 'shuffle') chooseRecycled(state, seat, amounts.shuffle);
    if (kind === 'heal') regainToughness(state, seat, amounts.heal, 'recovery', ctx);
    if (kind === 'draw') drawCards(state, seat, amounts.draw, ctx);
    return state.result === null ? 'recovered' : 'over';
  },
};

/** After both the next round begins. @rule MC-RND-06 MC-REC-03 */
export const recovered: AutomaticPhase<MmaCcgTypes> = {
  enter(state) {
    if (!state.seats[0].done || !state.seats[1].done) return 'recovery';
    state.round += 1;
    return 'roundStart';
  },
};
