// Chapter 7: playing cards.
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { cardIn, GAME, idOf, isThere, Match, namesIn, on } from './arrange.js';

const playing = (match: Match, name: string, seat: 0 | 1 = 0) =>
  ({ type: 'playGenerator', seat, card: cardIn(match.state, seat, name) }) as const;

rule('BT-PLY-01', 'a generator is played in an own main phase with an empty stack, past the stack', () => {
  const own = { hand: ['Ember Vent', 'Jolt'], pool: 'R' };
  for (const step of ['main1', 'main2'] as const) {
    const match = new Match({ step, own });
    match.do(playing(match, 'Ember Vent'));
    expect([isThere(match.state, 'Ember Vent'), match.state.stack, match.holder]).toEqual([true, [], 0]);
  }
  for (const step of ['upkeep', 'draw', 'resource', 'end'] as const) {
    const match = new Match({ step, own });
    expect(match.refusal(playing(match, 'Ember Vent'))).toBe('WRONG_TIMING BT-PLY-01');
  }
  const busy = new Match({ own });
  busy.cast('Jolt', ['seat1']);
  expect(busy.refusal(playing(busy, 'Ember Vent'))).toBe('WRONG_TIMING BT-PLY-01');
  const other = new Match({ active: 1, own });
  expect(other.refusal(playing(other, 'Ember Vent'))).toBe('NO_PRIORITY BT-STK-14');
  expect(other.pass().refusal(playing(other, 'Ember Vent'))).toBe('WRONG_TIMING BT-PLY-01');
  const match = new Match({ own, foe: { hand: ['Tidal Well'] } });
  expect(match.refusal({ type: 'playGenerator', seat: 0, card: cardIn(match.state, 0, 'Jolt') })).toBe(
    'WRONG_TYPE BT-PLY-01',
  );
  expect(match.refusal({ type: 'playGenerator', seat: 0, card: cardIn(match.state, 1, 'Tidal Well') })).toBe(
    'NOT_IN_HAND BT-PLY-01',
  );
  expect(
    match.refusal({ type: 'cast', seat: 0, card: cardIn(match.state, 0, 'Ember Vent'), targets: [] }),
  ).toBe('WRONG_TYPE BT-PLY-01');
});

rule('BT-PLY-02', 'one generator a turn, unless an effect allows more', () => {
  const match = new Match({
    own: { hand: ['Ember Vent', 'Tidal Well', 'Wild Grove', 'Double Harvest'], pool: 'GGG' },
  });
  match.do(playing(match, 'Ember Vent'));
  expect(match.refusal(playing(match, 'Tidal Well'))).toBe('GENERATOR_LIMIT BT-PLY-02');
  match.resolve('Double Harvest').do(playing(match, 'Tidal Well'));
  expect(match.refusal(playing(match, 'Wild Grove'))).toBe('GENERATOR_LIMIT BT-PLY-02');
  match.to('main1', 7);
  expect(match.refusal(playing(match, 'Wild Grove'))).toBe(null);
});

rule('BT-PLY-03', 'generators that an effect puts onto the battlefield do not count as played', () => {
  const deck = ['Jolt', 'Ember Vent', 'Tidal Well', 'Sunforge'];
  const match = new Match({ own: { hand: ['Fertile Path', 'Wild Grove'], pool: 'GG', deck } });
  match.cast('Fertile Path').passBoth();
  expect(match.state.pending).toEqual([{ kind: 'search', seat: 0 }]);
  expect(GAME.legalActions(match.state, 0).map((action) => 'choice' in action && action.choice)).toEqual([
    'Ember Vent',
    'Tidal Well',
    'done',
  ]);
  expect(match.refusal({ type: 'choose', seat: 0, choice: 'Sunforge' })).toBe('BAD_CHOICE BT-STK-14');
  expect(GAME.legalActions(GAME.view(match.state, 0), 0)).toEqual(GAME.legalActions(match.state, 0));
  match.choose('Tidal Well');
  expect([on(match.state, 'Tidal Well').tapped, match.state.players[0].generatorPlays]).toEqual([true, 0]);
  expect(match.told('shuffled')).toHaveLength(1);
  expect(match.refusal(playing(match, 'Wild Grove'))).toBe(null);
  // Finding nothing is allowed, and shuffles all the same.
  const none = new Match({ own: { hand: ['Fertile Path'], pool: 'GG', deck } })
    .cast('Fertile Path')
    .passBoth()
    .choose('done');
  expect([none.state.battlefield.length, none.told('shuffled').length]).toEqual([0, 1]);
});

