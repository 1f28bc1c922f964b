import type { Chance } from './chance.js';
import type { Definition, GameTypes, MaskedCore, NewCore } from './definition.js';
import type { Problem } from './errors.js';
import { createFlow } from './flow.js';
import type { HiddenAction } from './game.js';
import type { GeneratorState } from './generator.js';
import { actionKinds, soundnessProblems, stateShape } from './input.js';
import { maskPending } from './mask.js';
import { Options } from './options.js';
import { type Rejection, reject } from './rejection.js';
import { onlySeat, type Seat, type Viewer } from './seat.js';
import { oneOf, type Shape, taggedBy } from './shape.js';

// A whole game inside a move of another. The outer state holds a table of the inner game, complete but for a generator; outer
// actions and events carry inner ones. At the inner table the seats may sit the other way round: `first` is always the outer
// seat that has the inner seat 0. Of match moves the inner game knows nothing.

/** A state of a game that is played inside another: it has no generator. */
export type InnerState<T extends GameTypes> = Omit<T['state'], 'rng'> & { rng: null };

/** What one viewer may see of a game that is played inside another. */
export type InnerView<T extends GameTypes> = Omit<T['view'], 'rng'> & { rng: null };

/** What the outer move passes on: its chance, and where its events go. */
export interface Teller<E> {
  /** The match's chance. */
  readonly chance: Chance;
  /** Where outer events go, if anybody listens. */
  readonly events: E[] | undefined;
}

/** A game's rules, ready to be played inside another game. */
export interface Embedded<T extends GameTypes> {
  /** The rules as they are written. */
  readonly definition: Definition<T>;
  /** The form of a table. */
  readonly shape: Shape;
  /** The form of an action. */
  readonly actionShape: Shape;
  /** A table where somebody must decide, or the inner game is over already. */
  start<E>(options: T['options'], teller: Teller<E>, wrap: (event: T['event']) => E): InnerState<T>;
  /** Which outer seats must decide. */
  deciders(view: InnerView<T>, first: Seat): readonly Seat[];
  /** Why an inner action of an outer seat is refused. */
  refuse(view: InnerView<T>, seat: Seat, action: T['action'], first: Seat): Rejection | undefined;
  /** Walks through everything an outer seat may do, wrapped into outer actions. */
  collect<A>(
    view: InnerView<T>,
    seat: Seat,
    options: Options<A>,
    wrap: (action: T['action']) => A,
    first: Seat,
  ): void;
  /** Plays an action that is known to be legal, in place, until somebody must decide again or the inner game is over. */
  apply<E>(
    table: InnerState<T>,
    action: T['action'],
    teller: Teller<E>,
    wrap: (event: T['event']) => E,
  ): void;
  /** An owned copy. */
  clone(table: InnerState<T>): InnerState<T>;
  /** What an outer viewer may see. */
  view(table: InnerState<T>, viewer: Viewer, first: Seat): InnerView<T>;
  /** What an outer viewer learns of an inner event; undefined if nothing. */
  viewEvent(event: T['event'], viewer: Viewer, first: Seat): T['event'] | undefined;
  /** What an outer viewer learns of an inner action. */
  viewAction(action: T['action'], viewer: Viewer, first: Seat): T['action'] | HiddenAction;
  /** A table that fits a view, hidden parts drawn by chance. */
  determinize(view: InnerView<T>, chance: Chance): InnerState<T>;
  /** Whether nothing hidden in the view bears on these inner actions. */
  foreseeable(view: InnerView<T>, actions: readonly T['action'][]): boolean;
  /** What is wrong with a table of the right form; paths begin with the given one. */
  problems(table: InnerState<T>, path: string): readonly Problem[];
}

/** Where an outer seat sits at the inner table; the same the other way round. */
export function seatAt(first: Seat, seat: Seat): Seat {
  return seat === first ? 0 : 1;
}

function viewerAt(first: Seat, viewer: Viewer): Viewer {
  return viewer === 'spectator' ? viewer : seatAt(first, viewer);
}

/** Passes inner options on as outer ones. */
class WrappedOptions<A, B> extends Options<A> {
  readonly #outer: Options<B>;
  readonly #wrap: (action: A) => B;

  constructor(outer: Options<B>, wrap: (action: A) => B) {
    super('none');
    this.#outer = outer;
    this.#wrap = wrap;
  }

  override next(): boolean {
    this.count++;
    return this.#outer.next();
  }

