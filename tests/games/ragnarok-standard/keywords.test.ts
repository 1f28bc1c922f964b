import type { Op, Selector } from 'holmgang/ragnarok-standard';
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

const group = (who: Selector['who'], ...filters: Selector['filters']): Selector => ({
  who,
  kind: null,
  filters,
  random: 0,
});
const chosen: Selector = { who: 'T', kind: 'any', filters: [], random: 0 };
const dmg = (n: number): Op => ({ op: 'dmg', at: chosen, n });

// --- triggered effects ---------------------------------------------------------------------------------------------

rule(
  'RS-KW-BATTLECRY',
  'Battlecry runs when played from hand, and not when summoned, resurrected or attached',
  () => {
    expect(play(arrange([{ hand: [5004] }, {}])).state.players[0].hero.armor).toBe(2);
    const raised = play(arrange([{ hand: [4007], died: [5004, 5004] }, {}]), {}, [0, 0]).state;
    expect([boardOf(raised, 0), raised.players[0].hero.armor]).toEqual([[5004, 5004], 0]);
  },
);

rule('RS-KW-BATTLECRY', 'a minion is never its own target; with a legal target one must be given', () => {
  const state = arrange([{ hand: [1003] }, {}]);
  expect(kinds(play(state).events)).not.toContain('battlecry');
  const withFriend = arrange([{ hand: [1003], board: [1007] }, {}]);
  expect(playRefusal(withFriend)).toBe('NEEDS_TARGET RS-TGT-01');
  expect(figures(play(withFriend, { target: at(withFriend, 0) }).state, 0)).toEqual(['4/3', '1/2']);
});

rule(
  'RS-KW-DEATHRATTLE',
  'Deathrattle runs on death, and not after a bounce, a transformation or Silence',
  () => {
    const state = arrange([{ hand: [4005], board: [1012], deck: [1001, 1002, 1003] }, {}]);
    expect(handOf(play(state, { target: at(state, 0) }).state, 0).length).toBe(3);
    for (const spell of [8104, 8505, 1022]) {
      const other = arrange([{ hand: [spell] }, { board: [1012] }]);
      expect(kinds(play(other, { target: at(other, 1) }).events)).not.toContain('deathrattle');
    }
  },
);

rule(
  'RS-KW-COMBO',
  'Combo needs another card earlier this turn: The Coin counts, power and trade do not',
  () => {
    const state = arrange([{ hand: [9000, 8101], deck: [1001] }, { board: [1034] }]);
    const target = at(state, 1);
    expect(kinds(play(play(state).state, { target }).events)).toContain('combo');
    expect(kinds(play(usePower(state).state, { hand: 1, target }).events)).not.toContain('combo');
    const trader = arrange([{ hand: [1023, 8101], deck: [1001] }, { board: [1034] }]);
    const traded = act(trader, GAME.actions.trade(0, { hand: 0 }), [0]).state;
    expect(kinds(play(traded, { target: at(trader, 1) }).events)).not.toContain('combo');
  },
);

rule('RS-KW-COMBO', 'the count begins anew in the next turn', () => {
  expect(passRound(arrange([{ played: 3 }, {}])).state.players[0].cardsPlayedThisTurn).toBe(0);
});

rule('RS-KW-INSPIRE', 'Inspire runs each time its owner uses the power, and not for the other player', () => {
  const state = arrange([{ board: [1027] }, { board: [1027] }]);
  const used = usePower(state).state;
  expect([figures(used, 0), figures(used, 1)]).toEqual([['3/4'], ['2/3']]);
  expect(figures(usePower(passRound(used).state).state, 0)).toEqual(['4/5']);
});

rule('RS-KW-FRENZY', 'Frenzy runs the first time a minion survives damage, and no second time', () => {
  const state = arrange([
    { hand: [6001, 6001], board: [] },
    { board: [{ cardId: 1017, healthBonus: 4, health: 8 }] },
  ]);
  const target = at(state, 1);
  const once = play(state, { target }).state;
  expect(figures(once, 1)).toEqual(['5/6']);
  expect(figures(play(once, { target }).state, 1)).toEqual(['5/4']);
  const lethal = arrange([{ hand: [7001] }, { board: [{ cardId: 1017, health: 3 }] }]);
  expect(kinds(play(lethal, { target: at(lethal, 1) }).events)).not.toContain('frenzy');
});

rule('RS-KW-FRENZY', 'what Divine Shield takes is no damage, and poison is not survived', () => {
  const state = arrange([{ hand: [6001] }, { board: [{ cardId: 1017, own: ['Divine Shield'] }] }]);
  expect(kinds(play(state, { target: at(state, 1) }).events)).not.toContain('frenzy');
  const adder = arrange([{ board: [1013] }, { board: [1017] }]);
  expect(kinds(attack(adder, at(adder, 0), at(adder, 1)).events)).not.toContain('frenzy');
});

