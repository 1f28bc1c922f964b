// Operations on a player: cards, mana, armor, weapons, and what comes into play.

import { MAX_MANA } from '../../../../rulesets/ragnarok-standard/numbers.js';
import { otherSeat, type Seat } from '../../../kernel/seat.js';
import { drawCards } from '../drawing.js';
import { cardFitsAll } from '../filters.js';
import { cardOf } from '../rules.js';
import type { Grave, HandCard, RagnarokStandardState, Task } from '../state.js';
import { summon as summonOne } from '../summoning.js';
import type { Step } from '../texts.js';
import type { RagnarokStandardContext } from '../types.js';
import { handCard, intoHand, lookInto, pickFromHand, takeFromHand, toGraveyard } from '../zones.js';
import { amountOf } from './on-characters.js';

type State = RagnarokStandardState;
type Ctx = RagnarokStandardContext;

export function summon(state: State, { seat }: Task, { card, n }: Step, ctx: Ctx): void {
  for (let i = 0; i < Number(n); i++) {
    summonOne(state, seat, card, state.players[seat].board.length, ctx);
  }
}

/** A fresh copy of the dead minion, with so much Health. */
export function revive(state: State, { seat, itCard }: Task, { health }: Step, ctx: Ctx): void {
  if (itCard < 0) return;
  summonOne(state, seat, itCard, state.players[seat].board.length, ctx, (minion) => {
    minion.health = Math.min(health, minion.maxHealth);
  });
}

/** Fresh copies of random entries of the death list, which keeps them. */
export function resurrect(state: State, { seat }: Task, { n, filters }: Step, ctx: Ctx): void {
  const dead = state.players[seat].graveyard.filter(
    ({ cause, cardId }) => cause === 'died' && cardFitsAll(cardOf(ctx.rules, cardId).card, filters),
  );
  const left = dead.map(({ count }) => count);
  let total = left.reduce((sum, count) => sum + count, 0);
  for (let i = 0; i < Number(n) && total > 0; i++) {
    let drawn = ctx.chance.int(total);
    const at = left.findIndex((count) => {
      drawn -= count;
      return drawn < 0;
    });
    left[at] = (left[at] as number) - 1;
    total -= 1;
    const { cardId } = dead[at] as Grave;
    const minion = summonOne(state, seat, cardId, state.players[seat].board.length, ctx);
    if (minion !== undefined) ctx.events?.push({ type: 'resurrected', seat, entity: minion.id, cardId });
  }
}

export function draw(state: State, task: Task, step: Step, ctx: Ctx): void {
  drawCards(state, task.seat, amountOf(state, task, step), ctx);
}

export function foeDraw(state: State, task: Task, step: Step, ctx: Ctx): void {
  drawCards(state, otherSeat(task.seat), amountOf(state, task, step), ctx);
}

/** Cards that a text names, for everybody to see. @rule RS-HID-01 RS-LIM-05 */
export function add(state: State, { seat }: Task, { card, n }: Step, ctx: Ctx): void {
  for (let i = 0; i < Number(n); i++) {
    if (intoHand(state, seat, handCard(card, 'public'), ctx))
      ctx.events?.push({ type: 'cardAdded', seat, cardId: card });
  }
}

export function armor(state: State, task: Task, step: Step, ctx: Ctx): void {
  const { seat } = task;
  const { hero } = state.players[seat];
  hero.armor += amountOf(state, task, step);
  ctx.events?.push({ type: 'armorChanged', seat, armor: hero.armor });
}

/** Attack for the hero, this turn. @rule RS-ATK-07 */
export function heroAtk(state: State, task: Task, step: Step, ctx: Ctx): void {
  const { seat } = task;
  const amount = amountOf(state, task, step);
  state.players[seat].hero.attackThisTurn += amount;
  ctx.events?.push({ type: 'heroAttackGained', seat, amount });
}

export function weaponAtk(state: State, task: Task, step: Step): void {
  const { weapon } = state.players[task.seat];
  if (weapon !== null) weapon.attack += amountOf(state, task, step);
}

/** Mana for this turn, never above 10. @rule RS-MAN-05 */
export function mana(state: State, task: Task, step: Step, ctx: Ctx): void {
  const player = state.players[task.seat];
  player.mana = Math.min(MAX_MANA, player.mana + amountOf(state, task, step));
  ctx.events?.push({ type: 'manaGained', seat: task.seat, mana: player.mana });
}

/** Empty crystals, never above 10. @rule RS-MAN-06 */
export function crystal(state: State, task: Task, step: Step, ctx: Ctx): void {
  const player = state.players[task.seat];
  player.crystals = Math.min(MAX_MANA, player.crystals + amountOf(state, task, step));
  ctx.events?.push({ type: 'crystalGained', seat: task.seat, crystals: player.crystals });
}

/** The places of cards in hand that fit. */
function placesInHand(state: State, seat: Seat, { at }: Step, ctx: Ctx): number[] {
  const places: number[] = [];
  state.players[seat].hand.forEach(({ cardId }, i) => {
    if (cardFitsAll(cardOf(ctx.rules, cardId).card, at.filters)) places.push(i);
  });
  return places;
}

/** Changes what cards in hand cost, as long as they stay there. */
export function cost(state: State, { seat }: Task, step: Step, ctx: Ctx): void {
  lookInto(state, seat, ctx);
  const { hand } = state.players[seat];
  const all = placesInHand(state, seat, step, ctx);
  const chosen = step.at.random === 0 ? all : pickFromHand(all, step.at.random, ctx);
  for (const place of chosen) {
    const card = hand[place] as HandCard;
    hand[place] = { ...card, costDelta: card.costDelta + Number(step.n) };
    ctx.events?.push({ type: 'costChanged', seat, hand: place, cardId: card.cardId });
  }
}

export function discard(state: State, task: Task, step: Step, ctx: Ctx): void {
  const { seat } = task;
  const { hand } = state.players[seat];
  const count = Math.min(amountOf(state, task, step), hand.length);
  for (let i = 0; i < count; i++) {
    lookInto(state, seat, ctx);
    const { cardId } = takeFromHand(state, seat, ctx.chance.int(hand.length));
    toGraveyard(state, seat, cardId, 'discarded');
    ctx.events?.push({ type: 'cardDiscarded', seat, cardId });
  }
}

/** Looks at random cards of the other hand, for my eyes only. @rule RS-HID-01 */
export function reveal(state: State, task: Task, step: Step, ctx: Ctx): void {
  const { seat } = task;
  const foe = otherSeat(seat);
  const { hand } = state.players[foe];
  const places = hand.map((_, i) => i);
  for (const place of pickFromHand(places, Math.min(amountOf(state, task, step), places.length), ctx)) {
    lookInto(state, foe, ctx);
    const card = hand[place] as HandCard;
    if (card.shown === 'nobody') hand[place] = { ...card, shown: 'foe' };
    ctx.events?.push({ type: 'cardRevealed', seat, hand: place, cardId: card.cardId });
  }
}
