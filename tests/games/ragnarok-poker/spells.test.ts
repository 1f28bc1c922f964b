import fc from 'fast-check';
import {
  COMBAT_POWERS,
  COMBAT_SPELLS,
  type CombatOp,
  createRagnarokPoker,
  DEMO_FIGHTERS,
  type FighterSetup,
  findHero,
  HEROES,
  type RagnarokPokerState,
  spellDeckProblems,
} from 'holmgang/ragnarok-poker';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule.js';
import {
  brace,
  castSpell,
  changed,
  codeOf,
  combatPower,
  GAME,
  hpOf,
  mulligan,
  type Pair,
  play,
  ready,
  refusal,
  round,
  staminaOf,
  start,
  status,
  told,
  types,
  VANILLA,
  variant,
} from './arrange.js';

const SPELLS = new Map(COMBAT_SPELLS.map((spell) => [spell.id, spell]));

/** A state in Spell/Pet in which seat 0 holds these spells and has mana. */
function holding(spells: readonly number[], fighters: Pair = [{}, {}], mana = 10): RagnarokPokerState {
  const [own, other] = fighters;
  const heroClass = COMBAT_SPELLS.find(({ id, class: of }) => spells.includes(id) && of !== null)?.class;
  const hero = own.hero ?? HEROES.find((each) => each.class === heroClass)?.slug ?? null;
  const spellDeck = [...spells];
  const { state } = start(GAME, [{ ...own, hero, spellDeck }, other]);
  const begun = state.phase === 'mulligan' ? play(GAME, state, [mulligan(0, { replace: [] })]).state : state;
  return changed(GAME, begun, (copy) => {
    copy.fighters[0].spellHand = [...spells];
    copy.fighters[0].spellDeck = [];
    copy.fighters[0].mana = mana;
  });
}

/** Casts one spell from a hand of it alone. */
function cast(id: number, fighters?: Pair) {
  return play(GAME, holding([id], fighters), [castSpell(0, { hand: 0 })]);
}

describe('the data', () => {
  it('has 25 combat spells and nine powers', () => {
    expect(COMBAT_SPELLS).toHaveLength(25);
    expect(new Set(COMBAT_SPELLS.map(({ id }) => id)).size).toBe(25);
    expect(COMBAT_SPELLS.filter((spell) => spell.class === null)).toHaveLength(16);
    const sum = COMBAT_SPELLS.reduce((all, { mana }) => all + mana, 0);
    expect(sum).toBe(49);
    expect(COMBAT_POWERS.map((power) => power.class)).toEqual([
      'Mage',
      'Warlock',
      'Necromancer',
      'Warrior',
      'Paladin',
      'Priest',
      'Druid',
      'Rogue',
      'Hunter',
    ]);
  });

  it.each([
    [4901, 'Rune of Mending', null, 'Common', 1, [{ op: 'heal', n: 4 }]],
    [4905, "Raven's Glimpse", null, 'Rare', 2, [{ op: 'peek', n: 1 }]],
    [
      4906,
      'Ward Stone',
      null,
      'Common',
      2,
      [{ op: 'status', on: 'me', status: 'shielded', duration: 0, value: 6 }],
    ],
    [
      4907,
      "Adder's Kiss",
      null,
      'Common',
      2,
      [{ op: 'status', on: 'foe', status: 'poisoned', duration: 3, value: 0 }],
    ],
    [4909, 'Steady Nerve', null, 'Common', 1, [{ op: 'foldFree' }, { op: 'heal', n: 1 }]],
    [
      4401,
      'Marrow Debt',
      'Necromancer',
      'Rare',
      2,
      [
        { op: 'pay', n: 4 },
        { op: 'draw', n: 2 },
      ],
    ],
    [8191, 'Palmed Card', 'Rogue', 'Epic', 4, [{ op: 'peek', n: 2 }]],
  ])('spell %s is %s', (id, name, heroClass, rarity, mana, effect) => {
    expect(SPELLS.get(id)).toEqual({ id, name, class: heroClass, rarity, mana, effect });
  });

  it('demo fighters bring legal decks', () => {
    for (const { hero, spellDeck } of DEMO_FIGHTERS) {
      expect(spellDeckProblems(spellDeck, findHero(hero)?.class ?? null)).toEqual([]);
    }
    expect(DEMO_FIGHTERS.map(({ spellDeck }) => spellDeck.length)).toEqual([25, 14, 12, 12]);
  });

  it.each([
    [Array<number>(34).fill(4901), null, ['DECK_SIZE', 'TOO_MANY_COPIES']],
    [[4901, 4901], null, []],
    [[4901, 4901, 4901], null, ['TOO_MANY_COPIES']],
    [[6901], 'Mage', []],
    [[6901], 'Warrior', ['WRONG_CLASS']],
    [[6001], 'Mage', ['NOT_COMBAT_SPELL']],
    [[20001], 'Mage', ['NOT_COMBAT_SPELL']],
    [[15_000], 'Mage', ['UNKNOWN_CARD']],
    [[999], 'Mage', ['UNKNOWN_CARD']],
    [[30_000], 'Mage', ['UNKNOWN_CARD']],
    [[4901.5], 'Mage', ['UNKNOWN_CARD']],
  ] as const)('deck %j of a %s: %j', (deck, heroClass, problems) => {
    expect(spellDeckProblems(deck, heroClass)).toEqual(problems);
  });

  it('a deck may have fewer slots, and a Legendary comes once', () => {
    expect(spellDeckProblems([4901, 4902], null, 1)).toEqual(['DECK_SIZE']);
    const legend = { ...COMBAT_SPELLS[0], id: 4950, rarity: 'Legendary' } as (typeof COMBAT_SPELLS)[number];
    expect(spellDeckProblems([4950, 4950], null, 33, [legend])).toEqual(['TOO_MANY_LEGENDARY']);
    expect(spellDeckProblems([4950], null, 33, [legend])).toEqual([]);
  });
});

