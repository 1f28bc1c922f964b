// One question is open at a time. What it is about stands in `choice`, where everybody can see it.

import type { Seat } from '../../kernel/seat.js';
import type { BadassTcgState, DecisionKind } from './state.js';

/** Asks a player for something. */
export function ask(
  state: BadassTcgState,
  kind: DecisionKind,
  seat: Seat,
  n: number,
  objects: readonly number[] = [],
): void {
  state.pending.push({ kind, seat });
  state.choice = { n, at: 0, objects: [...objects] };
}

/** The question is answered. */
export function answered(state: BadassTcgState): void {
  state.pending.shift();
  state.choice = null;
}
