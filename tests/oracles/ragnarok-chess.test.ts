// The generator of moves against two others: one that tries every square, and Fairy-Stockfish.
import fc from 'fast-check';
import {
  createRagnarokChess,
  formatMove,
  isInCheck,
  legalMoves,
  parsePosition,
  perft,
  type RagnarokChessGame,
  type RagnarokChessOptions,
} from 'holmgang/ragnarok-chess';
import { beforeAll, describe, expect, it } from 'vitest';
import { rule } from '../rule.js';
import { describeTo, type Fairy, type FairyOptions, fairyDivide, loadFairy } from './fairy-stockfish.js';
import { oracleInCheck, oracleMoves, oraclePerft } from './ragnarok-chess-oracle.js';
import { POSITIONS } from './ragnarok-chess-positions.js';

/** Every combination of the options that decide where pieces go. */
const SETS: readonly FairyOptions[] = [false, true].flatMap((kingsMayAttack) =>
  (['forward', 'diagonal', 'both'] as const).flatMap((pawnCapture) =>
    [false, true].flatMap((pawnDoubleStep) =>
      (['queen', 'choice', 'none'] as const).map((promotion) => ({
        kingsMayAttack,
        pawnCapture,
        pawnDoubleStep,
        promotion,
      })),
    ),
  ),
);

const gameOf = (options: Partial<RagnarokChessOptions>): RagnarokChessGame =>
  createRagnarokChess({ name: 'custom', version: 1, options });

/** Moves by name, what a pawn becomes by itself included. */
function namesOf(game: RagnarokChessGame, position: string): string[] {
  const state = game.setup({ seed: 'oracle', position });
  const { promotion } = game.rules.options;
  return game.legalActions(state, state.toMove).flatMap((action) => {
    if (action.type !== 'move') return [];
    const isPromoted =
      state.board[action.from]?.type === 'pawn' &&
      [0, 6].includes(Math.floor(action.to / 5)) &&
      promotion === 'queen';
    return [formatMove(isPromoted ? { ...action, promoteTo: 'queen' } : action)];
  });
}

describe('another generator, which tries every square', () => {
  const arbOptions = fc.record({
    kingsMayAttack: fc.boolean(),
    pawnCapture: fc.constantFrom('forward', 'diagonal', 'both'),
    pawnDoubleStep: fc.boolean(),
    promotion: fc.constantFrom('queen', 'choice', 'none'),
    checkRule: fc.constantFrom('strict', 'captureOnly'),
  } as const);

  /** Any pieces anywhere, a king for each side; they need not have come about in play. */
  const arbBoard = fc
    .record({
      kings: fc.uniqueArray(fc.nat(34), { minLength: 2, maxLength: 2 }),
      others: fc.array(
        fc.record({
          square: fc.nat(34),
          owner: fc.constantFrom(0 as const, 1 as const),
          type: fc.constantFrom('queen', 'rook', 'bishop', 'knight', 'pawn', 'pawn'),
        } as const),
        { maxLength: 18 },
      ),
      toMove: fc.constantFrom(0 as const, 1 as const),
    })
    .map(({ kings, others, toMove }) => {
      const board = Array<ReturnType<typeof parsePosition>['board'][number]>(35).fill(null);
      for (const { square, owner, type } of others) board[square] = { owner, type, hp: 100, stamina: 10 };
      kings.forEach((square, owner) => {
        board[square] = { owner: owner as 0 | 1, type: 'king', hp: 100, stamina: 10 };
      });
      return { board, toMove };
    });

  rule(
    [
      'RC-MOV-01',
      'RC-MOV-02',
      'RC-MOV-03',
      'RC-MOV-04',
      'RC-MOV-05',
      'RC-MOV-06',
      'RC-MOV-07',
      'RC-MOV-08',
      'RC-CHK-01',
      'RC-CHK-02',
    ],
    'has the same moves and the same checks on any board',
    () => {
      fc.assert(
        fc.property(arbBoard, arbOptions, ({ board, toMove }, options) => {
          const { rules } = gameOf(options);
          const view = { board, toMove } as unknown as Parameters<typeof legalMoves>[0];
          const isShown = (from: number, to: number) => `${from}-${to}`;
          const own = legalMoves(view, toMove, rules);
          const expected = oracleMoves(board, toMove, options);
          const far = toMove === 0 ? 6 : 0;
          const isBecoming = ({ from, to }: { from: number; to: number }) =>
            board[from]?.type === 'pawn' && Math.floor(to / 5) === far && options.promotion === 'queen';
          const text = own.map(
            (move) => isShown(move.from, move.to) + (isBecoming(move) ? 'queen' : (move.promoteTo ?? '')),
          );
          const other = expected.map(({ from, to, promoteTo }) => isShown(from, to) + (promoteTo ?? ''));
          expect(text.sort()).toEqual(other.sort());
          for (const seat of [0, 1] as const) {
            expect(isInCheck(view, seat, rules)).toBe(oracleInCheck(board, seat, options));
          }
        }),
        { numRuns: 600 },
      );
    },
  );

  it.each(POSITIONS)('counts the same from %s', (position) => {
    for (const options of SETS) {
      const { rules } = gameOf(options);
      const noted = parsePosition(position);
      const view = noted as unknown as Parameters<typeof perft>[0];
      expect(perft(view, 2, rules)).toBe(oraclePerft(noted, 2, { ...options, checkRule: 'strict' }));
    }
  });
});

describe('Fairy-Stockfish', () => {
  let fairy: Fairy;
  beforeAll(async () => {
    fairy = await loadFairy();
  });

  it.each(POSITIONS)('has the same moves from %s under every option that it can express', (position) => {
    for (const options of SETS) {
      const divided = fairyDivide(fairy, describeTo(fairy, options), position, 1);
      expect(namesOf(gameOf(options), position).sort()).toEqual([...divided.keys()].sort());
    }
  });

  it.each(POSITIONS)('counts the same from %s', (position) => {
    for (const options of SETS) {
      const { rules } = gameOf(options);
      const depth = options.promotion === 'none' || options.pawnDoubleStep ? 2 : 3;
      const divided = fairyDivide(fairy, describeTo(fairy, options), position, depth);
      const view = parsePosition(position) as unknown as Parameters<typeof perft>[0];
      expect(perft(view, depth, rules)).toBe([...divided.values()].reduce((sum, nodes) => sum + nodes, 0));
    }
  });

  it('counts the same five moves from the start, under the rulebook', () => {
    const options = {
      kingsMayAttack: false,
      pawnCapture: 'forward',
      pawnDoubleStep: false,
      promotion: 'queen',
    } as const;
    const divided = fairyDivide(fairy, describeTo(fairy, options), POSITIONS[0], 5);
    const game = createRagnarokChess();
    expect(perft(game.setup({ seed: 'oracle' }), 5, game.rules)).toBe(30268);
    expect([...divided.values()].reduce((sum, nodes) => sum + nodes, 0)).toBe(30268);
  });
});
