import type { BjjClause } from '../../../rulesets/bjj/clauses.js';
import type { Context } from '../../kernel/definition.js';
import type { BjjCode, BjjMove } from './actions.js';
import type { BjjOwnEvent } from './events.js';
import type { BjjRules } from './rules.js';
import type { BjjState, BjjView } from './state.js';

/** A match needs nothing but a seed. */
export type BjjSetup = Record<never, never>;

/** The types of the game, as the kernel wants them. */
export interface BjjTypes {
  state: BjjState;
  view: BjjView;
  action: BjjMove;
  event: BjjOwnEvent;
  options: BjjSetup;
  rules: BjjRules;
  code: BjjCode;
  clause: BjjClause;
}

/** What moves and phases are given beside the state. */
export type BjjContext = Context<BjjTypes>;