describe('Spell/Pet', () => {
  rule(
    'RP-PH-03',
    'the small blind acts until it is ready, then the big blind once, then cards are dealt',
    () => {
      const { state } = start(GAME);
      expect([state.phase, state.toAct, state.fighters[0].hole]).toEqual(['spellPet', 0, []]);
      expect(refusal(GAME, state, ready(1))).toEqual({ code: 'NOT_YOUR_TURN', rule: 'RP-PH-03' });
      const half = play(GAME, state, [ready(0)]).state;
      expect([half.phase, half.toAct]).toEqual(['spellPet', 1]);
      const dealt = play(GAME, half, [ready(1)]).state;
      expect([dealt.phase, dealt.fighters[0].hole.length]).toEqual(['faith', 2]);
      expect(GAME.legalActions(state, 0)).toEqual([ready(0)]);
      const second = play(GAME, dealt, [brace(0)]).state;
      expect([second.phase, second.toAct]).toEqual(['spellPet', 1]);
      const after = play(GAME, second, [ready(1)]).state;
      expect([after.phase, after.toAct]).toEqual(['spellPet', 0]);
    },
  );

  rule('RP-PH-03', 'does not exist where the ruleset has no spells', () => {
    expect(start(VANILLA, [{ hero: 'odin', spellDeck: [4901] }, {}]).state).toMatchObject({
      phase: 'faith',
      fighters: [{ spells: [], mana: 0 }, {}],
    });
  });

  rule('RP-PH-03', 'may come after the hole cards are dealt', () => {
    const game = variant({ dealHoleCards: 'beforeSpellPet' });
    const { state, events } = start(game);
    expect([state.phase, state.fighters[0].hole.length, state.community.length]).toEqual(['spellPet', 2, 0]);
    expect(types(events)).toContain('holeDealt');
    const { state: dealt, events: later } = play(game, state, [ready(0), ready(1)]);
    expect(types(later)).not.toContain('holeDealt');
    expect(dealt.fighters[0].hole).toEqual(state.fighters[0].hole);
  });

  rule('RP-SPL-01', 'mana is the number of the hand, 10 at most, fresh each time', () => {
    let { state } = start(GAME);
    const mana: number[] = [];
    while (state.hand < 12) {
      mana.push(state.fighters[0].mana, state.fighters[1].mana);
      const small = state.smallBlind;
      const healed = changed(GAME, state, ({ fighters }) => {
        for (const fighter of fighters) Object.assign(fighter, { hp: 100, mana: 0 });
      });
      state = play(GAME, healed, [ready(small), ready(small === 0 ? 1 : 0), brace(small)]).state;
    }
    expect(mana).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 10, 10]);
  });

  rule('RP-SPL-01', 'a spell costs its mana', () => {
    const state = holding([4904, 4901], undefined, 2);
    expect(refusal(GAME, holding([4908], undefined, 2), castSpell(0, { hand: 0 }))).toEqual({
      code: 'NOT_ENOUGH_MANA',
      rule: 'RP-SPL-01',
    });
    const { state: after, events } = play(GAME, state, [castSpell(0, { hand: 0 })]);
    expect(after.fighters[0]).toMatchObject({ mana: 0, spellHand: [4901], spellsUsed: [4904] });
    expect(told(events, 'spellCast')).toEqual([{ type: 'spellCast', seat: 0, spell: 4904, mana: 2 }]);
    expect(GAME.legalActions(after, 0)).toEqual([ready(0)]);
    expect(GAME.legalActions(state, 0)).toEqual([
      castSpell(0, { hand: 0 }),
      castSpell(0, { hand: 1 }),
      ready(0),
    ]);
    expect(refusal(GAME, state, castSpell(0, { hand: 2 }))).toEqual({ code: 'BAD_INDEX', rule: 'RP-PH-03' });
  });

  rule(
    'RP-SPL-02',
    'three spells at the start, one more with each later hand, out of a shuffled deck',
    () => {
      const spellDeck = [4901, 4902, 4903, 4904, 4905, 4906];
      const { state } = start(GAME, [{ spellDeck }, {}]);
      expect(state.fighters[0].spellHand).toHaveLength(3);
      expect(state.fighters[0].spellDeck).toHaveLength(3);
      expect(state.fighters[0].spells).toEqual(spellDeck);
      const sizes: number[] = [];
      let next = play(GAME, state, [mulligan(0, { replace: [] })]).state;
      while (next.hand < 6) {
        sizes.push(next.fighters[0].spellHand.length);
        const small = next.smallBlind;
        next = play(GAME, next, [ready(small), ready(small === 0 ? 1 : 0), brace(small)]).state;
      }
      expect(sizes).toEqual([3, 4, 5, 6, 6]);
      expect(next.fighters[0].hp + next.fighters[0].committed).toBeGreaterThan(0);
      const orders = new Set(
        Array.from({ length: 20 }, (_, i) =>
          start(GAME, [{ spellDeck }, {}], `deck ${i}`).state.fighters[0].spellHand.join(),
        ),
      );
      expect(orders.size).toBeGreaterThan(5);
    },
  );

  rule('RP-SPL-02', 'a tenth spell is burned', () => {
    const ids = COMBAT_SPELLS.filter((spell) => spell.class === null).map(({ id }) => id);
    const { state } = start(GAME, [{ spellDeck: ids.slice(0, 12) }, {}]);
    const full = changed(GAME, play(GAME, state, [mulligan(0, { replace: [] })]).state, ({ fighters }) => {
      const [own] = fighters;
      own.spellHand.push(...own.spellDeck.splice(0, 6));
    });
    expect(full.fighters[0].spellHand).toHaveLength(9);
    const top = full.fighters[0].spellDeck[0];
    const { state: next, events } = play(GAME, full, [ready(0), ready(1), brace(0)]);
    expect(told(events, 'spellBurned')).toEqual([{ type: 'spellBurned', seat: 0, spell: top }]);
    expect(next.fighters[0].spellHand).toHaveLength(9);
    expect(next.fighters[0].spellsUsed).toEqual([top]);
  });

  rule(['RP-SPL-03', 'RP-SPL-05'], 'the combat power costs 2 mana, once per hand, without any spells', () => {
    const { state } = start(GAME, [{ hero: 'odin' }, {}]);
    expect(refusal(GAME, state, combatPower(0))).toEqual({ code: 'NOT_ENOUGH_MANA', rule: 'RP-SPL-01' });
    const rich = changed(GAME, state, ({ fighters }) => {
      fighters[0].mana = 5;
    });
    const { state: after, events } = play(GAME, rich, [combatPower(0)]);
    expect(hpOf(after)).toEqual([100, 98]);
    expect(after.fighters[0]).toMatchObject({ mana: 3, powerUsed: true });
    expect(told(events, 'powerUsed')).toEqual([{ type: 'powerUsed', seat: 0, heroClass: 'Mage', mana: 2 }]);
    expect(refusal(GAME, after, combatPower(0))).toEqual({ code: 'POWER_USED', rule: 'RP-SPL-03' });
    const next = play(GAME, after, [ready(0), ready(1), brace(0)]).state;
    expect(next.fighters[0].powerUsed).toBe(false);
  });

  rule.each([
    { hero: 'zeus', own: {}, foe: { hp: 78 } },
    { hero: 'hel', own: { hp: 48, stamina: 12 }, foe: {} },
    { hero: 'sinmara', own: { hp: 52 }, foe: {} },
    { hero: 'thor', own: { armor: 2 }, foe: {} },
    { hero: 'freyr', own: { statuses: [status('shielded', 0, 2)] }, foe: {} },
    { hero: 'eir', own: { hp: 52 }, foe: {} },
    { hero: 'freya', own: { hp: 51, stamina: 11 }, foe: {} },
    { hero: 'skadi', own: {}, foe: { hp: 78 } },
  ])('RP-SPL-03', 'the power of $hero: $own, $foe', ({ hero, own, foe }) => {
    const { state } = start(GAME, [{ hero, hp: 50, stamina: 10 }, { hp: 80 }]);
    const rich = changed(GAME, state, ({ fighters }) => {
      fighters[0].mana = 2;
    });
    const { fighters } = play(GAME, rich, [combatPower(0)]).state;
    expect(fighters[0]).toMatchObject({ hp: 50, stamina: 10, armor: 0, statuses: [], ...own });
    expect(fighters[1]).toMatchObject({ hp: 80, stamina: 10, armor: 0, ...foe });
  });

  rule('RP-SPL-03', 'three classes, and fighters without a hero, have no power', () => {
    for (const hero of ['njord', 'surtr', 'thanatos', null]) {
      const { state } = start(GAME, [{ hero }, {}]);
      expect(refusal(GAME, state, combatPower(0))).toEqual({ code: 'NO_POWER', rule: 'RP-SPL-03' });
    }
  });

  rule('RP-SPL-04', 'damage to 0 HP eliminates at once', () => {
    const { state, events } = cast(4904, [{}, { hp: 4 }]);
    expect(state.result).toEqual({ winner: 0, scores: [1, 0], reason: 'eliminated', rule: 'RP-RES-07' });
    expect(types(events).slice(-2)).toEqual(['eliminated', 'combatOver']);
    expect(cast(4904, [{}, { hp: 4.5 }]).state.result).toBeNull();
  });

  rule('RP-SPL-05', 'a fighter without spells has nothing to replace or cast', () => {
    const { state } = start(GAME, [{ hero: 'odin' }, { hero: 'thor' }]);
    expect(state.phase).toBe('spellPet');
    expect(GAME.legalActions(state, 0)).toEqual([ready(0)]);
    const rich = changed(GAME, state, ({ fighters }) => {
      fighters[0].mana = 2;
    });
    expect(GAME.legalActions(rich, 0)).toEqual([combatPower(0), ready(0)]);
  });

  rule(['RP-PH-03', 'X-ST-06'], 'a frozen fighter neither casts nor uses its power', () => {
    const state = holding([4901], [{ hero: 'odin', statuses: [status('frozen')] }, {}]);
    expect(refusal(GAME, state, castSpell(0, { hand: 0 }))).toEqual({ code: 'FROZEN', rule: 'X-ST-06' });
    expect(refusal(GAME, state, combatPower(0))).toEqual({ code: 'FROZEN', rule: 'X-ST-06' });
    expect(GAME.legalActions(state, 0)).toEqual([ready(0)]);
  });
});

