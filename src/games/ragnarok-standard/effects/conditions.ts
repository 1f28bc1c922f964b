import type { Condition } from '../../../../rulesets/ragnarok-standard/types.js';
import { assertNever } from '../../../kernel/errors.js';
import type { Seat } from '../../../kernel/seat.js';
import { fits } from '../filters.js';
import type { RagnarokStandardRules } from '../rules.js';
import type { RagnarokStandardView } from '../state.js';

/** Whether no two cards of a deck share an id; an empty deck qualifies. @rule RS-DCK-06 RS-DCK-07 */
export function isHighlander(ids: readonly number[]): boolean {
  return new Set(ids).size === ids.length;
}

/** Whether a condition holds for a player. The remaining deck is looked at when the text resolves. @rule RS-DCK-07 */
export function holds(
  view: RagnarokStandardView,
  { seat }: { readonly seat: Seat },
  condition: Condition,
  rules: RagnarokStandardRules,
): boolean {
  const { hero, weapon, board, deck } = view.players[seat];
  switch (condition.is) {
    case 'highlander':
      // A deck that cannot be seen is its owner's business; who asks about the own one sees its cards.
      return isHighlander(deck.map((card, i) => card?.cardId ?? -i));
    case 'weapon':
      return weapon !== null;
    case 'armor':
      return hero.armor >= condition.n;
    case 'control':
      return board.some(
        (minion) => minion.dormant === 0 && condition.filters.every((filter) => fits(minion, filter, rules)),
      );
    default:
      return assertNever(condition);
  }
}
