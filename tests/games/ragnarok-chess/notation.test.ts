// Positions and moves as text, both ways.
import fc from 'fast-check';
import { UsageError } from 'holmgang';
import {
  formatMove,
  formatPosition,
  type NotedPiece,
  parseMove,
  parsePosition,
  ragnarokChess,
  START_POSITION,
  squareName,
} from 'holmgang/ragnarok-chess';
import { describe, expect, it } from 'vitest';
import { at, watch } from './arrange.js';

const arbPiece: fc.Arbitrary<NotedPiece | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    owner: fc.constantFrom(0 as const, 1 as const),
    type: fc.constantFrom('king', 'queen', 'rook', 'bishop', 'knight', 'pawn'),
    hp: fc.oneof(
      fc.constant(100),
      fc.integer({ min: 1, max: 200 }).map((n) => n / 2),
    ),
    stamina: fc.oneof(fc.constant(10), fc.nat(200)),
  }),
);

describe('a position as text', () => {
  it('is read back as it was written', () => {
    const arbPosition = fc.record({
      board: fc.array(arbPiece, { minLength: 35, maxLength: 35 }),
      toMove: fc.constantFrom(0 as const, 1 as const),
      sinceProgress: fc.nat(100),
      ply: fc.nat(1000),
    });
    fc.assert(
      fc.property(arbPosition, (position) => {
        const text = formatPosition(position as unknown as Parameters<typeof formatPosition>[0]);
        expect(parsePosition(text)).toEqual(position);
        expect(formatPosition(parsePosition(text) as unknown as Parameters<typeof formatPosition>[0])).toBe(
          text,
        );
      }),
    );
  });

  it('is that of every board in a match, and sets it up again', () => {
    expect(formatPosition(ragnarokChess.setup({ seed: 'text' }))).toBe(START_POSITION);
    watch(ragnarokChess, 1, (_before, _action, { ...state }) => {
      if (state.combat !== null || state.result !== null) return;
      const again = at(formatPosition(state));
      const bare = (pieces: typeof again.board) => pieces.map((piece) => piece && { ...piece, id: 0 });
      expect(bare(again.board)).toEqual(bare(state.board));
      expect([again.toMove, again.ply, again.sinceProgress]).toEqual([
        state.toMove,
        state.ply,
        state.sinceProgress,
      ]);
    });
  });

  it.each([
    '',
    'rbkqn/ppppp/5/5/5/PPPPP/NQKBR',
    'rbkqn/ppppp/5/5/5/PPPPP/NQKBR w',
    'rbkqn/ppppp/5/5/5/PPPPP/NQKBR w 0 0 0',
    'rbkqn/ppppp/5/5/5/PPPPP/NQKBR x 0 0',
    'rbkqn/ppppp/5/5/5/PPPPP/NQKBR w -1 0',
    'rbkqn/ppppp/5/5/5/PPPPP/NQKBR w 0 1.5',
    'rbkqn/ppppp/5/5/6/PPPPP/NQKBR w 0 0',
    'rbkqx/ppppp/5/5/5/PPPPP/NQKBR w 0 0',
    'rbkqn/ppppp/5/5/5/PPPPP/NQKB w 0 0',
    'rbkq(1)n/ppppp/5/5/5/PPPPP/NQKBR w 0 0',
    'rbkq(1,)n/ppppp/5/5/5/PPPPP/NQKBR w 0 0',
    'rbkq(1.25,1)n/ppppp/5/5/5/PPPPP/NQKBR w 0 0',
    'rbkqn/ppppp/5/5/5/PPPPP/NQKBR/5 w 0 0',
    `${'5/'.repeat(3000)}5 w 0 0`,
  ])('is refused if it is none: %s', (text) => {
    expect(() => parsePosition(text)).toThrow(UsageError);
  });

  it('is refused if it is no text at all, and whatever it is, with a UsageError only', () => {
    for (const value of [null, 3, {}, []]) expect(() => parsePosition(value as never)).toThrow(UsageError);
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[kqrbnpKQRBNP1-5/(),.]{0,40} [wb] \d \d$/)),
        (text) => {
          try {
            parsePosition(text);
          } catch (error) {
            expect(error).toBeInstanceOf(UsageError);
          }
        },
      ),
    );
  });

  it.each([
    ['nobody’s king', '5/5/5/5/5/5/2K2 w 0 0'],
    ['two kings', '1kk2/5/5/5/5/5/2K2 w 0 0'],
    ['too many pieces', '2k2/rrrrr/rrrrr/5/5/5/2K2 w 0 0'],
    ['a pawn in the far row', 'P1k2/5/5/5/5/5/2K2 w 0 0'],
    ['too many HP', '2k2/5/5/5/5/5/2K(100.5,1)2 w 0 0'],
  ])('cannot be set up with %s', (_what, position) => {
    expect(() => at(position)).toThrow(UsageError);
  });
});

describe('a move as text', () => {
  it('is read back as it was written', () => {
    for (let from = 0; from < 35; from++) {
      for (let to = 0; to < 35; to++) {
        const text = formatMove({ from, to });
        expect(text).toBe(squareName(from) + squareName(to));
        expect(parseMove(text)).toEqual({ from, to });
        for (const promoteTo of ['queen', 'rook', 'bishop', 'knight'] as const) {
          expect(parseMove(formatMove({ from, to, promoteTo }))).toEqual({ from, to, promoteTo });
        }
      }
    }
  });

  it.each(['', 'a1', 'a1a8', 'f1a1', 'a1b3k', 'a1-b3', 'a0a1'])('is refused if it is none: %s', (text) => {
    expect(() => parseMove(text)).toThrow(UsageError);
    expect(() => parseMove(null as never)).toThrow(UsageError);
  });
});
