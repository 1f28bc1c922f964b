// Playing a card of the hand: when it may be, and the order in which everything happens. What a card still has to do after its texts
// (Overload, Corrupt, Echo, being counted) is the same for all.

import type { Selector } from '../../../rulesets/ragnarok-standard/types.js';
import type { Move } from '../../kernel/definition.js';
import type { Options } from '../../kernel/options.js';
import { reject } from '../../kernel/rejection.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { integer, nullOr } from '../../kernel/shape.js';
import type { PlayCard } from './actions.js';
import { beginNext, deathsNext, doNext, makeTask, NONE, textsNext } from './agenda.js';
import { askedBy, targetRefusal } from './asking.js';
import { replaceHero } from './heroes.js';
import { echo, overload } from './keywords/resource.js';
import { attach, corrupt, isMechFor, secretObstacle } from './keywords/special.js';
import { comesInSpent, hasBattlecry, isComboActive, isOutcast } from './keywords/triggered.js';
import { costOf } from './mana.js';
import { cardOf, type RagnarokStandardRules, type ReadyCard, sequenceOf } from './rules.js';
import { COUNTERED, secretsNext } from './secrets.js';
import type { Minion, RagnarokStandardState, RagnarokStandardView, Secret, Source, Task } from './state.js';
import { enter, freshMinion } from './summoning.js';
import { legalTargets } from './targets.js';
import { AT } from './texts.js';
import { collect, inOrderOfPlay, moment, textsAt } from './triggers.js';
import type { RagnarokStandardContext, RagnarokStandardTypes } from './types.js';
import { isBoardFull, lookInto, minionOf, takeFromHand, toGraveyard } from './zones.js';

/** The card's own texts that are going to run, by number. @rule RS-KW-BATTLECRY RS-KW-COMBO RS-KW-OUTCAST */
function textsToRun(
  { script, isSpell }: ReadyCard,
  isCombo: boolean,
  isOut: boolean,
  isAttached = false,
): number[] {
  if (!hasBattlecry(isAttached)) return [];
  const first = script.runs[isSpell ? AT.cast : AT.battlecry] ?? [];
  const combo = isCombo ? (script.runs[AT.combo] ?? []) : [];
  const outcast = isOut ? (script.runs[AT.outcast] ?? []) : [];
  return [...first, ...combo, ...outcast];
}

/** What is asked for by a card in hand. */
interface Asking {
  readonly ready: ReadyCard;
  readonly cost: number;
  readonly chooses: boolean;
  readonly texts: readonly number[];
}

/** Looks a card of the hand up; undefined if there is none to be seen. */
function askingOf(
  view: RagnarokStandardView,
  seat: Seat,
  hand: number,
  isAttached: boolean,
  rules: RagnarokStandardRules,
): Asking | undefined {
  const held = view.players[seat].hand[hand];
  if (held === undefined || held === null) return undefined;
  const ready = cardOf(rules, held.cardId);
  const texts = textsToRun(ready, isComboActive(view, seat), isOutcast(view, seat, hand), isAttached);
  const chooses = ready.script.chooses && texts.some((id) => sequenceOf(rules, id).chooses);
  return { ready, cost: costOf(view, seat, held, rules), chooses, texts };
}

function askedByTexts(
  view: RagnarokStandardView,
  seat: Seat,
  { ready, texts }: Asking,
  option: number | null,
  rules: RagnarokStandardRules,
): readonly Selector[] {
  if (!ready.script.asks) return [];
  return texts.flatMap((id) => askedBy(view, seat, sequenceOf(rules, id), option, rules));
}

/** What is wrong with place and Mech. @rule RS-ORD-01 RS-KW-MAGNETIC */
function placeRefusal(
  view: RagnarokStandardView,
  { seat, position, attachTo }: PlayCard,
  { card, isMagnetic }: ReadyCard,
  isAttaching: boolean,
  rules: RagnarokStandardRules,
) {
  const { board } = view.players[seat];
  if (card.type === 'Minion' && !isAttaching && position !== null && position > board.length)
    return reject('BAD_POSITION', 'RS-ORD-01', { position });
  const isMech = attachTo === null || (isMagnetic && isMechFor(view, seat, attachTo, rules));
  return isMech ? undefined : reject('NOT_A_MECH', 'RS-KW-MAGNETIC', { attachTo });
}

