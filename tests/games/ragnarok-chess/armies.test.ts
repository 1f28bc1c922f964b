// 2 Pieces (spell decks), 3 Armies and their kings.
import { UsageError } from 'holmgang';
import { ARMIES, type RagnarokChessState, ragnarokChess, validateArmy } from 'holmgang/ragnarok-chess';
import { HEROES, KINGS } from 'holmgang/ragnarok-poker';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { at, fight, pieceOn, play, told, under } from './arrange.js';

const { aesir } = ARMIES;
const codes = (army: unknown) => validateArmy(army).map(({ path, code }) => `${path} ${code}`);
const withDeck = (slot: string, deck: readonly unknown[]) => ({
  ...aesir,
  decks: { ...aesir.decks, [slot]: deck },
});
const under4 = (king: string) => ({ ...aesir, king });

/** Neutral combat spells, two of each. */
const NEUTRAL = Array.from({ length: 16 }, (_, i) => [4901 + i, 4901 + i]).flat();

describe('an army', () => {
  rule('RC-ARM-01', 'has a king and a hero for each slot', () => {
    for (const army of Object.values(ARMIES)) expect(validateArmy(army)).toEqual([]);
    const slots = {
      king: KINGS.map(({ slug }) => slug),
      queen: ['Mage', 'Warlock', 'Necromancer'],
      rook: ['Warrior', 'Paladin'],
      bishop: ['Priest', 'Druid'],
      knight: ['Rogue', 'Hunter'],
    };
    expect(slots.king).toHaveLength(9);
    for (const slot of ['queen', 'rook', 'bishop', 'knight'] as const) {
      for (const { slug, class: heroClass } of HEROES) {
        const fits = slots[slot].includes(heroClass);
        expect(codes({ ...aesir, decks: {}, [slot]: slug })).toEqual(fits ? [] : [`${slot} WRONG_SLOT`]);
      }
      for (const king of slots.king)
        expect(codes({ ...aesir, decks: {}, [slot]: king })).toEqual([`${slot} WRONG_SLOT`]);
    }
    for (const king of slots.king) expect(validateArmy({ ...aesir, king })).toEqual([]);
    expect(codes({ ...aesir, king: 'odin' })).toEqual(['king WRONG_SLOT']);
    expect(codes({ ...aesir, decks: {}, knight: 'nobody' })).toEqual(['knight UNKNOWN_HERO']);
    const { rook: _, ...rest } = aesir;
    expect(codes({ ...rest, decks: {} })).toEqual(['rook MISSING_SLOT']);
    expect(codes({ ...aesir, pawn: 'thor' })).toEqual(['pawn UNKNOWN_FIELD']);
    expect(codes('nobody')).toEqual([' BAD_OBJECT']);
    expect(codes({ ...aesir, decks: 3 })).toEqual(['decks BAD_OBJECT']);
  });

  rule('RC-ARM-01', 'stands on the board with its heroes and their elements', () => {
    const state = ragnarokChess.setup({ seed: 'heroes', armies: ['underworld', 'aesir'] });
    const heroes = (row: number) => state.board.slice(row, row + 5).map((piece) => piece?.hero);
    expect(heroes(0)).toEqual(['nyx', 'hades', 'blainn', 'demeter', 'tyr']);
    expect(heroes(30)).toEqual(['thor', 'baldur', 'ymir', 'odin', 'loki']);
    expect(pieceOn(state, 'a1')?.element).toBe('Shadow');
    expect([pieceOn(state, 'c1')?.element, pieceOn(state, 'a2')]).toMatchObject([
      'Neutral',
      { hero: null, element: 'Neutral' },
    ]);
  });

  rule('RC-ARM-02', 'has no place for a Shaman, a Demon Hunter or a Death Knight', () => {
    const placeless = HEROES.filter(({ class: heroClass }) =>
      ['Shaman', 'Demon Hunter', 'Death Knight'].includes(heroClass),
    );
    expect(placeless.length).toBeGreaterThan(10);
    for (const { slug } of placeless) {
      for (const slot of ['queen', 'rook', 'bishop', 'knight']) {
        expect(codes({ ...aesir, decks: {}, [slot]: slug })).toEqual([`${slot} WRONG_SLOT`]);
      }
    }
  });

  rule('RC-ARM-01', 'is refused at setup with everything that is wrong with it', () => {
    const armies = [{ ...aesir, queen: 'thor', king: 'nobody' }, 'olympus'] as const;
    try {
      ragnarokChess.setup({ seed: 'bad', armies });
      expect.fail('a bad army is accepted');
    } catch (error) {
      expect(error).toBeInstanceOf(UsageError);
      const { problems } = error as UsageError;
      expect(problems.map(({ path, code, rule: clause }) => [path, code, clause])).toEqual([
        ['armies.0.king', 'UNKNOWN_HERO', 'RC-ARM-01'],
        ['armies.0.queen', 'WRONG_SLOT', 'RC-ARM-01'],
        ['armies.0.decks.queen', 'WRONG_CLASS', 'RC-PCE-03'],
      ]);
    }
    for (const bad of [
      ['aesir'],
      'aesir',
      [null, 'aesir'],
      ['aesir', 'nobodies'],
      [{ ...aesir, king: {} }, aesir],
    ]) {
      expect(() => ragnarokChess.setup({ seed: 'bad', armies: bad as never })).toThrow(UsageError);
    }
    expect(() => ragnarokChess.setup({ seed: 'bad', army: 'aesir' } as never)).toThrow(
      'army: no such option',
    );
  });
});

