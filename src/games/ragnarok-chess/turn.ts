// What a move does to the board, and how a turn ends.

import { PIECE_HP } from '../../../rulesets/ragnarok-chess/pieces.js';
import type { MajorType } from '../../../rulesets/ragnarok-chess/types.js';
import { finish } from '../../kernel/flow.js';
import { win } from '../../kernel/result.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { elementOfPiece } from '../ragnarok/heroes.js';
import { heroOf } from './army.js';
import { cappedStamina, triggerKing } from './kings.js';
import { judge } from './results.js';
import type { Piece, RagnarokChessState } from './state.js';
import type { RagnarokChessContext } from './types.js';

type Next = RagnarokChessState['phase'];

/** Takes a piece off the board, whatever its HP, stamina or armor. @rule RC-CMB-05 RC-CMB-06 */
export function kill(
  state: RagnarokChessState,
  square: number,
  killer: Piece | null,
  how: 'instantKill' | 'combat',
  ctx: RagnarokChessContext,
): void {
  const piece = state.board[square];
  if (!piece) return;
  state.board[square] = null;
  const { owner: seat, id } = piece;
  ctx.events?.push({
    type: 'pieceKilled',
    seat,
    piece: id,
    square,
    by: killer === null ? null : killer.id,
    how,
  });
  if (piece.type === 'king') ctx.events?.push({ type: 'kingCaptured', seat });
}

/** Puts a piece onto an empty square. */
export function relocate(
  state: RagnarokChessState,
  piece: Piece,
  from: number,
  to: number,
  ctx: RagnarokChessContext,
): void {
  state.board[from] = null;
  state.board[to] = piece;
  ctx.events?.push({ type: 'pieceMoved', seat: piece.owner, piece: piece.id, from, to });
}

/** A pawn becomes a major piece with its hero, element and full HP; its stamina stays. RULING(RG-C06) @rule RC-MOV-09 */
export function promote(
  state: RagnarokChessState,
  piece: Piece,
  square: number,
  type: MajorType,
  ctx: RagnarokChessContext,
): void {
  const hero = heroOf(state.armies[piece.owner], type);
  piece.type = type;
  piece.hero = hero;
  piece.element = elementOfPiece(hero);
  piece.hp = PIECE_HP;
  piece.maxHp = PIECE_HP;
  ctx.events?.push({ type: 'promoted', seat: piece.owner, piece: piece.id, square, to: type, hero });
}

/** Every piece of a side that has moved one gains stamina, the mover, the king and the pawns too. @rule RC-STA-02 RC-STA-04 */
function gainStamina({ board }: RagnarokChessState, seat: Seat, ctx: RagnarokChessContext): void {
  for (const piece of board) {
    if (piece?.owner !== seat) continue;
    piece.stamina = Math.max(piece.stamina, cappedStamina(piece.stamina + 1, piece, ctx.rules));
  }
  ctx.events?.push({ type: 'staminaGained', seat, amount: 1 });
}

/**
 * Ends the turn, whatever came of the move; `mover` is the piece that has changed squares, or null.
 * @rule RC-TRN-01 RC-CMB-02 RC-CMB-08 RC-STA-03 RC-WIN-01
 */
export function endTurn(
  state: RagnarokChessState,
  mover: Piece | null,
  isProgress: boolean,
  ctx: RagnarokChessContext,
): Next {
  const seat = state.toMove;
  const enemy = otherSeat(seat);
  state.ply += 1;
  state.sinceProgress = isProgress ? 0 : state.sinceProgress + 1;
  if (mover !== null) {
    gainStamina(state, seat, ctx);
    triggerKing(state, seat, 'afterMove', mover, ctx);
  }
  const isKingLeft = state.board.some((piece) => piece?.type === 'king' && piece.owner === enemy);
  // RC-WIN-03: with its king a side has lost its last piece, if it had no other.
  if (!isKingLeft) return finish(state, win(seat, 'kingCaptured', 'RC-WIN-01'));
  state.toMove = enemy;
  triggerKing(state, enemy, 'turnStart', null, ctx);
  return judge(state, ctx);
}
