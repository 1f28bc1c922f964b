// Chapter 4: the turn, step by step.
import type { Step } from 'holmgang/badass-tcg';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { cardIn, GAME, idOf, isThere, Match, namesIn, on, variant } from './arrange.js';

/** The steps of a turn in which nobody does anything, as they were told. */
function stepsOf(match: Match): readonly Step[] {
  match.to('upkeep', 6).to('upkeep', 7);
  const told = match.events.filter((event) => event.type === 'stepStarted' || event.type === 'turnStarted');
  const turns = told.map(({ type }) => type).lastIndexOf('turnStarted');
  const first = told.findIndex(({ type }) => type === 'turnStarted');
  return told.slice(first + 1, turns).flatMap((event) => (event.type === 'stepStarted' ? [event.step] : []));
}

const NORMAL: readonly Step[] = [
  'untap',
  'upkeep',
  'draw',
  'resource',
  'main1',
  'attackers',
  'main2',
  'end',
  'cleanup',
];

rule(['BT-TRN-01', 'BT-TRN-02', 'BT-TRN-10'], 'a turn has its phases and steps in order', () => {
  expect(stepsOf(new Match())).toEqual(NORMAL);
});

rule(
  ['BT-TRN-02', 'BT-TRN-08', 'BT-TRN-10'],
  'options change the order of the beginning, and which steps there are',
  () => {
    const diagram = ['draw', 'untap', 'upkeep', ...NORMAL.slice(3)];
    expect(stepsOf(new Match({}, variant({ beginOrder: 'diagram' })))).toEqual(diagram);
    expect(stepsOf(new Match({}, variant({ postCombatMain: false })))).toEqual(
      NORMAL.filter((step) => step !== 'main2'),
    );
    expect(stepsOf(new Match({}, variant({ beginCombatStep: true })))).toContain('beginCombat');
    expect(
      GAME.rules.steps.filter((step) => ['attackers', 'blockers', 'firstStrike', 'damage'].includes(step)),
    ).toHaveLength(4);
  },
);

rule('BT-TRN-03', 'the untap step untaps what its player controls, and nobody gets priority', () => {
  const tapped = (name: string) => ({ name, tapped: true });
  const match = new Match({
    own: { board: [tapped('Iron Golem')] },
    foe: { board: [tapped('Bramble Wolf'), tapped('Tidal Well')] },
  });
  match.to('end').passBoth();
  expect([match.state.turn, match.state.step]).toEqual([6, 'upkeep']);
  expect(['Iron Golem', 'Bramble Wolf', 'Tidal Well'].map((name) => on(match.state, name).tapped)).toEqual([
    true,
    false,
    false,
  ]);
});

rule('BT-TRN-03', 'what an effect keeps tapped stays tapped', () => {
  const golem = { name: 'Iron Golem', tapped: true };
  const match = new Match({ own: { board: ['Tidal Well'] }, foe: { board: [golem] } });
  const locked = new Match({
    own: { board: [] },
    foe: { board: [golem, { name: 'Frost Lock', on: 'Iron Golem' }] },
  });
  expect([
    on(match.to('upkeep', 6).state, 'Iron Golem').tapped,
    on(locked.to('upkeep', 6).state, 'Iron Golem').tapped,
  ]).toEqual([false, true]);
});

rule(
  'BT-TRN-04',
  'upkeep abilities of the active player trigger at the beginning of upkeep, then there is priority',
  () => {
    const match = new Match({ own: { board: ['Grove Conduit'] }, foe: { board: ['Drowned Archive'] } }).to(
      'upkeep',
      6,
    );
    expect(match.state.stack.map(({ def }) => GAME.rules.cards[def]?.name)).toEqual(['Drowned Archive']);
    expect(match.holder).toBe(1);
    match.settle();
    expect(match.state.players[0].discard).toHaveLength(2);
    expect(match.state.players[0].energy).toBe(0);
    expect(match.to('upkeep', 7).settle().state.players[0].energy).toBe(1);
  },
);

