import type { Chance } from './chance.js';
import type { Definition, GameTypes } from './definition.js';
import { type Problem, UsageError } from './errors.js';
import type { Flow } from './flow.js';
import type { Guard } from './guard.js';
import { checkMatchMove, isArbiterMove, type MatchMove } from './match-moves.js';
import { Options } from './options.js';
import { type Rejection, reject } from './rejection.js';
import { isViewer, type Seat } from './seat.js';

// What is legal, and why not: the flow's answers, with match moves added and strangers kept out.

interface Parts<T extends GameTypes> {
  readonly definition: Definition<T>;
  readonly flow: Flow<T>;
  readonly guard: Guard<T>;
  check(state: unknown): readonly Problem[];
  shapeProblems(action: unknown): readonly Problem[];
}

/** Answers every question about what can be done. @rule K-ACT-01 K-STA-01 K-END-01 */
export function createLegality<T extends GameTypes>({
  definition,
  flow,
  guard,
  check,
  shapeProblems,
}: Parts<T>) {
  type S = T['state'];
  type V = T['view'];
  type A = T['action'] | MatchMove;
  const { isOurs, isTrusted, assertOurs, assertSees, stumbledOver } = guard;

  function deciders(state: V): readonly Seat[] {
    assertOurs(state);
    try {
      return flow.deciders(state);
    } catch (error) {
      throw stumbledOver(state, error);
    }
  }

  function collect(state: V, seat: Seat, wanted: 'all' | 'none' | number): Options<T['action']> {
    assertSees(state, seat);
    const options = new Options<T['action']>(wanted);
    try {
      flow.collect(state, seat, options);
    } catch (error) {
      throw stumbledOver(state, error);
    }
    return options;
  }

  function sampleLegal(state: V, seat: Seat, chance: Chance): A {
    const { count } = collect(state, seat, 'none');
    if (count === 0) throw new UsageError('NOTHING_LEGAL', `seat ${seat} has nothing to decide`);
    return collect(state, seat, chance.int(count)).actions[0] as A;
  }

  /** Why an action of the right shape is refused. */
  function refuse(state: V, action: A): Rejection | undefined {
    // The game's own moves come first: they are by far the more frequent.
    if (flow.moveFor(action)) return flow.refuse(state, action as T['action']);
    if (state.result !== null) return reject(definition.overCode ?? 'MATCH_OVER', 'K-END-01');
    return checkMatchMove(state, action as MatchMove);
  }

  function badAction(action: unknown): Rejection | undefined {
    const [first] = shapeProblems(action);
    if (first === undefined) return undefined;
    return reject('BAD_ACTION', 'K-ACT-01', { problem: `${first.path || 'action'}: ${first.message}` });
  }

  function foreignState(state: unknown): Rejection {
    const [first] = check(state);
    const found = first ? `${first.path || 'state'}: ${first.message}` : 'a view';
    return reject('FOREIGN_STATE', 'K-STA-01', { problem: found });
  }

  function validate(state: V, action: A): Rejection | undefined {
    const bad = badAction(action);
    if (bad) return bad;
    if (!isOurs(state) || !(state.viewer === null || isViewer(state.viewer))) return foreignState(state);
    if (!isArbiterMove(action)) assertSees(state, action.seat);
    try {
      return refuse(state, action);
    } catch (error) {
      if (stumbledOver(state, error) === error) throw error;
      return foreignState(state);
    }
  }

  /** As `validate`, but only for full states, and every state is either known or checked. */
  function refuseToApply(state: S, action: A): Rejection | undefined {
    const bad = badAction(action);
    if (bad) return bad;
    if (!isTrusted(state)) {
      if (!isOurs(state) || state.viewer !== null || check(state).length > 0) return foreignState(state);
    }
    return refuse(state, action);
  }

  return { deciders, collect, sampleLegal, badAction, refuse, validate, refuseToApply };
}
