// Taking an action back in casual play. Nothing may be learned by it and no chance tried twice: only an action whose outcome
// its player could have foreseen in full can be taken back.

import type { AnyAction, AnyState } from '../../kernel/any-game.js';
import { isMatchMove } from '../../kernel/match-moves.js';
import type { Seat } from '../../kernel/seat.js';
import { isEqual } from '../../kernel/share.js';
import type { OpenGame } from '../table.js';

/** Why the last action of a seat cannot be taken back; null if it can. */
export function undoObstacle(
  game: OpenGame,
  { before, action, after }: { before: AnyState; action: AnyAction; after: AnyState },
  seat: Seat,
): string | null {
  const actor = (action as { readonly seat?: unknown }).seat;
  if (isMatchMove(action)) return 'what was said to the other player cannot be taken back';
  if (actor !== seat) return 'the other player has acted since';
  if (!game.deciders(after).includes(seat)) return 'your turn is over';
  if (!isEqual(before.rng, after.rng)) return 'chance has spoken';
  const foreseen = game.odds(game.view(before, seat), action);
  const [only] = foreseen ?? [];
  const isForeseen =
    foreseen?.length === 1 && only !== undefined && isEqual(only.state, game.view(after, seat));
  return isForeseen ? null : 'something hidden has been shown';
}
