// Chapters 7 and 8: playing cards, and Counters.
import { createMmaCcg } from 'holmgang/mma-ccg';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  countering,
  counterWith,
  declining,
  find,
  GAME,
  idsOf,
  kinds,
  land,
  passUntil,
  playing,
  refusal,
  told,
  using,
  variant,
} from './arrange.js';

const { playCard, counter, decline } = GAME.actions;

rule('MC-PLY-01', 'Maneuvers and Referee cards are played in the own Main Step only', () => {
  const state = arrange({ sides: [{ hand: ['m01', 'r01', 'k01', 'm01'] }, { hand: ['m01'] }] });
  expect(refusal(state, playing(state, 'm01'))).toBeNull();
  expect(refusal(state, playing(state, 'r01'))).toBeNull();
  expect(refusal(state, playing(state, 'k01'))).toBe('WRONG_TYPE MC-PLY-01');
  expect(refusal(state, playCard(1, { card: find(state, 1, 'm01') }))).toBe('NOT_YOUR_TURN MC-PLY-01');
  expect(refusal(state, playCard(0, { card: 49 }))).toBe('NOT_IN_HAND MC-PLY-01');
  const announced = act(state, playing(state, 'm01')).state;
  expect(refusal(announced, playing(announced, 'r01'))).toBe('WRONG_TIMING MC-PLY-01');
  expect(refusal(announced, playCard(1, { card: find(state, 1, 'm01') }))).toBe('NOT_YOUR_TURN MC-PLY-01');
});

rule(
  ['MC-PLY-02', 'MC-PLY-03'],
  'a card with a position needs the fight to be there; one without is played anywhere',
  () => {
    for (const position of ['S', 'C', 'G'] as const) {
      const state = arrange({ position, sides: [{ hand: ['m01', 'm16', 'm29', 'm45', 'm48'] }, {}] });
      const open = { S: 'm01', C: 'm16', G: 'm29' }[position];
      for (const id of ['m01', 'm16', 'm29']) {
        expect(refusal(state, playing(state, id))).toBe(id === open ? null : 'WRONG_POSITION MC-PLY-02');
      }
      expect([refusal(state, playing(state, 'm45')), refusal(state, playing(state, 'm48'))]).toEqual([
        null,
        null,
      ]);
    }
  },
);

rule('MC-PLY-04', 'a printed cost is paid when the card is announced, and not refunded (Q4)', () => {
  const state = arrange({ sides: [{ hand: ['m08', 'm01', 'm02'] }, { hand: ['k03'] }] });
  const card = find(state, 0, 'm08');
  for (const costCards of [[], [card], [49], [find(state, 0, 'm01'), find(state, 0, 'm02')]]) {
    expect(refusal(state, playCard(0, { card, costCards }))).toBe('CANNOT_PAY_COST MC-PLY-04');
  }
  expect(refusal(state, playCard(0, { card }))).toBe('CANNOT_PAY_COST MC-PLY-04');
  const free = playCard(0, { card: find(state, 0, 'm01'), costCards: [] });
  expect(refusal(state, free)).toBe('CANNOT_PAY_COST MC-PLY-04');
  expect(GAME.legalActions(state, 0).filter((each) => 'card' in each && each.card === card)).toHaveLength(2);
  const { state: announced, events } = act(state, playing(state, 'm08', ['m02']));
  expect(kinds(events)).toEqual(['cardAnnounced', 'costPaid', 'discarded']);
  expect(idsOf(announced, announced.seats[0].corner)).toEqual(['m02']);
  const countered = act(announced, countering(announced, 'k03')).state;
  expect(idsOf(countered, countered.seats[0].corner).slice(0, 2)).toEqual(['m02', 'm08']);
  const alone = arrange({ sides: [{ hand: ['m08'] }, {}] });
  expect(GAME.legalActions(alone, 0).some(({ type }) => type === 'playCard')).toBe(false);
});

