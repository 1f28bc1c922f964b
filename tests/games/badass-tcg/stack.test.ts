// Chapter 8: the stack and priority.

import fc from 'fast-check';
import { createChance } from 'holmgang';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { GAME, idOf, isThere, Match, namesIn, variant } from './arrange.js';

const topId = (match: Match) => match.state.stack.at(-1)?.id ?? -1;
const duel = (own = ['Jolt', 'Jolt', 'Jolt'], foe = ['Jolt', 'Jolt', 'Jolt']) => ({
  own: { hand: own, pool: 'RRRRUU' },
  foe: { hand: foe, pool: 'RRRRUU' },
});

rule(['BT-STK-01', 'BT-STK-05'], 'the last spell resolves first, one for each two passes', () => {
  const match = new Match({ own: { hand: ['Healing Light', 'Jolt'], pool: 'WR', life: 2 } });
  match.cast('Healing Light').cast('Jolt', ['seat1']);
  expect(match.state.stack).toHaveLength(2);
  match.passBoth();
  expect([match.life(0), match.life(1), match.state.stack.length, match.holder]).toEqual([2, 18, 1, 0]);
  expect(match.passBoth().life(0)).toBe(6);
});

rule(
  ['BT-STK-09', 'BT-STK-10', 'BT-STK-01'],
  'Fireball answered by Counterspell: Counterspell resolves, and Fireball is countered',
  () => {
    const match = new Match({
      own: { hand: ['Fireball'], pool: 'RRR' },
      foe: { hand: ['Counterspell'], pool: 'UU' },
    });
    match.cast('Fireball', ['seat1']).pass();
    match.cast('Counterspell', [topId(match)], 1);
    expect(match.state.stack.map(({ def }) => GAME.rules.cards[def]?.name)).toEqual([
      'Fireball',
      'Counterspell',
    ]);
    match.settle();
    expect([match.life(1), match.state.stack.length]).toEqual([20, 0]);
    expect([namesIn(match.state, 0, 'discard'), namesIn(match.state, 1, 'discard')]).toEqual([
      ['Fireball'],
      ['Counterspell'],
    ]);
    // The mana is gone all the same.
    expect(match.state.players[0].pool).toEqual([0, 0, 0, 0, 0, 0]);
    expect(match.told('countered')).toHaveLength(1);
    expect(match.told('resolved')).toHaveLength(1);
  },
);

rule('BT-STK-10', 'a spell can be countered, an ability cannot', () => {
  const match = new Match({
    own: { board: ['Spark Tinker'], energy: 2 },
    foe: { hand: ['Counterspell', 'Jolt'], pool: 'UUR' },
  });
  match.do(match.activating('Spark Tinker', 1, ['seat1']));
  const ability = topId(match);
  match.pass();
  expect(match.refusal(match.casting('Counterspell', [ability]))).toBe('NO_LEGAL_TARGET BT-PLY-07');
  match.cast('Jolt', ['seat0'], 1).pass();
  expect(match.holder).toBe(1);
  expect(match.refusal(match.casting('Counterspell', [ability]))).toBe('ILLEGAL_TARGET BT-STK-10');
  expect(match.refusal(match.casting('Counterspell', [topId(match)]))).toBe(null);
});

rule('BT-STK-02', 'the active player gets priority first in each step', () => {
  for (const active of [0, 1] as const) {
    const match = new Match({ active, step: 'upkeep' });
    for (const step of ['draw', 'resource', 'main1', 'main2', 'end'] as const)
      expect(match.to(step).holder).toBe(active);
  }
});

rule('BT-STK-03', 'after every stack action the active player has priority, whoever took it', () => {
  const match = new Match(duel());
  expect(match.cast('Jolt', ['seat1']).holder).toBe(0);
  match.pass();
  expect(match.cast('Jolt', ['seat0'], 1).holder).toBe(0);
  const acting = new Match(duel(), variant({ priorityAfterAction: 'actingPlayer' }));
  acting.cast('Jolt', ['seat1']).pass();
  expect(acting.cast('Jolt', ['seat0'], 1).holder).toBe(1);
});

rule('BT-STK-04', 'when the active player passes, the other gets priority', () => {
  const match = new Match(duel());
  expect([match.holder, match.pass().holder]).toEqual([0, 1]);
  expect(match.refusal({ type: 'pass', seat: 0 })).toBe('NO_PRIORITY BT-STK-14');
});

rule(
  'BT-STK-05',
  'with stackResolution: all the whole stack resolves without stops, and triggers come afterwards',
  () => {
    const scene = {
      own: { hand: ['Jolt', 'Jolt'], board: ['Tempest Sage'], pool: 'RR' },
      foe: { board: ['Crypt Rat'] },
    };
    const one = new Match({ own: { hand: ['Jolt', 'Jolt'], pool: 'RR' } })
      .cast('Jolt', ['seat1'])
      .cast('Jolt', ['seat1'])
      .passBoth();
    expect(one.life(1)).toBe(18);
    const all = new Match(scene, variant({ stackResolution: 'all' }));
    all
      .cast('Jolt', [idOf(all.state, 'Crypt Rat')])
      .cast('Jolt', ['seat1'])
      .passBoth();
    // Two spells and two triggers of the Sage; the rat's trigger waits its turn.
    expect([all.life(1), isThere(all.state, 'Crypt Rat'), all.state.stack.length, all.holder]).toEqual([
      16,
      false,
      1,
      0,
    ]);
    expect(all.passBoth().life(0)).toBe(19);
  },
);

