// The moves of Ragnarok Chess once more, by trying every square for every piece and looking whether the rules let it go there.
// Knows nothing of the generator: rows and columns instead of a mailbox, copies instead of moves taken back, no pins.
import type { MajorType, NotedPiece, NotedPosition, RagnarokChessOptions } from 'holmgang/ragnarok-chess';

type Board = readonly (NotedPiece | null)[];

/** What the oracle reads of the options. */
export type OracleOptions = Pick<
  RagnarokChessOptions,
  'kingsMayAttack' | 'pawnCapture' | 'pawnDoubleStep' | 'promotion' | 'checkRule'
>;

/** A move as the oracle has it. */
export interface OracleMove {
  readonly from: number;
  readonly to: number;
  readonly promoteTo: MajorType | null;
}

const row = (square: number): number => Math.floor(square / 5);
const column = (square: number): number => square % 5;

/** Whether nothing stands on the squares between two squares of one line. */
function isOpen(board: Board, from: number, to: number): boolean {
  const rows = Math.sign(row(to) - row(from));
  const columns = Math.sign(column(to) - column(from));
  for (let square = from + 5 * rows + columns; square !== to; square += 5 * rows + columns) {
    if (board[square] !== null) return false;
  }
  return true;
}

function pawnReaches(
  board: Board,
  pawn: NotedPiece,
  from: number,
  to: number,
  options: OracleOptions,
): boolean {
  const ahead = pawn.owner === 0 ? row(to) - row(from) : row(from) - row(to);
  const aside = Math.abs(column(to) - column(from));
  const isKill = board[to] !== null;
  if (ahead === 1 && aside === 0) return !isKill || options.pawnCapture !== 'diagonal';
  if (ahead === 1 && aside === 1) return isKill && options.pawnCapture !== 'forward';
  const isStart = row(from) === (pawn.owner === 0 ? 1 : 5);
  return (
    ahead === 2 && aside === 0 && options.pawnDoubleStep && isStart && !isKill && isOpen(board, from, to)
  );
}

/** Whether a piece could go there, its king's safety aside. */
function reaches(board: Board, from: number, to: number, options: OracleOptions): boolean {
  const piece = board[from];
  if (!piece || from === to || board[to]?.owner === piece.owner) return false;
  const rows = Math.abs(row(to) - row(from));
  const columns = Math.abs(column(to) - column(from));
  const isStraight = rows === 0 || columns === 0;
  const isDiagonal = rows === columns;
  switch (piece.type) {
    case 'queen':
      return (isStraight || isDiagonal) && isOpen(board, from, to);
    case 'rook':
      return isStraight && isOpen(board, from, to);
    case 'bishop':
      return isDiagonal && isOpen(board, from, to);
    case 'knight':
      return rows * columns === 2;
    case 'king':
      return Math.max(rows, columns) === 1 && (board[to] === null || options.kingsMayAttack);
    default:
      return pawnReaches(board, piece, from, to, options);
  }
}

/** Whether a side's king could be captured. */
export function oracleInCheck(board: Board, owner: 0 | 1, options: OracleOptions): boolean {
  const king = board.findIndex((piece) => piece?.owner === owner && piece.type === 'king');
  if (king < 0) return false;
  return board.some((piece, from) => piece?.owner === 1 - owner && reaches(board, from, king, options));
}

/** The board after a move whose combat, if there is one, is won. */
function oraclePlay(board: Board, { from, to, promoteTo }: OracleMove): (NotedPiece | null)[] {
  const next = [...board];
  const piece = board[from] as NotedPiece;
  next[to] = promoteTo === null ? piece : { ...piece, type: promoteTo };
  next[from] = null;
  return next;
}

function promotionsOf(board: Board, from: number, to: number, options: OracleOptions): (MajorType | null)[] {
  const piece = board[from];
  const isThere = piece?.type === 'pawn' && row(to) === (piece.owner === 0 ? 6 : 0);
  if (!isThere || options.promotion === 'none') return [null];
  return options.promotion === 'queen' ? ['queen'] : ['queen', 'rook', 'bishop', 'knight'];
}

/** Every legal move. */
export function oracleMoves(board: Board, owner: 0 | 1, options: OracleOptions): OracleMove[] {
  const moves: OracleMove[] = [];
  for (let from = 0; from < 35; from++) {
    if (board[from]?.owner !== owner) continue;
    for (let to = 0; to < 35; to++) {
      if (!reaches(board, from, to, options)) continue;
      const isLegal =
        options.checkRule === 'captureOnly' ||
        board[to]?.type === 'king' ||
        !oracleInCheck(oraclePlay(board, { from, to, promoteTo: null }), owner, options);
      if (!isLegal) continue;
      for (const promoteTo of promotionsOf(board, from, to, options)) moves.push({ from, to, promoteTo });
    }
  }
  return moves;
}

/** How many ways there are to play so many moves. */
export function oraclePerft({ board, toMove }: NotedPosition, depth: number, options: OracleOptions): number {
  const count = (from: Board, owner: 0 | 1, left: number): number => {
    const isOver = !from.some((piece) => piece?.owner === owner && piece.type === 'king');
    if (isOver) return 0;
    const moves = oracleMoves(from, owner, options);
    if (left === 1) return moves.length;
    return moves.reduce((sum, move) => sum + count(oraclePlay(from, move), owner === 0 ? 1 : 0, left - 1), 0);
  };
  return count(board, toMove, depth);
}