rule('BT-TRN-05', 'the active player draws one card', () => {
  const match = new Match({ foe: { deck: ['Jolt', 'Fireball'] } }).to('draw', 6);
  expect(namesIn(match.state, 1, 'hand')).toEqual(['Jolt']);
  expect(match.holder).toBe(1);
  expect(match.told('drew')).toHaveLength(1);
});

rule(
  'BT-TRN-06',
  'the resource step triggers what says so, and the allowance is 1 again; no mana appears by itself',
  () => {
    const match = new Match({
      own: { hand: ['Double Harvest'], pool: 'GGG' },
      foe: { board: ['Arcane Dynamo', 'Tidal Well'] },
    });
    match.resolve('Double Harvest');
    expect(match.state.players[0].generatorAllowance).toBe(2);
    match.to('resource', 6).settle();
    expect([match.state.players[1].energy, match.state.players[1].pool]).toEqual([1, [0, 0, 0, 0, 0, 0]]);
    match.to('resource', 7);
    expect([match.state.players[0].generatorAllowance, match.state.players[0].generatorPlays]).toEqual([
      1, 0,
    ]);
    expect(match.holder).toBe(0);
  },
);

rule(
  'BT-TRN-06',
  'with manaModel: refresh the pool is made anew, one mana of each generator, its colour chosen',
  () => {
    const game = variant({ manaModel: 'refresh' });
    const match = new Match(
      {
        own: { hand: ['Ember Vent', 'Sunforge'] },
        foe: { board: ['Tidal Well', 'Duskwater', 'Prism Spire', 'Reactor Core'] },
      },
      game,
    );
    match.do({ type: 'playGenerator', seat: 0, card: cardIn(match.state, 0, 'Ember Vent') });
    // BT-MAN: a played generator adds its mana at once, and does not tap for more.
    expect(match.state.players[0].pool[3]).toBe(1);
    expect(match.refusal(match.tap('Ember Vent'))).toBe('OPTION_DISABLED BT-MAN-02');
    match.to('resource', 6);
    expect(match.state.pending).toEqual([{ kind: 'mana', seat: 1 }]);
    expect(match.refusal({ type: 'choose', seat: 1, choice: 'G' })).toBe('BAD_CHOICE BT-STK-14');
    match.choose('B');
    expect(match.state.players[1].pool).toEqual([0, 1, 1, 0, 0, 2]);
    // The pool of the other player lasts until their own next Resource Gain.
    expect(match.state.players[0].pool[3]).toBe(1);
    match.to('main1', 7);
    expect(match.state.players[0].pool).toEqual([0, 0, 0, 1, 0, 0]);
    expect(match.state.players[1].pool).toEqual([0, 1, 1, 0, 0, 2]);
  },
);

rule(
  'BT-TRN-07',
  'in a main phase the active player may play cards of all types and activate abilities',
  () => {
    const own = {
      hand: ['Ember Vent', 'Iron Golem', 'Jolt', 'Deep Insight', 'War Drums'],
      board: ['Energy Cell'],
      pool: 'RRRRUUUUCCCC',
    };
    for (const step of ['main1', 'main2'] as const) {
      const match = new Match({ step, own });
      const types = new Set(
        GAME.legalActions(match.state, 0).map((action) =>
          action.type === 'cast' ? GAME.rules.cards[match.state.cards[action.card] ?? -1]?.kind : action.type,
        ),
      );
      expect([...types].sort()).toEqual([
        'activate',
        'creature',
        'enchantment',
        'instant',
        'pass',
        'playGenerator',
        'sorcery',
      ]);
    }
  },
);

rule('BT-TRN-08', 'combat declares attackers, then blockers, then damage is dealt', () => {
  const match = new Match({ own: { board: ['Iron Golem'] }, foe: { board: ['Bramble Wolf'] } });
  match.attack('Iron Golem').block(['Bramble Wolf', 'Iron Golem']).to('main2');
  const steps = match.told('stepStarted').map(({ step }) => step);
  expect(steps.slice(0, 4)).toEqual(['attackers', 'blockers', 'damage', 'main2']);
});

