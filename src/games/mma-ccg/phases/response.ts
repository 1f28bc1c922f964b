// The window that every Maneuver and Referee card opens: the opponent plays one Counter, or uses one Routine, or lets it happen. A
// card that is let through goes to the Cage, then its text runs, then its damage is dealt.

import type { AutomaticPhase, Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { onlySeat, otherSeat } from '../../../kernel/seat.js';
import type { CounterMove, Decline, UseRoutine } from '../actions.js';
import { dealDamage } from '../damage.js';
import { runText } from '../effects.js';
import { tell } from '../piles.js';
import { announce, cardShape, checkPlay, listPlays, playFields } from '../playing.js';
import { endRoutine, routineInPlay, routineObstacle, startRoutine } from '../routines.js';
import { winByCard } from '../scoring.js';
import type { MmaCcgPhase, MmaCcgState, Play, RunningText } from '../state.js';
import { disabled } from '../timing.js';
import type { MmaCcgContext, MmaCcgTypes } from '../types.js';
import { endTurnBy } from './turn.js';

/** Waits for the opponent; no window is ever passed over. RULING(Q5) @rule MC-PLY-07 MC-PLY-08 */
export const response: WaitingPhase<MmaCcgTypes> = {
  deciders: ({ active }) => onlySeat(otherSeat(active)),
  moves: ['counter', 'useRoutine', 'decline'],
};

/** A card is successful: it goes to the Cage, and stays there. @rule MC-PLY-10 MC-PLY-11 MC-CTR-03 MC-CMP-05 */
function land(state: MmaCcgState, play: Play, ctx: MmaCcgContext): 'resolve' {
  const { card, seat } = play;
  state.seats[seat].cage.push(card);
  tell(state, 'cardLanded', seat, card, ctx);
  state.text = { card, seat, at: 0, next: 'damage' };
  return 'resolve';
}

/** A countered card goes to the Corner Pile; its text and damage do not happen. RULING(Q2) @rule MC-PLY-09 MC-CMP-06 MC-WIN-03 */
function counterCard(state: MmaCcgState, { card, seat }: Play, ctx: MmaCcgContext): void {
  const { corner, cage } = state.seats[seat];
  (ctx.rules.options.counteredFromHandTo === 'corner' ? corner : cage).push(card);
  tell(state, 'cardCountered', seat, card, ctx);
}

/** Playing a Counter, which nobody can answer. RULING(Q6) @rule MC-CTR-01 MC-CTR-03 MC-CTR-04 MC-CTR-05 MC-CTR-09 MC-TRN-06 */
export const counter: Move<MmaCcgTypes, CounterMove> = {
  fields: playFields,
  check: checkPlay,
  options: (view, seat, rules, options) => listPlays('counter', view, seat, rules, options),
  apply(state, action, ctx) {
    const target = state.play as Play;
    const play = announce(state, action, ctx);
    counterCard(state, target, ctx);
    state.play = play;
    const next = land(state, play, ctx);
    if (ctx.rules.options.counterFromHandEffects === 'full') return next;
    state.text = null;
    state.play = null;
    return endTurnBy(state, 'countered');
  },
};

/** Letting the card happen. @rule MC-PLY-08 MC-PLY-10 */
export const decline: Move<MmaCcgTypes, Decline> = {
  fields: {},
  check: () => undefined,
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'decline', seat });
  },
  apply: (state, _action, ctx) => land(state, state.play as Play, ctx),
};

/** Using a Routine, in the own Main Step or as the response. @rule MC-RTN-01 MC-RTN-04 MC-PLY-08 */
export const useRoutine: Move<MmaCcgTypes, UseRoutine> = {
  fields: { card: cardShape },
  check(view, action, rules) {
    const { seat, card } = action;
    const refusal = disabled(action, rules);
    if (refusal !== undefined) return refusal;
    const routine = routineInPlay(view, seat, card, rules);
    if (routine === undefined) return reject('NOT_IN_PLAY', 'MC-RTN-03', { card });
    return routineObstacle(view, seat, card, routine, view.phase === 'main' ? 'main' : 'response', rules);
  },
  options(view, seat, rules, options) {
    const timing = view.phase === 'main' ? 'main' : 'response';
    for (const card of view.seats[seat].cage) {
      const routine = routineInPlay(view, seat, card, rules);
      if (routine === undefined || routineObstacle(view, seat, card, routine, timing, rules)) continue;
      if (options.next()) options.push({ type: 'useRoutine', seat, card });
    }
  },
  apply(state, { seat, card }, ctx) {
    if (state.play !== null) state.play.responses += 1;
    else state.routineUsed = true;
    return startRoutine(state, seat, card, state.play === null ? 'main' : 'window', ctx);
  },
};

/** A Routine has answered. RULING(Q5): that was the one response, unless the ruleset allows more. @rule MC-RTN-07 MC-CTR-09 MC-PLY-08 */
function closeWindow(state: MmaCcgState, play: Play, ctx: MmaCcgContext): MmaCcgPhase {
  if (play.countered) {
    counterCard(state, play, ctx);
    state.play = null;
    return endTurnBy(state, 'countered');
  }
  return ctx.rules.options.responsesPerCard === 1 ? land(state, play, ctx) : 'response';
}

/** A card's text is over: its damage follows, and then the turn goes on or ends. @rule MC-RES-01 MC-RES-10 MC-CTR-04 MC-TRN-07 MC-TRN-12 MC-RND-08 */
function finishCard(state: MmaCcgState, play: Play, ctx: MmaCcgContext): MmaCcgPhase {
  const isStopped = dealDamage(state, play, ctx);
  if (state.result !== null) return 'over';
  if (play.wins && !isStopped) return winByCard(state, play.seat);
  state.play = null;
  if (play.seat !== state.active) return endTurnBy(state, 'countered');
  if (isStopped) return endTurnBy(state, 'overturned');
  return state.endsTurn ? endTurnBy(state, 'effect') : 'ready';
}

function afterRoutine(state: MmaCcgState, text: RunningText, ctx: MmaCcgContext): MmaCcgPhase {
  endRoutine(state, text.seat, text.card, ctx);
  if (text.next === 'recovered') return 'recovered';
  if (text.next === 'window') return closeWindow(state, state.play as Play, ctx);
  return state.endsTurn ? endTurnBy(state, 'effect') : 'ready';
}

/** Runs the text on its way; a choice in it comes first, and then it goes on. @rule MC-RES-01 MC-RES-02 */
export const resolve: AutomaticPhase<MmaCcgTypes> = {
  enter(state, ctx) {
    const text = state.text as RunningText;
    if (!runText(state, text, ctx)) return state.result === null ? 'resolve' : 'over';
    state.text = null;
    return text.next === 'damage'
      ? finishCard(state, state.play as Play, ctx)
      : afterRoutine(state, text, ctx);
  },
};
