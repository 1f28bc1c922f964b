// Chapter 3: what a technique is, and what each of its fields does when it wins.
import { UsageError } from 'holmgang';
import { bjj, createBjj, type Technique } from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  AR,
  arrange,
  commitOf,
  counterpart,
  exchange,
  house,
  kinds,
  LEADS,
  LI,
  lead,
  PB,
  places,
  tableOf,
  technique,
  techniques,
  variant,
} from './arrange.js';
import { everyEncounter, meet } from './encounters.js';

/** The clauses that a set breaks when one technique of it is changed. */
function broken(id: string, change: Record<string, unknown>): readonly (string | null)[] {
  const changed = house.techniques.map((one) => (one.id === id ? { ...one, ...change } : one));
  try {
    createBjj({ name: 'broken', version: 1, set: { ...house, techniques: changed as readonly Technique[] } });
    return [];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.problems.map((problem) => problem.rule);
  }
}

describe('availability', () => {
  rule('BJ-TEC-01', 'a technique can be used at its places, and at no other', () => {
    for (const at of places) {
      const [position, role] = at;
      for (const { id, availableFrom, requiredTokens } of techniques) {
        const here = availableFrom.some((place) => place.position === position && place.role === role);
        const state = arrange({ at, tokens: [requiredTokens, []] });
        expect(bjj.validate(state, commitOf(0, id))?.code).toBe(here ? undefined : 'NOT_AVAILABLE_HERE');
      }
    }
  });

  rule.each([
    ['standing', 'neutral', 'attack', ['single_leg', 'double_leg', 'guard_pull']],
    ['closed_guard', 'top', 'defense', ['grip_strip', 'posture_up']],
    ['closed_guard', 'bottom', 'defense', ['grip_strip', 'knee_pinch', 'hip_post']],
    ['mount', 'top', 'sweep', ['technical_mount']],
    ['mount', 'bottom', 'sweep', ['knee_in', 'upa_bump']],
  ] as const)('BJ-TEC-01', '%s, %s, %s has its own list', ([position, role, category, expected]) => {
    const legal = bjj.legalActions(arrange({ at: [position, role] }), 0);
    const ids = legal.flatMap((one) =>
      one.type === 'commit' && one.category === category ? one.techniqueId : [],
    );
    expect(ids).toEqual(expected);
  });

  rule('BJ-TEC-03', 'all required tokens must be held by the user itself', () => {
    for (const { id, availableFrom, requiredTokens } of techniques) {
      const [place] = availableFrom;
      if (place === undefined) throw new Error(id);
      const at = [place.position, place.role] as const;
      const gated = requiredTokens.length > 0;
      const refused = gated
        ? { code: 'MISSING_TOKENS', detail: { techniqueId: id, missing: requiredTokens } }
        : undefined;
      const verdict = (own: typeof requiredTokens, other: typeof requiredTokens) =>
        bjj.validate(arrange({ at, tokens: [own, other] }), commitOf(0, id));
      if (refused) expect(verdict([], requiredTokens)).toMatchObject(refused);
      else expect(verdict([], [])).toBeUndefined();
      expect(verdict(requiredTokens, [])).toBeUndefined();
      const listed = (own: typeof requiredTokens) =>
        bjj
          .legalActions(arrange({ at, tokens: [own, []] }), 0)
          .some((one) => 'techniqueId' in one && one.techniqueId === id);
      expect([listed([]), listed(requiredTokens)]).toEqual([!gated, true]);
    }
  });
});

