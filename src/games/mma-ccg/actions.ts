import type { Position } from '../../../rulesets/mma-ccg/types.js';
import type { MatchMove } from '../../kernel/match-moves.js';
import type { Seat } from '../../kernel/seat.js';

/** An action without anything else to say. */
export interface PlainAction<Type extends string> {
  /** What it is. */
  readonly type: Type;
  /** Who acts. */
  readonly seat: Seat;
}

/** An action about one card. */
export interface CardAction<Type extends string> extends PlainAction<Type> {
  /** The card. */
  readonly card: number;
}

/** An action about some cards at once. */
export interface CardsAction<Type extends string> extends PlainAction<Type> {
  /** The cards. */
  readonly cards: readonly number[];
}

/** Playing a card from hand; a printed cost is paid with other cards of the hand. */
export interface PaidAction<Type extends string> extends CardAction<Type> {
  /** What pays a printed cost; left out where there is none. @rule MC-PLY-04 */
  readonly costCards?: readonly number[];
}

/** Cuts the other player's Stamina Deck: so many cards go from the top to the bottom. @rule MC-SET-04 */
export interface Cut extends PlainAction<'cut'> {
  /** 0 for no cut. */
  readonly n: number;
}

/** Marks one more card for the mulligan. @rule MC-SET-06 */
export type SetAside = CardAction<'setAside'>;

/** Makes the mulligan with the marked cards, or at once with these. @rule MC-SET-06 MC-SET-07 */
export type Mulligan = CardsAction<'mulligan'>;

/** Picks one more Routine. @rule MC-SET-09 */
export type PickRoutine = CardAction<'pickRoutine'>;

/** Ends the picks, or picks these at once. @rule MC-SET-09 */
export type ChooseRoutines = CardsAction<'chooseRoutines'>;

/** Plays a Maneuver or Referee card. @rule MC-PLY-01 */
export type PlayCard = PaidAction<'playCard'>;

/** Answers the announced card with a Counter from hand. @rule MC-CTR-01 */
export type CounterMove = PaidAction<'counter'>;

/** Uses a Routine in play. @rule MC-RTN-01 */
export type UseRoutine = CardAction<'useRoutine'>;

/** Lets the announced card happen. @rule MC-PLY-08 */
export type Decline = PlainAction<'decline'>;

/** Passes, with Regroup if wanted. @rule MC-TRN-08 MC-RGP-01 */
export interface EndTurn extends PlainAction<'endTurn'> {
  /** The card that Regroup discards. */
  readonly regroupDiscard?: number;
  /** Regroup without a discard, where the ruleset allows it to an empty hand. */
  readonly regroup?: true;
}

/** Answers a choice: with one card, with a position, or with being done. @rule MC-RES-02 */
export interface Choose extends PlainAction<'choose'> {
  /** One more card. */
  readonly card?: number;
  /** The position. */
  readonly position?: Position;
  /** No more cards. */
  readonly done?: true;
}

/** What can be chosen in the Recovery Step. @rule MC-REC-03 */
export type RecoveryKind = 'shuffle' | 'heal' | 'draw' | 'endorse' | 'none';

/** Chooses in the Recovery Step. @rule MC-REC-03 */
export interface Recover extends PlainAction<'recover'> {
  /** What. */
  readonly kind: RecoveryKind;
  /** The Endorsement to use. */
  readonly card?: number;
}

/** The game's own actions. */
export type MmaCcgMove =
  | Cut
  | SetAside
  | Mulligan
  | PickRoutine
  | ChooseRoutines
  | PlayCard
  | CounterMove
  | UseRoutine
  | Decline
  | EndTurn
  | Choose
  | Recover;

/** Everything that can be done in a match. */
export type MmaCcgAction = MmaCcgMove | MatchMove;

/** Why an action can be refused by the rules of the game. */
export type MmaCcgCode =
  | 'GAME_OVER'
  | 'ROUTINES_DISABLED'
  | 'OPTION_DISABLED'
  | 'WRONG_PHASE'
  | 'WRONG_TIMING'
  | 'NOT_YOUR_TURN'
  | 'NOT_YOUR_CHOICE'
  | 'NOT_IN_HAND'
  | 'NOT_IN_PLAY'
  | 'NOT_IN_ROUTINE_DECK'
  | 'WRONG_TYPE'
  | 'NOT_A_COUNTER'
  | 'WRONG_POSITION'
  | 'CONDITION_NOT_MET'
  | 'NOT_APPLICABLE'
  | 'ALREADY_USED'
  | 'CANNOT_BE_COUNTERED'
  | 'CANNOT_PAY_COST'
  | 'TOO_MANY_CARDS'
  | 'BAD_VALUE'
  | 'BAD_CHOICE'
  | 'REGROUP_NOT_ALLOWED'
  | 'REGROUP_NEEDS_DISCARD'
  | 'NO_ENDORSEMENT';