rule.each(['Iron Golem', 'Deep Insight', 'War Drums'])(
  'BT-PLY-04',
  'a creature, sorcery or enchantment is cast in an own main phase with an empty stack: %s',
  (name) => {
    const own = { hand: [name, 'Jolt'], pool: 'RRRUUUCCC' };
    for (const step of ['main1', 'main2'] as const) {
      const match = new Match({ step, own });
      expect(match.refusal(match.casting(name))).toBe(null);
      match.cast('Jolt', ['seat1']);
      expect(match.refusal(match.casting(name))).toBe('WRONG_TIMING BT-PLY-04');
    }
    const upkeep = new Match({ step: 'upkeep', own });
    expect(upkeep.refusal(upkeep.casting(name))).toBe('WRONG_TIMING BT-PLY-04');
    const other = new Match({ active: 1, own }).pass();
    expect(other.refusal(other.casting(name))).toBe('WRONG_TIMING BT-PLY-04');
  },
);

rule('BT-PLY-05', 'instants and cards with Flash are cast at any time with priority', () => {
  const own = { hand: ['Jolt', 'Riptide Adept'], pool: 'RUUU' };
  for (const step of ['upkeep', 'draw', 'resource', 'main1', 'main2', 'end'] as const) {
    for (const active of [0, 1] as const) {
      const match = new Match({ step, active, own });
      if (active === 1) {
        expect(match.refusal(match.casting('Jolt', ['seat1'], 0))).toBe('NO_PRIORITY BT-STK-14');
        match.pass();
      }
      expect(match.refusal(match.casting('Jolt', ['seat1']))).toBe(null);
      expect(match.refusal(match.casting('Riptide Adept'))).toBe(null);
    }
  }
});

rule('BT-PLY-06', 'a spell is announced with its targets, paid, and lies on the stack', () => {
  const match = new Match({ own: { hand: ['Fireball'], pool: 'RRRR' } });
  const card = cardIn(match.state, 0, 'Fireball');
  match.cast('Fireball', ['seat1']);
  expect(match.state.stack).toMatchObject([{ kind: 'spell', card, controller: 0, targets: ['seat1'] }]);
  expect([match.state.players[0].hand, match.state.players[0].pool[3]]).toEqual([[], 1]);
});

rule('BT-PLY-06', 'an illegal cast changes nothing: mana, zones and chance stay as they were', () => {
  const scene = {
    own: {
      hand: ['Fireball', 'Counterspell', 'Grim Edict', 'Veiled Raider', 'Iron Golem'],
      pool: 'RRRUU',
      board: ['Ember Vent'],
    },
    foe: { hand: ['Jolt'], board: ['Bramble Wolf', 'War Drums'] },
  };
  const match = new Match(scene);
  const before = match.state;
  const digest = GAME.digest(before);
  const wolf = idOf(before, 'Bramble Wolf');
  const drums = idOf(before, 'War Drums');
  const cast = (name: string, targets: readonly (number | 'seat0' | 'seat1')[], more = {}) => ({
    ...match.casting(name, targets),
    ...more,
  });
  const refused = [
    [cast('Fireball', []), 'ILLEGAL_TARGET BT-PLY-07'],
    [cast('Fireball', [drums]), 'ILLEGAL_TARGET BT-PLY-07'],
    [cast('Fireball', [wolf, wolf]), 'ILLEGAL_TARGET BT-PLY-07'],
    [cast('Fireball', [999]), 'ILLEGAL_TARGET BT-PLY-07'],
    [cast('Fireball', ['seat1'], { pay: { R: 2, U: 2 } }), 'CANNOT_PAY BT-MAN-08'],
    [cast('Fireball', ['seat1'], { faceDown: true }), 'WRONG_TYPE BT-FDN-02'],
    [cast('Grim Edict', [wolf]), 'CANNOT_PAY BT-MAN-04'],
    [cast('Counterspell', [wolf]), 'NO_LEGAL_TARGET BT-PLY-07'],
    [{ type: 'cast', seat: 0, card: cardIn(before, 1, 'Jolt'), targets: ['seat1'] }, 'NOT_IN_HAND BT-PLY-06'],
    [{ type: 'cast', seat: 1, card: cardIn(before, 1, 'Jolt'), targets: ['seat1'] }, 'NO_PRIORITY BT-STK-14'],
  ] as const;
  for (const [action, expected] of refused) {
    expect(match.refusal(action as never)).toBe(expected);
    expect(GAME.reducer(before, action as never)).toBe(before);
    expect(GAME.apply(before, action as never).ok).toBe(false);
  }
  expect(GAME.digest(before)).toBe(digest);
});

