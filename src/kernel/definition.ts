import type { Chance } from './chance.js';
import type { Problem } from './errors.js';
import type { Core, Decision, HiddenAction, RulesetRef } from './game.js';
import type { GeneratorState } from './generator.js';
import type { Options } from './options.js';
import type { Rejection } from './rejection.js';
import type { Result } from './result.js';
import type { Seat, Viewer } from './seat.js';
import type { Shape } from './shape.js';

/** The types of one game, bundled. */
export interface GameTypes {
  /** The full state. */
  state: Core<GeneratorState, Decision[]>;
  /** What a viewer may see; every state must be assignable to it. */
  view: Core;
  /** The game's own actions, without match moves. */
  action: { readonly type: string; readonly seat: Seat };
  /** The game's own events, without those of match moves. */
  event: { readonly type: string };
  /** Setup options, without the seed. */
  options: object;
  /** What moves read of the ruleset: options and cards, ready to be looked up. */
  rules: unknown;
  /** Rejection codes. */
  code: string;
  /** Clause ids. */
  clause: string;
}

/** What a move is given beside the state: the rules, chance, and a list for its events if anybody listens. */
export interface Context<T extends GameTypes> {
  /** The ruleset, ready to be looked up. */
  readonly rules: T['rules'];
  /** The only source of chance. */
  readonly chance: Chance;
  /** Where events go: `ctx.events?.push({ … })`. */
  readonly events: T['event'][] | undefined;
}

/** A game's rejection, with typed code and clause. */
export type RejectionOf<T extends GameTypes> = Rejection<T['code'], T['clause']>;

/** A phase of a game. */
export type PhaseOf<T extends GameTypes> = T['state']['phase'];

/** One kind of action: why not, which ones, what happens. */
export interface Move<T extends GameTypes, A extends T['action']> {
  /** The shape of each field of the action beside `type` and `seat`; `optional` for one that may be left out. */
  readonly fields: Readonly<Record<Exclude<keyof A, 'type' | 'seat'> & string, Shape>>;
  /** Set where a seat may act though nobody waits for it. Options are listed to those who must decide, and to nobody else. */
  readonly offTurn?: true;
  /** Why the action is refused; asked only when its phase is on and its seat must decide. */
  check(view: T['view'], action: A, rules: T['rules']): RejectionOf<T> | undefined;
  /** Walks through the seat's legal actions of this kind. Absent where all are extended: accepted, but not listed. */
  options?(view: T['view'], seat: Seat, rules: T['rules'], options: Options<A>): void;
  /** Changes the state that it owns, and names the phase that follows. */
  apply(state: T['state'], action: A, ctx: Context<T>): PhaseOf<T>;
}

/** A phase that runs by itself, as a whole, and names what follows. */
export interface AutomaticPhase<T extends GameTypes> {
  /** Runs it. */
  enter(state: T['state'], ctx: Context<T>): PhaseOf<T>;
}

/** A phase that waits for somebody. */
export interface WaitingPhase<T extends GameTypes> {
  /** Who must decide; both seats where they choose at the same time. */
  deciders(view: T['view'], rules: T['rules']): readonly Seat[];
  /** The kinds of action that are possible. */
  readonly moves: readonly T['action']['type'][];
}

/** Answers of a game to actions that come at the wrong time; where one is missing, the kernel's own clause answers. */
export interface Refusals<T extends GameTypes> {
  /** The match is over. */
  readonly over?: (view: T['view'], action: T['action']) => RejectionOf<T>;
  /** The phase knows no such move. */
  readonly wrongPhase?: (view: T['view'], action: T['action']) => RejectionOf<T>;
  /** Another decision comes first. */
  readonly choicePending?: (view: T['view'], action: T['action']) => RejectionOf<T>;
  /** Nobody waits for this seat. */
  readonly notYourTurn?: (view: T['view'], action: T['action']) => RejectionOf<T>;
}

/** A game as its rules are written. `defineGame` makes a `Game` of it. */
export interface Definition<T extends GameTypes> {
  /** The game's name. */
  readonly id: string;
  /** The ruleset it is bound to. */
  readonly ruleset: RulesetRef;
  /** The ruleset as moves read it. */
  readonly rules: T['rules'];
  /** All phases but `over`, which is the kernel's. */
  readonly phases: Readonly<Record<Exclude<PhaseOf<T>, 'over'>, AutomaticPhase<T> | WaitingPhase<T>>>;
  /** All moves, by action type. */
  readonly moves: {
    readonly [K in T['action']['type']]: Move<T, Extract<T['action'], { readonly type: K }>>;
  };
  /** Which kinds of action answer which kind of pending decision. */
  readonly decisions?: Readonly<Record<string, readonly T['action']['type'][]>>;
  /** The game's own answers to untimely actions. */
  readonly refusals?: Refusals<T>;
  /** The code for actions after the end. */
  readonly overCode?: string;
  /** Everything that is wrong with setup options from outside. */
  checkOptions(options: Readonly<Record<string, unknown>>, rules: T['rules']): readonly Problem[];
  /** The state before the first automatic phase, from checked options. */
  setup(options: T['options'], core: NewCore, ctx: Context<T>): T['state'];
  /** The event that tells the end. */
  ended(result: Result): T['event'];
  /** An owned copy, made of object literals. */
  clone(state: T['state']): T['state'];
  /** What a viewer may see. The core is masked already: of others' decisions only kind and seat. May share parts of the state. */
  view(state: T['state'], viewer: Viewer, core: MaskedCore): T['view'];
  /** What a viewer learns of an event; undefined if nothing. Absent where all events are public. */
  viewEvent?(event: T['event'], viewer: Viewer): T['event'] | undefined;
  /** What a viewer learns of an action. Absent where all actions are public. */
  viewAction?(action: T['action'], viewer: Viewer): T['action'] | HiddenAction;
  /** An owned state that fits a view, hidden parts drawn by chance. */
  determinize(view: T['view'], rng: GeneratorState, chance: Chance, rules: T['rules']): T['state'];
  /** Whether nothing hidden in the view bears on these actions. Absent where `chance.unseen` says all. */
  foreseeable?(view: T['view'], actions: readonly T['action'][]): boolean;
  /** The shape of each field of the state that is not the kernel's, and of `pending` where it is used. */
  readonly shape: Readonly<Record<string, Shape>>;
  /** What is wrong with a state of the right shape. */
  invariants(state: T['state'], rules: T['rules']): readonly Problem[];
}

// Whoever adds to these parts spreads them last: what is written after a spread is added field by field, fifty times slower.

/** The kernel's part of a new state; the game adds its phase and its own fields. */
export type NewCore = Omit<Core<GeneratorState, Decision[]>, 'phase'>;

/** The kernel's part of a view; the game adds its phase and its own fields. */
export type MaskedCore = Omit<Core<'hidden'>, 'phase'>;
