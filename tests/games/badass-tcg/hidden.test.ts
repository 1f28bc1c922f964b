// What each viewer knows, and what it can imagine: every world that fits its view, and no other.
import { canonicalJson, createChance, enumerate, type Seat } from 'holmgang';
import type { BadassTcgState } from 'holmgang/badass-tcg';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule.js';
import { arrange, GAME, Match } from './arrange.js';

function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((item, i) =>
    orders([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

/** A world as text: who holds what, and what lies face down. */
function textOf({ players, battlefield, cards }: BadassTcgState): string {
  const names = (list: readonly number[]) => list.map((card) => `${card}=${cards[card]}`);
  return canonicalJson([
    players.map(({ hand, deck }) => [names(hand), names(deck)]),
    battlefield.map(({ card, def }) => [card, def]),
  ]);
}

/** Every world that fits what a seat sees of the other side, by trying all ways to lay out its unseen cards. */
function worldsFor(state: BadassTcgState, viewer: Seat): Set<string> {
  const other = viewer === 0 ? 1 : 0;
  const { hand, deck, revealed } = state.players[other];
  const covered = state.battlefield.filter(({ faceDown, controller }) => faceDown && controller === other);
  const unseen = [
    ...covered.map(({ card }) => card as number),
    ...hand.filter((card) => !revealed.includes(card)),
    ...deck,
  ];
  const defs = unseen.map((card) => state.cards[card] as number);
  const own = state.players[viewer].deck;
  const found = new Set<string>();
  for (const dealt of orders(defs)) {
    for (const laid of orders(unseen)) {
      const world = structuredClone(state) as BadassTcgState;
      unseen.forEach((card, i) => {
        world.cards[card] = dealt[i] as number;
      });
      const rest = [...laid];
      let isSound = true;
      for (const it of world.battlefield) {
        if (!covered.some(({ id }) => id === it.id)) continue;
        it.card = rest.shift() as number;
        it.def = world.cards[it.card] as number;
        if (!GAME.rules.cards[it.def]?.veil) isSound = false;
      }
      if (!isSound) continue;
      const held = rest.splice(0, hand.length - revealed.length);
      for (const order of orders([...held, ...revealed])) {
        world.players[other].hand = order;
        world.players[other].deck = [...rest];
        for (const mine of orders(own.map((card) => state.cards[card] as number))) {
          own.forEach((card, i) => {
            world.cards[card] = mine[i] as number;
          });
          for (const laidOwn of orders(own)) {
            world.players[viewer].deck = laidOwn;
            found.add(textOf(world));
          }
        }
      }
    }
  }
  return found;
}

function imagined(state: BadassTcgState, viewer: Seat): Set<string> {
  const view = GAME.view(state, viewer);
  const outcomes = enumerate((chance) => GAME.determinize(view, chance), 200_000);
  expect(outcomes).toBeDefined();
  for (const { value } of outcomes?.slice(0, 40) ?? []) {
    expect(GAME.check(value)).toEqual([]);
    expect(GAME.view(value, viewer)).toEqual(view);
  }
  return new Set(outcomes?.map(({ value }) => textOf(value)));
}

describe('the imagination', () => {
  it('deals every hand and deck that can be', () => {
    const state = arrange({
      own: { deck: ['Jolt'] },
      foe: { hand: ['Fireball', 'Jolt'], deck: ['Bramble Wolf'] },
    });
    const worlds = imagined(state, 0);
    expect(worlds).toEqual(worldsFor(state, 0));
    expect(worlds.has(textOf(state))).toBe(true);
    expect(worlds.size).toBe(36);
  });

  it('puts only cards with Veil under what lies face down', () => {
    const board = [{ name: 'Veiled Raider', faceDown: true }];
    const state = arrange({ own: { deck: [] }, foe: { board, hand: ['Jolt'], deck: ['Veiled Ghoul'] } });
    const worlds = imagined(state, 0);
    expect(worlds).toEqual(worldsFor(state, 0));
    expect(worlds.has(textOf(state))).toBe(true);
  });

  it('keeps what was seen', () => {
    const match = new Match({
      own: { hand: ['Undertow'], pool: 'U', deck: [] },
      foe: { board: ['Bramble Wolf'], hand: ['Jolt'], deck: ['Fireball'] },
    });
    match.resolve('Undertow', [match.state.battlefield[0]?.id ?? -1]);
    const view = GAME.view(match.state, 0);
    expect(view.players[1].hand.filter((card) => card !== null)).toHaveLength(1);
    const worlds = imagined(match.state, 0);
    expect(worlds).toEqual(worldsFor(match.state, 0));
  });

  it('knows the top of a deck that was looked at', () => {
    const match = new Match({
      own: { hand: ['Glimpse Beyond'], pool: 'UU', deck: ['Jolt', 'Fireball', 'Bramble Wolf'] },
    });
    match.cast('Glimpse Beyond').passBoth();
    const view = GAME.view(match.state, 0);
    const chance = createChance('top');
    for (let i = 0; i < 10; i++) {
      const { players, cards } = GAME.determinize(view, chance);
      expect(players[0].deck.slice(0, 2)).toEqual(match.state.players[0].deck.slice(0, 2));
      expect(cards[players[0].deck[0] ?? -1]).toBe(match.state.cards[match.state.players[0].deck[0] ?? -1]);
    }
  });
});

rule(
  'BT-FDN-04',
  'who casts a card face down gives away no more than that: known Veil cards in hand become unknown',
  () => {
    const match = new Match({
      own: { board: ['Veiled Raider', 'Iron Golem'], hand: ['Veiled Trickster'], pool: 'CCCCCC' },
      foe: { hand: ['Undertow', 'Undertow'], pool: 'UU' },
    });
    const ids = match.state.battlefield.map(({ id }) => id);
    match
      .pass()
      .cast('Undertow', [ids[0] ?? -1], 1)
      .settle()
      .pass()
      .cast('Undertow', [ids[1] ?? -1], 1)
      .settle();
    expect(GAME.view(match.state, 1).players[0].hand.filter((card) => card !== null)).toHaveLength(2);
    match.do({ ...match.casting('Veiled Trickster', [], 0), faceDown: true } as never);
    const { players, cards } = GAME.view(match.state, 1);
    const known = players[0].hand
      .filter((card) => card !== null)
      .map((card) => GAME.rules.cards[cards[card] ?? -1]?.name);
    expect(known).toEqual(['Iron Golem']);
  },
);
