// Positions made by hand: what could have come about is accepted, what breaks a clause is refused by it.
import { createMmaWarriors, type Fighter, type MmaWarriorsState } from 'holmgang/mma-warriors';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { arrange, CARDS, GAME, hit, variant } from './arrange.js';

type Draft = { -readonly [K in keyof MmaWarriorsState]: MmaWarriorsState[K] };

/** The clauses that a changed position is refused by. */
function broken(state: MmaWarriorsState, change: (draft: Draft) => void, game = GAME): readonly string[] {
  const draft = structuredClone(state) as Draft;
  change(draft);
  return game.check(draft).map(({ rule: clause }) => clause ?? '');
}

rule('MW-KO-03', 'nobody plays on without health', () => {
  const state = arrange({ sides: [{ knockouts: 4 }, {}] });
  expect(GAME.check(state)).toEqual([]);
  const fall = (draft: Draft) => {
    const [own] = draft.seats;
    const at = own.deck.findIndex((card) => CARDS[draft.cards[card] ?? -1]?.kind === 'fighter');
    own.knockedOut.push(...own.deck.splice(at, 1));
    own.health = 0;
  };
  const draft = structuredClone(state) as Draft;
  fall(draft);
  expect(GAME.check(draft)).toEqual([
    { path: 'seats.0.health', code: 'BAD_POSITION', message: 'the match is over', rule: 'MW-KO-03' },
  ]);
  const end = (winner: 0 | 1) => (draft: Draft) => {
    fall(draft);
    const scores: [number, number] = winner === 0 ? [1, 0] : [0, 1];
    Object.assign(draft, {
      phase: 'over',
      result: { winner, scores, reason: 'Health depleted', rule: 'MW-WIN-01' },
    });
  };
  expect(broken(state, end(1))).toEqual([]);
  expect(broken(state, end(0))).toEqual(['MW-KO-03', 'MW-WIN-05']);
});

rule(['MW-COR-01', 'MW-COR-03', 'MW-STA-04'], 'no fighter has more from its cards than a deck holds', () => {
  const state = arrange();
  const own = (change: (fighter: Fighter) => void) => (draft: Draft) =>
    change(draft.seats[0].fighter as Fighter);
  const coach = (times: number) =>
    own((fighter) => {
      for (const stat of ['striking', 'grappling', 'defense'] as const) fighter[stat] += times;
    });
  const train = (bonus: number) =>
    own((fighter) => {
      fighter.strikingBonus = bonus;
    });
  const cut = (turns: number) =>
    own((fighter) => {
      fighter.bleed = turns;
    });
  expect([4, 5].map((times) => broken(state, coach(times)))).toEqual([[], ['MW-COR-01']]);
  expect([12, 15, 4].map((bonus) => broken(state, train(bonus)).length)).toEqual([0, 1, 1]);
  expect([2, 3].map((turns) => broken(state, cut(turns)))).toEqual([[], ['MW-STA-04']]);
  const other = variant({ intenseTraining: { stacking: 'refresh' }, bleed: { reapply: 'stack' } });
  const scene = arrange({}, other);
  expect([3, 6].map((bonus) => broken(scene, train(bonus), other))).toEqual([[], ['MW-COR-03']]);
  expect([4, 5].map((turns) => broken(scene, cut(turns), other))).toEqual([[], ['MW-STA-04']]);
});

rule(['MW-TRN-02', 'MW-TRN-03', 'MW-SET-08'], 'turns alternate from the first seat on', () => {
  const turns = (own: number, foe: number, active: 0 | 1) => (draft: Draft) => {
    draft.turn = own + foe;
    draft.activeSeat = active;
    draft.quietTurns = 0;
    [own, foe].forEach((count, seat) => {
      Object.assign(draft.seats[seat] as object, { ownTurns: count, energyTurns: count });
    });
  };
  const state = arrange();
  expect(broken(state, turns(3, 2, 0))).toEqual([]);
  expect(broken(state, turns(3, 3, 1))).toEqual([]);
  expect(broken(state, turns(3, 2, 1))).toEqual(['MW-TRN-02', 'MW-SET-08']);
  expect(broken(state, turns(3, 3, 0))).toEqual(['MW-SET-08']);
  expect(broken(state, turns(5, 0, 0))).toEqual(['MW-TRN-02']);
  const early = structuredClone(state) as Draft;
  turns(5, 0, 0)(early);
  expect(GAME.check(early)).toEqual([
    { path: 'activeSeat', code: 'BAD_POSITION', message: 'not its turn', rule: 'MW-TRN-02' },
  ]);
  expect(broken(state, turns(2, 3, 1))).toEqual(['MW-SET-08']);
  expect(broken(state, turns(0, 0, 0))).toEqual(['MW-TRN-03']);
  const open = createMmaWarriors('tournament');
  const drawn = arrange({}, open);
  expect(broken(drawn, turns(2, 3, 1), open)).toEqual([]);
  expect(broken(drawn, turns(2, 3, 0), open)).toEqual(['MW-TRN-02']);
});

