// Chapter 9: tokens are earned, given as a bonus, stripped, lost and cleared; each is worth one and opens techniques.
import { addFractions, compareFractions, type Fraction, fraction } from 'holmgang';
import { bjj, TOKEN_NAMES, TOKENS, type Token } from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  AR,
  arrange,
  BC,
  commitOf,
  exchange,
  find,
  house,
  IP,
  kinds,
  LEADS,
  LI,
  lead,
  PB,
  technique,
  techniques,
  variant,
} from './arrange.js';
import { everyEncounter } from './encounters.js';

describe('kinds', () => {
  rule('BJ-TOK-01', 'there are five, each with its name', () => {
    expect(TOKENS).toEqual([
      'posture_broken',
      'inside_position',
      'arm_isolated',
      'leg_isolated',
      'balance_compromised',
    ]);
    expect(TOKEN_NAMES).toEqual({
      posture_broken: 'Posture Broken',
      inside_position: 'Inside Position',
      arm_isolated: 'Arm Isolated',
      leg_isolated: 'Leg Isolated',
      balance_compromised: 'Balance Compromised',
    });
    expect(() => arrange({ tokens: [['hip_exposed' as Token], []] })).toThrow('tokens');
  });

  rule('BJ-TOK-02', 'a side holds two at most and no kind twice, but both may hold the same', () => {
    expect(
      arrange({
        tokens: [
          [PB, AR],
          [AR, PB],
        ],
      }).tokens,
    ).toEqual([
      [PB, AR],
      [AR, PB],
    ]);
    expect(() => arrange({ tokens: [[PB, PB], []] })).toThrow('BJ-TOK-02');
    expect(() => arrange({ tokens: [[], [AR, AR]] })).toThrow('BJ-TOK-02');
    expect(() => arrange({ tokens: [[PB, AR, LI], []] })).toThrow('tokens');
    everyEncounter(({ after }) => {
      for (const held of after.tokens) {
        expect(held.length).toBeLessThanOrEqual(2);
        expect(new Set(held).size).toBe(held.length);
      }
    });
  });
});

describe('earning', () => {
  rule.each([
    ['with room', [], [PB], ['tokenGained reward']],
    ['behind an older one', [LI], [LI, PB], ['tokenGained reward']],
    ['already held', [PB], [PB], ['rewardWasted held']],
    ['already held and full', [PB, LI], [PB, LI], ['rewardWasted held']],
    ['full', [LI, AR], [LI, AR], ['rewardWasted full']],
  ] as const)('BJ-TOK-03', 'B06 B07: a reward %s', ([, before, after, told]) => {
    for (const by of [2, 3, 4, 5]) {
      const outcome = exchange({ tokens: [before, []], choices: ['collar_tie', 'snap_down'], lead: by });
      expect(outcome.after.tokens).toEqual([after, []]);
      expect(kinds(outcome.effects).filter((kind) => /reward/i.test(kind))).toEqual(told);
    }
    const minor = exchange({ tokens: [before, []], choices: ['collar_tie', 'snap_down'], lead: 1 });
    expect(minor.after.tokens).toEqual([before, []]);
    expect(kinds(minor.effects)).toEqual(['controlShifted']);
  });

  rule('BJ-TOK-03', 'the events of a reward tell whose and which', () => {
    const effects = (tokens: readonly Token[]) =>
      exchange({ tokens: [[], tokens], choices: ['snap_down', 'collar_tie'], lead: -2 }).effects;
    expect(effects([])).toContainEqual({ type: 'tokenGained', seat: 1, token: PB, why: 'reward' });
    expect(effects([PB])).toContainEqual({ type: 'rewardWasted', seat: 1, token: PB, why: 'held' });
    expect(effects([AR, LI])).toContainEqual({ type: 'rewardWasted', seat: 1, token: PB, why: 'full' });
  });

  /** How likely each bonus is when Lead Grip wins by at least 4. */
  function bonuses(held: readonly Token[]): ReadonlyMap<string, Fraction> {
    const state = arrange({ tokens: [held, []] });
    const likely = new Map<string, Fraction>();
    let dominant = fraction(0);
    for (const outcome of bjj.odds(state, [commitOf(0, 'lead_grip'), commitOf(1, 'snap_down')]) ?? []) {
      const { last, tokens } = outcome.state;
      if (last?.tier !== 'dominant' || last.winner !== 0) continue;
      const token = String(tokens[0].slice(held.length));
      likely.set(token, addFractions(likely.get(token) ?? fraction(0), outcome.probability));
      dominant = addFractions(dominant, outcome.probability);
    }
    const share = ({ numerator, denominator }: Fraction) =>
      fraction(numerator * dominant.denominator, denominator * dominant.numerator);
    return new Map([...likely].map(([token, probability]) => [token, share(probability)]));
  }

  rule.each([
    ['none', [], TOKENS],
    ['one', [AR], [PB, IP, LI, BC]],
    ['another', [BC], [PB, IP, AR, LI]],
  ] as const)('BJ-TOK-04', 'B11: holding %s, each kind not held is equally likely', ([, held, expected]) => {
    const likely = bonuses(held);
    expect([...likely.keys()]).toEqual(expected);
    for (const probability of likely.values()) {
      expect(compareFractions(probability, fraction(1, expected.length))).toBe(0);
    }
  });

  rule(
    'BJ-TOK-04',
    'B10 B11: the bonus is one token, counted through the unheld kinds in their order',
    () => {
      [IP, AR, LI, BC].forEach((token, index) => {
        const scene = { tokens: [[PB], []], choices: ['lead_grip', 'snap_down'], lead: 4 } as const;
        const { after, effects } = exchange({ ...scene, picks: [index] });
        expect(after.tokens).toEqual([[PB, token], []]);
        expect(effects).toContainEqual({ type: 'tokenGained', seat: 0, token, why: 'bonus' });
      });
    },
  );

  rule('BJ-TOK-04', 'B07: no bonus with a reward, without room, or below dominant', () => {
    // The script holds the dice alone: a question for a bonus would be an error.
    for (const tokens of [[], [PB], [PB, AR], [AR, LI]] as const) {
      const { effects } = exchange({ tokens: [tokens, []], choices: ['collar_tie', 'snap_down'], lead: 4 });
      expect(kinds(effects)).not.toContain('tokenGained bonus');
    }
    const full = exchange({ tokens: [[PB, AR], []], choices: ['lead_grip', 'snap_down'], lead: 5 });
    expect(full.after.tokens).toEqual([[PB, AR], []]);
    for (const by of [0, 1, 2, 3]) {
      expect(exchange({ choices: ['lead_grip', 'snap_down'], lead: by }).after.tokens).toEqual([[], []]);
    }
  });
});

