// The tables of rules.md against the data, row by row.
import { readFileSync } from 'node:fs';
import {
  type Card,
  categoryOf,
  craftCost,
  disenchantValue,
  houseSet,
  keywordsOf,
  powerText,
  type Rarity,
  rarityColour,
  textOf,
} from 'holmgang/ragnarok-standard';
import { expect } from 'vitest';
import { rule } from '../../rule.js';

const rules = readFileSync(new URL('../../../rulesets/ragnarok-standard/rules.md', import.meta.url), 'utf8');

/** The rows of a table below a heading. */
function rowsOf(heading: string): readonly string[][] {
  const section = rules.split(/^## \d+ /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const CODES: Readonly<Record<string, string>> = {
  NEU: 'Neutral',
  MAG: 'Mage',
  WAR: 'Warrior',
  PRI: 'Priest',
  ROG: 'Rogue',
  PAL: 'Paladin',
  HUN: 'Hunter',
  DRU: 'Druid',
  WLK: 'Warlock',
  SHA: 'Shaman',
  DHU: 'Demon Hunter',
  DKN: 'Death Knight',
  NEC: 'Necromancer',
};
const TYPES: Readonly<Record<string, string>> = { M: 'Minion', S: 'Spell', W: 'Weapon', H: 'Hero Card' };
const RARITIES: Readonly<Record<string, Rarity>> = {
  C: 'Common',
  R: 'Rare',
  E: 'Epic',
  L: 'Legendary',
  T: 'Token',
};
const { cards, heroes, adapt, decks } = houseSet;
const card = (id: string): Card => cards.find((each) => each.id === Number(id))!;
const stats = ({ type, attack, health, armor }: Card): string =>
  type === 'Spell' ? '-' : type === 'Hero Card' ? `armor ${armor}` : `${attack}/${health}`;
const sorted = (words: string): readonly string[] => words.split(', ').sort();

const CARD_TABLES = ['Neutral cards', 'Class cards', 'Norse Mythology Set', 'Tokens'];

for (const table of CARD_TABLES) {
  rule(['RS-CRD-01', 'RS-CRD-02'], `${table}: every row of the table is a card, as printed`, () => {
    const rows = rowsOf(table);
    expect(rows.length).toBeGreaterThan(20);
    for (const [
      id = '',
      name,
      owner = '',
      type = '',
      rarity = '',
      cost,
      figures,
      tribe,
      keywords = '',
      text,
    ] of rows) {
      const found = card(id);
      expect([found.name, found.class, found.type, found.rarity, `${found.cost}`]).toEqual([
        name,
        CODES[owner],
        TYPES[type],
        RARITIES[rarity],
        cost,
      ]);
      expect([stats(found), found.tribe ?? '-', textOf(found.text)]).toEqual([figures, tribe, text]);
      expect(sorted(keywordsOf(found))).toEqual(sorted(keywords));
    }
  });
}

rule(
  ['RS-CRD-01', 'RS-CRD-06'],
  'there are 196 cards to collect and 23 tokens, of four types and five rarities',
  () => {
    const rows = CARD_TABLES.flatMap(rowsOf);
    expect(cards.length).toBe(rows.length);
    expect(cards.filter(({ rarity }) => rarity === 'Token').length).toBe(23);
    expect(cards.length).toBe(219);
    expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(Object.values(TYPES)));
    expect(new Set(cards.map(({ rarity }) => rarity))).toEqual(new Set(Object.values(RARITIES)));
  },
);

rule(
  ['RS-HER-02', 'RS-HER-04', 'RS-HER-09'],
  'every row of the table of heroes is a hero with power, upgrade and passive',
  () => {
    const rows = rowsOf('Heroes');
    const told = heroes.map(({ slug, name, class: owner, mythology, element, power, upgrade, passive }) => [
      slug,
      name,
      owner,
      mythology,
      element,
      `${power.name} — ${powerText(power.ops)}`,
      `${upgrade.name} ${upgrade.attack}/${upgrade.durability}`,
      `${passive.name} — ${textOf([passive.text])}`,
    ]);
    expect(rows.length).toBe(76);
    const written = rows
      .filter(([slug]) => slug !== '')
      .map(([slug, name, owner = '', ...rest]) => [slug, name, CODES[owner], ...rest]);
    expect(told).toEqual(written);
  },
);

rule('RS-HER-01', 'there are twelve classes, and each has heroes', () => {
  const classes = Object.values(CODES).filter((name) => name !== 'Neutral');
  expect(new Set(heroes.map((hero) => hero.class))).toEqual(new Set(classes));
  expect(classes.length).toBe(12);
});

rule('RS-HER-02', 'mythologies are Norse and Greek', () => {
  expect(new Set(heroes.map(({ mythology }) => mythology))).toEqual(new Set(['Norse', 'Greek']));
  expect(new Set(heroes.map(({ slug }) => slug)).size).toBe(76);
});