  override push(action: A): void {
    this.#outer.push(this.#wrap(action));
  }
}

/**
 * Makes a game playable inside a move of another.
 * @rule K-EMB-01 K-EMB-02 K-EMB-03 K-EMB-04 K-EMB-05
 */
export function embed<T extends GameTypes>(definition: Definition<T>): Embedded<T> {
  type State = T['state'];
  type View = T['view'];
  type Action = T['action'];
  type Event = T['event'];

  const { rules, ruleset } = definition;
  const flow = createFlow(definition);

  // To its own rules a table is a state like any other: they ask the chance they are handed, never the generator.
  const stateOf = (table: InnerState<T>): State => table as unknown as State;
  const tableOf = (state: State): InnerState<T> => state as unknown as InnerState<T>;
  const viewOf = (view: InnerView<T>): View => view as unknown as View;

  /** Does something with the inner game's own context, then runs on until somebody must decide. */
  function settle<E>(
    { chance, events }: Teller<E>,
    wrap: (event: Event) => E,
    act: (ctx: { rules: T['rules']; chance: Chance; events: Event[] | undefined }) => State,
  ): State {
    const inner: Event[] | undefined = events && [];
    const ctx = { rules, chance, events: inner };
    const state = act(ctx);
    flow.run(state, ctx);
    if (state.result !== null) {
      if (state.pending.length > 0) state.pending = [];
      state.phase = 'over';
      inner?.push(definition.ended(state.result));
    }
    for (const event of inner ?? []) events?.push(wrap(event));
    return state;
  }

  function start<E>(options: T['options'], teller: Teller<E>, wrap: (event: Event) => E): InnerState<T> {
    const rng = null as unknown as GeneratorState;
    const core: NewCore = { ruleset, viewer: null, rng, pending: [], drawOffer: null, result: null };
    return tableOf(settle(teller, wrap, (ctx) => definition.clone(definition.setup(options, core, ctx))));
  }

  function deciders(view: InnerView<T>, first: Seat): readonly Seat[] {
    const seats = flow.deciders(viewOf(view));
    const [seat] = seats;
    return seat === undefined || seats.length === 2 ? seats : onlySeat(seatAt(first, seat));
  }

  function refuse(view: InnerView<T>, seat: Seat, action: Action, first: Seat): Rejection | undefined {
    if (action.seat !== seatAt(first, seat)) return reject('NOT_YOUR_SEAT', 'K-EMB-02', { seat });
    return flow.refuse(viewOf(view), action);
  }

  function view(table: InnerState<T>, viewer: Viewer, first: Seat): InnerView<T> {
    const inner = viewerAt(first, viewer);
    const source = stateOf(table);
    const { drawOffer, result } = source;
    const pending = maskPending(source.pending, inner);
    const core = { ruleset, viewer: inner, rng: null, pending, drawOffer, result };
    return definition.view(source, inner, core as unknown as MaskedCore) as unknown as InnerView<T>;
  }

  return {
    definition,
    shape: stateShape(definition, { rng: oneOf(null), drawOffer: oneOf(null) }),
    actionShape: taggedBy('type', actionKinds(definition)),
    start,
    deciders,
    refuse,
    collect: (seen, seat, options, wrap, first) => {
      flow.collect(viewOf(seen), seatAt(first, seat), new WrappedOptions(options, wrap));
    },
    apply: (table, action, teller, wrap) => {
      const state = stateOf(table);
      settle(teller, wrap, (ctx) => {
        const move = flow.moveFor(action);
        if (move) state.phase = move.apply(state, action, ctx);
        return state;
      });
    },
    clone: (table) => tableOf(definition.clone(stateOf(table))),
    view,
    viewEvent: (event, viewer, first) =>
      definition.viewEvent ? definition.viewEvent(event, viewerAt(first, viewer)) : event,
    viewAction: (action, viewer, first) => definition.viewAction?.(action, viewerAt(first, viewer)) ?? action,
    determinize: (seen, chance) => {
      const rng = null as unknown as GeneratorState;
      return tableOf(definition.determinize(viewOf(seen), rng, chance, rules));
    },
    foreseeable: (seen, actions) => definition.foreseeable?.(viewOf(seen), actions) ?? true,
    problems: (table, path) =>
      soundnessProblems(definition, stateOf(table)).map((found) => ({
        ...found,
        path: found.path === '' ? path : `${path}.${found.path}`,
      })),
  };
}
