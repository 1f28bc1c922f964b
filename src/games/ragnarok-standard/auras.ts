// Auras hold as long as their bearers are in play, awake and not silenced. Whatever may have changed them is followed by a refresh,
// which adds all of them up anew.

import { ELEMENT_BONUS } from '../../../rulesets/ragnarok/elements.js';
import type { Gift } from '../../../rulesets/ragnarok-standard/types.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { fits } from './filters.js';
import { gather } from './keywords/persistent.js';
import { cardOf, heroOf, type RagnarokStandardRules } from './rules.js';
import type { Minion, RagnarokStandardState } from './state.js';
import type { Aura, Script } from './texts.js';
import { printed } from './zones.js';

/** What auras add to one minion. */
interface Sum {
  attack: number;
  health: number;
  keywords: Gift[];
}

/** An aura in play, with whose it is. */
interface Bearer {
  readonly seat: Seat;
  readonly self: number;
  readonly age: number;
  readonly auras: readonly Aura[];
}

/** The scripts that a minion has: its card's unless silenced, and those of attached cards. */
export function eachScript(
  minion: { readonly silenced: boolean; readonly cardId: number; readonly attached: readonly number[] },
  rules: RagnarokStandardRules,
  visit: (script: Script, cardId: number) => void,
): void {
  if (!minion.silenced) visit(cardOf(rules, minion.cardId).script, minion.cardId);
  for (const cardId of minion.attached) visit(cardOf(rules, cardId).script, cardId);
}

function pushBearer(
  bearers: Bearer[],
  seat: Seat,
  self: number,
  cardId: number,
  rules: RagnarokStandardRules,
): void {
  const { auras } = cardOf(rules, cardId).script;
  if (auras.length > 0) bearers.push({ seat, self, age: self, auras });
}

/** All auras in play in order of play. @rule RS-ORD-05 */
function bearersOf(state: RagnarokStandardState, rules: RagnarokStandardRules): Bearer[] {
  const bearers: Bearer[] = [];
  for (const seat of SEATS) {
    const { hero, board } = state.players[seat];
    const { auras } = heroOf(rules, hero.slug).passive;
    if (auras.length > 0) bearers.push({ seat, self: seat, age: hero.age, auras });
    for (const minion of board) {
      if (minion.dormant > 0) continue;
      if (!minion.silenced) pushBearer(bearers, seat, minion.id, minion.cardId, rules);
      for (const cardId of minion.attached) pushBearer(bearers, seat, minion.id, cardId, rules);
    }
  }
  return bearers.length < 2 ? bearers : bearers.sort((a, b) => a.age - b.age);
}

/** What a minion's figures come to. Attack is never shown below 0. */
export function restat(minion: Minion, rules: RagnarokStandardRules): void {
  const { card } = printed(rules, minion);
  minion.attack = Math.max(0, card.attack + minion.attackBonus + minion.turnAttack + minion.auraAttack);
  const surge = minion.surging ? ELEMENT_BONUS : 0;
  minion.maxHealth = card.health + minion.healthBonus + minion.turnHealth + minion.auraHealth + surge;
  if (minion.health > minion.maxHealth) minion.health = minion.maxHealth;
}

/** Whether an aura means a minion. */
function isMeant(bearer: Bearer, aura: Aura, seat: Seat, minion: Minion): boolean {
  const { who } = aura.at;
  if ((who === 'others' || who === 'allOthers') && minion.id === bearer.self) return false;
  if (who === 'self') return minion.id === bearer.self;
  const isFriend = seat === bearer.seat;
  if (who === 'friends' || who === 'others' || who === 'allFriends') return isFriend;
  if (who === 'foes' || who === 'allFoes') return !isFriend;
  return true;
}

type Wanted = 'keywords' | 'stats' | 'keywordsByAttack';

/** One round over all auras of a kind. */
function addUp(
  state: RagnarokStandardState,
  bearers: readonly Bearer[],
  sums: readonly (readonly Sum[])[],
  wanted: Wanted,
  rules: RagnarokStandardRules,
): void {
  for (const bearer of bearers) {
    for (const aura of bearer.auras) {
      const kind: Wanted =
        aura.keyword === null ? 'stats' : aura.looksAtAttack ? 'keywordsByAttack' : 'keywords';
      if (kind !== wanted) continue;
      for (const seat of SEATS) {
        state.players[seat].board.forEach((minion, i) => {
          const sum = (sums[seat] as readonly Sum[])[i] as Sum;
          if (minion.dormant > 0 || !isMeant(bearer, aura, seat, minion)) return;
          const { card } = printed(rules, minion);
          const auraAttack = wanted === 'stats' ? 0 : sum.attack;
          const attack = Math.max(0, card.attack + minion.attackBonus + minion.turnAttack + auraAttack);
          const seen = { ...minion, attack, keywords: gather(minion.own, minion, sum.keywords) };
          if (!aura.at.filters.every((filter) => fits(seen, filter, rules))) return;
          sum.attack += aura.attack;
          sum.health += aura.health;
          if (aura.keyword !== null) sum.keywords.push(aura.keyword);
        });
      }
    }
  }
}

/** What auras give to each minion, added up from nothing. RULING(RG-S22) @rule RS-ORD-11 */
function sumsOf(state: RagnarokStandardState, rules: RagnarokStandardRules, bearers: readonly Bearer[]) {
  const sums = SEATS.map((seat) =>
    state.players[seat].board.map((): Sum => ({ attack: 0, health: 0, keywords: [] })),
  );
  for (const wanted of ['keywords', 'stats', 'keywordsByAttack'] as const) {
    addUp(state, bearers, sums, wanted, rules);
  }
  return sums;
}

function sameKeywords(a: readonly Gift[], b: readonly Gift[]): boolean {
  return a.length === b.length && a.every((gift, i) => gift === b[i]);
}

/** Gives a minion what auras come to now. When an aura ends, the maximum falls and current Health is cut to it. @rule RS-ORD-11 */
function settle(
  minion: Minion,
  attack: number,
  health: number,
  auras: readonly Gift[],
  rules: RagnarokStandardRules,
) {
  const gained = health - minion.auraHealth;
  minion.auraAttack = attack;
  minion.auraHealth = health;
  if (gained > 0) minion.health += gained;
  restat(minion, rules);
  const keywords = gather(minion.own, minion, auras);
  if (!sameKeywords(minion.keywords, keywords)) minion.keywords = keywords;
}

const NOTHING: readonly Gift[] = [];

/** Brings all minions up to date. @rule RS-ORD-11 */
export function refresh(state: RagnarokStandardState, rules: RagnarokStandardRules): void {
  const bearers = bearersOf(state, rules);
  if (bearers.length === 0) {
    for (const minion of state.players[0].board) settle(minion, 0, 0, NOTHING, rules);
    for (const minion of state.players[1].board) settle(minion, 0, 0, NOTHING, rules);
    return;
  }
  const sums = sumsOf(state, rules, bearers);
  for (const seat of SEATS) {
    state.players[seat].board.forEach((minion, i) => {
      const { attack, health, keywords } = (sums[seat] as readonly Sum[])[i] as Sum;
      settle(minion, attack, health, keywords, rules);
    });
  }
}
