import { DEFAULT_OPTIONS as COMBAT, type RagnarokPokerOptions } from '../ragnarok-poker/options.js';

/** Everything that a ruleset of the game can choose, its combats included; `rulings.md` tells what each option decides. */
export interface RagnarokChessOptions extends RagnarokPokerOptions {
  /** RG-C03: who moves first. */
  readonly firstSide: 0 | 1;
  /** RG-C04: whether kings kill, and guard what is next to them. */
  readonly kingsMayAttack: boolean;
  /** RG-C05: where pawns kill. */
  readonly pawnCapture: 'forward' | 'diagonal' | 'both';
  /** RG-C05: whether a pawn may go two squares from where it starts. */
  readonly pawnDoubleStep: boolean;
  /** RG-C06: what becomes of a pawn in the far row. */
  readonly promotion: 'queen' | 'choice' | 'none';
  /** RG-C07: what happens when a major piece attacks a pawn. */
  readonly majorVsPawn: 'instantKill' | 'poker';
  /** RG-C10: the most stamina that a piece can have; null for no limit. */
  readonly staminaCap: null | 'maxHp';
  /** RG-C11: whether a king must be kept out of check. */
  readonly checkRule: 'strict' | 'captureOnly';
  /** RG-C12: whether a king alone has lost. */
  readonly bareKing: 'continues' | 'loses';
  /** RG-C13: what it means that the side to move cannot, without check. */
  readonly stalemate: 'draw' | 'loss';
  /** RG-C13: how often the same position makes a draw; null for never. */
  readonly repetition: number | null;
  /** RG-C13: after how many plies without progress it is a draw; null for never. */
  readonly noProgressPlies: number | null;
}

/** The options of the ruleset `rulebook`. */
export const DEFAULT_OPTIONS: RagnarokChessOptions = {
  ...COMBAT,
  firstSide: 0,
  kingsMayAttack: false,
  pawnCapture: 'forward',
  pawnDoubleStep: false,
  promotion: 'queen',
  majorVsPawn: 'instantKill',
  staminaCap: null,
  checkRule: 'strict',
  bareKing: 'continues',
  stalemate: 'draw',
  repetition: 3,
  noProgressPlies: 100,
};
