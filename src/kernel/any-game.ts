import type { Core, Decision, Game } from './game.js';
import type { GeneratorState } from './generator.js';

// What works for every game looks at states, actions and events only as far as every game has them.

/** A full state, as far as all games agree. */
export type AnyState = Core<GeneratorState, Decision[]>;

/** A view, as far as all games agree. */
export type AnyView = Core;

/** An action, as far as all games agree: a seat's, or an arbiter's. */
export interface AnyAction {
  /** What kind of action it is. */
  readonly type: string;
}

/** An event, as far as all games agree. */
export interface AnyEvent {
  /** What kind of event it is. */
  readonly type: string;
}

/** Any game, without what makes actions and reducers of one game alone. */
export type AnyGame = Omit<Game<AnyState, AnyView, AnyAction, AnyEvent, object>, 'actions' | 'createReducer'>;
