// The hero's side of things: weapons, Hero Power, Weapon Upgrade, and being replaced by a Hero Card.

import { POWER_COST } from '../../../rulesets/ragnarok-standard/numbers.js';
import type { Move } from '../../kernel/definition.js';
import { reject } from '../../kernel/rejection.js';
import type { Seat } from '../../kernel/seat.js';
import { integer, nullOr } from '../../kernel/shape.js';
import { hasStatus } from '../ragnarok/statuses.js';
import type { HeroPower, WeaponUpgrade } from './actions.js';
import { beginNext, deathsNext, doNext, drainNext, makeTask, NONE, textNext, textsNext } from './agenda.js';
import { askedBy, targetRefusal } from './asking.js';
import { refresh } from './auras.js';
import { breakWeapon, deathrattlesOf } from './deaths.js';
import { cardOf, heroOf, powerOf, type RagnarokStandardRules, type ReadyCard, sequenceOf } from './rules.js';
import type { RagnarokStandardState, RagnarokStandardView, Task } from './state.js';
import { legalTargets } from './targets.js';
import { AT } from './texts.js';
import { collect, inOrderOfPlay, moment } from './triggers.js';
import type { RagnarokStandardContext, RagnarokStandardTypes } from './types.js';

/** Equips a weapon: the previous one is destroyed with its Deathrattle first, and whatever that equipped. RULING(RG-S06) @rule RS-CRD-04 */
export function fillWeapon(state: RagnarokStandardState, task: Task, ctx: RagnarokStandardContext): void {
  const { seat, card } = task;
  const player = state.players[seat];
  if (player.weapon !== null) {
    const broken = breakWeapon(state, seat, ctx);
    doNext(state, task);
    if (broken === undefined) return;
    state.fallen.push(broken);
    doNext(state, makeTask('bury', seat, broken.id));
    textsNext(state, deathrattlesOf(broken, ctx));
    return;
  }
  const { hero } = heroOf(ctx.rules, player.hero.slug);
  const { attack, durability } = card === NONE ? hero.upgrade : weaponFigures(cardOf(ctx.rules, card));
  const cardId = card === NONE ? null : card;
  const id = state.nextEntity++;
  player.weapon = { id, cardId, upgradeOf: card === NONE ? hero.slug : null, attack, durability };
  ctx.events?.push({ type: 'weaponEquipped', seat, entity: id, cardId, attack, durability });
}

function weaponFigures({ card }: ReadyCard): { attack: number; durability: number } {
  return { attack: card.attack, durability: card.health };
}

/** A Hero Card takes the hero's place: power, passive, element, armor; Health, weapon, statuses and upgrade stay. RULING(RG-S07) @rule RS-CRD-05 RS-HER-08 */
export function replaceHero(
  state: RagnarokStandardState,
  seat: Seat,
  { card, script }: ReadyCard,
  ctx: RagnarokStandardContext,
): void {
  const { hero } = state.players[seat];
  const { slug, element } = heroOf(ctx.rules, script.heroRef ?? hero.slug).hero;
  hero.slug = slug;
  hero.element = element;
  hero.cardId = card.id;
  hero.class = card.class === 'Neutral' ? hero.class : card.class;
  hero.age = state.nextEntity++;
  hero.powerUsed = false;
  hero.armor += card.armor;
  ctx.events?.push({ type: 'heroReplaced', seat, cardId: card.id, hero: slug });
  ctx.events?.push({ type: 'armorChanged', seat, armor: hero.armor });
  refresh(state, ctx.rules);
}

/** A Hero frozen by a status cannot use abilities. @rule X-ST-06 */
function heroFrozen(view: RagnarokStandardView, seat: Seat) {
  const isFrozen = hasStatus(view.players[seat].hero.statuses, 'frozen');
  return isFrozen ? reject('HERO_FROZEN', 'X-ST-06') : undefined;
}

