import { DEMO_FIGHTERS, type DemoFighter } from './fighters.js';
import { DEFAULT_OPTIONS, type RagnarokPokerOptions } from './options.js';
import { COMBAT_POWERS, COMBAT_SPELLS } from './spells.js';
import type { CombatPower, CombatSpell } from './types.js';

/** A ruleset of the game: options and data, no logic. */
export interface RagnarokPokerRuleset {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses. */
  readonly options: RagnarokPokerOptions;
  /** The combat spells. */
  readonly spells: readonly CombatSpell[];
  /** The combat powers. */
  readonly powers: readonly CombatPower[];
  /** Who fights where nobody says otherwise. */
  readonly fighters: readonly DemoFighter[];
  /** SHA-256 over everything in it that decides matches; tests prove it. */
  readonly digest: string;
}

/** The names of the rulesets that come with the game. */
export type RagnarokPokerRulesetName = 'rulebook' | 'vanilla' | 'upstream' | 'one-hand';

const D = DEFAULT_OPTIONS;
const DATA = { spells: COMBAT_SPELLS, powers: COMBAT_POWERS, fighters: DEMO_FIGHTERS };

/** The ruleset `rulebook`: all defaults. It stands alone, so that who plays by it need not carry the others. */
export const rulebookRuleset: RagnarokPokerRuleset = {
  name: 'rulebook',
  version: 1,
  options: D,
  ...DATA,
  digest: 'db6b24c697a28ebaff928a63ffad930ced2aae98922265cd0e6b2d715a8dd2db',
};

// One pure call around the table lets bundlers drop it where nothing uses it.
/** The rulesets that come with the game. */
export const ragnarokPokerRulesets: Readonly<Record<RagnarokPokerRulesetName, RagnarokPokerRuleset>> =
  /* @__PURE__ */ (() => ({
    rulebook: rulebookRuleset,
    vanilla: {
      name: 'vanilla',
      version: 1,
      options: { ...D, spells: false, kingPassives: false, elementBonus: 'off' },
      ...DATA,
      digest: '893b8f5e5bc020d8ddff086029c3ab423aa92ca411aad8b0cedfad1c538881f6',
    },
    upstream: {
      name: 'upstream',
      version: 1,
      options: {
        ...D,
        dealHoleCards: 'beforeSpellPet',
        laterRoundsFirst: 'smallBlind',
        staminaPerHand: 1,
        callNeedsStamina: true,
        uncalledExcess: 'kept',
        firstStrike: 15,
        elementSide: 'both',
        statusTick: 'perPhase',
      },
      ...DATA,
      digest: '8447c2e18127458adc76f1feea9a37ff55fe2f7e6341f1b5847b9ab0dbb30cf5',
    },
    'one-hand': {
      name: 'one-hand',
      version: 1,
      options: { ...D, combatLength: 'singleHand' },
      ...DATA,
      digest: 'bcb8070b327b2342a17e69993ce99f18a5032387e2abf5847b739fb5da4f83d1',
    },
  }))();
