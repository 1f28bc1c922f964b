// Operations on characters: damage, healing, bonuses, keywords, and what changes a minion as a whole.

import type { StatusType } from '../../../../rulesets/ragnarok/types.js';
import type { Gift } from '../../../../rulesets/ragnarok-standard/types.js';
import { otherSeat, type Seat } from '../../../kernel/seat.js';
import { withStatus } from '../../ragnarok/statuses.js';
import { restat } from '../auras.js';
import { damageOf, dealDamage, dealerOf, healingOf, restore } from '../damage.js';
import { freeze, silence } from '../keywords/action.js';
import { gather } from '../keywords/persistent.js';
import type { BriefGift, Minion, RagnarokStandardState, Task } from '../state.js';
import { freshMinion } from '../summoning.js';
import { selectAll } from '../targets.js';
import type { Step } from '../texts.js';
import type { RagnarokStandardContext } from '../types.js';
import { handCard, intoHand, isBoardFull, isHandFull, isHero, minionOf, pickSome, sideOf } from '../zones.js';

type State = RagnarokStandardState;
type Ctx = RagnarokStandardContext;

/** Whom an operation is about, chance included. */
export function select(state: State, task: Task, { at }: Step, ctx: Ctx): number[] {
  const all = selectAll(state, task, at, ctx.rules);
  return at.random === 0 ? all : pickSome(all, at.random, ctx);
}

/** The minions among them. */
function selectMinions(state: State, task: Task, step: Step, ctx: Ctx): Minion[] {
  const minions: Minion[] = [];
  for (const ref of select(state, task, step, ctx)) {
    const minion = minionOf(state, ref);
    if (minion !== undefined) minions.push(minion);
  }
  return minions;
}

/** What a number of a text comes to. */
export function amountOf(state: State, { seat }: Task, { n }: Step): number {
  return n === 'armor' ? state.players[seat].hero.armor : Number(n);
}

export function dmg(state: State, task: Task, step: Step, ctx: Ctx): void {
  const amount = damageOf(state, task, amountOf(state, task, step), ctx.rules);
  const dealer = dealerOf(state, task, ctx.rules);
  const blows = select(state, task, step, ctx).map((ref) => ({ ref, amount, dealer }));
  dealDamage(state, blows, ctx);
}

function isAlive(state: State, ref: number): boolean {
  if (isHero(ref)) return state.players[ref].hero.health > 0;
  const minion = minionOf(state, ref);
  return minion !== undefined && minion.health > 0 && !minion.doomed;
}

/** One point after the other, each to somebody who still stands. */
export function split(state: State, task: Task, step: Step, ctx: Ctx): void {
  const points = damageOf(state, task, amountOf(state, task, step), ctx.rules);
  const members = selectAll(state, task, step.at, ctx.rules);
  for (let i = 0; i < points; i++) {
    const standing = members.filter((ref) => isAlive(state, ref));
    if (standing.length === 0) return;
    const dealer = dealerOf(state, task, ctx.rules);
    dealDamage(state, [{ ref: ctx.chance.pick(standing), amount: 1, dealer }], ctx);
  }
}

export function heal(state: State, task: Task, step: Step, ctx: Ctx): void {
  for (const ref of select(state, task, step, ctx)) {
    const found = isHero(ref) ? state.players[ref].hero : minionOf(state, ref);
    if (found === undefined) continue;
    const amount = step.n === 'full' ? found.maxHealth - found.health : amountOf(state, task, step);
    restore(state, task.seat, ref, healingOf(state, task, amount), ctx);
  }
}

export function buff(state: State, task: Task, step: Step, ctx: Ctx): void {
  const { attack, health, op } = step;
  for (const minion of selectMinions(state, task, step, ctx)) {
    if (op === 'buff') {
      minion.attackBonus += attack;
      minion.healthBonus += health;
    } else {
      minion.turnAttack += attack;
      minion.turnHealth += health;
    }
    minion.health += health;
    restat(minion, ctx.rules);
    ctx.events?.push({ type: 'buffed', target: minion.id, attack, health });
  }
}

