import type { KernelClause } from './clauses.js';
import { type Rejection, reject } from './rejection.js';
import { bothLose, draw, type Result, win } from './result.js';
import { otherSeat, type Seat } from './seat.js';
import { oneOf, recordOf, type Shape } from './shape.js';

// Every match can end outside its game: a player gives up, both agree to a draw, or an arbiter decides. These moves are
// always possible, so no list of legal actions holds them: a random player does not resign.

/** A move about the match, not in the game; by a seat, or by an arbiter. */
export type MatchMove = SeatMove | ArbiterMove;

/** A match move that a player makes. */
export type SeatMove =
  | { readonly type: 'concede'; readonly seat: Seat }
  | { readonly type: 'offerDraw'; readonly seat: Seat }
  | { readonly type: 'acceptDraw'; readonly seat: Seat }
  | { readonly type: 'declineDraw'; readonly seat: Seat };

/** A match move that only an arbiter can make; a seat in it is the one it falls upon. */
export type ArbiterMove =
  | { readonly type: 'timeout'; readonly seat: Seat; readonly by: 'arbiter' }
  | { readonly type: 'disqualify'; readonly seat: Seat | 'both'; readonly by: 'arbiter' }
  | { readonly type: 'adjudicate'; readonly winner: Seat | null; readonly by: 'arbiter' };

/** What the match moves tell. */
export type MatchEvent =
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'drawOffered'; readonly seat: Seat }
  | { readonly type: 'drawAccepted'; readonly seat: Seat }
  | { readonly type: 'drawDeclined'; readonly seat: Seat }
  | { readonly type: 'timedOut'; readonly seat: Seat }
  | { readonly type: 'disqualified'; readonly seat: Seat | 'both' }
  | { readonly type: 'adjudicated'; readonly winner: Seat | null };

/** Why a match ended outside its game. */
export type MatchReason = 'conceded' | 'agreement' | 'timeout' | 'disqualified' | 'adjudicated';

/** The clause behind each reason to end a match outside its game. */
export const MATCH_REASON_RULES: Readonly<Record<string, KernelClause>> = {
  conceded: 'K-CON-01',
  agreement: 'K-DRW-02',
  timeout: 'K-ARB-01',
  disqualified: 'K-ARB-02',
  adjudicated: 'K-ARB-03',
} satisfies Record<MatchReason, KernelClause>;

/** What match moves read and write in a state. */
interface MatchPart {
  readonly drawOffer: Seat | null;
  readonly result: Result | null;
}

const seat = oneOf(0, 1);
const by = oneOf('arbiter');

/** The exact form of each match move. @rule K-ACT-01 */
export const MATCH_MOVE_SHAPES: Readonly<Record<MatchMove['type'], Shape>> = {
  concede: recordOf({ type: oneOf('concede'), seat }),
  offerDraw: recordOf({ type: oneOf('offerDraw'), seat }),
  acceptDraw: recordOf({ type: oneOf('acceptDraw'), seat }),
  declineDraw: recordOf({ type: oneOf('declineDraw'), seat }),
  timeout: recordOf({ type: oneOf('timeout'), seat, by }),
  disqualify: recordOf({ type: oneOf('disqualify'), seat: oneOf(0, 1, 'both'), by }),
  adjudicate: recordOf({ type: oneOf('adjudicate'), winner: oneOf(0, 1, null), by }),
};

/** Whether an action is about the match and not in the game. */
export function isMatchMove(action: { readonly type: string }): action is MatchMove {
  switch (action.type as MatchMove['type']) {
    case 'concede':
    case 'offerDraw':
    case 'acceptDraw':
    case 'declineDraw':
    case 'timeout':
    case 'disqualify':
    case 'adjudicate':
      return true;
    default:
      return false;
  }
}

/** Whether only an arbiter can make this move. @rule K-ARB-04 */
export function isArbiterMove(action: { readonly type: string }): action is ArbiterMove {
  return action.type === 'timeout' || action.type === 'disqualify' || action.type === 'adjudicate';
}

