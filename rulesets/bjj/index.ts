import { houseSet } from './house.js';
import { type BjjOptions, DEFAULT_OPTIONS } from './options.js';
import type { TechniqueSet } from './types.js';

/** A ruleset of the game: options and data, no logic. */
export interface BjjRuleset {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses. */
  readonly options: BjjOptions;
  /** The positions and techniques it plays with. */
  readonly set: TechniqueSet;
  /** SHA-256 over everything in it that decides matches; tests prove it. */
  readonly digest: string;
}

/** The names of the rulesets that come with the game. */
export type BjjRulesetName = 'standard' | 'strict-transitions' | 'no-dice' | 'tournament';

/** The ruleset that is played unless another one is asked for. */
export const standard: BjjRuleset = {
  name: 'standard',
  version: 1,
  options: DEFAULT_OPTIONS,
  set: houseSet,
  digest: '0a435d77e0daf31b54d531a00f8f4295cd08ae9021c83a8d9fb10eb0c9fd0391',
};

/** The first version of a ruleset that plays with the house set and chooses something differently. */
function variant(name: string, digest: string, options: Partial<BjjOptions>): BjjRuleset {
  return { name, version: 1, options: { ...DEFAULT_OPTIONS, ...options }, set: houseSet, digest };
}

/** The rulesets that come with the game. */
export const bjjRulesets: Readonly<Record<BjjRulesetName, BjjRuleset>> = {
  standard,
  'strict-transitions': /* @__PURE__ */ variant(
    'strict-transitions',
    '368371650eafd209fd0ce3993cc071fa422f0ae631bc3f7a0807813b88f13e0a',
    { transition: { minTier: 'major' } },
  ),
  'no-dice': /* @__PURE__ */ variant(
    'no-dice',
    '41fb0d342d885a9dcd522d0944c015c76e003120b15a1e02e234dea2ee514210',
    { die: 'none' },
  ),
  // The same rules under a name of its own, so that event software can pin it apart from casual play.
  tournament: /* @__PURE__ */ variant(
    'tournament',
    '0a435d77e0daf31b54d531a00f8f4295cd08ae9021c83a8d9fb10eb0c9fd0391',
    {},
  ),
};
