// Chapter 3: setup, mulligan and Routine picks.
import { createChance, enumerate, SEATS, type Seat } from 'holmgang';
import { createMmaCcg, type MmaCcgState } from 'holmgang/mma-ccg';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { act, actBy, GAME, idsOf, kinds, passUntil, refusal, told, variant } from './arrange.js';

const { mulligan, setAside, chooseRoutines, pickRoutine, cut } = GAME.actions;
const start = (seed = 'setup') => GAME.setup({ seed });
const hand = (state: MmaCcgState, seat: Seat) => state.seats[seat].hand;

/** Both keep their hands. */
const kept = (seed = 'setup') =>
  act(start(seed), [mulligan(0, { cards: [] }), mulligan(1, { cards: [] })]).state;

rule(['MC-SET-01', 'MC-SET-02', 'MC-SET-05'], 'both start with 30 Toughness and 6 cards, Standing', () => {
  const state = start();
  for (const seat of SEATS) {
    const { toughness, deck } = state.seats[seat];
    expect([toughness, hand(state, seat).length, deck.length]).toEqual([30, 6, 44]);
  }
  expect(state.position).toBe('S');
  const other = variant({ startingToughness: 12, openingHand: 3 }).setup({ seed: 'x' });
  expect([other.seats[0].toughness, other.seats[0].hand.length]).toEqual([12, 3]);
});

rule('MC-SET-03', 'who goes first is left to chance, the same for the same seed', () => {
  const firsts = Array.from({ length: 30 }, (_, i) => start(`toss ${i}`).firstPlayer);
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
  expect(Array.from({ length: 30 }, (_, i) => start(`toss ${i}`).firstPlayer)).toEqual(firsts);
  const { events, state } = GAME.start({ seed: 'toss 1' });
  expect(events[0]).toEqual({ type: 'firstPlayer', player: state.firstPlayer });
});

rule(
  'MC-SET-04',
  'both decks are shuffled; with allowCut each player may cut the other before hands are drawn (Q26)',
  () => {
    expect(idsOf(start('a'), start('a').seats[0].deck)).not.toEqual(
      idsOf(start('b'), start('b').seats[0].deck),
    );
    expect(refusal(start(), cut(0, { n: 3 }))).toBe('OPTION_DISABLED MC-SET-04');
    const game = variant({ allowCut: true });
    const state = game.setup({ seed: 'cut' });
    expect([state.phase, game.deciders(state), state.seats[0].hand]).toEqual(['cut', [0, 1], []]);
    const deck = state.seats[1].deck;
    const once = act(state, cut(0, { n: 7 }), game).state;
    expect(once.seats[1].deck).toEqual([...deck.slice(7), ...deck.slice(0, 7)]);
    expect(refusal(once, cut(0, { n: 0 }), game)).toBe('WRONG_PHASE MC-SET-04');
    expect(refusal(once, cut(1, { n: 50 }), game)).toBe('BAD_VALUE MC-SET-04');
    expect(refusal(once, cut(1, { n: -1 }), game)).toBe('BAD_VALUE MC-SET-04');
    expect(game.countLegal(once, 1)).toBe(50);
    const { state: drawn, events } = act(once, cut(1, { n: 0 }), game);
    expect(drawn.seats[1].hand).toEqual([...deck.slice(7), ...deck.slice(0, 7)].slice(0, 6));
    expect(kinds(events).slice(0, 2)).toEqual(['cut', 'drew']);
    expect(refusal(drawn, cut(1, { n: 0 }), game)).toBe('WRONG_PHASE MC-SET-04');
  },
);

rule('MC-SET-06', 'each player may set aside up to 3 cards, once', () => {
  const state = start();
  const [a, b, c, d] = hand(state, 0) as [number, number, number, number];
  expect(refusal(state, mulligan(0, { cards: [a, b, c, d] }))).toBe('TOO_MANY_CARDS MC-SET-06');
  expect(refusal(state, mulligan(0, { cards: [a, a] }))).toBe('BAD_VALUE MC-SET-06');
  expect(refusal(state, mulligan(0, { cards: [99] }))).toBe('NOT_IN_HAND MC-SET-06');
  expect(refusal(state, mulligan(0, { cards: [a, b, c] }))).toBeNull();
  const done = act(state, mulligan(0, { cards: [a] })).state;
  expect(refusal(done, mulligan(0, { cards: [] }))).toBe('WRONG_PHASE MC-SET-06');
  expect(refusal(done, setAside(0, { card: b }))).toBe('WRONG_PHASE MC-SET-06');
  expect(refusal(kept(), mulligan(1, { cards: [] }))).toBe('WRONG_PHASE MC-SET-06');
  expect(variant({ mulliganMax: 0 }).setup({ seed: 'x' }).phase).toBe('routines');
});

