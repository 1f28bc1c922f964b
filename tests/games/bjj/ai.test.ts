// The rulebook's AI, by exact distribution: every way chance can fall is walked through, and what comes out is compared
// with scores and groups that are worked out here from BJ-AI-04 and BJ-AI-06 alone.

import fc from 'fast-check';
import { createChance, enumerate, type Fraction, fraction, type Seat, UsageError } from 'holmgang';
import {
  type AiWeights,
  type BjjGame,
  type BjjOptions,
  type BjjState,
  type BjjView,
  createBjj,
  DEFAULT_OPTIONS,
  type Technique,
  TOKENS,
} from 'holmgang/bjj';
import { type BjjLevel, chooseCommit, createBjjBot, OPTIMAL_WEIGHT, scoreChoice } from 'holmgang/bjj/bot';
import { describe, expect } from 'vitest';
import { gather, type Ledger, oracleChoices, stateFrom } from '../../oracles/bjj-oracle.js';
import { rule } from '../../rule.js';

const LEVELS = { easy: 40, medium: 65, hard: 85 } as const;
const standard = createBjj('standard');
const base = standard.setup({ seed: 'ai' });
const PLACES = standard.rules.set.positions.flatMap(({ id, roles }) =>
  roles.map((role) => ({ position: id, role })),
);
const COUNTERPART = { neutral: 'neutral', top: 'bottom', bottom: 'top' } as const;

// --- by the book -------------------------------------------------------------------------------------------------------------

/** BJ-AI-06, line by line. */
function worth(ledger: Ledger, seat: Seat, technique: Technique, { ai, limits }: BjjOptions): number {
  const other: Seat = seat === 0 ? 1 : 0;
  const { weights } = ai;
  const { category, transition, tokenReward, tokenRemove } = technique;
  const [own, theirs] = [ledger.pips[seat], ledger.pips[other]];
  const held = ledger.tokens[seat];
  const lines: readonly (readonly [boolean, number])[] = [
    [true, weights.modifier * technique.modifier],
    [technique.isSubmission, weights.submission],
    [transition !== null, weights.points * technique.ibjjfPoints],
    [
      ledger.roles[seat] === 'bottom' && transition !== null && transition.role !== 'top',
      weights.escape * theirs,
    ],
    [tokenReward !== null && !held.includes(tokenReward) && held.length < limits.tokens, weights.reward],
    [tokenRemove !== null && ledger.tokens[other].includes(tokenRemove), weights.strip],
    [technique.risk === 'risky', weights.risky],
    [category === 'control' && theirs > 0, weights.contest * theirs],
    [category === 'control' && theirs === 0 && own < limits.pips, weights.build],
    [category === 'defense' && theirs === limits.pips, weights.defend],
    [category === 'sweep', weights.sweep * theirs],
  ];
  return Math.max(
    0,
    lines.reduce((sum, [counts, value]) => sum + (counts ? value : 0), 0),
  );
}

/** BJ-AI-03, BJ-AI-04, B24: the probability of every choice. */
function expected(
  game: BjjGame,
  ledger: Ledger,
  seat: Seat,
  percent: number,
): readonly [Technique, Fraction][] {
  const { options } = game.rules;
  const scored = oracleChoices(game.rules, ledger, seat).map(
    (technique) => [technique, worth(ledger, seat, technique, options)] as const,
  );
  const most = Math.max(...scored.map(([, score]) => score));
  const isBest = (score: number) => most - score <= 1;
  const best = scored.filter(([, score]) => isBest(score)).length;
  const others = options.ai.rest === 'all' ? scored.length : scored.length - best;
  return scored.map(([technique, score]) => {
    // In hundredths of a share: p / best from the best group, (100 - p) / others from the rest.
    const inBest = isBest(score) ? (others === 0 ? 100 : percent) : 0;
    const inRest = others > 0 && (options.ai.rest === 'all' || !isBest(score)) ? 100 - percent : 0;
    const parts = BigInt(inBest) * BigInt(others || 1) + BigInt(inRest) * BigInt(best);
    return [technique, fraction(parts, 100n * BigInt(best) * BigInt(others || 1))];
  });
}

