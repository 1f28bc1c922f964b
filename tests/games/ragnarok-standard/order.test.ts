import type { Op, Selector, Text } from 'holmgang/ragnarok-standard';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  at,
  boardOf,
  figures,
  GAME,
  handOf,
  kinds,
  lives,
  made,
  minion,
  pass,
  play,
  playRefusal,
  refusal,
  told,
  usePower,
  withCards,
} from './arrange.js';

const group = (who: Selector['who']): Selector => ({ who, kind: null, filters: [], random: 0 });
const dmg = (who: Selector['who'], n: number): Op => ({ op: 'dmg', at: group(who), n });
const armor = (n: number): Op => ({ op: 'armor', n });

rule('RS-ORD-01', 'a minion is played in its order', () => {
  const game = withCards([
    made({
      id: 1903,
      attack: 1,
      health: 1,
      text: [{ when: 'on', event: 'myMinionSummoned', ops: [armor(1)] }],
    }),
    made({
      id: 1904,
      cost: 3,
      keywords: ['Battlecry', 'Combo', 'Outcast', 'Colossal', 'Overload', 'Echo'],
      overload: 1,
      appendages: 1,
      appendage: 9001,
      text: [
        { when: 'battlecry', ops: [dmg('foes', 1)] },
        { when: 'combo', ops: [armor(2)] },
        { when: 'outcast', ops: [armor(3)] },
      ],
    }),
  ]);
  const state = arrange(
    [
      { hand: [1904, 2005], board: [1903], played: 1 },
      { board: [9012], secrets: [7009] },
    ],
    game,
  );
  const { state: after, events } = play(state, {}, [], game);
  expect(kinds(events)).toEqual([
    'cardPlayed',
    'minionSummoned',
    'appendageSummoned',
    'battlecry',
    'damaged',
    'combo',
    'armorChanged',
    'outcast',
    'armorChanged',
    'minionDied',
    'triggered',
    'armorChanged',
    'triggered',
    'armorChanged',
    'secretTriggered',
    'damaged',
    'minionDied',
    'overloaded',
    'echoed',
  ]);
  expect([after.players[0].hero.armor, after.players[0].cardsPlayedThisTurn]).toEqual([7, 2]);
  expect(handOf(after, 0)).toEqual([2005, 1904]);
});

rule(
  'RS-ORD-01',
  'summon texts run even if the minion is dead by now, the secret only if it is in play',
  () => {
    const game = withCards([
      made({ id: 1905, text: [{ when: 'battlecry', ops: [dmg('self', 1)] }], keywords: ['Battlecry'] }),
    ]);
    const state = arrange([{ hero: 'aeolus', health: 20, hand: [1905] }, { secrets: [7009] }], game);
    const { state: after, events } = play(state, {}, [], game);
    expect(kinds(events, ['minionDied', 'triggered', 'secretTriggered'])).toEqual([
      'minionDied',
      'triggered',
    ]);
    expect([lives(after)[0], after.players[1].secrets.length]).toEqual([21, 1]);
  },
);

rule(['RS-ORD-01', 'RS-TRN-03'], 'a minion enters at its place', () => {
  const state = arrange([{ hand: [1001], board: [1007, 1008] }, {}]);
  expect(boardOf(play(state, { position: 0 }).state, 0)).toEqual([1001, 1007, 1008]);
  expect(boardOf(play(state, { position: 1 }).state, 0)).toEqual([1007, 1001, 1008]);
  expect(boardOf(play(state).state, 0)).toEqual([1007, 1008, 1001]);
  expect(playRefusal(state, { position: 3 })).toBe('BAD_POSITION RS-ORD-01');
});

rule('RS-ORD-02', 'a spell is cast in its order', () => {
  const state = arrange([
    { hero: 'athena', hand: [8501, 2005], board: [1016], deck: [1001] },
    { board: [9012], secrets: [7009] },
  ]);
  const { events } = play(state, { target: at(state, 1) });
  expect(kinds(events)).toEqual([
    'cardPlayed',
    'spellCast',
    'damaged',
    'minionDied',
    'triggered',
    'armorChanged',
    'spellburst',
    'cardDrawn',
    'overloaded',
  ]);
});

