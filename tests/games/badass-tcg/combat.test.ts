// Chapters 9 and 10: creatures, combat, keywords.
import type { BadassTcgAction } from 'holmgang/badass-tcg';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { GAME, idOf, isThere, Match, on, type Piece, variant } from './arrange.js';

type Board = readonly (string | Piece)[];

/** A match in which both declarations were made, in front of the damage. */
function fight(
  own: Board,
  foe: Board,
  blocks: readonly (readonly [string, string])[],
  game = GAME,
  attackers?: readonly string[],
): Match {
  const match = new Match({ own: { board: own }, foe: { board: foe } }, game);
  const names =
    attackers ??
    own.flatMap((piece) =>
      typeof piece === 'string' ? [piece] : piece.on === undefined ? [piece.name] : [],
    );
  return match.attack(...names).block(...blocks);
}

const attacking = (match: Match, name: string): BadassTcgAction => ({
  type: 'declareAttacker',
  seat: 0,
  attacker: idOf(match.state, name, match.game),
});
const blocking = (match: Match, blocker: string, attacker: string): BadassTcgAction => ({
  type: 'declareBlocker',
  seat: 1,
  blocker: idOf(match.state, blocker, match.game),
  attacker: idOf(match.state, attacker, match.game),
});
const assign = (
  match: Match,
  attacker: string,
  ...parts: readonly (readonly [string, number])[]
): BadassTcgAction => ({
  type: 'assignDamage',
  seat: 0,
  attacker: idOf(match.state, attacker, match.game),
  assignment: parts.map(([name, n]) => ({
    target: name === 'seat1' ? 'seat1' : idOf(match.state, name, match.game),
    n,
  })),
});

rule(
  ['BT-CMB-01', 'BT-CMB-03', 'BT-KEY-08'],
  'a creature cannot attack in the turn it came, unless it has Haste',
  () => {
    const match = new Match({
      own: {
        board: [
          { name: 'Iron Golem', sick: true },
          { name: 'Cinder Recruit', sick: true },
        ],
      },
    }).to('attackers');
    expect(match.refusal(attacking(match, 'Iron Golem'))).toBe('SUMMONING_SICK BT-CMB-01');
    expect(match.refusal(attacking(match, 'Cinder Recruit'))).toBe(null);
    const later = new Match({ own: { hand: ['Iron Golem'], pool: 'CCCC' } })
      .resolve('Iron Golem')
      .to('attackers', 7);
    expect(later.refusal(attacking(later, 'Iron Golem'))).toBe(null);
  },
);

rule(['BT-CMB-02', 'BT-CMB-03'], 'such a creature cannot pay {T} either, but it can block', () => {
  const board = [{ name: 'Chapel Healer', sick: true }];
  const match = new Match({ own: { board } });
  expect(match.refusal(match.activating('Chapel Healer', 0))).toBe('SUMMONING_SICK BT-CMB-02');
  const lax = new Match({ own: { board } }, variant({ summoningSickness: 'attackOnly' }));
  expect(lax.refusal(lax.activating('Chapel Healer', 0))).toBe(null);
  const hasty = new Match({ own: { board: [...board, { name: 'Volcanic Brand', on: 'Chapel Healer' }] } });
  expect(hasty.refusal(hasty.activating('Chapel Healer', 0))).toBe(null);
  const other = new Match({ own: { board: ['Iron Golem'] }, foe: { board } })
    .attack('Iron Golem')
    .to('blockers');
  expect(other.refusal(blocking(other, 'Chapel Healer', 'Iron Golem'))).toBe(null);
  // Enchantments do not suffer from it.
  const prism = new Match({ own: { board: [{ name: 'Mana Prism', sick: true }] } });
  expect(prism.refusal(prism.tap('Mana Prism', 0, 'R'))).toBe(null);
});

rule(
  ['BT-CMB-04', 'BT-KEY-07'],
  'untapped creatures attack, and are tapped by it, but not with Vigilance',
  () => {
    const match = new Match({
      own: { board: ['Iron Golem', 'Elder Oak', { name: 'Bramble Wolf', tapped: true }, 'War Drums'] },
      foe: { board: ['Crypt Rat'] },
    }).to('attackers');
    expect(match.refusal(attacking(match, 'Bramble Wolf'))).toBe('ALREADY_TAPPED BT-CMB-04');
    expect(match.refusal(attacking(match, 'War Drums'))).toBe('CANNOT_ATTACK BT-CMB-04');
    expect(match.refusal(attacking(match, 'Crypt Rat'))).toBe('NOT_CONTROLLER BT-CMB-04');
    match.attack('Iron Golem', 'Elder Oak');
    expect([on(match.state, 'Iron Golem').tapped, on(match.state, 'Elder Oak').tapped]).toEqual([
      true,
      false,
    ]);
  },
);