rule('RS-KW-SPELLBURST', 'Spellburst runs once for a card in the whole game, also after a bounce', () => {
  const state = arrange([{ hand: [5001, 5001, 8104], board: [1016], deck: [1001, 1001, 1001, 1001] }, {}]);
  const once = play(state).state;
  expect(minion(once, at(state, 0)).spent).toBe(true);
  expect(kinds(play(once).events)).not.toContain('spellburst');
});

rule(
  'RS-KW-SPELLBURST',
  'a bounced card stays spent, unless the option says otherwise; a copy is fresh',
  () => {
    for (const [game, isSpent] of [
      [GAME, true],
      [variant({ spellburst: 'perSummon' }), false],
    ] as const) {
      const state = arrange(
        [{ board: [{ cardId: 1016, spent: true }] }, { hand: [8104], mana: 10 }],
        game,
        1,
      );
      const bounced = play(state, { target: at(state, 0) }, [], game).state;
      expect(bounced.players[0].hand[0]).toMatchObject({ cardId: 1016, spent: true, shown: 'public' });
      const mine = pass(bounced, [], game).state;
      const played = play(mine, {}, [], game).state;
      expect(played.players[0].board[0]?.spent).toBe(isSpent);
    }
  },
);

rule('RS-KW-SPELLBURST', 'the spell cast before it entered play does not count', () => {
  const game = withCards([
    made({
      id: 1916,
      type: 'Spell',
      attack: 0,
      health: 0,
      text: [{ when: 'cast', ops: [{ op: 'summon', card: 1016, n: 1 }] }],
    }),
  ]);
  const { state, events } = play(arrange([{ hand: [1916] }, {}], game), {}, [], game);
  expect(kinds(events)).not.toContain('spellburst');
  expect(state.players[0].board[0]?.spent).toBe(false);
});

rule('RS-KW-OVERKILL', 'Overkill needs more damage than Health was left, on the own turn', () => {
  const drawn = (health: number, own: readonly 'Divine Shield'[] = []) => {
    const state = arrange([
      { board: [2008], deck: [1001] },
      { board: [{ cardId: 1036, health, own: [...own] }] },
    ]);
    return kinds(attack(state, at(state, 0), at(state, 1)).events).includes('overkill');
  };
  expect([drawn(5), drawn(6), drawn(7), drawn(1, ['Divine Shield'])]).toEqual([true, false, false, false]);
  const defending = arrange([{ board: [1007] }, { board: [2008] }]);
  expect(kinds(attack(defending, at(defending, 0), at(defending, 1)).events)).not.toContain('overkill');
  const any = variant({ overkillTurn: 'any' });
  const always = arrange([{ board: [1007] }, { board: [2008] }], any);
  expect(kinds(attack(always, at(always, 0), at(always, 1), [], any).events)).toContain('overkill');
});

rule('RS-KW-OVERKILL', 'heroes and poison alone do not count', () => {
  const state = arrange([{ board: [2008] }, { health: 2 }]);
  expect(kinds(attack(state, at(state, 0), 1).events)).not.toContain('overkill');
  const poison = arrange([
    { board: [{ cardId: 2008, attackBonus: -5, own: ['Poisonous'] }] },
    { board: [1034] },
  ]);
  expect(kinds(attack(poison, at(poison, 0), at(poison, 1)).events)).not.toContain('overkill');
});

rule('RS-KW-OUTCAST', 'the leftmost and the rightmost card are outcast, a single one once', () => {
  const runs = (hand: number[], place: number) => {
    const state = arrange([{ hand, deck: [1001, 1001, 1001] }, {}]);
    return kinds(play(state, { hand: place }).events).filter((type) => type === 'outcast').length;
  };
  expect(runs([8602, 1007, 1007], 0)).toBe(1);
  expect(runs([1007, 8602, 1007], 1)).toBe(0);
  expect(runs([1007, 1007, 8602], 2)).toBe(1);
  expect(runs([8602], 0)).toBe(1);
});

// --- persistent effects --------------------------------------------------------------------------------------------

rule('RS-KW-DIVINE-SHIELD', 'the first damage of 1 or more is nothing, and the shield is gone', () => {
  const state = arrange([{ hand: [5003, 6001, 6001], mana: 10 }, { board: [1004] }]);
  const target = at(state, 1);
  const none = play(state, { target }).state;
  expect(minion(none, target).keywords).toEqual(['Divine Shield']);
  const { state: broken, events } = play(none, { target });
  expect([
    kinds(events).includes('shieldBroken'),
    figures(broken, 1),
    minion(broken, target).keywords,
  ]).toEqual([true, ['1/1'], []]);
  expect(boardOf(play(broken, { target }).state, 1)).toEqual([]);
});

