// Answers to questions in the middle of things. While one is open nobody can do anything else, but for making mana to pay with.

import type { Move } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import type { Seat } from '../../../kernel/seat.js';
import { integer, type Shape, text } from '../../../kernel/shape.js';
import type { Choose } from '../actions.js';
import { answered } from '../asking.js';
import { searchNames, settleCommander, toBottom } from '../choosing.js';
import { counterSpell, fetch } from '../effects.js';
import { canPay, MANA } from '../mana.js';
import { discardCard, leave, shuffleDeck, take } from '../objects.js';
import { addMana, spendMana } from '../players.js';
import { type BadassTcgRules, type CompiledAbility, faceOf } from '../rules.js';
import type { BadassTcgState, BadassTcgView, Choice, StackItem, Target } from '../state.js';
import { findPermanent, targetsFor } from '../targets.js';
import { abilityOf, chooseTargets, putTrigger } from '../triggers.js';
import type { BadassTcgContext, BadassTcgTypes } from '../types.js';
import { scryAfterMulligan } from './setup.js';

const number = integer(0, Number.MAX_SAFE_INTEGER);
const word = text(64, 1);

/** The shape of an answer: a number, or a word. */
const choiceShape: Shape = (value, path, problems) => {
  (typeof value === 'string' ? word : number)(value, path, problems);
};

/** A cost of so much generic mana. */
const generic = (n: number): readonly number[] => [0, 0, 0, 0, 0, 0, n];

/** The ability that gives a generator's mana in the Resource Gain step. */
function manaOf(view: BadassTcgView, id: number, rules: BadassTcgRules): CompiledAbility | undefined {
  const it = findPermanent(view, id);
  return it && faceOf(it, rules).abilities.find(({ mana, energy }) => mana.length > 0 && energy === 0);
}

/** Everything that answers the open question, in a fixed order. */
function answersTo(view: BadassTcgView, seat: Seat, rules: BadassTcgRules): readonly (number | string)[] {
  const choice = view.choice as Choice;
  const { hand, deck, pool } = view.players[seat];
  const seen = (cards: readonly (number | null)[]) => cards.filter((card) => card !== null);
  switch (view.pending[0]?.kind) {
    case 'discard':
    case 'bottom':
      return seen(hand);
    case 'sacrifice':
      return choice.objects.filter((id) => !view.picked.includes(id));
    case 'scry':
      return [...seen(deck.slice(0, choice.n)), 'done'];
    case 'scryTop':
      return seen(deck.slice(choice.at, choice.n));
    case 'legend':
      return choice.objects;
    case 'pay':
      return canPay(pool, generic(choice.n)) ? ['no', 'yes'] : ['no'];
    case 'triggerOrder':
      return view.triggers.filter(({ controller }) => controller === seat).map(({ id }) => id);
    case 'targets': {
      const item = view.stack[view.stack.length - 1] as StackItem<number>;
      const noun = abilityOf(item, rules).program.nouns[item.targets.length];
      return noun === undefined ? [] : targetsFor(view, noun, seat, rules);
    }
    case 'search':
      return [...searchNames(view, seat, rules), 'done'];
    case 'commanderZone':
      return ['yes', 'no'];
    case 'mana': {
      const ways = manaOf(view, choice.objects[0] ?? -1, rules)?.mana ?? [];
      return ways.map((way) => MANA[way.findIndex((n) => n > 0)] ?? 'C');
    }
    default:
      return [];
  }
}

/** One more is chosen; true if that was the last. */
function countDown(state: BadassTcgState): boolean {
  const choice = state.choice as Choice;
  choice.n -= 1;
  if (choice.n > 0) return false;
  answered(state);
  return true;
}

/** Puts looked-at cards at the bottom; `done` leaves the rest on top, in an order that is asked for next. @rule BT-SET-04 */
function scry(state: BadassTcgState, seat: Seat, card: number | string): void {
  const choice = state.choice as Choice;
  if (typeof card === 'number') {
    toBottom(state, seat, card, 'deck');
    countDown(state);
    return;
  }
  const { n } = choice;
  answered(state);
  if (n < 2) return;
  state.pending.push({ kind: 'scryTop', seat });
  state.choice = { n, at: 0, objects: [] };
}

