import { type Chance, createChance, enumerate } from 'holmgang';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  ALEX,
  act,
  actWith,
  arrange,
  GAME,
  ISLAM,
  idsOf,
  kinds,
  MAX,
  TOM,
  told,
  variant,
} from './arrange.js';

const { draw } = GAME.actions;
const TWO = [MAX, ALEX];

/** All orders of some cards. */
function orders<T>(cards: readonly T[]): T[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, i) =>
    orders([...cards.slice(0, i), ...cards.slice(i + 1)]).map((rest) => [card, ...rest]),
  );
}

const fighters = [ISLAM, TOM, 'ilia_topuria'];
const isFighter = (id: string) => fighters.includes(id);

rule(
  ['MW-HND-01', 'MW-HND-02', 'MW-HND-03', 'MW-WIN-03'],
  'every order of every small deck, with 0 to 2 fighters in hand, is drawn from as the rules say',
  () => {
    const decks = [
      [],
      [ISLAM],
      ['uppercut'],
      [ISLAM, TOM],
      [ISLAM, 'uppercut'],
      [ISLAM, TOM, 'uppercut'],
      [ISLAM, 'clinch', 'uppercut'],
      [ISLAM, TOM, 'ilia_topuria'],
      [ISLAM, TOM, 'uppercut', 'clinch'],
    ];
    let compared = 0;
    for (const held of [[], [MAX], TWO]) {
      for (const deck of decks.flatMap(orders)) {
        const state = arrange({ phase: 'draw', sides: [{ hand: ['block', ...held], deck }, {}] });
        const { state: after } = act(state, draw(0));
        const { hand, deck: left } = after.seats[0];
        const [top] = deck;
        const passes = held.length === 2 && top !== undefined && isFighter(top);
        const found = passes ? deck.find((id) => !isFighter(id)) : top;
        compared++;
        expect(after.result?.reason).toBe(deck.length === 0 ? 'Deck Out' : undefined);
        expect(idsOf(after, hand)).toEqual(['block', ...held, ...(found === undefined ? [] : [found])]);
        const rest = found === undefined ? deck : deck.filter((id) => id !== found);
        expect(idsOf(after, left)).toEqual(passes && found !== undefined ? [...rest.slice(1), top] : rest);
      }
    }
    expect(compared).toBe(3 * (1 + 1 + 1 + 2 + 2 + 6 + 6 + 6 + 24));
  },
);

rule('MW-HND-01', 'with 2 fighters in hand and a fighter on top the topmost other card is drawn', () => {
  const state = arrange({
    phase: 'draw',
    sides: [{ hand: ['block', ...TWO], deck: [ISLAM, TOM, 'clinch', 'suplex'] }, {}],
  });
  const { state: after, events } = act(state, draw(0));
  expect(idsOf(after, after.seats[0].hand).at(-1)).toBe('clinch');
  expect(kinds(events)).toEqual(['smartDraw', 'cardDrawn']);
  const one = arrange({ phase: 'draw', sides: [{ hand: ['block', MAX], deck: [ISLAM, 'clinch'] }, {}] });
  const plain = act(one, draw(0));
  expect(idsOf(plain.state, plain.state.seats[0].hand).at(-1)).toBe(ISLAM);
  expect(kinds(plain.events)).toEqual(['cardDrawn']);
});

rule(
  'MW-HND-02',
  'the passed-over fighter goes to the bottom; the ruleset may leave it or shuffle (A47)',
  () => {
    const scene = {
      phase: 'draw',
      sides: [{ hand: ['block', ...TWO], deck: [ISLAM, TOM, 'clinch', 'suplex'] }, {}],
    } as const;
    const after = act(arrange(scene), draw(0)).state;
    expect(idsOf(after, after.seats[0].deck)).toEqual([TOM, 'suplex', ISLAM]);
    const stay = variant({ draw: { smartReturn: 'stay' } });
    const stayed = act(arrange(scene, stay), draw(0), [], stay).state;
    expect(idsOf(stayed, stayed.seats[0].deck)).toEqual([ISLAM, TOM, 'suplex']);
    const shuffle = variant({ draw: { smartReturn: 'shuffle' } });
    const state = arrange(scene, shuffle);
    const decks = enumerate((chance) => {
      const { state: mixed } = actWith(state, draw(0), blind(chance), shuffle);
      return idsOf(mixed, mixed.seats[0].deck).join();
    });
    expect(new Set(decks?.map(({ value }) => value)).size).toBe(6);
  },
);

