import type { KernelClause } from './clauses.js';
import type { Creators } from './game.js';
import { type Rejection, reject } from './rejection.js';
import { bothLose, draw, type Result, win } from './result.js';
import { otherSeat, type Seat } from './seat.js';
import { oneOf, type Shape } from './shape.js';

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

/** What match moves read and write in a state. */
interface MatchPart {
  readonly drawOffer: Seat | null;
  readonly result: Result | null;
}

/** The clause behind each match move, the event that tells it, and the reason if it ends the match. */
const MATCH_MOVES: Readonly<
  Record<MatchMove['type'], readonly [rule: KernelClause, event: MatchEvent['type'], reason?: MatchReason]>
> = {
  concede: ['K-CON-01', 'conceded', 'conceded'],
  offerDraw: ['K-DRW-01', 'drawOffered'],
  acceptDraw: ['K-DRW-02', 'drawAccepted', 'agreement'],
  declineDraw: ['K-DRW-03', 'drawDeclined'],
  timeout: ['K-ARB-01', 'timedOut', 'timeout'],
  disqualify: ['K-ARB-02', 'disqualified', 'disqualified'],
  adjudicate: ['K-ARB-03', 'adjudicated', 'adjudicated'],
};

/** The exact form of each match move. @rule K-ACT-01 */
export function matchMoveFields(): Readonly<Record<MatchMove['type'], Readonly<Record<string, Shape>>>> {
  const seat = oneOf(0, 1);
  const by = oneOf('arbiter');
  return {
    concede: { seat },
    offerDraw: { seat },
    acceptDraw: { seat },
    declineDraw: { seat },
    timeout: { seat, by },
    disqualify: { seat: oneOf(0, 1, 'both'), by },
    adjudicate: { winner: oneOf(0, 1, null), by },
  };
}

/** Whether an action is about the match and not in the game. */
export function isMatchMove(action: { readonly type: string }): action is MatchMove {
  return Object.hasOwn(MATCH_MOVES, action.type);
}

/** Whether only an arbiter can make this move. @rule K-ARB-04 */
export function isArbiterMove(action: { readonly type: string }): action is ArbiterMove {
  return action.type === 'timeout' || action.type === 'disqualify' || action.type === 'adjudicate';
}

/** The clause behind each event of a match move. */
export const MATCH_EVENT_RULES: Readonly<Record<MatchEvent['type'], KernelClause>> =
  /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ Object.values(MATCH_MOVES).map(([rule, event]) => [event, rule]),
  ) as Record<MatchEvent['type'], KernelClause>;

/** Whether an event is about the match and not in the game. */
export function isMatchEvent(event: { readonly type: string }): event is MatchEvent {
  return Object.hasOwn(MATCH_EVENT_RULES, event.type);
}

/** Whether a match can end outside its game for this reason, by this clause. */
export function isMatchReason(reason: string, rule: string): boolean {
  return Object.values(MATCH_MOVES).some(([clause, , end]) => clause === rule && end === reason);
}

/** Makers of match moves, the same for every game; each is told the seat, that of an adjudication the winner. */
export const MATCH_MOVE_CREATORS = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.keys(MATCH_MOVES).map((type) => [
    type,
    (about: Seat | 'both' | { winner: Seat | null }) => ({
      type,
      ...(typeof about === 'object' ? { winner: about.winner } : { seat: about }),
      ...(isArbiterMove({ type }) && { by: 'arbiter' }),
    }),
  ]),
) as unknown as Creators<MatchMove>;

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
  const [rule, type, reason] = MATCH_MOVES[move.type];
  const about = move.type === 'adjudicate' ? { winner: move.winner } : { seat: move.seat };
  events?.push({ type, ...about } as MatchEvent);
  if (move.type === 'offerDraw') match.drawOffer = move.seat;
  if (move.type === 'acceptDraw' || move.type === 'declineDraw') match.drawOffer = null;
  if (reason === undefined) return null;
  if (move.type === 'acceptDraw') return draw(reason, rule);
  if (move.type === 'adjudicate') {
    return move.winner === null ? draw(reason, rule) : win(move.winner, reason, rule);
  }
  return move.seat === 'both' ? bothLose(reason, rule) : win(otherSeat(move.seat), reason, rule);
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
