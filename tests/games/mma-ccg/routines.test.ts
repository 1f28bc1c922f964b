// Chapters 10 and 11: Routines and the Recovery Step.
import type { Seat } from 'holmgang';
import type { MmaCcgState } from 'holmgang/mma-ccg';
import { victoryPoints } from 'holmgang/mma-ccg';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  declining,
  find,
  GAME,
  idsOf,
  kinds,
  land,
  passUntil,
  playing,
  refusal,
  type Side,
  told,
  using,
  variant,
} from './arrange.js';

const { choose, recover, useRoutine, decline, endTurn } = GAME.actions;

rule('MC-RTN-01', 'a Routine is used when it says: in the own Main Step, or in answer to a card', () => {
  const state = arrange({
    sides: [{ hand: ['m01'], routines: ['q05', 'q06'] }, { routines: ['q05', 'q06'] }],
  });
  expect(refusal(state, using(state, 0, 'q05'))).toBeNull();
  expect(refusal(state, using(state, 0, 'q06'))).toBe('WRONG_TIMING MC-RTN-01');
  expect(refusal(state, using(state, 1, 'q05'))).toBe('WRONG_TIMING MC-RTN-01');
  const open = act(state, playing(state, 'm01')).state;
  expect(refusal(open, using(open, 1, 'q06'))).toBeNull();
  expect(refusal(open, using(open, 1, 'q05'))).toBe('WRONG_TIMING MC-RTN-01');
  expect(refusal(open, using(open, 0, 'q05'))).toBe('WRONG_TIMING MC-RTN-01');
});

rule('MC-RTN-01', 'a Routine that names a position or a condition needs it (Q28)', () => {
  const game = variant({}, [
    { id: 'x1', name: 'Cage Craft', type: 'routine', req: 'C', text: [{ op: 'draw', who: 'me', n: 1 }] },
    {
      id: 'x2',
      name: 'Comeback',
      type: 'routine',
      when: [{ test: 'toughness', who: 'me', atMost: 5 }],
      text: [{ op: 'heal', n: 2 }],
    },
  ]);
  const sides: [Side, Side] = [{ routines: ['x1', 'x2'] }, {}];
  const state = arrange({ sides }, game);
  expect(refusal(state, using(state, 0, 'x1', game), game)).toBe('WRONG_POSITION MC-PLY-02');
  expect(refusal(state, using(state, 0, 'x2', game), game)).toBe('CONDITION_NOT_MET MC-PLY-05');
  const clinched = arrange({ position: 'C', sides: [{ routines: ['x1', 'x2'], toughness: 5 }, {}] }, game);
  expect(refusal(clinched, using(clinched, 0, 'x1', game), game)).toBeNull();
  expect(act(clinched, using(clinched, 0, 'x2', game), game).state.seats[0].toughness).toBe(7);
});

rule(
  'MC-RTN-02',
  'once per round, or once and then exhausted; a Routine that says nothing is exhausted (Q16)',
  () => {
    const state = arrange({ sides: [{ hand: ['m01', 'm02'], routines: ['q09', 'q02'] }, {}] });
    const used = act(state, using(state, 0, 'q09')).state;
    expect(refusal(used, using(used, 0, 'q09'))).toBe('ALREADY_USED MC-RTN-02');
    expect(idsOf(used, used.seats[0].cage)).toEqual(['q09', 'q02']);
    const next = passUntil(
      used,
      ({ round, phase, active }) => round === 2 && phase === 'main' && active === 0,
    );
    expect(refusal(next.state, using(next.state, 0, 'q09'))).toBeNull();
    const card = find(state, 0, 'q02', 'cage');
    const gone = act(state, useRoutine(0, { card }));
    expect(kinds(gone.events)).toEqual(['routineUsed', 'modifierAdded', 'exhausted']);
    expect(refusal(gone.state, useRoutine(0, { card }))).toBe('NOT_IN_PLAY MC-RTN-03');
    const silent = variant({}, [
      { id: 'x1', name: 'Silence', type: 'routine', text: [{ op: 'heal', n: 1 }] },
    ]);
    const quiet = arrange({ sides: [{ routines: ['x1'] }, {}] }, silent);
    expect(kinds(act(quiet, using(quiet, 0, 'x1', silent), silent).events)).toContain('exhausted');
  },
);

