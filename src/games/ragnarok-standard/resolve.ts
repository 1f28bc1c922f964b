// The phase that works the agenda off, step by step, until somebody must choose or everything is done.

import type { AutomaticPhase } from '../../kernel/definition.js';
import { doNext } from './agenda.js';
import { blows, endSurge, wear } from './attack.js';
import { bury, deaths, mourn, rebear } from './deaths.js';
import { runText } from './effects/run.js';
import { afterPower, fillWeapon } from './heroes.js';
import { finishPlay, spellDone, spellText, summoned } from './play.js';
import { askSecrets } from './secrets.js';
import type { RagnarokStandardState, Task, TaskStep } from './state.js';
import { begin, drain } from './triggers.js';
import { startTexts, startTurn, ticks, turnDraw, turnMana, turnOver, turnReady, wake } from './turn.js';
import type { RagnarokStandardContext, RagnarokStandardTypes } from './types.js';

/** A triggered text begins, if its bearer still has it. @rule RS-ORD-05 RS-ORD-08 */
function beginText(state: RagnarokStandardState, task: Task, ctx: RagnarokStandardContext): void {
  const text: Task = { ...task, step: 'ops' };
  if (begin(state, text, ctx)) doNext(state, text);
}

/** What each step does; every step has an entry, or this does not compile. */
const DO: Readonly<
  Record<TaskStep, (state: RagnarokStandardState, task: Task, ctx: RagnarokStandardContext) => void>
> = {
  ops: runText,
  begin: beginText,
  drain: (state, _task, ctx) => drain(state, ctx),
  deaths: (state, _task, ctx) => deaths(state, ctx),
  reborn: rebear,
  mourn,
  bury,
  secrets: askSecrets,
  spellText,
  spellDone,
  summoned,
  finishPlay,
  blows,
  wear,
  surgeEnds: endSurge,
  afterPower,
  fillWeapon,
  endTurn: turnOver,
  startTurn,
  ticks,
  wake,
  startTexts,
  turnDraw,
  turnMana,
  turnReady,
};

/** Leaves nothing behind. */
function clear(state: RagnarokStandardState): void {
  state.agenda = [];
  state.queue = [];
  state.fallen = [];
}

/** Works the agenda off. @rule RS-ORD-04 RS-ORD-08 */
export const resolve: AutomaticPhase<RagnarokStandardTypes> = {
  enter(state, ctx) {
    for (let task = state.agenda.pop(); task !== undefined; task = state.agenda.pop()) {
      DO[task.step](state, task, ctx);
      if (state.result !== null) {
        clear(state);
        return 'over';
      }
      if (state.pending.length > 0) return 'resolve';
    }
    state.chain = 0;
    return 'main';
  },
};
