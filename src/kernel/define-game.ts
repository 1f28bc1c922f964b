import { GeneratorChance } from './chance.js';
import { createCreators } from './creators.js';
import type { Context, Definition, GameTypes, MaskedCore, NewCore } from './definition.js';
import { describeFor } from './describe.js';
import { digestOf } from './digest.js';
import { enumerate } from './enumerate.js';
import { InvariantError, UsageError } from './errors.js';
import { createFlow } from './flow.js';
import type { Applied, Game, HiddenAction, Odds } from './game.js';
import { cloneGenerator, isSeed, SEED_FORM, type Seed, seedChaCha8 } from './generator.js';
import { createGuard, NO_STATE } from './guard.js';
import { createCheck, createParser } from './input.js';
import { createLegality } from './legality.js';
import { maskPending } from './mask.js';
import {
  applyMatchMove,
  isMatchEvent,
  isMatchMove,
  lapseDrawOffer,
  type MatchEvent,
  type MatchMove,
} from './match-moves.js';
import type { Result } from './result.js';
import { isViewer, type Viewer } from './seat.js';
import { problem } from './shape.js';
import { copyPlain, freeze, share } from './share.js';

/** The game that a definition makes. */
export type GameOf<T extends GameTypes> = Game<
  T['state'],
  T['view'],
  T['action'] | MatchMove,
  T['event'] | MatchEvent,
  T['options']
>;

/** Does not compile unless every state is also a view of everything. */
type StateIsView<T extends GameTypes> = T['state'] extends T['view'] ? unknown : never;

interface MutableContext<T extends GameTypes> extends Context<T> {
  chance: Context<T>['chance'];
  events: Context<T>['events'];
}

/**
 * Binds phases, moves and views into a game. Rules run on plain objects that they own, written once: `advance` runs
 * them in place, `apply` on a copy, which then shares with its original what did not change and is frozen.
 */
