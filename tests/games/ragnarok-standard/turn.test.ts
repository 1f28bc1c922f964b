import fc from 'fast-check';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  at,
  attack,
  attackRefusal,
  figures,
  GAME,
  handOf,
  kinds,
  lives,
  made,
  minion,
  pass,
  passRound,
  play,
  playRefusal,
  refusal,
  told,
  usePower,
  variant,
  withCards,
} from './arrange.js';

const ORDER = [
  'turnStarted',
  'statusTicked',
  'awakened',
  'triggered',
  'cardDrawn',
  'crystalGained',
  'manaRefreshed',
  'thawed',
] as const;

rule('RS-TRN-01', 'a turn starts in the order of its steps', () => {
  const state = arrange([
    {},
    {
      hero: 'idunn',
      health: 20,
      crystals: 4,
      board: [
        { cardId: 2004, dormant: 1 },
        { cardId: 1007, frozen: { served: true } },
      ],
    },
  ]);
  const poisoned = { ...state, players: structuredClone(state.players) };
  poisoned.players[1].hero.statuses = [{ type: 'poisoned', duration: 2, value: 0 }];
  const { events } = pass(poisoned);
  expect(kinds(events, ORDER)).toEqual([
    'turnStarted',
    'statusTicked',
    'awakened',
    'triggered',
    'triggered',
    'cardDrawn',
    'crystalGained',
    'manaRefreshed',
    'thawed',
  ]);
});

rule('RS-TRN-01', 'under an option mana comes before the draw', () => {
  const genre = variant({ turnStartOrder: 'hearthstone' });
  const state = arrange([{}, { crystals: 4 }], genre);
  expect(kinds(pass(state, [], genre).events, ORDER)).toEqual([
    'turnStarted',
    'crystalGained',
    'manaRefreshed',
    'cardDrawn',
  ]);
});

rule('RS-TRN-01', 'a hero that falls before the draw has lost before it', () => {
  const state = arrange([{ hero: 'nidhogg' }, { health: 1 }]);
  const lost = pass(state);
  expect(kinds(lost.events, ['turnStarted', 'cardDrawn'])).toEqual([]);
  expect(lost.state.result?.rule).toBe('RS-END-01');
  const burning = structuredClone(arrange([{}, { health: 1 }]));
  burning.players[1].hero.statuses = [{ type: 'burning', duration: 1, value: 0 }];
  expect(kinds(pass(burning).events, ['turnStarted', 'cardDrawn'])).toEqual(['turnStarted']);
});

rule('RS-TRN-01', 'keywords until my next turn end when it starts', () => {
  const state = arrange([{ hero: 'nyx', board: [1007] }, {}]);
  const hidden = usePower(state, at(state, 0)).state;
  expect(minion(hidden, at(hidden, 0)).keywords).toEqual(['Stealth']);
  const theirs = pass(hidden).state;
  expect(attackRefusal(theirs, 1, at(theirs, 0))).toContain('NO_ATTACK_VALUE');
  expect(minion(theirs, at(theirs, 0)).keywords).toEqual(['Stealth']);
  expect(minion(pass(theirs).state, at(theirs, 0)).keywords).toEqual([]);
});

rule('RS-TRN-02', 'the first player draws on turn 1, too', () => {
  let state = GAME.setup({ seed: 'first', firstPlayer: 0 });
  for (const seat of [0, 1] as const)
    state = GAME.reducer(state, GAME.actions.mulligan(seat, { replace: [] }));
  expect([state.turn, state.players[0].hand.length]).toEqual([1, 4]);
});

rule('RS-TRN-03', 'a main phase has plays, attacks, one power, the upgrade and trades in any order', () => {
  const state = arrange([{ hand: [1007, 1023], board: [1007], mana: 10 }, { board: [1007] }]);
  expect(new Set(GAME.legalActions(state, 0).map(({ type }) => type))).toEqual(
    new Set(['playCard', 'attack', 'heroPower', 'weaponUpgrade', 'trade', 'endTurn']),
  );
  const one = play(attack(usePower(state).state, at(state, 0), at(state, 1)).state).state;
  const other = attack(usePower(play(state).state).state, at(state, 0), at(state, 1)).state;
  expect(one.players[1]).toEqual(other.players[1]);
  expect(playRefusal(state, { hand: 7 })).toBe('BAD_INDEX RS-TRN-03');
});

