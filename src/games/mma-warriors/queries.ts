// What players want to know before they act: what an attack would deal and why, how likely a takedown is, and what keeps each
// card of the hand from being played. All of it runs on the formulas that the rules themselves use.

import type { Card } from '../../../rulesets/mma-warriors/types.js';
import type { RejectionOf } from '../../kernel/definition.js';
import { UsageError } from '../../kernel/errors.js';
import { type Fraction, fraction } from '../../kernel/fraction.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { attackDamage, counterDamage, impactDamage } from './damage.js';
import { obstacleTo, refusalOf } from './phases/main.js';
import { activeFighter, cardOf, findCard, type MmaWarriorsRules, type Term } from './rules.js';
import type { Fighter, MmaWarriorsView } from './state.js';
import { attackScore, defenceScore, diceCount, tableScore, takedownPercent } from './takedowns.js';
import type { MmaWarriorsTypes } from './types.js';

/** What an attack would deal, term by term. */
export interface DamageExplanation {
  /** Everything that is added up; the sum is the damage. */
  readonly terms: readonly Term[];
  /** What the defender would lose; for a takedown, if it succeeds. */
  readonly damage: number;
  /** What the waiting defence card would deal back. */
  readonly counter: number;
}

/** How likely a takedown is, term by term. */
export interface TakedownExplanation {
  /** What sets attacker and defender apart; the sum is the attacker's lead. */
  readonly terms: readonly Term[];
  /** The exact chance of success. */
  readonly chance: Fraction;
}

/** A card of the hand, and what keeps it from being played now. */
export interface CardInHand {
  /** Its number. */
  readonly card: number;
  /** What it is. */
  readonly id: string;
  /** Why it cannot be played; null if it can. */
  readonly refusal: RejectionOf<MmaWarriorsTypes> | null;
}

function attackCard(view: MmaWarriorsView, seat: Seat, id: string, rules: MmaWarriorsRules): Card {
  const card = rules.cards.find((candidate) => candidate.id === id);
  if (card === undefined) throw new UsageError('UNKNOWN_CARD', `there is no card ${id}`);
  if (view.seats[seat].fighter === null || view.seats[otherSeat(seat)].fighter === null) {
    throw new UsageError('NO_TARGET', 'an attack needs two active fighters');
  }
  return card;
}

/** What an attack by a seat would deal to the current defender, whether or not it can be played now. @rule MW-STR-01 MW-SUB-03 MW-TKD-09 */
export function explainDamage(
  view: MmaWarriorsView,
  seat: Seat,
  id: string,
  rules: MmaWarriorsRules,
): DamageExplanation {
  const card = attackCard(view, seat, id, rules);
  const terms: Term[] = [];
  const foe = view.seats[otherSeat(seat)];
  const defender = activeFighter(foe);
  if (card.kind === 'takedown') {
    const damage = impactDamage(activeFighter(view.seats[seat]), defender, card, terms);
    return { terms, damage, counter: 0 };
  }
  if (card.kind !== 'strike' && card.kind !== 'submission') {
    throw new UsageError('NO_ATTACK', `${id} is no attack`);
  }
  const damage = attackDamage(view, seat, card, rules, terms);
  const waiting = findCard(view, foe.defence[0] ?? null, rules);
  return { terms, damage, counter: waiting === undefined ? 0 : counterDamage(defender, waiting) };
}

/** In how many of all falls of the dice each lowest number comes up. */
function lowest(dice: 1 | 2): readonly number[] {
  return Array.from({ length: 10 }, (_, i) => (dice === 1 ? 1 : 19 - 2 * i));
}

/** @rule MW-TBL-01 MW-TBL-02 */
function opposedChance(lead: number, attacker: Readonly<Fighter>, defender: Readonly<Fighter>): Fraction {
  const [own, theirs] = [diceCount(attacker), diceCount(defender)];
  let won = 0;
  lowest(own).forEach((ways, die) => {
    lowest(theirs).forEach((otherWays, otherDie) => {
      if (lead + die > otherDie) won += ways * otherWays;
    });
  });
  return fraction(won, 10 ** (own + theirs));
}

/** How likely a takedown by a seat would be against the current defender. @rule MW-TKD-04 MW-TBL-01 MW-TBL-04 */
export function explainTakedown(
  view: MmaWarriorsView,
  seat: Seat,
  id: string,
  rules: MmaWarriorsRules,
): TakedownExplanation {
  const card = attackCard(view, seat, id, rules);
  if (card.kind !== 'takedown') throw new UsageError('NO_TAKEDOWN', `${id} is no takedown`);
  const attacker = activeFighter(view.seats[seat]);
  const defender = activeFighter(view.seats[otherSeat(seat)]);
  const { takedown, physical } = rules.options;
  const terms: Term[] = [];
  if (takedown.resolution === 'percent') {
    const percent = takedownPercent(attackScore(attacker, card, terms), defenceScore(defender, terms));
    return { terms, chance: fraction(percent, 100) };
  }
  const own = tableScore(attacker, card, physical.includeBonuses, terms);
  terms.push({ term: 'defenderGrappling', amount: -defender.grappling, rule: 'MW-TBL-01' });
  const lead = own - defender.grappling;
  if (takedown.resolution === 'opposedD10') return { terms, chance: opposedChance(lead, attacker, defender) };
  return { terms, chance: lead === 0 ? fraction(5, 12) : fraction(lead > 0 ? 1 : 0) };
}

/** Every card of a seat's hand in order, with what keeps it from being played if it were the seat's main phase. @rule MW-MAI-02 MW-MAI-03 */
export function explainHand(
  view: MmaWarriorsView,
  seat: Seat,
  rules: MmaWarriorsRules,
): readonly CardInHand[] {
  return view.seats[seat].hand.map((card) => {
    if (card === null) throw new UsageError('NOT_YOUR_VIEW', `the hand of seat ${seat} is hidden`);
    const found = cardOf(view, card, rules);
    const obstacle = obstacleTo(view, seat, found, rules);
    return { card, id: found.id, refusal: obstacle && refusalOf(obstacle, view, seat, found) };
  });
}
