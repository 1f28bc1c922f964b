import { COMBAT_POWERS, COMBAT_SPELLS } from '../ragnarok-poker/spells.js';
import type { CombatPower, CombatSpell } from '../ragnarok-poker/types.js';
import { ARMIES } from './armies.js';
import { DEFAULT_OPTIONS, type RagnarokChessOptions } from './options.js';
import type { Army } from './types.js';

/** A ruleset of the game: options and data, no logic. */
export interface RagnarokChessRuleset {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses, for its combats too. */
  readonly options: RagnarokChessOptions;
  /** The combat spells. */
  readonly spells: readonly CombatSpell[];
  /** The combat powers. */
  readonly powers: readonly CombatPower[];
  /** Who plays where nobody says otherwise. */
  readonly armies: readonly [Army, Army];
  /** SHA-256 over everything in it that decides matches; tests prove it. */
  readonly digest: string;
}

/** The names of the rulesets that come with the game. */
export type RagnarokChessRulesetName = 'rulebook' | 'vanilla' | 'upstream' | 'chesslike' | 'one-hand';

const D = DEFAULT_OPTIONS;

/** The ruleset `rulebook`: all defaults. It stands alone, so that who plays by it need not carry the others. */
export const rulebookRuleset: RagnarokChessRuleset = /* @__PURE__ */ (() => ({
  name: 'rulebook',
  version: 1,
  options: D,
  spells: COMBAT_SPELLS,
  powers: COMBAT_POWERS,
  armies: [ARMIES.aesir, ARMIES.olympus],
  digest: '',
}))() as RagnarokChessRuleset;

// One pure call around the table lets bundlers drop it where nothing uses it.
/** The rulesets that come with the game. */
export const ragnarokChessRulesets: Readonly<Record<RagnarokChessRulesetName, RagnarokChessRuleset>> =
  /* @__PURE__ */ (() => ({
    rulebook: rulebookRuleset,
    vanilla: {
      ...rulebookRuleset,
      name: 'vanilla',
      options: { ...D, spells: false, kingPassives: false, elementBonus: 'off' },
      digest: '',
    },
    upstream: {
      ...rulebookRuleset,
      name: 'upstream',
      options: {
        ...D,
        pawnCapture: 'diagonal',
        pawnDoubleStep: true,
        kingsMayAttack: true,
        staminaCap: 'maxHp',
        staminaPerHand: 1,
        callNeedsStamina: true,
        laterRoundsFirst: 'smallBlind',
        uncalledExcess: 'kept',
        statusTick: 'perPhase',
        dealHoleCards: 'beforeSpellPet',
        elementSide: 'both',
        stalemate: 'loss',
        firstStrike: 15,
      },
      digest: '',
    },
    chesslike: {
      ...rulebookRuleset,
      name: 'chesslike',
      options: { ...D, pawnCapture: 'diagonal', kingsMayAttack: true, promotion: 'choice' },
      digest: '',
    },
    'one-hand': {
      ...rulebookRuleset,
      name: 'one-hand',
      options: { ...D, combatLength: 'singleHand' },
      digest: '',
    },
  }))();
