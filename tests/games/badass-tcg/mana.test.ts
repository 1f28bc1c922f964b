// Chapters 5 and 6: mana and energy.
import fc from 'fast-check';
import { expect } from 'vitest';
import { allPayments, automaticPayment, canPay, parseCost } from '../../../src/games/badass-tcg/mana.js';
import { rule } from '../../rule.js';
import { cardIn, GAME, idOf, Match, named, variant } from './arrange.js';

const poolOf = (match: Match, seat: 0 | 1 = 0) => match.state.players[seat].pool.join('');

rule('BT-MAN-01', 'there are five colours, and colourless mana', () => {
  const board = ['Sunlit Field', 'Tidal Well', 'Grave Mire', 'Ember Vent', 'Wild Grove', 'Reactor Core'];
  const match = new Match({ own: { board } });
  for (const name of board) match.do(match.tap(name));
  expect(poolOf(match)).toBe('111111');
  const prism = new Match({ own: { board: ['Mana Prism'] } });
  expect(prism.refusal(prism.tap('Mana Prism'))).toBe('BAD_CHOICE BT-MAN-01');
  expect(prism.refusal(prism.tap('Mana Prism', 0, 'C'))).toBe('BAD_CHOICE BT-MAN-01');
  expect(poolOf(prism.do(prism.tap('Mana Prism', 0, 'B')))).toBe('001000');
});

rule(['BT-MAN-02', 'BT-MAN-03'], 'a generator makes mana when tapped, and not again before it untaps', () => {
  const match = new Match({ own: { board: ['Ember Vent'] } });
  match.do(match.tap('Ember Vent'));
  expect(match.state.battlefield[0]?.tapped).toBe(true);
  expect(poolOf(match)).toBe('000100');
  expect(match.refusal(match.tap('Ember Vent'))).toBe('ALREADY_TAPPED BT-MAN-03');
  match.to('main1', 7);
  expect(match.refusal(match.tap('Ember Vent'))).toBe(null);
  expect(
    new Match({ foe: { board: ['Ember Vent'] } }).refusal({
      type: 'tapForMana',
      seat: 0,
      permanent: 1000,
      index: 0,
    }),
  ).toBe('NOT_CONTROLLER BT-STK-14');
});

rule('BT-MAN-04', 'coloured symbols need their colour, generic ones take any', () => {
  const refusal = (name: string, pool: string) =>
    new Match({ own: { hand: [name], pool, board: ['Iron Golem'] } });
  expect(refusal('Bramble Wolf', 'GG').refusal(refusal('Bramble Wolf', 'GG').casting('Bramble Wolf'))).toBe(
    null,
  );
  for (const [pool, expected] of [
    ['GC', null],
    ['GW', null],
    ['CC', 'CANNOT_PAY BT-MAN-04'],
    ['G', 'CANNOT_PAY BT-MAN-04'],
    ['WW', 'CANNOT_PAY BT-MAN-04'],
  ] as const) {
    const match = refusal('Bramble Wolf', pool);
    expect(match.refusal(match.casting('Bramble Wolf'))).toBe(expected);
  }
});

rule('BT-MAN-05', 'unused mana is lost at the end of every phase, without harm', () => {
  const match = new Match({ own: { pool: 'RRR' }, foe: { pool: 'U' } });
  match.passBoth();
  expect([match.state.step, poolOf(match), poolOf(match, 1)]).toEqual(['attackers', '000000', '000000']);
  expect(match.told('manaLost').map(({ seat, mana }) => `${seat} ${mana}`)).toEqual(['0 RRR', '1 U']);
});

rule('BT-MAN-06', 'mana lasts through the steps of a phase, unless it empties with each step', () => {
  const scene = { step: 'upkeep', own: { pool: 'R' } } as const;
  const match = new Match(scene).to('draw');
  expect(poolOf(match)).toBe('000100');
  expect(poolOf(match.to('main1'))).toBe('000000');
  expect(poolOf(new Match(scene, variant({ manaEmpties: 'step' })).to('draw'))).toBe('000000');
  const combat = new Match({ own: { board: ['Iron Golem', 'Ember Vent'] } }).attack('Iron Golem');
  combat.do(combat.tap('Ember Vent')).to('blockers').do({ type: 'endDeclaration', seat: 1 });
  expect(poolOf(combat)).toBe('000100');
  expect(poolOf(combat.to('damage'))).toBe('000100');
  expect(poolOf(combat.to('main2'))).toBe('000000');
});

