// What a frontend shows: every message has a text, every refusal of options and positions its code, place and words.
import { formatDescription, type Problem, UsageError } from 'holmgang';
import {
  createMmaWarriors,
  explainDamage,
  explainHand,
  explainTakedown,
  isExhausted,
  type MmaWarriorsCode,
  type MmaWarriorsEvent,
  type MmaWarriorsRulesetInput,
  type MmaWarriorsRulesetName,
  mmaWarriorsEnglish,
  mmaWarriorsRulesets,
  ruleOf,
} from 'holmgang/mma-warriors';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule.js';
import { act, arrange, GAME, hit, ISLAM, MAX, playing, variant } from './arrange.js';

const EVENTS: readonly MmaWarriorsEvent['type'][] = [
  'matchStarted',
  'fighterDeployed',
  'turnStarted',
  'energyGained',
  'bonusReset',
  'bleedTicked',
  'turnSkipped',
  'cardDrawn',
  'smartDraw',
  'drawFailed',
  'drawSkipped',
  'discardNeeded',
  'cardDiscarded',
  'cardPlayed',
  'defenceSet',
  'defenceReplaced',
  'defenceUsed',
  'defenceCleared',
  'counterHit',
  'damageDealt',
  'healed',
  'statsRaised',
  'bonusGained',
  'takedownRolled',
  'takedownStuffed',
  'advantageGained',
  'advantageLost',
  'backToStanding',
  'bleedApplied',
  'staggered',
  'knockedOut',
  'healthLost',
  'replacementNeeded',
  'turnEnded',
  'matchEnded',
];

const CODES: readonly MmaWarriorsCode[] = [
  'GAME_OVER',
  'PENDING_CHOICE',
  'NOT_PENDING',
  'NOT_YOUR_TURN',
  'WRONG_PHASE',
  'CARD_NOT_IN_HAND',
  'NOT_A_FIGHTER',
  'FIGHTER_ALREADY_ACTIVE',
  'SKIP_NOT_ALLOWED',
  'WRONG_CARD_KIND',
  'NO_ACTIVE_FIGHTER',
  'NO_TARGET',
  'NOT_ENOUGH_ENERGY',
  'NEEDS_ADVANTAGE',
  'NEEDS_GROUND',
  'DEFENCE_ALREADY_SET',
];

const MOVES = [
  'deployOpening',
  'draw',
  'skipDraw',
  'playCard',
  'deploy',
  'chooseReplacement',
  'chooseDiscard',
  'endTurn',
];
const REASONS = ['Health depleted', 'No fighters in hand', 'Deck Out', 'Exhausted', 'Stalled'];

describe('the English catalogue', () => {
  const own = Object.keys(mmaWarriorsEnglish).filter((key) =>
    /^mma-warriors\.(event|action|rejection|result)\./.test(key),
  );

  it('has a text for every event, action, refusal and result, and no others', () => {
    const expected = [
      ...EVENTS.map((type) => `mma-warriors.event.${type}`),
      ...MOVES.map((type) => `mma-warriors.action.${type}`),
      ...CODES.map((code) => `mma-warriors.rejection.${code}`),
      ...REASONS.map((reason) => `mma-warriors.result.${reason}`),
    ];
    expect(own.sort()).toEqual(expected.sort());
  });

  it('names only values that are there', () => {
    const scenes = [
      hit('head_kick', {
        own: { bonus: 3 },
        advantage: 0,
        foe: { defence: ['parry'], stamina: 6, hand: [MAX] },
      }),
      hit('suplex', { foe: { defence: ['block'] } }, [0]),
      hit('suplex', {}, [99]),
      hit('cutting_elbow'),
      hit('spinning_back_fist'),
      hit('master_coach'),
      hit('intense_training'),
      hit('ringside_medic'),
      hit('parry', { own: { defence: ['block'] } }),
      hit('head_kick', { foe: { stamina: 1 } }),
    ];
    for (const { events } of scenes) {
      for (const event of events)
        expect(formatDescription(mmaWarriorsEnglish, GAME.describe(event))).not.toMatch(/[{}]/);
    }
    for (const { legal, state } of [
      GAME.setup({ seed: 'x' }),
      arrange({ sides: [{ hand: ['block'] }, {}] }),
    ].map((start) => ({ state: start, legal: GAME.legalActions(start, 0) }))) {
      for (const action of legal)
        expect(formatDescription(mmaWarriorsEnglish, GAME.describe(action))).not.toMatch(/[{}]/);
      expect(state.result).toBeNull();
    }
  });

  it('gives every event its clause', () => {
    for (const type of EVENTS) expect(ruleOf({ type } as MmaWarriorsEvent)).toMatch(/^MW-/);
    expect(ruleOf({ type: 'conceded', seat: 0 })).toBe('K-CON-01');
  });
});

