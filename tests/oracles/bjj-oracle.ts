// A second opinion on an exchange of the BJJ game, written from rules.md and rulings.md alone. Where the library walks
// through the steps of BJ-ORD-01 and changes a state, this one never changes anything: every field of the next record
// has a formula of its own over the record before, seen from the winner's and the loser's side.

import { addFractions, canonicalJson, type Fraction, fraction, type Seat } from 'holmgang';
import type {
  BjjEffect,
  BjjOptions,
  BjjState,
  Role,
  Technique,
  TechniqueSet,
  Tier,
  Token,
} from 'holmgang/bjj';

export type Both<T> = readonly [T, T];

/** What an exchange starts from and what it leaves, without commitments and generator. */
export interface Ledger {
  readonly turn: number;
  readonly position: string;
  readonly roles: Both<Role>;
  readonly points: Both<number>;
  readonly advantages: Both<number>;
  readonly pips: Both<number>;
  /** Oldest first. */
  readonly tokens: Both<readonly Token[]>;
}

/** What chance says: dice from 1 to 6, the place of the bonus token among the kinds not held, the coin. */
export interface Luck {
  readonly dice: Both<number>;
  readonly bonus: number;
  readonly coin: Seat;
}

interface Verdict {
  readonly winner: Seat | null;
  readonly reason: string;
}

/** An effect with its step in BJ-ORD-01; within one step the order is open. */
export interface Step {
  readonly step: number;
  readonly effect: BjjEffect;
}

export interface Outcome {
  readonly next: Ledger;
  readonly verdict: Verdict | null;
  readonly totals: Both<number>;
  readonly tier: Tier;
  readonly winner: Seat | null;
  /** What happens, told on demand. */
  readonly effects: () => readonly Step[];
  /** How many answers each question to chance had, in the order of asking. */
  readonly questions: readonly number[];
  /** The answers, as indices from 0. */
  readonly answers: readonly number[];
}

export interface OracleRules {
  readonly options: BjjOptions;
  readonly set: TechniqueSet;
}

/** BJ-TOK-01, in its order: the bonus token is counted along this list. */
const KINDS: readonly Token[] = [
  'posture_broken',
  'inside_position',
  'arm_isolated',
  'leg_isolated',
  'balance_compromised',
];

/** BJ-CAT-02: everything beats its successor and is beaten by its predecessor. */
const RING = ['attack', 'defense', 'control', 'sweep'] as const;

export function oracleMatchup(own: Technique['category'], other: Technique['category']): number {
  return [0, 1, 0, -1][(RING.indexOf(other) - RING.indexOf(own) + 4) % 4] as number;
}

/** BJ-TIE-02. */
export function oracleTier(margin: number): Tier {
  return (['stalemate', 'minor', 'major', 'major'] as const)[margin] ?? 'dominant';
}

const opposite = (role: Role): Role => ({ neutral: 'neutral', top: 'bottom', bottom: 'top' })[role] as Role;
const without = (held: readonly Token[], gone: readonly Token[]) =>
  held.filter((token) => !gone.includes(token));
/** Puts what belongs to the winner and to the loser back into the order of the seats. */
const seated = <T>(winner: Seat, forWinner: T, forLoser: T): Both<T> =>
  winner === 0 ? [forWinner, forLoser] : [forLoser, forWinner];

/** BJ-TEC-01, BJ-TEC-03: what a side may choose, in no particular order. */
export function oracleChoices({ set }: OracleRules, ledger: Ledger, seat: Seat): readonly Technique[] {
  return set.techniques.filter(
    (technique) =>
      technique.availableFrom.some(
        ({ position, role }) => position === ledger.position && role === ledger.roles[seat],
      ) && technique.requiredTokens.every((token) => ledger.tokens[seat].includes(token)),
  );
}

/** BJ-SCO-01 to BJ-SCO-06. */
function total(ledger: Ledger, seat: Seat, own: Technique, other: Technique, die: number): number {
  return [
    ledger.pips[seat],
    oracleMatchup(own.category, other.category),
    own.modifier,
    ledger.tokens[seat].length,
    die,
  ].reduce((sum, part) => sum + part);
}

