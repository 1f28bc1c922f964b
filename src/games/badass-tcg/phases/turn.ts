// The turn: its steps in order, and what happens at the beginning of each before anybody gets priority.

import type { AutomaticPhase } from '../../../kernel/definition.js';
import { otherSeat, SEATS } from '../../../kernel/seat.js';
import { ask } from '../asking.js';
import { damagesFirst } from '../combat.js';
import { refresh } from '../continuous.js';
import { NO_UNTAP } from '../keywords.js';
import { draw, untap } from '../objects.js';
import { addMana, emptyPool } from '../players.js';
import { faceOf } from '../rules.js';
import type { BadassTcgPhase, BadassTcgState, Step } from '../state.js';
import { triggerAll, triggerUpkeep } from '../triggers.js';
import type { BadassTcgContext, BadassTcgTypes } from '../types.js';

/** Which phase of the turn a step belongs to. @rule BT-TRN-01 */
const PHASE_OF: Readonly<Record<Step, number>> = {
  setup: 0,
  untap: 1,
  upkeep: 1,
  draw: 1,
  resource: 1,
  main1: 2,
  beginCombat: 3,
  attackers: 3,
  blockers: 3,
  firstStrike: 3,
  damage: 3,
  main2: 4,
  end: 5,
  cleanup: 5,
};

/** The active player will have priority. @rule BT-STK-02 */
function givePriority(state: BadassTcgState): 'checks' {
  state.priority = state.active;
  state.passes = 0;
  return 'checks';
}

/** Untaps what the active player controls, without priority. RULING(Q31) @rule BT-TRN-03 */
function untapAll(state: BadassTcgState, ctx: BadassTcgContext): void {
  for (const it of state.battlefield) {
    if (it.tapped && it.controller === state.active && !(it.keywords & NO_UNTAP)) untap(it, ctx);
  }
}

/**
 * What a generator gives in the Resource Gain step: one mana of one of its colours. RULING(Q3)
 * @rule BT-TRN-06
 */
export function gainMana(state: BadassTcgState, id: number, ctx: BadassTcgContext): void {
  const it = state.battlefield.find((each) => each.id === id);
  if (it === undefined) return;
  const made = faceOf(it, ctx.rules).abilities.find(({ mana, energy }) => mana.length > 0 && energy === 0);
  if (made === undefined) return;
  if (made.mana.length === 1) addMana(state, it.controller, made.mana[0] as readonly number[], ctx);
  else ask(state, 'mana', it.controller, 1, [id]);
}

/** The generator allowance is 1 again. Under `manaModel: refresh` the pool is made anew. RULING(Q3) @rule BT-TRN-06 */
function gainResources(state: BadassTcgState, ctx: BadassTcgContext): void {
  const player = state.players[state.active];
  player.generatorPlays = 0;
  player.generatorAllowance = 1;
  triggerAll(state, state.active, 'resourceGain', ctx.rules);
  if (ctx.rules.options.manaModel === 'tap') return;
  emptyPool(state, state.active, ctx);
  const own = state.battlefield.filter(({ controller }) => controller === state.active);
  state.picked = own.filter((it) => faceOf(it, ctx.rules).kind === 'generator').map(({ id }) => id);
}

/** Generators give their mana one after the other; whoever has a choice of colours is asked. */
export const gainPhase: AutomaticPhase<BadassTcgTypes> = {
  enter(state, ctx) {
    while (state.picked.length > 0) {
      gainMana(state, state.picked.shift() as number, ctx);
      if (state.pending.length > 0) return 'gain';
    }
    return 'checks';
  },
};

