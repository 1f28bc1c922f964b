// Chapter 13: the start, and who is what in a position.
import { SEATS } from 'holmgang';
import { bjj, choicesAt, type Role } from 'holmgang/bjj';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { AR, arrange, counterpart, exchange, house, lead, places, techniques, usable } from './arrange.js';
import { everyEncounter } from './encounters.js';

const NEUTRAL = ['standing', 'clinch', 'leg_entanglement'];

rule('BJ-SET-01', 'a match starts in turn 1, standing, both neutral, with nothing gathered', () => {
  const { state, events } = bjj.start({ seed: 'any' });
  expect(state).toMatchObject({
    phase: 'choosing',
    turn: 1,
    position: 'standing',
    roles: ['neutral', 'neutral'],
    points: [0, 0],
    advantages: [0, 0],
    control: [0, 0],
    tokens: [[], []],
    committed: [null, null],
    last: null,
    result: null,
  });
  expect(events).toEqual([{ type: 'matchStarted', position: 'standing', roles: ['neutral', 'neutral'] }]);
  expect(bjj.setup({ seed: 'any' })).toEqual(state);
});

rule('BJ-SET-01', 'the seed changes nothing but the dice to come', () => {
  const { rng: _, ...one } = bjj.setup({ seed: 'one' });
  const { rng: __, ...two } = bjj.setup({ seed: 'two' });
  expect(one).toEqual(two);
  expect(bjj.check(bjj.setup({ seed: 'one' }))).toEqual([]);
});

rule('BJ-SET-02', 'the neutral positions have that role alone, and both sides the same choices', () => {
  expect(house.positions.filter(({ roles }) => roles.includes('neutral')).map(({ id }) => id)).toEqual(
    NEUTRAL,
  );
  for (const position of NEUTRAL) {
    expect(house.positions.find(({ id }) => id === position)?.roles).toEqual(['neutral']);
    for (const tokens of [[], [AR]] as const) {
      const state = arrange({ at: [position, 'neutral'], tokens: [tokens, tokens] });
      const [own, other] = SEATS.map((seat) =>
        bjj.legalActions(state, seat).map((action) => ({ ...action, seat: 0 })),
      );
      expect(own).toEqual(other);
      expect(own?.length).toBeGreaterThanOrEqual(7);
    }
    for (const role of ['top', 'bottom'] as const) {
      expect(() => arrange({ at: [position, role] })).toThrow('BJ-SET-02');
      expect(choicesAt(bjj.rules, position, role)).toEqual([]);
    }
  }
});

rule('BJ-SET-03', 'in every other position one side is top and the other bottom', () => {
  const sided = house.positions.filter(({ id }) => !NEUTRAL.includes(id));
  expect(sided).toHaveLength(7);
  for (const { id, roles } of sided) {
    expect([...roles].sort()).toEqual(['bottom', 'top']);
    expect(() => arrange({ at: [id, 'neutral'] })).toThrow('BJ-SET-02');
    expect(arrange({ at: [id, 'top'] }).roles).toEqual(['top', 'bottom']);
    const state = arrange({ at: [id, 'bottom'] });
    expect(state.roles).toEqual(['bottom', 'top']);
    for (const pair of [
      ['top', 'top'],
      ['bottom', 'bottom'],
      ['top', 'neutral'],
    ] as const) {
      const problems = bjj.check({ ...state, roles: pair as readonly [Role, Role] });
      expect(problems.map((problem) => problem.rule)).toContain('BJ-SET-03');
    }
  }
});

rule(['BJ-SET-02', 'BJ-SET-03'], 'the choices of a side are those of its own role', () => {
  for (const at of places) {
    const state = arrange({ at });
    for (const seat of SEATS) {
      const ids = bjj
        .legalActions(state, seat)
        .map((action) => 'techniqueId' in action && action.techniqueId);
      expect(new Set(ids)).toEqual(new Set(usable(state, seat).map(({ id }) => id)));
    }
  }
});

rule('BJ-SET-04', 'every transition gives the winner its role and the loser the counterpart', () => {
  for (const { id, transition, availableFrom } of techniques) {
    if (transition === null) continue;
    const { position, role } = transition;
    const { before, after, effects } = lead(id, 1);
    expect([after.position, after.roles]).toEqual([position, [role, counterpart(role)]]);
    expect(effects).toContainEqual({
      type: 'positionChanged',
      from: availableFrom[0]?.position,
      to: position,
      roles: [role, counterpart(role)],
    });
    expect(before.position).toBe(availableFrom[0]?.position);
  }
});

rule('BJ-SET-04', 'a win of seat 1 gives seat 1 the role', () => {
  const { after } = exchange({ choices: ['sprawl', 'guard_pull'], lead: -1 });
  expect([after.position, after.roles]).toEqual(['closed_guard', ['top', 'bottom']]);
  const other = exchange({ choices: ['sprawl', 'snap_down'], lead: -1 });
  expect([other.after.position, other.after.roles]).toEqual(['turtle', ['bottom', 'top']]);
  const turned = exchange({ at: ['half_guard', 'top'], choices: ['base_out', 'roll_under_sweep'], lead: -1 });
  expect([turned.after.position, turned.after.roles]).toEqual(['half_guard', ['bottom', 'top']]);
});

rule('BJ-SET-04', 'the roles always fit the position', () => {
  everyEncounter(({ after }) => {
    expect(places).toContainEqual([after.position, after.roles[0]]);
    expect(after.roles[1]).toBe(counterpart(after.roles[0]));
  });
});
