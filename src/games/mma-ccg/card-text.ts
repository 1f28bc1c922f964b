// What a card says, in English, made from what it does.

import type { Card, Condition, Effect, Filter, Position, Who } from '../../../rulesets/mma-ccg/types.js';
import { assertNever } from '../../kernel/errors.js';

const POSITIONS: Readonly<Record<Position, string>> = { S: 'Standing', C: 'Clinched', G: 'Grounded' };

const cardsOf = (n: number) => (n === 1 ? 'a card' : `${n} cards`);

function classOf(filter: Filter): string {
  return filter.map(({ is, maxT }) => (maxT === null ? is : `${is} with T ${maxT} or less`)).join(' or ');
}

const yours = (who: Who) => (who === 'me' ? 'your' : "your opponent's");

function saysCondition(condition: Condition): string {
  switch (condition.test) {
    case 'toughness':
      return `${yours(condition.who)} Toughness is ${condition.atMost} or less`;
    case 'deck':
      return `${yours(condition.who)} Stamina Deck has ${condition.atMost} cards or fewer`;
    case 'played':
      return `you have played ${cardsOf(condition.atLeast)} before this turn`;
    case 'cage':
      return `${yours(condition.who)} Cage Area has ${condition.atLeast} or more of: ${classOf(condition.filter)}`;
    case 'lead':
      return `you lead by ${condition.atLeast} VP or more`;
    default:
      return assertNever(condition);
  }
}

const says = (conditions: readonly Condition[]) => conditions.map(saysCondition).join(' and ');

function saysDamage(t: number, s: number): string {
  const parts = [t === 0 ? '' : `${t > 0 ? '+' : ''}${t} T`, s === 0 ? '' : `${s > 0 ? '+' : ''}${s} S`];
  return parts.filter(Boolean).join(', ');
}

const subject = (who: Who, verb: string) => (who === 'me' ? verb : `Your opponent ${verb.toLowerCase()}s`);

function saysEffect(effect: Effect): string {
  switch (effect.op) {
    case 'pos':
      return `The fight is ${POSITIONS[effect.to]}.`;
    case 'posChoice':
      return `The fight is ${effect.among.map((to) => POSITIONS[to]).join(' or ')}, as you choose.`;
    case 'draw':
      return `${subject(effect.who, 'Draw')} ${cardsOf(effect.n)}.`;
    case 'discard':
      return `${subject(effect.who, 'Discard')} ${cardsOf(effect.n)}${effect.how === 'random' ? ' at random' : ''}.`;
    case 'mill':
      return `Put the top ${effect.n} of ${yours(effect.who)} Stamina Deck into the Corner Pile.`;
    case 'heal':
      return `Regain ${effect.n} Toughness.`;
    case 'hurt':
      if (effect.who === 'both') return `Both players lose ${effect.n} Toughness.`;
      return `${effect.who === 'me' ? 'You lose' : 'Your opponent loses'} ${effect.n} Toughness.`;
    case 'recycle':
      return `Shuffle up to ${cardsOf(effect.n)} of your Corner Pile into your Stamina Deck.`;
    case 'regain':
      return `Take up to ${effect.n} of your Corner Pile to hand: ${classOf(effect.filter)}.`;
    case 'next': {
      const gains = [saysDamage(effect.t, effect.s), effect.flag ?? ''].filter(Boolean).join(', ');
      return `Your next ${classOf(effect.filter)} this turn gets ${gains}.`;
    }
    case 'self':
      return `This card gets ${saysDamage(effect.t, effect.s)}.`;
    case 'reduce':
      return `That card gets ${saysDamage(-effect.t, -effect.s)}.`;
    case 'counterIt':
      return 'Counter that card.';
    case 'endTurn':
      return 'Your turn ends.';
    case 'win':
      return 'You win the game.';
    case 'if': {
      const otherwise =
        effect.otherwise.length === 0 ? '' : ` Otherwise: ${effect.otherwise.map(saysEffect).join(' ')}`;
      return `If ${says(effect.when)}: ${effect.does.map(saysEffect).join(' ')}${otherwise}`;
    }
    default:
      return assertNever(effect);
  }
}

/**
 * What a card says in English.
 * @example
 * ```ts
 * import { cardText, mmaCcg } from 'holmgang/mma-ccg';
 * const takedown = mmaCcg.rules.cards.find(({ name }) => name === 'Double Leg Takedown')!;
 * console.log(takedown.req, cardText(takedown)); // C The fight is Grounded.
 * ```
 * @rule MC-CMP-03
 */
export function cardText(card: Card): string {
  const { flags, cost, when, vs, limit, text } = card;
  const parts = [
    vs.length > 0 ? `Against: ${classOf(vs)}.` : '',
    when.length > 0 ? `Play only if ${says(when)}.` : '',
    cost > 0 ? `Cost: discard ${cardsOf(cost)}.` : '',
    flags.includes('nohand') ? 'Cannot be countered from hand.' : '',
    flags.includes('noflip') ? 'Not stopped by overturned Counters.' : '',
    ...text.map(saysEffect),
    limit === 'exhaust' ? 'Exhaust.' : '',
    limit === 'oncePerRound' ? 'Once per round.' : '',
  ];
  return parts.filter(Boolean).join(' ');
}
