// Everything has a text, and every event a clause.
import { KERNEL_ENGLISH, type Rejection } from 'holmgang';
import {
  type RagnarokChessEvent,
  type RagnarokChessReason,
  ragnarokChess,
  ragnarokChessEnglish,
  ruleOf,
} from 'holmgang/ragnarok-chess';
import { ragnarokPokerEnglish } from 'holmgang/ragnarok-poker';
import { describe, expect, it } from 'vitest';
import { watch } from './arrange.js';

const CODES = [
  'GAME_OVER',
  'NOT_YOUR_TURN',
  'COMBAT_IN_PROGRESS',
  'NO_COMBAT',
  'NO_PIECE',
  'NOT_YOUR_PIECE',
  'ILLEGAL_MOVE',
  'KING_CANNOT_ATTACK',
  'LEAVES_KING_IN_CHECK',
  'NEEDS_PROMOTION',
];

const REASONS: readonly RagnarokChessReason[] = [
  'kingCaptured',
  'checkmate',
  'bareKing',
  'stalemate',
  'repetition',
  'noProgress',
  'deadPosition',
];

describe('the English texts', () => {
  it('have one for every refusal, poker’s included, and for every result', () => {
    for (const code of CODES) {
      const rejection: Rejection = { code, rule: 'RC-TRN-01', detail: {} };
      expect(ragnarokChessEnglish).toHaveProperty([ragnarokChess.describe(rejection).key]);
    }
    for (const key of Object.keys(ragnarokPokerEnglish)) {
      if (!key.startsWith('ragnarok-poker.rejection.')) continue;
      expect(ragnarokChessEnglish).toHaveProperty([key.replace('poker', 'chess')]);
    }
    for (const reason of REASONS) {
      expect(ragnarokChessEnglish).toHaveProperty([
        ragnarokChess.describe({ winner: 0, scores: [1, 0], reason, rule: 'RC-WIN-01' }).key,
      ]);
    }
    expect(ragnarokChessEnglish).toMatchObject(KERNEL_ENGLISH);
  });

  it('have one for every event and action of a match, and every event has a clause', () => {
    const seen = new Set<RagnarokChessEvent['type']>();
    watch(ragnarokChess, 3, (_before, action, _after, events) => {
      expect(ragnarokChessEnglish).toHaveProperty([ragnarokChess.describe(action).key]);
      for (const event of events) {
        if (seen.has(event.type)) continue;
        seen.add(event.type);
        expect(ragnarokChessEnglish).toHaveProperty([ragnarokChess.describe(event).key]);
        expect(ruleOf(event)).toMatch(/^RC-/);
      }
    });
    expect(seen.size).toBeGreaterThan(10);
    expect(ruleOf({ type: 'conceded', seat: 0 })).toBe('K-CON-01');
    expect(ragnarokChessEnglish).toHaveProperty([
      ragnarokChess.describe({ type: 'combat', seat: 0, hidden: true }).key,
    ]);
  });
});
