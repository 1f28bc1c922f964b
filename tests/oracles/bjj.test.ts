// The library against the oracle: the same positions, choices and chance must come to the same end, under every
// combination of options, one exchange at a time, in exact distribution, and through whole matches.

import fc from 'fast-check';
import { createChance, type Seat, scriptedChance } from 'holmgang';
import {
  type BjjAction,
  type BjjEffect,
  type BjjEvent,
  type BjjGame,
  type BjjOptions,
  type BjjRulesetInput,
  type BjjState,
  createBjj,
  matchup,
  POINT_VALUES,
  type PointsLabel,
  type Technique,
  type TechniqueSet,
  TOKENS,
  tierOf,
} from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import {
  type Both,
  everyOutcome,
  exchange,
  gather,
  type Ledger,
  type Luck,
  ledgerOf,
  type Outcome,
  oracleChoices,
  oracleMatchup,
  oracleTier,
  type Step,
  stateFrom,
} from './bjj-oracle.js';

const standard = createBjj('standard');
const house = standard.rules.set;

/** Every place as seat 0 has it. */
const PLACES = house.positions.flatMap(({ id, roles }) => roles.map((role) => ({ position: id, role })));
const LABELS = Object.keys(POINT_VALUES) as PointsLabel[];
const COUNTERPART = { neutral: 'neutral', top: 'bottom', bottom: 'top' } as const;
const EFFECTS: ReadonlySet<string> = new Set<BjjEffect['type']>([
  'stalemate',
  'submissionLocked',
  'controlShifted',
  'tokenGained',
  'tokenLost',
  'rewardWasted',
  'positionChanged',
  'pointsScored',
  'advantageScored',
]);

// --- arbitraries -----------------------------------------------------------------------------------------------------

const tier = fc.constantFrom('minor' as const, 'major' as const);

/** Any combination of options that decide matches. The house techniques need one token, so a side may hold one. */
const anyOptions: fc.Arbitrary<NonNullable<BjjRulesetInput['options']>> = fc.record({
  transition: fc.record({ minTier: tier }),
  start: fc.constantFrom(...PLACES),
  tokens: fc.record({
    onFull: fc.constantFrom('drop' as const, 'replaceOldest' as const),
    consumeRequired: fc.boolean(),
  }),
  control: fc.record({ minTier: tier, resetOnTransition: fc.boolean() }),
  risk: fc.record({ penalty: fc.constantFrom('none' as const, 'advantageToOpponent' as const) }),
  commit: fc.record({ revisable: fc.boolean() }),
  die: fc.constantFrom('d6' as const, 'd6' as const, 'none' as const),
  limits: fc.record({
    points: fc.integer({ min: 1, max: 14 }),
    turns: fc.integer({ min: 1, max: 24 }),
    tokens: fc.integer({ min: 1, max: 5 }),
    pips: fc.integer({ min: 0, max: 4 }),
  }),
  tie: fc.constantFrom('coin' as const, 'draw' as const),
});

const anyTokens = fc.shuffledSubarray([...TOKENS]);
const anySeat: fc.Arbitrary<Seat> = fc.constantFrom(0, 1);

/** A position, two choices (as places in the list of choices) and all the chance that could be asked for. */
const anySpec = fc.record({
  place: fc.constantFrom(...PLACES),
  tokens: fc.tuple(anyTokens, anyTokens),
  pips: fc.nat(4),
  pipsOf: anySeat,
  points: fc.tuple(fc.nat(13), fc.nat(13)),
  samePoints: fc.boolean(),
  advantages: fc.tuple(fc.nat(2), fc.nat(2)),
  turnsLeft: fc.oneof(fc.constant(0), fc.nat(23)),
  picks: fc.tuple(fc.nat(1000), fc.nat(1000)),
  dice: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })),
  bonus: fc.nat(4),
  coin: anySeat,
  first: anySeat,
});

type Spec = typeof anySpec extends fc.Arbitrary<infer T> ? T : never;

/** Lists that shrink quickly: making a game costs more than an exchange. */
const MANY = { minLength: 1, maxLength: 120, size: 'max' } as const;

