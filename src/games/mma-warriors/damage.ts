// What attacks deal. A strike adds Striking and is held off by Defense, a submission sets Grappling against Grappling; neither
// falls below the card. Then a waiting defence card takes its part, but at least 1 gets through. Style helps only the attacker.

import { STYLE_BONUS } from '../../../rulesets/mma-warriors/numbers.js';
import type { MmaWarriorsOptions } from '../../../rulesets/mma-warriors/options.js';
import type { Card } from '../../../rulesets/mma-warriors/types.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { activeFighter, findCard, type MmaWarriorsRules, note, type Term } from './rules.js';
import type { Fighter, MmaWarriorsState, MmaWarriorsView } from './state.js';
import type { MmaWarriorsContext } from './types.js';

type Terms = Term[] | undefined;
type Sheet = Readonly<Fighter>;

/** What a style adds where it counts. @rule MW-FTR-04 MW-FTR-05 MW-FTR-06 MW-FTR-07 */
export function styleBonus(fighter: Sheet, style: 'Striker' | 'Grappler'): number {
  return fighter.style === style ? STYLE_BONUS : 0;
}

/** Damage of a strike before the floor. @rule MW-STR-01 MW-STR-02 MW-STR-06 MW-CAP-03 */
function strikeDamage(attacker: Sheet, defender: Sheet, card: Card, terms: Terms): number {
  const raw =
    note(terms, 'card', card.damage, 'MW-STR-01') +
    note(terms, 'striking', attacker.striking, 'MW-STR-01') +
    note(terms, 'strikingBonus', attacker.strikingBonus, 'MW-STR-01') +
    // MW-FTR-03: Defense helps against strikes, and against nothing else.
    note(terms, 'defense', -defender.defense, 'MW-STR-01') +
    note(terms, 'style', styleBonus(attacker, 'Striker'), 'MW-FTR-04');
  if (card.trait !== 'ground') return raw;
  return raw + note(terms, 'ground', 3 + Math.floor(attacker.grappling / 4), 'MW-STR-02');
}

const ROUNDING = { floor: 0, nearest: 5, ceil: 9 } as const;

/** A submission's base: position scales it, and it alone. RULING(A33, A34): 0.6 from the bottom, rounded down. @rule MW-SUB-02 MW-SUB-08 */
function submissionBase({ damage }: Card, isTop: boolean, { submission }: MmaWarriorsOptions): number {
  return isTop ? damage : Math.floor((6 * damage + ROUNDING[submission.bottomRounding]) / 10);
}

/** Damage of a submission before the floor; tiredness, Striking and Defense do not matter. @rule MW-SUB-03 MW-SUB-09 MW-SUB-10 */
function submissionDamage(attacker: Sheet, defender: Sheet, base: number, terms: Terms): number {
  return (
    note(terms, 'base', base, 'MW-SUB-02') +
    note(terms, 'grappling', attacker.grappling, 'MW-SUB-03') +
    note(terms, 'style', styleBonus(attacker, 'Grappler'), 'MW-FTR-05') +
    note(terms, 'defenderGrappling', -defender.grappling, 'MW-SUB-03')
  );
}

function atLeast(least: number, amount: number, terms: Terms, rule: Term['rule']): number {
  return amount + note(terms, least > 1 ? 'floor' : 'minimum', Math.max(0, least - amount), rule);
}

/** What a strike or submission deals to the current defender. @rule MW-STR-03 MW-STR-04 MW-STR-05 MW-SUB-04 MW-SUB-05 MW-DEF-09 */
export function attackDamage(
  view: MmaWarriorsView,
  seat: Seat,
  card: Card,
  rules: MmaWarriorsRules,
  terms?: Term[],
): number {
  const attacker = activeFighter(view.seats[seat]);
  const foe = view.seats[otherSeat(seat)];
  const defender = activeFighter(foe);
  const { options } = rules;
  const isStrike = card.kind === 'strike';
  // RULING(A38): the floor of Ground and Pound is the card without its ground bonus.
  const floor = isStrike ? card.damage : submissionBase(card, view.advantage === seat, options);
  let amount = isStrike
    ? strikeDamage(attacker, defender, card, terms)
    : submissionDamage(attacker, defender, floor, terms);
  const reduction = 0 - (findCard(view, foe.defence[0] ?? null, rules)?.reduction ?? 0);
  const floorRule = isStrike ? 'MW-STR-03' : 'MW-SUB-04';
  const defenceRule = isStrike ? 'MW-STR-04' : 'MW-SUB-05';
  // RULING(A09): floored first, then reduced, and at least 1 in the end. RULING(A10): by all three defence cards.
  if (options.damage.floorOrder === 'floorThenDefence') {
    amount = atLeast(floor, amount, terms, floorRule);
    amount += note(terms, 'defence', reduction, defenceRule);
  } else {
    amount += note(terms, 'defence', reduction, defenceRule);
    amount = atLeast(floor, amount, terms, floorRule);
  }
  return atLeast(options.damage.finalMinimum, amount, terms, isStrike ? 'MW-STR-05' : 'MW-SUB-05');
}

/** What a takedown's impact deals. RULING(A31): plain Grappling, without style, bonus or tiredness. @rule MW-TKD-09 */
export function impactDamage(attacker: Sheet, defender: Sheet, card: Card, terms?: Term[]): number {
  const raw =
    note(terms, 'card', card.damage, 'MW-TKD-09') +
    note(terms, 'grappling', Math.floor(attacker.grappling / 3), 'MW-TKD-09') +
    note(terms, 'defenderGrappling', -Math.floor(defender.grappling / 3), 'MW-TKD-09');
  return raw + note(terms, 'floor', Math.max(0, card.damage - raw), 'MW-TKD-09');
}

/** What a defence card deals to the attacker. RULING(A05): the striking bonus does not count. @rule MW-DEF-03 MW-DEF-04 MW-DEF-05 */
export function counterDamage(defender: Sheet, card: Card): number {
  return card.counter + (card.counterScales ? Math.floor(defender.striking / 4) : 0);
}

/** Takes stamina from a seat's fighter. RULING(A70, A71): told in full, but stamina stops at 0. @rule MW-STR-05 MW-PRE-05 */
export function hurt(
  state: MmaWarriorsState,
  seat: Seat,
  amount: number,
  source: string,
  ctx: MmaWarriorsContext,
): void {
  const fighter = activeFighter(state.seats[seat]);
  const staminaBefore = fighter.stamina;
  const staminaAfter = Math.max(0, staminaBefore - amount);
  fighter.stamina = staminaAfter;
  ctx.events?.push({ type: 'damageDealt', seat, amount, source, staminaBefore, staminaAfter });
}
