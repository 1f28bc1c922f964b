import type { Rejection } from '../../kernel/rejection.js';
import type { Result } from '../../kernel/result.js';
import { type Exam, type LawText, VIEWERS } from '../exam.js';
import { show } from '../plain.js';
import { matchPool, mutatedActions } from '../probes.js';
import type { Action, Event } from '../subject.js';

type Kind = 'event' | 'action' | 'rejection' | 'result';

/** Everything that people meet has a message. */
export const everythingIsDescribed: LawText = {
  name: 'every event, action, refusal and result has a description, and nobody is told less of one’s own action',
  needs: () => ['event', 'action', 'rejection', 'result', 'own'],
  examine(match, exam) {
    const { game } = exam;
    for (const event of match.opening) isDescribed(exam, event, 'event', event.type);
    for (const { state, step } of exam.positions(12)) {
      for (const event of step?.events ?? []) isDescribed(exam, event, 'event', event.type);
      if (state.result) isDescribed(exam, state.result, 'result', state.result.reason);
      if (step) isShown(exam, step.action);
      const pool = matchPool(exam);
      for (const action of [...pool.slice(0, 4), ...mutatedActions(exam, pool, 4)]) {
        const rejection = game.validate(state, action);
        if (rejection) isDescribed(exam, rejection, 'rejection', rejection.code);
      }
    }
  },
};

function isDescribed(
  exam: Exam,
  subject: Event | Action | Rejection | Result,
  kind: Kind,
  name: string,
): void {
  const { game } = exam;
  const { key, values } = game.describe(subject);
  exam.count(kind);
  const keys = [game.id, 'kernel'].map((id) => `${id}.${kind}.${name}`);
  exam.require(keys.includes(key), () => `${show(subject)} is described as ${key}`);
  for (const [field, value] of Object.entries(values)) {
    const isText = typeof value === 'string' || typeof value === 'number';
    exam.require(isText, () => `${key} has no plain value for ${field}`);
  }
}

/** The actor sees the action itself; others see it or that there was one. */
function isShown(exam: Exam, action: Action): void {
  const { game } = exam;
  isDescribed(exam, action, 'action', action.type);
  for (const viewer of VIEWERS) {
    exam.about(viewer);
    const seen = game.viewAction(action, viewer);
    if (viewer === action.seat) exam.equal(seen, action, 'own', () => 'the actor sees another action');
    else if ('hidden' in seen)
      exam.equal(seen, { type: action.type, seat: action.seat, hidden: true }, 'hidden');
    else exam.equal(seen, action, 'open', () => 'others see another action');
  }
}
