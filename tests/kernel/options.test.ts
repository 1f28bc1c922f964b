import fc from 'fast-check';
import { Options } from 'holmgang';
import { describe, expect, it } from 'vitest';

/** Walks through as many options; returns which of them were built. */
function walk(options: Options<number>, count: number): number[] {
  const built: number[] = [];
  for (let i = 0; i < count; i++) {
    if (!options.next()) continue;
    built.push(i);
    options.push(i);
  }
  return built;
}

describe('options', () => {
  it('collect all, in order', () => {
    const options = new Options<number>('all');
    expect(walk(options, 4)).toEqual([0, 1, 2, 3]);
    expect(options.actions).toEqual([0, 1, 2, 3]);
    expect(options.count).toBe(4);
  });

  it('count without building any', () => {
    const options = new Options<number>('none');
    expect(walk(options, 4)).toEqual([]);
    expect(options.actions).toEqual([]);
    expect(options.count).toBe(4);
  });

  it('build only the one that is asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat({ max: 40 }), (count, wanted) => {
        const options = new Options<number>(wanted);
        expect(walk(options, count)).toEqual(wanted < count ? [wanted] : []);
        expect(options.count).toBe(count);
      }),
    );
  });
});
