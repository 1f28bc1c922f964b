// Damage and healing. One blow, or one operation on several characters, is one moment: first everybody is wounded, then Lifesteal
// and Poisonous act, then reactions are raised.

import type { Gift } from '../../../rulesets/ragnarok-standard/types.js';
import type { Seat } from '../../kernel/seat.js';
import { damageDealt, healingDealt, soak } from '../ragnarok/statuses.js';
import { NONE, textTask } from './agenda.js';
import { eachScript } from './auras.js';
import { poison, shields, stepForth } from './keywords/persistent.js';
import { isOverkillTurn } from './keywords/triggered.js';
import { cardOf, heroOf, type RagnarokStandardRules } from './rules.js';
import type { Minion, RagnarokStandardState, RagnarokStandardView, Task } from './state.js';
import { AT } from './texts.js';
import { moment, orderRaised, raise, raiseOwn } from './triggers.js';
import type { RagnarokStandardContext } from './types.js';
import { isHero, minionOf, sideOf } from './zones.js';

/** Who deals damage: whose it is, by what, and with which keywords. */
export interface Dealer {
  readonly seat: Seat;
  /** The minion or weapon; −1 for a spell or power. */
  readonly self: number;
  readonly keywords: readonly Gift[];
  /** The Overkill text of a weapon, which is no minion's. */
  readonly weaponCard: number;
}

/** What one character took. */
interface Wound {
  readonly ref: number;
  readonly dealer: Dealer;
  /** What was really dealt; a shield leaves nothing of it. */
  readonly dealt: number;
  /** Whether it was more than a minion had left. */
  readonly isExcess: boolean;
}

/** A minion loses Health, unless Divine Shield takes it. @rule RS-KW-DIVINE-SHIELD RS-ATK-09 */
function woundMinion(minion: Minion, amount: number, dealer: Dealer, ctx: RagnarokStandardContext): Wound {
  const { id, health } = minion;
  if (shields(minion, ctx)) return { ref: id, dealer, dealt: 0, isExcess: false };
  minion.health -= amount;
  ctx.events?.push({ type: 'damaged', target: id, amount, shielded: 0, armored: 0 });
  return { ref: id, dealer, dealt: amount, isExcess: health > 0 && amount > health };
}

/** Damage to a hero goes through Shielded, then armor. @rule RS-ATK-12 X-ST-05 X-ST-09 */
function woundHero(
  state: RagnarokStandardState,
  seat: Seat,
  amount: number,
  dealer: Dealer,
  ctx: RagnarokStandardContext,
): Wound {
  const { hero } = state.players[seat];
  const { shielded, armored, wound, statuses } = soak(amount, hero.statuses, hero.armor);
  if (statuses.length < hero.statuses.length)
    ctx.events?.push({ type: 'statusEnded', seat, status: 'shielded' });
  hero.statuses = statuses;
  hero.armor -= armored;
  hero.health -= wound;
  const dealt = amount - shielded;
  ctx.events?.push({ type: 'damaged', target: seat, amount: dealt, shielded, armored });
  if (armored > 0) ctx.events?.push({ type: 'armorChanged', seat, armor: hero.armor });
  return { ref: seat, dealer, dealt, isExcess: false };
}

/** Wounds one character; nothing happens for less than 1. */
function wound(
  state: RagnarokStandardState,
  ref: number,
  amount: number,
  dealer: Dealer,
  ctx: RagnarokStandardContext,
): Wound | undefined {
  if (amount < 1) return undefined;
  if (isHero(ref)) return woundHero(state, ref, amount, dealer, ctx);
  const minion = minionOf(state, ref);
  return minion === undefined || minion.dormant > 0 ? undefined : woundMinion(minion, amount, dealer, ctx);
}

/** Lifesteal and Poisonous act with the damage itself. @rule RS-KW-LIFESTEAL RS-KW-POISONOUS RS-ORD-08 */
function actAlong(
  state: RagnarokStandardState,
  { ref, dealer, dealt }: Wound,
  ctx: RagnarokStandardContext,
): void {
  const { keywords, seat } = dealer;
  if (keywords.includes('Lifesteal')) {
    ctx.events?.push({ type: 'lifesteal', seat, amount: dealt });
    restore(state, seat, seat, dealt, ctx);
  }
  const minion = keywords.includes('Poisonous') ? minionOf(state, ref) : undefined;
  if (minion !== undefined) poison(minion, ctx);
}

