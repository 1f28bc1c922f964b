// A combat played by the library and by the oracle at once: any combination of options, fighters of all kinds, compared after each
// action; in each position the legal actions, and amounts, places and seats at random with the code of their refusal.

import { type Chance, createChance, SEATS, type Seat } from 'holmgang';
import {
  COMBAT_SPELLS,
  createRagnarokPoker,
  DEFAULT_OPTIONS,
  ELEMENTS,
  type FighterSetup,
  HEROES,
  KINGS,
  type RagnarokPokerAction,
  type RagnarokPokerEvent,
  type RagnarokPokerGame,
  type RagnarokPokerOptions,
  type RagnarokPokerState,
  type Status,
} from 'holmgang/ragnarok-poker';
import { expect } from 'vitest';
import { type Act, type Both, type Luck, type Model, Oracle, type Side } from './ragnarok-poker-oracle.js';

/** Every value of every option; the numbers in a few sizes. */
const VALUES: { readonly [K in keyof RagnarokPokerOptions]: readonly RagnarokPokerOptions[K][] } = {
  ante: [0.5, 0.5, 0, 3.5, 30],
  mulliganOf: ['spellHand', 'holeCards', 'none'],
  dealHoleCards: ['afterSpellPet', 'beforeSpellPet'],
  combatLength: ['toDeath', 'toDeath', 'singleHand'],
  maxHands: [100, 100, 3],
  preflopBetting: [false, true],
  firstSmallBlind: ['attacker', 'defender'],
  blindRotation: ['alternate', 'fixed'],
  laterRoundsFirst: ['bigBlind', 'smallBlind'],
  minRaise: ['bigBlind', 'lastRaise'],
  betStep: [1, 0.5],
  hpPerStamina: [10, 10, 3],
  staminaPerHand: [0, 1, 7],
  callNeedsStamina: [false, true],
  uncalledExcess: ['returned', 'kept'],
  armorAbsorbs: ['allLosses', 'foldOnly'],
  damageMode: ['optionA', 'multiplier'],
  spells: [true, true, false],
  firstStrike: [0, 15],
  elementBonus: ['health', 'healthAndDamage', 'off'],
  elementSide: ['attacker', 'both'],
  statusTick: ['perHand', 'perPhase'],
  kingPassives: [true, false],
};

/** Any combination of options; one in four is the default. */
function anyOptions(chance: Chance): RagnarokPokerOptions {
  if (chance.int(4) === 0) return DEFAULT_OPTIONS;
  const entries = Object.entries(VALUES).map(([key, values]) => [
    key,
    chance.pick(values as readonly unknown[]),
  ]);
  return Object.fromEntries(entries) as RagnarokPokerOptions;
}

const often = (chance: Chance, part: number) => chance.int(part) > 0;

function anyStatuses(chance: Chance): Status[] {
  const types = ['poisoned', 'burning', 'frozen', 'blessed', 'cursed', 'enraged'] as const;
  const some: Status[] = types
    .filter(() => chance.int(6) === 0)
    .map((type) => ({ type, duration: 1 + chance.int(3), value: 0 }));
  return chance.int(6) === 0
    ? [...some, { type: 'shielded', duration: 0, value: 0.5 + chance.int(16) / 2 }]
    : some;
}

/** A fighter that may not see its first hand. */
function frailFighter(chance: Chance): FighterSetup {
  const statuses = (['poisoned', 'burning'] as const).map((type) => ({ type, duration: 2, value: 0 }));
  return { hero: 'hel', maxHp: 8, hp: 0.5 + chance.int(12) / 2, statuses, spellDeck: [8491, 8491] };
}

/** A fighter with or without everything that a fighter can have. */
function anyFighter(chance: Chance): FighterSetup {
  const hero = often(chance, 4) ? chance.pick(HEROES) : null;
  const isSmall = chance.int(3) === 0;
  const maxHp = often(chance, 3) ? 100 : 0.5 + chance.int(isSmall ? 60 : 300) / 2;
  const fits = COMBAT_SPELLS.filter((spell) => spell.class === null || spell.class === hero?.class);
  const both = fits.flatMap(({ id }) => [id, id]);
  const spellDeck = often(chance, 3) ? chance.shuffle(both).slice(0, chance.int(30)) : [];
  return {
    hero: hero?.slug ?? null,
    ...(chance.int(2) === 0 ? { element: chance.pick(ELEMENTS).name } : {}),
    maxHp,
    hp: often(chance, 3) ? maxHp : (1 + chance.int(2 * maxHp)) / 2,
    ...(chance.int(2) === 0 ? { stamina: chance.int(14) } : {}),
    armor: often(chance, 3) ? 0 : chance.int(30) / 2,
    statuses: anyStatuses(chance),
    spellDeck,
    king: often(chance, 3) ? null : chance.pick(KINGS).slug,
  };
}

