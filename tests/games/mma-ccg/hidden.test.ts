// What a view hides, what it keeps, and what can be imagined from it.
import { createChance, enumerate, SEATS } from 'holmgang';
import { createMmaCcg, type MmaCcgState } from 'holmgang/mma-ccg';
import { describe, expect, it } from 'vitest';
import {
  act,
  arrange,
  CARDS,
  deckWith,
  find,
  GAME,
  idsOf,
  land,
  playing,
  using,
  variant,
} from './arrange.js';

const { choose, mulligan, chooseRoutines } = GAME.actions;

/** The world without its generator. */
const worldOf = (state: MmaCcgState) => JSON.stringify({ ...state, rng: null });

describe('a view', () => {
  it('hides the other hand, both decks, and what those cards are', () => {
    const state = arrange({ sides: [{ hand: ['m01'] }, { hand: ['k01', 'm02'], cage: ['m03'] }] });
    const seen = GAME.view(state, 0);
    expect(seen.seats[1].hand).toEqual([null, null]);
    for (const seat of SEATS) expect(seen.seats[seat].deck.every((card) => card === null)).toBe(true);
    for (const card of [...state.seats[1].hand, ...state.seats[1].deck]) expect(seen.cards[card]).toBeNull();
    expect(seen.cards[find(state, 1, 'm03', 'cage')]).not.toBeNull();
    // A player knows what its own deck holds.
    for (const card of state.seats[0].deck) expect(seen.cards[card]).toBe(state.cards[card]);
    expect(GAME.view(state, 'spectator').seats[0].hand).toEqual([null]);
  });

  it('hides the part of the Routine Deck that was not picked', () => {
    const start = GAME.setup({ seed: 'routines' });
    const kept = act(start, [mulligan(0, { cards: [] }), mulligan(1, { cards: [] })]).state;
    const picked = kept.seats[1].routineDeck.slice(0, 1);
    const state = act(kept, [chooseRoutines(0, { cards: [] }), chooseRoutines(1, { cards: picked })]).state;
    const seen = GAME.view(state, 0);
    expect(seen.seats[1].routineDeck).toEqual([null, null, null, null]);
    expect(state.seats[1].routineDeck.map((card) => seen.cards[card])).toEqual([null, null, null, null]);
    expect(seen.cards[picked[0] as number]).toBe(state.cards[picked[0] as number]);
  });

  it('remembers a card that everybody saw go back to the hand, and where it is', () => {
    const state = arrange({ sides: [{ hand: ['m02'], routines: ['q04'], corner: ['m01', 'm03'] }, {}] });
    const asked = act(state, using(state, 0, 'q04')).state;
    const jab = find(asked, 0, 'm01', 'corner');
    const back = act(asked, choose(0, { card: jab })).state;
    const seen = GAME.view(back, 1);
    expect(seen.seats[0].hand).toEqual([null, jab]);
    expect(seen.cards[jab]).toBe(back.cards[jab]);
    for (let i = 0; i < 10; i++) {
      expect(GAME.determinize(seen, createChance(`${i}`)).seats[0].hand[1]).toBe(jab);
    }
    // Played, it is an open card like any other.
    const played = land(back, 'm01').state;
    expect([played.seats[0].returned, played.seats[0].regained]).toEqual([[], []]);
  });

  it('remembers what was shuffled into the deck, but not where it is', () => {
    const state = arrange({ sides: [{ hand: ['m47', 'm02'], corner: ['m01', 'm03'] }, {}] });
    const asked = land(state, 'm47').state;
    const jab = find(asked, 0, 'm01', 'corner');
    const back = act(asked, [choose(0, { card: jab }), choose(0, { done: true })]).state;
    const seen = GAME.view(back, 1);
    expect([seen.cards[jab], seen.seats[0].returned]).toEqual([back.cards[jab], [jab]]);
    const places = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const imagined = GAME.determinize(seen, createChance(`place ${i}`));
      expect(imagined.cards[jab]).toBe(back.cards[jab]);
      places.add(imagined.seats[0].hand.includes(jab) ? 'hand' : 'deck');
    }
    expect(places).toEqual(new Set(['hand', 'deck']));
  });

  it('reveals no window: the opponent is asked even if it has nothing to answer with', () => {
    const state = arrange({ sides: [{ hand: ['m01'] }, {}] });
    expect(GAME.deciders(act(state, playing(state, 'm01')).state)).toEqual([1]);
  });
});

