// How pieces move. Of every move it is supposed that its combat, if there is one, is won: then it is legal if it does not leave
// the own king in check. Only the king, pieces that stand between it and a long-range attacker, and answers to a check have to be
// tried out; everything else cannot expose it.

import { otherSeat, type Seat } from '../../kernel/seat.js';
import {
  BISHOP,
  CELL_OF,
  EMPTY,
  forwardOf,
  KING,
  KNIGHT,
  LEAPS,
  type Mailbox,
  PAWN,
  QUEEN,
  RAYS,
  ROOK,
  rowOf,
  SQUARES,
  STRAIGHT,
} from './mailbox.js';
import type { MovementRules } from './rules.js';

/** Moves of one position are never more than this. */
export const MOST_MOVES = 512;

/** The far row of a seat. @rule RC-MOV-09 */
export const farRow = (seat: Seat): number => (seat === 0 ? 6 : 0);

/** Where a seat's pawns start. */
const pawnRow = (seat: Seat): number => (seat === 0 ? 1 : 5);

/** Whether a piece of a seat, pinned or not, could move onto this cell now, were an enemy there. @rule RC-CHK-01 RC-CHK-05 */
export function isAttacked(cells: Uint8Array, at: number, by: Seat, rules: MovementRules): boolean {
  const owner = (by + 1) << 3;
  const back = -forwardOf(by);
  const pawn = owner | PAWN;
  if (rules.pawnsKillAhead && cells[at + back] === pawn) return true;
  if (rules.pawnsKillAside && (cells[at + back - 1] === pawn || cells[at + back + 1] === pawn)) return true;
  const knight = owner | KNIGHT;
  for (let i = 0; i < 8; i++) if (cells[at + (LEAPS[i] as number)] === knight) return true;
  const queen = owner | QUEEN;
  for (let i = 0; i < 8; i++) {
    const step = RAYS[i] as number;
    let cell = at + step;
    while (cells[cell] === EMPTY) cell += step;
    const code = cells[cell];
    if (code === queen || code === (owner | (i < STRAIGHT ? ROOK : BISHOP))) return true;
    if (rules.kingsKill && code === (owner | KING) && cell === at + step) return true;
  }
  return false;
}

/** Whether a seat's king could be captured now; a captured one cannot. @rule RC-CHK-01 */
export function isChecked({ cells, kings }: Mailbox, seat: Seat, rules: MovementRules): boolean {
  const king = kings[seat];
  return king !== 0 && isAttacked(cells, king, otherSeat(seat), rules);
}

// What the generator is at. One position is done at a time, so this need not be handed around.
const pinned = /* @__PURE__ */ new Uint8Array(128);
let cells: Uint8Array;
let rules: MovementRules;
let moves: Int32Array;
let count = 0;
let enemySeat: Seat = 1;
let kingCell = 0;
let isTried = false;

/** Marks the pieces between the king and a long-range attacker. */
function findPinned(king: number, own: number, enemy: number): void {
  pinned.fill(0);
  for (let i = 0; i < 8; i++) {
    const step = RAYS[i] as number;
    let cell = king + step;
    while (cells[cell] === EMPTY) cell += step;
    if ((cells[cell] as number) >> 3 !== own) continue;
    const candidate = cell;
    cell += step;
    while (cells[cell] === EMPTY) cell += step;
    const code = cells[cell] as number;
    const kind = code & 7;
    if (code >> 3 === enemy && (kind === QUEEN || kind === (i < STRAIGHT ? ROOK : BISHOP)))
      pinned[candidate] = 1;
  }
}

/** Tries a move out: whether the own king is in check after it. @rule RC-CHK-02 */
function exposesKing(from: number, to: number): boolean {
  const code = cells[from] as number;
  const taken = cells[to] as number;
  cells[to] = code;
  cells[from] = EMPTY;
  const king = from === kingCell ? to : kingCell;
  const exposed = isAttacked(cells, king, enemySeat, rules);
  cells[from] = code;
  cells[to] = taken;
  return exposed;
}

/** Takes a move unless it leaves the king in check. The enemy king can always be captured. @rule RC-CHK-02 */
function add(from: number, to: number, promotion: number): void {
  if (isTried && ((cells[to] as number) & 7) !== KING && exposesKing(from, to)) return;
  moves[count++] = from | (to << 7) | (promotion << 14);
}

