// The board as moves are generated on it: a mailbox of bytes with a wall around, on which moves are made and taken back. A byte
// holds who owns a piece (8 for seat 0, 16 for seat 1) and what it is (1 to 6). A square is a number from 0 to 34, five times the
// row plus the column; a cell is where it lies in the mailbox.

import { COLUMNS, ROWS } from '../../../rulesets/ragnarok-chess/pieces.js';
import type { PieceType } from '../../../rulesets/ragnarok-chess/types.js';
import type { Seat } from '../../kernel/seat.js';
import type { Piece } from './state.js';

/** How many squares the board has. @rule RC-BRD-01 */
export const SQUARES = ROWS * COLUMNS;

// A wall of two columns between the rows, shared by both sides, and of two rows at either end: no leap gets past it.
const WIDTH = COLUMNS + 2;
const CELLS = (ROWS + 4) * WIDTH;
export const WALL = 24;

export const EMPTY = 0;
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

/** What a piece is, by its number. */
export const TYPES = ['pawn', 'pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;

const KINDS: Readonly<Record<PieceType, number>> = /* @__PURE__ */ Object.freeze({
  pawn: PAWN,
  knight: KNIGHT,
  bishop: BISHOP,
  rook: ROOK,
  queen: QUEEN,
  king: KING,
});

/** How a piece moves over the mailbox: along rows and columns first, then diagonally. @rule RC-MOV-01 RC-MOV-03 RC-MOV-04 */
export const RAYS: readonly number[] = /* @__PURE__ */ Object.freeze([
  1,
  -1,
  WIDTH,
  -WIDTH,
  WIDTH + 1,
  WIDTH - 1,
  -WIDTH + 1,
  -WIDTH - 1,
]);

/** How many of the rays are straight. */
export const STRAIGHT = 4;

/** How a knight leaps. @rule RC-MOV-05 */
export const LEAPS: readonly number[] = /* @__PURE__ */ Object.freeze([
  WIDTH + 2,
  WIDTH - 2,
  -WIDTH + 2,
  -WIDTH - 2,
  2 * WIDTH + 1,
  2 * WIDTH - 1,
  -2 * WIDTH + 1,
  -2 * WIDTH - 1,
]);

/** The way forward of a seat's pawns. @rule RC-MOV-06 */
export function forwardOf(seat: Seat): number {
  return seat === 0 ? WIDTH : -WIDTH;
}

/** Where a square lies in the mailbox. */
export const CELL_OF: Uint8Array = /* @__PURE__ */ Uint8Array.from(
  { length: SQUARES },
  (_, square) => (Math.floor(square / COLUMNS) + 2) * WIDTH + (square % COLUMNS) + 1,
);

/** The square of a cell; 255 for the wall. */
export const SQUARE_OF: Uint8Array = /* @__PURE__ */ (() => {
  const squares = new Uint8Array(CELLS).fill(255);
  CELL_OF.forEach((cell, square) => {
    squares[cell] = square;
  });
  return squares;
})();

/** The row of a cell on the board. */
export function rowOf(cell: number): number {
  return Math.floor(cell / WIDTH) - 2;
}

/** A board on which moves are made and taken back. */
export interface Mailbox {
  /** What stands in each cell. */
  readonly cells: Uint8Array;
  /** The cell of each seat's king; 0 for a seat that has none. */
  readonly kings: [number, number];
}

const BARE: Uint8Array = /* @__PURE__ */ (() => {
  const cells = new Uint8Array(CELLS).fill(WALL);
  for (const cell of CELL_OF) cells[cell] = EMPTY;
  return cells;
})();

/** A mailbox without pieces. */
export function createMailbox(): Mailbox {
  return { cells: Uint8Array.from(BARE), kings: [0, 0] };
}

/** Sets the pieces of a position up. */
export function fillMailbox(mailbox: Mailbox, board: readonly (Readonly<Piece> | null)[]): Mailbox {
  const { cells, kings } = mailbox;
  cells.set(BARE);
  kings[0] = 0;
  kings[1] = 0;
  for (let square = 0; square < SQUARES; square++) {
    const piece = board[square];
    if (!piece) continue;
    const cell = CELL_OF[square] as number;
    const kind = KINDS[piece.type];
    cells[cell] = ((piece.owner + 1) << 3) | kind;
    if (kind === KING) kings[piece.owner] = cell;
  }
  return mailbox;
}

const scratch = /* @__PURE__ */ createMailbox();

/** The mailbox of a position, good until the next one is asked for. */
export function mailboxOf(board: readonly (Readonly<Piece> | null)[]): Mailbox {
  return fillMailbox(scratch, board);
}

/** A move of the mailbox as a number: where from, where to, and what a pawn becomes (0 for nothing). */
export const fromOf = (move: number): number => move & 127;
export const toOf = (move: number): number => (move >> 7) & 127;
export const promotionOf = (move: number): number => move >> 14;

/** Makes a move as if it could not fail; what stood on the square is returned, for `unmake`. */
export function make({ cells, kings }: Mailbox, move: number): number {
  const from = move & 127;
  const to = (move >> 7) & 127;
  const code = cells[from] as number;
  const taken = cells[to] as number;
  const promotion = move >> 14;
  cells[to] = promotion === 0 ? code : (code & 24) | promotion;
  cells[from] = EMPTY;
  if ((code & 7) === KING) kings[(code >> 3) - 1] = to;
  if ((taken & 7) === KING) kings[(taken >> 3) - 1] = 0;
  return taken;
}

/** Takes a move back. */
export function unmake({ cells, kings }: Mailbox, move: number, taken: number): void {
  const from = move & 127;
  const to = (move >> 7) & 127;
  const moved = cells[to] as number;
  const code = move >> 14 === 0 ? moved : (moved & 24) | PAWN;
  cells[from] = code;
  cells[to] = taken;
  if ((code & 7) === KING) kings[(code >> 3) - 1] = from;
  if ((taken & 7) === KING) kings[(taken >> 3) - 1] = to;
}