rule(
  'BT-CMB-05',
  'attackers are named one at a time and declared together, or all at once; both lead to the same state',
  () => {
    const scene = { own: { board: ['Iron Golem', 'Elder Oak', 'Crypt Rat'] } };
    const slow = new Match(scene).to('attackers');
    expect(GAME.legalActions(slow.state, 0).map(({ type }) => type)).toEqual([
      'declareAttacker',
      'declareAttacker',
      'declareAttacker',
      'endDeclaration',
    ]);
    slow.do(attacking(slow, 'Crypt Rat')).do(attacking(slow, 'Iron Golem'));
    expect(slow.refusal(attacking(slow, 'Iron Golem'))).toBe('DUPLICATE_ATTACKER BT-CMB-05');
    // Nothing is tapped before all are declared.
    expect(on(slow.state, 'Iron Golem').tapped).toBe(false);
    slow.do({ type: 'endDeclaration', seat: 0 });
    const fast = new Match(scene).attack('Iron Golem', 'Crypt Rat');
    expect(fast.state).toEqual(slow.state);
    const twice = new Match(scene).to('attackers');
    const id = idOf(twice.state, 'Iron Golem');
    expect(twice.refusal({ type: 'declareAttackers', seat: 0, attackers: [id, id] })).toBe(
      'DUPLICATE_ATTACKER BT-CMB-05',
    );
    expect(twice.do({ type: 'endDeclaration', seat: 0 }).state.combat?.attackers).toEqual([]);
  },
);

rule('BT-CMB-06', 'attack abilities trigger after the declaration', () => {
  const match = new Match({ own: { board: ['Fury Hound', 'Iron Golem'] } }).to('attackers');
  match.do(attacking(match, 'Fury Hound'));
  expect(match.state.triggers).toEqual([]);
  match.do({ type: 'endDeclaration', seat: 0 });
  expect([match.state.stack.length, match.figures('Fury Hound')]).toEqual([1, '2/2']);
  expect(match.settle().figures('Fury Hound')).toBe('3/2');
});

rule(
  'BT-CMB-07',
  'untapped creatures block one attacker each, several may block one, and blocking does not tap',
  () => {
    const scene = {
      own: { board: ['Iron Golem', 'Elder Oak'] },
      foe: { board: ['Crypt Rat', 'Bramble Wolf', { name: 'Magma Brute', tapped: true }, 'War Drums'] },
    };
    const slow = new Match(scene).attack('Iron Golem', 'Elder Oak').to('blockers');
    expect(slow.holder).toBe(1);
    expect(slow.refusal(blocking(slow, 'Magma Brute', 'Iron Golem'))).toBe('ALREADY_TAPPED BT-CMB-07');
    expect(slow.refusal(blocking(slow, 'War Drums', 'Iron Golem'))).toBe('ILLEGAL_BLOCK BT-CMB-07');
    expect(
      slow.refusal({
        type: 'declareBlocker',
        seat: 1,
        blocker: idOf(slow.state, 'Elder Oak'),
        attacker: idOf(slow.state, 'Iron Golem'),
      }),
    ).toBe('NOT_CONTROLLER BT-CMB-07');
    expect(slow.refusal(blocking(slow, 'Crypt Rat', 'Bramble Wolf'))).toBe('ILLEGAL_BLOCK BT-CMB-07');
    slow.do(blocking(slow, 'Bramble Wolf', 'Iron Golem')).do(blocking(slow, 'Crypt Rat', 'Iron Golem'));
    expect(slow.refusal(blocking(slow, 'Crypt Rat', 'Elder Oak'))).toBe('DUPLICATE_BLOCKER BT-CMB-07');
    slow.do({ type: 'endDeclaration', seat: 1 });
    const fast = new Match(scene)
      .attack('Iron Golem', 'Elder Oak')
      .block(['Crypt Rat', 'Iron Golem'], ['Bramble Wolf', 'Iron Golem']);
    expect(fast.state).toEqual(slow.state);
    expect([on(fast.state, 'Crypt Rat').tapped, fast.state.combat?.blocked]).toEqual([
      false,
      [idOf(fast.state, 'Iron Golem')],
    ]);
    const twice = new Match(scene).attack('Iron Golem', 'Elder Oak').to('blockers');
    const [rat, golem, oak] = ['Crypt Rat', 'Iron Golem', 'Elder Oak'].map((name) =>
      idOf(twice.state, name),
    ) as [number, number, number];
    const blocks = [
      { blocker: rat, attacker: golem },
      { blocker: rat, attacker: oak },
    ];
    expect(twice.refusal({ type: 'declareBlockers', seat: 1, blocks })).toBe('DUPLICATE_BLOCKER BT-CMB-07');
    expect(new Match(scene).attack('Iron Golem').block().to('main2').life(1)).toBe(16);
  },
);

