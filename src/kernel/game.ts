import type { Chance } from './chance.js';
import type { Description } from './describe.js';
import type { Problem } from './errors.js';
import type { Fraction } from './fraction.js';
import type { GeneratorState, Seed } from './generator.js';
import type { Rejection } from './rejection.js';
import type { Result } from './result.js';
import type { Seat, Viewer } from './seat.js';

/** Names one version of one ruleset, and proves by digest what it says. */
export interface RulesetRef {
  /** The game it belongs to. */
  readonly game: string;
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1; a version never changes its behaviour. */
  readonly version: number;
  /** SHA-256 over everything in it that decides matches. */
  readonly digest: string;
}

/** A decision in the middle of a turn that must be answered before play goes on. */
export interface Decision {
  /** What has to be decided. */
  readonly kind: string;
  /** Who decides. */
  readonly seat: Seat;
}

/** What the kernel keeps in every state. In views the generator is hidden, and `viewer` says whose view it is. */
export interface Core<Rng = GeneratorState | 'hidden', Pending = readonly Decision[]> {
  /** The ruleset that the match is played by. */
  ruleset: RulesetRef;
  /** Whose view this is; null for the full state. */
  viewer: Viewer | null;
  /** Where the match's chance comes from. */
  rng: Rng;
  /** What happens next. */
  phase: string;
  /** Decisions to be answered before the phase goes on, in order. */
  pending: Pending;
  /** Who has offered a draw. */
  drawOffer: Seat | null;
  /** How the match ended, or null while it runs. */
  result: Result | null;
}

/** An action that a viewer may know of, but not what it says. */
export interface HiddenAction {
  /** What kind of action it was. */
  readonly type: string;
  /** Whose it was. */
  readonly seat: Seat;
  /** Marks it. */
  readonly hidden: true;
}

/** Makers of actions, by type: `actions.commit(seat, { … })`, `actions.concede(seat)`. */
export type Creators<A extends { readonly type: string }> = {
  readonly [K in A['type']]: Creator<Extract<A, { readonly type: K }>>;
};

type Payload<X> = Omit<X, 'type' | 'seat' | 'by'>;

type Creator<X> = X extends { readonly seat: infer Q }
  ? keyof Payload<X> extends never
    ? (seat: Q) => X
    : Partial<Payload<X>> extends Payload<X>
      ? (seat: Q, payload?: Payload<X>) => X
      : (seat: Q, payload: Payload<X>) => X
  : (payload: Payload<X>) => X;

/** What came of an action. */
export type Applied<S, E> =
  | { readonly ok: true; readonly state: S; readonly events: readonly E[] }
  | { readonly ok: false; readonly rejection: Rejection };

/** One way an action can turn out. */
export interface Odds<T, E> {
  /** Exact; over all outcomes these add up to one. */
  readonly probability: Fraction;
  /** What follows; its generator has not moved. */
  readonly state: T;
  /** What happens on the way. */
  readonly events: readonly E[];
}

/**
 * A two-player game as its users see it: pure functions on plain data. `S` is the full state, `V` what one viewer may
 * see of it (every state is also a view of everything), `A` the actions, `E` the events, `O` the setup options.
 *
 * Methods need no `this`: they can be passed around.
 */
export interface Game<S extends V, V, A extends { readonly type: string }, E, O> {
  /** The game's name. */
  readonly id: string;
  /** The ruleset it plays by. */
  readonly ruleset: RulesetRef;
  /** Makers of its actions. */
  readonly actions: Creators<A>;
  /** The start of a match. Throws a `UsageError` that lists every problem with the options. */
  setup(options: O & { readonly seed: Seed }): S;
  /** The start of a match, with what happened before the first decision. */
  start(options: O & { readonly seed: Seed }): { readonly state: S; readonly events: readonly E[] };
  /** Who must act now: one seat, both (at the same time), or none (the match is over). */
  deciders(state: V): readonly Seat[];
  /** Everything a seat may do now, in a fixed order, without match moves. */
  legalActions(state: V, seat: Seat): readonly A[];
  /** How many actions `legalActions` has, without building them. */
  countLegal(state: V, seat: Seat): number;
  /** One of `legalActions`, each equally likely, without building the others. */
  sampleLegal(state: V, seat: Seat, chance: Chance): A;
  /** Why an action is refused, or undefined. */
  validate(state: V, action: A): Rejection | undefined;
  /** The state after an action, frozen and sharing what did not change, with what happened; or why not. */
  apply(state: S, action: A, chance?: Chance): Applied<S, E>;
  /** Redux-shaped: an illegal or foreign action returns the same reference. */
  reducer(state: S, action: A): S;
  /** A reducer that starts from a given state when it is called with none, as stores do. */
  createReducer(initial: S): (state: S | undefined, action: A) => S;
  /** Plays an action that is known to be legal in place, on a state that the caller owns (`clone`). */
  advance(state: S, action: A, events?: E[], chance?: Chance): void;
  /** A copy to play on in place. */
  clone(state: S): S;
  /** What a viewer may see. */
  view(state: S, viewer: Viewer): V;
  /** What a viewer learns of events. */
  viewEvents(events: readonly E[], viewer: Viewer): readonly E[];
  /** What a viewer learns of an action when it is made. */
  viewAction(action: A, viewer: Viewer): A | HiddenAction;
  /** A full state that the viewer cannot tell from the true one, to play on in place. */
  determinize(view: V, chance: Chance): S;
  /**
   * Every way an action (or simultaneous actions, as a list) can turn out, with exact probabilities; undefined where
   * there are too many, or where something hidden from the caller decides.
   */
  odds<T extends V>(state: T, actions: A | readonly A[]): readonly Odds<T, E>[] | undefined;
  /** How the match ended, or undefined while it runs. */
  result(state: V): Result | undefined;
  /** What is wrong with a hand-made position; empty if it can occur. */
  check(state: unknown): readonly Problem[];
  /** A fingerprint of a state, equal on every platform. */
  digest(state: S): string;
  /** Makes an action of data from outside, sent by this actor. Throws a `UsageError`. */
  parseAction(json: unknown, actor: Seat | 'arbiter'): A;
  /** The message for something that happened, was tried, was refused or ended the match. */
  describe(subject: E | A | HiddenAction | Rejection | Result): Description;
}