describe('what spells do', () => {
  const figures = ({ fighters }: RagnarokPokerState) =>
    fighters.map(({ hp, armor, stamina, statuses }) => ({ hp, armor, stamina, statuses }));
  const base: FighterSetup = { hp: 50 };
  const bare = { hp: 50, armor: 0, stamina: 10, statuses: [] };

  rule.each([
    { id: 4901, own: { hp: 54 }, foe: {} },
    { id: 4902, own: { armor: 3 }, foe: {} },
    { id: 4903, own: { stamina: 12 }, foe: {} },
    { id: 4904, own: {}, foe: { hp: 46 } },
    { id: 4906, own: { statuses: [status('shielded', 0, 6)] }, foe: {} },
    { id: 4907, own: {}, foe: { statuses: [status('poisoned', 3)] } },
    { id: 4908, own: {}, foe: { statuses: [status('frozen', 1)] } },
    { id: 4909, own: { hp: 51 }, foe: {} },
    { id: 4910, own: { statuses: [status('blessed', 3)] }, foe: {} },
    { id: 4911, own: {}, foe: { statuses: [status('cursed', 2)] } },
    { id: 4912, own: { stamina: 11, statuses: [status('enraged', 2)] }, foe: {} },
    { id: 4913, own: { armor: 2, stamina: 11 }, foe: {} },
    { id: 4914, own: { hp: 53, stamina: 11 }, foe: {} },
    { id: 4915, own: {}, foe: { hp: 44 } },
    { id: 4916, own: {}, foe: { statuses: [status('burning', 2)] } },
    { id: 4401, own: { hp: 46 }, foe: {} },
    { id: 5901, own: { armor: 6 }, foe: {} },
    { id: 6901, own: {}, foe: { hp: 45, statuses: [status('burning', 1)] } },
    { id: 8091, own: { hp: 56 }, foe: {} },
    { id: 8291, own: { armor: 3, hp: 52 }, foe: {} },
    { id: 8391, own: { stamina: 12, hp: 52 }, foe: {} },
    { id: 8491, own: { hp: 45, stamina: 14 }, foe: {} },
  ])('RP-PH-03', 'spell $id: $own, $foe', ({ id, own, foe }) => {
    const { state } = cast(id, [base, base]);
    expect(figures(state)).toEqual([
      { ...bare, ...own },
      { ...bare, ...foe },
    ]);
  });

  rule('RP-PH-03', 'healing stops at the maximum and says nothing where nothing is missing', () => {
    expect(cast(4901, [{ hp: 98 }, {}]).state.fighters[0].hp).toBe(100);
    expect(types(cast(4901).events)).toEqual(['spellCast']);
  });

  rule('RP-PH-03', 'nobody pays with its life', () => {
    for (const [hp, code] of [
      [4, 'WOULD_DIE'],
      [4.5, undefined],
    ] as const) {
      expect(codeOf(GAME, holding([4401], [{ hp }, {}]), castSpell(0, { hand: 0 }))).toBe(code);
    }
    const state = changed(GAME, start(GAME, [{ hero: 'hel', hp: 2 }, {}]).state, ({ fighters }) => {
      fighters[0].mana = 2;
    });
    expect(refusal(GAME, state, combatPower(0))).toEqual({ code: 'WOULD_DIE', rule: 'RP-PH-03' });
    expect(GAME.legalActions(state, 0)).toEqual([ready(0)]);
  });

  rule('RP-SPL-02', 'drawing takes from the top of the deck, as far as it goes', () => {
    const spellDeck = [4401, 4901, 4902, 4903];
    const hero = 'sinmara';
    const { state } = start(GAME, [{ hero, spellDeck }, {}]);
    const set = changed(GAME, play(GAME, state, [mulligan(0, { replace: [] })]).state, ({ fighters }) => {
      Object.assign(fighters[0], { spellHand: [4401], spellDeck: [4903, 4901, 4902], mana: 2 });
    });
    const { state: after, events } = play(GAME, set, [castSpell(0, { hand: 0 })]);
    expect(after.fighters[0]).toMatchObject({ spellHand: [4903, 4901], spellDeck: [4902], hp: 96 });
    expect(told(events, 'spellsDrawn')).toEqual([{ type: 'spellsDrawn', seat: 0, spells: [4903, 4901] }]);
    expect(GAME.viewEvents(events, 1).find(({ type }) => type === 'spellsDrawn')).toEqual({
      type: 'spellsDrawn',
      seat: 0,
      spells: [null, null],
    });
  });

  rule(['RP-PH-03', 'RP-FLD-03'], 'Steady Nerve lets one Brace cost no stamina', () => {
    const state = holding([4909]);
    const { state: after, events } = play(GAME, state, [castSpell(0, { hand: 0 })]);
    expect(after.fighters[0].foldFree).toBe(true);
    expect(types(events)).toEqual(['spellCast', 'foldFreed']);
    const folded = play(GAME, after, [ready(0), ready(1), brace(0)]).state;
    expect([folded.fighters[0].foldFree, ...staminaOf(folded)]).toEqual([false, 10, 10]);
  });

  rule('RP-PH-03', 'a peek shows cards that are not seen yet, now or when they are dealt', () => {
    const places = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const { state } = start(GAME, [{ hero: 'loki', spellDeck: [4905] }, {}], `peek ${i}`);
      const rich = changed(GAME, play(GAME, state, [mulligan(0, { replace: [] })]).state, ({ fighters }) => {
        fighters[0].mana = 10;
      });
      const { state: once } = play(GAME, rich, [castSpell(0, { hand: 0 })]);
      places.add(once.fighters[0].peeked.join());
      const twice = play(GAME, once, [combatPower(0)]).state;
      expect(twice.fighters[0].peeked).toEqual([true, true]);
      const dealt = play(GAME, once, [ready(0), ready(1)]).state;
      const seen = GAME.view(dealt, 0).fighters[1].hole;
      expect(seen.map((card) => card !== null)).toEqual(once.fighters[0].peeked);
      expect(GAME.view(dealt, 'spectator').fighters[1].hole).toEqual([null, null]);
      expect(GAME.view(dealt, 1).fighters[0].hole).toEqual([null, null]);
      const next = play(GAME, dealt, [brace(0)]).state;
      expect(next.fighters[0].peeked).toEqual([false, false]);
    }
    expect([...places].sort()).toEqual(['false,true', 'true,false']);
    expect(cast(8191).state.fighters[0].peeked).toEqual([true, true]);
    expect(cast(7901).state.fighters[0].stamina).toBe(11);
  });

  rule('RP-PH-03', 'a peek at dealt cards shows them at once, to nobody else', () => {
    const game = variant({ dealHoleCards: 'beforeSpellPet' });
    const { state } = start(game, [{ hero: 'loki', spellDeck: [8191] }, {}]);
    const rich = changed(game, play(game, state, [mulligan(0, { replace: [] })]).state, ({ fighters }) => {
      fighters[0].mana = 4;
    });
    const { events, state: after } = play(game, rich, [castSpell(0, { hand: 0 })]);
    const { hole } = rich.fighters[1];
    const [peeked] = told(events, 'peeked');
    expect(peeked?.places.map((place, i) => [place, peeked.cards[i]])).toEqual(
      peeked?.places.map((place) => [place, hole[place]]),
    );
    expect(peeked?.places).toHaveLength(2);
    const others = game.viewEvents(events, 1).find(({ type }) => type === 'peeked');
    expect(others).toMatchObject({ cards: [null, null] });
    expect(game.view(after, 0).fighters[1].hole).toEqual(hole);
  });

  rule(['X-ST-07', 'X-ST-08', 'X-ST-11'], 'Cursed and Enraged change what spells deal and heal', () => {
    const cursed = [{ ...base, statuses: [status('cursed', 2)] }, base] as const;
    const enraged = [{ ...base, statuses: [status('enraged', 2)] }, base] as const;
    expect(hpOf(cast(4904, cursed).state)).toEqual([50, 47]);
    expect(hpOf(cast(4904, enraged).state)).toEqual([50, 45]);
    expect(hpOf(cast(8091, cursed).state)).toEqual([54, 50]);
    expect(hpOf(cast(8091, enraged).state)).toEqual([56, 50]);
    expect(hpOf(cast(8491, cursed).state)).toEqual([45, 50]);
    expect(cast(4902, cursed).state.fighters[0].armor).toBe(3);
  });

  rule(['X-ST-05', 'X-ST-09'], 'damage goes through Shielded, then armor, then HP', () => {
    const { state, events } = cast(4915, [{}, { hp: 50, armor: 1.5, statuses: [status('shielded', 0, 2)] }]);
    expect(state.fighters[1]).toMatchObject({ hp: 47.5, armor: 0, statuses: [] });
    expect(told(events, 'damaged')).toEqual([
      { type: 'damaged', seat: 1, amount: 6, shielded: 2, armored: 1.5, total: 47.5 },
    ]);
    expect(told(events, 'statusEnded')).toEqual([{ type: 'statusEnded', seat: 1, status: 'shielded' }]);
    expect(cast(4904, [{}, { statuses: [status('shielded', 0, 6)] }]).state.fighters[1].statuses).toEqual([
      status('shielded', 0, 2),
    ]);
  });

  rule('X-ST-10', 'a status already there keeps the longer duration and the larger value', () => {
    const there = [status('poisoned', 5), status('shielded', 0, 3)];
    const { fighters } = cast(4907, [{}, { statuses: there }]).state;
    expect(fighters[1].statuses).toEqual([status('poisoned', 4), status('shielded', 0, 0.5)].slice(0, 1));
  });
});

