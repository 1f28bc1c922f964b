import type { MatchMove } from '../../kernel/match-moves.js';
import type { Seat } from '../../kernel/seat.js';

/** An action of a kind by a seat. */
export interface Act<Type extends string> {
  /** What it is. */
  readonly type: Type;
  /** Who acts. */
  readonly seat: Seat;
}

/** Replaces cards of the opening hand, given by their places in it; none is fine. @rule RS-SET-05 */
export interface Mulligan extends Act<'mulligan'> {
  readonly replace: readonly number[];
}

/** Plays a card of the hand. What the card has no use for is null; of a number there it takes no notice. @rule RS-TRN-03 */
export interface PlayCard extends Act<'playCard'> {
  /** Its place in the hand. */
  readonly hand: number;
  /** The chosen target: 0 and 1 are the heroes of the seats, every other number an entity. */
  readonly target: number | null;
  /** The place that the minion will have; null for the right end. */
  readonly position: number | null;
  /** Which of two texts, where one is to be chosen. */
  readonly option: number | null;
  /** The Mech that a Magnetic card is attached to; null to play it as a minion. */
  readonly attachTo: number | null;
}

/** Attacks with a minion or the hero. @rule RS-ATK-01 */
export interface Attack extends Act<'attack'> {
  readonly attacker: number;
  readonly defender: number;
}

/** Uses the Hero Power. @rule RS-HER-05 */
export interface HeroPower extends Act<'heroPower'> {
  readonly target: number | null;
}

/** Equips the hero's own weapon, once per game. @rule RS-HER-06 */
export type WeaponUpgrade = Act<'weaponUpgrade'>;

/** Trades a card for another one of the deck. @rule RS-KW-TRADEABLE */
export interface Trade extends Act<'trade'> {
  readonly hand: number;
}

/** Takes one of what is offered. @rule RS-KW-DISCOVER RS-KW-ADAPT */
export interface Choose extends Act<'choose'> {
  readonly option: number;
}

/** Ends the turn. @rule RS-TRN-04 */
export type EndTurn = Act<'endTurn'>;

/** The game's own actions. */
export type RagnarokStandardMove =
  | Mulligan
  | PlayCard
  | Attack
  | HeroPower
  | WeaponUpgrade
  | Trade
  | Choose
  | EndTurn;

/** Everything that can be done in a match. */
export type RagnarokStandardAction = RagnarokStandardMove | MatchMove;

/** Why an action can be refused by the rules of the game. */
export type RagnarokStandardCode =
  | 'GAME_OVER'
  | 'WRONG_PHASE'
  | 'CHOICE_PENDING'
  | 'NOT_YOUR_TURN'
  | 'ALREADY_DONE'
  | 'BAD_INDEX'
  | 'NOT_ENOUGH_MANA'
  | 'BOARD_FULL'
  | 'NEEDS_TARGET'
  | 'ILLEGAL_TARGET'
  | 'NEEDS_OPTION'
  | 'BAD_POSITION'
  | 'NOT_A_MECH'
  | 'SECRET_LIMIT'
  | 'SECRET_DUPLICATE'
  | 'ILLEGAL_ATTACKER'
  | 'SUMMONING_SICK'
  | 'RUSH_MINIONS_ONLY'
  | 'FROZEN'
  | 'DORMANT'
  | 'NO_ATTACK_VALUE'
  | 'NO_ATTACKS_LEFT'
  | 'MUST_ATTACK_TAUNT'
  | 'POWER_USED'
  | 'HERO_FROZEN'
  | 'UPGRADE_USED'
  | 'NOT_TRADEABLE'
  | 'DECK_EMPTY'
  | 'NOTHING_PENDING'
  | 'NOT_YOUR_CHOICE';
