// The whole game, bound to a ruleset.

import type { MmaWarriorsRuleset } from '../../../rulesets/mma-warriors/index.js';
import { defineGame, type GameOf } from '../../kernel/define-game.js';
import { reject } from '../../kernel/rejection.js';
import { freeze } from '../../kernel/share.js';
import type { MmaWarriorsMove } from './actions.js';
import { invariants, stateShape } from './check.js';
import { determinizeView } from './determinize.js';
import { viewEvent } from './events.js';
import { chooseDiscard, chooseReplacement, deployOpening } from './phases/choices.js';
import { draw, drawPhase, skipDraw } from './phases/draw.js';
import { energy, ready, skip } from './phases/energy.js';
import { deploy, endTurn, main, playCard, settle } from './phases/main.js';
import { compileRules, type MmaWarriorsRules } from './rules.js';
import { checkSetup, deal, opening } from './setup.js';
import { cloneState, type MmaWarriorsView } from './state.js';
import type { MmaWarriorsTypes } from './types.js';
import { viewState } from './view.js';

/** The game with the rules it is bound to, for whoever wants to look something up. */
export interface MmaWarriorsGame extends GameOf<MmaWarriorsTypes> {
  /** Options and cards. */
  readonly rules: MmaWarriorsRules;
}

/** An answer that nobody asked for, or anything at all while an answer is open. @rule MW-KO-06 MW-SET-04 */
function outOfPlace({ phase, pending }: MmaWarriorsView, { type, seat }: MmaWarriorsMove) {
  if (type === 'deployOpening' && phase !== 'setup') return reject('WRONG_PHASE', 'MW-SET-04', { phase });
  const isAnswer = type === 'deployOpening' || type === 'chooseReplacement' || type === 'chooseDiscard';
  if (isAnswer) return reject('NOT_PENDING', 'MW-KO-06', { seat });
  const [decision] = pending;
  return decision && reject('PENDING_CHOICE', 'MW-KO-06', { decision: decision.kind });
}

function notYourTurn({ activeSeat }: MmaWarriorsView) {
  return reject('NOT_YOUR_TURN', 'MW-MAI-09', { activeSeat });
}

/**
 * Binds the game to a ruleset that is known to be sound. RULING(A72): conceding is a move of the match, not of the game.
 * @rule MW-TRN-01 MW-WIN-04 MW-MAI-09
 */
export function bindMmaWarriors({
  name,
  version,
  digest,
  options,
  cards,
}: MmaWarriorsRuleset): MmaWarriorsGame {
  const rules = compileRules(freeze(options), freeze(cards));
  const game = defineGame<MmaWarriorsTypes>({
    id: 'mma-warriors',
    ruleset: Object.freeze({ game: 'mma-warriors', name, version, digest }),
    rules,
    phases: { setup: opening, energy, skip, ready, draw: drawPhase, settle, main },
    moves: { deployOpening, draw, skipDraw, playCard, deploy, chooseReplacement, chooseDiscard, endTurn },
    decisions: { opening: ['deployOpening'], replacement: ['chooseReplacement'], discard: ['chooseDiscard'] },
    overCode: 'GAME_OVER',
    refusals: {
      over: () => reject('GAME_OVER', 'MW-WIN-04'),
      choicePending: (view, action) => outOfPlace(view, action) ?? notYourTurn(view),
      notYourTurn: (view, action) => outOfPlace(view, action) ?? notYourTurn(view),
      // The seat is asked for before the phase.
      wrongPhase: (view, action) =>
        outOfPlace(view, action) ??
        (action.seat === view.activeSeat
          ? reject('WRONG_PHASE', 'MW-TRN-01', { phase: view.phase })
          : notYourTurn(view)),
    },
    checkOptions: checkSetup,
    setup: deal,
    ended: ({ winner, reason }) => ({ type: 'matchEnded', winner, reason }),
    clone: cloneState,
    view: viewState,
    viewEvent,
    determinize: determinizeView,
    shape: stateShape(rules),
    invariants,
  });
  return Object.freeze({ ...game, rules });
}