rule('MC-SET-06', 'one by one in the order of the hand comes to the same as all at once', () => {
  const state = start();
  const cards = hand(state, 0);
  expect(GAME.legalActions(state, 0)).toEqual([
    ...cards.map((card) => setAside(0, { card })),
    mulligan(0, { cards: [] }),
  ]);
  const [, second, , fourth, fifth, sixth] = cards as [number, number, number, number, number, number];
  const one = act(state, setAside(0, { card: second })).state;
  expect(GAME.countLegal(one, 0)).toBe(5);
  expect(refusal(one, setAside(0, { card: second }))).toBe('BAD_VALUE MC-SET-06');
  expect(refusal(one, setAside(0, { card: 99 }))).toBe('NOT_IN_HAND MC-SET-06');
  expect(refusal(one, mulligan(0, { cards: [fourth] }))).toBe('WRONG_TIMING MC-SET-06');
  const three = act(one, [setAside(0, { card: fifth }), setAside(0, { card: fourth })]).state;
  expect(refusal(three, setAside(0, { card: sixth }))).toBe('TOO_MANY_CARDS MC-SET-06');
  expect(GAME.legalActions(three, 0)).toEqual([mulligan(0, { cards: [] })]);
  const steps = act(three, mulligan(0, { cards: [] })).state;
  const whole = act(state, mulligan(0, { cards: [fifth, second, fourth] })).state;
  expect(steps).toEqual(whole);
});

rule('MC-SET-07', 'as many cards are drawn first, and only then those set aside are shuffled in', () => {
  const state = start();
  const aside = hand(state, 0).slice(1, 4);
  const top = state.seats[0].deck.slice(0, 3);
  const { state: after, events } = act(state, mulligan(0, { cards: aside }));
  expect(hand(after, 0)).toHaveLength(6);
  expect(after.seats[0].deck).toHaveLength(44);
  expect(hand(after, 0).filter((card) => aside.includes(card))).toEqual([]);
  expect(hand(after, 0).slice(3)).toEqual(top);
  expect(after.seats[0].deck).toEqual(expect.arrayContaining(aside));
  expect(kinds(events)).toEqual(['mulliganed', 'drew', 'drew', 'drew', 'shuffled']);
  expect(kinds(act(state, mulligan(0, { cards: [] })).events)).toEqual(['mulliganed']);
});

rule(
  'MC-SET-08',
  'mulligans are independent, in either order, and only the number set aside is told (Q14)',
  () => {
    const state = start();
    const early = act(state, mulligan(1, { cards: hand(state, 1).slice(0, 2) }));
    expect(told(early.events, 'mulliganed')).toEqual([{ type: 'mulliganed', player: 1, count: 2 }]);
    expect(hand(early.state, 0)).toEqual(hand(state, 0));
    expect(GAME.deciders(early.state)).toEqual([0]);
    const marked = act(state, setAside(0, { card: hand(state, 0)[0] as number })).state;
    const seen = GAME.view(marked, 1);
    expect(seen.pending[0]?.chosen).toBe('hidden');
    expect(seen.seats[0].hand.every((card) => card === null)).toBe(true);
    expect(GAME.viewAction(mulligan(0, { cards: [1] }), 1)).toEqual({
      type: 'mulligan',
      seat: 0,
      hidden: true,
    });
  },
);

rule('MC-SET-09', 'after the mulligans each player picks up to 3 Routines of the own deck', () => {
  const state = kept();
  expect([state.phase, GAME.deciders(state)]).toEqual(['routines', [0, 1]]);
  const [a, b, c, d] = state.seats[0].routineDeck as [number, number, number, number];
  expect(refusal(state, chooseRoutines(0, { cards: [a, b, c, d] }))).toBe('TOO_MANY_CARDS MC-SET-09');
  expect(refusal(state, chooseRoutines(0, { cards: [a, a] }))).toBe('BAD_VALUE MC-SET-09');
  const foreign = state.seats[1].routineDeck[0] as number;
  expect(refusal(state, chooseRoutines(0, { cards: [foreign] }))).toBe('NOT_IN_ROUTINE_DECK MC-SET-09');
  expect(refusal(state, pickRoutine(0, { card: foreign }))).toBe('NOT_IN_ROUTINE_DECK MC-SET-09');
  expect(refusal(start(), chooseRoutines(0, { cards: [] }))).toBe('WRONG_PHASE MC-SET-09');
  const one = act(state, pickRoutine(0, { card: b })).state;
  expect(refusal(one, pickRoutine(0, { card: b }))).toBe('BAD_VALUE MC-SET-09');
  expect(refusal(one, chooseRoutines(0, { cards: [c] }))).toBe('WRONG_TIMING MC-SET-09');
  expect(GAME.legalActions(one, 0)).toHaveLength(4);
  const three = act(one, [pickRoutine(0, { card: d }), pickRoutine(0, { card: a })]).state;
  expect(refusal(three, pickRoutine(0, { card: c }))).toBe('TOO_MANY_CARDS MC-SET-09');
  expect(act(three, chooseRoutines(0, { cards: [] })).state).toEqual(
    act(state, chooseRoutines(0, { cards: [d, a, b] })).state,
  );
});

