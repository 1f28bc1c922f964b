import fc from 'fast-check';
import { createChance, enumerate, formatFraction, scriptedChance, UsageError } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { rule } from '../rule.js';
import { actions, type CountingState, counting } from './counting-game.js';
import { copyOf } from './json.js';
import { type Action, conceded, countingAt, expectRefused, opening, pendingBonus } from './playing.js';

const hostile = (json: string): unknown => JSON.parse(json);
const add = { type: 'add', seat: 0, amount: 1 };

class Add {
  type = 'add';
  seat = 0;
  amount = 1;
}

const throwing = {
  ...add,
  get amount(): number {
    throw new Error('boo');
  },
};

describe('the form of an action', () => {
  rule.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'add'],
    ['a list', [add]],
    ['a function', () => add],
    ['an object without a type', { seat: 0, amount: 1 }],
    ['an unknown type', { ...add, type: 'subtract' }],
    ['a type from the prototype', { ...add, type: 'toString' }],
    ['the type __proto__', { ...add, type: '__proto__' }],
    ['a type that is no text', { ...add, type: ['add'] }],
    ['a missing field', { type: 'add', seat: 0 }],
    ['a field too many', { ...add, more: 1 }],
    ['a field that is a symbol', { ...add, [Symbol('more')]: 1 }],
    ['a seat too many', { ...add, seat: 2 }],
    ['the seat −0', hostile('{"type":"add","seat":-0,"amount":1}')],
    ['a seat as text', { ...add, seat: '0' }],
    ['a fraction', { ...add, amount: 1.5 }],
    ['NaN', { ...add, amount: Number.NaN }],
    ['a number out of bounds', { ...add, amount: -1 }],
    ['a huge number', { ...add, amount: 1e308 }],
    ['a text for a number', { ...add, amount: '1' }],
    ['an own __proto__', hostile('{"type":"add","seat":0,"amount":1,"__proto__":{}}')],
    ['an inherited field', hostile('{"type":"add","seat":0,"__proto__":{"amount":1}}')],
    ['a class instance', new Add()],
    ['fields in the prototype', Object.create(add)],
    ['a field that throws', throwing],
    ['a match move with a field too many', { type: 'concede', seat: 0, by: 'arbiter' }],
    ['an arbiter move without its arbiter', { type: 'timeout', seat: 0 }],
    ['an arbiter move by another', { type: 'timeout', seat: 0, by: 'seat' }],
    ['a disqualification of nobody', { type: 'disqualify', seat: null, by: 'arbiter' }],
    ['an adjudication for a third', { type: 'adjudicate', winner: 2, by: 'arbiter' }],
  ])('K-ACT-01', '%s is no action', ([, value]) => {
    expectRefused(counting, countingAt(0), value as Action, 'BAD_ACTION', 'K-ACT-01');
    for (const actor of [0, 1, 'arbiter'] as const) {
      expect(() => counting.parseAction(value, actor)).toThrow(/^BAD_ACTION/);
    }
  });

  rule('K-ACT-01', 'exactly the fields of a type, each of the right kind, are an action', () => {
    const state = countingAt(0);
    for (const action of [
      add,
      { amount: 2, seat: 0, type: 'add' },
      Object.assign(Object.create(null), add),
    ]) {
      expect(counting.validate(state, action as Action)).toBeUndefined();
    }
  });

  rule(
    'K-ACT-01',
    'any JSON is refused or accepted, never a crash, and never changes a state it does not fit',
    () => {
      const state = countingAt(0);
      const field = fc.oneof(
        fc.constantFrom<unknown>(0, 1, 'both', null, 'arbiter', -0, 1e9),
        fc.jsonValue(),
      );
      const type = fc.oneof(
        fc.constantFrom(...Object.keys(actions), '__proto__', 'constructor'),
        fc.string(),
      );
      const anything = fc.oneof(
        fc.jsonValue(),
        fc
          .dictionary(fc.constantFrom('seat', 'amount', 'number', 'winner', 'by', 'x'), field)
          .chain((rest) => {
            return type.map((type) => ({ ...rest, type }));
          }),
      );
      fc.assert(
        fc.property(anything, (value) => {
          const applied = counting.apply(state, value as Action);
          expect(applied.ok).toBe(counting.validate(state, value as Action) === undefined);
          expect(counting.reducer(state, value as Action) === state).toBe(!applied.ok);
        }),
        { numRuns: 500 },
      );
    },
  );

  it('is explained by its first problem when it is refused', () => {
    const problemOf = (value: unknown): unknown => counting.validate(countingAt(0), value as Action)?.detail;
    expect(problemOf(7)).toEqual({ problem: 'action: expected an object, found 7' });
    expect(problemOf({ ...add, more: 1 })).toEqual({ problem: 'more: no such field' });
  });

  it('is listed as a whole when it is parsed: every problem, not only the first', () => {
    const parse = (): unknown => counting.parseAction({ type: 'add', seat: 7, amount: 'x', more: 1 }, 0);
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(/more: no such field(.|\n)*seat: (.|\n)*amount: /);
  });
});

