// Chapter 4: five parts make a total.
import { addFractions, compareFractions, type Fraction, fraction } from 'holmgang';
import { bjj, createBjj } from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { AR, arrange, commitOf, exchange, find, IP, LI, lead, MATCHUPS, PB, techniques } from './arrange.js';
import { everyEncounter } from './encounters.js';

const noDice = createBjj('no-dice');

describe('the parts', () => {
  rule('BJ-SCO-01', 'each total is the sum of five parts of its own side', () => {
    everyEncounter(({ before, last }, { choices, dice }) => {
      for (const seat of [0, 1] as const) {
        const [own, other] = [find(choices[seat]), find(choices[1 - seat] as string)];
        const parts = {
          control: before.control[seat],
          matchup: MATCHUPS[own.category][other.category],
          technique: own.modifier,
          tokens: before.tokens[seat].length,
          die: dice[seat],
        };
        const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
        expect(last.breakdown[seat]).toEqual({ ...parts, total });
      }
    });
  });

  rule('BJ-SCO-02', 'each of the own pips counts one, none of the other side’s', () => {
    for (const pips of [0, 1, 2]) {
      const { last } = exchange({ control: [pips, 0], choices: ['sprawl', 'sprawl'], dice: [2, 4] });
      expect(last.breakdown.map(({ control, total }) => [control, total])).toEqual([
        [pips, 2 + 2 + pips],
        [0, 2 + 4],
      ]);
    }
    const { last } = exchange({ control: [0, 2], choices: ['sprawl', 'sprawl'], dice: [2, 3] });
    expect(last.breakdown.map(({ control, total }) => [control, total])).toEqual([
      [0, 4],
      [2, 7],
    ]);
  });

  rule('BJ-SCO-03', 'the modifier of the technique counts in full', () => {
    for (const { id, modifier } of techniques) {
      const own = lead(id, 0).last.breakdown[0];
      expect(own.technique).toBe(modifier);
      expect(own.total - own.control - own.matchup - own.tokens - own.die).toBe(modifier);
    }
  });

  rule(['BJ-SCO-04', 'BJ-TOK-09'], 'each of the own tokens counts one, whichever it is', () => {
    const totals = (tokens: readonly (typeof PB | typeof LI)[]) =>
      exchange({ tokens: [tokens, [AR]], choices: ['lead_grip', 'lead_grip'], dice: [1, 1] }).last.breakdown;
    expect(totals([]).map(({ tokens, total }) => [tokens, total])).toEqual([
      [0, 3],
      [1, 4],
    ]);
    expect(totals([PB])[0]).toMatchObject({ tokens: 1, total: 4 });
    expect(totals([LI])[0]).toMatchObject({ tokens: 1, total: 4 });
    expect(totals([LI, PB])[0]).toMatchObject({ tokens: 2, total: 5 });
  });
});

describe('the dice', () => {
  rule('BJ-SCO-05', 'each side rolls its own die: all 36 pairs are equally likely', () => {
    const odds = bjj.odds(arrange(), [commitOf(0, 'collar_tie'), commitOf(1, 'guard_pull')]) ?? [];
    const byDice = new Map<string, Fraction>();
    for (const { probability, state } of odds) {
      const dice = String(state.last?.breakdown.map(({ die }) => die));
      byDice.set(dice, addFractions(byDice.get(dice) ?? fraction(0), probability));
    }
    const faces = [1, 2, 3, 4, 5, 6];
    expect([...byDice.keys()].sort()).toEqual(faces.flatMap((one) => faces.map((two) => `${one},${two}`)));
    for (const probability of byDice.values()) expect(compareFractions(probability, fraction(1, 36))).toBe(0);
  });

  rule('BJ-SCO-05', 'B30: the die of seat 0 comes first, whoever commits first', () => {
    for (const first of [0, 1] as const) {
      const { last, events } = exchange({ first, choices: ['sprawl', 'sprawl'], dice: [2, 5] });
      expect(last.breakdown.map(({ die }) => die)).toEqual([2, 5]);
      expect(events).toContainEqual({ type: 'diceRolled', dice: [2, 5] });
    }
  });

  rule('BJ-SCO-05', 'the dice come from the generator of the match', () => {
    const play = (seed: string) => {
      const one = bjj.reducer(bjj.setup({ seed }), commitOf(0, 'sprawl'));
      return bjj.reducer(one, commitOf(1, 'sprawl'));
    };
    expect(play('a')).toEqual(play('a'));
    expect(play('a').rng).not.toEqual(bjj.setup({ seed: 'a' }).rng);
    const dice = Array.from({ length: 60 }, (_, index) => play(`seed ${index}`).last?.breakdown[1].die);
    expect(new Set(dice).size).toBe(6);
  });
});

describe('the time', () => {
  rule('BJ-SCO-06', 'what an exchange changes counts from the next one on', () => {
    const one = exchange({ choices: ['collar_tie', 'guard_pull'], lead: 2 });
    expect([one.after.control[0], one.after.tokens[0]]).toEqual([1, [PB]]);
    expect(one.last.breakdown[0]).toMatchObject({ control: 0, tokens: 0 });
    const two = exchange({ from: one.after, choices: ['collar_tie', 'guard_pull'], lead: 1 });
    expect(two.last.breakdown[0]).toMatchObject({ control: 1, tokens: 1 });
  });

  rule('BJ-SCO-06', 'what an exchange takes away still counts in it', () => {
    const { last, after } = exchange({
      control: [0, 1],
      tokens: [[], [PB, IP]],
      choices: ['lead_grip', 'guard_pull'],
      lead: 4,
      picks: [0],
    });
    expect(last.breakdown[1]).toMatchObject({ control: 1, tokens: 2 });
    expect([after.control[1], after.tokens[1]]).toEqual([0, [IP]]);
  });
});

describe('the range', () => {
  const worst = { choices: ['guard_pull', 'snap_down'] } as const;
  const best = {
    at: ['open_guard', 'top'],
    control: [2, 0],
    tokens: [[PB, AR], []],
    choices: ['toreando_pass', 'hip_escape'],
  } as const;

  rule('BJ-SCO-07', 'a total can be as low as 0 and as high as 14', () => {
    expect(exchange({ ...worst, dice: [1, 1] }).last.breakdown[0].total).toBe(0);
    expect(exchange({ ...best, dice: [6, 6] }).last.breakdown[0].total).toBe(14);
    const mirrored = exchange({
      at: ['open_guard', 'bottom'],
      control: [0, 2],
      tokens: [[], [PB, AR]],
      choices: ['hip_escape', 'toreando_pass'],
      dice: [6, 6],
    });
    expect(mirrored.last.breakdown[1].total).toBe(14);
  });

  rule('BJ-SCO-07', 'no total lies outside', () => {
    everyEncounter(({ last }) => {
      for (const { total } of last.breakdown) {
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(14);
      }
    });
  });

  rule('BJ-SCO-07', 'B34: without dice it goes from -1 to 8', () => {
    const low = exchange({ ...worst, game: noDice });
    expect(low.last.breakdown[0]).toMatchObject({ die: 0, total: -1 });
    const high = exchange({ ...best, game: noDice });
    expect(high.last.breakdown[0]).toMatchObject({ die: 0, total: 8 });
  });
});
