// The Main Step: the active player plays Maneuvers and Referee cards and uses Routines, in any order and as many as it likes, and
// passes in the end. A turn without a card can end with Regroup: discard one, draw two.

import type { AutomaticPhase, Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { onlySeat, type Seat } from '../../../kernel/seat.js';
import { oneOf, optional } from '../../../kernel/shape.js';
import type { EndTurn, PlayCard } from '../actions.js';
import { chooseDiscards } from '../choices.js';
import { discardCard, drawCards, lookIntoHand } from '../piles.js';
import { announce, canPlay, cardShape, checkPlay, listPlays, ownHand, playFields } from '../playing.js';
import { routineInPlay, routineObstacle } from '../routines.js';
import { findCard, type MmaCcgRules } from '../rules.js';
import type { MmaCcgView } from '../state.js';
import type { MmaCcgTypes } from '../types.js';
import { endTurnBy } from './turn.js';

/** Waits for the active player. @rule MC-TRN-04 MC-TRN-05 */
export const main: WaitingPhase<MmaCcgTypes> = {
  deciders: ({ active }) => onlySeat(active),
  moves: ['playCard', 'useRoutine', 'endTurn'],
};

/** Playing a Maneuver or Referee card; copies of it in play do not matter. RULING(Q21, Q24) @rule MC-PLY-01 MC-PLY-07 MC-PLY-13 */
export const playCard: Move<MmaCcgTypes, PlayCard> = {
  fields: playFields,
  check: checkPlay,
  options: (view, seat, rules, options) => listPlays('playCard', view, seat, rules, options),
  apply(state, action, ctx) {
    state.play = announce(state, action, ctx);
    state.cardsPlayed += 1;
    return 'response';
  },
};

/** Whether this turn can end with Regroup. RULING(Q13): a countered card was played; a Routine was not. @rule MC-RGP-01 MC-RGP-03 MC-RGP-04 */
function mayRegroup({ cardsPlayed, routineUsed }: MmaCcgView, { options }: MmaCcgRules): boolean {
  return cardsPlayed === 0 && (options.regroupAfterRoutine === 'allowed' || !routineUsed);
}

/** Whether Regroup is possible without a discard. RULING(Q13) @rule MC-RGP-05 */
function isFree(view: MmaCcgView, seat: Seat, { options }: MmaCcgRules): boolean {
  return view.seats[seat].hand.length === 0 && options.regroupEmptyHand === 'drawOnly';
}

/** Passing, which is always possible in the Main Step. @rule MC-TRN-08 MC-TRN-09 MC-RGP-02 MC-RGP-05 MC-RGP-07 */
export const endTurn: Move<MmaCcgTypes, EndTurn> = {
  fields: { regroupDiscard: optional(cardShape), regroup: optional(oneOf(true)) },
  check(view, { seat, regroupDiscard, regroup }, rules) {
    if (regroupDiscard === undefined && regroup === undefined) return undefined;
    if (!mayRegroup(view, rules)) return reject('REGROUP_NOT_ALLOWED', 'MC-RGP-01');
    const { hand } = view.seats[seat];
    const isEmpty = hand.length < rules.options.regroup.discard;
    if (regroup === undefined ? isEmpty : !isFree(view, seat, rules) || regroupDiscard !== undefined) {
      return reject('REGROUP_NEEDS_DISCARD', 'MC-RGP-05');
    }
    const isStray = regroupDiscard !== undefined && !hand.includes(regroupDiscard);
    return isStray ? reject('NOT_IN_HAND', 'MC-RGP-01', { card: regroupDiscard }) : undefined;
  },
  options(view, seat, rules, options) {
    if (options.next()) options.push({ type: 'endTurn', seat });
    if (!mayRegroup(view, rules)) return;
    if (isFree(view, seat, rules) && options.next()) options.push({ type: 'endTurn', seat, regroup: true });
    const hand = ownHand(view, seat);
    if (hand.length < rules.options.regroup.discard) return;
    for (const card of hand)
      if (options.next()) options.push({ type: 'endTurn', seat, regroupDiscard: card });
  },
  apply(state, { seat, regroupDiscard, regroup }, ctx) {
    const next = endTurnBy(state, 'pass');
    if (regroupDiscard === undefined) return regroup ? 'regroup' : next;
    discardCard(state, seat, regroupDiscard, ctx);
    const more = ctx.rules.options.regroup.discard - 1;
    if (more > 0) chooseDiscards(state, seat, more, ctx);
    return 'regroup';
  },
};

/** After the discard come the cards. @rule MC-RGP-01 MC-RGP-06 */
export const regroup: AutomaticPhase<MmaCcgTypes> = {
  enter(state, ctx) {
    drawCards(state, state.active, ctx.rules.options.regroup.draw, ctx);
    ctx.events?.push({ type: 'regrouped', player: state.active });
    return state.result === null ? 'turnEnd' : 'over';
  },
};

/** Whether the Main Step can go on with anything but passing, the cards of the hand left aside. */
export function hasMoreThanCards(view: MmaCcgView, seat: Seat, rules: MmaCcgRules): boolean {
  const { hand, cage } = view.seats[seat];
  const canRegroup = hand.length >= rules.options.regroup.discard || isFree(view, seat, rules);
  if (mayRegroup(view, rules) && canRegroup) return true;
  return cage.some((card) => {
    const routine = routineInPlay(view, seat, card, rules);
    return routine !== undefined && !routineObstacle(view, seat, card, routine, 'main', rules);
  });
}

/** Before every decision of the Main Step. RULING(Q12): a turn does not end by itself, unless the ruleset says so. @rule MC-TRN-09 */
export const ready: AutomaticPhase<MmaCcgTypes> = {
  enter(state, ctx) {
    const { rules } = ctx;
    const seat = state.active;
    if (!rules.options.autoPass || hasMoreThanCards(state, seat, rules)) return 'main';
    lookIntoHand(state, seat, ctx);
    const isPlayable = state.seats[seat].hand.some((card) => {
      const found = findCard(state, card, rules);
      return found !== undefined && canPlay(state, seat, found, rules);
    });
    return isPlayable ? 'main' : endTurnBy(state, 'pass');
  },
};
