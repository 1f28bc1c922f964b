// Every card is played, every Hero Power and Weapon Upgrade used, every passive set off: none goes wrong, and each does something.
import { createChance, type Seat } from 'holmgang';
import {
  houseSet,
  type RagnarokStandardAction,
  type RagnarokStandardEvent,
  type RagnarokStandardState,
  textOf,
} from 'holmgang/ragnarok-standard';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { arrange, at, GAME, kinds } from './arrange.js';

/** A table on which nearly everything has something to work on. */
function busy(hero: string, hand: readonly number[]): RagnarokStandardState {
  const state = structuredClone(
    arrange([
      {
        hero,
        health: 15,
        armor: 6,
        hand: [...hand, 1007, 4505],
        deck: [1001, 1008, 6001, 1011],
        board: [{ cardId: 1034, health: 3 }, 1014, 9001],
        weapon: 5002,
        died: [1007, 1008, 9001],
        corpses: 4,
        played: 1,
      },
      {
        health: 12,
        hand: [1007, 1008],
        deck: [1001, 1008],
        board: [{ cardId: 1034, health: 4 }, { cardId: 1007, health: 2 }, 9009, 1008],
        secrets: [],
      },
    ]),
  ) as RagnarokStandardState;
  return state;
}

/** Plays an action and whatever choices it asks for; all that happened. */
function through(state: RagnarokStandardState, action: RagnarokStandardAction, seed: string) {
  const chance = createChance(seed);
  const events: RagnarokStandardEvent[] = [];
  let after = state;
  let next: RagnarokStandardAction | undefined = action;
  while (next !== undefined) {
    const applied = GAME.apply(after, next, chance);
    if (!applied.ok) throw new Error(`${applied.rejection.code} for ${JSON.stringify(next)}`);
    events.push(...applied.events);
    after = applied.state;
    expect(GAME.check(after)).toEqual([]);
    const [decision] = after.pending;
    next = decision && GAME.actions.choose(decision.seat, { option: 0 });
  }
  return { state: after, events };
}

const CLASS_HERO = new Map(houseSet.heroes.map(({ class: owner, slug }) => [owner as string, slug]));

rule.each(houseSet.cards)(
  ['RS-TRN-03', 'RS-CRD-01'],
  '$id $name is played in every way that is legal',
  (card) => {
    const hero = CLASS_HERO.get(card.class) ?? 'magni';
    const state = structuredClone(busy(hero, [card.id])) as RagnarokStandardState;
    state.players[0].mana = 10;
    state.players[0].hand[0] = { ...state.players[0].hand[0]!, costDelta: -4 };
    const plays = GAME.legalActions(state, 0).filter(
      (action) => action.type === 'playCard' && action.hand === 0,
    );
    expect(plays.length).toBeGreaterThan(0);
    for (const action of plays.filter((_, i) => i % 3 === 0 || plays.length < 12)) {
      const { state: after, events } = through(state, action, `${card.id}`);
      expect(kinds(events)[0]).toBe('cardPlayed');
      const placed = after.players[0].board.some(
        ({ cardId, attached }) => cardId === card.id || attached.includes(card.id),
      );
      const died = after.players[0].graveyard.some(({ cardId }) => cardId === card.id);
      const isSecret = after.players[0].secrets.some(({ cardId }) => cardId === card.id);
      const isOn = after.players[0].weapon?.cardId === card.id || after.players[0].hero.cardId === card.id;
      expect(placed || died || isSecret || isOn).toBe(true);
    }
  },
);

const RUNS = ['battlecry', 'combo', 'outcast'] as const;
for (const when of RUNS) {
  const cards = houseSet.cards.filter(({ text }) => text.some((clause) => clause.when === when));
  rule.each(cards)(
    [when === 'battlecry' ? 'RS-KW-BATTLECRY' : when === 'combo' ? 'RS-KW-COMBO' : 'RS-KW-OUTCAST'],
    `the ${when} of $id $name runs and does something`,
    (card) => {
      const state = structuredClone(
        busy(CLASS_HERO.get(card.class) ?? 'magni', [card.id]),
      ) as RagnarokStandardState;
      state.players[0].hand[0] = { ...state.players[0].hand[0]!, costDelta: -4 };
      // Highlander texts need a deck without pairs: this one is.
      const action = GAME.legalActions(state, 0).find((each) => each.type === 'playCard' && each.hand === 0)!;
      const { events } = through(state, action, 'text');
      if (card.type !== 'Spell') expect(kinds(events)).toContain(when);
      const after = kinds(events).indexOf(when);
      expect(
        card.type === 'Spell' ||
          kinds(events).slice(after + 1).length > 0 ||
          textOf(card.text).includes('weaponAtk') ||
          textOf(card.text).includes('addRattle'),
      ).toBe(true);
    },
  );
}

