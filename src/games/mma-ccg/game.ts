// The whole game, bound to a ruleset.

import type { MmaCcgRuleset } from '../../../rulesets/mma-ccg/index.js';
import { defineGame, type GameOf } from '../../kernel/define-game.js';
import { freeze } from '../../kernel/share.js';
import { invariants, stateShape } from './check.js';
import { determinizeView } from './determinize.js';
import { viewEvent } from './events.js';
import { choose } from './phases/choices.js';
import * as main from './phases/main.js';
import * as opening from './phases/opening.js';
import * as recovery from './phases/recovery.js';
import * as response from './phases/response.js';
import { roundStart, turnEnd, turnOver, turnStart } from './phases/turn.js';
import { compileRules, type MmaCcgRules } from './rules.js';
import { checkSetup, deal } from './setup.js';
import { cloneState } from './state.js';
import { refusals } from './timing.js';
import type { MmaCcgTypes } from './types.js';
import { viewAction, viewState } from './view.js';

/** The game with the rules it is bound to, for whoever wants to look something up. */
export interface MmaCcgGame extends GameOf<MmaCcgTypes> {
  /** Options, cards and theme decks. */
  readonly rules: MmaCcgRules;
}

/** Binds the game to a ruleset that is known to be sound. @rule MC-WIN-09 MC-WIN-10 */
export function bindMmaCcg({ name, version, digest, options, set }: MmaCcgRuleset): MmaCcgGame {
  const rules = compileRules(freeze(options), freeze(set));
  const game = defineGame<MmaCcgTypes>({
    id: 'mma-ccg',
    ruleset: Object.freeze({ game: 'mma-ccg', name, version, digest }),
    rules,
    phases: {
      cut: opening.cutPhase,
      deal: opening.deal,
      mulligan: opening.mulliganPhase,
      routines: opening.routinesPhase,
      roundStart,
      turnStart,
      ready: main.ready,
      main: main.main,
      response: response.response,
      resolve: response.resolve,
      regroup: main.regroup,
      turnEnd,
      turnOver,
      recovery: recovery.recovery,
      recovered: recovery.recovered,
    },
    moves: {
      cut: opening.cut,
      setAside: opening.setAside,
      mulligan: opening.mulligan,
      pickRoutine: opening.pickRoutine,
      chooseRoutines: opening.chooseRoutines,
      playCard: main.playCard,
      counter: response.counter,
      useRoutine: response.useRoutine,
      decline: response.decline,
      endTurn: main.endTurn,
      choose,
      recover: recovery.recover,
    },
    decisions: {
      mulligan: ['setAside', 'mulligan'],
      discard: ['choose'],
      recycle: ['choose'],
      regain: ['choose'],
      position: ['choose'],
    },
    // Conceding is a move of the match, not of the game (MC-WIN-09).
    overCode: 'GAME_OVER',
    refusals: refusals(rules),
    checkOptions: checkSetup,
    setup: deal,
    ended: (result) => ({ type: 'gameOver', result }),
    clone: cloneState,
    view: viewState,
    viewEvent,
    viewAction,
    determinize: determinizeView,
    shape: stateShape(rules),
    invariants,
  });
  return Object.freeze({ ...game, rules });
}
