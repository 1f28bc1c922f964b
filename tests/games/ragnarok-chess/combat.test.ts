// 6 Kills and combat, 7 Stamina.
import { createChance, type GeneratorState } from 'holmgang';
import { attackKind, type PieceType, type RagnarokChessState, ragnarokChess } from 'holmgang/ragnarok-chess';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  at,
  fight,
  goals,
  moveOf,
  type Outcome,
  pieceOn,
  play,
  refusal,
  told,
  under,
  watch,
} from './arrange.js';

const TYPES: readonly PieceType[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/** Rook a4 has attacked rook e4; there are other pieces to look at. */
const ATTACK = '2k1p/5/5/R3r/5/P4/2K2 w 0 0';
const attacked = play(at(ATTACK), 'a4e4');

describe('a kill', () => {
  rule('RC-CMB-01', 'is a pawn’s against any piece at once, and the pawn takes the square', () => {
    for (const letter of ['q', 'r', 'b', 'n', 'p']) {
      const { state, events } = play(at(`4k/5/1${letter}3/1P3/5/5/3K1 w 0 0`), 'b4b5');
      expect(state.combat).toBeNull();
      expect(pieceOn(state, 'b5')).toMatchObject({ type: 'pawn', owner: 0 });
      expect(told(events, 'pieceKilled')).toMatchObject([{ seat: 1, square: 21, how: 'instantKill' }]);
    }
    for (const type of TYPES) expect(attackKind('pawn', type)).toBe('instantKill');
  });

  rule(['RC-CMB-02', 'RC-WIN-01'], 'is any piece’s against the king at once, and the end', () => {
    for (const [position, text] of [
      ['2k2/5/5/2Q2/5/5/K4 w 0 0', 'c4c7'],
      ['2k2/5/5/2R2/5/5/K4 w 0 0', 'c4c7'],
      ['2k2/5/B4/5/5/5/K4 w 0 0', 'a5c7'],
      ['2k2/5/1N3/5/5/5/K4 w 0 0', 'b5c7'],
      ['2k2/2P2/5/5/5/5/K4 w 0 0', 'c6c7'],
    ] as const) {
      const { state, events } = play(at(position), text);
      expect(state.result).toEqual({ winner: 0, scores: [1, 0], reason: 'kingCaptured', rule: 'RC-WIN-01' });
      expect(told(events, 'kingCaptured')).toEqual([{ type: 'kingCaptured', seat: 1 }]);
      expect(told(events, 'gameOver')).toEqual([{ type: 'gameOver', winner: 0, reason: 'kingCaptured' }]);
      expect(ragnarokChess.check(state)).toEqual([]);
    }
    for (const type of TYPES) expect(attackKind(type, 'king')).toBe('instantKill');
  });

  rule('RC-CMB-04', 'is a major piece’s against a pawn at once', () => {
    const { state } = play(at('2k2/5/5/Q3p/5/5/2K2 w 0 0'), 'a4e4');
    expect(state.combat).toBeNull();
    expect(pieceOn(state, 'e4')?.type).toBe('queen');
    for (const type of ['queen', 'rook', 'bishop', 'knight'] as const)
      expect(attackKind(type, 'pawn')).toBe('instantKill');
  });

  rule(
    'RC-CMB-04',
    'of a pawn by a major piece can be a combat by the ruleset, but not of a major piece by a pawn',
    () => {
      const game = under({ majorVsPawn: 'poker', kingsMayAttack: true });
      const { state } = play(at('2k2/5/5/Q3p/5/5/2K2 w 0 0', game), 'a4e4', game);
      expect(state.combat).toMatchObject({ from: 15, to: 19 });
      expect(attackKind('pawn', 'queen', game.rules)).toBe('instantKill');
      expect(attackKind('king', 'queen', game.rules)).toBe('instantKill');
      expect(attackKind('king', 'pawn', game.rules)).toBe('instantKill');
    },
  );

  rule('RC-CMB-05', 'asks neither for HP nor for stamina', () => {
    const { state } = play(at('4k/5/1q(100,1000)3/1P(0.5,0)3/5/5/3K1 w 0 0'), 'b4b5');
    expect(pieceOn(state, 'b5')).toMatchObject({ type: 'pawn', hp: 0.5, stamina: 1 });
    const weak = play(at('2k2/5/5/Q(0.5,0)3p/5/5/2K2 w 0 0'), 'a4e4').state;
    expect(pieceOn(weak, 'e4')).toMatchObject({ type: 'queen', hp: 0.5 });
  });
});

describe('a combat', () => {
  rule('RC-CMB-03', 'is what a major piece’s attack on a major piece comes to, the attacker first', () => {
    const { state, events } = attacked;
    expect(state).toMatchObject({ phase: 'combat', toMove: 0, combat: { from: 15, to: 19 } });
    expect(told(events, 'combatTriggered')).toEqual([
      {
        type: 'combatTriggered',
        seat: 0,
        attacker: pieceOn(state, 'a4')?.id,
        defender: pieceOn(state, 'e4')?.id,
        from: 15,
        to: 19,
      },
    ]);
    expect(state.combat?.poker.fighters.map(({ hero }) => hero)).toEqual(['thor', 'ares']);
    const black = play(at('2k2/5/5/R3r/5/5/2K2 b 0 0'), 'e4a4').state;
    expect(black.combat?.poker.fighters.map(({ hero }) => hero)).toEqual(['ares', 'thor']);
    for (const one of ['queen', 'rook', 'bishop', 'knight'] as const) {
      for (const other of ['queen', 'rook', 'bishop', 'knight'] as const)
        expect(attackKind(one, other)).toBe('poker');
    }
  });

  rule('RC-CMB-03', 'is fought with what the pieces have left', () => {
    const { state } = play(at('2k2/5/5/R(62.5,3)3r(7,21)/5/5/2K2 w 0 0'), 'a4e4');
    expect(state.combat?.poker.fighters).toMatchObject([
      { hp: 62.5, maxHp: 100, stamina: 3, king: 'ymir', element: 'Wind' },
      // Ymir's passive takes one.
      { hp: 7, maxHp: 100, stamina: 20, king: 'borr', element: 'Fire' },
    ]);
  });

  const after: readonly {
    readonly outcome: Outcome;
    readonly a4: string | null;
    readonly e4: string | null;
  }[] = [
    { outcome: 'attacker', a4: null, e4: 'thor' },
    { outcome: 'defender', a4: null, e4: 'ares' },
    { outcome: 'standOff', a4: 'thor', e4: 'ares' },
  ];

  rule.each(after)(
    ['RC-CMB-06', 'RC-CMB-08'],
    'that ends for $outcome leaves the right pieces in the right places, and the turn is over',
    ({ outcome, a4, e4 }) => {
      const game = outcome === 'standOff' ? under({ combatLength: 'singleHand' }) : ragnarokChess;
      const begun = play(at(ATTACK, game), 'a4e4', game).state;
      const { state, events } = fight(begun, outcome, game);
      expect([pieceOn(state, 'a4')?.hero ?? null, pieceOn(state, 'e4')?.hero ?? null]).toEqual([a4, e4]);
      expect(state).toMatchObject({
        combat: null,
        phase: 'move',
        toMove: 1,
        ply: 1,
        sinceProgress: 0,
        positions: [],
      });
      const winner = outcome === 'attacker' ? 0 : outcome === 'defender' ? 1 : null;
      expect(told(events, 'combatEnded')).toEqual([
        { type: 'combatEnded', winner, standOff: outcome === 'standOff' },
      ]);
      expect(told(events, 'pieceKilled')).toHaveLength(outcome === 'standOff' ? 0 : 1);
      expect(told(events, 'pieceSurvived')).toHaveLength(outcome === 'standOff' ? 2 : 1);
      expect(told(events, 'pieceMoved')).toHaveLength(outcome === 'attacker' ? 1 : 0);
      expect(game.check(state)).toEqual([]);
    },
  );

  rule('RC-CMB-06', 'that kills both leaves neither', () => {
    const begun = structuredClone(
      play(at('2k1p/5/5/R(3,9)3r(3,9)/5/P4/2K2 w 0 0'), 'a4e4').state,
    ) as RagnarokChessState;
    for (const fighter of begun.combat?.poker.fighters ?? []) {
      Object.assign(fighter, { statuses: [{ type: 'poisoned', duration: 9, value: 0 }], hp: 3, armor: 0 });
    }
    expect(ragnarokChess.check(begun)).toEqual([]);
    const { state, events } = fight(begun, 'both');
    expect([pieceOn(state, 'a4'), pieceOn(state, 'e4')]).toEqual([null, null]);
    expect(told(events, 'pieceKilled').map(({ by }) => by)).toEqual([null, null]);
    expect(told(events, 'staminaGained')).toEqual([]);
    expect(state.toMove).toBe(1);
  });

  rule(
    ['RC-CMB-07', 'X-EL-08', 'X-EL-07'],
    'leaves survivors the HP and stamina that they ended it with, and nothing else',
    () => {
      // Loki is Fire, Artemis Earth: the attacker fights with 2 HP on top.
      const begun = play(at('4k/5/5/2n2/N4/5/K4 w 0 0'), 'a3c4').state;
      expect(begun.combat?.poker.fighters[0]).toMatchObject({ hp: 102, maxHp: 102 });
      for (const outcome of ['attacker', 'defender'] as const) {
        const { state, events, before, action, seed } = fight(begun, outcome);
        const { poker } = ragnarokChess.rules;
        const table = poker.clone(before.combat?.poker as NonNullable<RagnarokChessState['combat']>['poker']);
        if (action.type !== 'combat' || action.action.type === 'concede')
          return expect.fail('no action of poker');
        poker.apply(
          table,
          action.action,
          { chance: createChance(seed), events: undefined },
          (event) => event,
        );
        const place = outcome === 'attacker' ? 0 : 1;
        const left = pieceOn(state, 'c4');
        const gain = outcome === 'attacker' ? 1 : 0;
        expect(left).toMatchObject({
          hp: table.fighters[place].hp,
          stamina: table.fighters[place].stamina + gain,
          maxHp: 100,
        });
        expect(left?.hp).toBeLessThanOrEqual(100);
        expect(told(events, 'hpWrittenBack')).toMatchObject([{ piece: left?.id, hp: left?.hp }]);
        expect(Object.keys(left ?? {})).not.toContain('statuses');
      }
    },
  );

  rule('RC-CMB-08', 'uses up the turn even if nothing comes of it', () => {
    const game = under({ combatLength: 'singleHand', repetition: null });
    const { state } = fight(play(at(ATTACK, game), 'a4e4', game).state, 'standOff', game);
    expect(game.deciders(state)).toEqual([1]);
    expect(goals(state, 'e4', game)).toContain('a4');
  });

  rule('RC-CMB-09', 'lets nothing be played but poker, and nobody give it up', () => {
    const { state } = attacked;
    expect(refusal(state, 'a2a3')).toMatchObject({ code: 'COMBAT_IN_PROGRESS', rule: 'RC-CMB-09' });
    expect(ragnarokChess.validate(state, { type: 'move', seat: 1, from: 32, to: 31 })).toMatchObject({
      code: 'NOT_YOUR_TURN',
    });
    for (const seat of [0, 1] as const) {
      const concession = { type: 'combat', seat, action: { type: 'concede', seat } } as const;
      expect(ragnarokChess.validate(state, concession)).toMatchObject({
        code: 'COMBAT_IN_PROGRESS',
        rule: 'RC-CMB-09',
      });
      const listed = ragnarokChess.legalActions(state, seat);
      expect(listed.every(({ type }) => type === 'combat')).toBe(true);
    }
    const start = at(ATTACK);
    expect(
      ragnarokChess.validate(start, { type: 'combat', seat: 0, action: { type: 'ready', seat: 0 } }),
    ).toMatchObject({
      code: 'NO_COMBAT',
      rule: 'RC-CMB-09',
    });
    expect(
      ragnarokChess.validate(start, { type: 'combat', seat: 0, action: { type: 'concede', seat: 0 } })?.code,
    ).toBe('NO_COMBAT');
  });

  rule('RC-CMB-09', 'refuses with poker’s own codes and clauses, for each in its own seat', () => {
    const vanilla = under({ spells: false, kingPassives: false, elementBonus: 'off' });
    const { state } = play(at('2k2/5/5/R3r/5/5/2K2 b 0 0', vanilla), 'e4a4', vanilla);
    // Seat 1 attacks: it is seat 0 in the combat and small blind.
    expect(vanilla.deciders(state)).toEqual([1]);
    const refused = (seat: 0 | 1, action: object) =>
      vanilla.validate(state, { type: 'combat', seat, action } as never);
    expect(refused(0, { type: 'defend', seat: 1 })).toMatchObject({
      code: 'NOT_YOUR_TURN',
      rule: 'RP-BET-12',
    });
    expect(refused(1, { type: 'defend', seat: 0 })).toMatchObject({
      code: 'MUST_CALL_OR_FOLD',
      rule: 'RP-BET-06',
    });
    expect(refused(1, { type: 'attack', seat: 0, amount: 10 })).toMatchObject({ code: 'BET_OUTSTANDING' });
    expect(refused(1, { type: 'engage', seat: 1 })).toMatchObject({
      code: 'NOT_YOUR_SEAT',
      rule: 'K-EMB-02',
    });
    expect(refused(1, { type: 'engage', seat: 0 })).toBeUndefined();
    expect(refused(1, { type: 'bluff', seat: 0 })).toMatchObject({ code: 'BAD_ACTION' });
  });

  rule('RC-CMB-03', 'can be over before anybody acts', () => {
    // Surtr's fire takes the defender's last HP at the start of hand 1.
    const armies = [
      { king: 'surtr-king', queen: 'odin', rook: 'thor', bishop: 'baldur', knight: 'loki' },
      'olympus',
    ] as const;
    const begun = at('2k2/5/5/R3r(4,9)/5/5/2K2 w 0 0', ragnarokChess, {
      armies: [{ ...armies[0] }, 'olympus'],
    });
    const bare = under({ spells: false });
    const quick = at('2k2/5/5/R3r(4,9)/5/5/2K2 w 0 0', bare, { armies: [{ ...armies[0] }, 'aesir'] });
    const { state } = play(quick, 'a4e4', bare);
    expect(state.combat).toBeNull();
    expect(pieceOn(state, 'e4')).toMatchObject({ hero: 'thor', owner: 0 });
    expect(play(begun, 'a4e4').state.toMove).toBe(0);
  });
});

describe('stamina', () => {
  rule('RC-STA-02', 'of all friendly pieces grows by one when one of them has changed squares', () => {
    const { state, events } = play(at('2k2/5/5/Q(9,0)3p/5/P4/2K2 w 0 0'), 'a4e4');
    expect(state.board.flatMap((piece) => (piece ? [[piece.type, piece.owner, piece.stamina]] : []))).toEqual(
      [
        ['king', 0, 11],
        ['pawn', 0, 11],
        ['queen', 0, 1],
        ['king', 1, 10],
      ],
    );
    expect(told(events, 'staminaGained')).toEqual([{ type: 'staminaGained', seat: 0, amount: 1 }]);
    watch(ragnarokChess, 2, (before, action, now) => {
      if (action.type !== 'move' || now.combat !== null) return;
      const isSame = (id: number) => now.board.find((piece) => piece?.id === id);
      for (const piece of before.board) {
        const same = piece && isSame(piece.id);
        if (piece && same) expect(same.stamina).toBe(piece.stamina + (piece.owner === action.seat ? 1 : 0));
      }
    });
  });

  rule('RC-STA-03', 'does not grow if the attacker has fallen, or nobody has', () => {
    const game = under({ combatLength: 'singleHand' });
    for (const [outcome, rules] of [
      ['defender', ragnarokChess],
      ['standOff', game],
    ] as const) {
      const { state, events } = fight(play(at(ATTACK, rules), 'a4e4', rules).state, outcome, rules);
      expect(told(events, 'staminaGained')).toEqual([]);
      expect(pieceOn(state, 'a2')?.stamina).toBe(10);
    }
    const { state, events } = fight(attacked.state, 'attacker');
    expect(told(events, 'staminaGained')).toHaveLength(1);
    expect(pieceOn(state, 'a2')?.stamina).toBe(11);
  });

  rule('RC-STA-04', 'has no limit unless the ruleset sets one', () => {
    const state = at('4k/5/5/5/5/P4/K(100,4000)4 w 0 0');
    expect(pieceOn(play(state, 'a2a3').state, 'a1')?.stamina).toBe(4001);
    const game = under({ staminaCap: 'maxHp' });
    const capped = play(at('4k/5/5/5/5/P(100,9)4/K4 w 0 0', game), 'a2a3', game).state;
    expect([pieceOn(capped, 'a1')?.stamina, pieceOn(capped, 'a3')?.stamina]).toEqual([10, 10]);
    // What combats give is cut as well.
    const rich = under({ staminaCap: 'maxHp', staminaPerHand: 50 });
    const won = fight(play(at(ATTACK, rich), 'a4e4', rich).state, 'defender', rich);
    expect(pieceOn(won.state, 'e4')?.stamina).toBe(10);
  });
});

describe('a combat seen by others', () => {
  rule('RC-CMB-09', 'has its chance from the match, and every state of it can be gone on from', () => {
    const { state } = attacked;
    expect(state.combat?.poker.rng).toBeNull();
    const chances = ['one', 'two'].map((seed) => {
      const rng = (ragnarokChess.setup({ seed }) as { rng: GeneratorState }).rng;
      return ragnarokChess.apply({ ...at(ATTACK), rng }, moveOf(at(ATTACK), 'a4e4'));
    });
    expect(JSON.stringify(chances[0])).not.toBe(JSON.stringify(chances[1]));
  });
});