rule(
  'MC-RTN-03',
  'Routines in play lie in the Cage and score there, unless the ruleset says not (Q17)',
  () => {
    const sides: [Side, Side] = [{ routines: ['q05', 'q08'], cage: ['m01'] }, { cage: ['m01'] }];
    const state = arrange({ sides });
    expect([victoryPoints(state, 0, GAME.rules), victoryPoints(state, 1, GAME.rules)]).toEqual([4, 1]);
    const game = variant({ routineVP: false });
    expect(victoryPoints(arrange({ sides }, game), 0, game.rules)).toBe(1);
    expect(refusal(state, useRoutine(0, { card: find(state, 0, 'm01', 'cage') }))).toBe(
      'NOT_IN_PLAY MC-RTN-03',
    );
  },
);

rule('MC-RTN-04', 'a Routine opens no window', () => {
  const state = arrange({ sides: [{ routines: ['q05'] }, { hand: ['k17', 'm01'] }] });
  const { state: after } = act(state, using(state, 0, 'q05'));
  expect([after.phase, GAME.deciders(after)]).toEqual(['main', [0]]);
});

rule('MC-RTN-05', 'a response Routine answers only the class that it names', () => {
  const state = arrange({ sides: [{ hand: ['m01', 'r01'] }, { routines: ['q06', 'q08'] }] });
  const jab = act(state, playing(state, 'm01')).state;
  expect(refusal(jab, using(jab, 1, 'q06'))).toBeNull();
  expect(refusal(jab, using(jab, 1, 'q08'))).toBe('NOT_APPLICABLE MC-RTN-05');
  const stand = act(state, playing(state, 'r01')).state;
  expect(refusal(stand, using(stand, 1, 'q06'))).toBe('NOT_APPLICABLE MC-RTN-05');
  expect(refusal(stand, using(stand, 1, 'q08'))).toBeNull();
});

rule('MC-RTN-06', 'a reduction holds for this play only', () => {
  const state = arrange({ sides: [{ hand: ['m05', 'm05'] }, { routines: ['q06'] }] });
  const first = act(state, playing(state, 'm05')).state;
  const reduced = act(first, using(first, 1, 'q06')).state;
  expect(reduced.seats[1].toughness).toBe(29);
  expect(land(reduced, 'm05').state.seats[1].toughness).toBe(26);
});

rule(['MC-RTN-07', 'MC-CTR-09'], 'Veteran Savvy counters: Corner Pile, no text, end of the turn', () => {
  const state = arrange({ position: 'G', sides: [{ hand: ['m36'] }, { routines: ['q08'], toughness: 5 }] });
  const open = act(state, playing(state, 'm36')).state;
  const { state: after, events } = act(open, using(open, 1, 'q08'));
  expect(kinds(events).slice(0, 4)).toEqual(['routineUsed', 'exhausted', 'cardCountered', 'turnEnded']);
  expect([idsOf(after, after.seats[0].corner), after.result, after.active]).toEqual([['m36'], null, 1]);
});

/** Between two rounds; seat 0 began the one that is over. */
function between(own: Side = {}, foe: Side = {}, game = GAME): MmaCcgState {
  const state = arrange(
    {
      active: 1,
      sides: [
        { ...own, turnsTaken: 5 },
        { ...foe, turnsTaken: 4 },
      ],
    },
    game,
  );
  return act(state, endTurn(1), game).state;
}

