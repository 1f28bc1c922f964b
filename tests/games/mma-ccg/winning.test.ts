// Chapter 12: the end of the match.
import { createChance, SEATS } from 'holmgang';
import { createMmaCcg, victoryPoints } from 'holmgang/mma-ccg';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  CARDS,
  counterWith,
  GAME,
  kinds,
  land,
  playing,
  refusal,
  type Side,
  told,
  using,
  variant,
} from './arrange.js';

const { endTurn } = GAME.actions;

/** The judges' decision after the last turn of a match. */
function judged(own: Side, foe: Side, game = GAME) {
  const state = arrange(
    {
      round: 3,
      active: 1,
      sides: [
        { ...own, turnsTaken: 5 },
        { ...foe, turnsTaken: 4 },
      ],
    },
    game,
  );
  return act(state, endTurn(1), game);
}

rule('MC-WIN-01', 'a player without Toughness is knocked out at once, and the rest is dropped', () => {
  const state = arrange({ sides: [{ hand: ['m03'] }, { toughness: 2, top: ['m33'] }] });
  const { state: after, events } = land(state, 'm03');
  expect(after.result).toEqual({ winner: 0, scores: [1, 0], reason: 'knockout', rule: 'MC-WIN-01' });
  expect(kinds(events).slice(-2)).toEqual(['toughnessChanged', 'gameOver']);
  expect(after.seats[1].corner).toEqual([]);
  const counter = arrange({ sides: [{ hand: ['m01'], toughness: 2 }, { hand: ['k03'] }] });
  expect(counterWith(counter, 'm01', 'k03').state.result).toMatchObject({ winner: 1, reason: 'knockout' });
  const drained = arrange({ sides: [{ hand: ['m04'] }, { toughness: 3, deck: [] }] });
  const end = land(drained, 'm04');
  expect(end.state.seats[1].toughness).toBe(0);
  expect(told(end.events, 'staminaRedirected')).toHaveLength(2);
});

rule.each([
  { card: 'm27', position: 'C', foe: { toughness: 6 }, own: {}, wins: true },
  { card: 'm27', position: 'C', foe: { toughness: 7 }, own: {}, wins: false },
  { card: 'm36', position: 'G', foe: { toughness: 8 }, own: {}, wins: true },
  { card: 'm36', position: 'G', foe: { toughness: 9 }, own: {}, wins: false },
  { card: 'm37', position: 'G', foe: { deck: ['m33', 'm33', 'm33', 'm24'] }, own: {}, wins: true },
  { card: 'm37', position: 'G', foe: { deck: ['m33', 'm33', 'm33', 'm24', 'm24'] }, own: {}, wins: false },
  { card: 'm40', position: 'G', foe: { toughness: 15 }, own: { cage: ['m34'] }, wins: true },
  { card: 'm40', position: 'G', foe: { toughness: 16 }, own: { cage: ['m34'] }, wins: false },
  { card: 'm40', position: 'G', foe: { toughness: 15 }, own: {}, wins: false },
  { card: 'r08', position: 'S', foe: { toughness: 3 }, own: {}, wins: true },
  { card: 'r08', position: 'S', foe: { toughness: 4 }, own: {}, wins: false },
] as const)(
  ['MC-WIN-02', 'MC-PLY-05'],
  '$card against $foe wins: $wins',
  ({ card, position, foe, own, wins }) => {
    const state = arrange({ position, sides: [{ ...own, hand: [card] }, foe] });
    const { state: after, events } = land(state, card);
    expect(after.result?.reason === 'card').toBe(wins);
    if (wins) {
      expect(after.result).toMatchObject({ winner: 0, rule: 'MC-WIN-02' });
      // The text wins before the damage.
      expect(kinds(events)).toEqual(['cardAnnounced', 'cardLanded', 'gameOver']);
    }
  },
);

rule(
  'MC-WIN-02',
  'with afterDamage the win waits for the damage, and an overturned Counter undoes it (Q20)',
  () => {
    const game = variant({ winTextTiming: 'afterDamage' });
    const scene = (top: readonly string[]) =>
      arrange({ position: 'G', sides: [{ hand: ['m36'] }, { toughness: 8, top }] }, game);
    const { state: won, events } = land(scene(['m33', 'm24', 'm35', 'm29']), 'm36', [], game);
    expect(won.result).toMatchObject({ winner: 0, reason: 'card' });
    expect(told(events, 'overturned')).toHaveLength(4);
    const stopped = land(scene(['m33', 'k13']), 'm36', [], game).state;
    expect([stopped.result, stopped.active, stopped.seats[1].toughness]).toEqual([null, 1, 6]);
    const knocked = arrange({ position: 'G', sides: [{ hand: ['m36'] }, { toughness: 2 }] }, game);
    expect(land(knocked, 'm36', [], game).state.result?.reason).toBe('knockout');
  },
);

rule('MC-WIN-03', 'a countered win card does nothing', () => {
  const state = arrange({ position: 'G', sides: [{ hand: ['m36'] }, { hand: ['k13'], toughness: 3 }] });
  expect(counterWith(state, 'm36', 'k13').state.result).toBeNull();
});

rule(
  ['MC-WIN-04', 'MC-WIN-06', 'MC-WIN-07'],
  'the judges count Victory Points, then Toughness, then it is a draw',
  () => {
    const ahead = judged({ cage: ['m13'], toughness: 1 }, { cage: ['m01'] });
    expect(ahead.state.result).toEqual({ winner: 0, scores: [1, 0], reason: 'decision', rule: 'MC-WIN-04' });
    expect(told(ahead.events, 'scored')).toEqual([{ type: 'scored', vp: [2, 1], toughness: [1, 30] }]);
    const tied = judged({ cage: ['m01'], toughness: 1 }, { cage: ['m02'], toughness: 2 });
    expect(tied.state.result).toEqual({ winner: 1, scores: [0, 1], reason: 'decision', rule: 'MC-WIN-06' });
    const even = judged({ cage: ['m01'] }, { cage: ['m02'] });
    expect(even.state.result).toEqual({
      winner: null,
      scores: [0.5, 0.5],
      reason: 'draw',
      rule: 'MC-WIN-07',
    });
  },
);

