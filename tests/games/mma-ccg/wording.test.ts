// What a frontend shows, and what a tournament pins: texts, rulesets, options and the refusal of bad ones.
import { formatDescription, UsageError } from 'holmgang';
import {
  createMmaCcg,
  digestRuleset,
  type MmaCcgCode,
  type MmaCcgOwnEvent,
  type MmaCcgRulesetInput,
  type MmaCcgRulesetName,
  mmaCcgEditions,
  mmaCcgEnglish,
  mmaCcgRulesets,
  ruleOf,
} from 'holmgang/mma-ccg';
import { describe, expect, it } from 'vitest';
import { arrange, GAME, land, passUntil } from './arrange.js';

const EVENTS: Readonly<Record<MmaCcgOwnEvent['type'], true>> = {
  firstPlayer: true,
  shuffled: true,
  cut: true,
  drew: true,
  mulliganed: true,
  routinesRevealed: true,
  roundStarted: true,
  turnStarted: true,
  cardAnnounced: true,
  costPaid: true,
  counterPlayed: true,
  cardCountered: true,
  cardLanded: true,
  positionChanged: true,
  toughnessChanged: true,
  overturned: true,
  counterOverturned: true,
  staminaRedirected: true,
  discarded: true,
  milled: true,
  recycled: true,
  regained: true,
  exhausted: true,
  routineUsed: true,
  modifierAdded: true,
  modifierConsumed: true,
  regrouped: true,
  turnEnded: true,
  stoodUp: true,
  recoveryChosen: true,
  scored: true,
  gameOver: true,
};

const CODES: Readonly<Record<MmaCcgCode, true>> = {
  GAME_OVER: true,
  ROUTINES_DISABLED: true,
  OPTION_DISABLED: true,
  WRONG_PHASE: true,
  WRONG_TIMING: true,
  NOT_YOUR_TURN: true,
  NOT_YOUR_CHOICE: true,
  NOT_IN_HAND: true,
  NOT_IN_PLAY: true,
  NOT_IN_ROUTINE_DECK: true,
  WRONG_TYPE: true,
  NOT_A_COUNTER: true,
  WRONG_POSITION: true,
  CONDITION_NOT_MET: true,
  NOT_APPLICABLE: true,
  ALREADY_USED: true,
  CANNOT_BE_COUNTERED: true,
  CANNOT_PAY_COST: true,
  TOO_MANY_CARDS: true,
  BAD_VALUE: true,
  BAD_CHOICE: true,
  REGROUP_NOT_ALLOWED: true,
  REGROUP_NEEDS_DISCARD: true,
  NO_ENDORSEMENT: true,
};

const MOVES = [
  'cut',
  'setAside',
  'setAside.hidden',
  'mulligan',
  'mulligan.hidden',
  'pickRoutine',
  'pickRoutine.hidden',
  'chooseRoutines',
  'chooseRoutines.hidden',
  'playCard',
  'counter',
  'useRoutine',
  'decline',
  'endTurn',
  'choose',
  'recover',
];

describe('the English catalogue', () => {
  it('has a text for every event, action, refusal and result, and no others', () => {
    const own = Object.keys(mmaCcgEnglish).filter((key) => key.startsWith('mma-ccg.'));
    const expected = [
      ...Object.keys(EVENTS).map((type) => `mma-ccg.event.${type}`),
      ...Object.keys(CODES).map((code) => `mma-ccg.rejection.${code}`),
      ...MOVES.map((type) => `mma-ccg.action.${type}`),
      ...['knockout', 'card', 'decision', 'draw'].map((reason) => `mma-ccg.result.${reason}`),
    ];
    expect(own.sort()).toEqual(expected.sort());
  });

  it('names only values that are there', () => {
    const { events } = passUntil(GAME.setup({ seed: 'words' }), ({ result }) => result !== null);
    const fight = land(arrange({ sides: [{ hand: ['m11'] }, { top: ['m33', 'k01'] }] }), 'm11').events;
    for (const event of [...events, ...fight]) {
      expect(formatDescription(mmaCcgEnglish, GAME.describe(event))).not.toMatch(/[{}]/);
      expect(ruleOf(event)).toMatch(/^MC-/);
    }
    const rejected = GAME.validate(arrange(), GAME.actions.playCard(0, { card: 99 }))!;
    expect(formatDescription(mmaCcgEnglish, GAME.describe(rejected))).toBe('Card 99 is not in your hand.');
    expect(ruleOf({ type: 'conceded', seat: 0 })).toBe('K-CON-01');
  });
});

