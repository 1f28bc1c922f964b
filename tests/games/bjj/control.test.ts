// Chapter 8: the tug-of-war. Only a win with control moves pips, one step at a time, first the loser's down.
import { otherSeat, SEATS, type Seat } from 'holmgang';
import { bjj, controlBalance } from 'holmgang/bjj';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { arrange, exchange, find, kinds, LEADS, lead, type Pair, techniques } from './arrange.js';
import { everyEncounter, randomMatch } from './encounters.js';

/** What a win of seat 0 with control makes of the pips. */
const SHIFTS: readonly (readonly [before: Pair<number>, after: Pair<number>])[] = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [1, 0],
    [2, 0],
  ],
  [
    [2, 0],
    [2, 0],
  ],
  [
    [0, 1],
    [0, 0],
  ],
  [
    [0, 2],
    [0, 1],
  ],
];

function mirrored([own, other]: Pair<number>): Pair<number> {
  return [other, own];
}

rule('BJ-CTL-01', 'each side starts with no pips and can hold two', () => {
  expect(bjj.setup({ seed: 'any' }).control).toEqual([0, 0]);
  for (const pips of [0, 1, 2]) {
    expect(arrange({ control: [pips, 0] }).control).toEqual([pips, 0]);
    expect(arrange({ control: [0, pips] }).control).toEqual([0, pips]);
  }
});

rule('BJ-CTL-01', 'three pips, a broken one or fewer than none cannot occur', () => {
  for (const pips of [3, 0.5, -1]) {
    expect(() => arrange({ control: [pips, 0] })).toThrow('control');
    expect(() => arrange({ control: [0, pips] })).toThrow('control');
  }
});

rule('BJ-CTL-02', 'every technique: pips move if it is control and wins, at any tier', () => {
  for (const { id, category } of techniques) {
    for (const [by, tier] of LEADS) {
      const moves = category === 'control' && tier !== 'stalemate';
      expect(lead(id, by).after.control).toEqual([moves ? 1 : 0, 0]);
    }
  }
});

rule('BJ-CTL-02', 'pips move by one step at most, and not for a control technique that loses', () => {
  everyEncounter(({ before, after, last: { winner } }, { choices }) => {
    const steps = SEATS.map((seat) => Math.abs(after.control[seat] - before.control[seat]));
    expect((steps[0] as number) + (steps[1] as number)).toBeLessThanOrEqual(1);
    const byControl = winner !== null && find(choices[winner]).category === 'control';
    if (!byControl) expect(after.control).toEqual(before.control);
  });
  expect(exchange({ choices: ['lead_grip', 'sprawl'], lead: -1 }).after.control).toEqual([0, 0]);
});

rule.each(SHIFTS)('BJ-CTL-03', 'a win with control turns %j into %j', ([before, expected]) => {
  for (const by of [1, 2, 4]) {
    const scene = { control: before, choices: ['collar_tie', 'snap_down'], lead: by } as const;
    const { after, effects } = exchange(scene);
    expect(after.control).toEqual(expected);
    const seat = expected[0] === before[0] ? 1 : 0;
    const shift = { type: 'controlShifted', seat, from: before[seat], to: expected[seat] };
    const told = effects.filter((event) => kinds([event])[0] === 'controlShifted');
    expect(told).toEqual(String(before) === String(expected) ? [] : [shift]);
    const other = exchange({
      control: mirrored(before),
      choices: ['snap_down', 'collar_tie'],
      lead: -by,
    });
    expect(other.after.control).toEqual(mirrored(expected));
  }
});

rule('BJ-CTL-04', 'B01: no match comes to pips on both sides', () => {
  const reached = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    for (const { after } of randomMatch(seed)) reached.add(String(after.control));
  }
  expect([...reached].sort()).toEqual(['0,0', '0,1', '0,2', '1,0', '2,0']);
});

rule('BJ-CTL-04', 'B01: pips on both sides cannot be set up', () => {
  for (const control of [
    [1, 1],
    [2, 1],
    [1, 2],
  ] as const) {
    expect(() => arrange({ control })).toThrow('BJ-CTL-04');
  }
});

rule.each([
  [[2, 0], 2],
  [[1, 0], 1],
  [[0, 0], 0],
  [[0, 1], -1],
  [[0, 2], -2],
] as const)('BJ-CTL-05', '%j shows as %i', ([control, shown]) => {
  const state = arrange({ control });
  expect(controlBalance(state)).toBe(shown);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(controlBalance(bjj.view(state, viewer))).toBe(shown);
  }
});

rule('BJ-CTL-06', 'B16: every transition but one by control leaves all pips in place', () => {
  const moving = techniques.filter(
    ({ transition, category }) => transition !== null && category !== 'control',
  );
  for (const { id } of moving) {
    for (const control of [
      [2, 0],
      [0, 1],
    ] as const) {
      for (const by of [1, 2, 4]) expect(lead(id, by, { control }).after.control).toEqual(control);
    }
  }
});

rule('BJ-CTL-06', 'B16: pips gained with a transition stay too', () => {
  const seats: readonly Seat[] = SEATS;
  for (const seat of seats) {
    const control = seat === 0 ? ([1, 0] as const) : ([0, 1] as const);
    const choices =
      seat === 0 ? (['clinch_entry', 'sprawl'] as const) : (['sprawl', 'clinch_entry'] as const);
    const { after } = exchange({ control, choices, lead: seat === 0 ? 1 : -1 });
    expect(after.position).toBe('clinch');
    expect([after.control[seat], after.control[otherSeat(seat)]]).toEqual([2, 0]);
  }
});
