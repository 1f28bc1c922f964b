import type { RagnarokChessRuleset } from '../../../rulesets/ragnarok-chess/index.js';
import type { RagnarokChessOptions } from '../../../rulesets/ragnarok-chess/options.js';
import type { Army } from '../../../rulesets/ragnarok-chess/types.js';
import { type Embedded, embed } from '../../kernel/embed.js';
import { pokerDefinition } from '../ragnarok-poker/game.js';
import type { RagnarokPokerTypes } from '../ragnarok-poker/types.js';

/** What the generator of moves reads of the options. */
export interface MovementRules {
  /** Whether a king must be kept out of check. */
  readonly strict: boolean;
  /** Whether kings kill. */
  readonly kingsKill: boolean;
  /** Whether pawns kill straight ahead. */
  readonly pawnsKillAhead: boolean;
  /** Whether pawns kill diagonally ahead. */
  readonly pawnsKillAside: boolean;
  /** Whether a pawn may go two squares from where it starts. */
  readonly pawnDoubleStep: boolean;
  /** What becomes of a pawn in the far row. */
  readonly promotion: RagnarokChessOptions['promotion'];
}

/** The ruleset as moves read it. */
export interface RagnarokChessRules {
  /** What it chooses. */
  readonly options: RagnarokChessOptions;
  /** Who plays where nobody says otherwise. */
  readonly armies: readonly [Army, Army];
  /** How pieces move. */
  readonly movement: MovementRules;
  /** Poker Combat, as it is played inside a move. */
  readonly poker: Embedded<RagnarokPokerTypes>;
}

/** Gets a ruleset ready. Its combats are played by its own options, so they carry its name and digest. */
export function compileRules({
  name,
  version,
  digest,
  options,
  spells,
  powers,
  armies,
}: RagnarokChessRuleset): RagnarokChessRules {
  const { checkRule, kingsMayAttack, pawnCapture, pawnDoubleStep, promotion } = options;
  return Object.freeze({
    options,
    armies,
    movement: Object.freeze({
      strict: checkRule === 'strict',
      kingsKill: kingsMayAttack,
      pawnsKillAhead: pawnCapture !== 'diagonal',
      pawnsKillAside: pawnCapture !== 'forward',
      pawnDoubleStep,
      promotion,
    }),
    poker: embed(pokerDefinition({ name, version, digest, options, spells, powers, fighters: [] })),
  });
}
