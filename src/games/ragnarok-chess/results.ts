// How a match ends: a king is captured or mated, the side to move has no move, or nothing leads anywhere any more.

import type { RagnarokChessClause } from '../../../rulesets/ragnarok-chess/clauses.js';
import { finish } from '../../kernel/flow.js';
import { draw, win } from '../../kernel/result.js';
import { otherSeat, SEATS, type Seat } from '../../kernel/seat.js';
import { mailboxOf } from './mailbox.js';
import { generate, isChecked, MOST_MOVES } from './movement.js';
import { letterOf } from './notation.js';
import type { RagnarokChessRules } from './rules.js';
import type { RagnarokChessState, RagnarokChessView } from './state.js';
import type { RagnarokChessContext, RagnarokChessReason } from './types.js';

type Next = RagnarokChessState['phase'];

const list = /* @__PURE__ */ new Int32Array(MOST_MOVES);

/** How many legal moves the side to move has. */
export function countMoves({ board, toMove }: RagnarokChessView, { movement }: RagnarokChessRules): number {
  return generate(mailboxOf(board), toMove, movement, list, 0);
}

/**
 * A position, as far as it matters whether it comes again: the pieces and their HP, and whose turn it is; not their stamina.
 * @rule RC-WIN-05
 */
function positionKey({ board, toMove }: RagnarokChessView): string {
  let key = toMove === 0 ? 'w' : 'b';
  for (const piece of board) {
    if (piece === null) key += '-';
    else key += piece.hp === piece.maxHp ? letterOf(piece) : letterOf(piece) + piece.hp;
  }
  return key;
}

/** Notes a position that is left by a move after which it can come again; after others nothing from before can. @rule RC-WIN-05 */
export function leavePosition(
  state: RagnarokChessState,
  isProgress: boolean,
  { options }: RagnarokChessRules,
): void {
  if (isProgress) state.positions = [];
  else if (options.repetition !== null) state.positions.push(positionKey(state));
}

function drawn(state: RagnarokChessState, reason: RagnarokChessReason, rule: RagnarokChessClause): Next {
  return finish(state, draw(reason, rule));
}

/** Which seats have nothing but their king, or not even that. */
function bareSeats({ board }: RagnarokChessView): Seat[] {
  return SEATS.filter((seat) => !board.some((piece) => piece?.owner === seat && piece.type !== 'king'));
}

/**
 * Whether a side has lost its last pieces. The king is one of them, so that without the option this never comes alone.
 * RULING(RG-C12) @rule RC-WIN-03
 */
function judgePieces(state: RagnarokChessState, { options }: RagnarokChessRules): Next | null {
  if (options.bareKing === 'continues') return null;
  const [first, second] = bareSeats(state);
  if (first === undefined) return null;
  if (second !== undefined) return drawn(state, 'bareKing', 'RC-WIN-03');
  return finish(state, win(otherSeat(first), 'bareKing', 'RC-WIN-03'));
}

/** What becomes of a side that cannot move. @rule RC-CHK-03 RC-WIN-02 RC-WIN-04 */
function judgeStuck(state: RagnarokChessState, isInCheck: boolean, ctx: RagnarokChessContext): Next {
  const { toMove } = state;
  const { options } = ctx.rules;
  if (isInCheck && options.checkRule === 'strict') {
    ctx.events?.push({ type: 'checkmate', seat: toMove });
    return finish(state, win(otherSeat(toMove), 'checkmate', 'RC-WIN-02'));
  }
  // RULING(RG-C13): a side that cannot move has neither won nor lost.
  if (options.stalemate === 'draw') return drawn(state, 'stalemate', 'RC-WIN-04');
  return finish(state, win(otherSeat(toMove), 'stalemate', 'RC-WIN-04'));
}

/** Judges the position of the side to move, in the order of the clauses. @rule RC-CHK-01 RC-CHK-03 RC-WIN-04 RC-WIN-05 */
export function judge(state: RagnarokChessState, ctx: RagnarokChessContext): Next {
  const { rules } = ctx;
  const { repetition, noProgressPlies } = rules.options;
  const { toMove, positions } = state;
  const bare = judgePieces(state, rules);
  if (bare !== null) return bare;
  const isInCheck = isChecked(mailboxOf(state.board), toMove, rules.movement);
  if (countMoves(state, rules) === 0) return judgeStuck(state, isInCheck, ctx);
  if (isInCheck) ctx.events?.push({ type: 'check', seat: toMove });
  if (repetition !== null && positions.length > 0) {
    const key = positionKey(state);
    const before = positions.reduce((sum, former) => (former === key ? sum + 1 : sum), 0);
    if (before + 1 >= repetition) return drawn(state, 'repetition', 'RC-WIN-05');
  }
  if (noProgressPlies !== null && state.sinceProgress >= noProgressPlies) {
    return drawn(state, 'noProgress', 'RC-WIN-05');
  }
  // RC-WIN-05: king against king.
  if (bareSeats(state).length === 2) return drawn(state, 'deadPosition', 'RC-WIN-05');
  return 'move';
}
