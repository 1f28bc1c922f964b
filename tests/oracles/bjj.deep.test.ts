// The library against the oracle, exhaustively: on every named ruleset all places, all sets of up to two tokens on each
// side, all pairs of legal choices, all pips and all dice, or one pair of dice for each difference. What is left (points,
// advantages, turn, bonus token, coin, which of two tokens is older) is drawn for each exchange by a small generator.

import type { Chance, Seat } from 'holmgang';
import {
  type BjjGame,
  type BjjRulesetName,
  type BjjState,
  createBjj,
  TOKENS,
  type Token,
} from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { type Both, exchange, type Ledger, type Outcome, oracleChoices, stateFrom } from './bjj-oracle.js';

const COUNTERPART = { neutral: 'neutral', top: 'bottom', bottom: 'top' } as const;
const PIPS: readonly Both<number>[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [0, 2],
];
const POINTS: readonly Both<number>[] = [
  [0, 0],
  [9, 9],
  [11, 10],
  [8, 0],
  [0, 9],
  [10, 11],
  [7, 7],
];
const ADVANTAGES: readonly Both<number>[] = [
  [0, 0],
  [1, 0],
  [2, 2],
  [0, 1],
  [3, 3],
];
const TURNS = [1, 20, 20, 7, 20, 19, 12, 20, 20, 2, 20];

/** Every set of up to two tokens, pairs in one order or the other. */
function tokenSets(flipped: boolean): readonly (readonly Token[])[] {
  const pairs = TOKENS.flatMap((a, i) => TOKENS.slice(i + 1).map((b) => (flipped ? [b, a] : [a, b])));
  return [[], ...TOKENS.map((token) => [token]), ...pairs];
}
const SETS = [tokenSets(false), tokenSets(true)] as const;

/** All pairs of dice, and one pair for each difference. */
const FACES = [1, 2, 3, 4, 5, 6];
const ALL_DICE: readonly Both<number>[] = FACES.flatMap((a) => FACES.map((b) => [a, b] as const));
const DIFFERENCES: readonly Both<number>[] = ALL_DICE.filter(([a, b]) => a === 1 || b === 1);
const NO_DICE: readonly Both<number>[] = [[0, 0]];

/** Chance that gives the oracle's answers to the oracle's questions, and complains about any other. */
class Prompter implements Chance {
  told: Outcome | null = null;
  asked = 0;

  int(n: number): number {
    const at = this.asked++;
    if (this.told?.questions[at] !== n) throw new Error(`question ${at} has ${n} answers`);
    return this.told.answers[at] as number;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(list.length)] as T;
  }

  percent(): boolean {
    throw new Error('nothing in an exchange is a percentage');
  }

  shuffle<T>(): T[] {
    throw new Error('nothing in an exchange is shuffled');
  }

  fork(): never {
    throw new Error('nothing in an exchange is imagined');
  }

  unseen(): void {
    throw new Error('nothing in an exchange is unseen');
  }
}

const samePair = <T>(a: Both<T>, b: Both<T>) => a[0] === b[0] && a[1] === b[1];
const sameList = (a: readonly Token[], b: readonly Token[]) =>
  a.length === b.length && a.every((token, i) => token === b[i]);

function agrees(state: BjjState, { next, verdict, tier, winner }: Outcome): boolean {
  return (
    state.turn === next.turn &&
    state.position === next.position &&
    samePair(state.roles, next.roles) &&
    samePair(state.points, next.points) &&
    samePair(state.advantages, next.advantages) &&
    samePair(state.control, next.pips) &&
    sameList(state.tokens[0], next.tokens[0]) &&
    sameList(state.tokens[1], next.tokens[1]) &&
    state.last?.tier === tier &&
    state.last.winner === winner &&
    state.result?.reason === verdict?.reason &&
    state.result?.winner === verdict?.winner
  );
}

/** Draws from short lists, the same on every run. */
class Draws {
  #word = 20260101;

