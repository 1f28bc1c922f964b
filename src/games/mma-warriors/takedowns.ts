// A takedown sets Grappling against Grappling; a tired defender is easier to take down. Whatever comes of it, the scramble
// clears the other side's waiting defence cards. Success puts the attacker on top and hurts; failure changes nothing. At the
// table dice are rolled on both sides, or Grappling is compared and dice break a tie.

import type { MmaWarriorsOptions } from '../../../rulesets/mma-warriors/options.js';
import type { Card } from '../../../rulesets/mma-warriors/types.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { hurt, impactDamage, styleBonus } from './damage.js';
import { clearDefence } from './defence.js';
import { standUp, takeAdvantage } from './position.js';
import { activeFighter, note, type Term } from './rules.js';
import type { Fighter, MmaWarriorsState } from './state.js';
import type { MmaWarriorsContext } from './types.js';

type Sheet = Readonly<Fighter>;

/** RULING(A27): style is worth 2 points of the score, not 2 percent. @rule MW-TKD-01 MW-TKD-06 */
export function attackScore(attacker: Sheet, card: Card, terms?: Term[]): number {
  return (
    note(terms, 'grappling', attacker.grappling, 'MW-TKD-01') +
    note(terms, 'bonus', card.bonus, 'MW-TKD-01') +
    note(terms, 'style', styleBonus(attacker, 'Grappler'), 'MW-FTR-05')
  );
}

/** What tiredness costs a defender. RULING(A26): an edge belongs to the better band. @rule MW-TKD-03 */
function tiredness({ stamina, maxStamina }: Sheet): number {
  const share = 10 * stamina;
  if (share < 3 * maxStamina) return 3;
  if (share < 5 * maxStamina) return 2;
  return share < 7 * maxStamina ? 1 : 0;
}

/** RULING(A28): the defender's style does not count. The terms are told from the attacker's side. @rule MW-TKD-02 */
export function defenceScore(defender: Sheet, terms?: Term[]): number {
  return -(
    note(terms, 'defenderGrappling', -defender.grappling, 'MW-TKD-02') +
    note(terms, 'tiredness', tiredness(defender), 'MW-TKD-03')
  );
}

/** In how many of 100 cases a takedown succeeds. @rule MW-TKD-04 */
export function takedownPercent(attack: number, defence: number): number {
  return Math.min(90, Math.max(10, 50 + 10 * (attack - defence)));
}

/** How many ten-sided dice a fighter rolls at the table, to keep the lowest. @rule MW-TBL-02 */
function diceCount({ stamina, maxStamina }: Sheet): number {
  return 2 * stamina < maxStamina ? 2 : 1;
}

/** How many dice each side rolls at the table, the attacker first. RULING(A62): comparing, only a tie is rolled. @rule MW-TBL-02 MW-TBL-04 */
export function tableDice(
  attacker: Sheet,
  defender: Sheet,
  lead: number,
  { takedown }: MmaWarriorsOptions,
): readonly [number, number] {
  if (takedown.resolution === 'opposedD10') return [diceCount(attacker), diceCount(defender)];
  return lead === 0 ? [1, 1] : [0, 0];
}

/** What the attacker counts at the table. RULING(A61): Grappling alone, unless the ruleset adds bonuses. @rule MW-TBL-03 */
export function tableScore(
  attacker: Sheet,
  card: Card,
  { physical }: MmaWarriorsOptions,
  terms?: Term[],
): number {
  if (physical.includeBonuses) return attackScore(attacker, card, terms);
  return note(terms, 'grappling', attacker.grappling, 'MW-TBL-03');
}

function roll(count: number, sides: number, ctx: MmaWarriorsContext): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(1 + ctx.chance.int(sides));
  return dice;
}

/** One roll against the chance. @rule MW-TKD-05 */
function rollPercent(
  seat: Seat,
  attacker: Sheet,
  defender: Sheet,
  card: Card,
  ctx: MmaWarriorsContext,
): boolean {
  const totals = [attackScore(attacker, card), defenceScore(defender)] as const;
  const chance = takedownPercent(...totals);
  const rolled = ctx.chance.int(100);
  const success = rolled < chance;
  ctx.events?.push({
    type: 'takedownRolled',
    seat,
    chance,
    roll: rolled,
    attackerDice: [],
    defenderDice: [],
    totals,
    success,
  });
  return success;
}

/** Dice at the table, the attacker's first; a tie fails. @rule MW-TBL-01 MW-TBL-04 */
function rollAtTheTable(
  seat: Seat,
  attacker: Sheet,
  defender: Sheet,
  card: Card,
  ctx: MmaWarriorsContext,
): boolean {
  const { options } = ctx.rules;
  const own = tableScore(attacker, card, options);
  const sides = options.takedown.resolution === 'opposedD10' ? 10 : 6;
  const [count, otherCount] = tableDice(attacker, defender, own - defender.grappling, options);
  const attackerDice = roll(count, sides, ctx);
  const defenderDice = roll(otherCount, sides, ctx);
  const kept = (dice: readonly number[]) => (dice.length > 0 ? Math.min(...dice) : 0);
  const totals = [own + kept(attackerDice), defender.grappling + kept(defenderDice)] as const;
  const success = totals[0] > totals[1];
  ctx.events?.push({
    type: 'takedownRolled',
    seat,
    chance: null,
    roll: null,
    attackerDice,
    defenderDice,
    totals,
    success,
  });
  return success;
}

/** RULING(A29): a stuffed takedown changes no position, unless the ruleset says so. @rule MW-TKD-11 */
function stuff(state: MmaWarriorsState, seat: Seat, ctx: MmaWarriorsContext): void {
  ctx.events?.push({ type: 'takedownStuffed', seat });
  const { onStuffed } = ctx.rules.options.takedown;
  if (onStuffed === 'defenderGainsAdvantage') takeAdvantage(state, otherSeat(seat), ctx);
  else if (onStuffed === 'attackerLosesAdvantage' && state.advantage === seat) standUp(state, ctx);
}

/** Resolves a takedown up to the knockout. RULING(A14, A30, A32): no counter; from the top too; a Clinch like the others. @rule MW-TKD-07 MW-TKD-10 MW-TKD-12 MW-TKD-13 MW-TKD-14 */
export function takeDown(state: MmaWarriorsState, seat: Seat, card: Card, ctx: MmaWarriorsContext): void {
  const target = otherSeat(seat);
  const attacker = activeFighter(state.seats[seat]);
  const defender = activeFighter(state.seats[target]);
  clearDefence(state, target, ctx);
  // MW-TBL-07: the roll alone is another one at the table; MW-TBL-06: everything stands on the same state.
  const isPercent = ctx.rules.options.takedown.resolution === 'percent';
  const success = (isPercent ? rollPercent : rollAtTheTable)(seat, attacker, defender, card, ctx);
  if (!success) {
    stuff(state, seat, ctx);
    return;
  }
  takeAdvantage(state, seat, ctx);
  hurt(state, target, impactDamage(attacker, defender, card), card.id, ctx);
}
