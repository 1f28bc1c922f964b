// The library against the oracle, exhaustively: on every named ruleset all places, all sets of up to two tokens on each
// side, all pips, all pairs of legal choices and all dice. Points, advantages, turn, bonus token, coin and the age of the
// tokens go round in cycles of coprime lengths, so that they meet everything else.

import type { Chance, Seat } from 'holmgang';
import { type BjjGame, type BjjRulesetName, type BjjState, createBjj, type Token, TOKENS } from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { type Both, exchange, type Ledger, oracleChoices, type Outcome, stateFrom } from './bjj-oracle.js';

const COUNTERPART = { neutral: 'neutral', top: 'bottom', bottom: 'top' } as const;
const PIPS: readonly Both<number>[] = [[0, 0], [1, 0], [2, 0], [0, 1], [0, 2]];
/** Coprime with each other and with most of what is walked through. */
const POINTS: readonly Both<number>[] = [[0, 0], [9, 9], [11, 10], [8, 0], [0, 9], [10, 11], [7, 7]];
const ADVANTAGES: readonly Both<number>[] = [[0, 0], [1, 0], [2, 2], [0, 1], [3, 3]];
const TURNS = [1, 20, 20, 7, 20, 19, 12, 20, 20, 2, 20];

/** Every set of up to two tokens; pairs in both orders, the second order in a list of its own. */
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

function agrees(state: BjjState, { next, verdict, tier, winner, effects }: Outcome): boolean {
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
    state.last.effects.length === effects.length &&
    state.result?.reason === verdict?.reason &&
    state.result?.winner === verdict?.winner
  );
}

/** Walks through everything; the number of exchanges, and the first few on which the two disagree. */
function compare(game: BjjGame, dice: readonly Both<number>[]): { exchanges: number; wrong: readonly string[] } {
  const base = game.setup({ seed: 'deep' });
  const prompter = new Prompter();
  const wrong: string[] = [];
  let exchanges = 0;
  const cycle = <T>(list: readonly T[]): T => list[exchanges % list.length] as T;

  function settle(ledger: Ledger, pair: readonly [number, number], choices: ReturnType<typeof open>): void {
    const [a, b] = [choices[0][pair[0]], choices[1][pair[1]]];
    if (a === undefined || b === undefined) throw new Error('no such choice');
    for (const rolled of dice) {
      exchanges++;
      const before = { ...ledger, points: cycle(POINTS), advantages: cycle(ADVANTAGES), turn: cycle(TURNS) };
      const luck = { dice: rolled, bonus: exchanges % 3, coin: (exchanges % 2) as Seat };
      const told = exchange(game.rules, before, [a.technique, b.technique], luck);
      const state = stateFrom(base, before);
      prompter.told = told;
      prompter.asked = 0;
      game.advance(state, a.action, undefined, prompter);
      game.advance(state, b.action, undefined, prompter);
      if (agrees(state, told) && prompter.asked === told.questions.length) continue;
      if (wrong.length < 5) wrong.push(JSON.stringify({ before, choices: [a.action, b.action], luck, told, state }));
    }
  }

  function open(ledger: Ledger) {
    const of = (seat: Seat) =>
      oracleChoices(game.rules, ledger, seat).map((technique) => ({
        technique,
        action: game.actions.commit(seat, { category: technique.category, techniqueId: technique.id }),
      }));
    return [of(0), of(1)] as const;
  }

  for (const { id: position, roles } of game.rules.set.positions) {
    for (const role of roles) {
      for (let i = 0; i < 256; i++) {
        const tokens = [cycle(SETS)[i >> 4], cycle(SETS)[i & 15]] as unknown as Ledger['tokens'];
        const scene = { position, roles: [role, COUNTERPART[role]], tokens, turn: 1, points: [0, 0] } as const;
        const choices = open({ ...scene, advantages: [0, 0], pips: [0, 0] });
        for (const pips of PIPS) {
          const ledger = { ...scene, pips, advantages: [0, 0] } as const;
          for (let x = 0; x < choices[0].length; x++) {
            for (let y = 0; y < choices[1].length; y++) settle(ledger, [x, y], choices);
          }
        }
      }
    }
  }
  return { exchanges, wrong };
}

const ROWS: readonly { name: BjjRulesetName; dice: readonly Both<number>[]; of: string; least: number }[] = [
  { name: 'standard', dice: ALL_DICE, of: '36 pairs of dice', least: 1 },
  { name: 'strict-transitions', dice: DIFFERENCES, of: '11 differences of the dice', least: 1 },
  { name: 'no-dice', dice: NO_DICE, of: 'no dice', least: 1 },
  { name: 'tournament', dice: [[3, 2], [1, 6]], of: '2 pairs of dice', least: 1 },
];

describe('every exchange', () => {
  rule.each(ROWS)(
    ['BJ-ORD-01', 'BJ-TRN-03', 'BJ-SCO-01', 'BJ-TIE-02', 'BJ-TOK-02', 'BJ-CTL-03', 'BJ-PTS-01', 'BJ-ADV-01'],
    'of $name comes to the same end ($of)',
    ({ name, dice, least }) => {
      const start = Date.now();
      const { exchanges, wrong } = compare(createBjj(name), dice);
      console.log(name, exchanges, Date.now() - start);
      expect(wrong).toEqual([]);
      expect(exchanges).toBeGreaterThanOrEqual(least);
    },
    600_000,
  );
});
