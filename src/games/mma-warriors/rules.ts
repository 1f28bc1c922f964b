import type { MmaWarriorsClause } from '../../../rulesets/mma-warriors/clauses.js';
import type { MmaWarriorsOptions } from '../../../rulesets/mma-warriors/options.js';
import type { Card } from '../../../rulesets/mma-warriors/types.js';
import { InvariantError } from '../../kernel/errors.js';
import type { Seat } from '../../kernel/seat.js';
import type { Fighter, MmaWarriorsView } from './state.js';
import type { MmaWarriorsContext } from './types.js';

/** A ruleset made ready for play. */
export interface MmaWarriorsRules {
  /** What the ruleset chooses. */
  readonly options: MmaWarriorsOptions;
  /** All cards; a match tells of each of its cards which of these it is. */
  readonly cards: readonly Card[];
  /** One deck, as indexes into the cards. @rule MW-CMP-05 */
  readonly deck: readonly number[];
}

/** One part of a sum, with the clause that puts it there. */
export interface Term {
  /** What it is. */
  readonly term: string;
  /** What it adds. */
  readonly amount: number;
  /** The clause behind it. */
  readonly rule: MmaWarriorsClause;
}

/** Adds a term to an explanation, if somebody wants one. */
export function note(
  terms: Term[] | undefined,
  term: string,
  amount: number,
  rule: MmaWarriorsClause,
): number {
  terms?.push({ term, amount, rule });
  return amount;
}

/** Makes a ruleset ready for play. RULING(A63): everybody plays with the same deck. @rule MW-CMP-01 MW-CMP-02 MW-CMP-03 MW-CMP-04 */
export function compileRules(options: MmaWarriorsOptions, cards: readonly Card[]): MmaWarriorsRules {
  const deck = cards.flatMap(({ copies }, index) => Array<number>(copies).fill(index));
  return Object.freeze({ options, cards, deck: Object.freeze(deck) });
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

/** A seat's active fighter, where there must be one. */
export function activeFighter<F extends Readonly<Fighter>>(side: { readonly fighter: F | null }): F {
  if (side.fighter === null) throw new InvariantError('there is no active fighter');
  return side.fighter;
}

/** Says that what a seat's hand holds decides what follows; who cannot see it can tell no odds. */
export function lookIntoHand(view: MmaWarriorsView, seat: Seat, ctx: MmaWarriorsContext): void {
  if (view.viewer !== null && view.viewer !== seat) ctx.chance.unseen();
}
