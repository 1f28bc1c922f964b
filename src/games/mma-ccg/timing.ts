// What is answered to an action that comes at the wrong time.

import type { Refusals } from '../../kernel/definition.js';
import { reject } from '../../kernel/rejection.js';
import type { MmaCcgMove } from './actions.js';
import type { MmaCcgRules } from './rules.js';
import type { MmaCcgView } from './state.js';
import type { MmaCcgTypes } from './types.js';

/** The clause behind each step of the opening. */
const OPENING_RULES = {
  cut: 'MC-SET-04',
  mulligan: 'MC-SET-06',
  setAside: 'MC-SET-06',
  pickRoutine: 'MC-SET-09',
  chooseRoutines: 'MC-SET-09',
} as const;

/** Actions that the ruleset knows nothing of, whenever they come. @rule MC-SET-12 MC-SET-04 */
export function disabled({ type, ...action }: MmaCcgMove, { options }: MmaCcgRules) {
  const isRoutine =
    type === 'useRoutine' ||
    type === 'pickRoutine' ||
    type === 'chooseRoutines' ||
    (type === 'recover' && 'kind' in action && action.kind === 'endorse');
  if (isRoutine && options.mode === 'basic') return reject('ROUTINES_DISABLED', 'MC-SET-12');
  return type === 'cut' && !options.allowCut ? reject('OPTION_DISABLED', 'MC-SET-04') : undefined;
}

/** Why an action cannot be made now. @rule MC-PLY-01 MC-CTR-01 MC-REC-02 MC-REC-03 MC-SET-06 MC-TRN-08 */
function untimely({ phase, active, pending, text }: MmaCcgView, { type, seat }: MmaCcgMove) {
  const [decision] = pending;
  switch (type) {
    case 'cut':
    case 'mulligan':
    case 'setAside':
    case 'pickRoutine':
    case 'chooseRoutines':
      return reject('WRONG_PHASE', OPENING_RULES[type], { phase });
    case 'recover': {
      const isRecovery = phase === 'recovery' || phase === 'recovered' || text?.next === 'recovered';
      return isRecovery
        ? reject('NOT_YOUR_TURN', 'MC-REC-02')
        : reject('WRONG_PHASE', 'MC-REC-01', { phase });
    }
    case 'playCard':
    case 'endTurn': {
      const rule = type === 'playCard' ? 'MC-PLY-01' : 'MC-TRN-08';
      return seat === active
        ? reject('WRONG_TIMING', rule, { phase })
        : reject('NOT_YOUR_TURN', rule, { active });
    }
    case 'choose':
      return decision !== undefined && decision.kind !== 'mulligan'
        ? reject('NOT_YOUR_CHOICE', 'MC-RES-02', { player: decision.seat })
        : reject('WRONG_TIMING', 'MC-REC-04', { phase });
    case 'useRoutine':
      return reject('WRONG_TIMING', 'MC-RTN-01', { phase });
    default:
      return reject('WRONG_TIMING', type === 'counter' ? 'MC-CTR-01' : 'MC-PLY-08', { phase });
  }
}

/** The game's answers to untimely actions. @rule MC-WIN-10 */
export function refusals(rules: MmaCcgRules): Refusals<MmaCcgTypes> {
  const answer = (view: MmaCcgView, action: MmaCcgMove) => disabled(action, rules) ?? untimely(view, action);
  return {
    over: () => reject('GAME_OVER', 'MC-WIN-10'),
    wrongPhase: answer,
    choicePending: answer,
    notYourTurn: answer,
  };
}
