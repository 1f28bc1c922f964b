// The top item of the stack resolves. Its targets are looked at once more; then its operations are carried out one by one, with a
// stop wherever a player is asked something.

import type { AutomaticPhase } from '../../../kernel/definition.js';
import { holds, perform, tellCard } from '../effects.js';
import { enter, putCard } from '../objects.js';
import { type BadassTcgRules, type CompiledCard, faceOf, type Operation, type Program } from '../rules.js';
import type { BadassTcgPhase, BadassTcgState, StackItem } from '../state.js';
import { askForCommander } from '../state-checks.js';
import { isLegalTarget } from '../targets.js';
import { abilityOf } from '../triggers.js';
import type { BadassTcgContext, BadassTcgTypes } from '../types.js';

/** What an item does. */
function programOf(item: StackItem<number>, rules: BadassTcgRules): Program {
  return item.kind === 'spell' ? faceOf(item, rules).spell : abilityOf(item, rules).program;
}

/** Forgets targets that have become illegal; false if all have. @rule BT-PLY-08 */
function checkTargets(
  state: BadassTcgState,
  item: StackItem<number>,
  { nouns }: Program,
  rules: BadassTcgRules,
): boolean {
  let legal = 0;
  nouns.forEach((noun, i) => {
    if (isLegalTarget(state, noun, item.targets[i] ?? null, item.controller, rules)) legal++;
    else item.targets[i] = null;
  });
  return legal > 0 || nouns.length === 0;
}

/** Nothing happens; a spell goes to the discard pile. @rule BT-PLY-08 BT-ENC-02 */
function fizzle(state: BadassTcgState, item: StackItem<number>, ctx: BadassTcgContext): void {
  state.stack.pop();
  ctx.events?.push({ type: 'fizzled', seat: item.controller, item: item.id });
  if (item.kind !== 'spell') return;
  tellCard(item, 'discard', ctx);
  putCard(state, item.card as number, 'discard');
}

/** Instants and sorceries are discarded, creatures and enchantments enter. @rule BT-PLY-09 BT-ENC-02 BT-FDN-02 */
function conclude(state: BadassTcgState, item: StackItem<number>, ctx: BadassTcgContext): void {
  state.stack.pop();
  ctx.events?.push({ type: 'resolved', seat: item.controller, item: item.id });
  if (item.kind !== 'spell') return;
  const face: CompiledCard = faceOf(item, ctx.rules);
  const card = item.card as number;
  if (face.kind === 'instant' || face.kind === 'sorcery') {
    tellCard(item, 'discard', ctx);
    putCard(state, card, 'discard');
    return;
  }
  const attachedTo = face.attach === null ? null : (item.targets[0] ?? null);
  enter(state, card, item.def, { owner: item.controller, faceDown: item.faceDown, attachedTo }, ctx);
}

/** Carries on where the resolution stands; false if somebody is asked, or the match is over. @rule BT-STK-13 */
function carryOn(
  state: BadassTcgState,
  item: StackItem<number>,
  program: Program,
  ctx: BadassTcgContext,
): boolean {
  const { operations } = program;
  if (askForCommander(state)) return false;
  while (state.cursor !== null && state.cursor < operations.length) {
    const operation = operations[state.cursor] as Operation;
    state.cursor += 1;
    if (operation.when !== null) {
      // BT-STK-13: conditions are read on resolution.
      if (!holds(state, item.controller, operation.when, ctx.rules)) state.cursor += operation.skip;
      continue;
    }
    if (perform(state, item, operation, ctx) === 'again') state.cursor -= 1;
    if (state.result !== null || state.pending.length > 0 || askForCommander(state)) return false;
  }
  return true;
}

/**
 * Afterwards the active player has priority. RULING(Q7): with `stackResolution: all` the rest follows without stops.
 * @rule BT-STK-05 BT-STK-03 BT-PLY-08
 */
export const resolvePhase: AutomaticPhase<BadassTcgTypes> = {
  enter(state, ctx): BadassTcgPhase {
    const item = state.stack[state.stack.length - 1] as StackItem<number>;
    const program = programOf(item, ctx.rules);
    if (state.cursor === null && !checkTargets(state, item, program, ctx.rules)) fizzle(state, item, ctx);
    else {
      state.cursor ??= 0;
      const isPermanent = item.kind === 'spell' && faceOf(item, ctx.rules).attach !== null;
      if (!isPermanent && !carryOn(state, item, program, ctx))
        return state.result === null ? 'resolve' : 'over';
      conclude(state, item, ctx);
    }
    state.cursor = null;
    state.priority = state.active;
    return 'checks';
  },
};
