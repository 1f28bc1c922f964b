import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  DEFENCES,
  damageOf,
  FIGHTERS,
  GAME,
  hit,
  idsOf,
  kinds,
  playing,
  refusal,
  told,
  variant,
} from './arrange.js';

rule.each(DEFENCES)('MW-DEF-01', '$id is played in the own main phase and waits', ({ id, reduction }) => {
  const { state, events } = hit(id);
  expect(idsOf(state, state.seats[0].defence)).toEqual([id]);
  expect(state.seats[0].discard).toEqual(state.seats[0].defence);
  expect(told(events, 'defenceSet')).toEqual([{ type: 'defenceSet', seat: 0, kind: id, reduction }]);
});

rule('MW-DEF-01', 'it is not played in the turn of the other seat', () => {
  const state = arrange({ sides: [{ hand: ['block'] }, { hand: ['parry'] }] });
  const action = GAME.actions.playCard(1, { card: state.seats[1].hand[0] as number });
  expect(refusal(state, action)).toBe('NOT_YOUR_TURN MW-MAI-09');
});

rule.each([
  ['block', 5],
  ['parry', 3],
  ['slip_counter', 8],
] as const)('MW-DEF-02', '%s takes %s off', ([id, reduction]) => {
  // Head Kick of Dricus against Tom: 11.
  const { events, state } = hit('head_kick', { foe: { defence: [id] } });
  expect(damageOf({ before: state, state, events }, 'head_kick')).toBe(11 - reduction);
  expect(told(events, 'defenceUsed')).toEqual([{ type: 'defenceUsed', seat: 1, kind: id, reduction }]);
});

const counterOf = (id: string, foe: object = {}) =>
  told(hit('quick_jab', { foe: { defence: [id], ...foe } }).events, 'counterHit')[0]?.amount ?? 0;

rule('MW-DEF-03', 'Parry counters with 3 and a quarter of the Striking, coached but without bonus', () => {
  for (const { id, striking } of FIGHTERS) {
    if (id === 'dricus_du_plessis') continue;
    expect(counterOf('parry', { fighter: id })).toBe(3 + Math.floor(striking / 4));
  }
  // Tom: 9, coached 3: 12.
  expect(counterOf('parry', { coached: 3 })).toBe(6);
  expect(counterOf('parry', { bonus: 9 })).toBe(5);
});

rule('MW-DEF-04', 'Slip Counter counters with 4', () => {
  for (const coached of [0, 3]) expect(counterOf('slip_counter', { coached })).toBe(4);
});

rule('MW-DEF-05', 'Block does not counter', () => {
  expect(counterOf('block')).toBe(0);
});

rule('MW-DEF-06', "nothing reduces a counter, and the attacker's own card stays", () => {
  const own = { coached: 4, defence: ['slip_counter'] };
  const { state, events } = hit('quick_jab', { own, foe: { defence: ['parry'] } });
  expect(state.seats[0].fighter?.stamina).toBe(40 - 5);
  expect(idsOf(state, state.seats[0].defence)).toEqual(['slip_counter']);
  expect(told(events, 'damageDealt')[0]).toMatchObject({ seat: 0, amount: 5, source: 'counter' });
});

rule('MW-DEF-07', 'a counter can knock out the attacker, and the attack still lands', () => {
  const own = { stamina: 4, hand: ['max_holloway'] };
  const { state, events } = hit('head_kick', { own, foe: { defence: ['slip_counter'] } });
  expect(told(events, 'knockedOut').map(({ seat }) => seat)).toEqual([0]);
  expect(state.seats[1].fighter?.stamina).toBe(38 - 3);
  expect(state.pending).toEqual([{ kind: 'replacement', seat: 0 }]);
});

rule(
  'MW-DEF-07',
  'the ruleset may cancel the attack then (A12); the card is used and the position reset',
  () => {
    const game = variant({ counter: { onKo: 'attackCancelled' } });
    const scene = {
      advantage: 1,
      own: { stamina: 4, hand: ['max_holloway'] },
      foe: { defence: ['slip_counter'] },
    } as const;
    const { state } = hit('head_kick', scene, [], game);
    expect(state.seats[1].fighter?.stamina).toBe(38);
    expect(state.seats[1].defence).toEqual([]);
    expect(state.advantage).toBeNull();
    const survived = hit('head_kick', { own: { stamina: 5 }, foe: { defence: ['slip_counter'] } }, [], game);
    expect(survived.state.seats[1].fighter?.stamina).toBe(35);
  },
);

rule('MW-DEF-08', 'one attack uses the whole card up', () => {
  const first = hit('quick_jab', { own: { hand: ['quick_jab'] }, foe: { defence: ['slip_counter'] } });
  expect(first.state.seats[1].defence).toEqual([]);
  const second = act(first.state, playing(first.state, 'quick_jab'));
  expect(damageOf(second, 'quick_jab')).toBe(4);
  expect(kinds(second.events)).not.toContain('defenceUsed');
});

