// Chapter 11: submission, then points, then time; afterwards nothing is legal.
import { compareFractions, fraction, SEATS, type Seat } from 'holmgang';
import { type BjjAction, type BjjState, bjj, createBjj } from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { arrange, commitOf, exchange, kinds, LEADS, type Pair, PB, variant } from './arrange.js';
import { everyEncounter, randomMatch } from './encounters.js';

const choking = { tokens: [[PB], []], choices: ['standing_guillotine', 'grip_strip'] } as const;
const quiet = { choices: ['sprawl', 'sprawl'] } as const;

describe('submission', () => {
  rule('BJ-WIN-01', 'ends the match at once, whatever the points and the time', () => {
    for (const turn of [1, 20]) {
      const { after } = exchange({ ...choking, turn, points: [0, 11], advantages: [0, 9], lead: 4 });
      expect(after.result).toEqual({ winner: 0, scores: [1, 0], reason: 'submission', rule: 'BJ-WIN-01' });
    }
  });

  rule('BJ-WIN-01', 'short of dominant, it ends nothing', () => {
    for (const [by, tier] of LEADS) {
      if (tier !== 'dominant') expect(exchange({ ...choking, lead: by }).after.result).toBeNull();
    }
  });
});

describe('points', () => {
  rule.each([
    [9, 2, null],
    [10, 2, 'points'],
    [11, 2, 'points'],
    [8, 3, null],
    [9, 3, 'points'],
    [7, 4, null],
    [8, 4, 'points'],
    [11, 4, 'points'],
  ] as const)('BJ-WIN-02', '%i and %i more: %s', ([before, gained, reason]) => {
    const scenes = {
      2: { choices: ['single_leg', 'grip_strip'] },
      3: { at: ['open_guard', 'top'], choices: ['knee_cut_pass', 'grip_strip'] },
      4: { at: ['side_control', 'top'], choices: ['mount_transition', 'inside_frame'] },
    } as const;
    for (const turn of [1, 19]) {
      const { after, events } = exchange({ ...scenes[gained], turn, points: [before, 11], lead: 2 });
      expect(after.points).toEqual([before + gained, 11]);
      expect(after.result).toEqual(
        reason && { winner: 0, scores: [1, 0], reason: 'points', rule: 'BJ-WIN-02' },
      );
      expect(kinds(events).at(-1)).toBe(reason ? 'matchEnded' : 'turnAdvanced');
    }
  });

  rule('BJ-WIN-02', 'the winner of the points wins, on either seat', () => {
    const scene = { points: [11, 10], choices: ['grip_strip', 'single_leg'] } as const;
    expect(exchange({ ...scene, lead: -2 }).after.result).toMatchObject({ winner: 1, reason: 'points' });
    expect(exchange({ ...scene, lead: -1 }).after.result).toBeNull();
  });

  rule('BJ-WIN-02', 'B21: a running match in which a side has 12 cannot occur', () => {
    expect(() => arrange({ points: [12, 0] })).toThrow('BJ-WIN-02');
    expect(() => arrange({ points: [0, 12] })).toThrow('BJ-WIN-02');
    expect(arrange({ points: [11, 11] }).points).toEqual([11, 11]);
  });

  rule('BJ-WIN-02', 'B22: 12 points in turn 20 are a win by points, not by time', () => {
    const scene = { turn: 20, points: [10, 11], choices: ['single_leg', 'grip_strip'], lead: 2 } as const;
    expect(exchange(scene).after.result).toMatchObject({ winner: 0, reason: 'points' });
  });
});

