import fc from 'fast-check';
import { SEATS } from 'holmgang';
import { arbState } from 'holmgang/testing';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { act, arrange, FIGHTERS, GAME, idsOf, playing } from './arrange.js';

const states = arbState(GAME, { maxActions: 500 });

/** Holds in every state of a match. */
function always(law: (state: ReturnType<typeof arrange>, seat: 0 | 1) => void): void {
  fc.assert(
    fc.property(states, (state) => {
      for (const seat of SEATS) law(state, seat);
    }),
    { numRuns: 40 },
  );
}

const isFighter = (id: string) => FIGHTERS.some((fighter) => fighter.id === id);

/** What is wrong with the position after a change to seat 0. */
function spoilt(change: Partial<ReturnType<typeof arrange>['seats'][0]>): readonly (string | null)[] {
  const state = arrange();
  const seats = [{ ...state.seats[0], ...change }, state.seats[1]];
  return GAME.check({ ...state, seats }).map(({ rule: clause, code }) => clause ?? code);
}

rule('MW-RES-01', 'each seat starts with 100 health, which no new fighter restores', () => {
  const { seats } = GAME.setup({ seed: 'health' });
  expect(seats.map(({ health }) => health)).toEqual([100, 100]);
  const state = arrange({
    phase: 'settle',
    pending: [{ kind: 'replacement', seat: 0 }],
    sides: [{ fighter: null, knockouts: 2, hand: ['tom_aspinall'] }, {}],
  });
  const { state: after } = act(
    state,
    GAME.actions.chooseReplacement(0, { card: state.seats[0].hand[0] as number }),
  );
  expect(after.seats[0].health).toBe(60);
});

rule('MW-RES-02', 'each seat starts with 8 energy, before its first turn too', () => {
  expect(GAME.setup({ seed: 'energy' }).seats.map(({ energy }) => energy)).toEqual([8, 8]);
});

rule('MW-RES-03', 'energy stays between 0 and 16', () => {
  always((state, seat) => {
    expect(state.seats[seat].energy).toBeGreaterThanOrEqual(0);
    expect(state.seats[seat].energy).toBeLessThanOrEqual(16);
  });
  expect(spoilt({ energy: 17 })).toEqual(['BAD_NUMBER']);
  expect(spoilt({ energy: -1 })).toEqual(['BAD_NUMBER']);
});

rule('MW-RES-04', 'a hand never holds more than 10 cards', () => {
  always((state, seat) => expect(state.seats[seat].hand.length).toBeLessThanOrEqual(10));
  const { deck } = arrange().seats[0];
  const others = deck.filter((card) => !isFighter(idsOf(arrange(), [card])[0] as string));
  const hand = others.slice(0, 11);
  expect(spoilt({ hand, deck: deck.filter((card) => !hand.includes(card)) })).toEqual(['MW-RES-04']);
  const ten = others.slice(0, 10);
  expect(spoilt({ hand: ten, deck: deck.filter((card) => !ten.includes(card)) })).toEqual([]);
});

rule('MW-RES-05', 'a hand never holds more than 2 fighters, the active one not counted', () => {
  always((state, seat) => {
    expect(idsOf(state, state.seats[seat].hand).filter(isFighter).length).toBeLessThanOrEqual(2);
  });
  const { deck } = arrange().seats[0];
  const fighters = deck.filter((card) => isFighter(idsOf(arrange(), [card])[0] as string));
  const three = fighters.slice(0, 3);
  expect(spoilt({ hand: three, deck: deck.filter((card) => !three.includes(card)) })).toEqual(['MW-RES-05']);
  const two = fighters.slice(0, 2);
  expect(spoilt({ hand: two, deck: deck.filter((card) => !two.includes(card)) })).toEqual([]);
});

rule('MW-RES-06', 'a seat has one active fighter; a second cannot be deployed beside it', () => {
  const state = arrange({ sides: [{ hand: ['max_holloway', 'block'] }, {}] });
  const card = state.seats[0].hand[0] as number;
  expect(GAME.validate(state, GAME.actions.deploy(0, { card }))?.code).toBe('FIGHTER_ALREADY_ACTIVE');
  expect(state.seats[0].fighter?.card).not.toBe(card);
  expect(act(state, playing(state, 'block')).state.seats[0].fighter).toEqual(state.seats[0].fighter);
});
