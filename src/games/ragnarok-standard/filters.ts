// Conditions on cards and minions.

import type { Card, Filter, Gift } from '../../../rulesets/ragnarok-standard/types.js';
import { cardOf, GIFTS, type RagnarokStandardRules } from './rules.js';

/** As much of a minion as conditions look at. */
interface Looked {
  readonly cardId: number;
  readonly attack: number;
  readonly health: number;
  readonly maxHealth: number;
  readonly keywords: readonly Gift[];
  readonly silenced: boolean;
}

/** Whether a minion in play fits. The Attack is the current one, the cost the printed one. */
export function fits(minion: Looked, { by, is }: Filter, rules: RagnarokStandardRules): boolean {
  const { card } = cardOf(rules, minion.cardId);
  switch (by) {
    case 'tribe':
      return card.tribe === is;
    case 'atkMax':
      return minion.attack <= is;
    case 'atkMin':
      return minion.attack >= is;
    case 'costMax':
      return card.cost <= is;
    case 'damaged':
      return minion.health < minion.maxHealth;
    case 'keyword':
      if ((GIFTS as readonly string[]).includes(is)) return minion.keywords.includes(is as Gift);
      return !minion.silenced && card.keywords.includes(is);
    case 'minion':
      return true;
    case 'spell':
      return false;
    case 'legendary':
      return card.rarity === 'Legendary';
  }
}

/** Whether a card that is not in play fits. */
function cardFits(card: Card, { by, is }: Filter): boolean {
  switch (by) {
    case 'tribe':
      return card.tribe === is;
    case 'atkMax':
      return card.type === 'Minion' && card.attack <= is;
    case 'atkMin':
      return card.type === 'Minion' && card.attack >= is;
    case 'costMax':
      return card.cost <= is;
    case 'damaged':
      return false;
    case 'keyword':
      return card.keywords.includes(is);
    case 'minion':
      return card.type === 'Minion';
    case 'spell':
      return card.type === 'Spell';
    case 'legendary':
      return card.rarity === 'Legendary';
  }
}

/** Whether a card fits all conditions. */
export function cardFitsAll(card: Card, filters: readonly Filter[]): boolean {
  for (const filter of filters) if (!cardFits(card, filter)) return false;
  return true;
}
