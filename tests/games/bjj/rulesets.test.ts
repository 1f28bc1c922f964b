// Rulesets: their digests, what enters into them, and what becomes of states and rulesets from elsewhere.

import { type Problem, type Seat, UsageError } from 'holmgang';
import {
  type BjjGame,
  type BjjOptions,
  type BjjRulesetInput,
  type BjjRulesetName,
  type BjjState,
  bjj,
  bjjRulesets,
  type Commit,
  createBjj,
  DEFAULT_OPTIONS,
  digestRuleset,
  type Technique,
  type TechniqueSet,
} from 'holmgang/bjj';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule.js';

const NAMES = Object.keys(bjjRulesets) as BjjRulesetName[];
const house = bjjRulesets.standard.set;
const usual = digestRuleset(DEFAULT_OPTIONS, house);

function refusal(ruleset: unknown): UsageError {
  try {
    createBjj(ruleset as BjjRulesetInput);
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('the ruleset was accepted');
}

describe('the named rulesets', () => {
  it('are four', () => {
    expect(NAMES).toEqual(['standard', 'strict-transitions', 'no-dice', 'tournament']);
  });

  it.each(NAMES)('%s has the digest of its options and data', (name) => {
    const { digest, options, set } = bjjRulesets[name];
    const right = digestRuleset(options, set);
    expect(digest, `the digest of ${name} should be ${right}`).toBe(right);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each(NAMES)('%s is what the game says it plays', (name) => {
    const { version, digest, options, set } = bjjRulesets[name];
    const game = createBjj(name);
    expect(game.id).toBe('bjj');
    expect(game.ruleset).toEqual({ game: 'bjj', name, version, digest });
    expect(game.rules.options).toEqual(options);
    expect(game.rules.set).toEqual(set);
    expect(game.setup({ seed: 'x' }).ruleset).toEqual(game.ruleset);
  });

  it('set what rulings.md says they set', () => {
    expect(bjjRulesets.standard.options).toEqual(DEFAULT_OPTIONS);
    expect(bjjRulesets.tournament.options).toEqual(DEFAULT_OPTIONS);
    expect(bjjRulesets['strict-transitions'].options).toEqual({
      ...DEFAULT_OPTIONS,
      transition: { minTier: 'major' },
    });
    expect(bjjRulesets['no-dice'].options).toEqual({ ...DEFAULT_OPTIONS, die: 'none' });
    for (const name of NAMES) expect(bjjRulesets[name].set).toBe(house);
  });

  rule(['BJ-SET-01', 'BJ-AI-06'], 'the defaults are those of the table of options', () => {
    expect(DEFAULT_OPTIONS).toEqual({
      transition: { minTier: 'minor' },
      start: { position: 'standing', role: 'neutral' },
      tokens: { onFull: 'drop', consumeRequired: false },
      control: { minTier: 'minor', resetOnTransition: false },
      ai: {
        rest: 'nonBest',
        weights: {
          modifier: 2,
          submission: 4,
          points: 1.5,
          escape: 2,
          reward: 3,
          strip: 2,
          risky: -1,
          contest: 2,
          build: 2,
          defend: 2,
          sweep: 1,
        },
      },
      risk: { penalty: 'none' },
      commit: { revisable: false },
      die: 'd6',
      limits: { points: 12, turns: 20, tokens: 2, pips: 2 },
      tie: 'coin',
    });
  });
});

// --- what a digest covers ----------------------------------------------------------------------------------------------------

/** Every option that decides matches, set to something else. */
const OTHER_OPTIONS: readonly { option: string; options: NonNullable<BjjRulesetInput['options']> }[] = [
  { option: 'transition.minTier', options: { transition: { minTier: 'major' } } },
  { option: 'start.position', options: { start: { position: 'clinch' } } },
  { option: 'start.role', options: { start: { position: 'mount', role: 'top' } } },
  { option: 'start.role', options: { start: { position: 'mount', role: 'bottom' } } },
  { option: 'tokens.onFull', options: { tokens: { onFull: 'replaceOldest' } } },
  { option: 'tokens.consumeRequired', options: { tokens: { consumeRequired: true } } },
  { option: 'control.minTier', options: { control: { minTier: 'major' } } },
  { option: 'control.resetOnTransition', options: { control: { resetOnTransition: true } } },
  { option: 'risk.penalty', options: { risk: { penalty: 'advantageToOpponent' } } },
  { option: 'commit.revisable', options: { commit: { revisable: true } } },
  { option: 'die', options: { die: 'none' } },
  { option: 'limits.points', options: { limits: { points: 11 } } },
  { option: 'limits.turns', options: { limits: { turns: 21 } } },
  { option: 'limits.tokens', options: { limits: { tokens: 3 } } },
  { option: 'limits.pips', options: { limits: { pips: 1 } } },
  { option: 'tie', options: { tie: 'draw' } },
];

const digestOfOptions = (options: NonNullable<BjjRulesetInput['options']>) =>
  createBjj({ name: 'changed', version: 1, options }).ruleset.digest;

function withTechnique(at: number, change: Partial<Technique>): TechniqueSet {
  return { ...house, techniques: house.techniques.map((t, i) => (i === at ? { ...t, ...change } : t)) };
}

/** One change to each field of a technique; whether the set still makes sense is another question. */
const changesOf = (t: Technique): readonly Partial<Technique>[] => [
  { id: `${t.id}_2` },
  { category: t.category === 'attack' ? 'sweep' : 'attack' },
  { availableFrom: t.availableFrom.slice(1) },
  { modifier: (t.modifier + 1) % 4 },
  { requiredTokens: [...t.requiredTokens, 'inside_position'] },
  { tokenReward: t.tokenReward === null ? 'leg_isolated' : null },
  { tokenRemove: t.tokenRemove === null ? 'leg_isolated' : null },
  { transition: t.transition === null ? { position: 'turtle', role: 'top' } : null },
  { ibjjfPoints: t.ibjjfPoints + 1 },
  { pointsLabel: t.pointsLabel === 'mount' ? null : 'mount' },
  { isSubmission: !t.isSubmission },
  { risk: t.risk === 'risky' ? 'neutral' : 'risky' },
];

describe('a digest', () => {
  it('does not change with names for people, which a set of one’s own may have', () => {
    const named: TechniqueSet = {
      name: house.name,
      positions: house.positions.map((position) => ({ ...position, name: 'somewhere' })),
      techniques: house.techniques.map((technique) => ({ ...technique, name: 'something' })),
    };
    const game = createBjj({ name: 'named', version: 1, set: named });
    expect(game.ruleset.digest).toBe(usual);
    expect(game.rules.techniques.get('armbar')?.name).toBe('something');
    const misnamed = { ...named, positions: named.positions.map((position) => ({ ...position, name: 7 })) };
    expect(() => createBjj({ name: 'named', version: 1, set: misnamed as never })).toThrow(
      'set.positions.0.name: expected a text',
    );
  });

  it('belongs to a ruleset with a name', () => {
    expect(() => createBjj({ name: '', version: 1 })).toThrow('name: expected a text of 1 to 64 characters');
  });

  it.each(OTHER_OPTIONS)('changes with $option', ({ options }) => {
    expect(digestOfOptions(options)).not.toBe(usual);
  });

  it('is different for each of these', () => {
    const digests = OTHER_OPTIONS.map(({ options }) => digestOfOptions(options));
    expect(new Set([usual, ...digests]).size).toBe(OTHER_OPTIONS.length + 1);
  });

  it('covers every option there is', () => {
    const leaves = (value: object, path = ''): string[] =>
      Object.entries(value).flatMap(([key, item]) =>
        typeof item === 'object' ? leaves(item, `${path}${key}.`) : [`${path}${key}`],
      );
    const { ai: _, ...decisive } = DEFAULT_OPTIONS;
    expect([...new Set(OTHER_OPTIONS.map(({ option }) => option))].sort()).toEqual(leaves(decisive).sort());
  });

  it('changes with every field of every technique but its name', () => {
    const digests = new Set([usual]);
    let changes = 0;
    house.techniques.forEach((t, i) => {
      // Every field of some techniques, and one field of each.
      const all = changesOf(t);
      for (const change of i % 12 === 0 ? all : [all[i % all.length] as Partial<Technique>]) {
        changes++;
        digests.add(digestRuleset(DEFAULT_OPTIONS, withTechnique(i, change)));
      }
    });
    expect(digests.size).toBe(changes + 1);
  });

  it('changes with every field of every position but its name', () => {
    const digests = new Set([usual]);
    house.positions.forEach((p, at) => {
      const changes = [
        { id: `${p.id}_2` },
        { roles: [...p.roles, 'neutral' as const] },
        { autoClear: [...p.autoClear, 'arm_isolated' as const] },
      ];
      for (const change of changes) {
        const positions = house.positions.map((q, i) => (i === at ? { ...q, ...change } : q));
        digests.add(digestRuleset(DEFAULT_OPTIONS, { ...house, positions }));
      }
    });
    expect(digests.size).toBe(31);
  });

  it('changes with a technique or position more, less or moved', () => {
    const { positions, techniques } = house;
    const sets: readonly TechniqueSet[] = [
      { ...house, techniques: techniques.slice(1) },
      { ...house, techniques: [...techniques.slice(1), ...techniques.slice(0, 1)] },
      { ...house, techniques: [...techniques, ...techniques.slice(0, 1)] },
      { ...house, positions: positions.slice(1) },
      { ...house, positions: [...positions].reverse() },
    ];
    const digests = sets.map((set) => digestRuleset(DEFAULT_OPTIONS, set));
    expect(new Set([usual, ...digests]).size).toBe(sets.length + 1);
  });

  it("does not change with the set's name", () => {
    const set: TechniqueSet = { ...house, name: 'other' };
    expect(digestRuleset(DEFAULT_OPTIONS, set)).toBe(usual);
    expect(createBjj({ name: 'other', version: 7, set }).ruleset.digest).toBe(usual);
  });

  it("does not change with the AI's options", () => {
    const { weights } = DEFAULT_OPTIONS.ai;
    for (const key of Object.keys(weights) as (keyof typeof weights)[]) {
      const ai = { rest: 'nonBest', weights: { ...weights, [key]: weights[key] + 1 } } as const;
      expect(digestRuleset({ ...DEFAULT_OPTIONS, ai }, house)).toBe(usual);
    }
    expect(digestOfOptions({ ai: { rest: 'all' } })).toBe(usual);
  });

  it('does not depend on the order of keys', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, reversed(item)]),
      );
    };
    expect(digestRuleset(reversed(DEFAULT_OPTIONS) as BjjOptions, reversed(house) as TechniqueSet)).toBe(
      usual,
    );
  });
});