/** A pawn in the far row becomes a queen, or what its owner chooses. @rule RC-MOV-09 */
function addPawn(from: number, to: number, seat: Seat): void {
  if (rowOf(to) !== farRow(seat) || rules.promotion === 'none') add(from, to, 0);
  else if (rules.promotion === 'queen') add(from, to, QUEEN);
  else for (let kind = QUEEN; kind >= KNIGHT; kind--) add(from, to, kind);
}

/** @rule RC-MOV-06 RC-CMB-01 */
function pawnMoves(from: number, seat: Seat, enemy: number): void {
  const forward = forwardOf(seat);
  const ahead = from + forward;
  const code = cells[ahead] as number;
  if (code === EMPTY || (rules.pawnsKillAhead && code >> 3 === enemy)) addPawn(from, ahead, seat);
  if (rules.pawnDoubleStep && code === EMPTY && rowOf(from) === pawnRow(seat)) {
    if (cells[ahead + forward] === EMPTY) addPawn(from, ahead + forward, seat);
  }
  if (!rules.pawnsKillAside) return;
  if ((cells[ahead - 1] as number) >> 3 === enemy) addPawn(from, ahead - 1, seat);
  if ((cells[ahead + 1] as number) >> 3 === enemy) addPawn(from, ahead + 1, seat);
}

/** @rule RC-MOV-05 RC-MOV-07 */
function knightMoves(from: number, enemy: number): void {
  for (let i = 0; i < 8; i++) {
    const to = from + (LEAPS[i] as number);
    const code = cells[to] as number;
    if (code === EMPTY || code >> 3 === enemy) add(from, to, 0);
  }
}

/** @rule RC-MOV-02 RC-MOV-08 RC-CHK-05 */
function kingMoves(from: number, enemy: number): void {
  for (let i = 0; i < 8; i++) {
    const to = from + (RAYS[i] as number);
    const code = cells[to] as number;
    if (code === EMPTY || (rules.kingsKill && code >> 3 === enemy)) add(from, to, 0);
  }
}

/** Any distance along some of the rays, not through pieces. @rule RC-MOV-01 RC-MOV-03 RC-MOV-04 RC-MOV-07 */
function slidingMoves(from: number, enemy: number, first: number, last: number): void {
  for (let i = first; i < last; i++) {
    const step = RAYS[i] as number;
    let to = from + step;
    while (cells[to] === EMPTY) {
      add(from, to, 0);
      to += step;
    }
    if ((cells[to] as number) >> 3 === enemy) add(from, to, 0);
  }
}

/**
 * Writes the legal moves of a seat into a list, from an index on, square by square; where the list ends is returned.
 * @rule RC-CHK-02
 */
export function generate(
  mailbox: Mailbox,
  seat: Seat,
  movement: MovementRules,
  list: Int32Array,
  start: number,
): number {
  const own = seat + 1;
  enemySeat = otherSeat(seat);
  const enemy = enemySeat + 1;
  cells = mailbox.cells;
  rules = movement;
  moves = list;
  count = start;
  kingCell = mailbox.kings[seat];
  const isGuarded = movement.strict && kingCell !== 0;
  const mustAnswer = isGuarded && isAttacked(cells, kingCell, enemySeat, movement);
  if (isGuarded && !mustAnswer) findPinned(kingCell, own, enemy);
  for (let square = 0; square < SQUARES; square++) {
    const from = CELL_OF[square] as number;
    const code = cells[from] as number;
    if (code >> 3 !== own) continue;
    const kind = code & 7;
    isTried = isGuarded && (mustAnswer || kind === KING || pinned[from] === 1);
    if (kind === PAWN) pawnMoves(from, seat, enemy);
    else if (kind === KNIGHT) knightMoves(from, enemy);
    else if (kind === BISHOP) slidingMoves(from, enemy, STRAIGHT, 8);
    else if (kind === ROOK) slidingMoves(from, enemy, 0, STRAIGHT);
    else if (kind === QUEEN) slidingMoves(from, enemy, 0, 8);
    else kingMoves(from, enemy);
  }
  return count;
}
