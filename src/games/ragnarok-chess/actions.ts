import type { MajorType } from '../../../rulesets/ragnarok-chess/types.js';
import type { MatchMove } from '../../kernel/match-moves.js';
import type { Seat } from '../../kernel/seat.js';
import type { RagnarokPokerCode, RagnarokPokerMove } from '../ragnarok-poker/actions.js';

/** Moves a piece, or attacks with it. @rule RC-TRN-01 */
export interface MoveAction {
  /** What it is. */
  readonly type: 'move';
  /** Who acts. */
  readonly seat: Seat;
  /** Where the piece stands: five times its row plus its column. */
  readonly from: number;
  /** Where it goes. */
  readonly to: number;
  /** What a pawn becomes in the far row; only where the ruleset lets its owner choose, and then always. */
  readonly promoteTo?: MajorType;
}

/** Giving up a combat alone is not possible; it is refused for what it is. @rule RC-CMB-09 */
export interface CombatConcession {
  /** What it is. */
  readonly type: 'concede';
  /** The seat in the combat. */
  readonly seat: Seat;
}

/** Acts in the combat. @rule RC-CMB-09 */
export interface CombatAction {
  /** What it is. */
  readonly type: 'combat';
  /** Who acts. */
  readonly seat: Seat;
  /** An action of Poker Combat, with the seat in the combat: 0 for the attacker. */
  readonly action: RagnarokPokerMove | CombatConcession;
}

/** The game's own actions. */
export type RagnarokChessMove = MoveAction | CombatAction;

/** Everything that can be done in a match. */
export type RagnarokChessAction = RagnarokChessMove | MatchMove;

/** Why an action can be refused by the rules of the game, those of its combats included. */
export type RagnarokChessCode =
  | 'GAME_OVER'
  | 'NOT_YOUR_TURN'
  | 'COMBAT_IN_PROGRESS'
  | 'NO_COMBAT'
  | 'NO_PIECE'
  | 'NOT_YOUR_PIECE'
  | 'ILLEGAL_MOVE'
  | 'KING_CANNOT_ATTACK'
  | 'LEAVES_KING_IN_CHECK'
  | 'NEEDS_PROMOTION'
  | RagnarokPokerCode;
