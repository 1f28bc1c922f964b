import fc from 'fast-check';
import type { Seat } from 'holmgang';
import {
  betRange,
  type FighterSetup,
  pot,
  type RagnarokPokerAction,
  type RagnarokPokerGame,
  type RagnarokPokerState,
  staminaCost,
  toCall,
} from 'holmgang/ragnarok-poker';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule.js';
import {
  attack,
  brace,
  changed,
  codeOf,
  counterAttack,
  defend,
  engage,
  hpOf,
  plain,
  play,
  randomMatch,
  refusal,
  round,
  staminaOf,
  start,
  status,
  TIE,
  toBetting,
  told,
  types,
  VANILLA,
  WIN,
} from './arrange.js';

/** Foresight, with nothing bet in it; seat 1 opens. */
function foresight(
  fighters?: readonly [FighterSetup, FighterSetup],
  game = VANILLA,
  cards: readonly [string, string, string] = WIN,
) {
  return play(game, round(game, fighters, cards), [engage(0), defend(1)]).state;
}

describe('the five actions', () => {
  rule('RP-BET-01', 'are bet, raise, call, fold and check', () => {
    const state = foresight();
    expect(new Set(VANILLA.legalActions(state, 1).map(({ type }) => type))).toEqual(
      new Set(['attack', 'defend', 'brace']),
    );
    const { state: bet } = play(VANILLA, state, [attack(1, { amount: 10 })]);
    expect(new Set(VANILLA.legalActions(bet, 0).map(({ type }) => type))).toEqual(
      new Set(['counterAttack', 'engage', 'brace']),
    );
  });

  rule('RP-BET-02', 'HP go into the pot at once, and HP and committed HP together stay the same', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { states, events } = randomMatch(VANILLA, [{}, {}], seed);
        states.slice(1).forEach((state, i) => {
          const before = states[i] as RagnarokPokerState;
          if (types(events[i + 1] ?? []).some((type) => ['handWon', 'handTied'].includes(type))) return;
          for (const seat of [0, 1] as const) {
            const [a, b] = [before.fighters[seat], state.fighters[seat]];
            expect(b.hp + b.committed).toBe(a.hp + a.committed);
          }
          expect(pot(state)).toBe(state.fighters[0].committed + state.fighters[1].committed);
        });
      }),
      { numRuns: 20 },
    );
    const { state } = play(VANILLA, foresight(), [attack(1, { amount: 25 })]);
    expect(state.fighters[1]).toMatchObject({ hp: 64.5, committed: 35.5, betThisRound: 25 });
    expect([pot(state), state.betToMatch]).toEqual([46, 25]);
  });
});

describe('Attack', () => {
  rule.each([
    { amount: 10, code: undefined },
    { amount: 11, code: undefined },
    { amount: 89.5, code: undefined },
    { amount: 89, code: undefined },
    { amount: 9, code: 'BELOW_MINIMUM' },
    { amount: 0, code: 'BELOW_MINIMUM' },
    { amount: 9.5, code: 'BELOW_MINIMUM' },
    { amount: -10, code: 'BELOW_MINIMUM' },
    { amount: 10.5, code: 'NOT_WHOLE' },
    { amount: 1e9, code: 'NOT_ENOUGH_HP' },
    { amount: 90, code: 'NOT_ENOUGH_HP' },
    { amount: 90.5, code: 'NOT_WHOLE' },
  ])('RP-BET-03', 'of $amount with 89.5 HP: $code', ({ amount, code }) => {
    const found = refusal(VANILLA, foresight(), attack(1, { amount }));
    expect(found).toEqual(code === undefined ? undefined : { code, rule: 'RP-BET-03' });
  });

  rule('RP-BET-03', 'is legal only where nobody has bet', () => {
    const state = round(VANILLA);
    expect(refusal(VANILLA, state, attack(0, { amount: 10 }))).toEqual({
      code: 'BET_OUTSTANDING',
      rule: 'RP-BET-03',
    });
    const bet = play(VANILLA, foresight(), [attack(1, { amount: 10 })]).state;
    expect(codeOf(VANILLA, bet, attack(0, { amount: 10 }))).toBe('BET_OUTSTANDING');
  });

  rule('RP-BET-03', 'with less than the minimum can only be all-in', () => {
    const state = foresight([{}, { hp: 17.5 }]);
    expect(hpOf(state)[1]).toBe(7);
    expect(codeOf(VANILLA, state, attack(1, { amount: 6 }))).toBe('BELOW_MINIMUM');
    const { state: after, events } = play(VANILLA, state, [attack(1, { amount: 7 })]);
    expect(after.fighters[1]).toMatchObject({ hp: 0, allIn: true });
    expect(types(events)).toEqual(['attacked', 'staminaChanged', 'allIn']);
  });

  it.each([Number.NaN, 1e300, '10', null, 10.3, -0, Number.POSITIVE_INFINITY])(
    'of %s is no action at all',
    (amount) => {
      const action = { type: 'attack', seat: 1, amount } as RagnarokPokerAction;
      expect(codeOf(VANILLA, foresight(), action)).toBe('BAD_ACTION');
    },
  );
});

