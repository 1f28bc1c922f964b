// Which cards are in a class, what a condition says, and when a Counter is applicable: questions that texts and moves ask alike.

import type { Card, Condition, Filter } from '../../../rulesets/mma-ccg/types.js';
import { assertNever } from '../../kernel/errors.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { findCard, type MmaCcgRules } from './rules.js';
import { victoryPoints } from './scoring.js';
import type { MmaCcgView, Play } from './state.js';

/** Whether a card is in one of these classes. Printed type, tags and T count, not modified ones. @rule MC-RES-14 */
export function matches({ type, tags, name, t }: Card, filter: Filter): boolean {
  for (const { is, maxT } of filter) {
    if (maxT !== null && t > maxT) continue;
    if (is === 'any' || is === type || is === name || tags.includes(is)) return true;
  }
  return false;
}

/** How many cards of a class a seat has in the Cage. */
function countInCage(view: MmaCcgView, seat: Seat, filter: Filter, rules: MmaCcgRules): number {
  let count = 0;
  for (const card of view.seats[seat].cage) {
    const found = findCard(view, card, rules);
    if (found !== undefined && matches(found, filter)) count++;
  }
  return count;
}

/** How many cards the user of a card announced earlier this turn; a card that is on its way itself does not count. */
function playedEarlier(view: MmaCcgView, seat: Seat): number {
  if (seat !== view.active) return 0;
  return view.cardsPlayed - (view.play !== null && view.play.seat === seat ? 1 : 0);
}

function holds(view: MmaCcgView, seat: Seat, condition: Condition, rules: MmaCcgRules): boolean {
  switch (condition.test) {
    case 'toughness':
      return view.seats[condition.who === 'me' ? seat : otherSeat(seat)].toughness <= condition.atMost;
    case 'deck':
      return view.seats[condition.who === 'me' ? seat : otherSeat(seat)].deck.length <= condition.atMost;
    case 'played':
      return playedEarlier(view, seat) >= condition.atLeast;
    case 'cage': {
      const { who, filter, atLeast } = condition;
      return countInCage(view, who === 'me' ? seat : otherSeat(seat), filter, rules) >= atLeast;
    }
    case 'lead':
      return (
        victoryPoints(view, seat, rules) - victoryPoints(view, otherSeat(seat), rules) >= condition.atLeast
      );
    default:
      return assertNever(condition);
  }
}

/** Whether everything that a text asks for holds for its user. @rule MC-PLY-05 */
export function allHold(
  view: MmaCcgView,
  seat: Seat,
  conditions: readonly Condition[],
  rules: MmaCcgRules,
): boolean {
  for (const condition of conditions) if (!holds(view, seat, condition, rules)) return false;
  return true;
}

/**
 * Whether an overturned Counter stops a card: it names a class of it, and its position is that in which the card was announced.
 * Its cost and play condition do not matter. RULING(Q3)
 * @rule MC-CTR-02 MC-CTR-06 MC-CTR-07 MC-RES-07
 */
export function stops(
  view: MmaCcgView,
  { type, vs, req }: Card,
  play: Readonly<Play>,
  rules: MmaCcgRules,
): boolean {
  const target = findCard(view, play.card, rules);
  if (type !== 'counter' || play.noflip || target === undefined || !matches(target, vs)) return false;
  const { overturnPosition } = rules.options;
  if (req === null || overturnPosition === 'ignore') return true;
  return req === (overturnPosition === 'current' ? view.position : play.position);
}
