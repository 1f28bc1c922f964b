import fc from 'fast-check';
import { enumerate, SEATS, type Seat } from 'holmgang';
import { createMmaWarriors, type MmaWarriorsGame, type MmaWarriorsState } from 'holmgang/mma-warriors';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { act, FIGHTERS, GAME, idsOf, kinds, refusal, variant } from './arrange.js';

const isFighter = (id: string) => FIGHTERS.some((fighter) => fighter.id === id);
const manual = (seed: string, game: MmaWarriorsGame = GAME) => game.setup({ seed, autoSeats: [] });
const seeds = fc.nat().map(String);

/** What the seat's 75 cards were in before the opening hand was taken, as far as it can be told. */
function fightersIn(state: MmaWarriorsState, cards: readonly number[]): number {
  return idsOf(state, cards).filter(isFighter).length;
}

rule('MW-SET-01', 'decks are shuffled, each for itself, and card numbers tell nothing', () => {
  const orders = ['a', 'b', 'c'].map((seed) => manual(seed).seats.map(({ deck }) => deck.join()));
  expect(new Set(orders.flat()).size).toBe(6);
  const identities = ['a', 'b', 'c'].map((seed) => manual(seed).cards.join());
  expect(new Set(identities).size).toBe(3);
  const { cards } = manual('a');
  expect(cards.slice(0, 75)).not.toEqual(cards.slice(75));
  expect([...cards.slice(0, 75)].sort((a, b) => a - b)).toEqual(GAME.rules.deck);
});

rule('MW-SET-02', 'an opening hand is 1 fighter and 4 other cards', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const state = manual(seed);
      for (const seat of SEATS) {
        const { hand } = state.seats[seat];
        expect([hand.length, fightersIn(state, hand)]).toEqual([5, 1]);
      }
    }),
  );
});

rule('MW-SET-02', 'the ruleset may deal other opening hands', () => {
  const game = variant({ setup: { openingFighters: 3, openingOthers: 6 } });
  const state = manual('many', game);
  for (const seat of SEATS) {
    expect([state.seats[seat].hand.length, fightersIn(state, state.seats[seat].hand)]).toEqual([9, 3]);
  }
});

rule(
  'MW-SET-03',
  'the topmost cards of each kind are taken, the others first; 70 cards with 14 fighters stay',
  () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const state = manual(seed);
        // The same shuffle with a hand of one card shows what lay on top.
        const bare = manual(seed, variant({ setup: { openingFighters: 1, openingOthers: 0 } }));
        for (const seat of SEATS) {
          const { hand, deck } = state.seats[seat];
          expect(fightersIn(state, [hand[4] as number])).toBe(1);
          expect([deck.length, fightersIn(state, deck)]).toEqual([70, 14]);
          const others = bare.seats[seat].deck.filter((card) => fightersIn(bare, [card]) === 0);
          expect(hand.slice(0, 4)).toEqual(others.slice(0, 4));
          expect(hand.slice(4)).toEqual(bare.seats[seat].hand);
          expect(deck).toEqual(bare.seats[seat].deck.filter((card) => !hand.includes(card)));
        }
      }),
      { numRuns: 20 },
    );
  },
);

rule('MW-SET-04', 'seat 1 deploys first, then seat 0, whoever begins', () => {
  for (const firstSeat of SEATS) {
    const game = variant({ setup: { autoSeats: [], firstSeat } });
    const state = game.setup({ seed: 'order' });
    expect(state.pending).toEqual([
      { kind: 'opening', seat: 1 },
      { kind: 'opening', seat: 0 },
    ]);
    expect(game.deciders(state)).toEqual([1]);
    const card = state.seats[0].hand[4] as number;
    expect(refusal(state, game.actions.deployOpening(0, { card }), game)).toBe('NOT_PENDING MW-KO-06');
    const { state: half } = act(state, game.legalActions(state, 1)[0] as never, [], game);
    expect(game.deciders(half)).toEqual([0]);
    const { state: begun, events } = act(half, game.actions.deployOpening(0, { card }), [], game);
    expect(begun).toMatchObject({ activeSeat: firstSeat, turn: 1, phase: 'draw' });
    expect(kinds(events)).toEqual(['fighterDeployed', 'turnStarted', 'energyGained']);
  }
});