// --- what is compared --------------------------------------------------------------------------------------------------------

/** What mana was left when the combat ended means nothing. */
function sideOf(fighter: RagnarokPokerState['fighters'][number], isOver: boolean): Side {
  return {
    hp: 2 * fighter.hp,
    max: 2 * fighter.maxHp,
    base: 2 * fighter.baseMaxHp,
    armor: 2 * fighter.armor,
    stamina: fighter.stamina,
    committed: 2 * fighter.committed,
    bet: 2 * fighter.betThisRound,
    allIn: fighter.allIn,
    hole: [...fighter.hole],
    seen: [...fighter.peeked],
    marks: Object.fromEntries(
      fighter.statuses.map(({ type, duration, value }) => [type, { turns: duration, value: 2 * value }]),
    ),
    mana: isOver ? 0 : fighter.mana,
    powerUsed: fighter.powerUsed,
    foldFree: fighter.foldFree,
    deck: [...fighter.spellDeck],
    spells: [...fighter.spellHand],
    used: [...fighter.spellsUsed],
  };
}

function modelOf(state: RagnarokPokerState): Model {
  const { phase, hand, smallBlind, toAct, betToMatch, community, fighters, result } = state;
  return {
    ...{ phase, hand, smallBlind, toAct },
    betToMatch: 2 * betToMatch,
    community: [...community],
    sides: [sideOf(fighters[0], result !== null), sideOf(fighters[1], result !== null)],
    result: result && { winner: result.winner, reason: result.reason },
  };
}

/** The fighters as they were before anything happened; their decks as they were shuffled. */
function before(
  state: RagnarokPokerState,
  setups: readonly [FighterSetup, FighterSetup],
  isMagic: boolean,
): Both<Side> {
  const side = (seat: Seat): Side => {
    const {
      statuses = [],
      maxHp = 100,
      hp = maxHp,
      armor = 0,
      stamina = Math.floor(maxHp / 10),
    } = setups[seat];
    const now = state.fighters[seat];
    const deck = [...now.spellHand, ...now.spellDeck];
    expect(now.spellHand).toHaveLength(Math.min(3 + (state.hand > 1 ? 1 : 0), deck.length));
    expect([...deck].sort()).toEqual(isMagic ? [...(setups[seat].spellDeck ?? [])].sort() : []);
    return {
      ...sideOf(now, false),
      ...{ hp: 2 * hp, max: 2 * maxHp, base: 2 * maxHp, armor: 2 * armor, stamina, committed: 0, bet: 0 },
      ...{ allIn: false, hole: [], seen: [false, false], mana: 0, deck, spells: [], used: [] },
      marks: Object.fromEntries(
        statuses.map(({ type, duration, value }) => [type, { turns: duration, value: 2 * value }]),
      ),
    };
  };
  return [side(0), side(1)];
}

function luckOf(events: readonly RagnarokPokerEvent[], state: RagnarokPokerState): Luck {
  const told = <T extends RagnarokPokerEvent['type']>(type: T) =>
    events.filter((event): event is Extract<RagnarokPokerEvent, { type: T }> => event.type === type);
  const after = (seat: Seat) => {
    // Where the mulligan ends, hand 1 begins; nothing is drawn in it.
    const { spellDeck, spellHand } = state.fighters[seat];
    return told('mulliganed').some((event) => event.seat === seat)
      ? { deck: spellDeck, hand: spellHand }
      : null;
  };
  return {
    holes: told('holeDealt').map(({ cards }) => [...(cards as number[])]),
    boards: told('communityRevealed').map(({ cards }) => [...cards]),
    peeks: told('peeked').map(({ places }) => [...places]),
    swapped: [after(0), after(1)],
    picks: events.flatMap((event, i) => {
      if (event.type !== 'passiveTriggered' || event.king !== 'ginnungagap') return [];
      const next = events[i + 1]?.type;
      return [next === 'armorChanged' ? 'armor' : next === 'hpRaised' ? 'tempHp' : 'sta'] as const;
    }),
  };
}

// --- what is tried -----------------------------------------------------------------------------------------------------------

