// How minions come into play, by whatever means.

import { ELEMENT_BONUS } from '../../../rulesets/ragnarok/elements.js';
import { BOARD_LIMIT, SLEEP } from '../../../rulesets/ragnarok-standard/numbers.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { isStrongAgainst } from '../ragnarok/elements.js';
import { refresh, restat } from './auras.js';
import { cardOf, type RagnarokStandardRules } from './rules.js';
import type { Minion, RagnarokStandardState } from './state.js';
import { AT } from './texts.js';
import { moment, raise } from './triggers.js';
import type { RagnarokStandardContext } from './types.js';
import { isBoardFull } from './zones.js';

/** A fresh minion of a card, as printed. @rule RS-CRD-02 RS-ATK-01 RS-KW-DORMANT */
export function freshMinion(
  state: RagnarokStandardState,
  cardId: number,
  rules: RagnarokStandardRules,
): Minion {
  const { card, gifts, isDormant } = cardOf(rules, cardId);
  return {
    id: state.nextEntity++,
    cardId,
    attack: card.attack,
    health: card.health,
    maxHealth: card.health,
    keywords: gifts,
    own: gifts,
    brief: [],
    attackBonus: 0,
    healthBonus: 0,
    turnAttack: 0,
    turnHealth: 0,
    auraAttack: 0,
    auraHealth: 0,
    surging: false,
    attached: [],
    rattles: [],
    attacksUsed: 0,
    sick: true,
    frozen: null,
    dormant: isDormant ? SLEEP : 0,
    frenzySpent: false,
    spent: false,
    silenced: false,
    doomed: false,
  };
}

/** Whether a seat's element is strong against the other's. @rule X-EL-05 */
export function hasAdvantage(state: RagnarokStandardState, seat: Seat): boolean {
  return isStrongAgainst(state.players[seat].hero.element, state.players[otherSeat(seat)].hero.element);
}

/** Under an option, advantage is worth something to whoever enters, and not to attackers. RULING(RG-X01) @rule X-EL-06 */
function welcome(
  state: RagnarokStandardState,
  seat: Seat,
  minion: Minion,
  ctx: RagnarokStandardContext,
): void {
  if (ctx.rules.options.elementBonus !== 'onSummon' || !hasAdvantage(state, seat)) return;
  minion.attackBonus += ELEMENT_BONUS;
  minion.healthBonus += ELEMENT_BONUS;
  minion.health += ELEMENT_BONUS;
  restat(minion, ctx.rules);
  ctx.events?.push({ type: 'elementalBonus', seat, entity: minion.id });
}

/** Puts a minion on the board, with its appendages to its right; tells the numbers of all that entered. @rule RS-KW-COLOSSAL RS-LIM-03 */
export function enter(
  state: RagnarokStandardState,
  seat: Seat,
  minion: Minion,
  position: number,
  ctx: RagnarokStandardContext,
): number[] {
  const { board } = state.players[seat];
  const { card } = cardOf(ctx.rules, minion.cardId);
  board.splice(position, 0, minion);
  ctx.events?.push({ type: 'minionSummoned', seat, entity: minion.id, cardId: minion.cardId, position });
  welcome(state, seat, minion, ctx);
  const entered = [minion.id];
  for (let i = 1; i <= card.appendages; i++) {
    if (board.length >= BOARD_LIMIT) {
      ctx.events?.push({ type: 'summonFailed', seat, cardId: card.appendage });
      continue;
    }
    const appendage = freshMinion(state, card.appendage, ctx.rules);
    board.splice(position + i, 0, appendage);
    const { id, cardId } = appendage;
    ctx.events?.push({ type: 'appendageSummoned', seat, entity: id, cardId, position: position + i });
    welcome(state, seat, appendage, ctx);
    entered.push(id);
  }
  refresh(state, ctx.rules);
  return entered;
}

/** Tells a player's texts of minions that came by an effect. @rule RS-ORD-08 */
function announce(
  state: RagnarokStandardState,
  seat: Seat,
  entered: readonly number[],
  ctx: RagnarokStandardContext,
): void {
  for (const id of entered) raise(state, seat, moment(AT.myMinionSummoned, id, -1, id), ctx.rules);
}

/** Summons by an effect: beyond the seventh nothing happens. Tells the minion. @rule RS-LIM-03 RS-ORD-08 */
export function summon(
  state: RagnarokStandardState,
  seat: Seat,
  cardId: number,
  position: number,
  ctx: RagnarokStandardContext,
  prepare?: (minion: Minion) => void,
): Minion | undefined {
  if (isBoardFull(state, seat)) {
    ctx.events?.push({ type: 'summonFailed', seat, cardId });
    return undefined;
  }
  const minion = freshMinion(state, cardId, ctx.rules);
  prepare?.(minion);
  announce(state, seat, enter(state, seat, minion, position, ctx), ctx);
  return minion;
}