rule('MW-WIN-06', 'there are no more quiet turns than turns', () => {
  const quiet = (quietTurns: number) => (draft: Draft) => Object.assign(draft, { quietTurns });
  expect([3, 4].map((count) => broken(arrange(), quiet(count)))).toEqual([[], ['MW-WIN-06']]);
});

const own = (change: object) => (draft: Draft) => Object.assign(draft.seats[0], change);
const ownFighter = (change: object) => (draft: Draft) =>
  Object.assign(draft.seats[0].fighter as Fighter, change);
const topOf = (draft: Draft, count: number) => draft.seats[0].deck.splice(0, count);
const fightersOf = (draft: Draft, count: number) => {
  const found = draft.seats[0].deck.filter((card) => CARDS[draft.cards[card] ?? -1]?.kind === 'fighter');
  for (const card of found.slice(0, count)) draft.seats[0].deck.splice(draft.seats[0].deck.indexOf(card), 1);
  return found.slice(0, count);
};
const ask =
  (kind: 'opening' | 'replacement' | 'discard', seat: 0 | 1, phase: Draft['phase']) => (draft: Draft) =>
    Object.assign(draft, { phase, pending: [{ kind, seat }] });
const fallen = (draft: Draft, seat: 0 | 1) => {
  const side = draft.seats[seat];
  const card = side.fighter?.card as number;
  Object.assign(side, { fighter: null, knockedOut: [card], health: 80 });
};

rule.each([
  ['seats.0', 'MW-CMP-01', 'a card is missing or twice there', (draft: Draft) => topOf(draft, 1)],
  [
    'cards',
    'MW-CMP-05',
    'this is not the deck',
    (draft: Draft) => draft.cards.splice(0, 1, draft.cards[0] === 15 ? 16 : 15),
  ],
  [
    'seats.0.hand',
    'MW-RES-04',
    'too many cards',
    (draft: Draft) => {
      const others = draft.seats[0].deck
        .filter((card) => CARDS[draft.cards[card] ?? -1]?.kind !== 'fighter')
        .slice(0, 11);
      draft.seats[0].deck = draft.seats[0].deck.filter((card) => !others.includes(card));
      draft.seats[0].hand.push(...others);
    },
  ],
  [
    'seats.0.hand',
    'MW-RES-05',
    'too many fighters',
    (draft: Draft) => draft.seats[0].hand.push(...fightersOf(draft, 3)),
  ],
  [
    'seats.0.knockedOut',
    'MW-KO-02',
    'no fighter',
    (draft: Draft) => {
      const technique = draft.seats[0].deck.find(
        (card) => CARDS[draft.cards[card] ?? -1]?.kind !== 'fighter',
      ) as number;
      draft.seats[0].deck = draft.seats[0].deck.filter((card) => card !== technique);
      own({ knockedOut: [technique], health: 80 })(draft);
    },
  ],
  ['seats.0.health', 'MW-KO-09', 'does not fit the knockouts', own({ health: 80 })],
  [
    'seats.0.defence',
    'MW-DEF-01',
    'no played defence card',
    (draft: Draft) => draft.seats[0].defence.push(draft.seats[0].deck[0] as number),
  ],
  ['seats.0.energyTurns', 'MW-TRN-03', 'more than turns', own({ energyTurns: 9 })],
  ['seats.0.fighter', 'MW-FTR-01', 'not as printed', ownFighter({ striking: 4 })],
  [
    'seats.0.fighter',
    'MW-COR-01',
    'coached too often',
    ownFighter({ striking: 13, grappling: 12, defense: 12 }),
  ],
  ['seats.0.fighter.stamina', 'MW-CAP-01', 'more than printed', ownFighter({ stamina: 41 })],
  ['seats.0.fighter.stamina', 'MW-KO-01', 'knocked out', ownFighter({ stamina: 0 })],
  ['seats.0.fighter.strikingBonus', 'MW-COR-03', 'no training gives this', ownFighter({ strikingBonus: 1 })],
  ['seats.0.fighter.bleed', 'MW-STA-04', 'no cut gives this', ownFighter({ bleed: 3 })],
  ['pending.0', 'MW-KO-06', 'no such choice here', ask('discard', 0, 'settle')],
  ['pending.0', 'MW-KO-06', 'no such choice here', ask('replacement', 0, 'settle')],
  [
    'pending.0',
    'MW-KO-06',
    'no such choice here',
    (draft: Draft) => {
      fallen(draft, 0);
      ask('replacement', 0, 'settle')(draft);
    },
  ],
  [
    'seats.0.drawnCard',
    'MW-DRW-03',
    'nothing makes room for it',
    (draft: Draft) => own({ drawnCard: topOf(draft, 1)[0] })(draft),
  ],
  [
    'seats.1.fighter',
    'MW-KO-05',
    'nobody fights',
    (draft: Draft) => {
      fallen(draft, 0);
      draft.seats[0].hand.push(...fightersOf(draft, 1));
      fallen(draft, 1);
      ask('replacement', 0, 'settle')(draft);
    },
  ],
  ['turn', 'MW-TRN-03', 'the turns do not add up', (draft: Draft) => Object.assign(draft, { turn: 9 })],
  ['quietTurns', 'MW-WIN-06', 'more than turns', (draft: Draft) => Object.assign(draft, { quietTurns: 9 })],
] as const)(
  [
    'MW-CMP-01',
    'MW-RES-04',
    'MW-RES-05',
    'MW-DEF-01',
    'MW-FTR-01',
    'MW-CAP-01',
    'MW-KO-01',
    'MW-KO-05',
    'MW-DRW-03',
    'MW-TRN-03',
  ],
  'a broken position is refused with the place (%s), the clause and a reason',
  ([path, clause, message, change]) => {
    const draft = structuredClone(arrange()) as Draft;
    change(draft);
    expect(GAME.check(draft)).toEqual([{ path, code: 'BAD_POSITION', message, rule: clause }]);
  },
);

