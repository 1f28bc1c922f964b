// House set: generators, in the order of the table.

import { energy, generator, mana, pay } from './notation.js';
import type { Card } from './types.js';

/** The generators of the house set. */
export const generators: readonly Card[] = /* @__PURE__ */ (() => [
  generator('L01', 'Ember Vent', 'C', { basic: true }, pay('T', mana('R'))),
  generator('L02', 'Tidal Well', 'C', { basic: true }, pay('T', mana('U'))),
  generator('L03', 'Wild Grove', 'C', { basic: true }, pay('T', mana('G'))),
  generator('L04', 'Grave Mire', 'C', { basic: true }, pay('T', mana('B'))),
  generator('L05', 'Sunlit Field', 'C', { basic: true }, pay('T', mana('W'))),
  generator('L06', 'Sunforge', 'U', { entersTapped: true }, pay('T', mana('R/W'))),
  generator('L07', 'Duskwater', 'U', { entersTapped: true }, pay('T', mana('U/B'))),
  generator('L08', 'Rotwood', 'U', { entersTapped: true }, pay('T', mana('B/G'))),
  generator('L09', 'Mistgrove', 'U', { entersTapped: true }, pay('T', mana('G/U'))),
  generator('L10', 'Sunmeadow', 'U', { entersTapped: true }, pay('T', mana('G/W'))),
  generator('L11', 'Skyspire', 'U', { entersTapped: true }, pay('T', mana('W/U'))),
  generator('L12', 'Stormpeak', 'U', { entersTapped: true }, pay('T', mana('U/R'))),
  generator('L13', 'Reactor Core', 'U', {}, pay('T', mana('C')), pay('T', energy(1))),
  generator('L14', 'Prism Spire', 'R', {}, pay('T', mana('C')), pay('T,E1', mana('any'))),
])();
