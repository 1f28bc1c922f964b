// The rulings that an option can turn: both values of each. Limits and rulesets: limits.test.ts.
import { type BjjRulesetInput, createBjj } from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  AR,
  BC,
  commitOf,
  exchange,
  house,
  IP,
  kinds,
  LI,
  PB,
  type Scene,
  technique,
  variant,
} from './arrange.js';

type Options = BjjRulesetInput['options'];

/** The same scene under the standard ruleset and under another option. */
function both(options: Options, scene: Omit<Scene, 'game'>, extra: Parameters<typeof variant>[1] = []) {
  return [variant({}, extra), variant(options, extra)].map((game) => exchange({ ...scene, game })) as [
    ReturnType<typeof exchange>,
    ReturnType<typeof exchange>,
  ];
}

describe('positions', () => {
  const strict: Options = { transition: { minTier: 'major' } };

  rule(
    ['BJ-TIE-04', 'BJ-SET-04'],
    'B03 B14: under transition.minTier major a minor win moves and clears nothing',
    () => {
      const scene = {
        at: ['open_guard', 'top'],
        tokens: [[], [BC]],
        choices: ['disengage', 'dlr_hook'],
      } as const;
      const [minor, still] = both(strict, { ...scene, lead: 1 });
      expect(kinds(minor.effects)).toEqual(['positionChanged', 'tokenLost autoClear']);
      expect(still.effects).toEqual([]);
      expect(still.after).toMatchObject({ position: 'open_guard', tokens: [[], [BC]] });
      for (const by of [2, 3]) {
        const [one, other] = both(strict, { ...scene, lead: by });
        expect(other.effects).toEqual(one.effects);
      }
    },
  );

  rule('BJ-PTS-04', 'B42: the advantage of a minor win is given though nothing moves', () => {
    const [moved, still] = both(strict, { choices: ['single_leg', 'sprawl'], lead: 1 });
    expect(moved.after).toMatchObject({ position: 'half_guard', advantages: [1, 0], points: [0, 0] });
    expect(still.after).toMatchObject({ position: 'standing', advantages: [1, 0], points: [0, 0] });
  });

  rule('BJ-SET-01', 'B04: start.position and start.role put seat 0 there, seat 1 opposite', () => {
    const below = createBjj({
      name: 'below',
      version: 1,
      options: { start: { position: 'mount', role: 'bottom' } },
    });
    const { state, events } = below.start({ seed: 'any' });
    expect(state).toMatchObject({ position: 'mount', roles: ['bottom', 'top'], turn: 1 });
    expect(events).toEqual([{ type: 'matchStarted', position: 'mount', roles: ['bottom', 'top'] }]);
    expect(below.validate(state, commitOf(1, 'ezekiel_choke'))).toBeUndefined();
    for (const start of [
      { position: 'mount', role: 'neutral' },
      { position: 'cage' },
      { role: 'top' },
    ] as const) {
      expect(() => createBjj({ name: 'bad', version: 1, options: { start } })).toThrow('BAD_RULESET');
    }
  });

  rule(['BJ-TOK-07', 'BJ-CTL-06'], 'B43: turning the roles round in a position counts as entering it', () => {
    const turn = technique('turn', {
      availableFrom: [{ position: 'side_control', role: 'bottom' }],
      transition: { position: 'side_control', role: 'top' },
    });
    const scene = {
      at: ['side_control', 'bottom'],
      control: [0, 2],
      tokens: [[BC], [BC, IP]],
      choices: ['turn', 'base_out'],
      lead: 1,
    } as const;
    const [kept, reset] = both({ control: { resetOnTransition: true } }, scene, [turn]);
    expect(kept.after).toMatchObject({ roles: ['top', 'bottom'], tokens: [[], [IP]], control: [0, 2] });
    expect(reset.after).toMatchObject({ roles: ['top', 'bottom'], tokens: [[], [IP]], control: [0, 0] });
  });
});