rule(
  ['MW-RES-05', 'MW-SET-02'],
  'an opening hand may hold more fighters where the ruleset deals them',
  () => {
    const three = variant({ setup: { openingFighters: 3, autoSeats: [] } });
    const state = three.setup({ seed: 'three' });
    expect(state.seats[0].hand).toHaveLength(7);
    expect(three.check(state)).toEqual([]);
  },
);

rule(['MW-KO-06', 'MW-KO-05', 'MW-DRW-03'], 'choices that have their reason are accepted', () => {
  const draft = structuredClone(arrange()) as Draft;
  fallen(draft, 0);
  draft.seats[0].hand.push(...fightersOf(draft, 1));
  ask('replacement', 0, 'settle')(draft);
  expect(GAME.check(draft)).toEqual([]);
  expect(broken(draft, (other) => own({ auto: true })(other))).toEqual(['MW-KO-06']);
  expect(broken(draft, (other) => Object.assign(other, { phase: 'main' }))).toContain('MW-KO-06');
  expect(broken(draft, (other) => other.pending.push({ kind: 'replacement', seat: 0 }))).toEqual([
    'MW-KO-06',
  ]);
});

rule(
  ['MW-KO-06', 'MW-DRW-03', 'MW-KO-10'],
  'a choice of the second to fall may be that of an automatic seat',
  () => {
    const draft = structuredClone(arrange()) as Draft;
    for (const seat of [0, 1] as const) fallen(draft, seat);
    for (const { hand, deck } of draft.seats) {
      const at = deck.findIndex((card) => CARDS[draft.cards[card] ?? -1]?.kind === 'fighter');
      hand.push(...deck.splice(at, 1));
    }
    const pending = [0, 1].map((seat) => ({ kind: 'replacement', seat }));
    Object.assign(draft, { phase: 'settle', pending });
    Object.assign(draft.seats[1], { auto: true });
    expect(GAME.check(draft)).toEqual([]);
    const choosing = variant({ hand: { overflow: 'chooseDiscard' } });
    const ten = structuredClone(arrange({}, choosing)) as Draft;
    const others = ten.seats[0].deck
      .filter((card) => CARDS[ten.cards[card] ?? -1]?.kind !== 'fighter')
      .slice(0, 10);
    ten.seats[0].deck = ten.seats[0].deck.filter((card) => !others.includes(card));
    ten.seats[0].hand.push(...others);
    ask('discard', 0, 'settle')(ten);
    expect(broken(ten, () => {}, choosing)).toEqual(['MW-KO-06']);
    expect(broken(ten, (draft) => own({ drawnCard: topOf(draft, 1)[0] })(draft), choosing)).toEqual([]);
  },
);

rule(['MW-KO-10', 'MW-KO-01'], 'whoever has won may have a fighter without stamina', () => {
  const both = { stamina: 1, hand: ['block'] };
  const { state } = hit('quick_jab', { own: { stamina: 1 }, foe: { ...both, defence: ['slip_counter'] } });
  expect(state.result).toMatchObject({ winner: 1, reason: 'No fighters in hand' });
  expect(state.seats[1].fighter?.stamina).toBe(0);
  expect(GAME.check(state)).toEqual([]);
});

rule('MW-WIN-06', 'only an exhausted or stalled match is a draw', () => {
  const draw = { winner: null, scores: [0.5, 0.5], reason: 'Deck Out', rule: 'MW-WIN-03' };
  const state = arrange({ sides: [{ deck: [] }, { deck: [] }] });
  expect(broken(state, (draft) => Object.assign(draft, { phase: 'over', result: draw }))).toEqual([
    'MW-WIN-05',
  ]);
});

rule('MW-TRN-03', 'a match given up during setup has no turn', () => {
  const given = GAME.reducer(GAME.setup({ seed: 'given up' }), { type: 'concede', seat: 0 });
  expect(given).toMatchObject({ phase: 'over', turn: 0 });
  expect(GAME.check(given)).toEqual([]);
});