// --- questions -------------------------------------------------------------------------------------------------------

rule(
  ['MW-STR-01', 'MW-STR-04', 'MW-FTR-04'],
  'a strike is explained term by term, each with its clause',
  () => {
    const sides = [{ fighter: MAX, bonus: 3, hand: ['head_kick'] }, { defence: ['parry'] }] as const;
    expect(explainDamage(arrange({ sides }), 0, 'head_kick', GAME.rules)).toEqual({
      terms: [
        { term: 'card', amount: 10, rule: 'MW-STR-01' },
        { term: 'striking', amount: 9, rule: 'MW-STR-01' },
        { term: 'strikingBonus', amount: 3, rule: 'MW-STR-01' },
        { term: 'defense', amount: -7, rule: 'MW-STR-01' },
        { term: 'style', amount: 2, rule: 'MW-FTR-04' },
        { term: 'floor', amount: 0, rule: 'MW-STR-03' },
        { term: 'defence', amount: -3, rule: 'MW-STR-04' },
        { term: 'minimum', amount: 0, rule: 'MW-STR-05' },
      ],
      damage: 14,
      counter: 5,
    });
  },
);

rule(
  ['MW-STR-02', 'MW-STR-03', 'MW-STR-05'],
  'ground bonus, floor and minimum are told where they count',
  () => {
    const terms = (id: string, foe: object) =>
      Object.fromEntries(
        explainDamage(
          arrange({ advantage: 0, sides: [{ fighter: ISLAM }, foe] }),
          0,
          id,
          GAME.rules,
        ).terms.map(({ term, amount }) => [term, amount]),
      );
    expect(terms('ground_and_pound', {})).toMatchObject({ ground: 5, floor: 0, minimum: 0 });
    expect(terms('quick_jab', { defence: ['slip_counter'] })).toMatchObject({
      floor: 1,
      defence: -8,
      minimum: 6,
    });
  },
);

rule('MW-WIN-06', 'a draw is told without a winner', () => {
  for (const reason of ['Exhausted', 'Stalled']) {
    const result = { winner: null, scores: [0.5, 0.5], reason, rule: 'MW-WIN-06' } as const;
    expect(formatDescription(mmaWarriorsEnglish, GAME.describe(result))).not.toMatch(/null|[{}]/);
  }
});

rule('MW-DEF-07', 'an attack that is lost with its attacker is explained so (A12)', () => {
  const game = variant({ counter: { onKo: 'attackCancelled' } });
  for (const [stamina, damage] of [
    [4, 0],
    [5, 1],
  ] as const) {
    const own = { stamina, hand: ['quick_jab', MAX, 'block'] };
    const state = arrange({ sides: [own, { defence: ['slip_counter'] }] }, game);
    const { terms, ...told } = explainDamage(state, 0, 'quick_jab', game.rules);
    expect(told).toEqual({ damage, counter: 4 });
    expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(damage);
    expect(terms.some((term) => term.rule === 'MW-DEF-07')).toBe(damage === 0);
    const { events } = act(state, playing(state, 'quick_jab'), [], game);
    const hits = events.flatMap((event) =>
      event.type === 'damageDealt' && event.source === 'quick_jab' ? [event.amount] : [],
    );
    expect(hits).toEqual(damage === 0 ? [] : [damage]);
    expect(
      explainDamage(arrange({ sides: [own, { defence: ['slip_counter'] }] }), 0, 'quick_jab', GAME.rules),
    ).toMatchObject({ damage: 1 });
  }
});

