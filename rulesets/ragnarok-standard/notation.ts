// The short notation of the card tables: one small function for each word of the vocabulary.

import type { StatusType } from '../ragnarok/types.js';
import type {
  Abilities,
  Amount,
  Card,
  CardClass,
  Condition,
  Filter,
  Gift,
  Keyword,
  OnEvent,
  Op,
  OpName,
  Ops,
  Rarity,
  SecretEvent,
  Selector,
  TargetKind,
  Text,
  Tribe,
  Trigger,
  Who,
} from './types.js';

// --- whom it is about ----------------------------------------------------------------------------------------------

const all = (who: Who, ...filters: Filter[]): Selector => ({ who, kind: null, filters, random: 0 });
type Group = (...filters: Filter[]) => Selector;
const group =
  (who: Who): Group =>
  (...filters) =>
    all(who, ...filters);

export const self: Selector = /* @__PURE__ */ all('self');
export const hero: Selector = /* @__PURE__ */ all('hero');
export const foeHero: Selector = /* @__PURE__ */ all('foeHero');
export const it: Selector = /* @__PURE__ */ all('it');
export const adjT: Selector = /* @__PURE__ */ all('adjT');
export const friends: Group = /* @__PURE__ */ group('friends');
export const others: Group = /* @__PURE__ */ group('others');
export const foes: Group = /* @__PURE__ */ group('foes');
export const allMinions: Group = /* @__PURE__ */ group('allMinions');
export const allOthers: Group = /* @__PURE__ */ group('allOthers');
export const allFoes: Group = /* @__PURE__ */ group('allFoes');
export const allFriends: Group = /* @__PURE__ */ group('allFriends');
export const everyone: Group = /* @__PURE__ */ group('everyone');
export const hand: Group = /* @__PURE__ */ group('hand');

/** The chosen target: with a kind where it is chosen, without one where it is meant again. */
export const T = (kind: TargetKind | null = null, ...filters: Filter[]): Selector => ({
  who: 'T',
  kind,
  filters,
  random: 0,
});

/** Some at random. */
export const rnd = (of: Selector, random = 1): Selector => ({ ...of, random });

export const tribe = (is: Tribe): Filter => ({ by: 'tribe', is });
export const kw = (is: Keyword): Filter => ({ by: 'keyword', is });
export const atkMax = (is: number): Filter => ({ by: 'atkMax', is });
export const atkMin = (is: number): Filter => ({ by: 'atkMin', is });
export const costMax = (is: number): Filter => ({ by: 'costMax', is });
export const damaged: Filter = { by: 'damaged', is: null };
export const isMinion: Filter = { by: 'minion', is: null };
export const isSpell: Filter = { by: 'spell', is: null };
export const legendary: Filter = { by: 'legendary', is: null };

// --- what it does --------------------------------------------------------------------------------------------------

export const dmg = (at: Selector, n: Amount): Op => ({ op: 'dmg', at, n });
export const split = (at: Selector, n: Amount): Op => ({ op: 'split', at, n });
export const heal = (at: Selector, n: Amount | 'full'): Op => ({ op: 'heal', at, n });
export const buff = (at: Selector, attack: number, health: number): Op => ({
  op: 'buff',
  at,
  attack,
  health,
});
export const buffTurn = (at: Selector, attack: number, health: number): Op => ({
  op: 'buffTurn',
  at,
  attack,
  health,
});
export const give = (at: Selector, keyword: Gift): Op => ({ op: 'give', at, keyword });
export const giveTurn = (at: Selector, keyword: Gift): Op => ({ op: 'giveTurn', at, keyword });
export const giveNext = (at: Selector, keyword: Gift): Op => ({ op: 'giveNext', at, keyword });
export const destroy = (at: Selector): Op => ({ op: 'destroy', at });
export const silence = (at: Selector): Op => ({ op: 'silence', at });
export const freeze = (at: Selector): Op => ({ op: 'freeze', at });
export const bounce = (at: Selector): Op => ({ op: 'bounce', at });
export const steal = (at: Selector): Op => ({ op: 'steal', at });
export const adapt = (at: Selector): Op => ({ op: 'adapt', at });
export const transform = (at: Selector, card: number): Op => ({ op: 'transform', at, card });
export const summon = (card: number, n: number): Op => ({ op: 'summon', card, n });
export const add = (card: number, n: number): Op => ({ op: 'add', card, n });
export const revive = (health: number): Op => ({ op: 'revive', health });
export const resurrect = (n: number, ...filters: Filter[]): Op => ({ op: 'resurrect', n, filters });
export const draw = (n: Amount): Op => ({ op: 'draw', n });
export const foeDraw = (n: Amount): Op => ({ op: 'foeDraw', n });
export const armor = (n: Amount): Op => ({ op: 'armor', n });
export const heroAtk = (n: Amount): Op => ({ op: 'heroAtk', n });
export const weaponAtk = (n: Amount): Op => ({ op: 'weaponAtk', n });
export const mana = (n: Amount): Op => ({ op: 'mana', n });
export const crystal = (n: Amount): Op => ({ op: 'crystal', n });
export const discard = (n: Amount): Op => ({ op: 'discard', n });
export const reveal = (n: Amount): Op => ({ op: 'reveal', n });
export const discover = (...filters: Filter[]): Op => ({ op: 'discover', filters });
export const equip = (card: number): Op => ({ op: 'equip', card });
export const cost = (at: Selector, n: number): Op => ({ op: 'cost', at, n });
export const status = (at: Selector, type: StatusType, duration: number, value = 0): Op => ({
  op: 'status',
  at,
  status: type,
  duration,
  value,
});
export const addRattle = (at: Selector, ...ops: Ops): Op => ({ op: 'addRattle', at, ops });
export const counter = (): Op => ({ op: 'counter' });
export const spend = (n: number, ...ops: Ops): Op => ({ op: 'spend', n, ops });
export const given = (condition: Condition, ops: Ops, otherwise: Ops = []): Op => ({
  op: 'if',
  condition,
  ops,
  otherwise,
});
export const choose = (first: Ops, second: Ops): Op => ({ op: 'choose', first, second });