describe('Counter Attack', () => {
  rule.each([
    { raiseBy: 10, code: undefined },
    { raiseBy: 84.5, code: undefined },
    { raiseBy: 9, code: 'BELOW_MINIMUM' },
    { raiseBy: 0, code: 'BELOW_MINIMUM' },
    { raiseBy: 12.5, code: 'NOT_WHOLE' },
    { raiseBy: 90, code: 'NOT_ENOUGH_HP' },
  ])('RP-BET-04', 'by $raiseBy against a bet of 5, with 89.5 HP: $code', ({ raiseBy, code }) => {
    const state = round(VANILLA, [{ hp: 95, maxHp: 100 }, {}]);
    expect([hpOf(state)[0], toCall(state, 0)]).toEqual([89.5, 5]);
    const found = refusal(VANILLA, state, counterAttack(0, { raiseBy }));
    expect(found).toEqual(code === undefined ? undefined : { code, rule: 'RP-BET-04' });
  });

  rule('RP-BET-04', 'pays the call and the raise', () => {
    const { state, events } = play(VANILLA, round(VANILLA), [counterAttack(0, { raiseBy: 20 })]);
    expect(state.fighters[0]).toMatchObject({ hp: 69.5, committed: 30.5, betThisRound: 30 });
    expect([state.betToMatch, toCall(state, 1), state.toAct]).toEqual([30, 20, 1]);
    expect(told(events, 'counterAttacked')).toEqual([
      { type: 'counterAttacked', seat: 0, call: 5, raiseBy: 20 },
    ]);
  });

  rule('RP-BET-04', 'needs a bet, and more HP than the call', () => {
    expect(refusal(VANILLA, foresight(), counterAttack(1, { raiseBy: 10 }))).toEqual({
      code: 'NOTHING_TO_RAISE',
      rule: 'RP-BET-04',
    });
    const exact = play(VANILLA, foresight([{}, { hp: 30.5 }]), [defend(1), attack(0, { amount: 20 })]).state;
    expect(hpOf(exact)[1]).toBe(20);
    expect(codeOf(VANILLA, exact, counterAttack(1, { raiseBy: 0 }))).toBe('NOT_ENOUGH_HP');
    expect(codeOf(VANILLA, exact, counterAttack(1, { raiseBy: 10 }))).toBe('NOT_ENOUGH_HP');
    // Of several reasons the first of their list is told.
    expect(codeOf(VANILLA, exact, counterAttack(1, { raiseBy: 5 }))).toBe('BELOW_MINIMUM');
    const more = play(VANILLA, foresight([{}, { hp: 31 }]), [defend(1), attack(0, { amount: 20 })]).state;
    expect(codeOf(VANILLA, more, counterAttack(1, { raiseBy: 0.5 }))).toBeUndefined();
    expect(codeOf(VANILLA, more, counterAttack(1, { raiseBy: 0 }))).toBe('BELOW_MINIMUM');
  });

  rule('RP-BET-04', 'is the big blind’s option as well', () => {
    const { state } = play(VANILLA, round(VANILLA), [engage(0)]);
    expect([state.phase, state.toAct, toCall(state, 1)]).toEqual(['faith', 1, 0]);
    expect(codeOf(VANILLA, state, counterAttack(1, { raiseBy: 10 }))).toBeUndefined();
    expect(codeOf(VANILLA, state, defend(1))).toBeUndefined();
    expect(play(VANILLA, state, [counterAttack(1, { raiseBy: 10 })]).state.toAct).toBe(0);
  });

  rule('RP-BET-04', 'may have to be as much as the last raise', () => {
    const game = plain({ minRaise: 'lastRaise' });
    const state = play(game, round(game), [counterAttack(0, { raiseBy: 25 })]).state;
    expect(codeOf(game, state, counterAttack(1, { raiseBy: 24 }))).toBe('BELOW_MINIMUM');
    expect(codeOf(game, state, counterAttack(1, { raiseBy: 25 }))).toBeUndefined();
    expect(codeOf(game, round(game), counterAttack(0, { raiseBy: 10 }))).toBeUndefined();
    expect(codeOf(game, round(game), counterAttack(0, { raiseBy: 9 }))).toBe('BELOW_MINIMUM');
    const called = play(game, state, [engage(1)]).state;
    expect(codeOf(game, called, attack(1, { amount: 10 }))).toBeUndefined();
    const usual = play(VANILLA, round(VANILLA), [counterAttack(0, { raiseBy: 25 })]).state;
    expect(codeOf(VANILLA, usual, counterAttack(1, { raiseBy: 10 }))).toBeUndefined();
  });
});

