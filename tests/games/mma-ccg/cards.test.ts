// Every card of the house set is played or used once, and every operation of the vocabulary runs.
import { otherSeat } from 'holmgang';
import { type Card, cardText, type Effect, type MmaCcgAction, type MmaCcgState } from 'holmgang/mma-ccg';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  CARDS,
  countering,
  declining,
  find,
  GAME,
  idsOf,
  land,
  playing,
  printed,
  type Side,
  using,
  variant,
} from './arrange.js';

/** What a text does, those in conditions included. */
const opsOf = (text: readonly Effect[]): readonly string[] =>
  text.flatMap((effect) =>
    effect.op === 'if' ? ['if', ...opsOf(effect.does), ...opsOf(effect.otherwise)] : [effect.op],
  );

/** Answers every choice with the first listed answer. */
function settle(state: MmaCcgState): MmaCcgState {
  let current = state;
  while (current.pending.length > 0 && current.result === null) {
    const seat = current.pending[0]!.seat;
    current = act(current, GAME.legalActions(current, seat)[0] as MmaCcgAction).state;
  }
  return current;
}

const RICH: Side = { corner: ['m01', 'm33', 'm24'], toughness: 20 };
const GRAPPLES = ['m34', 'm33', 'm24', 'm35', 'm35'];
const HAND = ['m04', 'm03'];

const own = (hand: readonly string[]): Side => ({ ...RICH, hand, cage: GRAPPLES });
const foe: Side = { hand: ['m02', 'm04', 'm03'], cage: ['m48'], toughness: 20 };

/** A card that a Counter or a response Routine answers. */
function targetOf({ vs, req }: Card): Card {
  const found = CARDS.find(
    (card) =>
      (card.type === 'maneuver' || card.type === 'referee') &&
      card.cost === 0 &&
      (req === null || card.req === null || card.req === req) &&
      vs.some(
        ({ is, maxT }) => (maxT === null || card.t <= maxT) && (card.tags.includes(is) || card.type === is),
      ) &&
      card.when.length === 0 &&
      !card.flags.includes('nohand'),
  );
  if (found === undefined) throw new Error('nothing to answer');
  return found;
}

/** Plays or uses a card where it can be. */
function playOf(card: Card): MmaCcgState {
  if (card.type === 'counter' || card.timing === 'response') {
    const target = targetOf(card);
    const position = card.req ?? target.req ?? 'S';
    const sides: [Side, Side] = [
      { hand: [target.id] },
      card.type === 'counter' ? { ...RICH, hand: [card.id, ...HAND] } : { ...RICH, routines: [card.id] },
    ];
    const state = arrange({ position, sides });
    const open = act(state, playing(state, target.id)).state;
    const cost = HAND.slice(0, card.cost);
    const answer = card.type === 'counter' ? countering(open, card.id, cost) : using(open, 1, card.id);
    return settle(act(open, answer).state);
  }
  if (card.timing === 'main') {
    const state = arrange({ sides: [{ ...own(HAND), routines: [card.id] }, foe] });
    return settle(act(state, using(state, 0, card.id)).state);
  }
  if (card.timing === 'recovery') {
    const sides: [Side, Side] = [{ ...own(HAND), routines: [card.id], turnsTaken: 5 }, { turnsTaken: 4 }];
    const rest = act(arrange({ active: 1, sides }), GAME.actions.endTurn(1)).state;
    const its = find(rest, 0, card.id, 'cage');
    return settle(act(rest, GAME.actions.recover(0, { kind: 'endorse', card: its })).state);
  }
  const state = arrange({ position: card.req ?? 'S', sides: [own([card.id, ...HAND]), foe] });
  return settle(land(state, card.id, HAND.slice(0, card.cost)).state);
}

