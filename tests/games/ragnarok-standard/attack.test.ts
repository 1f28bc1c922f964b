import fc from 'fast-check';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  at,
  attack,
  attackRefusal,
  boardOf,
  figures,
  GAME,
  kinds,
  lives,
  made,
  minion,
  pass,
  passRound,
  play,
  told,
  usePower,
  variant,
  withCards,
} from './arrange.js';

rule('RS-ATK-01', 'a minion cannot attack in the turn it came', () => {
  const played = play(arrange([{ hand: [1007] }, {}])).state;
  expect(attackRefusal(played, at(played, 0), 1)).toBe('SUMMONING_SICK RS-ATK-01');
  expect(attackRefusal(passRound(played).state, at(played, 0), 1)).toBe(null);
});

rule('RS-ATK-01', 'a stolen minion came this turn', () => {
  const state = arrange([{ hand: [8008] }, { board: [1007] }]);
  const stolen = play(state, { target: at(state, 1) }).state;
  expect(boardOf(stolen, 0)).toEqual([8008, 1007]);
  expect(attackRefusal(stolen, at(state, 1), 1)).toBe('SUMMONING_SICK RS-ATK-01');
});

rule(['RS-ATK-02', 'RS-KW-CHARGE'], 'Charge attacks everything at once', () => {
  const played = play(arrange([{ hand: [1002] }, { board: [1007] }])).state;
  expect(attackRefusal(played, at(played, 0), 1)).toBe(null);
  expect(attackRefusal(played, at(played, 0), at(played, 1))).toBe(null);
});

rule(['RS-ATK-03', 'RS-KW-RUSH'], 'Rush attacks minions at once, and heroes from the next turn on', () => {
  const played = play(arrange([{ hand: [1008] }, { board: [1007] }])).state;
  expect(attackRefusal(played, at(played, 0), 1)).toBe('RUSH_MINIONS_ONLY RS-ATK-03');
  expect(attackRefusal(played, at(played, 0), at(played, 1))).toBe(null);
  expect(attackRefusal(passRound(played).state, at(played, 0), 1)).toBe(null);
});

rule(['RS-ATK-04', 'RS-KW-TAUNT'], 'Taunt must be attacked first, unless it is hidden or asleep', () => {
  const refused = (taunt: object) => {
    const state = arrange([{ board: [1007] }, { board: [{ cardId: 1001, ...taunt }, 1007] }]);
    return [1, at(state, 1, 0), at(state, 1, 1)].map((defender) =>
      attackRefusal(state, at(state, 0), defender),
    );
  };
  expect(refused({})).toEqual(['MUST_ATTACK_TAUNT RS-ATK-04', null, 'MUST_ATTACK_TAUNT RS-ATK-04']);
  expect(refused({ own: ['Taunt', 'Stealth'] })).toEqual([null, 'ILLEGAL_TARGET RS-KW-STEALTH', null]);
  expect(refused({ dormant: 1 })).toEqual([null, 'ILLEGAL_TARGET RS-ATK-10', null]);
});

rule('RS-ATK-05', 'a character attacks once in a turn', () => {
  const state = arrange([{ board: [1007], weapon: 5002 }, {}]);
  const struck = attack(attack(state, at(state, 0), 1).state, 0, 1).state;
  expect(attackRefusal(struck, at(state, 0), 1)).toBe('NO_ATTACKS_LEFT RS-ATK-05');
  expect(attackRefusal(struck, 0, 1)).toBe('NO_ATTACKS_LEFT RS-ATK-05');
  expect(lives(struck)[1]).toBe(25);
});

rule('RS-ATK-06', 'without Attack there is no attack', () => {
  const state = arrange([{ board: [9009] }, {}]);
  expect(attackRefusal(state, at(state, 0), 1)).toBe('NO_ATTACK_VALUE RS-ATK-06');
  expect(attackRefusal(state, 0, 1)).toBe('NO_ATTACK_VALUE RS-ATK-06');
});

rule(
  'RS-ATK-07',
  'a hero attacks with a weapon or with Attack from an effect, and a minion strikes back',
  () => {
    const armed = arrange([{ weapon: 5002 }, { board: [1007] }]);
    const struck = attack(armed, 0, at(armed, 1)).state;
    expect([lives(struck)[0], boardOf(struck, 1)]).toEqual([28, []]);
    const pan = usePower(arrange([{ hero: 'pan' }, {}])).state;
    expect(lives(attack(pan, 0, 1).state)[1]).toBe(28);
  },
);