rule('BT-CMB-08', 'declarations come first in their steps, and are no stack actions', () => {
  const match = new Match({
    own: { board: ['Iron Golem'], hand: ['Jolt'], pool: 'R' },
    foe: { board: ['Crypt Rat'] },
  }).to('attackers');
  expect([match.state.phase, match.refusal({ type: 'pass', seat: 0 })]).toEqual([
    'attackers',
    'NO_PRIORITY BT-STK-14',
  ]);
  expect(match.refusal({ type: 'declareAttacker', seat: 1, attacker: idOf(match.state, 'Crypt Rat') })).toBe(
    'WRONG_TIMING BT-CMB-08',
  );
  match.attack('Iron Golem');
  expect([match.state.stack, match.holder, match.state.phase]).toEqual([[], 0, 'priority']);
  match.to('blockers');
  expect(match.state.phase).toBe('blockers');
  expect(match.block().holder).toBe(0);
});

rule(
  ['BT-CMB-09', 'BT-CMB-10', 'BT-CMB-13'],
  'combat damage equals power, all at once; unblocked attackers damage the player',
  () => {
    const match = fight(
      ['Iron Golem', 'Bramble Wolf'],
      ['Magma Brute'],
      [['Magma Brute', 'Iron Golem']],
    ).passBoth();
    expect([
      match.life(1),
      on(match.state, 'Iron Golem').damage,
      isThere(match.state, 'Magma Brute'),
    ]).toEqual([18, 3, false]);
    const both = fight(['Bramble Wolf'], ['Dusk Vampire'], [['Dusk Vampire', 'Bramble Wolf']]).passBoth();
    expect([isThere(both.state, 'Bramble Wolf'), isThere(both.state, 'Dusk Vampire')]).toEqual([
      false,
      false,
    ]);
  },
);

rule('BT-CMB-09', 'negative power deals no damage and heals nobody', () => {
  const board = ['Tide Scholar', { name: 'Withering Curse', on: 'Tide Scholar' }];
  const match = fight(board, [], [], GAME, ['Tide Scholar']);
  expect(match.figures('Tide Scholar')).toBe('-1/1');
  expect([match.passBoth().life(1), match.told('damageDealt')]).toEqual([20, []]);
});

rule(
  'BT-CMB-11',
  'once blocked, always blocked: without its blocker an attacker deals no damage, but with Trample all of it',
  () => {
    for (const [attacker, expected] of [
      ['Iron Golem', 20],
      ['Forge Bull', 15],
    ] as const) {
      const match = new Match({
        own: { board: [attacker], hand: ['Jolt'], pool: '' },
        foe: { board: ['Crypt Rat'], hand: ['Undertow'], pool: '' },
      });
      match.attack(attacker).block(['Crypt Rat', attacker]);
      const state = structuredClone(match.state);
      state.players[0].pool = [0, 0, 0, 1, 0, 0];
      const on = new Match(state).resolve('Jolt', [idOf(state, 'Crypt Rat')]);
      expect(on.to('main2').life(1)).toBe(expected);
    }
  },
);