// --- when it does it -----------------------------------------------------------------------------------------------

type Clause = (...ops: Ops) => Text;
const at =
  (when: Trigger): Clause =>
  (...ops) => ({ when, ops });

export const cast: Clause = /* @__PURE__ */ at('cast');
export const battlecry: Clause = /* @__PURE__ */ at('battlecry');
export const deathrattle: Clause = /* @__PURE__ */ at('deathrattle');
export const combo: Clause = /* @__PURE__ */ at('combo');
export const outcast: Clause = /* @__PURE__ */ at('outcast');
export const inspire: Clause = /* @__PURE__ */ at('inspire');
export const frenzy: Clause = /* @__PURE__ */ at('frenzy');
export const spellburst: Clause = /* @__PURE__ */ at('spellburst');
export const overkill: Clause = /* @__PURE__ */ at('overkill');
export const awaken: Clause = /* @__PURE__ */ at('awaken');
export const startTurn: Clause = /* @__PURE__ */ at('startTurn');
export const endTurn: Clause = /* @__PURE__ */ at('endTurn');
export const power: Clause = /* @__PURE__ */ at('power');
export const on = (event: OnEvent, ...ops: Ops): Text => ({ when: 'on', event, ops });
export const secret = (event: SecretEvent, ...ops: Ops): Text => ({ when: 'secret', event, ops });
export const aura = (of: Selector, attack: number, health: number): Text => ({
  when: 'aura',
  at: of,
  attack,
  health,
});
export const auraKw = (of: Selector, keyword: Gift): Text => ({ when: 'auraKw', at: of, keyword });
export const handCost = (n: number, ...filters: Filter[]): Text => ({ when: 'handCost', filters, n });
export const selfCost = (per: 'others' | 'minions'): Text => ({ when: 'selfCost', per });
export const spellDamage = (n: number): Text => ({ when: 'spellDamage', n });
export const heroRef = (slug: string): Text => ({ when: 'heroRef', slug });

// --- cards ---------------------------------------------------------------------------------------------------------

/** Keywords that the text itself shows, by trigger and by operation. */
const SHOWN_BY_TRIGGER: Partial<Record<Text['when'], Keyword>> = {
  battlecry: 'Battlecry',
  deathrattle: 'Deathrattle',
  combo: 'Combo',
  outcast: 'Outcast',
  inspire: 'Inspire',
  frenzy: 'Frenzy',
  spellburst: 'Spellburst',
  overkill: 'Overkill',
  secret: 'Secret',
};
const SHOWN_BY_OP: Partial<Record<OpName, Keyword>> = {
  freeze: 'Freeze',
  silence: 'Silence',
  discover: 'Discover',
  adapt: 'Adapt',
};

