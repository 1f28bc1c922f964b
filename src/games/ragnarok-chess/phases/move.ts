// A turn is one move. Onto an empty square a piece simply goes; an enemy there is killed at once, or fights.

import type { MajorType, PieceType } from '../../../../rulesets/ragnarok-chess/types.js';
import type { Move, RejectionOf, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { onlySeat } from '../../../kernel/seat.js';
import { integer, oneOf, optional } from '../../../kernel/shape.js';
import type { MoveAction } from '../actions.js';
import { beginCombat } from '../combat.js';
import { fromOf, mailboxOf, promotionOf, SQUARE_OF, SQUARES, TYPES, toOf } from '../mailbox.js';
import { farRow, generate, MOST_MOVES } from '../movement.js';
import { leavePosition } from '../results.js';
import type { MovementRules, RagnarokChessRules } from '../rules.js';
import type { Piece, RagnarokChessView } from '../state.js';
import { endTurn, kill, promote, relocate } from '../turn.js';
import type { RagnarokChessTypes } from '../types.js';

type Refusal = RejectionOf<RagnarokChessTypes> | undefined;

/** The side to move waits for nobody. @rule RC-TRN-01 */
export const movePhase: WaitingPhase<RagnarokChessTypes> = {
  deciders: (view) => onlySeat(view.toMove),
  moves: ['move'],
};

/**
 * What an attack comes to: two major pieces fight, everything else is killed at once, and a king kills at once where it may.
 * RULING(RG-C07) @rule RC-CMB-01 RC-CMB-02 RC-CMB-03 RC-CMB-04
 */
export function attackKindOf(
  attacker: PieceType,
  defender: PieceType,
  { options }: RagnarokChessRules,
): 'instantKill' | 'poker' {
  if (attacker === 'pawn' || attacker === 'king' || defender === 'king') return 'instantKill';
  return defender === 'pawn' ? options.majorVsPawn : 'poker';
}

/** The clause by which each type moves. */
const MOVE_RULES = {
  queen: 'RC-MOV-01',
  king: 'RC-MOV-02',
  rook: 'RC-MOV-03',
  bishop: 'RC-MOV-04',
  knight: 'RC-MOV-05',
  pawn: 'RC-MOV-06',
} as const;

const list = /* @__PURE__ */ new Int32Array(MOST_MOVES);

/** Whether a piece has such a move by these rules. */
function canMove(view: RagnarokChessView, { from, to }: MoveAction, movement: MovementRules): boolean {
  const end = generate(mailboxOf(view.board), view.toMove, movement, list, 0);
  for (let i = 0; i < end; i++) {
    const move = list[i] as number;
    if (SQUARE_OF[fromOf(move)] === from && SQUARE_OF[toOf(move)] === to) return true;
  }
  return false;
}

/** Why a piece cannot go there at all. @rule RC-MOV-01 RC-MOV-02 RC-MOV-03 RC-MOV-04 RC-MOV-05 RC-MOV-06 RC-MOV-07 RC-CHK-05 */
function refuseWay(
  view: RagnarokChessView,
  action: MoveAction,
  piece: Readonly<Piece>,
  { movement }: RagnarokChessRules,
): Refusal {
  const target = view.board[action.to];
  if (target?.owner === piece.owner) return reject('ILLEGAL_MOVE', 'RC-MOV-07', { to: action.to });
  if (canMove(view, action, { ...movement, strict: false })) return undefined;
  const couldAttack =
    piece.type === 'king' && canMove(view, action, { ...movement, strict: false, kingsKill: true });
  if (couldAttack) return reject('KING_CANNOT_ATTACK', 'RC-CHK-05', { to: action.to });
  return reject('ILLEGAL_MOVE', MOVE_RULES[piece.type], { piece: piece.type });
}

/** Whether what a pawn becomes is said exactly where it is asked for. @rule RC-MOV-09 */
function refusePromotion(
  { to, promoteTo, seat }: MoveAction,
  { type }: Readonly<Piece>,
  { options }: RagnarokChessRules,
): Refusal {
  const isAsked = type === 'pawn' && options.promotion === 'choice' && Math.floor(to / 5) === farRow(seat);
  if (isAsked === (promoteTo !== undefined)) return undefined;
  return reject(isAsked ? 'NEEDS_PROMOTION' : 'ILLEGAL_MOVE', 'RC-MOV-09', { to });
}

/** @rule RC-BRD-04 RC-TRN-01 RC-CHK-02 */
function check(view: RagnarokChessView, action: MoveAction, rules: RagnarokChessRules): Refusal {
  const piece = view.board[action.from];
  if (!piece) return reject('NO_PIECE', 'RC-BRD-04', { from: action.from });
  if (piece.owner !== action.seat) return reject('NOT_YOUR_PIECE', 'RC-TRN-01', { from: action.from });
  if (!canMove(view, action, rules.movement)) {
    const illegal = refuseWay(view, action, piece, rules);
    return illegal ?? reject('LEAVES_KING_IN_CHECK', 'RC-CHK-02', { to: action.to });
  }
  return refusePromotion(action, piece, rules);
}

const square = /* @__PURE__ */ integer(0, SQUARES - 1);

/** A move, a kill, or the start of a combat. @rule RC-TRN-01 RC-CMB-01 RC-CMB-02 RC-CMB-03 RC-CMB-04 */
export const move: Move<RagnarokChessTypes, MoveAction> = {
  fields: {
    from: square,
    to: square,
    promoteTo: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf('queen', 'rook', 'bishop', 'knight')),
  },
  check,
  options({ board, toMove }, seat, { movement }, options) {
    const end = generate(mailboxOf(board), toMove, movement, list, 0);
    for (let i = 0; i < end; i++) {
      if (!options.next()) continue;
      const found = list[i] as number;
      const from = SQUARE_OF[fromOf(found)] as number;
      const to = SQUARE_OF[toOf(found)] as number;
      const kind = promotionOf(found);
      if (kind === 0 || movement.promotion !== 'choice') options.push({ type: 'move', seat, from, to });
      else options.push({ type: 'move', seat, from, to, promoteTo: TYPES[kind] as MajorType });
    }
  },
  apply(state, { seat, from, to, promoteTo }, ctx) {
    const { rules } = ctx;
    const piece = state.board[from] as Piece;
    const target = state.board[to] ?? null;
    const isProgress = piece.type === 'pawn' || target !== null;
    leavePosition(state, isProgress, rules);
    if (target !== null && attackKindOf(piece.type, target.type, rules) === 'poker') {
      return beginCombat(state, piece, target, { from, to }, ctx);
    }
    if (target !== null) kill(state, to, piece, 'instantKill', ctx);
    relocate(state, piece, from, to, ctx);
    const isThere = piece.type === 'pawn' && Math.floor(to / 5) === farRow(seat);
    if (isThere && rules.options.promotion !== 'none') promote(state, piece, to, promoteTo ?? 'queen', ctx);
    return endTurn(state, piece, isProgress, ctx);
  },
};
