import { SEATS } from '../../kernel/seat.js';
import type { Exam, LawText } from '../exam.js';
import { playMatch } from '../match.js';
import { show } from '../plain.js';
import { matchPool } from '../probes.js';
import type { Action, State } from '../subject.js';
import { MATCH_MOVES } from './match-moves.js';

/** The end is the end. */
export const nothingAfterTheEnd: LawText = {
  name: 'after the end nothing is legal, no match move either',
  needs: () => ['lists', 'refused'],
  examine(match, exam) {
    const last = match.states[match.states.length - 1];
    if (last === undefined) return;
    const ends = [last, ...cutShort(exam, last)].filter((state) => state.result !== null);
    for (const state of ends) isClosed(exam, state);
  },
};

/** Other ends of the same match: somebody gives up, or an arbiter decides. */
function cutShort(exam: Exam, state: State): State[] {
  if (state.result !== null) return [];
  return MATCH_MOVES.map((move) => exam.game.reducer(state, move));
}

function isClosed(exam: Exam, state: State): void {
  const { game } = exam;
  exam.equal(game.deciders(state), [], 'lists');
  for (const seat of SEATS) {
    exam.equal(game.legalActions(state, seat), [], 'lists');
    exam.equal(game.countLegal(state, seat), 0, 'lists');
  }
  const tries: readonly Action[] = [...matchPool(exam), ...MATCH_MOVES];
  for (const action of tries) {
    exam.count('refused');
    exam.require(
      game.validate(state, action) !== undefined,
      () => `after the end ${show(action)} is accepted`,
    );
    exam.require(
      game.reducer(state, action) === state,
      () => `after the end ${show(action)} changes the state`,
    );
  }
}

/** A match does not go on for ever. */
export const matchesEnd: LawText = {
  name: 'matches of progress-making players end within the declared bound, with a sound result',
  needs: () => ['ends'],
  examine(match, exam) {
    const { game, options } = exam;
    const onward = match.plan.onward ?? String(match.plan.seed);
    exam.open(playMatch(game, { ...match.plan, choices: [], onward }, options));
    const { states } = exam.match;
    const result = game.result(states[states.length - 1] as State);
    for (const _ of exam.positions(1))
      exam.require(result !== undefined, () => `no end after ${options.maxActions} actions`);
    if (result === undefined) return;
    exam.count('ends');
    const [a, b] = result.scores;
    const winner = a > b ? 0 : b > a ? 1 : null;
    exam.require(winner === result.winner, () => `the scores do not fit the winner: ${show(result)}`);
    exam.require([0, 1].includes(a + b), () => `the scores are worth ${a + b}: ${show(result)}`);
    exam.require(result.reason !== '' && result.rule !== '', () => `no reason or clause: ${show(result)}`);
  },
};
