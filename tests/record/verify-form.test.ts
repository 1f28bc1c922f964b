// What is no record at all is refused as such, and nothing makes verification throw.
import fc from 'fast-check';
import { UsageError } from 'holmgang';
import { bjj } from 'holmgang/bjj';
import { type MatchRecord, parseRecord, replay, resume, verify } from 'holmgang/record';
import { arbHostile } from 'holmgang/testing';
import { describe, expect, it } from 'vitest';
import { rule } from '../rule.js';
import { nim } from '../toys/nim.js';
import { BJJ, expectRefuted, longNim, recorded, SMALL_DUEL } from './matches.js';

const kept = recorded(BJJ, 'form');
const FIELDS = Object.keys(kept) as (keyof MatchRecord)[];

/** The paths of the problems of a value that must be refused for its form. */
function problemPaths(value: unknown): readonly string[] {
  const { problems } = expectRefuted(value, bjj, 'BAD_RECORD', 'K-REC-01');
  expect(problems.length).toBeGreaterThan(0);
  return problems.map(({ path }) => path);
}

function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { value };
  return value;
}

/** Sound when it is first read, and never again. */
function turncoat(): unknown {
  let reads = 0;
  return Object.defineProperty({ ...kept }, 'seed', {
    enumerable: true,
    get() {
      reads += 1;
      if (reads > 1) throw new Error('read twice');
      return kept.seed;
    },
  });
}

