// Chapter 9: resolving and damage, with the rulebook's own example.
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
  playing,
  refusal,
  told,
  using,
  variant,
} from './arrange.js';

const { choose } = GAME.actions;

rule(
  ['MC-RES-01', 'MC-RES-03', 'MC-RES-10', 'MC-PLY-02'],
  'Double Leg Takedown, the example of the rulebook: Clinched only, grounds the fight, 1 Toughness, then Stamina',
  () => {
    const standing = arrange({ sides: [{ hand: ['m16'] }, {}] });
    expect(refusal(standing, playing(standing, 'm16'))).toBe('WRONG_POSITION MC-PLY-02');
    const state = arrange({
      position: 'C',
      sides: [{ hand: ['m16', 'm29'] }, { top: ['m33', 'm24', 'm35'] }],
    });
    const { state: after, events } = land(state, 'm16');
    expect(kinds(events)).toEqual([
      'cardAnnounced',
      'cardLanded',
      'positionChanged',
      'toughnessChanged',
      'overturned',
      'overturned',
      'overturned',
    ]);
    expect(after.position).toBe('G');
    expect(after.seats[1].toughness).toBe(29);
    expect(idsOf(after, after.seats[1].corner)).toEqual(['m33', 'm24', 'm35']);
    // No applicable Counter was overturned: the turn continues.
    expect([after.active, after.phase]).toEqual([0, 'main']);
  },
);

rule('MC-RES-02', 'text runs left to right and does as much as possible', () => {
  const state = arrange({ sides: [{ hand: ['m14'], deck: [] }, {}] });
  const { state: after, events } = land(state, 'm14');
  expect([after.position, kinds(events)]).toEqual([
    'C',
    ['cardAnnounced', 'cardLanded', 'positionChanged', 'overturned'],
  ]);
  const warned = arrange({ sides: [{ hand: ['r04'] }, { hand: ['m01'], cage: ['m48'] }] });
  const alone = land(warned, 'r04').state;
  // Of two cards to discard there is only one: nobody has to choose.
  expect([alone.pending, idsOf(alone, alone.seats[1].corner)]).toEqual([[], ['m01']]);
});

rule('MC-RES-02', 'a text that lets somebody choose goes on after the answer', () => {
  const state = arrange({ sides: [{ routines: ['q01'], hand: ['m01'], top: ['m02'] }, {}] });
  const asked = act(state, using(state, 0, 'q01')).state;
  expect(asked.pending).toMatchObject([{ kind: 'discard', seat: 0 }]);
  expect(refusal(asked, GAME.actions.endTurn(0))).toBe('WRONG_TIMING MC-TRN-08');
  expect(refusal(asked, choose(1, { card: 3 }))).toBe('NOT_YOUR_CHOICE MC-RES-02');
  for (const wrong of [{ done: true }, { position: 'C' }, { card: 49 }, {}] as const) {
    expect(refusal(asked, choose(0, wrong))).toBe('BAD_CHOICE MC-RES-02');
  }
  const card = find(asked, 0, 'm02');
  expect(refusal(asked, choose(0, { card, done: true }))).toBe('BAD_CHOICE MC-RES-02');
  const done = act(asked, choose(0, { card })).state;
  expect([idsOf(done, done.seats[0].corner), done.phase]).toEqual([['m02'], 'main']);
  expect(refusal(done, choose(0, { card }))).toBe('WRONG_TIMING MC-REC-04');
  const kimura = arrange({ position: 'G', sides: [{ hand: ['m38'] }, { hand: ['m01', 'm02'] }] });
  const opp = land(kimura, 'm38').state;
  // A landed card lies in the Cage while its text waits, and its damage comes after the answer.
  expect([idsOf(opp, opp.seats[0].cage), opp.seats[1].toughness]).toEqual([['m38'], 30]);
  const hit = act(opp, choose(1, { card: find(opp, 1, 'm01') }));
  expect(kinds(hit.events).slice(0, 2)).toEqual(['discarded', 'toughnessChanged']);
  expect(hit.state.seats[1].toughness).toBe(27);
});

rule('MC-RES-02', 'two discards are chosen one by one, and no pair is listed twice', () => {
  const state = arrange({ sides: [{ hand: ['r04'] }, { hand: ['m01', 'm02', 'm03'], cage: ['m48'] }] });
  const asked = land(state, 'r04').state;
  expect(asked.pending).toMatchObject([{ kind: 'discard', seat: 1, least: 2, most: 2 }]);
  const [a, b, c] = asked.seats[1].hand as [number, number, number];
  expect(GAME.legalActions(asked, 1)).toEqual([choose(1, { card: a }), choose(1, { card: b })]);
  const pairs = GAME.legalActions(asked, 1).flatMap((first) =>
    GAME.legalActions(act(asked, first).state, 1).map((second) => [first, second]),
  );
  expect(pairs).toHaveLength(3);
  // In another order it comes to the same.
  const last = act(asked, choose(1, { card: c })).state;
  expect(GAME.legalActions(last, 1)).toEqual([choose(1, { card: a }), choose(1, { card: b })]);
  expect(act(last, choose(1, { card: a })).state).toEqual(
    act(asked, [choose(1, { card: a }), choose(1, { card: c })]).state,
  );
  expect(GAME.view(last, 0).pending[0]?.chosen).toBe('hidden');
});

