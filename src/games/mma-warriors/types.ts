import type { MmaWarriorsClause } from '../../../rulesets/mma-warriors/clauses.js';
import type { Context } from '../../kernel/definition.js';
import type { Seat } from '../../kernel/seat.js';
import type { MmaWarriorsCode, MmaWarriorsMove } from './actions.js';
import type { MmaWarriorsOwnEvent } from './events.js';
import type { MmaWarriorsRules } from './rules.js';
import type { MmaWarriorsState, MmaWarriorsView } from './state.js';

/** What a match can be set up with beside its seed. */
export interface MmaWarriorsSetup {
  /** Which seats deploy, replace and make room by themselves; left out, those of the ruleset. */
  readonly autoSeats?: readonly Seat[];
}

/** What can end a match from inside the game. @rule MW-WIN-05 MW-WIN-06 */
export type MmaWarriorsReason =
  | 'Health depleted'
  | 'No fighters in hand'
  | 'Deck Out'
  | 'Exhausted'
  | 'Stalled';

/** The types of the game, as the kernel wants them. */
export interface MmaWarriorsTypes {
  state: MmaWarriorsState;
  view: MmaWarriorsView;
  action: MmaWarriorsMove;
  event: MmaWarriorsOwnEvent;
  options: MmaWarriorsSetup;
  rules: MmaWarriorsRules;
  code: MmaWarriorsCode;
  clause: MmaWarriorsClause;
}

/** What moves and phases are given beside the state. */
export type MmaWarriorsContext = Context<MmaWarriorsTypes>;