rule('BT-MAN-07', 'a mana ability is immediate: no stack, no response, with priority or while paying', () => {
  const match = new Match({ own: { board: ['Sprout Guide', 'Grove Conduit'], energy: 3 } });
  match.do(match.tap('Sprout Guide'));
  expect([match.state.stack, match.holder, poolOf(match)]).toEqual([[], 0, '000010']);
  match.do(match.tap('Grove Conduit', 1));
  expect([poolOf(match), match.state.players[0].energy]).toEqual(['000030', 0]);
  expect(match.refusal(match.tap('Grove Conduit', 1))).toBe('CANNOT_PAY BT-ENE-04');
  expect(match.refusal(match.tap('Grove Conduit', 0))).toBe('NO_SUCH_ABILITY BT-STK-14');
  // Making energy is no mana ability: it goes through the stack.
  const core = new Match({ own: { board: ['Reactor Core'] } });
  expect(core.refusal(core.tap('Reactor Core', 1))).toBe('NO_SUCH_ABILITY BT-STK-14');
  expect(core.do(core.activating('Reactor Core', 1)).state.stack).toHaveLength(1);
  const tax = new Match({
    own: { hand: ['Iron Golem'], pool: 'CCCC', board: ['Ember Vent', 'Tidal Well'] },
    foe: { hand: ['Denial Clause'], pool: 'UC' },
  });
  tax
    .cast('Iron Golem')
    .pass()
    .cast('Denial Clause', [tax.state.stack[0]?.id ?? -1], 1)
    .passBoth();
  expect(tax.state.pending).toEqual([{ kind: 'pay', seat: 0 }]);
  expect(tax.refusal({ type: 'choose', seat: 0, choice: 'yes' })).toBe('CANNOT_PAY BT-MAN-04');
  expect(tax.refusal({ type: 'pass', seat: 0 })).toBe('CHOICE_PENDING BT-STK-14');
  tax.do(tax.tap('Ember Vent')).do(tax.tap('Tidal Well')).choose('yes');
  expect(tax.settle().state.battlefield.map(({ def }) => GAME.rules.cards[def]?.name)).toContain(
    'Iron Golem',
  );
});

rule(
  'BT-MAN-08',
  'payment is automatic: coloured first, then colourless, then the colour with most left, ties in the order W U B R G',
  () => {
    const pay = (pool: number[], cost: string, extra = 0) =>
      automaticPayment(pool, parseCost(cost), extra).join('');
    expect(pay([0, 0, 0, 3, 0, 1], '1R')).toBe('000101');
    expect(pay([2, 0, 0, 2, 0, 0], '1R')).toBe('100100');
    expect(pay([1, 0, 0, 3, 0, 0], '1R')).toBe('000200');
    expect(pay([1, 1, 1, 1, 1, 0], '3')).toBe('111000');
    expect(pay([0, 0, 2, 3, 0, 0], '3')).toBe('001200');
    expect(pay([0, 4, 0, 0, 0, 1], 'U', 2)).toBe('020001');
    const match = new Match({ own: { hand: ['Mercenary Blade'], pool: 'WRRC' } });
    const { seat, card } = match.casting('Mercenary Blade') as { seat: 0; card: number };
    const listed = GAME.legalActions(match.state, 0).filter(({ type }) => type === 'cast');
    // Listed are the automatic payment, without words, and each other one.
    expect(listed).toEqual([
      { type: 'cast', seat, card, targets: [] },
      { type: 'cast', seat, card, targets: [], pay: { W: 1, R: 2 } },
      { type: 'cast', seat, card, targets: [], pay: { R: 2, C: 1 } },
    ]);
    for (const wrong of [{ W: 1, R: 1 }, { W: 1, R: 2, C: 1 }, { G: 1, R: 2 }, { R: 3 }, {}]) {
      expect(match.refusal({ type: 'cast', seat, card, targets: [], pay: wrong })).toBe(
        'CANNOT_PAY BT-MAN-08',
      );
    }
    match.do({ type: 'cast', seat, card, targets: [], pay: { W: 1, R: 1, C: 1 } });
    expect(poolOf(match)).toBe('000100');
    const only = new Match({ own: { hand: ['Mercenary Blade'], pool: 'RRR' } });
    expect(GAME.legalActions(only.state, 0).filter(({ type }) => type === 'cast')).toHaveLength(1);
    // Generators are never tapped by themselves.
    const lazy = new Match({ own: { hand: ['Jolt'], board: ['Ember Vent'] } });
    expect(lazy.refusal(lazy.casting('Jolt', ['seat1']))).toBe('CANNOT_PAY BT-MAN-04');
  },
);

