import type { Catalogue } from '../../kernel/describe.js';
import { withKernelTexts } from '../../kernel/english.js';
import { ragnarokPokerEnglish } from '../ragnarok-poker/english.js';

const E = 'ragnarok-chess.event';
const R = 'ragnarok-chess.rejection';
const S = 'ragnarok-chess.result';

/** Poker's refusals, which pass through: they are said in the same words. */
function combatTexts(): Catalogue {
  const own = 'ragnarok-poker.rejection.';
  const entries = Object.entries(ragnarokPokerEnglish).filter(([key]) => key.startsWith(own));
  return Object.fromEntries(entries.map(([key, text]) => [`${R}.${key.slice(own.length)}`, text]));
}

/** English texts for everything that `describe` names, the kernel's included. For events of a combat, poker has its own. */
export const ragnarokChessEnglish: Catalogue = /* @__PURE__ */ (() =>
  withKernelTexts({
    ...combatTexts(),
    'ragnarok-chess.action.move': 'Seat {seat} moves from {from} to {to}.',
    'ragnarok-chess.action.combat': 'Seat {seat} in combat: {action.type}.',
    'ragnarok-chess.action.combat.hidden': 'Seat {seat} acts in the combat.',
    [`${E}.pieceMoved`]: "Seat {seat}'s piece {piece} goes from {from} to {to}.",
    [`${E}.pieceKilled`]: "Seat {seat}'s piece {piece} on {square} falls.",
    [`${E}.promoted`]: "Seat {seat}'s pawn on {square} becomes a {to}.",
    [`${E}.staminaGained`]: "Seat {seat}'s pieces gain {amount} stamina.",
    [`${E}.check`]: "Seat {seat}'s king is in check.",
    [`${E}.checkmate`]: "Seat {seat}'s king is mated.",
    [`${E}.combatTriggered`]: "Seat {seat}'s piece {attacker} attacks piece {defender} on {to}: combat.",
    [`${E}.combatEvent`]: 'In combat: {event.type}.',
    [`${E}.combatEnded`]: 'The combat is over; won by seat {winner}.',
    [`${E}.hpWrittenBack`]: "Seat {seat}'s piece {piece} is left with {hp} HP and {stamina} stamina.",
    [`${E}.pieceSurvived`]: "Seat {seat}'s piece {piece} survives on {square}.",
    [`${E}.passiveTriggered`]: "{king}: {effect} {amount} for seat {seat}'s piece {piece}.",
    [`${E}.kingCaptured`]: "Seat {seat}'s king is captured.",
    [`${E}.gameOver`]: 'The match is over.',
    [`${R}.GAME_OVER`]: 'The match is over.',
    [`${R}.NOT_YOUR_TURN`]: 'It is not your turn.',
    [`${R}.COMBAT_IN_PROGRESS`]: 'The combat comes first, and nobody gives it up.',
    [`${R}.NO_COMBAT`]: 'Nobody fights.',
    [`${R}.NO_PIECE`]: 'Nothing stands there.',
    [`${R}.NOT_YOUR_PIECE`]: 'This piece is not yours.',
    [`${R}.ILLEGAL_MOVE`]: 'This piece cannot go there.',
    [`${R}.KING_CANNOT_ATTACK`]: 'A king does not attack.',
    [`${R}.LEAVES_KING_IN_CHECK`]: 'This would leave your king in check.',
    [`${R}.NEEDS_PROMOTION`]: 'Say what the pawn becomes.',
    [`${S}.kingCaptured`]: 'Seat {winner} wins: the king is captured.',
    [`${S}.checkmate`]: 'Seat {winner} wins by checkmate.',
    [`${S}.bareKing`]: 'Seat {winner} wins: a king stands alone.',
    [`${S}.stalemate`]: 'Stalemate.',
    [`${S}.repetition`]: 'A draw: the same position again.',
    [`${S}.noProgress`]: 'A draw: nothing leads anywhere.',
    [`${S}.deadPosition`]: 'A draw: only kings are left.',
  }))();