export function defineGame<T extends GameTypes>(definition: Definition<T> & StateIsView<T>): GameOf<T> {
  type S = T['state'];
  type V = T['view'];
  type A = T['action'] | MatchMove;
  type E = T['event'] | MatchEvent;

  const { id, ruleset, rules } = definition;
  const flow = createFlow(definition);
  const check = createCheck(definition);
  const { shapeProblems, parseAction } = createParser(definition);
  const ownChance = new GeneratorChance(seedChaCha8(''));
  /** One context serves all calls of `advance` but those from inside a move. */
  const context: MutableContext<T> = { rules, chance: ownChance, events: undefined };
  let isPlaying = false;
  const guard = createGuard<T>(ruleset, check);
  const { assertOurs, assertState, trust, isTrusted, stumbledOver } = guard;
  const { deciders, collect, sampleLegal, badAction, refuse, validate, refuseToApply } = createLegality({
    definition,
    flow,
    guard,
    check,
    shapeProblems,
  });

  // --- setup -------------------------------------------------------------------------------------------------------

  function start(options: T['options'] & { readonly seed: Seed }): { state: S; events: readonly E[] } {
    const { seed, ...own } = readable(options);
    const problems = [...definition.checkOptions(own, rules)];
    if (!isSeed(seed)) problems.unshift(problem('seed', 'BAD_SEED', SEED_FORM));
    if (problems.length > 0 || !isSeed(seed)) {
      throw new UsageError('BAD_OPTIONS', `${id} cannot be set up like this`, problems);
    }
    const rng = seedChaCha8(seed);
    const core: NewCore = { ruleset, viewer: null, rng, pending: [], drawOffer: null, result: null };
    const events: E[] = [];
    const chance = new GeneratorChance(rng);
    const ctx: Context<T> = { rules, chance, events };
    // Every state has the hidden class that `clone` gives it: rules that have seen another one stay slower.
    const state = definition.clone(definition.setup(own as T['options'], core, ctx));
    chance.source = state.rng;
    flow.run(state, ctx);
    if (state.result !== null) end(state, state.result, events);
    return { state: trust(state), events: freeze(events) };
  }

  function clone(state: S): S {
    assertState(state);
    try {
      return definition.clone(state);
    } catch (error) {
      throw stumbledOver(state, error);
    }
  }

  // --- what happens ------------------------------------------------------------------------------------------------

  function play(state: S, action: A, ctx: Context<T>): void {
    const events = ctx.events as E[] | undefined;
    // The game's own moves come first: they are by far the more frequent.
    const move = flow.moveFor(action);
    if (move === undefined) {
      if (!isMatchMove(action)) throw new InvariantError(`no such move: ${(action as A).type}`);
      state.result = applyMatchMove(state, action, events as MatchEvent[] | undefined);
    } else {
      if (state.drawOffer !== null)
        lapseDrawOffer(state, (action as T['action']).seat, events as MatchEvent[] | undefined);
      state.phase = move.apply(state, action as T['action'], ctx);
      flow.run(state, ctx);
    }
    if (state.result !== null) end(state, state.result, events);
  }

  /** Whatever was still to be decided no longer is. @rule K-END-01 */
  function end(state: S, result: Result, events: E[] | undefined): void {
    if (state.pending.length > 0) state.pending = [];
    state.phase = 'over';
    events?.push(definition.ended(result));
  }

  /** Writes what the state says already: only a frozen one minds. `Object.isFrozen` costs as much as a small move. */
  function assertOwned(state: S): void {
    const { phase } = state;
    try {
      state.phase = phase;
    } catch {
      throw new UsageError('FROZEN_STATE', 'advance plays in place: give it a clone');
    }
  }

  function advance(state: S, action: A, events?: E[], chance?: Context<T>['chance']): void {
    assertOwned(state);
    if (state.viewer !== null) throw new UsageError('NOT_A_STATE', NO_STATE);
    const told = events as T['event'][] | undefined;
    if (isPlaying) {
      play(state, action, { rules, chance: chance ?? new GeneratorChance(state.rng), events: told });
      return;
    }
    // Not written again for every action: the garbage collector notes each such write.
    if (ownChance.source !== state.rng) ownChance.source = state.rng;
    const source = chance ?? ownChance;
    if (context.chance !== source) context.chance = source;
    if (context.events !== told) context.events = told;
    isPlaying = true;
    try {
      play(state, action, context);
    } finally {
      isPlaying = false;
    }
  }

  /** What a clone shares with its original is going to be frozen, so a state that somebody else owns is copied whole. */
  function ownedCopy(state: S): S {
    return definition.clone(isTrusted(state) ? state : copyPlain(state));
  }

  /** Plays on a copy; what is refused changes nothing. @rule K-ACT-03 */
  function apply(state: S, action: A, chance?: Context<T>['chance']): Applied<S, E> {
    const rejection = refuseToApply(state, action);
    if (rejection) return { ok: false, rejection };
    const next = ownedCopy(state);
    const events: E[] = [];
    advance(next, action, events, chance);
    return { ok: true, state: trust(share(state, next)), events: freeze(events) };
  }

  /** As `apply`, without events. @rule K-ACT-03 */
  function reducer(state: S, action: A): S {
    if (refuseToApply(state, action)) return state;
    const next = ownedCopy(state);
    advance(next, action);
    return trust(share(state, next));
  }

  // --- what is seen ------------------------------------------------------------------------------------------------

  function view(state: S, viewer: Viewer): V {
    assertState(state);
    if (!isViewer(viewer)) throw new UsageError('NO_SUCH_VIEWER', `no viewer ${String(viewer)}`);
    const isFrozen = Object.isFrozen(state);
    const source = isFrozen ? state : copyPlain(state);
    const { drawOffer, result } = source;
    const pending = maskPending(source.pending, viewer);
    const core: MaskedCore = { ruleset, viewer, rng: 'hidden', pending, drawOffer, result };
    const seen = definition.view(source, viewer, core);
    return isFrozen ? freeze(seen) : seen;
  }

  function viewEvents(events: readonly E[], viewer: Viewer): readonly E[] {
    const { viewEvent } = definition;
    if (viewEvent === undefined) return events;
    const seen = (event: E) => (isMatchEvent(event) ? event : viewEvent(event, viewer));
    return events.map(seen).filter((event) => event !== undefined);
  }

  function viewAction(action: A, viewer: Viewer): A | HiddenAction {
    if (isMatchMove(action)) return action;
    return definition.viewAction?.(action, viewer) ?? action;
  }

  /** Throws unless the actions are one legal action, or legal actions of different seats at the same time. */
  function assertTogether(state: V, actions: readonly A[]): void {
    for (const action of actions) {
      const rejection = badAction(action) ?? refuse(state, action);
      if (rejection) throw new UsageError('ILLEGAL_ACTION', `${rejection.code} [${rejection.rule}]`);
    }
    const seats = new Set(actions.flatMap((action) => (isMatchMove(action) ? [] : [action.seat])));
    if (actions.length === 1 || (actions.length === 2 && seats.size === 2)) return;
    throw new UsageError('NOT_SIMULTANEOUS', 'give one action, or one game action of each seat');
  }

  function odds<U extends V>(state: U, actions: A | readonly A[]): readonly Odds<U, E>[] | undefined {
    assertOurs(state);
    const list: readonly A[] = Array.isArray(actions) ? actions : [actions as A];
    assertTogether(state, list);
    const own = list.filter((action): action is T['action'] => !isMatchMove(action));
    if (own.length > 0 && definition.foreseeable?.(state, own) === false) return undefined;
    const source = Object.isFrozen(state) ? state : copyPlain(state);
    const idle = { ...source, rng: seedChaCha8('') } as unknown as S;
    return enumerate((chance) => {
      const copy = definition.clone(idle);
      const events: E[] = [];
      for (const action of list) play(copy, action, { rules, chance, events: events as T['event'][] });
      const rng = source.rng === 'hidden' ? source.rng : cloneGenerator(source.rng);
      return { state: { ...copy, rng } as unknown as U, events };
    })?.map(({ probability, value }) => freeze({ probability, state: value.state, events: value.events }));
  }

  return {
    id,
    ruleset,
    actions: createCreators(definition),
    setup: (options) => start(options).state,
    start,
    deciders,
    legalActions: (state, seat) => collect(state, seat, 'all').actions,
    countLegal: (state, seat) => collect(state, seat, 'none').count,
    sampleLegal,
    validate,
    apply,
    reducer,
    createReducer:
      (initial) =>
      (state = initial, action) =>
        reducer(state, action),
    advance,
    clone,
    view,
    viewEvents,
    viewAction,
    determinize: (seen, chance) => {
      assertOurs(seen);
      try {
        return definition.determinize(seen, chance.fork(), chance, rules);
      } catch (error) {
        throw stumbledOver(seen, error);
      }
    },
    odds,
    result: (state) => {
      assertOurs(state);
      return state.result ?? undefined;
    },
    check,
    digest: (state) => {
      assertState(state);
      return digestOf(state);
    },
    parseAction,
    describe: (subject) => describeFor(definition, subject),
  };
}

/** A copy of options from outside. */
function readable(options: unknown): Record<string, unknown> {
  try {
    return { ...(options as Record<string, unknown>) };
  } catch {
    throw new UsageError('BAD_OPTIONS', 'the options cannot be read');
  }
}
