// Positions and moves as text. A position is written from the far row to the near one, seat 0 in capitals, with the numbers of
// empty squares; HP and stamina stand behind a piece where they are not those of the start: `rbkqn/ppppp/5/5/5/PPPPP/NQ(87.5,12)KBR
// w 0 0`. Then come who is to move (w for seat 0), the plies without progress, and all plies. A move is where from and where to.

import { COLUMNS, HP_PER_STAMINA, PIECE_HP, ROWS } from '../../../rulesets/ragnarok-chess/pieces.js';
import type { MajorType, PieceType } from '../../../rulesets/ragnarok-chess/types.js';
import { UsageError } from '../../kernel/errors.js';
import type { Seat } from '../../kernel/seat.js';
import type { Piece, RagnarokChessView } from './state.js';

const LETTERS: Readonly<Record<PieceType, string>> = /* @__PURE__ */ Object.freeze({
  king: 'k',
  queen: 'q',
  rook: 'r',
  bishop: 'b',
  knight: 'n',
  pawn: 'p',
});

const TYPE_OF: Readonly<Record<string, PieceType>> = /* @__PURE__ */ Object.freeze({
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
});

const START_STAMINA = PIECE_HP / HP_PER_STAMINA;

/** A piece as a position tells it. */
export type NotedPiece = Pick<Piece, 'owner' | 'type' | 'hp' | 'stamina'>;

/** What a position tells. */
export interface NotedPosition {
  /** What stands on each square. */
  readonly board: readonly (NotedPiece | null)[];
  /** Whose turn it is. */
  readonly toMove: Seat;
  /** How many moves since the last pawn move, kill or combat. */
  readonly sinceProgress: number;
  /** How many moves have been made. */
  readonly ply: number;
}

/** A piece's letter, a capital for seat 0. */
export function letterOf({ owner, type }: Pick<Piece, 'owner' | 'type'>): string {
  return owner === 0 ? LETTERS[type].toUpperCase() : LETTERS[type];
}

function writePiece(piece: NotedPiece): string {
  const { hp, stamina } = piece;
  const isFresh = hp === PIECE_HP && stamina === START_STAMINA;
  return isFresh ? letterOf(piece) : `${letterOf(piece)}(${hp},${stamina})`;
}

function writeRow(row: readonly (NotedPiece | null)[]): string {
  let text = '';
  let empty = 0;
  for (const piece of row) {
    if (piece === null) empty += 1;
    else {
      text += (empty > 0 ? empty : '') + writePiece(piece);
      empty = 0;
    }
  }
  return text + (empty > 0 ? empty : '');
}

/**
 * Writes a position as text; combats are not in it.
 * @rule RC-BRD-01 RC-BRD-02 RC-BRD-03
 * @example
 * ```ts
 * import { formatPosition, ragnarokChess } from 'holmgang/ragnarok-chess';
 * console.log(formatPosition(ragnarokChess.setup({ seed: 'docs' }))); // rbkqn/ppppp/5/5/5/PPPPP/NQKBR w 0 0
 * ```
 */
export function formatPosition({
  board,
  toMove,
  sinceProgress,
  ply,
}: Pick<RagnarokChessView, 'board' | 'toMove' | 'sinceProgress' | 'ply'>): string {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    writeRow(board.slice(row * COLUMNS, (row + 1) * COLUMNS)),
  );
  return `${rows.reverse().join('/')} ${toMove === 0 ? 'w' : 'b'} ${sinceProgress} ${ply}`;
}

