import { defineGame, InvariantError } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { rule } from '../rule.js';
import { actions, counting, definition } from './counting-game.js';
import { accepted, countingAt, expectRefused, opening, pendingBonus, play } from './playing.js';

describe('whose turn it is', () => {
  rule('K-TRN-01', 'the seat that must decide acts, the other does not', () => {
    const state = countingAt(0);
    expect(counting.deciders(state)).toEqual([0]);
    expect(counting.apply(state, actions.add(0, { amount: 1 })).ok).toBe(true);
    const rejection = expectRefused(
      counting,
      state,
      actions.add(1, { amount: 1 }),
      'NOT_YOUR_TURN',
      'K-TRN-01',
    );
    expect(rejection.detail).toEqual({ seat: 1 });
  });

  rule('K-TRN-01', 'both act in any order where both must decide, and neither twice', () => {
    const start = opening();
    expect(counting.deciders(start)).toEqual([0, 1]);
    const [zero, one] = [actions.pick(0, { number: 2 }), actions.pick(1, { number: 3 })];
    expect(play(start, zero, one)).toEqual(play(start, one, zero));
    expect(counting.deciders(play(start, zero))).toEqual([1]);
    expectRefused(counting, play(start, zero), actions.pick(0, { number: 1 }), 'NOT_YOUR_TURN', 'K-TRN-01');
  });

  rule('K-TRN-01', 'a move that says so is possible off turn, and is still checked', () => {
    const state = play(countingAt(0), actions.cheer(1), actions.cheer(1));
    expect(state.cheers).toEqual([0, 2]);
    expectRefused(counting, state, actions.cheer(1), 'HOARSE', 'CT-CHR-01');
  });

  rule('K-TRN-01', 'whoever need not decide has nothing listed', () => {
    const state = countingAt(0);
    expect(counting.legalActions(state, 0).map(({ type }) => type)).toEqual(['add', 'add', 'roll', 'draw']);
    expect(counting.legalActions(state, 1)).toEqual([]);
    expect(counting.countLegal(state, 1)).toBe(0);
  });
});

describe('phases', () => {
  rule('K-TRN-02', 'moves of the current phase are possible, others are not', () => {
    const rejection = expectRefused(
      counting,
      opening(),
      actions.add(0, { amount: 1 }),
      'WRONG_PHASE',
      'K-TRN-02',
    );
    expect(rejection.detail).toEqual({ phase: 'opening' });
    expectRefused(counting, countingAt(0), actions.pick(0, { number: 1 }), 'WRONG_PHASE', 'K-TRN-02');
    expect(counting.apply(opening(), actions.pick(0, { number: 1 })).ok).toBe(true);
  });

  rule('K-TRN-02', 'an answer to no decision is a move of the wrong phase', () => {
    expectRefused(counting, countingAt(4), actions.bonus(0, { amount: 1 }), 'WRONG_PHASE', 'K-TRN-02');
  });

  rule('K-TRN-02', 'a move of the right phase is refused by its own check', () => {
    const rejection = expectRefused(
      counting,
      countingAt(0),
      actions.add(0, { amount: 3 }),
      'TOO_MUCH',
      'CT-ADD-01',
    );
    expect(rejection.detail).toEqual({ amount: 3 });
  });
});

describe('pending decisions', () => {
  rule('K-TRN-03', 'a pending decision is answered by its seat before anything else is done', () => {
    const state = pendingBonus();
    expect(state.total).toBe(5);
    const seat = state.turn;
    expect(counting.deciders(state)).toEqual([seat]);
    expect(counting.legalActions(state, seat)).toEqual([
      actions.bonus(seat, { amount: 0 }),
      actions.bonus(seat, { amount: 1 }),
    ]);
    for (const action of [
      actions.add(seat, { amount: 1 }),
      actions.cheer(0),
      actions.pick(0, { number: 1 }),
    ]) {
      const rejection = expectRefused(counting, state, action, 'CHOICE_PENDING', 'K-TRN-03');
      expect(rejection.detail).toEqual({ decision: 'bonus' });
    }
    const other = seat === 0 ? 1 : 0;
    expectRefused(counting, state, actions.bonus(other, { amount: 1 }), 'NOT_YOUR_TURN', 'K-TRN-01');
    expect(counting.legalActions(state, other)).toEqual([]);
  });

  rule('K-TRN-03', 'the phase that follows is entered only after the answer', () => {
    const state = pendingBonus();
    expect(state.phase).toBe('settle');
    const { state: after, events } = accepted(
      counting.apply(state, actions.bonus(state.turn, { amount: 1 })),
    );
    expect(after).toMatchObject({ total: 6, phase: 'count', pending: [] });
    expect(after.turn).not.toBe(state.turn);
    expect(events.map(({ type }) => type)).toEqual(['added', 'turnPassed']);
  });

  rule('K-TRN-03', 'match moves are possible meanwhile', () => {
    expect(play(pendingBonus(), actions.offerDraw(0)).pending).toHaveLength(1);
  });

  it('of a kind that no move answers is a bug of the game', () => {
    const game = defineGame({ ...definition, decisions: {} });
    const state = counting.clone(pendingBonus());
    expect(() => game.legalActions(state, state.turn)).toThrow(InvariantError);
  });
});

