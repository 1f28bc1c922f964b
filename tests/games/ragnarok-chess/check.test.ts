// 8 Check, 9 End.
import { isInCheck, ragnarokChess, threats } from 'holmgang/ragnarok-chess';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { at, fight, goals, pieceOn, play, refusal, told, under } from './arrange.js';

describe('check', () => {
  rule('RC-CHK-01', 'is given by whatever could move onto the king’s square, pinned or not', () => {
    for (const [position, isGiven] of [
      ['4k/5/5/2q2/5/5/2K2 w 0 0', true],
      ['4k/5/5/2q2/2P2/5/2K2 w 0 0', false],
      ['4k/5/5/5/1n3/5/2K2 w 0 0', true],
      ['4k/5/5/5/4b/5/2K2 w 0 0', true],
      ['4k/5/5/5/5/2p2/2K2 w 0 0', true],
      ['4k/5/5/5/5/1p1p1/2K2 w 0 0', false],
      // The knight is pinned to its king and gives check all the same.
      ['2k2/5/2n2/Q4/1K3/2R2/5 w 0 0', true],
    ] as const) {
      expect(isInCheck(at(position), 0)).toBe(isGiven);
    }
    const { events } = play(at('4k/5/5/Q4/5/5/2K2 w 0 0'), 'a4a7');
    expect(told(events, 'check')).toEqual([{ type: 'check', seat: 1 }]);
    expect(told(play(at('4k/5/5/Q4/5/5/2K2 w 0 0'), 'a4a6').events, 'check')).toEqual([]);
  });

  rule(['RC-CHK-01', 'RC-CHK-05'], 'is not given by kings, which may stand next to each other', () => {
    const state = at('5/5/5/5/2k2/5/2K1R w 0 0');
    const { state: near } = play(state, 'c1c2');
    expect(isInCheck(near, 0)).toBe(false);
    expect(isInCheck(near, 1)).toBe(false);
    expect(refusal(near, 'c3c2')).toMatchObject({ code: 'KING_CANNOT_ATTACK', rule: 'RC-CHK-05' });
    const game = under({ kingsMayAttack: true });
    const strict = at('5/5/5/5/2k2/5/2K1R w 0 0', game);
    expect(refusal(strict, 'c1c2', game)).toMatchObject({ code: 'LEAVES_KING_IN_CHECK', rule: 'RC-CHK-02' });
    const bold = at('5/5/2k2/5/5/1p3/2K1R w 0 0', game);
    expect(pieceOn(play(bold, 'c1b2', game).state, 'b2')?.type).toBe('king');
  });

  rule('RC-CHK-02', 'keeps a pinned piece on its line', () => {
    const state = at('2r1k/5/5/2N2/5/5/2K2 w 0 0');
    expect(goals(state, 'c4')).toBe('');
    expect(refusal(state, 'c4d6')).toMatchObject({ code: 'LEAVES_KING_IN_CHECK', rule: 'RC-CHK-02' });
    expect(goals(at('2r1k/5/5/2R2/5/5/2K2 w 0 0'), 'c4')).toBe('c2 c3 c5 c6 c7');
    expect(goals(at('4k/5/4b/3B1/5/1K3/5 w 0 0'), 'd4')).toBe('c3 e5');
  });

  rule(
    'RC-CHK-02',
    'must be answered: by the king, by standing in between, or by a capture that is taken to succeed',
    () => {
      const state = at('2r1k/5/5/Q4/R4/5/2K2 w 0 0');
      expect(goals(state, 'a4')).toBe('c2 c4 c6');
      expect(goals(state, 'a3')).toBe('c3');
      expect(goals(state, 'c1')).toBe('b1 b2 d1 d2');
      const taking = at('R1r1k/5/5/5/5/5/2K2 w 0 0');
      expect(goals(taking, 'a7')).toBe('c7');
      expect(refusal(taking, 'c1c2')).toMatchObject({ code: 'LEAVES_KING_IN_CHECK' });
    },
  );

  rule('RC-CHK-02', 'does not keep anybody from capturing the enemy king', () => {
    const state = at('2r1k/5/5/2N2/5/5/2K1Q w 0 0');
    expect(refusal(state, 'e1e7')).toBeUndefined();
    expect(play(state, 'e1e7').state.result).toMatchObject({ winner: 0, reason: 'kingCaptured' });
    expect(goals(at('2r1k/5/3N1/5/5/5/2K2 w 0 0'), 'd5')).toBe('c3 c7 e7');
  });

  rule('RC-CHK-03', 'without an answer is mate: a king cannot even take an unprotected attacker', () => {
    const mated = play(at('k4/5/5/1Q3/5/5/2K2 w 0 0'), 'b4b6');
    expect(mated.state.result).toEqual({ winner: 0, scores: [1, 0], reason: 'checkmate', rule: 'RC-WIN-02' });
    expect(told(mated.events, 'checkmate')).toEqual([{ type: 'checkmate', seat: 1 }]);
    expect(told(mated.events, 'check')).toEqual([]);
    const game = under({ kingsMayAttack: true });
    const { state } = play(at('k4/5/5/1Q3/5/5/2K2 w 0 0', game), 'b4b6', game);
    expect(state.result).toBeNull();
    expect(goals(state, 'a7', game)).toBe('b6');
  });

  rule(['RC-CHK-03', 'RC-CHK-02'], 'is not mate while the only attacker could be fought', () => {
    const { state } = play(at('k3r/5/5/1Q3/5/5/2K2 w 0 0'), 'b4b7');
    expect(state.result).toBeNull();
    expect(goals(state, 'e7')).toBe('b7');
    const mate = play(at('k3r/5/5/1Q3/5/5/2K2 w 0 0'), 'b4b6');
    expect(mate.state.result).toMatchObject({ reason: 'checkmate' });
  });

  rule('RC-CHK-04', 'that a lost combat leaves is no end: the king can be captured', () => {
    for (const [outcome, game] of [
      ['defender', ragnarokChess],
      ['standOff', under({ combatLength: 'singleHand' })],
    ] as const) {
      const begun = play(at('R1r2/5/4k/5/5/5/2K2 w 0 0', game), 'a7c7', game).state;
      const { state } = fight(begun, outcome, game);
      expect(state).toMatchObject({ result: null, toMove: 1 });
      expect(isInCheck(state, 0, game.rules)).toBe(true);
      expect(game.check(state)).toEqual([]);
      const { state: end } = play(state, 'c7c1', game);
      expect(end.result).toMatchObject({ winner: 1, reason: 'kingCaptured' });
    }
  });

  rule(['RC-CHK-02', 'RC-WIN-01'], 'binds nobody under `captureOnly`', () => {
    const game = under({ checkRule: 'captureOnly' });
    const state = at('2r1k/5/5/2N2/5/5/2K2 w 0 0', game);
    expect(goals(state, 'c4', game)).toBe('a3 a5 b2 b6 d2 d6 e3 e5');
    const { state: end } = play(state, 'c4d6 c7c1', game);
    expect(end.result).toMatchObject({ winner: 1, reason: 'kingCaptured' });
    const stuck = play(at('k4/5/5/1Q3/5/5/2K2 w 0 0', game), 'b4b6', game).state;
    expect(stuck.result).toBeNull();
  });
});

