import { cards } from './cards.js';
import { DEFAULT_OPTIONS, type MmaWarriorsOptions } from './options.js';
import type { Card } from './types.js';

/** A ruleset of the game: options and data, no logic. */
export interface MmaWarriorsRuleset {
  /** Its name. */
  readonly name: string;
  /** Counts its published versions from 1. */
  readonly version: number;
  /** What it chooses. */
  readonly options: MmaWarriorsOptions;
  /** The cards of each deck. */
  readonly cards: readonly Card[];
  /** SHA-256 over everything in it that decides matches; tests prove it. */
  readonly digest: string;
}

/** The names of the rulesets that come with the game. */
export type MmaWarriorsRulesetName =
  | 'digital-2.8'
  | 'reference-2.8'
  | 'banked'
  | 'physical-d10'
  | 'physical-compare'
  | 'tournament';

const D = DEFAULT_OPTIONS;

/** The ruleset `digital-2.8`: all defaults. It stands alone, so that who plays by it need not carry the others. */
export const digitalRuleset: MmaWarriorsRuleset = {
  name: 'digital-2.8',
  version: 1,
  options: D,
  cards,
  digest: '8612e07ba1ee2a3e793850dc51ce62288ba21ba3139da9ad36fd1357af1b6dee',
};

// One pure call around the table lets bundlers drop it where nothing uses it.
/** The rulesets that come with the game. */
export const mmaWarriorsRulesets: Readonly<Record<MmaWarriorsRulesetName, MmaWarriorsRuleset>> =
  /* @__PURE__ */ (() => ({
    'digital-2.8': digitalRuleset,
    'reference-2.8': {
      name: 'reference-2.8',
      version: 1,
      options: {
        ...D,
        energy: { ...D.energy, model: 'bank' },
        stagger: { ...D.stagger, energyGain: true },
        hand: { overflow: 'chooseDiscard', endDiscard: 'newest' },
        ai: { continueAfterCorner: 60, cornerMinEnergy: 3, drawsFromEmptyDeck: true },
      },
      cards,
      digest: '25fa52a9eb08e1bea49cf3fec38cca133be8cd1503152884008240a3973dd0cb',
    },
    banked: {
      name: 'banked',
      version: 1,
      options: { ...D, energy: { ...D.energy, model: 'bank' } },
      cards,
      digest: 'a5dcadc88101869a2d65f6672f790a5c21bc0d2d565df1bcd97440686ea56236',
    },
    'physical-d10': {
      name: 'physical-d10',
      version: 1,
      options: { ...D, takedown: { ...D.takedown, resolution: 'opposedD10' } },
      cards,
      digest: 'b54f142e1817eaf5d3660211b9fab20a7ba5744ac33e2f05911f4ede4bfa9e43',
    },
    'physical-compare': {
      name: 'physical-compare',
      version: 1,
      options: { ...D, takedown: { ...D.takedown, resolution: 'compareD6' } },
      cards,
      digest: '5206c01202b480643b2cbf72d1dfc385761ea2213f8cd726fa110ddb770c9474',
    },
    tournament: {
      name: 'tournament',
      version: 1,
      options: {
        ...D,
        setup: { ...D.setup, autoSeats: [], firstSeat: 'random' },
        stall: { limit: 8 },
      },
      cards,
      digest: 'edcd46411df8c6d1b425cc53b6934c2f44a3b6a62724619ee322ad817700a53c',
    },
  }))();