rule('BT-PLY-07', 'a spell needs a legal target for each target of its text', () => {
  const match = new Match({ own: { hand: ['Wild Clash'], pool: 'GG', board: ['Bramble Wolf'] } });
  expect(match.refusal(match.casting('Wild Clash', []))).toBe('NO_LEGAL_TARGET BT-PLY-07');
  const both = new Match({
    own: { hand: ['Wild Clash'], pool: 'GG', board: ['Bramble Wolf'] },
    foe: { board: ['Crypt Rat'] },
  });
  const [wolf, rat] = [idOf(both.state, 'Bramble Wolf'), idOf(both.state, 'Crypt Rat')];
  expect(both.refusal(both.casting('Wild Clash', [rat, wolf]))).toBe('ILLEGAL_TARGET BT-PLY-07');
  expect(both.refusal(both.casting('Wild Clash', [wolf, rat]))).toBe(null);
  expect(GAME.legalActions(both.state, 0)).toContainEqual(both.casting('Wild Clash', [wolf, rat]));
  const raise = new Match({ own: { hand: ['Raise the Fallen'], pool: 'BB', discard: ['Jolt'] } });
  expect(raise.refusal(raise.casting('Raise the Fallen', []))).toBe('NO_LEGAL_TARGET BT-PLY-07');
});

rule('BT-PLY-08', 'a spell whose targets are all illegal does nothing at all', () => {
  const match = new Match({
    own: { hand: ['Scorching Volley'], pool: 'RR' },
    foe: { board: ['Bramble Wolf'], hand: ['Undertow'], pool: 'U' },
  });
  const wolf = idOf(match.state, 'Bramble Wolf');
  match.cast('Scorching Volley', [wolf]).pass().cast('Undertow', [wolf], 1).settle();
  expect(match.told('fizzled')).toHaveLength(1);
  expect(match.told('damageDealt')).toEqual([]);
  expect(namesIn(match.state, 0, 'discard')).toEqual(['Scorching Volley']);
  expect(match.state.players[0].pool[3]).toBe(0);
});

rule('BT-PLY-08', 'a spell with some legal targets does what is possible with those', () => {
  const match = new Match({
    own: { hand: ['Wild Clash'], pool: 'GG', board: ['Bramble Wolf'] },
    foe: { board: ['Crypt Rat'], hand: ['Undertow'], pool: 'U' },
  });
  const [wolf, rat] = [idOf(match.state, 'Bramble Wolf'), idOf(match.state, 'Crypt Rat')];
  match.cast('Wild Clash', [wolf, rat]).pass().cast('Undertow', [rat], 1).settle();
  // Nobody is left to fight, but the spell resolves.
  expect([
    match.told('fizzled').length,
    match.told('resolved').length,
    on(match.state, 'Bramble Wolf').damage,
  ]).toEqual([0, 2, 0]);
});

rule(
  'BT-PLY-09',
  'instants and sorceries go to the discard pile, creatures and enchantments onto the battlefield',
  () => {
    const match = new Match({
      own: { hand: ['Jolt', 'Deep Insight', 'Iron Golem', 'War Drums'], pool: 'RRUUCCCCCCC' },
    });
    match.resolve('Jolt', ['seat1']).resolve('Deep Insight').resolve('Iron Golem').resolve('War Drums');
    expect(namesIn(match.state, 0, 'discard')).toEqual(['Jolt', 'Deep Insight']);
    expect(match.state.battlefield.map(({ def }) => GAME.rules.cards[def]?.name)).toEqual([
      'Iron Golem',
      'War Drums',
    ]);
  },
);

rule('BT-PLY-10', 'an ability is paid when it is activated, and resolves though its source is gone', () => {
  const match = new Match({
    own: { board: ['Spark Tinker'], energy: 2 },
    foe: { hand: ['Jolt'], pool: 'R' },
  });
  match.do(match.activating('Spark Tinker', 1, ['seat1']));
  expect([match.state.players[0].energy, match.state.stack.length]).toEqual([0, 1]);
  match
    .pass()
    .cast('Jolt', [idOf(match.state, 'Spark Tinker')], 1)
    .settle();
  expect([isThere(match.state, 'Spark Tinker'), match.life(1)]).toEqual([false, 19]);
});

