// Texts in the notation of the rules: what is printed on a card.

import type {
  Amount,
  Card,
  Condition,
  Filter,
  Op,
  Ops,
  Selector,
  Text,
} from '../../../rulesets/ragnarok-standard/types.js';
import { assertNever } from '../../kernel/errors.js';

function filterWord({ by, is }: Filter): string {
  switch (by) {
    case 'tribe':
      return `tribe=${is}`;
    case 'keyword':
      return `kw=${is}`;
    case 'atkMax':
      return `atk<=${is}`;
    case 'atkMin':
      return `atk>=${is}`;
    case 'costMax':
      return `cost<=${is}`;
    default:
      return by;
  }
}

const filterWords = (filters: readonly Filter[]): string => filters.map(filterWord).join(',');

function selectorWords({ who, kind, filters, random }: Selector): string {
  const words = [...(kind === null ? [] : [kind]), ...filters.map(filterWord)].join(',');
  const group = words === '' ? who : `${who}[${words}]`;
  if (random === 0) return group;
  return random === 1 ? `rnd(${group})` : `rnd(${group},${random})`;
}

function conditionWords(condition: Condition): string {
  if (condition.is === 'armor') return `armor>=${condition.n}`;
  return condition.is === 'control' ? `control(${filterWords(condition.filters)})` : condition.is;
}

const list = (ops: Ops): string => `{${opsWords(ops)}}`;
const call = (name: string, ...parts: (Amount | string)[]): string =>
  `${name}(${parts.filter((part) => part !== '').join(',')})`;

function opWords(op: Op): string {
  switch (op.op) {
    case 'dmg':
    case 'split':
    case 'heal':
    case 'cost':
      return call(op.op, selectorWords(op.at), op.n);
    case 'buff':
    case 'buffTurn':
      return call(op.op, selectorWords(op.at), op.attack, op.health);
    case 'give':
    case 'giveTurn':
    case 'giveNext':
      return call(op.op, selectorWords(op.at), op.keyword);
    case 'destroy':
    case 'silence':
    case 'freeze':
    case 'bounce':
    case 'steal':
    case 'adapt':
      return call(op.op, selectorWords(op.at));
    case 'transform':
      return call(op.op, selectorWords(op.at), op.card);
    case 'summon':
    case 'add':
      return call(op.op, op.card, op.n);
    case 'revive':
      return call(op.op, 'it', op.health);
    case 'resurrect':
      return call(op.op, op.n, filterWords(op.filters));
    case 'discover':
      return call(op.op, filterWords(op.filters));
    case 'equip':
      return call(op.op, op.card);
    default:
      return restWords(op);
  }
}

type Rest = Extract<
  Op,
  {
    readonly op:
      | 'draw'
      | 'foeDraw'
      | 'armor'
      | 'heroAtk'
      | 'weaponAtk'
      | 'mana'
      | 'crystal'
      | 'discard'
      | 'reveal'
      | 'status'
      | 'addRattle'
      | 'counter'
      | 'spend'
      | 'if'
      | 'choose';
  }
>;

function restWords(op: Rest): string {
  switch (op.op) {
    case 'status':
      return call(op.op, selectorWords(op.at), op.status, op.duration, op.value === 0 ? '' : `${op.value}`);
    case 'addRattle':
      return call(op.op, selectorWords(op.at), list(op.ops));
    case 'counter':
      return call(op.op);
    case 'spend':
      return call(op.op, op.n, list(op.ops));
    case 'if':
      return call(
        op.op,
        conditionWords(op.condition),
        list(op.ops),
        op.otherwise.length > 0 ? list(op.otherwise) : '',
      );
    case 'choose':
      return call(op.op, list(op.first), list(op.second));
    default:
      return call(op.op, op.n);
  }
}

function opsWords(ops: Ops): string {
  return ops.map(opWords).join(';');
}

function clauseWords(clause: Text): string {
  switch (clause.when) {
    case 'on':
    case 'secret':
      return `${clause.when}(${clause.event}): ${opsWords(clause.ops)}`;
    case 'aura':
      return call('aura', selectorWords(clause.at), clause.attack, clause.health);
    case 'auraKw':
      return call('auraKw', selectorWords(clause.at), clause.keyword);
    case 'handCost':
      return call('handCost', filterWords(clause.filters), clause.n);
    case 'selfCost':
      return call('selfCost', clause.per);
    case 'spellDamage':
      return call('spellDamage', clause.n);
    case 'heroRef':
      return call('heroRef', clause.slug);
    default:
      return 'ops' in clause ? `${clause.when}: ${opsWords(clause.ops)}` : assertNever(clause);
  }
}

/**
 * What stands on a card, in the notation of the rules; `-` for nothing.
 * @example
 * ```ts
 * import { houseSet, textOf } from 'holmgang/ragnarok-standard';
 * const lance = houseSet.cards.find(({ name }) => name === 'Frost Lance');
 * console.log(textOf(lance!.text)); // cast: dmg(T[any],2);freeze(T)
 * ```
 */
export function textOf(text: readonly Text[]): string {
  return text.length === 0 ? '-' : text.map(clauseWords).join(' ;; ');
}

/** Operations alone, as a Hero Power has them. */
export function powerText(ops: Ops): string {
  return opsWords(ops);
}

/** The keywords of a card with their numbers, in the notation of the rules; `-` for none. */
export function keywordsOf(card: Card): string {
  const words = card.keywords.map((keyword) => {
    if (keyword === 'Spell Damage') return `${keyword} ${card.spellDamage}`;
    if (keyword === 'Overload') return `${keyword} ${card.overload}`;
    if (keyword === 'Colossal') return `${keyword} ${card.appendages}:${card.appendage}`;
    return keyword === 'Corrupt' ? `${keyword} ${card.corrupted}` : keyword;
  });
  return words.length === 0 ? '-' : words.join(', ');
}