rule(
  'RS-TRN-04',
  'texts at the end of the turn run in order of play, then what was for this turn ends',
  () => {
    const state = arrange([{ hero: 'surtr', board: [9011, 9011, 1007], hand: [1003] }, {}]);
    const buffed = play(usePower(state).state, { target: at(state, 0, 2) }).state;
    expect(buffed.players[0].hero.attackThisTurn).toBe(2);
    const { state: over, events } = pass(buffed, [0, 0]);
    expect(told(events, 'triggered').map(({ entity }) => entity)).toEqual([at(state, 0, 0), at(state, 0, 1)]);
    expect(over.players[0].hero.attackThisTurn).toBe(0);
    expect(figures(over, 0)).toEqual(['1/2', '1/2', '2/3', '1/2']);
    expect(kinds(events, ['triggered', 'turnEnded', 'turnStarted'])).toEqual([
      'triggered',
      'triggered',
      'turnEnded',
      'turnStarted',
    ]);
  },
);

rule('RS-TRN-04', 'what was for this turn ends on both sides', () => {
  const card = made({
    id: 1901,
    type: 'Spell',
    health: 0,
    attack: 0,
    text: [
      {
        when: 'cast',
        ops: [
          { op: 'buffTurn', at: { who: 'foes', kind: null, filters: [], random: 0 }, attack: 0, health: 2 },
        ],
      },
    ],
  });
  const game = withCards([card]);
  const state = arrange([{ hand: [1901] }, { board: [1007] }], game);
  const buffed = play(state, {}, [], game).state;
  expect(figures(buffed, 1)).toEqual(['2/5']);
  expect(figures(pass(buffed, [], game).state, 1)).toEqual(['2/3']);
});

rule('RS-TRN-05', 'only the player whose turn it is acts', () => {
  const state = arrange([{}, { hand: [1007] }]);
  for (const action of [
    GAME.actions.endTurn(1),
    GAME.actions.heroPower(1),
    GAME.actions.playCard(1, { hand: 0 }),
  ])
    expect(refusal(state, action)).toBe('NOT_YOUR_TURN RS-TRN-05');
  expect(refusal(state, GAME.actions.endTurn(0))).toBe(null);
});

rule(['RS-MAN-01', 'RS-MAN-02'], 'turn n has n crystals, up to ten', () => {
  let state = arrange([
    { crystals: 0, deck: Array<number>(30).fill(1035) },
    { crystals: 0, deck: Array<number>(30).fill(1035) },
  ]);
  for (let turn = 1; turn <= 13; turn++) {
    state = passRound(state).state;
    expect([state.players[0].crystals, state.players[0].mana]).toEqual([
      Math.min(10, turn),
      Math.min(10, turn),
    ]);
  }
});

rule('RS-MAN-01', 'the first turn of both has one crystal', () => {
  let state = GAME.setup({ seed: 'mana', firstPlayer: 0 });
  for (const seat of [0, 1] as const)
    state = GAME.reducer(state, GAME.actions.mulligan(seat, { replace: [] }));
  expect(state.players[0].mana).toBe(1);
  expect(GAME.reducer(state, GAME.actions.endTurn(0)).players[1].mana).toBe(1);
});

rule('RS-MAN-03', 'mana comes back, less what is overloaded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 15 }), (crystals, overloaded) => {
      const state = structuredClone(arrange([{}, { crystals }]));
      state.players[1].overloadNext = overloaded;
      const { mana, crystals: now, overloadNext } = pass(state).state.players[1];
      expect([mana, overloadNext]).toEqual([Math.max(0, now - overloaded), 0]);
    }),
  );
});

rule('RS-MAN-04', 'a card needs its current cost, and unspent mana is lost', () => {
  const state = arrange([{ hand: [1035], mana: 5 }, {}]);
  expect(playRefusal(state)).toBe('NOT_ENOUGH_MANA RS-MAN-04');
  expect(playRefusal(arrange([{ hand: [1035], mana: 6 }, {}]))).toBe(null);
  expect(play(arrange([{ hand: [1035], mana: 9 }, {}])).state.players[0].mana).toBe(3);
  expect(pass(state).state.players[0].mana).toBe(0);
});