rule(['MC-RTN-08', 'MC-REC-07'], 'Endorsements are used in Recovery alone, exactly one', () => {
  const state = arrange({ sides: [{ hand: ['m01'], routines: ['e03', 'q05'] }, { routines: ['e03'] }] });
  expect(refusal(state, using(state, 0, 'e03'))).toBe('WRONG_TIMING MC-RTN-08');
  const open = act(state, playing(state, 'm01')).state;
  expect(refusal(open, using(open, 1, 'e03'))).toBe('WRONG_TIMING MC-RTN-08');
  const rest = between({ routines: ['e03', 'q05'], toughness: 10 });
  const card = find(rest, 0, 'e03', 'cage');
  expect(refusal(rest, recover(0, { kind: 'endorse' }))).toBe('NO_ENDORSEMENT MC-REC-07');
  expect(refusal(rest, recover(0, { kind: 'endorse', card: find(rest, 0, 'q05', 'cage') }))).toBe(
    'NO_ENDORSEMENT MC-REC-07',
  );
  expect(refusal(rest, recover(0, { kind: 'heal', card }))).toBe('BAD_VALUE MC-REC-03');
  const { state: after, events } = act(rest, recover(0, { kind: 'endorse', card }));
  expect(kinds(events)).toEqual(['recoveryChosen', 'routineUsed', 'toughnessChanged', 'exhausted']);
  expect([after.seats[0].toughness, after.seats[0].exhausted]).toEqual([18, [card]]);
  expect(GAME.deciders(after)).toEqual([1]);
});

rule(
  ['MC-REC-01', 'MC-REC-02', 'MC-REC-08'],
  'the player who began the round recovers first, in the open (Q18)',
  () => {
    const rest = between();
    expect([rest.phase, GAME.deciders(rest)]).toEqual(['recovery', [0]]);
    expect(refusal(rest, recover(1, { kind: 'none' }))).toBe('NOT_YOUR_TURN MC-REC-02');
    const { events, state } = act(rest, recover(0, { kind: 'draw' }));
    expect(GAME.viewEvents(events, 1)[0]).toEqual({ type: 'recoveryChosen', player: 0, kind: 'draw' });
    expect(GAME.deciders(state)).toEqual([1]);
    const second = arrange({
      round: 2,
      active: 0,
      sides: [{ turnsTaken: 4 }, { turnsTaken: 5 }],
    });
    expect(GAME.deciders(act(second, endTurn(0)).state)).toEqual([1]);
  },
);

rule('MC-REC-03', 'each player picks at most one option, or none', () => {
  const rest = between({ corner: ['m01', 'm02'] });
  const once = act(rest, recover(0, { kind: 'none' })).state;
  expect(refusal(once, recover(0, { kind: 'heal' }))).toBe('NOT_YOUR_TURN MC-REC-02');
  const shuffling = act(rest, recover(0, { kind: 'shuffle' })).state;
  expect(refusal(shuffling, recover(0, { kind: 'heal' }))).toBe('NOT_YOUR_TURN MC-REC-02');
  const next = act(once, recover(1, { kind: 'none' })).state;
  expect(next.round).toBe(2);
  expect(refusal(next, recover(0, { kind: 'heal' }))).toBe('WRONG_PHASE MC-REC-01');
});

