// The board is open. Of a combat everybody sees what the seat that it has there may see.

import type { Chance } from '../../kernel/chance.js';
import type { MaskedCore } from '../../kernel/definition.js';
import { type Embedded, seatAt } from '../../kernel/embed.js';
import type { HiddenAction } from '../../kernel/game.js';
import type { GeneratorState } from '../../kernel/generator.js';
import type { Viewer } from '../../kernel/seat.js';
import type { RagnarokPokerTypes } from '../ragnarok-poker/types.js';
import type { RagnarokChessMove } from './actions.js';
import type { RagnarokChessOwnEvent } from './events.js';
import { cloneState, type RagnarokChessState, type RagnarokChessView } from './state.js';

type Poker = Embedded<RagnarokPokerTypes>;

/** What a viewer may see. */
export function viewState(
  state: RagnarokChessState,
  viewer: Viewer,
  core: MaskedCore,
  poker: Poker,
): RagnarokChessView {
  const { phase, board, toMove, ply, sinceProgress, positions, armies, combat } = state;
  const seen = combat && { ...combat, poker: poker.view(combat.poker, viewer, toMove) };
  const open = { phase, board, toMove, ply, sinceProgress, positions, armies, combat: seen, ...core };
  return open as unknown as RagnarokChessView;
}

/** What a viewer learns of an event. */
export function viewEvent(
  event: RagnarokChessOwnEvent,
  viewer: Viewer,
  poker: Poker,
): RagnarokChessOwnEvent | undefined {
  if (event.type !== 'combatEvent') return event;
  const seen = poker.viewEvent(event.event, viewer, event.attacker);
  return seen && { ...event, event: seen };
}

/** What a viewer learns of an action. Who sits where in the combat, its two seats say. */
export function viewAction(
  action: RagnarokChessMove,
  viewer: Viewer,
  poker: Poker,
): RagnarokChessMove | HiddenAction {
  if (action.type !== 'combat' || action.action.type === 'concede') return action;
  const inner = action.action;
  const seen = poker.viewAction(inner, viewer, seatAt(action.seat, inner.seat));
  if (seen === inner) return action;
  return 'hidden' in seen ? { type: 'combat', seat: action.seat, hidden: true } : { ...action, action: seen };
}

/** A state that fits the view: the board as it is, the combat as it may be. */
export function determinizeView(
  view: RagnarokChessView,
  rng: GeneratorState,
  chance: Chance,
  poker: Poker,
): RagnarokChessState {
  const { combat } = view;
  const table = combat && { ...combat, poker: poker.determinize(combat.poker, chance) };
  return cloneState({ ...view, rng, viewer: null, combat: table } as unknown as RagnarokChessState, poker);
}
