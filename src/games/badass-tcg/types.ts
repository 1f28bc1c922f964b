import type { BadassTcgClause } from '../../../rulesets/badass-tcg/clauses.js';
import type { Context } from '../../kernel/definition.js';
import type { BadassTcgCode, BadassTcgMove } from './actions.js';
import type { DeckInput, DeckValidator } from './deck.js';
import type { BadassTcgOwnEvent } from './events.js';
import type { BadassTcgRules } from './rules.js';
import type { BadassTcgState, BadassTcgView } from './state.js';

/** What a match can be set up with beside its seed. */
export interface BadassTcgSetup {
  /** The decks of seat 0 and seat 1: names of decks of the set, or decks of one's own; left out, the first that fit. */
  readonly decks?: readonly [DeckInput, DeckInput];
  /** What the decks must keep to beside the format. @rule BT-FMT-07 */
  readonly validators?: readonly DeckValidator[];
}

/** What can end a match from inside the game. */
export type BadassTcgReason = 'life' | 'deck' | 'poison' | 'commander' | 'ultimate' | 'simultaneous';

/** The types of the game, as the kernel wants them. */
export interface BadassTcgTypes {
  state: BadassTcgState;
  view: BadassTcgView;
  action: BadassTcgMove;
  event: BadassTcgOwnEvent;
  options: BadassTcgSetup;
  rules: BadassTcgRules;
  code: BadassTcgCode;
  clause: BadassTcgClause;
}

/** What moves and phases are given beside the state. */
export type BadassTcgContext = Context<BadassTcgTypes>;
