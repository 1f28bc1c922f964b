import type { RagnarokChessClause } from '../../../rulesets/ragnarok-chess/clauses.js';
import type { MajorType } from '../../../rulesets/ragnarok-chess/types.js';
import type { KernelClause } from '../../kernel/clauses.js';
import { isMatchEvent, MATCH_EVENT_RULES, type MatchEvent } from '../../kernel/match-moves.js';
import type { Seat } from '../../kernel/seat.js';
import type { RagnarokPokerOwnEvent } from '../ragnarok-poker/events.js';

/** Everything that can happen in a match. */
export type RagnarokChessEvent = RagnarokChessOwnEvent | MatchEvent;

/** Something that happened to a piece. */
export interface PieceEvent<Type extends string> {
  /** What it was. */
  readonly type: Type;
  /** Whose piece it is. */
  readonly seat: Seat;
  /** The piece. */
  readonly piece: number;
}

/** What happens in the game itself. Squares are numbers, and so are pieces. */
export type RagnarokChessOwnEvent =
  | (PieceEvent<'pieceMoved'> & { readonly from: number; readonly to: number })
  | (PieceEvent<'pieceKilled'> & {
      readonly square: number;
      /** The piece that did it; null where both fell. */
      readonly by: number | null;
      readonly how: 'instantKill' | 'combat';
    })
  | (PieceEvent<'promoted'> & {
      readonly square: number;
      readonly to: MajorType;
      readonly hero: string | null;
    })
  | { readonly type: 'staminaGained'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'check'; readonly seat: Seat }
  | { readonly type: 'checkmate'; readonly seat: Seat }
  | {
      readonly type: 'combatTriggered';
      readonly seat: Seat;
      readonly attacker: number;
      readonly defender: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'combatEvent';
      /** Who has seat 0 in the combat. */
      readonly attacker: Seat;
      readonly event: RagnarokPokerOwnEvent;
    }
  | { readonly type: 'combatEnded'; readonly winner: Seat | null; readonly standOff: boolean }
  | (PieceEvent<'hpWrittenBack'> & { readonly hp: number; readonly stamina: number })
  | (PieceEvent<'pieceSurvived'> & { readonly square: number })
  | (PieceEvent<'passiveTriggered'> & {
      /** The king whose passive it is; `seat` and `piece` are whom it befalls. */
      readonly king: string;
      readonly effect: string;
      readonly amount: number;
    })
  | { readonly type: 'kingCaptured'; readonly seat: Seat }
  | { readonly type: 'gameOver'; readonly winner: Seat | null; readonly reason: string };

const EVENT_RULES: Readonly<Record<RagnarokChessOwnEvent['type'], RagnarokChessClause>> = {
  pieceMoved: 'RC-TRN-01',
  pieceKilled: 'RC-CMB-05',
  promoted: 'RC-MOV-09',
  staminaGained: 'RC-STA-02',
  check: 'RC-CHK-01',
  checkmate: 'RC-CHK-03',
  combatTriggered: 'RC-CMB-03',
  combatEvent: 'RC-CMB-09',
  combatEnded: 'RC-CMB-06',
  hpWrittenBack: 'RC-CMB-07',
  pieceSurvived: 'RC-CMB-06',
  passiveTriggered: 'RC-ARM-03',
  kingCaptured: 'RC-CMB-02',
  gameOver: 'RC-WIN-01',
};

/** The clause behind an event; of what happens in a combat, poker knows the clause. */
export function ruleOf(event: RagnarokChessEvent): RagnarokChessClause | KernelClause {
  return isMatchEvent(event) ? MATCH_EVENT_RULES[event.type] : EVENT_RULES[event.type];
}