function shownByOps(ops: Ops): Keyword[] {
  return ops.flatMap((op) => {
    const shown = SHOWN_BY_OP[op.op];
    const inner = op.op === 'if' || op.op === 'spend' ? op.ops : [];
    return [...(shown ? [shown] : []), ...shownByOps(inner)];
  });
}

/** The keywords that a text shows by itself. */
export function shownKeywords(text: readonly Text[]): readonly Keyword[] {
  const shown = text.flatMap((clause) => [
    ...(SHOWN_BY_TRIGGER[clause.when] ? [SHOWN_BY_TRIGGER[clause.when] as Keyword] : []),
    ...('ops' in clause ? shownByOps(clause.ops) : []),
  ]);
  return [...new Set(shown)];
}

/** A keyword with its number. */
interface Mark {
  readonly keyword: Keyword;
  readonly figures: Partial<Card>;
}

const mark = (keyword: Keyword, figures: Partial<Card>): Mark => ({ keyword, figures });
export const overload = (n: number): Mark => mark('Overload', { overload: n });
export const wisdom = (n: number): Mark => mark('Spell Damage', { spellDamage: n });
export const colossal = (appendages: number, appendage: number): Mark =>
  mark('Colossal', { appendages, appendage });
export const corrupt = (corrupted: number): Mark => mark('Corrupt', { corrupted });

type Marks = readonly (Keyword | Mark)[];
type Classless = Omit<Card, 'class'>;

const RARITIES: Readonly<Record<string, Rarity>> = {
  C: 'Common',
  R: 'Rare',
  E: 'Epic',
  L: 'Legendary',
  T: 'Token',
};
type RarityLetter = 'C' | 'R' | 'E' | 'L' | 'T';

function card(
  type: Card['type'],
  id: number,
  name: string,
  rarity: RarityLetter,
  manaCost: number,
  marks: Marks,
  text: readonly Text[],
  figures: Partial<Card>,
): Classless {
  const printed = marks.map((each) => (typeof each === 'string' ? each : each.keyword));
  const numbers = marks.map((each) => (typeof each === 'string' ? {} : each.figures));
  return {
    id,
    name,
    type,
    rarity: RARITIES[rarity] as Rarity,
    cost: manaCost,
    attack: 0,
    health: 0,
    armor: 0,
    tribe: null,
    keywords: [...shownKeywords(text), ...printed],
    spellDamage: 0,
    overload: 0,
    appendages: 0,
    appendage: 0,
    corrupted: 0,
    text,
    ...Object.assign({}, figures, ...numbers),
  };
}

/** A minion: cost, Attack, Health, tribe, keywords beside those that the text shows, text. @rule RS-CRD-02 */
export function minion(
  id: number,
  name: string,
  rarity: RarityLetter,
  manaCost: number,
  attack: number,
  health: number,
  kin: Tribe | null = null,
  marks: Marks = [],
  ...text: Text[]
): Classless {
  return card('Minion', id, name, rarity, manaCost, marks, text, { attack, health, tribe: kin });
}

/** A spell. @rule RS-CRD-03 */
export function spell(
  id: number,
  name: string,
  rarity: RarityLetter,
  manaCost: number,
  marks: Marks,
  ...text: Text[]
): Classless {
  return card('Spell', id, name, rarity, manaCost, marks, text, {});
}

/** A weapon: cost, Attack, Durability. @rule RS-CRD-04 */
export function weapon(
  id: number,
  name: string,
  rarity: RarityLetter,
  manaCost: number,
  attack: number,
  durability: number,
  marks: Marks = [],
  ...text: Text[]
): Classless {
  return card('Weapon', id, name, rarity, manaCost, marks, text, { attack, health: durability });
}

/** A hero card: cost and armor. @rule RS-CRD-05 */
export function heroCard(
  id: number,
  name: string,
  rarity: RarityLetter,
  manaCost: number,
  extraArmor: number,
  ...text: Text[]
): Classless {
  return card('Hero Card', id, name, rarity, manaCost, [], text, { armor: extraArmor });
}

/** Cards of one class. */
export const cardsOf = (owner: CardClass, cards: readonly Classless[]): Card[] =>
  cards.map((each) => ({ ...each, class: owner }));

/** A hero's abilities: power, the upgrade's weapon with Attack and Durability, passive. */
export const abilities = (
  slug: string,
  powerName: string,
  ops: Ops,
  upgradeName: string,
  attack: number,
  durability: number,
  passiveName: string,
  text: Text,
): Abilities => ({
  slug,
  power: { name: powerName, ops },
  upgrade: { name: upgradeName, attack, durability },
  passive: { name: passiveName, text },
});
