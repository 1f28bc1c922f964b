import fc from 'fast-check';
import { InvariantError, scriptedChance, UsageError } from 'holmgang';
import { describe, expect, it } from 'vitest';

/** The code of the usage error that something throws. */
function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof UsageError) return error.code;
    throw error;
  }
  return 'none';
}

describe('scripted chance', () => {
  it('answers in order and counts what is left', () => {
    const chance = scriptedChance([3, 42, 0, 1]);
    expect(chance.left).toBe(4);
    expect(chance.int(6)).toBe(3);
    expect(chance.percent(43)).toBe(true);
    expect(chance.int(1)).toBe(0);
    expect(chance.left).toBe(1);
    expect(chance.pick(['a', 'b'])).toBe('b');
    expect(chance.left).toBe(0);
    expect(() => chance.assertExhausted()).not.toThrow();
  });

  it('decides a percentage by a roll below it', () => {
    expect(scriptedChance([29]).percent(30)).toBe(true);
    expect(scriptedChance([30]).percent(30)).toBe(false);
    expect(scriptedChance([0]).percent(0)).toBe(false);
    expect(scriptedChance([99]).percent(100)).toBe(true);
  });

  it('shuffles from the end of the list to its front', () => {
    expect(scriptedChance([0, 0, 0]).shuffle(['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd', 'a']);
    expect(scriptedChance([3, 2, 1]).shuffle(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([6, -1, 0.5, Number.NaN])('refuses the answer %s to int(6), and keeps it', (answer) => {
    const chance = scriptedChance([answer]);
    expect(codeOf(() => chance.int(6))).toBe('SCRIPT_OUT_OF_RANGE');
    expect(chance.left).toBe(1);
  });

  it('refuses to go on beyond its end', () => {
    const chance = scriptedChance([1]);
    chance.int(2);
    expect(codeOf(() => chance.int(2))).toBe('SCRIPT_TOO_SHORT');
  });

  it('refuses to end early', () => {
    const chance = scriptedChance([1, 1]);
    chance.int(2);
    expect(codeOf(() => chance.assertExhausted())).toBe('SCRIPT_NOT_EXHAUSTED');
  });

  it('refuses impossible questions as every chance does', () => {
    expect(() => scriptedChance([0]).int(0)).toThrow(InvariantError);
    expect(() => scriptedChance([0]).percent(101)).toThrow(InvariantError);
  });

  it('forks without an answer, and says nothing of the unseen', () => {
    const chance = scriptedChance([]);
    expect(chance.fork()).toMatchObject({ kind: 'sfc32' });
    expect(chance.fork()).toEqual(scriptedChance([]).fork());
    expect(() => chance.unseen()).not.toThrow();
  });

  it('repeats any list of answers that fits the questions', () => {
    const pairs = fc
      .integer({ min: 1, max: 1000 })
      .chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 0, max: n - 1 })));
    fc.assert(
      fc.property(fc.array(pairs), (pairs) => {
        const chance = scriptedChance(pairs.map(([, answer]) => answer));
        for (const [n, answer] of pairs) expect(chance.int(n)).toBe(answer);
        expect(chance.left).toBe(0);
      }),
    );
  });
});
