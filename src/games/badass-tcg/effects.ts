// The one interpreter of the effect vocabulary: an exhaustive walk through what a spell or ability does, operation by operation.
// Where a player must be asked, it stops and goes on after the answer.

import type { Condition, Effect, What, Who } from '../../../rulesets/badass-tcg/types.js';
import { assertNever } from '../../kernel/errors.js';
import { finish } from '../../kernel/flow.js';
import { win } from '../../kernel/result.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { ask } from './asking.js';
import { askEach, beginScry } from './choosing.js';
import { isInGroup, refresh } from './continuous.js';
import { dealDamage, type Hit, hitBy, hitOf } from './damage.js';
import { bitsOf } from './keywords.js';

import {
  destroy,
  draw,
  enter,
  inTurnOrder,
  leave,
  lookAt,
  mill,
  putCard,
  take,
  takeFromDiscard,
  tap,
  untap,
} from './objects.js';
import { addMana, addPoison, changeEnergy, changeLife } from './players.js';
import { type BadassTcgRules, compileGroup, faceOf, manaChoices, type Operation } from './rules.js';
import type { BadassTcgState, Permanent, StackItem, Target } from './state.js';
import { findPermanent, playerTarget, targetSeat } from './targets.js';
import type { BadassTcgContext } from './types.js';

type OneOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>;

/** Whether a condition holds for a player now. @rule BT-STK-13 */
export function holds(state: BadassTcgState, seat: Seat, when: Condition, rules: BadassTcgRules): boolean {
  const { energy, life } = state.players[seat];
  return (when.of === 'energy' ? energy : life - rules.life) >= when.least;
}

/** The players that an effect is about. */
function seatsOf(state: BadassTcgState, item: StackItem<number>, who: Who, slot: number): readonly Seat[] {
  switch (who) {
    case 'me':
      return [item.controller];
    case 'opp':
      return [otherSeat(item.controller)];
    case 'each.player':
      return inTurnOrder(state);
    default: {
      const seat = targetSeat(who === 'host' ? item.host : (item.targets[slot] ?? null));
      return seat === undefined ? [] : [seat];
    }
  }
}

/** The permanents that an effect is about, as far as they are still there. @rule BT-PLY-08 */
function objectsOf(
  state: BadassTcgState,
  item: StackItem<number>,
  what: What,
  slot: number | undefined,
  rules: BadassTcgRules,
): readonly Permanent<number>[] {
  if (slot !== undefined || what === 'self' || what === 'host') {
    const id = slot !== undefined ? item.targets[slot] : what === 'self' ? item.source : item.host;
    const it = findPermanent(state, id ?? null);
    return it === undefined ? [] : [it];
  }
  const group = compileGroup(what);
  return state.battlefield.filter((it) => {
    return isInGroup(group, item.source, item.controller, it, faceOf(it, rules));
  });
}

function damage(
  state: BadassTcgState,
  item: StackItem<number>,
  { n, to }: OneOf<'dmg'>,
  slot: number | undefined,
  ctx: BadassTcgContext,
): void {
  let targets: readonly Target[];
  if (to === 'me' || to === 'opp' || to === 'each.player') {
    targets = seatsOf(state, item, to, 0).map(playerTarget);
  } else if (slot !== undefined) targets = [item.targets[slot] ?? null].filter((target) => target !== null);
  else targets = objectsOf(state, item, to, slot, ctx.rules).map(({ id }) => id);
  dealDamage(
    state,
    targets.map((target) => hitOf(state, item, target, n)),
    false,
    ctx,
  );
}

function forPlayers(
  state: BadassTcgState,
  item: StackItem<number>,
  { op, who, n }: OneOf<'gainLife' | 'loseLife' | 'draw' | 'mill' | 'poison'>,
  slot: number,
  ctx: BadassTcgContext,
): void {
  for (const seat of seatsOf(state, item, who, slot)) {
    if (op === 'gainLife') changeLife(state, seat, n, ctx);
    else if (op === 'loseLife') changeLife(state, seat, -n, ctx);
    else if (op === 'draw') draw(state, seat, n, ctx);
    else if (op === 'mill') mill(state, seat, n, ctx);
    else addPoison(state, seat, n, ctx);
  }
}

