/** Everything that a ruleset of the game can choose; `rulings.md` tells what each option decides. */
export interface RagnarokPokerOptions {
  /** RG-P01: what both post before the blinds, a multiple of 0.5 HP. */
  readonly ante: number;
  /** RG-P03: what the mulligan is about. */
  readonly mulliganOf: 'spellHand' | 'holeCards' | 'none';
  /** RG-P03: when hole cards are dealt. */
  readonly dealHoleCards: 'afterSpellPet' | 'beforeSpellPet';
  /** RG-P04: until somebody falls, or one hand. */
  readonly combatLength: 'toDeath' | 'singleHand';
  /** RG-P04: after so many hands the combat is a stand-off. */
  readonly maxHands: number;
  /** RG-P06: whether there is a betting round before Faith. */
  readonly preflopBetting: boolean;
  /** RG-P06: who is small blind in hand 1. */
  readonly firstSmallBlind: 'attacker' | 'defender';
  /** RG-P06: whether the blinds change sides. */
  readonly blindRotation: 'alternate' | 'fixed';
  /** RG-P06: who opens the rounds after the one with the blinds. */
  readonly laterRoundsFirst: 'bigBlind' | 'smallBlind';
  /** RG-P07: the least raise. */
  readonly minRaise: 'bigBlind' | 'lastRaise';
  /** RG-P07: bets are multiples of this, in HP. */
  readonly betStep: 1 | 0.5;
  /** RG-P09: HP of a bet or raise for one stamina. */
  readonly hpPerStamina: number;
  /** RG-P09: stamina that both gain with each new hand. */
  readonly staminaPerHand: number;
  /** RG-P09: whether stamina limits what Engage can pay. */
  readonly callNeedsStamina: boolean;
  /** RG-P10: what becomes of HP that nobody has matched. */
  readonly uncalledExcess: 'returned' | 'kept';
  /** RG-P11: which lost hands armor absorbs. */
  readonly armorAbsorbs: 'allLosses' | 'foldOnly';
  /** RG-P13: whether the winner's hand costs the loser more. */
  readonly damageMode: 'optionA' | 'multiplier';
  /** RG-P15: whether there is a Spell/Pet phase. */
  readonly spells: boolean;
  /** RG-P16: what the defender loses before hand 1. */
  readonly firstStrike: 0 | 15;
  /** RG-X02: what the elemental advantage is worth. */
  readonly elementBonus: 'health' | 'healthAndDamage' | 'off';
  /** RG-X02: who can have it. */
  readonly elementSide: 'attacker' | 'both';
  /** RG-X03: when statuses tick. */
  readonly statusTick: 'perHand' | 'perPhase';
  /** RG-C02: whether kings help their fighters. */
  readonly kingPassives: boolean;
}

/** The options of the ruleset `rulebook`. */
export const DEFAULT_OPTIONS: RagnarokPokerOptions = {
  ante: 0.5,
  mulliganOf: 'spellHand',
  dealHoleCards: 'afterSpellPet',
  combatLength: 'toDeath',
  maxHands: 100,
  preflopBetting: false,
  firstSmallBlind: 'attacker',
  blindRotation: 'alternate',
  laterRoundsFirst: 'bigBlind',
  minRaise: 'bigBlind',
  betStep: 1,
  hpPerStamina: 10,
  staminaPerHand: 0,
  callNeedsStamina: false,
  uncalledExcess: 'returned',
  armorAbsorbs: 'allLosses',
  damageMode: 'optionA',
  spells: true,
  firstStrike: 0,
  elementBonus: 'health',
  elementSide: 'attacker',
  statusTick: 'perHand',
  kingPassives: true,
};
