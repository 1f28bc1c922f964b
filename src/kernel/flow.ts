import type { AutomaticPhase, Context, Definition, GameTypes, Move, WaitingPhase } from './definition.js';
import { InvariantError } from './errors.js';
import type { Options } from './options.js';
import { type Rejection, reject } from './rejection.js';
import { NO_SEATS, onlySeat, type Seat } from './seat.js';

/** More automatic steps than this after one move mean that they go round in circles. */
const MAX_AUTOMATIC_STEPS = 10_000;

/** How a game goes from decision to decision, without match moves and without a generator of its own. */
export interface Flow<T extends GameTypes> {
  /** Who must decide now. */
  deciders(view: T['view']): readonly Seat[];
  /** Why an action of the right shape is refused. */
  refuse(view: T['view'], action: T['action']): Rejection | undefined;
  /** Walks through everything a seat may do. */
  collect(view: T['view'], seat: Seat, options: Options<T['action']>): void;
  /** The move that an action makes; undefined if it is no action of the game. */
  moveFor(action: { readonly type: string }): GameMove<T> | undefined;
  /** Runs automatic phases until somebody must decide or the match is over. */
  run(state: T['state'], ctx: Context<T>): void;
}

/** Binds phases, decisions and moves together. @rule K-TRN-01 K-TRN-02 K-TRN-03 K-TRN-04 K-END-01 */
export function createFlow<T extends GameTypes>(definition: Definition<T>): Flow<T> {
  const { rules, refusals = {}, decisions = {} } = definition;
  const phases = phasesOf(definition);
  const moves = movesOf(definition);

  function waiting(view: T['view']): WaitingPhase<T> {
    const phase = find(phases, view.phase)?.waiting;
    if (!phase) throw new InvariantError(`nobody waits in phase ${view.phase}`);
    return phase;
  }

  function deciders(view: T['view']): readonly Seat[] {
    if (view.result !== null) return NO_SEATS;
    const decision = view.pending[0];
    return decision === undefined ? waiting(view).deciders(view, rules) : onlySeat(decision.seat);
  }

  function possibleMoves(view: T['view']): readonly string[] {
    const decision = view.pending[0];
    if (decision === undefined) return waiting(view).moves;
    const answers = decisions[decision.kind];
    if (answers === undefined) throw new InvariantError(`no move answers the decision ${decision.kind}`);
    return answers;
  }

  function refuse(view: T['view'], action: T['action']): Rejection | undefined {
    if (view.result !== null) return refusals.over?.(view, action) ?? reject('MATCH_OVER', 'K-END-01');
    if (!possibleMoves(view).includes(action.type)) return untimely(view, action);
    const move = find(moves, action.type) as GameMove<T>;
    if (!move.offTurn && !deciders(view).includes(action.seat)) {
      return (
        refusals.notYourTurn?.(view, action) ?? reject('NOT_YOUR_TURN', 'K-TRN-01', { seat: action.seat })
      );
    }
    return move.check(view, action, rules);
  }

  function untimely(view: T['view'], action: T['action']): Rejection {
    const decision = view.pending[0];
    if (decision === undefined) {
      return refusals.wrongPhase?.(view, action) ?? reject('WRONG_PHASE', 'K-TRN-02', { phase: view.phase });
    }
    return (
      refusals.choicePending?.(view, action) ??
      reject('CHOICE_PENDING', 'K-TRN-03', { decision: decision.kind })
    );
  }

  function collect(view: T['view'], seat: Seat, options: Options<T['action']>): void {
    if (!deciders(view).includes(seat)) return;
    for (const type of possibleMoves(view)) find(moves, type)?.options?.(view, seat, rules, options);
  }

  function run(state: T['state'], ctx: Context<T>): void {
    for (let steps = 0; state.result === null && state.pending.length === 0; steps++) {
      const phase = find(phases, state.phase);
      if (phase === undefined) throw new InvariantError(`no such phase: ${state.phase}`);
      if (phase.enter === null) return;
      if (steps > MAX_AUTOMATIC_STEPS) throw new InvariantError(`phase ${state.phase} goes round in circles`);
      state.phase = phase.enter(state, ctx);
    }
  }

  function moveFor(action: { readonly type: string }): GameMove<T> | undefined {
    return find(moves, action.type);
  }

  return { deciders, refuse, collect, moveFor, run };
}

// Phases and moves are looked up by name several times for every action. Comparing a few interned names is faster than
// any hash table, and all phases (or moves) in one hidden class are read faster than mixed ones.

interface Named<X> {
  readonly names: readonly string[];
  readonly values: readonly X[];
}

function find<X>({ names, values }: Named<X>, name: string): X | undefined {
  for (let i = 0; i < names.length; i++) if (names[i] === name) return values[i];
  return undefined;
}

interface AnyPhase<T extends GameTypes> {
  readonly enter: AutomaticPhase<T>['enter'] | null;
  readonly waiting: WaitingPhase<T> | null;
}

function phasesOf<T extends GameTypes>(definition: Definition<T>): Named<AnyPhase<T>> {
  const phases = Object.values<AutomaticPhase<T> | WaitingPhase<T>>(definition.phases);
  const values = phases.map((phase) =>
    'enter' in phase
      ? { enter: phase.enter, waiting: null }
      : { enter: null, waiting: { deciders: phase.deciders, moves: phase.moves } },
  );
  return { names: Object.keys(definition.phases), values };
}

/** A move as the flow looks it up. */
interface GameMove<T extends GameTypes> {
  readonly offTurn: boolean;
  readonly check: Move<T, T['action']>['check'];
  readonly options: Move<T, T['action']>['options'] | undefined;
  readonly apply: Move<T, T['action']>['apply'];
}

function movesOf<T extends GameTypes>(definition: Definition<T>): Named<GameMove<T>> {
  const moves = Object.values(definition.moves as unknown as Record<string, Move<T, T['action']>>);
  const values = moves.map(({ offTurn = false, check, options, apply }) => ({
    offTurn,
    check,
    options,
    apply,
  }));
  return { names: Object.keys(definition.moves), values };
}

/** Ends the match from inside a move or phase: `return finish(state, win(seat, …))`. */
export function finish(
  state: { result: unknown },
  result: NonNullable<GameTypes['state']['result']>,
): 'over' {
  state.result = result;
  return 'over';
}
