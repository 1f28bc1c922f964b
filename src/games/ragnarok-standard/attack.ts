// Attacking: who may, whom, and what happens then.

import { ELEMENT_BONUS } from '../../../rulesets/ragnarok/elements.js';
import type { Move } from '../../kernel/definition.js';
import { reject } from '../../kernel/rejection.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { integer } from '../../kernel/shape.js';
import { damageDealt, hasStatus } from '../ragnarok/statuses.js';
import type { Attack } from './actions.js';
import { beginNext, deathsNext, doNext, drainNext, makeTask, NONE } from './agenda.js';
import { refresh, restat } from './auras.js';
import { type Blow, type Dealer, dealDamage } from './damage.js';
import { isRushing, isSick } from './keywords/action.js';
import {
  attacksPerTurn,
  hasProtector,
  isHiddenFrom,
  isProtecting,
  stepForth,
} from './keywords/persistent.js';
import { cardOf, type RagnarokStandardRules } from './rules.js';
import { secretsNext } from './secrets.js';
import type { RagnarokStandardState, RagnarokStandardView, Task } from './state.js';
import { hasAdvantage } from './summoning.js';
import { AT } from './texts.js';
import { moment, textsAt } from './triggers.js';
import type { RagnarokStandardContext, RagnarokStandardTypes } from './types.js';
import { isHero, minionOf, type SeenMinion, seenMinion, sideOf } from './zones.js';

/** A hero's Attack: what it gained this turn, and on its own turn its weapon's. RULING(RG-S06) @rule RS-ATK-07 */
export function heroAttack(view: RagnarokStandardView, seat: Seat): number {
  const { hero, weapon } = view.players[seat];
  return hero.attackThisTurn + (view.active === seat ? (weapon?.attack ?? 0) : 0);
}

/** The keywords of a hero's attacks: its weapon's. */
function weaponKeywords(view: RagnarokStandardView, seat: Seat, rules: RagnarokStandardRules) {
  const { weapon } = view.players[seat];
  return weapon === null || weapon.cardId === null ? [] : cardOf(rules, weapon.cardId).gifts;
}

/** Why a minion cannot attack a character of this kind. @rule RS-ATK-01 RS-ATK-03 RS-ATK-05 RS-ATK-06 RS-ATK-11 */
function minionObstacle(minion: SeenMinion, isAtHero: boolean) {
  const { frozen, dormant, attack, attacksUsed, keywords } = minion;
  if (isSick(minion)) return reject('SUMMONING_SICK', 'RS-ATK-01');
  if (isAtHero && isRushing(minion)) return reject('RUSH_MINIONS_ONLY', 'RS-ATK-03');
  if (frozen !== null) return reject('FROZEN', 'RS-ATK-11');
  if (dormant > 0) return reject('DORMANT', 'RS-KW-DORMANT');
  if (attack === 0) return reject('NO_ATTACK_VALUE', 'RS-ATK-06');
  return attacksUsed < attacksPerTurn(keywords) ? undefined : reject('NO_ATTACKS_LEFT', 'RS-ATK-05');
}

/** Why the hero cannot attack. @rule RS-ATK-05 RS-ATK-06 RS-ATK-07 RS-ATK-11 X-ST-06 */
function heroObstacle(view: RagnarokStandardView, seat: Seat, rules: RagnarokStandardRules) {
  const { hero } = view.players[seat];
  if (hero.frozen !== null) return reject('FROZEN', 'RS-ATK-11');
  if (hasStatus(hero.statuses, 'frozen')) return reject('FROZEN', 'X-ST-06');
  if (heroAttack(view, seat) === 0) return reject('NO_ATTACK_VALUE', 'RS-ATK-06');
  const isLeft = hero.attacksUsed < attacksPerTurn(weaponKeywords(view, seat, rules));
  return isLeft ? undefined : reject('NO_ATTACKS_LEFT', 'RS-ATK-05');
}

/** Why the attacker cannot attack a character of this kind. */
function attackerObstacle(
  view: RagnarokStandardView,
  seat: Seat,
  attacker: number,
  isAtHero: boolean,
  rules: RagnarokStandardRules,
) {
  if (isHero(attacker) && attacker === seat) return heroObstacle(view, seat, rules);
  const minion = sideOf(view, attacker) === seat ? seenMinion(view, attacker) : undefined;
  if (minion === undefined) return reject('ILLEGAL_ATTACKER', 'RS-ATK-10', { attacker });
  return minionObstacle(minion, isAtHero);
}

/** Why a character cannot be attacked. @rule RS-ATK-04 RS-ATK-10 */
function defenderObstacle(view: RagnarokStandardView, seat: Seat, defender: number) {
  const foe = otherSeat(seat);
  const minion = isHero(defender) ? undefined : seenMinion(view, defender);
  const isFoe = sideOf(view, defender) === foe;
  const isTaunting = isFoe && minion !== undefined && isProtecting(minion);
  if (!isTaunting && hasProtector(view, foe)) return reject('MUST_ATTACK_TAUNT', 'RS-ATK-04', { defender });
  if (isFoe && (minion === undefined || (minion.dormant === 0 && !isHiddenFrom(minion, true)))) {
    return undefined;
  }
  const isHidden = isFoe && minion !== undefined && minion.dormant === 0;
  return reject('ILLEGAL_TARGET', isHidden ? 'RS-KW-STEALTH' : 'RS-ATK-10', { defender });
}