const arbPool = fc.array(fc.nat({ max: 4 }), { minLength: 6, maxLength: 6 });
const arbCost = fc.array(fc.nat({ max: 2 }), { minLength: 7, maxLength: 7 });

rule(
  ['BT-MAN-08', 'BT-MAN-04'],
  'a cost can be paid exactly when there is a payment, and the automatic one is among them',
  () => {
    fc.assert(
      fc.property(arbPool, arbCost, (pool, cost) => {
        const all = allPayments(pool, cost);
        expect(all.length > 0).toBe(canPay(pool, cost));
        const total = cost.reduce((sum, n) => sum + n, 0);
        for (const spent of all) {
          expect(spent.reduce((sum, n) => sum + n, 0)).toBe(total);
          expect(spent.every((n, i) => n <= (pool[i] ?? 0) && n >= (cost[i] ?? 0))).toBe(true);
        }
        if (all.length > 0) expect(all).toContainEqual(automaticPayment(pool, cost));
        expect(new Set(all.map((spent) => spent.join())).size).toBe(all.length);
      }),
    );
  },
);

rule('BT-MAN-09', 'unused mana does no harm', () => {
  const match = new Match({ own: { pool: 'RRRRRRRR', life: 1 } }).to('end');
  expect([match.life(0), match.state.result]).toEqual([1, null]);
});

rule(['BT-ENE-01', 'BT-ENE-02'], 'energy comes of cards alone, and stays until it is spent', () => {
  const match = new Match({ own: { hand: ['Energy Cell'], pool: 'CC' } }).resolve('Energy Cell');
  expect(match.state.players.map(({ energy }) => energy)).toEqual([2, 0]);
  match.to('main1', 6).to('main1', 7).to('main1', 8);
  expect(match.state.players.map(({ energy }) => energy)).toEqual([2, 0]);
});

rule('BT-ENE-03', 'energy pays energy costs, never mana costs', () => {
  const match = new Match({ own: { board: ['Spark Tinker'], hand: ['Jolt'], energy: 5 } });
  expect(match.refusal(match.casting('Jolt', ['seat1']))).toBe('CANNOT_PAY BT-MAN-04');
  match.do(match.activating('Spark Tinker', 1, ['seat1']));
  expect(match.state.players[0].energy).toBe(3);
  expect(match.settle().life(1)).toBe(19);
});

rule('BT-ENE-04', 'energy never goes below 0, and has no maximum', () => {
  const match = new Match({ own: { board: ['Spark Tinker', 'Energy Cell'], energy: 1 } });
  expect(match.refusal(match.activating('Spark Tinker', 1, ['seat1']))).toBe('CANNOT_PAY BT-ENE-04');
  const rich = new Match({ own: { board: ['Energy Cell'], energy: 1_000_000 } });
  expect(rich.do(rich.activating('Energy Cell', 1)).settle().state.players[0].energy).toBe(1_000_001);
});

rule('BT-MAN-02', 'a summoning-sick creature makes no mana, a generator does at once', () => {
  const match = new Match({ own: { hand: ['Ember Vent'], board: [{ name: 'Sprout Guide', sick: true }] } });
  expect(match.refusal(match.tap('Sprout Guide'))).toBe('SUMMONING_SICK BT-CMB-02');
  match.do({ type: 'playGenerator', seat: 0, card: cardIn(match.state, 0, 'Ember Vent') });
  expect(match.refusal(match.tap('Ember Vent'))).toBe(null);
  expect(idOf(match.state, 'Ember Vent')).toBeGreaterThan(named('Ember Vent').index);
});
