import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { freeze, share } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { branchesOf, copyOf, isDeepFrozen, json, pairOf } from './json.js';

type Branch = Record<string, unknown> | unknown[];

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

/** The former self of an element, as the contract has it: by id, or by place: from the end only where it is equal there. */
function formerSelf(previous: readonly unknown[], next: readonly unknown[], i: number): unknown {
  const value = next[i];
  if (isBranch(value) && 'id' in value) {
    return previous.find(
      (candidate) => isBranch(candidate) && 'id' in candidate && candidate.id === value.id,
    );
  }
  const back = previous[i + previous.length - next.length];
  return !isDeepStrictEqual(previous[i], value) && isDeepStrictEqual(back, value) ? back : previous[i];
}

/** Expects that every branch of the result that equals its former self is its former self. */
function expectShared(previous: unknown, result: unknown): void {
  if (!isBranch(previous) || !isBranch(result) || Array.isArray(previous) !== Array.isArray(result)) return;
  if (isDeepStrictEqual(previous, result)) expect(result).toBe(previous);
  else if (Array.isArray(previous) && Array.isArray(result)) {
    for (const [i, value] of result.entries()) expectShared(formerSelf(previous, result, i), value);
  } else {
    for (const [key, value] of Object.entries(result)) {
      if (Object.hasOwn(previous, key)) expectShared((previous as Record<string, unknown>)[key], value);
    }
  }
}

describe('share', () => {
  it('equals the next value, frozen throughout, and leaves the previous one alone', () => {
    fc.assert(
      fc.property(pairOf(json), ([previous, next]) => {
        const [before, after] = [copyOf(previous), copyOf(next)];
        const result = share(freeze(previous), next);
        expect(result).toStrictEqual(after);
        expect(previous).toStrictEqual(before);
        expect(isDeepFrozen(result)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every branch that equals its former self', () => {
    let shared = 0;
    fc.assert(
      fc.property(pairOf(json), ([previous, next]) => {
        const result = share(freeze(previous), next);
        expectShared(previous, result);
        const before = new Set(branchesOf(previous));
        shared += result === previous ? 0 : branchesOf(result).filter((branch) => before.has(branch)).length;
      }),
      { numRuns: 1000 },
    );
    expect(shared).toBeGreaterThan(100);
  });

  it('equals the next value for two values that have nothing to do with each other', () => {
    fc.assert(
      fc.property(json, json, (previous, next) => {
        const after = copyOf(next);
        const result = share(freeze(previous), next);
        expect(result).toStrictEqual(after);
        expect(isDeepFrozen(result)).toBe(true);
      }),
    );
  });

  it('takes nothing from a previous value that is not frozen, and freezes none of it', () => {
    fc.assert(
      fc.property(pairOf(json), ([previous, next]) => {
        const after = copyOf(next);
        const result = share(previous, next);
        const before = new Set(branchesOf(previous));
        expect(branchesOf(result).filter((branch) => before.has(branch))).toEqual([]);
        expect(branchesOf(previous).filter((branch) => Object.isFrozen(branch))).toEqual([]);
        expect(result).toStrictEqual(after);
        expect(isDeepFrozen(result)).toBe(true);
      }),
    );
  });

  it('shares the frozen branches of a previous value that is itself not frozen', () => {
    const previous = { cards: freeze([{ id: 1 }]), loose: { x: 1 } };
    const result = share(previous, { cards: [{ id: 1 }], loose: { x: 1 } });
    expect(result).not.toBe(previous);
    expect(result.cards).toBe(previous.cards);
    expect(result.loose).not.toBe(previous.loose);
  });

  it('returns the previous value where nothing changed', () => {
    const previous = freeze({ list: [{ a: 1 }], none: null });
    expect(share(previous, copyOf(previous))).toBe(previous);
    expect(share(previous, previous)).toBe(previous);
  });

  it('tells a missing field from an added one', () => {
    expect(share(freeze({ a: 1, b: 2 }) as object, { a: 1 })).toStrictEqual({ a: 1 });
    expect(share(freeze({ a: 1 }) as object, { a: 1, b: 2 })).toStrictEqual({ a: 1, b: 2 });
    expect(share(freeze({ a: 1, b: 2 }) as object, { a: 1, c: 2 })).toStrictEqual({ a: 1, c: 2 });
    expect(share<unknown>(freeze([1]), { 0: 1 })).toStrictEqual({ 0: 1 });
    expect(share<unknown>(freeze({}), [])).toStrictEqual([]);
  });

  it('takes over frozen parts of the next value as they are', () => {
    const part = freeze({ deep: [1] });
    expect(share<object>(freeze({ part: { deep: [2] } }), { part }).valueOf()).toHaveProperty('part', part);
    const equal = freeze({ part: { deep: [1] } });
    expect(share<{ part: object }>(freeze({ part }), { ...equal }).part).toStrictEqual(part);
  });
});

describe('share of lists', () => {
  const [a, b, c, d] = [1, 2, 3, 4].map((id) => ({ id, text: `card ${id}` })) as [
    object,
    object,
    object,
    object,
  ];
  const cards = freeze([a, b, c, d]);

  it.each([
    { change: 'an insertion', next: [a, { id: 9 }, b, c, d], kept: [a, b, c, d] },
    { change: 'a removal', next: [b, d], kept: [b, d] },
    { change: 'a new order', next: [d, b, a, c], kept: [a, b, c, d] },
    { change: 'a changed card', next: [a, { ...b, text: 'changed' }, c, d], kept: [a, c, d] },
  ])('matches elements by id after $change', ({ next, kept }) => {
    const result = share<readonly object[]>(cards, copyOf(next));
    expect(result).toStrictEqual(next);
    expect(result.filter((card) => cards.includes(card as never)).length).toBe(kept.length);
  });

  it('gives a card that moves to another list no former self there, yet the right content', () => {
    const previous = freeze({ hand: [a, b], pile: [c] });
    const result = share<{ hand: object[]; pile: object[] }>(
      previous as never,
      copyOf({ hand: [a], pile: [c, b] }),
    );
    expect(result).toStrictEqual({ hand: [a], pile: [c, b] });
    expect(result.hand[0]).toBe(a);
    expect(result.pile[0]).toBe(c);
  });

  it('matches elements without id from the front and from the end', () => {
    const list = freeze([{ x: 1 }, { x: 2 }, { x: 3 }, { x: 4 }]);
    const inserted = share<readonly object[]>(
      list,
      copyOf([list[0], list[1], { x: 9 }, list[2], list[3]]) as object[],
    );
    expect([0, 1, 3, 4].map((i) => inserted[i])).toEqual([list[0], list[1], list[2], list[3]]);
    [0, 1, 3, 4].forEach((i, j) => {
      expect(inserted[i]).toBe(list[j]);
    });
    const removed = share<readonly object[]>(list, copyOf([list[0], list[3]]) as object[]);
    expect(removed[0]).toBe(list[0]);
    expect(removed[1]).toBe(list[3]);
  });
});
