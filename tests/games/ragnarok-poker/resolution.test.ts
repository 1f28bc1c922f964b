import fc from 'fast-check';
import type { Seat } from 'holmgang';
import {
  bestFive,
  createRagnarokPoker,
  evaluate,
  parseCards,
  type RagnarokPokerEvent,
  type RagnarokPokerState,
  resolveFold,
  resolveShowdown,
} from 'holmgang/ragnarok-poker';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  attack,
  brace,
  changed,
  counterAttack,
  defend,
  engage,
  hpOf,
  LOSS,
  plain,
  play,
  randomMatch,
  round,
  staminaOf,
  start,
  status,
  TIE,
  told,
  types,
  VANILLA,
  variant,
  WIN,
} from './arrange.js';

const ONE = createRagnarokPoker('one-hand');
const one = (options: Parameters<typeof plain>[0] = {}) => plain({ combatLength: 'singleHand', ...options });
const POKER = one();

/** Both have 30 HP in the pot beside the ante; the last bet was called. */
function called(
  game = POKER,
  fighters?: Parameters<typeof round>[1],
  cards: readonly [string, string, string] = WIN,
) {
  const state = round(game, fighters, cards);
  return play(game, state, [counterAttack(0, { raiseBy: 20 }), engage(1)]);
}

/** Plays on without bets until the hand is over. */
function checkDown(game = POKER, from: RagnarokPokerState) {
  const events: RagnarokPokerEvent[] = [];
  let state = from;
  const { hand } = from;
  while (state.result === null && state.hand === hand && state.toAct !== null) {
    const next = play(game, state, [defend(state.toAct)]);
    events.push(...next.events);
    state = next.state;
  }
  return { state, events };
}