rule.each(CARDS.map(({ id, name }) => ({ id, name })))(
  ['MC-CMP-03', 'MC-PLY-10'],
  '$id $name is played, does what it says, and lies where it belongs',
  ({ id }) => {
    const card = printed(id);
    const after = playOf(card);
    const owner = card.type === 'counter' || card.timing === 'response' ? 1 : 0;
    const { cage, exhausted } = after.seats[owner];
    const pile = card.limit === 'exhaust' ? exhausted : cage;
    expect(idsOf(after, pile)).toContain(id);
    expect(GAME.check(after)).toEqual([]);
    if (card.type === 'routine') return;
    const damaged = after.seats[otherSeat(owner)];
    const wins = after.result !== null;
    // Damage of T is seen; self, hurt and the victim's own numbers are told in other tests.
    const isPlain = !opsOf(card.text).some((op) => ['hurt', 'self', 'heal', 'win'].includes(op));
    const start = owner === 0 ? 20 : 30;
    if (isPlain && !wins) expect(damaged.toughness).toBe(start - card.t);
    if (card.text.some(({ op }) => op === 'pos')) {
      const to = card.text.find((effect) => effect.op === 'pos');
      expect(after.position).toBe(to?.op === 'pos' ? to.to : '');
    }
  },
);

rule(
  'MC-RES-02',
  'every operation of the vocabulary is in the house set or run by a card of one’s own',
  () => {
    const all = [
      'pos',
      'posChoice',
      'draw',
      'discard',
      'heal',
      'hurt',
      'recycle',
      'regain',
      'next',
      'self',
      'reduce',
      'counterIt',
      'endTurn',
      'win',
      'if',
    ];
    // `mill` is in the vocabulary, but on no card; resolving.test.ts runs it.
    expect([...new Set(CARDS.flatMap(({ text }) => opsOf(text)))].sort()).toEqual([...all].sort());
  },
);

rule('MC-RES-02', 'conditions of one’s own cards: each test, either player, and the other branch', () => {
  const draw = { op: 'draw', who: 'me', n: 1 } as const;
  const heal = { op: 'heal', n: 2 } as const;
  const tests = [
    { test: 'toughness', who: 'me', atMost: 20 },
    { test: 'toughness', who: 'opp', atMost: 19 },
    { test: 'deck', who: 'me', atMost: 50 },
    { test: 'deck', who: 'opp', atMost: 1 },
    { test: 'played', atLeast: 0 },
    { test: 'played', atLeast: 1 },
    { test: 'cage', who: 'me', filter: [{ is: 'Jab', maxT: null }], atLeast: 1 },
    { test: 'cage', who: 'opp', filter: [{ is: 'any', maxT: null }], atLeast: 1 },
    { test: 'lead', atLeast: 1 },
    { test: 'lead', atLeast: 2 },
  ] as const;
  const expected = [true, false, true, false, true, false, true, false, true, false];
  const game = variant(
    {},
    tests.map((condition, i) => ({
      id: `x${i}`,
      name: `Test ${i}`,
      type: 'maneuver',
      text: [{ op: 'if', when: [condition], does: [draw, draw], otherwise: [heal] }, draw],
    })),
  );
  tests.forEach((_, i) => {
    const id = `x${i}`;
    const state = arrange({ sides: [{ hand: [id], cage: ['m01'], toughness: 20 }, { toughness: 20 }] }, game);
    const { state: after } = land(state, id, [], game);
    expect([after.seats[0].hand.length, after.seats[0].toughness]).toEqual(expected[i] ? [3, 20] : [1, 22]);
  });
});

