// The whole game, bound to a ruleset.

import type { RagnarokPokerRuleset } from '../../../rulesets/ragnarok-poker/index.js';
import { defineGame, type GameOf } from '../../kernel/define-game.js';
import type { Definition } from '../../kernel/definition.js';
import { reject } from '../../kernel/rejection.js';
import { invariants, stateShape } from './check.js';
import { determinizeView } from './determinize.js';
import { viewEvent } from './events.js';
import { attack, bettingRound, brace, counterAttack, defend, engage } from './phases/betting.js';
import { deal } from './phases/deal.js';
import { handStart } from './phases/hand-start.js';
import { mulligan, mulliganPhase, start, swap } from './phases/mulligan.js';
import { resolution } from './phases/resolution.js';
import { reveal } from './phases/reveal.js';
import { castSpell, combatPower, ready, spellPet } from './phases/spell-pet.js';
import { compileRules, type RagnarokPokerRules } from './rules.js';
import { prepare } from './setup.js';
import { checkSetup } from './setup-options.js';
import { cloneState } from './state.js';
import type { RagnarokPokerTypes } from './types.js';
import { viewState } from './view.js';

/** The game with the rules it is bound to, for whoever wants to look something up. */
export interface RagnarokPokerGame extends GameOf<RagnarokPokerTypes> {
  /** Options, spells and powers. */
  readonly rules: RagnarokPokerRules;
}

/** The game's phases and moves on a ruleset that is known to be sound; alone, or inside another game. @rule RP-PH-01 */
export function pokerDefinition(ruleset: RagnarokPokerRuleset): Definition<RagnarokPokerTypes> {
  const { name, version, digest } = ruleset;
  return {
    id: 'ragnarok-poker',
    ruleset: Object.freeze({ game: 'ragnarok-poker', name, version, digest }),
    rules: compileRules(ruleset),
    phases: {
      faith: bettingRound,
      foresight: bettingRound,
      destiny: bettingRound,
      reveal,
      resolution,
      handStart,
      spellPet,
      deal,
      start,
      mulligan: mulliganPhase,
      swap,
      preflop: bettingRound,
    },
    moves: { attack, counterAttack, engage, defend, brace, castSpell, combatPower, ready, mulligan },
    overCode: 'GAME_OVER',
    refusals: {
      over: () => reject('GAME_OVER', 'RP-RES-08'),
      wrongPhase: ({ phase }) => reject('WRONG_PHASE', 'RP-PH-01', { phase }),
      notYourTurn: ({ phase }, { seat }) =>
        phase === 'mulligan'
          ? reject('ALREADY_DONE', 'RP-PH-02')
          : reject('NOT_YOUR_TURN', phase === 'spellPet' ? 'RP-PH-03' : 'RP-BET-12', { seat }),
    },
    checkOptions: checkSetup,
    setup: prepare,
    ended: ({ winner, reason }) => ({ type: 'combatOver', winner, reason }),
    clone: cloneState,
    view: viewState,
    viewEvent,
    viewAction: (action, viewer) =>
      action.type === 'mulligan' && action.seat !== viewer
        ? { type: action.type, seat: action.seat, hidden: true }
        : action,
    determinize: determinizeView,
    shape: stateShape(),
    invariants,
  };
}

/** Binds the game to a ruleset that is known to be sound. RULING(RG-P25): conceding is a move of the match. */
export function bindRagnarokPoker(ruleset: RagnarokPokerRuleset): RagnarokPokerGame {
  const definition = pokerDefinition(ruleset);
  return Object.freeze({ ...defineGame<RagnarokPokerTypes>(definition), rules: definition.rules });
}