function eachAttacker(view: RagnarokStandardView, seat: Seat, visit: (ref: number) => void): void {
  visit(seat);
  for (const { id } of view.players[seat].board) visit(id);
}

/** Attacking with a minion or the hero. @rule RS-ATK-10 RS-ORD-03 */
export const attack: Move<RagnarokStandardTypes, Attack> = {
  fields: { attacker: integer(0, 1e9), defender: integer(0, 1e9) },

  check(view, { seat, attacker, defender }, rules) {
    return (
      attackerObstacle(view, seat, attacker, isHero(defender), rules) ??
      defenderObstacle(view, seat, defender)
    );
  },

  options(view, seat, rules, options) {
    const foe = otherSeat(seat);
    const { board } = view.players[foe];
    eachAttacker(view, seat, (attacker) => {
      if (attackerObstacle(view, seat, attacker, false, rules)) return;
      const canStrikeHero =
        !defenderObstacle(view, seat, foe) && !attackerObstacle(view, seat, attacker, true, rules);
      if (canStrikeHero && options.next()) options.push({ type: 'attack', seat, attacker, defender: foe });
      for (const { id } of board) {
        if (!defenderObstacle(view, seat, id) && options.next())
          options.push({ type: 'attack', seat, attacker, defender: id });
      }
    });
  },

  apply(state, { seat, attacker, defender }, ctx) {
    const minion = minionOf(state, attacker);
    // RS-ORD-03: the attack counts as used whatever comes of it, and Stealth ends first.
    if (minion === undefined) state.players[seat].hero.attacksUsed += 1;
    else {
      minion.attacksUsed += 1;
      stepForth(minion, ctx);
      refresh(state, ctx.rules);
    }
    ctx.events?.push({ type: 'attackDeclared', seat, attacker, defender });
    doNext(state, makeTask('blows', seat, attacker, NONE, NONE, 0, defender));
    deathsNext(state);
    const at = isHero(defender) ? AT['secret.foeAttacksHero'] : AT['secret.foeAttacksMinion'];
    secretsNext(state, otherSeat(seat), at, attacker, NONE, defender);
    return 'resolve';
  },
};

/** Whether both are still where they were. */
function isOn(state: RagnarokStandardState, { seat, self, target }: Task): boolean {
  const isAttackerThere = sideOf(state, self) === seat;
  return isAttackerThere && sideOf(state, target) === otherSeat(seat);
}

/** Both deal their Attack at the same time. @rule RS-ATK-09 RS-KW-LIFESTEAL X-ST-07 X-ST-08 */
function blowsOf(
  state: RagnarokStandardState,
  { seat, self, target }: Task,
  bonus: number,
  rules: RagnarokStandardRules,
): Blow[] {
  const minion = minionOf(state, self);
  const { weapon, hero } = state.players[seat];
  const amount =
    minion === undefined
      ? damageDealt(heroAttack(state, seat) + bonus, hero.statuses)
      : minion.attack + bonus;
  const dealer: Dealer =
    minion === undefined
      ? {
          seat,
          self: weapon?.id ?? NONE,
          keywords: weaponKeywords(state, seat, rules),
          weaponCard: weapon?.cardId ?? NONE,
        }
      : { seat, self, keywords: minion.keywords, weaponCard: NONE };
  const blows: Blow[] = [{ ref: target, amount, dealer }];
  const foe = minionOf(state, target);
  if (foe === undefined) return blows;
  const back = { seat: otherSeat(seat), self: target, keywords: foe.keywords, weaponCard: NONE };
  return [...blows, { ref: self, amount: foe.attack, dealer: back }];
}

/** The attack lands, unless attacker or defender has left play. @rule RS-ORD-03 X-EL-06 X-EL-07 */
export function blows(state: RagnarokStandardState, task: Task, ctx: RagnarokStandardContext): void {
  const { seat, self, target } = task;
  deathsNext(state);
  if (!isOn(state, task)) {
    ctx.events?.push({ type: 'attackCancelled', seat, attacker: self, defender: target });
    return;
  }
  const minion = minionOf(state, self);
  const isFavoured = ctx.rules.options.elementBonus === 'perAttack' && hasAdvantage(state, seat);
  if (isFavoured) ctx.events?.push({ type: 'elementalBonus', seat, entity: self });
  if (isFavoured && minion !== undefined) {
    minion.surging = true;
    minion.health += ELEMENT_BONUS;
    restat(minion, ctx.rules);
    doNext(state, makeTask('surgeEnds', seat, self));
  }
  if (minion === undefined) doNext(state, makeTask('wear', seat, self));
  drainNext(state);
  dealDamage(state, blowsOf(state, task, isFavoured ? ELEMENT_BONUS : 0, ctx.rules), ctx);
  refresh(state, ctx.rules);
}

/** The weapon loses Durability, then come the texts that wait for the hero's attacks. @rule RS-ATK-08 RS-ORD-03 */
export function wear(state: RagnarokStandardState, { seat }: Task, ctx: RagnarokStandardContext): void {
  const { weapon } = state.players[seat];
  if (weapon !== null) weapon.durability -= 1;
  beginNext(state, textsAt(state, seat, moment(AT.myHeroAttacks), ctx.rules));
}

/** The elemental Health ends: what is above the maximum is cut, which never kills. @rule X-EL-07 */
export function endSurge(state: RagnarokStandardState, { self }: Task, ctx: RagnarokStandardContext): void {
  const minion = minionOf(state, self);
  if (minion === undefined) return;
  minion.surging = false;
  restat(minion, ctx.rules);
}
