// What a card set from outside must keep to beside its form, so that nothing in it goes beyond the rules.

import { shownKeywords } from '../../../rulesets/ragnarok-standard/notation.js';
import { COIN } from '../../../rulesets/ragnarok-standard/numbers.js';
import type {
  Card,
  CardSet,
  CardType,
  Keyword,
  Op,
  Ops,
  Text,
} from '../../../rulesets/ragnarok-standard/types.js';
import type { Problem } from '../../kernel/errors.js';
import { problem, problemsOf } from '../../kernel/shape.js';
import { categoryOf } from './collection.js';
import { setShape } from './set-shape.js';

type Note = (message: string, rule?: string | null) => void;

/** Where a text stands, as far as it decides what may be in it. */
interface Place {
  readonly when: Text['when'];
  readonly event: string | null;
}

const PLAYED: readonly string[] = ['cast', 'battlecry', 'combo', 'outcast'];

/** All operations of a list, and those inside them. */
function flat(ops: Ops): Op[] {
  return ops.flatMap((op) => {
    if (op.op === 'addRattle' || op.op === 'spend') return [op, ...flat(op.ops)];
    if (op.op === 'if') return [op, ...flat(op.ops), ...flat(op.otherwise)];
    return op.op === 'choose' ? [op, ...flat(op.first), ...flat(op.second)] : [op];
  });
}

/** Whom an operation may be about, here. @rule RS-TGT-01 */
function noteSelectors(ops: readonly Op[], { when, event }: Place, note: Note): void {
  const mayAsk = PLAYED.includes(when) || when === 'power';
  let isAsked = false;
  for (const op of ops) {
    if (!('at' in op)) continue;
    const { who, kind, random } = op.at;
    if (kind !== null && who !== 'T') note('only a target has a kind');
    if (kind !== null) isAsked = true;
    if ((who === 'T' || who === 'adjT') && !mayAsk) note('no target is chosen here', 'RS-TGT-01');
    if ((who === 'T' || who === 'adjT') && mayAsk && !isAsked) note('a target is meant before it is chosen');
    if (who === 'it' && event === null) note('`it` needs an event');
    if ((who === 'hand') !== (op.op === 'cost')) note('`hand` and `cost` belong together');
    if (random > 0 && who === 'T') note('a chosen target is not random');
  }
}

const DEATHS: readonly string[] = ['myMinionDies', 'foeMinionDies', 'anyMinionDies'];

/** Which operations are possible, here. @rule RS-KW-SECRET */
function noteOps(top: Ops, place: Place, note: Note): void {
  const ops = flat(top);
  const { when, event } = place;
  noteSelectors(ops, place, note);
  for (const op of ops) {
    if (op.op === 'counter' && event !== 'foeCastsSpell') note('there is no spell to counter');
    if (op.op === 'revive' && !(event !== null && DEATHS.includes(event)))
      note('nobody has died to be revived');
    if (op.op === 'choose' && !(PLAYED.includes(when) && top.includes(op)))
      note('a choice is made when the card is played');
    if (when === 'secret' && ['discover', 'adapt', 'choose'].includes(op.op))
      note('a secret asks nobody anything', 'RS-KW-SECRET');
    if (op.op === 'status' && (op.status === 'shielded') !== (op.duration === 0))
      note('only Shielded has no duration');
    if (op.op === 'status' && (op.status === 'shielded') !== op.value > 0) note('only Shielded has a value');
  }
}

/** Which clauses a type of card can have. */
const CLAUSES: Readonly<Record<CardType, readonly Text['when'][]>> = {
  Minion: [
    'battlecry',
    'deathrattle',
    'combo',
    'outcast',
    'inspire',
    'frenzy',
    'spellburst',
    'overkill',
    'awaken',
    'startTurn',
    'endTurn',
    'on',
    'aura',
    'auraKw',
    'handCost',
    'selfCost',
    'spellDamage',
  ],
  Spell: ['cast', 'combo', 'outcast', 'secret', 'selfCost'],
  Weapon: [
    'battlecry',
    'deathrattle',
    'combo',
    'outcast',
    'overkill',
    'startTurn',
    'endTurn',
    'on',
    'selfCost',
  ],
  'Hero Card': ['battlecry', 'combo', 'outcast', 'power', 'heroRef', 'selfCost'],
};

