// ragnarok-chess at the table: the board with letters and HP, capitals for seat 0; and the combat, while there is one.

import { findHero, findKing } from '../../games/ragnarok/heroes.js';
import {
  type Piece,
  type RagnarokChessAction,
  type RagnarokChessEvent,
  type RagnarokChessGame,
  type RagnarokChessView,
  ragnarokChessEnglish,
  squareName,
} from '../../games/ragnarok-chess/index.js';
import { ragnarokPoker } from '../../games/ragnarok-poker/index.js';
import { otherSeat, SEATS, type Seat, type Viewer } from '../../kernel/seat.js';
import type { StoryLine } from '../exhibit.js';
import { type Ink, padTo } from '../ink.js';
import type { SeatNames } from '../seats.js';
import { createRagnarokChessTeller, REALMS } from '../stories/ragnarok-chess.js';
import { createRagnarokPokerTeller } from '../stories/ragnarok-poker.js';
import { createTable } from '../table.js';
import { callInCombat, combatLines, combatWishes, isCombatMove } from './ragnarok-poker.js';

const COLUMNS = 5;
const LETTERS = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' } as const;

type SeenPiece = Readonly<Piece>;

function nameOf({ type, hero }: SeenPiece): string {
  const name = hero === null ? undefined : (findHero(hero) ?? findKing(hero))?.name;
  return name === undefined ? type : `${type} ${name}`;
}

function cell(piece: SeenPiece | null, ink: Ink): string {
  if (piece === null) return padTo(ink.dim('·'), 8);
  const letter = LETTERS[piece.type];
  const text = `${piece.owner === 0 ? letter.toUpperCase() : letter}${piece.hp}`;
  return padTo(piece.owner === 0 ? ink.cyan(text) : ink.red(text), 8);
}

/** Who stands for the letters of a seat, beside the board. */
function legend(view: RagnarokChessView, seat: Seat): string[] {
  const pieces = view.board.filter(
    (piece): piece is SeenPiece => piece?.owner === seat && piece.type !== 'pawn',
  );
  return pieces.map((piece) => {
    const letter = LETTERS[piece.type];
    return `${seat === 0 ? letter.toUpperCase() : letter} ${nameOf(piece).replace(/^\w+ /, '')} ${piece.stamina}`;
  });
}

/** Three lines, whoever is left. */
function inPairs(entries: readonly string[]): string[] {
  return [0, 2, 4].map((at) => entries.slice(at, at + 2).join('  '));
}

function boardOf(view: RagnarokChessView, ink: Ink): string[] {
  const rows = view.board.length / COLUMNS;
  const beside = [...inPairs(legend(view, 1)), '', ...inPairs(legend(view, 0))];
  const lines = Array.from({ length: rows }, (_, i) => {
    const row = rows - 1 - i;
    const cells = view.board.slice(row * COLUMNS, (row + 1) * COLUMNS).map((piece) => cell(piece, ink));
    const label = squareName(row * COLUMNS).slice(1);
    return `${ink.dim(label)} ${cells.join('')}  ${beside[i] ?? ''}`.trimEnd();
  });
  const files = Array.from({ length: COLUMNS }, (_, column) => squareName(column).slice(0, 1).padEnd(8));
  return [...lines, ink.dim(`  ${files.join('')}`.trimEnd())];
}

/** What the fighters of the combat are called. */
function fighters(view: RagnarokChessView): SeatNames {
  const find = (id: number | undefined) => view.board.find((piece) => piece?.id === id);
  const [attacker, defender] = [find(view.combat?.attacker), find(view.combat?.defender)];
  return [attacker ? nameOf(attacker) : 'attacker', defender ? nameOf(defender) : 'defender'];
}

/** Where an outer viewer sits in the combat: seat 0 is whose turn it is. */
function inside(view: RagnarokChessView, viewer: Viewer | null): Viewer | null {
  return viewer === 0 || viewer === 1 ? (viewer === view.toMove ? 0 : 1) : viewer;
}

function screen(view: RagnarokChessView, viewer: Viewer | null, ink: Ink): string[] {
  const { combat } = view;
  if (combat === null) {
    return [`ply ${view.ply}, ${REALMS[view.toMove]} to move`, ...boardOf(view, ink)];
  }
  const names = fighters(view);
  const sides = [REALMS[view.toMove], REALMS[otherSeat(view.toMove)]];
  return [
    `${squareName(combat.from)} against ${squareName(combat.to)}: ${sides[0]}'s ${names[0]}, ${sides[1]}'s ${names[1]}`,
    ...combatLines(combat.poker, inside(view, viewer), names, ink),
  ];
}

function call(action: RagnarokChessAction, view: RagnarokChessView): string | undefined {
  if (action.type === 'combat') {
    if (view.combat === null || !isCombatMove(action.action)) return undefined;
    return callInCombat(action.action, view.combat.poker);
  }
  if (action.type !== 'move') return undefined;
  const { from, to, promoteTo } = action;
  const [piece, target] = [view.board[from], view.board[to]];
  const letter = piece ? LETTERS[piece.type].toUpperCase() : '';
  const attacked = target ? ` x ${target.type} ${target.hp}` : '';
  return `${letter} ${squareName(from)}-${squareName(to)}${attacked}${promoteTo === undefined ? '' : ` = ${promoteTo}`}`;
}

/** In a combat what may be wished there; on the board, everybody's steps to the next squares, if they are none. */
function wishes(view: RagnarokChessView, seat: Seat): RagnarokChessAction[] {
  if (view.combat !== null) {
    const at = seat === view.toMove ? 0 : 1;
    return combatWishes(view.combat.poker as never, at, ragnarokPoker.rules).map((action) => ({
      type: 'combat',
      seat,
      action,
    }));
  }
  const squares = view.board.flatMap((piece, square) => (piece?.owner === seat ? [square] : []));
  const forward = seat === 0 ? COLUMNS : -COLUMNS;
  return squares
    .filter((from) => from + forward >= 0 && from + forward < view.board.length)
    .map((from) => ({ type: 'move', seat, from, to: from + forward }));
}

/** Tells what happens in combats, too: in the words of poker, with the pieces' realms as names. */
function tellers(game: RagnarokChessGame, setup: object) {
  const own = createRagnarokChessTeller(game, setup);
  const combats = SEATS.map((first) =>
    createRagnarokPokerTeller(ragnarokPoker, [REALMS[first], REALMS[otherSeat(first)]]),
  );
  function tell(event: RagnarokChessEvent): readonly StoryLine[] {
    return event.type === 'combatEvent'
      ? (combats[event.attacker]?.tell(event.event) ?? [])
      : own.tell(event);
  }
  return { ...own, tell };
}

/** How ragnarok-chess is shown. */
export const ragnarokChessTable = createTable<
  RagnarokChessGame,
  RagnarokChessView,
  RagnarokChessAction,
  RagnarokChessEvent
>('ragnarok-chess', ragnarokChessEnglish, (game, setup) => ({
  ...tellers(game, setup),
  seats: REALMS,
  screen: (view, viewer, ink) => screen(view, viewer, ink),
  call: (action, view) => call(action, view),
  wishes: (view, seat) => wishes(view, seat),
}));
