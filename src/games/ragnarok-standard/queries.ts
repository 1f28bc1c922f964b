// What players want to know: what a card costs now, what a hero strikes with, what keeps a card from being played.

import type { RejectionOf } from '../../kernel/definition.js';
import type { Problem } from '../../kernel/errors.js';
import { UsageError } from '../../kernel/errors.js';
import { isSeat, type Seat } from '../../kernel/seat.js';
import { heroAttack as attackOf } from './attack.js';
import { deckProblems } from './decks.js';
import type { RagnarokStandardGame } from './game.js';
import { costOf } from './mana.js';
import { playCard } from './play.js';
import type { RagnarokStandardRules } from './rules.js';
import type { RagnarokStandardView } from './state.js';
import type { RagnarokStandardTypes } from './types.js';

/** Answers a question about a state or view from outside; what is none of this game is refused. @rule RS-TRN-03 */
function ask<T>(view: RagnarokStandardView, seat: unknown, answer: () => T): T {
  if (!isSeat(seat)) throw new UsageError('NO_SUCH_SEAT', `there is no seat ${String(seat)}`);
  try {
    if (view.ruleset.game === 'ragnarok-standard') return answer();
  } catch (error) {
    if (error instanceof UsageError) throw error;
  }
  throw new UsageError(
    'FOREIGN_STATE',
    'this is no state of ragnarok-standard, or a malformed one [K-STA-01]',
  );
}

/** A card of the hand, what it costs now, and what keeps it from being played without target and choice. */
export interface CardInHand {
  /** Its place. */
  readonly hand: number;
  /** Which card it is. */
  readonly cardId: number;
  /** What it costs now. */
  readonly cost: number;
  /** Why it cannot be played as it is; null if it can. Where a target or a choice is missing, this says so. */
  readonly refusal: RejectionOf<RagnarokStandardTypes> | null;
}

/** What a seat's hand costs now, and what can be played. @rule RS-MAN-04 */
export function explainHand(
  game: Pick<RagnarokStandardGame, 'rules'>,
  view: RagnarokStandardView,
  seat: Seat,
): readonly CardInHand[] {
  const { rules } = game;
  return ask(view, seat, () =>
    view.players[seat].hand.flatMap((card, hand) => {
      if (card === null) return [];
      const action = {
        type: 'playCard',
        seat,
        hand,
        target: null,
        position: null,
        option: null,
        attachTo: null,
      } as const;
      const refusal = playCard.check(view, action, rules) ?? null;
      return [{ hand, cardId: card.cardId, cost: costOf(view, seat, card, rules), refusal }];
    }),
  );
}

/** What a seat's hero strikes with now. @rule RS-ATK-07 */
export function heroAttack(view: RagnarokStandardView, seat: Seat): number {
  return ask(view, seat, () => attackOf(view, seat));
}

/** The minions of a seat that died, for texts that bring them back: ids of cards, each as often as it died. */
export function deathList(view: RagnarokStandardView, seat: Seat): readonly number[] {
  return ask(view, seat, () =>
    view.players[seat].graveyard.flatMap(({ cardId, cause, count }) =>
      cause === 'died' ? Array<number>(count).fill(cardId) : [],
    ),
  );
}

/** Everything that is wrong with a deck of a hero, by the rules of a game. @rule RS-DCK-01 RS-DCK-02 RS-DCK-03 RS-DCK-04 RS-DCK-05 */
export function validateDeckUnder(
  hero: string,
  ids: readonly number[],
  rules: RagnarokStandardRules,
): readonly Problem[] {
  return deckProblems(hero, ids, rules);
}
