import type { Editions } from '../kernel/editions.js';
import { badassTcgEditions } from './badass-tcg/index.js';
import { bjjEditions } from './bjj/index.js';
import { mmaCcgEditions } from './mma-ccg/index.js';
import { mmaWarriorsEditions } from './mma-warriors/index.js';
import { ragnarokChessEditions } from './ragnarok-chess/index.js';
import { ragnarokPokerEditions } from './ragnarok-poker/index.js';
import { ragnarokStandardEditions } from './ragnarok-standard/index.js';

/**
 * Every ruleset of every game in the package: what a registry needs to judge any record.
 * @example
 * ```ts
 * import { allEditions } from 'holmgang/games';
 * import { createRegistry } from 'holmgang/record';
 * const registry = createRegistry(...allEditions);
 * console.log(registry.rulesets.some(({ game, name }) => game === 'bjj' && name === 'standard')); // true
 * ```
 */
export const allEditions: readonly Editions[] = Object.freeze([
  bjjEditions,
  mmaWarriorsEditions,
  ragnarokPokerEditions,
  ragnarokChessEditions,
  mmaCcgEditions,
  ragnarokStandardEditions,
  badassTcgEditions,
]);
