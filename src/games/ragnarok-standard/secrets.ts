// Secrets are asked in the order in which they were set, on the opponent's turn only, and trigger if they can do something. RULING(RG-K13)

import { otherSeat, type Seat } from '../../kernel/seat.js';
import { doNext, makeTask, NONE, textNext, textTask } from './agenda.js';
import { canDoSomething } from './effects/can-do.js';
import { cardOf } from './rules.js';
import type { RagnarokStandardState, Secret, Task } from './state.js';
import { AT } from './texts.js';
import type { RagnarokStandardContext } from './types.js';
import { isHero, lookInto, minionOf, sideOf, toGraveyard } from './zones.js';

/** Asks a player's secrets about something, unless it is that player's turn. @rule RS-KW-SECRET */
export function secretsNext(
  state: RagnarokStandardState,
  owner: Seat,
  at: number,
  it: number,
  itCard: number = NONE,
  target: number = NONE,
): void {
  if (owner === state.active || state.players[owner].secrets.length === 0) return;
  doNext(state, makeTask('secrets', owner, NONE, NONE, at, 0, target, it, itCard));
}

/** Whether what the secret waits for is still so. */
function stillHappens(state: RagnarokStandardState, { seat, seq, it, target }: Task): boolean {
  const foe = otherSeat(seat);
  switch (seq) {
    case AT['secret.foeAttacksHero']:
    case AT['secret.foeAttacksMinion']:
      return sideOf(state, it) === foe && (isHero(target) || sideOf(state, target) === seat);
    case AT['secret.foePlaysMinion']:
      return minionOf(state, it) !== undefined && sideOf(state, it) === foe;
    case AT['secret.foeCastsSpell']:
      return state.agenda.some(({ step, option }) => step === 'spellText' && option !== COUNTERED);
    default:
      return true;
  }
}

/** What `option` is in the task of a spell that was countered. */
export const COUNTERED = -2;

/** Takes the next secret that triggers, and goes on behind it. @rule RS-KW-SECRET */
export function askSecrets(state: RagnarokStandardState, task: Task, ctx: RagnarokStandardContext): void {
  const { seat, seq, at, it, itCard } = task;
  const { secrets } = state.players[seat];
  if (secrets.length === 0) return;
  lookInto(state, seat, ctx);
  for (let i = at; i < secrets.length; i++) {
    const { id, cardId } = secrets[i] as Secret;
    const { script, card } = cardOf(ctx.rules, cardId);
    if (script.secret !== seq || !stillHappens(state, task)) continue;
    const text = textTask(seat, NONE, card.id, script.runs[seq]?.[0] ?? NONE, it, itCard, 'spell');
    if (!canDoSomething(state, text, ctx.rules)) continue;
    state.players[seat].secrets = secrets.filter((each) => each.id !== id);
    toGraveyard(state, seat, cardId, 'secret');
    ctx.events?.push({ type: 'secretTriggered', seat, entity: id, cardId });
    doNext(state, { ...task, at: i });
    textNext(state, text);
    return;
  }
}
