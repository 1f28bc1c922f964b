// Priority: one player holds it and plays, activates or passes. Two passes in succession resolve the top of the stack, or lead to the
// next step.

import type { Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { onlySeat, otherSeat, type Seat } from '../../../kernel/seat.js';
import type { Pass, PlayGenerator } from '../actions.js';
import { enter, refOf, take } from '../objects.js';
import { type BadassTcgRules, findCard } from '../rules.js';
import type { BadassTcgView } from '../state.js';
import type { BadassTcgTypes } from '../types.js';
import { cardShape, isMainTime } from './casting.js';
import { gainMana } from './turn.js';

/** One holder at a time. @rule BT-STK-02 BT-STK-14 */
export const priorityPhase: WaitingPhase<BadassTcgTypes> = {
  deciders: (view) => onlySeat(view.priority as Seat),
  moves: ['pass', 'playGenerator', 'cast', 'tapForMana', 'activate', 'special', 'turnFaceUp'],
};

/** Passes: the other player gets priority, or both have passed. RULING(Q7) @rule BT-STK-04 BT-STK-05 BT-STK-06 BT-STK-07 */
export const pass: Move<BadassTcgTypes, Pass> = {
  fields: {},
  check: () => undefined,
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'pass', seat });
  },
  apply(state, { seat }, ctx) {
    ctx.events?.push({ type: 'passed', seat });
    state.passes += 1;
    if (state.passes < 2) {
      state.priority = otherSeat(seat);
      ctx.events?.push({ type: 'priority', seat: state.priority });
      return 'priority';
    }
    if (state.stack.length > 0) {
      if (ctx.rules.options.stackResolution === 'one') state.passes = 0;
      return 'resolve';
    }
    state.passes = 0;
    return state.step === 'cleanup' ? 'cleanup' : 'next';
  },
};

/** Why a generator cannot be played. @rule BT-PLY-01 BT-PLY-02 */
function playProblem(view: BadassTcgView, seat: Seat, card: number, rules: BadassTcgRules) {
  const { hand, generatorPlays, generatorAllowance } = view.players[seat];
  const face = findCard(view, card, rules);
  if (!hand.includes(card) || face === undefined) return reject('NOT_IN_HAND', 'BT-PLY-01', { card });
  if (face.kind !== 'generator') return reject('WRONG_TYPE', 'BT-PLY-01', { card });
  if (!isMainTime(view, seat)) return reject('WRONG_TIMING', 'BT-PLY-01', { card });
  if (generatorPlays < generatorAllowance) return undefined;
  return reject('GENERATOR_LIMIT', 'BT-PLY-02', { allowed: generatorAllowance });
}

/** Plays a generator: a special action, which does not move priority. @rule BT-PLY-01 BT-PLY-02 BT-STK-08 BT-SPC-01 BT-STK-07 */
export const playGenerator: Move<BadassTcgTypes, PlayGenerator> = {
  fields: { card: cardShape },
  check: (view, { seat, card }, rules) => playProblem(view, seat, card, rules),
  options(view, seat, rules, options) {
    const { hand, generatorPlays, generatorAllowance } = view.players[seat];
    if (generatorPlays >= generatorAllowance || !isMainTime(view, seat)) return;
    for (const card of hand) {
      if (findCard(view, card, rules)?.kind !== 'generator' || !options.next()) continue;
      options.push({ type: 'playGenerator', seat, card: card as number });
    }
  },
  apply(state, { seat, card }, ctx) {
    const player = state.players[seat];
    take(player.hand, card);
    take(player.revealed, card);
    player.generatorPlays += 1;
    state.passes = 0;
    const object = state.nextId;
    ctx.events?.push({ type: 'generatorPlayed', seat, card, ref: refOf(state, card, ctx), object });
    const it = enter(state, card, state.cards[card] as number, { owner: seat }, ctx);
    // RULING(Q3): under `manaModel: refresh` a played generator gives its mana at once.
    if (ctx.rules.options.manaModel === 'refresh') gainMana(state, it.id, ctx);
    return 'checks';
  },
};