function forObjects(
  state: BadassTcgState,
  objects: readonly Permanent<number>[],
  op: OneOf<'destroy' | 'exile' | 'bounce' | 'tap' | 'untap'>['op'],
  ctx: BadassTcgContext,
): void {
  switch (op) {
    case 'destroy':
      destroy(state, objects, ctx);
      return;
    case 'exile':
      for (const { id: object } of objects) ctx.events?.push({ type: 'exiled', object });
      leave(state, objects, 'exile', ctx);
      return;
    case 'bounce':
      for (const { id: object } of objects) ctx.events?.push({ type: 'bounced', object });
      leave(state, objects, 'hand', ctx);
      return;
    case 'tap':
      for (const it of objects) tap(it, ctx);
      return;
    case 'untap':
      for (const it of objects) untap(it, ctx);
  }
}

function pump(
  state: BadassTcgState,
  objects: readonly Permanent<number>[],
  { power, toughness, keywords }: OneOf<'pump'>,
  ctx: BadassTcgContext,
): void {
  for (const it of objects) {
    it.tempPower += power;
    it.tempToughness += toughness;
    it.tempKeywords |= bitsOf(keywords);
    ctx.events?.push({ type: 'pumped', object: it.id, power, toughness });
  }
  refresh(state, ctx.rules);
}

function createTokens(
  state: BadassTcgState,
  item: StackItem<number>,
  { who, name, n }: OneOf<'token'>,
  slot: number,
  ctx: BadassTcgContext,
): void {
  const def = ctx.rules.cards.findIndex((card) => card.isToken && card.name === name);
  for (const owner of seatsOf(state, item, who, slot)) {
    for (let i = 0; i < n; i++) enter(state, null, def, { owner }, ctx);
  }
}

/** A spell leaves the stack without effect; nothing is refunded. @rule BT-STK-09 BT-FDN-04 */
export function counterSpell(state: BadassTcgState, id: Target | null, ctx: BadassTcgContext): void {
  const spell = state.stack.find((each) => each.id === id);
  if (spell === undefined || spell.card === null) return;
  lookAt(spell.card, ctx);
  state.stack.splice(state.stack.indexOf(spell), 1);
  ctx.events?.push({ type: 'countered', seat: spell.controller, item: spell.id });
  tellCard(spell, 'discard', ctx);
  putCard(state, spell.card, 'discard');
}

/** A spell's card leaves the stack for a zone. */
export function tellCard(spell: StackItem<number>, to: string, ctx: BadassTcgContext): void {
  const { controller: seat, card, def, id: object } = spell;
  const ref = ctx.rules.cards[def]?.id ?? null;
  ctx.events?.push({ type: 'left', seat, card, ref, object, to });
}

/** RULING(Q29): a single question, on resolution; the payer may make mana for it. */
function counterUnless(state: BadassTcgState, id: Target | null, n: number): void {
  const spell = state.stack.find((each) => each.id === id);
  if (spell !== undefined) ask(state, 'pay', spell.controller, n, [spell.id]);
}

/** A creature card comes back from the own discard pile. */
function recover(
  state: BadassTcgState,
  item: StackItem<number>,
  card: Target | null,
  to: 'hand' | 'battlefield',
  ctx: BadassTcgContext,
): void {
  const player = state.players[item.controller];
  if (typeof card !== 'number' || !player.discard.includes(card)) return;
  takeFromDiscard(state, player, card);
  if (to === 'hand') putCard(state, card, 'hand');
  else enter(state, card, state.cards[card] as number, { owner: item.controller }, ctx);
}

