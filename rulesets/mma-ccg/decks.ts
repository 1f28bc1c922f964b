// The two theme decks of the house set, as counts and card ids: a striker's and a grappler's.

import type { Deck } from './types.js';

/** A deck from its counted ids: `3m01 2m02`. */
function theme(counted: string, routines: string): Deck {
  const stamina = counted.split(' ').flatMap((entry) => Array<string>(Number(entry[0])).fill(entry.slice(1)));
  return { stamina, routines: routines.split(' ') };
}

/** The theme decks; of each Routine Deck the first four are the starter four. @rule MC-DECK-08 */
export const decks: Readonly<Record<string, Deck>> = /* @__PURE__ */ (() => ({
  'muay-thai-contender': theme(
    '3m01 3m02 3m03 2m04 3m05 3m06 2m07 2m09 1m10 1m08 2m11 1m12 1m14 2m17 2m18 1m20 1m42 1m15 1m45 2r01 1r08 2k01 2k03 2k04 1k07 1k10 2k13 1k14 1k16',
    'q02 q06 q05 e01 e03',
  ),
  'mat-technician': theme(
    '2m01 3m13 2m14 3m16 2m21 2m22 1m23 1m24 1m27 2m29 2m31 2m32 2m33 2m34 1m35 2m36 1m37 1m38 1m39 1m40 1m41 1m43 1m48 1r03 2r06 1k03 2k06 1k08 1k10 1k12 1k14 1k15 1k17 1k18',
    'q03 q07 q08 e02 e05',
  ),
}))();
