// Matches can come to a point where nothing can ever happen again: the decks hold nothing but fighters, and the hands nothing
// that can be played. What is left in hand and deck together follows from the open piles, so everybody can see it.

import { FIGHTER_LIMIT, HAND_LIMIT } from '../../../rulesets/mma-warriors/numbers.js';
import type { Card } from '../../../rulesets/mma-warriors/types.js';
import { draw, type Result, win } from '../../kernel/result.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { countFighters } from './hand.js';
import { cardOf, isFighter, type MmaWarriorsRules } from './rules.js';
import type { MmaWarriorsState, MmaWarriorsView } from './state.js';
import type { MmaWarriorsContext } from './types.js';

/** Whether a seat may ever play a card of this kind. */
function canEverPlay(view: MmaWarriorsView, seat: Seat, card: Card, rules: MmaWarriorsRules): boolean {
  if (card.kind === 'fighter') return false;
  if (card.kind === 'submission') return view.advantage !== null;
  if (card.trait === 'ground') return view.advantage === seat;
  if (card.kind !== 'defence' || rules.options.defence.slot !== 'forbidden') return true;
  return view.seats[seat].defence.length === 0;
}

/** Fewer discards than this cannot have used up a deck: a quick answer for most of a match. */
const QUICK_LIMIT = 40;

/** Whether a seat has a card in hand or deck that can ever be played: one that does not lie open. */
function hasCardsToPlay(view: MmaWarriorsView, seat: Seat, rules: MmaWarriorsRules): boolean {
  const { discard } = view.seats[seat];
  if (discard.length < QUICK_LIMIT) return true;
  let left = 0;
  for (const index of rules.deck) if (canEverPlay(view, seat, rules.cards[index] as Card, rules)) left++;
  for (const card of discard) if (canEverPlay(view, seat, cardOf(view, card, rules), rules)) left--;
  return left > 0;
}

/** Whether a seat's draws can change nothing any more: they may be skipped, or are seen to fail for good. */
function isPastDrawing(view: MmaWarriorsView, seat: Seat, rules: MmaWarriorsRules): boolean {
  const { skip, onlyFighters } = rules.options.draw;
  const { hand, deck } = view.seats[seat];
  if (skip === 'always' || (skip === 'whenFull' && hand.length >= HAND_LIMIT)) return true;
  if (onlyFighters === 'deckOut' || deck.length === 0) return false;
  const isFull = countFighters(view, seat, rules) >= FIGHTER_LIMIT;
  return isFull && deck.every((card) => isFighter(view, card, rules));
}

/** Whether nothing can ever happen again. RULING(A50): see the note on dead positions. @rule MW-WIN-06 */
export function isExhausted(view: MmaWarriorsView, rules: MmaWarriorsRules): boolean {
  for (const seat of SEATS) {
    if (hasCardsToPlay(view, seat, rules)) return false;
    const { fighter } = view.seats[seat];
    if (fighter === null || fighter.bleed > 0) return false;
  }
  return view.pending.length === 0 && SEATS.every((seat) => isPastDrawing(view, seat, rules));
}

/** The result of a match that is given up as dead, if it is. @rule MW-WIN-06 */
export function exhaustion(view: MmaWarriorsView, rules: MmaWarriorsRules): Result | null {
  if (rules.options.deadPosition === 'playOn' || !isExhausted(view, rules)) return null;
  return draw('Exhausted', 'MW-WIN-06');
}

/** Ends the match if nothing can ever happen again, and tells whether it does. @rule MW-WIN-06 */
export function endIfExhausted(state: MmaWarriorsState, ctx: MmaWarriorsContext): boolean {
  const { draw: drawing, deadPosition } = ctx.rules.options;
  // Where draws are forced, hidden cards decide.
  if (drawing.skip !== 'always' && deadPosition === 'draw' && state.viewer !== null) ctx.chance.unseen();
  state.result = exhaustion(state, ctx.rules);
  return state.result !== null;
}

/** The result of a match in which nobody plays any more: health, then stamina, then a draw. @rule MW-WIN-06 */
export function stalling(view: MmaWarriorsView, rules: MmaWarriorsRules): Result | null {
  const { limit } = rules.options.stall;
  if (limit === null || view.quietTurns < limit) return null;
  const [first, second] = view.seats;
  const lead = first.health - second.health || (first.fighter?.stamina ?? 0) - (second.fighter?.stamina ?? 0);
  if (lead === 0) return draw('Stalled', 'MW-WIN-06');
  return win(lead > 0 ? 0 : 1, 'Stalled', 'MW-WIN-06');
}
