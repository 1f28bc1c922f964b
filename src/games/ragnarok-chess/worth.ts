// What a board is worth to a bot, in pawns.

import type { PieceType } from '../../../rulesets/ragnarok-chess/types.js';
import { seatAt } from '../../kernel/embed.js';
import type { Insight } from '../../kernel/insight.js';
import { ragnarokPokerInsight } from '../ragnarok-poker/insight.js';
import type { RagnarokPokerView } from '../ragnarok-poker/state.js';
import type { RagnarokChessAction } from './actions.js';
import type { Piece, RagnarokChessView } from './state.js';

/** What each type of piece is worth with all its HP. */
export const WORTH: Readonly<Record<PieceType, number>> = /* @__PURE__ */ Object.freeze({
  king: 0,
  queen: 9,
  rook: 5,
  bishop: 3.5,
  knight: 3,
  pawn: 1,
});

/** How much of its worth a piece has with so many HP. */
export const soundness = (hp: number): number => 0.5 + hp / 200;

/** How likely an attacker wins a combat: by what both can bet. */
export function chanceToWin(
  attacker: { readonly hp: number; readonly stamina: number },
  defender: { readonly hp: number; readonly stamina: number },
): number {
  const strength = ({ hp, stamina }: { readonly hp: number; readonly stamina: number }) =>
    hp ** 1.3 * (1 + Math.min(stamina, 20) / 40);
  const own = strength(attacker);
  return own / (own + strength(defender));
}

function material({ board }: RagnarokChessView, seat: number): number {
  const worth = (piece: Readonly<Piece> | null) =>
    piece === null || piece.owner !== seat ? 0 : WORTH[piece.type] * soundness(piece.hp);
  return board.reduce((sum, piece) => sum + worth(piece), 0);
}

/** How well a seat stands, from 0 to 1: by its pieces against the other's, and in a combat by how that stands. For bots that search. */
export const ragnarokChessInsight: Insight<RagnarokChessView, RagnarokChessAction> = {
  evaluate(view, seat) {
    const own = material(view, seat);
    const other = material(view, seat === 0 ? 1 : 0);
    const lead = (own - other) / (own + other + 1);
    const { combat, toMove } = view;
    const fight =
      combat === null
        ? 0
        : ragnarokPokerInsight.evaluate(combat.poker as unknown as RagnarokPokerView, seatAt(toMove, seat)) -
          0.5;
    return Math.min(0.99, Math.max(0.01, 0.5 + 0.45 * lead + 0.2 * fight));
  },
};
