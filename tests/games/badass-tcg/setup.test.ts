// Chapters 1 and 3: zones, decks, opening hands, mulligans.
import { census, enumerate, SEATS } from 'holmgang';
import { createBadassTcg } from 'holmgang/badass-tcg';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { cardIn, GAME, idOf, isThere, Match, namesIn, on, variant } from './arrange.js';

/** A match before anybody has kept a hand. */
function fresh(game = GAME): Match {
  return new Match(game.setup({ seed: 'fresh' }), game);
}

const LONDON = variant({ mulligan: 'london' });
const keep = (match: Match) => match.do({ type: 'keep', seat: match.holder });
const mulligan = (match: Match) => match.do({ type: 'mulligan', seat: match.holder });

rule('BT-ZON-01', 'one of two players is active, and the other has the next turn', () => {
  const match = new Match();
  expect(match.state.active).toBe(0);
  expect(match.to('upkeep', 6).state.active).toBe(1);
  expect(match.to('upkeep', 7).state.active).toBe(0);
});

rule('BT-ZON-02', 'decks and the other hand are hidden, piles are open', () => {
  const state = new Match({
    own: { hand: ['Jolt'] },
    foe: { hand: ['Jolt'], discard: ['Jolt'], exile: ['Jolt'] },
  }).state;
  const view = GAME.view(state, 0);
  expect(view.players[0].hand).toEqual(state.players[0].hand);
  expect(view.players[1].hand).toEqual([null]);
  for (const seat of SEATS) expect(view.players[seat].deck.every((card) => card === null)).toBe(true);
  expect([view.players[1].discard, view.players[1].exile]).toEqual([
    state.players[1].discard,
    state.players[1].exile,
  ]);
  expect(view.cards[state.players[1].discard[0] ?? -1]).toBe(state.cards[state.players[1].discard[0] ?? -1]);
});

rule('BT-ZON-03', 'a card that leaves the battlefield goes to its owner', () => {
  const match = new Match({
    own: { hand: ['Undertow', 'Banish'], pool: 'UWWWW' },
    foe: { board: ['Bramble Wolf', 'Iron Golem'] },
  });
  match.resolve('Undertow', [idOf(match.state, 'Bramble Wolf')]);
  expect(namesIn(match.state, 1, 'hand')).toEqual(['Bramble Wolf']);
  match.resolve('Banish', [idOf(match.state, 'Iron Golem')]);
  expect(namesIn(match.state, 1, 'exile')).toEqual(['Iron Golem']);
});

rule(
  'BT-ZON-04',
  'a card that comes back is a new object: damage, counters and tapping are forgotten',
  () => {
    const wolf = { name: 'Bramble Wolf', damage: 1, counters: 3, tapped: true };
    const match = new Match({ own: { hand: ['Undertow'], pool: 'UGGG', board: [wolf] } });
    const before = idOf(match.state, 'Bramble Wolf');
    match.resolve('Undertow', [before]).resolve('Bramble Wolf');
    expect(on(match.state, 'Bramble Wolf')).toMatchObject({
      damage: 0,
      counters: 0,
      tapped: false,
      enteredTurn: 5,
    });
    expect(idOf(match.state, 'Bramble Wolf')).not.toBe(before);
  },
);

rule('BT-ZON-04', 'a spell aimed at what came back in between has lost its target', () => {
  const match = new Match({
    own: { board: ['Bramble Wolf'], hand: ['Scorching Volley'], pool: 'RR' },
    foe: { hand: ['Undertow'], pool: 'U' },
  });
  match.cast('Scorching Volley', [idOf(match.state, 'Bramble Wolf')]).pass();
  match.cast('Undertow', [idOf(match.state, 'Bramble Wolf')], 1).settle();
  expect(match.told('fizzled')).toHaveLength(1);
});

rule('BT-ZON-05', 'permanents enter untapped unless they say otherwise', () => {
  const match = new Match({ own: { hand: ['Ember Vent', 'Iron Golem'], pool: 'CCCC' } });
  match
    .do({ type: 'playGenerator', seat: 0, card: cardIn(match.state, 0, 'Ember Vent') })
    .resolve('Iron Golem');
  expect([on(match.state, 'Ember Vent').tapped, on(match.state, 'Iron Golem').tapped]).toEqual([
    false,
    false,
  ]);
  const twin = new Match({ own: { hand: ['Sunforge'] } });
  twin.do({ type: 'playGenerator', seat: 0, card: cardIn(twin.state, 0, 'Sunforge') });
  expect(on(twin.state, 'Sunforge').tapped).toBe(true);
});

rule('BT-ZON-06', 'no card is ever lost or doubled, tokens aside', () => {
  const match = new Match({
    own: { hand: ['Muster', 'Fireball', 'Undertow'], pool: 'WWWRRRU', board: ['Crypt Rat'] },
  });
  const all = () => {
    const { players, battlefield, stack } = match.state;
    const inPlay = battlefield.flatMap(({ card }) => (card === null ? [] : [card]));
    const spells = stack.flatMap(({ card, kind }) => (kind === 'spell' && card !== null ? [card] : []));
    return census(
      ...players.flatMap(({ deck, hand, discard, exile }) => [deck, hand, discard, exile]),
      inPlay,
      spells,
    );
  };
  const before = all();
  match.resolve('Muster').cast('Fireball', [idOf(match.state, 'Crypt Rat')]);
  expect(all()).toEqual(before);
  match.settle().to('upkeep', 7);
  expect(all()).toEqual(before);
});