/** What the bot does, in exact shares. */
function shares(game: BjjGame, view: BjjView, seat: Seat, level: BjjLevel): Readonly<Record<string, string>> {
  const outcomes = enumerate((chance) => chooseCommit(game, view, seat, level, chance));
  return gather(
    outcomes ?? [],
    ({ probability }) => probability,
    ({ value }) => value,
  );
}

function sharesByTheBook(game: BjjGame, ledger: Ledger, seat: Seat, percent: number) {
  return gather(
    expected(game, ledger, seat, percent).filter(([, share]) => share.numerator > 0n),
    ([, share]) => share,
    ([{ category, id }]) => game.actions.commit(seat, { category, techniqueId: id }),
  );
}

const anyTokens = fc.shuffledSubarray([...TOKENS]);
const anySeat: fc.Arbitrary<Seat> = fc.constantFrom(0, 1);
const anyPosition = fc.record({
  place: fc.constantFrom(...PLACES),
  tokens: fc.tuple(anyTokens, anyTokens),
  pips: fc.nat(4),
  pipsOf: anySeat,
  seat: anySeat,
  level: fc.constantFrom<BjjLevel>('easy', 'medium', 'hard'),
});

function ledgerFor(
  {
    place,
    tokens,
    pips,
    pipsOf,
  }: { place: (typeof PLACES)[number]; tokens: [string[], string[]]; pips: number; pipsOf: Seat },
  { limits }: BjjOptions,
): Ledger {
  const held = Math.min(pips, limits.pips);
  return {
    turn: 3,
    position: place.position,
    roles: [place.role, COUNTERPART[place.role]],
    points: [0, 2],
    advantages: [1, 0],
    pips: pipsOf === 0 ? [held, 0] : [0, held],
    tokens: [
      tokens[0].slice(0, limits.tokens),
      tokens[1].slice(0, limits.tokens),
    ] as unknown as Ledger['tokens'],
  };
}

// --- the laws ----------------------------------------------------------------------------------------------------------------

