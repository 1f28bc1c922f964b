import fc from 'fast-check';
import { canonicalJson, createChance, enumerate, type Seat } from 'holmgang';
import {
  createRagnarokStandard,
  houseSet,
  type RagnarokStandardState,
  type RagnarokStandardView,
} from 'holmgang/ragnarok-standard';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  at,
  attack,
  GAME,
  handOf,
  kinds,
  made,
  pass,
  play,
  told,
  usePower,
} from './arrange.js';

const seen = (state: RagnarokStandardState, viewer: Seat | 'spectator', seat: Seat) =>
  GAME.view(state, viewer).players[seat].hand.map((card) => card?.cardId ?? null);

rule('RS-HID-01', 'a seat sees its own hand, and of the other one how many cards there are', () => {
  const state = arrange([{ hand: [1007, 6001] }, { hand: [1008] }]);
  expect([seen(state, 0, 0), seen(state, 0, 1), seen(state, 1, 0), seen(state, 'spectator', 0)]).toEqual([
    [1007, 6001],
    [null],
    [null, null],
    [null, null],
  ]);
});

rule('RS-HID-01', 'returned minions, Echo copies, The Coin and named cards are known to all', () => {
  const state = arrange([
    { hand: [8104, 1024, 2016], mana: 10 },
    { board: [1034], hand: [1008] },
  ]);
  const after = play(play(play(state, { target: at(state, 1) }).state).state).state;
  expect(seen(after, 0, 1)).toEqual([null, 1034]);
  expect(seen(after, 'spectator', 0)).toEqual([1024, 9000]);
  let begun = GAME.setup({ seed: 'coin', firstPlayer: 0 });
  for (const seat of [0, 1] as const)
    begun = GAME.reducer(begun, GAME.actions.mulligan(seat, { replace: [] }));
  expect(seen(begun, 0, 1)).toEqual([null, null, null, null, 9000]);
});

rule('RS-HID-01', 'a revealed card is known to who looked, and nobody is told which', () => {
  const state = arrange([{ hero: 'heimdall' }, { hand: [1007, 1008, 1009] }]);
  const { state: after, events } = usePower(state, null, [2, 0]);
  expect([seen(after, 0, 1), seen(after, 'spectator', 1)]).toEqual([
    [1007, null, 1009],
    [null, null, null],
  ]);
  expect(told(events, 'cardRevealed').map(({ cardId }) => cardId)).toEqual([1009, 1007]);
  for (const viewer of [1, 'spectator'] as const)
    expect(kinds(GAME.viewEvents(events, viewer))).not.toContain('cardRevealed');
  const other = usePower(state, null, [0, 0]).state;
  expect(GAME.view(other, 1)).toEqual(GAME.view(after, 1));
});

rule('RS-HID-02', 'nobody sees the order of a deck; the owner knows what is in it', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([1001, 1002, 1003, 6001, 1007], { minLength: 5 }), (deck) => {
      const state = arrange([{ deck }, {}]);
      const own = GAME.view(state, 0).players[0].deck.map((card) => card?.cardId);
      expect(own).toEqual([1001, 1002, 1003, 1007, 6001]);
      for (const viewer of [1, 'spectator'] as const)
        expect(GAME.view(state, viewer).players[0].deck).toEqual([null, null, null, null, null]);
    }),
  );
});

rule(
  ['RS-HID-03', 'RS-KW-SECRET'],
  'which secret is set cannot be told: views, events and verdicts are the same',
  () => {
    const set = (id: number) => play(arrange([{ hero: 'mimir', hand: [id, 1007] }, { board: [1007] }]));
    const [mirror, ice] = [set(6005), set(6006)];
    for (const viewer of [1, 'spectator'] as const) {
      expect(GAME.view(mirror.state, viewer)).toEqual(GAME.view(ice.state, viewer));
      expect(GAME.viewEvents(mirror.events, viewer)).toEqual(GAME.viewEvents(ice.events, viewer));
    }
    expect(GAME.view(ice.state, 1).players[0].secrets).toMatchObject([{ cardId: 'hidden', class: 'Mage' }]);
    const theirs = [mirror, ice].map(({ state }) => pass(state).state);
    expect(GAME.legalActions(theirs[0]!, 1)).toEqual(GAME.legalActions(theirs[1]!, 1));
    expect(GAME.legalActions(GAME.view(theirs[0]!, 1), 1)).toEqual(GAME.legalActions(theirs[0]!, 1));
  },
);

