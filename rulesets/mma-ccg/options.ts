/** Everything that a ruleset of the game can choose; `rulings.md` tells what each option decides. */
export interface MmaCcgOptions {
  /** Whether Routine cards are played with. */
  readonly mode: 'full' | 'basic';
  /** Q1: how many rounds; five in a title fight. */
  readonly rounds: number;
  /** Q1: how many turns each player has in a round. */
  readonly turnsPerRound: number;
  /** What each player starts with, and nobody exceeds. */
  readonly startingToughness: number;
  /** How many cards each player draws before the fight. */
  readonly openingHand: number;
  /** How many cards a mulligan sets aside at most. */
  readonly mulliganMax: number;
  /** How many Routines a player picks at most. */
  readonly routinesInPlayMax: number;
  /** Q15: whether the picks are made from the whole Routine Deck or from its starter four. */
  readonly routinePool: 'full5' | 'starter4';
  /** What Regroup discards, then draws. */
  readonly regroup: { readonly discard: number; readonly draw: number };
  /** How many cards are shuffled in, how much Toughness regained, how many cards drawn in the Recovery Step. */
  readonly recovery: { readonly shuffle: number; readonly heal: number; readonly draw: number };
  /** Q2: where a card goes that is countered from hand. */
  readonly counteredFromHandTo: 'corner' | 'cage';
  /** Q3: by which position an overturned Counter is judged. */
  readonly overturnPosition: 'asPlayed' | 'current' | 'ignore';
  /** Q5: how many responses a card allows; any number of Routines, then perhaps a Counter, or one response alone. */
  readonly responsesPerCard: 1 | 'unlimited';
  /** Q6: whether a Counter from hand has text and damage. */
  readonly counterFromHandEffects: 'full' | 'none';
  /** Q10: what a draw from an empty Stamina Deck does. */
  readonly emptyDeckDraw: 'none' | 'loseToughness1';
  /** Q11: how many cards a player keeps at the end of a turn; null for any number. */
  readonly handLimit: number | null;
  /** Q12: whether a turn ends by itself when nothing is left to do. */
  readonly autoPass: boolean;
  /** Q13: whether a turn with a Routine, but no card, can end with Regroup. */
  readonly regroupAfterRoutine: 'allowed' | 'forbidden';
  /** Q13: whether an empty hand can Regroup. */
  readonly regroupEmptyHand: 'forbidden' | 'drawOnly';
  /** Q17: whether Routines in play score. */
  readonly routineVP: boolean;
  /** Q19: who wins when both are knocked out at once. */
  readonly simultaneousKO: 'draw' | 'activeLoses' | 'activeWins';
  /** Q20: whether a winning text wins at once or after the card's damage. */
  readonly winTextTiming: 'onText' | 'afterDamage';
  /** Q26: whether each player cuts the other's Stamina Deck. */
  readonly allowCut: boolean;
}

/** The options of the ruleset `standard`. */
export const DEFAULT_OPTIONS: MmaCcgOptions = {
  mode: 'full',
  rounds: 3,
  turnsPerRound: 5,
  startingToughness: 30,
  openingHand: 6,
  mulliganMax: 3,
  routinesInPlayMax: 3,
  routinePool: 'full5',
  regroup: { discard: 1, draw: 2 },
  recovery: { shuffle: 5, heal: 5, draw: 3 },
  counteredFromHandTo: 'corner',
  overturnPosition: 'asPlayed',
  responsesPerCard: 1,
  counterFromHandEffects: 'full',
  emptyDeckDraw: 'none',
  handLimit: null,
  autoPass: false,
  regroupAfterRoutine: 'allowed',
  regroupEmptyHand: 'forbidden',
  routineVP: true,
  simultaneousKO: 'draw',
  winTextTiming: 'onText',
  allowCut: false,
};