// --- states of another ruleset -------------------------------------------------------------------------------------------------

const short: BjjRulesetInput = { name: 'short', version: 1, options: { limits: { turns: 5 } } };

describe('a state of another ruleset', () => {
  const games: readonly BjjGame[] = [
    ...NAMES.map((name) => createBjj(name)),
    createBjj(short),
    createBjj({ ...short, version: 2 }),
    createBjj({ ...short, name: 'brief' }),
  ];
  const commit = (seat: Seat): Commit => ({
    type: 'commit',
    seat,
    category: 'defense',
    techniqueId: 'sprawl',
  });
  const pairs = games.flatMap((mine, i) => games.flatMap((theirs, j) => (i === j ? [] : [{ mine, theirs }])));

  rule('K-STA-01', 'is refused by apply, validate, legalActions and everything else', () => {
    expect(pairs).toHaveLength(42);
    for (const { mine, theirs } of pairs) {
      const state = theirs.setup({ seed: 'foreign' });
      const frozen = state;
      const thawed: BjjState = JSON.parse(JSON.stringify(state));
      for (const foreign of [frozen, thawed]) {
        const applied = mine.apply(foreign, commit(0));
        expect(applied.ok).toBe(false);
        expect(!applied.ok && applied.rejection.code).toBe('FOREIGN_STATE');
        expect(mine.validate(foreign, commit(0))?.code).toBe('FOREIGN_STATE');
        expect(mine.validate(theirs.view(foreign, 0), commit(0))?.code).toBe('FOREIGN_STATE');
        expect(mine.reducer(foreign, commit(0))).toBe(foreign);
        expect(mine.check(foreign).length).toBeGreaterThan(0);
        const throwing = [
          () => mine.legalActions(foreign, 0),
          () => mine.countLegal(foreign, 0),
          () => mine.deciders(foreign),
          () => mine.view(foreign, 0),
          () => mine.clone(foreign),
          () => mine.odds(foreign, commit(0)),
        ];
        for (const run of throwing) expect(run).toThrow(/FOREIGN_STATE/);
      }
    }
  });

  rule('K-STA-01', 'is accepted where the ruleset is the same in all respects', () => {
    const again = createBjj(short);
    const twin = createBjj(short);
    const state = twin.setup({ seed: 'twin' });
    expect(again.validate(state, commit(0))).toBeUndefined();
    expect(again.apply(state, commit(0)).ok).toBe(true);
    expect(createBjj('standard').apply(bjj.setup({ seed: 'twin' }), commit(1)).ok).toBe(true);
  });

  rule('K-STA-01', 'cannot pass by a forged name', () => {
    const strict = createBjj('strict-transitions');
    const forged = {
      ...strict.setup({ seed: 'x' }),
      ruleset: { ...bjj.ruleset, digest: strict.ruleset.digest },
    };
    expect(bjj.validate(forged, commit(0))?.code).toBe('FOREIGN_STATE');
    expect(strict.validate(forged, commit(0))?.code).toBe('FOREIGN_STATE');
  });
});

