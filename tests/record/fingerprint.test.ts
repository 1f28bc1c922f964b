// What fingerprints, links and seals are made of; frozen, because records last.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { canonicalJson, isEqual } from 'holmgang';
import { formatRecord, parseRecord, record, resume, verify } from 'holmgang/record';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../src/record/fingerprint.js';
import { type Json, json, pairOf } from '../kernel/json.js';
import { rule } from '../rule.js';
import { duel } from '../toys/duel/definition.js';
import { nim } from '../toys/nim.js';

/** Leaves that are easily taken for each other. */
const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    false,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    -1,
    0.5,
    2 ** 31,
    2 ** 32,
    '',
    'a',
    '0',
    'null',
    [],
    {},
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((x) => !Object.is(x, -0)),
  fc.string({ maxLength: 4 }),
);

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

describe('a fingerprint', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.integer(), json, (previous, value) => {
        expect(fingerprint(previous, reversed(value))).toBe(fingerprint(previous, value));
      }),
    );
  });

  it('is 32 bits', () => {
    fc.assert(
      fc.property(fc.integer(), json, (previous, value) => {
        const print = fingerprint(previous, value);
        expect(print | 0).toBe(print);
      }),
    );
  });

  it('changes with any change, and with what came before', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.integer(), fc.integer(), pairOf(json), (previous, other, [value, next]) => {
        if (previous !== other) expect(fingerprint(other, value)).not.toBe(fingerprint(previous, value));
        if (isEqual(value, next)) return;
        compared += 1;
        expect(fingerprint(previous, next)).not.toBe(fingerprint(previous, value));
      }),
      { numRuns: 2000 },
    );
    expect(compared).toBeGreaterThan(300);
  });

  it('tells leaves of every kind apart, after anything and in any place', () => {
    const places: readonly ((value: Json) => Json)[] = [
      (value) => value,
      (value) => [value],
      (value) => [value, 1],
      (value) => ({ a: value }),
      (value) => ({ a: value, b: 1 }),
      (value) => ({ '': value }),
      (value) => [{ type: 'x', list: [0, value] }],
    ];
    fc.assert(
      fc.property(fc.noBias(fc.integer()), leaf, leaf, (previous, one, other) => {
        fc.pre(!isEqual(one, other));
        for (const place of places)
          expect(fingerprint(previous, place(one))).not.toBe(fingerprint(previous, place(other)));
      }),
      { numRuns: 3000 },
    );
  });

  it('counts a field that seems to say nothing', () => {
    const values: readonly Json[] = [
      {},
      { '': 0 },
      { '': null },
      { 0: 0 },
      { '': 0, 0: 0 },
      [],
      [0],
      [[]],
      0,
    ];
    expect(new Set(values.map((value) => fingerprint(0, value))).size).toBe(values.length);
  });

  it('tells apart what two fields have exchanged', () => {
    const seen = { pairs: 0, same: 0 };
    const names = Array.from({ length: 60 }, (_, i) => `field${i}`);
    for (const a of names) {
      for (const b of names) {
        if (a >= b) continue;
        for (const [x, y] of [
          [0, 1],
          [1, 2],
          [3, 5],
          [0, 7],
          ['a', 'b'],
          [true, false],
          [null, 0],
        ] as const) {
          seen.pairs += 1;
          if (fingerprint(0, { [a]: x, [b]: y }) === fingerprint(0, { [a]: y, [b]: x })) seen.same += 1;
        }
      }
    }
    expect(seen).toEqual({ pairs: 12_390, same: 0 });
  });

  it.each<readonly [Json, number]>([
    [null, 931473845],
    [false, -1723007083],
    [true, -82336399],
    [0, 1401222367],
    [1, -1253199681],
    [-1, 239349488],
    [2 ** 31, 566333373],
    [0.5, -1480555587],
    ['', -1834063189],
    ['a', -1701488907],
    ['Þór', -1660575146],
    [[], -763948115],
    [[1, [2]], 1192556019],
    [{}, 1153083110],
    [{ a: 1, b: { c: [null] } }, -1786724611],
  ])('of %j is frozen', (value, print) => {
    expect(fingerprint(7, value)).toBe(print);
  });
});

/** A record as it was written when the format was new. */
const TINY = `holmgang record "holmgang-record-1"
package "0.0.0"
game "nim"
ruleset "toy" 1 "b7ead7a5bbb29685c622c2d1a629bf05f9ec50b1647124bf68a161437e2accf1"
seed "tiny"
fair null
setup {}
opening 278f0244
0 take count=3 ; d63a7c0a
1 offerDraw ; ffd36857
0 acceptDraw ; f141de86
state "093cb2f778fdb6cb319f71dafa0bcfa84bbc6503155529347db74f614347f0c8"
result null 0.5 0.5 "agreement" "K-DRW-02"
seal "fe993098cf4fbe5dd88dec69aacb37381c02ba99ae322fcf249f412216660431"
`;

describe('a tiny record', () => {
  const kept = parseRecord(TINY);

  rule(['K-REC-05', 'K-REC-08'], 'is frozen to the last byte', () => {
    expect(verify(kept, nim)).toMatchObject({ ok: true, plies: 3 });
    const match = resume(kept, nim, 0);
    for (const action of kept.actions) expect(match.apply(action as never)).toMatchObject({ ok: true });
    expect(formatRecord(match.toRecord())).toBe(TINY);
  });

  rule('K-REC-05', 'has links that follow from action and events, each from the one before', () => {
    const { format, package: version, game, ruleset, seed, fair, setup } = kept;
    const origin = { format, package: version, game, ruleset, seed, fair, setup };
    let { state, events } = nim.start({ seed: 'tiny' });
    let link = fingerprint(fingerprint(0, origin), events);
    const links = [link >>> 0];
    for (const action of kept.actions) {
      const applied = nim.apply(state, action as never);
      if (!applied.ok) throw new Error('refused');
      ({ state, events } = applied);
      link = fingerprint(fingerprint(link, action), events);
      links.push(link >>> 0);
    }
    expect(kept.chain).toEqual(links);
  });

  rule('K-REC-08', 'has a seal that is SHA-256 over origin, actions, last link and outcome', () => {
    const long = record(duel, { seed: 'long texts', size: 6 });
    for (let i = 0; i < 300; i++)
      long.apply(i % 2 === 0 ? duel.actions.offerDraw(0) : duel.actions.declineDraw(1));
    for (const whole of [kept, long.toRecord()]) {
      const { actions, chain, checkpoints, state, result, seal, ...origin } = whole;
      const text = [
        'holmgang record 1\n',
        `${canonicalJson(origin)}\n`,
        ...actions.map((action) => `${canonicalJson(action)}\n`),
        canonicalJson([chain.at(-1), { checkpoints, state, result }]),
      ].join('');
      expect(seal).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }
  });
});
