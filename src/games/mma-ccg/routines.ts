// Routines lie in the Cage from the start. Each says when it can be used and how often: once in the match, after which it is out of
// the game, or once in every round. Nobody can answer a Routine.

import type { Card, Timing } from '../../../rulesets/mma-ccg/types.js';
import { reject } from '../../kernel/rejection.js';
import type { Seat } from '../../kernel/seat.js';
import { moveCard } from '../../kernel/zones.js';
import { allHold, matches } from './classes.js';
import { tell } from './piles.js';
import { cardOf, findCard, type MmaCcgRules } from './rules.js';
import type { MmaCcgState, MmaCcgView, RunningText } from './state.js';
import type { MmaCcgContext } from './types.js';

function cancels(card: Card): boolean {
  return JSON.stringify(card.text).includes('"counterIt"');
}

/** The Routine that a card is in a seat's Cage. */
export function routineInPlay(
  view: MmaCcgView,
  seat: Seat,
  card: number,
  rules: MmaCcgRules,
): Card | undefined {
  const found = view.seats[seat].cage.includes(card) ? findCard(view, card, rules) : undefined;
  return found?.type === 'routine' ? found : undefined;
}

/** What keeps a Routine in play from being used at a time. RULING(Q28): a position that it names counts. @rule MC-RTN-01 MC-RTN-02 MC-RTN-05 MC-RTN-08 */
export function routineObstacle(
  view: MmaCcgView,
  seat: Seat,
  card: number,
  routine: Card,
  timing: Timing,
  rules: MmaCcgRules,
) {
  const { play, position } = view;
  if (routine.timing !== timing) {
    const rule = routine.endorsement ? 'MC-RTN-08' : 'MC-RTN-01';
    return reject('WRONG_TIMING', rule, { timing: String(routine.timing) });
  }
  if (routine.req !== null && routine.req !== position) {
    return reject('WRONG_POSITION', 'MC-PLY-02', { needs: routine.req, position });
  }
  if (!allHold(view, seat, routine.when, rules)) return reject('CONDITION_NOT_MET', 'MC-PLY-05');
  const target = timing === 'response' && play !== null ? findCard(view, play.card, rules) : undefined;
  if (target !== undefined && !matches(target, routine.vs)) return reject('NOT_APPLICABLE', 'MC-RTN-05');
  if (view.seats[seat].usedRoutines.includes(card)) return reject('ALREADY_USED', 'MC-RTN-02', { card });
  if (play?.nohand && timing === 'response' && cancels(routine)) {
    return reject('CANNOT_BE_COUNTERED', 'MC-CTR-08', { card: play.card });
  }
  return undefined;
}

/** Begins a Routine's text. @rule MC-RTN-04 */
export function startRoutine(
  state: MmaCcgState,
  seat: Seat,
  card: number,
  next: RunningText['next'],
  ctx: MmaCcgContext,
): 'resolve' {
  tell(state, 'routineUsed', seat, card, ctx);
  state.text = { card, seat, at: 0, next };
  return 'resolve';
}

/** After its text a Routine is exhausted, or used up for this round. @rule MC-RTN-02 MC-CMP-07 */
export function endRoutine(state: MmaCcgState, seat: Seat, card: number, ctx: MmaCcgContext): void {
  const side = state.seats[seat];
  if (cardOf(state, card, ctx.rules).limit === 'oncePerRound') {
    side.usedRoutines.push(card);
    return;
  }
  moveCard(card, side.cage, side.exhausted);
  tell(state, 'exhausted', seat, card, ctx);
}