function noteAura(clause: Text, note: Note): void {
  if (clause.when !== 'aura' && clause.when !== 'auraKw') return;
  const { who, kind, random } = clause.at;
  const isGroup = ['friends', 'others', 'foes', 'allMinions', 'allOthers', 'self'].includes(who);
  if (!isGroup || kind !== null || random > 0) note('an aura means a group of minions', 'RS-ORD-11');
}

/** What is wrong with one clause. */
function noteClause(clause: Text, note: Note): void {
  noteAura(clause, note);
  if (!('ops' in clause)) return;
  noteOps(clause.ops, { when: clause.when, event: 'event' in clause ? clause.event : null }, note);
}

/** Keywords that are more than a word: the text or a number must say so too, and the other way round. */
function noteKeywords(card: Card, note: Note): void {
  const { keywords, text } = card;
  const shown = shownKeywords(text);
  const has = (keyword: Keyword) => keywords.includes(keyword);
  for (const keyword of shown) if (!has(keyword)) note(`the text shows ${keyword}, the keywords do not`);
  const told: readonly Keyword[] = ['Battlecry', 'Deathrattle', 'Combo', 'Inspire', 'Frenzy', 'Spellburst'];
  for (const keyword of [...told, 'Overkill', 'Outcast', 'Secret'] as const)
    if (has(keyword) && !shown.includes(keyword)) note(`${keyword} without a text`);
  const numbers: readonly (readonly [Keyword, number])[] = [
    ['Overload', card.overload],
    ['Spell Damage', card.spellDamage],
    ['Colossal', card.appendages],
    ['Corrupt', card.corrupted],
  ];
  for (const [keyword, n] of numbers) if (has(keyword) !== n > 0) note(`${keyword} and its number disagree`);
  if (card.appendages > 0 !== card.appendage > 0) note('appendages need a token');
  if (new Set(keywords).size < keywords.length) note('a keyword is there twice');
  const forMinions: readonly Keyword[] = ['Dormant', 'Colossal', 'Magnetic', 'Taunt', 'Stealth', 'Reborn'];
  if (card.type !== 'Minion' && forMinions.some(has)) note('a keyword of minions');
}

/** What is wrong with the figures of a card. @rule RS-CRD-01 RS-CRD-02 RS-CRD-04 RS-CRD-05 RS-CRD-12 */
function noteFigures(card: Card, note: Note): void {
  const { type, attack, health, armor, tribe, text } = card;
  const isBody = type === 'Minion' || type === 'Weapon';
  if (isBody ? health < 1 : attack + health > 0) note('Health or Durability does not fit', 'RS-CRD-02');
  if (type !== 'Hero Card' && armor > 0) note('only hero cards have armor', 'RS-CRD-05');
  if (type !== 'Minion' && tribe !== null) note('only minions have a tribe', 'RS-CRD-12');
  const count = (when: Text['when']) => text.filter((clause) => clause.when === when).length;
  const isHero = type === 'Hero Card';
  if (isHero && (count('power') !== 1 || count('heroRef') !== 1))
    note('a hero card has one power and one hero', 'RS-CRD-05');
  if (count('secret') > 1 || (count('secret') === 1 && text.length > 1))
    note('a secret has one text', 'RS-KW-SECRET');
  for (const { when } of text) if (!CLAUSES[type].includes(when)) note(`${when} on a ${type}`, 'RS-CRD-01');
}

type Lookup = ReadonlyMap<number, Card>;

/** What cards name exists, and is of the right kind. */
function noteReferences(ops: Ops, cards: Lookup, note: Note): void {
  const wanted: Partial<Record<Op['op'], CardType>> = {
    summon: 'Minion',
    transform: 'Minion',
    equip: 'Weapon',
  };
  for (const op of flat(ops)) {
    if (!('card' in op)) continue;
    const found = cards.get(op.card);
    const type = wanted[op.op];
    if (found === undefined || (type !== undefined && found.type !== type))
      note(`${op.op} names ${op.card}, which is no ${type ?? 'card'}`);
  }
}

