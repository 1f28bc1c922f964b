import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { randomSeed, type Seed, UsageError } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { isSeed, seedChaCha8, seedSfc32 } from '../../src/kernel/generator.js';

const uint32 = fc.integer({ min: 0, max: 0xffffffff });

describe('randomSeed', () => {
  it('makes 32 hexadecimal digits', () => {
    expect(randomSeed()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('makes another one each time', () => {
    expect(new Set(Array.from({ length: 1000 }, () => randomSeed())).size).toBe(1000);
  });

  it('makes seeds', () => {
    expect(isSeed(randomSeed())).toBe(true);
  });
});

describe('isSeed', () => {
  it.each([
    ['an empty text', ''],
    ['a text', 'any text, Þór too'],
    ['a text of 1024 characters', 'x'.repeat(1024)],
    ['four words', [0, 1, 2, 0xffffffff]],
  ])('permits %s', (_, value) => {
    expect(isSeed(value)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['a longer text', 'x'.repeat(1025)],
    ['nothing', undefined],
    ['null', null],
    ['a number', 42],
    ['NaN', Number.NaN],
    ['a bigint', 1n],
    ['a symbol', Symbol('seed')],
    ['a function', () => 'seed'],
    ['a text object', Object('seed')],
    ['three words', [1, 2, 3]],
    ['five words', [1, 2, 3, 4, 5]],
    ['a negative word', [1, 2, 3, -1]],
    ['a word of 33 bits', [1, 2, 3, 2 ** 32]],
    ['a fractional word', [1, 2, 3, 0.5]],
    ['a word that is NaN', [1, 2, 3, Number.NaN]],
    ['a word that is a text', [1, 2, 3, '4']],
    ['a list with a hole', Object.assign(new Array(4), { 0: 1, 1: 2, 3: 4 })],
    ['an empty list of four', new Array(4)],
    ['an object like a list', { length: 4, 0: 1, 1: 2, 2: 3, 3: 4 }],
    ['a typed array', new Uint32Array(4)],
    ['an object from hostile JSON', JSON.parse('{"__proto__":[1,2,3,4]}')],
  ])('refuses %s', (_, value) => {
    expect(isSeed(value)).toBe(false);
    expect(() => seedChaCha8(value as Seed)).toThrow(UsageError);
    expect(() => seedSfc32(value as Seed)).toThrow(UsageError);
  });
});

describe('a key', () => {
  it('is SHA-256 over a label and the text, read as little-endian words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (seed) => {
        const hash = createHash('sha256').update('holmgang seed 1 text:').update(seed, 'utf8').digest();
        expect(seedChaCha8(seed).key).toEqual(Array.from({ length: 8 }, (_, i) => hash.readInt32LE(4 * i)));
      }),
    );
  });

  it('is SHA-256 over a label and the words in big-endian order', () => {
    fc.assert(
      fc.property(fc.tuple(uint32, uint32, uint32, uint32), (seed) => {
        const body = Buffer.alloc(16);
        seed.forEach((word, i) => {
          body.writeUInt32BE(word, 4 * i);
        });
        const hash = createHash('sha256').update('holmgang seed 1 words:').update(body).digest();
        expect(seedChaCha8(seed).key).toEqual(Array.from({ length: 8 }, (_, i) => hash.readInt32LE(4 * i)));
      }),
    );
  });

  it('differs from seed to seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        fc.pre(a !== b);
        expect(seedChaCha8(a).key).not.toEqual(seedChaCha8(b).key);
      }),
    );
  });
});