  next(n: number): number {
    this.#word = (Math.imul(this.#word, 1664525) + 1013904223) >>> 0;
    return (this.#word >>> 12) % n;
  }

  of<T>(list: readonly T[]): T {
    return list[this.next(list.length)] as T;
  }
}

interface Range {
  readonly dice: readonly Both<number>[];
  readonly pips: readonly Both<number>[];
}

/** Everything that two sides can have and choose. */
function* scenes(game: BjjGame, draws: Draws, pips: Range['pips']) {
  const before = { turn: 1, points: [0, 0], advantages: [0, 0] } as const;
  for (const { id: position, roles } of game.rules.set.positions) {
    for (const role of roles) {
      for (let i = 0; i < 256; i++) {
        const tokens = [draws.of(SETS)[i >> 4], draws.of(SETS)[i & 15]] as unknown as Ledger['tokens'];
        for (const held of pips) {
          yield { ...before, position, roles: [role, COUNTERPART[role]], tokens, pips: held } as Ledger;
        }
      }
    }
  }
}

/** Walks through everything; the number of exchanges, and the first few on which the two disagree. */
function compare(game: BjjGame, { dice, pips }: Range): { exchanges: number; wrong: readonly string[] } {
  const base = game.setup({ seed: 'deep' });
  const prompter = new Prompter();
  const draws = new Draws();
  const wrong: string[] = [];
  let exchanges = 0;
  const open = (ledger: Ledger, seat: Seat) =>
    oracleChoices(game.rules, ledger, seat).map((technique) => ({
      technique,
      action: game.actions.commit(seat, { category: technique.category, techniqueId: technique.id }),
    }));
  type Choice = ReturnType<typeof open>[number];

  function settle(ledger: Ledger, a: Choice, b: Choice, rolled: Both<number>): void {
    exchanges++;
    const [points, advantages, turn] = [draws.of(POINTS), draws.of(ADVANTAGES), draws.of(TURNS)];
    const before = { ...ledger, points, advantages, turn };
    const luck = { dice: rolled, bonus: draws.next(4), coin: draws.next(2) as Seat };
    const told = exchange(game.rules, before, [a.technique, b.technique], luck);
    const state = stateFrom(base, before);
    prompter.told = told;
    prompter.asked = 0;
    game.advance(state, a.action, undefined, prompter);
    game.advance(state, b.action, undefined, prompter);
    if (agrees(state, told) && prompter.asked === told.questions.length) return;
    if (wrong.length < 5)
      wrong.push(JSON.stringify({ before, choices: [a.action, b.action], luck, told, state }));
  }

  for (const ledger of scenes(game, draws, pips)) {
    const theirs = open(ledger, 1);
    for (const a of open(ledger, 0)) {
      for (const b of theirs) for (const rolled of dice) settle(ledger, a, b, rolled);
    }
  }
  return { exchanges, wrong };
}

const ROWS: readonly (Range & { name: BjjRulesetName; what: string; count: number })[] = [
  {
    name: 'standard',
    dice: DIFFERENCES,
    pips: PIPS,
    what: 'all differences of the dice',
    count: 11 * 1_903_870,
  },
  { name: 'standard', dice: ALL_DICE, pips: [[0, 0]], what: 'all dice, without pips', count: 36 * 380_774 },
  {
    name: 'strict-transitions',
    dice: DIFFERENCES,
    pips: [
      [0, 0],
      [1, 0],
      [0, 2],
    ],
    what: 'all differences of the dice, some pips',
    count: 11 * 3 * 380_774,
  },
  { name: 'no-dice', dice: NO_DICE, pips: PIPS, what: 'all there is', count: 1_903_870 },
  {
    name: 'tournament',
    dice: [
      [6, 1],
      [3, 2],
    ],
    pips: PIPS,
    what: 'two pairs of dice',
    count: 2 * 1_903_870,
  },
];

describe('every exchange', () => {
  rule.each(ROWS)(
    ['BJ-ORD-01', 'BJ-TRN-03', 'BJ-SCO-01', 'BJ-TIE-02', 'BJ-TOK-02', 'BJ-CTL-03', 'BJ-PTS-01', 'BJ-ADV-01'],
    'of $name comes to the same end: $what',
    ({ name, count, ...range }) => {
      const { exchanges, wrong } = compare(createBjj(name), range);
      expect(wrong).toEqual([]);
      expect(exchanges).toBe(count);
    },
    600_000,
  );
});