describe('the end', () => {
  rule('RC-WIN-02', 'is mate for either side', () => {
    const { state } = play(at('2k2/5/5/5/1q3/5/K4 b 0 0'), 'b3b2');
    expect(state.result).toEqual({ winner: 1, scores: [0, 1], reason: 'checkmate', rule: 'RC-WIN-02' });
    expect(at('k4/1Q3/5/5/5/5/2K2 b 0 0').result).toMatchObject({ reason: 'checkmate' });
  });

  rule(['RC-WIN-01', 'RC-WIN-03'], 'is the capture of the king, also of the last piece', () => {
    const { state } = play(at('2k2/5/5/2Q2/5/5/K4 w 0 0'), 'c4c7');
    expect(state.board.some((piece) => piece?.owner === 1)).toBe(false);
    expect(state.result).toMatchObject({ winner: 0, reason: 'kingCaptured', rule: 'RC-WIN-01' });
  });

  rule('RC-WIN-03', 'is not that a king stands alone, unless the ruleset says so', () => {
    const position = '2k2/5/5/Q3p/5/5/2K2 w 0 0';
    expect(play(at(position), 'a4e4').state.result).toBeNull();
    const game = under({ bareKing: 'loses' });
    expect(play(at(position, game), 'a4e4', game).state.result).toEqual({
      winner: 0,
      scores: [1, 0],
      reason: 'bareKing',
      rule: 'RC-WIN-03',
    });
    const lost = fight(
      play(at('2k2/5/5/Q3q/5/5/2K2 w 0 0', game), 'a4e4', game).state,
      'defender',
      game,
    ).state;
    expect(lost.result).toMatchObject({ winner: 1, reason: 'bareKing' });
    expect(at('2k2/5/5/5/5/5/2K2 w 0 0', game).result).toMatchObject({ winner: null, reason: 'bareKing' });
  });

  rule('RC-WIN-04', 'is a draw if the side to move cannot, without check', () => {
    const position = 'k4/5/5/2Q2/5/5/2K2 w 0 0';
    expect(play(at(position), 'c4c6').state.result).toEqual({
      winner: null,
      scores: [0.5, 0.5],
      reason: 'stalemate',
      rule: 'RC-WIN-04',
    });
    const game = under({ stalemate: 'loss' });
    expect(play(at(position, game), 'c4c6', game).state.result).toMatchObject({
      winner: 0,
      reason: 'stalemate',
    });
    const capture = under({ checkRule: 'captureOnly' });
    const stuck = at('kR3/RR3/5/5/5/5/2K2 b 0 0', capture);
    expect(stuck.result).toMatchObject({ winner: null, reason: 'stalemate' });
  });

  rule('RC-WIN-05', 'is a draw at the third occurrence of a position, the start counted', () => {
    const start = ragnarokChess.setup({ seed: 'again' });
    const twice = play(start, 'a1b3 e7d5 b3a1 d5e7 a1b3 e7d5 b3a1').state;
    expect(twice.result).toBeNull();
    const { state } = play(twice, 'd5e7');
    expect(state.result).toEqual({
      winner: null,
      scores: [0.5, 0.5],
      reason: 'repetition',
      rule: 'RC-WIN-05',
    });
    const never = under({ repetition: null });
    const on = play(never.setup({ seed: 'again' }), 'a1b3 e7d5 b3a1 d5e7 a1b3 e7d5 b3a1 d5e7', never).state;
    expect(on).toMatchObject({ result: null, positions: [] });
    const once = under({ repetition: 2 });
    expect(play(once.setup({ seed: 'again' }), 'a1b3 e7d5 b3a1 d5e7', once).state.result?.reason).toBe(
      'repetition',
    );
  });

  rule('RC-WIN-05', 'asks for the same side to move and for the same HP, not for the same stamina', () => {
    const game = under({ repetition: 2, kingPassives: false });
    // Two rooks change places: with the same HP the position is the same, with others it is not.
    const swap = 'a1a2 e7e6 b1a1 e6e7 a2b2 e7e6 b2b1 e6e7';
    expect(play(at('4k/5/5/5/5/5/RR1K1 w 0 0', game), swap, game).state.result?.reason).toBe('repetition');
    const unequal = play(at('4k/5/5/5/5/5/R(50,9)R1K1 w 0 0', game), swap, game).state;
    expect(unequal.result).toBeNull();
    // The same board with the other side to move.
    const lost = play(at('4k/5/5/5/5/5/RR1K1 w 0 0', game), 'd1e1 e7e6 e1e2 e6e7 e2d1', game).state;
    expect(lost).toMatchObject({ result: null, toMove: 1 });
    // All stamina has grown meanwhile.
    expect(pieceOn(unequal, 'a1')?.stamina).toBe(14);
  });

  rule('RC-WIN-05', 'is a draw after 100 plies without pawn move, kill or combat', () => {
    const position = (since: number) => `4k/p4/5/r4/5/P4/3KR w ${since} 150`;
    expect(play(at(position(99)), 'e1e2').state.result).toEqual({
      winner: null,
      scores: [0.5, 0.5],
      reason: 'noProgress',
      rule: 'RC-WIN-05',
    });
    expect(play(at(position(98)), 'e1e2').state).toMatchObject({ result: null, sinceProgress: 99 });
    expect(play(at(position(99)), 'a2a3').state).toMatchObject({ result: null, sinceProgress: 0 });
    const killing = at('4k/p4/5/r3P/5/5/3KR b 99 150');
    expect(play(killing, 'a4e4').state).toMatchObject({ result: null, sinceProgress: 0, ply: 151 });
    const fighting = play(at('4k/p4/5/r4/5/5/R2K1 w 99 150'), 'a1a4').state;
    expect(fight(fighting, 'defender').state).toMatchObject({ sinceProgress: 0 });
    const endless = under({ noProgressPlies: null });
    expect(play(at(position(500), endless), 'e1e2', endless).state.result).toBeNull();
    const short = under({ noProgressPlies: 5 });
    expect(play(at(position(4), short), 'e1e2', short).state.result?.reason).toBe('noProgress');
  });

  rule('RC-WIN-05', 'is a draw with nothing but kings left', () => {
    expect(at('2k2/5/5/5/5/5/2K2 w 0 0').result).toEqual({
      winner: null,
      scores: [0.5, 0.5],
      reason: 'deadPosition',
      rule: 'RC-WIN-05',
    });
    const game = under({ kingsMayAttack: true });
    expect(play(at('2k2/5/5/5/5/2p2/1K3 w 0 0', game), 'b1c2', game).state.result?.reason).toBe(
      'deadPosition',
    );
  });

  rule('RC-WIN-06', 'is giving up, at any time and in a combat', () => {
    const { state } = play(at('2k2/5/5/R3r/5/5/2K2 w 0 0'), 'a4e4');
    for (const seat of [0, 1] as const) {
      const applied = ragnarokChess.apply(state, ragnarokChess.actions.concede(seat));
      if (!applied.ok) expect.fail('nobody may give up');
      expect(applied.state.result).toMatchObject({ winner: 1 - seat, reason: 'conceded', rule: 'K-CON-01' });
      expect(ragnarokChess.check(applied.state)).toEqual([]);
    }
  });
});

describe('threats', () => {
  rule('RC-CHK-01', 'name the squares from which one is attacked', () => {
    const state = at('2r1k/5/5/2N2/5/3q1/2K2 w 0 0');
    expect(threats(state, 2)).toEqual([8]);
    expect(threats(state, 17)).toEqual([32]);
    expect(threats(state, 12)).toEqual([8]);
    expect(() => threats(state, 35)).toThrow('NO_SUCH_SQUARE');
  });
});