rule('RS-KW-STEALTH', 'the enemy cannot choose it; areas, chance and its own side can', () => {
  const state = arrange([{ hand: [6001, 8201] }, { board: [1005] }]);
  expect(playRefusal(state, { target: at(state, 1) })).toBe('ILLEGAL_TARGET RS-KW-STEALTH');
  expect(boardOf(play(arrange([{ hand: [6003] }, { board: [1005] }])).state, 1)).toEqual([]);
  const own = arrange([{ hand: [8201], board: [1005] }, {}]);
  expect(playRefusal(own, { target: at(own, 0) })).toBe(null);
});

rule('RS-KW-STEALTH', 'it ends by attacking; by other damage only under an option', () => {
  const state = arrange([{ board: [1005] }, {}]);
  const { state: after, events } = attack(state, at(state, 0), 1);
  expect([minion(after, at(state, 0)).keywords, kinds(events)[0]]).toEqual([[], 'stealthLost']);
  const card = made({
    id: 1917,
    attack: 1,
    health: 3,
    keywords: ['Stealth'],
    text: [{ when: 'endTurn', ops: [{ op: 'dmg', at: group('foeHero'), n: 1 }] }],
  });
  for (const [options, keywords] of [
    [{}, ['Stealth']],
    [{ stealthBreak: 'attackOrDamage' }, []],
  ] as const) {
    const game = withCards([card], options);
    const hidden = arrange([{ board: [1917] }, {}], game);
    expect(minion(pass(hidden, [], game).state, at(hidden, 0)).keywords).toEqual(keywords);
  }
});

rule(
  'RS-KW-WINDFURY',
  'two attacks in a turn; gained after one it allows one more; Freeze stops both',
  () => {
    const state = arrange([{ hero: 'aeolus', health: 9, board: [1007] }, {}]);
    const once = attack(state, at(state, 0), 1).state;
    expect(attackRefusal(once, at(state, 0), 1)).toContain('NO_ATTACKS_LEFT');
    const again = usePower(once, at(state, 0)).state;
    expect(lives(attack(again, at(state, 0), 1).state)[1]).toBe(26);
    const frozen = arrange([{ board: [{ cardId: 1019, frozen: { served: false } }] }, {}]);
    expect(attackRefusal(frozen, at(frozen, 0), 1)).toBe('FROZEN RS-ATK-11');
  },
);

rule(
  'RS-KW-LIFESTEAL',
  'damage that is really dealt heals the hero: nothing through a shield, all of an excess',
  () => {
    const healed = (target: object, health = 10) => {
      const state = arrange([
        { health, board: [{ cardId: 1021, attackBonus: 4 }] },
        { board: [target as never] },
      ]);
      return lives(attack(state, at(state, 0), at(state, 1)).state)[0];
    };
    expect(healed({ cardId: 1034 })).toBe(16);
    expect(healed({ cardId: 9012 })).toBe(16);
    expect(healed({ cardId: 1034, own: ['Divine Shield'] })).toBe(10);
    expect(healed({ cardId: 9012 }, 28)).toBe(30);
    const spell = arrange([{ hand: [8403], health: 10 }, { board: [1034] }]);
    expect(lives(play(spell, { target: at(spell, 1) }).state)[0]).toBe(13);
    const weapon = arrange([{ weapon: 8202, health: 10 }, { armor: 9 }]);
    expect(lives(attack(weapon, 0, 1).state)).toEqual([13, 30]);
  },
);

rule('RS-KW-POISONOUS', 'a minion that takes damage is destroyed, a hero is not', () => {
  const state = arrange([{ board: [1013] }, { board: [1034] }]);
  const { state: after, events } = attack(state, at(state, 0), at(state, 1));
  expect([boardOf(after, 1), kinds(events).includes('poisonKilled')]).toEqual([[], true]);
  expect(lives(attack(state, at(state, 0), at(state, 1)).state)).toEqual([30, 30]);
  const shielded = arrange([{ board: [1013] }, { board: [{ cardId: 1034, own: ['Divine Shield'] }] }]);
  expect(boardOf(attack(shielded, at(shielded, 0), at(shielded, 1)).state, 1)).toEqual([1034]);
  const hero = arrange([{ board: [1013] }, {}]);
  expect(lives(attack(hero, at(hero, 0), 1).state)[1]).toBe(29);
});

rule(
  'RS-KW-REBORN',
  'the first death returns it in its place with 1 Health, as printed and without Reborn',
  () => {
    const state = arrange([
      { hand: [4005], board: [1007, { cardId: 1020, attackBonus: 4, rattles: [] }, 1008] },
      {},
    ]);
    const { state: after } = play(state, { target: at(state, 0, 1) });
    expect([boardOf(after, 0), figures(after, 0)[1], after.players[0].board[1]?.keywords]).toEqual([
      [1007, 1020, 1008],
      '2/1',
      [],
    ]);
    expect(after.players[0].board[1]).toMatchObject({ sick: true, maxHealth: 3 });
    const again = arrange([{ hand: [4005], board: [{ cardId: 1020, own: [] }] }, {}]);
    expect(boardOf(play(again, { target: at(again, 0) }).state, 0)).toEqual([]);
  },
);