rule(
  'BT-CMB-12',
  'damage among several blockers is divided in the order chosen, each lethal before the next',
  () => {
    const start = () =>
      fight(
        ['Iron Golem'],
        ['Bramble Wolf', 'Canopy Archer'],
        [
          ['Bramble Wolf', 'Iron Golem'],
          ['Canopy Archer', 'Iron Golem'],
        ],
      ).passBoth();
    const match = start();
    expect([match.state.phase, match.holder]).toEqual(['assign', 0]);
    const bad = [
      [
        ['Bramble Wolf', 1],
        ['Canopy Archer', 3],
      ],
      [
        ['Canopy Archer', 2],
        ['Bramble Wolf', 2],
      ],
      [
        ['Bramble Wolf', 2],
        ['Canopy Archer', 1],
      ],
      [
        ['Bramble Wolf', 2],
        ['Canopy Archer', 3],
      ],
      [
        ['Bramble Wolf', 4],
        ['Bramble Wolf', 0],
      ],
      [
        ['Bramble Wolf', 2],
        ['seat1', 2],
      ],
      [],
    ] as const;
    for (const parts of bad)
      expect(match.refusal(assign(match, 'Iron Golem', ...parts))).toBe('BAD_ASSIGNMENT BT-CMB-12');
    for (const parts of [
      [
        ['Bramble Wolf', 2],
        ['Canopy Archer', 2],
      ],
      [
        ['Canopy Archer', 3],
        ['Bramble Wolf', 1],
      ],
      [['Bramble Wolf', 4]],
      [['Canopy Archer', 4]],
    ] as const) {
      expect(match.refusal(assign(match, 'Iron Golem', ...parts))).toBe(null);
    }
    const whole = start();
    whole.do(assign(whole, 'Iron Golem', ['Bramble Wolf', 2], ['Canopy Archer', 2]));
    expect([isThere(whole.state, 'Bramble Wolf'), on(whole.state, 'Canopy Archer').damage]).toEqual([
      false,
      2,
    ]);
    const steps = start();
    const golem = idOf(steps.state, 'Iron Golem');
    steps.do({
      type: 'assignDamageTo',
      seat: 0,
      attacker: golem,
      target: idOf(steps.state, 'Bramble Wolf'),
      n: 2,
    });
    expect(steps.refusal(assign(steps, 'Iron Golem', ['Canopy Archer', 2]))).toBe('BAD_ASSIGNMENT BT-CMB-12');
    steps.do({
      type: 'assignDamageTo',
      seat: 0,
      attacker: golem,
      target: idOf(steps.state, 'Canopy Archer'),
      n: 2,
    });
    expect(steps.state).toEqual(whole.state);
  },
);

rule(
  'BT-CMB-12',
  'with damageAssignment: free any division will do, but the player gets only what is beyond lethal',
  () => {
    const game = variant({ damageAssignment: 'free' });
    const match = fight(
      ['Iron Golem'],
      ['Bramble Wolf', 'Canopy Archer'],
      [
        ['Bramble Wolf', 'Iron Golem'],
        ['Canopy Archer', 'Iron Golem'],
      ],
      game,
    ).passBoth();
    expect(match.refusal(assign(match, 'Iron Golem', ['Bramble Wolf', 1], ['Canopy Archer', 3]))).toBe(null);
    expect(match.refusal(assign(match, 'Iron Golem', ['Bramble Wolf', 1], ['Canopy Archer', 2]))).toBe(
      'BAD_ASSIGNMENT BT-CMB-12',
    );
    const bull = fight(
      ['Forge Bull'],
      ['Bramble Wolf', 'Crypt Rat'],
      [
        ['Bramble Wolf', 'Forge Bull'],
        ['Crypt Rat', 'Forge Bull'],
      ],
      game,
    ).passBoth();
    expect(
      bull.refusal(assign(bull, 'Forge Bull', ['Bramble Wolf', 1], ['Crypt Rat', 1], ['seat1', 3])),
    ).toBe('BAD_ASSIGNMENT BT-CMB-12');
    expect(
      bull.refusal(assign(bull, 'Forge Bull', ['Bramble Wolf', 2], ['Crypt Rat', 1], ['seat1', 2])),
    ).toBe(null);
  },
);