/** The row as it is written, or undefined. */
function readRow(text: string): (NotedPiece | null)[] | undefined {
  const row: (NotedPiece | null)[] = [];
  const token = /([1-5])|([a-zA-Z])(?:\((\d{1,3}(?:\.5)?),(\d{1,6})\))?/y;
  while (token.lastIndex < text.length) {
    const [found, empty, letter = '', hp, stamina] = token.exec(text) ?? [];
    if (found === undefined) return undefined;
    if (empty !== undefined) row.push(...Array<null>(Number(empty)).fill(null));
    else {
      const type = Object.hasOwn(TYPE_OF, letter.toLowerCase()) ? TYPE_OF[letter.toLowerCase()] : undefined;
      if (type === undefined) return undefined;
      const owner = letter === letter.toUpperCase() ? 0 : 1;
      const figures =
        hp === undefined
          ? { hp: PIECE_HP, stamina: START_STAMINA }
          : { hp: Number(hp), stamina: Number(stamina) };
      row.push({ owner, type, ...figures });
    }
  }
  return row.length === COLUMNS ? row : undefined;
}

function unreadable(message: string): UsageError {
  return new UsageError('BAD_POSITION', message);
}

/**
 * Reads a position. Throws a `UsageError` if the text is none; whether it can be played, `setup` and `check` say.
 * @example
 * ```ts
 * import { parsePosition } from 'holmgang/ragnarok-chess';
 * console.log(parsePosition('2k2/5/5/5/5/5/2K(50,7)2 b 3 40').board[2]?.hp); // 50
 * ```
 */
export function parsePosition(text: string): NotedPosition {
  const [placement = '', side = '', since = '', ply = '', ...rest] =
    typeof text === 'string' && text.length < 1000 ? text.trim().split(/\s+/) : [];
  const rows = placement.split('/').reverse().map(readRow);
  if (rows.length !== ROWS || rows.includes(undefined)) {
    throw unreadable(`expected ${ROWS} rows of ${COLUMNS} squares`);
  }
  if (!/^[wb]$/.test(side) || rest.length > 0) throw unreadable('expected w or b, and two numbers behind it');
  if (!/^\d{1,6}$/.test(since) || !/^\d{1,9}$/.test(ply))
    throw unreadable('expected two whole numbers at the end');
  return {
    board: rows.flatMap((row) => row ?? []),
    toMove: side === 'w' ? 0 : 1,
    sinceProgress: Number(since),
    ply: Number(ply),
  };
}

/** A square by its name: `a1` is 0, `e7` is 34. */
export function squareName(square: number): string {
  return `${'abcde'.charAt(square % COLUMNS)}${Math.floor(square / COLUMNS) + 1}`;
}

const PROMOTIONS: readonly MajorType[] = /* @__PURE__ */ Object.freeze([
  'queen',
  'rook',
  'bishop',
  'knight',
] as const);

/** Where a piece goes. */
export interface NotedMove {
  /** Where it stands. */
  readonly from: number;
  /** Where it goes. */
  readonly to: number;
  /** What a pawn becomes. */
  readonly promoteTo?: MajorType;
}

/**
 * Writes a move: `b2b3`, or `b6b7q` for a promotion with a choice.
 * @example
 * ```ts
 * import { formatMove, parseMove } from 'holmgang/ragnarok-chess';
 * console.log(formatMove({ from: 6, to: 11 }), parseMove('b2b3')); // b2b3 { from: 6, to: 11 }
 * ```
 */
export function formatMove({ from, to, promoteTo }: NotedMove): string {
  return squareName(from) + squareName(to) + (promoteTo === undefined ? '' : LETTERS[promoteTo]);
}

/** Reads a move. Throws a `UsageError` if the text is none. */
export function parseMove(text: string): NotedMove {
  const [found, file = '', rank, toFile = '', toRank, letter] =
    /^([a-e])([1-7])([a-e])([1-7])([qrbn])?$/.exec(typeof text === 'string' ? text.trim() : '') ?? [];
  if (found === undefined) throw new UsageError('BAD_MOVE', 'expected a move like b2b3');
  const square = (column: string, row: string | undefined) =>
    (Number(row) - 1) * COLUMNS + 'abcde'.indexOf(column);
  const move = { from: square(file, rank), to: square(toFile, toRank) };
  const promoteTo = PROMOTIONS.find((type) => LETTERS[type] === letter);
  return promoteTo === undefined ? move : { ...move, promoteTo };
}
