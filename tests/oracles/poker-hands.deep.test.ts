import { describe, expect } from 'vitest';
import { LOWER_BITS, strengthOfBits, UPPER_BITS } from '../../src/games/ragnarok-poker/hands.js';
import { rule } from '../rule.js';
import { differences, OTHERS } from './poker-evaluators.js';

describe('hands of seven cards', () => {
  for (const [name, evaluator] of Object.entries(OTHERS)) {
    rule(
      ['RP-HR-03', 'RP-HR-04'],
      `are ordered as by ${name}, 3,000,000 at random`,
      () => {
        const { differing, strengths } = differences(evaluator, 3_000_000, `deep ${name}`);
        expect(differing).toBe(0);
        expect(strengths).toBeGreaterThan(4700);
      },
      600_000,
    );
  }

  rule(
    'RP-HR-01',
    'have each rank as often as is known, of all 133,784,560',
    () => {
      const counts = Array<number>(11).fill(0);
      const strengths = new Set<number>();
      const pick = (from: number, left: number, lower: number, upper: number): void => {
        for (let card = from; card <= 52 - left; card++) {
          const [low, up] = [(lower + (LOWER_BITS[card] ?? 0)) | 0, (upper + (UPPER_BITS[card] ?? 0)) | 0];
          if (left > 1) pick(card + 1, left - 1, low, up);
          else {
            const strength = strengthOfBits(low, up);
            const rank = strength >> 26;
            counts[rank] = (counts[rank] ?? 0) + 1;
            strengths.add(strength);
          }
        }
      };
      pick(0, 7, 0, 0);
      expect(counts.slice(1)).toEqual([
        23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 37260, 4324,
      ]);
      expect(strengths.size).toBe(4824);
    },
    600_000,
  );
});