rule('RS-ATK-07', 'a weapon counts on its owner’s turn only', () => {
  const state = arrange([{ board: [1007] }, { weapon: 5002 }]);
  expect(lives(attack(state, at(state, 0), 1).state)).toEqual([30, 28]);
  expect(minion(attack(state, at(state, 0), 1).state, at(state, 0)).health).toBe(3);
});

rule('RS-ATK-08', 'each attack costs the weapon Durability; at 0 it breaks', () => {
  const state = arrange([{ weapon: 5002 }, {}]);
  const once = attack(state, 0, 1).state;
  expect(once.players[0].weapon?.durability).toBe(1);
  const { state: twice, events } = attack(passRound(once).state, 0, 1);
  expect([twice.players[0].weapon, kinds(events).includes('weaponBroken'), lives(twice)[1]]).toEqual([
    null,
    true,
    24,
  ]);
});

rule(
  ['RS-ATK-08', 'RS-ORD-03'],
  'a weapon that breaks still says what it has to say after the attack',
  () => {
    const state = structuredClone(arrange([{ weapon: 7007 }, { board: [1007] }]));
    state.players[0].weapon!.durability = 1;
    const { state: struck, events } = attack(state, 0, 1, [0]);
    expect(kinds(events, ['triggered', 'weaponBroken', 'damaged'])).toEqual([
      'damaged',
      'triggered',
      'damaged',
      'weaponBroken',
    ]);
    expect(figures(struck, 1)).toEqual(['2/2']);
  },
);

rule('RS-ATK-09', 'both strike at the same time with their Attack', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      (a, h, h2, a2) => {
        const figure = (attackBonus: number, healthBonus: number) => ({
          cardId: 9012,
          attackBonus: attackBonus - 1,
          healthBonus: healthBonus - 1,
          health: healthBonus,
        });
        const state = arrange([{ board: [figure(a, h)] }, { board: [figure(a2, h2)] }]);
        const after = attack(state, at(state, 0), at(state, 1)).state;
        expect(figures(after, 0)).toEqual(h > a2 ? [`${a}/${h - a2}`] : []);
        expect(figures(after, 1)).toEqual(h2 > a ? [`${a2}/${h2 - a}`] : []);
      },
    ),
  );
});

rule(
  'RS-ATK-10',
  'friends, hidden, sleeping and absent characters cannot be attacked, and only own ones attack',
  () => {
    const state = arrange([{ board: [1007, 1007] }, { board: [1005, { cardId: 2004, dormant: 1 }] }]);
    const refused = (defender: number) => attackRefusal(state, at(state, 0), defender);
    expect([refused(0), refused(at(state, 0, 1)), refused(99)]).toEqual(
      Array<string>(3).fill('ILLEGAL_TARGET RS-ATK-10'),
    );
    expect([refused(at(state, 1, 0)), refused(at(state, 1, 1))]).toEqual([
      'ILLEGAL_TARGET RS-KW-STEALTH',
      'ILLEGAL_TARGET RS-ATK-10',
    ]);
    for (const attacker of [1, at(state, 1), 99])
      expect(attackRefusal(state, attacker, 1)).toBe('ILLEGAL_ATTACKER RS-ATK-10');
  },
);

rule('RS-ATK-11', 'frozen characters cannot attack', () => {
  const state = structuredClone(
    arrange([{ board: [{ cardId: 1007, frozen: { served: false } }], weapon: 5002 }, {}]),
  );
  state.players[0].hero.frozen = { served: false };
  expect(attackRefusal(state, at(state, 0), 1)).toBe('FROZEN RS-ATK-11');
  expect(attackRefusal(state, 0, 1)).toBe('FROZEN RS-ATK-11');
});

rule('RS-ATK-12', 'armor takes damage before Health does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (armor, strength) => {
      const state = arrange([{ board: [{ cardId: 9012, attackBonus: strength - 1 }] }, { armor }]);
      const { hero } = attack(state, at(state, 0), 1).state.players[1];
      expect([hero.armor, hero.health]).toEqual([
        Math.max(0, armor - strength),
        30 - Math.max(0, strength - armor),
      ]);
    }),
  );
});

rule('RS-ORD-03', 'an attack goes through its order', () => {
  const game = withCards([made({ id: 1902, attack: 3, health: 2, keywords: ['Stealth'] })]);
  const state = arrange(
    [
      { hero: 'thor', board: [1902] },
      { hero: 'poseidon', board: [1007] },
    ],
    game,
  );
  const { events } = attack(state, at(state, 0), at(state, 1), [], game);
  expect(kinds(events)).toEqual([
    'stealthLost',
    'attackDeclared',
    'elementalBonus',
    'damaged',
    'damaged',
    'minionDied',
  ]);
});