/** Each deals damage equal to its power to the other, together; nothing if one is gone. */
function fight(
  state: BadassTcgState,
  item: StackItem<number>,
  { a, b }: OneOf<'fight'>,
  slots: readonly number[],
  ctx: BadassTcgContext,
): void {
  const isTargeted = (word: What) => word !== 'self' && word !== 'host';
  const second = isTargeted(a) ? slots[1] : slots[0];
  const [one] = objectsOf(state, item, a, isTargeted(a) ? slots[0] : undefined, ctx.rules);
  const [other] = objectsOf(state, item, b, isTargeted(b) ? second : undefined, ctx.rules);
  if (one === undefined || other === undefined) return;
  const hits: Hit[] = [hitBy(one, other.id, one.power), hitBy(other, one.id, other.power)];
  dealDamage(state, hits, false, ctx);
}

/** Carries out one operation. Whoever has to be asked, is; the operation may have to be carried on with afterwards. */
export function perform(
  state: BadassTcgState,
  item: StackItem<number>,
  { effect, slots }: Operation,
  ctx: BadassTcgContext,
): 'again' | undefined {
  if (effect === null) return undefined;
  const [slot] = slots;
  const at = slot ?? -1;
  const seat = item.controller;
  const target = slot === undefined ? null : (item.targets[slot] ?? null);
  switch (effect.op) {
    case 'dmg':
      damage(state, item, effect, slot, ctx);
      break;
    case 'gainLife':
    case 'loseLife':
    case 'draw':
    case 'mill':
    case 'poison':
      forPlayers(state, item, effect, at, ctx);
      break;
    case 'discard':
    case 'sacrifice':
      return askEach(state, seatsOf(state, item, effect.who, at), effect, ctx) ? 'again' : undefined;
    case 'scry':
      beginScry(state, seat, effect.n, ctx);
      break;
    case 'energy':
      changeEnergy(state, seat, effect.n, ctx);
      break;
    case 'fetchGenerator':
      ask(state, 'search', seat, effect.n);
      break;
    case 'extraGenerator':
      state.players[seat].generatorAllowance += effect.n;
      break;
    case 'destroy':
    case 'exile':
    case 'bounce':
    case 'tap':
    case 'untap':
      forObjects(state, objectsOf(state, item, effect.to, slot, ctx.rules), effect.op, ctx);
      break;
    case 'counter':
      counterSpell(state, target, ctx);
      break;
    case 'counterUnless':
      counterUnless(state, target, effect.n);
      break;
    case 'pump':
      pump(state, objectsOf(state, item, effect.to, slot, ctx.rules), effect, ctx);
      break;
    case 'grow':
      for (const it of objectsOf(state, item, effect.to, slot, ctx.rules)) it.counters += effect.n;
      refresh(state, ctx.rules);
      break;
    case 'token':
      createTokens(state, item, effect, at, ctx);
      break;
    case 'mana':
      addMana(state, seat, manaChoices(effect.mana)[0] ?? [], ctx);
      break;
    case 'recover':
      recover(state, item, target, effect.to, ctx);
      break;
    case 'fight':
      fight(state, item, effect, slots, ctx);
      break;
    case 'fog':
      state.fog = true;
      break;
    case 'win':
      // BT-WIN-04: the game ends at once.
      finish(state, win(seat, 'ultimate', 'BT-WIN-04'));
      break;
    default:
      assertNever(effect);
  }
  return undefined;
}

/** A card that was found enters tapped; without counting as played. @rule BT-PLY-03 */
export function fetch(state: BadassTcgState, seat: Seat, name: string, ctx: BadassTcgContext): void {
  ctx.chance.unseen();
  const { deck } = state.players[seat];
  const card = deck.find((each) => ctx.rules.cards[state.cards[each] as number]?.name === name);
  if (card === undefined) return;
  take(deck, card);
  const def = state.cards[card] as number;
  ctx.events?.push({ type: 'searched', seat, card, ref: ctx.rules.cards[def]?.id ?? null });
  enter(state, card, def, { owner: seat, tapped: true }, ctx);
}
