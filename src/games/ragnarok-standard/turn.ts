// A turn: its start in steps, the main phase with trading and ending, and its end.

import type { StatusType } from '../../../rulesets/ragnarok/types.js';
import { MAX_MANA, TRADE_COST } from '../../../rulesets/ragnarok-standard/numbers.js';
import type { Move, WaitingPhase } from '../../kernel/definition.js';
import { finish } from '../../kernel/flow.js';
import { reject } from '../../kernel/rejection.js';
import { draw } from '../../kernel/result.js';
import { onlySeat, otherSeat, type Seat } from '../../kernel/seat.js';
import { integer } from '../../kernel/shape.js';
import { hasStatus, tickOf, WORN_AT_END, wornStatuses } from '../ragnarok/statuses.js';
import type { EndTurn, Trade } from './actions.js';
import { beginNext, deathsNext, doNext, drainNext, makeTask, NONE } from './agenda.js';
import { refresh, restat } from './auras.js';
import { dealDamage } from './damage.js';
import { drawCards } from './drawing.js';
import { hasServed, serve, thawIfServed } from './keywords/action.js';
import { attacksPerTurn } from './keywords/persistent.js';
import { fadeEchoes, tradeIn } from './keywords/resource.js';
import { stirs } from './keywords/special.js';
import { cardOf, type RagnarokStandardRules } from './rules.js';
import type { HeroInPlay, Minion, RagnarokStandardState, RagnarokStandardView, Task } from './state.js';
import { AT } from './texts.js';
import { moment, textsAt } from './triggers.js';
import type { RagnarokStandardContext, RagnarokStandardTypes } from './types.js';

type State = RagnarokStandardState;
type Ctx = RagnarokStandardContext;

// --- the start -----------------------------------------------------------------------------------------------------

/** The steps of a turn's start, in order. RULING(RG-S13) @rule RS-TRN-01 RS-TRN-02 */
export function startTurn(state: State, { seat }: Task, ctx: Ctx): void {
  state.turn += 1;
  state.active = seat;
  ctx.events?.push({ type: 'turnStarted', seat, turn: state.turn });
  endNextGifts(state, seat, ctx.rules);
  const isManaFirst = ctx.rules.options.turnStartOrder === 'hearthstone';
  const steps = isManaFirst
    ? (['ticks', 'wake', 'startTexts', 'turnMana', 'turnDraw', 'turnReady'] as const)
    : (['ticks', 'wake', 'startTexts', 'turnDraw', 'turnMana', 'turnReady'] as const);
  for (let i = steps.length - 1; i >= 0; i--) doNext(state, makeTask(steps[i] as Task['step'], seat));
}

/** Keywords given until the start of this player's next turn end, on both sides. @rule RS-TRN-01 */
function endNextGifts(state: State, seat: Seat, rules: RagnarokStandardRules): void {
  for (const { board } of state.players) {
    for (const minion of board) {
      if (minion.brief.some(({ until }) => until === seat))
        minion.brief = minion.brief.filter(({ until }) => until !== seat);
    }
  }
  refresh(state, rules);
}

const HURTING = ['poisoned', 'burning'] as const;

/** Statuses tick: those that hurt, then the hero is judged, then Blessed. `at` is how far it has come. @rule RS-TRN-01 X-ST-02 X-ST-04 X-ST-05 */
export function ticks(state: State, { seat, at }: Task, ctx: Ctx): void {
  const { hero } = state.players[seat];
  if (hero.statuses.length === 0) return;
  if (at === 1) {
    bless(hero, seat, ctx);
    return;
  }
  doNext(state, makeTask('ticks', seat, NONE, NONE, NONE, 1));
  deathsNext(state);
  drainNext(state);
  for (const type of HURTING) {
    if (!hasStatus(hero.statuses, type)) continue;
    const amount = tickOf(type, hero.maxHealth);
    ctx.events?.push({ type: 'statusTicked', seat, status: type, amount });
    const dealer = { seat: otherSeat(seat), self: NONE, keywords: [], weaponCard: NONE };
    dealDamage(state, [{ ref: seat, amount, dealer }], ctx);
    wearStatuses(hero, seat, [type], ctx);
  }
}