/** Why the power cannot be used at all. @rule RS-HER-05 */
function powerObstacle(view: RagnarokStandardView, seat: Seat) {
  const { hero, mana } = view.players[seat];
  if (hero.powerUsed) return reject('POWER_USED', 'RS-HER-05');
  return mana < POWER_COST ? reject('NOT_ENOUGH_MANA', 'RS-HER-05', { cost: POWER_COST, mana }) : undefined;
}

function askedByPower(view: RagnarokStandardView, seat: Seat, rules: RagnarokStandardRules) {
  return askedBy(view, seat, sequenceOf(rules, powerOf(rules, view.players[seat].hero)), null, rules);
}

/** Using the Hero Power, once in each own turn. @rule RS-HER-05 RS-ORD-07 RS-TGT-01 RS-KW-INSPIRE */
export const heroPower: Move<RagnarokStandardTypes, HeroPower> = {
  fields: { target: nullOr(integer(0, 1e9)) },

  check(view, { seat, target }, rules) {
    return (
      powerObstacle(view, seat) ??
      targetRefusal(view, seat, askedByPower(view, seat, rules), target, true, rules) ??
      heroFrozen(view, seat)
    );
  },

  options(view, seat, rules, options) {
    if (powerObstacle(view, seat) || heroFrozen(view, seat)) return;
    const asked = askedByPower(view, seat, rules);
    if (asked.length === 0) {
      if (options.next()) options.push({ type: 'heroPower', seat, target: null });
      return;
    }
    for (const target of legalTargets(view, seat, asked, rules)) {
      if (options.next()) options.push({ type: 'heroPower', seat, target });
    }
  },

  apply(state, { seat, target }, ctx) {
    const player = state.players[seat];
    player.mana -= POWER_COST;
    player.hero.powerUsed = true;
    ctx.events?.push({ type: 'heroPowerUsed', seat, target });
    const power = powerOf(ctx.rules, player.hero);
    doNext(state, makeTask('afterPower', seat));
    deathsNext(state);
    const self = seat;
    textNext(state, makeTask('ops', seat, self, NONE, power, 0, target ?? NONE, NONE, NONE, NONE, 'power'));
    return 'resolve';
  },
};

/** After the power and its death step: Inspire and what waits for the power, in order of play, then a death step. @rule RS-ORD-07 RS-KW-INSPIRE */
export function afterPower(state: RagnarokStandardState, { seat }: Task, ctx: RagnarokStandardContext): void {
  const tasks: Task[] = [];
  for (const at of [AT.inspire, AT.myPower]) collect(state, seat, moment(at), ctx.rules, tasks);
  deathsNext(state);
  beginNext(state, inOrderOfPlay(state, tasks));
}

function upgradeObstacle(view: RagnarokStandardView, seat: Seat, { options }: RagnarokStandardRules) {
  const { hero, mana } = view.players[seat];
  if (hero.upgradeUsed) return reject('UPGRADE_USED', 'RS-HER-06');
  const cost = options.weaponUpgradeCost;
  if (mana < cost) return reject('NOT_ENOUGH_MANA', 'RS-HER-07', { cost, mana });
  return heroFrozen(view, seat);
}

/** Equipping the hero's own weapon, once per game. RULING(RG-S03) @rule RS-HER-06 RS-HER-07 */
export const weaponUpgrade: Move<RagnarokStandardTypes, WeaponUpgrade> = {
  fields: {},
  check: (view, { seat }, rules) => upgradeObstacle(view, seat, rules),
  options(view, seat, rules, options) {
    if (upgradeObstacle(view, seat, rules) === undefined && options.next())
      options.push({ type: 'weaponUpgrade', seat });
  },
  apply(state, { seat }, ctx) {
    const player = state.players[seat];
    player.mana -= ctx.rules.options.weaponUpgradeCost;
    player.hero.upgradeUsed = true;
    ctx.events?.push({ type: 'weaponUpgradeUsed', seat });
    deathsNext(state);
    drainNext(state);
    doNext(state, makeTask('fillWeapon', seat));
    return 'resolve';
  },
};