/** Anything that has the form of an action, legal or not. */
function tries(game: RagnarokPokerGame, state: RagnarokPokerState, chance: Chance): RagnarokPokerAction[] {
  const { actions } = game;
  const fighter = state.fighters[state.toAct ?? 0];
  const reach = Math.max(1, Math.ceil(fighter.hp + 12));
  const amounts = [chance.int(2 * reach) / 2, chance.int(reach), 10, fighter.hp];
  const owed = Math.max(0, state.betToMatch - fighter.betThisRound);
  const raises = [
    ...amounts,
    Math.max(0, fighter.hp - owed),
    Math.max(10, state.lastRaise),
    state.lastRaise + 0.5,
  ];
  const seat: Seat = state.toAct ?? (chance.int(2) as Seat);
  return [
    ...amounts.map((amount) => actions.attack(seat, { amount })),
    ...raises.map((raiseBy) => actions.counterAttack(seat, { raiseBy })),
    ...SEATS.flatMap((each) => [
      actions.engage(each),
      actions.defend(each),
      actions.brace(each),
      actions.ready(each),
      actions.combatPower(each),
      actions.castSpell(each, { hand: chance.int(10) }),
      actions.mulligan(each, { replace: [chance.int(5), chance.int(5)].slice(0, chance.int(3)) }),
    ]),
  ];
}

const amountOf = (action: RagnarokPokerAction): number | null =>
  action.type === 'attack' ? action.amount : action.type === 'counterAttack' ? action.raiseBy : null;

/** What is listed is legal; it is everything there is but for amounts, of which the least and the largest are listed. */
function compareLegal(
  oracle: Oracle,
  listed: readonly RagnarokPokerAction[],
  tried: readonly RagnarokPokerAction[],
) {
  const key = (action: RagnarokPokerAction) => JSON.stringify(Object.entries(action).sort());
  const keys = new Set(listed.map(key));
  expect(keys.size).toBe(listed.length);
  for (const action of listed) expect(oracle.refuse(action as unknown as Act), key(action)).toBe(null);
  const amounts = listed.map(amountOf).filter((amount) => amount !== null);
  for (const action of tried) {
    if (oracle.refuse(action as unknown as Act) !== null) continue;
    const amount = amountOf(action);
    if (amount === null) {
      if (action.type !== 'mulligan') expect(keys.has(key(action)), key(action)).toBe(true);
      continue;
    }
    expect(amount).toBeGreaterThanOrEqual(Math.min(...amounts));
    expect(amount).toBeLessThanOrEqual(Math.max(...amounts));
  }
}

/** Plays rather than folds, so that something happens. */
function choose(actions: readonly RagnarokPokerAction[], chance: Chance): RagnarokPokerAction {
  const bold = actions.filter(({ type }) => type !== 'brace' && type !== 'ready');
  return chance.pick(bold.length > 0 && chance.int(5) > 0 ? bold : actions);
}

export interface Outcome {
  readonly compared: number;
  readonly reason: string;
  readonly codes: ReadonlySet<string>;
}

/** Plays a combat on both sides. */
export function playBoth(seed: string): Outcome {
  const chance = createChance(seed);
  const options = anyOptions(chance);
  const make = often(chance, 20) ? anyFighter : frailFighter;
  const setups: [FighterSetup, FighterSetup] = [make(chance), make(chance)];
  const game = createRagnarokPoker({ name: 'compared', version: 1, options });
  const started = game.start({ seed, fighters: setups });
  const state = game.clone(started.state);
  const natures = SEATS.map((seat) => {
    const { hero, element, king = null } = setups[seat];
    const row = HEROES.find(({ slug }) => slug === hero);
    return { element: element ?? row?.element ?? 'Neutral', heroClass: row?.class ?? null, king };
  }) as unknown as ConstructorParameters<typeof Oracle>[1];
  const oracle = new Oracle(
    before(state, setups, options.spells),
    natures,
    options,
    luckOf(started.events, state),
  );
  expect(oracle.m, `${seed}, at the start`).toEqual(modelOf(state));
  const codes = new Set<string>();
  let compared = 0;
  for (; state.result === null && compared < 500; compared++) {
    const where = `${seed}, action ${compared}`;
    const tried = tries(game, state, chance);
    for (const action of tried) {
      const code = game.validate(state, action)?.code ?? null;
      expect([action, code], where).toEqual([action, oracle.refuse(action as unknown as Act)]);
      codes.add(code ?? 'none');
    }
    const listed = game.deciders(state).flatMap((seat) => game.legalActions(state, seat));
    compareLegal(oracle, listed, tried);
    const legal = tried.filter((action) => oracle.refuse(action as unknown as Act) === null);
    const action = choose(chance.int(2) === 0 ? listed : [...listed, ...legal], chance);
    const events: RagnarokPokerEvent[] = [];
    game.advance(state, action, events);
    oracle.play(action as unknown as Act, luckOf(events, state));
    expect(oracle.m, `${where}: ${JSON.stringify(action)}`).toEqual(modelOf(state));
  }
  return { compared, reason: state.result?.reason ?? 'none', codes };
}
