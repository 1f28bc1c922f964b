import type { AnyAction, AnyEvent, AnyGame } from '../kernel/any-game.js';
import { UsageError } from '../kernel/errors.js';
import type { Game } from '../kernel/game.js';
import type { Viewer } from '../kernel/seat.js';
import type { MatchRecord } from './record.js';
import { createRegistry } from './registry.js';
import { type Refuted, refuteAction, unsound } from './verdict.js';
import { openMatch, refuteCheckpoint, refuteLink, soundForm } from './verify.js';

/** A match after some of its actions. */
export interface Ply<S, A, E> {
  /** How many actions have been made. */
  readonly ply: number;
  /** The last of them; null at the start. */
  readonly action: A | null;
  /** What came of it, or what happened before the first decision. */
  readonly events: readonly E[];
  /** The state, frozen; it shares with the one before what did not change. */
  readonly state: S;
}

/** A recorded match to look at, forwards or at any ply. Plays no further than it is asked to. */
export interface Replay<S, V, A, E> extends Iterable<Ply<S, A, E>> {
  /** How many actions the match has. */
  readonly length: number;
  /** The match after so many actions. Throws a `UsageError` if it was not played like that. */
  at(ply: number): Ply<S, A, E>;
  /** What a viewer saw then. */
  view(ply: number, viewer: Viewer): V;
  /** What a viewer learned by what happened then. */
  viewEvents(ply: number, viewer: Viewer): readonly E[];
}

/** Plays a record again ply by ply, comparing each link on the way. */
function follow(game: AnyGame, record: MatchRecord) {
  const opening = openMatch(game, record);
  if ('ok' in opening) throw unsound(opening);
  const { chain } = opening;
  const plies: Ply<(typeof opening)['state'], AnyAction, AnyEvent>[] = [
    { ply: 0, action: null, events: opening.events, state: opening.state },
  ];

  let wrong: Refuted | undefined;

  /** Plays one action more; once something is wrong, it stays so. */
  function next(): void {
    if (wrong) throw unsound(wrong);
    const index = plies.length - 1;
    const before = plies[index] as (typeof plies)[number];
    const action = record.actions[index] as AnyAction;
    const applied = game.apply(before.state, action);
    if (!applied.ok) {
      wrong = refuteAction(index, action, applied.rejection);
      throw unsound(wrong);
    }
    chain.add(action, applied.events);
    wrong = refuteLink(record, index, chain.link) ?? refuteCheckpoint(game, applied.state, record, index + 1);
    if (wrong) throw unsound(wrong);
    plies.push({ ply: index + 1, action, events: applied.events, state: applied.state });
  }

  return {
    record,
    chain,
    at(ply: number) {
      if (!(Number.isInteger(ply) && ply >= 0 && ply <= record.actions.length)) {
        throw new UsageError(
          'NO_SUCH_PLY',
          `the match has the plies 0 to ${record.actions.length}, not ${ply}`,
        );
      }
      while (plies.length <= ply) next();
      return plies[ply] as (typeof plies)[number];
    },
  };
}

/** A record of the right form and ruleset, ready to be followed; throws a `UsageError` if it is not. */
export function followRecord(game: AnyGame, record: unknown) {
  const sound = soundForm(record);
  if ('ok' in sound) throw unsound(sound);
  createRegistry(game).gameFor(sound);
  return follow(game, sound);
}

/**
 * A recorded match to look at: states, events and views, forwards or at any ply.
 * @example
 * ```ts
 * import { record, replay } from 'holmgang/record';
 * import { bjj } from 'holmgang/bjj';
 * const match = record(bjj, { seed: 'docs' });
 * match.apply(bjj.actions.offerDraw(0));
 * match.apply(bjj.actions.acceptDraw(1));
 * const film = replay(match.toRecord(), bjj);
 * const types = [...film].map(({ action }) => action?.type ?? 'start');
 * console.log(types.join(' ')); // start offerDraw acceptDraw
 * console.log(film.view(1, 'spectator').drawOffer); // 0
 * ```
 */
export function replay<S extends V, V, A extends AnyAction, E, O>(
  record: MatchRecord,
  game: Game<S, V, A, E, O>,
): Replay<S, V, A, E> {
  const following = followRecord(game as unknown as AnyGame, record);
  const { length } = following.record.actions;
  const at = (ply: number) => following.at(ply) as unknown as Ply<S, A, E>;
  return {
    length,
    at,
    view: (ply, viewer) => game.view(at(ply).state, viewer),
    viewEvents: (ply, viewer) => game.viewEvents(at(ply).events, viewer),
    *[Symbol.iterator]() {
      for (let ply = 0; ply <= length; ply++) yield at(ply);
    },
  };
}
