import type { MmaCcgClause } from '../../../rulesets/mma-ccg/clauses.js';
import type { Deck } from '../../../rulesets/mma-ccg/types.js';
import type { Context } from '../../kernel/definition.js';
import type { MmaCcgCode, MmaCcgMove } from './actions.js';
import type { MmaCcgOwnEvent } from './events.js';
import type { MmaCcgRules } from './rules.js';
import type { MmaCcgState, MmaCcgView } from './state.js';

/** What a match can be set up with beside its seed. */
export interface MmaCcgSetup {
  /** Each seat's deck: the name of a theme deck, or a deck of one's own; left out, the first two theme decks of the ruleset. */
  readonly decks?: readonly [string | Deck, string | Deck];
}

/** What can end a match from inside the game. A decision's clause tells what decided: MC-WIN-04 Victory Points, MC-WIN-06 Toughness. */
export type MmaCcgReason = 'knockout' | 'card' | 'decision' | 'draw';

/** The types of the game, as the kernel wants them. */
export interface MmaCcgTypes {
  state: MmaCcgState;
  view: MmaCcgView;
  action: MmaCcgMove;
  event: MmaCcgOwnEvent;
  options: MmaCcgSetup;
  rules: MmaCcgRules;
  code: MmaCcgCode;
  clause: MmaCcgClause;
}

/** What moves and phases are given beside the state. */
export type MmaCcgContext = Context<MmaCcgTypes>;
