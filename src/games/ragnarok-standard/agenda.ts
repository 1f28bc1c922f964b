// The agenda: what is still to happen of the running action, as plain data, so that a choice can come in between. The last entry is
// next; whoever has several things to do puts the last of them down first.

import type { Seat } from '../../kernel/seat.js';
import type { RagnarokStandardState, Source, Task, TaskStep } from './state.js';

/** Stands for "none" in tasks. */
export const NONE = -1;

/** Makes a task. */
export function makeTask(
  step: TaskStep,
  seat: Seat,
  self = NONE,
  card = NONE,
  seq = NONE,
  at = 0,
  target = NONE,
  it = NONE,
  itCard = NONE,
  option = NONE,
  source: Source = 'text',
): Task {
  return { step, seat, self, card, seq, at, target, it, itCard, option, source };
}

/** A text of a bearer, about something that happened. */
export function textTask(
  seat: Seat,
  self: number,
  card: number,
  seq: number,
  it = NONE,
  itCard = NONE,
  source: Source = 'text',
): Task {
  return makeTask('ops', seat, self, card, seq, 0, NONE, it, itCard, NONE, source);
}

/** The same text at another operation, or another text in the same circumstances. */
export function goingOn(task: Task, seq: number, at: number): Task {
  const { step, seat, self, card, target, it, itCard, option, source } = task;
  return { step, seat, self, card, seq, at, target, it, itCard, option, source };
}

const DRAIN = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ makeTask('drain', 0));
const DEATHS = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ makeTask('deaths', 0));

/** Puts something on the agenda, to be done next. */
export function doNext(state: RagnarokStandardState, task: Task): void {
  state.agenda.push(task);
}

/** Reactions that wait are to run. @rule RS-ORD-08 */
export function drainNext(state: RagnarokStandardState): void {
  state.agenda.push(DRAIN);
}

/** A death step. @rule RS-ORD-04 */
export function deathsNext(state: RagnarokStandardState): void {
  state.agenda.push(DEATHS);
}

/** A text, and the reactions to it after its operations. @rule RS-ORD-08 */
export function textNext(state: RagnarokStandardState, task: Task): void {
  state.agenda.push(DRAIN, task);
}

/** Texts one after the other, the first of the list first. */
export function textsNext(state: RagnarokStandardState, tasks: readonly Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) textNext(state, tasks[i] as Task);
}

/** Texts that were triggered, one after the other: each begins only if its bearer is still there. @rule RS-ORD-05 RS-ORD-08 */
export function beginNext(state: RagnarokStandardState, tasks: readonly Task[], isSeparate = false): void {
  for (let i = tasks.length - 1; i >= 0; i--) {
    if (isSeparate) deathsNext(state);
    textNext(state, { ...(tasks[i] as Task), step: 'begin' });
  }
}