/** One exchange: BJ-ORD-01 with all options of rulings.md. */
export function exchange(rules: OracleRules, before: Ledger, choices: Both<Technique>, luck: Luck): Outcome {
  const rolls = rules.options.die === 'd6';
  const totals: Both<number> = [
    total(before, 0, choices[0], choices[1], rolls ? luck.dice[0] : 0),
    total(before, 1, choices[1], choices[0], rolls ? luck.dice[1] : 0),
  ];
  const lead = totals[0] - totals[1];
  const tier = oracleTier(Math.abs(lead));
  const winner: Seat | null = lead > 0 ? 0 : lead < 0 ? 1 : null;
  const told = steps2to9(rules, before, choices, winner, tier, luck.bonus);
  const verdict = told.submission ?? endCheck(rules, told.ledger, luck.coin);
  const next = verdict === null ? { ...told.ledger, turn: before.turn + 1 } : told.ledger;
  const asked: (readonly [number, number])[] = [];
  if (rolls) asked.push([6, luck.dice[0] - 1], [6, luck.dice[1] - 1]);
  if (told.openKinds > 0) asked.push([told.openKinds, luck.bonus]);
  if (verdict?.reason === 'referee') asked.push([2, luck.coin]);
  const [questions, answers] = [asked.map(([ways]) => ways), asked.map(([, answer]) => answer)];
  return { next, verdict, totals, tier, winner, effects: told.effects, questions, answers };
}

/** BJ-WIN-02, BJ-WIN-03. */
function endCheck({ options: { limits, tie } }: OracleRules, ledger: Ledger, coin: Seat): Verdict | null {
  const { points, advantages } = ledger;
  if (points[0] >= limits.points) return { winner: 0, reason: 'points' };
  if (points[1] >= limits.points) return { winner: 1, reason: 'points' };
  if (ledger.turn < limits.turns) return null;
  if (points[0] !== points[1]) return { winner: points[0] > points[1] ? 0 : 1, reason: 'time_points' };
  if (advantages[0] !== advantages[1]) {
    return { winner: advantages[0] > advantages[1] ? 0 : 1, reason: 'time_advantages' };
  }
  return tie === 'draw' ? { winner: null, reason: 'draw' } : { winner: coin, reason: 'referee' };
}

interface Told {
  readonly ledger: Ledger;
  readonly effects: () => readonly Step[];
  /** Set where the match ends by submission. */
  readonly submission: Verdict | null;
  /** Among how many kinds a bonus token is drawn; 0 where there is none. */
  readonly openKinds: number;
}

/** Stalemate and submission leave everything as it was. */
function steps2to9(
  rules: OracleRules,
  before: Ledger,
  choices: Both<Technique>,
  winner: Seat | null,
  tier: Tier,
  bonusAt: number,
): Told {
  if (winner === null) {
    const effects = () => [{ step: 2, effect: { type: 'stalemate' } as const }];
    return { ledger: before, effects, submission: null, openKinds: 0 };
  }
  const { isSubmission, id: techniqueId } = choices[winner];
  if (isSubmission && tier === 'dominant') {
    const effects = () => [
      { step: 3, effect: { type: 'submissionLocked', seat: winner, techniqueId } as const },
    ];
    return { ledger: before, effects, submission: { winner, reason: 'submission' }, openKinds: 0 };
  }
  return consequences(rules, before, choices, winner, tier, bonusAt);
}