rule('RS-MAN-04', 'giants cost less for cards in hand and for minions in play, never below 0', () => {
  const cost = (hand: number[], minions: number[]) => {
    const state = arrange([
      { hand, board: minions, mana: 10 },
      { board: [1007, { cardId: 2004, dormant: 2 }] },
    ]);
    return 10 - play(state).state.players[0].mana;
  };
  expect(cost([3001, 1001, 1001, 1001], [])).toBe(9);
  expect(cost([3002], [1007, 1007])).toBe(7);
  expect(cost([3001, ...Array<number>(9).fill(1001)], [8406])).toBe(2);
});

rule('RS-MAN-05', 'The Coin gives mana for this turn, never above ten', () => {
  const state = arrange([{ hand: [9000, 9000], mana: 9 }, {}]);
  const once = play(state).state;
  expect([once.players[0].mana, play(once).state.players[0].mana]).toEqual([10, 10]);
  expect(once.players[0].crystals).toBe(10);
});

rule('RS-MAN-06', 'an empty crystal raises the maximum, not the mana', () => {
  const grown = play(arrange([{ hand: [8301], mana: 4, crystals: 4 }, {}])).state.players[0];
  expect([grown.mana, grown.crystals]).toEqual([2, 5]);
  expect(play(arrange([{ hand: [8301] }, {}])).state.players[0].crystals).toBe(10);
});

rule(['RS-HER-05'], 'the Hero Power costs 2 and is there again next turn', () => {
  const state = arrange([{ mana: 5 }, {}]);
  const used = usePower(state).state;
  expect([used.players[0].mana, used.players[0].hero.armor]).toEqual([3, 2]);
  expect(refusal(used, GAME.actions.heroPower(0))).toBe('POWER_USED RS-HER-05');
  expect(refusal(passRound(used).state, GAME.actions.heroPower(0))).toBe(null);
  expect(refusal(arrange([{ mana: 1 }, {}]), GAME.actions.heroPower(0))).toBe('NOT_ENOUGH_MANA RS-HER-05');
});

rule(
  ['RS-HER-06', 'RS-HER-07'],
  'the Weapon Upgrade costs 5, once per game, also after the weapon broke',
  () => {
    const state = arrange([{ hero: 'heracles', mana: 10 }, {}]);
    const { state: armed, events } = act(state, GAME.actions.weaponUpgrade(0));
    expect(armed.players[0].weapon).toMatchObject({
      cardId: null,
      upgradeOf: 'heracles',
      attack: 5,
      durability: 1,
    });
    expect(armed.players[0].mana).toBe(5);
    expect(kinds(events)).toEqual(['weaponUpgradeUsed', 'weaponEquipped']);
    const broken = attack(armed, 0, 1).state;
    expect([broken.players[0].weapon, lives(broken)[1]]).toEqual([null, 25]);
    expect(refusal(passRound(broken).state, GAME.actions.weaponUpgrade(0))).toBe('UPGRADE_USED RS-HER-06');
    expect(refusal(arrange([{ mana: 4 }, {}]), GAME.actions.weaponUpgrade(0))).toBe(
      'NOT_ENOUGH_MANA RS-HER-07',
    );
    const cheap = variant({ weaponUpgradeCost: 1 });
    expect(refusal(arrange([{ mana: 1 }, {}], cheap), cheap.actions.weaponUpgrade(0), cheap)).toBe(null);
  },
);

rule('RS-HER-08', 'a passive works from turn 1 and cannot be silenced', () => {
  const silenced = play(arrange([{ hero: 'zeus', hand: [3006], board: [1007] }, { board: [1007] }])).state;
  const struck = play(
    {
      ...silenced,
      players: structuredClone(arrange([{ hero: 'zeus', hand: [6001] }, {}]).players),
    } as typeof silenced,
    { target: 1 },
  );
  expect(lives(struck.state)[1]).toBe(27);
  expect(handOf(silenced, 0)).toEqual([]);
});