rule(['MW-SUB-02', 'MW-SUB-03', 'MW-FTR-05'], 'a submission is explained term by term', () => {
  const state = arrange({ advantage: 1, sides: [{ fighter: ISLAM }, { defence: ['block'] }] });
  expect(explainDamage(state, 0, 'armbar', GAME.rules)).toEqual({
    terms: [
      { term: 'base', amount: 7, rule: 'MW-SUB-02' },
      { term: 'grappling', amount: 10, rule: 'MW-SUB-03' },
      { term: 'style', amount: 2, rule: 'MW-FTR-05' },
      { term: 'defenderGrappling', amount: -7, rule: 'MW-SUB-03' },
      { term: 'floor', amount: 0, rule: 'MW-SUB-04' },
      { term: 'defence', amount: -5, rule: 'MW-SUB-05' },
      { term: 'minimum', amount: 0, rule: 'MW-SUB-05' },
    ],
    damage: 7,
    counter: 0,
  });
});

rule(
  ['MW-TKD-01', 'MW-TKD-02', 'MW-TKD-03', 'MW-TKD-09'],
  'a takedown is explained: its chance and its impact',
  () => {
    const state = arrange({ sides: [{ fighter: ISLAM }, { stamina: 15 }] });
    expect(explainTakedown(state, 0, 'suplex', GAME.rules)).toEqual({
      dice: [0, 0],
      terms: [
        { term: 'grappling', amount: 10, rule: 'MW-TKD-01' },
        { term: 'bonus', amount: 4, rule: 'MW-TKD-01' },
        { term: 'style', amount: 2, rule: 'MW-FTR-05' },
        { term: 'defenderGrappling', amount: -7, rule: 'MW-TKD-02' },
        { term: 'tiredness', amount: 2, rule: 'MW-TKD-03' },
      ],
      chance: { numerator: 9n, denominator: 10n },
    });
    expect(explainDamage(state, 0, 'suplex', GAME.rules)).toEqual({
      terms: [
        { term: 'card', amount: 5, rule: 'MW-TKD-09' },
        { term: 'grappling', amount: 3, rule: 'MW-TKD-09' },
        { term: 'defenderGrappling', amount: -2, rule: 'MW-TKD-09' },
        { term: 'floor', amount: 0, rule: 'MW-TKD-09' },
      ],
      damage: 6,
      counter: 0,
    });
  },
);

rule(
  ['MW-MAI-02', 'MW-MAI-06', 'MW-STR-07', 'MW-SUB-01'],
  'every card of the hand is told with what keeps it from being played',
  () => {
    const hand = ['quick_jab', 'head_kick', 'armbar', 'ground_and_pound', MAX];
    const state = arrange({ sides: [{ hand, energy: 3 }, {}] });
    const told = explainHand(GAME.view(state, 0), 0, GAME.rules);
    expect(told.map(({ card }) => card)).toEqual(state.seats[0].hand);
    expect(told.map(({ id, refusal }) => [id, refusal?.code ?? null, refusal?.rule ?? null])).toEqual([
      ['quick_jab', null, null],
      ['head_kick', 'NOT_ENOUGH_ENERGY', 'MW-MAI-02'],
      ['armbar', 'NOT_ENOUGH_ENERGY', 'MW-MAI-02'],
      ['ground_and_pound', 'NEEDS_ADVANTAGE', 'MW-STR-07'],
      [MAX, 'WRONG_CARD_KIND', 'MW-MAI-06'],
    ]);
    expect(() => explainHand(GAME.view(state, 1), 0, GAME.rules)).toThrow('NOT_YOUR_VIEW');
  },
);

