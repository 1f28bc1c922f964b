import type { RagnarokClause } from '../../../rulesets/ragnarok/clauses.js';
import type { Element } from '../../../rulesets/ragnarok/types.js';
import type { RagnarokPokerClause } from '../../../rulesets/ragnarok-poker/clauses.js';
import type { Context } from '../../kernel/definition.js';
import type { Status } from '../ragnarok/statuses.js';
import type { RagnarokPokerCode, RagnarokPokerMove } from './actions.js';
import type { RagnarokPokerOwnEvent } from './events.js';
import type { RagnarokPokerRules } from './rules.js';
import type { RagnarokPokerState, RagnarokPokerView } from './state.js';

/** What a fighter brings; all that is left out is as for a fighter without a hero: 100 HP, Neutral, no spells. @rule RP-FGT-03 */
export interface FighterSetup {
  /** Its hero, which gives it class and element. */
  readonly hero?: string | null;
  /** Its element, where it is not its hero's. */
  readonly element?: Element;
  /** Its HP; its maximum, if left out. */
  readonly hp?: number;
  /** Its maximum HP. */
  readonly maxHp?: number;
  /** Its stamina; a tenth of its maximum HP, if left out. @rule RP-FGT-02 */
  readonly stamina?: number;
  /** Its armor. */
  readonly armor?: number;
  /** Its status effects. */
  readonly statuses?: readonly Status[];
  /** Its spells, in any order. */
  readonly spellDeck?: readonly number[];
  /** The king it fights for. */
  readonly king?: string | null;
}

/** What a combat can be set up with beside its seed. */
export interface RagnarokPokerSetup {
  /** The attacker and the defender; left out, two demo fighters of the ruleset. */
  readonly fighters?: readonly [FighterSetup, FighterSetup];
}

/** What can end a combat from inside the game. */
export type RagnarokPokerReason = 'eliminated' | 'bothEliminated' | 'standOff';

/** The types of the game, as the kernel wants them. */
export interface RagnarokPokerTypes {
  state: RagnarokPokerState;
  view: RagnarokPokerView;
  action: RagnarokPokerMove;
  event: RagnarokPokerOwnEvent;
  options: RagnarokPokerSetup;
  rules: RagnarokPokerRules;
  code: RagnarokPokerCode;
  clause: RagnarokPokerClause | RagnarokClause;
}

/** What moves and phases are given beside the state. */
export type RagnarokPokerContext = Context<RagnarokPokerTypes>;
