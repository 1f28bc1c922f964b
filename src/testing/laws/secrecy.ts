import { scriptedChance } from '../../kernel/chance.js';
import { SEATS, type Seat, type Viewer } from '../../kernel/seat.js';
import { isEqual } from '../../kernel/share.js';
import { type Exam, type LawText, VIEWERS } from '../exam.js';
import { jsonCopy, notJson, show } from '../plain.js';
import { triesOf, usageCode, verdict } from '../probes.js';
import type { Action, State, View } from '../subject.js';

/** What is legal for a seat follows from what it sees. */
export const staticSecrecy: LawText = {
  name: 'no legal list, count, refusal or decider tells what is hidden',
  needs: () => ['deciders', 'legal', 'verdicts'],
  examine(_match, exam) {
    for (const { state } of exam.positions(5)) {
      for (const viewer of VIEWERS) {
        exam.about(viewer);
        asksAlike(exam, state, exam.game.determinize(exam.game.view(state, viewer), exam.chance), viewer);
      }
    }
  },
};

/** Compares everything that a seat can ask of two states. */
function asksAlike(exam: Exam, state: State, other: View, viewer: Viewer): void {
  const { game } = exam;
  exam.equal(game.deciders(other), game.deciders(state), 'deciders');
  exam.equal(game.result(other) ?? null, game.result(state) ?? null, 'result');
  if (viewer === 'spectator') return;
  exam.equal(game.legalActions(other, viewer), game.legalActions(state, viewer), 'legal');
  exam.equal(game.countLegal(other, viewer), game.countLegal(state, viewer), 'counts');
  for (const action of triesOf(exam, state, viewer)) {
    const expected = verdict(exam, state, action);
    exam.equal(
      verdict(exam, other, action),
      expected,
      'verdicts',
      () => `another verdict on ${show(action)}`,
    );
  }
}

/** A hidden re-deal, which knows nothing of views, goes unnoticed. */
export const scramble: LawText = {
  name: 'a viewer does not notice when all that is hidden is dealt anew',
  needs: () => ['views', 'legal', 'verdicts', 'changed'],
  applies: (options) => options.scramble !== undefined,
  examine(_match, exam) {
    const { game, options } = exam;
    for (const { state } of exam.positions(5)) {
      for (const viewer of VIEWERS) {
        exam.about(viewer);
        const text = JSON.stringify(state);
        const other = options.scramble?.(state, viewer, exam.chance) ?? state;
        exam.require(JSON.stringify(state) === text, () => 'the scramble changes its input');
        if (!isEqual({ ...other, rng: null }, { ...state, rng: null })) exam.count('changed');
        const problems = game.check(other);
        exam.require(
          problems.length === 0,
          () => `the scramble makes a state that cannot occur: ${show(problems)}`,
        );
        exam.equal(
          game.view(other, viewer),
          game.view(state, viewer),
          'views',
          () => 'the view tells what is hidden',
        );
        asksAlike(exam, state, other, viewer);
      }
    }
  },
};

/** A view serves its viewer as the state does, and nobody else. */
export const viewsServe: LawText = {
  name: 'a view answers its own seat as the state does, refuses the other, and hides the generator',
  needs: () => ['legal', 'verdicts', 'samples', 'not yours', 'carried'],
  examine(_match, exam) {
    for (const { state } of exam.positions(5)) {
      for (const viewer of VIEWERS) {
        exam.about(viewer);
        const view = exam.game.view(state, viewer);
        isCarried(exam, state, view, viewer);
        exam.equal(exam.game.view(exam.game.clone(state), viewer), view, 'carried');
        asksAlike(exam, state, view, viewer);
        asksAlike(exam, state, jsonCopy(view), viewer);
        if (viewer !== 'spectator') samplesAlike(exam, state, view, viewer);
        for (const seat of SEATS) if (seat !== viewer) refusesOthers(exam, state, view, seat);
      }
    }
  },
};

function isCarried(exam: Exam, state: State, view: View, viewer: Viewer): void {
  exam.equal([view.viewer, view.rng], [viewer, 'hidden'], 'carried');
  const flaw = notJson(view);
  exam.require(flaw === undefined, () => `the view is no JSON: ${flaw}`);
  exam.equal(jsonCopy(view), view, 'carried', () => 'JSON changes the view');
  if (state.rng.kind !== 'chacha8') return;
  const key = state.rng.key.join();
  exam.require(!JSON.stringify(view).includes(key), () => 'the view holds the key of the generator');
}

function samplesAlike(exam: Exam, state: State, view: View, seat: Seat): void {
  const { game } = exam;
  const count = game.countLegal(state, seat);
  if (count === 0) return;
  const index = exam.chance.int(count);
  const [onView, onState] = [view, state].map((from) =>
    game.sampleLegal(from, seat, scriptedChance([index])),
  );
  exam.equal(onView, onState, 'samples');
}

function refusesOthers(exam: Exam, state: State, view: View, seat: Seat): void {
  const { game } = exam;
  const action = game.legalActions(state, seat)[0] ?? ({ type: 'concede', seat } as Action);
  const questions = [
    () => game.legalActions(view, seat),
    () => game.countLegal(view, seat),
    () => game.validate(view, action),
  ];
  for (const ask of questions)
    exam.equal(usageCode(ask), 'NOT_YOUR_VIEW', 'not yours', () => `seat ${seat} gets an answer`);
}
