import type { HeroClass } from '../../../rulesets/ragnarok/types.js';
import type { RagnarokPokerRuleset } from '../../../rulesets/ragnarok-poker/index.js';
import { BRACE_STAMINA } from '../../../rulesets/ragnarok-poker/numbers.js';
import type { RagnarokPokerOptions } from '../../../rulesets/ragnarok-poker/options.js';
import type { CombatOp, CombatSpell } from '../../../rulesets/ragnarok-poker/types.js';
import { InvariantError } from '../../kernel/errors.js';
import { freeze } from '../../kernel/share.js';

/** A ruleset made ready for play. */
export interface RagnarokPokerRules {
  /** What the ruleset chooses. */
  readonly options: RagnarokPokerOptions;
  /** The combat spells. */
  readonly spells: readonly CombatSpell[];
  /** The combat powers. */
  readonly powers: RagnarokPokerRuleset['powers'];
  /** Who fights where nobody says otherwise. */
  readonly fighters: RagnarokPokerRuleset['fighters'];
}

/** Makes a ruleset ready for play. */
export function compileRules({
  options,
  spells,
  powers,
  fighters,
}: RagnarokPokerRuleset): RagnarokPokerRules {
  return freeze({ options, spells, powers, fighters });
}

/** A combat spell by its id. */
export function findSpell(id: number, rules: RagnarokPokerRules): CombatSpell | undefined {
  return rules.spells.find((spell) => spell.id === id);
}

/** A combat spell that is known to be one. */
export function spellOf(id: number, rules: RagnarokPokerRules): CombatSpell {
  const found = findSpell(id, rules);
  if (found === undefined) throw new InvariantError(`no combat spell: ${id}`);
  return found;
}

/** What the combat power of a class does; undefined for a class without one. @rule RP-SPL-03 */
export function powerOf(
  heroClass: HeroClass | null,
  rules: RagnarokPokerRules,
): readonly CombatOp[] | undefined {
  return rules.powers.find((power) => power.class === heroClass)?.effect;
}

/**
 * What a bet, or the raise part of a raise, costs: 1 stamina for each started 10 HP. RULING(RG-P09)
 * @example
 * ```ts
 * import { staminaCost } from 'holmgang/ragnarok-poker';
 * console.log(staminaCost(10), staminaCost(11), staminaCost(94.5)); // 1 2 10
 * ```
 * @rule RP-BET-08
 */
export function staminaCost(amount: number, hpPerStamina = 10): number {
  return Math.ceil(amount / hpPerStamina);
}

/** What a fold costs; never more than there is. @rule RP-BET-08 RP-BET-09 RP-FLD-03 */
export function braceCost(stamina: number, foldFree: boolean): number {
  return foldFree ? 0 : Math.min(stamina, BRACE_STAMINA);
}
