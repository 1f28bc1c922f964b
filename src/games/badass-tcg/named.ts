// Rulesets by name, all on the house set.

import { houseSet } from '../../../rulesets/badass-tcg/house.js';
import type { BadassTcgRulesetName } from '../../../rulesets/badass-tcg/index.js';
import { findRuleset } from '../../kernel/editions.js';
import { ALL_RULESETS } from './editions.js';
import { type BadassTcgGame, bindBadassTcg } from './game.js';
import { type BadassTcgRulesetInput, createBadassTcgWith } from './ruleset.js';

/** One version of a named ruleset: `tournament@1`. */
export type BadassTcgEdition = `${BadassTcgRulesetName}@${number}`;

/**
 * The game on a ruleset: by name (the newest version, or the one behind an `@`), or one of your own, of which every option and
 * card is checked; without a set of its own it is played with the house set.
 * @example
 * ```ts
 * import { createBadassTcg } from 'holmgang/badass-tcg';
 * const game = createBadassTcg({ name: 'london', version: 1, options: { mulligan: 'london' } });
 * console.log(game.ruleset.name, game.rules.options.config, createBadassTcg('commander').rules.life); // london balanced 40
 * ```
 */
export function createBadassTcg(
  ruleset:
    | BadassTcgRulesetName
    | BadassTcgEdition
    | (Omit<BadassTcgRulesetInput, 'set'> & Partial<Pick<BadassTcgRulesetInput, 'set'>>) = 'standard',
): BadassTcgGame {
  if (typeof ruleset === 'string') return bindBadassTcg(findRuleset('badass-tcg', ALL_RULESETS, ruleset));
  if (typeof ruleset !== 'object' || ruleset === null) return createBadassTcgWith(ruleset);
  return createBadassTcgWith({ ...ruleset, set: ruleset.set ?? houseSet });
}
