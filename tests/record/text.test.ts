// The compact form says everything that JSON says, in both directions.
import fc from 'fast-check';
import { type AnyAction, UsageError } from 'holmgang';
import {
  CHECKPOINT,
  formatRecord,
  type MatchRecord,
  parseRecord,
  RECORD_FORMAT,
  verify,
} from 'holmgang/record';
import { describe, expect, it } from 'vitest';
import { type Json, json, jsonObject } from '../kernel/json.js';
import { rule } from '../rule.js';
import { fairRecord } from './fair-seeds.js';
import { BJJ, KINDS, type Kind, longNim, make, played, recorded } from './matches.js';

const digest = fc.stringMatching(/^[0-9a-f]{64}$/);
const link = fc.integer({ min: 0, max: 0xffffffff });
const anyText = (maxLength: number) =>
  fc.oneof(
    fc.string({ maxLength }),
    fc
      .string({ maxLength: Math.floor(maxLength / 2), unit: 'grapheme' })
      .map((text) => text.slice(0, maxLength)),
    fc.constantFrom(
      'null',
      'true',
      '0',
      '-0',
      '1e3',
      'a b',
      ' ',
      '',
      ';',
      'a;b',
      '"',
      "'",
      '\\',
      'a=b',
      '[',
      '}',
      '{}',
      '\u2028',
      '\ud800',
      'x\ny',
      'x\ry',
      '\u00a0',
      '\ufeff',
      'arbiter',
      '-',
      'state',
      'toString',
    ),
  );

const odd: fc.Arbitrary<Json> = fc.oneof(
  json,
  anyText(20),
  fc.constantFrom<Json>([], {}, [[]], ['a b', '"', ']'], { '}': '{' }, 1e21, 1e-7, -1, 0.1, 2 ** 53, {
    a: { 'b ; c': ['\\"'] },
  }),
);
const oddName = fc
  .oneof(anyText(12), fc.constantFrom('by', 'seat', 'type2'))
  .filter((name) => name !== '__proto__');

const oddAction = fc
  .tuple(
    fc.record({ type: anyText(20) }),
    fc.constantFrom<object>(
      {},
      { seat: 0 },
      { seat: 1 },
      { seat: 'both' },
      { by: 'arbiter' },
      { seat: 0, by: 'arbiter' },
      { seat: 1, by: 1 },
      { seat: null },
      { seat: 2 },
    ),
    fc.dictionary(oddName, odd, { maxKeys: 4, noNullPrototype: true }),
  )
  .map(([type, actor, fields]) => ({ ...fields, ...actor, ...type }) as AnyAction);

const party = (name: string) =>
  fc.record({ party: fc.constant(name), commitment: digest, secret: anyText(128) });
const fair = fc.record({
  match: anyText(200).filter((text) => text !== ''),
  parties: fc
    .uniqueArray(
      anyText(60).filter((text) => text !== ''),
      { minLength: 2, maxLength: 4 },
    )
    .chain((names) => fc.tuple(...names.map(party))),
});

/** Records of the right form; matches of no game. They go through JSON, because fast-check makes some without prototype. */
const formRecord: fc.Arbitrary<MatchRecord> = fc
  .record({
    format: fc.constant(RECORD_FORMAT),
    package: anyText(64),
    game: anyText(64),
    ruleset: fc.record({ name: anyText(64), version: fc.integer({ min: 1, max: 1e6 }), digest }),
    seed: fc.oneof(anyText(200), fc.tuple(link, link, link, link)),
    fair: fc.option(fair),
    setup: jsonObject.filter((setup) => !Object.hasOwn(setup, 'seed')),
    actions: fc.array(oddAction, { maxLength: 8 }),
    state: digest,
    result: fc.option(
      fc.record({
        winner: fc.constantFrom(0, 1, null),
        scores: fc.tuple(fc.constantFrom(0, 0.5, 1), fc.constantFrom(0, 0.5, 1)),
        reason: anyText(64),
        rule: anyText(64),
      }),
    ),
    seal: digest,
  })
  .chain((rest) => {
    const { length } = rest.actions;
    return fc
      .array(link, { minLength: length + 1, maxLength: length + 1 })
      .map((chain) => JSON.parse(JSON.stringify({ ...rest, chain, checkpoints: [] })) as MatchRecord);
  });

/** What comes back from the compact form. */
function there(record: MatchRecord): MatchRecord {
  return parseRecord(formatRecord(record));
}

