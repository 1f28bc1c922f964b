// 5 Movement. Every board against another generator: tests/oracles/ragnarok-chess.test.ts.
import { ragnarokChess } from 'holmgang/ragnarok-chess';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { at, goals, moveOf, pieceOn, play, refusal, told, under } from './arrange.js';

describe('a queen', () => {
  rule('RC-MOV-01', 'goes any distance in any of eight directions, not through pieces', () => {
    const state = at('4k/5/5/1pQ2/5/P4/K4 w 0 0');
    expect(goals(state, 'c4')).toBe('a6 b3 b4 b5 c1 c2 c3 c5 c6 c7 d3 d4 d5 e2 e4 e6');
    expect(refusal(state, 'c4a4')).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-01' });
  });
});

describe('a king', () => {
  rule('RC-MOV-02', 'goes one square in any direction, onto empty squares only', () => {
    const state = at('4k/5/5/5/1p3/1K3/R4 w 0 0');
    expect(goals(state, 'b2')).toBe('a2 a3 b1 c1 c2 c3');
    expect(refusal(state, 'b2b4')).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-02' });
    expect(refusal(state, 'b2b3')).toMatchObject({ code: 'KING_CANNOT_ATTACK', rule: 'RC-CHK-05' });
  });

  rule('RC-MOV-08', 'does not castle', () => {
    const state = at('4k/5/5/5/5/5/2K1R w 0 0');
    expect(refusal(state, 'c1e1')).toMatchObject({ code: 'ILLEGAL_MOVE' });
    expect(refusal(state, 'c1a1')).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-02' });
  });
});

describe('rook, bishop and knight', () => {
  rule('RC-MOV-03', 'a rook goes any distance along rows and columns', () => {
    const state = at('4k/5/2p2/P1R2/5/5/1K3 w 0 0');
    expect(goals(state, 'c4')).toBe('b4 c1 c2 c3 c5 d4 e4');
    expect(refusal(state, 'c4d5')).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-03' });
    expect(refusal(state, 'c4c6')).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-03' });
  });

  rule('RC-MOV-04', 'a bishop goes any distance along diagonals', () => {
    const state = at('2k2/5/3p1/2B2/5/P4/1K3 w 0 0');
    expect(goals(state, 'c4')).toBe('a6 b3 b5 d3 d5 e2');
    expect(refusal(state, 'c4e6')).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-04' });
  });

  rule('RC-MOV-05', 'a knight leaps two squares and one, over anything', () => {
    const state = at('4k/5/1ppp1/1pNp1/1ppp1/5/K4 w 0 0');
    expect(goals(state, 'c4')).toBe('a3 a5 b2 b6 d2 d6 e3 e5');
    expect(refusal(state, 'c4c6')).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-05' });
  });

  rule('RC-MOV-07', 'no piece goes onto one of its own side', () => {
    const start = ragnarokChess.setup({ seed: 'own' });
    for (const text of ['a1c2', 'b1b2', 'c1c2', 'd1e2', 'e1e2']) {
      expect(refusal(start, text)).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-07' });
    }
  });
});

describe('a pawn', () => {
  rule('RC-MOV-06', 'goes one square forward, and kills on that same square', () => {
    const state = at('4k/5/5/2p2/2P2/P4/1K3 w 0 0');
    expect(goals(state, 'a2')).toBe('a3');
    expect(goals(state, 'c3')).toBe('c4');
    expect(refusal(state, 'a2a4')).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-06' });
    expect(refusal(state, 'a2b3')).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-06' });
    expect(refusal(state, 'c3c2')).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-06' });
    const black = at('4k/5/5/2p2/2P2/P4/1K3 b 0 0');
    expect(goals(black, 'c4')).toBe('c3');
  });

  rule('RC-MOV-06', 'does not kill diagonally, nor in passing', () => {
    expect(goals(at('4k/5/1p1p1/2P2/5/5/1K3 w 0 0'), 'c4')).toBe('c5');
    const double = under({ pawnDoubleStep: true, pawnCapture: 'diagonal' });
    const { state } = play(at('4k/1p3/5/P4/5/5/1K3 b 0 0', double), 'b6b4', double);
    expect(goals(state, 'a4', double)).toBe('a5');
  });

  rule('RC-MOV-06', 'kills where the ruleset lets it', () => {
    const position = '4k/5/1p1p1/2P2/5/5/1K3 w 0 0';
    const met = '4k/5/1ppp1/2P2/5/5/1K3 w 0 0';
    for (const [pawnCapture, free, blocked] of [
      ['forward', 'c5', 'c5'],
      ['diagonal', 'b5 c5 d5', 'b5 d5'],
      ['both', 'b5 c5 d5', 'b5 c5 d5'],
    ] as const) {
      const game = under({ pawnCapture });
      expect(goals(at(position, game), 'c4', game)).toBe(free);
      expect(goals(at(met, game), 'c4', game)).toBe(blocked);
    }
  });

  rule('RC-MOV-06', 'goes two squares from its start where the ruleset lets it, if both are empty', () => {
    const game = under({ pawnDoubleStep: true });
    const state = at('4k/5/5/1p3/p4/PPP2/1K3 w 0 0', game);
    expect(['a2', 'b2', 'c2'].map((from) => goals(state, from, game))).toEqual(['a3', 'b3', 'c3 c4']);
    expect(goals(at('4k/2p2/5/5/5/5/1K3 b 0 0', game), 'c6', game)).toBe('c4 c5');
    expect(goals(at('4k/5/5/5/2P2/5/1K3 w 0 0', game), 'c3', game)).toBe('c4');
  });
});

