import type { Definition, GameTypes } from './definition.js';
import type { Creators } from './game.js';
import { MATCH_MOVE_CREATORS, type MatchMove } from './match-moves.js';
import type { Seat } from './seat.js';

/** One maker for each kind of action. */
export function createCreators<T extends GameTypes>(
  definition: Definition<T>,
): Creators<T['action'] | MatchMove> {
  const creators: Record<string, unknown> = { ...MATCH_MOVE_CREATORS };
  for (const type of Object.keys(definition.moves)) {
    // Whatever the payload says, it is this seat's action of this type.
    creators[type] = (seat: Seat, payload: object = {}) =>
      Object.assign({ type, seat }, payload, { type, seat });
  }
  return Object.freeze(creators) as Creators<T['action'] | MatchMove>;
}
