import { edit, freeze, type Problem, problem, UsageError } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { copyOf, isDeepFrozen } from './json.js';

interface Position {
  points: number[];
  hands: { cards: number[] }[];
}

const game = {
  check(state: unknown): readonly Problem[] {
    const { points, hands } = state as Position;
    return [
      ...points.flatMap((n, i) =>
        n < 0 ? [problem(`points.${i}`, 'NEGATIVE', 'below zero', 'X-PTS-01')] : [],
      ),
      ...(hands.length === 2 ? [] : [problem('hands', 'HANDS', 'two hands, please')]),
    ];
  },
};

const position = (): Position => ({ points: [0, 0], hands: [{ cards: [1] }, { cards: [2] }] });

describe('edit', () => {
  it('makes a new frozen position and leaves the old one alone', () => {
    const before = freeze(position());
    const after = edit(game, before, (draft) => {
      draft.points[0] = 9;
    });
    expect(after).toEqual({ ...position(), points: [9, 0] });
    expect(before).toEqual(position());
    expect(isDeepFrozen(after)).toBe(true);
    expect(after.hands).toBe(before.hands);
  });

  it('returns the same frozen position when nothing is changed', () => {
    const before = freeze(position());
    expect(edit(game, before, () => {})).toBe(before);
  });

  it('neither freezes nor shares a position that is still played on', () => {
    const owned = position();
    const after = edit(game, owned, (draft) => {
      draft.points[0] = 9;
    });
    owned.hands[1]?.cards.push(3);
    owned.points[1] = 5;
    expect(after).toEqual({ ...position(), points: [9, 0] });
    expect(isDeepFrozen(after)).toBe(true);
    expect(edit(game, owned, () => {})).not.toBe(owned);
    expect(Object.isFrozen(owned)).toBe(false);
  });

  it('refuses a position that cannot occur, and lists every problem', () => {
    const before = freeze(position());
    const recipe = (draft: Position): void => {
      draft.points = [-1, -2];
      draft.hands.pop();
    };
    let error: unknown;
    try {
      edit(game, before, recipe);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toMatchObject({
      code: 'BAD_POSITION',
      problems: [{ path: 'points.0' }, { path: 'points.1' }, { path: 'hands' }],
    });
    expect((error as Error).message).toContain('points.0: below zero [X-PTS-01]');
    expect((error as Error).message).toContain('hands: two hands, please');
    expect(before).toEqual(position());
  });

  it('ignores what a recipe returns', () => {
    const before = freeze(position());
    expect(edit(game, before, () => copyOf({ points: [1, 1] }) as never)).toBe(before);
  });
});
