import fc from 'fast-check';
import {
  decodeDeck,
  encodeDeck,
  houseSet,
  isHighlander,
  ragnarokStandard,
  validateDeck,
} from 'holmgang/ragnarok-standard';
import { expect } from 'vitest';
import { COMBAT_ONLY } from '../../../rulesets/ragnarok-standard/combat-only.js';
import { rule } from '../../rule.js';
import { arrange, GAME, handOf, play, variant } from './arrange.js';

const IRON = houseSet.decks.find(({ hero }) => hero === 'thor')!;
const codes = (hero: string, ids: readonly number[]) =>
  validateDeck(hero, ids).map(({ code, rule: clause }) => `${code} ${clause}`);

/** The deck with its first cards exchanged. */
const exchanged = (...ids: number[]) => [...ids, ...IRON.cards.slice(ids.length)];

rule('RS-DCK-01', 'a deck has exactly thirty cards', () => {
  expect(codes('thor', IRON.cards)).toEqual([]);
  expect(codes('thor', IRON.cards.slice(1))).toEqual(['DECK_SIZE RS-DCK-01']);
  expect(codes('thor', [...IRON.cards, 1003])).toEqual(['DECK_SIZE RS-DCK-01']);
});

rule('RS-DCK-01', 'under an option a deck may be smaller', () => {
  const small = variant({ deckSizeMode: 'max', deckSize: 40 });
  expect(validateDeck('thor', [1001], small.rules)).toEqual([]);
});

rule('RS-DCK-02', 'two copies of a card are legal, three are not', () => {
  expect(codes('thor', [...exchanged(1003, 1003)])).toEqual([]);
  expect(codes('thor', [...exchanged(1003, 1003, 1003)])).toEqual(['TOO_MANY_COPIES RS-DCK-02']);
});

rule('RS-DCK-03', 'one copy of a Legendary card is legal, two are not', () => {
  const others = IRON.cards.filter((id) => id !== 4301);
  expect(codes('thor', [4302, ...others])).toEqual([]);
  expect(codes('thor', [4301, 4301, ...others.slice(1)])).toEqual(['TOO_MANY_LEGENDARY RS-DCK-03']);
});

rule('RS-DCK-04', 'only neutral cards and those of the own class are legal', () => {
  expect(codes('thor', exchanged(6001))).toEqual(['WRONG_CLASS RS-DCK-04']);
  expect(codes('gullveig', IRON.cards).every((code) => code === 'WRONG_CLASS RS-DCK-04')).toBe(true);
});

rule('RS-DCK-05', 'tokens, unknown cards and combat spells are refused', () => {
  expect(codes('thor', exchanged(9000))).toEqual(['NOT_COLLECTIBLE RS-DCK-05']);
  expect(codes('thor', exchanged(1999))).toEqual(['UNKNOWN_CARD RS-DCK-05']);
  for (const id of COMBAT_ONLY) expect(codes('thor', exchanged(id))).toEqual(['COMBAT_ONLY RS-DCK-05']);
  expect(COMBAT_ONLY.length).toBe(25);
});

rule(['RS-DCK-01', 'RS-DCK-05'], 'every problem of a deck is listed, that of an unknown hero too', () => {
  expect(validateDeck('nobody', [9000, 9000, 1999]).map(({ code }) => code)).toEqual([
    'UNKNOWN_HERO',
    'DECK_SIZE',
    'NOT_COLLECTIBLE',
    'UNKNOWN_CARD',
  ]);
});

rule(
  ['RS-DCK-06', 'RS-DCK-08'],
  'a deck is Highlander when no two cards share an id; other archetypes are only names',
  () => {
    const highlanders = houseSet.decks.filter(({ cards }) => isHighlander(cards)).map(({ name }) => name);
    expect(highlanders).toEqual(['Highlander Priest']);
    expect(isHighlander([])).toBe(true);
    expect(isHighlander([1, 2, 1])).toBe(false);
    expect(Object.keys(houseSet.decks[0]!).sort()).toEqual(['cards', 'hero', 'name']);
  },
);

