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
  digest: 'b5a9e65547bc5757ad5365cd71005480108686eb96826503b5fd9efaa829e0f3',
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
    digest: 'e05305b27673f44bec661df8f6844ca805525546f7a64103e7bff1f69580eea8',
  },
  upstream: {
    name: 'upstream',
    version: 1,
    options: { ...D, handLimit: 9 },
    set: houseSet,
    digest: '37ecaebdfcd84a8e6cc3e0bd184b5b8e383a619c9cbba8f4d1fddb5c753d02a5',
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
    digest: '5ce728edfa43094b35dcbad9a7313a0d68888161b8aa9f5db852e686972fdbd8',
  },
}))();
