import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { applyPatches, freeze, patchesBetween } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { branchesOf, copyOf, isDeepFrozen, jsonObject, pairOf } from './json.js';

const pair = pairOf(jsonObject);

describe('patches between two objects', () => {
  it('turn the previous one into the next one', () => {
    fc.assert(
      fc.property(pair, ([previous, next]) => {
        const after = copyOf(next);
        const patches = patchesBetween(freeze(previous), freeze(next));
        expect(applyPatches(previous, patches)).toStrictEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('turn anything into anything, also over the network', () => {
    fc.assert(
      fc.property(jsonObject, jsonObject, (previous, next) => {
        const patches = patchesBetween(freeze(previous), freeze(next));
        expect(applyPatches(previous, copyOf(patches))).toStrictEqual(next);
      }),
    );
  });

  it('are none exactly where both are equal', () => {
    fc.assert(
      fc.property(pair, ([previous, next]) => {
        const patches = patchesBetween(freeze(previous), freeze(next));
        expect(patches.length === 0).toBe(isDeepStrictEqual(previous, next));
        if (patches.length === 0) expect(applyPatches(previous, patches)).toBe(previous);
      }),
    );
  });

  it('keep the reference of what they do not touch', () => {
    fc.assert(
      fc.property(pair, ([previous, next]) => {
        const result = applyPatches(freeze(previous), patchesBetween(previous, next));
        for (const [key, value] of Object.entries(result)) {
          if (Object.hasOwn(previous, key) && isDeepStrictEqual(previous[key], value))
            expect(value).toBe(previous[key]);
        }
        expect(isDeepFrozen(result)).toBe(true);
      }),
    );
  });

  it('leave both objects as they are, and take nothing from those that can still change', () => {
    fc.assert(
      fc.property(pair, ([previous, next]) => {
        const [before, after] = [copyOf(previous), copyOf(next)];
        const patches = patchesBetween(previous, next);
        expect([previous, next]).toStrictEqual([before, after]);
        const owned = new Set([...branchesOf(previous), ...branchesOf(next)]);
        expect([...owned].filter((branch) => Object.isFrozen(branch))).toEqual([]);
        const sent = patches.flatMap(({ value }) => branchesOf(value));
        expect(sent.filter((branch) => owned.has(branch))).toEqual([]);
      }),
    );
  });

  it('are short: only what changed, at its place', () => {
    const previous = freeze({ total: 4, hands: [{ cards: [1, 2] }, { cards: [3] }], gone: 1 });
    const next = { total: 5, hands: [{ cards: [1, 7] }, { cards: [3] }], come: { x: 1 } };
    const patches = patchesBetween<object>(previous, next);
    expect(patches).toHaveLength(4);
    expect(patches).toEqual(
      expect.arrayContaining([
        { op: 'remove', path: ['gone'] },
        { op: 'replace', path: ['total'], value: 5 },
        { op: 'replace', path: ['hands', 0, 'cards', 1], value: 7 },
        { op: 'add', path: ['come'], value: { x: 1 } },
      ]),
    );
  });
});