describe('what needs no decision', () => {
  rule('K-TRN-04', 'happens at once after a move', () => {
    const { state, events } = accepted(counting.apply(countingAt(0), actions.add(0, { amount: 2 })));
    expect(state).toMatchObject({ total: 2, turn: 1, phase: 'count' });
    expect(events).toEqual([
      { type: 'added', seat: 0, amount: 2 },
      { type: 'turnPassed', to: 1 },
    ]);
  });

  rule('K-TRN-04', 'happens at once after setup', () => {
    const { state, events } = counting.start({ seed: 'any' });
    expect(state.phase).toBe('opening');
    expect(events).toEqual([{ type: 'dealt' }]);
  });

  rule('K-TRN-04', 'goes on until the match is over, if nothing stops it', () => {
    const { state, events } = counting.start({ seed: 'any', goal: 0 });
    expect(state.phase).toBe('over');
    expect(events).toEqual([{ type: 'dealt' }, { type: 'ended', winner: null }]);
    const won = accepted(counting.apply(countingAt(8), actions.add(0, { amount: 2 })));
    expect(won.events.at(-1)).toEqual({ type: 'ended', winner: 0 });
  });

  rule('K-TRN-04', 'never waits by itself: no position stands in such a phase without a decision', () => {
    expect(counting.check(pendingBonus())).toEqual([]);
    for (const phase of ['deal', 'reveal', 'settle']) {
      expect(counting.check({ ...countingAt(0), phase })).toMatchObject([
        { path: 'phase', rule: 'K-TRN-04' },
      ]);
    }
  });

  it('is a bug of the game where it goes round in circles', () => {
    const [settle, deal] = [{ enter: () => 'deal' as const }, { enter: () => 'settle' as const }];
    const phases = { ...definition.phases, settle, deal };
    const circling = defineGame({ ...definition, phases });
    expect(() => circling.setup({ seed: 'any' })).toThrow(InvariantError);
    expect(() => circling.apply(countingAt(0), actions.add(0, { amount: 1 }))).toThrow(/circles/);
  });

  it('may take many steps', () => {
    let left = 9_000;
    const settle = { enter: () => (left-- > 0 ? ('settle' as const) : ('count' as const)) };
    const patient = defineGame({ ...definition, phases: { ...definition.phases, settle } });
    expect(accepted(patient.apply(countingAt(0), actions.add(0, { amount: 1 }))).state.phase).toBe('count');
  });

  it('leaves no state behind in which nobody can be asked', () => {
    for (const phase of ['settle', 'nap'] as const) {
      const state = { ...countingAt(0), phase: phase as 'settle' };
      expect(() => counting.deciders(state)).toThrow(/^FOREIGN_STATE/);
      expect(() => counting.legalActions(state, 0)).toThrow(/^FOREIGN_STATE/);
    }
    const owned = counting.clone(countingAt(0));
    expect(() => counting.advance(owned, { type: 'nap', seat: 0 } as never)).toThrow(InvariantError);
  });

  it('is a bug of the game where it leads nowhere', () => {
    const phases = { ...definition.phases, settle: { enter: () => 'nowhere' as 'count' } };
    const lost = defineGame({ ...definition, phases });
    expect(() => lost.apply(countingAt(0), actions.add(0, { amount: 1 }))).toThrow(/no such phase: nowhere/);
  });
});

describe("a game's own refusals", () => {
  const own = (): { code: 'NOT_NOW'; rule: 'CT-TRN-01'; detail: object } => ({
    code: 'NOT_NOW',
    rule: 'CT-TRN-01',
    detail: {},
  });

  rule.each([
    { refusal: 'wrongPhase', state: opening(), action: actions.add(0, { amount: 1 }) },
    { refusal: 'notYourTurn', state: countingAt(0), action: actions.add(1, { amount: 1 }) },
    { refusal: 'choicePending', state: pendingBonus(), action: actions.cheer(0) },
  ])(
    ['K-TRN-01', 'K-TRN-02', 'K-TRN-03'],
    '$refusal takes the place of the kernel clause',
    ({ refusal, state, action }) => {
      const game = defineGame({ ...definition, refusals: { [refusal]: own } });
      expectRefused(game, state, action, 'NOT_NOW', 'CT-TRN-01');
    },
  );
});
