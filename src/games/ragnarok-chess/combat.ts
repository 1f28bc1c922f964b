// Two major pieces fight by Poker Combat, which is played inside the move; the attacker's owner has its seat 0. What it leaves is
// written back to the board.

import type { MajorType } from '../../../rulesets/ragnarok-chess/types.js';
import { type InnerState, seatAt } from '../../kernel/embed.js';
import type { Seat } from '../../kernel/seat.js';
import type { RagnarokPokerOwnEvent } from '../ragnarok-poker/events.js';
import type { FighterSetup, RagnarokPokerTypes } from '../ragnarok-poker/types.js';
import type { RagnarokChessOwnEvent } from './events.js';
import { cappedStamina, triggerAfterCombat } from './kings.js';
import type { Combat, Piece, RagnarokChessState } from './state.js';
import { endTurn, kill, relocate } from './turn.js';
import type { RagnarokChessContext } from './types.js';

type Next = RagnarokChessState['phase'];
type Table = InnerState<RagnarokPokerTypes>;

/** What happens in a combat, told on the board. */
export const tellAs =
  (attacker: Seat) =>
  (event: RagnarokPokerOwnEvent): RagnarokChessOwnEvent => ({ type: 'combatEvent', attacker, event });

/** What a piece brings: its HP and stamina, its hero with element and class, a full spell deck, and its king. @rule RP-FGT-03 RC-PCE-02 X-EL-08 */
function fighterOf({ armies }: RagnarokChessState, piece: Piece): FighterSetup {
  const { king, decks } = armies[piece.owner];
  const { type, hero, element, hp, maxHp, stamina } = piece;
  // RULING(RG-C16): each combat starts from the full deck. Pawns have none.
  const spellDeck = type === 'pawn' ? [] : decks[type as MajorType];
  return { hero, element, hp, maxHp, stamina, spellDeck, king };
}

/** Starts a combat; it may be over before anybody has acted. @rule RC-CMB-03 */
export function beginCombat(
  state: RagnarokChessState,
  attacker: Piece,
  defender: Piece,
  { from, to }: Pick<Combat<Table>, 'from' | 'to'>,
  ctx: RagnarokChessContext,
): Next {
  const seat = state.toMove;
  const pieces = { attacker: attacker.id, defender: defender.id };
  ctx.events?.push({ type: 'combatTriggered', seat, ...pieces, from, to });
  const fighters = [fighterOf(state, attacker), fighterOf(state, defender)] as const;
  const poker = ctx.rules.poker.start({ fighters }, ctx, tellAs(seat));
  state.combat = { ...pieces, from, to, poker };
  return poker.result === null ? 'combat' : settleCombat(state, ctx);
}

/** A survivor keeps the HP and stamina that it has left; everything else ends with the combat. @rule RC-CMB-07 */
function writeBack(piece: Piece, { fighters }: Table, place: Seat, ctx: RagnarokChessContext): void {
  const { hp, stamina } = fighters[place];
  piece.hp = hp;
  piece.stamina = cappedStamina(stamina, piece, ctx.rules);
  if (hp > 0) {
    ctx.events?.push({
      type: 'hpWrittenBack',
      seat: piece.owner,
      piece: piece.id,
      hp,
      stamina: piece.stamina,
    });
  }
}

/**
 * Ends a combat: who has lost leaves the board, and an attacker that has won takes the square. RULING(RG-C08)
 * @rule RC-CMB-06 RC-CMB-07 RC-CMB-08 RC-STA-03
 */
export function settleCombat(state: RagnarokChessState, ctx: RagnarokChessContext): Next {
  const { from, to, poker } = state.combat as Combat<Table>;
  const attacker = state.board[from] as Piece;
  const defender = state.board[to] as Piece;
  const place = poker.result?.winner ?? null;
  const winner = place === null ? null : seatAt(state.toMove, place);
  const standOff = place === null && poker.fighters[0].hp > 0;
  state.combat = null;
  ctx.events?.push({ type: 'combatEnded', winner, standOff });
  writeBack(attacker, poker, 0, ctx);
  writeBack(defender, poker, 1, ctx);
  const survivor = (piece: Piece, square: number) =>
    ctx.events?.push({ type: 'pieceSurvived', seat: piece.owner, piece: piece.id, square });
  if (standOff) {
    survivor(attacker, from);
    survivor(defender, to);
    return endTurn(state, null, true, ctx);
  }
  if (place !== 1) kill(state, to, place === 0 ? attacker : null, 'combat', ctx);
  if (place !== 0) kill(state, from, place === 1 ? defender : null, 'combat', ctx);
  if (place === 0) relocate(state, attacker, from, to, ctx);
  // RC-CHK-04: an attack that has failed may leave the own king in check; then play goes on, and it can be captured.
  if (place === null) return endTurn(state, null, true, ctx);
  const left = place === 0 ? attacker : defender;
  survivor(left, to);
  triggerAfterCombat(state, left, ctx);
  return endTurn(state, place === 0 ? attacker : null, true, ctx);
}