/** Which of two texts, and its target. @rule RS-TGT-01 */
function choiceRefusal(
  view: RagnarokStandardView,
  { seat, target, option }: PlayCard,
  asking: Asking,
  rules: RagnarokStandardRules,
) {
  const isOpen = asking.chooses && option !== 0 && option !== 1;
  if (isOpen) return reject('NEEDS_OPTION', 'RS-TGT-01');
  const asked = askedByTexts(view, seat, asking, option, rules);
  return targetRefusal(view, seat, asked, target, asking.ready.isSpell, rules);
}

/** Why a card cannot be played; the first that applies. @rule RS-MAN-04 RS-LIM-02 RS-TGT-01 RS-KW-MAGNETIC RS-KW-SECRET */
function refuse(view: RagnarokStandardView, action: PlayCard, rules: RagnarokStandardRules) {
  const { seat, hand, attachTo } = action;
  const held = view.players[seat].hand[hand];
  const isAttaching = attachTo !== null && !!held && cardOf(rules, held.cardId).isMagnetic;
  const asking = askingOf(view, seat, hand, isAttaching, rules);
  if (asking === undefined) return reject('BAD_INDEX', 'RS-TRN-03', { hand });
  const { ready, cost } = asking;
  const { mana } = view.players[seat];
  if (mana < cost) return reject('NOT_ENOUGH_MANA', 'RS-MAN-04', { cost, mana });
  if (ready.card.type === 'Minion' && !isAttaching && isBoardFull(view, seat))
    return reject('BOARD_FULL', 'RS-LIM-02');
  const refusal =
    choiceRefusal(view, action, asking, rules) ?? placeRefusal(view, action, ready, isAttaching, rules);
  if (refusal !== undefined) return refusal;
  const secret = secretObstacle(view, seat, ready);
  return secret === null ? undefined : reject(secret, 'RS-KW-SECRET');
}

const EITHER: readonly number[] = [0, 1];
const NEITHER: readonly null[] = [null];

/** The options of one card, for one place after the other. */
function cardOptions(
  view: RagnarokStandardView,
  seat: Seat,
  hand: number,
  asking: Asking,
  rules: RagnarokStandardRules,
  options: Options<PlayCard>,
): void {
  const { ready, chooses } = asking;
  const isMinion = ready.card.type === 'Minion';
  if (isMinion ? isBoardFull(view, seat) : secretObstacle(view, seat, ready) !== null) return;
  const places = isMinion ? view.players[seat].board.length : 0;
  for (const option of chooses ? EITHER : NEITHER) {
    const asked = askedByTexts(view, seat, asking, option, rules);
    const legal = asked.length === 0 ? [] : legalTargets(view, seat, asked, rules);
    if (asked.length > 0 && legal.length === 0 && ready.isSpell) continue;
    for (const target of legal.length === 0 ? NEITHER : legal) {
      for (let place = 0; place <= places; place++) {
        const position = isMinion ? place : null;
        if (options.next())
          options.push({ type: 'playCard', seat, hand, target, position, option, attachTo: null });
      }
    }
  }
}

/** The Mechs that a Magnetic card can be attached to. @rule RS-KW-MAGNETIC */
function attachOptions(
  view: RagnarokStandardView,
  seat: Seat,
  hand: number,
  rules: RagnarokStandardRules,
  options: Options<PlayCard>,
): void {
  for (const { id } of view.players[seat].board) {
    if (!isMechFor(view, seat, id, rules) || !options.next()) continue;
    options.push({
      type: 'playCard',
      seat,
      hand,
      target: null,
      position: null,
      option: null,
      attachTo: id,
    });
  }
}

/** Playing a card. @rule RS-TRN-03 */
export const playCard: Move<RagnarokStandardTypes, PlayCard> = {
  fields: {
    hand: integer(0, 99),
    target: nullOr(integer(0, 1e9)),
    position: nullOr(integer(0, 99)),
    option: nullOr(integer(0, 99)),
    attachTo: nullOr(integer(0, 1e9)),
  },

  check: refuse,

  options(view, seat, rules, options) {
    const { hand, mana } = view.players[seat];
    for (let i = 0; i < hand.length; i++) {
      const asking = askingOf(view, seat, i, false, rules);
      if (asking === undefined || asking.cost > mana) continue;
      if (asking.ready.isMagnetic) attachOptions(view, seat, i, rules, options);
      cardOptions(view, seat, i, asking, rules, options);
    }
  },

  apply(state, action, ctx) {
    const { seat, hand, target } = action;
    const asking = askingOf(state, seat, hand, action.attachTo !== null, ctx.rules) as Asking;
    const isOut = isOutcast(state, seat, hand);
    // Pay, then leave the hand.
    state.players[seat].mana -= asking.cost;
    const held = takeFromHand(state, seat, hand);
    const { card, script } = asking.ready;
    const cardId = script.secret >= 0 ? null : card.id;
    ctx.events?.push({ type: 'cardPlayed', seat, cardId, hand, cost: asking.cost, target });
    if (card.type === 'Spell') castSpell(state, action, asking, isOut, ctx);
    else if (card.type === 'Minion') playMinion(state, action, asking, held.spent, ctx);
    else playGear(state, action, asking, ctx);
    return 'resolve';
  },
};

