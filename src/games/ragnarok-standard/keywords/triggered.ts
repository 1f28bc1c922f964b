// Triggered keywords: what has to be the case for their texts to run. That they run, and in which order, is told where the action
// that sets them off is resolved.

import type { RagnarokStandardOptions } from '../../../../rulesets/ragnarok-standard/options.js';
import type { Seat } from '../../../kernel/seat.js';
import type { Minion, RagnarokStandardView } from '../state.js';

/** Battlecry runs when the card is played from the hand, and only then; attached cards have none. @rule RS-KW-BATTLECRY */
export function hasBattlecry(isAttached: boolean): boolean {
  return !isAttached;
}

/** Combo is active after another card earlier this turn. @rule RS-KW-COMBO */
export function isComboActive(view: RagnarokStandardView, seat: Seat): boolean {
  return view.players[seat].cardsPlayedThisTurn > 0;
}

/** Outcast is active for the leftmost and the rightmost card of the hand. @rule RS-KW-OUTCAST */
export function isOutcast(view: RagnarokStandardView, seat: Seat, hand: number): boolean {
  return hand === 0 || hand === view.players[seat].hand.length - 1;
}

/** Frenzy runs once, and only for a minion that has survived. @rule RS-KW-FRENZY */
export function mayRage({ health, doomed, frenzySpent }: Minion): boolean {
  return health > 0 && !doomed && !frenzySpent;
}

/** Spellburst runs once for the card in the whole game, or under an option once each time in play. @rule RS-KW-SPELLBURST */
export function comesInSpent(isSpent: boolean, { spellburst }: RagnarokStandardOptions): boolean {
  return isSpent && spellburst === 'perInstance';
}

/** Overkill works on its owner's turn, or under an option always. @rule RS-KW-OVERKILL */
export function isOverkillTurn(
  view: RagnarokStandardView,
  seat: Seat,
  { overkillTurn }: RagnarokStandardOptions,
): boolean {
  return overkillTurn === 'any' || view.active === seat;
}
