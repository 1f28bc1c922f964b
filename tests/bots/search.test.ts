import { type Chance, createChance, type Seat } from 'holmgang';
import { bjj } from 'holmgang/bjj';
import { createGreedyBot, createRandomBot, createSearchBot, match, search } from 'holmgang/bots';
import { describe, expect, it } from 'vitest';
import { nim } from '../toys/nim.js';

/** Nim's theory, from outside: leave a multiple of four. */
const winningTake = (heap: number): number => heap % 4;

/** A heap of any size whose turn it is for seat 0. */
function heapOf(heap: number) {
  const state = nim.setup({ seed: 'heap' });
  return { ...state, heap };
}

describe('a search', () => {
  it.each([1, 2, 3, 5, 6, 7, 9, 10, 11])('finds the only winning move of nim with %i left', (heap) => {
    const view = nim.view(heapOf(heap), 0);
    const { action } = search(nim, view, 0, createChance(`heap ${heap}`), { iterations: 1500 });
    expect(action).toEqual({ type: 'take', seat: 0, count: winningTake(heap) });
  });

  it('is sure of a won position and of a lost one', () => {
    const best = (heap: number) =>
      search(nim, nim.view(heapOf(heap), 0), 0, createChance('sure'), { iterations: 3000 }).choices[0]?.score;
    expect(best(3)).toBeGreaterThan(0.95);
    expect(best(4)).toBeLessThan(0.2);
  });

  it('tells as many visits as iterations, most tried first, and a line that begins with its choice', () => {
    const view = bjj.view(bjj.setup({ seed: 'line' }), 0);
    const { action, choices, iterations, line } = search(bjj, view, 0, createChance('line'), {
      iterations: 300,
    });
    expect(iterations).toBe(300);
    expect(choices.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
    expect(choices.map(({ visits }) => visits)).toEqual(
      choices.map(({ visits }) => visits).sort((a, b) => b - a),
    );
    expect(line[0]).toEqual(action);
  });

  it('finds the same with the same chance, and needs no more than its view', () => {
    const state = bjj.setup({ seed: 'secret' });
    const [commit] = bjj.legalActions(state, 1);
    const committed = bjj.apply(state, commit as never);
    const others = bjj.legalActions(state, 1).slice(1, 4);
    const found = (chance: Chance, from: typeof state) =>
      search(bjj, bjj.view(from, 0), 0, chance, { iterations: 200 });
    const first = committed.ok ? found(createChance('same'), committed.state) : undefined;
    expect(others.length).toBe(3);
    for (const other of others) {
      const applied = bjj.apply(state, other);
      expect(applied.ok && found(createChance('same'), applied.state)).toEqual(first);
    }
  });

  it('stops when its time is up', () => {
    const view = bjj.view(bjj.setup({ seed: 'time' }), 0);
    const { iterations } = search(bjj, view, 0, createChance('time'), { milliseconds: 20 });
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(1_000_000);
  });

  it('refuses a seat that has nothing to decide, and numbers that are none', () => {
    const view = nim.view(nim.setup({ seed: 'turn' }), 1);
    expect(() => search(nim, view, 1, createChance('x'))).toThrow(
      expect.objectContaining({ code: 'NOTHING_LEGAL' }),
    );
    expect(() => createSearchBot(nim, { iterations: Number.NaN })).toThrow(
      expect.objectContaining({ code: 'BAD_OPTIONS' }),
    );
  });

  it('beats random play in nim from a won heap every time', async () => {
    const bots = [createSearchBot(nim, { iterations: 400 }), createRandomBot(nim)] as const;
    // 12 is lost for whoever begins, so the searcher sits second.
    for (let i = 0; i < 10; i++) {
      const { result } = await match(nim, [bots[1], bots[0]], { seed: `nim ${i}` });
      expect(result.winner).toBe(1);
    }
  });
});

describe('a greedy bot', () => {
  const insight = {
    evaluate: (state: { readonly heap: number; readonly turn: Seat }, seat: Seat) =>
      (state.heap % 4 === 0) === (state.turn !== seat) ? 1 : 0,
  };

  it('plays what its insight likes best', () => {
    const bot = createGreedyBot(nim, insight);
    for (const heap of [5, 6, 7, 9, 10, 11]) {
      const chosen = bot.choose(nim.view(heapOf(heap), 0), 0, { chance: createChance('greedy') });
      expect(chosen).toEqual({ type: 'take', seat: 0, count: winningTake(heap) });
    }
  });

  it('plays on where both choose at the same time', () => {
    const bot = createGreedyBot(bjj, { evaluate: () => 0.5 }, { worlds: 2 });
    const view = bjj.view(bjj.setup({ seed: 'both' }), 0);
    expect(bot.choose(view, 0, { chance: createChance('greedy') }).type).toBe('commit');
  });

  it('refuses a number of worlds that is none', () => {
    expect(() => createGreedyBot(nim, insight, { worlds: 0 })).toThrow(
      expect.objectContaining({ code: 'BAD_OPTIONS' }),
    );
  });
});
