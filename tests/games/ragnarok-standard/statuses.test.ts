import fc from 'fast-check';
import type { RagnarokStandardState } from 'holmgang/ragnarok-standard';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  arrange,
  at,
  attack,
  attackRefusal,
  boardOf,
  figures,
  GAME,
  kinds,
  lives,
  minion,
  pass,
  passRound,
  play,
  refusal,
  told,
  usePower,
} from './arrange.js';

type Statuses = RagnarokStandardState['players'][number]['hero']['statuses'];

function bearing(state: RagnarokStandardState, seat: 0 | 1, ...statuses: Statuses): RagnarokStandardState {
  const copy = structuredClone(state) as RagnarokStandardState;
  copy.players[seat].hero.statuses = statuses;
  return copy;
}
const bad = (type: Statuses[number]['type'], duration: number, value = 0) => ({ type, duration, value });

rule(
  ['X-ST-01', 'X-ST-10'],
  'statuses are put on heroes; the longer duration and the larger value stay',
  () => {
    const state = bearing(arrange([{ hand: [8608], hero: 'surtr' }, {}]), 1, bad('burning', 1));
    const burnt = play(state).state;
    expect(burnt.players[1].hero.statuses).toEqual([bad('burning', 2)]);
    const shielded = bearing(arrange([{ hand: [20028] }, {}]), 0, bad('shielded', 0, 9));
    expect(play(shielded).state.players[0].hero.statuses).toEqual([bad('shielded', 0, 9)]);
  },
);

rule(
  ['X-ST-02', 'X-ST-03', 'X-ST-04'],
  'ticks come at the start of the bearer’s turn, Poisoned and Burning first, then Blessed',
  () => {
    const state = bearing(
      arrange([{}, { health: 20 }]),
      1,
      bad('blessed', 1),
      bad('burning', 2),
      bad('poisoned', 1),
    );
    const { state: after, events } = pass(state);
    expect(told(events, 'statusTicked').map(({ status, amount }) => [status, amount])).toEqual([
      ['poisoned', 1],
      ['burning', 1],
      ['blessed', 1],
    ]);
    expect([lives(after)[1], after.players[1].hero.statuses]).toEqual([19, [bad('burning', 1)]]);
    expect(lives(pass(bearing(arrange([{}, {}]), 1, bad('blessed', 1))).state)[1]).toBe(30);
  },
);

rule(
  'X-ST-04',
  'a bearer at 0 has lost before Blessed; Frozen, Cursed and Enraged wear off at the end of the bearer’s turns',
  () => {
    const lost = pass(bearing(arrange([{}, { health: 1 }]), 1, bad('blessed', 3), bad('poisoned', 3)));
    expect([lost.state.result?.winner, kinds(lost.events).includes('healed')]).toEqual([0, false]);
    const state = bearing(arrange([{}, {}]), 0, bad('cursed', 1), bad('enraged', 2), bad('frozen', 1));
    expect(pass(state).state.players[0].hero.statuses).toEqual([bad('enraged', 1)]);
    const foreign = bearing(arrange([{}, {}]), 1, bad('cursed', 1));
    expect(pass(foreign).state.players[1].hero.statuses).toEqual([bad('cursed', 1)]);
  },
);

rule(['X-ST-05', 'X-ST-09'], 'tick damage goes through Shielded, then armor', () => {
  const state = bearing(
    arrange([{}, { armor: 1 }]),
    1,
    bad('shielded', 0, 1),
    bad('poisoned', 2),
    bad('burning', 2),
  );
  const { state: after, events } = pass(state);
  expect([lives(after)[1], after.players[1].hero.armor]).toEqual([30, 0]);
  expect(after.players[1].hero.statuses).toEqual([bad('poisoned', 1), bad('burning', 1)]);
  expect(told(events, 'statusEnded').map(({ status }) => status)).toEqual(['shielded']);
});

rule('X-ST-06', 'Winter’s Edict: the enemy hero misses its next turn, power and upgrade too', () => {
  const state = arrange([{ hand: [20029] }, { weapon: 5002, board: [1007] }]);
  const theirs = pass(play(state).state).state;
  expect(attackRefusal(theirs, 1, 0)).toBe('FROZEN X-ST-06');
  expect(attackRefusal(theirs, at(state, 1), 0)).toBe('FROZEN RS-ATK-11');
  expect(refusal(theirs, GAME.actions.weaponUpgrade(1))).toBe('HERO_FROZEN X-ST-06');
  const magni = pass(bearing(arrange([{}, { hero: 'magni' }]), 1, bad('frozen', 1))).state;
  expect(refusal(magni, GAME.actions.heroPower(1))).toBe('HERO_FROZEN X-ST-06');
  const after = passRound(theirs).state;
  expect([attackRefusal(after, 1, 0), refusal(after, GAME.actions.weaponUpgrade(1))]).toEqual([null, null]);
});

