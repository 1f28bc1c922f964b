// ragnarok-chess at the table: the board with the HP of whoever is hurt, and in a combat both fighters with the cards that can be
// seen.

import {
  formatMove,
  type Piece,
  type RagnarokChessAction,
  type RagnarokChessEvent,
  type RagnarokChessGame,
  type RagnarokChessView,
  ragnarokChessEnglish,
  squareName,
} from '../../games/ragnarok-chess/index.js';
import { formatCard } from '../../games/ragnarok-poker/index.js';
import type { Seat, Viewer } from '../../kernel/seat.js';
import { grid, type Ink } from '../ink.js';
import { createRagnarokChessTeller } from '../stories/ragnarok-chess.js';
import { createTable } from '../table.js';

const LETTERS = { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' } as const;

function cell(piece: Readonly<Piece> | null, ink: Ink): string {
  if (piece === null) return ink.dim('·');
  const letter = LETTERS[piece.type];
  const name = piece.owner === 0 ? ink.cyan(letter) : ink.red(letter.toLowerCase());
  return piece.hp === piece.maxHp ? name : `${name}${piece.hp}`;
}

/** The board, the far row first. */
function board(view: RagnarokChessView, ink: Ink): readonly string[] {
  const rows = [6, 5, 4, 3, 2, 1, 0].map((row) => [
    ink.dim(String(row + 1)),
    ...view.board.slice(5 * row, 5 * row + 5).map((piece) => cell(piece, ink)),
  ]);
  return grid([...rows, ['', ...[...'abcde'].map((file) => ink.dim(file))]]);
}

/** Both fighters of a combat, the attacker first. */
function combat(view: RagnarokChessView): readonly string[] {
  if (view.combat === null) return [];
  const { poker, from, to } = view.combat;
  const cards = (list: readonly (number | null)[]) =>
    list.map((card) => (card === null ? '??' : formatCard(card))).join(' ');
  const side = (place: Seat, square: number) => {
    const { hp, maxHp, stamina, committed, mana, hole } = poker.fighters[place];
    const piece = view.board[square];
    return [
      `${squareName(square)} ${piece?.hero ?? piece?.type ?? ''}`,
      `${hp}/${maxHp} HP`,
      `${stamina} stamina`,
      `${mana} mana`,
      `${committed} in the pot`,
      cards(hole),
    ];
  };
  return [
    `hand ${poker.hand}, ${poker.phase}: ${cards(poker.community)}`,
    ...grid([side(0, from), side(1, to)]),
  ];
}

function screen(view: RagnarokChessView, _viewer: Viewer | null, ink: Ink): readonly string[] {
  const turn = view.toMove === 0 ? ink.cyan('capitals') : ink.red('small letters');
  return [`move ${view.ply + 1}, ${turn} to move`, ...board(view, ink), ...combat(view)];
}

function call(action: RagnarokChessAction, view: RagnarokChessView): string | undefined {
  if (action.type === 'combat') {
    const { type, seat: _, ...rest } = action.action;
    return [type, ...Object.values(rest)].join(' ');
  }
  if (action.type !== 'move') return undefined;
  const piece = view.board[action.from];
  const target = view.board[action.to];
  const hit = target ? ` × ${target.hero ?? target.type}` : '';
  return `${formatMove(action)} ${piece?.hero ?? piece?.type ?? ''}${hit}`;
}

/** The table of ragnarok-chess. */
export const ragnarokChessTable = createTable<
  RagnarokChessGame,
  RagnarokChessView,
  RagnarokChessAction,
  RagnarokChessEvent
>('ragnarok-chess', ragnarokChessEnglish, (game) => ({ ...createRagnarokChessTeller(game), screen, call }));
