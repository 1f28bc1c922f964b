import type { Color, Mana } from '../../../rulesets/badass-tcg/types.js';
import type { MatchMove } from '../../kernel/match-moves.js';
import type { Seat } from '../../kernel/seat.js';
import type { Block, Target } from './state.js';

/** Mana by colour: what is paid explicitly must cover the cost exactly. @rule BT-MAN-08 */
export type Pay = { readonly [M in Mana]?: number };

/** What every action says. */
export interface ActionBy<Type extends string> {
  /** What it is. */
  readonly type: Type;
  /** Who acts. */
  readonly seat: Seat;
}

/** Chooses the colour of the starting generator, in secret. @rule BT-CFG-04 */
export interface ChooseColor extends ActionBy<'chooseColor'> {
  readonly color: Color;
}

/** Shuffles the opening hand back and draws another. @rule BT-SET-03 */
export type Mulligan = ActionBy<'mulligan'>;

/** Keeps the opening hand. @rule BT-SET-03 */
export type Keep = ActionBy<'keep'>;

/** Plays a generator of the hand. @rule BT-PLY-01 */
export interface PlayGenerator extends ActionBy<'playGenerator'> {
  readonly card: number;
}

/** Casts a card of the hand or the command zone. @rule BT-PLY-06 */
export interface Cast extends ActionBy<'cast'> {
  readonly card: number;
  /** One for each target of the text, in its order. */
  readonly targets: readonly Target[];
  /** Whether it is cast face down. */
  readonly faceDown?: boolean;
  /** Which mana is spent; left out, by rule. */
  readonly pay?: Pay;
}

/** Uses an ability that makes mana. @rule BT-MAN-07 */
export interface TapForMana extends ActionBy<'tapForMana'> {
  readonly permanent: number;
  /** Which of the abilities, counted from 0. */
  readonly index: number;
  /** Which mana, where there is a choice. */
  readonly color?: Mana;
  /** The creature that pays a sacrifice. */
  readonly sacrifice?: number;
}

/** Activates an ability. @rule BT-PLY-10 */
export interface Activate extends ActionBy<'activate'> {
  readonly permanent: number;
  /** Which of the abilities, counted from 0. */
  readonly index: number;
  readonly targets: readonly Target[];
  /** The creature that pays a sacrifice. */
  readonly sacrifice?: number;
  readonly pay?: Pay;
}

/** Takes a special action that a card offers. @rule BT-SPC-01 */
export interface Special extends ActionBy<'special'> {
  readonly permanent: number;
  readonly index: number;
}

/** Turns a permanent face up. @rule BT-FDN-03 */
export interface TurnFaceUp extends ActionBy<'turnFaceUp'> {
  readonly permanent: number;
}

/** Passes priority. @rule BT-STK-04 */
export type Pass = ActionBy<'pass'>;

/** Names one attacker. @rule BT-CMB-05 */
export interface DeclareAttacker extends ActionBy<'declareAttacker'> {
  readonly attacker: number;
}

/** Declares all attackers at once. @rule BT-CMB-05 */
export interface DeclareAttackers extends ActionBy<'declareAttackers'> {
  readonly attackers: readonly number[];
}

/** Names one blocker. @rule BT-CMB-07 */
export interface DeclareBlocker extends ActionBy<'declareBlocker'> {
  readonly blocker: number;
  readonly attacker: number;
}

/** Declares all blockers at once. @rule BT-CMB-07 */
export interface DeclareBlockers extends ActionBy<'declareBlockers'> {
  readonly blocks: readonly Readonly<Block>[];
}

/** Declares those that were named, together. @rule BT-CMB-05 BT-CMB-07 */
export type EndDeclaration = ActionBy<'endDeclaration'>;

/** One recipient of an attacker's damage. */
export interface DamagePart {
  readonly target: Target;
  readonly n: number;
}

/** Divides all damage of an attacker, in order. @rule BT-CMB-12 */
export interface AssignDamage extends ActionBy<'assignDamage'> {
  readonly attacker: number;
  readonly assignment: readonly DamagePart[];
}

/** Gives the next recipient of an attacker's damage its part. @rule BT-CMB-12 */
export interface AssignDamageTo extends ActionBy<'assignDamageTo'> {
  readonly attacker: number;
  readonly target: Target;
  readonly n: number;
}

/** Answers a question in the middle of things: an object, a name, `yes`, `no` or `done`. */
export interface Choose extends ActionBy<'choose'> {
  readonly choice: number | string;
}

/** The game's own actions. */
export type BadassTcgMove =
  | ChooseColor
  | Mulligan
  | Keep
  | PlayGenerator
  | Cast
  | TapForMana
  | Activate
  | Special
  | TurnFaceUp
  | Pass
  | DeclareAttacker
  | DeclareAttackers
  | DeclareBlocker
  | DeclareBlockers
  | EndDeclaration
  | AssignDamage
  | AssignDamageTo
  | Choose;

/** Everything that can be done in a match. */
export type BadassTcgAction = BadassTcgMove | MatchMove;

/** Why an action can be refused by the rules of the game. */
export type BadassTcgCode =
  | 'GAME_OVER'
  | 'CHOICE_PENDING'
  | 'NOT_YOUR_CHOICE'
  | 'BAD_CHOICE'
  | 'WRONG_PHASE'
  | 'WRONG_TIMING'
  | 'NO_PRIORITY'
  | 'MULLIGAN_LIMIT'
  | 'NOT_IN_HAND'
  | 'WRONG_TYPE'
  | 'OPTION_DISABLED'
  | 'GENERATOR_LIMIT'
  | 'NO_LEGAL_TARGET'
  | 'ILLEGAL_TARGET'
  | 'CANNOT_PAY'
  | 'NOT_CONTROLLER'
  | 'NO_SUCH_ABILITY'
  | 'NOT_FACE_DOWN'
  | 'ALREADY_TAPPED'
  | 'SUMMONING_SICK'
  | 'CANNOT_ATTACK'
  | 'DUPLICATE_ATTACKER'
  | 'ILLEGAL_BLOCK'
  | 'DUPLICATE_BLOCKER'
  | 'BAD_ASSIGNMENT';
