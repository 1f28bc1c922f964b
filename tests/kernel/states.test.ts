import { defineGame, edit, type Seat, UsageError } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { rule } from '../rule.js';
import { actions, type CountingState, counting, definition } from './counting-game.js';
import { copyOf } from './json.js';
import { countingAt, expectRefused, opening, pendingBonus } from './playing.js';

const add = actions.add(0, { amount: 1 });
const sound = countingAt(0);
const foreign = defineGame({ ...definition, ruleset: { ...definition.ruleset, version: 2 } });

const { viewer: _viewer, ...withoutViewer } = sound;
const { drawn: _drawn, ...withoutDrawn } = sound;

describe('states that are none of the game', () => {
  const bad: readonly [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'state'],
    ['a list', []],
    ['an empty object', {}],
    ['another version of the ruleset', foreign.setup({ seed: 'any' })],
    ['another game', { ...sound, ruleset: { ...sound.ruleset, game: 'chess' } }],
    ['another ruleset', { ...sound, ruleset: { ...sound.ruleset, name: 'other' } }],
    ['another digest', { ...sound, ruleset: { ...sound.ruleset, digest: '0' } }],
    ['no ruleset', { ...sound, ruleset: null }],
    ['no viewer', withoutViewer],
    ['a viewer who does not exist', { ...sound, viewer: 2 }],
  ];

  rule.each(bad)('K-STA-01', '%s is refused in every way to ask', ([, value]) => {
    const state = value as CountingState;
    expectRefused(counting, state, add, 'FOREIGN_STATE', 'K-STA-01');
    expectRefused(counting, state, actions.concede(0), 'FOREIGN_STATE', 'K-STA-01');
    expectRefused(counting, state, actions.timeout(0), 'FOREIGN_STATE', 'K-STA-01');
    expect(counting.check(state)).not.toEqual([]);
  });

  rule.each(bad.slice(0, 10))('K-STA-01', '%s is a misuse where an answer is no rejection', ([, value]) => {
    const state = value as CountingState;
    const misuses: (() => unknown)[] = [
      () => counting.deciders(state),
      () => counting.legalActions(state, 0),
      () => counting.countLegal(state, 0),
      () => counting.clone(state),
      () => counting.view(state, 0),
      () => counting.odds(state, add),
      () => counting.determinize(state, undefined as never),
    ];
    for (const misuse of misuses) expect(misuse).toThrow(/^FOREIGN_STATE/);
  });

  const impossible: readonly [string, unknown][] = [
    ['a field is missing', withoutDrawn],
    ['a field is too many', { ...sound, extra: 1 }],
    ['a number is negative', { ...sound, total: -1 }],
    ['a number is NaN', { ...sound, total: Number.NaN }],
    ['the phase is unknown', { ...sound, phase: 'nap' }],
    ['the phase is an inherited name', { ...sound, phase: 'constructor' }],
    ['the phase is automatic', { ...sound, phase: 'settle' }],
    ['the generator is missing', { ...sound, rng: 'hidden' }],
    ['the generator is broken', { ...sound, rng: { ...sound.rng, next: -1 } }],
    ['the decision is unknown', { ...sound, pending: [{ kind: 'x', seat: 0 }] }],
    ['a third seat offers a draw', { ...sound, drawOffer: 2 }],
    ['a card is there twice', { ...sound, deck: [1, 1, 2, 3] }],
    ['it is over without a result', { ...sound, phase: 'over' }],
    ['it is a view', counting.view(sound, 0)],
  ];

  rule.each(impossible)('K-STA-01', 'nothing is applied where %s', ([, value]) => {
    const state = value as CountingState;
    expect(counting.check(state)).not.toEqual([]);
    for (const action of [add, actions.concede(0), actions.timeout(1)]) {
      const applied = counting.apply(state, action);
      expect(applied).toMatchObject({ ok: false, rejection: { code: 'FOREIGN_STATE', rule: 'K-STA-01' } });
      expect(counting.reducer(state, action)).toBe(state);
    }
  });

  rule('K-STA-01', 'a refusal says what is wrong first', () => {
    const problemOf = (value: unknown): unknown => counting.validate(value as CountingState, add)?.detail;
    expect(problemOf(null)).toEqual({ problem: 'state: expected an object, found null' });
    expect(problemOf(withoutViewer)).toEqual({ problem: 'viewer: missing' });
  });

  rule('K-STA-01', 'states in which the rules stumble are refused by validate, not thrown', () => {
    for (const state of [
      { ...sound, deck: null },
      { ...sound, pending: undefined },
      { ...sound, phase: 'nap' },
    ]) {
      const rejection = counting.validate(state as unknown as CountingState, actions.draw(0));
      expect(rejection).toMatchObject({ code: 'FOREIGN_STATE', rule: 'K-STA-01' });
    }
  });

  it('errors of the rules on a sound state are not hidden', () => {
    const broken = defineGame({
      ...definition,
      moves: {
        ...definition.moves,
        roll: {
          ...definition.moves.roll,
          check: () => {
            throw new Error('a bug');
          },
        },
      },
    });
    expect(() => broken.validate(sound, actions.roll(0))).toThrow('a bug');
  });
});

describe('states that are of the game', () => {
  rule.each<[string, CountingState]>([
    ['as they are made', sound],
    ['after JSON', copyOf(sound)],
    ['after JSON, with a decision pending', copyOf(pendingBonus())],
    ['owned by somebody', counting.clone(sound)],
    ['made by hand', edit(counting, sound, (draft) => Object.assign(draft, { total: 7 }))],
    ['made by an equal game', defineGame(definition).setup({ seed: 'any' })],
  ])('K-STA-01', 'are accepted %s', ([, state]) => {
    expect(counting.check(state)).toEqual([]);
    const [action] = counting.legalActions(state, state.turn);
    expect(action && counting.apply(state, action).ok).toBe(true);
  });
});

describe('views', () => {
  const fail = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      return error instanceof UsageError ? error.code : String(error);
    }
    return 'none';
  };

  rule.each([0, 1, 'spectator'] as const)(
    'K-STA-02',
    'the view of %s answers for its own seat and no other',
    (viewer) => {
      const state = opening();
      const view = counting.view(state, viewer);
      for (const seat of [0, 1] as const) {
        const pick = actions.pick(seat, { number: 2 });
        const expected = seat === viewer ? 'none' : 'NOT_YOUR_VIEW';
        expect(fail(() => counting.legalActions(view, seat))).toBe(expected);
        expect(fail(() => counting.countLegal(view, seat))).toBe(expected);
        expect(fail(() => counting.validate(view, pick))).toBe(expected);
        expect(fail(() => counting.validate(view, actions.concede(seat)))).toBe(expected);
        if (seat !== viewer) continue;
        expect(counting.legalActions(view, seat)).toEqual(counting.legalActions(state, seat));
        expect(counting.validate(view, pick)).toBeUndefined();
        expect(counting.validate(view, actions.add(seat, { amount: 1 }))).toMatchObject({
          code: 'WRONG_PHASE',
        });
      }
      expect(counting.deciders(view)).toEqual([0, 1]);
      expect(counting.validate(view, actions.timeout(0))).toBeUndefined();
    },
  );

  it('know no third seat and no third viewer', () => {
    expect(fail(() => counting.legalActions(opening(), 2 as Seat))).toBe('NO_SUCH_SEAT');
    expect(fail(() => counting.view(opening(), 2 as Seat))).toBe('NO_SUCH_VIEWER');
    expect(fail(() => counting.view(counting.view(opening(), 0) as CountingState, 0))).toBe('NOT_A_STATE');
  });
});
