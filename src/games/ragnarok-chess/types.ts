import type { RagnarokClause } from '../../../rulesets/ragnarok/clauses.js';
import type { RagnarokChessClause } from '../../../rulesets/ragnarok-chess/clauses.js';
import type { ArmyName } from '../../../rulesets/ragnarok-chess/types.js';
import type { RagnarokPokerClause } from '../../../rulesets/ragnarok-poker/clauses.js';
import type { KernelClause } from '../../kernel/clauses.js';
import type { Context } from '../../kernel/definition.js';
import type { RagnarokChessCode, RagnarokChessMove } from './actions.js';
import type { ArmySetup } from './army.js';
import type { RagnarokChessOwnEvent } from './events.js';
import type { RagnarokChessRules } from './rules.js';
import type { RagnarokChessState, RagnarokChessView } from './state.js';

/** What a match can be set up with beside its seed. */
export interface RagnarokChessSetup {
  /** The armies of both seats, by name or slot by slot; left out, those of the ruleset. @rule RC-ARM-01 */
  readonly armies?: readonly [ArmyName | ArmySetup, ArmyName | ArmySetup];
  /** Where the match starts, as `formatPosition` writes it; left out, from the start. */
  readonly position?: string;
}

/** What can end a match from inside the game. */
export type RagnarokChessReason =
  | 'kingCaptured'
  | 'checkmate'
  | 'bareKing'
  | 'stalemate'
  | 'repetition'
  | 'noProgress'
  | 'deadPosition';

/** The types of the game, as the kernel wants them. */
export interface RagnarokChessTypes {
  state: RagnarokChessState;
  view: RagnarokChessView;
  action: RagnarokChessMove;
  event: RagnarokChessOwnEvent;
  options: RagnarokChessSetup;
  rules: RagnarokChessRules;
  code: RagnarokChessCode | 'NOT_YOUR_SEAT' | 'WRONG_PHASE';
  clause: RagnarokChessClause | RagnarokPokerClause | RagnarokClause | KernelClause;
}

/** What moves and phases are given beside the state. */
export type RagnarokChessContext = Context<RagnarokChessTypes>;