function bless(hero: HeroInPlay, seat: Seat, ctx: Ctx): void {
  if (!hasStatus(hero.statuses, 'blessed')) return;
  const amount = Math.min(tickOf('blessed', hero.maxHealth), hero.maxHealth - hero.health);
  hero.health += amount;
  ctx.events?.push({ type: 'statusTicked', seat, status: 'blessed', amount });
  wearStatuses(hero, seat, ['blessed'], ctx);
}

/** One turn less for these statuses. @rule X-ST-04 */
function wearStatuses(hero: HeroInPlay, seat: Seat, types: readonly StatusType[], ctx: Ctx): void {
  if (hero.statuses.length === 0) return;
  const left = wornStatuses(hero.statuses, types);
  for (const { type } of hero.statuses) {
    if (!hasStatus(left, type)) ctx.events?.push({ type: 'statusEnded', seat, status: type });
  }
  hero.statuses = left;
}

/** Sleepers wake in order of play, and say what they have to say. @rule RS-KW-DORMANT RS-TRN-01 */
export function wake(state: State, { seat }: Task, ctx: Ctx): void {
  const woken = state.players[seat].board.filter(stirs).sort((a, b) => a.id - b.id);
  if (woken.length === 0) return;
  for (const { id, cardId } of woken) ctx.events?.push({ type: 'awakened', seat, entity: id, cardId });
  refresh(state, ctx.rules);
  const texts = woken.flatMap(({ id, cardId }) =>
    (cardOf(ctx.rules, cardId).script.runs[AT.awaken] ?? []).map((seq) =>
      makeTask('ops', seat, id, cardId, seq),
    ),
  );
  beginNext(state, texts, true);
}

/** Texts at the start of the turn. @rule RS-TRN-01 */
export function startTexts(state: State, { seat }: Task, ctx: Ctx): void {
  beginNext(state, textsAt(state, seat, moment(AT.startTurn), ctx.rules), true);
}

/** Step (1): draw a card; also the first player on turn 1. @rule RS-TRN-01 RS-TRN-02 */
export function turnDraw(state: State, { seat }: Task, ctx: Ctx): void {
  deathsNext(state);
  drainNext(state);
  drawCards(state, seat, 1, ctx);
}

/** Steps (2) and (3): a crystal more, up to 10, and all mana back but what is locked. @rule RS-MAN-01 RS-MAN-02 RS-MAN-03 RS-KW-OVERLOAD */
export function turnMana(state: State, { seat }: Task, ctx: Ctx): void {
  const player = state.players[seat];
  if (player.crystals < MAX_MANA) {
    player.crystals += 1;
    ctx.events?.push({ type: 'crystalGained', seat, crystals: player.crystals });
  }
  player.locked = player.overloadNext;
  player.overloadNext = 0;
  if (player.locked > 0) ctx.events?.push({ type: 'crystalsLocked', seat, amount: player.locked });
  player.mana = Math.max(0, player.crystals - player.locked);
  ctx.events?.push({ type: 'manaRefreshed', seat, mana: player.mana });
}

/** Steps (4) and (5): thawing; sickness, attacks and Hero Power begin anew. @rule RS-TRN-01 RS-HER-05 RS-ATK-01 */
export function turnReady(state: State, { seat }: Task, ctx: Ctx): void {
  const { hero, board } = state.players[seat];
  const { options } = ctx.rules;
  thawIfServed(hero, seat, options, ctx);
  hero.attacksUsed = 0;
  hero.powerUsed = false;
  for (const minion of board) {
    thawIfServed(minion, minion.id, options, ctx);
    minion.sick = false;
    minion.attacksUsed = 0;
  }
}

// --- the middle ----------------------------------------------------------------------------------------------------

/** Only the player whose turn it is acts. @rule RS-TRN-03 RS-TRN-05 */
export const main: WaitingPhase<RagnarokStandardTypes> = {
  deciders: (view) => onlySeat(view.active),
  moves: ['playCard', 'attack', 'heroPower', 'weaponUpgrade', 'trade', 'endTurn'],
};