describe('the rulesets', () => {
  it('are the full game, the basic game and the title fight', () => {
    expect(Object.keys(mmaCcgRulesets)).toEqual(['standard', 'basic', 'title-fight']);
    expect(mmaCcgRulesets.basic.options.mode).toBe('basic');
    expect(mmaCcgRulesets['title-fight'].options.rounds).toBe(5);
    expect(mmaCcgEditions.rulesets.map(({ name }) => name)).toEqual(Object.keys(mmaCcgRulesets));
  });

  it.each(Object.keys(mmaCcgRulesets) as MmaCcgRulesetName[])('%s has the digest that it says', (name) => {
    const { options, set, digest } = mmaCcgRulesets[name];
    expect(digestRuleset(options, set)).toBe(digest);
    expect(createMmaCcg(`${name}@1`).ruleset.digest).toBe(digest);
    expect(createMmaCcg({ name, version: 1, options }).ruleset.digest).toBe(digest);
  });

  it('change their digest with every option, card and deck', () => {
    const digest = (input: Partial<MmaCcgRulesetInput>) =>
      createMmaCcg({ name: 'x', version: 1, ...input }).ruleset.digest;
    const all = [
      digest({}),
      digest({ options: { rounds: 2 } }),
      digest({ options: { regroup: { draw: 3 } } }),
      digest({ cards: [{ id: 'x1', name: 'X', type: 'maneuver' }] }),
      digest({ decks: { mine: GAME.rules.decks['mat-technician']! } }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('of one’s own may bring cards and decks', () => {
    const stamina = [...GAME.rules.decks['mat-technician']!.stamina.slice(3), 'x1', 'x1', 'x1'];
    const game = createMmaCcg({
      name: 'mine',
      version: 1,
      cards: [{ id: 'x1', name: 'Rolling Thunder', type: 'maneuver', tags: ['strike', 'kick'], t: 5, s: 1 }],
      decks: { mine: { stamina, routines: ['q01'] } },
    });
    const state = game.setup({ seed: 'mine' });
    expect(game.rules.cards).toHaveLength(91);
    expect([state.seats[0].routineDeck.length, state.seats[1].routineDeck.length]).toEqual([1, 1]);
  });
});

/** The codes and places of what is wrong with a ruleset. */
function wrong(input: object): string[] {
  try {
    createMmaCcg({ name: 'x', version: 1, ...input } as never);
    return [];
  } catch (error) {
    return (error as UsageError).problems.map(({ code, path }) => `${path} ${code}`);
  }
}

describe('a bad ruleset', () => {
  const strike = { id: 'x1', name: 'X', type: 'maneuver' };

  it.each([
    [{ options: { rounds: 0 } }, ['options.rounds BAD_NUMBER']],
    [{ options: { autoPass: 1, mode: 'half' } }, ['options.mode BAD_VALUE', 'options.autoPass BAD_VALUE']],
    [{ options: { unknown: 1 } }, ['options.unknown UNKNOWN_FIELD']],
    [{ colour: 'red' }, ['colour UNKNOWN_FIELD']],
    [{ cards: 7 }, ['cards BAD_LIST']],
    [{ decks: 7 }, ['decks BAD_OBJECT']],
    [{ decks: {} }, ['decks BAD_LIST']],
    [{ cards: [{ ...strike, id: 'm01' }] }, ['cards.0.id DUPLICATE_CARD']],
    [{ cards: [strike, strike] }, ['cards.1.id DUPLICATE_CARD']],
    [{ cards: [{ ...strike, t: -1 }] }, ['cards.0.t BAD_NUMBER']],
    [{ cards: [{ ...strike, text: [{ op: 'fly' }] }] }, ['cards.0.text.0.op BAD_VALUE']],
    [
      { cards: [{ ...strike, text: [{ op: 'if', when: [], does: [{ op: 'heal', n: 0 }], otherwise: [] }] }] },
      ['cards.0.text.0.does.0.n BAD_NUMBER'],
    ],
    [{ cards: [{ ...strike, when: [{ test: 'luck' }] }] }, ['cards.0.when.0.test BAD_VALUE']],
    [{ cards: [{ ...strike, endorsement: true }] }, ['cards.0 BAD_CARD']],
    [{ cards: [{ ...strike, type: 'counter' }] }, ['cards.0 BAD_CARD']],
    [{ cards: [{ ...strike, vs: [{ is: 'any', maxT: null }] }] }, ['cards.0 BAD_CARD']],
    [{ cards: [{ ...strike, type: 'routine', t: 1 }] }, ['cards.0 BAD_CARD']],
    [{ cards: [{ ...strike, type: 'routine', timing: 'recovery' }] }, ['cards.0 BAD_CARD']],
    [{ cards: [{ ...strike, type: 'routine', timing: null }] }, ['cards.0 BAD_CARD']],
    [{ cards: [7] }, ['cards.0 BAD_OBJECT']],
    [{ digest: 'none' }, ['digest BAD_DIGEST']],
  ])('%j is refused with %j', (input, problems) => {
    expect(wrong(input)).toEqual(problems);
  });

  it('is refused whatever it is', () => {
    for (const input of [7, null, 'nobody', 'standard@9']) {
      expect(() => createMmaCcg(input as never)).toThrow(UsageError);
    }
    const trap = Object.defineProperty({ name: 'x', version: 1 }, 'options', {
      enumerable: true,
      get: () => {
        throw new Error('trap');
      },
    });
    expect(() => createMmaCcg(trap as never)).toThrow('BAD_RULESET');
  });

  it('is refused if a text contains itself, or conditions lie too deep in one another', () => {
    const inside = (text: readonly unknown[]) => ({ op: 'if', when: [], does: text, otherwise: [] });
    const round: unknown[] = [];
    round.push(inside(round));
    expect(wrong({ cards: [{ ...strike, text: round }] })[0]).toMatch(/^cards\.0\.text\.0\..*BAD_VALUE$/);
    const nested = (depth: number): unknown[] =>
      depth === 0 ? [{ op: 'endTurn' }] : [inside(nested(depth - 1))];
    expect(wrong({ cards: [{ ...strike, text: nested(3) }] })).toEqual([]);
    expect(wrong({ cards: [{ ...strike, text: nested(4) }] })).toHaveLength(1);
    expect(() =>
      createMmaCcg({ name: 'x', version: 1, cards: [{ ...strike, text: nested(20_000) }] } as never),
    ).toThrow(UsageError);
  });

  it('cannot be changed after it was taken', () => {
    const options = { rounds: 2 };
    const game = createMmaCcg({ name: 'x', version: 1, options });
    options.rounds = 9;
    expect(game.rules.options.rounds).toBe(2);
    expect(Object.isFrozen(game.rules.options)).toBe(true);
  });
});