describe('Engage, Defend and Brace', () => {
  rule('RP-BET-05', 'Engage pays what is owed and nothing else', () => {
    const { state, events } = play(VANILLA, round(VANILLA), [engage(0)]);
    expect(state.fighters[0]).toMatchObject({ hp: 89.5, committed: 10.5 });
    expect(told(events, 'engaged')).toEqual([{ type: 'engaged', seat: 0, amount: 5 }]);
    expect(refusal(VANILLA, state, engage(1))).toEqual({ code: 'NOTHING_TO_CALL', rule: 'RP-BET-05' });
  });

  rule('RP-BET-05', 'Engage with too little pays everything and is all-in', () => {
    const state = play(VANILLA, foresight([{}, { hp: 25 }], VANILLA, TIE), [
      defend(1),
      attack(0, { amount: 40 }),
    ]).state;
    const { events } = play(VANILLA, state, [engage(1)]);
    expect(types(events).slice(0, 3)).toEqual(['engaged', 'allIn', 'communityRevealed']);
    expect(told(events, 'engaged')[0]?.amount).toBe(14.5);
  });

  rule('RP-BET-06', 'Defend is legal only where nothing is owed', () => {
    expect(refusal(VANILLA, round(VANILLA), defend(0))).toEqual({
      code: 'MUST_CALL_OR_FOLD',
      rule: 'RP-BET-06',
    });
    expect(codeOf(VANILLA, foresight(), defend(1))).toBeUndefined();
  });

  rule('RP-BET-07', 'Brace is legal at any own turn, also where nothing is owed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const state of randomMatch(VANILLA, [{}, {}], seed).states) {
          const [seat] = VANILLA.deciders(state);
          if (seat !== undefined) expect(codeOf(VANILLA, state, brace(seat))).toBeUndefined();
        }
      }),
      { numRuns: 10 },
    );
    expect(codeOf(VANILLA, foresight(), brace(0))).toBe('NOT_YOUR_TURN');
  });
});

