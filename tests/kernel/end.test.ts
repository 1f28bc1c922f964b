import { defineGame, type Seat } from 'holmgang';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { actions, counting, definition } from './counting-game.js';
import { conceded, countingAt, expectRefused, opening, pendingBonus, play } from './playing.js';

describe('results', () => {
  rule('K-RES-01', 'a win is worth 1 to the winner and 0 to the loser, however it comes about', () => {
    expect(play(opening(), actions.adjudicate({ winner: 0 })).result?.scores).toEqual([1, 0]);
    expect(play(opening(), actions.adjudicate({ winner: 1 })).result?.scores).toEqual([0, 1]);
    expect(play(countingAt(8), actions.add(0, { amount: 2 })).result).toEqual({
      winner: 0,
      scores: [1, 0],
      reason: 'goal',
      rule: 'CT-WIN-01',
    });
  });

  rule('K-RES-02', 'a draw is worth ½ to each seat', () => {
    const state = play(opening(), actions.offerDraw(0), actions.acceptDraw(1));
    expect(state.result).toMatchObject({ winner: null, scores: [0.5, 0.5] });
    expect(counting.setup({ seed: '', goal: 0 }).result).toMatchObject({ winner: null, scores: [0.5, 0.5] });
  });

  rule('K-RES-03', 'where both lose, the match is worth 0 to each seat, and nobody has won', () => {
    expect(play(opening(), actions.disqualify('both')).result).toMatchObject({
      winner: null,
      scores: [0, 0],
    });
  });

  rule(['K-RES-01', 'K-RES-02', 'K-RES-03'], 'no position has scores that do not fit its winner', () => {
    const over = conceded();
    const worth = (winner: Seat | null, scores: [number, number]): readonly string[] => {
      const result = { winner, scores, reason: 'conceded', rule: 'K-CON-01' };
      return counting.check({ ...over, result }).map(({ path, code }) => `${path} ${code}`);
    };
    for (const [winner, a, b] of [
      [0, 1, 0],
      [1, 0, 1],
      [null, 0.5, 0.5],
      [null, 0, 0],
    ] as const) {
      expect(worth(winner, [a, b])).toEqual([]);
    }
    for (const [winner, a, b] of [
      [0, 0, 1],
      [1, 1, 0],
      [0, 0.5, 0.5],
      [null, 1, 0],
      [null, 1, 1],
      [0, 0.5, 0],
      [0, 1, 0.5],
    ] as const) {
      expect(worth(winner, [a, b])).toEqual(['result.scores BAD_SCORES']);
    }
  });
});

describe('after the end', () => {
  const everything = [
    actions.pick(0, { number: 1 }),
    actions.add(0, { amount: 1 }),
    actions.cheer(1),
    actions.concede(1),
    actions.offerDraw(0),
    actions.acceptDraw(1),
    actions.declineDraw(1),
    actions.timeout(0),
    actions.disqualify('both'),
    actions.adjudicate({ winner: null }),
  ];

  rule.each(everything)('K-END-01', '$type is refused', (action) => {
    const drawOpen = play(opening(), actions.offerDraw(0), actions.concede(0));
    for (const over of [conceded(), drawOpen, play(countingAt(8), actions.add(0, { amount: 2 }))]) {
      expectRefused(counting, over, action, 'MATCH_OVER', 'K-END-01');
    }
  });

  rule('K-END-01', 'nobody decides and nothing is listed', () => {
    const over = conceded();
    expect(counting.deciders(over)).toEqual([]);
    for (const seat of [0, 1] as const) {
      expect(counting.legalActions(over, seat)).toEqual([]);
      expect(counting.countLegal(over, seat)).toBe(0);
    }
  });

  rule('K-END-01', 'a game may refuse with words of its own', () => {
    const game = defineGame({
      ...definition,
      overCode: 'OVER_AND_OUT',
      refusals: { over: () => ({ code: 'OVER_AND_OUT', rule: 'CT-WIN-01', detail: {} }) },
    });
    expectRefused(game, conceded(), actions.cheer(0), 'OVER_AND_OUT', 'CT-WIN-01');
    expectRefused(game, conceded(), actions.concede(0), 'OVER_AND_OUT', 'K-END-01');
  });

  rule('K-END-01', 'nothing is pending, and no position is over without a result', () => {
    expect(play(pendingBonus(), actions.concede(0)).pending).toEqual([]);
    const codes = (state: unknown): readonly string[] => counting.check(state).map(({ code }) => code);
    expect(codes({ ...conceded(), pending: [{ kind: 'bonus', seat: 0 }] })).toEqual(['BAD_PENDING']);
    expect(codes({ ...conceded(), result: null })).toEqual(['BAD_PHASE']);
    expect(codes({ ...conceded(), phase: 'count' })).toEqual(['BAD_PHASE']);
  });
});
