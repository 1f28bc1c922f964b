import type { Immutable } from 'immer';
import type { Element } from '../../../rulesets/ragnarok/types.js';
import type { Army, PieceType } from '../../../rulesets/ragnarok-chess/types.js';
import type { Embedded, InnerState, InnerView } from '../../kernel/embed.js';
import type { Core, Decision } from '../../kernel/game.js';
import { cloneGenerator, type GeneratorState } from '../../kernel/generator.js';
import type { Seat } from '../../kernel/seat.js';
import type { RagnarokPokerTypes } from '../ragnarok-poker/types.js';

// A match is a board of 35 squares and, while two pieces fight, their combat. A square is a number: five times its row plus its
// column, so that seat 0 starts on 0 to 9 and seat 1 on 25 to 34.

/** `start` runs by itself; a move is waited for, or an action in a combat. */
export type RagnarokChessPhase = 'start' | 'move' | 'combat' | 'over';

/** A piece on the board. */
export interface Piece {
  /** Its number, which it keeps. */
  id: number;
  /** Whose it is. */
  owner: Seat;
  /** What it is. */
  type: PieceType;
  /** Its hero, or of a king its name; null for a pawn. */
  hero: string | null;
  /** Its element. */
  element: Element;
  /** What is left of its HP. */
  hp: number;
  /** Its maximum HP. */
  maxHp: number;
  /** What it can spend on bets. */
  stamina: number;
}

/** Two pieces that fight; generic in what the combat looks like. @rule RC-CMB-03 */
export interface Combat<Table> {
  /** The piece that attacks. */
  attacker: number;
  /** The piece that is attacked. */
  defender: number;
  /** Where the attacker stands. */
  from: number;
  /** Where the defender stands. */
  to: number;
  /** The combat; its seat 0 is the attacker's owner, whose turn it is. */
  poker: Table;
}

/** The table; generic in what is hidden. */
export interface RagnarokChessTable<Rng, Table> extends Core<Rng, Decision[]> {
  phase: RagnarokChessPhase;
  /** What stands on each square. */
  board: (Piece | null)[];
  /** Whose turn it is. */
  toMove: Seat;
  /** How many moves have been made. */
  ply: number;
  /** How many of them since the last pawn move, kill or combat. */
  sinceProgress: number;
  /** Former positions that could come again. */
  positions: string[];
  /** Who stands where. */
  armies: [Army, Army];
  /** The combat, while there is one. */
  combat: Combat<Table> | null;
}

/** A match, with everything in it. */
export type RagnarokChessState = RagnarokChessTable<GeneratorState, InnerState<RagnarokPokerTypes>>;

/** A match as somebody may see it: of the combat what its seat may see, and no generator. */
export type RagnarokChessView = Immutable<
  RagnarokChessTable<GeneratorState | 'hidden', InnerView<RagnarokPokerTypes>>
>;

function clonePiece(piece: Piece): Piece {
  return {
    id: piece.id,
    owner: piece.owner,
    type: piece.type,
    hero: piece.hero,
    element: piece.element,
    hp: piece.hp,
    maxHp: piece.maxHp,
    stamina: piece.stamina,
  };
}

/** An owned copy. Armies never change, so they are shared. */
export function cloneState(
  state: RagnarokChessState,
  poker: Embedded<RagnarokPokerTypes>,
): RagnarokChessState {
  const { combat, board } = state;
  const pieces: (Piece | null)[] = [];
  for (let square = 0; square < board.length; square++) {
    const piece = board[square] as Piece | null;
    pieces.push(piece === null ? null : clonePiece(piece));
  }
  return {
    ruleset: state.ruleset,
    viewer: state.viewer,
    rng: cloneGenerator(state.rng),
    phase: state.phase,
    pending: [...state.pending],
    drawOffer: state.drawOffer,
    result: state.result,
    board: pieces,
    toMove: state.toMove,
    ply: state.ply,
    sinceProgress: state.sinceProgress,
    positions: [...state.positions],
    armies: [state.armies[0], state.armies[1]],
    combat:
      combat === null
        ? null
        : {
            attacker: combat.attacker,
            defender: combat.defender,
            from: combat.from,
            to: combat.to,
            poker: poker.clone(combat.poker),
          },
  };
}