rule('MC-RES-02', 'hurt, a discard of all, and a win in a Counter or a Routine of one’s own', () => {
  const game = variant({}, [
    {
      id: 'x1',
      name: 'Slam',
      type: 'maneuver',
      text: [
        { op: 'hurt', who: 'opp', n: 3 },
        { op: 'hurt', who: 'me', n: 1 },
      ],
    },
    { id: 'x2', name: 'Steal', type: 'counter', vs: [{ is: 'any', maxT: null }], text: [{ op: 'win' }] },
    { id: 'x3', name: 'Walkover', type: 'routine', text: [{ op: 'win' }] },
    {
      id: 'x4',
      name: 'Answer',
      type: 'routine',
      timing: 'response',
      vs: [{ is: 'any', maxT: null }],
      text: [
        { op: 'endTurn' },
        { op: 'self', t: 5, s: 5 },
        { op: 'discard', who: 'opp', n: 9, how: 'random' },
        // Its user has announced nothing this turn.
        { op: 'if', when: [{ test: 'played', atLeast: 1 }], does: [{ op: 'win' }], otherwise: [] },
      ],
    },
    {
      id: 'x5',
      name: 'Pep Talk',
      type: 'routine',
      text: [{ op: 'reduce', t: 1, s: 1 }, { op: 'counterIt' }, { op: 'endTurn' }],
    },
  ]);
  const slam = arrange({ sides: [{ hand: ['x1', 'm01'] }, { hand: ['x2'], routines: ['x4'] }] }, game);
  const hit = land(slam, 'x1', [], game).state;
  expect([hit.seats[0].toughness, hit.seats[1].toughness]).toEqual([29, 27]);
  const open = act(slam, playing(slam, 'x1', [], game), game).state;
  expect(act(open, countering(open, 'x2', [], game), game).state.result).toMatchObject({
    winner: 1,
    reason: 'card',
  });
  // The opponent's own turn is not on, and `self` is nothing for a Routine.
  const answered = act(open, using(open, 1, 'x4', game), game).state;
  expect([answered.active, answered.phase, answered.seats[0].hand]).toEqual([0, 'main', []]);
  expect(answered.seats[1].toughness).toBe(27);
  const walk = arrange({ sides: [{ routines: ['x3', 'x5'] }, {}] }, game);
  expect(act(walk, using(walk, 0, 'x3', game), game).state.result).toMatchObject({
    winner: 0,
    rule: 'MC-WIN-02',
  });
  const talk = act(walk, using(walk, 0, 'x5', game), game);
  expect(talk.state.active).toBe(1);
});

rule('MC-PLY-06', 'a discard at random takes each card of the hand with the same chance', () => {
  const state = arrange({ sides: [{ hand: ['m10'] }, { hand: ['m01', 'm02', 'm03'] }] });
  const open = act(state, playing(state, 'm10')).state;
  const counts = new Map<string, number>();
  for (let i = 0; i < 3; i++) {
    const applied = GAME.apply(open, declining(open), {
      int: () => i,
      percent: () => false,
      pick: (list) => list[i] as never,
      shuffle: (list) => list,
      fork: () => ({ kind: 'sfc32', a: 0, b: 0, c: 0, d: 0 }),
      unseen: () => {},
    });
    if (!applied.ok) throw new Error('refused');
    const thrown = idsOf(applied.state, applied.state.seats[1].corner)[0] as string;
    counts.set(thrown, (counts.get(thrown) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['m01', 'm02', 'm03']);
});

describe('the text of a card', () => {
  it('is there wherever a card does something', () => {
    for (const card of CARDS) {
      const isSilent =
        card.text.length + card.vs.length + card.flags.length + card.cost + card.when.length === 0 &&
        card.limit === null;
      expect(cardText(card) === '').toBe(isSilent);
      expect(cardText(card)).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it.each([
    ['m06', 'Your next strike this turn gets +1 T.'],
    ['m10', 'Your opponent discards a card at random.'],
    ['m37', "If your opponent's Stamina Deck has 4 cards or fewer: You win the game."],
    [
      'm41',
      'Play only if your Cage Area has 5 or more of: grapple. Cost: discard 2 cards. You win the game.',
    ],
    ['m49', 'Both players lose 3 Toughness.'],
    ['r06', 'The fight is Clinched or Grounded, as you choose.'],
    ['k05', 'Against: strike with T 2 or less.'],
    ['q07', 'Against: maneuver. That card gets -2 S. Once per round.'],
    ['q08', 'Against: referee or submission. Counter that card. Exhaust.'],
    ['e05', 'If you lead by 1 VP or more: Draw 4 cards. Otherwise: Regain 7 Toughness. Exhaust.'],
  ])('%s says: %s', (id, text) => {
    expect(cardText(printed(id))).toBe(text);
  });
});