rule('RS-DCK-07', 'a Highlander text looks at the deck that remains when it resolves', () => {
  const heals = (deck: readonly number[]) =>
    play(arrange([{ hand: [4306], deck, health: 5 }, {}])).state.players[0].hero.health;
  expect(heals([1001, 1002])).toBe(30);
  expect(heals([1001, 1001])).toBe(5);
  expect(heals([])).toBe(30);
});

rule('RS-DCK-07', 'the other Highlander text discovers twice, or not at all', () => {
  const pair = arrange([{ hand: [4307], deck: [1001, 1001] }, {}]);
  expect(play(pair).state.pending).toEqual([]);
  const single = arrange([{ hand: [4307], deck: [1001] }, {}]);
  const offered = GAME.reducer(single, GAME.actions.playCard(0, { hand: 0 }));
  const again = GAME.reducer(offered, GAME.actions.choose(0, { option: 0 }));
  const done = GAME.reducer(again, GAME.actions.choose(0, { option: 2 }));
  expect([offered.pending.length, again.pending.length, done.pending.length]).toEqual([1, 1, 0]);
  expect(handOf(done, 0).length).toBe(2);
});

const arbCards = fc.array(fc.constantFrom(...houseSet.cards.map(({ id }) => id)), { maxLength: 40 });
const arbHero = fc.constantFrom(...houseSet.heroes.map(({ slug }) => slug));

rule(['RS-DCK-01', 'RS-DCK-02'], 'deck codes tell the deck, and nothing else is one', () => {
  fc.assert(
    fc.property(arbHero, arbCards, fc.nat(), fc.string(), (hero, cards, place, noise) => {
      const code = encodeDeck({ hero, cards });
      expect(decodeDeck(code)).toEqual({ hero, cards: [...cards].sort((a, b) => a - b) });
      const spoilt = code.slice(0, place % code.length) + noise + code.slice((place % code.length) + 1);
      if (spoilt === code) return;
      for (const text of [spoilt, noise]) {
        try {
          const deck = decodeDeck(text);
          expect(encodeDeck(deck)).toBe(text);
        } catch (error) {
          expect((error as { code: string }).code).toBe('BAD_DECK_CODE');
        }
      }
    }),
    { numRuns: 300 },
  );
});

rule('RS-DCK-01', 'one wrong letter is found out in most deck codes', () => {
  const code = encodeDeck(IRON);
  const [, letters = ''] = code.split('.');
  const wrong = [...letters].map(
    (letter, i) => `thor.${letters.slice(0, i)}${letter === 'A' ? 'B' : 'A'}${letters.slice(i + 1)}`,
  );
  const refused = wrong.filter((text) => {
    try {
      return decodeDeck(text) === undefined;
    } catch {
      return true;
    }
  });
  expect(refused.length / wrong.length).toBeGreaterThan(0.9);
});

rule(
  ['RS-DCK-01', 'RS-SET-09'],
  'a match takes decks as objects, codes and names, and refuses illegal ones with every problem',
  () => {
    const code = encodeDeck(IRON);
    const start = (deck: unknown) => ragnarokStandard.setup({ seed: 'x', decks: [deck, null] as never });
    expect(start(code).players[0]).toEqual(start(IRON).players[0]);
    expect(start('Iron Warrior').players[0]).toEqual(start(IRON).players[0]);
    for (const bad of [
      'nonsense',
      { hero: 'thor', cards: [1] },
      { hero: 'thor' },
      7,
      [],
      { hero: 'x'.repeat(99), cards: [] },
    ])
      expect(() => start(bad)).toThrow('decks.0');
    expect(() => start({ hero: 'thor', cards: exchanged(9000, 6001) })).toThrow(/token[\s\S]*Mage/);
  },
);
