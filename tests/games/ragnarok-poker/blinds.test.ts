import fc from 'fast-check';
import { pot, toCall } from 'holmgang/ragnarok-poker';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  brace,
  engage,
  GAME,
  hpOf,
  plain,
  play,
  randomMatch,
  ready,
  round,
  staminaOf,
  start,
  TIE,
  told,
  VANILLA,
} from './arrange.js';

const ONE_HAND = plain({ combatLength: 'singleHand' });

/** The forced bets of hand 1: HP, committed, what counts toward the bet to match, and who is all-in. */
function posted(small: number, big: number) {
  const fighters = [
    { hp: small, maxHp: 100 },
    { hp: big, maxHp: 100 },
  ] as const;
  const { state, events } = start(ONE_HAND, fighters);
  return { state, events, bets: told(events, 'forcedBetPosted').map(({ ante, amount }) => [ante, amount]) };
}

describe('forced bets', () => {
  rule(
    ['RP-BLD-01', 'RP-BLD-02', 'RP-BET-02'],
    'small blind 5, big blind 10, ante 0.5 each: a pot of 16',
    () => {
      const { state, bets } = posted(100, 100);
      expect(bets).toEqual([
        [0.5, 5],
        [0.5, 10],
      ]);
      expect(pot(state)).toBe(16);
      expect(hpOf(state)).toEqual([94.5, 89.5]);
      expect(state.fighters.map(({ committed }) => committed)).toEqual([5.5, 10.5]);
    },
  );

  rule('RP-BLD-03', 'antes do not count toward the bet to match: the small blind owes 5', () => {
    const { state } = posted(100, 100);
    expect(state.betToMatch).toBe(10);
    expect([toCall(state, 0), toCall(state, 1)]).toEqual([5, 0]);
  });

  rule('RP-BLD-04', 'the attacker is small blind first, then the blinds alternate', () => {
    let { state } = start(GAME);
    const seats: number[] = [];
    for (let hand = 1; hand <= 4; hand++) {
      seats.push(state.smallBlind);
      const small = state.smallBlind;
      state = play(GAME, state, [ready(small), ready(small === 0 ? 1 : 0), brace(small)]).state;
    }
    expect(seats).toEqual([0, 1, 0, 1]);
  });

  rule('RP-BLD-04', 'rulesets may begin with the defender, or not alternate', () => {
    const game = plain({ firstSmallBlind: 'defender', blindRotation: 'fixed' });
    const { state } = start(game);
    expect([state.smallBlind, state.toAct, ...hpOf(state)]).toEqual([1, 1, 89.5, 94.5]);
    expect(play(game, state, [brace(1)]).state.smallBlind).toBe(1);
    expect(told(start(game).events, 'combatStarted')[0]?.smallBlind).toBe(1);
  });

  rule.each([
    {
      hp: [100, 4],
      bets: [
        [0.5, 5],
        [0.5, 3.5],
      ],
      match: 5,
      allIn: [false, true],
      phase: 'over',
    },
    {
      hp: [100, 0.5],
      bets: [
        [0.5, 5],
        [0.5, 0],
      ],
      match: 5,
      allIn: [false, true],
      phase: 'over',
    },
    {
      hp: [0.5, 0.5],
      bets: [
        [0.5, 0],
        [0.5, 0],
      ],
      match: 0,
      allIn: [true, true],
      phase: 'over',
    },
    {
      hp: [3, 100],
      bets: [
        [0.5, 2.5],
        [0.5, 10],
      ],
      match: 10,
      allIn: [true, false],
      phase: 'over',
    },
    {
      hp: [5.5, 100],
      bets: [
        [0.5, 5],
        [0.5, 10],
      ],
      match: 10,
      allIn: [true, false],
      phase: 'over',
    },
    {
      hp: [100, 8.5],
      bets: [
        [0.5, 5],
        [0.5, 8],
      ],
      match: 8,
      allIn: [false, true],
      phase: 'faith',
    },
    {
      hp: [100, 10.5],
      bets: [
        [0.5, 5],
        [0.5, 10],
      ],
      match: 10,
      allIn: [false, true],
      phase: 'faith',
    },
    {
      hp: [6, 6],
      bets: [
        [0.5, 5],
        [0.5, 5.5],
      ],
      match: 5.5,
      allIn: [false, true],
      phase: 'faith',
    },
  ])(
    ['RP-BLD-05', 'RP-BET-13'],
    'with $hp HP they post what they have, the ante first: $bets',
    ({ hp: [small = 0, big = 0], bets, match, allIn, phase }) => {
      const found = posted(small, big);
      expect(found.bets).toEqual(bets);
      const seats = told(found.events, 'allIn').map(({ seat }) => seat);
      expect([seats.includes(0), seats.includes(1)]).toEqual(allIn);
      if (phase === 'faith') {
        expect(found.state.phase).toBe('faith');
        expect(found.state.betToMatch).toBe(match);
        expect(ONE_HAND.legalActions(found.state, 0)).toEqual([engage(0), brace(0)]);
      } else {
        // Nobody owes anything: the board runs out at once.
        expect(told(found.events, 'communityRevealed').length).toBeGreaterThanOrEqual(3);
        expect(told(found.events, 'showdown').length).toBeGreaterThanOrEqual(1);
        expect(told(found.events, 'attacked')).toEqual([]);
      }
    },
  );

  rule('RP-BLD-05', 'a short big blind is answered with what it posted', () => {
    const state = round(VANILLA, [{}, { hp: 8.5 }], TIE);
    const { state: next, events } = play(VANILLA, state, [engage(0)]);
    expect(told(events, 'engaged')).toEqual([{ type: 'engaged', seat: 0, amount: 3 }]);
    expect(told(events, 'handTied')).toHaveLength(1);
    expect(next.hand).toBeGreaterThan(1);
  });

  rule('RP-BLD-06', 'forced bets cost no stamina', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { state } = start(VANILLA, [{ stamina: 0 }, { stamina: 0 }], seed);
        expect(staminaOf(state)).toEqual([0, 0]);
      }),
      { numRuns: 5 },
    );
  });

  rule(['RP-BLD-01', 'RP-BLD-02'], 'the ante may be another', () => {
    const { state } = start(plain({ ante: 2.5 }));
    expect([pot(state), ...hpOf(state), state.betToMatch]).toEqual([20, 92.5, 87.5, 10]);
    const none = start(plain({ ante: 0 })).state;
    expect([pot(none), ...hpOf(none)]).toEqual([15, 95, 90]);
  });

  rule('RP-BLD-01', 'are posted in every hand of any match', () => {
    const { events } = randomMatch(VANILLA, [{}, {}], 'forced');
    const all = events.flat();
    expect(told(all, 'forcedBetPosted')).toHaveLength(2 * told(all, 'handStarted').length);
  });
});
