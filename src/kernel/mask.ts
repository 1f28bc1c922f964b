import type { Decision } from './game.js';
import type { Viewer } from './seat.js';

/** What another seat has to decide may tell what it holds; a game that has nothing to hide there may say more. */
export function maskPending(pending: readonly Decision[], viewer: Viewer): readonly Decision[] {
  return pending.map((decision) =>
    decision.seat === viewer ? decision : { kind: decision.kind, seat: decision.seat },
  );
}