/** Steps 4 to 9. */
function consequences(
  { options, set }: OracleRules,
  before: Ledger,
  choices: Both<Technique>,
  winner: Seat,
  tier: Tier,
  bonusAt: number,
): Told {
  const loser: Seat = winner === 0 ? 1 : 0;
  const technique = choices[winner];
  const big = tier !== 'minor';
  const dominant = tier === 'dominant';
  const reaches = (least: 'minor' | 'major') => big || least === 'minor';

  // B26: spent by both sides, right after scoring.
  const spent = (seat: Seat) => (options.tokens.consumeRequired ? choices[seat].requiredTokens : []);
  const kept = (seat: Seat) => without(before.tokens[seat], spent(seat));

  // BJ-TOK-03, BJ-TOK-04, B06, B07, B41: what the winner gains, and what goes for it.
  const mine = kept(winner);
  const room = mine.length < options.limits.tokens;
  const reward = big ? technique.tokenReward : null;
  const swaps = options.tokens.onFull === 'replaceOldest' && mine.length > 0;
  const earned = reward !== null && !mine.includes(reward) && (room || swaps) ? reward : null;
  const replaced = earned !== null && !room ? mine.slice(0, 1) : [];
  const drawn = dominant && technique.tokenReward === null && room ? without(KINDS, mine) : [];
  const bonus = drawn[bonusAt] ?? null;
  const gained = [earned, bonus].filter((token) => token !== null);

  // BJ-TOK-05, BJ-TOK-06, B09, B38: what the loser loses.
  const theirs = kept(loser);
  const strip = big ? theirs.filter((token) => token === technique.tokenRemove) : [];
  const dropped = dominant ? without(theirs, strip).slice(0, 1) : [];

  // BJ-SET-04, BJ-TOK-07, B03, B12, B43: the new place.
  const to =
    technique.transition !== null && reaches(options.transition.minTier) ? technique.transition : null;
  const cleared = to === null ? [] : (set.positions.find(({ id }) => id === to.position)?.autoClear ?? []);
  const wBeforeClear = [...without(mine, replaced), ...gained];
  const lBeforeClear = without(theirs, [...strip, ...dropped]);

  // BJ-CTL-02, BJ-CTL-03, B15, B16: pips.
  const moves = technique.category === 'control' && reaches(options.control.minTier);
  const [pw, pl] = [before.pips[winner], before.pips[loser]];
  const pushed = moves && pl > 0 ? pl - 1 : pl;
  const grown = moves && pl === 0 && pw < options.limits.pips ? pw + 1 : pw;
  const wiped = to !== null && options.control.resetOnTransition;

  // BJ-PTS-01, BJ-PTS-04, BJ-ADV-01 to BJ-ADV-03, BJ-SUB-02, B25: points and advantages.
  const scoring = technique.transition !== null && technique.ibjjfPoints > 0;
  const points = scoring && big ? technique.ibjjfPoints : 0;
  const almost = scoring && !big;
  const held = technique.transition === null && big;
  const gamble = options.risk.penalty !== 'none' && big && choices[loser].risk === 'risky';

  const nextRoles = to === null ? before.roles : seated(winner, to.role, opposite(to.role));
  const next: Ledger = {
    turn: before.turn,
    position: to?.position ?? before.position,
    roles: nextRoles,
    points: seated(winner, before.points[winner] + points, before.points[loser]),
    advantages: seated(
      winner,
      before.advantages[winner] + [almost, held, gamble].filter(Boolean).length,
      before.advantages[loser],
    ),
    pips: wiped ? [0, 0] : seated(winner, grown, pushed),
    tokens: seated(winner, without(wBeforeClear, cleared), without(lBeforeClear, cleared)),
  };

  const effects = (): readonly Step[] => {
    const told: Step[] = [];
    const tell = (step: number, effect: BjjEffect) => told.push({ step, effect });
    const lose = (
      step: number,
      seat: Seat,
      tokens: readonly Token[],
      why: 'strip' | 'dominant' | 'autoClear' | 'spent' | 'replaced',
    ) => {
      for (const token of tokens) tell(step, { type: 'tokenLost', seat, token, why });
    };
    const shift = (step: number, seat: Seat, from: number, to: number) => {
      if (from !== to) tell(step, { type: 'controlShifted', seat, from, to });
    };
    for (const seat of [0, 1] as const) lose(3.5, seat, spent(seat), 'spent');
    shift(4, winner, pw, grown);
    shift(4, loser, pl, pushed);
    lose(5, winner, replaced, 'replaced');
    if (earned !== null) tell(5.5, { type: 'tokenGained', seat: winner, token: earned, why: 'reward' });
    if (bonus !== null) tell(5.5, { type: 'tokenGained', seat: winner, token: bonus, why: 'bonus' });
    if (reward !== null && earned === null) {
      const why = mine.includes(reward) ? 'held' : 'full';
      tell(5.5, { type: 'rewardWasted', seat: winner, token: reward, why });
    }
    lose(6, loser, strip, 'strip');
    lose(7, loser, dropped, 'dominant');
    if (to !== null) {
      tell(8, { type: 'positionChanged', from: before.position, to: to.position, roles: nextRoles });
      lose(
        8,
        winner,
        wBeforeClear.filter((token) => cleared.includes(token)),
        'autoClear',
      );
      lose(
        8,
        loser,
        lBeforeClear.filter((token) => cleared.includes(token)),
        'autoClear',
      );
      if (wiped) shift(8, winner, grown, 0);
      if (wiped) shift(8, loser, pushed, 0);
    }
    if (points > 0 && technique.pointsLabel !== null) {
      tell(9, { type: 'pointsScored', seat: winner, amount: points, label: technique.pointsLabel });
    }
    if (almost) tell(9, { type: 'advantageScored', seat: winner, why: 'minor' });
    if (held) {
      const why = technique.isSubmission ? 'nearSubmission' : 'nonTransition';
      tell(9, { type: 'advantageScored', seat: winner, why });
    }
    if (gamble) tell(9, { type: 'advantageScored', seat: winner, why: 'riskyLoss' });
    return told;
  };
  return { ledger: next, effects, submission: null, openKinds: drawn.length };
}

