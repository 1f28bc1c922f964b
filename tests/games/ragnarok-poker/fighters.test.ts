import fc from 'fast-check';
import { UsageError } from 'holmgang';
import { createRagnarokPoker, type FighterSetup, ragnarokPokerRulesets } from 'holmgang/ragnarok-poker';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule.js';
import {
  brace,
  codeOf,
  defend,
  engage,
  GAME,
  mulligan,
  plain,
  play,
  randomMatch,
  ready,
  round,
  start,
  status,
  toBetting,
  told,
  types,
  VANILLA,
  variant,
} from './arrange.js';

/** The problems with one fighter, as path and code. */
function problemsOf(fighter: object): string[] {
  try {
    GAME.setup({ seed: 'x', fighters: [fighter as FighterSetup, {}] });
    return [];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.problems.map(({ path, code }) => `${path} ${code}`);
  }
}

describe('fighters', () => {
  rule(
    ['RP-FGT-01', 'RP-FGT-03'],
    'start with 100 HP, no armor, 10 stamina, where nobody says otherwise',
    () => {
      const { fighters } = start(GAME).state;
      for (const fighter of fighters) {
        expect(fighter).toMatchObject({
          hero: null,
          heroClass: null,
          element: 'Neutral',
          hp: 100,
          maxHp: 100,
          baseMaxHp: 100,
          armor: 0,
          stamina: 10,
          committed: 0,
          statuses: [],
        });
      }
      const demo = GAME.setup({ seed: 'x' }).fighters;
      expect(demo.map(({ hero, heroClass, element }) => [hero, heroClass, element])).toEqual([
        ['odin', 'Mage', 'Holy'],
        ['thor', 'Warrior', 'Wind'],
      ]);
      expect(demo.map(({ spells }) => spells.length)).toEqual([25, 14]);
    },
  );

  rule('RP-FGT-03', 'bring their own figures', () => {
    const fighter = {
      hero: 'loki',
      hp: 41.5,
      maxHp: 88,
      stamina: 3,
      armor: 2.5,
      statuses: [status('cursed', 2)],
    };
    const [own] = start(GAME, [fighter, {}]).state.fighters;
    expect(own).toMatchObject({ ...fighter, heroClass: 'Rogue', element: 'Fire', baseMaxHp: 88 });
    expect(start(GAME, [{ hero: 'loki', element: 'Wind' }, {}]).state.fighters[0].element).toBe('Wind');
  });

  rule.each([
    { maxHp: 100, stamina: 10 },
    { maxHp: 95, stamina: 9 },
    { maxHp: 9.5, stamina: 0 },
    { maxHp: 120, stamina: 12 },
  ])(
    'RP-FGT-02',
    'a maximum of $maxHp HP gives $stamina stamina, whatever is left of it',
    ({ maxHp, stamina }) => {
      expect(start(GAME, [{ maxHp, hp: 1 }, {}]).state.fighters[0].stamina).toBe(stamina);
    },
  );

  rule('RP-FGT-02', 'stamina does not change with HP', () => {
    const state = round(VANILLA);
    const lost = play(VANILLA, state, [brace(0)]).state;
    expect(lost.fighters[0]).toMatchObject({ hp: 84, stamina: 9 });
    expect(lost.fighters[1].stamina).toBe(10);
    const boosted = start(GAME, [
      { hero: 'thor', element: 'Fire' },
      { element: 'Earth', hero: 'odin' },
    ]).state;
    expect(boosted.fighters[0]).toMatchObject({ hp: 102, maxHp: 102, stamina: 10 });
  });

  it.each([
    [{ hp: 0 }, ['fighters.0.hp BAD_NUMBER']],
    [{ hp: 10.25 }, ['fighters.0.hp BAD_NUMBER']],
    [{ hp: -0 }, ['fighters.0.hp BAD_NUMBER']],
    [{ hp: '10' }, ['fighters.0.hp BAD_NUMBER']],
    [{ hp: 101 }, ['fighters.0.hp BAD_NUMBER']],
    [{ hp: 51, maxHp: 50 }, ['fighters.0.hp BAD_NUMBER']],
    [{ maxHp: 1e9 }, ['fighters.0.maxHp BAD_NUMBER']],
    [{ stamina: 1.5 }, ['fighters.0.stamina BAD_NUMBER']],
    [{ armor: -1 }, ['fighters.0.armor BAD_NUMBER']],
    [{ hero: 'nobody' }, ['fighters.0.hero BAD_VALUE']],
    [{ king: 'odin' }, ['fighters.0.king BAD_VALUE']],
    [{ element: 'Ice' }, ['fighters.0.element BAD_VALUE']],
    [{ statuses: [status('frozen', 0)] }, ['fighters.0.statuses.0.duration BAD_NUMBER']],
    [{ statuses: [status('shielded', 1, 2)] }, ['fighters.0.statuses.0.duration BAD_NUMBER']],
    [{ statuses: [status('shielded', 0, 0)] }, ['fighters.0.statuses.0.value BAD_NUMBER']],
    [{ statuses: [status('cursed', 1, 1)] }, ['fighters.0.statuses.0.value BAD_NUMBER']],
    [{ statuses: [status('cursed'), status('cursed', 2)] }, ['fighters.0.statuses BAD_LIST']],
    [{ wings: 2 }, ['fighters.0.wings UNKNOWN_FIELD']],
    [{ spellDeck: [4901, 4901, 4901] }, ['fighters.0.spellDeck TOO_MANY_COPIES']],
    [{ hero: 'thor', spellDeck: [6901] }, ['fighters.0.spellDeck WRONG_CLASS']],
    [{ spellDeck: [6901] }, ['fighters.0.spellDeck WRONG_CLASS']],
    [{ hero: 'odin', spellDeck: [6901] }, []],
    [
      { spellDeck: [6001, 1] },
      ['fighters.0.spellDeck UNKNOWN_CARD', 'fighters.0.spellDeck NOT_COMBAT_SPELL'],
    ],
  ])('%j: %j', (fighter, problems) => {
    expect(problemsOf(fighter)).toEqual(problems);
  });

  it('come in pairs, and there are no other options', () => {
    expect(() => GAME.setup({ seed: 'x', fighters: [{}] as never })).toThrow('BAD_OPTIONS');
    expect(() => GAME.setup({ seed: 'x', kings: 2 } as never)).toThrow('kings');
    expect(GAME.setup({ seed: 'x', fighters: undefined } as never).fighters[0].hero).toBe('odin');
  });

  rule('RP-FGT-04', 'HP, committed HP and pot are multiples of 0.5 and never negative, in any match', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...Object.keys(ragnarokPokerRulesets)), (seed, name) => {
        const game = createRagnarokPoker(name as 'rulebook');
        for (const { fighters } of randomMatch(game, [{ hero: 'hel', maxHp: 41.5 }, {}], seed).states) {
          for (const { hp, committed, armor, stamina, maxHp, betThisRound } of fighters) {
            for (const figure of [hp, committed, armor, maxHp, betThisRound]) {
              expect(Number.isInteger(2 * figure) && figure >= 0).toBe(true);
            }
            expect(Number.isInteger(stamina) && stamina >= 0).toBe(true);
            expect(hp).toBeLessThanOrEqual(maxHp);
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('cards', () => {
  rule(['RP-HND-01', 'RP-HND-02'], 'nine different cards of 52 make a hand, dealt anew each time', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const { deck, fighters, community } = toBetting(VANILLA, VANILLA.setup({ seed: `deal ${i}` }));
      expect(fighters.map(({ hole }) => hole.length)).toEqual([2, 2]);
      expect(community).toHaveLength(3);
      const all = [...deck, ...community, ...fighters.flatMap(({ hole }) => hole)];
      expect(all).toHaveLength(9);
      expect(new Set(all).size).toBe(9);
      for (const card of all) seen.add(card);
    }
    expect(Math.min(...seen)).toBe(0);
    expect(Math.max(...seen)).toBe(51);
    expect(seen.size).toBe(52);
  });

  rule('RP-HND-01', 'the next hand does not go on from the last one', () => {
    const state = round(VANILLA);
    const next = play(VANILLA, state, [brace(0)]).state;
    expect(next.hand).toBe(2);
    const before = [...state.community, ...state.fighters.flatMap(({ hole }) => hole)];
    const after = [...next.community, ...next.fighters.flatMap(({ hole }) => hole)];
    expect(after).toHaveLength(7);
    expect(after).not.toEqual(before);
  });

  rule('RP-HND-01', 'every card is as likely at every place', () => {
    const counts = Array<number>(52).fill(0);
    for (let i = 0; i < 52 * 40; i++) {
      const [first = 0] = VANILLA.setup({ seed: `place ${i}` }).community;
      counts[first] = (counts[first] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(15);
    expect(Math.max(...counts)).toBeLessThan(75);
  });
});

describe('phases', () => {
  rule(['RP-PH-01', 'RP-PH-04', 'RP-PH-05', 'RP-PH-06'], 'follow each other in their order', () => {
    let state = GAME.setup({ seed: 'phases' });
    const phases: string[] = [];
    const note = () => {
      const last = `${state.phase} ${state.community.length}`;
      if (phases.at(-1) !== last) phases.push(last);
    };
    note();
    for (const action of [
      mulligan(1, { replace: [] }),
      mulligan(0, { replace: [] }),
      ready(0),
      ready(1),
      engage(0),
      defend(1),
      defend(1),
      defend(0),
      defend(1),
      defend(0),
    ]) {
      state = play(GAME, state, [action]).state;
      note();
    }
    expect(phases).toEqual(['mulligan 0', 'spellPet 0', 'faith 3', 'foresight 4', 'destiny 5', 'spellPet 0']);
    expect(state.hand).toBe(2);
  });

  rule('RP-PH-01', 'nothing can be done in another phase than its own', () => {
    const { state } = start(GAME, [{ hero: 'odin', spellDeck: [4901] }, {}]);
    expect(state.phase).toBe('mulligan');
    const others = [ready(0), engage(0), defend(0), brace(0), GAME.actions.attack(0, { amount: 10 })];
    for (const action of others) {
      expect(GAME.validate(state, action)).toMatchObject({ code: 'WRONG_PHASE', rule: 'RP-PH-01' });
    }
    const betting = toBetting(GAME, state);
    for (const action of [ready(0), mulligan(0, { replace: [] }), GAME.actions.combatPower(0)]) {
      expect(codeOf(GAME, betting, action)).toBe('WRONG_PHASE');
    }
  });

  rule(
    ['RP-PH-04', 'RP-PH-05'],
    'after Spell/Pet come forced bets, hole cards, then three cards, one, one',
    () => {
      const { state } = start(GAME);
      const dealt = play(GAME, state, [ready(0), ready(1)]);
      expect(types(dealt.events)).toEqual([
        'readied',
        'readied',
        'forcedBetPosted',
        'forcedBetPosted',
        'holeDealt',
        'holeDealt',
        'communityRevealed',
      ]);
      const played = play(GAME, dealt.state, [
        engage(0),
        defend(1),
        defend(1),
        defend(0),
        defend(1),
        defend(0),
      ]);
      const reveals = told([...dealt.events, ...played.events], 'communityRevealed');
      expect(reveals.map(({ street, cards }) => [street, cards.length])).toEqual([
        ['faith', 3],
        ['foresight', 1],
        ['destiny', 1],
      ]);
      expect(types(played.events)).toContain('showdown');
    },
  );

  rule(
    'RP-PH-07',
    'a combat starts with elements, kings, a first strike; a hand with ticks, mana and a spell',
    () => {
      const game = variant({ firstStrike: 15, staminaPerHand: 1 });
      const { state, events } = start(game, [
        { hero: 'odin', element: 'Fire', king: 'surtr-king', spellDeck: [4901, 4902, 4903, 4904] },
        { element: 'Earth', king: 'buri', statuses: [status('poisoned', 2)] },
      ]);
      expect(types(events)).toEqual([
        'combatStarted',
        'elementalBonus',
        'passiveTriggered',
        'statusApplied',
        'passiveTriggered',
        'armorChanged',
        'firstStruck',
        'spellsDrawn',
      ]);
      const begun = play(game, state, [mulligan(0, { replace: [] })]);
      expect(types(begun.events)).toEqual([
        'mulliganed',
        'handStarted',
        'statusTicked',
        'damaged',
        'statusTicked',
        'damaged',
        'statusEnded',
      ]);
      // 100 − 15, then 3 of poison and 1 of the fire are absorbed by 4 armor.
      expect(begun.state.fighters[1]).toMatchObject({ hp: 81, armor: 0 });
      const second = play(game, begun.state, [ready(0), ready(1), brace(0)]);
      const next = types(second.events).slice(types(second.events).indexOf('handStarted'));
      expect(next).toEqual([
        'handStarted',
        'statusTicked',
        'damaged',
        'statusEnded',
        'staminaChanged',
        'spellsDrawn',
        'staminaChanged',
      ]);
    },
  );

  rule('RP-PH-07', 'the fire of King Surtr burns at the start of hand 1', () => {
    const { state } = start(GAME, [{ king: 'surtr-king' }, {}]);
    expect(state.phase).toBe('spellPet');
    expect(state.fighters[1]).toMatchObject({ hp: 95, statuses: [] });
    expect(start(GAME, [{}, { king: 'surtr-king' }]).state.fighters[0].hp).toBe(100);
  });

  rule.each([
    { king: 'ymir', attacks: { stamina: [10, 9] }, defends: { stamina: [10, 10] } },
    { king: 'buri', attacks: { armor: [0, 0] }, defends: { armor: [0, 4] } },
    { king: 'borr', attacks: { armor: [2, 0] }, defends: { armor: [0, 2] } },
    { king: 'blainn', attacks: { stamina: [10, 10] }, defends: { stamina: [10, 12] } },
    { king: 'yggdrasil', attacks: { hp: [100, 100] }, defends: { hp: [100, 100] } },
    { king: 'audumbla', attacks: { hp: [100, 100] }, defends: { hp: [100, 100] } },
    { king: 'brimir', attacks: { hp: [100, 100] }, defends: { hp: [100, 100] } },
  ] as const)('RP-PH-07', 'King $king stands by its fighter in its own way', ({ king, attacks, defends }) => {
    const figures = (wanted: object, state: ReturnType<typeof start>['state']) =>
      Object.fromEntries(
        Object.keys(wanted).map((key) => [key, state.fighters.map((fighter) => fighter[key as 'hp'])]),
      );
    const attacking = start(GAME, [{ king }, {}]);
    const defending = start(GAME, [{}, { king }]);
    expect(figures(attacks, attacking.state)).toEqual(attacks);
    expect(figures(defends, defending.state)).toEqual(defends);
    expect(start(variant({ kingPassives: false }), [{ king }, { king }]).events).toHaveLength(2);
  });

  rule('RP-PH-07', 'the Yawning Void gives one of three things, each sometimes', () => {
    const gifts = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const { fighters } = start(GAME, [{ king: 'ginnungagap' }, {}], `void ${i}`).state;
      const { armor, stamina, hp, maxHp, baseMaxHp } = fighters[0];
      gifts.add([armor, stamina, hp, maxHp, baseMaxHp].join());
    }
    expect([...gifts].sort()).toEqual(['0,10,104,104,100', '0,12,100,100,100', '3,10,100,100,100']);
  });

  rule('RP-PH-07', 'the attacker’s king comes before the defender’s', () => {
    const { events } = start(GAME, [{ king: 'borr' }, { king: 'borr' }]);
    expect(told(events, 'passiveTriggered').map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('the mulligan', () => {
  const deck = [4901, 4902, 4903, 4904, 4905, 4906, 4907, 4908];

  rule('RP-PH-02', 'happens once, before hand 1, and only for who has spells', () => {
    const { state } = start(GAME, [{ spellDeck: deck }, {}]);
    expect([state.phase, state.hand, GAME.deciders(state)]).toEqual(['mulligan', 0, [0]]);
    expect(codeOf(GAME, state, mulligan(1, { replace: [] }))).toBe('ALREADY_DONE');
    expect(GAME.legalActions(state, 0)).toHaveLength(8);
    const begun = play(GAME, state, [mulligan(0, { replace: [] })]).state;
    expect([begun.phase, begun.hand]).toEqual(['spellPet', 1]);
    expect(codeOf(GAME, begun, mulligan(0, { replace: [] }))).toBe('WRONG_PHASE');
    expect(start(GAME).state.phase).toBe('spellPet');
    expect(start(VANILLA, [{ spellDeck: deck }, {}]).state.phase).toBe('faith');
    expect(start(variant({ mulliganOf: 'none' }), [{ spellDeck: deck }, {}]).state.phase).toBe('spellPet');
  });

  rule('RP-PH-02', 'is made by both at the same time, each once', () => {
    const { state } = start(GAME, [{ spellDeck: deck }, { spellDeck: deck }]);
    expect(GAME.deciders(state)).toEqual([0, 1]);
    const half = play(GAME, state, [mulligan(0, { replace: [1] })]).state;
    expect(GAME.deciders(half)).toEqual([1]);
    expect(GAME.validate(half, mulligan(0, { replace: [] }))).toMatchObject({
      code: 'ALREADY_DONE',
      rule: 'RP-PH-02',
    });
    expect(half.fighters[0].spellHand).toEqual(state.fighters[0].spellHand);
  });

  rule('RP-PH-02', 'replaces what was chosen by other cards and keeps the size of the hand', () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray([0, 1, 2]), (seed, replace) => {
        const { state } = start(GAME, [{ spellDeck: deck }, {}], seed);
        const { state: after, events } = play(GAME, state, [mulligan(0, { replace })]);
        const [before, now] = [state.fighters[0].spellHand, after.fighters[0].spellHand];
        expect(now).toHaveLength(3);
        const kept = before.filter((_, place) => !replace.includes(place));
        expect(now.slice(0, kept.length)).toEqual(kept);
        for (const place of replace) expect(now).not.toContain(before[place]);
        expect([...now, ...after.fighters[0].spellDeck].sort()).toEqual(deck);
        expect(told(events, 'mulliganed')).toEqual([{ type: 'mulliganed', seat: 0, count: replace.length }]);
      }),
      { numRuns: 40 },
    );
  });

  rule('RP-PH-02', 'gives rejected spells back where there are too few others', () => {
    const { state } = start(GAME, [{ spellDeck: [4901, 4902] }, {}]);
    expect(GAME.legalActions(state, 0)).toHaveLength(4);
    const after = play(GAME, state, [mulligan(0, { replace: [0, 1] })]).state;
    expect([...after.fighters[0].spellHand].sort()).toEqual([4901, 4902]);
  });

  rule('RP-PH-02', 'takes places of the hand only, each once, in any order', () => {
    const { state } = start(GAME, [{ spellDeck: deck }, {}]);
    expect(codeOf(GAME, state, mulligan(0, { replace: [3] }))).toBe('BAD_INDEX');
    expect(codeOf(GAME, state, mulligan(0, { replace: [0, 0] }))).toBe('BAD_INDEX');
    const ordered = play(GAME, state, [mulligan(0, { replace: [0, 2] })]).state;
    expect(play(GAME, state, [mulligan(0, { replace: [2, 0] })]).state).toEqual(ordered);
  });

  rule('RP-PH-02', 'may be about hole cards instead, which are dealt before', () => {
    const game = plain({ mulliganOf: 'holeCards' });
    const { state, events } = start(game);
    expect([state.phase, state.hand, game.deciders(state)]).toEqual(['mulligan', 0, [0, 1]]);
    expect(told(events, 'holeDealt')).toHaveLength(2);
    expect(game.legalActions(state, 1)).toHaveLength(4);
    const { hole } = state.fighters[0];
    const reserve = state.deck.slice(0, 4);
    const after = play(game, state, [mulligan(1, { replace: [0, 1] }), mulligan(0, { replace: [1] })]);
    expect(after.state.fighters[0].hole).toEqual([hole[0], reserve[0]]);
    expect(after.state.fighters[0].rejected).toEqual([hole[1]]);
    expect(after.state.fighters[1].hole).toEqual([reserve[2], reserve[3]]);
    expect(after.state.community).toEqual(state.deck.slice(4, 7));
    expect(told(after.events, 'holeDealt').map(({ seat, cards }) => [seat, cards])).toEqual([
      [0, [hole[0], reserve[0]]],
      [1, [reserve[2], reserve[3]]],
    ]);
    const next = play(game, after.state, [brace(0)]).state;
    expect(next.fighters.map(({ rejected }) => rejected)).toEqual([[], []]);
  });

  rule('RP-PH-02', 'says nothing of what was replaced to the other', () => {
    const { state } = start(GAME, [{ spellDeck: deck }, { spellDeck: deck }]);
    const action = mulligan(0, { replace: [0, 2] });
    expect(GAME.viewAction(action, 1)).toEqual({ type: 'mulligan', seat: 0, hidden: true });
    expect(GAME.viewAction(action, 0)).toBe(action);
    expect(GAME.viewAction(ready(0), 1)).toEqual(ready(0));
    const half = play(GAME, state, [action]).state;
    expect(GAME.view(half, 1).fighters[0].swap).toBe('hidden');
    expect(GAME.view(half, 0).fighters[0].swap).toEqual([0, 2]);
    expect(GAME.view(half, 0).fighters[1].swap).toBeNull();
  });
});

describe('elements', () => {
  rule('X-EL-08', 'the attacking fighter with the advantage has 2 HP on top, the defender has not', () => {
    const pair = [{ element: 'Fire' }, { element: 'Earth' }] as const;
    const attacks = start(GAME, pair).state.fighters;
    expect(attacks.map(({ hp, maxHp, baseMaxHp }) => [hp, maxHp, baseMaxHp])).toEqual([
      [102, 102, 100],
      [100, 100, 100],
    ]);
    expect(start(GAME, [pair[1], pair[0]]).state.fighters.map(({ hp }) => hp)).toEqual([100, 100]);
    const both = variant({ elementSide: 'both' });
    expect(start(both, [pair[1], pair[0]]).state.fighters.map(({ hp }) => hp)).toEqual([100, 102]);
    const holy = [{ element: 'Holy' }, { element: 'Shadow' }] as const;
    expect(start(both, holy).state.fighters.map(({ hp }) => hp)).toEqual([102, 102]);
    expect(start(VANILLA, pair).state.fighters[0].maxHp).toBe(100);
  });

  rule('X-EL-07', 'HP on top end with the combat', () => {
    const game = plain({ combatLength: 'singleHand' });
    const state = round(game, [{ element: 'Fire' }, { element: 'Earth' }]);
    const { state: over, events } = play(game, state, [brace(0)]);
    expect(over.fighters[0]).toMatchObject({ hp: 96.5, maxHp: 100, baseMaxHp: 100 });
    expect(told(events, 'bonusEnded')).toEqual([{ type: 'bonusEnded', seat: 0, amount: 2, total: 96.5 }]);
    const folded = play(game, state, [engage(0), brace(1)]);
    expect(folded.state.fighters[0]).toMatchObject({ hp: 100, maxHp: 100 });
    expect(told(folded.events, 'bonusEnded')[0]?.total).toBe(100);
  });
});
