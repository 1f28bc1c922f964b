import fc from 'fast-check';
import { createChance, scriptedChance, UsageError } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { actions, type CountingState, counting } from './counting-game.js';
import { branchesOf, copyOf, isDeepFrozen } from './json.js';
import { type Action, accepted, countingAt, type Event, opening, pendingBonus } from './playing.js';

/** A random match, as its states; match moves come in between now and then. */
const match = fc.tuple(fc.string({ maxLength: 5 }), fc.array(fc.nat(), { maxLength: 30 }));

function step(state: CountingState, choice: number): Action | undefined {
  const [seat] = counting.deciders(state);
  if (seat === undefined) return undefined;
  if (choice % 7 === 0 && state.drawOffer === null) return actions.offerDraw(choice % 2 === 0 ? 0 : 1);
  if (choice % 5 === 0 && state.pending.length === 0 && state.cheers[0] < 2) return actions.cheer(0);
  const legal = counting.legalActions(state, seat);
  return legal[choice % legal.length];
}

describe('apply', () => {
  it('agrees with advance and with the reducer, in every match', () => {
    let steps = 0;
    fc.assert(
      fc.property(match, ([seed, choices]) => {
        let state = counting.setup({ seed });
        const owned = counting.clone(state);
        for (const choice of choices) {
          const action = step(state, choice);
          if (action === undefined) break;
          const events: Event[] = [];
          counting.advance(owned, action, events);
          const applied = accepted(counting.apply(state, action));
          expect(applied.state).toStrictEqual(copyOf(owned));
          expect(applied.events).toStrictEqual(events);
          expect(counting.reducer(state, action)).toStrictEqual(applied.state);
          state = applied.state;
          steps += 1;
        }
      }),
    );
    expect(steps).toBeGreaterThan(300);
  });

  it('leaves its input untouched, freezes its output, and shares what did not change', () => {
    fc.assert(
      fc.property(match, ([seed, choices]) => {
        let state = counting.setup({ seed });
        for (const choice of choices) {
          const action = step(state, choice);
          if (action === undefined) break;
          const before = JSON.stringify(state);
          const applied = accepted(counting.apply(state, action));
          expect(JSON.stringify(state)).toBe(before);
          expect(isDeepFrozen(applied)).toBe(false);
          expect(isDeepFrozen(applied.state)).toBe(true);
          expect(isDeepFrozen(applied.events)).toBe(true);
          for (const key of ['ruleset', 'deck', 'drawn', 'cheers', 'picks', 'rng'] as const) {
            if (JSON.stringify(applied.state[key]) === JSON.stringify(state[key])) {
              expect(applied.state[key]).toBe(state[key]);
            }
          }
          state = applied.state;
        }
      }),
    );
  });

  it('takes a state that its owner still plays on, without touching or aliasing what can change', () => {
    const owned = counting.clone(countingAt(0));
    const { state } = accepted(counting.apply(owned, actions.add(0, { amount: 1 })));
    const before = JSON.stringify(state);
    counting.advance(owned, actions.draw(0));
    owned.cheers[0] = 2;
    expect(JSON.stringify(state)).toBe(before);
    expect(isDeepFrozen(state)).toBe(true);
  });

  it('takes a state out of JSON, and goes on as if it had never left', () => {
    for (const state of [opening(), countingAt(0), countingAt(4), pendingBonus()]) {
      const action = counting.legalActions(state, counting.deciders(state)[0]!)[0]!;
      const expected = accepted(counting.apply(state, action));
      expect(accepted(counting.apply(copyOf(state), action))).toStrictEqual(expected);
    }
  });

  it('moves the generator of the state on, and only where chance is asked', () => {
    const state = countingAt(0);
    const next = (action: Action): unknown => accepted(counting.apply(state, action)).state.rng;
    expect(next(actions.add(0, { amount: 1 }))).toBe(state.rng);
    expect(next(actions.roll(0))).toMatchObject({
      kind: 'chacha8',
      next: (state.rng as { next: number }).next + 1,
    });
  });

  it('leaves the generator alone where chance is injected', () => {
    const state = countingAt(0);
    const chance = scriptedChance([1]);
    const applied = accepted(counting.apply(state, actions.roll(0), chance));
    expect(applied.state.total).toBe(2);
    expect(applied.state.rng).toBe(state.rng);
    chance.assertExhausted();
  });
});