rule(
  'RS-KW-REBORN',
  'it fails on a board that is full when its turn comes, and brings appendages again',
  () => {
    const game = withCards([
      made({
        id: 1918,
        keywords: ['Reborn', 'Deathrattle'],
        text: [{ when: 'deathrattle', ops: [{ op: 'summon', card: 9001, n: 7 }] }],
      }),
    ]);
    const state = arrange([{ hand: [4005], board: [1918] }, {}], game);
    expect(boardOf(play(state, { target: at(state, 0) }, [], game).state, 0)).toEqual(
      Array<number>(7).fill(9001),
    );
    const colossus = arrange([{ hand: [4005], board: [3005] }, {}]);
    expect(boardOf(play(colossus, { target: at(colossus, 0) }).state, 0)).toEqual([3005, 9102, 9102]);
  },
);

rule('RS-KW-REBORN', 'neighbours that fall together come back side by side', () => {
  const state = arrange([{ hand: [4507], board: [1020, 8701, 1020] }, {}]);
  expect(boardOf(play(state).state, 0)).toEqual([1020, 8701, 1020]);
});

// --- action keywords -----------------------------------------------------------------------------------------------

rule(
  'RS-KW-FREEZE',
  'frozen by the enemy, a minion misses its next own turn and thaws at the start of the one after',
  () => {
    const state = arrange([{ hand: [6002] }, { board: [1034], deck: [1, 2, 3, 4].map(() => 1035) }]);
    const frozen = play(state, { target: at(state, 1) }).state;
    const theirs = pass(frozen).state;
    expect(attackRefusal(theirs, at(state, 1), 0)).toBe('FROZEN RS-ATK-11');
    const after = passRound(theirs).state;
    expect(minion(after, at(state, 1)).frozen).toBe(null);
  },
);

rule('RS-KW-FREEZE', 'frozen after its attack, it misses the next own turn too', () => {
  const state = structuredClone(
    arrange([{ board: [{ cardId: 1007, attacksUsed: 1, frozen: { served: false } }] }, {}]),
  );
  const next = passRound(state).state;
  expect(attackRefusal(next, at(state, 0), 1)).toBe('FROZEN RS-ATK-11');
  expect(minion(passRound(next).state, at(state, 0)).frozen).toBe(null);
});

rule('RS-KW-FREEZE', 'a fresh minion has not missed a turn; one with Rush has', () => {
  const thawed = (own: readonly 'Rush'[]) => {
    const state = arrange([
      { board: [{ cardId: 1007, sick: true, own: [...own], frozen: { served: false } }] },
      {},
    ]);
    return minion(passRound(state).state, at(state, 0)).frozen;
  };
  expect([thawed([]), thawed(['Rush'])]).toEqual([{ served: false }, null]);
});

rule('RS-KW-FREEZE', 'options: thaw when the missed turn ends, or at the next turn start in any case', () => {
  const ends = variant({ freezeThaw: 'endOfTurn' });
  const state = arrange([{ board: [{ cardId: 1007, frozen: { served: false } }] }, {}], ends);
  expect(minion(pass(state, [], ends).state, at(state, 0)).frozen).toBe(null);
  const literal = variant({ freezeThaw: 'literal' });
  const theirs = arrange([{}, { board: [{ cardId: 1007, frozen: { served: false } }] }], literal);
  expect(minion(pass(theirs, [], literal).state, at(theirs, 1)).frozen).toBe(null);
});

rule('RS-KW-FREEZE', 'a hero is frozen, served and thawed like a minion, and may use its power', () => {
  const state = arrange([{ hand: [1010] }, { weapon: 5002 }]);
  const theirs = pass(play(state, { target: 1 }).state).state;
  expect(attackRefusal(theirs, 1, 0)).toBe('FROZEN RS-ATK-11');
  expect(GAME.legalActions(theirs, 1).some(({ type }) => type === 'weaponUpgrade')).toBe(true);
  expect(passRound(theirs).state.players[1].hero.frozen).toBe(null);
});

rule(
  'RS-KW-SILENCE',
  'Silence takes text, keywords, bonuses, Freeze and given Deathrattles; Health stays up to the maximum',
  () => {
    const rich = {
      cardId: 1012,
      attackBonus: 3,
      healthBonus: 4,
      health: 5,
      own: ['Taunt'],
      frozen: { served: false },
      rattles: [0],
      attached: [1015],
    } as const;
    const state = arrange([{ hand: [1022] }, { board: [rich as never] }]);
    const after = minion(play(state, { target: at(state, 1) }).state, at(state, 1));
    expect(after).toMatchObject({
      attack: 2,
      health: 1,
      maxHealth: 1,
      keywords: [],
      frozen: null,
      rattles: [],
      attached: [],
      silenced: true,
    });
  },
);

