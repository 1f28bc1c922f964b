import { integer, listOf, oneOf, pairOf, problem, problemsOf, recordOf, text } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { isPlain } from '../../src/kernel/shape.js';

class Card {
  id = 1;
}

describe('problems', () => {
  it('say what was expected and what was found', () => {
    expect(problemsOf(integer(1, 6), 'seven')).toEqual([
      problem('', 'BAD_NUMBER', 'expected a whole number from 1 to 6, found "seven"'),
    ]);
    expect(problemsOf(oneOf('a', 'b'), {})[0]?.message).toBe('expected a, b, found an object');
    expect(problemsOf(text(2), [1])[0]?.message).toBe(
      'expected a text of at most 2 characters, found a list',
    );
    expect(problemsOf(listOf(text(1), 0, 2), 7)[0]?.message).toBe(
      'expected a list of 0 to 2 elements, found 7',
    );
    expect(problemsOf(pairOf(text(1)), null)[0]?.message).toBe('expected a list of 2 elements, found null');
  });

  it('cite a clause or none', () => {
    expect(problem('a.0', 'CODE', 'text')).toEqual({
      path: 'a.0',
      code: 'CODE',
      message: 'text',
      rule: null,
    });
    expect(problem('', 'CODE', 'text', 'K-END-01').rule).toBe('K-END-01');
  });

  it('stay few and short for huge hostile values', () => {
    const huge = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`field${i}`, i]));
    expect(problemsOf(recordOf({ id: integer(1, 9) }), huge).length).toBeLessThan(110);
    expect(problemsOf(integer(0, 1), 'x'.repeat(1e6))[0]?.message.length).toBeLessThan(120);
  });
});

describe('isPlain', () => {
  it('permits objects as JSON makes them', () => {
    for (const value of [{}, { a: 1 }, Object.create(null), JSON.parse('{"__proto__":1}')])
      expect(isPlain(value)).toBe(true);
  });

  it('refuses everything else', () => {
    const others = [
      null,
      undefined,
      1,
      'x',
      [],
      () => 1,
      new Card(),
      new Date(),
      new Map(),
      Object.create({}),
      /x/,
    ];
    for (const value of others) expect(isPlain(value)).toBe(false);
  });
});