rule('MC-REC-04', 'up to 5 chosen cards of the Corner Pile are shuffled into the deck', () => {
  const corner = ['m01', 'm02', 'm03', 'm04', 'm05', 'm17', 'm18'];
  const rest = act(between({ corner }), recover(0, { kind: 'shuffle' })).state;
  expect(rest.pending).toMatchObject([{ kind: 'recycle', seat: 0, least: 0, most: 5 }]);
  const cards = [...rest.seats[0].corner];
  expect(GAME.countLegal(rest, 0)).toBe(8);
  const two = act(rest, [
    choose(0, { card: cards[4] as number }),
    choose(0, { card: cards[1] as number }),
  ]).state;
  expect(two.seats[0].corner).toEqual(cards);
  // What stands before the last chosen one is listed no more, so that no set is counted twice.
  expect(GAME.legalActions(two, 0)).toEqual([
    choose(0, { card: cards[5] as number }),
    choose(0, { card: cards[6] as number }),
    choose(0, { done: true }),
  ]);
  expect(refusal(two, choose(0, { card: cards[4] as number }))).toBe('BAD_CHOICE MC-REC-04');
  const done = act(two, choose(0, { done: true }));
  expect(told(done.events, 'recycled')).toEqual([{ type: 'recycled', player: 0, count: 2 }]);
  expect(kinds(done.events)).toEqual(['recycled', 'shuffled']);
  expect(done.state.seats[0].deck).toHaveLength(rest.seats[0].deck.length + 2);
  expect(idsOf(done.state, done.state.seats[0].corner)).toEqual(['m01', 'm03', 'm04', 'm17', 'm18']);
  const five = act(
    rest,
    cards.slice(0, 5).map((card) => choose(0, { card })),
  ).state;
  expect([five.seats[0].corner, five.pending]).toEqual([cards.slice(5), []]);
  expect(refusal(five, choose(0, { card: cards[5] as number }))).toBe('WRONG_TIMING MC-REC-04');
  expect(kinds(act(rest, choose(0, { done: true })).events)).toEqual(['recycled']);
  expect(kinds(act(between(), recover(0, { kind: 'shuffle' })).events)).toEqual(['recoveryChosen']);
});

rule('MC-REC-05', 'healing gives 5 Toughness back, never above 30 (Q23)', () => {
  for (const [before, after] of [
    [28, 30],
    [22, 27],
    [30, 30],
  ] as const) {
    expect(act(between({ toughness: before }), recover(0, { kind: 'heal' })).state.seats[0].toughness).toBe(
      after,
    );
  }
});

rule('MC-REC-06', 'drawing gives 3 cards, or all that remain', () => {
  const three = act(between({ top: ['m33', 'm24', 'm35', 'm01'] }), recover(0, { kind: 'draw' })).state;
  expect(idsOf(three, three.seats[0].hand)).toEqual(['m33', 'm24', 'm35']);
  const rest = between({ deck: ['m33'] });
  expect(idsOf(rest, act(rest, recover(0, { kind: 'draw' })).state.seats[0].hand)).toEqual(['m33']);
});

rule('MC-REC-07', 'each Endorsement does what it says', () => {
  const use = (id: string, own: Side, foe: Side = {}) => {
    const rest = between({ ...own, routines: [id] }, foe);
    return act(rest, recover(0, { kind: 'endorse', card: find(rest, 0, id, 'cage') })).state;
  };
  const drink = use('e01', { toughness: 20 });
  expect([drink.seats[0].hand.length, drink.seats[0].toughness]).toEqual([2, 23]);
  expect(use('e02', { corner: ['m01', 'm02'] }).pending).toMatchObject([{ kind: 'recycle', most: 2 }]);
  const gym = use('e04', { corner: ['m01', 'm02', 'm03'] });
  expect(gym.pending).toMatchObject([{ kind: 'regain', most: 2 }]);
  const taken = act(gym, [
    choose(0, { card: find(gym, 0, 'm03', 'corner') }),
    choose(0, { card: find(gym, 0, 'm01', 'corner') }),
  ]);
  expect(idsOf(taken.state, taken.state.seats[0].hand)).toEqual(['m01', 'm03']);
  expect(taken.state.seats[0].exhausted).toHaveLength(1);
  // Pay-Per-View: four cards for the leader, else 7 Toughness.
  expect(use('e05', { cage: ['m13'], toughness: 9 }).seats[0].hand).toHaveLength(4);
  expect(use('e05', { toughness: 9 }).seats[0].toughness).toBe(16);
  expect(use('e05', { cage: ['m01'], toughness: 9 }, { cage: ['m01'] }).seats[0].toughness).toBe(16);
});

rule('MC-PLY-08', 'declining is the other seat’s alone', () => {
  const state = arrange({ sides: [{ hand: ['m01'] }, {}] });
  const open = act(state, playing(state, 'm01')).state;
  expect(refusal(open, decline(0 as Seat))).toBe('WRONG_TIMING MC-PLY-08');
  expect(act(open, declining(open)).state.phase).toBe('main');
});