describe('control', () => {
  rule('BJ-CTL-02', 'B15: under control.minTier major a minor win moves no pips', () => {
    const major: Options = { control: { minTier: 'major' } };
    const scene = { control: [0, 1], choices: ['two_on_one', 'snap_down'] } as const;
    const pips = (by: number) => both(major, { ...scene, lead: by }).map(({ after }) => after.control);
    expect(pips(1)).toEqual([
      [0, 0],
      [0, 1],
    ]);
    for (const by of [2, 3, 4]) expect(pips(by)[1]).toEqual([0, 0]);
  });

  rule('BJ-CTL-06', 'B16: under control.resetOnTransition a transition takes all pips, and only it', () => {
    const reset: Options = { control: { resetOnTransition: true } };
    const pips = (scene: Omit<Scene, 'game'>) => both(reset, scene).map(({ after }) => after.control);
    expect(pips({ control: [2, 0], choices: ['guard_pull', 'sprawl'], lead: 1 })).toEqual([
      [2, 0],
      [0, 0],
    ]);
    // Whoever moves, the pips of both sides go.
    expect(pips({ control: [2, 0], choices: ['sprawl', 'guard_pull'], lead: -1 })[1]).toEqual([0, 0]);
    expect(pips({ control: [1, 0], choices: ['clinch_entry', 'snap_down'], lead: 1 })).toEqual([
      [2, 0],
      [0, 0],
    ]);
    expect(pips({ control: [1, 0], choices: ['two_on_one', 'snap_down'], lead: 1 })).toEqual([
      [2, 0],
      [2, 0],
    ]);
    const game = variant({ transition: { minTier: 'major' }, ...reset });
    const still = exchange({ game, control: [2, 0], choices: ['guard_pull', 'sprawl'], lead: 1 });
    expect(still.after.control).toEqual([2, 0]);
  });
});

describe('tokens', () => {
  const replace: Options = { tokens: { onFull: 'replaceOldest' } };
  const spend: Options = { tokens: { consumeRequired: true } };

  rule('BJ-TOK-03', 'B06: under tokens.onFull replaceOldest a reward takes the place of the oldest', () => {
    const [lost, replaced] = both(replace, {
      tokens: [[LI, AR], []],
      choices: ['collar_tie', 'snap_down'],
      lead: 2,
    });
    expect(lost.after.tokens[0]).toEqual([LI, AR]);
    expect(replaced.after.tokens[0]).toEqual([AR, PB]);
    expect(replaced.effects).toContainEqual({ type: 'tokenLost', seat: 0, token: LI, why: 'replaced' });
    expect(replaced.effects).toContainEqual({ type: 'tokenGained', seat: 0, token: PB, why: 'reward' });
    const [, minor] = both(replace, {
      tokens: [[LI, AR], []],
      choices: ['collar_tie', 'snap_down'],
      lead: 1,
    });
    expect(minor.after.tokens[0]).toEqual([LI, AR]);
  });

  rule(['BJ-TOK-03', 'BJ-TOK-04'], 'B41: not a reward already held, nor a bonus without room', () => {
    const scene = { choices: ['collar_tie', 'snap_down'], lead: 2 } as const;
    for (const { after, effects } of both(replace, { ...scene, tokens: [[LI, PB], []] })) {
      expect(after.tokens[0]).toEqual([LI, PB]);
      expect(effects).toContainEqual({ type: 'rewardWasted', seat: 0, token: PB, why: 'held' });
    }
    for (const { after } of both(replace, {
      tokens: [[LI, PB], []],
      choices: ['lead_grip', 'snap_down'],
      lead: 4,
    })) {
      expect(after.tokens[0]).toEqual([LI, PB]);
    }
  });

  rule('BJ-TOK-03', 'B06 B36: with no room at all, nothing is replaced and nothing is held', () => {
    const open = house.techniques.filter(({ requiredTokens }) => requiredTokens.length === 0);
    for (const onFull of ['drop', 'replaceOldest'] as const) {
      const options = { limits: { tokens: 0 }, tokens: { onFull } };
      const bare = createBjj({ name: 'bare', version: 1, options, set: { ...house, techniques: open } });
      const { after, effects } = exchange({ game: bare, choices: ['collar_tie', 'snap_down'], lead: 4 });
      expect(after.tokens).toEqual([[], []]);
      expect(effects).toContainEqual({ type: 'rewardWasted', seat: 0, token: PB, why: 'full' });
    }
  });

  rule('BJ-TOK-11', 'B26: under tokens.consumeRequired both sides spend, whoever wins', () => {
    const scene = {
      control: [2, 0],
      tokens: [
        [PB, AR],
        [IP, LI],
      ],
      choices: ['standing_guillotine', 'sumi_gaeshi'],
    } as const;
    for (const by of [-1, 1, 2]) {
      const [kept, spent] = both(spend, { ...scene, lead: by });
      expect(kept.after.tokens).toEqual([
        [PB, AR],
        [IP, LI],
      ]);
      expect(spent.after.tokens).toEqual([[AR], [LI]]);
      expect(spent.last.breakdown).toEqual(kept.last.breakdown);
      const told = spent.effects.filter((event) => kinds([event])[0] === 'tokenLost spent');
      expect(told).toHaveLength(2);
      expect(told).toContainEqual({ type: 'tokenLost', seat: 0, token: PB, why: 'spent' });
      expect(told).toContainEqual({ type: 'tokenLost', seat: 1, token: IP, why: 'spent' });
      expect(kinds(spent.effects).slice(0, 2)).toEqual(['tokenLost spent', 'tokenLost spent']);
    }
    expect(both(spend, { ...scene, lead: 0 })[1].after.tokens).toEqual([
      [PB, AR],
      [IP, LI],
    ]);
  });

  rule(['BJ-TOK-11', 'BJ-SUB-01'], 'B40: a submission that ends the match spends nothing', () => {
    const game = variant(spend);
    const won = exchange({
      game,
      tokens: [[PB, AR], []],
      choices: ['standing_guillotine', 'sprawl'],
      lead: 4,
    });
    expect(won.after).toMatchObject({ result: { reason: 'submission' }, tokens: [[PB, AR], []] });
    expect(kinds(won.effects)).toEqual(['submissionLocked', 'matchEnded']);
  });

  rule(
    ['BJ-TOK-11', 'BJ-ORD-01'],
    'B26: what is spent makes room, can come back as a bonus, and cannot be lost again',
    () => {
      const game = variant(spend);
      const scene = { game, choices: ['sumi_gaeshi', 'single_leg'], lead: 4 } as const;
      const bonus = exchange({ ...scene, tokens: [[IP, AR], []], picks: [1] });
      expect(bonus.effects).toContainEqual({ type: 'tokenGained', seat: 0, token: IP, why: 'bonus' });
      expect(bonus.after.tokens[0]).toEqual([AR, IP]);
      const lost = exchange({
        game,
        tokens: [[IP, PB], []],
        choices: ['sumi_gaeshi', 'lead_grip'],
        lead: -4,
        picks: [0],
      });
      expect(lost.after.tokens[0]).toEqual([]);
      const last = exchange({
        game,
        tokens: [[IP], []],
        choices: ['sumi_gaeshi', 'lead_grip'],
        lead: -4,
        picks: [0],
      });
      expect(kinds(last.effects)).not.toContain('tokenLost dominant');
    },
  );
});

