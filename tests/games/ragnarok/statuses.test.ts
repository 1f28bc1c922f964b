import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { STATUS_TYPES } from '../../../rulesets/ragnarok/statuses.js';
import {
  damageDealt,
  findStatus,
  hasStatus,
  healingDealt,
  type Status,
  soak,
  tickAmount,
  tickOf,
  WORN_AT_END,
  withStatus,
  wornStatuses,
} from '../../../src/games/ragnarok/statuses.js';
import { rule } from '../../rule.js';

const status = (type: Status['type'], duration = 1, value = 0): Status => ({ type, duration, value });

const arbStatus = fc
  .record({ type: fc.constantFrom(...STATUS_TYPES), n: fc.integer({ min: 1, max: 5 }) })
  .map(({ type, n }) => (type === 'shielded' ? status(type, 0, n) : status(type, n)));
const arbStatuses = fc
  .array(arbStatus)
  .map((all) => all.reduce<Status[]>((list, each) => withStatus(list, each), []));

describe('status effects', () => {
  rule('X-ST-01', 'there are seven', () => {
    expect(STATUS_TYPES).toEqual([
      'poisoned',
      'burning',
      'frozen',
      'blessed',
      'cursed',
      'shielded',
      'enraged',
    ]);
  });

  rule.each([
    { max: 100, ticks: [3, 5, 2] },
    { max: 30, ticks: [1, 1, 1] },
    { max: 102, ticks: [3, 5, 2] },
    { max: 50, ticks: [1, 2, 1] },
    { max: 1, ticks: [1, 1, 1] },
  ])(
    ['X-ST-02', 'X-ST-03'],
    'with a maximum of $max Poisoned, Burning and Blessed tick for $ticks',
    ({ max, ticks }) => {
      expect([tickOf('poisoned', max), tickOf('burning', max), tickOf('blessed', max)]).toEqual(ticks);
      expect(tickAmount(max, 3)).toBe(ticks[0]);
    },
  );

  rule('X-ST-04', 'a status ends when its last turn is over, and others are left alone', () => {
    const list = [status('frozen', 1), status('cursed', 2), status('burning', 1), status('shielded', 0, 3)];
    expect(WORN_AT_END).toEqual(['frozen', 'cursed', 'enraged']);
    expect(wornStatuses(list, WORN_AT_END)).toEqual([
      status('cursed', 1),
      status('burning', 1),
      status('shielded', 0, 3),
    ]);
    expect(wornStatuses(list, ['burning'])).toEqual([list[0], list[1], list[3]]);
  });

  rule(
    ['X-ST-05', 'X-ST-09'],
    'damage goes through the shield, then armor, then HP, and none is lost',
    () => {
      fc.assert(
        fc.property(arbStatuses, fc.nat(20), fc.nat(10), (list, amount, armor) => {
          const shield = findStatus(list, 'shielded')?.value ?? 0;
          const { shielded, armored, wound, statuses } = soak(amount, list, armor);
          expect(shielded).toBe(Math.min(shield, amount));
          expect(armored).toBe(Math.min(armor, amount - shielded));
          expect(shielded + armored + wound).toBe(amount);
          const left = findStatus(statuses, 'shielded');
          expect(left).toEqual(shield > shielded ? status('shielded', 0, shield - shielded) : undefined);
          expect(statuses.filter(({ type }) => type !== 'shielded')).toEqual(
            list.filter(({ type }) => type !== 'shielded'),
          );
        }),
      );
    },
  );

  rule('X-ST-06', 'whoever is frozen is known to be', () => {
    expect(hasStatus([status('frozen')], 'frozen')).toBe(true);
    expect(hasStatus([status('cursed')], 'frozen')).toBe(false);
  });

  rule.each([
    { amount: 4, cursed: 3, enraged: 5, both: 4 },
    { amount: 1, cursed: 1, enraged: 2, both: 2 },
    { amount: 10, cursed: 7, enraged: 12, both: 8 },
    { amount: 6, cursed: 4, enraged: 7, both: 5 },
    { amount: 0, cursed: 0, enraged: 0, both: 0 },
  ])(
    ['X-ST-07', 'X-ST-08', 'X-ST-11'],
    'an amount of $amount is changed once: $cursed cursed, $enraged enraged, $both both',
    ({ amount, cursed, enraged, both }) => {
      const [curse, rage] = [status('cursed'), status('enraged')];
      expect(damageDealt(amount, [])).toBe(amount);
      expect(damageDealt(amount, [curse])).toBe(cursed);
      expect(damageDealt(amount, [rage])).toBe(enraged);
      expect(damageDealt(amount, [rage, curse])).toBe(both);
      expect(healingDealt(amount, [curse, rage])).toBe(cursed);
      expect(healingDealt(amount, [rage])).toBe(amount);
    },
  );

  rule('X-ST-10', 'a status put on twice keeps the longer duration and the larger value', () => {
    fc.assert(
      fc.property(arbStatuses, arbStatus, (list, added) => {
        const once = withStatus(list, added);
        expect(withStatus(once, added)).toEqual(once);
        expect(new Set(once.map(({ type }) => type)).size).toBe(once.length);
        const old = findStatus(list, added.type);
        expect(findStatus(once, added.type)).toEqual({
          type: added.type,
          duration: Math.max(added.duration, old?.duration ?? 0),
          value: Math.max(added.value, old?.value ?? 0),
        });
      }),
    );
  });
});
