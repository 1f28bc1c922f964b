// 1 Board, 2 Pieces, 4 Turn.
import { UsageError } from 'holmgang';
import { parsePosition, ragnarokChess, SPELL_SLOTS, squareName } from 'holmgang/ragnarok-chess';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { at, moveOf, pieceOn, play, refusal, under, watch } from './arrange.js';

const start = ragnarokChess.setup({ seed: 'board' });
const types = (row: number) => start.board.slice(5 * row, 5 * row + 5).map((piece) => piece?.type);

describe('the board', () => {
  rule('RC-BRD-01', 'has seven rows and five columns, and nothing beyond', () => {
    expect(start.board).toHaveLength(35);
    expect([squareName(0), squareName(4), squareName(30), squareName(34)]).toEqual(['a1', 'e1', 'a7', 'e7']);
    for (const to of [-1, 35, 2.5]) {
      const action = { type: 'move', seat: 0, from: 0, to } as const;
      expect(ragnarokChess.validate(start, action)?.code).toBe('BAD_ACTION');
    }
    expect(() => parsePosition('rbkqn/ppppp/5/5/PPPPP/NQKBR w 0 0')).toThrow(UsageError);
    expect(() => parsePosition('rbkqnn/ppppp/5/5/5/PPPPP/NQKBR w 0 0')).toThrow(UsageError);
  });

  rule('RC-BRD-02', 'starts with knight, queen, king, bishop and rook of seat 0 behind its pawns', () => {
    expect(types(0)).toEqual(['knight', 'queen', 'king', 'bishop', 'rook']);
    expect(types(1)).toEqual(Array(5).fill('pawn'));
    expect(start.board.slice(0, 10).every((piece) => piece?.owner === 0)).toBe(true);
  });

  rule('RC-BRD-03', 'starts with seat 1 as the half-turn image of seat 0', () => {
    expect(types(6)).toEqual(['rook', 'bishop', 'king', 'queen', 'knight']);
    start.board.forEach((piece, square) => {
      const image = start.board[34 - square];
      expect(image?.type).toBe(piece?.type);
      if (piece) expect(image?.owner).toBe(1 - piece.owner);
    });
  });

  rule('RC-BRD-04', 'starts with three empty rows, and one square holds one piece always', () => {
    expect(start.board.slice(10, 25)).toEqual(Array(15).fill(null));
    expect(refusal(start, 'a3a4')).toMatchObject({
      code: 'NO_PIECE',
      rule: 'RC-BRD-04',
      detail: { from: 10 },
    });
    watch(ragnarokChess, 2, (before, _action, after) => {
      const ids = after.board.flatMap((piece) => (piece ? [piece.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(before.board.filter(Boolean).length);
    });
  });
});

describe('the pieces', () => {
  rule(['RC-PCE-01', 'RC-STA-01'], 'start with 100 HP and a tenth of it as stamina', () => {
    for (const piece of start.board) {
      if (piece) expect(piece).toMatchObject({ hp: 100, maxHp: 100, stamina: 10 });
    }
    const tooSound = structuredClone(start) as typeof start;
    (tooSound.board[0] as { hp: number }).hp = 100.5;
    expect(ragnarokChess.check(tooSound)).not.toEqual([]);
    expect(() => at('2k2/5/5/Q(0,3)4/5/5/2K2 w 0 0')).toThrow(UsageError);
  });

  rule(
    'RC-PCE-02',
    'have 33 spell slots as a queen, 30 as rook, bishop and knight, and none otherwise',
    () => {
      expect(SPELL_SLOTS).toEqual({ queen: 33, rook: 30, bishop: 30, knight: 30 });
      const { state } = play(at('2k2/5/5/R3q/5/5/2K2 w 0 0'), 'a4e4');
      const [rook, queen] = state.combat?.poker.fighters ?? [];
      expect(rook?.spells).toHaveLength(14);
      expect(queen?.spells).toHaveLength(25);
      const pawns = under({ majorVsPawn: 'poker' });
      const hunted = play(at('2k2/5/5/R3p/5/5/2K2 w 0 0', pawns), 'a4e4', pawns).state;
      expect(hunted.combat?.poker.fighters[1]).toMatchObject({ spells: [], hero: null, element: 'Neutral' });
    },
  );
});

describe('the turn', () => {
  rule('RC-TRN-01', 'is seat 0’s first, passes with every move, and cannot be passed up', () => {
    expect(ragnarokChess.deciders(start)).toEqual([0]);
    expect(ragnarokChess.validate(start, { type: 'move', seat: 1, from: 25, to: 20 })).toMatchObject({
      code: 'NOT_YOUR_TURN',
      rule: 'RC-TRN-01',
    });
    expect(refusal(start, 'a6a5')).toMatchObject({ code: 'NOT_YOUR_PIECE', rule: 'RC-TRN-01' });
    expect(refusal(start, 'a2a2')).toMatchObject({ code: 'ILLEGAL_MOVE' });
    const { state } = play(start, 'a2a3');
    expect([state.toMove, state.ply]).toEqual([1, 1]);
    expect(ragnarokChess.deciders(state)).toEqual([1]);
    expect(ragnarokChess.legalActions(state, 1).every(({ type }) => type === 'move')).toBe(true);
    expect(ragnarokChess.legalActions(state, 0)).toEqual([]);
    watch(ragnarokChess, 2, (before, _action, after) => {
      const isPassed = after.combat === null && after.result?.reason !== 'kingCaptured';
      expect(after.toMove).toBe(isPassed ? 1 - before.toMove : before.toMove);
    });
  });

  rule('RC-TRN-01', 'is seat 1’s first where the ruleset says so', () => {
    const second = under({ firstSide: 1 });
    expect(second.deciders(second.setup({ seed: 'second' }))).toEqual([1]);
    expect(second.deciders(at('2k2/5/5/Q4/5/5/2K2 w 0 0', second))).toEqual([0]);
  });

  rule('RC-TRN-01', 'is nobody’s after the end', () => {
    const over = at('2k2/5/5/5/5/5/2K2 w 0 0');
    expect(ragnarokChess.deciders(over)).toEqual([]);
    expect(ragnarokChess.validate(over, moveOf(over, 'c1c2'))).toMatchObject({
      code: 'GAME_OVER',
      rule: 'K-END-01',
    });
    expect(pieceOn(over, 'c1')?.type).toBe('king');
  });
});
