// Hand-made positions: what cannot occur is refused with its clause.

import type { MmaCcgState } from 'holmgang/mma-ccg';
import { describe, expect, it } from 'vitest';
import { act, arrange, find, GAME, land, playing, using } from './arrange.js';

type Draft = { -readonly [K in keyof MmaCcgState]: MmaCcgState[K] };

const plain = arrange({
  sides: [{ hand: ['m01', 'm02'], corner: ['m03'], routines: ['q09', 'q05'] }, { hand: ['k01'] }],
});
const open = act(plain, playing(plain, 'm01')).state;
const kimura = arrange({ position: 'G', sides: [{ hand: ['m38'] }, { hand: ['m01', 'm02'] }] });
const choosing = land(kimura, 'm38').state;
const start = GAME.setup({ seed: 'check' });
const rest = act(
  arrange({ active: 1, sides: [{ turnsTaken: 5 }, { turnsTaken: 4 }] }),
  GAME.actions.endTurn(1),
).state;

/** The clauses that a changed position breaks. */
function broken(state: MmaCcgState, change: (draft: Draft) => void): string[] {
  const draft = structuredClone(state) as Draft;
  change(draft);
  return GAME.check(draft).map(({ rule, code }) => rule ?? code);
}

describe('check', () => {
  it('accepts what occurs', () => {
    for (const state of [plain, open, choosing, start, rest]) expect(GAME.check(state)).toEqual([]);
    const used = act(plain, using(plain, 0, 'q09')).state;
    expect(GAME.check(used)).toEqual([]);
  });

  const cases: readonly [string, MmaCcgState, (draft: Draft) => void, string][] = [
    ['a card in two places', plain, (d) => d.seats[0].corner.push(d.seats[0].hand[0]!), 'MC-CMP-09'],
    ['a missing card', plain, (d) => d.seats[0].hand.pop(), 'MC-CMP-09'],
    ['a Routine that lies nowhere', start, (d) => d.seats[0].routineDeck.pop(), 'MC-CMP-09'],
    ['a card of the other player', plain, (d) => d.seats[0].hand.push(d.seats[1].hand.pop()!), 'MC-CMP-09'],
    ['a Routine in hand', plain, (d) => d.seats[0].hand.push(...d.seats[0].cage.splice(0, 1)), 'MC-RTN-03'],
    ['too many copies', plain, (d) => d.cards.fill(d.cards[0]!, 0, 50), 'MC-DECK-03'],
    [
      'a unique card twice',
      plain,
      (d) =>
        d.cards.fill(
          GAME.rules.cards.findIndex(({ id }) => id === 'm23'),
          0,
          2,
        ),
      'MC-DECK-04',
    ],
    ['a Routine in a Stamina Deck', plain, (d) => d.cards.fill(d.cards[100]!, 0, 1), 'MC-DECK-05'],
    ['too much Toughness', plain, (d) => (d.seats[0].toughness = 31), 'BAD_NUMBER'],
    ['no Toughness', plain, (d) => (d.seats[0].toughness = 0), 'MC-WIN-01'],
    ['turns that do not alternate', plain, (d) => (d.seats[0].turnsTaken = 4), 'MC-RND-02'],
    ['the turn of the other player', plain, (d) => (d.active = 1), 'MC-RND-02'],
    [
      'a round that is over',
      plain,
      (d) => {
        for (const side of d.seats) side.turnsTaken = 5;
      },
      'MC-RND-02',
    ],
    [
      'a Recovery too early',
      rest,
      (d) => {
        for (const side of d.seats) side.turnsTaken = 3;
      },
      'MC-RND-02',
    ],
    ['a Recovery on the ground', rest, (d) => (d.position = 'G'), 'MC-RND-06'],
    [
      'both done in Recovery',
      rest,
      (d) => {
        for (const side of d.seats) side.done = true;
      },
      'MC-REC-03',
    ],
    ['done in the Main Step', plain, (d) => (d.seats[0].done = true), 'MC-REC-03'],
    ['a window without a card', plain, (d) => (d.phase = 'response'), 'MC-PLY-06'],
    ['a card without a window', open, (d) => (d.phase = 'main'), 'MC-PLY-06'],
    ['a card of the other player in the window', open, (d) => (d.play!.seat = 1), 'MC-CMP-09'],
    ['a text without a card', choosing, (d) => (d.play = null), 'MC-PLY-06'],
    ['no text where one runs', choosing, (d) => (d.text = null), 'MC-CMP-09'],
    ['a text beyond its end', choosing, (d) => (d.text!.at = 9), 'MC-PLY-10'],
    ['another card on its way', choosing, (d) => (d.text!.card = d.seats[0].deck[0]!), 'MC-PLY-10'],
    ['an end of turn in the Main Step', plain, (d) => (d.ending = 'pass'), 'MC-TRN-01'],
    ['a Regroup without an end', plain, (d) => (d.phase = 'regroup'), 'K-TRN-04'],
    [
      'a choice of too many cards',
      choosing,
      (d) => (d.pending = [{ ...d.pending[0]!, most: 9 }]),
      'MC-RES-02',
    ],
    [
      'a choice closed already',
      choosing,
      (d) => (d.pending = [{ ...d.pending[0]!, chosen: [d.seats[1].hand[0]!] }]),
      'MC-RES-02',
    ],
    [
      'a choice of a foreign card',
      choosing,
      (d) => (d.pending = [{ ...d.pending[0]!, least: 2, most: 2, chosen: [1] }]),
      'MC-RES-02',
    ],
    [
      'a choice of no position',
      choosing,
      (d) => (d.pending = [{ ...d.pending[0]!, kind: 'position' }]),
      'MC-RES-02',
    ],
    ['two choices', choosing, (d) => d.pending.push(d.pending[0]!), 'MC-RES-02'],
    [
      'a mulligan in the middle',
      choosing,
      (d) => (d.pending = [{ ...d.pending[0]!, kind: 'mulligan' }]),
      'MC-SET-06',
    ],
    [
      'a discard before the fight',
      start,
      (d) => (d.pending = [{ ...d.pending[0]!, kind: 'discard' }]),
      'MC-SET-06',
    ],
    ['picks in the Main Step', plain, (d) => (d.seats[0].picks = [100]), 'MC-SET-10'],
    ['a used Routine that is not in play', plain, (d) => (d.seats[0].usedRoutines = [99]), 'MC-RTN-02'],
    [
      'a memory of a card that lies elsewhere',
      plain,
      (d) => (d.seats[0].returned = [...d.seats[0].corner]),
      'MC-CMP-09',
    ],
    [
      'a regained card that was never seen',
      plain,
      (d) => (d.seats[0].regained = [d.seats[0].hand[0]!]),
      'MC-CMP-09',
    ],
    [
      'a card named twice',
      plain,
      (d) => (d.seats[0].returned = [d.seats[0].deck[0]!, d.seats[0].deck[0]!]),
      'MC-CMP-09',
    ],
  ];

  it.each(cases)('refuses %s', (_, state, change, clause) => {
    expect(broken(state, change)).toContain(clause);
  });

  it.each([
    ['knockout', 'MC-WIN-01', 0],
    ['knockout', 'MC-WIN-08', 0],
    ['decision', 'MC-WIN-04', 1],
    ['decision', 'MC-WIN-06', 0],
    ['draw', 'MC-WIN-08', null],
    ['decision', 'MC-WIN-01', 0],
    ['boredom', 'MC-WIN-01', 0],
  ] as const)('refuses an end by %s (%s) that did not come about', (reason, rule, winner) => {
    const scores =
      winner === null ? ([0.5, 0.5] as const) : winner === 0 ? ([1, 0] as const) : ([0, 1] as const);
    const found = broken(plain, (draft) => {
      draft.phase = 'over';
      draft.result = { winner, scores, reason, rule };
    });
    expect(found).toContain('MC-WIN-10');
  });

  it('accepts ends that can come about', () => {
    const end = (reason: string, rule: string, change: (draft: Draft) => void = () => {}) =>
      broken(plain, (draft) => {
        draft.phase = 'over';
        draft.result = { winner: 0, scores: [1, 0], reason, rule };
        change(draft);
      });
    expect(end('card', 'MC-WIN-02')).toEqual([]);
    expect(end('knockout', 'MC-WIN-01', (draft) => (draft.seats[1].toughness = -2))).toEqual([]);
    expect(end('decision', 'MC-WIN-04')).toEqual([]);
    expect(end('conceded', 'K-CON-01')).toEqual([]);
  });

  it('knows where a landed card lies', () => {
    expect(find(choosing, 0, 'm38', 'cage')).toBe(choosing.play?.card);
  });
});
