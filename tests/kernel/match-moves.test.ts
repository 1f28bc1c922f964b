import type { Seat } from 'holmgang';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { actions, type CountingState, counting } from './counting-game.js';
import { accepted, countingAt, expectRefused, opening, pendingBonus, play } from './playing.js';

/** States of every kind in which a match runs. */
const running: readonly { name: string; state: () => CountingState }[] = [
  { name: 'both seats must decide', state: () => opening() },
  { name: 'seat 0 must decide', state: () => countingAt(0) },
  { name: 'seat 1 must decide', state: () => countingAt(2) },
  { name: 'a decision is pending', state: pendingBonus },
  { name: 'a draw is offered', state: () => play(countingAt(0), actions.offerDraw(1)) },
];

const sides: readonly { seat: Seat; other: Seat }[] = [
  { seat: 0, other: 1 },
  { seat: 1, other: 0 },
];

describe('conceding', () => {
  rule.each(running)('K-CON-01', 'either seat concedes while $name, and the other wins', ({ state }) => {
    for (const { seat, other } of sides) {
      const applied = accepted(counting.apply(state(), actions.concede(seat)));
      expect(applied.state).toMatchObject({ phase: 'over', pending: [] });
      expect(counting.result(applied.state)).toEqual({
        winner: other,
        scores: other === 0 ? [1, 0] : [0, 1],
        reason: 'conceded',
        rule: 'K-CON-01',
      });
      expect(applied.events).toEqual([
        { type: 'conceded', seat },
        { type: 'ended', winner: other },
      ]);
      expect(counting.check(applied.state)).toEqual([]);
    }
  });
});

describe('draws by agreement', () => {
  rule.each(running.slice(0, 4))('K-DRW-01', 'either seat offers a draw while $name', ({ state }) => {
    for (const { seat } of sides) {
      const applied = accepted(counting.apply(state(), actions.offerDraw(seat)));
      expect(applied.state).toEqual({ ...state(), drawOffer: seat });
      expect(applied.events).toEqual([{ type: 'drawOffered', seat }]);
    }
  });

  rule('K-DRW-01', 'neither seat offers a draw while an offer is open', () => {
    for (const { seat, other } of sides) {
      const state = play(opening(), actions.offerDraw(seat));
      for (const again of [seat, other]) {
        const rejection = expectRefused(
          counting,
          state,
          actions.offerDraw(again),
          'DRAW_ALREADY_OFFERED',
          'K-DRW-01',
        );
        expect(rejection.detail).toEqual({ by: seat });
      }
    }
  });

  rule('K-DRW-02', 'the other seat accepts, and the match is drawn', () => {
    for (const { seat, other } of sides) {
      const applied = accepted(
        counting.apply(play(countingAt(0), actions.offerDraw(seat)), actions.acceptDraw(other)),
      );
      expect(applied.state).toMatchObject({ phase: 'over', drawOffer: null });
      expect(counting.result(applied.state)).toEqual({
        winner: null,
        scores: [0.5, 0.5],
        reason: 'agreement',
        rule: 'K-DRW-02',
      });
      expect(applied.events).toEqual([
        { type: 'drawAccepted', seat: other },
        { type: 'ended', winner: null },
      ]);
    }
  });

  rule('K-DRW-02', 'nobody accepts an offer of their own, or none', () => {
    for (const { seat } of sides) {
      expectRefused(counting, opening(), actions.acceptDraw(seat), 'NO_DRAW_OFFER', 'K-DRW-02');
      const offered = play(opening(), actions.offerDraw(seat));
      expectRefused(counting, offered, actions.acceptDraw(seat), 'NO_DRAW_OFFER', 'K-DRW-02');
    }
  });

  rule('K-DRW-03', 'the other seat declines, the offer is closed, and a new one is possible', () => {
    for (const { seat, other } of sides) {
      const before = countingAt(0);
      const applied = accepted(
        counting.apply(play(before, actions.offerDraw(seat)), actions.declineDraw(other)),
      );
      expect(applied.state).toEqual(before);
      expect(applied.events).toEqual([{ type: 'drawDeclined', seat: other }]);
      expect(counting.validate(applied.state, actions.offerDraw(seat))).toBeUndefined();
    }
  });

  rule('K-DRW-03', 'nobody declines an offer of their own, or none', () => {
    for (const { seat } of sides) {
      expectRefused(counting, opening(), actions.declineDraw(seat), 'NO_DRAW_OFFER', 'K-DRW-03');
      const offered = play(opening(), actions.offerDraw(seat));
      expectRefused(counting, offered, actions.declineDraw(seat), 'NO_DRAW_OFFER', 'K-DRW-03');
    }
  });

  rule('K-DRW-04', 'a game action of the seat that was offered a draw declines it first of all', () => {
    const offered = play(countingAt(0), actions.offerDraw(1));
    const applied = accepted(counting.apply(offered, actions.add(0, { amount: 1 })));
    expect(applied.state.drawOffer).toBeNull();
    expect(applied.events.map(({ type }) => type)).toEqual(['drawDeclined', 'added', 'turnPassed']);
    expect(applied.events[0]).toEqual({ type: 'drawDeclined', seat: 0 });
    expect(play(offered, actions.cheer(0)).drawOffer).toBeNull();
  });

  rule('K-DRW-04', "the offering seat's own actions leave the offer open", () => {
    const offered = play(countingAt(0), actions.offerDraw(0));
    const applied = accepted(counting.apply(offered, actions.add(0, { amount: 1 })));
    expect(applied.state.drawOffer).toBe(0);
    expect(applied.events.map(({ type }) => type)).toEqual(['added', 'turnPassed']);
    expect(counting.validate(applied.state, actions.acceptDraw(1))).toBeUndefined();
  });

  rule('K-DRW-04', 'a refused action declines nothing', () => {
    const offered = play(countingAt(0), actions.offerDraw(1));
    expectRefused(counting, offered, actions.add(0, { amount: 3 }), 'TOO_MUCH', 'CT-ADD-01');
    expect(offered.drawOffer).toBe(1);
  });
});