rule('RS-HID-03', 'a secret that does not trigger stays unknown; odds do not tell it either', () => {
  const against = (id: number) => arrange([{ board: [1007] }, { secrets: [id], board: [1035] }]);
  const [a, b] = [against(6005), against(7009)];
  const view = GAME.view(a, 0);
  expect(GAME.odds(view, GAME.actions.attack(0, { attacker: at(a, 0), defender: 1 }))).toBe(undefined);
  const outcomes = [a, b].map((state) => attack(state, at(state, 0), at(state, 1)));
  const classes = outcomes.map(({ state }) =>
    GAME.view(state, 0).players[1].secrets.map(({ cardId }) => cardId),
  );
  expect(classes).toEqual([['hidden'], ['hidden']]);
  expect(GAME.viewEvents(outcomes[0]!.events, 0)).toEqual(GAME.viewEvents(outcomes[1]!.events, 0));
});

rule(['RS-HID-04', 'RS-KW-DISCOVER'], 'what is offered and what is discovered is its own seat’s', () => {
  const state = arrange([{ hand: [2001] }, {}]);
  const offered = play(state, {}, [0, 1, 2]);
  expect(GAME.view(offered.state, 1).pending).toMatchObject([
    { kind: 'discover', seat: 0, options: 'hidden' },
  ]);
  expect(told(GAME.viewEvents(offered.events, 1), 'discoverOffered')[0]?.options).toBe(null);
  const choices = [0, 1, 2].map((option) => act(offered.state, GAME.actions.choose(0, { option })));
  for (const { state: after, events } of choices) {
    expect(GAME.view(after, 1)).toEqual(GAME.view(choices[0]!.state, 1));
    expect(GAME.viewEvents(events, 1)).toEqual(GAME.viewEvents(choices[0]!.events, 1));
  }
  expect(GAME.viewAction(GAME.actions.choose(0, { option: 1 }), 1)).toEqual({
    type: 'choose',
    seat: 0,
    hidden: true,
  });
});

rule(['RS-HID-04', 'RS-SET-05'], 'of a mulligan the other seat learns the number', () => {
  const state = GAME.setup({ seed: 'hidden', firstPlayer: 0 });
  const done = GAME.reducer(state, GAME.actions.mulligan(1, { replace: [0, 2] }));
  expect(GAME.view(done, 0).players[1].mulligan).toBe('hidden');
  expect(GAME.view(done, 1).players[1].mulligan).toEqual([0, 2]);
  const applied = GAME.apply(done, GAME.actions.mulligan(0, { replace: [] }));
  const events = applied.ok ? applied.events : [];
  expect(told(GAME.viewEvents(events, 0), 'mulliganed').map(({ count }) => count)).toEqual([0, 2]);
});

// A set so small that every world can be listed: three neutral cards beside The Coin, two secrets.
const small = createRagnarokStandard({
  name: 'small',
  version: 1,
  options: { deckSize: 4, deckSizeMode: 'max' },
  set: {
    name: 'small',
    cards: [
      made({ id: 1001, name: 'One' }),
      made({ id: 1002, name: 'Two', rarity: 'Legendary' }),
      houseSet.cards.find(({ id }) => id === 9000)!,
      ...houseSet.cards.filter(({ id }) => id === 8107 || id === 6005 || id === 6006),
    ],
    heroes: houseSet.heroes.filter(({ slug }) => slug === 'magni' || slug === 'vidar'),
    adapt: [houseSet.adapt[4]!],
    decks: [{ name: 'Two', hero: 'magni', cards: [1001, 1002] }],
  },
});

