// Five moves deep from every position, under every option set that Fairy-Stockfish can express: zero differences.
import { createRagnarokChess, parsePosition, perft } from 'holmgang/ragnarok-chess';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeTo, type Fairy, fairyDivide, loadFairy } from './fairy-stockfish.js';
import { POSITIONS } from './ragnarok-chess-positions.js';

const SETS = [false, true].flatMap((kingsMayAttack) =>
  (['forward', 'diagonal', 'both'] as const).flatMap((pawnCapture) =>
    [false, true].flatMap((pawnDoubleStep) =>
      (['queen', 'choice', 'none'] as const).map((promotion) => ({
        kingsMayAttack,
        pawnCapture,
        pawnDoubleStep,
        promotion,
      })),
    ),
  ),
);

describe('Fairy-Stockfish, deep', () => {
  let fairy: Fairy;
  beforeAll(async () => {
    fairy = await loadFairy();
  });

  for (const options of SETS) {
    it.each(POSITIONS)(
      `counts the same under ${Object.values(options).join(', ')} from %s`,
      (position) => {
        const { rules } = createRagnarokChess({ name: 'custom', version: 1, options });
        // The positions with open lines have millions of continuations.
        const view = parsePosition(position) as unknown as Parameters<typeof perft>[0];
        const depth = perft(view, 3, rules) > 12_000 ? 4 : 5;
        const divided = fairyDivide(fairy, describeTo(fairy, options), position, depth);
        expect(perft(view, depth, rules)).toBe([...divided.values()].reduce((sum, nodes) => sum + nodes, 0));
      },
      1_200_000,
    );
  }
});