rule(
  'BT-PLY-10',
  'a sacrifice as a cost is another creature of the same player, chosen with the action',
  () => {
    const match = new Match({
      own: { board: ['Blood Broker', 'Crypt Rat', 'War Drums'] },
      foe: { board: ['Bramble Wolf'] },
    });
    const broker = idOf(match.state, 'Blood Broker');
    for (const wrong of [
      undefined,
      broker,
      idOf(match.state, 'War Drums'),
      idOf(match.state, 'Bramble Wolf'),
      5000,
    ]) {
      expect(match.refusal(match.activating('Blood Broker', 0, [], wrong))).toBe('CANNOT_PAY BT-PLY-10');
    }
    const action = match.activating('Blood Broker', 0, [], idOf(match.state, 'Crypt Rat'));
    expect(GAME.legalActions(match.state, 0)).toContainEqual(action);
    match.do(action);
    // The rat's own trigger lies above the ability.
    expect(match.state.stack.map(({ kind }) => kind)).toEqual(['activated', 'triggered']);
    match.settle();
    expect([match.life(1), match.state.players[0].hand.length, isThere(match.state, 'Crypt Rat')]).toEqual([
      19,
      1,
      false,
    ]);
    const free = new Match({ own: { board: ['Spark Tinker', 'Crypt Rat'], energy: 2 } });
    expect(free.refusal(free.activating('Spark Tinker', 1, ['seat1'], idOf(free.state, 'Crypt Rat')))).toBe(
      'CANNOT_PAY BT-PLY-10',
    );
  },
);

rule('BT-PLY-11', 'a cost with {T} needs an untapped permanent', () => {
  const match = new Match({ own: { board: ['Chapel Healer'] } });
  match.do(match.activating('Chapel Healer', 0));
  expect(on(match.state, 'Chapel Healer').tapped).toBe(true);
  expect(match.refusal(match.activating('Chapel Healer', 0))).toBe('ALREADY_TAPPED BT-PLY-11');
  expect(match.settle().life(0)).toBe(21);
});

rule('BT-PLY-12', 'cannot beats can: a chained creature neither attacks nor blocks, whatever it has', () => {
  const chained = (name: string) => [name, { name: 'Pacifying Chains', on: name }];
  const match = new Match({ own: { board: chained('Cinder Recruit') } }).to('attackers');
  expect(
    match.refusal({ type: 'declareAttacker', seat: 0, attacker: idOf(match.state, 'Cinder Recruit') }),
  ).toBe('CANNOT_ATTACK BT-PLY-12');
  const other = new Match({ own: { board: ['Iron Golem'] }, foe: { board: chained('Bramble Wolf') } })
    .attack('Iron Golem')
    .to('blockers');
  const block = { blocker: idOf(other.state, 'Bramble Wolf'), attacker: idOf(other.state, 'Iron Golem') };
  expect(other.refusal({ type: 'declareBlocker', seat: 1, ...block })).toBe('ILLEGAL_BLOCK BT-PLY-12');
  // The allowance of one generator is beaten by the card that allows one more.
  expect(
    new Match({ own: { hand: ['Double Harvest'], pool: 'GGG' } }).resolve('Double Harvest').state.players[0]
      .generatorAllowance,
  ).toBe(2);
});

rule('BT-STK-14', 'an ability that is not there cannot be used', () => {
  const match = new Match({
    own: { board: ['Iron Golem', 'Energy Cell'] },
    foe: { board: ['Chapel Healer'] },
  });
  expect(match.refusal(match.activating('Iron Golem', 0))).toBe('NO_SUCH_ABILITY BT-STK-14');
  expect(match.refusal(match.activating('Energy Cell', 0))).toBe('NO_SUCH_ABILITY BT-STK-14');
  expect(
    match.refusal({
      type: 'activate',
      seat: 0,
      permanent: idOf(match.state, 'Chapel Healer'),
      index: 0,
      targets: [],
    }),
  ).toBe('NOT_CONTROLLER BT-STK-14');
  expect(
    match.refusal({ type: 'special', seat: 0, permanent: idOf(match.state, 'Energy Cell'), index: 1 }),
  ).toBe('NO_SUCH_ABILITY BT-STK-14');
});
