import { cloneGenerator } from '../../kernel/generator.js';
import type { Viewer } from '../../kernel/seat.js';
import { type Exam, type LawText, VIEWERS } from '../exam.js';
import { show } from '../plain.js';
import { legalPool, someOf } from '../probes.js';
import type { Action, State } from '../subject.js';

/** What happens before a viewer's eyes follows from what it sees, from what it sees of the action, and from chance. */
export const dynamicSecrecy: LawText = {
  name: 'no action tells what is hidden, unless its events disclose it',
  needs: () => ['seats', 'spectator'],
  examine(_match, exam) {
    const { game } = exam;
    for (const { state, step } of exam.positions(6)) {
      if (state.result !== null) continue;
      const pool = legalPool(exam, state);
      for (const viewer of VIEWERS) {
        exam.about(viewer);
        const imagined = game.determinize(game.view(state, viewer), exam.chance);
        const other: State = { ...imagined, rng: cloneGenerator(state.rng) };
        for (const action of [...(step ? [step.action] : []), ...someOf(exam, pool, 4)]) {
          const isKnown = action.seat === viewer || game.validate(other, action) === undefined;
          if (isKnown) showsAlike(exam, [state, action], [other, action], viewer);
        }
        hidesChoices(exam, state, pool, viewer);
      }
    }
  },
};

/** Actions that look the same to a viewer lead to what looks the same. */
function hidesChoices(exam: Exam, state: State, pool: readonly Action[], viewer: Viewer): void {
  const alike = new Map<string, Action>();
  for (const action of pool) {
    const seen = exam.game.viewAction(action, viewer);
    if (!('hidden' in seen)) continue;
    const key = JSON.stringify(seen);
    const first = alike.get(key);
    if (first === undefined) alike.set(key, action);
    else {
      exam.count('hidden choices');
      showsAlike(exam, [state, first], [state, action], viewer);
    }
  }
}

type Play = readonly [State, Action];

function showsAlike(exam: Exam, one: Play, another: Play, viewer: Viewer): void {
  const { game, options } = exam;
  const [a, b] = [game.apply(...one), game.apply(...another)];
  const told = `after ${show(one[1])} or ${show(another[1])}`;
  exam.require(a.ok && b.ok, () => `only one of two states that look the same plays on ${told}`);
  if (!a.ok || !b.ok) return;
  if (options.discloses?.(a.events, viewer) || options.discloses?.(b.events, viewer)) {
    exam.count('disclosed');
    return;
  }
  const what = viewer === 'spectator' ? 'spectator' : 'seats';
  exam.equal(
    game.viewEvents(b.events, viewer),
    game.viewEvents(a.events, viewer),
    what,
    () => `other events ${told}`,
  );
  exam.equal(game.view(b.state, viewer), game.view(a.state, viewer), what, () => `another view ${told}`);
}