describe('losing', () => {
  rule('BJ-TOK-05', 'a strip takes its token from the loser if it is there, and no other', () => {
    for (const [by, tier] of LEADS) {
      if (tier === 'dominant') continue;
      const left = (tokens: readonly Token[]) =>
        exchange({ tokens: [[LI], tokens], choices: ['sprawl', 'collar_tie'], lead: by }).after.tokens;
      expect(left([LI, PB])).toEqual([[LI], tier === 'major' ? [PB] : [LI, PB]]);
      expect(left([AR, LI])).toEqual([[LI], tier === 'major' ? [AR] : [AR, LI]]);
      expect(left([AR, PB])).toEqual([[LI], [AR, PB]]);
    }
  });

  rule.each([
    [[AR, PB], [PB], [AR]],
    [[PB, AR], [AR], [PB]],
    [[LI, PB], [], [LI, PB]],
    [[PB, LI], [], [LI, PB]],
    [[LI], [], [LI]],
    [[], [], []],
  ] as const)('BJ-TOK-06', 'B09 B38: dominated by Sprawl, %j becomes %j', ([before, left, lost]) => {
    for (const by of [4, 5]) {
      const { after, effects } = exchange({
        tokens: [[AR, IP], before],
        choices: ['sprawl', 'collar_tie'],
        lead: by,
      });
      expect(after.tokens).toEqual([[AR, IP], left]);
      const told = effects.flatMap((event) =>
        'token' in (event as object) ? [(event as { token: Token }).token] : [],
      );
      expect(told).toEqual(lost);
    }
  });

  rule('BJ-TOK-06', 'B38: the token held longest goes, in the order in which they were gained', () => {
    const one = exchange({ choices: ['two_on_one', 'snap_down'], lead: 2 });
    const two = exchange({ from: one.after, choices: ['collar_tie', 'snap_down'], lead: 3 });
    expect(two.after.tokens[0]).toEqual([AR, PB]);
    const three = exchange({ from: two.after, choices: ['collar_tie', 'sprawl'], lead: -4, picks: [0] });
    expect(three.after.tokens[0]).toEqual([PB]);
    expect(three.effects).toContainEqual({ type: 'tokenLost', seat: 0, token: AR, why: 'dominant' });
  });

  rule('BJ-TOK-06', 'below dominant the loser keeps what is not stripped', () => {
    for (const by of [1, 2, 3]) {
      const scene = { tokens: [[], [AR, PB]], choices: ['lead_grip', 'snap_down'], lead: by } as const;
      expect(exchange(scene).after.tokens).toEqual([[], [AR, PB]]);
    }
  });
});