rule.each([
  [4, 3, 5],
  [1, 1, 2],
  [10, 7, 12],
] as const)(
  ['X-ST-07', 'X-ST-08', 'X-ST-11'],
  'damage %s of a spell: cursed and enraged',
  ([amount, cursed, enraged]) => {
    const struck = (...statuses: Statuses) => {
      const state = bearing(
        arrange([
          { hand: [5003], armor: amount },
          { board: [{ cardId: 1036, healthBonus: 20, health: 27 }] },
        ]),
        0,
        ...statuses,
      );
      return 27 - minion(play(state, { target: at(state, 1) }).state, at(state, 1)).health;
    };
    expect([struck(), struck(bad('cursed', 1)), struck(bad('enraged', 1))]).toEqual([
      amount,
      cursed,
      enraged,
    ]);
  },
);

rule(['X-ST-07', 'X-ST-08'], 'powers, attacks and healing of the hero count, texts of minions do not', () => {
  const artemis = (...statuses: Statuses) =>
    lives(usePower(bearing(arrange([{ hero: 'artemis' }, {}]), 0, ...statuses)).state)[1];
  expect([artemis(), artemis(bad('cursed', 1)), artemis(bad('enraged', 1))]).toEqual([28, 29, 27]);
  const blow = (...statuses: Statuses) =>
    lives(attack(bearing(arrange([{ weapon: 20023, armor: 1 }, {}]), 0, ...statuses), 0, 1).state)[1];
  expect([blow(), blow(bad('cursed', 1)), blow(bad('enraged', 1))]).toEqual([28, 29, 27]);
  const cured = bearing(arrange([{ hand: [8001, 1011], health: 10 }, {}]), 0, bad('cursed', 1));
  expect(lives(play(cured, { target: 0 }).state)[0]).toBe(13);
  expect(lives(play(cured, { hand: 1, target: 0 }).state)[0]).toBe(13);
});

rule('X-ST-11', 'an enraged Chain Storm has 7 points; a cursed Lifesteal heal is not reduced again', () => {
  const storm = bearing(arrange([{ hand: [8504] }, { board: [1034, 1034] }]), 0, bad('enraged', 1));
  const { events } = play(storm, {}, [0, 1, 0, 1, 0, 1, 0]);
  expect(told(events, 'damaged').length).toBe(7);
  const steal = bearing(
    arrange([{ hand: [8403], health: 10, board: [1009] }, { board: [1034] }]),
    0,
    bad('cursed', 1),
  );
  const after = play(steal, { target: at(steal, 1) }).state;
  expect([figures(after, 1), lives(after)[0]]).toEqual([['5/3'], 13]);
});

rule('X-ST-11', 'statuses change the amount before Divine Shield and Shielded', () => {
  const state = bearing(arrange([{ hand: [6001] }, {}]), 1, bad('shielded', 0, 3));
  const enraged = bearing(state, 0, bad('enraged', 1));
  expect(play(enraged, { target: 1 }).state.players[1].hero.statuses).toEqual([]);
});

rule('X-ST-09', 'absorbed damage is not dealt: no Lifesteal, and nobody hears of it', () => {
  const state = bearing(arrange([{ health: 10, board: [1021] }, { hero: 'tyr' }]), 1, bad('shielded', 0, 5));
  const { state: after, events } = attack(state, at(state, 0), 1);
  expect([lives(after), kinds(events).includes('lifesteal'), kinds(events).includes('triggered')]).toEqual([
    [10, 30],
    false,
    false,
  ]);
  expect(after.players[1].hero.statuses).toEqual([bad('shielded', 0, 3)]);
});

rule('X-ST-01', 'minions bear no statuses', () => {
  const state = arrange([{ hand: [8704] }, { board: [1034] }]);
  const after = play(state).state;
  expect([boardOf(after, 1), after.players[1].hero.statuses]).toEqual([[1034], [bad('poisoned', 2)]]);
});

rule('X-ST-04', 'every status ends in time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('poisoned', 'burning', 'blessed', 'cursed', 'enraged', 'frozen'),
      fc.integer({ min: 1, max: 3 }),
      (type, duration) => {
        let state = bearing(
          arrange([{ deck: Array<number>(9).fill(1035) }, { deck: Array<number>(9).fill(1035) }]),
          1,
          bad(type, duration),
        );
        for (let i = 0; i < duration; i++) {
          expect(state.players[1].hero.statuses.length).toBe(1);
          state = passRound(state).state;
        }
        expect(state.players[1].hero.statuses).toEqual([]);
      },
    ),
  );
});