rule(
  ['RS-ORD-02', 'RS-KW-OVERLOAD'],
  'a countered spell does nothing, does not overload, and counts as played',
  () => {
    const state = arrange([{ hero: 'athena', hand: [8501], board: [1016] }, { secrets: [6005] }]);
    const { state: after, events } = play(state, { target: 1 });
    expect(kinds(events)).toEqual(['cardPlayed', 'spellCast', 'secretTriggered', 'spellCountered']);
    expect([lives(after)[1], after.players[0].overloadNext, after.players[0].cardsPlayedThisTurn]).toEqual([
      30, 0, 1,
    ]);
    expect(after.players[0].graveyard).toEqual([{ cardId: 8501, cause: 'cast', count: 1 }]);
  },
);

rule('RS-CRD-03', 'a spell lies in the graveyard after it was cast', () => {
  const after = play(arrange([{ hand: [5001] }, {}])).state;
  expect(after.players[0].graveyard).toEqual([{ cardId: 5001, cause: 'cast', count: 1 }]);
});

const BLAST: Text = { when: 'deathrattle', ops: [dmg('foeHero', 1)] };

rule('RS-ORD-04', 'who falls leaves together, and Deathrattles run oldest first, never by side', () => {
  const game = withCards([
    made({ id: 1906, keywords: ['Deathrattle'], text: [BLAST] }),
    made({ id: 1907, keywords: ['Deathrattle'], text: [BLAST] }),
  ]);
  const state = structuredClone(
    arrange([{ hand: [4507], board: [1906, 1907] }, { board: [1906, 1907] }], game),
  );
  // Played in another order than they stand.
  const ids = [11, 14, 13, 12];
  state.players
    .flatMap(({ board }) => board)
    .forEach((each, i) => {
      each.id = ids[i]!;
    });
  const ready = { ...state, nextEntity: 20 };
  const { events } = play(ready, {}, [], game);
  expect(kinds(events).slice(2, 6)).toEqual(Array<string>(4).fill('minionDied'));
  expect(told(events, 'deathrattle').map(({ entity }) => entity)).toEqual([11, 12, 13, 14]);
  expect(lives(play(ready, {}, [], game).state)).toEqual([28, 28]);
});

rule(
  'RS-ORD-04',
  'Deathrattle, then Reborn, then what waits for a death; new deaths come in the next round',
  () => {
    const game = withCards([
      made({
        id: 1908,
        keywords: ['Deathrattle', 'Reborn'],
        text: [{ when: 'deathrattle', ops: [dmg('foes', 1)] }],
      }),
    ]);
    const state = arrange(
      [{ hero: 'hel', health: 20, hand: [5005], board: [1908] }, { board: [{ cardId: 1007, health: 2 }] }],
      game,
    );
    const { state: after, events } = play(state, {}, [], game);
    expect(kinds(events, ['minionDied', 'deathrattle', 'reborn', 'triggered'])).toEqual([
      'minionDied',
      'deathrattle',
      'reborn',
      'triggered',
      'minionDied',
    ]);
    expect([boardOf(after, 0), boardOf(after, 1), after.players[0].corpses]).toEqual([[1908], [], 1]);
  },
);

rule('RS-ORD-04', 'every death is a corpse and an entry of its controller', () => {
  const after = play(arrange([{ hand: [4507], board: [1007, 1007] }, { board: [1008] }])).state;
  expect(after.players.map(({ corpses }) => corpses)).toEqual([2, 1]);
  expect(after.players[0].graveyard).toContainEqual({ cardId: 1007, cause: 'died', count: 2 });
});

rule('RS-ORD-04', 'heroes are judged when the death step has settled', () => {
  const game = withCards([
    made({
      id: 1909,
      keywords: ['Deathrattle'],
      text: [{ when: 'deathrattle', ops: [{ op: 'heal', at: group('hero'), n: 5 }] }],
    }),
  ]);
  const state = arrange([{ health: 2, hand: [8405], board: [1909] }, {}], game);
  const after = play(state, {}, [], game).state;
  expect([lives(after)[0], after.result]).toEqual([4, null]);
});

