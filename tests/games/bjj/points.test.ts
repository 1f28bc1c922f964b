// Chapter 6: a scoring transition is worth its points on a major or dominant win, and an advantage on a minor one.
import { POINT_VALUES } from 'holmgang/bjj';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { AR, BC, exchange, find, IP, LEADS, LI, lead, PB, techniques } from './arrange.js';
import { everyEncounter } from './encounters.js';

const scoring = techniques.filter(({ transition, ibjjfPoints }) => transition !== null && ibjjfPoints > 0);

rule('BJ-PTS-01', 'every technique scores by transition, points and tier, and the loser never', () => {
  expect(scoring.length).toBeGreaterThan(25);
  for (const { id, transition, ibjjfPoints, pointsLabel } of techniques) {
    for (const [by, tier] of LEADS) {
      const { after, effects } = lead(id, by, { points: [1, 5] });
      const scores = transition !== null && ibjjfPoints > 0 && (tier === 'major' || tier === 'dominant');
      expect(after.points).toEqual([1 + (scores ? ibjjfPoints : 0), 5]);
      const told = effects.filter((event) => (event as { type: string }).type === 'pointsScored');
      expect(told).toEqual(
        scores ? [{ type: 'pointsScored', seat: 0, amount: ibjjfPoints, label: pointsLabel }] : [],
      );
    }
  }
});

rule('BJ-PTS-01', 'wherever the sides are, points come to the winner of a scoring exchange alone', () => {
  everyEncounter(({ before, after, last: { winner, tier } }, { choices }) => {
    const own = winner === null ? 0 : find(choices[winner]).ibjjfPoints;
    const gained = tier === 'major' || tier === 'dominant' ? own : 0;
    const expected = before.points.map((points, seat) => points + (seat === winner ? gained : 0));
    expect(after.points).toEqual(expected);
  });
});

const VALUES = [
  ['takedown', 2, 'single_leg', []],
  ['sweep', 2, 'scissor_sweep', []],
  ['pass', 3, 'knee_cut_pass', []],
  ['mount', 4, 'mount_step', [IP]],
  ['back', 4, 'inversion_back_take', [LI]],
] as const;

rule.each(VALUES)('BJ-PTS-02', 'a %s is worth %i', ([label, value, id, needed]) => {
  expect(POINT_VALUES[label]).toBe(value);
  const { after, effects } = lead(id, 2, { tokens: [needed, []] });
  expect(after.points).toEqual([value, 0]);
  expect(effects).toContainEqual({ type: 'pointsScored', seat: 0, amount: value, label });
});

rule('BJ-PTS-02', 'every technique is worth what its label says', () => {
  const values = Object.fromEntries(VALUES.map(([label, value]) => [label, value]));
  for (const { ibjjfPoints, pointsLabel } of techniques) {
    expect(ibjjfPoints).toBe(pointsLabel === null ? 0 : values[pointsLabel]);
  }
});

rule.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])('BJ-PTS-03', 'a pass won by %i scores 3', (by) => {
  const { after, last } = exchange({
    at: ['open_guard', 'top'],
    control: by > 5 ? [2, 0] : [0, 0],
    tokens: [by > 5 ? [PB, AR] : [], []],
    choices: ['toreando_pass', 'grip_strip'],
    lead: by,
    picks: by === 4 || by === 5 ? [0] : [],
  });
  expect(last.margin).toBe(by);
  expect(after.points).toEqual([3, 0]);
});

rule('BJ-PTS-04', 'a scoring technique that wins by 1 gives one advantage and no points', () => {
  for (const { id, requiredTokens } of scoring) {
    const { after, effects } = lead(id, 1, { tokens: [requiredTokens, [BC]] });
    expect([after.points, after.advantages]).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(effects).toContainEqual({ type: 'advantageScored', seat: 0, why: 'minor' });
  }
});

rule('BJ-PTS-04', 'one that wins by 2 gives points and no advantage', () => {
  for (const { id, ibjjfPoints } of scoring) {
    const { after } = lead(id, 2);
    expect([after.points, after.advantages]).toEqual([
      [ibjjfPoints, 0],
      [0, 0],
    ]);
  }
});