rule('BT-SET-01', 'decks are shuffled and either player may begin', () => {
  const seen = new Set<string>();
  const firsts = new Set<number>();
  for (let i = 0; i < 20; i++) {
    const { state, events } = GAME.start({ seed: `${i}` });
    firsts.add(state.active);
    seen.add(state.players[0].deck.join());
    expect(events.filter(({ type }) => type === 'shuffled')).toHaveLength(2);
    expect(events[0]).toEqual({ type: 'gameStarted', first: state.active });
  }
  expect([seen.size, firsts.size]).toEqual([20, 2]);
  expect(GAME.setup({ seed: '1' })).toEqual(GAME.setup({ seed: '1' }));
});

rule('BT-SET-02', 'the opening hand is the maximum hand, or what the ruleset says', () => {
  expect(fresh().state.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
  const game = createBadassTcg({ name: 'x', version: 1, options: { openingHand: 3 } });
  expect(game.setup({ seed: 'a' }).players.map(({ hand }) => hand.length)).toEqual([3, 3]);
});

rule(
  'BT-SET-03',
  'Paris: the first player, then the other, draws one card fewer each time, down to none',
  () => {
    const match = fresh();
    const first = match.holder;
    expect(first).toBe(match.state.active);
    const other = first === 0 ? 1 : 0;
    expect(match.refusal({ type: 'keep', seat: other })).toBe('NOT_YOUR_CHOICE BT-SET-03');
    for (const size of [6, 5, 4, 3, 2, 1, 0]) {
      mulligan(match);
      expect(match.state.players[first].hand).toHaveLength(size);
      expect(match.state.players[first].deck).toHaveLength(60 - size);
    }
    expect(match.refusal({ type: 'mulligan', seat: first })).toBe('MULLIGAN_LIMIT BT-SET-03');
    keep(match).choose('done');
    expect(match.holder).toBe(other);
    expect(match.refusal({ type: 'mulligan', seat: first })).toBe('NOT_YOUR_CHOICE BT-SET-03');
    keep(match);
    expect([match.state.turn, match.state.step]).toEqual([1, 'upkeep']);
    expect(match.refusal({ type: 'mulligan', seat: first })).toBe('WRONG_PHASE BT-SET-03');
  },
);

rule(
  'BT-SET-03',
  'London: a full hand each time, and when keeping one card per mulligan goes to the bottom',
  () => {
    const match = fresh(LONDON);
    const seat = match.holder;
    mulligan(mulligan(match));
    expect(match.state.players[seat].hand).toHaveLength(7);
    keep(match);
    expect(match.state.pending).toEqual([{ kind: 'bottom', seat }]);
    const [a = -1, b = -1] = match.state.players[seat].hand;
    match.choose(a).choose(b);
    expect(match.state.players[seat].deck.slice(-2)).toEqual([a, b]);
    expect(match.state.players[seat].hand).toHaveLength(5);
    expect(match.state.pending).toEqual([{ kind: 'scry', seat }]);
    // Its owner still knows what lies at the bottom; the other does not.
    expect(LONDON.view(match.state, seat).players[seat].deck.slice(-2)).toEqual([a, b]);
    expect(LONDON.view(match.state, seat === 0 ? 1 : 0).cards[a]).toBe(null);
  },
);

rule('BT-SET-03', 'without mulligans the match begins at once', () => {
  const match = fresh(variant({ mulligan: 'none' }));
  expect([match.state.turn, match.state.phase]).toEqual([1, 'priority']);
});

rule(
  'BT-SET-04',
  'whoever took a mulligan looks at the top card when keeping, and may put it to the bottom',
  () => {
    const match = fresh();
    const seat = match.holder;
    mulligan(match);
    const [top = -1] = match.state.players[seat].deck;
    keep(match);
    expect(match.state.pending).toEqual([{ kind: 'scry', seat }]);
    expect(GAME.view(match.state, seat).players[seat].deck[0]).toBe(top);
    match.choose(top);
    expect(match.state.players[seat].deck.at(-1)).toBe(top);
    const quiet = fresh();
    keep(quiet);
    expect(quiet.state.pending).toEqual([]);
    const blind = fresh(variant({ mulliganScry: false }));
    keep(mulligan(blind));
    expect(blind.state.pending).toEqual([]);
  },
);

rule('BT-SET-05', 'energy, poison and mana start at nothing', () => {
  for (const { energy, poison, pool } of fresh().state.players) {
    expect([energy, poison, pool]).toEqual([0, 0, [0, 0, 0, 0, 0, 0]]);
  }
});

rule('BT-SET-06', 'the first player skips the first draw, and only that', () => {
  for (const [game, drawn] of [
    [GAME, 7],
    [variant({ firstPlayerDraws: true }), 8],
  ] as const) {
    const match = fresh(game);
    const first = match.state.active;
    const second = first === 0 ? 1 : 0;
    keep(keep(match));
    match.to('main1');
    expect(match.state.players[first].hand).toHaveLength(drawn);
    match.to('main1', 2);
    expect(match.state.players[second].hand).toHaveLength(8);
  }
});

rule(['BT-SET-01', 'BT-SET-03'], 'a mulligan uses up as much chance whatever the hand holds', () => {
  const match = fresh();
  const action = { type: 'mulligan', seat: match.holder } as const;
  expect(GAME.odds(match.state, action)).toBe(undefined);
  expect(enumerate(() => 1)).toHaveLength(1);
  const before = { ...match.state.rng };
  match.do(action);
  expect(match.state.rng).not.toEqual(before);
  expect(isThere(match.state, 'Ember Vent')).toBe(false);
});