rule(
  'RS-ORD-05',
  'simultaneous texts run in order of play; passives first, the first player’s before the other',
  () => {
    const state = structuredClone(
      arrange([
        {
          hero: 'thanatos',
          health: 9,
          hand: [4005],
          board: [
            { cardId: 20021, id: 30 },
            { cardId: 1007, id: 20 },
          ],
          deck: [],
        },
        { hero: 'melinoe', board: [] },
      ]),
    );
    const ready = { ...state, nextEntity: 40 };
    const { events } = play(ready, { target: 20 });
    expect(told(events, 'triggered').map(({ entity }) => entity)).toEqual([0, 1, 30]);
  },
);

rule('RS-ORD-05', 'a Hero Card’s passive has the age of that card', () => {
  const state = structuredClone(
    arrange([
      {
        hero: 'thanatos',
        hand: [4005],
        board: [
          { cardId: 20021, id: 5 },
          { cardId: 1007, id: 6 },
        ],
      },
      {},
    ]),
  );
  state.players[0].hero.age = 10;
  const ready = { ...state, nextEntity: 40 };
  expect(told(play(ready, { target: 6 }).events, 'triggered').map(({ entity }) => entity)).toEqual([5, 0]);
});

rule(
  'RS-ORD-06',
  'a weapon is played in its order: the old one breaks, the new one fills the slot, then come its texts',
  () => {
    const state = arrange([{ weapon: 20023, hand: [8105], played: 1 }, {}]);
    const { state: after, events } = play(state);
    expect(kinds(events)).toEqual([
      'cardPlayed',
      'weaponBroken',
      'deathrattle',
      'weaponEquipped',
      'weaponBroken',
      'weaponEquipped',
      'combo',
    ]);
    expect(after.players[0].weapon).toMatchObject({ cardId: 8105, attack: 3, durability: 2 });
  },
);

rule(['RS-CRD-04', 'RS-ORD-06'], 'Draupnir is replaced by Dawnblade, which stays', () => {
  const after = play(arrange([{ weapon: 20023, hand: [8202] }, {}])).state;
  expect(after.players[0].weapon?.cardId).toBe(8202);
  expect(after.players[0].graveyard.map(({ cardId, cause }) => [cardId, cause])).toEqual([
    [20023, 'broken'],
    [9301, 'broken'],
  ]);
});

rule(
  ['RS-CRD-05', 'RS-ORD-06'],
  'a Hero Card replaces the hero and leaves Health, weapon, statuses and the used upgrade',
  () => {
    const state = structuredClone(
      arrange([{ hero: 'tyr', health: 12, armor: 3, hand: [20002], weapon: 5002 }, { board: [1007] }]),
    );
    Object.assign(state.players[0].hero, {
      powerUsed: true,
      upgradeUsed: true,
      statuses: [{ type: 'cursed', duration: 2, value: 0 }],
    });
    const { state: after, events } = play(state);
    const { hero, weapon } = after.players[0];
    expect(hero).toMatchObject({
      slug: 'thor',
      cardId: 20002,
      class: 'Warrior',
      element: 'Wind',
      health: 12,
      maxHealth: 30,
      armor: 13,
      powerUsed: false,
      upgradeUsed: true,
    });
    expect([hero.statuses.length, weapon?.cardId]).toEqual([1, 5002]);
    expect(kinds(events)).toEqual(['cardPlayed', 'heroReplaced', 'armorChanged', 'battlecry', 'damaged']);
    expect(usePower(after).state.players[0].hero.armor).toBe(16);
  },
);

rule(
  'RS-CRD-05',
  'the class for Discover becomes the card’s, and an upgrade not yet used that of the new hero',
  () => {
    const after = play(arrange([{ hero: 'modgud', hand: [20001], mana: 10, deck: [1001, 1001] }, {}])).state;
    expect(after.players[0].hero.class).toBe('Mage');
    const armed = act(
      {
        ...after,
        players: structuredClone(after.players).map((each, i) => (i === 0 ? { ...each, mana: 5 } : each)),
      } as never,
      GAME.actions.weaponUpgrade(0),
    ).state;
    expect(armed.players[0].weapon?.upgradeOf).toBe('odin');
  },
);

