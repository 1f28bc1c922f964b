// The five betting actions. A round goes on until both have answered the last bet or raise, or nobody can bet any more.

import { DEFEND_STAMINA } from '../../../../rulesets/ragnarok-poker/numbers.js';
import type { Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { onlySeat, otherSeat, type Seat } from '../../../kernel/seat.js';
import type { Attack, BetObstacle, Brace, CounterAttack, Defend, Engage } from '../actions.js';
import { betObstacle, betRange, engagement, listedAmounts, nextToAct, toCall } from '../betting.js';
import { changeStamina, commit, goAllIn } from '../fighters.js';
import { braceCost, staminaCost } from '../rules.js';
import { halves } from '../setup-options.js';
import type { RagnarokPokerState, RagnarokPokerView } from '../state.js';
import type { RagnarokPokerContext, RagnarokPokerTypes } from '../types.js';

/** Waits for whose turn it is. @rule RP-BET-01 RP-PH-05 */
export const bettingRound: WaitingPhase<RagnarokPokerTypes> = {
  deciders: ({ toAct }) => (toAct === null ? [] : onlySeat(toAct)),
  moves: ['attack', 'counterAttack', 'engage', 'defend', 'brace'],
};

/** HP, more than anybody has and less than none included: whether so much can be bet, the rules say. @rule RP-FGT-04 */
const amountShape = /* @__PURE__ */ halves(-1e9, 1e9);

/** A new round owes nothing; what was committed stays committed. @rule RP-BET-14 */
function endRound(state: RagnarokPokerState): 'reveal' {
  for (const fighter of state.fighters) fighter.betThisRound = 0;
  state.betToMatch = 0;
  state.lastRaise = 0;
  state.acted = [false, false];
  state.toAct = null;
  return 'reveal';
}

/** After an action: the next one's turn, or the end of the round. @rule RP-BET-12 */
function goOn(state: RagnarokPokerState, seat: Seat) {
  state.acted[seat] = true;
  state.toAct = nextToAct(state, otherSeat(seat));
  return state.toAct === null ? endRound(state) : state.phase;
}

function refuse(obstacle: BetObstacle | null, kind: 'attack' | 'counterAttack', view: RagnarokPokerView) {
  const rule = kind === 'attack' ? 'RP-BET-03' : 'RP-BET-04';
  switch (obstacle) {
    case null:
      return undefined;
    case 'NOT_ENOUGH_STAMINA':
      return reject(obstacle, 'RP-BET-09');
    case 'OPPONENT_ALL_IN':
    case 'FROZEN':
      return reject(obstacle, 'RP-BET-10');
    default:
      return reject(obstacle, rule, { betToMatch: view.betToMatch });
  }
}

/** Puts HP into the pot and sets the bet that the other has to match. @rule RP-BET-02 RP-BET-08 RP-BET-12 */
function raise(
  state: RagnarokPokerState,
  seat: Seat,
  call: number,
  by: number,
  ctx: RagnarokPokerContext,
): void {
  const fighter = state.fighters[seat];
  commit(state, seat, call + by);
  fighter.betThisRound += call + by;
  state.betToMatch = fighter.betThisRound;
  state.lastRaise = by;
  // It counts as its maker's action; the other has to answer.
  state.acted = [false, false];
  changeStamina(state, seat, -staminaCost(by, ctx.rules.options.hpPerStamina), ctx);
  if (fighter.hp === 0) goAllIn(state, seat, ctx);
}

/** Betting into a round without a bet. @rule RP-BET-03 RP-BET-08 */
export const attack: Move<RagnarokPokerTypes, Attack> = {
  fields: { amount: amountShape },
  check: (view, { seat, amount }, rules) =>
    refuse(betObstacle(view, seat, 'attack', amount, rules), 'attack', view),
  options(view, seat, rules, options) {
    const range = betRange(view, seat, rules);
    if (range?.type !== 'attack') return;
    for (const amount of listedAmounts(view, seat, range)) {
      if (options.next()) options.push({ type: 'attack', seat, amount });
    }
  },
  apply(state, { seat, amount }, ctx) {
    ctx.events?.push({ type: 'attacked', seat, amount });
    raise(state, seat, 0, amount, ctx);
    return goOn(state, seat);
  },
};

/** Raising a bet, or a blind. @rule RP-BET-04 RP-BET-08 */
export const counterAttack: Move<RagnarokPokerTypes, CounterAttack> = {
  fields: { raiseBy: amountShape },
  check: (view, { seat, raiseBy }, rules) =>
    refuse(betObstacle(view, seat, 'counterAttack', raiseBy, rules), 'counterAttack', view),
  options(view, seat, rules, options) {
    const range = betRange(view, seat, rules);
    if (range?.type !== 'counterAttack') return;
    for (const raiseBy of listedAmounts(view, seat, range)) {
      if (options.next()) options.push({ type: 'counterAttack', seat, raiseBy });
    }
  },
  apply(state, { seat, raiseBy }, ctx) {
    const call = toCall(state, seat);
    ctx.events?.push({ type: 'counterAttacked', seat, call, raiseBy });
    raise(state, seat, call, raiseBy, ctx);
    return goOn(state, seat);
  },
};

/** Calling, with all there is if that is less; free. RULING(RG-P09): a call that stamina cut short is all-in as well. @rule RP-BET-05 RP-BET-08 */
export const engage: Move<RagnarokPokerTypes, Engage> = {
  fields: {},
  check: (view, { seat }) => (toCall(view, seat) === 0 ? reject('NOTHING_TO_CALL', 'RP-BET-05') : undefined),
  options(view, seat, _rules, options) {
    if (toCall(view, seat) > 0 && options.next()) options.push({ type: 'engage', seat });
  },
  apply(state, { seat }, ctx) {
    const owed = toCall(state, seat);
    const amount = engagement(state, seat, ctx.rules);
    commit(state, seat, amount);
    const fighter = state.fighters[seat];
    fighter.betThisRound += amount;
    ctx.events?.push({ type: 'engaged', seat, amount });
    if (amount < owed || fighter.hp === 0) goAllIn(state, seat, ctx);
    return goOn(state, seat);
  },
};

/** Checking, which gives stamina. @rule RP-BET-06 RP-BET-08 */
export const defend: Move<RagnarokPokerTypes, Defend> = {
  fields: {},
  check(view, { seat }) {
    const owed = toCall(view, seat);
    return owed > 0 ? reject('MUST_CALL_OR_FOLD', 'RP-BET-06', { owed }) : undefined;
  },
  options(view, seat, _rules, options) {
    if (toCall(view, seat) === 0 && options.next()) options.push({ type: 'defend', seat });
  },
  apply(state, { seat }, ctx) {
    ctx.events?.push({ type: 'defended', seat });
    changeStamina(state, seat, DEFEND_STAMINA, ctx);
    return goOn(state, seat);
  },
};

/** Folding, at any own turn; it costs 1 stamina if there is one. RULING(RG-P08) @rule RP-BET-07 RP-BET-08 RP-FLD-03 */
export const brace: Move<RagnarokPokerTypes, Brace> = {
  fields: {},
  check: () => undefined,
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'brace', seat });
  },
  apply(state, { seat }, ctx) {
    const fighter = state.fighters[seat];
    ctx.events?.push({ type: 'braced', seat });
    changeStamina(state, seat, -braceCost(fighter.stamina, fighter.foldFree), ctx);
    fighter.foldFree = false;
    fighter.folded = true;
    endRound(state);
    return 'resolution';
  },
};