rule(
  ['MC-PLY-05', 'MC-PLY-04'],
  'a play condition must hold; Gogoplata asks for five grapples and two cards',
  () => {
    const grapples = ['m33', 'm33', 'm35', 'm35'];
    const hand = ['m41', 'm01', 'm02', 'm03'];
    const few = arrange({ position: 'G', sides: [{ hand, cage: grapples }, {}] });
    expect(refusal(few, playing(few, 'm41', ['m01', 'm02']))).toBe('CONDITION_NOT_MET MC-PLY-05');
    const state = arrange({ position: 'G', sides: [{ hand, cage: [...grapples, 'm24'] }, {}] });
    expect(refusal(state, playing(state, 'm41', ['m01']))).toBe('CANNOT_PAY_COST MC-PLY-04');
    const twice = find(state, 0, 'm01');
    expect(refusal(state, playCard(0, { card: find(state, 0, 'm41'), costCards: [twice, twice] }))).toBe(
      'CANNOT_PAY_COST MC-PLY-04',
    );
    const ways = GAME.legalActions(state, 0).filter(({ type }) => type === 'playCard');
    expect(ways).toHaveLength(3);
    // The order in which the cost is named makes no difference.
    expect(act(state, playing(state, 'm41', ['m02', 'm01'])).state).toEqual(
      act(state, playing(state, 'm41', ['m01', 'm02'])).state,
    );
    expect(land(state, 'm41', ['m03', 'm01']).state.result).toMatchObject({ winner: 0, reason: 'card' });
    const deduction = arrange({ sides: [{ hand: ['r03'] }, { hand: ['m01', 'm02'] }] });
    expect(refusal(deduction, playing(deduction, 'r03'))).toBe('CONDITION_NOT_MET MC-PLY-05');
  },
);

rule('MC-PLY-06', 'the announced card waits in the open, neither in hand nor in the Cage', () => {
  const state = arrange({ sides: [{ hand: ['m01'] }, {}] });
  const card = find(state, 0, 'm01');
  const { state: announced } = act(state, playing(state, 'm01'));
  expect([announced.phase, announced.play?.card, announced.play?.position]).toEqual(['response', card, 'S']);
  expect([announced.seats[0].hand, announced.seats[0].cage]).toEqual([[], []]);
  const seen = GAME.view(announced, 1);
  expect(seen.cards[card]).toBe(state.cards[card]);
  expect(land(state, 'm01').state.play).toBeNull();
});

rule(
  'MC-PLY-08',
  'the opponent does exactly one thing in the window, unless responses are unlimited (Q5)',
  () => {
    const scene = {
      sides: [{ hand: ['m05', 'm02'] }, { hand: ['k03'], routines: ['q06', 'q07'] }],
    } as const;
    const state = act(arrange(scene), playing(arrange(scene), 'm05')).state;
    expect(GAME.deciders(state)).toEqual([1]);
    expect(GAME.legalActions(state, 1).map(({ type }) => type)).toEqual([
      'counter',
      'useRoutine',
      'useRoutine',
      'decline',
    ]);
    const reduced = act(state, using(state, 1, 'q06'));
    expect(kinds(reduced.events).slice(0, 2)).toEqual(['routineUsed', 'cardLanded']);
    for (const late of [countering(state, 'k03'), decline(1), using(state, 1, 'q07')]) {
      expect(refusal(reduced.state, late)).toMatch(/^WRONG_TIMING/);
    }
    const game = variant({ responsesPerCard: 'unlimited' });
    const open = act(arrange(scene, game), playing(arrange(scene, game), 'm05'), game).state;
    const once = act(open, using(open, 1, 'q06'), game).state;
    expect([once.phase, once.play?.responses]).toEqual(['response', 1]);
    const twice = act(once, using(once, 1, 'q07'), game).state;
    expect(twice.play).toMatchObject({ t: 1, s: 0, responses: 2 });
    const countered = act(twice, countering(twice, 'k03'), game);
    expect(kinds(countered.events)).toContain('cardCountered');
    expect(act(twice, declining(twice), game).state.seats[1].toughness).toBe(29);
  },
);

rule(
  ['MC-PLY-09', 'MC-CTR-04'],
  'a countered card goes to the Corner Pile without text, damage or VP (Q2)',
  () => {
    const scene = { position: 'C', sides: [{ hand: ['m16'] }, { hand: ['k04'], top: ['m33'] }] } as const;
    const state = arrange(scene);
    const { state: after } = counterWith(state, 'm16', 'k04');
    expect(idsOf(after, after.seats[0].corner)[0]).toBe('m16');
    expect(after.seats[1].toughness).toBe(30);
    const cage = variant({ counteredFromHandTo: 'cage' });
    const kept = counterWith(arrange(scene, cage), 'm16', 'k04', [], cage).state;
    expect(idsOf(kept, kept.seats[0].cage)).toEqual(['m16']);
    expect([kept.seats[1].toughness, kept.position]).toEqual([30, 'S']);
  },
);

