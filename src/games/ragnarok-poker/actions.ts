import type { MatchMove } from '../../kernel/match-moves.js';
import type { Seat } from '../../kernel/seat.js';

/** An action without anything to say. */
export interface PlainAction<Type extends string> {
  /** What it is. */
  readonly type: Type;
  /** Who acts. */
  readonly seat: Seat;
}

/** Replaces cards of the own hand, once, before hand 1. @rule RP-PH-02 */
export interface Mulligan extends PlainAction<'mulligan'> {
  /** Places in the hand; none to keep it. */
  readonly replace: readonly number[];
}

/** Casts a combat spell. @rule RP-PH-03 */
export interface CastSpell extends PlainAction<'castSpell'> {
  /** Its place in the spell hand. */
  readonly hand: number;
}

/** Uses the combat power. @rule RP-SPL-03 */
export type CombatPowerAction = PlainAction<'combatPower'>;

/** Ends the own part of Spell/Pet. @rule RP-PH-03 */
export type Ready = PlainAction<'ready'>;

/** Bets. @rule RP-BET-03 */
export interface Attack extends PlainAction<'attack'> {
  /** In HP. */
  readonly amount: number;
}

/** Raises. @rule RP-BET-04 */
export interface CounterAttack extends PlainAction<'counterAttack'> {
  /** In HP, beyond the call. */
  readonly raiseBy: number;
}

/** Calls. @rule RP-BET-05 */
export type Engage = PlainAction<'engage'>;

/** Checks. @rule RP-BET-06 */
export type Defend = PlainAction<'defend'>;

/** Folds. @rule RP-BET-07 */
export type Brace = PlainAction<'brace'>;

/** The game's own actions. */
export type RagnarokPokerMove =
  | Mulligan
  | CastSpell
  | CombatPowerAction
  | Ready
  | Attack
  | CounterAttack
  | Engage
  | Defend
  | Brace;

/** Everything that can be done in a match. */
export type RagnarokPokerAction = RagnarokPokerMove | MatchMove;

/** What keeps a fighter from a bet or raise. */
export type BetObstacle =
  | 'BET_OUTSTANDING'
  | 'NOTHING_TO_RAISE'
  | 'BELOW_MINIMUM'
  | 'NOT_WHOLE'
  | 'NOT_ENOUGH_HP'
  | 'NOT_ENOUGH_STAMINA'
  | 'OPPONENT_ALL_IN'
  | 'FROZEN';

/** Why an action can be refused by the rules of the game. */
export type RagnarokPokerCode =
  | 'GAME_OVER'
  | 'WRONG_PHASE'
  | 'NOT_YOUR_TURN'
  | 'ALREADY_DONE'
  | 'BAD_INDEX'
  | 'NOT_ENOUGH_MANA'
  | 'WOULD_DIE'
  | 'POWER_USED'
  | 'NO_POWER'
  | 'NOTHING_TO_CALL'
  | 'MUST_CALL_OR_FOLD'
  | BetObstacle;