export function give(state: State, task: Task, step: Step, ctx: Ctx): void {
  const keyword = step.word as Gift;
  const until: BriefGift['until'] = step.op === 'giveTurn' ? 'endOfTurn' : task.seat;
  for (const minion of selectMinions(state, task, step, ctx)) {
    if (step.op !== 'give') minion.brief = [...minion.brief, { keyword, until }];
    else if (!minion.own.includes(keyword)) minion.own = [...minion.own, keyword];
    if (!minion.keywords.includes(keyword)) minion.keywords = gather(minion.own, minion, minion.keywords);
    ctx.events?.push({ type: 'keywordGained', target: minion.id, keyword });
  }
}

export function destroy(state: State, task: Task, step: Step, ctx: Ctx): void {
  for (const minion of selectMinions(state, task, step, ctx)) minion.doomed = true;
}

export function silenceAll(state: State, task: Task, step: Step, ctx: Ctx): void {
  for (const minion of selectMinions(state, task, step, ctx)) silence(minion, ctx);
}

export function freezeAll(state: State, task: Task, step: Step, ctx: Ctx): void {
  for (const ref of select(state, task, step, ctx)) {
    const found = isHero(ref) ? state.players[ref].hero : minionOf(state, ref);
    if (found !== undefined) freeze(found, ref, ctx);
  }
}

/** Back to its controller's hand as a fresh card; without room it is destroyed. RULING(RG-S15) @rule RS-LIM-04 */
export function bounce(state: State, task: Task, step: Step, ctx: Ctx): void {
  for (const minion of selectMinions(state, task, step, ctx)) {
    const seat = sideOf(state, minion.id) as Seat;
    if (isHandFull(state, seat, ctx.rules)) {
      minion.doomed = true;
      continue;
    }
    const player = state.players[seat];
    player.board = player.board.filter(({ id }) => id !== minion.id);
    ctx.events?.push({ type: 'bounced', seat, entity: minion.id, cardId: minion.cardId });
    intoHand(state, seat, handCard(minion.cardId, 'public', minion.spent), ctx);
  }
}

/** Over to my side, at its right end; without room it is destroyed. RULING(RG-S15) @rule RS-ATK-01 RS-LIM-01 */
export function steal(state: State, task: Task, step: Step, ctx: Ctx): void {
  const { seat } = task;
  for (const minion of selectMinions(state, task, step, ctx)) {
    if (sideOf(state, minion.id) === seat) continue;
    if (isBoardFull(state, seat)) {
      minion.doomed = true;
      continue;
    }
    const foe = state.players[otherSeat(seat)];
    foe.board = foe.board.filter(({ id }) => id !== minion.id);
    state.players[seat].board.push(minion);
    minion.sick = true;
    minion.attacksUsed = 0;
    ctx.events?.push({ type: 'controlChanged', seat, entity: minion.id });
  }
}

/** Becomes a fresh token in the same place: a new entity, no death, no summoning. */
export function transform(state: State, task: Task, step: Step, ctx: Ctx): void {
  for (const minion of selectMinions(state, task, step, ctx)) {
    const seat = sideOf(state, minion.id) as Seat;
    const { board } = state.players[seat];
    const fresh = freshMinion(state, step.card, ctx.rules);
    board[board.indexOf(minion)] = fresh;
    ctx.events?.push({ type: 'transformed', seat, target: minion.id, entity: fresh.id, cardId: step.card });
  }
}

/** Puts a status on heroes; minions bear none. @rule X-ST-01 X-ST-10 */
export function status(state: State, task: Task, step: Step, ctx: Ctx): void {
  const type = step.word as StatusType;
  const { attack: duration, health: value } = step;
  for (const ref of select(state, task, step, ctx)) {
    if (!isHero(ref)) continue;
    const { hero } = state.players[ref];
    hero.statuses = withStatus(hero.statuses, { type, duration, value });
    ctx.events?.push({ type: 'statusApplied', seat: ref, status: type, duration, value });
  }
}

/** Gives a Deathrattle beside what a minion has. */
export function addRattle(state: State, task: Task, step: Step, ctx: Ctx): void {
  for (const minion of selectMinions(state, task, step, ctx)) {
    minion.rattles = [...minion.rattles, step.first];
  }
}