describe('a showdown', () => {
  const player = { hp: 70, maxHp: 100, committed: 30, armor: 0 };
  const opponent = { hp: 80, maxHp: 100, committed: 20, armor: 0 };

  rule(
    ['RP-RES-03', 'RP-RES-04', 'RP-RES-01'],
    'is settled as in the example of the document: 30 against 20',
    () => {
      const [winner, loser] = resolveShowdown([player, opponent], 0);
      expect(winner).toMatchObject({ hp: 100, excess: 10, recovered: 20, lost: 0 });
      expect(loser).toMatchObject({ hp: 80, excess: 0, recovered: 0, lost: 20 });
      const kept = resolveShowdown([player, opponent], 0, { returnsExcess: false });
      expect(kept.map(({ hp }) => hp)).toEqual([100, 80]);
    },
  );

  rule('RP-RES-01', 'gives back what nobody matched, before anything else', () => {
    const [loser, winner] = resolveShowdown([player, opponent], 1);
    expect([loser.hp, loser.excess, loser.lost, winner.hp]).toEqual([80, 10, 20, 100]);
    const kept = resolveShowdown([player, opponent], 1, { returnsExcess: false });
    expect(kept.map(({ hp }) => hp)).toEqual([70, 100]);
    const { state, events } = play(POKER, round(POKER, [{}, { hp: 40 }], LOSS), [
      counterAttack(0, { raiseBy: 89.5 }),
      engage(1),
    ]);
    expect(told(events, 'excessReturned')).toEqual([{ type: 'excessReturned', seat: 0, amount: 60 }]);
    expect(hpOf(state)).toEqual([60, 40]);
    const keeps = one({ uncalledExcess: 'kept' });
    const lost = play(keeps, round(keeps, [{}, { hp: 40 }], LOSS), [
      counterAttack(0, { raiseBy: 89.5 }),
      engage(1),
    ]);
    expect(hpOf(lost.state)).toEqual([0, 40]);
  });

  rule('RP-RES-02', 'shows both hands, and the higher one wins', () => {
    const { state, events } = checkDown(POKER, called().state);
    const [showdown] = told(events, 'showdown');
    expect(showdown?.hands.map(({ rank, name }) => [rank, name])).toEqual([
      [4, "Thor's Hammer"],
      [1, 'High Card'],
    ]);
    expect(showdown?.hands[0].hole).toEqual(parseCards('As Ah'));
    expect(showdown?.hands[0].best).toEqual(parseCards('As Ah Ac Kd 8h'));
    expect(told(events, 'handWon')).toEqual([{ type: 'handWon', seat: 0, folded: false }]);
    expect(state.revealed).toBe(true);
  });

  rule('RP-RES-02', 'is won by the stronger hand in any match', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const events of randomMatch(VANILLA, [{}, {}], seed).events) {
          const [showdown] = told(events, 'showdown');
          if (showdown === undefined) continue;
          const before = events.slice(0, events.indexOf(showdown));
          const cards = told(before, 'communityRevealed').flatMap(({ cards: some }) => some);
          const strengths = showdown.hands.map(({ best }) => evaluate(best));
          const [a = 0, b = 0] = strengths;
          const next = events[events.indexOf(showdown) + 1];
          const winner = next?.type === 'handWon' ? next.seat : null;
          expect(winner).toBe(a === b ? null : a > b ? 0 : 1);
          for (const { hole, best } of showdown.hands) {
            if (cards.length === 5) expect(bestFive([...hole, ...cards])).toEqual(best);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  rule(['RP-RES-03', 'RP-RES-04'], 'gives the winner exactly its own, the loser nothing', () => {
    const { state } = called();
    expect(hpOf(state)).toEqual([69.5, 69.5]);
    const won = checkDown(POKER, state);
    expect(hpOf(won.state)).toEqual([100, 69.5]);
    expect(told(won.events, 'hpRecovered')).toEqual([
      { type: 'hpRecovered', seat: 0, amount: 30.5, total: 100 },
    ]);
    expect(told(won.events, 'hpLost')).toEqual([{ type: 'hpLost', seat: 1, amount: 30.5, total: 69.5 }]);
    expect(hpOf(checkDown(POKER, called(POKER, undefined, LOSS).state).state)).toEqual([69.5, 100]);
  });

  rule('RP-RES-03', 'never lifts anybody above the maximum', () => {
    const over = { hp: 95, maxHp: 100, committed: 10, armor: 7 };
    expect(resolveShowdown([over, over], 0)[0].hp).toBe(100);
    expect(resolveShowdown([over, over], null).map(({ hp }) => hp)).toEqual([100, 100]);
    expect(resolveShowdown([over, { ...over, hp: 99, armor: 10 }], 0)[1].hp).toBe(100);
  });

  rule('RP-RES-04', 'lets armor absorb what the loser loses', () => {
    const state = changed(POKER, called().state, ({ fighters }) => {
      fighters[1].armor = 12.5;
    });
    const { state: after, events } = checkDown(POKER, state);
    expect(hpOf(after)).toEqual([100, 82]);
    expect(told(events, 'armorAbsorbed')).toEqual([{ type: 'armorAbsorbed', seat: 1, amount: 12.5 }]);
    expect(told(events, 'hpLost')[0]?.amount).toBe(18);
    const [, loser] = resolveShowdown([player, { ...opponent, armor: 50 }], 0);
    expect(loser).toMatchObject({ hp: 100, armor: 30, absorbed: 20 });
    const foldOnly = one({ armorAbsorbs: 'foldOnly' });
    const bare = changed(foldOnly, called(foldOnly).state, ({ fighters }) => {
      fighters[1].armor = 12.5;
    });
    expect(hpOf(checkDown(foldOnly, bare).state)).toEqual([100, 69.5]);
    expect(hpOf(play(foldOnly, bare, [brace(1)]).state)).toEqual([100, 82]);
  });

  rule('RP-RES-05', 'that is tied gives each its own', () => {
    const { state, events } = checkDown(POKER, called(POKER, undefined, TIE).state);
    expect(hpOf(state)).toEqual([100, 100]);
    expect(told(events, 'handTied')).toHaveLength(1);
    expect(told(events, 'handWon')).toEqual([]);
    expect(told(events, 'hpLost')).toEqual([]);
  });

  rule('RP-RES-06', 'costs what was committed, whatever the rank: a flush takes 20, not 26', () => {
    expect(resolveShowdown([player, opponent], 0)[1].lost).toBe(20);
    const flush = ['As 9s', 'Kd Kh', 'Qs 7s 2s Tc 4d'] as const;
    expect(hpOf(checkDown(POKER, called(POKER, undefined, flush).state).state)).toEqual([100, 69.5]);
  });

  rule('RP-RES-06', 'costs more by the multiplier where the ruleset says so, rounded down to 0.5', () => {
    const game = one({ damageMode: 'multiplier' });
    const flush = ['As 9s', 'Kd Kh', 'Qs 7s 2s Tc 4d'] as const;
    // 30.5 × 0.3 = 9.15, rounded down to 9.
    expect(hpOf(checkDown(game, called(game, undefined, flush).state).state)).toEqual([100, 60.5]);
    expect(hpOf(checkDown(game, called(game, undefined, TIE).state).state)).toEqual([100, 100]);
    expect(hpOf(play(game, called(game, undefined, flush).state, [brace(1)]).state)).toEqual([100, 69.5]);
    expect(resolveShowdown([player, opponent], 0, { extraPercent: 30 })[1]).toMatchObject({
      lost: 26,
      hp: 74,
    });
    // 30.5 × 0.05 = 1.525.
    const half = { hp: 69.5, maxHp: 100, committed: 30.5, armor: 0 };
    expect(resolveShowdown([half, half], 0, { extraPercent: 5 })[1]).toMatchObject({ lost: 32, hp: 68 });
    const poor = { hp: 1, maxHp: 100, committed: 20, armor: 5 };
    expect(resolveShowdown([player, poor], 0, { extraPercent: 100 })[1]).toMatchObject({
      lost: 21,
      hp: 5,
      armor: 0,
    });
  });
});

describe('after a hand', () => {
  rule('RP-RES-07', 'a fighter without HP is out, and the other has won', () => {
    const game = VANILLA;
    const state = round(game, [{}, { hp: 40 }]);
    const bet = play(game, state, [counterAttack(0, { raiseBy: 30 })]).state;
    const { state: over, events } = play(game, bet, [engage(1)]);
    expect(over.result).toEqual({ winner: 0, scores: [1, 0], reason: 'eliminated', rule: 'RP-RES-07' });
    expect(hpOf(over)).toEqual([100, 0]);
    expect(told(events, 'eliminated')).toEqual([{ type: 'eliminated', seat: 1 }]);
    expect(types(events).at(-1)).toBe('combatOver');
    expect(over.phase).toBe('over');
    expect(game.validate(over, brace(0))).toMatchObject({ code: 'GAME_OVER', rule: 'RP-RES-08' });
  });

  rule('RP-RES-07', 'no HP with HP in the pot is all-in, not the end', () => {
    const state = play(VANILLA, round(VANILLA, [{ hp: 40 }, {}]), [
      counterAttack(0, { raiseBy: 29.5 }),
    ]).state;
    expect([state.result, state.fighters[0].hp, state.fighters[0].allIn]).toEqual([null, 0, true]);
    const won = play(VANILLA, state, [engage(1)]).state;
    expect(won.hand).toBe(2);
    expect(won.fighters[0].hp + won.fighters[0].committed).toBe(40);
  });

  rule(['RP-RES-08', 'RP-PH-06'], 'the combat goes on, to the last hand at most', () => {
    const game = plain({ maxHands: 3 });
    let { state } = start(game);
    const hands: number[] = [];
    let last: RagnarokPokerEvent[] = [];
    while (state.result === null) {
      hands.push(state.hand);
      const next = play(game, state, [brace(state.toAct as Seat)]);
      last = [...next.events];
      state = next.state;
    }
    expect(hands).toEqual([1, 2, 3]);
    expect(state.result).toEqual({ winner: null, scores: [0.5, 0.5], reason: 'standOff', rule: 'RP-RES-08' });
    expect(types(last).slice(-2)).toEqual(['standOff', 'combatOver']);
    expect(plain().rules.options.maxHands).toBe(100);
  });

  rule('RP-RES-08', 'one hand may be all', () => {
    const { state } = play(ONE, start(ONE).state, [ONE.actions.ready(0), ONE.actions.ready(1), brace(0)]);
    expect(state.result).toMatchObject({ winner: null, reason: 'standOff' });
    expect(hpOf(state)).toEqual([94.5, 100]);
  });

  rule('RP-RES-09', 'stamina, HP and armor stay from hand to hand, and armor ends with the combat', () => {
    const game = VANILLA;
    const state = changed(game, round(game), ({ fighters }) => {
      fighters[0].armor = 20;
    });
    const next = play(game, state, [brace(0)]).state;
    expect(next.fighters[0]).toMatchObject({ armor: 14.5, stamina: 9 });
    expect(next.fighters[0].hp + next.fighters[0].committed).toBe(100);
    const single = changed(POKER, round(POKER), ({ fighters }) => {
      fighters[0].armor = 20;
      fighters[1].statuses = [status('cursed', 3)];
    });
    const over = play(POKER, single, [brace(0)]).state;
    expect(over.fighters.map(({ armor, statuses }) => [armor, statuses])).toEqual([
      [0, []],
      [0, []],
    ]);
  });

  rule('RP-RES-09', 'each new hand may give stamina', () => {
    const game = plain({ staminaPerHand: 2 });
    const { state } = start(game);
    expect(staminaOf(state)).toEqual([10, 10]);
    expect(staminaOf(play(game, state, [brace(0)]).state)).toEqual([11, 12]);
  });

  rule(
    'RP-RES-10',
    'the sum of HP falls by what the loser had committed, armor given back, after every hand',
    () => {
      const total = (state: RagnarokPokerState) => {
        const [a, b] = state.fighters;
        return a.hp + a.committed + b.hp + b.committed;
      };
      let decided = 0;
      fc.assert(
        fc.property(fc.string(), fc.nat(20), (seed, armor) => {
          const { states, events } = randomMatch(VANILLA, [{ armor }, { armor: armor / 2 }], seed);
          states.slice(1).forEach((state, i) => {
            const before = states[i] as RagnarokPokerState;
            const told_ = events[i + 1] ?? [];
            const lost = told(told_, 'hpLost').reduce((sum, { amount }) => sum + amount, 0);
            expect(total(state)).toBe(total(before) - lost);
            for (const { seat } of told(told_, 'hpLost')) {
              decided++;
              const other = seat === 0 ? 1 : 0;
              expect(told(told_, 'handWon').map((event) => event.seat)).toContain(other);
            }
          });
        }),
        { numRuns: 30 },
      );
      expect(decided).toBeGreaterThan(50);
    },
  );
});

describe('a fold', () => {
  rule(
    ['RP-FLD-01', 'RP-FLD-02', 'RP-FLD-03'],
    'is settled as in the example of the document: 20 HP and 1 stamina',
    () => {
      const folder = { hp: 80, maxHp: 100, committed: 20, armor: 0 };
      const other = { hp: 75, maxHp: 100, committed: 25, armor: 0 };
      const settled = resolveFold([folder, other], 0);
      expect(settled.map(({ hp }) => hp)).toEqual([80, 100]);
      expect(resolveFold([other, folder], 1).map(({ hp }) => hp)).toEqual([100, 80]);
      // The same in play: 10.5 and 9.5 more.
      const game = one({ betStep: 0.5 });
      const state = play(game, round(game), [engage(0), defend(1)]).state;
      const bet = play(game, state, [attack(1, { amount: 20 })]).state;
      const over = play(game, bet, [brace(0)]).state;
      expect(hpOf(over)).toEqual([89.5, 100]);
      expect(staminaOf(over)).toEqual([9, 9]);
    },
  );

  rule('RP-FLD-01', 'costs everything committed in the hand', () => {
    const { state, events } = play(POKER, called().state, [brace(1)]);
    expect(hpOf(state)).toEqual([100, 69.5]);
    expect(told(events, 'hpLost')).toEqual([{ type: 'hpLost', seat: 1, amount: 30.5, total: 69.5 }]);
  });

  rule('RP-FLD-02', 'gives the other its own, matched or not', () => {
    const bet = play(POKER, called().state, [attack(1, { amount: 40 })]).state;
    const { state, events } = play(POKER, bet, [brace(0)]);
    expect(hpOf(state)).toEqual([69.5, 100]);
    expect(told(events, 'excessReturned')).toEqual([]);
    expect(told(events, 'handWon')).toEqual([{ type: 'handWon', seat: 1, folded: true }]);
  });

  rule('RP-FLD-03', 'costs 1 stamina once, if there is one', () => {
    const { events } = play(POKER, round(POKER), [brace(0)]);
    expect(told(events, 'staminaChanged')).toEqual([
      { type: 'staminaChanged', seat: 0, amount: -1, total: 9 },
    ]);
    expect(staminaOf(play(POKER, round(POKER, [{ stamina: 0 }, {}]), [brace(0)]).state)).toEqual([0, 10]);
  });

  rule('RP-FLD-04', 'is absorbed by armor first', () => {
    const state = changed(POKER, round(POKER), ({ fighters }) => {
      fighters[0].armor = 3;
    });
    const { state: over, events } = play(POKER, state, [brace(0)]);
    expect(hpOf(over)).toEqual([97.5, 100]);
    expect(told(events, 'armorAbsorbed')).toEqual([{ type: 'armorAbsorbed', seat: 0, amount: 3 }]);
    const [folder] = resolveFold(
      [
        { hp: 80, maxHp: 100, committed: 20, armor: 25 },
        { hp: 80, maxHp: 100, committed: 20, armor: 0 },
      ],
      0,
    );
    expect(folder).toMatchObject({ hp: 100, armor: 5, absorbed: 20, lost: 20 });
  });

  rule('RP-FLD-05', 'shows no cards, then or later', () => {
    const { state, events } = play(POKER, round(POKER), [brace(0)]);
    expect(types(events)).not.toContain('showdown');
    expect(state.revealed).toBe(false);
    expect(POKER.view(state, 1).fighters[0].hole).toEqual([null, null]);
    expect(POKER.view(state, 'spectator').fighters[1].hole).toEqual([null, null]);
    const shown = checkDown(POKER, called().state).state;
    expect(POKER.view(shown, 1).fighters[0].hole).toEqual(parseCards('As Ah'));
    expect(POKER.view(shown, 'spectator').fighters[1].hole).toEqual(parseCards('7c 2d'));
  });
});

describe('elements that do damage', () => {
  rule('X-EL-08', 'cost the loser 2 HP more in every hand that the advantage wins', () => {
    const options = { spells: false, combatLength: 'singleHand', elementBonus: 'healthAndDamage' } as const;
    const game = variant(options);
    const pair = [{ element: 'Fire' }, { element: 'Earth' }] as const;
    const folded = play(game, round(game, pair), [engage(0), brace(1)]).state;
    expect(hpOf(folded)).toEqual([100, 87.5]);
    expect(hpOf(checkDown(game, called(game, pair).state).state)).toEqual([100, 67.5]);
    expect(hpOf(checkDown(game, called(game, pair, LOSS).state).state)).toEqual([71.5, 100]);
    expect(hpOf(checkDown(game, called(game, pair, TIE).state).state)).toEqual([100, 100]);
    const both = variant({ ...options, elementSide: 'both' });
    const reversed = [pair[1], pair[0]] as const;
    expect(hpOf(play(both, round(both, reversed), [brace(0)]).state)).toEqual([92.5, 100]);
    expect(hpOf(play(game, round(game, reversed), [brace(0)]).state)).toEqual([94.5, 100]);
    const usual = one({ elementBonus: 'health' });
    expect(hpOf(play(usual, round(usual, pair), [engage(0), brace(1)]).state)).toEqual([100, 89.5]);
  });
});