rule('BT-STK-06', 'two passes in front of an empty stack lead to the next step', () => {
  const match = new Match({ step: 'upkeep' });
  expect([match.passBoth().state.step, match.passBoth().state.step, match.passBoth().state.step]).toEqual([
    'draw',
    'resource',
    'main1',
  ]);
});

rule('BT-STK-07', 'any action other than passing resets the passes', () => {
  const match = new Match({ ...duel(), step: 'upkeep' });
  match.pass();
  expect(match.state.passes).toBe(1);
  match.cast('Jolt', ['seat0'], 1);
  expect(match.state.passes).toBe(0);
  match.settle();
  expect([match.state.step, match.state.passes]).toEqual(['upkeep', 0]);
  const mana = new Match({ step: 'upkeep', foe: { board: ['Ember Vent'] } }).pass();
  mana.do(mana.tap('Ember Vent'));
  expect([mana.state.passes, mana.holder]).toEqual([0, 1]);
  expect(mana.pass().holder).toBe(0);
});

rule('BT-STK-08', 'mana abilities and special actions do not move priority', () => {
  const match = new Match({
    active: 1,
    own: {
      board: ['Overload Switch', 'Ember Vent', { name: 'Veiled Raider', faceDown: true }],
      energy: 4,
      pool: 'RCC',
    },
  }).pass();
  match.do(match.tap('Ember Vent'));
  expect(match.holder).toBe(0);
  match.do({ type: 'special', seat: 0, permanent: idOf(match.state, 'Overload Switch'), index: 0 });
  expect([match.holder, match.state.stack]).toEqual([0, []]);
  match.do({ type: 'turnFaceUp', seat: 0, permanent: idOf(match.state, 'Veiled Raider') });
  expect(match.state.pending).toEqual([{ kind: 'targets', seat: 0 }]);
  match.choose('seat1');
  expect([match.holder, match.state.stack.length]).toEqual([0, 1]);
});

rule(
  'BT-STK-11',
  "the active player's triggers go on the stack first, each player's in the order they choose",
  () => {
    const match = new Match({
      own: { board: ['Crypt Rat', 'Soul Battery', 'Dusk Vampire'], hand: ['Judgment Day'], pool: 'WWWWW' },
      foe: { board: ['Crypt Rat'] },
    });
    match.cast('Judgment Day').passBoth();
    // Seat 0: the rat's own trigger and two of Soul Battery. Seat 1: its rat's.
    expect(match.state.pending).toEqual([{ kind: 'triggerOrder', seat: 0 }]);
    const [rat, battery] = match.state.triggers.map(({ id }) => id);
    match.choose(battery).choose(rat);
    expect(match.state.stack.map(({ controller }) => controller)).toEqual([0, 0, 0, 1]);
    expect(match.state.stack.slice(0, 2).map(({ id }) => id)).toEqual([battery, rat]);
    match.passBoth();
    expect([match.life(0), match.life(1)]).toEqual([19, 20]);
    expect(match.settle().state.players[0].energy).toBe(2);
    const timed = new Match(
      match.state.turn === 5
        ? { own: { board: ['Crypt Rat', 'Soul Battery'], hand: ['Judgment Day'], pool: 'WWWWW' } }
        : {},
      variant({ triggerOrder: 'timestamp' }),
    );
    timed.cast('Judgment Day').passBoth();
    expect([timed.state.pending, timed.state.stack.length]).toEqual([[], 2]);
  },
);

rule('BT-STK-11', 'Riptide Adept alone on the battlefield taps itself', () => {
  const match = new Match({ own: { hand: ['Riptide Adept'], pool: 'UUU' } }).resolve('Riptide Adept');
  expect(match.state.battlefield[0]?.tapped).toBe(true);
});

rule('BT-STK-11', 'the controller of a trigger chooses its targets as it goes on the stack', () => {
  const match = new Match({ own: { hand: ['Riptide Adept'], pool: 'UUU' }, foe: { board: ['Iron Golem'] } });
  match.cast('Riptide Adept').passBoth();
  expect(match.state.pending).toEqual([{ kind: 'targets', seat: 0 }]);
  expect(match.refusal({ type: 'choose', seat: 0, choice: 'seat1' })).toBe('BAD_CHOICE BT-STK-14');
  expect(match.refusal({ type: 'choose', seat: 1, choice: 1000 })).toBe('NOT_YOUR_CHOICE BT-STK-14');
  match.choose(idOf(match.state, 'Iron Golem'));
  expect(match.state.stack.at(-1)?.targets).toEqual([idOf(match.state, 'Iron Golem')]);
  expect(
    match
      .settle()
      .told('tapped')
      .map(({ object }) => object),
  ).toEqual([idOf(match.state, 'Iron Golem')]);
});