describe('what ticks', () => {
  rule(
    ['X-ST-02', 'X-ST-03', 'X-ST-04'],
    'at the start of each hand, before the forced bets, and runs down',
    () => {
      const statuses = [status('poisoned', 2), status('burning', 1)];
      const { state, events } = start(GAME, [{ statuses }, { hp: 50, statuses: [status('blessed', 2)] }]);
      expect(hpOf(state)).toEqual([92, 52]);
      expect(state.fighters.map((fighter) => fighter.statuses)).toEqual([
        [status('poisoned', 1)],
        [status('blessed', 1)],
      ]);
      expect(
        told(events, 'statusTicked').map(({ seat, status: type, amount }) => [seat, type, amount]),
      ).toEqual([
        [0, 'poisoned', 3],
        [0, 'burning', 5],
        [1, 'blessed', 2],
      ]);
      expect(start(GAME, [{ maxHp: 30, statuses }, {}]).state.fighters[0].hp).toBe(28);
    },
  );

  rule(['X-ST-02', 'X-EL-08'], 'counts the maximum with what the element gives on top', () => {
    const fighter = { element: 'Fire', maxHp: 99, statuses: [status('poisoned')] } as const;
    expect(hpOf(start(GAME, [fighter, { element: 'Earth' }]).state)).toEqual([98, 100]);
    expect(hpOf(start(GAME, [fighter, {}]).state)).toEqual([97, 100]);
  });

  rule('X-ST-04', 'Frozen, Cursed and Enraged end with the hand', () => {
    const statuses = [status('frozen', 1), status('cursed', 2), status('enraged', 1)];
    const state = round(GAME, [{ statuses }, {}]);
    expect(state.fighters[0].statuses).toEqual(statuses);
    const { state: next, events } = play(GAME, state, [brace(0)]);
    expect(next.fighters[0].statuses).toEqual([status('cursed', 1)]);
    expect(told(events, 'statusEnded').map(({ status: type }) => type)).toEqual(['frozen', 'enraged']);
  });

  rule('X-ST-04', 'kills before Blessed can help', () => {
    const statuses = [status('blessed', 1), status('poisoned', 1)];
    const { state, events } = start(GAME, [{ hp: 3, maxHp: 100, statuses }, {}]);
    expect(state.result).toMatchObject({ winner: 1, reason: 'eliminated', rule: 'RP-RES-07' });
    expect(told(events, 'healed')).toEqual([]);
    expect(start(GAME, [{ hp: 3.5, maxHp: 100, statuses }, {}]).state.fighters[0].hp).toBe(2.5);
  });

  rule(['X-ST-04', 'RP-RES-07'], 'can kill both at once: nobody wins', () => {
    const dying = { hp: 3, statuses: [status('burning', 1)], maxHp: 100 };
    const { state, events } = start(GAME, [dying, { ...dying, hp: 5 }]);
    expect(state.result).toEqual({
      winner: null,
      scores: [0.5, 0.5],
      reason: 'bothEliminated',
      rule: 'X-ST-04',
    });
    expect(told(events, 'eliminated')).toHaveLength(2);
    expect(hpOf(state)).toEqual([0, 0]);
  });

  rule('X-ST-05', 'goes through Shielded and armor', () => {
    const statuses = [status('shielded', 0, 1), status('burning', 1)];
    const { state } = start(GAME, [{ armor: 2, statuses }, {}]);
    expect(state.fighters[0]).toMatchObject({ hp: 98, armor: 0, statuses: [] });
  });

  rule(
    ['X-ST-04', 'RP-RES-07'],
    'in every phase where the ruleset says so; to 0 with HP in the pot is all-in',
    () => {
      const game = variant({ statusTick: 'perPhase', spells: false });
      const poison = [status('poisoned', 9)];
      const { state } = start(game, [{ statuses: poison }, {}]);
      // Twice: at the start of the hand and with Faith.
      expect(state.fighters[0]).toMatchObject({ hp: 88.5, statuses: [status('poisoned', 7)] });
      const later = play(game, state, [game.actions.engage(0), game.actions.defend(1)]).state;
      expect([later.phase, later.fighters[0].hp]).toEqual(['foresight', 80.5]);
      const fragile = start(game, [{ hp: 11, maxHp: 100, statuses: [status('burning', 2)] }, {}]);
      expect(told(fragile.events, 'allIn').map(({ seat }) => seat)).toContain(0);
      expect(told(fragile.events, 'eliminated').length).toBeLessThanOrEqual(1);
      const once = start(variant({ spells: false }), [{ statuses: poison }, {}]).state;
      expect(once.fighters[0].hp).toBe(91.5);
    },
  );

  rule('X-ST-02', 'Blessed does not lift above the maximum', () => {
    const { state } = start(GAME, [{ hp: 99, statuses: [status('blessed', 1)] }, {}]);
    expect(state.fighters[0]).toMatchObject({ hp: 100, statuses: [] });
  });
});