rule('RS-ORD-03', 'a cancelled attack is used up, and costs no Durability', () => {
  const state = arrange([{ board: [1007] }, { secrets: [7003] }]);
  const { state: after, events } = attack(state, at(state, 0), 1);
  expect(kinds(events)).toEqual(
    ['attackDeclared', 'secretTriggered', 'triggered', 'bounced', 'attackCancelled'].filter(
      (type) => type !== 'triggered',
    ),
  );
  expect([lives(after)[1], boardOf(after, 0), after.players[0].hand.map(({ cardId }) => cardId)]).toEqual([
    30,
    [],
    [1007],
  ]);
  const hero = arrange([{ weapon: 5002 }, { board: [1007], secrets: [8107] }]);
  const untouched = attack(hero, 0, at(hero, 1));
  expect(told(untouched.events, 'secretTriggered')).toEqual([]);
});

rule(
  ['X-EL-05', 'X-EL-06', 'X-EL-07'],
  'an attacker with advantage has +2 Attack, a minion +2 Health for the attack',
  () => {
    const state = arrange([
      { hero: 'ares', board: [1007] },
      { hero: 'magni', board: [1025] },
    ]);
    const { state: after, events } = attack(state, at(state, 0), at(state, 1));
    expect(figures(after, 1)).toEqual(['3/1']);
    expect(figures(after, 0)).toEqual(['2/2']);
    expect(minion(after, at(state, 0)).maxHealth).toBe(3);
    expect(kinds(events).slice(0, 3)).toEqual(['attackDeclared', 'elementalBonus', 'damaged']);
    const back = arrange([
      { hero: 'magni', board: [1007] },
      { hero: 'ares', board: [1025] },
    ]);
    expect(figures(attack(back, at(back, 0), at(back, 1)).state, 1)).toEqual(['3/3']);
    const hero = arrange([{ hero: 'ares', weapon: 5002 }, { hero: 'magni' }]);
    expect(lives(attack(hero, 0, 1).state)[1]).toBe(25);
  },
);

rule('X-EL-07', 'losing the elemental Health never kills', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 9 }), (health, strength) => {
      const state = arrange([
        { hero: 'ares', board: [{ cardId: 1034, health }] },
        { hero: 'magni', board: [{ cardId: 1034, attackBonus: strength - 5, healthBonus: 9, health: 15 }] },
      ]);
      const after = attack(state, at(state, 0), at(state, 1)).state;
      const left = Math.min(6, health + 2 - strength);
      expect(figures(after, 0)).toEqual(left > 0 ? [`5/${left}`] : []);
    }),
  );
});

rule('X-EL-06', 'the advantage can be for whoever enters, or off', () => {
  const onSummon = variant({ elementBonus: 'onSummon' });
  const sides = [
    { hero: 'ares', hand: [1007], board: [1007] },
    { hero: 'magni', board: [1025] },
  ] as const;
  const entered = play(arrange(sides, onSummon), {}, [], onSummon).state;
  expect(figures(entered, 0)).toEqual(['2/3', '4/5']);
  expect(figures(attack(entered, at(entered, 0), at(entered, 1), [], onSummon).state, 1)).toEqual(['3/3']);
  const off = variant({ elementBonus: 'off' });
  const state = arrange(sides, off);
  expect(figures(attack(state, at(state, 0), at(state, 1), [], off).state, 1)).toEqual(['3/3']);
});

rule('RS-ORD-03', 'Lifesteal, Overkill and Frenzy come before Durability and after-attack texts', () => {
  const state = arrange([{ hero: 'tyr', health: 20, weapon: 8202 }, { board: [1017, 1007] }]);
  const { events } = attack(state, 0, at(state, 1));
  expect(kinds(events)).toEqual([
    'attackDeclared',
    'damaged',
    'damaged',
    'lifesteal',
    'healed',
    'triggered',
    'armorChanged',
    'frenzy',
    'buffed',
  ]);
});

rule('RS-ATK-05', 'ending the turn is always possible, and attacks come back', () => {
  const state = arrange([{ board: [1019] }, {}]);
  const twice = attack(attack(state, at(state, 0), 1).state, at(state, 0), 1).state;
  expect(attackRefusal(twice, at(state, 0), 1)).toBe('NO_ATTACKS_LEFT RS-ATK-05');
  expect(minion(passRound(twice).state, at(state, 0)).attacksUsed).toBe(0);
  expect(act(twice, GAME.actions.endTurn(0)).state.active).toBe(1);
  expect(pass(twice).state.active).toBe(1);
});