/** What happens at the beginning of a step. @rule BT-TRN-02 BT-TRN-05 BT-TRN-07 BT-TRN-11 BT-SET-06 */
export const beginPhase: AutomaticPhase<BadassTcgTypes> = {
  enter(state, ctx): BadassTcgPhase {
    const { step, active } = state;
    ctx.events?.push({ type: 'stepStarted', seat: active, step });
    switch (step) {
      case 'untap':
        untapAll(state, ctx);
        return 'next';
      case 'upkeep':
        triggerUpkeep(state, ctx.rules);
        break;
      case 'draw':
        // BT-SET-06: the first player skips the first draw. RULING(Q4)
        if (state.turn > 1 || ctx.rules.options.firstPlayerDraws) draw(state, active, 1, ctx);
        break;
      case 'resource':
        gainResources(state, ctx);
        givePriority(state);
        return 'gain';
      case 'attackers':
        state.combat = { attackers: [], blocks: [], blocked: [], struck: [], assigned: [] };
        return 'attackers';
      case 'blockers':
        return 'blockers';
      case 'firstStrike':
      case 'damage':
        return 'strike';
      case 'end':
        triggerAll(state, active, 'endStep', ctx.rules);
        break;
      case 'cleanup':
        return 'cleanup';
      default:
    }
    return givePriority(state);
  },
};

/** Whether a step is passed over. @rule BT-TRN-09 BT-CMB-14 */
function isSkipped(state: BadassTcgState, step: Step): boolean {
  const isCombat = step === 'blockers' || step === 'firstStrike' || step === 'damage';
  if (!isCombat) return false;
  if (state.combat === null || state.combat.attackers.length === 0) return true;
  return step === 'firstStrike' && !damagesFirst(state);
}

/** A new turn. @rule BT-TRN-01 */
function nextTurn(state: BadassTcgState, ctx: BadassTcgContext): void {
  state.turn += 1;
  state.active = otherSeat(state.active);
  ctx.events?.push({ type: 'turnStarted', seat: state.active, turn: state.turn });
}

/** Leaves a step for the next one; mana is lost where a phase ends. RULING(Q2, Q3) @rule BT-STK-06 BT-MAN-05 BT-MAN-06 */
export const nextPhase: AutomaticPhase<BadassTcgTypes> = {
  enter(state, ctx) {
    const { steps, options } = ctx.rules;
    const before = state.step;
    let at = steps.indexOf(before);
    do at = (at + 1) % steps.length;
    while (isSkipped(state, steps[at] as Step));
    state.step = steps[at] as Step;
    state.priority = null;
    const isNewPhase = PHASE_OF[state.step] !== PHASE_OF[before];
    if (options.manaModel === 'tap' && (isNewPhase || options.manaEmpties === 'step')) {
      for (const seat of SEATS) emptyPool(state, seat, ctx);
    }
    if (state.combat !== null && PHASE_OF[state.step] !== PHASE_OF.damage) state.combat = null;
    if (before === 'cleanup') nextTurn(state, ctx);
    return 'begin';
  },
};

/** Damage and what lasts until end of turn end at the same time. @rule BT-TRN-12 BT-CMB-16 */
function endEffects(state: BadassTcgState, ctx: BadassTcgContext): void {
  let hasChanged = false;
  for (const it of state.battlefield) {
    it.damage = 0;
    it.deathtouched = false;
    if (it.tempPower === 0 && it.tempToughness === 0 && it.tempKeywords === 0) continue;
    it.tempPower = 0;
    it.tempToughness = 0;
    it.tempKeywords = 0;
    hasChanged = true;
    ctx.events?.push({ type: 'effectEnded', object: it.id });
  }
  state.fog = false;
  if (hasChanged) refresh(state, ctx.rules);
}

/**
 * The active player discards down to the maximum hand size; then damage and effects end. Nobody gets priority, unless something
 * triggers. RULING(Q9, Q22) @rule BT-TRN-12 BT-TRN-13 BT-TRN-14
 */
export const cleanupPhase: AutomaticPhase<BadassTcgTypes> = {
  enter(state, ctx) {
    const { hand } = state.players[state.active];
    const tooMany = hand.length - ctx.rules.maxHand;
    if (tooMany > 0) {
      ask(state, 'discard', state.active, tooMany);
      return 'cleanup';
    }
    endEffects(state, ctx);
    state.priority = null;
    state.passes = 0;
    return 'checks';
  },
};