describe('a first strike', () => {
  rule('RP-PH-07', 'costs the defender 15, past armor and shield, never its last HP', () => {
    const game = createRagnarokPoker('upstream');
    const armored = { armor: 5, statuses: [status('shielded', 0, 5)] };
    const { fighters } = start(game, [{}, armored]).state;
    expect(fighters.map(({ hp, armor }) => [hp, armor])).toEqual([
      [100, 0],
      [85, 5],
    ]);
    for (const [hp, left] of [
      [15, 1],
      [16, 1],
      [16.5, 1.5],
      [0.5, 0.5],
      [1, 1],
    ]) {
      expect(start(game, [{}, { hp: hp ?? 0 }]).state.fighters[1].hp).toBe(left);
    }
    expect(types(start(game, [{}, { hp: 1 }]).events)).not.toContain('firstStruck');
  });
});

describe('an op that no card has', () => {
  it('takes stamina of the other, not below 0', () => {
    const ops: CombatOp['op'][] = COMBAT_SPELLS.flatMap(({ effect }) => effect.map(({ op }) => op));
    expect(ops).not.toContain('foeSta');
    fc.assert(
      fc.property(fc.nat(3), (stamina) => {
        const { state } = start(GAME, [{ king: 'ymir' }, { stamina }]);
        expect(state.fighters[1].stamina).toBe(Math.max(0, stamina - 1));
      }),
    );
  });
});
