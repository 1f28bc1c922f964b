// Only the content of an open commitment is hidden, and the generator. That a side has committed is public.

import type { Chance } from '../../kernel/chance.js';
import type { MaskedCore } from '../../kernel/definition.js';
import type { HiddenAction } from '../../kernel/game.js';
import type { GeneratorState } from '../../kernel/generator.js';
import { Options } from '../../kernel/options.js';
import { SEATS, type Seat, type Viewer } from '../../kernel/seat.js';
import type { BjjMove, Commit } from './actions.js';
import { commit } from './phases/choosing.js';
import type { BjjRules } from './rules.js';
import {
  type BjjState,
  type BjjView,
  type Commitment,
  cloneState,
  HIDDEN_COMMITMENT,
  type HiddenCommitment,
} from './state.js';

function seen(state: BjjState, seat: Seat, viewer: Viewer): Commitment | HiddenCommitment | null {
  const commitment = state.committed[seat];
  return commitment === null || seat === viewer ? commitment : HIDDEN_COMMITMENT;
}

/** What a viewer may see. @rule BJ-TRN-02 */
export function viewState(state: BjjState, viewer: Viewer, core: MaskedCore): BjjView {
  return {
    phase: state.phase,
    turn: state.turn,
    position: state.position,
    roles: state.roles,
    points: state.points,
    advantages: state.advantages,
    control: state.control,
    tokens: state.tokens,
    committed: [seen(state, 0, viewer), seen(state, 1, viewer)],
    last: state.last,
    ...core,
  };
}

/** What a viewer learns when an action is made. @rule BJ-TRN-02 */
export function viewMove(action: BjjMove, viewer: Viewer): BjjMove | HiddenAction {
  if (action.type === 'retract' || action.seat === viewer) return action;
  return { type: action.type, seat: action.seat, hidden: true };
}

/** Whether a commitment's content is hidden. */
function isHiddenCommitment(choice: Commitment | HiddenCommitment | null): choice is HiddenCommitment {
  return choice !== null && choice.techniqueId === 'hidden' && choice.category === 'hidden';
}

/** A state that fits the view: a hidden commitment is drawn from everything that its side may choose. */
export function determinizeView(
  view: BjjView,
  rng: GeneratorState,
  chance: Chance,
  rules: BjjRules,
): BjjState {
  const state = cloneState({ ...view, rng, viewer: null } as BjjState);
  for (const seat of SEATS) {
    if (!isHiddenCommitment(view.committed[seat])) continue;
    const options = new Options<Commit>('all');
    commit.options?.(view, seat, rules, options);
    const { category, techniqueId } = chance.pick(options.actions);
    state.committed[seat] = { category, techniqueId };
  }
  return state;
}

/** Whether no hidden commitment bears on what happens next. */
export function isForeseeable(view: BjjView): boolean {
  return !view.committed.some(isHiddenCommitment);
}