rule(
  ['RS-ORD-07', 'RS-KW-INSPIRE'],
  'the power, its death step, then Inspire and what waits for it, in order of play',
  () => {
    const state = arrange([{ hero: 'hermes', board: [1027, 1007], hand: [] }, {}]);
    const { state: after, events } = usePower(state, at(state, 0, 1));
    expect(kinds(events)).toEqual([
      'heroPowerUsed',
      'keywordGained',
      'triggered',
      'heroAttackGained',
      'inspire',
      'buffed',
    ]);
    expect(figures(after, 0)).toEqual(['3/4', '2/3']);
    expect(usePower(pass(pass(after).state).state, at(state, 0, 1)).state.players[0].board[0]?.attack).toBe(
      4,
    );
    const dead = arrange([{ hero: 'sinmara', board: [{ cardId: 1027, health: 1 }] }, {}]);
    expect(kinds(usePower(dead, at(dead, 0)).events)).not.toContain('inspire');
  },
);

rule('RS-ORD-08', 'reactions wait until the operations are done, and share the death step', () => {
  const state = arrange([{ hand: [8405] }, { hero: 'tyr', board: [1017, 9012] }]);
  const { events } = play(state);
  expect(kinds(events)).toEqual([
    'cardPlayed',
    'spellCast',
    ...Array<string>(4).fill('damaged'),
    'triggered',
    'armorChanged',
    'frenzy',
    'buffed',
    'minionDied',
  ]);
});

rule('RS-ORD-08', 'a reaction whose bearer is at 0 Health still comes, but not Frenzy', () => {
  const game = withCards([
    made({ id: 1910, health: 1, text: [{ when: 'on', event: 'myHeroDamaged', ops: [armor(1)] }] }),
    made({ id: 1911, health: 1, keywords: ['Frenzy'], text: [{ when: 'frenzy', ops: [armor(9)] }] }),
  ]);
  const state = arrange([{ hand: [8405] }, { board: [1910, 1911] }], game);
  const after = play(state, {}, [], game).state;
  expect(after.players[1].hero.armor).toBe(1);
});

rule('RS-ORD-08', 'a reaction whose bearer has left or lost its text is dropped', () => {
  const game = withCards([
    made({ id: 1912, health: 9, text: [{ when: 'on', event: 'myHeroDamaged', ops: [armor(1)] }] }),
    made({
      id: 1913,
      type: 'Spell',
      attack: 0,
      health: 0,
      keywords: ['Silence'],
      text: [{ when: 'cast', ops: [dmg('foeHero', 1), { op: 'silence', at: group('foes') }] }],
    }),
    made({
      id: 1914,
      type: 'Spell',
      attack: 0,
      health: 0,
      text: [{ when: 'cast', ops: [dmg('foeHero', 1), { op: 'bounce', at: group('foes') }] }],
    }),
  ]);
  for (const spell of [1913, 1914]) {
    const state = arrange([{ hand: [spell] }, { board: [1912] }], game);
    expect(play(state, {}, [], game).state.players[1].hero.armor).toBe(0);
  }
});

rule('RS-ORD-09', 'attaching has its own order and summons nobody', () => {
  const state = arrange([
    { hero: 'aeolus', health: 9, hand: [1015, 2005], board: [1014] },
    { secrets: [7009] },
  ]);
  const { state: after, events } = play(state, { attachTo: at(state, 0) });
  expect(kinds(events)).toEqual(['cardPlayed', 'attached']);
  expect([figures(after, 0), after.players[0].cardsPlayedThisTurn, after.players[1].secrets.length]).toEqual([
    ['3/5'],
    1,
    1,
  ]);
});

rule('RS-ORD-10', 'an endless chain ends', () => {
  const game = withCards([
    made({ id: 1915, health: 9, text: [{ when: 'on', event: 'myHeroDamaged', ops: [dmg('hero', 1)] }] }),
  ]);
  const state = arrange([{ hand: [6001], board: [1915], armor: 2000 }, {}], game);
  const { state: after, events } = play(state, { target: 0 }, [], game);
  expect(told(events, 'triggered').length).toBe(1000);
  expect([after.chain, after.queue.length, after.players[0].hero.armor]).toEqual([0, 0, 2000 - 1002]);
});

