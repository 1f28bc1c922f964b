import { describe, expect, it } from 'vitest';
import { ELEMENT_BONUS, ELEMENTS } from '../../../rulesets/ragnarok/elements.js';
import { HEROES } from '../../../rulesets/ragnarok/heroes.js';
import { KINGS } from '../../../rulesets/ragnarok/kings.js';
import type { Element, KingEffect, KingHook } from '../../../rulesets/ragnarok/types.js';
import {
  elementalHealth,
  elementColour,
  isStrongAgainst,
  isWeakAgainst,
  withoutTemporaryHealth,
} from '../../../src/games/ragnarok/elements.js';
import { elementOfPiece, findHero, findKing } from '../../../src/games/ragnarok/heroes.js';
import { rule } from '../../rule.js';

const NAMES = ELEMENTS.map(({ name }) => name);
const pairs = NAMES.flatMap((a) => NAMES.map((b) => [a, b] as const));

describe('elements', () => {
  rule('X-EL-01', 'there are seven, each with its colour', () => {
    expect(NAMES).toEqual(['Fire', 'Water', 'Wind', 'Earth', 'Holy', 'Shadow', 'Neutral']);
    expect(NAMES.map(elementColour)).toEqual([
      '#ff6b35',
      '#4fc3f7',
      '#81c784',
      '#a1887f',
      '#ffd54f',
      '#9c27b0',
      '#9e9e9e',
    ]);
    expect(elementColour('Ice' as Element)).toBeUndefined();
  });

  rule('X-EL-02', 'exactly six pairs have an advantage', () => {
    const strong = pairs.filter(([a, b]) => isStrongAgainst(a, b)).map((pair) => pair.join('→'));
    expect(strong.sort()).toEqual([
      'Earth→Wind',
      'Fire→Earth',
      'Holy→Shadow',
      'Shadow→Holy',
      'Water→Fire',
      'Wind→Water',
    ]);
  });

  rule('X-EL-03', 'weakness is the converse of strength', () => {
    for (const [a, b] of pairs) expect(isWeakAgainst(a, b)).toBe(isStrongAgainst(b, a));
    const weak = pairs.filter(([a, b]) => isWeakAgainst(a, b)).map((pair) => pair.join('←'));
    expect(weak.sort()).toEqual([
      'Earth←Fire',
      'Fire←Water',
      'Holy←Shadow',
      'Shadow←Holy',
      'Water←Wind',
      'Wind←Earth',
    ]);
  });

  rule('X-EL-04', 'nothing beats itself, and only Holy and Shadow beat each other', () => {
    for (const name of NAMES) expect(isStrongAgainst(name, name)).toBe(false);
    const mutual = pairs.filter(([a, b]) => isStrongAgainst(a, b) && isStrongAgainst(b, a));
    expect(mutual).toEqual([
      ['Holy', 'Shadow'],
      ['Shadow', 'Holy'],
    ]);
  });

  rule('X-EL-07', 'health on top leaves at the end without killing', () => {
    expect(ELEMENT_BONUS).toBe(2);
    expect(withoutTemporaryHealth(102, 102, 2)).toEqual({ health: 100, maximum: 100 });
    expect(withoutTemporaryHealth(101, 102, 2)).toEqual({ health: 100, maximum: 100 });
    expect(withoutTemporaryHealth(1, 102, 2)).toEqual({ health: 1, maximum: 100 });
  });

  rule('X-EL-08', 'a piece fights under the element of its hero, two stronger where that is strong', () => {
    expect(elementOfPiece('odin')).toBe('Holy');
    expect(elementOfPiece(null)).toBe('Neutral');
    for (const [a, b] of pairs) expect(elementalHealth(a, b)).toBe(isStrongAgainst(a, b) ? 2 : 0);
  });
});

describe('heroes and kings', () => {
  it('are 76 and nine, each with its own id', () => {
    expect(HEROES).toHaveLength(76);
    expect(new Set(HEROES.map(({ slug }) => slug)).size).toBe(76);
    expect(new Set(HEROES.map((hero) => hero.class)).size).toBe(12);
    for (const { mythology, element } of HEROES) {
      expect(['Norse', 'Greek']).toContain(mythology);
      expect(NAMES).toContain(element);
    }
    expect(KINGS.map(({ slug }) => slug)).toEqual([
      'ymir',
      'buri',
      'surtr-king',
      'borr',
      'yggdrasil',
      'audumbla',
      'blainn',
      'brimir',
      'ginnungagap',
    ]);
  });

  it('a king has one passive at one moment', () => {
    const passives = new Map<KingHook, KingEffect['op'][]>();
    for (const { hook, effect } of KINGS) passives.set(hook, [...(passives.get(hook) ?? []), effect.op]);
    expect(Object.fromEntries(passives)).toEqual({
      'combatStart.attacker': ['foeSta', 'foeStatus'],
      'combatStart.defender': ['armor', 'sta'],
      'combatStart.any': ['armor', 'oneOf'],
      combatWon: ['heal'],
      turnStart: ['healWorst'],
      combatLost: ['foeDmg'],
    });
  });

  it.each([
    ['Mage', ['odin', 'zeus', 'athena']],
    ['Warrior', ['thor', 'ares', 'tyr']],
    ['Priest', ['baldur', 'apollo', 'eir']],
    ['Rogue', ['loki', 'hermes', 'heimdall']],
    ['Paladin', ['freyr', 'helios']],
    ['Hunter', ['skadi', 'artemis', 'ullr']],
    ['Druid', ['freya', 'demeter']],
    ['Warlock', ['hel', 'hades', 'fenrir']],
    ['Shaman', ['njord', 'poseidon']],
    ['Demon Hunter', ['surtr', 'muspel']],
    ['Death Knight', ['angrboda', 'thanatos']],
    ['Necromancer', ['sinmara', 'persephone']],
  ])('%s has the heroes of the printed table', (heroClass, slugs) => {
    expect(slugs.map((slug) => findHero(slug)?.class)).toEqual(slugs.map(() => heroClass));
  });

  it('are found by id', () => {
    expect(findHero('thor')).toEqual({
      slug: 'thor',
      name: 'Thor',
      class: 'Warrior',
      mythology: 'Norse',
      element: 'Wind',
    });
    expect(findKing('surtr-king')?.name).toBe('Surtr');
    expect([findHero('nobody'), findKing('odin')]).toEqual([undefined, undefined]);
  });
});