/** Chance that shuffles as another one does, but does not mind what is unseen. */
function blind(chance: Chance): Chance {
  return {
    int: (n: number) => chance.int(n),
    percent: (p: number) => chance.percent(p),
    pick: <T>(list: readonly T[]) => chance.pick(list),
    shuffle: <T>(list: T[]) => chance.shuffle(list),
    fork: () => chance.fork(),
    unseen: () => {},
  };
}

rule(
  'MW-HND-03',
  'where only fighters are left the draw fails without harm, unless the ruleset calls it Deck Out (A48)',
  () => {
    const scene = { phase: 'draw', sides: [{ hand: ['block', ...TWO], deck: [ISLAM, TOM] }, {}] } as const;
    const state = arrange(scene);
    const { state: after, events } = act(state, draw(0));
    expect(after.seats).toEqual(state.seats);
    expect(after).toMatchObject({ phase: 'main', result: null });
    expect(events).toEqual([{ type: 'drawFailed', seat: 0, reason: 'onlyFighters' }]);
    const harsh = variant({ draw: { onlyFighters: 'deckOut' } });
    expect(act(arrange(scene, harsh), draw(0), [], harsh).state.result).toMatchObject({
      winner: 1,
      reason: 'Deck Out',
    });
  },
);

const NINE = [
  'quick_jab',
  'teep_kick',
  'leg_kick',
  'body_shot',
  'power_cross',
  'uppercut',
  'heavy_hook',
  'head_kick',
];

rule('MW-HND-04', 'fighters are counted before a full hand gives up its oldest card', () => {
  const hand = [MAX, ALEX, ...NINE];
  const state = arrange({ phase: 'draw', sides: [{ hand, deck: [ISLAM, 'clinch'] }, {}] });
  const { state: after, events } = act(state, draw(0));
  expect(told(events, 'cardDiscarded')).toMatchObject([{ ref: MAX }]);
  expect(idsOf(after, after.seats[0].hand).at(-1)).toBe('clinch');
});

rule('MW-HND-05', 'a failed draw discards nothing', () => {
  const state = arrange({ phase: 'draw', sides: [{ hand: [MAX, ALEX, ...NINE], deck: [ISLAM] }, {}] });
  const { state: after, events } = act(state, draw(0));
  expect(after.seats[0].hand).toEqual(state.seats[0].hand);
  expect(kinds(events)).toEqual(['drawFailed']);
});

rule('MW-HND-06', 'what was played or discarded never comes back', () => {
  const chance = createChance('piles');
  const state = GAME.clone(GAME.setup({ seed: 'piles', autoSeats: [0, 1] }));
  const gone: Set<number>[] = [new Set(), new Set()];
  for (let i = 0; i < 300 && state.result === null; i++) {
    GAME.advance(state, GAME.sampleLegal(state, state.activeSeat, chance));
    for (const seat of [0, 1] as const) {
      const { discard, knockedOut } = state.seats[seat];
      for (const card of gone[seat]!) expect([...discard, ...knockedOut]).toContain(card);
      for (const card of [...discard, ...knockedOut]) gone[seat]!.add(card);
    }
  }
  expect(gone[0]!.size).toBeGreaterThan(10);
});

rule(
  'MW-END-01',
  'a hand above 10 is brought down in the End phase, oldest first or newest first (A51)',
  () => {
    for (const endDiscard of ['oldest', 'newest'] as const) {
      const game = variant({ setup: { openingOthers: 12, autoSeats: [0, 1] }, hand: { endDiscard } });
      const start = game.setup({ seed: 'large' });
      expect(start.seats[0].hand).toHaveLength(12);
      const { hand } = start.seats[0];
      const main = act(start, game.actions.skipDraw(0), [], game).state;
      const { state, events } = act(main, game.actions.endTurn(0), [], game);
      expect(state.seats[0].hand).toEqual(endDiscard === 'oldest' ? hand.slice(2) : hand.slice(0, 10));
      expect(told(events, 'cardDiscarded').map(({ why }) => why)).toEqual(['endPhase', 'endPhase']);
      // Only then is the turn over.
      expect(kinds(events).slice(0, 3)).toEqual(['cardDiscarded', 'cardDiscarded', 'turnEnded']);
      expect(state.activeSeat).toBe(1);
    }
  },
);

rule('MW-END-01', 'a hand of 10 is kept', () => {
  const state = arrange({ sides: [{ hand: [...NINE, 'block', 'parry'] }, {}] });
  const { state: after } = act(state, GAME.actions.endTurn(0));
  expect(after.seats[0].hand).toEqual(state.seats[0].hand);
});