describe('a record', () => {
  rule.each(FIELDS)('K-REC-01', 'without %s, or with anything else for it, is none', (field) => {
    const { [field]: _, ...lacking } = kept;
    expect(problemPaths(lacking)).toEqual([field]);
    for (const wrong of [undefined, Number.NaN, 7.5, true, [], [null], new Map(), () => 1, 1n]) {
      // An empty list can be the list of checkpoints.
      if (field === 'checkpoints' && Array.isArray(wrong) && wrong.length === 0) continue;
      const [path = ''] = problemPaths({ ...kept, [field]: wrong });
      expect(path === field || path.startsWith(`${field}.`) || field === 'actions').toBe(true);
    }
  });

  rule('K-REC-01', 'has no other fields', () => {
    expect(problemPaths({ ...kept, extra: 1 })).toEqual(['extra']);
    expect(problemPaths({ ...kept, ruleset: { ...kept.ruleset, game: 'bjj' } })).toEqual(['ruleset.game']);
    expect(problemPaths({ ...kept, result: { ...kept.result, extra: 1 } })).toEqual(['result.extra']);
    expect(problemPaths({ ...kept, setup: { seed: kept.seed } })).toEqual(['setup.seed']);
  });

  rule('K-REC-01', 'has no prototype among its fields, at any depth', () => {
    const json = JSON.stringify(kept);
    const places: readonly [RegExp, string][] = [
      [/^\{/, '__proto__'],
      [/"ruleset":\{/, 'ruleset.__proto__'],
      [/"setup":\{/, 'setup.__proto__'],
      [/"actions":\[\{/, 'actions.0.__proto__'],
    ];
    for (const [place, path] of places) {
      const member = place.source.includes('setup') ? '"__proto__":{"a":1}' : '"__proto__":{"a":1},';
      const forged = JSON.parse(json.replace(place, (found) => `${found}${member}`));
      expect(problemPaths(forged)).toEqual([path]);
    }
    expect(problemPaths(Object.create(kept))).toEqual(['']);
  });

  rule.each<readonly [string, unknown, string]>([
    ['another format', { format: 'holmgang-record-2' }, 'format'],
    ['a version of 0', { ruleset: { ...kept.ruleset, version: 0 } }, 'ruleset.version'],
    ['a version and a half', { ruleset: { ...kept.ruleset, version: 1.5 } }, 'ruleset.version'],
    ['a version of NaN', { ruleset: { ...kept.ruleset, version: Number.NaN } }, 'ruleset.version'],
    [
      'a digest in capitals',
      { ruleset: { ...kept.ruleset, digest: kept.state.toUpperCase() } },
      'ruleset.digest',
    ],
    ['a short seal', { seal: kept.seal.slice(1) }, 'seal'],
    ['a line behind the seal', { seal: `${kept.seal}\n` }, 'seal'],
    ['a link below zero', { chain: [-1, ...kept.chain.slice(1)] }, 'chain.0'],
    ['a link of 33 bits', { chain: [2 ** 32, ...kept.chain.slice(1)] }, 'chain.0'],
    ['a link too few', { chain: kept.chain.slice(1) }, 'chain'],
    ['a link too many', { chain: [...kept.chain, 0] }, 'chain'],
    ['a checkpoint too many', { checkpoints: [kept.state] }, 'checkpoints'],
    ['a huge name', { game: 'x'.repeat(100_000) }, 'game'],
    ['a huge seed', { seed: 'x'.repeat(1025) }, 'seed'],
    ['a seed of −0', { seed: [-0, 0, 0, 0] }, 'seed.0'],
    ['a seed with a hole', { seed: Object.assign([1, 2, 3], { length: 4 }) }, 'seed'],
    ['three scores', { result: { ...kept.result, scores: [1, 0, 0] } }, 'result.scores'],
    ['a score of two', { result: { ...kept.result, scores: [2, 0] } }, 'result.scores.0'],
    ['an action without a type', { actions: [{ seat: 0 }], chain: [0, 0] }, 'actions.0'],
    ['a list for an action', { actions: [['concede', 0]], chain: [0, 0] }, 'actions.0'],
    [
      'NaN in an action',
      { actions: [{ type: 'take', seat: 0, count: Number.NaN }], chain: [0, 0] },
      'actions.0.count',
    ],
    ['an infinite option', { setup: { size: Number.POSITIVE_INFINITY } }, 'setup.size'],
    ['an undefined option', { setup: { size: undefined } }, 'setup.size'],
    ['a date among the options', { setup: { size: new Date(0) } }, 'setup.size'],
  ])('K-REC-01', 'with %s is none', ([, change, path]) => {
    expect(problemPaths({ ...kept, ...(change as object) })[0]).toBe(path);
  });

  rule('K-REC-01', 'has as many checkpoints as 256 actions require', () => {
    const long = longNim(300).toRecord();
    const { problems } = expectRefuted({ ...long, checkpoints: [] }, nim, 'BAD_RECORD', 'K-REC-01');
    expect(problems.map(({ path }) => path)).toEqual(['checkpoints']);
  });

  rule('K-REC-01', 'is read once, so that no getter changes its mind', () => {
    expect(verify(turncoat(), bjj)).toMatchObject({ ok: true });
    const trap = Object.defineProperty({ ...kept }, 'seed', {
      enumerable: true,
      get() {
        throw new Error('a getter that throws');
      },
    });
    expectRefuted(trap, bjj, 'BAD_RECORD', 'K-REC-01');
    const setup = Object.defineProperty({}, 'size', {
      enumerable: true,
      get: () => {
        throw new Error('trap');
      },
    });
    expectRefuted({ ...kept, setup }, bjj, 'BAD_RECORD', 'K-REC-01');
  });

  rule('K-REC-01', 'is neither cyclic nor endlessly deep', () => {
    const cycle: Record<string, unknown> = { type: 'commit' };
    cycle.self = cycle;
    cycle.twin = cycle;
    expect(problemPaths({ ...kept, setup: cycle })[0]).toMatch(/^setup\.self\./);
    expect(problemPaths({ ...kept, actions: [cycle], chain: [0, 0] })[0]).toMatch(/^actions\.0\.self\./);
    for (const levels of [64, 10_000])
      expect(problemPaths({ ...kept, setup: { deep: deep(levels) } })[0]).toMatch(/^setup\.deep\./);
  });

  it('lists no more than some problems of a hopeless one', () => {
    for (const action of [{ type: 'take', count: Number.NaN }, null]) {
      const actions = Array.from({ length: 100_000 }, () => action);
      expect(problemPaths({ ...kept, actions }).length).toBeLessThan(200);
    }
  });
});

describe('verification', () => {
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), arbHostile()), (value) => {
        expect(verify(value, bjj)).toMatchObject({ ok: false, code: 'BAD_RECORD', rule: 'K-REC-01' });
        expect(() => replay(value as MatchRecord, bjj)).toThrow(UsageError);
        expect(() => resume(value as MatchRecord, bjj)).toThrow(UsageError);
        expect(() => parseRecord(value as string)).toThrow(UsageError);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws for a record with anything in one of its fields, and never accepts it', () => {
    const whole = recorded(SMALL_DUEL, 'mutated');
    const { game } = SMALL_DUEL;
    const place = fc.tuple(
      fc.constantFrom(...FIELDS),
      fc.oneof(fc.anything(), arbHostile(whole.actions)),
      fc.nat(),
    );
    let accepted = 0;
    fc.assert(
      fc.property(place, ([field, value, at]) => {
        const inner = whole[field];
        const spoilt =
          Array.isArray(inner) && inner.length > 0
            ? inner.map((old, i) => (i === at % inner.length ? value : old))
            : value;
        if (verify({ ...whole, [field]: spoilt }, game).ok) accepted += 1;
      }),
      { numRuns: 2000 },
    );
    // Only by chance is what was put in what stood there: an empty list of checkpoints, no fair seed.
    expect(accepted).toBeLessThan(200);
    expect(verify(whole, game).ok).toBe(true);
  });
});