const REAL = [
  ...KINDS.map((kind) => recorded(kind, 'text')),
  recorded(BJJ, 'text', 3),
  fairRecord(),
  longNim(600).toRecord(),
];

describe('the compact form', () => {
  it('of any record is read back as the same', () => {
    fc.assert(
      fc.property(formRecord, (record) => {
        expect(there(record)).toStrictEqual(record);
        expect(parseRecord(JSON.stringify(record))).toStrictEqual(record);
        expect(formatRecord(there(record))).toBe(formatRecord(record));
      }),
      { numRuns: 1000 },
    );
  });

  it('of a match is read back, and the match is the same one', () => {
    for (const record of REAL) {
      const kind = KINDS.find(
        ({ game }) => game.ruleset.name === record.ruleset.name && game.id === record.game,
      );
      expect(there(record)).toStrictEqual(record);
      expect(verify(there(record), kind?.game as Kind['game'])).toMatchObject({ ok: true });
    }
  });

  it('has one line for each action', () => {
    for (const record of REAL) {
      const text = formatRecord(record);
      const parties = record.fair?.parties.length ?? 0;
      expect(text.split('\n')).toHaveLength(12 + parties + record.actions.length + record.checkpoints.length);
      expect(text.match(/^(0|1|arbiter) \w+.* ; [0-9a-f]{8}$/gm) ?? []).toHaveLength(record.actions.length);
    }
  });

  it('reads like what happened', () => {
    const match = played(BJJ, 'readable', 1);
    make(match, { type: 'disqualify', seat: 'both', by: 'arbiter' });
    const lines = formatRecord(match.toRecord()).split('\n');
    expect(lines[0]).toBe('holmgang record "holmgang-record-1"');
    expect(lines[8]).toMatch(/^[01] commit category=\w+ techniqueId=\w+ ; /);
    expect(lines[9]).toMatch(/^arbiter disqualify seat=both ; /);
    expect(lines[11]).toBe('result null 0 0 "disqualified" "K-ARB-02"');
  });

  it('does not mind line ends and white space between values', () => {
    for (const record of REAL) {
      const text = formatRecord(record);
      const widened = text
        .replace(/^(.*) ; /gm, '  $1\t ;   ')
        .replace(/^(seed|setup|state|seal|game) /gm, '\t$1 \t ');
      for (const changed of [
        text.replaceAll('\n', '\r\n'),
        text.replaceAll('\n', '\n\n \t\n'),
        `\n\n${text}\n\n`,
        text.trimEnd(),
        text.replaceAll('\n', '  \n'),
        widened,
      ]) {
        expect(changed).not.toBe(text);
        expect(parseRecord(changed)).toStrictEqual(record);
      }
    }
  });

  it('takes words with and without quotes', () => {
    const [record] = REAL as [MatchRecord];
    const text = formatRecord(record)
      .replace('0 take count=', '0 "take" "count"=')
      .replace('game "nim"', 'game nim');
    expect(text).toContain('"count"=');
    expect(parseRecord(text)).toStrictEqual(record);
  });
});

describe('JSON', () => {
  it('of a record is read back as the same', () => {
    for (const record of REAL) {
      for (const text of [
        JSON.stringify(record),
        JSON.stringify(record, null, 2),
        `\n ${JSON.stringify(record)} \n`,
      ]) {
        expect(parseRecord(text)).toStrictEqual(record);
      }
    }
  });

  rule('K-REC-01', 'that is no record is refused with every problem', () => {
    const [record] = REAL as [MatchRecord];
    const read = () => parseRecord(JSON.stringify({ ...record, seal: 'x', seed: 1, extra: 0 }));
    expect(read).toThrow(UsageError);
    expect(read).toThrow(/^BAD_RECORD.*K-REC-01.*extra.*seed.*seal/s);
    expect(() => parseRecord('{"format"')).toThrow(/^BAD_RECORD/);
    expect(() => parseRecord('{}')).toThrow(/^BAD_RECORD.*format/s);
  });
});

it('a checkpoint comes after every 256th action, in its place', () => {
  const text = formatRecord(longNim(2 * CHECKPOINT).toRecord()).split('\n');
  expect(text.flatMap((line, i) => (line.startsWith('checkpoint') ? [i] : []))).toEqual([
    8 + CHECKPOINT,
    9 + 2 * CHECKPOINT,
  ]);
});