/** The clause behind each event of a match move. */
export const MATCH_EVENT_RULES: Readonly<Record<MatchEvent['type'], KernelClause>> = {
  conceded: 'K-CON-01',
  drawOffered: 'K-DRW-01',
  drawAccepted: 'K-DRW-02',
  drawDeclined: 'K-DRW-03',
  timedOut: 'K-ARB-01',
  disqualified: 'K-ARB-02',
  adjudicated: 'K-ARB-03',
};

/** Whether an event is about the match and not in the game. */
export function isMatchEvent(event: { readonly type: string }): event is MatchEvent {
  return Object.hasOwn(MATCH_EVENT_RULES, event.type);
}

/** Makers of match moves, the same for every game. */
export const MATCH_MOVE_CREATORS = {
  concede: (seat: Seat) => ({ type: 'concede', seat }) as const,
  offerDraw: (seat: Seat) => ({ type: 'offerDraw', seat }) as const,
  acceptDraw: (seat: Seat) => ({ type: 'acceptDraw', seat }) as const,
  declineDraw: (seat: Seat) => ({ type: 'declineDraw', seat }) as const,
  timeout: (seat: Seat) => ({ type: 'timeout', seat, by: 'arbiter' }) as const,
  disqualify: (seat: Seat | 'both') => ({ type: 'disqualify', seat, by: 'arbiter' }) as const,
  adjudicate: (payload: { winner: Seat | null }) =>
    ({ type: 'adjudicate', winner: payload.winner, by: 'arbiter' }) as const,
};

/** Why a match move is refused before the end of a match. @rule K-DRW-01 K-DRW-02 K-DRW-03 */
export function checkMatchMove(
  match: MatchPart,
  move: MatchMove,
): Rejection<string, KernelClause> | undefined {
  if (move.type === 'offerDraw' && match.drawOffer !== null) {
    return reject('DRAW_ALREADY_OFFERED', 'K-DRW-01', { by: match.drawOffer });
  }
  if (move.type !== 'acceptDraw' && move.type !== 'declineDraw') return undefined;
  if (match.drawOffer === otherSeat(move.seat)) return undefined;
  return reject('NO_DRAW_OFFER', move.type === 'acceptDraw' ? 'K-DRW-02' : 'K-DRW-03');
}

/** Makes a match move that is known to be legal; the result, if it ends the match. */
export function applyMatchMove(
  match: { drawOffer: Seat | null },
  move: MatchMove,
  events: MatchEvent[] | undefined,
): Result<MatchReason, KernelClause> | null {
  switch (move.type) {
    case 'concede':
      events?.push({ type: 'conceded', seat: move.seat });
      return win(otherSeat(move.seat), 'conceded', 'K-CON-01');
    case 'offerDraw':
      match.drawOffer = move.seat;
      events?.push({ type: 'drawOffered', seat: move.seat });
      return null;
    case 'acceptDraw':
      match.drawOffer = null;
      events?.push({ type: 'drawAccepted', seat: move.seat });
      return draw('agreement', 'K-DRW-02');
    case 'declineDraw':
      match.drawOffer = null;
      events?.push({ type: 'drawDeclined', seat: move.seat });
      return null;
    case 'timeout':
      events?.push({ type: 'timedOut', seat: move.seat });
      return win(otherSeat(move.seat), 'timeout', 'K-ARB-01');
    case 'disqualify':
      events?.push({ type: 'disqualified', seat: move.seat });
      if (move.seat === 'both') return bothLose('disqualified', 'K-ARB-02');
      return win(otherSeat(move.seat), 'disqualified', 'K-ARB-02');
    case 'adjudicate':
      events?.push({ type: 'adjudicated', winner: move.winner });
      if (move.winner === null) return draw('adjudicated', 'K-ARB-03');
      return win(move.winner, 'adjudicated', 'K-ARB-03');
  }
}

/** A game action of the seat that was offered a draw declines it. @rule K-DRW-04 */
export function lapseDrawOffer(
  match: { drawOffer: Seat | null },
  actor: Seat,
  events: MatchEvent[] | undefined,
): void {
  if (match.drawOffer !== otherSeat(actor)) return;
  match.drawOffer = null;
  events?.push({ type: 'drawDeclined', seat: actor });
}