describe('stamina', () => {
  rule.each([
    [1, 1],
    [10, 1],
    [10.5, 2],
    [11, 2],
    [20, 2],
    [94.5, 10],
  ])('RP-BET-08', '%s', ([amount = 0, cost]) => {
    expect(staminaCost(amount)).toBe(cost);
  });

  rule(
    'RP-BET-08',
    'is paid for bets and raise parts, gained by Defend, lost by Brace, untouched by Engage',
    () => {
      const bet = play(VANILLA, foresight(), [attack(1, { amount: 25 })]);
      expect(staminaOf(bet.state)).toEqual([10, 8]);
      const raised = play(VANILLA, bet.state, [counterAttack(0, { raiseBy: 11 })]);
      expect(staminaOf(raised.state)).toEqual([8, 8]);
      expect(staminaOf(play(VANILLA, raised.state, [engage(1)]).state)).toEqual([8, 8]);
      expect(staminaOf(play(VANILLA, raised.state, [brace(1)]).state)).toEqual([8, 7]);
      expect(staminaOf(play(VANILLA, foresight(), [defend(1)]).state)).toEqual([10, 12]);
      expect(told(raised.events, 'staminaChanged')).toEqual([
        { type: 'staminaChanged', seat: 0, amount: -2, total: 8 },
      ]);
    },
  );

  rule('RP-BET-08', 'is counted otherwise where the ruleset says so', () => {
    const game = plain({ hpPerStamina: 7 });
    const state = play(game, foresight(undefined, game), [attack(1, { amount: 15 })]).state;
    expect(staminaOf(state)).toEqual([10, 8]);
  });

  rule('RP-BET-09', 'limits bets and raises, and nothing else', () => {
    const state = foresight([{ stamina: 0 }, { stamina: 1 }]);
    expect(staminaOf(state)).toEqual([0, 2]);
    expect(refusal(VANILLA, state, attack(1, { amount: 21 }))).toEqual({
      code: 'NOT_ENOUGH_STAMINA',
      rule: 'RP-BET-09',
    });
    expect(codeOf(VANILLA, state, attack(1, { amount: 89.5 }))).toBe('NOT_ENOUGH_STAMINA');
    expect(codeOf(VANILLA, state, attack(1, { amount: 20 }))).toBeUndefined();
    const bet = play(VANILLA, state, [attack(1, { amount: 20 })]).state;
    expect(codeOf(VANILLA, bet, counterAttack(0, { raiseBy: 10 }))).toBe('NOT_ENOUGH_STAMINA');
    expect([engage(0), brace(0)].map((action) => codeOf(VANILLA, bet, action))).toEqual([
      undefined,
      undefined,
    ]);
    const folded = play(VANILLA, bet, [brace(0)]);
    expect(staminaOf(folded.state)).toEqual([0, 0]);
    expect(told(folded.events, 'staminaChanged')).toEqual([]);
  });
});

describe('who cannot bet', () => {
  rule('RP-BET-10', 'nobody raises a fighter that is all-in', () => {
    const state = play(VANILLA, round(VANILLA, [{ hp: 40 }, {}]), [
      counterAttack(0, { raiseBy: 29.5 }),
    ]).state;
    expect(state.fighters[0]).toMatchObject({ hp: 0, allIn: true });
    expect(refusal(VANILLA, state, counterAttack(1, { raiseBy: 20 }))).toEqual({
      code: 'OPPONENT_ALL_IN',
      rule: 'RP-BET-10',
    });
    expect(VANILLA.legalActions(state, 1)).toEqual([engage(1), brace(1)]);
  });

  rule(
    ['RP-BET-10', 'X-ST-06'],
    'a frozen fighter neither bets nor raises, but calls, checks and folds',
    () => {
      const state = round(VANILLA, [{ statuses: [status('frozen', 2)] }, {}]);
      expect(refusal(VANILLA, state, counterAttack(0, { raiseBy: 10 }))).toEqual({
        code: 'FROZEN',
        rule: 'RP-BET-10',
      });
      expect(VANILLA.legalActions(state, 0)).toEqual([engage(0), brace(0)]);
      const later = play(VANILLA, state, [engage(0), defend(1), defend(1)]).state;
      expect(codeOf(VANILLA, later, attack(0, { amount: 10 }))).toBe('FROZEN');
      expect(VANILLA.legalActions(later, 0)).toEqual([defend(0), brace(0)]);
    },
  );

  rule('RP-BET-03', 'several obstacles are told in their order', () => {
    const frozen = changed(VANILLA, foresight(), ({ fighters }) => {
      fighters[1].statuses = [status('frozen')];
      fighters[1].stamina = 0;
    });
    expect(codeOf(VANILLA, frozen, attack(1, { amount: 9.5 }))).toBe('BELOW_MINIMUM');
    expect(codeOf(VANILLA, frozen, attack(1, { amount: 95.5 }))).toBe('NOT_WHOLE');
    expect(codeOf(VANILLA, frozen, attack(1, { amount: 95 }))).toBe('NOT_ENOUGH_HP');
    expect(codeOf(VANILLA, frozen, attack(1, { amount: 20 }))).toBe('NOT_ENOUGH_STAMINA');
    expect(codeOf(VANILLA, frozen, attack(0, { amount: 20 }))).toBe('NOT_YOUR_TURN');
    const able = changed(VANILLA, frozen, ({ fighters }) => {
      fighters[1].stamina = 9;
    });
    expect(codeOf(VANILLA, able, attack(1, { amount: 20 }))).toBe('FROZEN');
  });
});