describe('questions without an answer', () => {
  const state = arrange();
  const patient = variant({ ko: { emptyHandCheck: 'afterDraw' } });
  const alone = arrange({ sides: [{ fighter: null, knockouts: 1 }, {}] }, patient);

  it('about no seat, or no match, are refused with a code', () => {
    for (const seat of [2, -1, '0', null, undefined] as never[]) {
      expect(() => explainDamage(state, seat, 'quick_jab', GAME.rules)).toThrow('NO_SUCH_SEAT');
      expect(() => explainTakedown(state, seat, 'clinch', GAME.rules)).toThrow('NO_SUCH_SEAT');
      expect(() => explainHand(state, seat, GAME.rules)).toThrow('NO_SUCH_SEAT');
    }
    for (const foreign of [{}, null, undefined, 7, { ruleset: state.ruleset }] as never[]) {
      expect(() => isExhausted(foreign)).toThrow(UsageError);
      expect(() => explainDamage(foreign, 0, 'quick_jab', GAME.rules)).toThrow(UsageError);
      expect(() => explainTakedown(foreign, 0, 'clinch', GAME.rules)).toThrow(UsageError);
      expect(() => explainHand(foreign, 0, GAME.rules)).toThrow(UsageError);
    }
  });

  it('are refused with a code', () => {
    expect(() => explainDamage(state, 0, 'headbutt', GAME.rules)).toThrow('UNKNOWN_CARD');
    expect(() => explainDamage(state, 0, 'block', GAME.rules)).toThrow('NO_ATTACK');
    expect(() => explainTakedown(state, 0, 'quick_jab', GAME.rules)).toThrow(
      /NO_TAKEDOWN.*quick_jab is no takedown/,
    );
    const foreign = { ...state, ruleset: { ...state.ruleset, game: 'bjj' } };
    expect(() => explainDamage(foreign, 0, 'quick_jab', GAME.rules)).toThrow('FOREIGN_STATE');
    for (const seat of [0, 1] as const)
      expect(() => explainDamage(alone, seat, 'quick_jab', patient.rules)).toThrow('NO_TARGET');
  });
});

// --- rulesets and setup ----------------------------------------------------------------------------------------------

function problemsOf(run: () => unknown): readonly Problem[] {
  try {
    run();
  } catch (error) {
    if (error instanceof UsageError) return error.problems;
  }
  throw new Error('nothing was refused');
}

