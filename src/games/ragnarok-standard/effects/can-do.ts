// Whether a text could do anything at all: a secret that could not stays hidden. RULING(RG-K13)

import { otherSeat } from '../../../kernel/seat.js';
import { cardFitsAll } from '../filters.js';
import { cardOf, type RagnarokStandardRules, sequenceOf } from '../rules.js';
import { COUNTERED } from '../secrets.js';
import type { RagnarokStandardState, Task } from '../state.js';
import { selectAll } from '../targets.js';
import type { Step } from '../texts.js';
import { isBoardFull, isHandFull, isHero } from '../zones.js';
import { holds } from './conditions.js';

/** Whether an operation finds somebody: heroes count for few of them. */
function findsSomebody(
  state: RagnarokStandardState,
  task: Task,
  step: Step,
  rules: RagnarokStandardRules,
): boolean {
  const refs = selectAll(state, task, step.at, rules);
  switch (step.op) {
    case 'dmg':
    case 'split':
    case 'freeze':
      return refs.length > 0;
    case 'heal':
      return refs.some((ref) => {
        const found = isHero(ref)
          ? state.players[ref].hero
          : state.players.flatMap(({ board }) => board).find(({ id }) => id === ref);
        return found !== undefined && found.health < found.maxHealth;
      });
    case 'status':
      return refs.some(isHero);
    default:
      return refs.some((ref) => !isHero(ref));
  }
}

function canStep(
  state: RagnarokStandardState,
  task: Task,
  step: Step,
  rules: RagnarokStandardRules,
): boolean {
  const { seat } = task;
  const me = state.players[seat];
  switch (step.op) {
    case 'summon':
    case 'revive':
      return !isBoardFull(state, seat);
    case 'resurrect':
      return (
        !isBoardFull(state, seat) &&
        me.graveyard.some(
          ({ cause, cardId }) => cause === 'died' && cardFitsAll(cardOf(rules, cardId).card, step.filters),
        )
      );
    case 'add':
    case 'discover':
      return !isHandFull(state, seat, rules);
    case 'cost':
    case 'discard':
      return me.hand.length > 0;
    case 'reveal':
      return state.players[otherSeat(seat)].hand.length > 0;
    case 'weaponAtk':
      return me.weapon !== null;
    case 'counter':
      return state.agenda.some(({ step: kind, option }) => kind === 'spellText' && option !== COUNTERED);
    case 'spend':
      return me.corpses >= Number(step.n) && canDoSomething(state, { ...task, seq: step.first }, rules);
    case 'if': {
      const branch = holds(state, task, step.condition, rules) ? step.first : step.second;
      return canDoSomething(state, { ...task, seq: branch }, rules);
    }
    case 'draw':
    case 'foeDraw':
    case 'armor':
    case 'heroAtk':
    case 'mana':
    case 'crystal':
    case 'equip':
    case 'choose':
      return true;
    default:
      return findsSomebody(state, task, step, rules);
  }
}

/** Whether at least one operation of a text would do something now. */
export function canDoSomething(
  state: RagnarokStandardState,
  task: Task,
  rules: RagnarokStandardRules,
): boolean {
  return sequenceOf(rules, task.seq).steps.some((step) => canStep(state, task, step, rules));
}