rule(
  'RS-KW-SILENCE',
  'auras from elsewhere stay, sleepers are passed over, and a fresh minion without Charge is sick',
  () => {
    const state = arrange([{ hand: [3006], board: [2014, 1002] }, { board: [{ cardId: 2004, dormant: 2 }] }]);
    const after = play(state).state;
    expect(figures(after, 0)).toEqual(['2/2', '1/1', '4/6']);
    expect(after.players[1].board[0]?.silenced).toBe(false);
    const wolf = arrange([{ hand: [1002, 1022] }, {}]);
    const played = play(wolf).state;
    const silenced = play(played, { target: at(played, 0) }).state;
    expect(attackRefusal(silenced, at(played, 0), 1)).toBe('SUMMONING_SICK RS-ATK-01');
    const alpha = arrange([{ hand: [1022], board: [2014, 1013] }, {}]);
    expect(figures(play(alpha, { target: at(alpha, 0, 1) }).state, 0)[1]).toBe('2/2');
  },
);

rule(
  'RS-KW-DISCOVER',
  'three different cards of class and neutral are offered, and the chosen one comes to the hand',
  () => {
    const state = arrange([{ hand: [2001] }, {}]);
    const offered = play(state, {}, [0, 0, 0]).state;
    const { options } = offered.pending[0]!;
    expect(new Set(options).size).toBe(3);
    const cards = options.map((id) => GAME.rules.byId[Number(id)]!.card);
    for (const card of cards) {
      expect(card.type).toBe('Spell');
      expect(['Warrior', 'Neutral']).toContain(card.class);
      expect(card.rarity).not.toBe('Token');
    }
    expect(refusal(offered, GAME.actions.endTurn(0))).toBe('CHOICE_PENDING RS-KW-DISCOVER');
    expect(refusal(offered, GAME.actions.choose(1, { option: 0 }))).toBe('NOT_YOUR_CHOICE RS-KW-DISCOVER');
    expect(refusal(offered, GAME.actions.choose(0, { option: 3 }))).toBe('BAD_INDEX RS-KW-DISCOVER');
    expect(refusal(state, GAME.actions.choose(0, { option: 0 }))).toBe('NOTHING_PENDING RS-KW-DISCOVER');
    const { state: taken } = act(offered, GAME.actions.choose(0, { option: 1 }));
    expect(handOf(taken, 0)).toEqual([options[1]]);
  },
);

rule(
  'RS-KW-DISCOVER',
  'the card that asks is not offered; fewer than three are all offered, none is nothing',
  () => {
    const spell = (id: number, n: number) =>
      made({
        id,
        type: 'Spell',
        attack: 0,
        health: 0,
        keywords: ['Discover'],
        text: [
          {
            when: 'cast',
            ops: [
              {
                op: 'discover',
                filters: [
                  { by: 'costMax', is: n },
                  { by: 'legendary', is: null },
                ],
              },
            ],
          },
        ],
      });
    const game = withCards([spell(1919, 4), spell(1920, 0), spell(1921, 5)]);
    const offer = (id: number) => {
      const state = arrange([{ hero: 'autolycus', hand: [id] }, {}], game);
      return game.reducer(state, game.actions.playCard(0, { hand: 0 })).pending[0]?.options.length ?? 0;
    };
    expect([offer(1919), offer(1920), offer(1921)]).toEqual([2 + 1, 0, 3]);
    const fafnir = arrange([{ hand: [4305], mana: 10 }, {}]);
    for (let first = 0; first < 12; first++) {
      const options = play(fafnir, {}, [first, 0, 0]).state.pending[0]?.options ?? [];
      expect(options).not.toContain(4305);
    }
  },
);

rule('RS-KW-DISCOVER', 'the chosen card burns if the hand is full', () => {
  const state = arrange([{ hero: 'kvasir', hand: Array<number>(10).fill(1007) }, {}]);
  const offered = usePower(state, null, [0, 0, 0]).state;
  const { state: after, events } = act(offered, GAME.actions.choose(0, { option: 0 }));
  expect([handOf(after, 0).length, kinds(events)]).toEqual([10, ['discoverChosen', 'cardBurned']]);
});

rule.each(GAME.rules.adapt.map((option, i) => ({ key: option.key, i })))(
  'RS-KW-ADAPT',
  'the bonus $key is offered and applied',
  ({ key, i }) => {
    const state = arrange([{ hand: [1029] }, {}]);
    const offered = play(state, {}, [i, 0, 0]).state;
    expect(offered.pending[0]?.options[0]).toBe(key);
    expect(new Set(offered.pending[0]?.options).size).toBe(3);
    expect(refusal(offered, GAME.actions.endTurn(0))).toBe('CHOICE_PENDING RS-KW-ADAPT');
    const { state: after, events } = act(offered, GAME.actions.choose(0, { option: 0 }));
    expect(told(events, 'adaptChosen')).toEqual([{ type: 'adaptChosen', seat: 0, key }]);
    const adapted = after.players[0].board[0]!;
    const told3 = [adapted.keywords.join(), `${adapted.attack}/${adapted.health}`, adapted.rattles.length];
    const expected: Record<string, unknown[]> = {
      A1: ['Poisonous', '3/4', 0],
      A2: ['Divine Shield', '3/4', 0],
      A3: ['Taunt', '3/4', 0],
      A4: ['Windfury', '3/4', 0],
      A5: ['', '4/5', 0],
      A6: ['', '6/4', 0],
      A7: ['', '3/7', 0],
      A8: ['', '3/4', 1],
      A9: ['Stealth', '3/4', 0],
      A10: ['Lifesteal', '3/4', 0],
    };
    expect(told3).toEqual(expected[key]);
  },
);