rule.each(DEFENCES)('MW-DEF-09', 'at least 1 gets through $id', ({ id }) => {
  const weak = hit('quick_jab', {
    own: { fighter: 'islam_makhachev' },
    foe: { fighter: 'alexander_volkanovski', defence: [id] },
  });
  expect(damageOf(weak, 'quick_jab')).toBe(Math.max(1, 3 - (id === 'block' ? 5 : id === 'parry' ? 3 : 8)));
});

rule.each(DEFENCES)('MW-DEF-10', '$id keeps off Bleed and Stagger', ({ id }) => {
  const foe = { defence: [id] };
  expect(hit('cutting_elbow', { foe }).state.seats[1].fighter?.bleed).toBe(0);
  expect(hit('spinning_back_fist', { foe }).state.seats[1].staggered).toBe(false);
});

rule('MW-DEF-11', 'a waiting card stays over turns', () => {
  let state = arrange({
    sides: [{ hand: ['block', 'parry'], defence: ['slip_counter'] }, { hand: ['block'] }],
  });
  state = act(state, GAME.actions.endTurn(0)).state;
  state = act(state, GAME.actions.skipDraw(1)).state;
  state = act(state, GAME.actions.endTurn(1)).state;
  expect(idsOf(state, state.seats[0].defence)).toEqual(['slip_counter']);
});

rule('MW-DEF-12', 'a new card replaces the one that waits', () => {
  const { state, events } = hit('parry', { own: { defence: ['slip_counter'] } });
  expect(idsOf(state, state.seats[0].defence)).toEqual(['parry']);
  expect(told(events, 'defenceReplaced')).toEqual([
    { type: 'defenceReplaced', seat: 0, kind: 'slip_counter' },
  ]);
});

rule('MW-DEF-12', 'the ruleset may let cards queue, the oldest used first (A54)', () => {
  const game = variant({ defence: { slot: 'queue' } });
  const { state, events } = hit('parry', { own: { defence: ['slip_counter'] } }, [], game);
  expect(idsOf(state, state.seats[0].defence)).toEqual(['slip_counter', 'parry']);
  expect(kinds(events)).not.toContain('defenceReplaced');
  const struck = hit('quick_jab', { foe: { defence: ['slip_counter', 'parry'] } }, [], game);
  expect(idsOf(struck.state, struck.state.seats[1].defence)).toEqual(['parry']);
  const taken = hit('suplex', { foe: { defence: ['slip_counter', 'parry'] } }, [99], game);
  expect(taken.state.seats[1].defence).toEqual([]);
  expect(told(taken.events, 'defenceCleared')).toHaveLength(2);
});

rule('MW-DEF-12', 'or forbid a second one (A54)', () => {
  const game = variant({ defence: { slot: 'forbidden' } });
  const taken = arrange({ sides: [{ hand: ['parry', 'quick_jab'], defence: ['block'] }, {}] }, game);
  expect(refusal(taken, playing(taken, 'parry'), game)).toBe('DEFENCE_ALREADY_SET MW-DEF-12');
  const free = arrange({ sides: [{ hand: ['parry'] }, {}] }, game);
  expect(refusal(free, playing(free, 'parry'), game)).toBeNull();
});

rule('MW-DEF-12', 'a position with two waiting cards is refused unless they may queue', () => {
  const queue = variant({ defence: { slot: 'queue' } });
  const { seats } = arrange({ sides: [{ defence: ['block', 'parry'] }, {}] }, queue);
  const problems = GAME.check({ ...arrange(), seats, cards: arrange({}, queue).cards });
  expect(problems.map(({ rule: clause }) => clause)).toEqual(['MW-DEF-12']);
  const [first] = seats;
  const loose = GAME.check({ ...arrange(), seats: [{ ...first, defence: [first.deck[0]] }, seats[1]] });
  expect(loose.map(({ rule: clause }) => clause)).toEqual(['MW-DEF-01']);
});

rule('MW-DEF-13', 'Bleed, counters and impacts neither use it nor are reduced by it', () => {
  const own = { hand: ['block'] };
  const bled = act(
    arrange({ sides: [own, { bleed: 1, defence: ['block'], hand: ['parry'] }] }),
    GAME.actions.endTurn(0),
  );
  expect(bled.state.seats[1].fighter?.stamina).toBe(36);
  expect(idsOf(bled.state, bled.state.seats[1].defence)).toEqual(['block']);
  const countered = hit('quick_jab', { own: { defence: ['block'] }, foe: { defence: ['slip_counter'] } });
  expect(countered.state.seats[0].fighter?.stamina).toBe(36);
  expect(idsOf(countered.state, countered.state.seats[0].defence)).toEqual(['block']);
  const thrown = hit('suplex', { foe: { defence: ['slip_counter'] } }, [0]);
  expect(thrown.state.seats[1].fighter?.stamina).toBe(33);
});
