// A fighter without stamina is out for good. Its seat loses health, both get back on their feet, and a fighter from the hand
// takes its place; without health or without a fighter in hand the match is lost. If both fall to one card, the attacker's side
// is judged first, and only then are the places filled.

import { KNOCKOUT_COST } from '../../../rulesets/mma-warriors/numbers.js';
import { finish } from '../../kernel/flow.js';
import { win } from '../../kernel/result.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { answerForAutoSeats, firstFighter } from './choices.js';
import { clearDefence } from './defence.js';
import { standUp } from './position.js';
import { cardOf, lookIntoHand } from './rules.js';
import type { Fighter, MmaWarriorsState } from './state.js';
import type { MmaWarriorsContext } from './types.js';

/** Takes a fighter out of play. RULING(A19, A40): its Bleed goes with it, the seat's defence card stays. @rule MW-KO-01 MW-KO-02 MW-KO-09 MW-STA-06 */
function removeFighter(state: MmaWarriorsState, seat: Seat, fighter: Fighter, ctx: MmaWarriorsContext): void {
  const { ko, stagger } = ctx.rules.options;
  const side = state.seats[seat];
  side.knockedOut.push(fighter.card);
  side.fighter = null;
  ctx.events?.push({ type: 'knockedOut', seat, fighterId: cardOf(state, fighter.card, ctx.rules).id });
  // RULING(A44): nothing ever gives health back.
  side.health -= KNOCKOUT_COST;
  ctx.events?.push({ type: 'healthLost', seat, amount: KNOCKOUT_COST, total: side.health });
  standUp(state, ctx);
  if (ko.clearsDefence) clearDefence(state, seat, ctx);
  // RULING(A22, A25): the seat skips its turn, whoever stands there then.
  if (!stagger.survivesKo) side.staggered = false;
}

/** Whether a knockout ends the match. RULING(A73): health is asked for first. @rule MW-KO-03 MW-KO-04 MW-WIN-01 MW-WIN-02 */
function judge(state: MmaWarriorsState, seat: Seat, mayWait: boolean, ctx: MmaWarriorsContext): boolean {
  if (state.seats[seat].health <= 0) {
    finish(state, win(otherSeat(seat), 'Health depleted', 'MW-WIN-01'));
    return true;
  }
  lookIntoHand(state, seat, ctx);
  if (mayWait || firstFighter(state, seat, ctx.rules) !== undefined) return false;
  finish(state, win(otherSeat(seat), 'No fighters in hand', 'MW-WIN-02'));
  return true;
}

/**
 * Settles every knockout. RULING(A41): a seat may be given until its draw to find a fighter.
 * @rule MW-KO-01 MW-KO-05 MW-KO-08 MW-KO-10
 */
export function knockOut(state: MmaWarriorsState, waiting: Seat | null, ctx: MmaWarriorsContext): void {
  const attacker = state.activeSeat;
  const defender = otherSeat(attacker);
  const isDefenderFirst = ctx.rules.options.counter.koOrder === 'defenderFirst';
  let isAnyoneOut = false;
  for (const seat of isDefenderFirst ? [defender, attacker] : [attacker, defender]) {
    const { fighter } = state.seats[seat];
    if (fighter === null || fighter.stamina > 0) continue;
    removeFighter(state, seat, fighter, ctx);
    if (judge(state, seat, seat === waiting, ctx)) return;
    isAnyoneOut = true;
    if (firstFighter(state, seat, ctx.rules) === undefined) continue;
    // The attacker's seat replaces first, whoever was judged first.
    const decision = { kind: 'replacement', seat } as const;
    if (seat === attacker) state.pending.unshift(decision);
    else state.pending.push(decision);
  }
  if (!isAnyoneOut) return;
  answerForAutoSeats(state, ctx);
  for (const { seat } of state.pending) {
    if (!state.seats[seat].auto) ctx.events?.push({ type: 'replacementNeeded', seat });
  }
}
