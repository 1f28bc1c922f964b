// The passives of kings, as far as they work on the board; what they do in a combat belongs to the combat.

import type { King, KingEffect, KingHook } from '../../../rulesets/ragnarok/types.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { findKing } from '../ragnarok/heroes.js';
import type { RagnarokChessRules } from './rules.js';
import type { Piece, RagnarokChessState } from './state.js';
import type { RagnarokChessContext } from './types.js';

/** The stamina that a piece has after a gain or loss. RULING(RG-C10) @rule RC-STA-04 */
export function cappedStamina(
  stamina: number,
  { maxHp }: Pick<Piece, 'maxHp'>,
  { options }: RagnarokChessRules,
): number {
  return options.staminaCap === null ? stamina : Math.min(stamina, Math.floor(maxHp / 10));
}

/** Whom an effect befalls: the piece at hand, the enemy's, or the one with the lowest HP, the first of them in board order. */
function targetOf(
  { op }: KingEffect,
  { board }: RagnarokChessState,
  seat: Seat,
  piece: Piece | null,
): Piece | null {
  if (op !== 'healWorst') return piece;
  let worst: Piece | null = null;
  for (const each of board) {
    if (each?.owner === seat && each.hp < (worst?.hp ?? each.maxHp)) worst = each;
  }
  return worst;
}

/** How an effect changes a piece's HP: it never heals above the maximum, nor takes the last one. */
function healthAfter({ op }: KingEffect, amount: number, { hp, maxHp }: Piece): number {
  if (op === 'foeDmg') return Math.min(hp, Math.max(1, hp - amount));
  return Math.min(maxHp, hp + amount);
}

/**
 * A king's passive at a moment outside combats; `piece` is the one that it is about, if there is one. RULING(RG-C02)
 * @rule RC-ARM-03
 */
export function triggerKing(
  state: RagnarokChessState,
  seat: Seat,
  hook: Exclude<KingHook, `combatStart.${string}`>,
  piece: Piece | null,
  ctx: RagnarokChessContext,
): void {
  if (!ctx.rules.options.kingPassives) return;
  const king = findKing(state.armies[seat].king) as King;
  const { effect } = king;
  if (king.hook !== hook || !('n' in effect)) return;
  const target = targetOf(effect, state, seat, piece);
  if (target === null) return;
  const hp = healthAfter(effect, effect.n, target);
  const amount = hp - target.hp;
  if (amount === 0) return;
  target.hp = hp;
  // Positions from before cannot come again with these HP.
  state.positions = [];
  ctx.events?.push({
    type: 'passiveTriggered',
    seat: target.owner,
    piece: target.id,
    king: king.slug,
    effect: effect.op,
    amount,
  });
}

/** After a combat: the winner's king, then the loser's. Both look at the piece that is left. */
export function triggerAfterCombat(
  state: RagnarokChessState,
  winner: Piece,
  ctx: RagnarokChessContext,
): void {
  triggerKing(state, winner.owner, 'combatWon', winner, ctx);
  triggerKing(state, otherSeat(winner.owner), 'combatLost', winner, ctx);
}
