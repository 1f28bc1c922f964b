// Short ways to play the counting game in tests.
import type { Applied, Game, GameOf, MatchEvent, MatchMove, Rejection } from 'holmgang';
import { expect } from 'vitest';
import {
  actions,
  type CountingAction,
  type CountingEvent,
  type CountingState,
  type CountingTypes,
  counting,
} from './counting-game.js';

export type Action = CountingAction | MatchMove;
export type Event = CountingEvent | MatchEvent;

/** The start of a match, both numbers still to be picked. */
export function opening(seed = 'counting'): CountingState {
  return counting.setup({ seed });
}

/** Plays actions that all must be legal. */
export function play(state: CountingState, ...list: readonly Action[]): CountingState {
  return playOn(counting, state, ...list);
}

/** Plays actions of a variant of the game that all must be legal. */
function playOn(
  game: GameOf<CountingTypes>,
  state: CountingState,
  ...list: readonly Action[]
): CountingState {
  let current = state;
  for (const action of list) current = accepted(game.apply(current, action)).state;
  return current;
}

/** The start of the counting, seat 0 to move, with the total brought to `total` by small steps. */
export function countingAt(total: number, seed = 'counting'): CountingState {
  let state = play(opening(seed), actions.pick(0, { number: 3 }), actions.pick(1, { number: 1 }));
  while (state.total < total) {
    // From 4 by two to 6: nobody stops at 5 unless it is asked for.
    const amount = state.total + 2 <= total ? 2 : 1;
    state = play(state, actions.add(state.turn, { amount }));
  }
  return state;
}

/** A state in which seat `state.turn` must choose its bonus. */
export function pendingBonus(): CountingState {
  return countingAt(5);
}

/** A match that seat 0 has conceded. */
export function conceded(): CountingState {
  return play(opening(), actions.concede(0));
}

/** What came of an action that must be accepted. */
export function accepted<S, E>(applied: Applied<S, E>): { readonly state: S; readonly events: readonly E[] } {
  if (!applied.ok) expect.fail(`refused: ${JSON.stringify(applied.rejection)}`);
  return applied;
}

/**
 * Expects that an action is refused with this code by this clause, in every way to ask: by `validate`, by `apply`, which
 * says the same, and by the reducer, which returns the same reference. Nothing may have changed.
 */
export function expectRefused<S extends V, V, A extends { readonly type: string }, E, O>(
  game: Game<S, V, A, E, O>,
  state: S,
  action: A,
  code: string,
  rule: string,
): Rejection {
  const before = JSON.stringify(state);
  const applied = game.apply(state, action);
  expect(applied).toMatchObject({ ok: false, rejection: { code, rule } });
  const rejection = (applied as { rejection: Rejection }).rejection;
  expect(game.validate(state, action)).toEqual(rejection);
  expect(game.reducer(state, action)).toBe(state);
  expect(JSON.stringify(state)).toBe(before);
  return rejection;
}
