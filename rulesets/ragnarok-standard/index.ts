import { houseSet } from './house.js';
import { DEFAULT_OPTIONS, type RagnarokStandardOptions } from './options.js';
import type { CardSet } from './types.js';

/** A ruleset of the game: options and data, no logic. */
export interface RagnarokStandardRuleset {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses. */
  readonly options: RagnarokStandardOptions;
  /** What is played with. */
  readonly set: CardSet;
  /** SHA-256 over everything in it that decides matches; tests prove it. */
  readonly digest: string;
}

/** The names of the rulesets that come with the game. */
export type RagnarokStandardRulesetName = 'rulebook' | 'vanilla' | 'upstream' | 'genre';

const D = DEFAULT_OPTIONS;

/** The ruleset `rulebook`: all defaults. It stands alone, so that who plays by it need not carry the others. */
export const rulebookRuleset: RagnarokStandardRuleset = /* @__PURE__ */ (() => ({
  name: 'rulebook',
  version: 1,
  options: D,
  set: houseSet,
  digest: '0',
}))();

// One pure call around the table lets bundlers drop it where nothing uses it.
/** The rulesets that come with the game. */
export const ragnarokStandardRulesets: Readonly<
  Record<RagnarokStandardRulesetName, RagnarokStandardRuleset>
> = /* @__PURE__ */ (() => ({
  rulebook: rulebookRuleset,
  vanilla: {
    name: 'vanilla',
    version: 1,
    options: { ...D, elementBonus: 'off' },
    set: houseSet,
    digest: '1',
  },
  upstream: {
    name: 'upstream',
    version: 1,
    options: { ...D, handLimit: 9 },
    set: houseSet,
    digest: '2',
  },
  genre: {
    name: 'genre',
    version: 1,
    options: {
      ...D,
      turnStartOrder: 'hearthstone',
      freezeThaw: 'endOfTurn',
      spellburst: 'perSummon',
      stealthBreak: 'attackOrDamage',
      elementBonus: 'off',
    },
    set: houseSet,
    digest: '3',
  },
}))();
