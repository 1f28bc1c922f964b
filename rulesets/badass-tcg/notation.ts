// The short notation of the card tables: small functions that build the words of the vocabulary, in the order of the tables.

import type {
  Ability,
  AbilityCost,
  Card,
  CardKind,
  Condition,
  Effect,
  Group,
  Keyword,
  Rarity,
  TriggerEvent,
  What,
  Who,
} from './types.js';

/** `dmg(n,x)` */
export const dmg = (n: number, to: What | 'each.player' | 'opp' | 'me'): Effect => ({ op: 'dmg', n, to });
/** `gainLife(p,n)` */
export const gainLife = (who: Who, n: number): Effect => ({ op: 'gainLife', who, n });
/** `loseLife(p,n)` */
export const loseLife = (who: Who, n: number): Effect => ({ op: 'loseLife', who, n });
/** `draw(p,n)` */
export const draw = (who: Who, n: number): Effect => ({ op: 'draw', who, n });
/** `mill(p,n)` */
export const mill = (who: Who, n: number): Effect => ({ op: 'mill', who, n });
/** `poison(p,n)` */
export const poison = (who: Who, n: number): Effect => ({ op: 'poison', who, n });
/** `discard(p,n,choose|random)` */
export const discard = (who: Who, n: number, how: 'choose' | 'random'): Effect => ({
  op: 'discard',
  who,
  n,
  how,
});
/** `scry(n)` */
export const scry = (n: number): Effect => ({ op: 'scry', n });
/** `energy(n)` */
export const energy = (n: number): Effect => ({ op: 'energy', n });
/** `fetchGenerator(n)` */
export const fetchGenerator = (n: number): Effect => ({ op: 'fetchGenerator', n });
/** `extraGenerator(n)` */
export const extraGenerator = (n: number): Effect => ({ op: 'extraGenerator', n });
/** `destroy(x)` */
export const destroy = (to: What): Effect => ({ op: 'destroy', to });
/** `exile(x)` */
export const exile = (to: What): Effect => ({ op: 'exile', to });
/** `bounce(x)` */
export const bounce = (to: What): Effect => ({ op: 'bounce', to });
/** `tap(x)` */
export const tap = (to: What): Effect => ({ op: 'tap', to });
/** `untap(x)` */
export const untap = (to: What): Effect => ({ op: 'untap', to });
/** `sacrifice(p,type,n)` */
export const sacrifice = (who: Who, type: string, n: number): Effect => ({ op: 'sacrifice', who, type, n });
/** `counter(spell)` */
export const counter: Effect = { op: 'counter' };
/** `counterUnless(spell,n)` */
export const counterUnless = (n: number): Effect => ({ op: 'counterUnless', n });
/** `pump(x,+p/+t[,kw])` */
export const pump = (to: What, power: number, toughness: number, ...keywords: Keyword[]): Effect => ({
  op: 'pump',
  to,
  power,
  toughness,
  keywords,
});
/** `grow(x,n)` */
export const grow = (to: What, n: number): Effect => ({ op: 'grow', to, n });
/** `token(p,name,n)` */
export const token = (who: Who, name: string, n: number): Effect => ({ op: 'token', who, name, n });
/** `mana(..)` */
export const mana = (text: string): Effect => ({ op: 'mana', mana: text });
/** `recover(card.my.creature,hand|battlefield)` */
export const recover = (to: 'hand' | 'battlefield'): Effect => ({ op: 'recover', to });
/** `fight(a,b)` */
export const fight = (a: What, b: What): Effect => ({ op: 'fight', a, b });
/** `fog` */
export const fog: Effect = { op: 'fog' };
/** `win` */
export const win: Effect = { op: 'win' };
/** `if(cond) …` */
export const when = (of: Condition['of'], least: number, ...effects: Effect[]): Effect => ({
  op: 'if',
  when: { of, least },
  effects,
});

/** `on event: …` */
export const on = (event: TriggerEvent, ...effects: Effect[]): Ability => ({
  kind: 'triggered',
  on: event,
  kinds: [],
  effects,
});

/** `on cast(my.Kind|Kind): …` */
export const onCast = (kinds: readonly CardKind[], ...effects: Effect[]): Ability => ({
  kind: 'triggered',
  on: 'cast',
  kinds,
  effects,
});

