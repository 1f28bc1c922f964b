import { addRattle, buff, give, giveNext, self, summon } from './notation.js';
import type { AdaptOption } from './types.js';

/** The ten bonuses of Adapt. @rule RS-KW-ADAPT */
export const houseAdapt: readonly AdaptOption[] = /* @__PURE__ */ (() => [
  { key: 'A1', name: 'Rune of Venom', ops: [give(self, 'Poisonous')] },
  { key: 'A2', name: 'Rune of Warding', ops: [give(self, 'Divine Shield')] },
  { key: 'A3', name: 'Rune of Oak', ops: [give(self, 'Taunt')] },
  { key: 'A4', name: 'Rune of Gales', ops: [give(self, 'Windfury')] },
  { key: 'A5', name: 'Rune of Growth', ops: [buff(self, 1, 1)] },
  { key: 'A6', name: 'Rune of Wrath', ops: [buff(self, 3, 0)] },
  { key: 'A7', name: 'Rune of Stone', ops: [buff(self, 0, 3)] },
  { key: 'A8', name: 'Rune of Spores', ops: [addRattle(self, summon(9012, 2))] },
  { key: 'A9', name: 'Rune of Mist', ops: [giveNext(self, 'Stealth')] },
  { key: 'A10', name: 'Rune of Blood', ops: [give(self, 'Lifesteal')] },
])();