describe('the scores', () => {
  rule(['BJ-AI-02', 'BJ-AI-06'], 'every usable technique has the score of the table', () => {
    fc.assert(
      fc.property(anyPosition, (given) => {
        const ledger = ledgerFor(given, DEFAULT_OPTIONS);
        const view = standard.view(stateFrom(base, ledger), given.seat);
        for (const technique of oracleChoices(standard.rules, ledger, given.seat)) {
          expect(scoreChoice(view, given.seat, technique, standard.rules), technique.id).toBe(
            worth(ledger, given.seat, technique, DEFAULT_OPTIONS),
          );
        }
      }),
      { numRuns: 400 },
    );
  });

  const scene = (given: Partial<Ledger>): Ledger => ({
    ...ledgerFor(
      { place: { position: 'standing', role: 'neutral' }, tokens: [[], []], pips: 0, pipsOf: 0 },
      DEFAULT_OPTIONS,
    ),
    ...given,
  });
  const bottomOf = (position: string): Partial<Ledger> => ({ position, roles: ['bottom', 'top'] });

  rule.each<{ id: string; given: Partial<Ledger>; score: number; because: string }>([
    { id: 'single_leg', given: {}, score: 5, because: 'modifier 1, 2 points' },
    { id: 'double_leg', given: {}, score: 6, because: 'modifier 2, 2 points, risky' },
    { id: 'guard_pull', given: {}, score: 0, because: 'nothing' },
    {
      id: 'standing_guillotine',
      given: { tokens: [['posture_broken'], []] },
      score: 3,
      because: 'submission, risky',
    },
    { id: 'lead_grip', given: {}, score: 6, because: 'modifier 2, room for pips' },
    { id: 'lead_grip', given: { pips: [2, 0] }, score: 4, because: 'modifier 2, pips full' },
    { id: 'lead_grip', given: { pips: [0, 2] }, score: 8, because: 'modifier 2, two pips to contest' },
    { id: 'collar_tie', given: {}, score: 7, because: 'modifier 1, token, room for pips' },
    {
      id: 'collar_tie',
      given: { tokens: [['posture_broken'], []] },
      score: 4,
      because: 'token already held',
    },
    {
      id: 'collar_tie',
      given: { tokens: [['arm_isolated', 'leg_isolated'], []] },
      score: 4,
      because: 'no room',
    },
    { id: 'sprawl', given: { pips: [0, 1] }, score: 4, because: 'modifier 2' },
    { id: 'sprawl', given: { pips: [0, 2] }, score: 6, because: 'modifier 2, opponent with all pips' },
    {
      id: 'sprawl',
      given: { tokens: [[], ['leg_isolated']] },
      score: 6,
      because: 'modifier 2, token to strip',
    },
    { id: 'snap_down', given: { pips: [0, 2] }, score: 4, because: 'modifier 1, two pips of the opponent' },
    {
      id: 'guard_recovery',
      given: { ...bottomOf('side_control'), pips: [0, 1] },
      score: 4,
      because: 'escape',
    },
    { id: 'knee_in', given: { ...bottomOf('mount'), pips: [0, 2] }, score: 10, because: 'escape by a sweep' },
    {
      id: 'bridge_and_turn',
      given: { ...bottomOf('side_control'), pips: [0, 2] },
      score: 6,
      because: 'to the top: no escape',
    },
    { id: 'kipping_leg_thread', given: bottomOf('mount'), score: 0, because: 'never below 0' },
  ])(['BJ-AI-06'], '$id is worth $score: $because', ({ id, given, score }) => {
    const technique = standard.rules.techniques.get(id) as Technique;
    const ledger = scene(given);
    expect(worth(ledger, 0, technique, DEFAULT_OPTIONS)).toBe(score);
    expect(scoreChoice(standard.view(stateFrom(base, ledger), 0), 0, technique, standard.rules)).toBe(score);
  });
});