/** Names the next card on top. */
function scryTop(state: BadassTcgState, seat: Seat, card: number): void {
  const choice = state.choice as Choice;
  const { deck } = state.players[seat];
  take(deck, card);
  deck.splice(choice.at, 0, card);
  choice.at += 1;
  if (choice.at === choice.n - 1) answered(state);
}

/** One stays, the rest go to the discard pile. RULING(Q18) @rule BT-SBA-05 */
function keepLegend(state: BadassTcgState, kept: number, ctx: BadassTcgContext): void {
  const { objects } = state.choice as Choice;
  answered(state);
  const rest = objects.filter((id) => id !== kept).map((id) => findPermanent(state, id));
  leave(
    state,
    rest.filter((it) => it !== undefined),
    'discard',
    ctx,
  );
}

/** Pays, or lets the spell be countered. RULING(Q29) */
function payOrNot(state: BadassTcgState, seat: Seat, pays: boolean, ctx: BadassTcgContext): void {
  const { n, objects } = state.choice as Choice;
  answered(state);
  if (pays) spendMana(state, seat, generic(n), 0, undefined, ctx);
  else counterSpell(state, objects[0] ?? null, ctx);
}

/** Finds a generator by its name; whoever has found enough, or is done, shuffles. @rule BT-PLY-03 */
function search(state: BadassTcgState, seat: Seat, name: string, ctx: BadassTcgContext): void {
  if (name === 'done') answered(state);
  else {
    fetch(state, seat, name, ctx);
    if (!countDown(state)) return;
  }
  shuffleDeck(state, seat, ctx);
}

/** The next target of a trigger. @rule BT-STK-11 */
function target(state: BadassTcgState, choice: Target, ctx: BadassTcgContext): void {
  answered(state);
  const item = state.stack[state.stack.length - 1] as StackItem<number>;
  item.targets.push(choice);
  chooseTargets(state, item, ctx);
}

function answer(state: BadassTcgState, { seat, choice }: Choose, ctx: BadassTcgContext): void {
  const card = choice as number;
  switch (state.pending[0]?.kind) {
    case 'discard':
      discardCard(state, seat, card, ctx);
      countDown(state);
      return;
    case 'sacrifice':
      state.picked.push(card);
      countDown(state);
      return;
    case 'scry':
      scry(state, seat, choice);
      return;
    case 'scryTop':
      scryTop(state, seat, card);
      return;
    case 'bottom':
      toBottom(state, seat, card, 'hand');
      if (countDown(state)) scryAfterMulligan(state, seat, ctx);
      return;
    case 'legend':
      keepLegend(state, card, ctx);
      return;
    case 'pay':
      payOrNot(state, seat, choice === 'yes', ctx);
      return;
    case 'triggerOrder':
      answered(state);
      putTrigger(state, state.triggers.find(({ id }) => id === choice) as StackItem<number>, ctx);
      return;
    case 'targets':
      target(state, choice as Target, ctx);
      return;
    case 'search':
      search(state, seat, choice as string, ctx);
      return;
    case 'commanderZone':
      answered(state);
      settleCommander(state, choice === 'yes', ctx);
      return;
    case 'mana': {
      const [id = -1] = (state.choice as Choice).objects;
      const ways = manaOf(state, id, ctx.rules)?.mana ?? [];
      answered(state);
      const way = ways.find((each) => (each[MANA.indexOf(choice as (typeof MANA)[number])] ?? 0) > 0);
      addMana(state, seat, way ?? [], ctx);
      return;
    }
    default:
  }
}

/** Answers the open question: one thing at a time. @rule BT-TRN-12 BT-STK-11 BT-SBA-05 BT-CMD-06 */
export const choose: Move<BadassTcgTypes, Choose> = {
  fields: { choice: choiceShape },
  check(view, { seat, choice }, rules) {
    if (answersTo(view, seat, rules).includes(choice)) return undefined;
    // RULING(Q29): who wants to pay needs the mana first.
    if (choice === 'yes' && view.pending[0]?.kind === 'pay') return reject('CANNOT_PAY', 'BT-MAN-04');
    return reject('BAD_CHOICE', 'BT-STK-14', { choice });
  },
  options(view, seat, rules, options) {
    for (const choice of answersTo(view, seat, rules)) {
      if (options.next()) options.push({ type: 'choose', seat, choice });
    }
  },
  apply(state, action, ctx) {
    answer(state, action, ctx);
    return state.phase;
  },
};
