import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { canonicalJson, digestOf, UsageError } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { copyOf, type Json, json } from './json.js';

/** The same value with its keys in code-unit order, rebuilt independently. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  const entries = keys.map((key) => [key, sorted(value[key] as Json)] as const);
  return Object.fromEntries(entries);
}

/** The same value with its keys in reverse order. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

function hasIndexKey(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value) && Object.keys(value).some((key) => /^\d+$/.test(key))) return true;
  return Object.values(value).some(hasIndexKey);
}

describe('digestOf', () => {
  it('is SHA-256 over JSON with sorted keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        // JSON.stringify puts index-like keys first, so that only the other ones can be sorted by rebuilding.
        fc.pre(!hasIndexKey(value));
        const text = JSON.stringify(sorted(value));
        expect(canonicalJson(value)).toBe(text);
        expect(digestOf(value)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  it('does not depend on the order of keys, and survives a JSON round trip', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(digestOf(reversed(value))).toBe(digestOf(value));
        expect(digestOf(copyOf(value))).toBe(digestOf(value));
        expect(JSON.parse(canonicalJson(value))).toStrictEqual(value);
      }),
    );
  });

  it('is frozen', () => {
    expect(digestOf({ b: [1, 2.5, 'Þór'], a: null, '10': true, '9': false })).toBe(
      createHash('sha256').update('{"10":true,"9":false,"a":null,"b":[1,2.5,"Þór"]}').digest('hex'),
    );
    expect(digestOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
    expect(digestOf('ð')).toBe(createHash('sha256').update('"ð"', 'utf8').digest('hex'));
  });

  it('writes −0 as 0, and sorts keys by code unit', () => {
    expect(canonicalJson([-0, 0])).toBe('[0,0]');
    expect(canonicalJson({ b: 1, a: 1, B: 1, '\u{1F5E1}': 1, '\uFF00': 1 })).toBe(
      '{"B":1,"a":1,"b":1,"\u{1F5E1}":1,"\uFF00":1}',
    );
    expect(canonicalJson('\ud800')).toBe('"\\ud800"');
  });

  it('tells values apart', () => {
    const values: unknown[] = [
      null,
      0,
      '0',
      false,
      [],
      {},
      [null],
      { a: null },
      [[]],
      '',
      'a',
      ['a', 'b'],
      ['a,b'],
    ];
    expect(new Set(values.map(digestOf)).size).toBe(values.length);
  });

  const cycle: { self?: object } = {};
  cycle.self = cycle;
  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['an undefined field', { a: undefined }],
    ['NaN', [Number.NaN]],
    ['an infinity', { x: Number.POSITIVE_INFINITY }],
    ['a function', { f: () => 1 }],
    ['a symbol', [Symbol('s')]],
    ['a bigint', 1n],
    ['a cycle', cycle],
    ['a list with a hole', new Array(1)],
    ['a map', new Map([[1, 2]])],
    ['a date', new Date(0)],
    ['a class instance', new (class Card {})()],
    ['65 levels', JSON.parse('['.repeat(65) + ']'.repeat(65))],
  ])('refuses %s', (_, value) => {
    expect(() => digestOf(value)).toThrow(UsageError);
    expect(() => canonicalJson(value)).toThrow(/NOT_JSON/);
  });

  it('permits 64 levels, objects without a prototype, and a value that stands in two places', () => {
    expect(canonicalJson(JSON.parse('['.repeat(64) + ']'.repeat(64)))).toHaveLength(128);
    expect(canonicalJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
    const twice = { x: 1 };
    expect(canonicalJson([twice, twice])).toBe('[{"x":1},{"x":1}]');
  });
});