describe('rounds', () => {
  rule('RP-BET-11', 'Faith opens with the small blind, Foresight and Destiny with the big blind', () => {
    const state = round(VANILLA);
    expect(state.toAct).toBe(0);
    const second = play(VANILLA, state, [engage(0), defend(1)]).state;
    expect([second.phase, second.toAct]).toEqual(['foresight', 1]);
    const third = play(VANILLA, second, [defend(1), defend(0)]).state;
    expect([third.phase, third.toAct]).toEqual(['destiny', 1]);
  });

  rule('RP-BET-11', 'rulesets may let the small blind open them all, or bet before Faith', () => {
    const small = plain({ laterRoundsFirst: 'smallBlind' });
    expect(foresight(undefined, small).toAct).toBe(0);
    const game = plain({ preflopBetting: true });
    const { state } = start(game);
    expect([state.phase, state.toAct, state.community.length]).toEqual(['preflop', 0, 0]);
    const faith = play(game, state, [engage(0), defend(1)]).state;
    expect([faith.phase, faith.toAct, faith.betToMatch, faith.community.length]).toEqual(['faith', 1, 0, 3]);
    const short = start(game, [{ hp: 3 }, {}]);
    expect(types(short.events).slice(0, 8)).toContain('communityRevealed');
    expect(codeOf(game, state, attack(0, { amount: 10 }))).toBe('BET_OUTSTANDING');
  });

  rule('RP-BET-12', 'end when both have answered the last bet', () => {
    const state = foresight();
    const once = play(VANILLA, state, [defend(1)]).state;
    expect([once.phase, once.toAct]).toEqual(['foresight', 0]);
    const bet = play(VANILLA, once, [attack(0, { amount: 10 })]).state;
    expect([bet.phase, bet.toAct]).toEqual(['foresight', 1]);
    const raised = play(VANILLA, bet, [counterAttack(1, { raiseBy: 10 })]).state;
    expect([raised.phase, raised.toAct]).toEqual(['foresight', 0]);
    expect(play(VANILLA, raised, [engage(0)]).state.phase).toBe('destiny');
    expect(play(VANILLA, bet, [engage(1)]).state.phase).toBe('destiny');
  });

  rule('RP-BET-13', 'without anybody to bet the remaining cards are turned up', () => {
    const state = round(VANILLA, [{ hp: 40 }, {}], TIE);
    const allIn = play(VANILLA, state, [counterAttack(0, { raiseBy: 29.5 })]);
    expect(allIn.state.toAct).toBe(1);
    const { events } = play(VANILLA, allIn.state, [engage(1)]);
    expect(types(events).slice(0, 4)).toEqual([
      'engaged',
      'communityRevealed',
      'communityRevealed',
      'showdown',
    ]);
  });

  rule('RP-BET-13', 'both all-in, by a call for less', () => {
    const state = round(VANILLA, [{}, { hp: 40 }], TIE);
    const bet = play(VANILLA, state, [counterAttack(0, { raiseBy: 89.5 })]).state;
    const { events, state: next } = play(VANILLA, bet, [engage(1)]);
    expect(told(events, 'allIn').map(({ seat }) => seat)).toEqual([1]);
    expect(told(events, 'handTied')).toHaveLength(1);
    expect(next.hand).toBe(2);
  });

  rule('RP-BET-14', 'begin with nothing to match, and what was committed stays', () => {
    const state = play(VANILLA, foresight(), [attack(1, { amount: 20 }), engage(0)]).state;
    expect([state.phase, state.betToMatch, state.lastRaise]).toEqual(['destiny', 0, 0]);
    expect(state.fighters.map(({ betThisRound, committed }) => [betThisRound, committed])).toEqual([
      [0, 30.5],
      [0, 30.5],
    ]);
  });
});