rule('MC-PLY-09', 'a countered card that returns is played like any other', () => {
  const state = arrange({ sides: [{ hand: ['m01'], routines: ['q04'] }, { hand: ['k01'] }] });
  const countered = counterWith(state, 'm01', 'k01').state;
  const own = passUntil(countered, ({ active }) => active === 0).state;
  const asked = act(own, using(own, 0, 'q04')).state;
  const back = act(asked, GAME.actions.choose(0, { card: find(asked, 0, 'm01', 'corner') })).state;
  expect(idsOf(land(back, 'm01').state, land(back, 'm01').state.seats[0].cage)).toContain('m01');
});

rule(
  ['MC-PLY-10', 'MC-PLY-11'],
  'a successful card enters the Cage before its text, and stays there for good',
  () => {
    const state = arrange({ sides: [{ hand: ['m13'] }, { top: ['k04', 'm33'] }] });
    const { state: after, events } = land(state, 'm13');
    expect(kinds(events).slice(1, 5)).toEqual([
      'cardLanded',
      'positionChanged',
      'overturned',
      'counterOverturned',
    ]);
    expect(idsOf(after, after.seats[0].cage)).toEqual(['m13']);
    expect(after.active).toBe(1);
  },
);

rule('MC-PLY-12', 'a card may be played though its text changes nothing', () => {
  const state = arrange({ sides: [{ hand: ['r01'] }, {}] });
  const { state: after, events } = land(state, 'r01');
  expect([after.position, kinds(events)]).toEqual(['S', ['cardAnnounced', 'cardLanded', 'drew']]);
});

rule('MC-PLY-13', 'several copies of a card may be in play (Q21)', () => {
  const state = arrange({ sides: [{ hand: ['m01'], cage: ['m01', 'm01'] }, {}] });
  const { state: after } = land(state, 'm01');
  expect(idsOf(after, after.seats[0].cage)).toEqual(['m01', 'm01', 'm01']);
});

rule('MC-CTR-01', 'a Counter is played from hand in the window of the opponent only', () => {
  const state = arrange({ sides: [{ hand: ['m01', 'k01'] }, { hand: ['k01', 'm01'] }] });
  expect(refusal(state, counter(0, { card: find(state, 0, 'k01') }))).toBe('WRONG_TIMING MC-CTR-01');
  expect(refusal(state, counter(1, { card: find(state, 1, 'k01') }))).toBe('WRONG_TIMING MC-CTR-01');
  const open = act(state, playing(state, 'm01')).state;
  expect(refusal(open, counter(0, { card: find(open, 0, 'k01') }))).toBe('WRONG_TIMING MC-CTR-01');
  expect(refusal(open, counter(1, { card: 3 }))).toBe('NOT_IN_HAND MC-CTR-01');
  expect(refusal(open, counter(1, { card: find(open, 1, 'm01') }))).toBe('NOT_A_COUNTER MC-CTR-01');
  expect(refusal(open, countering(open, 'k01'))).toBeNull();
  expect(refusal(state, decline(1))).toBe('WRONG_TIMING MC-PLY-08');
});

rule.each([
  { card: 'm01', position: 'S', answer: 'k01', expected: null },
  { card: 'm06', position: 'S', answer: 'k02', expected: null },
  { card: 'm01', position: 'S', answer: 'k02', expected: 'NOT_APPLICABLE MC-CTR-02' },
  { card: 'm02', position: 'S', answer: 'k05', expected: null },
  { card: 'm05', position: 'S', answer: 'k05', expected: 'NOT_APPLICABLE MC-CTR-02' },
  { card: 'm17', position: 'C', answer: 'k01', expected: 'WRONG_POSITION MC-CTR-02' },
  { card: 'm17', position: 'C', answer: 'k07', expected: null },
  { card: 'm16', position: 'C', answer: 'k04', expected: null },
  { card: 'r01', position: 'S', answer: 'k15', expected: null },
  { card: 'r01', position: 'C', answer: 'k07', expected: 'NOT_APPLICABLE MC-CTR-02' },
  { card: 'm46', position: 'S', answer: 'k01', expected: 'NOT_APPLICABLE MC-CTR-02' },
  { card: 'm15', position: 'S', answer: 'k14', expected: null },
  { card: 'm36', position: 'G', answer: 'k18', expected: null },
  { card: 'm29', position: 'G', answer: 'k18', expected: 'NOT_APPLICABLE MC-CTR-02' },
] as const)('MC-CTR-02', 'answering $card in $position with $answer: $expected (Q3, Q24)', (row) => {
  const state = arrange({ position: row.position, sides: [{ hand: [row.card] }, { hand: [row.answer] }] });
  const open = act(state, playing(state, row.card)).state;
  expect(refusal(open, countering(open, row.answer))).toBe(row.expected);
  const listed = GAME.legalActions(open, 1).some(({ type }) => type === 'counter');
  expect(listed).toBe(row.expected === null);
});