const world = (state: RagnarokStandardState) => canonicalJson({ ...state, rng: null });

function worldsOf(view: RagnarokStandardView): ReadonlySet<string> {
  const outcomes = enumerate((chance) => small.determinize(view, chance), 400_000) ?? [];
  for (const { value } of outcomes) {
    expect(small.view(value, view.viewer ?? 'spectator')).toEqual(view);
    expect(small.check(value)).toEqual([]);
  }
  return new Set(outcomes.map(({ value }) => world(value)));
}

rule(
  ['RS-HID-01', 'RS-HID-02', 'RS-HID-03'],
  'imagination reaches every world that fits a view, and no other',
  () => {
    const cards = [1001, 1002];
    const state = arrange(
      [
        { hand: [1001], deck: [1002, 1001] },
        { hand: [1002], deck: [1001], secrets: [6005] },
      ],
      small,
    );
    const worlds = worldsOf(small.view(state, 0));
    expect(worlds.has(world(state))).toBe(true);
    // Own deck in two orders, three hidden cards... one of hand and one of deck, and two secrets of the class.
    const expected = new Set<string>();
    for (const order of [
      [1002, 1001],
      [1001, 1002],
    ])
      for (const hand of cards)
        for (const deck of cards)
          for (const secret of [6005, 6006]) {
            const other = arrange(
              [
                { hand: [1001], deck: order },
                { hand: [hand], deck: [deck], secrets: [secret] },
              ],
              small,
            );
            expected.add(world({ ...other, ruleset: state.ruleset }));
          }
    expect(worlds).toEqual(expected);
  },
);

rule('RS-HID-01', 'known cards stay known in imagination', () => {
  const state = arrange([{ hero: 'heimdall' }, { hand: [1007, 1008, 1009] }]);
  const view = GAME.view(usePower(state, null, [2, 0]).state, 0);
  for (let i = 0; i < 20; i++) {
    const imagined = GAME.determinize(view, createChance(`imagine ${i}`));
    expect([handOf(imagined, 1)[0], handOf(imagined, 1)[2]]).toEqual([1007, 1009]);
  }
});

rule('RS-HID-02', 'a third copy, a changed cost and a corrupted card can be imagined, too', () => {
  const view = GAME.view(arrange([{}, { hand: Array<number>(9).fill(1007), deck: [] }]), 0);
  const hands = Array.from(
    { length: 300 },
    (_, i) => GAME.determinize(view, createChance(`many ${i}`)).players[1].hand,
  );
  expect(hands.some((hand) => hand.some(({ costDelta }) => costDelta < -1))).toBe(true);
  expect(hands.some((hand) => hand.some(({ cardId }) => cardId > 9200 && cardId < 9300))).toBe(true);
  const hasThree = hands.some((hand) =>
    hand.some(({ cardId }) => hand.filter((card) => card.cardId === cardId).length > 2),
  );
  expect(hasThree).toBe(true);
});

rule('RS-HID-03', 'a secret on its way to the table is hidden as well', () => {
  const state = structuredClone(arrange([{ hero: 'mimir', hand: [] }, {}])) as RagnarokStandardState;
  state.phase = 'resolve';
  state.pending = [{ kind: 'discover', seat: 1, options: [1001], targets: [], seq: 0, at: 0 }];
  state.agenda = [
    {
      step: 'spellText',
      seat: 0,
      self: -1,
      card: 6005,
      seq: -1,
      at: 3,
      target: -1,
      it: 0,
      itCard: 9,
      option: -1,
      source: 'text',
    },
  ];
  expect(GAME.view(state, 1).agenda[0]?.card).toBe('hidden');
  expect(GAME.view(state, 0).agenda[0]?.card).toBe(6005);
  const imagined = GAME.determinize(GAME.view(state, 1), createChance('agenda')).agenda[0]?.card;
  expect([6005, 6006]).toContain(imagined);
});