rule('RS-TGT-01', 'a target is asked for exactly by text that is going to run', () => {
  const brawler = (played: number) => arrange([{ hand: [8103], played }, { board: [1007] }]);
  expect(playRefusal(brawler(0))).toBe(null);
  expect(playRefusal(brawler(0), { target: 1 })).toBe('ILLEGAL_TARGET RS-TGT-01');
  expect(playRefusal(brawler(1))).toBe('NEEDS_TARGET RS-TGT-01');
  expect(playRefusal(brawler(1), { target: 1 })).toBe(null);
  expect(playRefusal(brawler(1), { target: 99 })).toBe('ILLEGAL_TARGET RS-TGT-01');
});

rule(
  'RS-TGT-01',
  'a power or spell without a legal target cannot be used; a minion is played and its text skipped',
  () => {
    const athena = arrange([{ hero: 'athena', hand: [4502, 1022] }, { board: [1005] }]);
    expect(refusal(athena, GAME.actions.heroPower(0))).toBe('NEEDS_TARGET RS-TGT-01');
    expect(playRefusal(athena)).toBe('NEEDS_TARGET RS-TGT-01');
    const { events } = play(athena, { hand: 1 });
    expect(kinds(events)).toEqual(['cardPlayed', 'minionSummoned']);
    expect(GAME.legalActions(athena, 0).filter(({ type }) => type === 'heroPower')).toEqual([]);
  },
);

rule('RS-TGT-01', 'of two texts only the chosen one asks, and one must be chosen', () => {
  const state = arrange([{ hand: [8302] }, {}]);
  expect(playRefusal(state)).toBe('NEEDS_OPTION RS-TGT-01');
  expect(playRefusal(state, { option: 2 })).toBe('NEEDS_OPTION RS-TGT-01');
  expect(playRefusal(state, { option: 0 })).toBe('NEEDS_TARGET RS-TGT-01');
  expect(playRefusal(state, { option: 1, target: 1 })).toBe('ILLEGAL_TARGET RS-TGT-01');
  expect(lives(play(state, { option: 0, target: 1 }).state)[1]).toBe(28);
  expect(play(state, { option: 1 }).state.players[0].hero.armor).toBe(4);
});

rule('RS-TGT-01', 'kinds and conditions of targets hold', () => {
  const state = arrange([
    { hand: [5007, 8004, 4505], board: [1007] },
    { board: [1007, { cardId: 1007, health: 1 }, 1034] },
  ]);
  const legal = (hand: number) =>
    GAME.legalActions(state, 0).flatMap((action) =>
      action.type === 'playCard' && action.hand === hand ? [action.target] : [],
    );
  expect(legal(0)).toEqual([at(state, 1, 1)]);
  expect(legal(1)).toEqual([at(state, 0), at(state, 1, 0), at(state, 1, 1)]);
  expect(legal(2)).toEqual([at(state, 0)]);
});

rule('RS-ORD-11', 'an aura begins, follows its conditions and ends without killing', () => {
  const state = arrange([{ hero: 'jord', board: [{ cardId: 1001, health: 4 }], hand: [1022] }, {}]);
  expect(figures(state, 0)).toEqual(['1/4']);
  expect(minion(state, at(state, 0)).maxHealth).toBe(4);
  const hurt = structuredClone(state);
  hurt.players[0].board[0]!.health = 1;
  const silenced = play(hurt, { target: at(state, 0) }).state;
  expect([minion(silenced, at(state, 0)).health, minion(silenced, at(state, 0)).maxHealth]).toEqual([1, 3]);
});

rule('RS-ORD-11', 'keywords by Attack see the Attack of auras', () => {
  const state = arrange([{ hero: 'perseus', board: [{ cardId: 1005, attackBonus: 4 }], hand: [2014] }, {}]);
  expect(minion(state, at(state, 0)).keywords).toEqual(['Stealth']);
  const grown = play(state).state;
  expect([minion(grown, at(state, 0)).attack, minion(grown, at(state, 0)).keywords]).toEqual([
    6,
    ['Stealth', 'Taunt'],
  ]);
});
