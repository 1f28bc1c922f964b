// Special keywords: Secret, Dormant, Colossal, Corrupt, Magnetic. How secrets are asked stands in `secrets.ts`, how appendages enter
// in `summoning.ts`.

import { SECRET_LIMIT } from '../../../../rulesets/ragnarok-standard/numbers.js';
import type { Seat } from '../../../kernel/seat.js';
import { refresh, restat } from '../auras.js';
import { costOf } from '../mana.js';
import { cardOf, type RagnarokStandardRules, type ReadyCard } from '../rules.js';
import type { HandCard, Minion, RagnarokStandardState, RagnarokStandardView } from '../state.js';
import type { RagnarokStandardContext } from '../types.js';
import { printed, type SeenMinion, seenMinion, sideOf } from '../zones.js';

/** Why a secret cannot be set: five wait already, or the same one does. @rule RS-KW-SECRET */
export function secretObstacle(
  view: RagnarokStandardView,
  seat: Seat,
  { card, script }: ReadyCard,
): 'SECRET_LIMIT' | 'SECRET_DUPLICATE' | null {
  if (script.secret < 0) return null;
  const { secrets } = view.players[seat];
  if (secrets.length >= SECRET_LIMIT) return 'SECRET_LIMIT';
  return secrets.some(({ cardId }) => cardId === card.id) ? 'SECRET_DUPLICATE' : null;
}

/** One turn start less to sleep; true if the minion wakes. @rule RS-KW-DORMANT */
export function stirs(minion: Minion): boolean {
  if (minion.dormant === 0) return false;
  minion.dormant -= 1;
  return minion.dormant === 0;
}

/** After a card was played, cards of the hand that cost less become their corrupted versions, once. @rule RS-KW-CORRUPT */
export function corrupt(
  state: RagnarokStandardState,
  seat: Seat,
  cost: number,
  ctx: RagnarokStandardContext,
): void {
  const { hand } = state.players[seat];
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i] as HandCard;
    const { corrupted } = cardOf(ctx.rules, held.cardId).card;
    if (corrupted === 0 || cost <= costOf(state, seat, held, ctx.rules)) continue;
    hand[i] = { ...held, cardId: corrupted };
    ctx.events?.push({ type: 'corrupted', seat, hand: i, cardId: corrupted });
  }
}

/** Whether a Magnetic card can be attached to a minion: a friendly Mech that is awake. @rule RS-KW-MAGNETIC RS-CRD-12 */
export function isMechFor(
  view: RagnarokStandardView,
  seat: Seat,
  ref: number,
  rules: RagnarokStandardRules,
): boolean {
  const minion = seenMinion(view, ref);
  return minion !== undefined && sideOf(view, ref) === seat && isAwakeMech(minion, rules);
}

function isAwakeMech(minion: SeenMinion, rules: RagnarokStandardRules): boolean {
  return minion.dormant === 0 && printed(rules, minion).card.tribe === 'Mech';
}

/** Gives a Mech Attack, Health, keywords and text of a card. @rule RS-KW-MAGNETIC */
export function attach(
  state: RagnarokStandardState,
  seat: Seat,
  minion: Minion,
  { card, gifts }: ReadyCard,
  ctx: RagnarokStandardContext,
): void {
  minion.attackBonus += card.attack;
  minion.healthBonus += card.health;
  minion.health += card.health;
  minion.own = [...minion.own, ...gifts.filter((gift) => !minion.own.includes(gift))];
  minion.attached = [...minion.attached, card.id];
  restat(minion, ctx.rules);
  ctx.events?.push({ type: 'attached', seat, entity: minion.id, cardId: card.id });
  refresh(state, ctx.rules);
}