rule(
  ['MC-CTR-03', 'MC-CTR-04', 'MC-CTR-09'],
  'a Counter from hand: target away, Cage, text, T, S, end of turn (Q6)',
  () => {
    const state = arrange({ sides: [{ hand: ['m01'], top: ['m33', 'm24'] }, { hand: ['k03', 'k01'] }] });
    const { state: after, events } = counterWith(state, 'm01', 'k03');
    expect(kinds(events).slice(1)).toEqual([
      'counterPlayed',
      'cardCountered',
      'cardLanded',
      'toughnessChanged',
      'overturned',
      'turnEnded',
      'turnStarted',
      'drew',
    ]);
    expect(idsOf(after, after.seats[1].cage)).toEqual(['k03']);
    expect([after.seats[0].toughness, idsOf(after, after.seats[0].corner)]).toEqual([28, ['m01', 'm33']]);
    const drawn = counterWith(state, 'm01', 'k01').events;
    expect(kinds(drawn).slice(3, 5)).toEqual(['cardLanded', 'drew']);
    const plain = variant({ counterFromHandEffects: 'none' });
    const bare = arrange({ sides: [{ hand: ['m01'] }, { hand: ['k03'] }] }, plain);
    const stopped = counterWith(bare, 'm01', 'k03', [], plain);
    expect(stopped.state.seats[0].toughness).toBe(30);
    expect(kinds(stopped.events).slice(1, 5)).toEqual([
      'counterPlayed',
      'cardCountered',
      'cardLanded',
      'turnEnded',
    ]);
  },
);

rule('MC-CTR-05', 'nobody answers a Counter from hand', () => {
  const state = arrange({
    sides: [{ hand: ['m36', 'k18'], routines: ['q08', 'q07'] }, { hand: ['k13'] }],
    position: 'G',
  });
  const { events, state: after } = counterWith(state, 'm36', 'k13');
  expect(told(events, 'turnEnded')).toHaveLength(1);
  expect(after.active).toBe(1);
});

rule(
  'MC-CTR-06',
  'damage from a Counter is stopped only by an overturned Counter that names Counters (Q7)',
  () => {
    const sprawled = (top: readonly string[]) =>
      counterWith(arrange({ sides: [{ hand: ['m13'], top }, { hand: ['k04'] }] }), 'm13', 'k04');
    const through = sprawled(['k01', 'k03', 'm33']);
    expect(told(through.events, 'overturned')).toHaveLength(2);
    const stopped = sprawled(['k18', 'm33']);
    expect(told(stopped.events, 'overturned')).toHaveLength(1);
    expect(told(stopped.events, 'counterOverturned')).toMatchObject([
      { player: 0, ref: 'k18', remaining: 1 },
    ]);
    expect(told(stopped.events, 'turnEnded')[0]?.reason).toBe('countered');
    // Its position is judged as the Counter was played: before Sprawl's text stands the fight up.
    const game = createMmaCcg({
      name: 'x',
      version: 1,
      cards: [
        { id: 'x1', name: 'Floor Roll', type: 'counter', req: 'G', vs: [{ is: 'counter', maxT: null }] },
        { id: 'x2', name: 'Low Shot', type: 'maneuver', tags: ['takedown'] },
      ],
    });
    const grounded = arrange(
      { position: 'G', sides: [{ hand: ['x2'], top: ['x1', 'm33'] }, { hand: ['k04'] }] },
      game,
    );
    const answered = counterWith(grounded, 'x2', 'k04', [], game);
    expect(told(answered.events, 'counterOverturned')).toHaveLength(1);
    expect(answered.state.position).toBe('S');
  },
);

rule('MC-CTR-07', 'an overturned Counter goes to the Corner Pile and does nothing but stop the card', () => {
  // Ring Generalship would cost a card, and Granite Chin would heal.
  for (const id of ['k17', 'k16']) {
    const state = arrange({ sides: [{ hand: ['m03'] }, { top: [id], toughness: 10 }] });
    const { state: after, events } = land(state, 'm03');
    expect(idsOf(after, after.seats[1].corner)).toEqual([id]);
    expect(after.seats[1].toughness).toBe(8);
    expect(after.seats[1].cage).toEqual([]);
    expect(told(events, 'counterOverturned')).toMatchObject([{ ref: id, remaining: 2 }]);
  }
});