describe('a spell deck', () => {
  rule('RC-PCE-03', 'has at most its slots, and may be smaller or empty', () => {
    const many = [...NEUTRAL, 6901, 6901];
    expect(codes(withDeck('queen', many))).toEqual(['decks.queen DECK_SIZE']);
    expect(many).toHaveLength(34);
    expect(codes(withDeck('queen', many.slice(1)))).toEqual([]);
    expect(codes(withDeck('rook', NEUTRAL.slice(0, 30)))).toEqual([]);
    expect(codes(withDeck('rook', NEUTRAL.slice(0, 31)))).toEqual(['decks.rook DECK_SIZE']);
    expect(codes(withDeck('knight', []))).toEqual([]);
    expect(codes({ ...aesir, decks: {} })).toEqual([]);
  });

  rule('RC-PCE-03', 'holds neutral spells and those of the hero’s class, two of each', () => {
    expect(codes(withDeck('knight', [8191, 8191]))).toEqual([]);
    expect(codes(withDeck('knight', [7901]))).toEqual(['decks.knight WRONG_CLASS']);
    expect(codes({ ...withDeck('knight', [7901]), knight: 'artemis' })).toEqual([]);
    expect(codes(withDeck('knight', [4901, 4901, 4901]))).toEqual(['decks.knight TOO_MANY_COPIES']);
    expect(codes(withDeck('knight', [1001]))).toEqual(['decks.knight NOT_COMBAT_SPELL']);
    expect(codes(withDeck('knight', [12]))).toEqual(['decks.knight UNKNOWN_CARD']);
    expect(codes(withDeck('knight', ['4901']))).toEqual(['decks.knight BAD_NUMBER']);
  });

  rule(['RC-PCE-02', 'RC-ARM-03'], 'is none of a king’s or pawn’s', () => {
    expect(codes(withDeck('king', [4901]))).toEqual(['decks.king UNKNOWN_FIELD']);
    expect(codes(withDeck('pawn', [4901]))).toEqual(['decks.pawn UNKNOWN_FIELD']);
  });

  rule('RC-PCE-02', 'is whole again for every combat', () => {
    const game = under({ combatLength: 'singleHand' });
    const first = play(at('2k2/5/5/R3r/5/5/2K2 w 0 0', game), 'a4e4', game).state;
    const { state } = fight(first, 'standOff', game);
    const again = play(state, 'e4a4', game).state;
    expect(again.combat?.poker.fighters.map(({ hero, spells }) => [hero, spells.length])).toEqual([
      ['ares', 14],
      ['thor', 14],
    ]);
  });
});

