// The whole game, bound to a ruleset.

import type { RagnarokChessRuleset } from '../../../rulesets/ragnarok-chess/index.js';
import { defineGame, type GameOf } from '../../kernel/define-game.js';
import { reject } from '../../kernel/rejection.js';
import type { RagnarokChessMove } from './actions.js';
import { invariants, stateShape } from './check.js';
import { combatMove, combatPhase } from './phases/combat.js';
import { move, movePhase } from './phases/move.js';
import { compileRules, type RagnarokChessRules } from './rules.js';
import { checkSetup, setUp, start } from './setup.js';
import { cloneState, type RagnarokChessView } from './state.js';
import type { RagnarokChessTypes } from './types.js';
import { determinizeView, viewAction, viewEvent, viewState } from './view.js';

/** The game with the rules it is bound to, for whoever wants to look something up. */
export interface RagnarokChessGame extends GameOf<RagnarokChessTypes> {
  /** Options, armies, movement, and poker. */
  readonly rules: RagnarokChessRules;
}

/** A combat where nobody fights, or a move where two pieces do; whose turn it is comes first. @rule RC-CMB-09 RC-TRN-01 */
function wrongPhase({ toMove }: RagnarokChessView, { type, seat }: RagnarokChessMove) {
  if (type === 'combat') return reject('NO_COMBAT', 'RC-CMB-09');
  if (seat !== toMove) return reject('NOT_YOUR_TURN', 'RC-TRN-01', { toMove });
  return reject('COMBAT_IN_PROGRESS', 'RC-CMB-09');
}

/** Binds the game to a ruleset that is known to be sound. RULING(RG-C17): giving up is a move of the match. @rule RC-TRN-01 RC-WIN-06 */
export function bindRagnarokChess(ruleset: RagnarokChessRuleset): RagnarokChessGame {
  const { name, version, digest } = ruleset;
  const rules = compileRules(ruleset);
  const { poker } = rules;
  const game = defineGame<RagnarokChessTypes>({
    id: 'ragnarok-chess',
    ruleset: Object.freeze({ game: 'ragnarok-chess', name, version, digest }),
    rules,
    phases: { move: movePhase, combat: combatPhase(poker), start },
    moves: { move, combat: combatMove(poker) },
    overCode: 'GAME_OVER',
    refusals: {
      over: () => reject('GAME_OVER', 'K-END-01'),
      wrongPhase,
      notYourTurn: ({ toMove }) => reject('NOT_YOUR_TURN', 'RC-TRN-01', { toMove }),
    },
    checkOptions: checkSetup,
    setup: setUp,
    ended: ({ winner, reason }) => ({ type: 'gameOver', winner, reason }),
    clone: (state) => cloneState(state, poker),
    view: (state, viewer, core) => viewState(state, viewer, core, poker),
    viewEvent: (event, viewer) => viewEvent(event, viewer, poker),
    viewAction: (action, viewer) => viewAction(action, viewer, poker),
    determinize: (view, rng, chance) => determinizeView(view, rng, chance, poker),
    shape: stateShape(rules),
    invariants,
  });
  return Object.freeze({ ...game, rules });
}
