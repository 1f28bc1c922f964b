import type { LawText } from '../exam.js';
import { spoilState } from '../mutate.js';
import { jsonCopy, show } from '../plain.js';
import type { State } from '../subject.js';

/** `check` knows what can occur. */
export const checkIsRight: LawText = {
  name: 'check accepts every state that occurs and refuses spoilt ones',
  needs: () => ['accepted', 'refused'],
  examine(_match, exam) {
    const { game, options, chance } = exam;
    for (const { state, step } of exam.positions(8)) {
      for (const sound of [state, jsonCopy(state)]) {
        exam.equal(game.check(sound), [], 'accepted', () => 'a state that occurs is refused');
      }
      for (let i = 0; i < 12; i++) {
        const spoilt = spoilState(state, options.tables ?? [], chance);
        const problems = game.check(spoilt.state);
        exam.count('refused');
        exam.require(problems.length > 0, () => `check accepts a spoilt state: ${spoilt.what}`);
        const coded = problems.every(({ code, message }) => code !== '' && message !== '');
        exam.require(coded, () => `a problem has no code or message: ${show(problems)}`);
        if (step === undefined) continue;
        const applied = game.apply(spoilt.state as State, step.action);
        exam.require(!applied.ok, () => `apply plays on a spoilt state: ${spoilt.what}`);
      }
    }
  },
};

/** Nothing comes from nowhere. */
export const conservation: LawText = {
  name: 'what is conserved never changes',
  needs: () => ['states'],
  applies: ({ conserved }) => conserved !== undefined,
  examine(match, exam) {
    const first = match.states[0];
    if (first === undefined) return;
    const expected = exam.options.conserved?.(first);
    for (const { state } of exam.positions(Number.POSITIVE_INFINITY)) {
      exam.equal(exam.options.conserved?.(state), expected, 'states', () => 'what is conserved has changed');
    }
  },
};
