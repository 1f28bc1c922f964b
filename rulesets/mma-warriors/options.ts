/** Everything that a ruleset of the game can choose; `rulings.md` tells what each option decides. */
export interface MmaWarriorsOptions {
  /** A01: whether unspent energy is lost or kept. A02: what the second seat has on its first turn. */
  readonly energy: {
    readonly model: 'ramp' | 'bank';
    readonly secondSeatFirstTurn: 'fixed' | 'plusGain';
  };
  /** A03: how long Intense Training lasts. A04: what a second one does. */
  readonly intenseTraining: {
    readonly expiry: 'untilStrike' | 'ownEnergyPhase';
    readonly stacking: 'add' | 'refresh';
  };
  /** A07: the opening hand. A65: which seats deploy, replace and discard by themselves. A66: who begins. */
  readonly setup: {
    readonly openingFighters: number;
    readonly openingOthers: number;
    readonly autoSeats: readonly (0 | 1)[];
    readonly firstSeat: 0 | 1 | 'random';
  };
  /** A09: whether damage is floored before or after a defence card, and the least that gets through. */
  readonly damage: {
    readonly floorOrder: 'floorThenDefence' | 'defenceThenFloor';
    readonly finalMinimum: 0 | 1;
  };
  /** A12: whether an attack lands whose attacker falls to the counter. A15: who is judged first if both fall. */
  readonly counter: {
    readonly onKo: 'attackLands' | 'attackCancelled';
    readonly koOrder: 'attackerFirst' | 'defenderFirst';
  };
  /** A17: what a second Bleed does. A18: in whose turns Bleed ticks. */
  readonly bleed: { readonly reapply: 'refresh' | 'stack'; readonly tickOn: 'ownerTurn' | 'everyTurn' };
  /** A22: whether a knockout leaves the stagger. A23: what a skipped turn still has. */
  readonly stagger: {
    readonly survivesKo: boolean;
    readonly energyGain: boolean;
    readonly bleedTicks: boolean;
  };
  /** A29: what a stuffed takedown does to the position. A61: how a takedown is resolved. */
  readonly takedown: {
    readonly onStuffed: 'unchanged' | 'attackerLosesAdvantage' | 'defenderGainsAdvantage';
    readonly resolution: 'percent' | 'opposedD10' | 'compareD6';
  };
  /** A61: whether card bonus and style count at the table. */
  readonly physical: { readonly includeBonuses: boolean };
  /** A34: how a submission's base from the bottom is rounded. */
  readonly submission: { readonly bottomRounding: 'floor' | 'nearest' | 'ceil' };
  /** A40: whether a knockout clears the seat's defence card. A41: when an empty bench loses. */
  readonly ko: {
    readonly clearsDefence: boolean;
    readonly emptyHandCheck: 'immediate' | 'afterDraw';
  };
  /** A45: when a draw may be skipped. A47: where a passed-over fighter goes. A48: what a deck of fighters means. */
  readonly draw: {
    readonly skip: 'always' | 'whenFull' | 'never';
    readonly smartReturn: 'bottom' | 'stay' | 'shuffle';
    readonly onlyFighters: 'noCard' | 'deckOut';
  };
  /** A49: what Master Coach's draw from an empty deck does. */
  readonly deckOut: { readonly effectDraw: 'lose' | 'noCard' };
  /** A46: which card makes room in a full hand. A51: which cards go in the End phase. */
  readonly hand: {
    readonly overflow: 'discardOldest' | 'chooseDiscard';
    readonly endDiscard: 'oldest' | 'newest';
  };
  /** A50: what becomes of a position in which nothing can happen any more. */
  readonly deadPosition: 'draw' | 'playOn';
  /** A50: after how many turns in a row without a played card the match ends; null for never. */
  readonly stall: { readonly limit: number | null };
  /** A52: whether a turn ends by itself when nothing is playable. */
  readonly main: { readonly autoEnd: boolean };
  /** A54: what a second defence card does. */
  readonly defence: { readonly slot: 'replace' | 'queue' | 'forbidden' };
  /** A60, A75: the AI's numbers. Decide no match. */
  readonly ai: {
    readonly continueAfterCorner: number;
    readonly cornerMinEnergy: number;
    readonly drawsFromEmptyDeck: boolean;
  };
}

/** The options of the ruleset `digital-2.8`. */
export const DEFAULT_OPTIONS: MmaWarriorsOptions = {
  energy: { model: 'ramp', secondSeatFirstTurn: 'fixed' },
  intenseTraining: { expiry: 'untilStrike', stacking: 'add' },
  setup: { openingFighters: 1, openingOthers: 4, autoSeats: [1], firstSeat: 0 },
  damage: { floorOrder: 'floorThenDefence', finalMinimum: 1 },
  counter: { onKo: 'attackLands', koOrder: 'attackerFirst' },
  bleed: { reapply: 'refresh', tickOn: 'ownerTurn' },
  stagger: { survivesKo: true, energyGain: false, bleedTicks: true },
  takedown: { onStuffed: 'unchanged', resolution: 'percent' },
  physical: { includeBonuses: false },
  submission: { bottomRounding: 'floor' },
  ko: { clearsDefence: false, emptyHandCheck: 'immediate' },
  draw: { skip: 'always', smartReturn: 'bottom', onlyFighters: 'noCard' },
  deckOut: { effectDraw: 'lose' },
  hand: { overflow: 'discardOldest', endDiscard: 'oldest' },
  deadPosition: 'draw',
  stall: { limit: null },
  main: { autoEnd: true },
  defence: { slot: 'replace' },
  ai: { continueAfterCorner: 70, cornerMinEnergy: 0, drawsFromEmptyDeck: false },
};
