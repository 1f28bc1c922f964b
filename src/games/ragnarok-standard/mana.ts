// What cards cost now.

import type { Seat } from '../../kernel/seat.js';
import { eachScript } from './auras.js';
import { cardFitsAll } from './filters.js';
import { LEAST_ECHO_COST } from './keywords/resource.js';
import { cardOf, type RagnarokStandardRules, type ReadyCard } from './rules.js';
import type { HandCard, RagnarokStandardView, Shown } from './state.js';

/** What texts in play change about a card's cost. */
function staticCost(
  view: RagnarokStandardView,
  seat: Seat,
  { card }: ReadyCard,
  rules: RagnarokStandardRules,
): number {
  let sum = 0;
  for (const minion of view.players[seat].board) {
    if (minion.dormant > 0) continue;
    eachScript(minion, rules, ({ handCosts }) => {
      for (const { filters, n } of handCosts) if (cardFitsAll(card, filters)) sum += n;
    });
  }
  return sum;
}

/** What a card takes off its own cost. */
function ownDiscount(view: RagnarokStandardView, seat: Seat, { script }: ReadyCard): number {
  let sum = 0;
  for (const per of script.selfCosts) {
    if (per === 'others') sum += view.players[seat].hand.length - 1;
    else for (const { board } of view.players) for (const { dormant } of board) if (dormant === 0) sum += 1;
  }
  return sum;
}

/** The current cost of a card in hand: printed, changed, and by texts in play; never below 0. @rule RS-MAN-04 RS-KW-ECHO */
export function costOf(
  view: RagnarokStandardView,
  seat: Seat,
  { cardId, costDelta, echoCopy }: HandCard<Shown | 'hidden'>,
  rules: RagnarokStandardRules,
): number {
  const ready = cardOf(rules, cardId);
  const cost =
    ready.card.cost + costDelta + staticCost(view, seat, ready, rules) - ownDiscount(view, seat, ready);
  return Math.max(echoCopy ? LEAST_ECHO_COST : 0, cost);
}
