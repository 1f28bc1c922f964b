import { chacha8 } from '@noble/ciphers/chacha.js';
import fc from 'fast-check';
import { type ChaCha8State, cloneGenerator } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { nextWord, seedChaCha8 } from '../../src/kernel/generator.js';

const int32 = fc.integer({ min: -0x80000000, max: 0x7fffffff });
const key = fc.array(int32, { minLength: 8, maxLength: 8 });

/** The audited implementation's words: its key stream with nonce zero and the block counter from zero. */
function auditedWords(words: readonly number[], from: number, count: number): number[] {
  const bytes = new DataView(new ArrayBuffer(32));
  words.forEach((word, i) => {
    bytes.setInt32(4 * i, word, true);
  });
  const firstBlock = Math.floor(from / 16);
  const zeros = new Uint8Array(4 * (from - 16 * firstBlock + count));
  const stream = chacha8(new Uint8Array(bytes.buffer), new Uint8Array(12), zeros, undefined, firstBlock);
  const view = new DataView(stream.buffer, stream.byteOffset);
  return Array.from({ length: count }, (_, i) => view.getInt32(4 * (from - 16 * firstBlock + i), true));
}

function draw(state: ChaCha8State, count: number): number[] {
  return Array.from({ length: count }, () => nextWord(state));
}

describe('ChaCha8', () => {
  it('draws the words of the audited implementation, from the first one on', () => {
    fc.assert(
      fc.property(key, fc.integer({ min: 1, max: 70 }), (key, count) => {
        expect(draw({ kind: 'chacha8', key, next: 0 }, count)).toEqual(auditedWords(key, 0, count));
      }),
    );
  });

  it('draws them from any position, across block borders', () => {
    fc.assert(
      fc.property(
        key,
        fc.integer({ min: 0, max: 2 ** 34 }),
        fc.integer({ min: 1, max: 40 }),
        (key, next, count) => {
          const state: ChaCha8State = { kind: 'chacha8', key, next };
          expect(draw(state, count)).toEqual(auditedWords(key, next, count));
          expect(state.next).toBe(next + count);
        },
      ),
    );
  });

  it('keeps interleaved generators apart, whatever their keys and positions', () => {
    const place = fc.record({ key, next: fc.integer({ min: 0, max: 40 }) });
    const turns = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 80 });
    fc.assert(
      fc.property(place, place, turns, (one, two, turns) => {
        // Same key at two positions, and two keys at the same position: both are told apart by the block cache.
        const places = [one, { key: one.key, next: two.next }, two, { key: two.key, next: one.next }];
        const states = places.map(({ key, next }): ChaCha8State => ({ kind: 'chacha8', key, next }));
        const drawn: number[][] = [[], [], [], []];
        for (const turn of turns) drawn[turn]!.push(nextWord(states[turn]!));
        places.forEach(({ key, next }, i) => {
          expect(drawn[i]).toEqual(auditedWords(key, next, drawn[i]!.length));
        });
      }),
    );
  });

  it('keeps keys apart that differ in one word only', () => {
    const zero = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 8; i++) {
      const other = zero.map((word, j) => (i === j ? 1 : word));
      expect(draw({ kind: 'chacha8', key: zero, next: 0 }, 1)).toEqual(auditedWords(zero, 0, 1));
      expect(draw({ kind: 'chacha8', key: other, next: 0 }, 1)).toEqual(auditedWords(other, 0, 1));
    }
  });
});

describe('frozen vectors of ChaCha8', () => {
  it.each([
    {
      seed: 'holmgang',
      key: [1687587847, 134096319, 274862436, -696699273, -1729270805, 1521732219, -421244307, -156165513],
      words: [
        -1686715853, -1858568286, 2056300300, 657995826, 564391704, -1091685615, -179852404, -925966020,
      ],
    },
    {
      seed: '',
      key: [-1258476693, -509321855, 255255854, 234012965, -1435948087, -1085213103, -1859013609, -403255874],
      words: [233387437, 1515399723, 405980901, 2078723387, 973035534, 1226411150, 835205696, 2100674809],
    },
    {
      seed: [1, 2, 3, 0xffffffff] as const,
      key: [
        -1233055251, 1868740735, 1078795822, 2060550251, -1530076359, -1655299090, -1475670030, -1676598118,
      ],
      words: [
        1109682113, 1933452793, 1783809730, -1386251922, -1936104586, 1020022458, 663265113, 1086729065,
      ],
    },
  ])('the seed $seed has its key and its first words', ({ seed, key, words }) => {
    const state = seedChaCha8(seed);
    expect(state).toEqual({ kind: 'chacha8', key, next: 0 });
    expect(draw(state, 8)).toEqual(words);
  });

  it('the four words and their text are different seeds', () => {
    expect(seedChaCha8([0, 0, 0, 0]).key).not.toEqual(seedChaCha8('\0'.repeat(16)).key);
  });
});

describe('a ChaCha8 state', () => {
  it('is plain JSON of int32 words at every position', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 50 }), (seed, count) => {
        const state = seedChaCha8(seed);
        for (const word of [...draw(state, count), ...state.key]) expect(word).toBe(word | 0);
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
        expect(draw(JSON.parse(JSON.stringify(state)), 3)).toEqual(draw(state, 3));
      }),
    );
  });

  it('has a clone that draws the same words and leaves it alone', () => {
    const state = seedChaCha8('clone');
    draw(state, 13);
    const before = JSON.stringify(state);
    const clone = cloneGenerator(state) as ChaCha8State;
    const ahead = draw(clone, 20);
    expect(JSON.stringify(state)).toBe(before);
    expect(draw(state, 20)).toEqual(ahead);
  });
});
