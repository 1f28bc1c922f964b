// What texts do: one interpreter for the closed vocabulary of effects. A text runs left to right and does as much as it can; where
// it lets somebody choose it stops, and goes on after the answer.

import type { PlainEffect, Position } from '../../../rulesets/mma-ccg/types.js';
import { assertNever } from '../../kernel/errors.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { chooseDiscards, choosePosition, chooseRecycled, chooseRegained } from './choices.js';
import { allHold } from './classes.js';
import {
  discardCard,
  drawCards,
  hurtBoth,
  lookIntoHand,
  loseToughness,
  regainToughness,
  tell,
  turnTop,
} from './piles.js';
import type { Step } from './rules.js';
import { winByCard } from './scoring.js';
import type { MmaCcgState, RunningText } from './state.js';
import type { MmaCcgContext } from './types.js';

/** Moves the fight. @rule MC-RES-12 MC-PLY-12 MC-CMP-04 */
export function moveFight(state: MmaCcgState, to: Position, ctx: MmaCcgContext): void {
  const from = state.position;
  if (from === to) return;
  state.position = to;
  ctx.events?.push({ type: 'positionChanged', from, to, cause: 'text' });
}

function discardAtRandom(state: MmaCcgState, seat: Seat, n: number, ctx: MmaCcgContext): void {
  const { hand } = state.seats[seat];
  if (hand.length === 0) return;
  lookIntoHand(state, seat, ctx);
  for (let i = 0; i < n && hand.length > 0; i++) discardCard(state, seat, ctx.chance.pick(hand), ctx);
}

/** Milling is no damage: nothing stops it, and from an empty deck it takes nothing. @rule MC-RES-13 */
function mill(state: MmaCcgState, seat: Seat, n: number, ctx: MmaCcgContext): void {
  const side = state.seats[seat];
  for (let i = 0; i < n; i++) {
    const card = turnTop(side, ctx);
    if (card === undefined) return;
    side.corner.push(card);
    tell(state, 'milled', seat, card, ctx);
  }
}

/** Changes the damage of the announced card; the floor comes in the end. @rule MC-RES-11 MC-RTN-06 */
function changeDamage(state: MmaCcgState, t: number, s: number): void {
  if (state.play === null) return;
  state.play.t += t;
  state.play.s += s;
}

function addModifier(
  state: MmaCcgState,
  seat: Seat,
  { filter, t, s, flag }: Extract<PlainEffect, { readonly op: 'next' }>,
  ctx: MmaCcgContext,
): void {
  state.nextMods.push({ seat, filter, t, s, flag });
  ctx.events?.push({ type: 'modifierAdded', player: seat, t, s, flag });
}

/** RULING(Q20): a winning text wins at once, unless the ruleset waits for the card's damage. @rule MC-WIN-02 */
function winByText(state: MmaCcgState, { seat, next }: RunningText, ctx: MmaCcgContext): void {
  if (state.play !== null && next === 'damage' && ctx.rules.options.winTextTiming === 'afterDamage') {
    state.play.wins = true;
  } else winByCard(state, seat);
}

/** Does one thing; what it returns says nothing. */
function perform(state: MmaCcgState, text: RunningText, effect: PlainEffect, ctx: MmaCcgContext): unknown {
  const { seat, next } = text;
  const whom = 'who' in effect && effect.who === 'opp' ? otherSeat(seat) : seat;
  switch (effect.op) {
    case 'pos':
      return moveFight(state, effect.to, ctx);
    case 'posChoice':
      return choosePosition(state, seat, effect.among);
    case 'draw':
      return drawCards(state, whom, effect.n, ctx);
    case 'discard':
      if (effect.how === 'choose') return chooseDiscards(state, whom, effect.n, ctx);
      return discardAtRandom(state, whom, effect.n, ctx);
    case 'mill':
      return mill(state, whom, effect.n, ctx);
    case 'heal':
      return regainToughness(state, seat, effect.n, 'text', ctx);
    case 'hurt':
      if (effect.who === 'both') return hurtBoth(state, effect.n, ctx);
      return loseToughness(state, whom, effect.n, 'text', ctx);
    case 'recycle':
      return chooseRecycled(state, seat, effect.n);
    case 'regain':
      return chooseRegained(state, seat, effect.n, effect.filter, ctx.rules);
    case 'next':
      return addModifier(state, seat, effect, ctx);
    case 'self':
      return next === 'damage' ? changeDamage(state, effect.t, effect.s) : undefined;
    case 'reduce':
      return next === 'window' ? changeDamage(state, -effect.t, -effect.s) : undefined;
    case 'counterIt':
      // MC-RTN-07: the card that waits for a response is countered.
      if (next === 'window' && state.play !== null) state.play.countered = true;
      return;
    case 'endTurn':
      // MC-TRN-12: it is the user's own turn that ends, once the card has resolved.
      if (seat === state.active) state.endsTurn = true;
      return;
    case 'win':
      return winByText(state, text, ctx);
    default:
      return assertNever(effect);
  }
}

/** Runs a text until it ends, somebody must choose, or the match is over; true at its end. @rule MC-RES-02 */
export function runText(state: MmaCcgState, text: RunningText, ctx: MmaCcgContext): boolean {
  const steps = ctx.rules.steps[state.cards[text.card] as number] as readonly Step[];
  for (let step = steps[text.at]; step !== undefined; step = steps[text.at]) {
    text.at++;
    if (step.op === 'goto') text.at = step.to;
    else if (step.op === 'unless') {
      if (!allHold(state, text.seat, step.when, ctx.rules)) text.at = step.to;
    } else perform(state, text, step, ctx);
    if (state.result !== null || state.pending.length > 0) return false;
  }
  return true;
}