rule('MC-RES-03', 'Toughness Damage is the modified value', () => {
  const state = arrange({ sides: [{ hand: ['m12', 'm01'] }, {}] });
  const ready = land(state, 'm12').state;
  const open = act(ready, playing(ready, 'm01')).state;
  // The opponent sees the modified numbers before it responds.
  expect(open.play).toMatchObject({ t: 2, s: 3 });
  expect(act(open, declining(open)).state.seats[1].toughness).toBe(30 - 1 - 2);
});

rule(
  ['MC-RES-04', 'MC-CMP-06'],
  'Stamina Damage overturns one card per point, in the order of the deck',
  () => {
    const state = arrange({ sides: [{ hand: ['m04'] }, { top: ['m33', 'm24', 'm35', 'm29', 'm30'] }] });
    const { state: after, events } = land(state, 'm04');
    expect(idsOf(after, after.seats[1].corner)).toEqual(['m33', 'm24', 'm35', 'm29']);
    expect(told(events, 'overturned').map(({ index, of }) => [index, of])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
  },
);

rule(
  ['MC-RES-05', 'MC-RES-06'],
  'an applicable Counter stops the rest, has used its point, and undoes nothing (Q25)',
  () => {
    const state = arrange({ sides: [{ hand: ['m11'] }, { top: ['m33', 'k01', 'm24'] }] });
    const { state: after, events } = land(state, 'm11');
    expect(idsOf(after, after.seats[1].corner)).toEqual(['m33', 'k01']);
    expect(told(events, 'counterOverturned')).toMatchObject([{ player: 1, ref: 'k01', remaining: 1 }]);
    expect([after.position, after.seats[1].toughness, after.active]).toEqual(['C', 27, 1]);
    expect(idsOf(after, after.seats[0].cage)).toEqual(['m11']);
  },
);

rule('MC-RES-07', 'a Counter that is not applicable is just another card', () => {
  const state = arrange({ sides: [{ hand: ['m04'] }, { top: ['k04', 'k12', 'k02', 'k09'] }] });
  const { state: after, events } = land(state, 'm04');
  expect(told(events, 'overturned')).toHaveLength(4);
  expect([kinds(events).includes('counterOverturned'), after.active]).toEqual([false, 0]);
});

rule.each([
  { overturnPosition: 'asPlayed', counter: 'k01', stops: true },
  { overturnPosition: 'asPlayed', counter: 'k09', stops: false },
  { overturnPosition: 'current', counter: 'k01', stops: false },
  { overturnPosition: 'current', counter: 'k09', stops: true },
  { overturnPosition: 'ignore', counter: 'k01', stops: true },
  { overturnPosition: 'ignore', counter: 'k09', stops: true },
  { overturnPosition: 'ignore', counter: 'k12', stops: false },
] as const)(
  ['MC-RES-05', 'MC-CTR-02'],
  'Flying Knee takes the fight from Standing to Clinched; $counter overturned under $overturnPosition stops it: $stops (Q3)',
  ({ overturnPosition, counter, stops }) => {
    const game = variant({ overturnPosition });
    const state = arrange({ sides: [{ hand: ['m11'] }, { top: [counter, 'm33', 'm24'] }] }, game);
    const { state: after, events } = land(state, 'm11', [], game);
    expect(kinds(events).includes('counterOverturned')).toBe(stops);
    expect(after.active).toBe(stops ? 1 : 0);
  },
);

rule(
  ['MC-RES-08', 'MC-RES-09'],
  'with an empty deck every further point costs 1 Toughness, and nothing stops it',
  () => {
    const state = arrange({ sides: [{ hand: ['m04'] }, { deck: ['m33'], toughness: 10, corner: ['k01'] }] });
    const { state: after, events } = land(state, 'm04');
    expect(after.seats[1].toughness).toBe(10 - 1 - 3);
    expect(kinds(events).slice(3)).toEqual([
      'overturned',
      'staminaRedirected',
      'toughnessChanged',
      'staminaRedirected',
      'toughnessChanged',
      'staminaRedirected',
      'toughnessChanged',
    ]);
    const last = arrange({ sides: [{ hand: ['m04'] }, { deck: ['k01'] }] });
    expect(land(last, 'm04').state.seats[1].toughness).toBe(29);
  },
);

rule('MC-RES-11', 'modifiers add up, and a value below 0 counts as 0 in the end (Q9)', () => {
  const state = arrange({
    sides: [{ hand: ['m01', 'm01'], routines: ['q02'] }, { routines: ['q06', 'q07'] }],
  });
  const open = act(state, playing(state, 'm01')).state;
  const { state: weak } = act(open, using(open, 1, 'q06'));
  expect(weak.seats[1].toughness).toBe(30);
  const strong = act(state, using(state, 0, 'q02')).state;
  const struck = act(strong, playing(strong, 'm01')).state;
  expect(act(struck, using(struck, 1, 'q06')).state.seats[1].toughness).toBe(29);
  // −2 and +3 make +1 only because nothing is floored in between.
  const game = variant({ responsesPerCard: 'unlimited' }, [
    {
      id: 'x1',
      name: 'Late Surge',
      type: 'maneuver',
      tags: ['strike'],
      t: 1,
      text: [{ op: 'self', t: 3, s: 0 }],
    },
  ]);
  const late = arrange({ sides: [{ hand: ['x1'] }, { routines: ['q06'] }] }, game);
  const announced = act(late, playing(late, 'x1', [], game), game).state;
  const reduced = act(announced, using(announced, 1, 'q06', game), game).state;
  expect(act(reduced, declining(reduced), game).state.seats[1].toughness).toBe(28);
});

rule('MC-RES-12', 'a position changed by text holds at once for later cards', () => {
  const state = arrange({ sides: [{ hand: ['m14', 'm16', 'm29'] }, {}] });
  const clinched = land(state, 'm14').state;
  const grounded = land(clinched, 'm16').state;
  expect([clinched.position, grounded.position]).toEqual(['C', 'G']);
  expect(refusal(grounded, playing(grounded, 'm29'))).toBeNull();
});

rule('MC-RES-13', 'milling is no damage: it cannot be stopped and does not redirect (Q8)', () => {
  const game = variant({}, [
    { id: 'x1', name: 'Grind', type: 'maneuver', tags: ['strike'], text: [{ op: 'mill', who: 'opp', n: 3 }] },
  ]);
  const state = arrange({ sides: [{ hand: ['x1'] }, { deck: ['k01', 'm33'] }] }, game);
  const { state: after, events } = land(state, 'x1', [], game);
  expect(told(events, 'milled').map(({ ref }) => ref)).toEqual(['k01', 'm33']);
  expect([after.active, after.seats[1].toughness]).toEqual([0, 30]);
});

rule('MC-RES-14', 'applicability looks at printed T, not at modified values', () => {
  const state = arrange({ sides: [{ hand: ['m12', 'm01'] }, { hand: ['k05'], top: ['m33', 'm24', 'k05'] }] });
  const ready = land(state, 'm12').state;
  const open = act(ready, playing(ready, 'm01')).state;
  expect(open.play?.t).toBe(2);
  const surged = arrange({ sides: [{ hand: ['m02'], routines: ['q02'] }, { hand: ['k05'] }] });
  const strong = act(surged, using(surged, 0, 'q02')).state;
  const cross = act(strong, playing(strong, 'm02')).state;
  expect(cross.play?.t).toBe(4);
  expect(refusal(cross, { type: 'counter', seat: 1, card: find(cross, 1, 'k05') })).toBeNull();
});

rule(
  ['MC-RES-02', 'MC-TRN-11'],
  'Superman Punch and Dirty Boxing count the cards announced earlier this turn',
  () => {
    const alone = arrange({ sides: [{ hand: ['m09'] }, {}] });
    expect(land(alone, 'm09').state.seats[1].toughness).toBe(27);
    const second = land(arrange({ sides: [{ hand: ['m46', 'm09'] }, {}] }), 'm46').state;
    expect(land(second, 'm09').state.seats[1].toughness).toBe(26);
    const boxing = arrange({ position: 'C', sides: [{ hand: ['m19', 'm19'] }, {}] });
    const once = land(boxing, 'm19').state;
    expect(once.seats[0].hand).toHaveLength(1);
    expect(land(once, 'm19').state.seats[0].hand).toHaveLength(1);
  },
);

rule('MC-TRN-11', 'a bonus is used up when its card is announced, even if that is countered', () => {
  const state = arrange({ sides: [{ hand: ['m12', 'm01'] }, { hand: ['k01'] }] });
  const ready = land(state, 'm12').state;
  const { state: open, events } = act(ready, playing(ready, 'm01'));
  expect(kinds(events)).toEqual(['cardAnnounced', 'modifierConsumed']);
  expect(open.nextMods).toEqual([]);
  // Two bonuses add up.
  const two = arrange({ sides: [{ hand: ['m06', 'm12', 'm01'] }, {}] });
  const both = land(land(two, 'm12').state, 'm06').state;
  expect(both.nextMods).toMatchObject([{ t: 1, s: 0 }]);
  const stacked = act(arrange({ sides: [{ hand: ['m01'], routines: ['q02', 'q09'] }, {}] }), []).state;
  const used = act(act(stacked, using(stacked, 0, 'q02')).state, using(stacked, 0, 'q09')).state;
  expect(act(used, playing(used, 'm01')).state.play).toMatchObject({ t: 3, nohand: true });
});
