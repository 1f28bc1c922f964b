// What players want to know before they act: what an attack would deal and why, how likely a takedown is, and what keeps each
// card of the hand from being played. All of it runs on the formulas that the rules themselves use.

import type { Card } from '../../../rulesets/mma-warriors/types.js';
import type { RejectionOf } from '../../kernel/definition.js';
import { UsageError } from '../../kernel/errors.js';
import { type Fraction, fraction } from '../../kernel/fraction.js';
import { isSeat, otherSeat, type Seat } from '../../kernel/seat.js';
import { attackDamage, counterDamage, impactDamage } from './damage.js';
import { obstacleTo, refusalOf } from './phases/main.js';
import { activeFighter, cardOf, findCard, type MmaWarriorsRules, note, type Term } from './rules.js';
import type { MmaWarriorsView } from './state.js';
import { attackScore, defenceScore, tableDice, tableScore, takedownPercent } from './takedowns.js';
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
  /** How many dice each side rolls at the table to keep the lowest, the attacker first: a tired fighter rolls two. */
  readonly dice: readonly [number, number];
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

/** Answers a question about a state or view from outside; what is none of this game is refused. @rule K-STA-01 */
export function ask<T>(view: MmaWarriorsView, answer: () => T): T {
  try {
    if (view.ruleset.game === 'mma-warriors') return answer();
  } catch (error) {
    if (error instanceof UsageError) throw error;
  }
  throw new UsageError('FOREIGN_STATE', 'this is no state of mma-warriors, or a malformed one [K-STA-01]');
}

function assertSeat(seat: unknown): void {
  if (!isSeat(seat)) throw new UsageError('NO_SUCH_SEAT', `there is no seat ${String(seat)}`);
}

function attackCard(view: MmaWarriorsView, seat: Seat, id: string, rules: MmaWarriorsRules): Card {
  assertSeat(seat);
  const card = rules.cards.find((candidate) => candidate.id === id);
  if (card === undefined) throw new UsageError('UNKNOWN_CARD', `there is no card ${id}`);
  if (view.seats[seat].fighter === null || view.seats[otherSeat(seat)].fighter === null) {
    throw new UsageError('NO_TARGET', 'an attack needs two active fighters');
  }
  return card;
}

/**
 * What an attack by a seat would deal to the current defender, whether or not it can be played now. A submission is reckoned
 * from the top only for the seat that has the advantage: also while the fight is standing, as if from the bottom.
 * @rule MW-STR-01 MW-SUB-03 MW-TKD-09 MW-DEF-07
 */
export function explainDamage(
  view: MmaWarriorsView,
  seat: Seat,
  id: string,
  rules: MmaWarriorsRules,
): DamageExplanation {
  return ask(view, () => explainAttack(view, seat, attackCard(view, seat, id, rules), rules));
}

function explainAttack(
  view: MmaWarriorsView,
  seat: Seat,
  card: Card,
  rules: MmaWarriorsRules,
): DamageExplanation {
  const terms: Term[] = [];
  const foe = view.seats[otherSeat(seat)];
  const defender = activeFighter(foe);
  const attacker = activeFighter(view.seats[seat]);
  if (card.kind === 'takedown') {
    const damage = impactDamage(attacker, defender, card, terms);
    return { terms, damage, counter: 0 };
  }
  if (card.kind !== 'strike' && card.kind !== 'submission') {
    throw new UsageError('NO_ATTACK', `${card.id} is no attack`);
  }
  const damage = attackDamage(view, seat, card, rules, terms);
  const waiting = findCard(view, foe.defence[0] ?? null, rules);
  const counter = waiting === undefined ? 0 : counterDamage(defender, waiting);
  // RULING(A12): an attack may be lost with its attacker.
  const isCancelled = rules.options.counter.onKo === 'attackCancelled' && counter >= attacker.stamina;
  return {
    terms,
    damage: damage + (isCancelled ? note(terms, 'cancelled', 0 - damage, 'MW-DEF-07') : 0),
    counter,
  };
}

/** In how many of all falls of some dice each number is the lowest. */
function lowest(dice: number, sides: number): readonly number[] {
  return Array.from({ length: sides }, (_, i) => (sides - i) ** dice - (sides - i - 1) ** dice);
}

/** With no dice the lead decides. @rule MW-TBL-01 MW-TBL-02 MW-TBL-04 */
function tableChance(lead: number, [own, theirs]: readonly [number, number], sides: number): Fraction {
  if (own === 0) return fraction(lead > 0 ? 1 : 0);
  let won = 0;
  lowest(own, sides).forEach((ways, die) => {
    lowest(theirs, sides).forEach((otherWays, otherDie) => {
      if (lead + die > otherDie) won += ways * otherWays;
    });
  });
  return fraction(won, sides ** (own + theirs));
}

/** How likely a takedown by a seat would be against the current defender. @rule MW-TKD-04 MW-TBL-01 MW-TBL-04 */
export function explainTakedown(
  view: MmaWarriorsView,
  seat: Seat,
  id: string,
  rules: MmaWarriorsRules,
): TakedownExplanation {
  return ask(view, () => explainChance(view, seat, id, rules));
}

function explainChance(
  view: MmaWarriorsView,
  seat: Seat,
  id: string,
  rules: MmaWarriorsRules,
): TakedownExplanation {
  const card = attackCard(view, seat, id, rules);
  if (card.kind !== 'takedown') throw new UsageError('NO_TAKEDOWN', `${id} is no takedown`);
  const attacker = activeFighter(view.seats[seat]);
  const defender = activeFighter(view.seats[otherSeat(seat)]);
  const { resolution } = rules.options.takedown;
  const terms: Term[] = [];
  if (resolution === 'percent') {
    const percent = takedownPercent(attackScore(attacker, card, terms), defenceScore(defender, terms));
    return { terms, chance: fraction(percent, 100), dice: [0, 0] };
  }
  const rule = resolution === 'compareD6' ? 'MW-TBL-04' : 'MW-TBL-01';
  const lead =
    tableScore(attacker, card, rules.options, terms) +
    note(terms, 'defenderGrappling', -defender.grappling, rule);
  const dice = tableDice(attacker, defender, lead, rules.options);
  return { terms, chance: tableChance(lead, dice, rule === 'MW-TBL-01' ? 10 : 6), dice };
}

/** Every card of a seat's hand in order, with what keeps it from being played if it were the seat's main phase. @rule MW-MAI-02 MW-MAI-03 */
export function explainHand(
  view: MmaWarriorsView,
  seat: Seat,
  rules: MmaWarriorsRules,
): readonly CardInHand[] {
  assertSeat(seat);
  const explain = (card: number | null): CardInHand => {
    if (card === null) throw new UsageError('NOT_YOUR_VIEW', `the hand of seat ${seat} is hidden`);
    const found = cardOf(view, card, rules);
    const obstacle = obstacleTo(view, seat, found, rules);
    return { card, id: found.id, refusal: obstacle && refusalOf(obstacle, view, seat, found) };
  };
  return ask(view, () => view.seats[seat].hand.map(explain));
}
