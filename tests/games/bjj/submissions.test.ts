// Chapter 10: a submission ends the match on a dominant win; short of that it is worth an advantage or nothing.
import { otherSeat, SEATS } from 'holmgang';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { AR, exchange, IP, LI, lead, PB, submissions, tableOf, techniques } from './arrange.js';

rule('BJ-SUB-01', 'every submission ends the match on a dominant win, and nothing else happens', () => {
  expect(submissions).toHaveLength(18);
  for (const { id, requiredTokens } of submissions) {
    for (const by of [4, 5]) {
      const { before, after, effects } = lead(id, by, {
        control: [1, 0],
        tokens: [requiredTokens, [AR]],
        points: [0, 11],
        turn: 7,
      });
      expect(effects).toEqual([
        { type: 'submissionLocked', seat: 0, techniqueId: id },
        { type: 'matchEnded', winner: 0, reason: 'submission' },
      ]);
      expect(after.result).toEqual({ winner: 0, scores: [1, 0], reason: 'submission', rule: 'BJ-WIN-01' });
      expect(tableOf({ ...after, result: null })).toEqual(tableOf(before));
      expect([after.turn, after.phase]).toEqual([7, 'over']);
    }
  }
});

rule('BJ-SUB-01', 'B40: no bonus token is drawn, none is lost, and either seat can win so', () => {
  for (const seat of SEATS) {
    const tokens = seat === 0 ? ([[PB], [LI, IP]] as const) : ([[LI, IP], [PB]] as const);
    const choices = ['standing_guillotine', 'sprawl'];
    const chosen = seat === 0 ? choices : choices.reverse();
    const { after } = exchange({
      tokens,
      choices: [chosen[0] ?? '', chosen[1] ?? ''],
      lead: seat === 0 ? 4 : -4,
    });
    expect(after.result).toMatchObject({ winner: seat, reason: 'submission' });
    expect(after.tokens).toEqual(tokens);
    expect(after.result?.scores[otherSeat(seat)]).toBe(0);
  }
});

rule('BJ-SUB-01', 'no other technique ends a match like that, and no submission that loses', () => {
  for (const { id, isSubmission } of techniques) {
    if (!isSubmission) expect(lead(id, 5).after.result).toBeNull();
    else expect(lead(id, -4).after.result).toBeNull();
  }
});

rule('BJ-SUB-02', 'B18: every submission that wins by 2 or 3 gives exactly one advantage', () => {
  for (const { id, requiredTokens } of submissions) {
    for (const by of [2, 3]) {
      const { before, after, effects } = lead(id, by, { tokens: [requiredTokens, [AR]] });
      expect(effects).toEqual([{ type: 'advantageScored', seat: 0, why: 'nearSubmission' }]);
      expect(tableOf(after)).toEqual({ ...(tableOf(before) as object), advantages: [1, 0] });
    }
  }
});

rule('BJ-SUB-03', 'a submission that wins by 1 has no effect', () => {
  for (const { id, requiredTokens } of submissions) {
    const { before, after, effects, last } = lead(id, 1, { tokens: [requiredTokens, [AR]] });
    expect(last.winner).toBe(0);
    expect(effects).toEqual([]);
    expect(tableOf(after)).toEqual(tableOf(before));
    expect(after.turn).toBe(before.turn + 1);
  }
});
