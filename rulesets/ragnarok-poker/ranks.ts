import type { RankRow } from './types.js';

// One pure call around the table lets bundlers drop it where nothing uses it.
/** The ten hand ranks, low to high. @rule RP-HR-01 RP-HR-02 */
export const HAND_RANKS: readonly RankRow[] = /* @__PURE__ */ (() => [
  { rank: 1, name: 'High Card', poker: 'High Card', percent: 100 },
  { rank: 2, name: 'Rune Mark', poker: 'One Pair', percent: 105 },
  { rank: 3, name: 'Dual Runes', poker: 'Two Pair', percent: 110 },
  { rank: 4, name: "Thor's Hammer", poker: 'Three of a Kind', percent: 115 },
  { rank: 5, name: "Fate's Path", poker: 'Straight', percent: 120 },
  { rank: 6, name: "Odin's Eye", poker: 'Flush', percent: 130 },
  { rank: 7, name: "Valhalla's Blessing", poker: 'Full House', percent: 140 },
  { rank: 8, name: 'Godly Power', poker: 'Four of a Kind', percent: 160 },
  { rank: 9, name: 'Divine Alignment', poker: 'Straight Flush', percent: 180 },
  { rank: 10, name: 'RAGNAROK', poker: 'Royal Flush', percent: 200 },
])();
