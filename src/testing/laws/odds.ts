import { addFractions, formatFraction, fraction } from '../../kernel/fraction.js';
import type { Odds } from '../../kernel/game.js';
import { isMatchMove } from '../../kernel/match-moves.js';
import { isEqual } from '../../kernel/share.js';
import type { Exam, LawText } from '../exam.js';
import type { Step } from '../match.js';
import { show } from '../plain.js';
import { someOf } from '../probes.js';
import type { Action, Event, State, View } from '../subject.js';

/** Odds are exact, and reality is one of the outcomes. */
export const oddsHold: LawText = {
  name: 'odds add up to one and contain what happens',
  needs: ({ odds, simultaneous }) => (odds ? [] : ['told', ...(simultaneous ? [] : ['pairs asked'])]),
  examine(_match, exam) {
    for (const step of exam.steps(8)) {
      if (isMatchMove(step.action)) continue;
      foretold(exam, step);
      foreseen(exam, step);
      if (exam.game.deciders(step.before).length === 2) pairForetold(exam, step.before);
    }
  },
};

function foretold(exam: Exam, { before, action, after, events }: Step<State, Action, Event>): void {
  const odds = exam.game.odds(before, action);
  if (odds === undefined) {
    exam.count('untold');
    return;
  }
  exam.count('told');
  exam.require(exam.options.odds !== 'never', () => `odds are told of ${show(action)}, which never happens`);
  addsUp(exam, odds, action);
  contains(exam, odds, after, events, action);
  const isMoved = odds.some((outcome) => !isEqual(outcome.state.rng, before.rng));
  exam.require(!isMoved, () => `the odds of ${show(action)} move the generator`);
}

function addsUp(exam: Exam, odds: readonly Odds<View, Event>[], action: unknown): void {
  let sum = fraction(0);
  for (const { probability } of odds) {
    exam.require(probability.numerator > 0n, () => `an outcome of ${show(action)} has no probability`);
    sum = addFractions(sum, probability);
  }
  exam.require(
    formatFraction(sum) === '1',
    () => `the odds of ${show(action)} add up to ${formatFraction(sum)}`,
  );
}

function contains(
  exam: Exam,
  odds: readonly Odds<View, Event>[],
  state: State,
  events: readonly Event[],
  action: unknown,
): void {
  const reached = { ...state, rng: null };
  const found = odds.find((outcome) => {
    return isEqual({ ...outcome.state, rng: null }, reached) && isEqual(outcome.events, events);
  });
  exam.require(
    found !== undefined,
    () => `what came of ${show(action)} is not among ${odds.length} outcomes`,
  );
}

/** On a view, what happened is as the viewer saw it. */
function foreseen(exam: Exam, { before, action, events }: Step<State, Action, Event>): void {
  const { game } = exam;
  const { seat } = action;
  exam.about(seat);
  const odds = game.odds(game.view(before, seat), action);
  if (odds === undefined) return;
  exam.count('told on a view');
  addsUp(exam, odds, action);
  const seen = game.viewEvents(events, seat);
  const found = odds.find((outcome) => isEqual(game.viewEvents(outcome.events, seat), seen));
  exam.require(found !== undefined, () => `what the seat sees of ${show(action)} is not among its outcomes`);
}

function pairForetold(exam: Exam, state: State): void {
  const { game } = exam;
  const [a] = someOf(exam, game.legalActions(state, 0), 1);
  const [b] = someOf(exam, game.legalActions(state, 1), 1);
  if (a === undefined || b === undefined) return;
  exam.count('pairs asked');
  const odds = game.odds(state, [a, b]);
  if (odds === undefined) {
    exam.count('untold pairs');
    return;
  }
  addsUp(exam, odds, [a, b]);
  const first = game.apply(state, a);
  const second = first.ok ? game.apply(first.state, b) : first;
  if (first.ok && second.ok) contains(exam, odds, second.state, [...first.events, ...second.events], [a, b]);
}