describe('imagination', () => {
  it('deals a known deck in every order with the same chance', () => {
    const state = arrange({ sides: [{ deck: ['m01', 'm02', 'm03'] }, { deck: [] }] });
    const outcomes = enumerate((chance) => worldOf(GAME.determinize(GAME.view(state, 0), chance)), 1_000_000);
    const worlds = new Map<string, number>();
    for (const { value } of outcomes ?? []) worlds.set(value, (worlds.get(value) ?? 0) + 1);
    expect(worlds.size).toBe(6);
    expect(new Set(worlds.values()).size).toBe(1);
    expect(worlds.has(worldOf(state))).toBe(true);
  });

  it('reaches every legal card that one unseen card can be, and no other', () => {
    const state = arrange({ sides: [{ deck: [] }, { hand: ['k17'], deck: [] }] }, createMmaCcg('basic'));
    const game = createMmaCcg('basic');
    const outcomes = enumerate((chance) => {
      const imagined = game.determinize(game.view(state, 0), chance);
      return idsOf(imagined, imagined.seats[1].hand).join();
    }, 1_000_000);
    const deck = deckWith(['k17']).stamina;
    const left = deck.filter((id) => id !== 'k17');
    const possible = CARDS.filter(({ id, type, unique }) => {
      return type !== 'routine' && left.filter((each) => each === id).length < (unique ? 1 : 3);
    }).map(({ id }) => id);
    expect(new Set(outcomes?.map(({ value }) => value))).toEqual(new Set(possible));
  });

  it('mostly takes the other deck for a theme deck, where one fits what was seen', () => {
    const state = GAME.setup({ seed: 'theme' });
    const grappler = [...GAME.rules.decks['mat-technician']!.stamina].sort().join();
    const striker = [...GAME.rules.decks['muay-thai-contender']!.stamina].sort().join();
    const found = { grappler: 0, striker: 0, other: 0 };
    for (let i = 0; i < 200; i++) {
      const imagined = GAME.determinize(GAME.view(state, 0), createChance(`theme ${i}`));
      expect(GAME.check(imagined)).toEqual([]);
      const all = [...imagined.seats[1].hand, ...imagined.seats[1].deck];
      const deck = [...idsOf(imagined, all)].sort().join();
      found[deck === grappler ? 'grappler' : deck === striker ? 'striker' : 'other']++;
    }
    expect(found.grappler).toBeGreaterThan(50);
    expect(found.striker).toBeGreaterThan(50);
    expect(found.other).toBeGreaterThan(5);
  });

  it('keeps to a theme deck only while it fits', () => {
    const state = arrange({ sides: [{}, { cage: ['m30'], hand: ['m01'] }] });
    const themes = Object.values(GAME.rules.decks).map(({ stamina }) => [...stamina].sort().join());
    for (let i = 0; i < 40; i++) {
      const imagined = GAME.determinize(GAME.view(state, 0), createChance(`fits ${i}`));
      const { hand, deck, cage } = imagined.seats[1];
      expect(themes).not.toContain([...idsOf(imagined, [...hand, ...deck, ...cage])].sort().join());
    }
  });

  it('imagines picks and marked cards of any number', () => {
    const start = GAME.setup({ seed: 'picks' });
    const marked = act(start, GAME.actions.setAside(0, { card: start.seats[0].hand[0] as number })).state;
    const counts = (state: MmaCcgState, count: (imagined: MmaCcgState) => number) => {
      const found = new Set<number>();
      for (let i = 0; i < 60; i++)
        found.add(count(GAME.determinize(GAME.view(state, 1), createChance(`${i}`))));
      return [...found].sort();
    };
    expect(counts(marked, ({ pending }) => pending[0]?.chosen.length ?? -1)).toEqual([0, 1, 2, 3]);
    const picking = act(marked, [mulligan(0, { cards: [] }), mulligan(1, { cards: [] })]).state;
    expect(counts(picking, ({ seats }) => seats[0].picks.length)).toEqual([0, 1, 2, 3]);
    const conceded = act(picking, GAME.actions.concede(1)).state;
    expect(counts(conceded, ({ seats }) => seats[0].picks.length)).toEqual([0, 1, 2, 3]);
  });

  it('imagines a playable hand for a seat whose turn would have ended by itself', () => {
    const game = variant({ autoPass: true });
    const state = arrange({ cardsPlayed: 1, sides: [{ hand: ['m01', 'k01'] }, {}] }, game);
    for (let i = 0; i < 60; i++) {
      const imagined = game.determinize(game.view(state, 1), createChance(`auto ${i}`));
      expect(game.legalActions(imagined, 0).some(({ type }) => type === 'playCard')).toBe(true);
    }
    // Also where no card that is left in what was dealt could be played: then one of them is another one.
    const last = arrange({ cardsPlayed: 1, sides: [{ hand: ['m01', 'k01'], deck: [] }, {}] }, game);
    const found = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const imagined = game.determinize(game.view(last, 1), createChance(`last ${i}`));
      expect(game.check(imagined)).toEqual([]);
      expect(game.legalActions(imagined, 0).some(({ type }) => type === 'playCard')).toBe(true);
      for (const id of idsOf(imagined, imagined.seats[0].hand)) found.add(id);
    }
    expect(found.size).toBeGreaterThan(40);
  });
});

describe('odds', () => {
  it('are told where nothing hidden bears on it, and only there', () => {
    const state = arrange({ sides: [{ hand: ['m01', 'm10', 'm49'] }, { hand: ['k01', 'm02', 'm03'] }] });
    expect(GAME.odds(state, playing(state, 'm01'))).toHaveLength(1);
    expect(GAME.odds(GAME.view(state, 0), playing(state, 'm01'))).toHaveLength(1);
    const open = act(state, playing(state, 'm01')).state;
    expect(GAME.odds(open, { type: 'decline', seat: 1 })).toBeUndefined();
    const heads = act(state, playing(state, 'm49')).state;
    expect(GAME.odds(heads, { type: 'decline', seat: 1 })).toHaveLength(1);
    const warned = arrange({ sides: [{ hand: ['r04'] }, { hand: ['m02'], cage: ['m48'] }] });
    const asked = act(warned, playing(warned, 'r04')).state;
    expect(GAME.odds(asked, { type: 'decline', seat: 1 })).toHaveLength(1);
    const picking = act(GAME.setup({ seed: 'x' }), [
      mulligan(0, { cards: [] }),
      mulligan(1, { cards: [] }),
    ]).state;
    const half = act(picking, chooseRoutines(0, { cards: [] })).state;
    expect(GAME.odds(GAME.view(half, 1), chooseRoutines(1, { cards: [] }))).toBeUndefined();
  });
});
