/** Everything that a ruleset of the game can choose; `rulings.md` tells what each option decides. */
export interface BadassTcgOptions {
  /** Both players' resources: life, hand size, and whether a generator lies ready at the start. */
  readonly config: 'balanced' | 'accelerated';
  /** What a deck may be. */
  readonly format: 'standard' | 'quick' | 'tournament' | 'commander';
  /** Q1: the order of the begin steps; the diagram draws first. */
  readonly beginOrder: 'list' | 'diagram';
  /** Q2: whether a second main phase follows combat. */
  readonly postCombatMain: boolean;
  /** Q3: whether mana comes of tapping, or of the Resource Gain step. */
  readonly manaModel: 'tap' | 'refresh';
  /** Q3: when unused mana is lost. */
  readonly manaEmpties: 'phase' | 'step';
  /** Q4: whether the first player draws in the first turn. */
  readonly firstPlayerDraws: boolean;
  /** Q5: how many cards the opening hand has; `max hand` is the maximum hand size. */
  readonly openingHand: 'max hand' | number;
  /** Q5: how a bad opening hand is replaced. */
  readonly mulligan: 'paris' | 'london' | 'none';
  /** Q5: whether a mulligan ends with a look at the top card. */
  readonly mulliganScry: boolean;
  /** Q6: where the starting generator of Accelerated comes from. */
  readonly acceleratedStart: 'extra' | 'fromDeck';
  /** Q7: who has priority after an action. */
  readonly priorityAfterAction: 'activePlayer' | 'actingPlayer';
  /** Q7: what two passes resolve. */
  readonly stackResolution: 'one' | 'all';
  /** Q11: what summoning sickness forbids. */
  readonly summoningSickness: 'attackAndTap' | 'attackOnly';
  /** Q13: how an attacker divides its damage. */
  readonly damageAssignment: 'ordered' | 'free';
  /** Q16: whether cards can be cast face down. */
  readonly faceDown: boolean;
  /** Q17: which damage of a commander counts. */
  readonly commanderDamage: 'any' | 'combat';
  /** Q17: the starting life in Commander. */
  readonly commanderLife: number;
  /** Q17: how many cards a Commander deck has. */
  readonly commanderDeckSize: 100 | 60;
  /** Q17: what each earlier cast of a commander adds to its cost. */
  readonly commanderTax: number;
  /** Q18: whether legendary permanents are unique. */
  readonly legendRule: boolean;
  /** Q19: what comes of a check that both lose in. */
  readonly simultaneousLoss: 'draw' | 'activeLoses';
  /** Q20: whether basic generators are exempt from the copy limit. */
  readonly basicGeneratorsUnlimited: boolean;
  /** Q20: whether too few generators are warned of, refused or ignored. */
  readonly generatorRatio: 'warn' | 'enforce' | 'off';
  /** Q23: whether a step comes before the attackers are declared. */
  readonly beginCombatStep: boolean;
  /** Q26: whether players order their own triggers. */
  readonly triggerOrder: 'choose' | 'timestamp';
  /** How much poison is fatal. */
  readonly poisonToLose: number;
}

/** Balanced, Standard, and every ruling as it stands. */
export const DEFAULT_OPTIONS: BadassTcgOptions = {
  config: 'balanced',
  format: 'standard',
  beginOrder: 'list',
  postCombatMain: true,
  manaModel: 'tap',
  manaEmpties: 'phase',
  firstPlayerDraws: false,
  openingHand: 'max hand',
  mulligan: 'paris',
  mulliganScry: true,
  acceleratedStart: 'extra',
  priorityAfterAction: 'activePlayer',
  stackResolution: 'one',
  summoningSickness: 'attackAndTap',
  damageAssignment: 'ordered',
  faceDown: true,
  commanderDamage: 'any',
  commanderLife: 40,
  commanderDeckSize: 100,
  commanderTax: 2,
  legendRule: true,
  simultaneousLoss: 'draw',
  basicGeneratorsUnlimited: true,
  generatorRatio: 'warn',
  beginCombatStep: false,
  triggerOrder: 'choose',
  poisonToLose: 10,
};