describe('clearing', () => {
  const entering = techniques.filter(({ transition }) => transition !== null);

  rule('BJ-TOK-07', 'B12: entering a position removes its tokens from both sides, and no other', () => {
    for (const { id, transition, requiredTokens } of entering) {
      const clears = house.positions.find((one) => one.id === transition?.position)?.autoClear ?? [];
      for (const token of TOKENS) {
        const own = [...new Set([...requiredTokens, token])];
        const { after } = lead(id, 1, { tokens: [own, [token, token === PB ? AR : PB]] });
        const kept = (tokens: readonly Token[]) => tokens.filter((one) => !clears.includes(one));
        expect(after.tokens).toEqual([kept(own), kept([token, token === PB ? AR : PB])]);
      }
    }
  });

  rule('BJ-TOK-07', 'B12: being in a position clears nothing, only entering it does', () => {
    everyEncounter(({ effects }) => {
      const told = kinds(effects);
      const cleared = told.includes('tokenLost autoClear');
      if (cleared) expect(told).toContain('positionChanged');
    });
    const scene = {
      at: ['mount', 'top'],
      tokens: [[LI, BC], [BC]],
      choices: ['high_mount', 'shell'],
    } as const;
    expect(exchange({ ...scene, lead: 1 }).after.tokens).toEqual([[LI, BC], [BC]]);
  });

  rule('BJ-TOK-08', 'standing up costs both sides balance_compromised', () => {
    expect(house.positions.find(({ id }) => id === 'standing')?.autoClear).toEqual([BC]);
    const { after, effects } = exchange({
      at: ['open_guard', 'top'],
      tokens: [
        [BC, AR],
        [PB, BC],
      ],
      choices: ['disengage', 'dlr_hook'],
      lead: 1,
    });
    expect(after.tokens).toEqual([[AR], [PB]]);
    expect(effects.slice(-2)).toEqual([
      { type: 'tokenLost', seat: 0, token: BC, why: 'autoClear' },
      { type: 'tokenLost', seat: 1, token: BC, why: 'autoClear' },
    ]);
    expect(() =>
      variant({}, [technique('stumble', { transition: { position: 'standing', role: 'top' } })]),
    ).toThrow();
  });
});

describe('worth', () => {
  rule('BJ-TOK-09', 'a token more is one more in the total, on either side', () => {
    const margin = (own: readonly Token[], other: readonly Token[]) =>
      exchange({ tokens: [own, other], choices: ['lead_grip', 'lead_grip'], dice: [2, 2] }).last.margin;
    expect([margin([], []), margin([PB], []), margin([PB, AR], [])]).toEqual([0, 1, 2]);
    expect([margin([], [LI]), margin([], [LI, BC]), margin([PB], [LI, BC])]).toEqual([1, 2, 1]);
  });

  rule.each([
    ['americana', AR],
    ['armbar', AR],
    ['cross_collar_choke', PB],
    ['rear_naked_choke', PB],
    ['triangle', PB],
    ['ankle_lock', LI],
  ] as const)('BJ-TOK-10', '%s needs %s', ([id, token]) => {
    expect(find(id).requiredTokens).toContain(token);
    const [place] = find(id).availableFrom;
    const at = [place?.position ?? '', place?.role ?? 'neutral'] as const;
    const others = TOKENS.filter((one) => one !== token).slice(0, 2);
    expect(bjj.validate(arrange({ at, tokens: [others, [token]] }), commitOf(0, id))?.code).toBe(
      'MISSING_TOKENS',
    );
    expect(bjj.validate(arrange({ at, tokens: [[token], []] }), commitOf(0, id))).toBeUndefined();
  });

  rule('BJ-TOK-11', 'B26: every gated technique leaves its tokens with the user, win or lose', () => {
    const gated = techniques.filter(({ requiredTokens }) => requiredTokens.length > 0);
    expect(gated.length).toBeGreaterThan(20);
    for (const { id, requiredTokens, transition } of gated) {
      const clears = house.positions.find((one) => one.id === transition?.position)?.autoClear ?? [];
      if (requiredTokens.some((token) => clears.includes(token))) continue;
      for (const by of [0, 1, 2, 3]) {
        expect(lead(id, by).after.tokens[0]).toEqual(requiredTokens);
      }
    }
    for (const by of [-1, -2, -3]) {
      const scene = { tokens: [[PB], []], choices: ['standing_guillotine', 'sprawl'], lead: by } as const;
      expect(exchange(scene).after.tokens).toEqual([[PB], []]);
    }
  });
});
