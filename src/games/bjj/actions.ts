import type { Category } from '../../../rulesets/bjj/types.js';
import type { MatchMove } from '../../kernel/match-moves.js';
import type { Seat } from '../../kernel/seat.js';

/** Chooses a category and a technique for this turn, face down. @rule BJ-TRN-01 */
export interface Commit {
  readonly type: 'commit';
  /** Who commits. */
  readonly seat: Seat;
  /** The category. */
  readonly category: Category;
  /** The technique of that category. */
  readonly techniqueId: string;
}

/** Takes an open commitment back, where the ruleset allows it (B31). */
export interface Retract {
  readonly type: 'retract';
  /** Whose commitment it was. */
  readonly seat: Seat;
}

/** The game's own actions. */
export type BjjMove = Commit | Retract;

/** Everything that can be done in a match. */
export type BjjAction = BjjMove | MatchMove;

/** Why an action can be refused by the rules of the game. */
export type BjjCode =
  | 'MATCH_OVER'
  | 'ALREADY_COMMITTED'
  | 'UNKNOWN_TECHNIQUE'
  | 'WRONG_CATEGORY'
  | 'NOT_AVAILABLE_HERE'
  | 'MISSING_TOKENS'
  | 'NOT_ALLOWED'
  | 'NOT_COMMITTED';