const PRINTED =
  'Mage Odin Zeus Athena; Warrior Thor Ares Tyr; Priest Baldur Apollo Eir; Rogue Loki Hermes Heimdall; Paladin Freyr Helios; ' +
  'Hunter Skadi Artemis Ullr; Druid Freya Demeter; Warlock Hel Hades Fenrir; Shaman Njord Poseidon; Demon_Hunter Surtr Muspel; ' +
  'Death_Knight Angrboda Thanatos; Necromancer Sinmara Persephone';

rule('RS-HER-03', 'the thirty printed heroes have their printed classes', () => {
  const pairs = PRINTED.split('; ').flatMap((line) => {
    const [owner = '', ...names] = line.split(' ');
    return names.map((name) => [name, owner.replace('_', ' ')]);
  });
  expect(pairs.length).toBe(30);
  for (const [name, owner] of pairs) expect(heroes.find((hero) => hero.name === name)?.class).toBe(owner);
});

rule('RS-HER-11', 'roles are labels: no hero, card or option carries one', () => {
  expect(Object.keys(heroes[0]!)).not.toContain('role');
  expect(Object.keys(cards[0]!)).not.toContain('role');
});

rule('RS-HER-12', 'the printed factions hold', () => {
  const of = (names: string) =>
    names.split(', ').map((name) => heroes.find((hero) => hero.name === name)?.mythology);
  expect(new Set(of('Odin, Thor, Loki, Freya, Baldur, Hel, Fenrir'))).toEqual(new Set(['Norse']));
  expect(new Set(of('Zeus, Athena, Hades, Poseidon, Ares, Apollo, Artemis'))).toEqual(new Set(['Greek']));
});

rule('RS-KW-ADAPT', 'the ten bonuses of Adapt are those of the table', () => {
  expect(adapt.map(({ key, name, ops }) => [key, name, powerText(ops)])).toEqual(rowsOf('Adapt'));
  expect(adapt.length).toBe(10);
});

rule('RS-DCK-01', 'the eight demo decks are those of the table', () => {
  const written = rowsOf('Demo decks').map(([name, hero, list = '']) => ({
    name,
    hero,
    cards: list
      .split(' ')
      .flatMap((part) => Array<number>(Number(part.split('x')[1])).fill(Number(part.split('x')[0])))
      .sort((a, b) => a - b),
  }));
  expect(decks).toEqual(written);
  expect(decks.length).toBe(8);
});

rule.each([
  ['Common', 'gray', 40, 5],
  ['Rare', 'blue', 100, 20],
  ['Epic', 'purple', 400, 100],
  ['Legendary', 'orange', 1600, 400],
  ['Token', 'darker gray', null, null],
] as const)(
  ['RS-CRD-06', 'RS-CRD-07', 'RS-CRD-08', 'RS-CRD-11'],
  'the rarity %s has its colour and its dust',
  ([rarity, colour, craft, dust]) => {
    expect([rarityColour(rarity), craftCost(rarity), disenchantValue(rarity)]).toEqual([colour, craft, dust]);
  },
);

rule(['RS-CRD-09', 'RS-CRD-10'], 'ids have their category up to the last one of each range', () => {
  const ranges: readonly (readonly [number, number, string])[] = [
    [1000, 1999, 'Base Neutral Minions'],
    [2000, 2999, 'Rare/Epic Neutrals'],
    [3000, 3999, 'Epic Neutrals & Giants'],
    [4000, 4299, 'Necromancer Class'],
    [4300, 4399, 'Norse Legendary Creatures'],
    [4400, 4499, 'Necromancer Class'],
    [4500, 4999, 'Neutral Spells'],
    [5000, 5999, 'Warrior Class'],
    [6000, 6999, 'Mage Class'],
    [7000, 7999, 'Hunter Class'],
    [8000, 8999, 'Other Classes'],
    [9000, 9999, 'Tokens'],
    [20000, 29999, 'Norse Mythology Set'],
  ];
  for (const [from, to, name] of ranges) expect([categoryOf(from), categoryOf(to)]).toEqual([name, name]);
  for (const id of [-1, 0, 999, 10_000, 19_999, 30_000, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(categoryOf(id)).toBe(null);
  for (const { id } of cards) expect(categoryOf(id)).not.toBe(null);
});

rule('RS-CRD-11', 'tokens are exactly the cards 9000 to 9999', () => {
  for (const { id, rarity } of cards) expect(rarity === 'Token').toBe(categoryOf(id) === 'Tokens');
});

rule('RS-CRD-12', 'only minions have a tribe, and at most one', () => {
  for (const { type, tribe } of cards) if (type !== 'Minion') expect(tribe).toBe(null);
  expect(cards.filter(({ tribe }) => tribe === 'Mech').length).toBeGreaterThan(5);
});
