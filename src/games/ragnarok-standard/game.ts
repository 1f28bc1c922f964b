// The whole game, bound to a ruleset.

import type { RagnarokStandardRuleset } from '../../../rulesets/ragnarok-standard/index.js';
import { defineGame, type GameOf } from '../../kernel/define-game.js';
import { reject } from '../../kernel/rejection.js';
import type { Seat } from '../../kernel/seat.js';
import { freeze } from '../../kernel/share.js';
import type { HeroPower, PlayCard, RagnarokStandardMove } from './actions.js';
import { attack } from './attack.js';
import { invariants, stateShape } from './check.js';
import { choose } from './choices.js';
import { determinizeView } from './determinize.js';
import { viewEvent } from './events.js';
import { heroPower, weaponUpgrade } from './heroes.js';
import { playCard } from './play.js';
import { resolve } from './resolve.js';
import { compileRules, type RagnarokStandardRules } from './rules.js';
import { checkSetup, deal, mulligan, mulliganPhase } from './setup.js';
import { cloneState, type RagnarokStandardView } from './state.js';
import { endTurn, main, trade } from './turn.js';
import type { RagnarokStandardTypes } from './types.js';
import { viewState } from './view.js';

type Base = GameOf<RagnarokStandardTypes>;

/** Makers of actions; what a card or power has no use for may be left out. */
export type RagnarokStandardActions = Omit<Base['actions'], 'playCard' | 'heroPower'> & {
  /** Plays a card of the hand. */
  playCard(seat: Seat, payload: Pick<PlayCard, 'hand'> & Partial<Omit<PlayCard, 'type' | 'seat'>>): PlayCard;
  /** Uses the Hero Power. */
  heroPower(seat: Seat, payload?: Partial<Pick<HeroPower, 'target'>>): HeroPower;
};

/** The game with the rules it is bound to, for whoever wants to look something up. */
export interface RagnarokStandardGame extends Omit<Base, 'actions'> {
  /** Makers of actions. */
  readonly actions: RagnarokStandardActions;
  /** Options, cards and heroes. */
  readonly rules: RagnarokStandardRules;
}

/** An answer that nobody asked for. @rule RS-KW-DISCOVER RS-KW-ADAPT */
function answerRefusal({ phase, pending }: RagnarokStandardView) {
  if (phase === 'mulligan') return reject('WRONG_PHASE', 'RS-SET-08', { phase });
  const [decision] = pending;
  if (decision === undefined) return reject('NOTHING_PENDING', 'RS-KW-DISCOVER');
  return reject('NOT_YOUR_CHOICE', ruleOfChoice(decision.kind), { seat: decision.seat });
}

function ruleOfChoice(kind: 'discover' | 'adapt') {
  return kind === 'adapt' ? 'RS-KW-ADAPT' : 'RS-KW-DISCOVER';
}

/** Something at the wrong time: the phase is asked for first, then the open choice, then the turn. @rule RS-SET-05 RS-SET-08 RS-TRN-05 */
function untimely(view: RagnarokStandardView, { type, seat }: RagnarokStandardMove) {
  const { phase, pending, active } = view;
  if (phase === 'mulligan' && type === 'mulligan') return reject('ALREADY_DONE', 'RS-SET-05', { seat });
  if (phase === 'mulligan' || type === 'mulligan')
    return reject('WRONG_PHASE', type === 'mulligan' ? 'RS-SET-05' : 'RS-SET-08', { phase });
  if (type === 'choose') return answerRefusal(view);
  const [decision] = pending;
  if (decision !== undefined)
    return reject('CHOICE_PENDING', ruleOfChoice(decision.kind), { decision: decision.kind });
  return reject('NOT_YOUR_TURN', 'RS-TRN-05', { active });
}

/** Makers that fill in what may be left out. */
function actionsOf({ actions }: Base): RagnarokStandardActions {
  const nothing = { target: null, position: null, option: null, attachTo: null };
  return Object.freeze({
    ...actions,
    playCard: (seat: Seat, payload: Pick<PlayCard, 'hand'>) =>
      actions.playCard(seat, { ...nothing, ...payload }),
    heroPower: (seat: Seat, payload: Partial<Pick<HeroPower, 'target'>> = {}) =>
      actions.heroPower(seat, { target: null, ...payload }),
  });
}

/**
 * Binds the game to a ruleset that is known to be sound. Conceding is a move of the match, not of the game.
 * @rule RS-END-03 RS-END-04
 */
export function bindRagnarokStandard({
  name,
  version,
  digest,
  options,
  set,
}: RagnarokStandardRuleset): RagnarokStandardGame {
  const rules = compileRules(freeze(options), freeze(set));
  const game = defineGame<RagnarokStandardTypes>({
    id: 'ragnarok-standard',
    ruleset: Object.freeze({ game: 'ragnarok-standard', name, version, digest }),
    rules,
    phases: { mulligan: mulliganPhase, resolve, main },
    moves: { mulligan, playCard, attack, heroPower, weaponUpgrade, trade, choose, endTurn },
    decisions: { discover: ['choose'], adapt: ['choose'] },
    overCode: 'GAME_OVER',
    refusals: {
      over: () => reject('GAME_OVER', 'RS-END-04'),
      choicePending: untimely,
      notYourTurn: untimely,
      wrongPhase: untimely,
    },
    checkOptions: checkSetup,
    setup: deal,
    ended: ({ winner, reason }) => ({ type: 'gameOver', winner, reason }),
    clone: cloneState,
    view: viewState,
    viewEvent,
    viewAction: (action, viewer) =>
      (action.type === 'mulligan' || action.type === 'choose') && action.seat !== viewer
        ? { type: action.type, seat: action.seat, hidden: true }
        : action,
    determinize: determinizeView,
    shape: stateShape(rules),
    invariants,
  });
  return Object.freeze({ ...game, actions: actionsOf(game), rules });
}
