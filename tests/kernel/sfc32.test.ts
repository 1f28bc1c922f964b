import fc from 'fast-check';
import { cloneGenerator, type Sfc32State } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { mixSfc32, nextWord, seedSfc32 } from '../../src/kernel/generator.js';

const int32 = fc.integer({ min: -0x80000000, max: 0x7fffffff });
const state = fc
  .tuple(int32, int32, int32, int32)
  .map(([a, b, c, d]): Sfc32State => ({ kind: 'sfc32', a, b, c, d }));

/** sfc32 from its definition, in unsigned arithmetic modulo 2^32. */
class Sfc32ByDefinition {
  #a: bigint;
  #b: bigint;
  #c: bigint;
  #counter: bigint;

  constructor(a: number, b: number, c: number, counter: number) {
    const unsigned = (word: number): bigint => BigInt.asUintN(32, BigInt(word));
    [this.#a, this.#b, this.#c, this.#counter] = [unsigned(a), unsigned(b), unsigned(c), unsigned(counter)];
  }

  next(): number {
    const uint32 = (value: bigint): bigint => BigInt.asUintN(32, value);
    const word = uint32(this.#a + this.#b + this.#counter);
    this.#counter = uint32(this.#counter + 1n);
    this.#a = this.#b ^ (this.#b >> 9n);
    this.#b = uint32(this.#c + (this.#c << 3n));
    const rotated = uint32((this.#c << 21n) | (this.#c >> 11n));
    this.#c = uint32(rotated + word);
    return Number(BigInt.asIntN(32, word));
  }
}

function draw(state: Sfc32State, count: number): number[] {
  return Array.from({ length: count }, () => nextWord(state));
}

describe('sfc32', () => {
  it('draws the words of its definition, from any state', () => {
    fc.assert(
      fc.property(state, fc.integer({ min: 1, max: 60 }), (state, count) => {
        const definition = new Sfc32ByDefinition(state.a, state.b, state.c, state.d);
        const expected = Array.from({ length: count }, () => definition.next());
        expect(draw({ ...state }, count)).toEqual(expected);
      }),
    );
  });

  it('is mixed by twelve words from a counter of one', () => {
    fc.assert(
      fc.property(int32, int32, int32, (a, b, c) => {
        const definition = new Sfc32ByDefinition(a, b, c, 1);
        for (let i = 0; i < 12; i++) definition.next();
        const expected = Array.from({ length: 5 }, () => definition.next());
        expect(draw(mixSfc32(a, b, c), 5)).toEqual(expected);
      }),
    );
  });

  it('keeps its state plain JSON of int32 words', () => {
    fc.assert(
      fc.property(state, fc.integer({ min: 0, max: 30 }), (start, count) => {
        const state = { ...start };
        for (const word of draw(state, count)) expect(word).toBe(word | 0);
        for (const word of [state.a, state.b, state.c, state.d]) expect(word).toBe(word | 0);
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
      }),
    );
  });

  it('has a clone that draws the same words and leaves it alone', () => {
    fc.assert(
      fc.property(state, (state) => {
        const before = { ...state };
        const ahead = draw(cloneGenerator(state) as Sfc32State, 20);
        expect(state).toStrictEqual(before);
        expect(draw(state, 20)).toEqual(ahead);
      }),
    );
  });
});

describe('frozen vectors of sfc32', () => {
  it.each([
    {
      seed: 'holmgang',
      start: { kind: 'sfc32', a: 1503474251, b: -860082698, c: -2115931087, d: 13 },
      words: [643391566, 1573357991, -1585716322, 1764023510, 1007672492, -1067445602, 28364617, 1256027941],
    },
    {
      seed: '',
      start: { kind: 'sfc32', a: -1653492908, b: 2095407562, c: -60106789, d: 13 },
      words: [
        441914667, 1553771067, -1539691212, -601587443, -1897951502, -114481040, 1881402877, -561031940,
      ],
    },
    {
      seed: [1, 2, 3, 0xffffffff] as const,
      start: { kind: 'sfc32', a: -331837404, b: 1247910414, c: 1751918935, d: 13 },
      words: [916073023, -166584608, 425298088, -779689052, 127092122, 9848319, -2108352766, 1106825577],
    },
  ])('the seed $seed has its state and its first words', ({ seed, start, words }) => {
    const state = seedSfc32(seed);
    expect(state).toEqual(start);
    expect(draw(state, 8)).toEqual(words);
  });

  it('the words 1, 2, 3 mix to their state and first words', () => {
    const state = mixSfc32(1, 2, 3);
    expect(state).toEqual({ kind: 'sfc32', a: -2064226851, b: -294398633, c: -587433663, d: 13 });
    expect(draw(state, 4)).toEqual([1936341825, -1293602796, 1029104839, -307845537]);
  });
});
