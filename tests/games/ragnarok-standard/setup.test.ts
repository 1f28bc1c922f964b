import fc from 'fast-check';
import { createChance, enumerate, type Seat } from 'holmgang';
import { houseSet, type RagnarokStandardState, ragnarokStandard } from 'holmgang/ragnarok-standard';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { GAME, handOf, kinds, refusal, told, variant } from './arrange.js';

const HIGHLANDER = houseSet.decks.find(({ name }) => name === 'Highlander Priest')!;
const IRON = houseSet.decks.find(({ hero }) => hero === 'thor')!;
const BOTH = { decks: [HIGHLANDER, HIGHLANDER], firstPlayer: 0 } as const;
const { mulligan } = GAME.actions;

function chosen(
  state: RagnarokStandardState,
  replace: readonly [number[], number[]],
  order: readonly Seat[] = [0, 1],
) {
  return order.reduce(
    (before, seat) => GAME.reducer(before, mulligan(seat, { replace: replace[seat] })),
    state,
  );
}

rule('RS-SET-01', 'heroes start with 30 Health, no armor and no weapon', () => {
  for (const { hero, weapon } of GAME.setup({ seed: 'start' }).players)
    expect([hero.health, hero.maxHealth, hero.armor, weapon]).toEqual([30, 30, 0, null]);
});

rule('RS-SET-02', 'either player may begin, and the setup can name one', () => {
  const firsts = new Set(Array.from({ length: 20 }, (_, i) => GAME.setup({ seed: `${i}` }).active));
  expect(firsts).toEqual(new Set([0, 1]));
  for (const firstPlayer of [0, 1] as const)
    expect(GAME.setup({ seed: 'x', firstPlayer }).active).toBe(firstPlayer);
});

rule('RS-SET-02', 'decks are shuffled by the seed', () => {
  const deck = (seed: string) => GAME.setup({ ...BOTH, seed }).players[0].deck.map(({ cardId }) => cardId);
  expect(deck('a')).toEqual(deck('a'));
  expect(deck('a')).not.toEqual(deck('b'));
});

rule('RS-SET-03', 'the first player draws three cards, the second four', () => {
  for (const firstPlayer of [0, 1] as const) {
    const { players } = GAME.setup({ seed: 'hands', firstPlayer });
    expect([players[firstPlayer].hand.length, players[firstPlayer === 0 ? 1 : 0].hand.length]).toEqual([
      3, 4,
    ]);
  }
});

rule(
  ['RS-SET-04', 'RS-SET-07'],
  'the second player gets The Coin after the mulligans, at the right end',
  () => {
    const state = GAME.setup({ ...BOTH, seed: 'coin' });
    expect(handOf(state, 1)).not.toContain(9000);
    const begun = chosen(state, [[], [0, 1, 2, 3]]);
    expect(handOf(begun, 1).length).toBe(5);
    expect(handOf(begun, 1)[4]).toBe(9000);
    expect(handOf(begun, 0)).not.toContain(9000);
  },
);

rule('RS-SET-05', 'any cards can be replaced once, and the hand keeps its size and the other cards', () => {
  fc.assert(
    fc.property(fc.subarray([0, 1, 2, 3]), fc.string(), (replace, seed) => {
      const state = GAME.setup({ ...BOTH, seed });
      const begun = chosen(state, [[], replace]);
      expect(begun.players[1].hand.length).toBe(5);
      expect(begun.players[1].deck.length).toBe(26);
      for (const place of [0, 1, 2, 3])
        if (!replace.includes(place)) expect(handOf(begun, 1)[place]).toBe(handOf(state, 1)[place]);
    }),
  );
});

rule('RS-SET-05', 'a card outside the hand or named twice is refused, and so is a second mulligan', () => {
  const state = GAME.setup({ ...BOTH, seed: 'bad' });
  expect(refusal(state, mulligan(0, { replace: [3] }))).toBe('BAD_INDEX RS-SET-05');
  expect(refusal(state, mulligan(0, { replace: [1, 1] }))).toBe('BAD_INDEX RS-SET-05');
  const once = GAME.reducer(state, mulligan(0, { replace: [] }));
  expect(refusal(once, mulligan(0, { replace: [] }))).toBe('ALREADY_DONE RS-SET-05');
  expect(refusal(chosen(state, [[], []]), mulligan(0, { replace: [] }))).toBe('WRONG_PHASE RS-SET-05');
});

