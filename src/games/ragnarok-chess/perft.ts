// Counts what can be played, combats always won: the generator's own measure, against which others can be held.

import { otherSeat, type Seat } from '../../kernel/seat.js';
import { createMailbox, fillMailbox, type Mailbox, make, unmake } from './mailbox.js';
import { generate, MOST_MOVES } from './movement.js';
import type { MovementRules, RagnarokChessRules } from './rules.js';
import type { RagnarokChessView } from './state.js';

function walk(
  mailbox: Mailbox,
  seat: Seat,
  rules: MovementRules,
  depth: number,
  list: Int32Array,
  start: number,
): number {
  const end = generate(mailbox, seat, rules, list, start);
  if (depth === 1) return end - start;
  const other = otherSeat(seat);
  let nodes = 0;
  for (let i = start; i < end; i++) {
    const move = list[i] as number;
    const taken = make(mailbox, move);
    // Nothing follows the capture of a king.
    if (mailbox.kings[other] !== 0) nodes += walk(mailbox, other, rules, depth - 1, list, end);
    unmake(mailbox, move, taken);
  }
  return nodes;
}

/**
 * How many ways there are to play so many moves, if every combat is won by the attacker and nothing else ends the match.
 * @example
 * ```ts
 * import { perft, ragnarokChess } from 'holmgang/ragnarok-chess';
 * console.log(perft(ragnarokChess.setup({ seed: 'docs' }), 2, ragnarokChess.rules)); // 36
 * ```
 */
export function perft(view: RagnarokChessView, depth: number, { movement }: RagnarokChessRules): number {
  if (depth < 1) return 1;
  const list = new Int32Array(MOST_MOVES * depth);
  return walk(fillMailbox(createMailbox(), view.board), view.toMove, movement, depth, list, 0);
}