rule('RS-KW-ADAPT', 'adapting twice asks twice, and given Deathrattles run', () => {
  const state = arrange([{ hand: [2011, 4005], mana: 10 }, {}]);
  const first = play(state, {}, [7, 0, 0]).state;
  const second = act(first, GAME.actions.choose(0, { option: 0 }), [7, 0, 0]).state;
  const done = act(second, GAME.actions.choose(0, { option: 0 })).state;
  expect([first.pending.length, second.pending.length, done.pending.length]).toEqual([1, 1, 0]);
  expect(boardOf(play(done, { target: at(done, 0) }).state, 0)).toEqual([9012, 9012, 9012, 9012]);
});

// --- resource keywords ---------------------------------------------------------------------------------------------

rule('RS-KW-OVERLOAD', 'crystals are locked in the next own turn only, and several sum', () => {
  const state = arrange([{ hand: [8501, 8503], mana: 10 }, {}]);
  const played = play(play(state, { target: 1 }).state).state;
  expect(played.players[0].overloadNext).toBe(3);
  const next = passRound(played).state;
  expect([next.players[0].mana, next.players[0].locked, next.players[0].overloadNext]).toEqual([7, 3, 0]);
  expect(passRound(next).state.players[0].mana).toBe(10);
});

rule('RS-KW-SPELL-DAMAGE', 'each damage of spells is raised by the sum, powers and healing are not', () => {
  const state = arrange([
    { hero: 'zeus', health: 10, hand: [6001, 8001], board: [1009, 2010] },
    { board: [1034] },
  ]);
  expect(lives(play(state, { target: 1 }).state)[1]).toBe(24);
  expect(lives(play(state, { hand: 1, target: 0 }).state)[0]).toBe(15);
  expect(figures(usePower(state, at(state, 1)).state, 1)).toEqual(['5/5']);
  const storm = play(arrange([{ hand: [8504], board: [1009] }, { board: [1034] }]), {}, [0, 0, 0, 0, 0, 0]);
  expect(told(storm.events, 'damaged').length).toBe(6);
});

rule('RS-KW-SPELL-DAMAGE', 'secrets are spells, sleepers and silenced minions add nothing', () => {
  const state = arrange([{ hand: [1035] }, { secrets: [7009], board: [1009] }]);
  expect(figures(play(state).state, 0)).toEqual(['6/1']);
  const silent = arrange([{ hand: [6001], board: [{ cardId: 1009, silenced: true, own: [] }] }, {}]);
  expect(lives(play(silent, { target: 1 }).state)[1]).toBe(28);
});

rule(
  'RS-KW-ECHO',
  'a fresh copy comes to the right end, costs at least 1, and vanishes at the end of the turn',
  () => {
    const state = arrange([{ hand: [1024, 1007], mana: 10 }, {}]);
    const once = play(state).state;
    expect(handOf(once, 0)).toEqual([1007, 1024]);
    const twice = play(once, { hand: 1 }).state;
    expect([boardOf(twice, 0), twice.players[0].mana, handOf(twice, 0)]).toEqual([
      [1024, 1024],
      6,
      [1007, 1024],
    ]);
    expect(handOf(pass(twice).state, 0)).toEqual([1007]);
    const cheap = structuredClone(arrange([{ hand: [1024], mana: 3, board: [8406, 8406] }, {}]));
    const free = play(cheap).state;
    expect(free.players[0].mana).toBe(3);
    expect(play(free).state.players[0].mana).toBe(2);
  },
);

rule('RS-KW-ECHO', 'with a full hand there is no copy', () => {
  const game = withCards([
    made({
      id: 1922,
      type: 'Spell',
      attack: 0,
      health: 0,
      cost: 0,
      keywords: ['Echo'],
      text: [{ when: 'cast', ops: [{ op: 'draw', n: 1 }] }],
    }),
  ]);
  const state = arrange([{ hand: [1922, ...Array<number>(9).fill(1007)] }, {}], game);
  expect(kinds(play(state, {}, [], game).events)).not.toContain('echoed');
});

