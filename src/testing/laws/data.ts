import { isEqual } from '../../kernel/share.js';
import type { LawText } from '../exam.js';
import { playMatch } from '../match.js';
import { jsonCopy, notJson, reversedKeys, show } from '../plain.js';
import type { Event } from '../subject.js';

/** States travel: through files, networks and stores. */
export const jsonRoundTrip: LawText = {
  name: 'states, actions and events survive JSON and play on alike',
  needs: () => ['state', 'play'],
  examine(match, exam) {
    const { game } = exam;
    exam.require(notJson(match.opening) === undefined, () => `no JSON: ${notJson(match.opening)}`);
    for (const { state, step } of exam.positions(10)) {
      const flaw = notJson(state);
      exam.require(flaw === undefined, () => `the state is no JSON: ${flaw}`);
      const copy = jsonCopy(state);
      exam.equal(copy, state, 'state', () => 'JSON changes the state');
      exam.equal(game.digest(copy), game.digest(state), 'digest', () => 'JSON changes the digest');
      if (step === undefined) continue;
      const told = notJson(step.action) ?? notJson(step.events);
      exam.require(told === undefined, () => `an action or event is no JSON: ${told}`);
      const applied = game.apply(copy, jsonCopy(step.action));
      exam.require(applied.ok, () => `${show(step.action)} is refused on a copy through JSON`);
      if (!applied.ok) continue;
      exam.equal(applied.state, step.after, 'play', () => 'a copy through JSON plays on differently');
      exam.equal(applied.events, step.events, 'play', () => 'a copy through JSON tells other events');
    }
  },
};

/** Nothing but the seed, the options and the actions decides. */
export const determinism: LawText = {
  name: 'the same seed and actions give the same states, events and digests',
  needs: () => ['again', 'key order'],
  examine(match, exam) {
    const { game } = exam;
    const again = playMatch(game, match.plan, exam.options);
    exam.equal(again.opening, match.opening, 'again', () => 'the opening differs');
    for (const [i, state] of match.states.entries()) {
      exam.require(isEqual(again.states[i], state), () => `state ${i} differs the second time`);
      exam.require(isEqual(again.steps[i]?.events, match.steps[i]?.events), () => `events ${i} differ`);
    }
    for (const { state } of exam.positions(3)) {
      exam.equal(
        game.digest(reversedKeys(state)),
        game.digest(state),
        'key order',
        () => 'the digest knows key order',
      );
    }
  },
};

/** A record of seed, options and actions is the whole match. */
export const replay: LawText = {
  name: 'a record replays to the same end, and states do not outgrow their bound',
  needs: () => ['replay', 'events'],
  examine(match, exam) {
    const { game } = exam;
    const { seed, setup } = jsonCopy({ seed: match.plan.seed, setup: match.plan.setup });
    const state = game.clone(game.setup({ ...setup, seed }));
    const heard: Event[] = [];
    for (const action of jsonCopy(match.actions)) game.advance(state, action, heard);
    const last = match.states[match.states.length - 1] ?? state;
    exam.equal(game.digest(state), game.digest(last), 'replay', () => 'a replay ends elsewhere');
    const told = match.steps.flatMap(({ events }) => events);
    exam.equal(heard, told, 'events', () => 'events change after they were told');
    const { maxStateSize } = exam.options;
    if (maxStateSize === undefined) return;
    for (const { state: some } of exam.positions(4)) {
      const size = JSON.stringify(some).length;
      exam.require(size <= maxStateSize, () => `a state of ${size} characters exceeds ${maxStateSize}`);
    }
  },
};