describe('fields', () => {
  rule('BJ-TEC-02', 'every modifier is a whole number from 0 to 3, and all four occur', () => {
    expect([...new Set(techniques.map(({ modifier }) => modifier))].sort()).toEqual([0, 1, 2, 3]);
    for (const modifier of [0, 1, 2, 3]) expect(broken('sprawl', { modifier })).toEqual([]);
    for (const modifier of [-1, 4, 1.5]) expect(broken('sprawl', { modifier })).toEqual(['BJ-DAT-06']);
  });

  const rewarding = techniques.filter(({ tokenReward }) => tokenReward !== null);
  rule('BJ-TEC-04', 'a reward is one token, earned by the winner on a major or dominant win', () => {
    expect(rewarding.length).toBeGreaterThan(30);
    for (const { id, tokenReward } of rewarding) {
      for (const [by, tier] of LEADS) {
        const earned = tier === 'major' || tier === 'dominant';
        expect(lead(id, by).after.tokens).toEqual([earned ? [tokenReward] : [], []]);
      }
    }
    expect(broken('collar_tie', { tokenReward: [PB, AR] })).not.toEqual([]);
  });

  const stripping = techniques.filter(({ tokenRemove }) => tokenRemove !== null);
  rule('BJ-TEC-05', 'a strip takes one token from the loser on a major or dominant win', () => {
    expect(stripping.length).toBeGreaterThan(15);
    for (const { id, tokenRemove, transition } of stripping) {
      if (tokenRemove === null || transition !== null) continue;
      for (const [by, tier] of LEADS) {
        const { effects } = lead(id, by, { tokens: [[tokenRemove], [tokenRemove]] });
        const strips = effects.filter((one) => kinds([one])[0] === 'tokenLost strip');
        const taken = tier === 'major' || tier === 'dominant';
        expect(strips).toEqual(
          taken ? [{ type: 'tokenLost', seat: 1, token: tokenRemove, why: 'strip' }] : [],
        );
      }
    }
    expect(broken('sprawl', { tokenRemove: [LI, AR] })).not.toEqual([]);
  });

  rule('BJ-TEC-06', 'a transition brings the winner to its target, and without one nobody moves', () => {
    for (const { id, transition, availableFrom } of techniques) {
      const { after } = lead(id, 1);
      const target = transition ?? availableFrom[0];
      expect([after.position, ...after.roles]).toEqual([
        target?.position,
        target?.role,
        counterpart(target?.role ?? 'neutral'),
      ]);
    }
  });

  rule('BJ-TEC-07', 'points lie between 0 and 4, and are what a major win scores', () => {
    for (const { id, ibjjfPoints } of techniques) {
      expect([0, 2, 3, 4]).toContain(ibjjfPoints);
      expect(lead(id, 2).after.points).toEqual([ibjjfPoints, 0]);
    }
    expect(broken('single_leg', { ibjjfPoints: 2 })).toEqual([]);
    for (const ibjjfPoints of [-1, 5, 2.5])
      expect(broken('single_leg', { ibjjfPoints })).toEqual(['BJ-DAT-06']);
  });

  rule('BJ-PTS-02', 'a set gives no label another worth, and no points without a label', () => {
    for (const { id, ibjjfPoints, pointsLabel } of techniques) {
      for (const points of [0, 1, 2, 3, 4]) {
        const problems = broken(id, { ibjjfPoints: points });
        expect(problems.length > 0, `${id} for ${points}`).toBe(points !== ibjjfPoints);
      }
      expect(broken(id, { pointsLabel: pointsLabel === 'pass' ? 'mount' : 'pass' })).toContain('BJ-DAT-03');
    }
  });

  rule('BJ-TEC-08', 'a dominant win ends the match with a submission, and with nothing else', () => {
    for (const { id, isSubmission } of techniques) {
      const { after } = lead(id, 4);
      expect(after.result?.reason).toBe(isSubmission ? 'submission' : undefined);
    }
  });
});

describe('risk', () => {
  const set = {
    ...house,
    techniques: techniques.map(
      (one) => ({ ...one, risk: one.risk === 'risky' ? 'neutral' : 'risky' }) as const,
    ),
  };
  const reversed = createBjj({ name: 'reversed', version: 1, set });

  rule('BJ-TEC-09', 'a technique is neutral or risky', () => {
    expect([...new Set(techniques.map(({ risk }) => risk))].sort()).toEqual(['neutral', 'risky']);
    expect(broken('sprawl', { risk: 'reckless' })).not.toEqual([]);
  });

  rule('BJ-TEC-09', 'B25: which of them decides nothing', () => {
    everyEncounter(({ after, effects, before }, encounter) => {
      const from = { ...before, ruleset: reversed.ruleset };
      const there = meet(encounter, { game: reversed, from });
      expect(there.effects).toEqual(effects);
      expect(tableOf(there.after)).toEqual(tableOf(after));
    });
  });
});

rule(['BJ-TEC-04', 'BJ-TEC-05'], 'a technique may both earn and strip', () => {
  const game = variant({}, [technique('swap', { tokenReward: AR, tokenRemove: LI })]);
  const scene = { game, choices: ['swap', 'circle_out'], tokens: [[], [LI]] } as const;
  expect(exchange({ ...scene, lead: 2 }).after.tokens).toEqual([[AR], []]);
  expect(exchange({ ...scene, lead: 1 }).after.tokens).toEqual([[], [LI]]);
});