describe('rulesets', () => {
  it('of other people are completed from the defaults and digested', () => {
    const game = createMmaWarriors({ name: 'mine', version: 2, options: { energy: { model: 'bank' } } });
    expect(game.rules.options).toEqual(mmaWarriorsRulesets.banked.options);
    expect(game.ruleset).toEqual({
      game: 'mma-warriors',
      name: 'mine',
      version: 2,
      digest: mmaWarriorsRulesets.banked.digest,
    });
    expect(createMmaWarriors().ruleset.name).toBe('digital-2.8');
    expect(createMmaWarriors({ name: 'plain', version: 1 }).ruleset.digest).toBe(GAME.ruleset.digest);
  });

  it('differ in what they say, and the AI decides no match', () => {
    const ai = variant({ ai: { continueAfterCorner: 60 } });
    expect(ai.ruleset.digest).toBe(GAME.ruleset.digest);
    expect(variant({ main: { autoEnd: false } }).ruleset.digest).not.toBe(GAME.ruleset.digest);
  });

  it('list every problem', () => {
    const bad = {
      name: 7,
      version: 0,
      extra: 1,
      options: {
        stall: { limit: 0 },
        setup: { autoSeats: [1, 1], openingFighters: 4 },
        luck: true,
        draw: null,
      },
    } as unknown as MmaWarriorsRulesetInput;
    const paths = problemsOf(() => createMmaWarriors(bad)).map(({ path }) => path);
    expect(paths.sort()).toEqual(
      [
        'extra',
        'name',
        'options.draw',
        'options.luck',
        'options.setup.autoSeats',
        'options.setup.openingFighters',
        'options.stall.limit',
        'version',
      ].sort(),
    );
  });

  it('without a name are refused', () => {
    const nameless = { name: '', version: 1 };
    expect(problemsOf(() => createMmaWarriors(nameless)).map(({ path }) => path)).toEqual(['name']);
  });

  it('are refused by name, form and digest', () => {
    expect(() => createMmaWarriors('chess' as MmaWarriorsRulesetName)).toThrow('UNKNOWN_RULESET');
    expect(() => createMmaWarriors('toString' as MmaWarriorsRulesetName)).toThrow('UNKNOWN_RULESET');
    for (const wrong of [7, null, [], new Map()])
      expect(() => createMmaWarriors(wrong as never)).toThrow(
        /BAD_RULESET.*a ruleset is a name or an object/,
      );
    expect(() => createMmaWarriors('chess' as MmaWarriorsRulesetName)).toThrow(
      'mma-warriors has no ruleset chess',
    );
    const both = { name: 'mine', version: 1, digest: 'abc', options: { stall: { limit: -1 } } };
    expect(() => createMmaWarriors(both)).toThrow(/BAD_RULESET.*this ruleset cannot be played/);
    expect(problemsOf(() => createMmaWarriors(both)).map(({ path }) => path)).toEqual([
      'options.stall.limit',
    ]);
    const wrong = { name: 'mine', version: 1, digest: 'abc' };
    expect(problemsOf(() => createMmaWarriors(wrong))).toMatchObject([
      { path: 'digest', code: 'BAD_DIGEST' },
    ]);
    const right = { name: 'mine', version: 1, digest: GAME.ruleset.digest };
    expect(createMmaWarriors(right).ruleset.name).toBe('mine');
    const hostile = Object.defineProperty({ name: 'x', version: 1 }, 'options', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    expect(() => createMmaWarriors(hostile as never)).toThrow('BAD_RULESET');
  });

  it('cannot be changed from outside', () => {
    const options = { stall: { limit: 4 } };
    const game = createMmaWarriors({ name: 'mine', version: 1, options });
    options.stall.limit = 9;
    expect(game.rules.options.stall.limit).toBe(4);
    expect(Object.isFrozen(game.rules.options.stall)).toBe(true);
  });
});

describe('setup', () => {
  it('takes automatic seats and nothing else', () => {
    expect(GAME.setup({ seed: 'x', autoSeats: [0] }).seats.map(({ auto }) => auto)).toEqual([true, false]);
    expect(problemsOf(() => GAME.setup({ seed: 'x', decks: [] } as never))).toMatchObject([
      { path: 'decks', code: 'UNKNOWN_OPTION' },
    ]);
    expect(problemsOf(() => GAME.setup({ seed: 'x', autoSeats: [2] } as never))).toMatchObject([
      { path: 'autoSeats.0' },
    ]);
    expect(problemsOf(() => GAME.setup({ seed: 'x', autoSeats: [1, 1] }))).toMatchObject([
      { path: 'autoSeats', message: 'a seat is named twice' },
    ]);
    expect(problemsOf(() => GAME.setup({ seed: 'x', autoSeats: 1 } as never))).toMatchObject([
      { path: 'autoSeats' },
    ]);
  });
});

// --- positions -------------------------------------------------------------------------------------------------------

describe('positions', () => {
  const state = arrange({ sides: [{ hand: [MAX, 'block'] }, {}] });
  const [own, foe] = state.seats;
  const clauses = (changed: object) => GAME.check({ ...state, ...changed }).map(({ rule: clause }) => clause);

  it('with a choice that nobody has are refused', () => {
    const out = { ...own, fighter: null, discard: [...own.discard, own.fighter!.card] };
    const pending = [{ kind: 'replacement', seat: 0 }];
    expect(clauses({ phase: 'settle', seats: [out, foe], pending })).toEqual([]);
    expect(clauses({ phase: 'main', seats: [out, foe], pending })).toEqual(['MW-KO-06']);
    expect(clauses({ phase: 'setup', seats: [out, foe], pending })).toEqual(['MW-TRN-03', 'MW-KO-06']);
    expect(clauses({ phase: 'settle', seats: [out, foe], pending: [...pending, ...pending] })).toEqual([
      'MW-KO-06',
    ]);
    expect(clauses({ phase: 'settle', seats: [{ ...out, auto: true }, foe], pending })).toEqual(['MW-KO-06']);
    expect(clauses({ phase: 'settle', pending: [{ kind: 'discard', seat: 0 }] })).toEqual(['MW-KO-06']);
    expect(clauses({ phase: 'settle', pending: [{ kind: 'opening', seat: 0 }] })).toEqual(['MW-KO-06']);
  });

  it('with a card that waits for nothing are refused', () => {
    const drawnCard = own.deck[0] as number;
    const seats = [{ ...own, drawnCard, deck: own.deck.slice(1) }, foe];
    expect(clauses({ seats })).toEqual(['MW-DRW-03']);
  });

  it('with another kind of card knocked out, or on the field, are refused', () => {
    const block = own.hand[1] as number;
    const seats = [{ ...own, hand: [own.hand[0]], knockedOut: [block], health: 80 }, foe];
    expect(clauses({ seats })).toEqual(['MW-KO-02']);
    const fighter = { ...own.fighter, card: block };
    expect(
      clauses({
        seats: [{ ...own, hand: [own.hand[0]], deck: [...own.deck, own.fighter!.card], fighter }, foe],
      }),
    ).toEqual(['MW-FTR-01']);
  });
});