rule('RS-KW-TRADEABLE', 'a trade costs 1, draws the top card and shuffles this one in; nothing burns', () => {
  const state = arrange([{ hand: [1023, ...Array<number>(9).fill(1007)], deck: [1001, 1002], mana: 1 }, {}]);
  const { state: after, events } = act(state, GAME.actions.trade(0, { hand: 0 }), [1]);
  expect([handOf(after, 0).length, handOf(after, 0)[9], after.players[0].mana]).toEqual([10, 1001, 0]);
  expect(after.players[0].deck.map(({ cardId }) => cardId)).toEqual([1002, 1023]);
  expect([kinds(events), after.players[0].cardsPlayedThisTurn]).toEqual([['traded', 'cardDrawn'], 0]);
});

rule('RS-KW-TRADEABLE', 'why a card cannot be traded', () => {
  const refused = (side: object) => refusal(arrange([side, {}]), GAME.actions.trade(0, { hand: 0 }));
  expect(refused({})).toBe('BAD_INDEX RS-KW-TRADEABLE');
  expect(refused({ hand: [1007] })).toBe('NOT_TRADEABLE RS-KW-TRADEABLE');
  expect(refused({ hand: [1023], mana: 0 })).toBe('NOT_ENOUGH_MANA RS-KW-TRADEABLE');
  expect(refused({ hand: [1023], deck: [] })).toBe('DECK_EMPTY RS-KW-TRADEABLE');
  expect(refused({ hand: [1023] })).toBe(null);
});

// --- special keywords ----------------------------------------------------------------------------------------------

rule(
  'RS-KW-SECRET',
  'a secret waits face down, triggers on the opponent’s turn, and goes to the graveyard',
  () => {
    const state = arrange([
      { hand: [6006], hero: 'mimir', health: 20 },
      { board: [1007], hero: 'vidar' },
    ]);
    const set = play(state).state;
    expect(set.players[0].secrets).toMatchObject([{ cardId: 6006, class: 'Mage' }]);
    expect(set.players[0].graveyard).toEqual([]);
    const { state: struck, events } = attack(pass(set).state, at(state, 1), 0);
    expect([lives(struck)[0], struck.players[0].hero.armor, struck.players[0].secrets]).toEqual([21, 6, []]);
    expect(kinds(events, ['secretTriggered', 'armorChanged', 'damaged'])).toEqual([
      'secretTriggered',
      'armorChanged',
      'damaged',
      'armorChanged',
    ]);
    expect(struck.players[0].graveyard).toEqual([{ cardId: 6006, cause: 'secret', count: 1 }]);
  },
);

rule('RS-KW-SECRET', 'five at most, no two alike', () => {
  const state = arrange([{ hand: [6005], secrets: [6006, 7003, 7009, 8107, 8205] }, {}]);
  expect(playRefusal(state)).toBe('SECRET_LIMIT RS-KW-SECRET');
  expect(playRefusal(arrange([{ hand: [6006], secrets: [6006] }, {}]))).toBe('SECRET_DUPLICATE RS-KW-SECRET');
  expect(playRefusal(arrange([{ hand: [6005], secrets: [6006] }, {}]))).toBe(null);
});

rule('RS-KW-SECRET', 'secrets trigger oldest first, as long as what they wait for still happens', () => {
  const state = arrange([{ board: [1007] }, { secrets: [6006, 7003, 8205] }]);
  const { state: after, events } = attack(state, at(state, 0), 1);
  expect(told(events, 'secretTriggered').map(({ cardId }) => cardId)).toEqual([6006, 7003]);
  expect(after.players[1].secrets.map(({ cardId }) => cardId)).toEqual([8205]);
});

rule(
  'RS-KW-SECRET',
  'what could do nothing stays hidden, and so does every secret on its owner’s turn',
  () => {
    const full = arrange([{ board: [1007] }, { secrets: [8205], board: Array<number>(7).fill(1007) }]);
    expect(kinds(attack(full, at(full, 0), 1).events)).not.toContain('secretTriggered');
    const own = arrange([{ hand: [4005], board: [1007], secrets: [8206] }, {}]);
    expect(kinds(play(own, { target: at(own, 0) }).events)).not.toContain('secretTriggered');
    const dawn = arrange([{ hand: [6003] }, { board: [1007], secrets: [8206] }]);
    expect(figures(play(dawn).state, 1)).toEqual(['2/1']);
  },
);

rule(
  'RS-KW-DORMANT',
  'a sleeper is out of everything for two own turn starts, then wakes, speaks and may attack',
  () => {
    const state = arrange([{ hand: [2004, 6003] }, { board: [1007], hand: [6003, 6001] }]);
    const asleep = play(state).state;
    const sleeper = at(asleep, 0);
    expect(minion(asleep, sleeper)).toMatchObject({ dormant: 2 });
    const theirs = pass(asleep).state;
    expect(attackRefusal(theirs, at(state, 1), sleeper)).toBe('ILLEGAL_TARGET RS-ATK-10');
    expect(playRefusal(theirs, { hand: 1, target: sleeper })).toBe('ILLEGAL_TARGET RS-KW-DORMANT');
    const burned = play(theirs).state;
    expect(minion(burned, sleeper).health).toBe(6);
    const second = pass(theirs).state;
    expect([minion(second, sleeper).dormant, attackRefusal(second, sleeper, 1)]).toEqual([
      1,
      'DORMANT RS-KW-DORMANT',
    ]);
    const { state: awake, events } = pass(pass(second).state);
    expect(kinds(events, ['awakened', 'damaged', 'cardDrawn'])).toEqual(['awakened', 'damaged', 'cardDrawn']);
    expect([minion(awake, sleeper).dormant, attackRefusal(awake, sleeper, 1)]).toEqual([0, null]);
  },
);

