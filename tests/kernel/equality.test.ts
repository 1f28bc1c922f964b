import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { freeze, isEqual } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { copyOf, isDeepFrozen, json, pairOf } from './json.js';

describe('isEqual', () => {
  it('agrees with node on related values, equal and unequal ones', () => {
    const seen = { true: 0, false: 0 };
    fc.assert(
      fc.property(pairOf(json), ([a, b]) => {
        const expected = isDeepStrictEqual(a, b);
        seen[`${expected}`] += 1;
        expect(isEqual(a, b)).toBe(expected);
        expect(isEqual(b, a)).toBe(expected);
      }),
      { numRuns: 500 },
    );
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(20);
  });

  it('agrees with node on unrelated values', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(isEqual(a, b)).toBe(isDeepStrictEqual(a, b));
      }),
    );
  });

  it('is reflexive across copies, whatever the order of keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(isEqual(value, copyOf(value))).toBe(true);
      }),
    );
    expect(isEqual({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [null, {}],
    [{}, null],
    [[], {}],
    [{}, []],
    [[1], { 0: 1 }],
    [[1], { 0: 1, length: 1 }],
    [[1], [1, 2]],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: undefined }, { b: undefined }],
    ['1', 1],
    [0, false],
    [JSON.parse('{"__proto__":{}}'), { x: 1 }],
    [JSON.parse('{"__proto__":{}}'), {}],
  ])('tells %j from %j', (a, b) => {
    expect(isEqual(a, b)).toBe(false);
    expect(isEqual(b, a)).toBe(false);
  });

  it('takes NaN for itself', () => {
    expect(isEqual({ x: Number.NaN }, { x: Number.NaN })).toBe(true);
  });
});

describe('freeze', () => {
  it('freezes a value throughout and returns it', () => {
    fc.assert(
      fc.property(json, (value) => {
        const before = copyOf(value);
        expect(freeze(value)).toBe(value);
        expect(isDeepFrozen(value)).toBe(true);
        expect(value).toStrictEqual(before);
      }),
    );
  });

  it('stops at what is frozen already', () => {
    const inner = { open: true };
    const outer = freeze({ closed: Object.freeze({ inner }) });
    expect(Object.isFrozen(outer)).toBe(true);
    expect(Object.isFrozen(inner)).toBe(false);
  });

  it('leaves primitives alone', () => {
    for (const value of [null, undefined, 1, 'x', true]) expect(freeze(value)).toBe(value);
  });
});