/** Raises what reacts to one wound. @rule RS-KW-FRENZY RS-KW-OVERKILL RS-ORD-08 */
function raiseReactions(
  state: RagnarokStandardState,
  { ref, dealer, isExcess }: Wound,
  ctx: RagnarokStandardContext,
): void {
  const { rules } = ctx;
  if (isHero(ref)) {
    raise(state, ref, moment(AT.myHeroDamaged, ref), rules);
    return;
  }
  const { self, seat, weaponCard } = dealer;
  if (isExcess && isOverkillTurn(state, seat, rules.options)) {
    if (weaponCard === NONE) raiseOwn(state, seat, self, AT.overkill, rules);
    else raiseWeapon(state, dealer, rules);
  }
  const side = sideOf(state, ref);
  if (side !== undefined) raiseOwn(state, side, ref, AT.frenzy, rules);
}

function raiseWeapon(
  state: RagnarokStandardState,
  { seat, self, weaponCard }: Dealer,
  rules: RagnarokStandardRules,
): void {
  for (const seq of cardOf(rules, weaponCard).script.runs[AT.overkill] ?? []) {
    state.queue.push(textTask(seat, self, weaponCard, seq));
  }
}

/** Amounts for several characters at once. */
export interface Blow {
  readonly ref: number;
  readonly amount: number;
  readonly dealer: Dealer;
}

/** Deals damage in one moment. RULING(RG-S25) @rule RS-ATK-09 RS-ORD-08 */
export function dealDamage(
  state: RagnarokStandardState,
  blows: readonly Blow[],
  ctx: RagnarokStandardContext,
): void {
  const from = state.queue.length;
  const wounds: Wound[] = [];
  for (const { ref, amount, dealer } of blows) {
    const dealt = wound(state, ref, amount, dealer, ctx);
    if (dealt === undefined || dealt.dealt < 1) continue;
    wounds.push(dealt);
    unveil(state, dealer, ctx);
  }
  for (const each of wounds) actAlong(state, each, ctx);
  for (const each of wounds) raiseReactions(state, each, ctx);
  orderRaised(state, from, ctx.rules);
}

/** Under an option, dealing damage ends Stealth. RULING(RG-K04) @rule RS-KW-STEALTH */
function unveil(state: RagnarokStandardState, { self }: Dealer, ctx: RagnarokStandardContext): void {
  if (ctx.rules.options.stealthBreak !== 'attackOrDamage') return;
  const minion = minionOf(state, self);
  if (minion !== undefined) stepForth(minion, ctx);
}

/** Heals one character, not above its maximum, for the player whose effect it is. */
export function restore(
  state: RagnarokStandardState,
  seat: Seat,
  ref: number,
  amount: number,
  ctx: RagnarokStandardContext,
): void {
  const character = isHero(ref) ? state.players[ref].hero : minionOf(state, ref);
  if (character === undefined) return;
  const restored = Math.min(amount, character.maxHealth - character.health);
  if (restored < 1) return;
  character.health += restored;
  ctx.events?.push({ type: 'healed', target: ref, amount: restored });
  raise(state, seat, moment(AT.myHeal, ref), ctx.rules);
}

/** The Spell Damage of a player: its minions' and its passive's. @rule RS-KW-SPELL-DAMAGE */
function spellDamageOf(view: RagnarokStandardView, seat: Seat, rules: RagnarokStandardRules): number {
  const { hero, board } = view.players[seat];
  let sum = heroOf(rules, hero.slug).passive.spellDamage;
  for (const minion of board) {
    if (minion.dormant > 0) continue;
    eachScript(minion, rules, (script) => {
      sum += script.spellDamage;
    });
  }
  return sum;
}

/** What a text's damage comes to: spells add Spell Damage, then the hero's statuses change it once. @rule RS-KW-SPELL-DAMAGE X-ST-07 X-ST-08 X-ST-11 */
export function damageOf(
  state: RagnarokStandardState,
  { seat, source }: Task,
  amount: number,
  rules: RagnarokStandardRules,
): number {
  if (source === 'text') return amount;
  const { statuses } = state.players[seat].hero;
  const raised = source === 'spell' ? amount + spellDamageOf(state, seat, rules) : amount;
  return damageDealt(raised, statuses);
}

/** What a text's healing comes to. @rule X-ST-07 */
export function healingOf(state: RagnarokStandardState, { seat, source }: Task, amount: number): number {
  return source === 'text' ? amount : healingDealt(amount, state.players[seat].hero.statuses);
}

/** Who deals a text's damage: its minion, or the spell with its keywords. Weapons' keywords act through attacks only. */
export function dealerOf(
  state: RagnarokStandardState,
  { seat, self, card, source }: Task,
  rules: RagnarokStandardRules,
): Dealer {
  const minion = minionOf(state, self);
  if (minion !== undefined) return { seat, self, keywords: minion.keywords, weaponCard: NONE };
  const fallen = state.fallen.find(({ id }) => id === self && id >= 2);
  const spell = source === 'spell' && card > 0 ? cardOf(rules, card).gifts : [];
  return { seat, self, keywords: fallen?.isMinion ? fallen.keywords : spell, weaponCard: NONE };
}