rule(
  'RS-KW-COLOSSAL',
  'appendages come to the right, as many as fit, by any means but transformation',
  () => {
    const state = arrange([{ hand: [3004], board: [1007, 1008] }, {}]);
    expect(boardOf(play(state, { position: 1 }).state, 0)).toEqual([1007, 3004, 9101, 9101, 1008]);
    const tight = arrange([{ hand: [3004], board: Array<number>(5).fill(1007) }, {}]);
    const { state: full, events } = play(tight);
    expect([boardOf(full, 0).length, told(events, 'summonFailed').length]).toEqual([7, 1]);
    const raised = play(arrange([{ hand: [4007], died: [4304] }, {}]), {}, [0]).state;
    expect(boardOf(raised, 0)).toEqual([4304, 9103]);
  },
);

rule(
  'RS-KW-CORRUPT',
  'a dearer card corrupts, one of equal cost does not, and it happens in the hand’s place',
  () => {
    const corrupted = (hand: number[]) => handOf(play(arrange([{ hand, mana: 10 }, {}])).state, 0);
    expect(corrupted([1028, 2015, 1007])).toEqual([9202, 1007]);
    expect(corrupted([1018, 2015])).toEqual([2015]);
    expect(corrupted([9000, 2015])).toEqual([2015]);
    expect(corrupted([5001, 2015])).toEqual([2015, 1035]);
    const armed = handOf(
      play(arrange([{ hand: [8605, 20026], hero: 'surtr' }, { board: [1034] }]), {
        target: at(arrange([{ hand: [8605, 20026] }, { board: [1034] }]), 1),
      }).state,
      0,
    );
    expect(armed).toEqual([20026]);
  },
);

rule('RS-KW-CORRUPT', 'current costs are compared', () => {
  const state = structuredClone(arrange([{ hand: [1028, 2005], mana: 10 }, {}]));
  state.players[0].hand[1] = { ...state.players[0].hand[1]!, costDelta: -2 };
  expect(handOf(play(state).state, 0)).toEqual([9201]);
});

rule(
  ['RS-KW-MAGNETIC', 'RS-CRD-12'],
  'a Mech gains Attack, Health, keywords and text; anything else is refused',
  () => {
    const state = arrange([
      { hand: [20025, 1007], board: [1014, 1007, { cardId: 3008, dormant: 2 }] },
      { board: [1014] },
    ]);
    const after = play(state, { attachTo: at(state, 0) }).state;
    expect(minion(after, at(state, 0))).toMatchObject({
      attack: 6,
      health: 9,
      maxHealth: 9,
      keywords: ['Taunt', 'Lifesteal'],
      attached: [20025],
    });
    for (const place of [1, 2])
      expect(playRefusal(state, { attachTo: at(state, 0, place) })).toBe('NOT_A_MECH RS-KW-MAGNETIC');
    expect(playRefusal(state, { attachTo: at(state, 1) })).toBe('NOT_A_MECH RS-KW-MAGNETIC');
    expect(playRefusal(state, { hand: 1, attachTo: at(state, 0) })).toBe('NOT_A_MECH RS-KW-MAGNETIC');
    expect(boardOf(play(state).state, 0)).toEqual([1014, 1007, 3008, 20025]);
  },
);

rule('RS-KW-MAGNETIC', 'attached texts run, and the Mech keeps its attacks', () => {
  const game = withCards([
    made({
      id: 1923,
      tribe: 'Mech',
      attack: 1,
      health: 1,
      keywords: ['Magnetic', 'Deathrattle', 'Battlecry'],
      text: [
        { when: 'deathrattle', ops: [dmg(0), { op: 'armor', n: 4 }].slice(1) as Op[] },
        { when: 'battlecry', ops: [{ op: 'armor', n: 9 }] },
      ],
    }),
  ]);
  const state = arrange([{ hand: [1923, 4005], board: [{ cardId: 1014, attacksUsed: 1 }] }, {}], game);
  const attached = play(state, { attachTo: at(state, 0) }, [], game).state;
  expect([attached.players[0].hero.armor, attackRefusal(attached, at(state, 0), 1, game)]).toEqual([
    0,
    'NO_ATTACKS_LEFT RS-ATK-05',
  ]);
  expect(play(attached, { target: at(state, 0) }, [], game).state.players[0].hero.armor).toBe(4);
});