rule(
  ['BT-CMB-12', 'BT-KEY-03'],
  'every listed part leads to a whole division, and every whole division can be reached part by part',
  () => {
    const scene = () =>
      fight(
        ['Forge Bull'],
        ['Bramble Wolf', 'Canopy Archer'],
        [
          ['Bramble Wolf', 'Forge Bull'],
          ['Canopy Archer', 'Forge Bull'],
        ],
      ).passBoth();
    const match = scene();
    const targets = [idOf(match.state, 'Bramble Wolf'), idOf(match.state, 'Canopy Archer'), 'seat1'] as const;
    const attacker = idOf(match.state, 'Forge Bull');
    const reached = new Set<string>();
    const walk = (state: Match['state'], parts: string) => {
      if (state.phase !== 'assign') {
        reached.add(parts);
        return;
      }
      const legal = GAME.legalActions(state, 0);
      expect(legal.length).toBeGreaterThan(0);
      for (const action of legal) {
        if (action.type === 'assignDamageTo')
          walk(GAME.reducer(state, action), `${parts} ${action.target}:${action.n}`);
      }
    };
    walk(match.state, '');
    const whole = new Set<string>();
    for (let a = 0; a <= 5; a++)
      for (let b = 0; a + b <= 5; b++) {
        for (const order of [
          [0, 1],
          [1, 0],
        ] as const) {
          const amounts = [a, b];
          const parts = order
            .map((i) => ({ target: targets[i], n: amounts[i] as number }))
            .concat({ target: 'seat1' as never, n: 5 - a - b });
          const assignment = parts.filter(({ n }) => n > 0);
          const action = { type: 'assignDamage', seat: 0, attacker, assignment } as const;
          if (match.refusal(action as never) === null)
            whole.add(assignment.map(({ target, n }) => ` ${target}:${n}`).join(''));
        }
      }
    expect(reached).toEqual(whole);
    expect(whole.size).toBeGreaterThan(5);
  },
);

rule(
  ['BT-CMB-14', 'BT-KEY-01', 'BT-CMB-15'],
  'First Strike deals damage in a step before, with priority after it; who dies there deals none',
  () => {
    const match = fight(['Ember Lancer'], ['Dusk Vampire'], [['Dusk Vampire', 'Ember Lancer']]).passBoth();
    expect([match.state.step, match.state.phase, match.holder]).toEqual(['firstStrike', 'priority', 0]);
    expect([isThere(match.state, 'Dusk Vampire'), on(match.state, 'Ember Lancer').damage]).toEqual([
      false,
      0,
    ]);
    expect(match.passBoth().state.step).toBe('damage');
    expect(on(match.state, 'Ember Lancer').damage).toBe(0);
    // Without such creatures there is one step.
    expect(fight(['Iron Golem'], [], []).passBoth().state.step).toBe('damage');
    const blocker = fight(
      ['Dusk Vampire'],
      ['Pennant Knight'],
      [['Pennant Knight', 'Dusk Vampire']],
    ).passBoth();
    expect([blocker.state.step, isThere(blocker.state, 'Dusk Vampire')]).toEqual(['firstStrike', false]);
  },
);

rule(['BT-CMB-14', 'BT-KEY-12'], 'Double Strike deals damage in both steps', () => {
  const match = fight(['Twinblade Champion', 'Iron Golem'], [], []).passBoth();
  expect(match.life(1)).toBe(17);
  expect(match.passBoth().life(1)).toBe(10);
  const oak = fight(['Twinblade Champion'], ['Elder Oak'], [['Elder Oak', 'Twinblade Champion']])
    .passBoth()
    .passBoth();
  expect([isThere(oak.state, 'Elder Oak'), isThere(oak.state, 'Twinblade Champion')]).toEqual([false, false]);
});

rule('BT-CMB-16', 'damage stays marked until cleanup, and kills at toughness', () => {
  const match = new Match({
    own: { hand: ['Scorching Volley', 'Jolt'], pool: 'RRR' },
    foe: { board: ['Elder Oak'] },
  });
  const oak = idOf(match.state, 'Elder Oak');
  match.resolve('Scorching Volley', [oak]);
  expect([isThere(match.state, 'Elder Oak'), on(match.state, 'Elder Oak').damage]).toEqual([true, 3]);
  expect(isThere(match.resolve('Jolt', [oak]).state, 'Elder Oak')).toBe(false);
  expect(match.told('destroyed')).toHaveLength(1);
});

rule('BT-CMB-17', 'who leaves the battlefield is out of combat; tapping a fighter changes nothing', () => {
  const match = new Match({
    own: { board: ['Iron Golem'] },
    foe: { board: ['Bramble Wolf'], hand: ['Undertow'], pool: '' },
  })
    .attack('Iron Golem')
    .block(['Bramble Wolf', 'Iron Golem']);
  const state = structuredClone(match.state);
  state.players[1].pool = [0, 1, 0, 0, 0, 0];
  const gone = new Match(state)
    .pass()
    .cast('Undertow', [idOf(state, 'Iron Golem')], 1)
    .settle();
  expect(gone.state.combat).toMatchObject({ attackers: [], blocks: [] });
  expect(on(gone.to('main2').state, 'Bramble Wolf').damage).toBe(0);
  const tapped = structuredClone(match.state);
  const wolf = tapped.battlefield.find(({ id }) => id === idOf(tapped, 'Bramble Wolf'));
  if (wolf) wolf.tapped = true;
  expect(on(new Match(tapped).to('main2').state, 'Iron Golem').damage).toBe(2);
});