describe('advance', () => {
  it('plays in place', () => {
    const owned = counting.clone(countingAt(0));
    const { deck } = owned;
    counting.advance(owned, actions.draw(0));
    expect(owned).toMatchObject({ turn: 1 });
    expect(owned.deck).toBe(deck);
    expect(deck).toHaveLength(3);
  });

  it('refuses a frozen state', () => {
    const state = countingAt(0);
    expect(() => counting.advance(state, actions.roll(0))).toThrow(UsageError);
    expect(() => counting.advance(state, actions.roll(0))).toThrow(/^FROZEN_STATE/);
  });

  it('uses injected chance once and its own again afterwards', () => {
    const [owned, twin] = [counting.clone(countingAt(0)), counting.clone(countingAt(0))];
    counting.advance(owned, actions.roll(0), undefined, scriptedChance([0]));
    counting.advance(twin, actions.add(0, { amount: 1 }));
    expect(owned).toEqual(twin);
    counting.advance(owned, actions.roll(1));
    counting.advance(twin, actions.roll(1));
    expect(owned).toEqual(twin);
    expect(owned.rng).not.toEqual(countingAt(0).rng);
  });

  it('tells events only to whoever listens now', () => {
    const events: Event[] = [];
    const owned = counting.clone(countingAt(0));
    counting.advance(owned, actions.add(0, { amount: 1 }), events);
    expect(events).toHaveLength(2);
    counting.advance(owned, actions.add(1, { amount: 1 }));
    expect(events).toHaveLength(2);
  });
});

describe('clone', () => {
  it('is equal and shares nothing that can change', () => {
    const state = pendingBonus();
    const clone = counting.clone(state);
    expect(clone).toStrictEqual(state);
    expect(
      branchesOf({ ...clone, ruleset: null, result: null, rng: null, pending: null }).some(Object.isFrozen),
    ).toBe(false);
    expect(Object.isFrozen(clone.pending)).toBe(false);
    expect(Object.isFrozen(clone.rng)).toBe(false);
  });
});

describe('reducers', () => {
  it('make every match move as apply does', () => {
    const offered = accepted(counting.apply(opening(), actions.offerDraw(1))).state;
    const moves = [
      actions.concede(0),
      actions.acceptDraw(0),
      actions.declineDraw(0),
      actions.timeout(0),
      actions.disqualify('both'),
      actions.adjudicate({ winner: 1 }),
      actions.pick(0, { number: 1 }),
    ];
    for (const move of moves) {
      expect(counting.reducer(offered, move)).toEqual(accepted(counting.apply(offered, move)).state);
    }
  });

  it('return the same reference for foreign actions and states', () => {
    const state = countingAt(0);
    for (const action of [{ type: '@@INIT' }, { type: 'roll', seat: 1 }, undefined, null, 7]) {
      expect(counting.reducer(state, action as never)).toBe(state);
    }
    expect(counting.reducer(undefined as never, actions.roll(0))).toBeUndefined();
  });

  it('start from a given state when a store has none', () => {
    const initial = opening();
    const reducer = counting.createReducer(initial);
    expect(reducer(undefined, { type: '@@redux/INIT' } as never)).toBe(initial);
    expect(reducer(undefined, actions.pick(0, { number: 1 })).picks).toEqual([1, null]);
    expect(reducer(countingAt(0), actions.add(0, { amount: 1 })).total).toBe(1);
  });

  it('work without this', () => {
    const { reducer, apply, legalActions, sampleLegal } = counting;
    const state = opening();
    expect(reducer(state, actions.concede(0)).phase).toBe('over');
    expect(apply(state, sampleLegal(state, 0, createChance('x'))).ok).toBe(true);
    expect(legalActions(state, 1)).toHaveLength(3);
  });
});
