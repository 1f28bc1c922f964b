// What each viewer knows, and what it can imagine: every world that fits its view and no other, listed here by a method of its own.
import {
  addFractions,
  canonicalJson,
  createChance,
  enumerate,
  type Fraction,
  formatFraction,
  fraction,
  SEATS,
  type Seat,
  type Viewer,
} from 'holmgang';
import type {
  MmaWarriorsAction,
  MmaWarriorsGame,
  MmaWarriorsState,
  MmaWarriorsView,
} from 'holmgang/mma-warriors';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule.js';
import {
  ALEX,
  act,
  actWith,
  arrange,
  CARDS,
  DRICUS,
  GAME,
  hit,
  ISLAM,
  kinds,
  MAX,
  playing,
  type Scene,
  type Side,
  TOM,
  variant,
} from './arrange.js';

const { draw, endTurn } = GAME.actions;
const isFighter = (index: number) => CARDS[index]?.kind === 'fighter';

function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((item, i) =>
    orders([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

/** The hidden half of a seat: which numbers and which printed cards nobody has shown the viewer. */
function unseen(view: MmaWarriorsView, seat: Seat): { numbers: number[]; printed: number[] } {
  const own = Array.from({ length: 75 }, (_, i) => 75 * seat + i);
  const printed = [...GAME.rules.deck];
  for (const card of own) {
    const index = view.cards[card] ?? null;
    if (index !== null) printed.splice(printed.indexOf(index), 1);
  }
  return { numbers: own.filter((card) => view.cards[card] === null), printed };
}

interface Half {
  readonly hand: readonly number[];
  readonly deck: readonly number[];
  readonly drawnCard: number | null;
  readonly cards: readonly (readonly [number, number])[];
}

/** Every way to fill one seat up. */
function halves(view: MmaWarriorsView, seat: Seat, fits: (held: readonly number[]) => boolean): Half[] {
  const { hand, drawnCard, deck } = view.seats[seat];
  const { numbers, printed } = unseen(view, seat);
  const isHidden = hand.includes(null);
  const held = (isHidden ? hand.length : 0) + (drawnCard === 'hidden' ? 1 : 0);
  const found = new Map<string, Half>();
  for (const indexes of orders(printed)) {
    if (held > 0 && !fits(indexes.slice(0, held))) continue;
    for (const cards of orders(numbers)) {
      const rest = [...cards];
      const own = isHidden ? rest.splice(0, hand.length) : (hand as readonly number[]);
      const drawn = drawnCard === 'hidden' ? (rest.shift() ?? null) : drawnCard;
      expect(rest).toHaveLength(deck.length);
      const half: Half = {
        hand: own,
        deck: rest,
        drawnCard: drawn,
        cards: cards.map((card, i) => [card, indexes[i] as number] as const).sort((a, b) => a[0] - b[0]),
      };
      found.set(canonicalJson(half), half);
    }
  }
  return [...found.values()];
}

/** Both halves of a world as text. */
function textOf(state: MmaWarriorsState, view: MmaWarriorsView): string {
  const half = (seat: Seat): Half => {
    const { hand, deck, drawnCard } = state.seats[seat];
    const numbers = unseen(view, seat).numbers;
    return {
      hand,
      deck,
      drawnCard,
      cards: numbers.map((card) => [card, state.cards[card] as number] as const),
    };
  };
  return canonicalJson([half(0), half(1)]);
}

const atMostTwo = (held: readonly number[]) => held.filter(isFighter).length <= 2;

function imaginesAll(
  state: MmaWarriorsState,
  viewer: Viewer,
  fits: (held: readonly number[]) => boolean,
  game: MmaWarriorsGame = GAME,
): number {
  const view = game.view(state, viewer);
  const outcomes = enumerate((chance) => game.determinize(view, chance), 100_000);
  expect(outcomes).toBeDefined();
  const imagined = new Set(outcomes?.map(({ value }) => textOf(value, view)));
  const expected = new Set<string>();
  const others = halves(view, 1, fits);
  for (const first of halves(view, 0, fits))
    for (const second of others) expected.add(canonicalJson([first, second]));
  expect(imagined).toEqual(expected);
  expect(imagined.has(textOf(state, view))).toBe(true);
  for (const { value } of outcomes?.slice(0, 50) ?? []) {
    expect(game.check(value)).toEqual([]);
    expect(game.view(value, viewer)).toEqual(view);
  }
  return expected.size;
}

describe('the imagination', () => {
  it('deals hands with at most two fighters', () => {
    const foe = { fighter: DRICUS, hand: [MAX, ALEX, 'uppercut'], deck: [ISLAM] };
    const state = arrange({ sides: [{ fighter: TOM, hand: ['block'], deck: ['armbar'] }, foe] });
    expect(imaginesAll(state, 0, atMostTwo)).toBe(24 * 18);
  });

  it('deals hands that can go on where a turn goes on', () => {
    const foe = { hand: ['uppercut', 'armbar'], deck: ['kimura', 'kimura'] };
    const scene: Scene = { active: 1, sides: [{ hand: ['block'], deck: [] }, foe] };
    const playable = (held: readonly number[]) => held.some((index) => CARDS[index]?.id === 'uppercut');
    imaginesAll(arrange(scene), 0, playable);
    const slow = variant({ main: { autoEnd: false } });
    imaginesAll(arrange(scene, slow), 0, () => true, slow);
  });

  it('deals a fighter to whoever must send one in', () => {
    const pending = [{ kind: 'replacement', seat: 1 }] as const;
    const foe = { fighter: null, knockouts: 1, hand: [MAX, 'uppercut'], deck: [ISLAM, 'clinch'] };
    const state = arrange({ phase: 'settle', pending, sides: [{ deck: [], hand: ['block'] }, foe] });
    imaginesAll(state, 0, (held) => held.some(isFighter));
  });

  it('deals a fighter to whoever has none and can go on', () => {
    const patient = variant({ ko: { emptyHandCheck: 'afterDraw' } });
    const foe = { fighter: null, knockouts: 1, hand: ['uppercut', MAX], deck: ['armbar', ALEX] };
    const state = arrange({ active: 1, sides: [{ deck: [], hand: ['block'] }, foe] }, patient);
    // It had none before its draw.
    imaginesAll(state, 0, ([old = 0, drawn = 0]) => !isFighter(old) && isFighter(drawn), patient);
  });

  it('deals the card that waits for room', () => {
    const game = variant({ hand: { overflow: 'chooseDiscard' }, setup: { openingOthers: 0 } });
    const full = [
      'kimura',
      'kimura',
      'armbar',
      'armbar',
      'block',
      'block',
      'parry',
      'parry',
      'clinch',
      'clinch',
    ];
    const state = arrange(
      {
        phase: 'settle',
        pending: [{ kind: 'discard', seat: 0 }],
        sides: [{ hand: full, drawn: 'suplex', deck: [] }, { deck: [] }],
      },
      game,
    );
    expect(game.view(state, 0).seats[0].drawnCard).toBe(state.seats[0].drawnCard);
    expect(game.view(state, 1).seats[0].drawnCard).toBe('hidden');
    const imagined = game.determinize(game.view(state, 1), createChance('waiting'));
    expect(game.check(imagined)).toEqual([]);
    expect(imagined.seats[0].drawnCard).not.toBeNull();
  });

  it('deals opening hands of one fighter and four other cards', () => {
    const state = GAME.setup({ seed: 'opening', autoSeats: [] });
    for (const viewer of [0, 1, 'spectator'] as const) {
      for (const seed of ['a', 'b', 'c']) {
        const imagined = GAME.determinize(GAME.view(state, viewer), createChance(seed));
        for (const seat of SEATS) {
          const { hand } = imagined.seats[seat];
          expect(hand.filter((card) => isFighter(imagined.cards[card] as number))).toHaveLength(1);
        }
        expect(GAME.check(imagined)).toEqual([]);
      }
    }
  });
});

/** Where the fighters of a hidden hand are. */
function places({ seats, cards }: MmaWarriorsState, seat: Seat): readonly number[] {
  const { hand, drawnCard } = seats[seat];
  const held = drawnCard === null ? hand : [...hand, drawnCard];
  return held.flatMap((card, i) => (isFighter(cards[card] as number) ? [i] : []));
}

/** What everybody can tell of a hand: how many fighters at least and at most, and how many cards before the first of them. */
function bounds(state: MmaWarriorsState, seat: Seat, game: MmaWarriorsGame) {
  const { openingFighters, openingOthers } = game.rules.options.setup;
  const { fighter, knockedOut, discard, deck } = state.seats[seat];
  const discarded = discard.filter((card) => isFighter(state.cards[card] as number)).length;
  const shown = (fighter === null ? 0 : 1) + knockedOut.length + discarded;
  const drawn = 75 - openingFighters - openingOthers - deck.length;
  return {
    least: Math.max(0, openingFighters - shown),
    most: openingFighters + drawn - shown,
    before: openingOthers - (discard.length - discarded),
  };
}

const DEALS = [
  GAME,
  variant({ setup: { openingFighters: 2, autoSeats: [] }, hand: { overflow: 'chooseDiscard' } }),
  variant({ setup: { openingFighters: 3, openingOthers: 12, autoSeats: [] } }),
  variant({ setup: { openingFighters: 3, openingOthers: 0, autoSeats: [] }, draw: { skip: 'never' } }),
  variant({
    setup: { openingFighters: 3, openingOthers: 12, autoSeats: [] },
    hand: { endDiscard: 'newest' },
  }),
  variant({ ko: { emptyHandCheck: 'afterDraw' }, bleed: { reapply: 'stack', tickOn: 'everyTurn' } }),
];

rule(
  ['MW-SET-02', 'MW-SET-03', 'MW-RES-05'],
  'open piles bound the fighters of every hand, the true one and all imagined ones',
  () => {
    let told = 0;
    DEALS.forEach((game, number) => {
      const chance = createChance(`bounds ${number}`);
      for (let i = 0; i < 6; i++) {
        const state = game.clone(game.setup({ seed: `bounds ${i}` }));
        for (let step = 0; step < 200 && state.result === null; step++) {
          const imagined = game.determinize(game.view(state, 'spectator'), chance);
          for (const world of [state, imagined]) {
            for (const seat of SEATS) {
              const { least, most, before } = bounds(state, seat, game);
              const found = places(world, seat);
              expect(found.length).toBeGreaterThanOrEqual(least);
              expect(found.length).toBeLessThanOrEqual(state.turn === 0 ? least : Math.min(2, most));
              expect(found[0] ?? 99).toBeGreaterThanOrEqual(before);
              if (least > 0) expect(found[0]).toBeLessThanOrEqual(game.rules.options.setup.openingOthers);
              if (least > 0 || most < 2) told++;
            }
          }
          const [seat = 0] = game.deciders(state);
          game.advance(state, game.sampleLegal(state, seat, chance) as never);
        }
      }
    });
    expect(told).toBeGreaterThan(500);
  },
);

rule(
  ['MW-SET-02', 'MW-SET-03'],
  'before the first draw everybody knows how many fighters a hand holds',
  () => {
    for (const openingFighters of [1, 2, 3]) {
      const game = variant({ setup: { openingFighters, autoSeats: [0, 1] } });
      const view = game.view(game.setup({ seed: 'first' }), 0);
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const imagined = game.determinize(view, createChance(seed));
        // They were dealt after the other four.
        expect(places(imagined, 1)).toEqual([4, 5].slice(0, openingFighters - 1));
      }
    }
  },
);

rule('MW-KO-04', 'whoever waits for a draw without a fighter has none in hand', () => {
  const patient = variant({ ko: { emptyHandCheck: 'afterDraw' } });
  const foe = { fighter: null, knockouts: 1, hand: ['uppercut'], deck: [MAX, ALEX, 'clinch'] };
  const scene: Scene = { active: 1, phase: 'draw', sides: [{ deck: [], hand: ['block'] }, foe] };
  imaginesAll(arrange(scene, patient), 0, (held) => !held.some(isFighter), patient);
});

rule('MW-KO-04', 'of a card that waits for room it can be the only fighter', () => {
  const game = variant({ ko: { emptyHandCheck: 'afterDraw' }, hand: { overflow: 'chooseDiscard' } });
  const pairs = ['kimura', 'armbar', 'block', 'parry', 'clinch'].flatMap((id) => [id, id]);
  const foe = { fighter: null, knockouts: 1, hand: pairs, drawn: MAX, deck: ['suplex', ALEX] };
  const pending = [{ kind: 'discard', seat: 1 }] as const;
  const state = arrange({ active: 1, phase: 'settle', pending, sides: [{ deck: [] }, foe] }, game);
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    seen.add(String(places(game.determinize(game.view(state, 0), createChance(`room ${i}`)), 1)));
  }
  expect([...seen].sort()).toEqual(['', '10']);
});

rule('MW-WIN-02', 'whoever lost for want of a fighter has none', () => {
  const { state } = hit('quick_jab', { foe: { stamina: 1, hand: ['block', 'parry'], deck: [MAX, ALEX] } });
  expect(state.result?.reason).toBe('No fighters in hand');
  for (let i = 0; i < 10; i++) {
    expect(places(GAME.determinize(GAME.view(state, 0), createChance(`end ${i}`)), 1)).toEqual([]);
  }
});

rule('MW-MAI-08', 'of all hands with which a turn can go on each is equally likely', () => {
  // On the feet the first two can be played, the other two cannot: 5 of 6 pairs go on.
  const foe = { hand: ['uppercut', 'armbar'], deck: ['block', 'kimura'] };
  const state = arrange({ active: 1, sides: [{ hand: [], deck: [] }, foe] });
  const view = GAME.view(state, 0);
  const hands = new Map<string, Fraction>();
  for (const { value, probability } of enumerate((chance) => GAME.determinize(view, chance), 100_000) ?? []) {
    const hand = value.seats[1].hand.map((card) => CARDS[value.cards[card] ?? -1]?.id).join();
    hands.set(hand, addFractions(hands.get(hand) ?? fraction(0), probability));
  }
  expect(hands.size).toBe(10);
  for (const share of hands.values()) expect(formatFraction(share)).toBe('1/10');
});

rule(
  ['MW-RES-05', 'MW-HND-04'],
  'of all hands with at most two fighters each is equally likely, in any order',
  () => {
    const foe = { hand: ['uppercut', MAX], deck: [ALEX, 'block'] };
    const view = GAME.view(arrange({ sides: [{ hand: ['block'], deck: [] }, foe] }), 0);
    const hands = new Map<string, Fraction>();
    for (const { value, probability } of enumerate((chance) => GAME.determinize(view, chance), 100_000) ??
      []) {
      const hand = value.seats[1].hand.map((card) => CARDS[value.cards[card] ?? -1]?.id).join();
      hands.set(hand, addFractions(hands.get(hand) ?? fraction(0), probability));
    }
    // Two of four cards in a row.
    expect(hands.size).toBe(12);
    for (const share of hands.values()) expect(formatFraction(share)).toBe('1/12');
  },
);

rule('MW-KO-05', 'only the seat that must choose is known to have somebody to choose', () => {
  const foe = { fighter: null, knockouts: 1, hand: [MAX], deck: ['clinch'] };
  const pending = [{ kind: 'replacement', seat: 1 }] as const;
  const state = arrange({ phase: 'settle', pending, sides: [{ hand: ['block'], deck: [ALEX] }, foe] });
  const view = GAME.view(state, 'spectator');
  const worlds = enumerate((chance) => GAME.determinize(view, chance), 100_000) ?? [];
  expect(new Set(worlds.map(({ value }) => String(places(value, 0))))).toEqual(new Set(['', '0']));
  expect(new Set(worlds.map(({ value }) => String(places(value, 1))))).toEqual(new Set(['0']));
});

/** Where the fighters of a seat's hand may be, as far as a spectator of a match that is over can tell. */
function imaginedPlaces(
  state: MmaWarriorsState,
  seat: Seat,
  game: MmaWarriorsGame = GAME,
): readonly string[] {
  expect(state.result).not.toBeNull();
  const view = game.view(state, 'spectator');
  const all = Array.from({ length: 60 }, (_, i) => game.determinize(view, createChance(`over ${i}`)));
  return [...new Set(all.map((world) => String(places(world, seat))))].sort();
}

rule(['MW-WIN-02', 'MW-WIN-03', 'MW-KO-05'], 'what a finished match tells of both hands', () => {
  const own = { hand: ['quick_jab', MAX], deck: ['block', ALEX] };
  const foe = { stamina: 1, hand: ['uppercut'], deck: [MAX, ALEX, ISLAM] };
  const lost = act(...beaten(own, foe)).state;
  expect(lost.result?.reason).toBe('No fighters in hand');
  expect(imaginedPlaces(lost, 0)).toEqual(['', '0']);
  expect(imaginedPlaces(lost, 1)).toEqual(['']);
  const spent = act(...beaten(own, { ...foe, knockouts: 4 })).state;
  expect(spent.result?.reason).toBe('Health depleted');
  expect(imaginedPlaces(spent, 1)).toEqual(['', '0']);
  // A fallen fighter of a match that goes on has a replacement in hand, also when somebody gives up then.
  const needed = act(...beaten(own, { ...foe, hand: [MAX], deck: ['uppercut', ALEX, ISLAM] })).state;
  for (const seat of SEATS) {
    const over = act(needed, { type: 'concede', seat }).state;
    expect(imaginedPlaces(over, 1)).toEqual(['0']);
    expect(imaginedPlaces(over, 0)).toEqual(['', '0']);
  }
  const patient = variant({ ko: { emptyHandCheck: 'afterDraw' } });
  const alone = { fighter: null, knockouts: 1, hand: ['uppercut'], deck: [MAX, ALEX, 'clinch'] };
  const waiting = arrange({ active: 1, phase: 'draw', sides: [{ hand: ['block'] }, alone] }, patient);
  const given = act(waiting, { type: 'concede', seat: 0 }, [], patient).state;
  expect(imaginedPlaces(given, 1, patient)).toEqual(['', '0']);
  const empty = arrange({ phase: 'draw', sides: [{ hand: ['block', MAX], deck: [] }, {}] });
  expect(imaginedPlaces(act(empty, draw(0)).state, 0)).toEqual(['0', '1']);
});

/** Seat 0 is about to knock out the fighter of seat 1. */
function beaten(own: Side, foe: Side): [MmaWarriorsState, MmaWarriorsAction] {
  const state = arrange({ sides: [own, foe] });
  return [state, playing(state, 'quick_jab')];
}

rule('MW-MAI-08', 'a position made by hand that fits no match is filled up all the same', () => {
  // Nothing that seat 1 can hold is playable on the feet, so its turn should be over.
  const foe = { hand: ['kimura', 'armbar'], deck: ['kimura', MAX] };
  const state = arrange({ active: 1, sides: [{ hand: ['block'], deck: [] }, foe] });
  expect(imaginesAll(state, 0, atMostTwo)).toBeGreaterThan(1);
});

describe('a view', () => {
  const state = arrange({
    sides: [{ hand: ['block', MAX] }, { hand: ['parry'], defence: ['slip_counter'] }],
  });

  it('shows the own hand and hides the other, both decks and the generator', () => {
    const view = GAME.view(state, 0);
    expect(view.seats[0].hand).toEqual(state.seats[0].hand);
    expect(view.seats[1].hand).toEqual([null]);
    for (const seat of SEATS) expect(view.seats[seat].deck).toEqual(state.seats[seat].deck.map(() => null));
    expect(view.rng).toBe('hidden');
    expect(GAME.view(state, 'spectator').seats.map(({ hand }) => hand)).toEqual([[null, null], [null]]);
  });

  it('tells what exactly those cards are that can be seen', () => {
    const view = GAME.view(state, 1);
    const seen = view.cards.flatMap((index, card) => (index === null ? [] : [card]));
    const expected = [
      ...state.seats[1].hand,
      ...state.seats[1].defence,
      ...state.seats.map(({ fighter }) => fighter!.card),
    ];
    expect(seen).toEqual(expected.sort((a, b) => a - b));
    for (const card of seen) expect(view.cards[card]).toBe(state.cards[card]);
  });

  it('shows counts, piles, health, energy and the waiting card to everybody', () => {
    const view = GAME.view(state, 'spectator');
    expect(view.seats[1]).toMatchObject({
      defence: state.seats[1].defence,
      discard: state.seats[1].discard,
      health: 100,
      energy: 16,
    });
    expect(view.seats[0].deck).toHaveLength(72);
  });
});

describe('events', () => {
  it('keep a drawn card and a passed-over fighter to their owner', () => {
    const scene: Scene = {
      phase: 'draw',
      sides: [{ hand: ['block', MAX, ALEX], deck: [ISLAM, 'uppercut'] }, {}],
    };
    const { events } = act(arrange(scene), draw(0));
    expect(kinds(events)).toEqual(['smartDraw', 'cardDrawn']);
    expect(GAME.viewEvents(events, 0)).toEqual(events);
    for (const viewer of [1, 'spectator'] as const) {
      expect(GAME.viewEvents(events, viewer)).toEqual([{ type: 'cardDrawn', seat: 0, cardId: null }]);
    }
  });

  it('show everybody what is played and discarded', () => {
    const { events } = hit('quick_jab');
    expect(GAME.viewEvents(events, 1)).toEqual(events);
  });
});

rule('MW-HND-02', 'a draw uses up the same chance, whether or not a fighter was passed over', () => {
  for (const smartReturn of ['bottom', 'stay', 'shuffle'] as const) {
    const game = variant({ draw: { smartReturn } });
    const after = (deck: readonly string[]) => {
      const state = arrange({ phase: 'draw', sides: [{ hand: ['block', MAX, ALEX], deck }, {}] }, game);
      return actWith(state, draw(0), undefined, game);
    };
    const passed = after([ISLAM, 'uppercut', 'clinch']);
    const plain = after(['uppercut', 'clinch', ISLAM]);
    expect(kinds(passed.events)).toContain('smartDraw');
    expect(kinds(plain.events)).not.toContain('smartDraw');
    expect(passed.state.rng).toEqual(plain.state.rng);
  }
});

describe('odds', () => {
  it('are told of a strike, from a view too, as long as no hidden hand decides', () => {
    const open = arrange({ sides: [{ hand: ['quick_jab', 'block'] }, { hand: [MAX] }] });
    expect(GAME.odds(GAME.view(open, 0), playing(open, 'quick_jab'))).toHaveLength(1);
    const deadly = arrange({ sides: [{ hand: ['quick_jab', 'block'] }, { stamina: 1, hand: [MAX] }] });
    expect(GAME.odds(GAME.view(deadly, 0), playing(deadly, 'quick_jab'))).toBeUndefined();
    expect(GAME.odds(deadly, playing(deadly, 'quick_jab'))).toHaveLength(1);
    const last = arrange({ sides: [{ hand: ['quick_jab', 'block'] }, { stamina: 1, knockouts: 4 }] });
    expect(GAME.odds(GAME.view(last, 0), playing(last, 'quick_jab'))).toHaveLength(1);
  });

  it('are not told of a draw, but of one from an empty deck', () => {
    const state = arrange({ phase: 'draw', sides: [{ hand: ['block'] }, {}] });
    expect(GAME.odds(state, draw(0))).toBeUndefined();
    const empty = arrange({ phase: 'draw', sides: [{ hand: ['block'], deck: [] }, {}] });
    expect(GAME.odds(GAME.view(empty, 0), draw(0))).toHaveLength(1);
  });

  it('are not told where the hand of the other seat decides how its turn goes on', () => {
    const state = arrange({ phase: 'draw', active: 1, sides: [{ hand: ['block'] }, { hand: ['block'] }] });
    expect(GAME.odds(GAME.view(state, 0), GAME.actions.skipDraw(1))).toBeUndefined();
    expect(GAME.odds(GAME.view(state, 1), GAME.actions.skipDraw(1))).toHaveLength(1);
  });

  it('are not told where forced draws make hidden cards decide whether a match is dead', () => {
    const forced = variant({ draw: { skip: 'never' } });
    const state = arrange({ sides: [{ hand: ['block', 'parry'] }, {}] }, forced);
    expect(forced.odds(forced.view(state, 0), playing(state, 'block'))).toBeUndefined();
    expect(forced.odds(state, playing(state, 'block'))).toHaveLength(1);
    expect(forced.odds(forced.view(state, 0), endTurn(0))).toBeUndefined();
    const idle = variant({ draw: { skip: 'never' }, deadPosition: 'playOn' });
    const on = arrange({ sides: [{ hand: ['block', 'parry'] }, {}] }, idle);
    expect(idle.odds(idle.view(on, 0), endTurn(0))).toHaveLength(1);
  });

  it('are not told where a hidden hand is brought down to its limit', () => {
    const large = variant({ setup: { openingOthers: 12, autoSeats: [0, 1] } });
    const main = act(large.setup({ seed: 'large' }), large.actions.skipDraw(0), [], large).state;
    expect(large.odds(large.view(main, 1), endTurn(0))).toBeUndefined();
    expect(large.odds(large.view(main, 0), endTurn(0))).toHaveLength(1);
  });
});