// --- rulesets from elsewhere -----------------------------------------------------------------------------------------------------

const named = { name: 'mine', version: 1 };

describe('a ruleset that is not there', () => {
  it.each(['', 'Standard', 'standard ', 'house-1', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    '%j is no name of one',
    (name) => {
      const error = refusal(name);
      expect(error.code).toBe('UNKNOWN_RULESET');
      for (const known of NAMES) expect(error.message).toContain(known);
    },
  );

  it.each([
    null,
    0,
    1,
    Number.NaN,
    true,
    1n,
    Symbol('standard'),
    () => named,
    [],
    [named],
    new Map(),
    new Date(0),
  ])('%s is no ruleset', (ruleset) => {
    expect(refusal(ruleset).code).toBe('BAD_RULESET');
  });

  it('nothing at all is the standard ruleset', () => {
    expect(createBjj().ruleset).toEqual(bjj.ruleset);
  });
});

const BAD: readonly { what: string; ruleset: unknown; paths: readonly string[] }[] = [
  { what: 'without name and version', ruleset: {}, paths: ['name', 'version'] },
  { what: 'with a huge name', ruleset: { ...named, name: 'x'.repeat(65) }, paths: ['name'] },
  { what: 'with a version of 0', ruleset: { ...named, version: 0 }, paths: ['version'] },
  { what: 'with a version in a text', ruleset: { ...named, version: '1' }, paths: ['version'] },
  { what: 'with unknown fields', ruleset: { ...named, a: 1, b: 2 }, paths: ['a', 'b'] },
  {
    what: 'with a __proto__ field',
    ruleset: JSON.parse('{"name":"m","version":1,"__proto__":{}}'),
    paths: ['__proto__'],
  },
  { what: 'with options of the wrong type', ruleset: { ...named, options: 5 }, paths: ['options'] },
  { what: 'with null for options', ruleset: { ...named, options: null }, paths: ['options'] },
  { what: 'with an unknown option', ruleset: { ...named, options: { dice: 'd6' } }, paths: ['options.dice'] },
  {
    what: 'with unknown options below',
    ruleset: { ...named, options: { limits: { point: 3 }, tokens: { max: 1 } } },
    paths: ['options.limits.point', 'options.tokens.max'],
  },
  {
    what: 'with __proto__ among its options',
    ruleset: { ...named, options: JSON.parse('{"__proto__": {"die": "none"}}') },
    paths: ['options.__proto__'],
  },
  {
    what: 'with __proto__ among its limits',
    ruleset: { ...named, options: { limits: JSON.parse('{"__proto__": {"turns": 3}}') } },
    paths: ['options.limits.__proto__'],
  },
  {
    what: 'with a group that is none',
    ruleset: { ...named, options: { limits: 3 } },
    paths: ['options.limits'],
  },
  { what: 'with null for a group', ruleset: { ...named, options: { ai: null } }, paths: ['options.ai'] },
  {
    what: 'with a list for a group',
    ruleset: { ...named, options: { start: [] } },
    paths: ['options.start'],
  },
  {
    what: 'with wrong values everywhere',
    ruleset: {
      name: 7,
      version: 1.5,
      extra: null,
      options: {
        transition: { minTier: 'dominant' },
        tokens: { onFull: 'swap', consumeRequired: 1 },
        control: { minTier: 'stalemate', resetOnTransition: 'no' },
        risk: { penalty: 'point' },
        commit: { revisable: null },
        die: 'd20',
        limits: { points: 0, turns: Number.NaN, tokens: 6, pips: -1 },
        tie: 'replay',
        ai: { rest: 'best', weights: { modifier: Number.POSITIVE_INFINITY, sweep: '1' } },
      },
    },
    paths: [
      'name',
      'version',
      'extra',
      'options.transition.minTier',
      'options.tokens.onFull',
      'options.tokens.consumeRequired',
      'options.control.minTier',
      'options.control.resetOnTransition',
      'options.risk.penalty',
      'options.commit.revisable',
      'options.die',
      'options.limits.points',
      'options.limits.turns',
      'options.limits.tokens',
      'options.limits.pips',
      'options.tie',
      'options.ai.rest',
      'options.ai.weights.modifier',
      'options.ai.weights.sweep',
    ],
  },
  {
    what: 'with bad options and a bad set at once',
    ruleset: { ...named, options: { die: 'd8' }, set: withTechnique(0, { modifier: 9 }) },
    paths: ['options.die', 'set.techniques.0.modifier'],
  },
  {
    what: 'with a set in which two techniques are wrong',
    ruleset: {
      ...named,
      set: { ...house, techniques: house.techniques.map((t) => ({ ...t, ibjjfPoints: 1 })) },
    },
    paths: ['set.techniques.0', 'set.techniques.133'],
  },
  { what: 'with a set that is none', ruleset: { ...named, set: 'house-1' }, paths: ['set'] },
  {
    what: 'that starts nowhere',
    ruleset: { ...named, options: { start: { position: 'the_moon' } } },
    paths: ['options.start'],
  },
  {
    what: 'that starts in a role that is not there',
    ruleset: { ...named, options: { start: { position: 'mount' } } },
    paths: ['options.start'],
  },
  {
    what: 'that starts on top of standing',
    ruleset: { ...named, options: { start: { role: 'top' } } },
    paths: ['options.start'],
  },
];

describe('a ruleset from somebody else', () => {
  it.each(BAD)('$what is refused with every problem', ({ ruleset, paths }) => {
    const { code, problems, message } = refusal(ruleset);
    expect(code).toBe('BAD_RULESET');
    const found = problems.map(({ path }: Problem) => path);
    for (const path of paths)
      expect(
        found.some((at) => at === path || at === `${path}.`),
        path,
      ).toBe(true);
    expect(problems.length).toBeGreaterThanOrEqual(paths.length);
    for (const problem of problems) expect(message).toContain(problem.message);
  });

  it('with the wrong digest is refused, and told the right one', () => {
    for (const digest of ['', '0'.repeat(64), usual.toUpperCase(), 5, null]) {
      const error = refusal({ ...named, digest });
      expect(error.code).toBe('BAD_RULESET');
      expect(error.message).toContain(usual);
    }
  });

  it('with the right digest, or with none, is accepted', () => {
    expect(createBjj({ ...named, digest: usual }).ruleset).toEqual({ game: 'bjj', ...named, digest: usual });
    expect(createBjj(named).ruleset.digest).toBe(usual);
    expect(createBjj(bjjRulesets['no-dice']).ruleset).toEqual(createBjj('no-dice').ruleset);
  });

  it('is completed at every depth by the defaults', () => {
    const game = createBjj({ ...named, options: { limits: { turns: 3 }, ai: { rest: 'all' }, tie: 'draw' } });
    expect(game.rules.options).toEqual({
      ...DEFAULT_OPTIONS,
      limits: { ...DEFAULT_OPTIONS.limits, turns: 3 },
      ai: { ...DEFAULT_OPTIONS.ai, rest: 'all' },
      tie: 'draw',
    });
  });

  it('cannot be changed through its own object afterwards', () => {
    const options = { limits: { turns: 3 } };
    const set: TechniqueSet = JSON.parse(JSON.stringify(house));
    const game = createBjj({ ...named, options, set });
    options.limits.turns = 9;
    (set.techniques[0] as { modifier: number }).modifier = 3;
    (set.techniques as Technique[]).pop();
    expect(game.rules.options.limits.turns).toBe(3);
    expect(digestRuleset(game.rules.options, game.rules.set)).toBe(game.ruleset.digest);
    expect(game.rules.techniques.get('single_leg')?.modifier).toBe(1);
  });

  it('has no option __proto__, whatever it says', () => {
    for (const json of ['{"__proto__": null}', '{"__proto__": 5}', '{"__proto__": {"die": "none"}}']) {
      expect(refusal({ ...named, options: JSON.parse(json) }).code).toBe('BAD_RULESET');
      expect(refusal({ ...named, options: { limits: JSON.parse(json) } }).code).toBe('BAD_RULESET');
    }
  });

  it('cannot touch the named rulesets', () => {
    createBjj({ ...named, options: { limits: { turns: 3 } } });
    expect(digestRuleset(bjjRulesets.standard.options, bjjRulesets.standard.set)).toBe(usual);
    expect(createBjj('standard').rules.options.limits.turns).toBe(20);
  });
});
