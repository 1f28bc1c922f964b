// What a frontend shows when something is refused: codes, places and words, each exactly.
import { createChance, type Problem, UsageError } from 'holmgang';
import {
  type BjjClause,
  type BjjGame,
  bjj,
  checkTechniqueSet,
  createBjj,
  type Position,
  type Technique,
  type TechniqueSet,
} from 'holmgang/bjj';
import { createBjjBot } from 'holmgang/bjj/bot';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule.js';
import { arrange, commitOf, exchange, house, kinds, techniques, variant } from './arrange.js';

const SINGLE_LEG = techniques.findIndex(({ id }) => id === 'single_leg');

function withTechnique(changes: Partial<Technique>, i = SINGLE_LEG): TechniqueSet {
  return { ...house, techniques: techniques.map((t, at) => (at === i ? { ...t, ...changes } : t)) };
}

function withPosition(id: string, changes: Partial<Position>): TechniqueSet {
  return { ...house, positions: house.positions.map((p) => (p.id === id ? { ...p, ...changes } : p)) };
}

const [atStanding, atClinch] = techniques[SINGLE_LEG]!.availableFrom;
const armbar = techniques.findIndex(({ id }) => id === 'armbar');
const mount = house.positions.findIndex(({ id }) => id === 'mount');
const halfGuard = { position: 'half_guard', role: 'top' } as const;

/** A set with one thing wrong, and the one problem that is found. */
const SETS: readonly (readonly [set: TechniqueSet, path: string, rule: BjjClause, message: string])[] = [
  [
    { ...house, techniques: [...techniques, techniques[SINGLE_LEG]!] },
    `techniques.${techniques.length}`,
    'BJ-DAT-06',
    'there is another one with the id single_leg',
  ],
  [
    withPosition('mount', { autoClear: ['balance_compromised', 'leg_isolated', 'leg_isolated'] }),
    `positions.${mount}.autoClear`,
    'BJ-DAT-06',
    'mount clears a token twice',
  ],
  [
    withPosition('standing', { autoClear: [] }),
    'positions.0.autoClear',
    'BJ-DAT-06',
    'standing does not clear balance_compromised',
  ],
  [
    withPosition('mount', { roles: ['bottom', 'top'] }),
    `positions.${mount}.roles`,
    'BJ-DAT-04',
    'mount has neither one neutral role nor top and bottom',
  ],
  [
    withTechnique({ isSubmission: true }, armbar - 1),
    `techniques.${armbar - 1}`,
    'BJ-DAT-02',
    `${techniques[armbar - 1]!.id} is a submission: an attack without transition and points`,
  ],
  [
    withTechnique({ transition: null }),
    `techniques.${SINGLE_LEG}`,
    'BJ-DAT-03',
    'single_leg scores without a transition',
  ],
  [
    withTechnique({ ibjjfPoints: 3 }),
    `techniques.${SINGLE_LEG}`,
    'BJ-DAT-03',
    'single_leg scores 3 as takedown, which is worth 2',
  ],
  [
    withTechnique({ pointsLabel: null }),
    `techniques.${SINGLE_LEG}`,
    'BJ-DAT-03',
    'single_leg scores 2 as nothing, which is worth 0',
  ],
  [
    withTechnique({ requiredTokens: [] }, armbar),
    `techniques.${armbar}`,
    'BJ-DAT-06',
    'armbar does not need arm_isolated',
  ],
  [
    withTechnique({ requiredTokens: ['leg_isolated', 'leg_isolated'] }),
    `techniques.${SINGLE_LEG}`,
    'BJ-DAT-06',
    'single_leg needs a token twice',
  ],
  [
    withTechnique({ requiredTokens: ['leg_isolated'], tokenReward: 'leg_isolated' }),
    `techniques.${SINGLE_LEG}`,
    'BJ-DAT-06',
    'single_leg rewards a token that it requires',
  ],
  [
    withTechnique({ tokenReward: 'leg_isolated', transition: { position: 'mount', role: 'top' } }),
    `techniques.${SINGLE_LEG}`,
    'BJ-DAT-05',
    'single_leg rewards leg_isolated, which mount clears',
  ],
  [
    withTechnique({ availableFrom: [] }),
    `techniques.${SINGLE_LEG}`,
    'BJ-DAT-04',
    'single_leg is used nowhere',
  ],
  [
    withTechnique({ availableFrom: [atStanding!, atClinch!, atStanding!] }),
    `techniques.${SINGLE_LEG}`,
    'BJ-DAT-04',
    'single_leg is used twice from the same place',
  ],
  [
    withTechnique({ transition: { position: 'half_guard', role: 'neutral' } }),
    `techniques.${SINGLE_LEG}`,
    'BJ-DAT-04',
    'single_leg: there is no place half_guard, neutral',
  ],
  [
    withTechnique({ availableFrom: [atStanding!, halfGuard] }),
    `techniques.${SINGLE_LEG}`,
    'BJ-DAT-04',
    'single_leg leads to the place it is used from',
  ],
  [
    { ...house, positions: house.positions.filter(({ id }) => id !== 'standing') },
    'positions',
    'BJ-DAT-07',
    'there is no position standing',
  ],
  [
    { ...house, techniques: techniques.map((t) => ({ ...t, tokenRemove: null })) },
    'techniques',
    'BJ-DAT-07',
    'nothing strips arm_isolated',
  ],
  [
    { ...house, techniques: techniques.map((t) => ({ ...t, tokenReward: null })) },
    'techniques',
    'BJ-DAT-07',
    'nothing rewards arm_isolated',
  ],
];