rule(
  'MC-CTR-08',
  'nohand cards are not answered from hand or countered by a Routine; noflip cards are not stopped',
  () => {
    const state = arrange({ position: 'C', sides: [{ hand: ['m25'] }, { hand: ['k07'], top: ['k07'] }] });
    const open = act(state, playing(state, 'm25')).state;
    expect(refusal(open, countering(open, 'k07'))).toBe('CANNOT_BE_COUNTERED MC-CTR-08');
    // Overturned Counters still stop it.
    expect(told(act(open, declining(open)).events, 'counterOverturned')).toHaveLength(1);
    const feint = arrange({
      position: 'G',
      sides: [{ hand: ['m45', 'm36'] }, { hand: ['k13'], routines: ['q08'] }],
    });
    const feinted = land(feint, 'm45').state;
    const armbar = act(feinted, playing(feinted, 'm36')).state;
    expect(refusal(armbar, countering(armbar, 'k13'))).toBe('CANNOT_BE_COUNTERED MC-CTR-08');
    expect(refusal(armbar, using(armbar, 1, 'q08'))).toBe('CANNOT_BE_COUNTERED MC-CTR-08');
    const game = variant({}, [
      { id: 'x1', name: 'Sure Shot', type: 'maneuver', s: 2, flags: ['noflip'], tags: ['strike'] },
    ]);
    const sure = arrange({ sides: [{ hand: ['x1'] }, { top: ['k01', 'k03'] }] }, game);
    const { events } = land(sure, 'x1', [], game);
    expect(kinds(events)).not.toContain('counterOverturned');
    expect(told(events, 'overturned')).toHaveLength(2);
    const marked = variant({}, [
      {
        id: 'x2',
        name: 'Set Feet',
        type: 'maneuver',
        text: [{ op: 'next', filter: [{ is: 'strike', maxT: null }], t: 0, s: 0, flag: 'noflip' }],
      },
    ]);
    const ready = arrange({ sides: [{ hand: ['x2', 'm01'] }, { top: ['k01', 'k03'] }] }, marked);
    const after = land(land(ready, 'x2', [], marked).state, 'm01', [], marked);
    expect(kinds(after.events)).not.toContain('counterOverturned');
  },
);

rule(
  'MC-CTR-02',
  'a Counter is judged by where the fight was when the card was announced, not by where a Routine took it',
  () => {
    const game = variant({ responsesPerCard: 'unlimited' }, [
      {
        id: 'x1',
        name: 'Grab Hold',
        type: 'routine',
        timing: 'response',
        vs: [{ is: 'any', maxT: null }],
        text: [{ op: 'pos', to: 'C' }],
      },
    ]);
    const state = arrange({ sides: [{ hand: ['m01'] }, { hand: ['k01', 'k09'], routines: ['x1'] }] }, game);
    const open = act(state, playing(state, 'm01', [], game), game).state;
    const held = act(open, using(open, 1, 'x1', game), game).state;
    expect([held.phase, held.position]).toEqual(['response', 'C']);
    expect(refusal(held, countering(held, 'k01', [], game), game)).toBeNull();
    expect(refusal(held, countering(held, 'k09', [], game), game)).toBe('WRONG_POSITION MC-CTR-02');
  },
);

rule('MC-TRN-11', 'a bonus is for the next card of its user alone', () => {
  const game = variant({}, [
    {
      id: 'x1',
      name: 'Cornered',
      type: 'routine',
      timing: 'response',
      vs: [{ is: 'any', maxT: null }],
      text: [{ op: 'next', filter: [{ is: 'any', maxT: null }], t: 2, s: 0, flag: null }],
    },
  ]);
  const state = arrange({ sides: [{ hand: ['m01', 'm01'] }, { hand: ['k03'], routines: ['x1'] }] }, game);
  const open = act(state, playing(state, 'm01', [], game), game).state;
  const own = act(open, using(open, 1, 'x1', game), game).state;
  const again = act(own, playing(own, 'm01', [], game), game).state;
  expect([again.play?.t, again.nextMods.length]).toEqual([1, 1]);
  // Counter Punch deals 2, and 2 more.
  expect(act(again, countering(again, 'k03', [], game), game).state.seats[0].toughness).toBe(26);
});

rule('MC-CTR-08', 'what is safe from Counters from hand can still be reduced', () => {
  const state = arrange({ position: 'C', sides: [{ hand: ['m25'] }, { routines: ['q06'] }] });
  const open = act(state, playing(state, 'm25')).state;
  expect(refusal(open, using(open, 1, 'q06'))).toBeNull();
});
