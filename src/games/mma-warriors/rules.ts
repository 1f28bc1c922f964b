import { DECK_SIZE } from '../../../rulesets/mma-warriors/numbers.js';
import type { MmaWarriorsOptions } from '../../../rulesets/mma-warriors/options.js';
import type { Card } from '../../../rulesets/mma-warriors/types.js';
import { InvariantError } from '../../kernel/errors.js';
import type { Seat } from '../../kernel/seat.js';
import type { MmaWarriorsView } from './state.js';

/** A ruleset made ready for play. */
export interface MmaWarriorsRules {
  /** What the ruleset chooses. */
  readonly options: MmaWarriorsOptions;
  /** All cards; a match tells of each of its cards which of these it is. */
  readonly cards: readonly Card[];
  /** One deck, as indexes into the cards. @rule MW-CMP-01 MW-CMP-05 */
  readonly deck: readonly number[];
}

/** Makes a ruleset ready for play. @rule MW-CMP-01 MW-CMP-02 MW-CMP-03 MW-CMP-04 */
export function compileRules(options: MmaWarriorsOptions, cards: readonly Card[]): MmaWarriorsRules {
  const deck = cards.flatMap(({ copies }, index) => Array<number>(copies).fill(index));
  return Object.freeze({ options, cards, deck: Object.freeze(deck) });
}

/** Whose card it is. @rule MW-CMP-05 */
export function ownerOf(card: number): Seat {
  return card < DECK_SIZE ? 0 : 1;
}

/** What a card is, or undefined if that is hidden or there is no such card. */
export function findCard(
  view: MmaWarriorsView,
  card: number | null,
  rules: MmaWarriorsRules,
): Card | undefined {
  const index = card === null ? null : view.cards[card];
  return index === null || index === undefined ? undefined : rules.cards[index];
}

/** What a card is that is known to be seen. */
export function cardOf(view: MmaWarriorsView, card: number, rules: MmaWarriorsRules): Card {
  const found = findCard(view, card, rules);
  if (found === undefined) throw new InvariantError(`card ${card} cannot be seen`);
  return found;
}

/** Whether a card is seen to be a fighter. */
export function isFighter(view: MmaWarriorsView, card: number | null, rules: MmaWarriorsRules): boolean {
  return findCard(view, card, rules)?.kind === 'fighter';
}