describe('what can be bet', () => {
  /** Every legal amount by asking for each multiple of 0.5. */
  function accepted(game: RagnarokPokerGame, state: RagnarokPokerState, seat: Seat): number[] {
    const all = Array.from({ length: 260 }, (_, i) => i / 2);
    return all.filter((amount) => {
      const actions = [attack(seat, { amount }), counterAttack(seat, { raiseBy: amount })];
      return actions.some((action) => codeOf(game, state, action) === undefined);
    });
  }

  rule(['RP-BET-03', 'RP-BET-04', 'RP-BET-09'], 'is told by the range, and no more', () => {
    const games = [VANILLA, plain({ betStep: 0.5, hpPerStamina: 7, minRaise: 'lastRaise' })];
    fc.assert(
      fc.property(
        fc.constantFrom(...games),
        fc.string(),
        fc.nat(11),
        fc.nat(99),
        (game, seed, stamina, hp) => {
          const { states } = randomMatch(game, [{ stamina, hp: (hp + 1) / 2 }, { stamina: 3 }], seed);
          for (const state of states.slice(0, 6)) {
            const [seat] = game.deciders(state);
            if (seat === undefined) continue;
            const range = betRange(state, seat, game.rules);
            const amounts = accepted(game, state, seat);
            if (range === null) {
              expect(amounts).toEqual([]);
              continue;
            }
            const { min, max, step, allIn, type } = range;
            expect([amounts[0], amounts.at(-1)]).toEqual([min, max]);
            const steps = Math.floor((max - min) / step) + 1;
            expect(amounts).toHaveLength(Number.isInteger((max - min) / step) ? steps : steps + 1);
            const left = state.fighters[seat].hp - toCall(state, seat);
            expect(allIn).toBe(amounts.includes(left));
            expect(game.legalActions(state, seat).some((action) => action.type === type)).toBe(true);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  rule(['RP-BET-03', 'RP-BET-04'], 'is listed as the least, half the pot, the pot and everything', () => {
    const amounts = (state: RagnarokPokerState, seat: Seat) =>
      VANILLA.legalActions(state, seat).flatMap((action) =>
        action.type === 'attack' ? [action.amount] : action.type === 'counterAttack' ? [action.raiseBy] : [],
      );
    expect(amounts(round(VANILLA), 0)).toEqual([10, 21, 89.5]);
    expect(amounts(foresight(), 1)).toEqual([10, 21, 89.5]);
    const large = play(VANILLA, foresight(), [attack(1, { amount: 20 }), engage(0)]).state;
    expect([pot(large), amounts(large, 1)]).toEqual([61, [10, 30, 61, 69.5]]);
    expect(amounts(foresight([{}, { stamina: 1 }]), 1)).toEqual([10, 20]);
    expect(amounts(foresight([{}, { hp: 20.5 }]), 1)).toEqual([10]);
    expect(amounts(foresight([{}, { hp: 15 }]), 1)).toEqual([4.5]);
  });

  rule('RP-BET-03', 'may be halves', () => {
    const game = plain({ betStep: 0.5 });
    const state = foresight(undefined, game);
    expect(codeOf(game, state, attack(1, { amount: 10.5 }))).toBeUndefined();
    expect(codeOf(game, state, attack(1, { amount: 9.5 }))).toBe('BELOW_MINIMUM');
  });

  rule('RP-BET-05', 'a call may need stamina as well, and is cut short without', () => {
    const game = plain({ callNeedsStamina: true, uncalledExcess: 'returned' });
    const state = toBetting(game, start(game, [{ stamina: 2 }, { stamina: 10 }]).state);
    const raised = play(game, state, [engage(0), counterAttack(1, { raiseBy: 40 })]).state;
    const { events } = play(game, raised, [engage(0)]);
    expect(told(events, 'engaged')[0]?.amount).toBe(20);
    expect(types(events).slice(0, 3)).toEqual(['engaged', 'allIn', 'communityRevealed']);
    const none = toBetting(game, start(game, [{ stamina: 0 }, {}]).state);
    expect(told(play(game, none, [engage(0)]).events, 'engaged')[0]?.amount).toBe(0);
    const free = toBetting(VANILLA, start(VANILLA, [{ stamina: 0 }, {}]).state);
    expect(told(play(VANILLA, free, [engage(0)]).events, 'engaged')[0]?.amount).toBe(5);
  });
});
