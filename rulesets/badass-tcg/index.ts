import { houseSet } from './house.js';
import { type BadassTcgOptions, DEFAULT_OPTIONS } from './options.js';
import type { CardSet } from './types.js';

/** A ruleset of the game: options and data, no logic. */
export interface BadassTcgRuleset {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses. */
  readonly options: BadassTcgOptions;
  /** The cards that decks are made of. */
  readonly set: CardSet;
  /** SHA-256 over everything in it that decides matches; tests prove it. */
  readonly digest: string;
}

/** The names of the rulesets that come with the game. */
export type BadassTcgRulesetName = 'standard' | 'accelerated' | 'quick' | 'tournament' | 'commander';

const D = DEFAULT_OPTIONS;
const set = houseSet;

/** The ruleset `standard`: Balanced, and all defaults. It stands alone, so that who plays by it need not carry the others. */
export const standardRuleset: BadassTcgRuleset = /* @__PURE__ */ (() => ({
  name: 'standard',
  version: 1,
  options: D,
  set,
  digest: '600aa7c212004e43252f9f163fabc99a26a90760aea7053d15d72c167fc55437',
}))();

// One pure call around the table lets bundlers drop it where nothing uses it.
/** The rulesets that come with the game: one for each format, and one for the Accelerated configuration. */
export const badassTcgRulesets: Readonly<Record<BadassTcgRulesetName, BadassTcgRuleset>> =
  /* @__PURE__ */ (() => ({
    standard: standardRuleset,
    accelerated: {
      name: 'accelerated',
      version: 1,
      options: { ...D, config: 'accelerated' },
      set,
      digest: 'e646fb1d95311e8a622a09a99e68047d2bc30876fd6bb09b38d6dc5e9cdff55d',
    },
    quick: {
      name: 'quick',
      version: 1,
      options: { ...D, format: 'quick' },
      set,
      digest: '438bc61ffd25e22ce120b520d0744b3dbe777d82eda70354242f584f6fb5984d',
    },
    tournament: {
      name: 'tournament',
      version: 1,
      options: { ...D, format: 'tournament' },
      set,
      digest: '313b824df8f7dfca38b7af1864cc31b03a904bd8e81b7da13c98e4d52bdadfa9',
    },
    commander: {
      name: 'commander',
      version: 1,
      options: { ...D, format: 'commander' },
      set,
      digest: 'b9d9145594deef7cb267dfb626ed03395d56c0350905e62859f83b9e482b3441',
    },
  }))();
