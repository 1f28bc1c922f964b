// The rest of the options (commitments, dice, limits, ties), and the rulesets that come with the game.
import { type BjjOptions, bjj, bjjRulesets, createBjj, DEFAULT_OPTIONS } from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { AR, arrange, BC, commitOf, exchange, house, IP, kinds, LI, PB, variant } from './arrange.js';
import { randomMatch } from './encounters.js';

describe('commitments and dice', () => {
  rule(['BJ-TRN-01', 'BJ-TRN-02'], 'B31: retract needs commit.revisable and is never listed', () => {
    for (const revisable of [false, true]) {
      const game = variant({ commit: { revisable } });
      const open = game.reducer(arrange({}, game), commitOf(0, 'sprawl'));
      expect(game.validate(open, { type: 'retract', seat: 0 })?.code).toBe(
        revisable ? undefined : 'NOT_ALLOWED',
      );
      expect(game.legalActions(open, 0)).toEqual([]);
      expect(game.validate(open, commitOf(0, 'sprawl'))?.code).toBe('ALREADY_COMMITTED');
    }
  });

  rule(['BJ-SCO-05', 'BJ-SCO-07'], 'B34: without dice nothing is rolled and the choices decide', () => {
    const game = variant({ die: 'none' });
    const { events, last } = exchange({ game, choices: ['sprawl', 'collar_tie'] });
    expect(kinds(events)).not.toContain('diceRolled');
    expect(last).toMatchObject({
      margin: 3,
      winner: 0,
      breakdown: [
        { die: 0, total: 3 },
        { die: 0, total: 0 },
      ],
    });
    expect(game.odds(arrange({}, game), [commitOf(0, 'sprawl'), commitOf(1, 'collar_tie')])).toHaveLength(1);
    expect(variant({ die: 'd6' }).ruleset.digest).toBe(bjj.ruleset.digest);
  });
});

describe('limits', () => {
  rule('BJ-WIN-02', 'B36: limits.points is what wins', () => {
    const scene = { points: [4, 0], choices: ['single_leg', 'sprawl'], lead: 2 } as const;
    for (const [points, reason] of [
      [6, 'points'],
      [7, undefined],
    ] as const) {
      expect(exchange({ ...scene, game: variant({ limits: { points } }) }).after.result?.reason).toBe(reason);
    }
    expect(
      exchange({ ...scene, points: [0, 0], game: variant({ limits: { points: 1 } }) }).after.result?.winner,
    ).toBe(0);
  });

  rule(['BJ-WIN-03', 'BJ-WIN-05'], 'B36: limits.turns is the last turn', () => {
    const scene = { points: [1, 0], choices: ['sprawl', 'sprawl'], lead: 0 } as const;
    for (const turns of [1, 3, 30]) {
      const game = variant({ limits: { turns } });
      expect(exchange({ ...scene, game, turn: turns }).after.result?.reason).toBe('time_points');
      if (turns > 1) expect(exchange({ ...scene, game, turn: turns - 1 }).after.result).toBeNull();
      expect(randomMatch(turns, game).length).toBeLessThanOrEqual(turns);
    }
  });

  rule(['BJ-TOK-02', 'BJ-TOK-04', 'BJ-SCO-04'], 'B36: limits.tokens is how many a side holds', () => {
    const one = variant({ limits: { tokens: 1 } });
    expect(() => arrange({ tokens: [[PB, AR], []] }, one)).toThrow('tokens');
    const full = exchange({ game: one, tokens: [[LI], []], choices: ['collar_tie', 'snap_down'], lead: 4 });
    expect(full.after.tokens[0]).toEqual([LI]);
    const five = variant({ limits: { tokens: 5 } });
    const held = [PB, IP, AR, LI] as const;
    const last = exchange({
      game: five,
      tokens: [held, []],
      choices: ['lead_grip', 'snap_down'],
      dice: [1, 1],
      picks: [0],
    });
    expect(last.last.breakdown[0].tokens).toBe(4);
    expect(last.after.tokens[0]).toEqual([...held, BC]);
    const done = exchange({
      game: five,
      tokens: [[...held, BC], []],
      choices: ['lead_grip', 'snap_down'],
      dice: [1, 1],
    });
    expect(done.after.tokens[0]).toEqual([...held, BC]);
  });

  rule(['BJ-CTL-01', 'BJ-CTL-03'], 'B36: limits.pips is how many a side holds', () => {
    const scene = { choices: ['two_on_one', 'snap_down'], lead: 1 } as const;
    const pips = (limit: number, before: number) =>
      exchange({ ...scene, game: variant({ limits: { pips: limit } }), control: [before, 0] }).after
        .control[0];
    expect([pips(0, 0), pips(1, 0), pips(1, 1), pips(3, 2), pips(3, 3)]).toEqual([0, 1, 1, 3, 3]);
    expect(() => arrange({ control: [2, 0] }, variant({ limits: { pips: 1 } }))).toThrow('control');
  });

  rule.each<readonly [key: keyof BjjOptions['limits'], good: readonly number[], bad: readonly number[]]>([
    ['points', [1, 12], [0, -1, 1.5]],
    ['turns', [1, 20], [0, -1, 1.5]],
    ['tokens', [1, 5], [-1, 6, 1.5]],
    ['pips', [0, 2], [-1, 1.5]],
  ])('BJ-WIN-02', 'B36: limits.%s takes %j and refuses %j', ([key, good, bad]) => {
    for (const value of good)
      expect(variant({ limits: { [key]: value } }).rules.options.limits[key]).toBe(value);
    for (const value of bad)
      expect(() => variant({ limits: { [key]: value } })).toThrow(`options.limits.${key}`);
  });

  rule(['BJ-WIN-02', 'BJ-WIN-05', 'BJ-CTL-01'], 'B36: points, turns and pips have upper bounds', () => {
    for (const limits of [{ points: 100 }, { turns: 1000 }, { pips: 100 }]) {
      expect(() => variant({ limits })).not.toThrow();
    }
    for (const limits of [{ points: 101 }, { turns: 1001 }, { pips: 101 }]) {
      expect(() => variant({ limits })).toThrow(/BAD_RULESET/);
    }
  });

  rule(
    ['BJ-WIN-03', 'BJ-WIN-05'],
    'B37: under tie draw nobody wins a full tie, and no coin is thrown',
    () => {
      const scene = { turn: 20, points: [3, 3], choices: ['sprawl', 'sprawl'], lead: 0 } as const;
      const { after, events } = exchange({ ...scene, game: variant({ tie: 'draw' }) });
      expect(after.result).toMatchObject({ winner: null, reason: 'draw', scores: [0.5, 0.5] });
      expect(events.at(-1)).toEqual({ type: 'matchEnded', winner: null, reason: 'draw' });
      expect(exchange({ ...scene, game: variant({ tie: 'coin' }), picks: [1] }).after.result?.winner).toBe(1);
    },
  );
});

