// What players ask of a board.

import type { PieceType } from '../../../rulesets/ragnarok-chess/types.js';
import { UsageError } from '../../kernel/errors.js';
import { Options } from '../../kernel/options.js';
import type { Seat } from '../../kernel/seat.js';
import type { MoveAction } from './actions.js';
import { CELL_OF, createMailbox, mailboxOf, SQUARES, WALL } from './mailbox.js';
import { isAttacked, isChecked } from './movement.js';
import { attackKindOf, move } from './phases/move.js';
import type { RagnarokChessRules } from './rules.js';
import type { RagnarokChessView } from './state.js';

/** Every move that a seat would have if it were to move, combats and the end of the match aside. @rule RC-CHK-02 */
export function legalMovesOf(
  view: RagnarokChessView,
  seat: Seat,
  rules: RagnarokChessRules,
): readonly MoveAction[] {
  const options = new Options<MoveAction>('all');
  move.options?.({ ...view, toMove: seat }, seat, rules, options);
  return options.actions;
}

/** Whether a seat's king could be captured now. @rule RC-CHK-01 */
export function isInCheckUnder(view: RagnarokChessView, seat: Seat, rules: RagnarokChessRules): boolean {
  return isChecked(mailboxOf(view.board), seat, rules.movement);
}

/** What an attack comes to. @rule RC-CMB-01 RC-CMB-02 RC-CMB-03 RC-CMB-04 */
export function attackKindUnder(
  attacker: PieceType,
  defender: PieceType,
  rules: RagnarokChessRules,
): 'instantKill' | 'poker' {
  return attackKindOf(attacker, defender, rules);
}

const alone = /* @__PURE__ */ createMailbox();

/** The squares of all pieces that attack a square, each tried alone: of the enemy of what stands there, or of both sides. */
export function threatsUnder(
  view: RagnarokChessView,
  square: number,
  { movement }: RagnarokChessRules,
): readonly number[] {
  if (!(Number.isInteger(square) && square >= 0 && square < SQUARES)) {
    throw new UsageError('NO_SUCH_SQUARE', `there is no square ${String(square)}`);
  }
  const owner = view.board[square]?.owner;
  const { cells } = mailboxOf(view.board);
  const at = CELL_OF[square] as number;
  return view.board.flatMap((piece, from) => {
    if (piece === null || from === square || piece.owner === owner) return [];
    // All others of its side are taken off, but still stand in the way.
    alone.cells.set(cells);
    view.board.forEach((other, i) => {
      if (other !== null && i !== from && other.owner === piece.owner)
        alone.cells[CELL_OF[i] as number] = WALL;
    });
    const attacks = isAttacked(alone.cells, at, piece.owner, movement);
    return attacks ? [from] : [];
  });
}
