import type { RagnarokClause } from '../../../rulesets/ragnarok/clauses.js';
import type { RagnarokStandardClause } from '../../../rulesets/ragnarok-standard/clauses.js';
import type { Deck } from '../../../rulesets/ragnarok-standard/types.js';
import type { Context } from '../../kernel/definition.js';
import type { Seat } from '../../kernel/seat.js';
import type { RagnarokStandardCode, RagnarokStandardMove } from './actions.js';
import type { RagnarokStandardOwnEvent } from './events.js';
import type { RagnarokStandardRules } from './rules.js';
import type { RagnarokStandardState, RagnarokStandardView } from './state.js';

/** What a match can be set up with beside its seed. */
export interface RagnarokStandardSetup {
  /** A deck for each seat: hero and cards, the name of a demo deck, or a deck code; null for a demo deck at random. */
  readonly decks?: readonly [Deck | string | null, Deck | string | null];
  /** Who begins; left out, chance decides. */
  readonly firstPlayer?: Seat;
}

/** What can end a match from inside the game. @rule RS-END-01 RS-END-02 RS-END-05 */
export type RagnarokStandardReason = 'heroDeath' | 'doubleKo' | 'turnLimit';

/** The types of the game, as the kernel wants them. */
export interface RagnarokStandardTypes {
  state: RagnarokStandardState;
  view: RagnarokStandardView;
  action: RagnarokStandardMove;
  event: RagnarokStandardOwnEvent;
  options: RagnarokStandardSetup;
  rules: RagnarokStandardRules;
  code: RagnarokStandardCode;
  clause: RagnarokStandardClause | RagnarokClause;
}

/** What moves and phases are given beside the state. */
export type RagnarokStandardContext = Context<RagnarokStandardTypes>;