describe('risk', () => {
  const penalty: Options = { risk: { penalty: 'advantageToOpponent' } };
  const gained = (scene: Omit<Scene, 'game'>) => both(penalty, scene).map(({ after }) => after.advantages);

  rule(
    ['BJ-TEC-09', 'BJ-ADV-02'],
    'B25: under risk.penalty a risky loss by 2 or more gives one extra advantage',
    () => {
      const scene = { choices: ['sprawl', 'foot_sweep'] } as const;
      for (const by of [2, 3, 4]) {
        expect(gained({ ...scene, lead: by, picks: by === 4 ? [0] : [] })).toEqual([
          [1, 0],
          [2, 0],
        ]);
      }
      for (const by of [0, 1]) expect(gained({ ...scene, lead: by })[1]).toEqual([0, 0]);
      // A risky winner pays nothing, a neutral loser neither.
      expect(gained({ ...scene, lead: -2 })[1]).toEqual([0, 0]);
      expect(gained({ choices: ['sprawl', 'snap_down'], lead: 2 })[1]).toEqual([1, 0]);
    },
  );

  rule(['BJ-TEC-09', 'BJ-ADV-02'], 'B25: the extra one comes on top of points, and counts at the end', () => {
    const scored = both(penalty, { choices: ['single_leg', 'double_leg'], lead: 2 });
    expect(scored.map(({ after }) => [after.points, after.advantages])).toEqual([
      [
        [2, 0],
        [0, 0],
      ],
      [
        [2, 0],
        [1, 0],
      ],
    ]);
    expect(scored[1].effects).toContainEqual({ type: 'advantageScored', seat: 0, why: 'riskyLoss' });
    const game = variant(penalty);
    const late = exchange({ game, turn: 20, choices: ['snap_down', 'double_leg'], lead: 2 });
    expect(late.after.result).toMatchObject({ winner: 0, reason: 'time_advantages' });
    const tapped = exchange({
      game,
      tokens: [[PB], []],
      choices: ['standing_guillotine', 'double_leg'],
      lead: 4,
    });
    expect(tapped.after.advantages).toEqual([0, 0]);
  });
});