rule('BT-KEY-02', 'any deathtouch damage to a creature is lethal, also outside combat', () => {
  const match = fight(['Fang Viper'], ['Abyss Leviathan'], [['Abyss Leviathan', 'Fang Viper']]).passBoth();
  expect([isThere(match.state, 'Abyss Leviathan'), isThere(match.state, 'Fang Viper')]).toEqual([
    false,
    false,
  ]);
  const duel = new Match({
    own: { board: ['Fang Viper'], hand: ['Wild Clash'], pool: 'GG' },
    foe: { board: ['Abyss Leviathan'] },
  });
  duel.resolve('Wild Clash', [idOf(duel.state, 'Fang Viper'), idOf(duel.state, 'Abyss Leviathan')]);
  expect(isThere(duel.state, 'Abyss Leviathan')).toBe(false);
  expect(
    isThere(
      fight(['Bramble Wolf'], ['Abyss Leviathan'], [['Abyss Leviathan', 'Bramble Wolf']]).passBoth().state,
      'Abyss Leviathan',
    ),
  ).toBe(true);
});

rule(
  'BT-KEY-03',
  'with Trample the attacking player may send what is beyond lethal to the defending player, or leave it',
  () => {
    const start = () => fight(['Forge Bull'], ['Bramble Wolf'], [['Bramble Wolf', 'Forge Bull']]).passBoth();
    const match = start();
    expect(match.state.phase).toBe('assign');
    expect(match.refusal(assign(match, 'Forge Bull', ['Bramble Wolf', 1], ['seat1', 4]))).toBe(
      'BAD_ASSIGNMENT BT-CMB-12',
    );
    expect(match.refusal(assign(match, 'Forge Bull', ['seat1', 5]))).toBe('BAD_ASSIGNMENT BT-CMB-12');
    expect(match.do(assign(match, 'Forge Bull', ['Bramble Wolf', 2], ['seat1', 3])).life(1)).toBe(17);
    const kind = start();
    expect(kind.do(assign(kind, 'Forge Bull', ['Bramble Wolf', 5])).life(1)).toBe(20);
    const own = start();
    expect(
      own.refusal({
        type: 'assignDamage',
        seat: 0,
        attacker: idOf(own.state, 'Forge Bull'),
        assignment: [
          { target: idOf(own.state, 'Bramble Wolf'), n: 2 },
          { target: 'seat0', n: 3 },
        ],
      }),
    ).toBe('BAD_ASSIGNMENT BT-CMB-12');
  },
);

rule('BT-KEY-04', 'with Deathtouch and Trample 1 for each blocker is lethal', () => {
  const board = ['Fang Viper', { name: 'Hide of the Colossus', on: 'Fang Viper' }];
  const match = fight(board, ['Abyss Leviathan'], [['Abyss Leviathan', 'Fang Viper']], GAME, [
    'Fang Viper',
  ]).passBoth();
  expect(match.do(assign(match, 'Fang Viper', ['Abyss Leviathan', 1], ['seat1', 2])).life(1)).toBe(18);
  expect(isThere(match.state, 'Abyss Leviathan')).toBe(false);
});

rule('BT-KEY-05', 'lethal damage takes marked damage into account', () => {
  const match = fight(
    ['Forge Bull'],
    [{ name: 'Elder Oak', damage: 3 }],
    [['Elder Oak', 'Forge Bull']],
  ).passBoth();
  expect(match.refusal(assign(match, 'Forge Bull', ['Elder Oak', 1], ['seat1', 4]))).toBe(
    'BAD_ASSIGNMENT BT-CMB-12',
  );
  expect(match.do(assign(match, 'Forge Bull', ['Elder Oak', 2], ['seat1', 3])).life(1)).toBe(17);
});