rule.each(houseSet.heroes)(
  ['RS-HER-04', 'RS-HER-05'],
  'the Hero Power of $name is used on every target',
  ({ slug, power }) => {
    const state = structuredClone(busy(slug, [])) as RagnarokStandardState;
    state.players[0].board[2]!.frozen = null;
    state.players[1].board[0]!.attackBonus = 1;
    state.players[1].board[0]!.attack = state.players[1].board[0]!.attack + 1;
    const ready = GAME.check(state).length === 0 ? state : busy(slug, []);
    const powers = GAME.legalActions(ready, 0).filter(({ type }) => type === 'heroPower');
    expect(powers.length).toBeGreaterThan(0);
    for (const action of powers) {
      const { state: after, events } = through(ready, action, slug);
      expect(kinds(events)[0]).toBe('heroPowerUsed');
      expect(after.players[0].hero.powerUsed).toBe(true);
      const isQuiet = power.ops.every(({ op }) => op === 'weaponAtk' || op === 'addRattle' || op === 'heal');
      expect(isQuiet || events.length > 1 || after.players[0].board.length > 0).toBe(true);
    }
  },
);

rule.each(houseSet.heroes)(
  ['RS-HER-06', 'RS-HER-07'],
  'the Weapon Upgrade of $name equips its weapon',
  ({ slug, upgrade }) => {
    const { state } = through(busy(slug, []), GAME.actions.weaponUpgrade(0), slug);
    expect(state.players[0].weapon).toMatchObject({
      cardId: null,
      upgradeOf: slug,
      attack: upgrade.attack,
      durability: upgrade.durability,
    });
  },
);

/** What sets each passive off. */
function provoke(state: RagnarokStandardState): readonly RagnarokStandardEvent[] {
  const [friend, mech, wolf] = [at(state, 0, 0), at(state, 0, 1), at(state, 0, 2)];
  const [big, small] = [at(state, 1, 0), at(state, 1, 1)];
  const { actions } = GAME;
  const events: RagnarokStandardEvent[] = [];
  let after = state;
  const tries: readonly RagnarokStandardAction[] = [
    actions.heroPower(0),
    ...GAME.legalActions(state, 0)
      .filter(({ type }) => type === 'heroPower')
      .slice(0, 1),
    actions.playCard(0, { hand: 0, target: 0 }),
    actions.playCard(0, { hand: 0, target: friend }),
    actions.playCard(0, { hand: 0, target: wolf }),
    actions.playCard(0, { hand: 0 }),
    actions.attack(0, { attacker: 0, defender: at(state, 1, 2) }),
    actions.attack(0, { attacker: wolf, defender: at(state, 1, 2) }),
    actions.attack(0, { attacker: friend, defender: small }),
    actions.attack(0, { attacker: mech, defender: big }),
    actions.endTurn(0),
    actions.attack(1, { attacker: big, defender: 0 }),
    actions.attack(1, { attacker: big, defender: mech }),
    actions.endTurn(1),
  ];
  for (const action of tries) {
    while (after.pending[0]) {
      const done = GAME.apply(after, actions.choose(after.pending[0].seat as Seat, { option: 0 }));
      if (done.ok) after = done.state;
    }
    if (after.result !== null || GAME.validate(after, action) !== undefined) continue;
    const done = GAME.apply(after, action);
    if (!done.ok) continue;
    expect(GAME.check(done.state)).toEqual([]);
    events.push(...done.events);
    after = done.state;
  }
  return events;
}

const LOUD = houseSet.heroes.filter(({ passive }) => 'ops' in passive.text);

rule.each(LOUD)(['RS-HER-04', 'RS-HER-08'], 'the passive of $name is set off', ({ slug }) => {
  const state = busy(slug, [6001, 8001, 4005, 1007]);
  const events = provoke(state);
  const ran = events.filter(
    (event) => event.type === 'triggered' && event.cardId === null && event.entity === 0,
  );
  expect(ran.length).toBeGreaterThan(0);
});

const AURAS = houseSet.heroes.filter(
  ({ passive }) => passive.text.when === 'aura' || passive.text.when === 'auraKw',
);

rule.each(AURAS)(['RS-HER-08', 'RS-ORD-11'], 'the aura of $name holds on its minions', ({ slug }) => {
  const board = [1001, 1005, 9001, 9010, 1020, 8402, 9003, 1035].slice(1);
  const figures = (hero: string) =>
    arrange([{ hero, board }, {}]).players[0].board.map(({ attack, maxHealth, keywords }) => [
      attack,
      maxHealth,
      keywords,
    ]);
  const taunt = (hero: string) => arrange([{ hero, board: [1001] }, {}]).players[0].board[0];
  const isFelt =
    JSON.stringify(figures(slug)) !== JSON.stringify(figures('magni')) ||
    taunt(slug)?.maxHealth !== taunt('magni')?.maxHealth;
  expect(isFelt).toBe(true);
});