describe('a king', () => {
  /** Rook against rook, the armies having these kings. */
  const battle = (first: string, second: string, options = {}) => {
    const game = under(options);
    const armies = [under4(first), under4(second)] as const;
    return { game, state: at('2k1p/5/5/R3r/5/P4/2K2 w 0 0', game, { armies }) };
  };

  rule('RC-ARM-03', 'helps its piece at the start of a combat, by the role of that piece', () => {
    const fighters = (first: string, second: string, options = {}) => {
      const { game, state } = battle(first, second, options);
      return play(state, 'a4e4', game).state.combat?.poker.fighters;
    };
    expect(fighters('ymir', 'ymir')).toMatchObject([{ stamina: 10 }, { stamina: 9 }]);
    expect(fighters('buri', 'buri')).toMatchObject([{ armor: 0 }, { armor: 4 }]);
    expect(fighters('borr', 'blainn')).toMatchObject([{ armor: 2 }, { armor: 0, stamina: 12 }]);
    expect(fighters('ymir', 'blainn', { kingPassives: false })).toMatchObject([
      { stamina: 10 },
      { stamina: 10 },
    ]);
  });

  rule('RC-ARM-03', 'yggdrasil heals the winner, never above the maximum', () => {
    const { game, state } = battle('yggdrasil', 'borr');
    const won = fight(play(state, 'a4e4', game).state, 'attacker', game);
    const [written] = told(won.events, 'hpWrittenBack');
    const hp = pieceOn(won.state, 'e4')?.hp ?? 0;
    expect(hp).toBe(Math.min(100, (written?.hp ?? 0) + 5));
    const told5 = told(won.events, 'passiveTriggered');
    expect(told5.map(({ king, effect }) => [king, effect])).toEqual(
      hp === written?.hp ? [] : [['yggdrasil', 'heal']],
    );
    const lost = fight(play(state, 'a4e4', game).state, 'defender', game);
    expect(told(lost.events, 'passiveTriggered')).toEqual([]);
  });

  rule('RC-ARM-03', 'brimir hurts the piece that has won, down to 1 HP', () => {
    const { game, state } = battle('borr', 'brimir');
    const won = fight(play(state, 'a4e4', game).state, 'attacker', game);
    const [written] = told(won.events, 'hpWrittenBack');
    expect(pieceOn(won.state, 'e4')?.hp).toBe(Math.max(1, (written?.hp ?? 0) - 5));
    const weak = structuredClone(state) as RagnarokChessState;
    (weak.board[15] as { hp: number }).hp = 3;
    (weak.board[19] as { hp: number }).hp = 3;
    const close = fight(play(weak, 'a4e4', game).state, 'attacker', game);
    const after = told(close.events, 'hpWrittenBack')[0]?.hp ?? 0;
    expect(after).toBeLessThan(6);
    expect(pieceOn(close.state, 'e4')?.hp).toBe(1);
    expect(told(close.events, 'passiveTriggered')).toEqual([
      {
        type: 'passiveTriggered',
        seat: 0,
        piece: pieceOn(close.state, 'e4')?.id,
        king: 'brimir',
        effect: 'foeDmg',
        amount: 1 - after,
      },
    ]);
  });

  rule(
    'RC-ARM-03',
    'no passive works after stand-offs, instant kills, or where the ruleset knows none',
    () => {
      const single = battle('yggdrasil', 'brimir', { combatLength: 'singleHand' });
      const off = fight(play(single.state, 'a4e4', single.game).state, 'standOff', single.game);
      expect(told(off.events, 'passiveTriggered')).toEqual([]);
      const { game, state } = battle('yggdrasil', 'brimir', { kingPassives: false });
      const won = fight(play(state, 'a4e4', game).state, 'attacker', game);
      expect(told(won.events, 'passiveTriggered')).toEqual([]);
      const killing = at('2k1p/5/5/R(50,1)3p/5/5/2K2 w 0 0', ragnarokChess, {
        armies: [under4('yggdrasil'), under4('brimir')],
      });
      expect(told(play(killing, 'a4e4').events, 'passiveTriggered')).toEqual([]);
    },
  );

  rule(
    'RC-ARM-03',
    'audumbla heals the weakest piece at the start of the turn, the first in board order on a tie',
    () => {
      const armies = [under4('ymir'), under4('audumbla')] as const;
      const position = 'r(50,9)r(40,9)k2/n(40,9)4/5/5/5/5/Q(3,9)1K2 w 0 0';
      const { state, events } = play(at(position, ragnarokChess, { armies }), 'c1c2');
      expect(pieceOn(state, 'a6')?.hp).toBe(41);
      expect(told(events, 'passiveTriggered')).toEqual([
        {
          type: 'passiveTriggered',
          seat: 1,
          piece: pieceOn(state, 'a6')?.id,
          king: 'audumbla',
          effect: 'healWorst',
          amount: 1,
        },
      ]);
      // Not at the start of the other's turn, and nobody who lacks nothing.
      expect(told(play(state, 'c7c6').events, 'passiveTriggered')).toEqual([]);
      const sound = at('2k2/5/5/5/5/5/Q1K2 w 0 0', ragnarokChess, { armies });
      expect(told(play(sound, 'c1c2').events, 'passiveTriggered')).toEqual([]);
      const nearly = at('1rk(99.5,9)2/5/5/5/5/5/Q1K2 w 0 0', ragnarokChess, { armies });
      expect(pieceOn(play(nearly, 'c1c2').state, 'c7')?.hp).toBe(100);
    },
  );

  rule(['RC-ARM-03', 'RC-WIN-05'], 'that heals makes a new position', () => {
    const game = under({ repetition: 2 });
    const armies = [under4('audumbla'), under4('ymir')] as const;
    const state = at('2k2/5/5/5/5/5/Q(90,9)1K2 w 0 0', game, { armies });
    expect(play(state, 'c1c2 c7c6 c2c1 c6c7', game).state.result).toBeNull();
    const still = at('2k2/5/5/5/5/5/Q(90,9)1K2 w 0 0', game, { armies: [under4('ymir'), under4('ymir')] });
    expect(play(still, 'c1c2 c7c6 c2c1 c6c7', game).state.result?.reason).toBe('repetition');
  });
});