rule(['BT-KEY-06', 'BT-KEY-11'], 'a flying attacker is blocked by Flying and Reach alone', () => {
  const match = new Match({
    own: { board: ['Cloud Serpent', 'Iron Golem'] },
    foe: { board: ['Bramble Wolf', 'Canopy Archer', 'Mist Sprite'] },
  })
    .attack('Cloud Serpent', 'Iron Golem')
    .to('blockers');
  expect(match.refusal(blocking(match, 'Bramble Wolf', 'Cloud Serpent'))).toBe('ILLEGAL_BLOCK BT-KEY-06');
  expect(match.refusal(blocking(match, 'Canopy Archer', 'Cloud Serpent'))).toBe(null);
  expect(match.refusal(blocking(match, 'Mist Sprite', 'Cloud Serpent'))).toBe(null);
  expect(match.refusal(blocking(match, 'Mist Sprite', 'Iron Golem'))).toBe(null);
});

rule('BT-KEY-09', 'Lifelink gives its controller as much life as it deals damage, at the same time', () => {
  expect(fight(['Dusk Vampire'], [], []).passBoth().life(0)).toBe(22);
  const blocked = fight(['Dusk Vampire'], ['Elder Oak'], [['Elder Oak', 'Dusk Vampire']]).passBoth();
  expect([blocked.life(0), isThere(blocked.state, 'Dusk Vampire')]).toEqual([22, false]);
  const saved = new Match({
    own: { board: ['Iron Golem'] },
    foe: { board: ['Aurelle, Dawn Marshal'], life: 3 },
  })
    .attack('Iron Golem')
    .block()
    .passBoth();
  expect(saved.state.result).toMatchObject({ winner: 0 });
  const race = new Match({
    own: { board: ['Iron Golem', 'Bramble Wolf'] },
    foe: { board: ['Aurelle, Dawn Marshal'], life: 3 },
  });
  race.attack('Iron Golem', 'Bramble Wolf').block(['Aurelle, Dawn Marshal', 'Bramble Wolf']).passBoth();
  // 4 damage and 3 life at the same time: it is alive with 2.
  expect([race.life(1), race.state.result]).toEqual([2, null]);
});

rule('BT-KEY-10', 'Flash lets a creature be cast as an instant', () => {
  const match = new Match({
    active: 1,
    step: 'end',
    own: { hand: ['Riptide Adept', 'Tide Scholar'], pool: 'UUUUUU' },
  }).pass();
  expect(match.refusal(match.casting('Tide Scholar'))).toBe('WRONG_TIMING BT-PLY-04');
  expect(isThere(match.resolve('Riptide Adept').state, 'Riptide Adept')).toBe(true);
});

rule('BT-KEY-13', 'a Defender cannot attack', () => {
  const match = new Match({ own: { board: ['Coral Bulwark'] } }).to('attackers');
  expect(match.refusal(attacking(match, 'Coral Bulwark'))).toBe('CANNOT_ATTACK BT-KEY-13');
  expect(GAME.legalActions(match.state, 0)).toHaveLength(1);
});

rule('BT-KEY-14', 'Toxic gives poison with combat damage to a player, and only then', () => {
  const match = fight(['Plaguebark Giant'], [], []).passBoth();
  expect([match.state.players[1].poison, match.life(1)]).toEqual([2, 16]);
  const blocked = fight(['Blight Toad'], ['Elder Oak'], [['Elder Oak', 'Blight Toad']]).passBoth();
  expect(blocked.state.players[1].poison).toBe(0);
  const foggy = new Match({ own: { board: ['Blight Toad'], hand: ['Thicket Haze'], pool: 'G' } })
    .resolve('Thicket Haze')
    .attack('Blight Toad')
    .block()
    .to('main2');
  expect([foggy.state.players[1].poison, foggy.life(1)]).toEqual([0, 20]);
});

rule('BT-KEY-15', 'a keyword twice is the same as once, and Toxic creatures add up', () => {
  const wings = (name: string) => ({ name: 'Wings of Mist', on: name });
  const match = new Match({
    own: { board: ['Mist Sprite', wings('Mist Sprite'), 'Blight Toad', 'Plaguebark Giant'] },
  });
  const once = new Match({ own: { board: ['Mist Sprite'] } });
  expect(on(match.state, 'Mist Sprite').keywords).toBe(on(once.state, 'Mist Sprite').keywords);
  match.attack('Blight Toad', 'Plaguebark Giant').block().passBoth();
  expect(match.state.players[1].poison).toBe(3);
});