rule('MC-WIN-05', 'only printed VP in the Cage count, negative ones and Counters from hand too', () => {
  const state = arrange({
    sides: [{ cage: ['m23', 'm15', 'k08', 'm46'], corner: ['m13', 'm13'], hand: ['m13'] }, { cage: ['m48'] }],
  });
  expect(SEATS.map((seat) => victoryPoints(state, seat, GAME.rules))).toEqual([3 - 3 + 2 + 0, -2]);
  for (const { id, vp, type, unique } of CARDS) {
    if (type === 'routine') continue;
    const one = arrange({ sides: [{ cage: [id] }, { cage: unique ? [] : [id, id] }] });
    expect(victoryPoints(one, 0, GAME.rules)).toBe(vp);
    if (!unique) expect(victoryPoints(one, 1, GAME.rules)).toBe(2 * vp);
  }
});

rule('MC-WIN-08', 'both knocked out at the same check: a draw, or as the ruleset says (Q19)', () => {
  const scene = { sides: [{ hand: ['m49'], toughness: 3 }, { toughness: 2 }] } as const;
  expect(land(arrange(scene), 'm49').state.result).toMatchObject({
    winner: null,
    reason: 'draw',
    rule: 'MC-WIN-08',
  });
  for (const [simultaneousKO, winner] of [
    ['activeLoses', 1],
    ['activeWins', 0],
  ] as const) {
    const game = variant({ simultaneousKO });
    expect(land(arrange(scene, game), 'm49', [], game).state.result).toMatchObject({
      winner,
      reason: 'knockout',
    });
  }
  const one = arrange({ sides: [{ hand: ['m49'], toughness: 4 }, { toughness: 3 }] });
  expect(land(one, 'm49').state.result).toMatchObject({ winner: 0, rule: 'MC-WIN-01' });
});

rule('MC-WIN-09', 'a player may concede at any time, also in the window', () => {
  const state = arrange({ sides: [{ hand: ['m01'] }, {}] });
  const open = act(state, playing(state, 'm01')).state;
  for (const [from, seat] of [
    [state, 0],
    [state, 1],
    [open, 0],
    [open, 1],
  ] as const) {
    expect(act(from, GAME.actions.concede(seat)).state.result).toMatchObject({
      winner: seat === 0 ? 1 : 0,
      reason: 'conceded',
    });
  }
});

rule('MC-WIN-10', 'after the end every action is refused', () => {
  const { state } = judged({ routines: ['q05'] }, { hand: ['k01'] });
  for (const action of [
    endTurn(0),
    endTurn(1),
    using(state, 0, 'q05'),
    GAME.actions.recover(0, { kind: 'none' }),
    GAME.actions.cut(0, { n: 1 }),
  ]) {
    expect(refusal(state, action)).toBe('GAME_OVER MC-WIN-10');
  }
  expect(GAME.validate(state, GAME.actions.concede(0))?.code).toBe('GAME_OVER');
});

rule(
  'MC-WIN-04',
  'whoever wins by decision has more points, or as many and more Toughness, in random matches',
  () => {
    const chance = createChance('judges');
    const game = createMmaCcg('basic');
    let decisions = 0;
    for (let i = 0; i < 60; i++) {
      const state = game.clone(game.setup({ seed: `judges ${i}` }));
      while (state.result === null)
        game.advance(state, game.sampleLegal(state, game.deciders(state)[0]!, chance));
      if (state.result.reason !== 'decision') continue;
      decisions++;
      const { winner } = state.result;
      const vp = SEATS.map((seat) => victoryPoints(state, seat, game.rules)) as [number, number];
      const tough = state.seats.map(({ toughness }) => toughness) as [number, number];
      const by = vp[0] !== vp[1] ? vp : tough;
      expect(winner).toBe(by[0] > by[1] ? 0 : 1);
    }
    expect(decisions).toBeGreaterThan(20);
  },
);

rule(
  'MC-WIN-02',
  'a Routine that wins in answer to a card does so at once, whatever the card waits for',
  () => {
    const game = variant({ winTextTiming: 'afterDamage' }, [
      {
        id: 'x1',
        name: 'Towel',
        type: 'routine',
        timing: 'response',
        vs: [{ is: 'any', maxT: null }],
        text: [{ op: 'win' }],
      },
    ]);
    const state = arrange({ sides: [{ hand: ['m01'] }, { routines: ['x1'] }] }, game);
    const open = act(state, playing(state, 'm01', [], game), game).state;
    expect(act(open, using(open, 1, 'x1', game), game).state.result).toMatchObject({
      winner: 1,
      reason: 'card',
    });
  },
);

rule('MC-WIN-01', 'whoever is knocked out by drawing draws no more', () => {
  const game = variant({ emptyDeckDraw: 'loseToughness1' });
  const state = arrange({ sides: [{ routines: ['q05'], deck: [], toughness: 1 }, {}] }, game);
  const { state: after, events } = act(state, using(state, 0, 'q05', game), game);
  expect(after.result).toMatchObject({ winner: 1, reason: 'knockout' });
  expect([after.seats[0].toughness, told(events, 'toughnessChanged').length]).toEqual([0, 1]);
});
