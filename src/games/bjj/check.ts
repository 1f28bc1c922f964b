// What a position must keep to. It need not have come about in play: whatever the rules could go on from is accepted.

import { ROLES, TOKENS } from '../../../rulesets/bjj/vocabulary.js';
import type { Problem } from '../../kernel/errors.js';
import type { Result } from '../../kernel/result.js';
import { SEATS } from '../../kernel/seat.js';
import { integer, listOf, nullOr, oneOf, pairOf, problem, recordOf, type Shape } from '../../kernel/shape.js';
import { effectShape } from './events.js';
import { commit } from './phases/choosing.js';
import { END_RULES } from './phases/end-check.js';
import type { BjjRules } from './rules.js';
import { tierOf } from './score.js';
import type { BjjState, Exchange, Tier } from './state.js';
import { counterpart } from './transition.js';

const TIERS: readonly Tier[] = ['stalemate', 'minor', 'major', 'dominant'];

function exchangeShape(choice: Shape): Shape {
  const part = integer(-1000, 1000);
  const die = integer(0, 6);
  return recordOf({
    turn: integer(1, 1000),
    choices: pairOf(choice),
    breakdown: pairOf(
      recordOf({ control: part, matchup: part, technique: part, tokens: part, die, total: part }),
    ),
    margin: integer(0, 1000),
    tier: oneOf(...TIERS),
    winner: oneOf(0, 1, null),
    effects: listOf(effectShape(), 0, 32),
  });
}

/** The form of the game's own fields. */
export function stateShape({ options, positions }: BjjRules): Readonly<Record<string, Shape>> {
  const { limits } = options;
  const choice = recordOf(commit.fields);
  return {
    turn: integer(1, limits.turns),
    position: oneOf(...positions.keys()),
    roles: pairOf(oneOf(...ROLES)),
    points: pairOf(integer(0, limits.points + 3)),
    advantages: pairOf(integer(0, 2 * limits.turns)),
    control: pairOf(integer(0, limits.pips)),
    tokens: pairOf(listOf(oneOf(...TOKENS), 0, limits.tokens)),
    committed: pairOf(nullOr(choice)),
    last: nullOr(exchangeShape(choice)),
  };
}

/** What no match can come to. @rule BJ-SET-02 BJ-SET-03 BJ-TOK-02 BJ-CTL-04 BJ-WIN-02 BJ-TRN-03 */
export function invariants(state: BjjState, rules: BjjRules): readonly Problem[] {
  const problems: Problem[] = [];
  const note = (path: string, rule: string, message: string) =>
    problems.push(problem(path, 'BAD_POSITION', message, rule));
  const [own, other] = state.roles;
  if (counterpart(own) !== other) note('roles', 'BJ-SET-03', 'no counterparts');
  if (!rules.positions.get(state.position)?.roles.includes(own)) {
    note('roles', 'BJ-SET-02', `${state.position} has no role ${own}`);
  }
  if (state.control[0] > 0 && state.control[1] > 0) note('control', 'BJ-CTL-04', 'both sides hold pips');
  for (const seat of SEATS) {
    if (new Set(state.tokens[seat]).size < state.tokens[seat].length) {
      note(`tokens.${seat}`, 'BJ-TOK-02', 'a token is held twice');
    }
    // RULING(B21): nobody goes on playing with the points that win.
    if (state.result === null && state.points[seat] >= rules.options.limits.points) {
      note(`points.${seat}`, 'BJ-WIN-02', 'these points have won already');
    }
    const choiceMade = state.committed[seat];
    const refused = choiceMade && commit.check(state, { type: 'commit', seat, ...choiceMade }, rules);
    if (refused) note(`committed.${seat}`, refused.rule, `${refused.code}: ${choiceMade.techniqueId}`);
  }
  if (state.committed[0] !== null && state.committed[1] !== null) {
    note('committed', 'BJ-TRN-03', 'both are in, but not resolved');
  }
  if (state.last !== null) noteExchange(state.last, state, rules, note);
  if (state.result !== null) noteResult(state.result, note);
  return problems;
}

/** Every end has its clause, and only a draw has no winner. Those outside the game are the kernel's. */
function noteResult({ reason, rule, winner }: Result, note: Note): void {
  if (rule.startsWith('K-')) return;
  const expected = Object.entries(END_RULES).find(([end]) => end === reason)?.[1];
  if (rule !== expected || (winner === null) !== (reason === 'draw')) {
    note('result', 'BJ-WIN-05', `no match ends like this: ${reason}, ${rule}`);
  }
}

type Note = (path: string, rule: string, message: string) => void;

/** The last exchange must add up. @rule BJ-SCO-01 BJ-TIE-01 BJ-TIE-02 */
function noteExchange(last: Exchange, state: BjjState, rules: BjjRules, note: Note): void {
  if (last.turn > state.turn || (last.turn === state.turn && state.result === null)) {
    note('last.turn', 'BJ-TRN-05', 'does not lie in the past');
  }
  last.choices.forEach(({ category, techniqueId }, seat) => {
    if (rules.techniques.get(techniqueId)?.category !== category) {
      note(`last.choices.${seat}`, 'BJ-TRN-01', `${techniqueId} is no ${category} technique`);
    }
  });
  last.breakdown.forEach(({ control, matchup, technique, tokens, die, total }, seat) => {
    if (control + matchup + technique + tokens + die !== total) {
      note(`last.breakdown.${seat}.total`, 'BJ-SCO-01', 'is not the sum of its parts');
    }
  });
  const lead = last.breakdown[0].total - last.breakdown[1].total;
  if (Math.abs(lead) !== last.margin) note('last.margin', 'BJ-TIE-01', 'does not fit the totals');
  if (tierOf(last.margin) !== last.tier) note('last.tier', 'BJ-TIE-02', 'does not fit the margin');
  if ((lead > 0 ? 0 : lead < 0 ? 1 : null) !== last.winner) {
    note('last.winner', 'BJ-TIE-03', 'does not fit the totals');
  }
}
