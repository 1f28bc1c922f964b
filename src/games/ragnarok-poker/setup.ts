// Two fighters meet. What they bring, the elements, their kings and a first strike are settled before anything else.

import type { KingEffect } from '../../../rulesets/ragnarok/types.js';
import { HEALTH, HP_PER_START_STAMINA, OPENING_SPELLS } from '../../../rulesets/ragnarok-poker/numbers.js';
import type { NewCore } from '../../kernel/definition.js';
import { assertNever } from '../../kernel/errors.js';
import { otherSeat, SEATS, type Seat } from '../../kernel/seat.js';
import { elementalHealth } from '../ragnarok/elements.js';
import { elementOfPiece, findHero, findKing } from '../ragnarok/heroes.js';
import { bestow, changeArmor, changeStamina, raiseHealth } from './fighters.js';
import type { RagnarokPokerRules } from './rules.js';
import { drawSpells } from './spell-effects.js';
import type { RagnarokPokerState } from './state.js';
import type { FighterSetup, RagnarokPokerContext, RagnarokPokerSetup } from './types.js';

type Fighter = RagnarokPokerState['fighters'][number];

/** A fighter before the combat. @rule RP-FGT-01 RP-FGT-02 RP-FGT-03 */
function newFighter(setup: FighterSetup, rules: RagnarokPokerRules): Fighter {
  const { hero = null, king = null, armor = 0, maxHp = HEALTH, hp = maxHp } = setup;
  const { stamina = Math.floor(maxHp / HP_PER_START_STAMINA), statuses = [], spellDeck = [] } = setup;
  const spells = rules.options.spells ? [...spellDeck].sort((a, b) => a - b) : [];
  return {
    hero,
    heroClass: (hero === null ? undefined : findHero(hero)?.class) ?? null,
    element: setup.element ?? elementOfPiece(hero),
    king,
    hp,
    maxHp,
    baseMaxHp: maxHp,
    armor,
    stamina,
    committed: 0,
    betThisRound: 0,
    allIn: false,
    folded: false,
    hole: [],
    peeked: [false, false],
    rejected: [],
    swap: null,
    statuses: statuses.map(({ type, duration, value }) => ({ type, duration, value })),
    mana: 0,
    powerUsed: false,
    foldFree: false,
    spells,
    spellDeck: [...spells],
    spellHand: [],
    spellsUsed: [],
  };
}

/** Whether a fighter profits from its element. RULING(RG-X02): the attacker, or whoever can. @rule X-EL-08 */
export function hasAdvantage(
  { fighters }: { readonly fighters: readonly [Pick<Fighter, 'element'>, Pick<Fighter, 'element'>] },
  seat: Seat,
  { options }: RagnarokPokerRules,
): boolean {
  if (options.elementBonus === 'off' || (options.elementSide === 'attacker' && seat !== 0)) return false;
  return elementalHealth(fighters[seat].element, fighters[otherSeat(seat)].element) > 0;
}

function giveElementalBonus(state: RagnarokPokerState, seat: Seat, ctx: RagnarokPokerContext): void {
  if (!hasAdvantage(state, seat, ctx.rules)) return;
  const { element } = state.fighters[seat];
  const amount = elementalHealth(element, state.fighters[otherSeat(seat)].element);
  const total = raiseHealth(state, seat, amount);
  ctx.events?.push({ type: 'elementalBonus', seat, amount, total });
}

/** What a king's passive does for its fighter. */
function help(state: RagnarokPokerState, seat: Seat, effect: KingEffect, ctx: RagnarokPokerContext): void {
  switch (effect.op) {
    case 'armor':
      changeArmor(state, seat, effect.n, ctx);
      return;
    case 'sta':
      changeStamina(state, seat, effect.n, ctx);
      return;
    case 'foeSta':
      changeStamina(state, otherSeat(seat), effect.n, ctx);
      return;
    case 'tempHp': {
      const total = raiseHealth(state, seat, effect.n);
      ctx.events?.push({ type: 'hpRaised', seat, amount: effect.n, total });
      return;
    }
    case 'foeStatus': {
      const { status, duration } = effect;
      bestow(state, otherSeat(seat), { type: status, duration, value: 0 }, ctx);
      return;
    }
    case 'oneOf':
      help(state, seat, ctx.chance.pick(effect.effects), ctx);
      return;
    case 'heal':
    case 'healWorst':
    case 'foeDmg':
      return; // What kings do after a combat or on the board is none of its business.
    default:
      assertNever(effect);
  }
}

/** A king's passive at the start of a combat. RULING(RG-C02) @rule RP-PH-07 */
function callKing(state: RagnarokPokerState, seat: Seat, ctx: RagnarokPokerContext): void {
  const slug = state.fighters[seat].king;
  const king = slug === null || !ctx.rules.options.kingPassives ? undefined : findKing(slug);
  const role = seat === 0 ? 'combatStart.attacker' : 'combatStart.defender';
  if (king === undefined || (king.hook !== role && king.hook !== 'combatStart.any')) return;
  ctx.events?.push({ type: 'passiveTriggered', seat, king: king.slug, effect: king.effect.op });
  help(state, seat, king.effect, ctx);
}

/** What the defender loses before anything else, past shield and armor, never to below 1 HP. RULING(RG-P16) @rule RP-PH-07 */
function strikeFirst(state: RagnarokPokerState, ctx: RagnarokPokerContext): void {
  const defender = state.fighters[1];
  const amount = Math.min(ctx.rules.options.firstStrike, Math.max(0, defender.hp - 1));
  if (amount === 0) return;
  defender.hp -= amount;
  ctx.events?.push({ type: 'firstStruck', seat: 1, amount, total: defender.hp });
}

/** Who fights: those given, or two of the ruleset. @rule RP-FGT-01 */
function fightersOf(setup: RagnarokPokerSetup, rules: RagnarokPokerRules): [Fighter, Fighter] {
  const [attacker = {}, defender = {}] = setup.fighters ?? rules.fighters;
  return [newFighter(attacker, rules), newFighter(defender, rules)];
}

/** The start of a combat, in its order. @rule RP-PH-07 RP-BLD-04 RP-SPL-02 */
export function prepare(
  setup: RagnarokPokerSetup,
  core: NewCore,
  ctx: RagnarokPokerContext,
): RagnarokPokerState {
  const { options } = ctx.rules;
  const smallBlind = options.firstSmallBlind === 'attacker' ? 0 : 1;
  const state: RagnarokPokerState = {
    phase: 'start',
    hand: 0,
    smallBlind,
    toAct: null,
    betToMatch: 0,
    lastRaise: 0,
    acted: [false, false],
    revealed: false,
    deck: [],
    community: [],
    fighters: fightersOf(setup, ctx.rules),
    ...core,
  };
  ctx.events?.push({ type: 'combatStarted', smallBlind });
  for (const seat of SEATS) giveElementalBonus(state, seat, ctx);
  for (const seat of SEATS) callKing(state, seat, ctx);
  strikeFirst(state, ctx);
  for (const seat of SEATS) {
    ctx.chance.shuffle(state.fighters[seat].spellDeck);
    drawSpells(state, seat, OPENING_SPELLS, ctx);
  }
  return state;
}
