// What combat spells and combat powers do.

import { SPELL_HAND_LIMIT } from '../../../rulesets/ragnarok-poker/numbers.js';
import type { CombatOp } from '../../../rulesets/ragnarok-poker/types.js';
import { assertNever } from '../../kernel/errors.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { damageDealt, healingDealt } from '../ragnarok/statuses.js';
import { bestow, changeArmor, changeStamina, damage, heal } from './fighters.js';
import type { RagnarokPokerState, RagnarokPokerView } from './state.js';
import type { RagnarokPokerContext } from './types.js';

/** Draws spells; a card beyond the limit is burned, and from an empty deck nothing comes. @rule RP-SPL-02 */
export function drawSpells(
  state: RagnarokPokerState,
  seat: Seat,
  count: number,
  ctx: RagnarokPokerContext,
): void {
  const { spellDeck, spellHand, spellsUsed } = state.fighters[seat];
  const spells: number[] = [];
  for (let i = 0; i < count && spellDeck.length > 0; i++) {
    ctx.chance.unseen();
    const spell = spellDeck.shift() as number;
    if (spellHand.length < SPELL_HAND_LIMIT) {
      spellHand.push(spell);
      spells.push(spell);
    } else {
      spellsUsed.push(spell);
      ctx.events?.push({ type: 'spellBurned', seat, spell });
    }
  }
  if (spells.length > 0) ctx.events?.push({ type: 'spellsDrawn', seat, spells });
}

/** Shows hole cards of the other fighter, at random among those not yet seen; they need not be dealt yet. */
function peek(state: RagnarokPokerState, seat: Seat, count: number, ctx: RagnarokPokerContext): void {
  const { peeked } = state.fighters[seat];
  const places: number[] = [];
  for (let i = 0; i < count; i++) {
    const hidden = [0, 1].filter((place) => !peeked[place]);
    if (hidden.length === 0) break;
    const place = ctx.chance.pick(hidden);
    peeked[place] = true;
    places.push(place);
  }
  const { hole } = state.fighters[otherSeat(seat)];
  // What a card shows is not the looker's to foretell.
  if (hole.length > 0) ctx.chance.unseen();
  const cards = hole.length > 0 ? places.map((place) => hole[place] as number) : [];
  if (places.length > 0) ctx.events?.push({ type: 'peeked', seat, places, cards });
}

/** One op of an effect. Cursed and Enraged change what is dealt. @rule X-ST-07 X-ST-08 X-ST-11 RP-PH-03 */
function resolve(state: RagnarokPokerState, seat: Seat, op: CombatOp, ctx: RagnarokPokerContext): void {
  const own = state.fighters[seat];
  switch (op.op) {
    case 'dmg':
      damage(state, otherSeat(seat), damageDealt(op.n, own.statuses), ctx);
      return;
    case 'heal':
      heal(state, seat, healingDealt(op.n, own.statuses), ctx);
      return;
    case 'armor':
      changeArmor(state, seat, op.n, ctx);
      return;
    case 'sta':
      changeStamina(state, seat, op.n, ctx);
      return;
    case 'foeSta':
      changeStamina(state, otherSeat(seat), op.n, ctx);
      return;
    case 'peek':
      peek(state, seat, op.n, ctx);
      return;
    case 'draw':
      drawSpells(state, seat, op.n, ctx);
      return;
    case 'pay':
      own.hp -= op.n;
      ctx.events?.push({ type: 'hpPaid', seat, amount: op.n, total: own.hp });
      return;
    case 'foldFree':
      own.foldFree = true;
      ctx.events?.push({ type: 'foldFreed', seat });
      return;
    case 'status': {
      const { on, status, duration, value } = op;
      bestow(state, on === 'me' ? seat : otherSeat(seat), { type: status, duration, value }, ctx);
      return;
    }
    default:
      assertNever(op);
  }
}

/** A whole effect, op by op. @rule RP-PH-03 RP-SPL-03 */
export function resolveEffect(
  state: RagnarokPokerState,
  seat: Seat,
  effect: readonly CombatOp[],
  ctx: RagnarokPokerContext,
): void {
  for (const op of effect) resolve(state, seat, op, ctx);
}

/** Whether paying for an effect would leave its user without HP. */
export function wouldDie(view: RagnarokPokerView, seat: Seat, effect: readonly CombatOp[]): boolean {
  return effect.some((op) => op.op === 'pay' && op.n >= view.fighters[seat].hp);
}