describe('promotion', () => {
  const position = '2q1k/P4/5/5/5/5/1K3 w 0 0';

  rule(
    'RC-MOV-09',
    'makes a pawn in the far row a queen, with the queen’s hero, element and spells, and all HP',
    () => {
      const state = at('4k/P(40,3)4/5/5/5/5/1K3 w 0 0');
      const { state: after, events } = play(state, 'a6a7');
      expect(pieceOn(after, 'a7')).toEqual({
        id: pieceOn(state, 'a6')?.id,
        owner: 0,
        type: 'queen',
        hero: 'odin',
        element: 'Holy',
        hp: 100,
        maxHp: 100,
        // The move gives one.
        stamina: 4,
      });
      expect(told(events, 'promoted')).toEqual([
        { type: 'promoted', seat: 0, piece: 1, square: 30, to: 'queen', hero: 'odin' },
      ]);
      const { state: black } = play(at('4k/5/5/5/5/p4/3K1 b 0 0'), 'a2a1');
      expect(pieceOn(black, 'a1')).toMatchObject({ type: 'queen', hero: 'zeus', element: 'Wind' });
    },
  );

  rule('RC-MOV-09', 'comes with a kill too, and gives the queen’s spells to the combats that follow', () => {
    const { state } = play(at('r3k/P4/5/5/5/5/1K3 w 0 0'), 'a6a7');
    expect(pieceOn(state, 'a7')).toMatchObject({ type: 'queen', owner: 0 });
    const duel = play(at('4k/P4/5/r4/5/5/3K1 w 0 0'), 'a6a7 a4a7').state;
    expect(duel.combat?.poker.fighters[1]).toMatchObject({ hero: 'odin' });
    expect(duel.combat?.poker.fighters[1].spells).toHaveLength(25);
  });

  rule('RC-MOV-09', 'is asked for where the ruleset gives a choice, and only there', () => {
    const game = under({ promotion: 'choice' });
    const state = at(position, game);
    expect(goals(state, 'a6', game)).toBe('a7b a7n a7q a7r');
    expect(refusal(state, 'a6a7', game)).toMatchObject({ code: 'NEEDS_PROMOTION', rule: 'RC-MOV-09' });
    const { state: after } = play(state, 'a6a7n', game);
    expect(pieceOn(after, 'a7')).toMatchObject({ type: 'knight', hero: 'loki', element: 'Fire' });
    expect(refusal(state, 'b1b2q', game)).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-09' });
    expect(refusal(at(position), 'a6a7q')).toMatchObject({ code: 'ILLEGAL_MOVE', rule: 'RC-MOV-09' });
    expect(game.validate(state, { ...moveOf(state, 'a6a7'), promoteTo: 'king' } as never)?.code).toBe(
      'BAD_ACTION',
    );
    expect(game.validate(state, { ...moveOf(state, 'b1b2'), promoteTo: undefined } as never)?.code).toBe(
      'BAD_ACTION',
    );
  });

  rule('RC-MOV-09', 'does not happen where the ruleset knows none', () => {
    const game = under({ promotion: 'none' });
    const { state } = play(at('4k/P4/5/5/5/5/1K3 w 0 0', game), 'a6a7', game);
    expect(pieceOn(state, 'a7')?.type).toBe('pawn');
    expect(goals(play(state, 'e7e6', game).state, 'a7', game)).toBe('');
    expect(game.check(state)).toEqual([]);
    const here = { ...at('4k/P4/5/5/5/5/1K3 w 0 0') };
    const board = [...here.board];
    board[30] = board[25] ?? null;
    board[25] = null;
    expect(ragnarokChess.check({ ...here, board })).toMatchObject([{ rule: 'RC-MOV-09' }]);
  });
});
