import type { Role } from './types.js';

/** What each trait of a technique is worth to the AI. @rule BJ-AI-06 */
export interface AiWeights {
  /** For each point of the modifier. */
  readonly modifier: number;
  /** A submission. */
  readonly submission: number;
  /** For each point that a transition scores. */
  readonly points: number;
  /** For each of the opponent's pips: leaving the bottom by a transition that does not lead to the top. */
  readonly escape: number;
  /** A token to be earned. */
  readonly reward: number;
  /** A token to be stripped. */
  readonly strip: number;
  /** A risky technique. */
  readonly risky: number;
  /** Control, for each of the opponent's pips. */
  readonly contest: number;
  /** Control, while the opponent has no pips and there is room for own ones. */
  readonly build: number;
  /** Defense, while the opponent has all its pips. */
  readonly defend: number;
  /** Sweep, for each of the opponent's pips. */
  readonly sweep: number;
}

/** Everything that a ruleset of the game can choose; `rulings.md` tells what each option decides. */
export interface BjjOptions {
  /** B03: the lowest tier at which the winner's transition happens. */
  readonly transition: { readonly minTier: 'minor' | 'major' };
  /** B04: where the match starts, and seat 0's role there. */
  readonly start: { readonly position: string; readonly role: Role };
  /** B06: what becomes of a reward that finds no room. B26: whether a gated technique spends its tokens. */
  readonly tokens: { readonly onFull: 'drop' | 'replaceOldest'; readonly consumeRequired: boolean };
  /** B15: the lowest tier at which control moves pips. B16: whether a transition sets all pips to 0. */
  readonly control: { readonly minTier: 'minor' | 'major'; readonly resetOnTransition: boolean };
  /** B25: what losing with a risky technique costs. */
  readonly risk: { readonly penalty: 'none' | 'advantageToOpponent' };
  /** B31: whether a commitment may be taken back. */
  readonly commit: { readonly revisable: boolean };
  /** B34: whether dice are rolled. */
  readonly die: 'd6' | 'none';
  /** B36: what wins, what ends, and how much a side can hold. */
  readonly limits: {
    readonly points: number;
    readonly turns: number;
    readonly tokens: number;
    readonly pips: number;
  };
  /** B37: how a full tie at time expiry is settled. */
  readonly tie: 'coin' | 'draw';
  /** B24: what the AI picks from when it does not play its best group. B33: its numbers. Decides no match. */
  readonly ai: { readonly rest: 'nonBest' | 'all'; readonly weights: AiWeights };
}

/** The options of the ruleset `standard`. */
export const DEFAULT_OPTIONS: BjjOptions = {
  transition: { minTier: 'minor' },
  start: { position: 'standing', role: 'neutral' },
  tokens: { onFull: 'drop', consumeRequired: false },
  control: { minTier: 'minor', resetOnTransition: false },
  risk: { penalty: 'none' },
  commit: { revisable: false },
  die: 'd6',
  limits: { points: 12, turns: 20, tokens: 2, pips: 2 },
  tie: 'coin',
  ai: {
    rest: 'nonBest',
    weights: {
      modifier: 2,
      submission: 4,
      points: 1.5,
      escape: 2,
      reward: 3,
      strip: 2,
      risky: -1,
      contest: 2,
      build: 2,
      defend: 2,
      sweep: 1,
    },
  },
};
