import type { RagnarokPokerOptions } from '../../../rulesets/ragnarok-poker/options.js';
import { integer, oneOf, type Shape } from '../../kernel/shape.js';
import { halves } from './setup-options.js';

/** The form of complete options; bounds as in the table of options. */
export function optionFields(): Readonly<Record<keyof RagnarokPokerOptions, Shape>> {
  const flag = oneOf(true, false);
  return {
    ante: halves(0, 100),
    mulliganOf: oneOf('spellHand', 'holeCards', 'none'),
    dealHoleCards: oneOf('afterSpellPet', 'beforeSpellPet'),
    combatLength: oneOf('toDeath', 'singleHand'),
    maxHands: integer(1, 1000),
    preflopBetting: flag,
    firstSmallBlind: oneOf('attacker', 'defender'),
    blindRotation: oneOf('alternate', 'fixed'),
    laterRoundsFirst: oneOf('bigBlind', 'smallBlind'),
    minRaise: oneOf('bigBlind', 'lastRaise'),
    betStep: oneOf(1, 0.5),
    hpPerStamina: integer(1, 1000),
    staminaPerHand: integer(0, 100),
    callNeedsStamina: flag,
    uncalledExcess: oneOf('returned', 'kept'),
    armorAbsorbs: oneOf('allLosses', 'foldOnly'),
    damageMode: oneOf('optionA', 'multiplier'),
    spells: flag,
    firstStrike: oneOf(0, 15),
    elementBonus: oneOf('health', 'healthAndDamage', 'off'),
    elementSide: oneOf('attacker', 'both'),
    statusTick: oneOf('perHand', 'perPhase'),
    kingPassives: flag,
  };
}
