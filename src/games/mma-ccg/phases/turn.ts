// Rounds and turns. In a round the players take five turns each, in alternation; odd rounds begin with the player who began the
// first. Then the fight is stood up, and after the Recovery Step the next round begins; after the last one the judges decide.

import type { AutomaticPhase } from '../../../kernel/definition.js';
import { otherSeat, type Seat } from '../../../kernel/seat.js';
import { chooseDiscards } from '../choices.js';
import { drawCards } from '../piles.js';
import { judge } from '../scoring.js';
import type { MmaCcgState, MmaCcgView, TurnEnd } from '../state.js';
import type { MmaCcgTypes } from '../types.js';

/** Who begins the round. RULING(Q1) @rule MC-RND-03 */
export function roundStarter({ round, firstPlayer }: MmaCcgView): Seat {
  return round % 2 === 1 ? firstPlayer : otherSeat(firstPlayer);
}

/** Begins a round, Standing, with everything else as it was. @rule MC-RND-03 MC-RND-04 MC-RND-05 MC-RND-09 */
export const roundStart: AutomaticPhase<MmaCcgTypes> = {
  enter(state, ctx) {
    state.active = roundStarter(state);
    for (const side of state.seats) {
      side.turnsTaken = 0;
      side.usedRoutines = [];
      side.done = false;
    }
    ctx.events?.push({ type: 'roundStarted', n: state.round, starter: state.active });
    return 'turnStart';
  },
};

/** The Draw Step, on the very first turn too. @rule MC-TRN-01 MC-TRN-02 MC-SET-13 MC-RND-02 */
export const turnStart: AutomaticPhase<MmaCcgTypes> = {
  enter(state, ctx) {
    const player = state.active;
    ctx.events?.push({ type: 'turnStarted', player, n: state.seats[player].turnsTaken + 1 });
    drawCards(state, player, 1, ctx);
    return state.result === null ? 'ready' : 'over';
  },
};

/** Ends the Main Step; bonuses for cards to come are gone. @rule MC-TRN-01 MC-TRN-11 */
export function endTurnBy(state: MmaCcgState, reason: TurnEnd): 'turnEnd' {
  state.ending = reason;
  state.endsTurn = false;
  state.nextMods = [];
  return 'turnEnd';
}

/** The End Step. RULING(Q11): a hand has no limit, unless the ruleset sets one. @rule MC-TRN-10 */
export const turnEnd: AutomaticPhase<MmaCcgTypes> = {
  enter(state, ctx) {
    const { handLimit } = ctx.rules.options;
    const excess = handLimit === null ? 0 : state.seats[state.active].hand.length - handLimit;
    if (excess > 0) chooseDiscards(state, state.active, excess, ctx);
    return 'turnOver';
  },
};

/** RULING(Q22): the last round is not followed by a stand-up or a Recovery Step. @rule MC-RND-01 MC-RND-06 MC-RND-07 */
function endRound(state: MmaCcgState, ctx: Parameters<typeof turnEnd.enter>[1]): 'recovery' | 'over' {
  if (state.round === ctx.rules.options.rounds) return judge(state, ctx);
  ctx.events?.push({ type: 'stoodUp', from: state.position });
  state.position = 'S';
  return 'recovery';
}

/** A turn is over, and counts, however it ended. @rule MC-RND-02 MC-RND-08 MC-WIN-11 */
export const turnOver: AutomaticPhase<MmaCcgTypes> = {
  enter(state, ctx) {
    const player = state.active;
    const { turnsPerRound } = ctx.rules.options;
    state.seats[player].turnsTaken += 1;
    ctx.events?.push({ type: 'turnEnded', player, reason: state.ending as TurnEnd });
    state.ending = null;
    state.cardsPlayed = 0;
    state.routineUsed = false;
    if (state.seats[otherSeat(player)].turnsTaken >= turnsPerRound) return endRound(state, ctx);
    state.active = otherSeat(player);
    return 'turnStart';
  },
};
