// The JSON Schema that comes with the package says what the module says of the form of records.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { bjj } from 'holmgang/bjj';
import { type MatchRecord, verify } from 'holmgang/record';
import { describe, expect, it } from 'vitest';
import { fairRecord } from './fair-seeds.js';
import { BJJ, KINDS, longNim, recorded } from './matches.js';

const schema = JSON.parse(
  readFileSync(new URL('../../rulesets/kernel/record.schema.json', import.meta.url), 'utf8'),
);
const satisfies = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

/** Whether the module takes a value for a record, true or not. */
function hasForm(value: unknown): boolean {
  const verdict = verify(value, bjj);
  return verdict.ok || verdict.code !== 'BAD_RECORD';
}

const RECORDS: readonly MatchRecord[] = [
  ...KINDS.map((kind) => recorded(kind, 'schema')),
  recorded(BJJ, 'schema', 2),
  fairRecord(),
  longNim(300).toRecord(),
];

type Path = readonly (string | number)[];

/** The path to every part of a value. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()].slice(0, 3) : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf((value as Record<string, unknown>)[key], [...path, key]))];
}

/** A copy with one part replaced, removed or joined by another. */
function changed(record: MatchRecord, path: Path, kind: 'set' | 'delete' | 'add', value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify({ record }));
  let branch = copy;
  for (const key of ['record', ...path.slice(0, -1)]) branch = branch[key];
  const last = path.at(-1) ?? 'record';
  if (path.length === 0) branch = copy;
  if (kind === 'set') branch[last] = value;
  else if (kind === 'delete') Array.isArray(branch) ? branch.splice(Number(last), 1) : delete branch[last];
  else Array.isArray(branch) ? branch.push(value) : Object.assign(branch, { added: value });
  return copy.record;
}

const VALUES: readonly unknown[] = [
  null,
  0,
  1,
  -1,
  0.5,
  2 ** 32,
  1e7,
  '',
  'x',
  'x'.repeat(65),
  'x'.repeat(1100),
  'ab'.repeat(32),
  true,
  [],
  {},
  [0],
  { type: 'x' },
  { type: 5 },
  { seed: 1 },
  [1, 2, 3, 4],
];

/** What JSON Schema cannot say: lists whose lengths depend on each other, and parties that differ. */
function isBeyondSchema(value: MatchRecord): boolean {
  const { actions, chain, checkpoints, fair } = value;
  const names = fair?.parties.map(({ party }) => party) ?? [];
  return (
    chain.length !== actions.length + 1 ||
    checkpoints.length !== Math.floor(actions.length / 256) ||
    new Set(names).size < names.length
  );
}

describe('the schema', () => {
  it('is satisfied by every record', () => {
    for (const record of RECORDS) expect(satisfies(record), JSON.stringify(satisfies.errors)).toBe(true);
  });

  it('agrees with the module on every record with one thing changed', () => {
    const places = RECORDS.flatMap((record) => pathsOf(record).map((path) => ({ record, path })));
    const found = { good: 0, bad: 0, beyond: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom('set', 'delete', 'add'),
        fc.constantFrom(...VALUES),
        ({ record, path }, kind, value) => {
          const forged = changed(record, path, kind as 'set', value);
          const isGood = satisfies(forged);
          if (isGood && isBeyondSchema(forged as MatchRecord)) {
            found.beyond += 1;
            expect(hasForm(forged)).toBe(false);
          } else {
            found[isGood ? 'good' : 'bad'] += 1;
            expect(hasForm(forged)).toBe(isGood);
          }
        },
      ),
      { numRuns: 4000 },
    );
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(50);
  });

  it.each<readonly [string, object]>([
    ['a name of 64 characters that need two units each', { game: '\u{1F5E1}'.repeat(64) }],
    ['−0', { seed: [-0, 0, 0, 0] }],
    ['a field called __proto__ among the options', { setup: JSON.parse('{"__proto__":1}') }],
    ['more than 64 levels', { setup: JSON.parse(`{"a":${'['.repeat(70)}${']'.repeat(70)}}`) }],
  ])('lets %s pass, which the module refuses', (_, change) => {
    const forged = { ...RECORDS[3], ...change };
    expect(satisfies(forged)).toBe(true);
    expect(hasForm(forged)).toBe(false);
  });

  it('is named as the format is', () => {
    expect(schema.$id).toBe(schema.properties.format.const);
    expect([...schema.required].sort()).toEqual(Object.keys(RECORDS[0] as object).sort());
  });
});