describe('rulesets', () => {
  rule.each<readonly [name: keyof typeof bjjRulesets, options: BjjOptions]>([
    ['standard', DEFAULT_OPTIONS],
    ['strict-transitions', { ...DEFAULT_OPTIONS, transition: { minTier: 'major' } }],
    ['no-dice', { ...DEFAULT_OPTIONS, die: 'none' }],
    ['tournament', DEFAULT_OPTIONS],
  ])(['BJ-SET-01', 'BJ-TIE-04', 'BJ-SCO-07'], '%s sets what it says and nothing else', ([name, options]) => {
    const game = createBjj(name);
    expect([game.rules.options, game.rules.set]).toEqual([options, house]);
    expect(game.ruleset).toMatchObject({ game: 'bjj', name, version: 1 });
    expect(Object.keys(bjjRulesets)).toEqual(['standard', 'strict-transitions', 'no-dice', 'tournament']);
    // The digest is over what decides matches, so equal rules have an equal one.
    expect(game.ruleset.digest === bjj.ruleset.digest).toBe(name === 'standard' || name === 'tournament');
  });

  rule(['BJ-TIE-04', 'BJ-SCO-07'], 'the named ones play as they say', () => {
    const scene = { choices: ['guard_pull', 'sprawl'], lead: 1 } as const;
    const place = (name: keyof typeof bjjRulesets) =>
      exchange({ ...scene, game: createBjj(name) }).after.position;
    expect(['standard', 'tournament', 'strict-transitions'].map((name) => place(name as 'standard'))).toEqual(
      ['closed_guard', 'closed_guard', 'standing'],
    );
    const { last } = exchange({ choices: scene.choices, game: createBjj('no-dice') });
    expect(last).toMatchObject({ margin: 0, winner: null });
  });

  rule('BJ-SET-01', 'the defaults are those of the table of options', () => {
    const { ai: _, ...decisive } = DEFAULT_OPTIONS;
    expect(decisive).toEqual({
      transition: { minTier: 'minor' },
      start: { position: 'standing', role: 'neutral' },
      tokens: { onFull: 'drop', consumeRequired: false },
      control: { minTier: 'minor', resetOnTransition: false },
      risk: { penalty: 'none' },
      commit: { revisable: false },
      die: 'd6',
      limits: { points: 12, turns: 20, tokens: 2, pips: 2 },
      tie: 'coin',
    });
  });
});
