import fc from 'fast-check';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  arrange,
  at,
  boardOf,
  GAME,
  handOf,
  kinds,
  lives,
  pass,
  play,
  playRefusal,
  told,
  variant,
} from './arrange.js';

const SEVEN = Array<number>(7).fill(1007);

rule('RS-LIM-01', 'no side ever has more than seven minions, sleepers counted', () => {
  const board = [...SEVEN.slice(1), { cardId: 2004, dormant: 2 }];
  expect(playRefusal(arrange([{ hand: [1007], board }, {}]))).toBe('BOARD_FULL RS-LIM-02');
  expect(boardOf(play(arrange([{ hand: [7005], board: SEVEN.slice(2) }, {}])).state, 0).length).toBe(7);
});

rule('RS-LIM-02', 'the eighth minion cannot be played, unless it is attached', () => {
  expect(playRefusal(arrange([{ hand: [1007], board: SEVEN }, {}]))).toBe('BOARD_FULL RS-LIM-02');
  expect(playRefusal(arrange([{ hand: [1007], board: SEVEN.slice(1) }, {}]))).toBe(null);
  const state = arrange([{ hand: [1015], board: [...SEVEN.slice(1), 1014] }, {}]);
  expect(playRefusal(state)).toBe('BOARD_FULL RS-LIM-02');
  expect(playRefusal(state, { attachTo: at(state, 0, 6) })).toBe(null);
});

rule('RS-LIM-03', 'what is summoned beyond the seventh does not come', () => {
  const { state, events } = play(arrange([{ hand: [7005], board: SEVEN.slice(1) }, {}]));
  expect(boardOf(state, 0)).toEqual([...SEVEN.slice(1), 9001]);
  expect(told(events, 'summonFailed').length).toBe(2);
});

rule(['RS-LIM-04', 'RS-LIM-05'], 'a hand holds ten cards; another one is shown and burns', () => {
  const state = arrange([{}, { hand: Array<number>(10).fill(1007), deck: [8306, 1001] }]);
  const { state: burned, events } = pass(state);
  expect(handOf(burned, 1).length).toBe(10);
  expect(told(events, 'cardBurned')).toEqual([{ type: 'cardBurned', seat: 1, cardId: 8306 }]);
  expect(burned.players[1].deck.length).toBe(1);
  expect(burned.players[1].graveyard).toEqual([{ cardId: 8306, cause: 'burned', count: 1 }]);
  expect(GAME.viewEvents(events, 0)).toContainEqual({ type: 'cardBurned', seat: 1, cardId: 8306 });
  expect(handOf(pass(arrange([{}, { hand: Array<number>(9).fill(1007) }])).state, 1).length).toBe(10);
});

rule('RS-LIM-04', 'under an option nine cards are enough', () => {
  const nine = variant({ handLimit: 9 });
  const state = arrange([{}, { hand: Array<number>(9).fill(1007) }], nine);
  expect(kinds(pass(state, [], nine).events)).toContain('cardBurned');
});

rule('RS-LIM-05', 'created cards burn, too', () => {
  const full = arrange([{ hand: [2016, ...Array<number>(9).fill(1007)], mana: 10 }, {}]);
  expect(handOf(play(full).state, 0).length).toBe(10);
  const { rules } = GAME;
  expect(rules.options.handLimit).toBe(10);
  const traded = arrange([{ hand: [8306, ...Array<number>(9).fill(1007)], deck: [1001, 1002, 1003] }, {}]);
  expect(told(play(traded).events, 'cardBurned').map(({ cardId }) => cardId)).toEqual([1002, 1003]);
});

rule('RS-LIM-06', 'the k-th draw from an empty deck deals k, through armor', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 12 }), (before, armor) => {
      const state = arrange([{}, { deck: [], fatigue: before, armor }]);
      const { state: tired, events } = pass(state);
      expect(told(events, 'fatigue')).toEqual([{ type: 'fatigue', seat: 1, amount: before + 1 }]);
      expect(lives(tired)[1]).toBe(30 - Math.max(0, before + 1 - armor));
      expect(tired.players[1].hero.armor).toBe(Math.max(0, armor - before - 1));
    }),
  );
});

rule('RS-LIM-06', 'several draws in one text tire one after the other', () => {
  expect(lives(play(arrange([{ hand: [8306], deck: [1001], health: 20 }, {}])).state)[0]).toBe(22);
});

rule('RS-LIM-06', 'fatigue can be flat, or none', () => {
  const options = { turnLimit: 100 } as const;
  for (const [fatigue, lost] of [
    ['flat', 1],
    ['none', 0],
  ] as const) {
    const game = variant({ ...options, fatigue });
    const state = arrange([{}, { deck: [], fatigue: 4 }], game);
    expect(lives(pass(state, [], game).state)[1]).toBe(30 - lost);
  }
});