/** The position that a spec describes, within the limits of a ruleset. */
function ledgerFor(spec: Spec, { limits }: BjjOptions): Ledger {
  const pips = Math.min(spec.pips, limits.pips);
  const [a, b] = spec.points.map((points) => Math.min(points, limits.points - 1)) as [number, number];
  return {
    turn: Math.max(1, limits.turns - spec.turnsLeft),
    position: spec.place.position,
    roles: [spec.place.role, COUNTERPART[spec.place.role]],
    points: spec.samePoints ? [a, a] : [a, b],
    advantages: spec.advantages,
    pips: spec.pipsOf === 0 ? [pips, 0] : [0, pips],
    tokens: [spec.tokens[0].slice(0, limits.tokens), spec.tokens[1].slice(0, limits.tokens)],
  };
}

/**
 * A set that is valid, but unlike the house's: any technique may move, score, need two tokens, reward and strip at
 * once. With a limit of 0 tokens nothing needs one, and the names that must be gated are others.
 */
function wildSet(seed: string, tokenLimit: number): TechniqueSet {
  const chance = createChance(seed);
  const maybe = <T>(list: readonly T[]): T | null =>
    list.length === 0 || chance.int(2) === 0 ? null : chance.pick(list);
  const positions = house.positions.map((position) => {
    const extra = TOKENS.filter((token) => !position.autoClear.includes(token) && chance.int(4) === 0);
    return { ...position, autoClear: [...position.autoClear, ...extra] };
  });
  const techniques = house.techniques.map((technique): Technique => {
    const others = TOKENS.filter((token) => !technique.requiredTokens.includes(token));
    const gated = technique.requiredTokens.length > 0 && tokenLimit > 0;
    const more = gated && tokenLimit > 1 && chance.int(2) === 0 ? [chance.pick(others)] : [];
    const requiredTokens = gated ? [...technique.requiredTokens, ...more] : [];
    const elsewhere = PLACES.filter(
      (place) =>
        !technique.availableFrom.some((from) => from.position === place.position && from.role === place.role),
    );
    // What there is stays, so that every position can still be reached.
    const transition = technique.transition ?? (technique.isSubmission ? null : maybe(elsewhere));
    const cleared = positions.find(({ id }) => id === transition?.position)?.autoClear ?? [];
    const earnable = TOKENS.filter((token) => !requiredTokens.includes(token) && !cleared.includes(token));
    const label = transition === null ? null : maybe([technique.pointsLabel, ...LABELS]);
    const reward = maybe(earnable) ?? technique.tokenReward;
    return {
      ...technique,
      id: tokenLimit === 0 ? `x_${technique.id}` : technique.id,
      modifier: chance.int(4),
      risk: chance.pick(['neutral', 'risky'] as const),
      requiredTokens,
      transition,
      tokenReward: reward !== null && earnable.includes(reward) ? reward : null,
      tokenRemove: maybe(TOKENS) ?? technique.tokenRemove,
      pointsLabel: label,
      ibjjfPoints: label === null ? 0 : POINT_VALUES[label],
    };
  });
  return { name: 'wild', positions, techniques };
}

// --- both at once ------------------------------------------------------------------------------------------------------

function choose(game: BjjGame, ledger: Ledger, picks: Both<number>): Both<Technique> {
  const pick = (seat: Seat) => {
    const open = oracleChoices(game.rules, ledger, seat);
    return open[picks[seat] % open.length] as Technique;
  };
  return [pick(0), pick(1)];
}

function commitOf(game: BjjGame, seat: Seat, { category, id }: Technique): BjjAction {
  return game.actions.commit(seat, { category, techniqueId: id });
}

/** A bonus index that fits the question, and the answers in the order in which they are asked for. */
function foretell(game: BjjGame, ledger: Ledger, choices: Both<Technique>, luck: Luck): Outcome {
  const asked = exchange(game.rules, ledger, choices, { ...luck, bonus: 0 }).questions;
  const kinds = asked[game.rules.options.die === 'd6' ? 2 : 0] ?? 1;
  return exchange(game.rules, ledger, choices, { ...luck, bonus: luck.bonus % kinds });
}

