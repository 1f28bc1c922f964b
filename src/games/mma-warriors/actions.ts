import type { MatchMove } from '../../kernel/match-moves.js';
import type { Seat } from '../../kernel/seat.js';

/** An action about one card of the own hand. */
export interface CardAction<Type extends string> {
  /** What it is. */
  readonly type: Type;
  /** Who acts. */
  readonly seat: Seat;
  /** The card. */
  readonly card: number;
}

/** An action without a card. */
export interface PlainAction<Type extends string> {
  /** What it is. */
  readonly type: Type;
  /** Who acts. */
  readonly seat: Seat;
}

/** Puts the opening fighter into play. @rule MW-SET-04 */
export type DeployOpening = CardAction<'deployOpening'>;

/** Draws a card. @rule MW-DRW-01 */
export type Draw = PlainAction<'draw'>;

/** Goes without the draw. @rule MW-DRW-04 */
export type SkipDraw = PlainAction<'skipDraw'>;

/** Plays a technique or a corner card. @rule MW-MAI-01 */
export type PlayCard = CardAction<'playCard'>;

/** Puts a fighter into play where there is none. @rule MW-MAI-06 */
export type Deploy = CardAction<'deploy'>;

/** Chooses who takes a fallen fighter's place. @rule MW-KO-05 */
export type ChooseReplacement = CardAction<'chooseReplacement'>;

/** Chooses the card that makes room for the drawn one. @rule MW-DRW-03 */
export type ChooseDiscard = CardAction<'chooseDiscard'>;

/** Ends the turn. @rule MW-MAI-08 */
export type EndTurn = PlainAction<'endTurn'>;

/** The game's own actions. */
export type MmaWarriorsMove =
  | DeployOpening
  | Draw
  | SkipDraw
  | PlayCard
  | Deploy
  | ChooseReplacement
  | ChooseDiscard
  | EndTurn;

/** Everything that can be done in a match. */
export type MmaWarriorsAction = MmaWarriorsMove | MatchMove;

/** What keeps a card in hand from being played. */
export type PlayObstacle =
  | 'WRONG_CARD_KIND'
  | 'NO_ACTIVE_FIGHTER'
  | 'NO_TARGET'
  | 'NOT_ENOUGH_ENERGY'
  | 'NEEDS_ADVANTAGE'
  | 'NEEDS_GROUND'
  | 'DEFENCE_ALREADY_SET';

/** Why an action can be refused by the rules of the game. */
export type MmaWarriorsCode =
  | 'GAME_OVER'
  | 'PENDING_CHOICE'
  | 'NOT_PENDING'
  | 'NOT_YOUR_TURN'
  | 'WRONG_PHASE'
  | 'CARD_NOT_IN_HAND'
  | 'NOT_A_FIGHTER'
  | 'FIGHTER_ALREADY_ACTIVE'
  | 'SKIP_NOT_ALLOWED'
  | PlayObstacle;