describe('what is wrong with a set', () => {
  for (const [set, path, clause, message] of SETS) {
    rule(clause, `${path}: ${message}`, () => {
      expect(checkTechniqueSet(set)).toContainEqual({
        path,
        code: 'BAD_TECHNIQUE_SET',
        message,
        rule: clause,
      });
    });
  }

  rule('BJ-DAT-07', 'the house set has a position standing', () => {
    expect(checkTechniqueSet(house)).toEqual([]);
  });
});

function refusal(attempt: () => unknown): UsageError {
  try {
    attempt();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

function problemsOf(ruleset: object): readonly Problem[] {
  return refusal(() => createBjj({ name: 'mine', version: 1, ...ruleset })).problems;
}

describe('what is wrong with a ruleset', () => {
  it('is said in words', () => {
    expect(refusal(() => createBjj(5 as never)).message).toBe(
      'BAD_RULESET: a ruleset is a name or an object',
    );
    expect(refusal(() => createBjj('brawl' as never)).message).toBe(
      'UNKNOWN_RULESET: bjj has no ruleset brawl, only standard@1, strict-transitions@1, no-dice@1, tournament@1',
    );
    expect(refusal(() => createBjj({ name: 'mine', version: 0 })).message).toMatch(
      /^BAD_RULESET: this ruleset cannot be played\n {2}- version: /,
    );
  });

  it('has a code and a place', () => {
    const problem = (path: string, code: string, message: string, clause: string | null = null) => [
      { path, code, message, rule: clause },
    ];
    for (const weight of [Number.NaN, Number.POSITIVE_INFINITY, '1']) {
      expect(problemsOf({ options: { ai: { weights: { risky: weight } } } })).toEqual(
        problem('options.ai.weights.risky', 'BAD_NUMBER', 'expected a finite number'),
      );
    }
    expect(problemsOf({ colour: 'red' })).toEqual(problem('colour', 'UNKNOWN_FIELD', 'no such field'));
    expect(problemsOf({ options: { start: { position: 'the_moon' } } })).toEqual(
      problem('options.start', 'BAD_START', 'there is no place the_moon, neutral', 'BJ-SET-01'),
    );
    expect(problemsOf({ digest: 'x' })).toEqual(
      problem('digest', 'BAD_DIGEST', `the digest is ${bjj.ruleset.digest}, not x`),
    );
    expect(problemsOf({ options: null }).map(({ path }) => path)).toEqual(['options']);
    expect(problemsOf({ set: null }).map(({ path }) => path)).toEqual(['set']);
  });

  it('is told even of a ruleset that throws when it is read', () => {
    const trap = {
      name: 'mine',
      version: 1,
      get options(): never {
        throw new Error('boo');
      },
    };
    expect(refusal(() => createBjj(trap)).message).toBe('BAD_RULESET: the ruleset cannot be read');
  });
});

describe('what is wrong with a call', () => {
  rule('BJ-SET-01', 'a match has no options of its own', () => {
    const { problems } = refusal(() => bjj.setup({ seed: 'x', turns: 3 } as never));
    expect(problems).toEqual([
      { path: 'turns', code: 'UNKNOWN_OPTION', message: 'bjj has no such option', rule: null },
    ]);
  });

  rule('BJ-AI-03', 'a level is one of three, and medium if nothing is said', () => {
    for (const level of ['expert', 5, null, ['easy']]) {
      const { code, message } = refusal(() => createBjjBot(level as never));
      expect([code, message]).toEqual(['UNKNOWN_LEVEL', `UNKNOWN_LEVEL: there is no level ${String(level)}`]);
    }
    expect(createBjjBot().name).toBe('bjj-medium');
  });

  rule('BJ-AI-01', 'a bot that has nothing to decide says so', () => {
    const committed = bjj.reducer(arrange(), commitOf(0, 'sprawl'));
    const ask = () => createBjjBot().choose(bjj.view(committed, 0), 0, { chance: createChance('x') });
    expect(refusal(ask).message).toBe('NOTHING_LEGAL: seat 0 has nothing to decide');
  });
});

describe('who decides', () => {
  rule('BJ-TRN-01', 'whoever has not committed, whichever seat comes first', () => {
    expect(bjj.deciders(arrange())).toEqual([0, 1]);
    expect(bjj.deciders(bjj.reducer(arrange(), commitOf(0, 'sprawl')))).toEqual([1]);
    expect(bjj.deciders(bjj.reducer(arrange(), commitOf(1, 'sprawl')))).toEqual([0]);
  });

  rule(['BJ-TRN-01', 'BJ-WIN-04'], 'every refusal names its clause', () => {
    const retract = { type: 'retract', seat: 0 } as const;
    const game: BjjGame = variant({ commit: { revisable: true } });
    expect(bjj.validate(arrange(), retract)).toMatchObject({ code: 'NOT_ALLOWED', rule: 'BJ-TRN-01' });
    expect(game.validate(arrange({}, game), retract)).toMatchObject({
      code: 'NOT_COMMITTED',
      rule: 'BJ-TRN-01',
    });
    const over = exchange({ points: [10, 0], choices: ['single_leg', 'sprawl'], lead: 2 }).after;
    expect(bjj.validate(over, commitOf(0, 'sprawl'))).toMatchObject({
      code: 'MATCH_OVER',
      rule: 'BJ-WIN-04',
    });
    expect(bjj.validate(over, { type: 'offerDraw', seat: 0 })?.code).toBe('MATCH_OVER');
  });

  rule('BJ-CTL-06', 'B16: a transition without pips resets none', () => {
    const game = variant({ control: { resetOnTransition: true } });
    const { events } = exchange({ game, choices: ['single_leg', 'sprawl'], lead: 2 });
    expect(kinds(events)).toContain('positionChanged');
    expect(kinds(events)).not.toContain('controlShifted');
  });
});
