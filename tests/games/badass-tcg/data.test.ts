// Chapter 4 of the data: every row of the tables, written here once more in their own notation.
import { badassTcgRulesets, type Card, digestRuleset, houseSet, printedText } from 'holmgang/badass-tcg';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule.js';
import { GAME } from './arrange.js';
import { ROWS } from './rows.js';

const KINDS: Readonly<Record<string, string>> = {
  creature: 'Creature',
  instant: 'Instant',
  sorcery: 'Sorcery',
};

/** A card as its row in the tables. */
function row(card: Card): string {
  const {
    id,
    name,
    kind,
    cost,
    subtypes,
    power,
    toughness,
    keywords,
    toxic,
    legendary,
    ultimate,
    attach,
    rarity,
  } = card;
  const words = [...keywords, ...(toxic > 0 ? [`toxic ${toxic}`] : [])].join(', ');
  const global = `${attach === null ? 'Global' : 'Attached'}${ultimate ? ' Ultimate' : ''}`;
  const type =
    kind === 'creature'
      ? `${subtypes.join(' ')} | ${power}/${toughness} | ${words || '—'}`
      : kind === 'enchantment'
        ? global
        : kind === 'generator'
          ? card.basic
            ? 'Basic'
            : card.entersTapped
              ? 'Twin'
              : '—'
          : (KINDS[kind] ?? kind);
  return [
    id,
    name + (legendary ? ' (Legendary)' : ''),
    cost ?? '—',
    type,
    printedText(card) || '—',
    rarity,
  ].join(' | ');
}

rule('BT-ZON-07', 'the house set has the cards of the tables, row for row', () => {
  expect(houseSet.cards.map(row)).toEqual(ROWS);
  expect(houseSet.cards.filter(({ kind }) => kind === 'creature')).toHaveLength(62);
  expect(houseSet.cards).toHaveLength(132);
});

rule(
  'BT-ZON-07',
  'every card but a generator has a mana cost, and every creature figures and subtypes',
  () => {
    for (const { kind, cost, toughness, subtypes } of houseSet.cards) {
      expect(cost === null).toBe(kind === 'generator');
      expect(toughness > 0 && subtypes.length > 0).toBe(kind === 'creature');
    }
  },
);

describe('the house data', () => {
  it('has two tokens', () => {
    expect(houseSet.tokens).toEqual([
      { name: 'Soldier', color: 'W', subtypes: ['Soldier'], power: 1, toughness: 1, keywords: [] },
      { name: 'Goblin', color: 'R', subtypes: ['Goblin'], power: 1, toughness: 1, keywords: ['haste'] },
    ]);
  });

  it('has four demo decks with their sizes and generators', () => {
    const kindOf = (id: string) => houseSet.cards.find((card) => card.id === id)?.kind;
    const told = houseSet.decks.map(({ name, cards, commander }) => {
      const entries = Object.entries(cards);
      const sum = (list: typeof entries) => list.reduce((total, [, n]) => total + n, 0);
      return [name, sum(entries), sum(entries.filter(([id]) => kindOf(id) === 'generator')), commander];
    });
    expect(told).toEqual([
      ['Ember Legion', 60, 24, null],
      ['Midnight Tide', 60, 24, null],
      ['Rot Garden', 60, 24, null],
      ["Seraxa's Concord", 100, 40, 'X06'],
    ]);
  });

  it('is what the digests of the rulesets say', () => {
    for (const { options, set, digest } of Object.values(badassTcgRulesets))
      expect(digestRuleset(options, set)).toBe(digest);
    expect(GAME.ruleset.digest).toBe(badassTcgRulesets.standard.digest);
  });
});
