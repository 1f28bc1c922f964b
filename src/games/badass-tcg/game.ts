// The whole game, bound to a ruleset.

import type { BadassTcgRuleset } from '../../../rulesets/badass-tcg/index.js';
import type { BadassTcgOptions } from '../../../rulesets/badass-tcg/options.js';
import type { CardSet } from '../../../rulesets/badass-tcg/types.js';
import { defineGame, type GameOf } from '../../kernel/define-game.js';
import type { HiddenAction } from '../../kernel/game.js';
import { reject } from '../../kernel/rejection.js';
import type { Viewer } from '../../kernel/seat.js';
import { freeze } from '../../kernel/share.js';
import type { BadassTcgMove } from './actions.js';
import { invariants, stateShape } from './check.js';
import { strikePhase } from './combat.js';
import { defaultDecks } from './deck.js';
import { determinizeView } from './determinize.js';
import { viewEvent } from './events.js';
import { activate, special, tapForMana, turnFaceUp } from './phases/abilities.js';
import { assignDamage, assignDamageTo, assignPhase } from './phases/assign.js';
import {
  attackersPhase,
  blockersPhase,
  declareAttacker,
  declareAttackers,
  declareBlocker,
  declareBlockers,
  endDeclaration,
} from './phases/attack.js';
import { cast } from './phases/casting.js';
import { choose } from './phases/choices.js';
import { pass, playGenerator, priorityPhase } from './phases/priority.js';
import { resolvePhase } from './phases/resolve.js';
import {
  chooseColor,
  colorPhase,
  dealPhase,
  keep,
  mulligan,
  mulliganPhase,
  startPhase,
} from './phases/setup.js';
import { beginPhase, cleanupPhase, gainPhase, nextPhase } from './phases/turn.js';
import { type BadassTcgRules, compileRules } from './rules.js';
import { checkSetup, setUp } from './setup.js';
import { type BadassTcgView, cloneState, FIRST_OBJECT } from './state.js';
import { checksPhase } from './state-checks.js';
import { triggersPhase } from './triggers.js';
import type { BadassTcgTypes } from './types.js';
import { viewState } from './view.js';

/** The game with the rules it is bound to, for whoever wants to look something up. */
export interface BadassTcgGame extends GameOf<BadassTcgTypes> {
  /** Options and cards, ready for play. */
  readonly rules: BadassTcgRules;
}

/** What was tried at a time for something else. @rule BT-STK-14 BT-CMB-08 BT-SET-03 */
function untimely({ phase }: BadassTcgView, { type, seat }: BadassTcgMove) {
  switch (type) {
    case 'choose':
      return reject('NOT_YOUR_CHOICE', 'BT-STK-14', { seat });
    case 'chooseColor':
      return reject('WRONG_PHASE', 'BT-CFG-04', { phase });
    case 'mulligan':
    case 'keep':
      return phase === 'mulligan'
        ? reject('NOT_YOUR_CHOICE', 'BT-SET-03', { seat })
        : reject('WRONG_PHASE', 'BT-SET-03', { phase });
    case 'declareAttacker':
    case 'declareAttackers':
    case 'declareBlocker':
    case 'declareBlockers':
    case 'endDeclaration':
    case 'assignDamage':
    case 'assignDamageTo':
      return reject('WRONG_TIMING', 'BT-CMB-08', { phase });
    default:
      return reject('NO_PRIORITY', 'BT-STK-14', { seat });
  }
}

/** While a question is open only its answer is possible, and mana to pay with. @rule BT-STK-14 */
function pendingFirst(view: BadassTcgView, action: BadassTcgMove) {
  if (action.type === 'choose') return untimely(view, action);
  return reject('CHOICE_PENDING', 'BT-STK-14', { decision: view.pending[0]?.kind ?? '' });
}

/** A secret colour, a card cast face down and cards out of hidden zones are their player's. @rule BT-CFG-04 BT-FDN-04 */
function viewAction(action: BadassTcgMove, viewer: Viewer): BadassTcgMove | HiddenAction {
  const { type, seat } = action;
  if (seat === viewer) return action;
  const isSecret =
    type === 'chooseColor' ||
    (type === 'cast' && action.faceDown === true) ||
    (type === 'choose' && typeof action.choice === 'number' && action.choice < FIRST_OBJECT);
  return isSecret ? { type, seat, hidden: true } : action;
}

/** A ruleset made ready for play. */
export function rulesOf(options: BadassTcgOptions, set: CardSet): BadassTcgRules {
  return compileRules(freeze(options), freeze(set), defaultDecks);
}

/** Binds the game to a ruleset that is known to be sound. Conceding is a move of the match. @rule BT-TRN-01 BT-WIN-07 BT-WIN-08 BT-CFG-05 */
export function bindBadassTcg({ name, version, digest, options, set }: BadassTcgRuleset): BadassTcgGame {
  const rules = rulesOf(options, set);
  const game = defineGame<BadassTcgTypes>({
    id: 'badass-tcg',
    ruleset: Object.freeze({ game: 'badass-tcg', name, version, digest }),
    rules,
    // The phases that are entered most often come first: they are looked up by name.
    phases: {
      priority: priorityPhase,
      checks: checksPhase,
      triggers: triggersPhase,
      next: nextPhase,
      begin: beginPhase,
      resolve: resolvePhase,
      attackers: attackersPhase,
      blockers: blockersPhase,
      strike: strikePhase,
      cleanup: cleanupPhase,
      gain: gainPhase,
      assign: assignPhase,
      color: colorPhase,
      deal: dealPhase,
      mulligan: mulliganPhase,
      start: startPhase,
    },
    moves: {
      pass,
      tapForMana,
      cast,
      endDeclaration,
      playGenerator,
      activate,
      choose,
      declareAttacker,
      declareBlocker,
      special,
      turnFaceUp,
      assignDamageTo,
      assignDamage,
      declareAttackers,
      declareBlockers,
      mulligan,
      keep,
      chooseColor,
    },
    decisions: {
      discard: ['choose'],
      sacrifice: ['choose'],
      scry: ['choose'],
      scryTop: ['choose'],
      bottom: ['choose'],
      legend: ['choose'],
      pay: ['choose', 'tapForMana'],
      triggerOrder: ['choose'],
      targets: ['choose'],
      search: ['choose'],
      commanderZone: ['choose'],
      mana: ['choose'],
    },
    overCode: 'GAME_OVER',
    refusals: {
      over: () => reject('GAME_OVER', 'BT-WIN-08'),
      choicePending: pendingFirst,
      notYourTurn: (view, action) =>
        view.pending.length > 0 ? pendingFirst(view, action) : untimely(view, action),
      wrongPhase: untimely,
    },
    checkOptions: checkSetup,
    setup: setUp,
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