describe('time', () => {
  const verdict = (points: Pair<number>, advantages: Pair<number>, picks: readonly number[] = []) =>
    exchange({ ...quiet, turn: 20, points, advantages, lead: 0, picks }).after.result;

  rule.each<readonly [points: Pair<number>, advantages: Pair<number>, winner: Seat, reason: string]>([
    [[2, 0], [0, 9], 0, 'time_points'],
    [[3, 4], [9, 0], 1, 'time_points'],
    [[0, 0], [1, 0], 0, 'time_advantages'],
    [[5, 5], [2, 3], 1, 'time_advantages'],
  ])('BJ-WIN-03', 'after turn 20, points %j and advantages %j: seat %i by %s', (row) => {
    const [points, advantages, winner, reason] = row;
    const scores = winner === 0 ? [1, 0] : [0, 1];
    expect(verdict(points, advantages)).toEqual({ winner, scores, reason, rule: 'BJ-WIN-03' });
  });

  rule('BJ-WIN-03', 'B37: a full tie is settled by a fair coin', () => {
    for (const seat of SEATS) {
      expect(verdict([4, 4], [1, 1], [seat])).toMatchObject({
        winner: seat,
        reason: 'referee',
        rule: 'BJ-WIN-03',
      });
    }
    const state = arrange({ turn: 20, points: [4, 4], advantages: [1, 1] });
    const outcomes = bjj.odds(state, [commitOf(0, 'snap_down'), commitOf(1, 'snap_down')]) ?? [];
    const flips = outcomes.filter((outcome) => outcome.state.result?.reason === 'referee');
    const pairs = new Map<string, Seat[]>();
    for (const { state: after, probability, events } of flips) {
      // A bonus token makes the same pair of dice occur with five tokens.
      const bonus = events.some((event) => event.type === 'tokenGained');
      expect(compareFractions(probability, fraction(1, 36 * 2 * (bonus ? 5 : 1)))).toBe(0);
      const key = JSON.stringify([after.last?.breakdown.map(({ die }) => die), after.tokens]);
      pairs.set(key, [...(pairs.get(key) ?? []), after.result?.winner as Seat]);
    }
    // Snap Down neither scores nor gives advantages, so every pair of dice ends in a tie.
    expect(pairs.size).toBe(30 + 6 * 5);
    for (const winners of pairs.values()) expect(winners).toEqual([0, 1]);
  });

  rule('BJ-WIN-03', 'what turn 20 itself brings counts', () => {
    const late = { turn: 20, points: [4, 5] } as const;
    expect(exchange({ ...late, choices: ['single_leg', 'grip_strip'], lead: 2 }).after.result).toMatchObject({
      winner: 0,
      reason: 'time_points',
    });
    const even = { turn: 20, points: [5, 5] } as const;
    expect(exchange({ ...even, choices: ['sprawl', 'collar_tie'], lead: 2 }).after.result).toMatchObject({
      winner: 0,
      reason: 'time_advantages',
    });
  });

  rule(
    ['BJ-WIN-03', 'BJ-TRN-05'],
    'B23 B39: a stalemate in turn 20 ends the match, one in turn 19 does not',
    () => {
      expect(exchange({ ...quiet, turn: 19, points: [1, 0], lead: 0 }).after).toMatchObject({
        turn: 20,
        result: null,
      });
      const { after, events } = exchange({ ...quiet, turn: 20, points: [1, 0], lead: 0 });
      expect(after).toMatchObject({ turn: 20, phase: 'over', result: { winner: 0, reason: 'time_points' } });
      expect(kinds(events).slice(-2)).toEqual(['stalemate', 'matchEnded']);
      expect(events.at(-1)).toEqual({ type: 'matchEnded', winner: 0, reason: 'time_points' });
    },
  );
});

describe('afterwards', () => {
  const ended: Readonly<Record<string, () => BjjState>> = {
    submission: () => exchange({ ...choking, lead: 4 }).after,
    points: () => exchange({ points: [11, 0], choices: ['single_leg', 'grip_strip'], lead: 2 }).after,
    time: () => exchange({ ...quiet, turn: 20, points: [1, 0], lead: 0 }).after,
  };

  rule.each(Object.keys(ended))('BJ-WIN-04', 'after an end by %s nothing is legal', (how) => {
    const state = (ended[how] as () => BjjState)();
    expect(bjj.deciders(state)).toEqual([]);
    for (const seat of SEATS) {
      expect(bjj.legalActions(state, seat)).toEqual([]);
      expect(bjj.countLegal(state, seat)).toBe(0);
      const tries: readonly BjjAction[] = [
        commitOf(seat, 'sprawl'),
        commitOf(seat, 'kimura'),
        { type: 'retract', seat },
        { type: 'concede', seat },
        { type: 'offerDraw', seat },
        { type: 'timeout', seat, by: 'arbiter' },
      ];
      for (const action of tries) {
        expect(bjj.validate(state, action)?.code).toBe('MATCH_OVER');
        expect(bjj.reducer(state, action)).toBe(state);
      }
    }
  });

  rule('BJ-WIN-04', 'before the end both sides can act', () => {
    everyEncounter(({ after }) => {
      expect(bjj.deciders(after)).toEqual(after.result === null ? [0, 1] : []);
      for (const seat of SEATS) expect(bjj.countLegal(after, seat) > 0).toBe(after.result === null);
    });
  });
});

describe('length', () => {
  const drawn = variant({ tie: 'draw' });

  rule('BJ-WIN-05', 'every match ends within 20 turns with one winner', () => {
    const lengths = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const turns = randomMatch(seed);
      lengths.add(turns.length);
      const { result } = turns.at(-1)?.after ?? {};
      expect(turns.length).toBeLessThanOrEqual(20);
      expect([0, 1]).toContain(result?.winner);
      expect(turns.map(({ before }) => before.turn)).toEqual(turns.map((_, index) => index + 1));
    }
    expect(Math.max(...lengths)).toBe(20);
  });

  rule('BJ-WIN-05', 'B37: a draw needs its option and a full tie at the end', () => {
    const tie = { ...quiet, game: drawn, turn: 20, lead: 0 } as const;
    expect(exchange(tie).after.result).toEqual({
      winner: null,
      scores: [0.5, 0.5],
      reason: 'draw',
      rule: 'BJ-WIN-05',
    });
    expect(exchange({ ...tie, points: [1, 0] }).after.result?.winner).toBe(0);
    expect(exchange({ ...tie, turn: 19 }).after.result).toBeNull();
  });

  rule('BJ-WIN-05', 'turn 21 cannot occur', () => {
    expect(() => arrange({ turn: 21 })).toThrow('turn');
    expect(() => arrange({ turn: 20 })).not.toThrow();
    expect(createBjj('tournament').rules.options.limits.turns).toBe(20);
  });
});
