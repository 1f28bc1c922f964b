import type { StatusType } from './types.js';

/** All status effects. @rule X-ST-01 */
export const STATUS_TYPES: readonly StatusType[] = [
  'poisoned',
  'burning',
  'frozen',
  'blessed',
  'cursed',
  'shielded',
  'enraged',
];

/** Those that hurt or heal once per turn or hand, with the percentage of maximum HP. @rule X-ST-02 */
export const TICK_PERCENT = { poisoned: 3, burning: 5, blessed: 2 } as const;

/** By how many percent Cursed lowers and Enraged raises an amount. @rule X-ST-07 X-ST-08 */
export const AMOUNT_PERCENT = 25;