/** Why a card cannot be traded. @rule RS-KW-TRADEABLE */
function tradeRefusal(view: RagnarokStandardView, seat: Seat, hand: number, rules: RagnarokStandardRules) {
  const player = view.players[seat];
  const held = player.hand[hand];
  if (held === undefined || held === null) return reject('BAD_INDEX', 'RS-KW-TRADEABLE', { hand });
  if (!cardOf(rules, held.cardId).isTradeable) return reject('NOT_TRADEABLE', 'RS-KW-TRADEABLE', { hand });
  const { mana, deck } = player;
  if (mana < TRADE_COST) return reject('NOT_ENOUGH_MANA', 'RS-KW-TRADEABLE', { cost: TRADE_COST, mana });
  return deck.length === 0 ? reject('DECK_EMPTY', 'RS-KW-TRADEABLE') : undefined;
}

/** Trading a card; it does not count as playing one. @rule RS-KW-TRADEABLE */
export const trade: Move<RagnarokStandardTypes, Trade> = {
  fields: { hand: integer(0, 99) },
  check: (view, { seat, hand }, rules) => tradeRefusal(view, seat, hand, rules),
  options(view, seat, rules, options) {
    const { hand } = view.players[seat];
    for (let i = 0; i < hand.length; i++) {
      if (tradeRefusal(view, seat, i, rules) === undefined && options.next())
        options.push({ type: 'trade', seat, hand: i });
    }
  },
  apply(state, { seat, hand }, ctx) {
    tradeIn(state, seat, hand, ctx);
    return 'resolve';
  },
};

/** Ending the turn, which is always possible. @rule RS-TRN-04 */
export const endTurn: Move<RagnarokStandardTypes, EndTurn> = {
  fields: {},
  check: () => undefined,
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'endTurn', seat });
  },
  apply(state, { seat }, ctx) {
    doNext(state, makeTask('endTurn', seat));
    beginNext(state, textsAt(state, seat, moment(AT.endTurn), ctx.rules), true);
    return 'resolve';
  },
};

// --- the end -------------------------------------------------------------------------------------------------------

/** What is meant for this turn ends, on both sides. @rule RS-TRN-04 */
function endBriefThings(state: State, rules: RagnarokStandardRules): void {
  for (const { hero, board } of state.players) {
    hero.attackThisTurn = 0;
    for (const minion of board) {
      minion.turnAttack = 0;
      minion.turnHealth = 0;
      if (minion.brief.some(({ until }) => until === 'endOfTurn'))
        minion.brief = minion.brief.filter(({ until }) => until !== 'endOfTurn');
      restat(minion, rules);
    }
  }
  refresh(state, rules);
}

/** Whether the hero missed an attack by Freeze. RULING(RG-S02) @rule RS-KW-FREEZE */
function heroServed(state: State, seat: Seat, { byId }: RagnarokStandardRules): boolean {
  const { hero, weapon } = state.players[seat];
  const gifts = weapon?.cardId ? (byId[weapon.cardId]?.gifts ?? []) : [];
  return hero.frozen !== null && hero.attacksUsed < attacksPerTurn(gifts);
}

/** The end of a turn, after its texts; then the opponent's turn begins. @rule RS-TRN-04 RS-MAN-04 RS-END-05 */
export function turnOver(state: State, { seat }: Task, ctx: Ctx): void {
  const player = state.players[seat];
  const { options } = ctx.rules;
  // Judged before this turn's keywords end: Rush until the end of the turn was Rush.
  const served = player.board.filter((minion: Minion) => hasServed(minion));
  endBriefThings(state, ctx.rules);
  if (heroServed(state, seat, ctx.rules)) serve(player.hero, seat, options, ctx);
  for (const minion of served) serve(minion, minion.id, options, ctx);
  wearStatuses(player.hero, seat, WORN_AT_END, ctx);
  fadeEchoes(state, seat);
  player.mana = 0;
  player.locked = 0;
  player.cardsPlayedThisTurn = 0;
  ctx.events?.push({ type: 'turnEnded', seat, turn: state.turn });
  if (options.turnLimit !== null && state.turn >= options.turnLimit) {
    finish(state, draw('turnLimit', 'RS-END-05'));
    return;
  }
  doNext(state, makeTask('startTurn', otherSeat(seat)));
}
