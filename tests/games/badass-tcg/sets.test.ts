// Card sets of other people: through the same door as the house set, with every problem listed.
import type { UsageError } from 'holmgang';
import { type Card, type CardSet, createBadassTcgWith, houseSet } from 'holmgang/badass-tcg';
import { describe, expect, it } from 'vitest';
import { Match } from './arrange.js';

/** The codes of everything that is wrong with a set. */
function problemsOf(set: unknown, options = {}): readonly string[] {
  try {
    createBadassTcgWith({ name: 'own', version: 1, set: set as CardSet, options });
    return [];
  } catch (error) {
    return (error as UsageError).problems.map(({ path, code }) => `${path} ${code}`);
  }
}

const withCard = (change: Partial<Card>, id = 'R04'): CardSet => ({
  ...houseSet,
  cards: houseSet.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
});
const at = (id: string) => `set.cards.${houseSet.cards.findIndex((card) => card.id === id)}`;
const trigger = (...effects: unknown[]) =>
  ({ abilities: [{ kind: 'triggered', on: 'enter', kinds: [], effects }] }) as never;
const ability = (cost: object, special: boolean, ...effects: unknown[]) =>
  ({
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '', tap: true, energy: 0, sacrifice: false, ...cost },
        special,
        effects,
      },
    ],
  }) as never;

describe('a set of one’s own', () => {
  it('is played like the house set', () => {
    const set: CardSet = {
      name: 'two cards',
      cards: [
        ...houseSet.cards.filter(({ basic }) => basic),
        {
          ...(houseSet.cards.find(({ id }) => id === 'R04') as Card),
          id: 'Z1',
          name: 'Twin Brute',
          ...(trigger({ op: 'dmg', n: 1, to: 'each.player' }) as Partial<Card>),
        },
      ],
      tokens: [],
      decks: [{ name: 'all', cards: { L01: 56, Z1: 4 }, sideboard: {}, commander: null }],
    };
    const game = createBadassTcgWith({ name: 'own', version: 1, set });
    expect(game.ruleset.digest).toMatch(/^[0-9a-f]{64}$/);
    const match = new Match({ own: {}, foe: {}, step: 'main1' } as never);
    expect(match.state.players[0].deck.length).toBe(10);
    const state = game.setup({ seed: 'own' });
    expect(state.lists.map((list) => list.length)).toEqual([60, 60]);
  });

  it.each([
    ['an unknown keyword', { keywords: ['swift'] }, 'keywords.0 BAD_VALUE'],
    ['a bad cost', { cost: 'R2' }, 'cost BAD_TEXT'],
    ['no cost', { cost: null }, 'cost BAD_COST'],
    ['no toughness', { toughness: 0 }, 'toughness BAD_CARD'],
    ['a creature with a spell text', { spell: [{ op: 'fog' }] }, 'spell BAD_CARD'],
    ['a creature that is attached', { attach: 'creature' }, 'attach BAD_CARD'],
    ['an unknown effect', trigger({ op: 'explode' }), 'abilities.0.effects.0.op BAD_VALUE'],
    ['an effect with a part too many', trigger({ op: 'fog', n: 1 }), 'abilities.0.effects.0.n UNKNOWN_FIELD'],
    ['an unknown target', trigger({ op: 'destroy', to: 'everything' }), 'abilities.0.effects.0.to BAD_TEXT'],
    ['an unknown token', trigger({ op: 'token', who: 'me', name: 'Elf', n: 1 }), 'abilities.0 UNKNOWN_TOKEN'],
    [
      'three targets',
      trigger({ op: 'tap', to: 'creature' }, { op: 'tap', to: 'creature' }, { op: 'tap', to: 'creature' }),
      'abilities.0 TOO_MANY_TARGETS',
    ],
    ['a host without attachment', trigger({ op: 'fog' }), ''],
    ['a choice of mana on the stack', trigger({ op: 'mana', mana: 'R/W' }), 'abilities.0 MANA_CHOICE'],
    ['a free ability', ability({ tap: false }, false, { op: 'fog' }), 'abilities.0 FREE_ABILITY'],
    [
      'a special action with a target',
      ability({}, true, { op: 'tap', to: 'creature' }),
      'abilities.0 NOT_IMMEDIATE',
    ],
    ['a special action that asks', ability({}, true, { op: 'scry', n: 1 }), 'abilities.0 NOT_IMMEDIATE'],
    [
      'a mana ability that makes mana twice',
      ability({}, false, { op: 'mana', mana: 'R' }, { op: 'mana', mana: 'G' }),
      'abilities.0 MANA_CHOICE',
    ],
    ['a basic creature', { basic: true }, 'basic BAD_CARD'],
  ] as const)('may not have %s', (_, change, expected) => {
    const found = problemsOf(withCard(change as Partial<Card>));
    if (expected === '') expect(found).toEqual([]);
    else expect(found).toContain(`${at('R04')}.${expected}`);
  });

  it('may not condition a condition, nor go on for ever', () => {
    const inner = { op: 'if', when: { of: 'energy', least: 1 }, effects: [{ op: 'fog' }] };
    const found = problemsOf(withCard(trigger({ ...inner, effects: [inner] })));
    expect(found).toContain(`${at('R04')}.abilities.0.effects.0.effects BAD_VALUE`);
  });

  it('has unique names, known decks, and basics where they are needed', () => {
    const twice = { ...houseSet, cards: [...houseSet.cards, houseSet.cards[0]] };
    expect(problemsOf(twice)).toEqual(['set.cards DUPLICATE_NAME']);
    const deck = { name: 'x', cards: { Z9: 60 }, sideboard: {}, commander: null };
    expect(problemsOf({ ...houseSet, decks: [deck] })).toEqual(['set.decks.0 UNKNOWN_CARD']);
    expect(problemsOf({ ...houseSet, decks: [] })).toEqual(['set.decks NO_DECK']);
    const noBlue = {
      ...houseSet,
      cards: houseSet.cards.map((card) => (card.id === 'L02' ? { ...card, basic: false } : card)),
    };
    expect(problemsOf(noBlue)).toEqual([]);
    expect(problemsOf(noBlue, { config: 'accelerated' })).toEqual(['set.cards NO_BASIC']);
    expect(problemsOf({ ...houseSet, decks: [houseSet.decks[0]] }, { format: 'commander' })).toContain(
      'set.decks NO_DECK',
    );
  });

  it('is refused with all its problems, not only the first', () => {
    const bad = withCard({ cost: 'R2', keywords: ['swift' as never], toughness: -1 });
    expect(problemsOf(bad, { poisonToLose: 0, nonsense: 1 }).length).toBe(5);
    for (const hostile of [null, 7, {}, { name: 'x' }, [houseSet]])
      expect(problemsOf(hostile).length).toBeGreaterThan(0);
  });

  it('does not change when its author changes it', () => {
    const set = structuredClone(houseSet) as { cards: { cost: string | null }[] } & CardSet;
    const game = createBadassTcgWith({ name: 'own', version: 1, set });
    (set.cards[0] as { cost: string | null }).cost = '9';
    expect(game.rules.set.cards[0]?.cost).toBe('R');
    expect(() => createBadassTcgWith({ name: 'own', version: 1, set, digest: game.ruleset.digest })).toThrow(
      'BAD_RULESET',
    );
  });
});
