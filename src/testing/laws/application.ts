import { isEqual } from '../../kernel/share.js';
import type { Exam, LawText } from '../exam.js';
import type { Step } from '../match.js';
import { notFrozen, notShared, show } from '../plain.js';
import { someOf } from '../probes.js';
import type { Action, Event, State } from '../subject.js';

/** One rule text serves `apply`, `advance` and `reducer`. */
export const applyIsPure: LawText = {
  name: 'apply leaves its input alone, shares what did not change, and agrees with advance and reducer',
  needs: () => ['apply', 'unfrozen', 'advance', 'reducer'],
  examine(_match, exam) {
    for (const step of exam.steps(10)) {
      const text = JSON.stringify(step.before);
      appliesPurely(exam, step);
      advancesAlike(exam, step);
      exam.require(JSON.stringify(step.before) === text, () => 'playing on has changed the former state');
    }
  },
};

function appliesPurely(exam: Exam, { before, action, after, events }: Step<State, Action, Event>): void {
  const { game } = exam;
  exam.require(notFrozen(after) === undefined, () => `the new state is not frozen: ${notFrozen(after)}`);
  exam.require(notFrozen(events) === undefined, () => `the events are not frozen: ${notFrozen(events)}`);
  const copied = notShared(before, after, isEqual);
  exam.require(copied === undefined, () => `${copied} did not change, but is not shared`);
  exam.count('apply');

  const owned = game.clone(before);
  exam.equal(owned, before, 'clone', () => 'a clone differs');
  const text = JSON.stringify(owned);
  const applied = game.apply(owned, action);
  exam.require(applied.ok, () => `${show(action)} is refused on a clone`);
  if (applied.ok) exam.equal({ ...applied, ok: true }, { ok: true, state: after, events }, 'unfrozen');
  exam.require(JSON.stringify(owned) === text, () => 'apply has changed a state that is not frozen');
}

function advancesAlike(exam: Exam, { before, action, after, events }: Step<State, Action, Event>): void {
  const { game } = exam;
  const [loud, quiet] = [game.clone(before), game.clone(before)];
  const heard: Event[] = [];
  game.advance(loud, action, heard);
  exam.equal(loud, after, 'advance', () => 'advance reaches another state');
  exam.equal(heard, events, 'advance', () => 'advance tells other events');
  game.advance(quiet, action);
  exam.equal(quiet, after, 'advance', () => 'without listeners advance reaches another state');
  exam.equal(game.reducer(before, action), after, 'reducer', () => 'reducer reaches another state');
}

/** Who answers first makes no difference where both are asked at once. */
export const simultaneousCommute: LawText = {
  name: 'simultaneous decisions commute',
  needs: ({ simultaneous }) => (simultaneous ? [] : ['pairs']),
  applies: ({ simultaneous }) => simultaneous !== 'never',
  examine(_match, exam) {
    for (const { state } of exam.positions(12)) {
      if (exam.game.deciders(state).length < 2) continue;
      const [first, second] = ([0, 1] as const).map((seat) =>
        someOf(exam, exam.game.legalActions(state, seat), 3),
      );
      for (const a of first ?? []) for (const b of second ?? []) commutes(exam, state, a, b);
    }
  },
};

function commutes(exam: Exam, state: State, a: Action, b: Action): void {
  const orders = [playBoth(exam, state, a, b), playBoth(exam, state, b, a)];
  exam.equal(orders[0], orders[1], 'pairs', () => `the order of ${show(a)} and ${show(b)} matters`);
}

/** The state after two actions. */
function playBoth(exam: Exam, state: State, first: Action, second: Action): State {
  let reached = state;
  for (const action of [first, second]) {
    const applied = exam.game.apply(reached, action);
    if (!applied.ok)
      throw exam.finding(`${show(action)} is refused with ${applied.rejection.code} as second of two`);
    reached = applied.state;
  }
  return reached;
}