describe('the arbiter', () => {
  rule.each(running)(
    'K-ARB-01',
    "declares either seat's time up while $name, and the other wins",
    ({ state }) => {
      for (const { seat, other } of sides) {
        const applied = accepted(counting.apply(state(), actions.timeout(seat)));
        expect(counting.result(applied.state)).toMatchObject({
          winner: other,
          reason: 'timeout',
          rule: 'K-ARB-01',
        });
        expect(applied.events).toEqual([
          { type: 'timedOut', seat },
          { type: 'ended', winner: other },
        ]);
      }
    },
  );

  rule.each(running)('K-ARB-02', 'disqualifies a seat or both while $name', ({ state }) => {
    for (const seat of [0, 1, 'both'] as const) {
      const applied = accepted(counting.apply(state(), actions.disqualify(seat)));
      const winner = seat === 'both' ? null : seat === 0 ? 1 : 0;
      expect(counting.result(applied.state)).toMatchObject({
        winner,
        reason: 'disqualified',
        rule: 'K-ARB-02',
      });
      expect(applied.events).toEqual([
        { type: 'disqualified', seat },
        { type: 'ended', winner },
      ]);
      expect(counting.check(applied.state)).toEqual([]);
    }
    expect(play(state(), actions.disqualify('both')).result?.scores).toEqual([0, 0]);
  });

  rule.each(running)('K-ARB-03', 'adjudicates a win or a draw while $name', ({ state }) => {
    for (const winner of [0, 1, null] as const) {
      const applied = accepted(counting.apply(state(), actions.adjudicate({ winner })));
      expect(counting.result(applied.state)).toMatchObject({
        winner,
        reason: 'adjudicated',
        rule: 'K-ARB-03',
      });
      expect(applied.events).toEqual([
        { type: 'adjudicated', winner },
        { type: 'ended', winner },
      ]);
    }
    expect(play(state(), actions.adjudicate({ winner: null })).result?.scores).toEqual([0.5, 0.5]);
  });

  const moves = [actions.timeout(0), actions.disqualify('both'), actions.adjudicate({ winner: 1 })];
  rule.each(moves)('K-ARB-04', 'alone makes the move $type', (move) => {
    expect(counting.parseAction(move, 'arbiter')).toEqual(move);
    for (const { seat } of sides) expect(() => counting.parseAction(move, seat)).toThrow(/^ARBITER_ONLY/);
    const { by, ...unsigned } = move;
    expect(by).toBe('arbiter');
    expect(() => counting.parseAction(unsigned, 'arbiter')).toThrow(/^BAD_ACTION/);
  });
});
