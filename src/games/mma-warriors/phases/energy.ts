// A turn begins: the seat gets its energy, and its fighter bleeds. A staggered seat gets none, but bleeds, and then its turn is
// over. Otherwise the draw follows.

import {
  BLEED_DAMAGE,
  ENERGY_GAIN,
  MAX_ENERGY,
  START_ENERGY,
} from '../../../../rulesets/mma-warriors/numbers.js';
import type { AutomaticPhase } from '../../../kernel/definition.js';
import { otherSeat, type Seat } from '../../../kernel/seat.js';
import { spendBonus } from '../attacks.js';
import { hurt } from '../damage.js';
import { endIfExhausted } from '../exhaustion.js';
import { knockOut } from '../knockout.js';
import type { MmaWarriorsState } from '../state.js';
import type { MmaWarriorsContext, MmaWarriorsTypes } from '../types.js';
import { passTurn } from './end.js';

/** RULING(A01, A02, A74): the allotment grows with each own turn that was not skipped. @rule MW-ENE-01 MW-ENE-02 MW-ENE-03 MW-RES-03 MW-TBL-05 */
function gainEnergy(state: MmaWarriorsState, seat: Seat, ctx: MmaWarriorsContext): void {
  const { model, secondSeatFirstTurn } = ctx.rules.options.energy;
  const side = state.seats[seat];
  const before = side.energy;
  const isFirst = side.energyTurns === 0;
  // The second seat has the turns with even numbers.
  const head = secondSeatFirstTurn === 'plusGain' && state.turn % 2 === 0 ? ENERGY_GAIN : 0;
  const allotment = START_ENERGY + head + ENERGY_GAIN * side.energyTurns;
  side.energyTurns += 1;
  side.energy = Math.min(MAX_ENERGY, model === 'ramp' || isFirst ? allotment : before + ENERGY_GAIN);
  ctx.events?.push({ type: 'energyGained', seat, amount: side.energy - before, total: side.energy });
}

/** One tick of Bleed. @rule MW-STA-02 MW-STA-03 MW-STA-05 MW-STA-07 */
function bleed(state: MmaWarriorsState, seat: Seat, ctx: MmaWarriorsContext): void {
  const { fighter } = state.seats[seat];
  if (fighter === null || fighter.bleed === 0) return;
  fighter.bleed -= 1;
  ctx.events?.push({ type: 'bleedTicked', seat, amount: BLEED_DAMAGE, turnsLeft: fighter.bleed });
  hurt(state, seat, BLEED_DAMAGE, 'bleed', ctx);
}

/** Begins a turn. @rule MW-ENE-04 MW-ENE-05 MW-TRN-02 MW-TRN-03 MW-STA-09 MW-STA-11 */
export const energy: AutomaticPhase<MmaWarriorsTypes> = {
  enter(state, ctx) {
    const { intenseTraining, stagger, bleed: bleeding, ko } = ctx.rules.options;
    const seat = state.activeSeat;
    const side = state.seats[seat];
    // RULING(A64): every turn of either seat counts.
    state.turn += 1;
    state.quietTurns += 1;
    side.ownTurns += 1;
    ctx.events?.push({ type: 'turnStarted', seat, turn: state.turn });
    const isSkipped = side.staggered;
    side.staggered = false;
    // RULING(A23): a skipped turn gives no energy, but Bleed ticks.
    if (!isSkipped || stagger.energyGain) gainEnergy(state, seat, ctx);
    // RULING(A03): Intense Training lasts until a strike, unless the ruleset ends it here.
    if (intenseTraining.expiry === 'ownEnergyPhase' && side.fighter) spendBonus(side.fighter, seat, ctx);
    if (!isSkipped || stagger.bleedTicks) {
      // RULING(A18): only the seat's own fighter bleeds in its turn.
      bleed(state, seat, ctx);
      if (bleeding.tickOn === 'everyTurn') bleed(state, otherSeat(seat), ctx);
      // RULING(A21, A41): after a knockout the turn goes on; some rulesets let the draw bring the replacement.
      knockOut(state, ko.emptyHandCheck === 'afterDraw' && !isSkipped ? seat : null, ctx);
    }
    return isSkipped ? 'skip' : 'ready';
  },
};

/** A skipped turn: no draw, no main phase, no discard. The last tick of Bleed can make it the end. @rule MW-STA-10 MW-STA-12 MW-WIN-06 */
export const skip: AutomaticPhase<MmaWarriorsTypes> = {
  enter(state, ctx) {
    ctx.events?.push({ type: 'turnSkipped', seat: state.activeSeat });
    return endIfExhausted(state, ctx) ? 'over' : passTurn(state, true, ctx);
  },
};

/** Before the draw: a position that is dead by now is not played on. @rule MW-WIN-06 */
export const ready: AutomaticPhase<MmaWarriorsTypes> = {
  enter(state, ctx) {
    return endIfExhausted(state, ctx) ? 'over' : 'draw';
  },
};
