// Chapter 5: the margin between the totals decides how much the winner's technique achieves.
import { type Tier, tierOf } from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  AR,
  type Arrangement,
  effect,
  exchange,
  IP,
  kinds,
  LEADS,
  LI,
  lead,
  PB,
  tableOf,
  technique,
  techniques,
  variant,
} from './arrange.js';
import { everyEncounter } from './encounters.js';

/** Everything that a technique can do without ending the match. */
const everything = technique('everything', {
  tokenReward: AR,
  tokenRemove: LI,
  transition: { position: 'half_guard', role: 'top' },
  ibjjfPoints: 2,
  pointsLabel: 'takedown',
});
const game = variant({}, [everything]);
const tokens: Arrangement = { tokens: [[], [PB, LI]] };

function effectsAt(by: number): readonly unknown[] {
  return exchange({ game, ...tokens, choices: ['everything', 'single_leg'], lead: by }).effects;
}

const moved = effect({
  type: 'positionChanged',
  from: 'standing',
  to: 'half_guard',
  roles: ['top', 'bottom'],
});
const earned = effect({ type: 'tokenGained', seat: 0, token: AR, why: 'reward' });
const stripped = effect({ type: 'tokenLost', seat: 1, token: LI, why: 'strip' });
const dropped = effect({ type: 'tokenLost', seat: 1, token: PB, why: 'dominant' });
const scored = effect({ type: 'pointsScored', seat: 0, amount: 2, label: 'takedown' });

const MARGINS: readonly (readonly [margin: number, tier: Tier])[] = [
  ...LEADS,
  ...[6, 7, 8, 9, 10, 11, 12, 13].map((margin) => [margin, 'dominant'] as const),
];

describe('margin', () => {
  rule('BJ-TIE-01', 'is how far the totals lie apart, whoever leads', () => {
    everyEncounter(({ last: { margin, breakdown } }) => {
      expect(margin).toBe(Math.abs(breakdown[0].total - breakdown[1].total));
    });
    expect(exchange({ choices: ['sprawl', 'sprawl'], dice: [1, 4] }).last.margin).toBe(3);
    expect(exchange({ choices: ['sprawl', 'sprawl'], dice: [4, 1] }).last.margin).toBe(3);
  });

  rule.each(MARGINS)('BJ-TIE-02', 'of %i is %s', ([margin, tier]) => {
    expect(tierOf(margin)).toBe(tier);
    // Toreando Pass leads Grip Strip by 4, and by 8 with pips and tokens, before the dice.
    const help: Arrangement = margin > 3 ? { control: [2, 0], tokens: [[PB, AR], []] } : {};
    const { last } = exchange({
      at: ['open_guard', 'top'],
      ...help,
      choices: ['toreando_pass', 'grip_strip'],
      lead: margin,
    });
    expect([last.margin, last.tier]).toEqual([margin, tier]);
  });

  rule('BJ-TIE-02', 'alone decides the tier', () => {
    everyEncounter(({ last: { margin, tier } }) => {
      expect(tier).toBe(
        margin === 0 ? 'stalemate' : margin === 1 ? 'minor' : margin < 4 ? 'major' : 'dominant',
      );
    });
    expect(tierOf(14)).toBe('dominant');
  });
});

describe('stalemate', () => {
  rule('BJ-TIE-03', 'the higher total wins, equal totals nobody', () => {
    everyEncounter(({ last: { winner, breakdown } }) => {
      const [own, other] = [breakdown[0].total, breakdown[1].total];
      expect(winner).toBe(own > other ? 0 : other > own ? 1 : null);
    });
    expect(exchange({ choices: ['sprawl', 'sprawl'], dice: [4, 3] }).last.winner).toBe(0);
    expect(exchange({ choices: ['sprawl', 'sprawl'], dice: [3, 4] }).last.winner).toBe(1);
    expect(exchange({ choices: ['sprawl', 'sprawl'], dice: [4, 4] }).last.winner).toBeNull();
  });

  rule('BJ-TIE-03', 'no technique has any effect in a stalemate', () => {
    for (const { id, requiredTokens } of techniques) {
      const { before, after, effects } = lead(id, 0, { tokens: [requiredTokens, [PB, AR]], control: [0, 1] });
      expect(effects).toEqual([{ type: 'stalemate' }]);
      expect(tableOf(after)).toEqual(tableOf(before));
    }
    expect(effectsAt(0)).toEqual([{ type: 'stalemate' }]);
  });
});

describe('effects', () => {
  rule(
    'BJ-TIE-04',
    'B03: a minor win moves, and gives an advantage instead of points, but no token moves',
    () => {
      expect(effectsAt(1)).toEqual([moved, { type: 'advantageScored', seat: 0, why: 'minor' }]);
    },
  );

  rule(
    'BJ-TIE-04',
    'B14: a minor win that enters a position clears it, and tokens change by nothing else',
    () => {
      const { effects } = exchange({
        at: ['clinch', 'neutral'],
        tokens: [[], [IP, 'balance_compromised']],
        choices: ['frame_off', 'grip_strip'],
        lead: 1,
      });
      expect(kinds(effects)).toEqual(['positionChanged', 'tokenLost autoClear']);
    },
  );

  rule('BJ-TIE-04', 'a minor win without transition, points or control brings nothing', () => {
    for (const { id, category, transition } of techniques) {
      if (transition !== null || category === 'control') continue;
      expect(lead(id, 1).effects).toEqual([]);
    }
  });

  rule.each([2, 3])('BJ-TIE-05', 'a major win by %i earns, strips, moves and scores', (by) => {
    expect(effectsAt(by)).toEqual([earned, stripped, moved, scored]);
  });

  rule.each([2, 3])(
    'BJ-TIE-05',
    'a major win by %i without transition strips and gives an advantage',
    (by) => {
      const { effects } = exchange({ tokens: [[], [PB, LI]], choices: ['sprawl', 'collar_tie'], lead: by });
      expect(effects).toEqual([stripped, { type: 'advantageScored', seat: 0, why: 'nonTransition' }]);
    },
  );

  rule.each([4, 5])('BJ-TIE-06', 'a dominant win by %i does all that, and the loser loses a token', (by) => {
    expect(effectsAt(by)).toEqual([earned, stripped, dropped, moved, scored]);
  });

  rule('BJ-TIE-06', 'a dominant win without a reward brings a bonus token; a submission succeeds', () => {
    const { effects } = exchange({
      tokens: [[], [PB, LI]],
      choices: ['sprawl', 'collar_tie'],
      lead: 4,
      picks: [2],
    });
    expect(effects).toEqual([
      { type: 'tokenGained', seat: 0, token: AR, why: 'bonus' },
      stripped,
      dropped,
      { type: 'advantageScored', seat: 0, why: 'nonTransition' },
    ]);
    const choices = ['standing_guillotine', 'circle_out'] as const;
    for (const [by, tier] of LEADS) {
      const { after } = exchange({ tokens: [[PB], []], choices, lead: by });
      expect(after.result?.reason).toBe(tier === 'dominant' ? 'submission' : undefined);
    }
  });
});