/** What is wrong with one card. @rule RS-CRD-09 RS-CRD-11 */
function noteCard(card: Card, cards: Lookup, slugs: ReadonlySet<string>, note: Note): void {
  const category = categoryOf(card.id);
  if (category === null) note('no card has this id', 'RS-CRD-09');
  if ((category === 'Tokens') !== (card.rarity === 'Token')) note('tokens are 9000 to 9999', 'RS-CRD-11');
  noteFigures(card, note);
  noteKeywords(card, note);
  for (const clause of card.text) {
    noteClause(clause, note);
    if ('ops' in clause) noteReferences(clause.ops, cards, note);
    if (clause.when === 'heroRef' && !slugs.has(clause.slug)) note(`there is no hero ${clause.slug}`);
  }
  if (card.appendage > 0 && cards.get(card.appendage)?.type !== 'Minion')
    note('an appendage is a minion', 'RS-KW-COLOSSAL');
  if (cards.get(card.appendage)?.appendages) note('an appendage has none of its own', 'RS-KW-COLOSSAL');
  if (card.corrupted > 0 && cards.get(card.corrupted)?.type !== card.type)
    note('a corrupted card is of the same type', 'RS-KW-CORRUPT');
}

/** A weapon that would equip itself again and again. RULING(RG-S26) @rule RS-CRD-04 */
function leadsBack(card: Card, cards: Lookup): boolean {
  const seen = new Set<number>();
  const open = [card];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const clause of next.text) {
      if (clause.when !== 'deathrattle') continue;
      for (const op of flat(clause.ops)) {
        const found = op.op === 'equip' ? cards.get(op.card) : undefined;
        if (found === undefined) continue;
        if (found.id === card.id) return true;
        if (!seen.has(found.id)) open.push(found);
        seen.add(found.id);
      }
    }
  }
  return false;
}

const PASSIVES: readonly Text['when'][] = ['on', 'startTurn', 'endTurn', 'aura', 'auraKw', 'spellDamage'];

/** What is wrong with the heroes. @rule RS-HER-04 */
function noteHeroes({ heroes }: CardSet, cards: Lookup, at: (path: string) => Note): void {
  for (const [i, { slug, power, passive }] of heroes.entries()) {
    const note = at(`heroes.${i}`);
    if (heroes.findIndex((other) => other.slug === slug) < i) note('this hero is there twice');
    if (!/^[a-z][a-z-]*$/.test(slug)) note('a slug has small letters and hyphens');
    noteOps(power.ops, { when: 'power', event: null }, note);
    noteReferences(power.ops, cards, note);
    const { text } = passive;
    if (!PASSIVES.includes(text.when)) note(`no passive: ${text.when}`, 'RS-HER-08');
    noteClause(text, note);
    if ('ops' in text) noteReferences(text.ops, cards, note);
  }
}

/** Everything that is wrong with a set from outside, but for its decks. */
export function setProblems(given: unknown): readonly Problem[] {
  const problems: Problem[] = problemsOf(setShape, given).map((found) => ({
    ...found,
    path: ['set', found.path].filter(Boolean).join('.'),
  }));
  if (problems.length > 0) return problems;
  const set = given as CardSet;
  const at =
    (path: string): Note =>
    (message, rule = null) =>
      problems.push(problem(`set.${path}`, 'BAD_SET', message, rule));
  const cards = new Map(set.cards.map((card) => [card.id, card]));
  const slugs = new Set(set.heroes.map(({ slug }) => slug));
  for (const [i, card] of set.cards.entries()) {
    if (cards.get(card.id) !== card) at(`cards.${i}`)('this id is there twice', 'RS-CRD-09');
    noteCard(card, cards, slugs, at(`cards.${i}`));
    if (leadsBack(card, cards)) at(`cards.${i}`)('it equips itself for ever', 'RS-CRD-04');
  }
  if (cards.get(COIN)?.type !== 'Spell') at('cards')(`${COIN} is The Coin`, 'RS-SET-04');
  noteHeroes(set, cards, at);
  for (const [i, { key, ops }] of set.adapt.entries()) {
    if (set.adapt.findIndex((other) => other.key === key) < i) at(`adapt.${i}`)('this key is there twice');
    noteOps(ops, { when: 'endTurn', event: null }, at(`adapt.${i}`));
    noteReferences(ops, cards, at(`adapt.${i}`));
  }
  return problems;
}