/** The tasks of a card's own texts; one that asks for a target is skipped without one. RULING(RG-S20) @rule RS-TGT-01 */
function textTasks(
  state: RagnarokStandardState,
  { seat, target, option }: PlayCard,
  { ready, texts }: Asking,
  self: number,
  source: Source,
  rules: RagnarokStandardRules,
): Task[] {
  const tasks: Task[] = [];
  for (const id of texts) {
    const isAsking = target === null && askedBy(state, seat, sequenceOf(rules, id), option, rules).length > 0;
    if (isAsking) continue;
    const [T, chosen] = [target ?? NONE, option ?? NONE];
    tasks.push(makeTask('ops', seat, self, ready.card.id, id, 0, T, NONE, NONE, chosen, source));
  }
  return tasks;
}

/** What comes after a card's texts; `at` is its cost. @rule RS-ORD-01 RS-ORD-02 RS-ORD-06 RS-ORD-09 */
function finishNext(state: RagnarokStandardState, seat: Seat, card: number, cost: number): void {
  doNext(state, makeTask('finishPlay', seat, NONE, card, NONE, cost));
}

/** A minion enters with its appendages, its texts run, then others react to it. @rule RS-ORD-01 RS-ORD-09 RS-KW-COLOSSAL */
function playMinion(
  state: RagnarokStandardState,
  action: PlayCard,
  asking: Asking,
  isSpent: boolean,
  ctx: RagnarokStandardContext,
): void {
  const { seat, attachTo, position } = action;
  const { ready, cost } = asking;
  const cardId = ready.card.id;
  finishNext(state, seat, cardId, cost);
  if (attachTo !== null) {
    attach(state, seat, minionOf(state, attachTo) as Minion, ready, ctx);
    return;
  }
  const minion = freshMinion(state, cardId, ctx.rules);
  minion.spent = comesInSpent(isSpent, ctx.rules.options);
  const place = position ?? state.players[seat].board.length;
  // The texts were asked for before the minion was there: it is never its own target.
  const tasks = textTasks(state, action, asking, minion.id, 'text', ctx.rules);
  const entered = enter(state, seat, minion, place, ctx);
  deathsNext(state);
  secretsNext(state, otherSeat(seat), AT['secret.foePlaysMinion'], minion.id, cardId);
  for (let i = entered.length - 1; i >= 0; i--) doNext(state, makeTask('summoned', seat, entered[i]));
  deathsNext(state);
  textsNext(state, tasks);
}

/** Friendly texts that wait for a minion, even if it is dead by now. @rule RS-ORD-01 */
export function summoned(
  state: RagnarokStandardState,
  { seat, self }: Task,
  ctx: RagnarokStandardContext,
): void {
  beginNext(state, textsAt(state, seat, moment(AT.myMinionSummoned, self, NONE, self), ctx.rules));
}

/** A weapon is equipped, or a Hero Card takes the hero's place; then come the texts. @rule RS-ORD-06 */
function playGear(
  state: RagnarokStandardState,
  action: PlayCard,
  asking: Asking,
  ctx: RagnarokStandardContext,
): void {
  const { seat } = action;
  const { ready, cost } = asking;
  finishNext(state, seat, ready.card.id, cost);
  deathsNext(state);
  textsNext(state, textTasks(state, action, asking, seat, 'text', ctx.rules));
  if (ready.card.type === 'Weapon') doNext(state, makeTask('fillWeapon', seat, NONE, ready.card.id));
  else replaceHero(state, seat, ready, ctx);
}