rule('BT-STK-12', 'a trigger that needs a target and has none is dropped', () => {
  const match = new Match({ own: { board: [{ name: 'Veiled Trickster', faceDown: true }], pool: 'UC' } });
  match.do({ type: 'turnFaceUp', seat: 0, permanent: idOf(match.state, 'Veiled Trickster') });
  expect(match.state.stack).toHaveLength(1);
  const gone = new Match(
    { own: { hand: ['Riptide Adept'], pool: 'UUU' }, foe: { hand: ['Jolt'], pool: 'R' } },
    variant({}),
  );
  gone.cast('Riptide Adept').pass().pass();
  // The Adept itself is a legal target, so it is never dropped; without any creature it would be.
  expect(gone.state.stack).toHaveLength(1);
  const none = new Match({ own: { hand: ['Final Toll'], board: ['Crypt Rat'], pool: 'BB' } }).resolve(
    'Final Toll',
  );
  expect([none.state.stack, none.life(1)]).toEqual([[], 19]);
});

rule('BT-STK-13', 'the condition of a trigger is read when it resolves', () => {
  const match = new Match({ own: { board: ['Ascension Engine'], energy: 12 } }).to('upkeep', 7);
  expect(match.state.stack).toHaveLength(1);
  expect(match.passBoth().state.result).toBe(null);
  expect(match.state.players[0].energy).toBe(14);
  const enough = new Match({ own: { board: ['Ascension Engine'], energy: 13 } }).to('upkeep', 7);
  expect(enough.passBoth().state.result).toMatchObject({ winner: 0, reason: 'ultimate', rule: 'BT-WIN-04' });
  const crown = new Match({
    own: { board: ['Crown of Ages'], life: 41 },
    foe: { hand: ['Jolt'], pool: '', board: ['Ember Vent'] },
  }).to('end');
  crown.pass().do(crown.tap('Ember Vent')).cast('Jolt', ['seat0'], 1).settle();
  expect([crown.life(0), crown.state.result]).toEqual([39, null]);
});

rule('BT-STK-14', 'with priority there is nothing but cards, abilities, special actions and passing', () => {
  const allowed = ['pass', 'playGenerator', 'cast', 'tapForMana', 'activate', 'special', 'turnFaceUp'];
  const own = {
    hand: ['Ember Vent', 'Jolt', 'Veiled Raider'],
    board: ['Chapel Healer', 'Sprout Guide', 'Overload Switch', { name: 'Veiled Ghoul', faceDown: true }],
    pool: 'RRRBBBB',
    energy: 4,
  };
  const match = new Match({ own });
  const types = new Set(GAME.legalActions(match.state, 0).map(({ type }) => type));
  expect([...types].sort()).toEqual([...allowed].sort());
  expect(GAME.legalActions(match.state, 1)).toEqual([]);
  for (const action of [
    { type: 'declareAttacker', seat: 0, attacker: 1000 },
    { type: 'endDeclaration', seat: 0 },
    { type: 'assignDamage', seat: 0, attacker: 1000, assignment: [] },
  ] as const)
    expect(match.refusal(action)).toBe('WRONG_TIMING BT-CMB-08');
  expect(match.refusal({ type: 'choose', seat: 0, choice: 'yes' })).toBe('NOT_YOUR_CHOICE BT-STK-14');
  expect(match.refusal({ type: 'chooseColor', seat: 0, color: 'R' })).toBe('WRONG_PHASE BT-CFG-04');
});

rule(
  ['BT-STK-02', 'BT-STK-05', 'BT-STK-06', 'BT-STK-07'],
  'one player holds priority or one question is open, never both; a phase ends on an empty stack',
  () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), (seed) => {
        const chance = createChance(seed);
        const state = GAME.clone(GAME.setup({ seed }));
        let before = { step: state.step, passes: 0 };
        for (let i = 0; i < 250 && state.result === null; i++) {
          const deciders = GAME.deciders(state);
          expect(deciders).toHaveLength(1);
          const action = GAME.sampleLegal(state, deciders[0] as 0 | 1, chance);
          const height = state.stack.length;
          before = { step: state.step, passes: state.passes };
          GAME.advance(state, action);
          if (state.step !== before.step && state.step !== 'setup' && before.step !== 'setup') {
            // Only a second pass, a declaration or an answer ends a step, and never above a stack.
            expect(height).toBe(0);
            expect(state.stack.every(({ kind }) => kind === 'triggered')).toBe(true);
          }
          if (action.type !== 'pass' && state.phase === 'priority') expect(state.passes).toBe(0);
          if (state.phase === 'priority' && state.pending.length === 0) expect(state.priority).not.toBe(null);
          if (state.pending.length > 0) expect(GAME.deciders(state)).toEqual([state.pending[0]?.seat]);
        }
      }),
      { numRuns: 25 },
    );
  },
);
