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
  digest: 'c1ec242e54a3c5a5a15bab31ba28d2b3810552b382fb807c980740a65277e697',
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
      digest: '4458060eb6d76a844d34843268c1416e065e3d50d90d85f8622f372fcccf177c',
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
      digest: '2a515277bd67651f5b1dcba492fe6ae97ae2954ce1b7250fa2fddfd5e8aa05f1',
    },
    chesslike: {
      ...rulebookRuleset,
      name: 'chesslike',
      options: { ...D, pawnCapture: 'diagonal', kingsMayAttack: true, promotion: 'choice' },
      digest: 'bf507f8596141c7aece63a57712ce2b22002f3dc67fd22dbac6f9d616e8dbbcb',
    },
    'one-hand': {
      ...rulebookRuleset,
      name: 'one-hand',
      options: { ...D, combatLength: 'singleHand' },
      digest: 'bd18f1f9aca9c4486efef1272600e773321345f478311d60cf6c10ffd654c5f1',
    },
  }))();
