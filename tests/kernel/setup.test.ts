import { createHash } from 'node:crypto';
import { canonicalJson, UsageError } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { actions, counting } from './counting-game.js';
import { copyOf, isDeepFrozen } from './json.js';
import { countingAt, opening, pendingBonus, play } from './playing.js';

function thrown(run: () => unknown): UsageError {
  try {
    run();
  } catch (error) {
    if (error instanceof UsageError) return error;
  }
  return expect.fail('no usage error');
}

describe('setup', () => {
  it('needs only a seed, and depends on nothing else', () => {
    expect(counting.setup({ seed: 'a' })).toStrictEqual(counting.setup({ seed: 'a' }));
    expect(counting.setup({ seed: 'a' })).not.toEqual(counting.setup({ seed: 'b' }));
    expect(counting.setup({ seed: [1, 2, 3, 4] }).phase).toBe('opening');
  });

  it('is what start makes, frozen, without the events', () => {
    const { state, events } = counting.start({ seed: 'a', goal: 7 });
    expect(counting.setup({ seed: 'a', goal: 7 })).toStrictEqual(state);
    expect(isDeepFrozen([state, events].flat())).toBe(false);
    expect(isDeepFrozen(state)).toBe(true);
    expect(isDeepFrozen(events)).toBe(true);
    expect(state.goal).toBe(7);
  });

  it('draws from the generator of the match', () => {
    expect(opening().rng).toMatchObject({ kind: 'chacha8', next: 3 });
  });

  it('lists every problem with its options, not only the first', () => {
    const error = thrown(() => counting.setup({ seed: 7, goal: -1, colour: 'red' } as never));
    expect(error.code).toBe('BAD_OPTIONS');
    expect(error.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'seed BAD_SEED',
      'goal BAD_GOAL',
      'colour UNKNOWN_OPTION',
    ]);
  });

  it.each([undefined, null, {}, 'text', 7, [], { seed: null }])('refuses %j as options', (options) => {
    expect(thrown(() => counting.setup(options as never)).code).toBe('BAD_OPTIONS');
  });
});

describe('check', () => {
  it('accepts every state that occurs, also after JSON', () => {
    const offered = play(countingAt(0), actions.offerDraw(1));
    const states = [
      opening(),
      countingAt(0),
      countingAt(4),
      pendingBonus(),
      offered,
      play(offered, actions.acceptDraw(0)),
    ];
    for (const state of states) {
      expect(counting.check(state)).toEqual([]);
      expect(counting.check(copyOf(state))).toEqual([]);
    }
  });

  it('lists every problem of form', () => {
    const state = {
      ...countingAt(0),
      total: 'x',
      cheers: [0, 3],
      ruleset: { ...counting.ruleset, version: 9 },
      more: 1,
    };
    expect(counting.check(state).map(({ path }) => path)).toEqual([
      'more',
      'ruleset.version',
      'total',
      'cheers.1',
    ]);
  });

  it('looks at what the game never lets happen only where the form is right', () => {
    expect(counting.check({ ...countingAt(0), deck: [1, 1] })).toMatchObject([
      { path: 'deck', code: 'CARDS_LOST' },
    ]);
    expect(counting.check({ ...countingAt(0), deck: null })).toMatchObject([
      { path: 'deck', code: 'BAD_LIST' },
    ]);
  });

  it.each([undefined, null, 7, 'x', [], {}, () => 1])('refuses %s', (value) => {
    expect(counting.check(value).length).toBeGreaterThan(0);
  });
});

describe('digest', () => {
  it('is that of the canonical JSON, the same after JSON, another after a move', () => {
    const state = countingAt(0);
    expect(counting.digest(state)).toBe(createHash('sha256').update(canonicalJson(state)).digest('hex'));
    expect(counting.digest(copyOf(state))).toBe(counting.digest(state));
    expect(counting.digest(play(state, actions.cheer(1)))).not.toBe(counting.digest(state));
  });
});
