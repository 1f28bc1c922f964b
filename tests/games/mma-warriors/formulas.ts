// The formulas of the rules, written a second time and straight from their clauses, for tests to compare with.
import type { Card, Fighter, MmaWarriorsState } from 'holmgang/mma-warriors';
import { arrange, CARDS, printed } from './arrange.js';

export interface Attack {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly card: Card;
  readonly isTop: boolean;
  readonly guard: Card | undefined;
}

/** Chapter 9. */
export function strike({ attacker, defender, card, guard }: Attack): number {
  let raw = card.damage + attacker.striking + attacker.strikingBonus - defender.defense;
  if (attacker.style === 'Striker') raw += 2;
  if (card.id === 'ground_and_pound') raw += 3 + Math.trunc(attacker.grappling / 4);
  const floored = raw < card.damage ? card.damage : raw;
  const reduced = guard === undefined ? floored : floored - guard.reduction;
  return reduced < 1 ? 1 : reduced;
}

const FROM_BOTTOM: Readonly<Record<string, number>> = {
  guillotine_choke: 6,
  kimura: 6,
  armbar: 7,
  triangle_choke: 7,
  darce_choke: 8,
  rear_naked_choke: 9,
};

/** Chapter 11. */
export function submission({ attacker, defender, card, isTop, guard }: Attack): number {
  const base = isTop ? card.damage : (FROM_BOTTOM[card.id] as number);
  const raw = base + attacker.grappling + (attacker.style === 'Grappler' ? 2 : 0) - defender.grappling;
  const floored = raw < base ? base : raw;
  const reduced = floored - (guard?.reduction ?? 0);
  return reduced < 1 ? 1 : reduced;
}

/** Chapter 10: the chance in percent. */
export function takedownChance({ attacker, defender, card }: Attack): number {
  const share = (100 * defender.stamina) / defender.maxStamina;
  const penalty = share >= 70 ? 0 : share >= 50 ? 1 : share >= 30 ? 2 : 3;
  const attack = attacker.grappling + card.bonus + (attacker.style === 'Grappler' ? 2 : 0);
  const chance = 50 + 10 * (attack - (defender.grappling - penalty));
  return chance < 10 ? 10 : chance > 90 ? 90 : chance;
}

/** Chapter 10: the damage of a takedown that succeeds. */
export function impact({ attacker, defender, card }: Attack): number {
  const raw = card.damage + Math.trunc(attacker.grappling / 3) - Math.trunc(defender.grappling / 3);
  return raw < card.damage ? card.damage : raw;
}

/** A fighter as printed, with changes. */
export function sheet(id: string, changes: Partial<Fighter> = {}): Fighter {
  const { style, striking, grappling, defense, stamina } = printed(id);
  const figures = {
    card: 0,
    striking,
    grappling,
    defense,
    stamina,
    maxStamina: stamina,
    strikingBonus: 0,
    bleed: 0,
  };
  return { ...figures, style: style ?? 'Balanced', ...changes };
}

const start = arrange();

/** A position with these fighters and this waiting card, for looking only; seat 0 attacks. */
export function facing({ attacker, defender, guard, isTop }: Attack): MmaWarriorsState {
  const waiting = start.cards.findIndex((index) => CARDS[index] === guard);
  return {
    ...start,
    advantage: isTop ? 0 : 1,
    seats: [
      { ...start.seats[0], fighter: attacker },
      { ...start.seats[1], fighter: defender, defence: guard === undefined ? [] : [waiting] },
    ],
  };
}
