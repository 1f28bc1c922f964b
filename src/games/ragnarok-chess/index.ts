import { rulebookRuleset } from '../../../rulesets/ragnarok-chess/index.js';
import type { PieceType } from '../../../rulesets/ragnarok-chess/types.js';
import type { Seat } from '../../kernel/seat.js';
import type { MoveAction } from './actions.js';
import { bindRagnarokChess, type RagnarokChessGame } from './game.js';
import { attackKindUnder, isInCheckUnder, legalMovesOf, threatsUnder } from './queries.js';
import type { RagnarokChessRules } from './rules.js';
import type { RagnarokChessView } from './state.js';

export { ARMIES } from '../../../rulesets/ragnarok-chess/armies.js';
export type { RagnarokChessClause } from '../../../rulesets/ragnarok-chess/clauses.js';
export {
  type RagnarokChessRuleset,
  type RagnarokChessRulesetName,
  ragnarokChessRulesets,
} from '../../../rulesets/ragnarok-chess/index.js';
export { DEFAULT_OPTIONS, type RagnarokChessOptions } from '../../../rulesets/ragnarok-chess/options.js';
export { SPELL_SLOTS, START_POSITION } from '../../../rulesets/ragnarok-chess/pieces.js';
export type { Army, ArmyName, MajorType, PieceType } from '../../../rulesets/ragnarok-chess/types.js';
export type {
  CombatAction,
  CombatConcession,
  MoveAction,
  RagnarokChessAction,
  RagnarokChessCode,
  RagnarokChessMove,
} from './actions.js';
export { type ArmySetup, validateArmy } from './army.js';
export { ragnarokChessEditions } from './editions.js';
export { ragnarokChessEnglish } from './english.js';
export { type PieceEvent, type RagnarokChessEvent, type RagnarokChessOwnEvent, ruleOf } from './events.js';
export type { RagnarokChessGame } from './game.js';
export {
  formatMove,
  formatPosition,
  type NotedMove,
  type NotedPiece,
  type NotedPosition,
  parseMove,
  parsePosition,
  squareName,
} from './notation.js';
export { perft } from './perft.js';
export type { MovementRules, RagnarokChessRules } from './rules.js';
export {
  createRagnarokChess,
  digestRuleset,
  type RagnarokChessEdition,
  type RagnarokChessRulesetInput,
} from './ruleset.js';
export type {
  Combat,
  Piece,
  RagnarokChessPhase,
  RagnarokChessState,
  RagnarokChessTable,
  RagnarokChessView,
} from './state.js';
export type { RagnarokChessReason, RagnarokChessSetup, RagnarokChessTypes } from './types.js';

/**
 * The game on its default ruleset, `rulebook`.
 * @example
 * ```ts
 * import { ragnarokChess } from 'holmgang/ragnarok-chess';
 * const state = ragnarokChess.setup({ seed: 'docs' });
 * console.log(ragnarokChess.deciders(state), ragnarokChess.countLegal(state, 0)); // [ 0 ] 6
 * ```
 */
export const ragnarokChess: RagnarokChessGame = /* @__PURE__ */ bindRagnarokChess(rulebookRuleset);

/** Makers of the game's actions. */
export const actions: typeof ragnarokChess.actions = ragnarokChess.actions;

/** Why an action is refused under the default ruleset, or undefined. */
export const validate: typeof ragnarokChess.validate = ragnarokChess.validate;

/** The default ruleset as a reducer: an illegal or foreign action returns the same reference. */
export const reducer: typeof ragnarokChess.reducer = ragnarokChess.reducer;

/** A reducer of the default ruleset that starts from a given state when it is called with none. */
export const createReducer: typeof ragnarokChess.createReducer = ragnarokChess.createReducer;

/** Every move that a seat would have if it were to move now; by the default rules, or those of another game object. @rule RC-CHK-02 */
export function legalMoves(
  view: RagnarokChessView,
  seat: Seat,
  rules: RagnarokChessRules = ragnarokChess.rules,
): readonly MoveAction[] {
  return legalMovesOf(view, seat, rules);
}

/**
 * Whether a seat's king could be captured now; by the default rules, or those of another game object.
 * @example
 * ```ts
 * import { isInCheck, ragnarokChess } from 'holmgang/ragnarok-chess';
 * console.log(isInCheck(ragnarokChess.setup({ seed: 'docs' }), 0)); // false
 * ```
 * @rule RC-CHK-01
 */
export function isInCheck(
  view: RagnarokChessView,
  seat: Seat,
  rules: RagnarokChessRules = ragnarokChess.rules,
): boolean {
  return isInCheckUnder(view, seat, rules);
}

/**
 * What an attack comes to; by the default rules, or those of another game object.
 * @example
 * ```ts
 * import { attackKind } from 'holmgang/ragnarok-chess';
 * console.log(attackKind('queen', 'rook'), attackKind('queen', 'pawn')); // poker instantKill
 * ```
 * @rule RC-CMB-01 RC-CMB-02 RC-CMB-03 RC-CMB-04
 */
export function attackKind(
  attacker: PieceType,
  defender: PieceType,
  rules: RagnarokChessRules = ragnarokChess.rules,
): 'instantKill' | 'poker' {
  return attackKindUnder(attacker, defender, rules);
}

/** The squares from which a square is attacked: by the enemies of what stands there; of an empty one, by both sides. */
export function threats(
  view: RagnarokChessView,
  square: number,
  rules: RagnarokChessRules = ragnarokChess.rules,
): readonly number[] {
  return threatsUnder(view, square, rules);
}
