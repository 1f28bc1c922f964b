// The form of a card set from outside: the closed vocabulary, word by word.

import { ELEMENTS } from '../../../rulesets/ragnarok/elements.js';
import { STATUS_TYPES } from '../../../rulesets/ragnarok/statuses.js';
import type {
  Condition,
  Filter,
  Gift,
  Keyword,
  Op,
  Text,
  Tribe,
  Who,
} from '../../../rulesets/ragnarok-standard/types.js';
import { integer, listOf, nullOr, oneOf, recordOf, type Shape, taggedBy, text } from '../../kernel/shape.js';
import { GIFTS } from './rules.js';

type Fields = Readonly<Record<string, Shape>>;

/** The form of a whole set. One pure call around all of it lets bundlers drop it where nothing uses it. */
export const setShape: Shape = /* @__PURE__ */ (() => {
  const TRIBES: readonly Tribe[] = [
    'Beast',
    'Mech',
    'Demon',
    'Undead',
    'Totem',
    'Giant',
    'Dragon',
    'Elemental',
  ];
  /** The keywords that are no gifts. */
  const OTHER_KEYWORDS: readonly Keyword[] = [
    'Battlecry',
    'Deathrattle',
    'Combo',
    'Inspire',
    'Frenzy',
    'Spellburst',
    'Overkill',
    'Outcast',
    'Freeze',
    'Silence',
    'Discover',
    'Adapt',
    'Overload',
    'Spell Damage',
    'Echo',
    'Tradeable',
    'Secret',
    'Dormant',
    'Colossal',
    'Corrupt',
    'Magnetic',
  ];
  const CLASSES = [
    'Mage',
    'Warrior',
    'Priest',
    'Rogue',
    'Paladin',
    'Hunter',
    'Druid',
    'Warlock',
    'Shaman',
    'Demon Hunter',
    'Death Knight',
    'Necromancer',
  ];
  const WHOS: readonly Who[] = [
    'T',
    'adjT',
    'self',
    'hero',
    'foeHero',
    'friends',
    'others',
    'foes',
    'allMinions',
    'allOthers',
    'allFoes',
    'allFriends',
    'everyone',
    'it',
    'hand',
  ];
  /** What can be held up by an aura: nothing that is used up. RULING(RG-S26) */
  const LASTING: readonly Gift[] = ['Taunt', 'Windfury', 'Lifesteal', 'Poisonous', 'Charge', 'Rush'];

  const small = integer(0, 99);
  const signed = integer(-99, 99);
  const id = integer(0, 29_999);
  const gift = oneOf(...GIFTS);
  const keyword = oneOf(...GIFTS, ...OTHER_KEYWORDS);
  const name = text(80, 1);

  const amount: Shape = (value, path, problems) => {
    if (value !== 'armor') small(value, path, problems);
  };
  const amountOrFull: Shape = (value, path, problems) => {
    if (value !== 'full') amount(value, path, problems);
  };

  const filter = taggedBy('by', {
    tribe: { is: oneOf(...TRIBES) },
    atkMax: { is: small },
    atkMin: { is: small },
    costMax: { is: small },
    keyword: { is: keyword },
    damaged: { is: oneOf(null) },
    minion: { is: oneOf(null) },
    spell: { is: oneOf(null) },
    legendary: { is: oneOf(null) },
  } satisfies Record<Filter['by'], Fields>);
  const filters = listOf(filter, 0, 5);

  const selector = recordOf({
    who: oneOf(...WHOS),
    kind: nullOr(oneOf('any', 'anyMinion', 'friendly', 'enemy', 'friendlyMinion', 'enemyMinion')),
    filters,
    random: integer(0, 20),
  });

  const condition = taggedBy('is', {
    highlander: {},
    weapon: {},
    armor: { n: small },
    control: { filters },
  } satisfies Record<Condition['is'], Fields>);

  /** Lists inside lists, no deeper than anybody needs. */
  function opsShape(depth: number): Shape {
    const ops: Shape = depth === 0 ? listOf(() => {}, 0, 0) : listOf((...args) => op(...args), 0, 12);
    const inner: Shape = (...args) => opsShape(depth - 1)(...args);
    const at = { at: selector };
    const bonus = { at: selector, attack: signed, health: small };
    const given = { at: selector, keyword: gift };
    const op: Shape = taggedBy('op', {
      dmg: { at: selector, n: amount },
      split: { at: selector, n: amount },
      heal: { at: selector, n: amountOrFull },
      buff: bonus,
      buffTurn: bonus,
      give: given,
      giveTurn: given,
      giveNext: given,
      destroy: at,
      silence: at,
      freeze: at,
      bounce: at,
      steal: at,
      adapt: at,
      transform: { at: selector, card: id },
      summon: { card: id, n: integer(1, 7) },
      add: { card: id, n: integer(1, 10) },
      revive: { health: integer(1, 99) },
      resurrect: { n: integer(1, 7), filters },
      draw: { n: amount },
      foeDraw: { n: amount },
      armor: { n: amount },
      heroAtk: { n: amount },
      weaponAtk: { n: amount },
      mana: { n: amount },
      crystal: { n: amount },
      discard: { n: amount },
      reveal: { n: amount },
      discover: { filters },
      equip: { card: id },
      cost: { at: selector, n: signed },
      status: { at: selector, status: oneOf(...STATUS_TYPES), duration: small, value: small },
      addRattle: { at: selector, ops: inner },
      counter: {},
      spend: { n: small, ops: inner },
      if: { condition, ops: inner, otherwise: inner },
      choose: { first: inner, second: inner },
    } satisfies Record<Op['op'], Fields>);
    return ops;
  }

  const ops = opsShape(3);

  const clause = taggedBy('when', {
    cast: { ops },
    battlecry: { ops },
    deathrattle: { ops },
    combo: { ops },
    outcast: { ops },
    inspire: { ops },
    frenzy: { ops },
    spellburst: { ops },
    overkill: { ops },
    awaken: { ops },
    startTurn: { ops },
    endTurn: { ops },
    power: { ops },
    on: {
      event: oneOf(
        'mySpell',
        'myMinionSummoned',
        'myMinionDies',
        'foeMinionDies',
        'anyMinionDies',
        'myHeroDamaged',
        'myHeroAttacks',
        'myHeal',
        'myPower',
      ),
      ops,
    },
    secret: {
      event: oneOf('foeAttacksHero', 'foeAttacksMinion', 'foePlaysMinion', 'foeCastsSpell', 'myMinionDies'),
      ops,
    },
    aura: { at: selector, attack: signed, health: small },
    auraKw: { at: selector, keyword: oneOf(...LASTING) },
    handCost: { filters, n: signed },
    selfCost: { per: oneOf('others', 'minions') },
    spellDamage: { n: small },
    heroRef: { slug: name },
  } satisfies Record<Text['when'], Fields>);

  const card = recordOf({
    id,
    name,
    class: oneOf('Neutral', ...CLASSES),
    type: oneOf('Minion', 'Spell', 'Weapon', 'Hero Card'),
    rarity: oneOf('Common', 'Rare', 'Epic', 'Legendary', 'Token'),
    cost: small,
    attack: small,
    health: small,
    armor: small,
    tribe: nullOr(oneOf(...TRIBES)),
    keywords: listOf(keyword, 0, 12),
    spellDamage: small,
    overload: small,
    appendages: integer(0, 6),
    appendage: id,
    corrupted: id,
    text: listOf(clause, 0, 8),
  });

  const hero = recordOf({
    slug: text(40, 1),
    name,
    class: oneOf(...CLASSES),
    mythology: oneOf('Norse', 'Greek'),
    element: oneOf(...ELEMENTS.map((element) => element.name)),
    power: recordOf({ name, ops }),
    upgrade: recordOf({ name, attack: small, durability: integer(1, 99) }),
    passive: recordOf({ name, text: clause }),
  });

  return recordOf({
    name,
    cards: listOf(card, 1, 5000),
    heroes: listOf(hero, 1, 500),
    adapt: listOf(recordOf({ key: text(20, 1), name, ops }), 1, 50),
    decks: listOf(recordOf({ name, hero: text(40, 1), cards: listOf(id, 0, 1000) }), 1, 100),
  });
})();