rule('BT-TRN-09', 'without attackers there are no blocks and no damage, but there is priority', () => {
  const match = new Match({ own: { board: ['Iron Golem'] }, foe: { board: ['Bramble Wolf'] } }).attack();
  expect([match.state.step, match.state.phase, match.holder]).toEqual(['attackers', 'priority', 0]);
  expect(match.passBoth().state.step).toBe('main2');
});

rule('BT-TRN-10', 'the second main phase has the same permissions, and is left by passing', () => {
  const match = new Match({ own: { hand: ['Iron Golem'], pool: '', board: [] } }).to('main2');
  expect(match.holder).toBe(0);
  expect(match.passBoth().state.step).toBe('end');
});

rule('BT-TRN-11', 'end-of-turn abilities trigger in the end step', () => {
  const match = new Match({ own: { board: ['Crown of Ages'], life: 39 } }).to('end');
  expect(match.state.stack).toHaveLength(1);
  expect(match.holder).toBe(0);
  expect(match.settle().state.result).toBe(null);
});

rule(
  ['BT-TRN-12', 'BT-TRN-13', 'BT-TRN-14'],
  'the active player, and nobody else, discards down to the maximum of the configuration',
  () => {
    const hand = Array.from({ length: 9 }, () => 'Magma Brute');
    const match = new Match({ step: 'end', own: { hand }, foe: { hand } }).passBoth();
    expect([match.state.step, match.state.pending]).toEqual(['cleanup', [{ kind: 'discard', seat: 0 }]]);
    expect(match.refusal({ type: 'choose', seat: 1, choice: match.state.players[1].hand[0] ?? -1 })).toBe(
      'NOT_YOUR_CHOICE BT-STK-14',
    );
    match.choose().choose();
    expect([
      match.state.turn,
      match.state.players[0].hand.length,
      match.state.players[1].hand.length,
    ]).toEqual([6, 7, 9]);
    const small = new Match({ step: 'end', own: { hand } }, variant({ config: 'accelerated' })).passBoth();
    for (let i = 0; i < 4; i++) small.choose();
    expect([small.state.turn, small.state.players[0].hand.length]).toEqual([6, 5]);
  },
);

rule('BT-TRN-12', 'marked damage and what lasts until end of turn end in cleanup, together', () => {
  const match = new Match({
    own: {
      board: ['Iron Golem'],
      hand: ['Stand Firm', 'Scorching Volley', 'Scorching Volley'],
      pool: 'WRRRR',
    },
  });
  const golem = idOf(match.state, 'Iron Golem');
  match
    .resolve('Stand Firm', [golem])
    .resolve('Scorching Volley', [golem])
    .resolve('Scorching Volley', [golem]);
  expect([on(match.state, 'Iron Golem').damage, match.figures('Iron Golem')]).toEqual([6, '4/8']);
  match.to('upkeep', 6);
  expect([on(match.state, 'Iron Golem').damage, match.figures('Iron Golem')]).toEqual([0, '4/4']);
  expect(match.told('effectEnded')).toHaveLength(1);
});

rule(
  'BT-TRN-12',
  'Withering Curse and Stand Firm on Crypt Rat: it dies in cleanup, and its trigger resolves in the same turn',
  () => {
    const match = new Match({
      own: { board: ['Crypt Rat'], hand: ['Stand Firm', 'Withering Curse'], pool: 'WBB' },
    });
    const rat = idOf(match.state, 'Crypt Rat');
    match.resolve('Stand Firm', [rat]).resolve('Withering Curse', [rat]);
    expect(match.figures('Crypt Rat')).toBe('-1/3');
    match.to('end').passBoth();
    expect([match.state.turn, match.state.step, match.holder]).toEqual([5, 'cleanup', 0]);
    expect(isThere(match.state, 'Crypt Rat')).toBe(false);
    expect(match.state.stack).toHaveLength(1);
    match.passBoth();
    expect([match.life(1), match.state.turn, match.state.step]).toEqual([19, 5, 'cleanup']);
    // After both have passed on the empty stack another cleanup follows, and then the next turn.
    match.passBoth();
    expect([match.state.turn, match.state.step]).toEqual([6, 'upkeep']);
    expect(match.told('stepStarted').filter(({ step }) => step === 'cleanup')).toHaveLength(1);
  },
);