/** A spell is cast; secrets may counter it before its text. In the task, `at` is its cost, `it` whether it was outermost, `itCard` the first entity to come after it. @rule RS-ORD-02 */
function castSpell(
  state: RagnarokStandardState,
  { seat, target, option }: PlayCard,
  { ready, cost }: Asking,
  isOut: boolean,
  ctx: RagnarokStandardContext,
): void {
  const { card, script } = ready;
  if (script.secret < 0) ctx.events?.push({ type: 'spellCast', seat, cardId: card.id });
  const [T, chosen, out] = [target ?? NONE, option ?? NONE, isOut ? 1 : 0];
  // RS-HID-03: by its source a secret can be told from other spells without being looked up.
  const source = script.secret < 0 ? 'spell' : 'text';
  doNext(
    state,
    makeTask('spellText', seat, NONE, card.id, NONE, cost, T, out, state.nextEntity, chosen, source),
  );
  secretsNext(state, otherSeat(seat), AT['secret.foeCastsSpell'], NONE, card.id);
}

/** The spell's text, unless it was countered; a secret is set instead. @rule RS-ORD-02 RS-CRD-03 RS-KW-SECRET */
export function spellText(state: RagnarokStandardState, task: Task, ctx: RagnarokStandardContext): void {
  const { seat, card, at: cost, target, it, itCard, option } = task;
  const ready = cardOf(ctx.rules, card);
  if (option === COUNTERED) {
    toGraveyard(state, seat, card, 'cast');
    ctx.events?.push({ type: 'spellCountered', seat, cardId: card });
    doNext(state, makeTask('finishPlay', seat, NONE, card, NONE, cost, NONE, NONE, NONE, COUNTERED));
    return;
  }
  const isSecret = ready.script.secret >= 0;
  const id = isSecret ? setSecret(state, seat, ready, ctx) : NONE;
  const shown = isSecret ? NONE : card;
  doNext(state, makeTask('finishPlay', seat, id, shown, NONE, cost));
  deathsNext(state);
  doNext(state, makeTask('spellDone', seat, NONE, shown, NONE, itCard));
  deathsNext(state);
  if (isSecret) return;
  const action = {
    seat,
    target: target === NONE ? null : target,
    option: option === NONE ? null : option,
  } as PlayCard;
  const texts = textsToRun(ready, isComboActive(state, seat), it === 1);
  const asking = { ready, cost, chooses: false, texts };
  textsNext(state, textTasks(state, action, asking, NONE, 'spell', ctx.rules));
}

function setSecret(
  state: RagnarokStandardState,
  seat: Seat,
  { card }: ReadyCard,
  ctx: RagnarokStandardContext,
): number {
  const id = state.nextEntity++;
  state.players[seat].secrets.push({ id, cardId: card.id, class: card.class });
  ctx.events?.push({ type: 'secretPlayed', seat, entity: id, cardId: card.id, class: card.class });
  return id;
}

/** After a spell: Spellburst of minions that were there before it, and what waits for spells. @rule RS-ORD-02 RS-KW-SPELLBURST */
export function spellDone(
  state: RagnarokStandardState,
  { seat, card, at: firstEntity }: Task,
  ctx: RagnarokStandardContext,
): void {
  if (card !== NONE) toGraveyard(state, seat, card, 'cast');
  const tasks: Task[] = [];
  collect(state, seat, moment(AT.spellburst), ctx.rules, tasks);
  const ready = tasks.filter(({ self }) => {
    const minion = minionOf(state, self);
    return minion !== undefined && !minion.spent && self < firstEntity;
  });
  collect(state, seat, moment(AT.mySpell, NONE, card), ctx.rules, ready);
  beginNext(state, inOrderOfPlay(state, ready));
}

/** Overload, Corrupt, Echo, and the count of cards played. A countered spell does not overload. @rule RS-ORD-01 RS-ORD-02 RS-KW-OVERLOAD */
export function finishPlay(state: RagnarokStandardState, task: Task, ctx: RagnarokStandardContext): void {
  const { seat, self, card, at: cost, option } = task;
  const player = state.players[seat];
  const secret = player.secrets.find(({ id }) => id === self) as Secret | undefined;
  lookInto(state, seat, ctx);
  const ready = cardOf(ctx.rules, secret?.cardId ?? card);
  if (option !== COUNTERED) overload(state, seat, ready.card.overload, ctx);
  corrupt(state, seat, cost, ctx);
  echo(state, seat, ready, ctx);
  player.cardsPlayedThisTurn += 1;
}
