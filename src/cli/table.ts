// A table is how one game is shown to people: its view as text, its actions by names, its events as sentences. A game may
// leave out whatever it wants; then everything is told in the words of its catalogue.

import type { AnyAction, AnyEvent, AnyGame, AnyState, AnyView } from '../kernel/any-game.js';
import type { Catalogue } from '../kernel/describe.js';
import type { Problem } from '../kernel/errors.js';
import type { Game, HiddenAction } from '../kernel/game.js';
import type { Rejection } from '../kernel/rejection.js';
import type { Result } from '../kernel/result.js';
import type { Seat, Viewer } from '../kernel/seat.js';
import type { StoryLine } from './exhibit.js';
import type { Ink } from './ink.js';
import type { SeatNames } from './seats.js';
import { genericParts } from './tables/generic.js';

/** A game under its loosest type. */
export type OpenGame = Game<AnyState, AnyView, AnyAction, AnyEvent, object>;

/** A game under its loosest type. */
export function open(game: AnyGame): OpenGame {
  return game as unknown as OpenGame;
}

/** A deck, judged. */
export interface DeckVerdict {
  /** What the deck is, in one line. */
  readonly summary: string;
  /** Everything that is wrong with it. */
  readonly problems: readonly Problem[];
}

/** How one game is shown, on one ruleset. */
export interface Parts<V, A, E> {
  /** What the seats are called. */
  readonly seats: SeatNames;
  /** A view as lines of at most 80 columns. */
  screen(view: V, viewer: Viewer | null, ink: Ink): readonly string[];
  /** What an action is called in a list of choices; undefined where the catalogue's words will do. */
  call(action: A, view: V): string | undefined;
  /** What somebody in this seat might want to do, possible or not: whoever asks is told why not. */
  wishes(view: V, seat: Seat): readonly A[];
  /** Tells what happened, with the clauses behind it. */
  tell(event: E): readonly StoryLine[];
  /** Tells how it ended. */
  tellResult(result: Result): StoryLine;
  /** A sentence for anything that can be described. */
  say(subject: E | A | HiddenAction | Rejection | Result): string;
  /** Judges a deck from outside, if the game has decks. */
  judgeDeck?(deck: unknown): DeckVerdict;
}

/** How a game is shown, before its ruleset is known. */
export interface Table {
  /** The game. */
  readonly id: string;
  /** Sits down to a match with these setup options. What one viewer is told stays at one sitting: it remembers names. */
  bind(game: AnyGame, setup: object): Sitting;
}

/** A table at which a match is played. */
export interface Sitting extends Parts<AnyView, AnyAction, AnyEvent> {
  call(action: AnyAction, view: AnyView): string;
  /** The game. */
  readonly game: OpenGame;
}

/** Makes a game's table. The casts take the types of one game off, where all games lie side by side. */
export function createTable<G, V, A, E>(
  id: string,
  english: Catalogue,
  parts: (game: G, setup: object) => Partial<Parts<V, A, E>>,
): Table {
  return {
    id,
    bind(any, setup) {
      const game = open(any);
      const own = parts(any as unknown as G, setup) as unknown as Partial<
        Parts<AnyView, AnyAction, AnyEvent>
      >;
      const generic = genericParts(game, english, own.say);
      const call = (action: AnyAction, view: AnyView) => own.call?.(action, view) ?? generic.call(action);
      return { game, ...generic, ...own, call };
    },
  };
}
