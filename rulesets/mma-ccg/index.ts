import { houseSet } from './house.js';
import { DEFAULT_OPTIONS, type MmaCcgOptions } from './options.js';
import type { CardSet } from './types.js';

/** A ruleset of the game: options and data, no logic. */
export interface MmaCcgRuleset {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses. */
  readonly options: MmaCcgOptions;
  /** Its cards and theme decks. */
  readonly set: CardSet;
  /** SHA-256 over everything in it that decides matches; tests prove it. */
  readonly digest: string;
}

/** The names of the rulesets that come with the game. */
export type MmaCcgRulesetName = 'standard' | 'basic' | 'title-fight';

/** The ruleset that is played unless another one is asked for: the full game over three rounds. */
export const standard: MmaCcgRuleset = {
  name: 'standard',
  version: 1,
  options: DEFAULT_OPTIONS,
  set: houseSet,
  digest: '5c8634d0057e4c0f036077855d26912b7ada74b867a056215908e6d01cd0aee2',
};

/** The first version of a ruleset that plays with the house set and chooses something differently. */
function variant(name: string, digest: string, options: Partial<MmaCcgOptions>): MmaCcgRuleset {
  return { name, version: 1, options: { ...DEFAULT_OPTIONS, ...options }, set: houseSet, digest };
}

/** The rulesets that come with the game: the full game, the basic game without Routines, and a title fight over five rounds. */
export const mmaCcgRulesets: Readonly<Record<MmaCcgRulesetName, MmaCcgRuleset>> = {
  standard,
  basic: /* @__PURE__ */ variant(
    'basic',
    '18d3e8f545e72095109f5e8404f052b95c19cb47d7fe7e15ebb683d00d218fba',
    { mode: 'basic' },
  ),
  'title-fight': /* @__PURE__ */ variant(
    'title-fight',
    '90e2265a4f02dcaaa4a0cd1113038ae830fca4e41d81701bac4e57a3daa3f50f',
    { rounds: 5 },
  ),
};
