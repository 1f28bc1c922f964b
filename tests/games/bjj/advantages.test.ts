// Chapter 7: advantages come from near misses and from wins that move nobody; they only break ties at the end.
import type { Seat } from 'holmgang';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { arrange, exchange, LEADS, lead, techniques } from './arrange.js';
import { everyEncounter, meet, randomMatch } from './encounters.js';

describe('sources', () => {
  rule('BJ-ADV-01', 'every technique at every tier: the two sources and no other', () => {
    for (const { id, transition, ibjjfPoints, isSubmission } of techniques) {
      for (const [by, tier] of LEADS) {
        const { after, effects } = lead(id, by, { advantages: [3, 2] });
        const nearMiss = tier === 'minor' && ibjjfPoints > 0;
        const decided = tier === 'major' || tier === 'dominant';
        const held = decided && transition === null && !(isSubmission && tier === 'dominant');
        expect(after.advantages).toEqual([nearMiss || held ? 4 : 3, 2]);
        const why = nearMiss ? 'minor' : isSubmission ? 'nearSubmission' : 'nonTransition';
        const told = effects.filter((event) => (event as { type: string }).type === 'advantageScored');
        expect(told).toEqual(nearMiss || held ? [{ type: 'advantageScored', seat: 0, why }] : []);
      }
    }
  });

  rule('BJ-ADV-01', 'B19: control and defense give one on a major and on a dominant win alike', () => {
    for (const id of ['lead_grip', 'sprawl']) {
      for (const by of [2, 3, 4]) {
        const picks = by === 4 ? [0] : [];
        expect(exchange({ choices: [id, 'guard_pull'], lead: by, picks }).after.advantages).toEqual([1, 0]);
      }
      expect(exchange({ choices: [id, 'guard_pull'], lead: 1 }).after.advantages).toEqual([0, 0]);
      expect(exchange({ choices: ['sprawl', id], lead: -2 }).after.advantages).toEqual([0, 1]);
    }
  });

  rule('BJ-ADV-02', 'never more than one in a turn, and never one with points', () => {
    everyEncounter(({ before, after }) => {
      const gained = [0, 1].map((seat) => after.advantages[seat as Seat] - before.advantages[seat as Seat]);
      expect([
        [0, 0],
        [1, 0],
        [0, 1],
      ]).toContainEqual(gained);
      if (gained[0] !== 0 || gained[1] !== 0) expect(after.points).toEqual(before.points);
    });
    for (const { before, after } of [1, 2, 3].flatMap((seed) => randomMatch(seed))) {
      const sum = (state: typeof before) => state.advantages[0] + state.advantages[1];
      expect(sum(after) - sum(before)).toBeLessThanOrEqual(1);
    }
  });

  const plain = techniques.filter(({ transition, ibjjfPoints }) => transition !== null && ibjjfPoints === 0);
  rule('BJ-ADV-03', 'B17: a transition without points gives none at any tier', () => {
    expect(plain.length).toBeGreaterThan(20);
    for (const { id } of plain) {
      for (const [by] of LEADS) expect(lead(id, by).after.advantages).toEqual([0, 0]);
    }
  });
});

describe('worth', () => {
  rule('BJ-ADV-04', 'they change no exchange', () => {
    everyEncounter(({ before, last, effects, after }, encounter) => {
      const from = arrange({
        at: [before.position, before.roles[0]],
        turn: before.turn,
        points: before.points,
        control: before.control,
        tokens: before.tokens,
        advantages: [before.advantages[1] + 7, before.advantages[0]],
      });
      const other = meet(encounter, { from });
      expect(other.last).toEqual(last);
      if (before.turn < 20) {
        expect(other.effects).toEqual(effects);
        expect(other.after.result).toEqual(after.result);
      }
    });
  });

  rule('BJ-ADV-04', 'however many there are, they end nothing before the time is up', () => {
    const scene = { advantages: [19, 0], turn: 19, choices: ['sprawl', 'guard_pull'], lead: 2 } as const;
    expect(exchange(scene).after).toMatchObject({ advantages: [20, 0], result: null });
  });

  rule('BJ-ADV-04', 'at the end they break a tie on points, and nothing but a tie', () => {
    const scene = { turn: 20, advantages: [0, 3], choices: ['sprawl', 'sprawl'], lead: 0 } as const;
    expect(exchange({ ...scene, points: [4, 4] }).after.result).toMatchObject({
      winner: 1,
      reason: 'time_advantages',
    });
    expect(exchange({ ...scene, points: [5, 4] }).after.result).toMatchObject({
      winner: 0,
      reason: 'time_points',
    });
  });
});