rule('MC-SET-10', 'picks are secret until both are made, and then revealed at the same time', () => {
  const state = kept();
  const picks = state.seats[0].routineDeck.slice(0, 2);
  const one = act(state, chooseRoutines(0, { cards: picks }));
  expect(one.events).toEqual([]);
  expect(GAME.view(one.state, 1).seats[0]).toMatchObject({ picks: 'hidden', cage: [], done: true });
  const other = state.seats[1].routineDeck.slice(2, 3);
  const both = act(one.state, chooseRoutines(1, { cards: other }));
  expect(both.events[0]).toEqual({ type: 'routinesRevealed', p0: picks, p1: other });
  expect([both.state.seats[0].cage, both.state.seats[1].cage]).toEqual([picks, other]);
});

rule(
  'MC-SET-11',
  'Routines that were not picked stay out of the game; starter4 leaves the fifth at home (Q15)',
  () => {
    const chance = createChance('unpicked');
    const state = GAME.clone(
      act(kept(), [chooseRoutines(0, { cards: [] }), chooseRoutines(1, { cards: [] })]).state,
    );
    const before = SEATS.map((seat) => [...state.seats[seat].routineDeck]);
    while (state.result === null) {
      GAME.advance(state, GAME.sampleLegal(state, GAME.deciders(state)[0]!, chance));
      expect(SEATS.map((seat) => state.seats[seat].routineDeck)).toEqual(before);
    }
    const four = variant({ routinePool: 'starter4' }).setup({ seed: 'x' });
    expect([...idsOf(four, four.seats[0].routineDeck)].sort()).toEqual(['e01', 'q02', 'q05', 'q06']);
    expect(start().seats[0].routineDeck).toHaveLength(5);
  },
);

rule('MC-SET-12', 'the basic game has no Routines at all', () => {
  const game = createMmaCcg('basic');
  const state = game.setup({ seed: 'basic' });
  const after = act(state, [mulligan(0, { cards: [] }), mulligan(1, { cards: [] })], game).state;
  expect(after.phase).toBe('main');
  expect([...after.seats[0].routineDeck, ...after.seats[1].routineDeck]).toEqual([]);
  const seat = after.active;
  for (const action of [
    game.actions.useRoutine(seat, { card: 100 }),
    game.actions.chooseRoutines(seat, { cards: [] }),
    game.actions.recover(seat, { kind: 'endorse', card: 100 }),
  ]) {
    expect(refusal(after, action, game)).toBe('ROUTINES_DISABLED MC-SET-12');
  }
  const recovery = passUntil(after, ({ phase }) => phase === 'recovery', game).state;
  const starter = game.deciders(recovery)[0] as Seat;
  expect(refusal(recovery, game.actions.recover(starter, { kind: 'endorse', card: 100 }), game)).toBe(
    'ROUTINES_DISABLED MC-SET-12',
  );
  expect(game.legalActions(recovery, starter)).toHaveLength(4);
});

rule('MC-SET-13', 'the first player draws on the first turn', () => {
  const { state } = passUntil(start(), ({ phase }) => phase === 'main');
  expect(hand(state, state.firstPlayer)).toHaveLength(7);
  expect(hand(state, state.firstPlayer === 0 ? 1 : 0)).toHaveLength(6);
});

rule('MC-SET-07', 'every order of the deck is equally likely after a mulligan', () => {
  const state = start();
  const shuffles = act(state, mulligan(0, { cards: hand(state, 0).slice(0, 1) }));
  expect(told(shuffles.events, 'shuffled')).toEqual([{ type: 'shuffled', player: 0 }]);
  // 44 cards take 43 words; with the identity as script the set-aside card stays at the bottom.
  const card = hand(state, 0)[0] as number;
  const script = Array.from({ length: 43 }, (_, i) => 43 - i);
  const after = actBy(state, mulligan(0, { cards: [card] }), script).state;
  expect(after.seats[0].deck).toEqual([...state.seats[0].deck.slice(1), card]);
  expect(enumerate((chance) => chance.shuffle([1, 2, 3]).join())).toHaveLength(6);
});

rule(
  'MC-SET-04',
  'which number a card has is drawn anew for every match, so that numbers tell nothing',
  () => {
    const faces = (seed: string) => GAME.setup({ seed }).cards;
    const [one, two] = [faces('numbers 1'), faces('numbers 2')];
    for (const [from, to] of [
      [0, 50],
      [50, 100],
      [100, 105],
      [105, 110],
    ] as const) {
      const many = Array.from({ length: 5 }, (_, i) => faces(`numbers ${i}`).slice(from, to).join());
      expect(new Set(many).size).toBeGreaterThan(1);
      const sorted = (cards: readonly number[]) => cards.slice(from, to).sort((a, b) => a - b);
      expect(sorted(one)).toEqual(sorted(two));
    }
  },
);