/** Everything that can come of two choices, each way with its exact probability. */
export function everyOutcome(
  rules: OracleRules,
  before: Ledger,
  choices: Both<Technique>,
): readonly { readonly probability: Fraction; readonly outcome: Outcome }[] {
  const faces = rules.options.die === 'd6' ? [1, 2, 3, 4, 5, 6] : [0];
  const all: { probability: Fraction; outcome: Outcome }[] = [];
  for (const a of faces) {
    for (const b of faces) {
      const first = exchange(rules, before, choices, { dice: [a, b], bonus: 0, coin: 0 });
      // What is asked after the dice does not depend on the answers: at most one bonus token, at most one coin.
      const further = first.questions.slice(rules.options.die === 'd6' ? 2 : 0);
      const coins: readonly Seat[] = first.verdict?.reason === 'referee' ? [0, 1] : [0];
      const kinds = further.length > coins.length - 1 ? (further[0] as number) : 1;
      for (let bonus = 0; bonus < kinds; bonus++) {
        for (const coin of coins) {
          const outcome = exchange(rules, before, choices, { dice: [a, b], bonus, coin });
          const ways = faces.length ** 2 * kinds * coins.length;
          all.push({ probability: fraction(1, ways), outcome });
        }
      }
    }
  }
  return all;
}

/** The same ledger as a state of the library has it. */
export function ledgerOf(state: BjjState): Ledger {
  const { turn, position, roles, points, advantages, control, tokens } = state;
  return { turn, position, roles, points, advantages, pips: control, tokens };
}

/** A state of the library that has this ledger and nothing committed, made from any state of the same game. */
export function stateFrom(base: BjjState, ledger: Ledger): BjjState {
  const { pips, roles, points, advantages, tokens, turn, position } = ledger;
  return {
    ...base,
    turn,
    position,
    roles: [...roles],
    points: [...points],
    advantages: [...advantages],
    control: [...pips],
    tokens: [[...tokens[0]], [...tokens[1]]],
    committed: [null, null],
    last: null,
  };
}

/** Adds up the probabilities of equal things. */
export function gather<T>(
  items: readonly T[],
  probability: (item: T) => Fraction,
  what: (item: T) => unknown,
): Readonly<Record<string, string>> {
  const sums = new Map<string, Fraction>();
  for (const item of items) {
    const key = canonicalJson(what(item));
    sums.set(key, addFractions(sums.get(key) ?? fraction(0), probability(item)));
  }
  const entries = [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, { numerator, denominator }]) => [key, `${numerator}/${denominator}`]),
  );
}