/** A cost as printed between braces: `T`, `E2`, `T,E4`, `R`, `sac`. @rule BT-PLY-10 */
function costOf(printed: string): AbilityCost {
  const parts = printed.split(',');
  return {
    mana: parts.filter((part) => part !== 'T' && part !== 'sac' && !/^E\d/.test(part)).join(''),
    tap: parts.includes('T'),
    energy: Number(parts.find((part) => /^E\d/.test(part))?.slice(1) ?? 0),
    sacrifice: parts.includes('sac'),
  };
}

/** `{cost}: …` */
export const pay = (cost: string, ...effects: Effect[]): Ability => ({
  kind: 'activated',
  cost: costOf(cost),
  special: false,
  effects,
});

/** `special {cost}: …` */
export const special = (cost: string, ...effects: Effect[]): Ability => ({
  kind: 'activated',
  cost: costOf(cost),
  special: true,
  effects,
});

/** `static: anthem(set,+p/+t)` and `buff(host,±p/±t[,kw])` */
export const bonus = (
  of: Group | 'host',
  power: number,
  toughness: number,
  ...keywords: Keyword[]
): Ability => ({ kind: 'static', of, power, toughness, keywords, cannot: [] });

/** `cannot(host,…)`, and `noUntap(host)` as one that cannot untap. */
export const cannot = (...what: ('attack' | 'block' | 'untap')[]): Ability => ({
  kind: 'static',
  of: 'host',
  power: 0,
  toughness: 0,
  keywords: [],
  cannot: what,
});

type Extras = Partial<Omit<Card, 'keywords'>>;

function card(id: string, name: string, kind: CardKind, rarity: Rarity, fields: Partial<Card>): Card {
  return {
    id,
    name,
    kind,
    cost: null,
    subtypes: [],
    power: 0,
    toughness: 0,
    keywords: [],
    toxic: 0,
    legendary: false,
    ultimate: false,
    basic: false,
    attach: null,
    entersTapped: false,
    veil: null,
    spell: [],
    abilities: [],
    rarity,
    ...fields,
  };
}

/** A creature: cost, subtypes, power/toughness, rarity, keywords separated by commas (`toxic 1` among them), abilities, extras. */
export function creature(
  id: string,
  name: string,
  cost: string,
  subtypes: string,
  power: number,
  toughness: number,
  rarity: Rarity,
  words = '',
  abilities: readonly Ability[] = [],
  extras: Extras = {},
): Card {
  const keywords = words.split(', ').filter((word) => word !== '' && !word.startsWith('toxic')) as Keyword[];
  const toxic = Number(/toxic (\d+)/.exec(words)?.[1] ?? 0);
  const fields = { cost, subtypes: subtypes.split(' '), power, toughness, keywords, toxic, abilities };
  return card(id, name, 'creature', rarity, { ...fields, ...extras });
}

/** An instant. */
export const instant = (id: string, name: string, cost: string, rarity: Rarity, ...spell: Effect[]): Card =>
  card(id, name, 'instant', rarity, { cost, spell });

/** A sorcery. */
export const sorcery = (id: string, name: string, cost: string, rarity: Rarity, ...spell: Effect[]): Card =>
  card(id, name, 'sorcery', rarity, { cost, spell });

/** A global enchantment. */
export const enchantment = (
  id: string,
  name: string,
  cost: string,
  rarity: Rarity,
  ...abilities: Ability[]
): Card => card(id, name, 'enchantment', rarity, { cost, abilities });

/** An enchantment that can win the match. @rule BT-WIN-04 */
export const ultimate = (
  id: string,
  name: string,
  cost: string,
  rarity: Rarity,
  ...abilities: Ability[]
): Card => card(id, name, 'enchantment', rarity, { cost, abilities, ultimate: true });

/** An enchantment attached to a creature or player. */
export const attached = (
  attach: 'creature' | 'player',
  id: string,
  name: string,
  cost: string,
  rarity: Rarity,
  ...abilities: Ability[]
): Card => card(id, name, 'enchantment', rarity, { cost, attach, abilities });

/** A generator. */
export const generator = (
  id: string,
  name: string,
  rarity: Rarity,
  extras: Extras,
  ...abilities: Ability[]
): Card => card(id, name, 'generator', rarity, { abilities, ...extras });