rule('MW-SET-04', 'an automatic seat deploys by itself, in its place of the order', () => {
  const { state, events } = GAME.start({ seed: 'auto' });
  expect(kinds(events)).toEqual(['matchStarted', 'fighterDeployed']);
  expect(state.pending).toEqual([{ kind: 'opening', seat: 0 }]);
  expect([state.seats[0].auto, state.seats[1].auto]).toEqual([false, true]);
  const first = GAME.start({ seed: 'auto', autoSeats: [0] });
  expect(first.state.pending.map(({ seat }) => seat)).toEqual([1, 0]);
  const after = act(first.state, GAME.legalActions(first.state, 1)[0] as never);
  expect(kinds(after.events).slice(0, 2)).toEqual(['fighterDeployed', 'fighterDeployed']);
  expect(GAME.start({ seed: 'auto', autoSeats: [0, 1] }).state).toMatchObject({ phase: 'draw', turn: 1 });
});

rule('MW-SET-04', 'only a fighter of the own hand opens', () => {
  const state = GAME.setup({ seed: 'wrong' });
  const { deployOpening, draw } = GAME.actions;
  const [other] = state.seats[0].hand;
  expect(refusal(state, deployOpening(0, { card: other as number }))).toBe('NOT_A_FIGHTER MW-SET-04');
  expect(refusal(state, deployOpening(0, { card: state.seats[0].deck[0] as number }))).toBe(
    'CARD_NOT_IN_HAND MW-SET-04',
  );
  expect(refusal(state, draw(0))).toBe('PENDING_CHOICE MW-KO-06');
  const { state: begun } = act(state, GAME.legalActions(state, 0)[0] as never);
  expect(refusal(begun, deployOpening(0, { card: other as number }))).toBe('WRONG_PHASE MW-SET-04');
});

rule('MW-SET-05', 'after both deployments each hand holds 4 cards and no fighter', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const state = GAME.setup({ seed, autoSeats: [0, 1] });
      for (const seat of SEATS) {
        const { hand } = state.seats[seat];
        expect([hand.length, fightersIn(state, hand)]).toEqual([4, 0]);
      }
    }),
  );
});

rule('MW-SET-06', 'both seats have 8 energy before the first turn', () => {
  expect(manual('energy').seats.map(({ energy }) => energy)).toEqual([8, 8]);
});

rule('MW-SET-07', 'the fight starts standing, without status and defence cards', () => {
  const state = GAME.setup({ seed: 'standing', autoSeats: [0, 1] });
  expect(state.advantage).toBeNull();
  for (const seat of SEATS) {
    const { defence, staggered, fighter, discard, knockedOut } = state.seats[seat];
    expect({ defence, staggered, discard, knockedOut }).toEqual({
      defence: [],
      staggered: false,
      discard: [],
      knockedOut: [],
    });
    expect(fighter).toMatchObject({ bleed: 0, strikingBonus: 0 });
  }
});

rule('MW-SET-08', 'seat 0 takes the first turn, unless the ruleset says otherwise', () => {
  const begins = (firstSeat: 0 | 1 | 'random', seed: string): Seat =>
    variant({ setup: { firstSeat, autoSeats: [0, 1] } }).setup({ seed }).activeSeat;
  expect(GAME.setup({ seed: 'first', autoSeats: [0, 1] }).activeSeat).toBe(0);
  expect([begins(0, 'x'), begins(1, 'x')]).toEqual([0, 1]);
  const random = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => begins('random', seed)));
  expect([...random].sort()).toEqual([0, 1]);
  expect(enumerate((chance) => chance.pick(SEATS))?.length).toBe(2);
  expect(createMmaWarriors('tournament').start({ seed: 'x' }).events[0]).toMatchObject({
    type: 'matchStarted',
  });
});