rule('RS-SET-06', 'a rejected card cannot come straight back', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const state = GAME.setup({ ...BOTH, seed });
      const begun = chosen(state, [[], [0, 1, 2, 3]]);
      const before = handOf(state, 1);
      for (const id of handOf(begun, 1).slice(0, 4)) expect(before).not.toContain(id);
      const all = [...handOf(begun, 1).slice(0, 4), ...begun.players[1].deck.map(({ cardId }) => cardId)];
      expect(all.sort()).toEqual([...HIGHLANDER.cards].sort());
    }),
  );
});

rule('RS-SET-07', 'The Coin cannot be replaced: it is not there yet', () => {
  const state = GAME.setup({ ...BOTH, seed: 'coin' });
  expect(refusal(state, mulligan(1, { replace: [4] }))).toBe('BAD_INDEX RS-SET-05');
});

rule('RS-SET-08', 'turn 1 begins when both are done, whoever was first', () => {
  const state = GAME.setup({ ...BOTH, seed: 'order' });
  const one = GAME.reducer(state, mulligan(1, { replace: [0] }));
  expect([one.turn, one.phase]).toEqual([0, 'mulligan']);
  const [a, b] = [chosen(state, [[1], [0, 2]], [0, 1]), chosen(state, [[1], [0, 2]], [1, 0])];
  expect(a).toEqual(b);
  expect([a.turn, a.phase, a.active]).toEqual([1, 'main', 0]);
  expect(refusal(state, GAME.actions.endTurn(0))).toBe('WRONG_PHASE RS-SET-08');
  expect(refusal(state, GAME.actions.choose(0, { option: 0 }))).toBe('WRONG_PHASE RS-SET-08');
});

rule('RS-SET-05', 'without a mulligan the match begins at once', () => {
  const state = variant({ mulligan: 'none' }).setup({ ...BOTH, seed: 'none' });
  expect([state.turn, state.phase, handOf(state, 1)[4]]).toEqual([1, 'main', 9000]);
});

rule('RS-SET-09', 'where no deck is named, any demo deck may come, seat 0 first', () => {
  const heroes = Array.from({ length: 200 }, (_, i) =>
    GAME.setup({ seed: `demo ${i}` }).players.map(({ hero }) => hero.slug),
  );
  const demo = new Set(houseSet.decks.map(({ hero }) => hero));
  for (const seat of [0, 1]) expect(new Set(heroes.map((pair) => pair[seat]))).toEqual(demo);
  expect(() => variant({ deckSize: 12 }).setup({ seed: 'x' })).toThrow('no demo deck');
  const small = { hero: 'thor', cards: IRON.cards.slice(0, 12) };
  expect(
    variant({ deckSize: 12 }).setup({ seed: 'x', decks: [small, small] }).players[0].deck.length,
  ).toBeGreaterThan(7);
});

rule('RS-HER-10', 'both players may bring the same hero', () => {
  expect(GAME.setup({ seed: 'mirror', decks: [IRON, IRON] }).players.map(({ hero }) => hero.slug)).toEqual([
    'thor',
    'thor',
  ]);
});

rule(['RS-SET-02', 'RS-SET-09'], 'a match starts with its events in order', () => {
  const { events } = ragnarokStandard.start({ ...BOTH, seed: 'events' });
  expect(kinds(events)).toEqual([
    'gameStarted',
    'firstPlayer',
    'deckShuffled',
    'deckShuffled',
    ...Array<string>(7).fill('cardDrawn'),
  ]);
  expect(told(events, 'firstPlayer')[0]?.seat).toBe(0);
});

rule('RS-SET-02', 'the coin that decides who begins is fair', () => {
  const outcomes = enumerate((chance) => chance.pick([0, 1]));
  expect(outcomes?.length).toBe(2);
  expect(createChance('any').int(2)).toBeLessThan(2);
});

rule('RS-SET-09', 'unknown options are refused', () => {
  expect(() => GAME.setup({ seed: 'x', heroes: [] } as never)).toThrow('no such option');
  expect(() => GAME.setup({ seed: 'x', firstPlayer: 2 } as never)).toThrow('firstPlayer');
  expect(() => GAME.setup({ seed: 'x', decks: [null] } as never)).toThrow('each seat');
});