describe('the choice', () => {
  rule('BJ-AI-03', 'easy plays its best group in 40 of 100 cases, medium in 65, hard in 85', () => {
    expect(OPTIMAL_WEIGHT).toEqual(LEVELS);
  });

  rule(
    ['BJ-AI-01', 'BJ-AI-02', 'BJ-AI-03', 'BJ-AI-04'],
    'falls on each technique exactly as often as the book says',
    () => {
      fc.assert(
        fc.property(anyPosition, (given) => {
          const ledger = ledgerFor(given, DEFAULT_OPTIONS);
          const view = standard.view(stateFrom(base, ledger), given.seat);
          expect(shares(standard, view, given.seat, given.level)).toEqual(
            sharesByTheBook(standard, ledger, given.seat, LEVELS[given.level]),
          );
        }),
        { numRuns: 300 },
      );
    },
  );

  rule('BJ-AI-04', 'from the first position of a match is the one worked out by hand', () => {
    // Scores: attack 5 6 0, control 7 (collar tie), 7 (clinch entry), 7 (two on one), 6 (lead grip), defense 4 2 2,
    // sweep 4 (foot sweep: 2 + 3 - 1), 2. The best group holds 7 and 6: five of twelve techniques.
    const hand = shares(standard, standard.view(base, 0), 0, 'medium');
    const best = ['double_leg', 'collar_tie', 'clinch_entry', 'two_on_one', 'lead_grip'];
    for (const [key, share] of Object.entries(hand)) {
      const { techniqueId } = JSON.parse(key) as { techniqueId: string };
      expect(share, techniqueId).toBe(best.includes(techniqueId) ? '13/100' : '1/20');
    }
    expect(Object.keys(hand)).toHaveLength(12);
  });

  rule('BJ-AI-04', 'is from the best group alone where there is nothing else', () => {
    const flat = Object.fromEntries(Object.keys(DEFAULT_OPTIONS.ai.weights).map((key) => [key, 0]));
    const game = createBjj({
      name: 'flat',
      version: 1,
      options: { ai: { weights: flat as unknown as AiWeights } },
    });
    for (const level of ['easy', 'medium', 'hard'] as const) {
      const all = Object.values(shares(game, game.view(game.setup({ seed: 'flat' }), 1), 1, level));
      expect(all).toEqual(Array(12).fill('1/12'));
    }
  });

  rule('BJ-AI-04', 'has a best group that reaches to a score of exactly 1 less, and no further', () => {
    // Only the modifier counts: 1 for each point, or a quarter more.
    const weigh = (modifier: number) => {
      const weights = Object.fromEntries(Object.keys(DEFAULT_OPTIONS.ai.weights).map((key) => [key, 0]));
      const ai = { weights: { ...weights, modifier } as unknown as AiWeights };
      return createBjj({ name: 'edge', version: 1, options: { ai } });
    };
    const bestOf = (game: BjjGame) => {
      const all = shares(game, game.view(game.setup({ seed: 'edge' }), 0), 0, 'hard');
      const most = Object.values(all).filter((share) => share !== '3/20');
      return { most, count: Object.keys(all).length };
    };
    // Modifiers in standing: 2 for double leg, lead grip and sprawl, 0 for guard pull, 1 for the other eight.
    expect(bestOf(weigh(1)).most).toEqual(Array(11).fill('17/220'));
    expect(bestOf(weigh(1.25)).most.filter((share) => share === '17/60')).toHaveLength(3);
    expect(bestOf(weigh(1.25)).count).toBe(12);
  });

  const weight = fc.integer({ min: -12, max: 24 }).map((quarters) => quarters / 4);
  const anyAi = fc.record({
    rest: fc.constantFrom('nonBest' as const, 'all' as const),
    weights: fc.record({
      modifier: weight,
      submission: weight,
      points: weight,
      escape: weight,
      reward: weight,
      strip: weight,
      risky: weight,
      contest: weight,
      build: weight,
      defend: weight,
      sweep: weight,
    }),
  });
  const anyLimits = fc.record({
    tokens: fc.integer({ min: 1, max: 5 }),
    pips: fc.integer({ min: 1, max: 4 }),
  });

  rule(['BJ-AI-04', 'BJ-AI-06'], 'follows the options ai.rest and ai.weights, and the limits', () => {
    fc.assert(
      fc.property(
        anyAi,
        anyLimits,
        fc.array(anyPosition, { minLength: 8, maxLength: 8 }),
        (ai, limits, positions) => {
          const game = createBjj({ name: 'weighed', version: 1, options: { ai, limits } });
          const start = game.setup({ seed: 'ai' });
          for (const given of positions) {
            const ledger = ledgerFor(given, game.rules.options);
            const view = game.view(stateFrom(start, ledger), given.seat);
            expect(shares(game, view, given.seat, given.level)).toEqual(
              sharesByTheBook(game, ledger, given.seat, LEVELS[given.level]),
            );
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  rule('BJ-AI-01', 'is open to every usable technique, and never to one with missing tokens', () => {
    fc.assert(
      fc.property(anyPosition, (given) => {
        const ledger = ledgerFor(given, DEFAULT_OPTIONS);
        const view = standard.view(stateFrom(base, ledger), given.seat);
        const chosen = Object.keys(shares(standard, view, given.seat, given.level)).map(
          (key) => (JSON.parse(key) as { techniqueId: string }).techniqueId,
        );
        const usable = oracleChoices(standard.rules, ledger, given.seat).map(({ id }) => id);
        expect(chosen.sort()).toEqual([...usable].sort());
        for (const id of chosen) {
          for (const token of standard.rules.techniques.get(id)?.requiredTokens ?? []) {
            expect(ledger.tokens[given.seat]).toContain(token);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('what the bot knows', () => {
  const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

  /** The state after the other seat has committed a technique. */
  function committedBy(state: BjjState, seat: Seat, { category, id }: Technique): BjjState {
    const applied = standard.apply(state, standard.actions.commit(seat, { category, techniqueId: id }));
    if (!applied.ok) throw new Error(applied.rejection.code);
    return applied.state;
  }

  rule('BJ-AI-05', 'the choice is the same whatever the other side has committed', () => {
    fc.assert(
      fc.property(anyPosition, (given) => {
        const { seat, level } = given;
        const ledger = ledgerFor(given, DEFAULT_OPTIONS);
        const state = stateFrom(base, ledger);
        const open = shares(standard, standard.view(state, seat), seat, level);
        for (const technique of oracleChoices(standard.rules, ledger, other(seat))) {
          const later = committedBy(state, other(seat), technique);
          expect(shares(standard, standard.view(later, seat), seat, level)).toEqual(open);
          // Even where it is given everything.
          expect(shares(standard, later, seat, level)).toEqual(open);
        }
      }),
      { numRuns: 25 },
    );
  });

  rule(
    'BJ-AI-05',
    'the bot works from a view in which the commitment and the generator cannot be read',
    () => {
      const state = committedBy(base, 1, standard.rules.techniques.get('sprawl') as Technique);
      const view = standard.view(state, 0);
      const sealed = {
        get category(): never {
          throw new Error('the bot looked at the commitment');
        },
        get techniqueId(): never {
          throw new Error('the bot looked at the commitment');
        },
      };
      const blind = Object.defineProperties({ ...view, committed: [null, sealed] } as unknown as BjjView, {
        rng: {
          get: () => {
            throw new Error('the bot looked at the generator');
          },
        },
      });
      expect(shares(standard, blind, 0, 'hard')).toEqual(shares(standard, view, 0, 'hard'));
    },
  );

  rule(['BJ-AI-05', 'K-STA-02'], 'the bot does not play from the view of the other seat', () => {
    const chance = createChance('other seat');
    expect(() => chooseCommit(standard, standard.view(base, 1), 0, 'easy', chance)).toThrow(UsageError);
    expect(() => chooseCommit(standard, standard.view(base, 'spectator'), 0, 'easy', chance)).toThrow(
      UsageError,
    );
  });

  rule('BJ-AI-01', 'a seat that has committed has nothing to choose', () => {
    const state = committedBy(base, 0, standard.rules.techniques.get('sprawl') as Technique);
    expect(() => chooseCommit(standard, standard.view(state, 0), 0, 'easy', createChance('late'))).toThrow(
      'NOTHING_LEGAL',
    );
  });

  rule(['BJ-AI-03', 'BJ-AI-04'], 'a bot of a level plays as its level, and plays whole matches', () => {
    for (const level of ['easy', 'medium', 'hard'] as const) {
      const bot = createBjjBot(level, standard);
      expect(bot.name).toContain(level);
      const outcomes = enumerate((chance) => bot.choose(standard.view(base, 0), 0, { chance }));
      const played = gather(
        outcomes ?? [],
        ({ probability }) => probability,
        ({ value }) => value,
      );
      expect(played).toEqual(shares(standard, standard.view(base, 0), 0, level));
      let state = standard.setup({ seed: level });
      const chance = createChance(`bot ${level}`);
      while (state.result === null) {
        for (const seat of standard.deciders(state)) {
          const applied = standard.apply(state, bot.choose(standard.view(state, seat), seat, { chance }));
          if (!applied.ok) throw new Error(applied.rejection.code);
          state = applied.state;
        }
      }
      expect(state.turn).toBeLessThanOrEqual(20);
    }
  });

  rule('BJ-AI-03', 'there is no other level', () => {
    for (const level of ['expert', '', 'toString', '__proto__', null, 3]) {
      expect(() => createBjjBot(level as BjjLevel)).toThrow(UsageError);
    }
  });
});