describe('who sends an action', () => {
  rule('K-ACT-02', 'a seat sends its own actions and nobody else does', () => {
    for (const action of [actions.add(0, { amount: 1 }), actions.concede(0), actions.cheer(0)]) {
      expect(counting.parseAction(copyOf(action), 0)).toEqual(action);
      expect(() => counting.parseAction(action, 1)).toThrow(/^NOT_YOUR_SEAT/);
      expect(() => counting.parseAction(action, 'arbiter')).toThrow(/^NOT_YOUR_SEAT/);
      expect(() => counting.parseAction(action, undefined as never)).toThrow(/^NOT_YOUR_SEAT/);
    }
  });

  it('gets a copy of it', () => {
    const json = { ...add };
    const action = counting.parseAction(json, 0);
    json.amount = 9;
    expect(action).toEqual(add);
  });
});

describe('a refused action', () => {
  const refused: readonly [CountingState, Action][] = [
    [countingAt(0), actions.roll(1)],
    [opening(), actions.roll(0)],
    [pendingBonus(), actions.roll(0)],
    [conceded(), actions.roll(0)],
    [countingAt(0), { type: 'roll', seat: 0, extra: 1 } as never],
    [{ ...countingAt(0), total: -1 }, actions.roll(0)],
  ];

  rule.each(refused)('K-ACT-03', 'changes nothing: no state, no chance, no event', ([state, action]) => {
    const before = JSON.stringify(state);
    const chance = scriptedChance([0, 1, 2]);
    const applied = counting.apply(state, action, chance);
    expect(Object.keys(applied)).toEqual(['ok', 'rejection']);
    expect(chance.left).toBe(3);
    expect(JSON.stringify(state)).toBe(before);
    expect(counting.reducer(state, action)).toBe(state);
  });

  rule('K-ACT-03', 'an accepted one does use chance', () => {
    const chance = scriptedChance([2]);
    expect(counting.apply(countingAt(0), actions.roll(0), chance)).toMatchObject({
      ok: true,
      state: { total: 3 },
    });
    expect(chance.left).toBe(0);
  });
});

describe('makers of actions', () => {
  it('exist for every kind of action and make what validate accepts', () => {
    expect(Object.keys(actions).sort()).toEqual([
      'acceptDraw',
      'add',
      'adjudicate',
      'bonus',
      'cheer',
      'concede',
      'declineDraw',
      'disqualify',
      'draw',
      'offerDraw',
      'pick',
      'roll',
      'timeout',
    ]);
    expect(actions.add(1, { amount: 2 })).toEqual({ type: 'add', seat: 1, amount: 2 });
    expect(actions.roll(0)).toEqual({ type: 'roll', seat: 0 });
    expect(Object.isFrozen(actions)).toBe(true);
  });
});

describe('sampling', () => {
  it('draws each listed action equally often, by enumeration', () => {
    const state = countingAt(0);
    const outcomes = enumerate((chance) => counting.sampleLegal(state, 0, chance));
    expect(outcomes?.map(({ value }) => value)).toEqual(counting.legalActions(state, 0));
    for (const { probability } of outcomes ?? []) expect(formatFraction(probability)).toBe('1/4');
    expect(counting.countLegal(state, 0)).toBe(4);
  });

  it('is refused where there is nothing to draw from', () => {
    expect(() => counting.sampleLegal(countingAt(0), 1, createChance(''))).toThrow(/^NOTHING_LEGAL/);
  });
});
