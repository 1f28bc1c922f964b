// While a combat lasts, nothing else is played. Its actions, refusals and secrets are poker's own.

import type { Move, RejectionOf, WaitingPhase } from '../../../kernel/definition.js';
import type { Embedded } from '../../../kernel/embed.js';
import { reject } from '../../../kernel/rejection.js';
import { NO_SEATS } from '../../../kernel/seat.js';
import { isPlain, oneOf, recordOf, type Shape } from '../../../kernel/shape.js';
import type { RagnarokPokerMove } from '../../ragnarok-poker/actions.js';
import type { RagnarokPokerTypes } from '../../ragnarok-poker/types.js';
import type { CombatAction } from '../actions.js';
import { settleCombat, tellAs } from '../combat.js';
import type { RagnarokChessTypes } from '../types.js';

type Poker = Embedded<RagnarokPokerTypes>;

/** Whoever poker waits for. @rule RC-CMB-09 */
export function combatPhase(poker: Poker): WaitingPhase<RagnarokChessTypes> {
  return {
    deciders: ({ combat, toMove }) => (combat === null ? NO_SEATS : poker.deciders(combat.poker, toMove)),
    moves: ['combat'],
  };
}

/** An action of poker, or the one that is refused for what it is. */
function innerAction(poker: Poker): Shape {
  const concession = recordOf({ type: oneOf('concede'), seat: oneOf(0, 1) });
  return (value, path, problems) => {
    const isConcession = isPlain(value) && value.type === 'concede';
    (isConcession ? concession : poker.actionShape)(value, path, problems);
  };
}

/** An action in the combat. RULING(RG-C17): one can give up the match, not a combat alone. @rule RC-CMB-09 */
export function combatMove(poker: Poker): Move<RagnarokChessTypes, CombatAction> {
  return {
    fields: { action: innerAction(poker) },
    // What is untimely in the combat, poker says itself.
    offTurn: true,
    check({ combat, toMove }, { seat, action }) {
      if (combat === null) return reject('NO_COMBAT', 'RC-CMB-03');
      if (action.type === 'concede') return reject('COMBAT_IN_PROGRESS', 'RC-CMB-09');
      return poker.refuse(combat.poker, seat, action, toMove) as RejectionOf<RagnarokChessTypes> | undefined;
    },
    options({ combat, toMove }, seat, _rules, options) {
      if (combat === null) return;
      const wrap = (action: RagnarokPokerMove) => ({ type: 'combat', seat, action }) as const;
      poker.collect(combat.poker, seat, options, wrap, toMove);
    },
    apply(state, { action }, ctx) {
      const { combat, toMove } = state;
      if (combat === null || action.type === 'concede') return state.phase;
      poker.apply(combat.poker, action, ctx, tellAs(toMove));
      return combat.poker.result === null ? 'combat' : settleCombat(state, ctx);
    },
  };
}