/** Commits both choices in the library; the second commitment meets exactly the chance that the oracle used. */
function resolve(
  game: BjjGame,
  state: BjjState,
  choices: Both<Technique>,
  first: Seat,
  answers: readonly number[],
) {
  const second: Seat = first === 0 ? 1 : 0;
  const opening = game.apply(state, commitOf(game, first, choices[first]), scriptedChance([]));
  if (!opening.ok) throw new Error(JSON.stringify(opening.rejection));
  const chance = scriptedChance(answers);
  const closing = game.apply(opening.state, commitOf(game, second, choices[second]), chance);
  if (!closing.ok) throw new Error(JSON.stringify(closing.rejection));
  chance.assertExhausted();
  return closing;
}

const effectText = (effect: BjjEffect) => JSON.stringify(effect, Object.keys(effect).sort());

/** The step of BJ-ORD-01 in which the oracle has each of these effects; 99 for one that it does not have. */
function stepsOf(effects: readonly BjjEffect[], expected: readonly Step[]): readonly number[] {
  const left = [...expected];
  return effects.map((effect) => {
    const at = left.findIndex((candidate) => effectText(candidate.effect) === effectText(effect));
    return at < 0 ? 99 : (left.splice(at, 1)[0]?.step ?? 99);
  });
}

function agree(
  game: BjjGame,
  state: BjjState,
  events: readonly { type: string }[],
  told: Outcome,
  choices: Both<Technique>,
): void {
  expect(ledgerOf(state)).toEqual(told.next);
  const { result, last } = state;
  expect(result && { winner: result.winner, reason: result.reason }).toEqual(told.verdict);
  expect(state.phase).toBe(told.verdict === null ? 'choosing' : 'over');
  expect(state.committed).toEqual([null, null]);
  expect(last?.tier).toBe(told.tier);
  expect(last?.winner).toBe(told.winner);
  expect(last?.margin).toBe(Math.abs(told.totals[0] - told.totals[1]));
  expect(last?.breakdown.map(({ total }) => total)).toEqual(told.totals);
  expect(last?.choices.map(({ techniqueId }) => techniqueId)).toEqual(choices.map(({ id }) => id));
  const [effects, expected] = [last?.effects ?? [], told.effects()];
  expect(effects.map(effectText).sort()).toEqual(expected.map(({ effect }) => effectText(effect)).sort());
  const order = stepsOf(effects, expected);
  expect(order).toEqual([...order].sort((x, y) => x - y));
  expect(events.filter(({ type }) => EFFECTS.has(type))).toEqual(effects);
  expect(game.deciders(state)).toEqual(told.verdict === null ? [0, 1] : []);
}

/** One exchange in both worlds. */
function resolveBoth(game: BjjGame, base: BjjState, spec: Spec): void {
  const ledger = ledgerFor(spec, game.rules.options);
  const choices = choose(game, ledger, spec.picks);
  const told = foretell(game, ledger, choices, spec);
  const { state, events } = resolve(game, stateFrom(base, ledger), choices, spec.first, told.answers);
  agree(game, state, events, told, choices);
}

// --- the laws -------------------------------------------------------------------------------------------------------------

describe('the oracle and the library, piece by piece', () => {
  rule(
    ['BJ-CAT-02', 'BJ-CAT-03', 'BJ-CAT-04', 'BJ-CAT-05'],
    'the matchup is the same for all 16 pairs',
    () => {
      const categories = ['attack', 'control', 'defense', 'sweep'] as const;
      for (const a of categories) {
        for (const b of categories) expect(matchup(a, b), `${a} ${b}`).toBe(oracleMatchup(a, b));
      }
    },
  );

  rule(['BJ-TIE-02'], 'the tier is the same for every margin', () => {
    for (let margin = 0; margin <= 30; margin++) expect(tierOf(margin)).toBe(oracleTier(margin));
  });
});

