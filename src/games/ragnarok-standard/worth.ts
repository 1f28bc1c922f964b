// What a table is worth to a seat, in points: for the bot, and for bots that search.

import type { Insight } from '../../kernel/insight.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import type { RagnarokStandardAction } from './actions.js';
import { has } from './keywords/persistent.js';
import type { RagnarokStandardView } from './state.js';
import type { SeenMinion } from './zones.js';

/** What a minion is worth where it stands. */
function worthOf(minion: SeenMinion): number {
  const { attack, health, frozen, dormant } = minion;
  let worth = attack + health + 1;
  if (has(minion, 'Divine Shield')) worth += 1 + attack / 2;
  if (has(minion, 'Taunt')) worth += 0.5 + health / 4;
  if (has(minion, 'Windfury') || has(minion, 'Lifesteal')) worth += attack / 2;
  if (has(minion, 'Poisonous') || has(minion, 'Reborn')) worth += 2;
  if (has(minion, 'Stealth')) worth += 0.5;
  if (dormant > 0) worth *= 0.7;
  return frozen === null ? worth : worth - attack / 3;
}

/** What a player's side is worth: the last points of Health count most. */
function sideWorth(view: RagnarokStandardView, seat: Seat): number {
  const { hero, weapon, board, hand, secrets, crystals, overloadNext } = view.players[seat];
  const life = hero.health + hero.armor;
  let worth = 2.2 * Math.sqrt(Math.max(0, life)) + life / 4;
  worth += 2 * hand.length + 2.5 * secrets.length + crystals - overloadNext / 2;
  if (weapon !== null) worth += weapon.attack * Math.min(3, weapon.durability) * 0.8;
  for (const minion of board) worth += 1.4 * worthOf(minion);
  return worth;
}

/** How many points a seat is ahead. */
export function leadOf(view: RagnarokStandardView, seat: Seat): number {
  return sideWorth(view, seat) - sideWorth(view, otherSeat(seat));
}

/** Points that make a match nearly won. */
const MUCH = 40;

/** How well a seat stands, from 0 to 1. For bots that search. */
export const ragnarokStandardInsight: Insight<RagnarokStandardView, RagnarokStandardAction> = {
  evaluate: (state, seat) => 0.5 + Math.max(-0.45, Math.min(0.45, (0.45 * leadOf(state, seat)) / MUCH)),
  /** A place in a hidden hand means another card in every imagined state. */
  label(state, action) {
    const text = JSON.stringify(action);
    if (action.type !== 'playCard' && action.type !== 'trade') return text;
    return `${text} ${state.players[action.seat].hand[action.hand]?.cardId}`;
  },
};