describe('one exchange', () => {
  rule(
    ['BJ-ORD-01', 'BJ-TRN-03', 'BJ-SCO-01', 'BJ-TIE-03', 'BJ-TRN-04'],
    'comes to the same end on the standard ruleset',
    () => {
      const base = standard.setup({ seed: 'oracle' });
      fc.assert(
        fc.property(anySpec, (spec) => resolveBoth(standard, base, spec)),
        { numRuns: 2000 },
      );
    },
  );

  rule(
    ['BJ-ORD-01', 'BJ-TIE-04', 'BJ-TIE-05', 'BJ-TIE-06', 'BJ-CTL-02', 'BJ-TOK-03', 'BJ-ADV-02', 'BJ-WIN-03'],
    'comes to the same end under any combination of options',
    () => {
      fc.assert(
        fc.property(anyOptions, fc.array(anySpec, MANY), (options, specs) => {
          const game = createBjj({ name: 'any', version: 1, options });
          const base = game.setup({ seed: 'oracle' });
          for (const spec of specs) resolveBoth(game, base, spec);
        }),
        { numRuns: 60 },
      );
    },
  );

  rule(
    ['BJ-ORD-01', 'BJ-TEC-04', 'BJ-TEC-05', 'BJ-TEC-06', 'BJ-TOK-05', 'BJ-TOK-06', 'BJ-TOK-07', 'BJ-PTS-01'],
    'comes to the same end with techniques that do everything at once',
    () => {
      fc.assert(
        fc.property(
          anyOptions,
          fc.integer({ min: 0, max: 5 }),
          fc.string({ maxLength: 8 }),
          fc.array(anySpec, MANY),
          (given, tokens, seed, specs) => {
            const options = { ...given, limits: { ...given.limits, tokens } };
            const game = createBjj({ name: 'wild', version: 1, options, set: wildSet(seed, tokens) });
            const base = game.setup({ seed: 'oracle' });
            for (const spec of specs) resolveBoth(game, base, spec);
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  rule(['BJ-TEC-01', 'BJ-TEC-03', 'BJ-SET-02'], 'starts from the same choices', () => {
    const base = standard.setup({ seed: 'oracle' });
    fc.assert(
      fc.property(anySpec, (spec) => {
        const ledger = ledgerFor(spec, standard.rules.options);
        const state = stateFrom(base, ledger);
        for (const seat of [0, 1] as const) {
          const listed = standard.legalActions(state, seat).map((action) => JSON.stringify(action));
          const expected = oracleChoices(standard.rules, ledger, seat).map((technique) =>
            JSON.stringify(commitOf(standard, seat, technique)),
          );
          expect([...listed].sort()).toEqual([...expected].sort());
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** Everything of an outcome that both sides know of. */
const ofOutcome = ({ next, verdict, totals, tier: reached }: Outcome) => ({
  next,
  verdict,
  totals,
  tier: reached,
});
const ofState = (state: BjjState) => ({
  next: ledgerOf(state),
  verdict: state.result && { winner: state.result.winner, reason: state.result.reason },
  totals: state.last?.breakdown.map(({ total }) => total),
  tier: state.last?.tier,
});

function sameOdds(game: BjjGame, base: BjjState, spec: Spec): void {
  const ledger = ledgerFor(spec, game.rules.options);
  const choices = choose(game, ledger, spec.picks);
  const expected = everyOutcome(game.rules, ledger, choices);
  const both = [commitOf(game, 0, choices[0]), commitOf(game, 1, choices[1])];
  const odds = game.odds(stateFrom(base, ledger), spec.first === 0 ? both : [...both].reverse());
  expect(odds).toBeDefined();
  expect(
    gather(
      odds ?? [],
      ({ probability }) => probability,
      ({ state }) => ofState(state),
    ),
  ).toEqual(
    gather(
      expected,
      ({ probability }) => probability,
      ({ outcome }) => ofOutcome(outcome),
    ),
  );
}

describe('the odds of an exchange', () => {
  rule(['BJ-SCO-05', 'BJ-TOK-04', 'BJ-WIN-03'], 'are those of 36 dice, the bonus kinds and the coin', () => {
    const base = standard.setup({ seed: 'oracle' });
    fc.assert(
      fc.property(anySpec, (spec) => sameOdds(standard, base, spec)),
      { numRuns: 150 },
    );
  });

  rule(['BJ-SCO-05', 'BJ-TOK-04', 'BJ-WIN-03'], 'are exact under any combination of options', () => {
    fc.assert(
      fc.property(
        anyOptions,
        fc.array(anySpec, { minLength: 1, maxLength: 8, size: 'max' }),
        (options, specs) => {
          const game = createBjj({ name: 'any', version: 1, options });
          const base = game.setup({ seed: 'oracle' });
          for (const spec of specs) sameOdds(game, base, spec);
        },
      ),
      { numRuns: 40 },
    );
  });
});

// --- whole matches -----------------------------------------------------------------------------------------------------------

/** The chance that a match used, read from what it told. */
function luckOf(events: readonly BjjEvent[], before: Ledger, state: BjjState): Luck {
  let dice: Both<number> = [0, 0];
  let bonus = 0;
  for (const event of events) {
    if (event.type === 'diceRolled') dice = event.dice;
    if (event.type === 'tokenGained' && event.why === 'bonus') {
      const spent = events.flatMap((e) =>
        e.type === 'tokenLost' && e.why === 'spent' && e.seat === event.seat ? [e.token] : [],
      );
      const held = before.tokens[event.seat].filter((token) => !spent.includes(token));
      bonus = TOKENS.filter((token) => !held.includes(token)).indexOf(event.token);
    }
  }
  return { dice, bonus, coin: state.result?.reason === 'referee' ? (state.result.winner as Seat) : 0 };
}

/** Plays a match from a seed in the library, and tells it again with the oracle, turn by turn. */
function playBoth(game: BjjGame, seed: string): BjjState {
  const chance = createChance(`choices of ${seed}`);
  let state = game.setup({ seed });
  let ledger = ledgerOf(state);
  expect(ledger).toEqual({
    turn: 1,
    position: game.rules.options.start.position,
    roles: [game.rules.options.start.role, COUNTERPART[game.rules.options.start.role]],
    points: [0, 0],
    advantages: [0, 0],
    pips: [0, 0],
    tokens: [[], []],
  });
  while (state.result === null) {
    const choices = choose(game, ledger, [chance.int(1000), chance.int(1000)]);
    const order: readonly Seat[] = chance.int(2) === 0 ? [0, 1] : [1, 0];
    let events: readonly BjjEvent[] = [];
    for (const seat of order) {
      const applied = game.apply(state, commitOf(game, seat, choices[seat]));
      if (!applied.ok) throw new Error(JSON.stringify(applied.rejection));
      state = applied.state;
      events = applied.events as readonly BjjEvent[];
    }
    const told = exchange(game.rules, ledger, choices, luckOf(events, ledger, state));
    agree(game, state, events, told, choices);
    ledger = told.next;
  }
  return state;
}

describe('a whole match', () => {
  rule(
    ['BJ-WIN-01', 'BJ-WIN-02', 'BJ-WIN-03', 'BJ-WIN-05', 'BJ-TRN-05', 'BJ-SET-01'],
    'goes the same way turn by turn on every named ruleset',
    () => {
      const reasons = new Set<string>();
      for (const name of ['standard', 'strict-transitions', 'no-dice', 'tournament'] as const) {
        const game = createBjj(name);
        for (let i = 0; i < 25; i++) reasons.add(playBoth(game, `${name} ${i}`).result?.reason ?? '');
      }
      expect([...reasons]).toEqual(expect.arrayContaining(['submission', 'points', 'time_points']));
    },
  );

  rule(
    ['BJ-WIN-02', 'BJ-WIN-03', 'BJ-WIN-05', 'BJ-TRN-05', 'BJ-SET-01', 'BJ-SET-04'],
    'goes the same way turn by turn under any combination of options',
    () => {
      fc.assert(
        fc.property(anyOptions, fc.string({ maxLength: 8 }), (options, seed) => {
          playBoth(createBjj({ name: 'any', version: 1, options }), seed);
        }),
        { numRuns: 60 },
      );
    },
  );
});
