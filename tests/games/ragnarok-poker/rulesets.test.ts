import { UsageError } from 'holmgang';
import {
  createRagnarokPoker,
  createReducer,
  DEFAULT_OPTIONS,
  digestRuleset,
  ELEMENTS,
  HEROES,
  KINGS,
  ragnarokPoker,
  ragnarokPokerEditions,
  ragnarokPokerRulesets,
  reducer,
  validate,
} from 'holmgang/ragnarok-poker';
import { describe, expect, it } from 'vitest';

const D = DEFAULT_OPTIONS;

describe('the named rulesets', () => {
  it.each([
    ['rulebook', {}],
    ['vanilla', { spells: false, kingPassives: false, elementBonus: 'off' }],
    [
      'upstream',
      {
        staminaPerHand: 1,
        callNeedsStamina: true,
        laterRoundsFirst: 'smallBlind',
        uncalledExcess: 'kept',
        statusTick: 'perPhase',
        dealHoleCards: 'beforeSpellPet',
        elementSide: 'both',
        firstStrike: 15,
      },
    ],
    ['one-hand', { combatLength: 'singleHand' }],
  ] as const)('%s differs from the rulebook by %j', (name, difference) => {
    const ruleset = ragnarokPokerRulesets[name];
    expect(ruleset.options).toEqual({ ...D, ...difference });
    expect(ruleset.digest).toBe(digestRuleset(ruleset));
    expect(createRagnarokPoker(name).ruleset).toEqual({
      game: 'ragnarok-poker',
      name,
      version: 1,
      digest: ruleset.digest,
    });
  });

  it('all have digests of their own, and are listed as editions', () => {
    const digests = Object.values(ragnarokPokerRulesets).map(({ digest }) => digest);
    expect(new Set(digests).size).toBe(4);
    expect(ragnarokPokerEditions.rulesets.map(({ name }) => name)).toEqual(
      Object.keys(ragnarokPokerRulesets),
    );
    for (const ref of ragnarokPokerEditions.rulesets) {
      expect(ragnarokPokerEditions.bind(ref).ruleset).toEqual(ref);
    }
    expect(createRagnarokPoker('vanilla@1').ruleset.name).toBe('vanilla');
    expect(createRagnarokPoker().ruleset).toEqual(ragnarokPoker.ruleset);
  });

  it('names do not count for the digest, everything else does', () => {
    const { rulebook } = ragnarokPokerRulesets;
    const renamed = rulebook.spells.map((spell) => ({ ...spell, name: 'x' }));
    expect(digestRuleset({ ...rulebook, spells: renamed })).toBe(rulebook.digest);
    for (const other of [
      { ...rulebook, options: { ...D, ante: 1 } },
      { ...rulebook, spells: rulebook.spells.slice(1) },
      { ...rulebook, powers: rulebook.powers.slice(1) },
      { ...rulebook, fighters: rulebook.fighters.slice(1) },
    ]) {
      expect(digestRuleset(other)).not.toBe(rulebook.digest);
    }
  });
});

describe('a ruleset of one’s own', () => {
  const make = (options: object, more: object = {}) =>
    createRagnarokPoker({ name: 'own', version: 1, options, ...more } as never);

  it('has the defaults where it says nothing, and a digest', () => {
    const game = make({ ante: 1.5 });
    expect(game.rules.options).toEqual({ ...D, ante: 1.5 });
    const { digest } = game.ruleset;
    expect(make({ ante: 1.5 }, { digest }).ruleset.digest).toBe(digest);
    expect(() => make({ ante: 1 }, { digest })).toThrow('BAD_DIGEST: the digest'.slice(0, 3));
  });

  it.each([
    ['ante', [0.3, -0.5, 101, '0.5', null]],
    ['mulliganOf', ['hand', null]],
    ['dealHoleCards', ['never']],
    ['combatLength', ['long']],
    ['maxHands', [0, 1001, 1.5]],
    ['preflopBetting', [1]],
    ['firstSmallBlind', [0]],
    ['blindRotation', ['random']],
    ['laterRoundsFirst', ['attacker']],
    ['minRaise', ['none']],
    ['betStep', [2, 0]],
    ['hpPerStamina', [0, 0.5]],
    ['staminaPerHand', [-1, 0.5]],
    ['callNeedsStamina', ['yes']],
    ['uncalledExcess', ['lost']],
    ['armorAbsorbs', ['never']],
    ['damageMode', ['optionB']],
    ['spells', [0]],
    ['firstStrike', [10]],
    ['elementBonus', ['damage']],
    ['elementSide', ['defender']],
    ['statusTick', ['never']],
    ['kingPassives', [0]],
    ['jokers', [2]],
  ])('is refused with a wrong %s', (option, values) => {
    for (const value of values) {
      try {
        make({ [option]: value });
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
        expect((error as UsageError).problems.map(({ path }) => path)).toEqual([`options.${option}`]);
      }
    }
  });

  it('is refused with unknown fields, names and shapes', () => {
    expect(() => make({}, { cards: [] })).toThrow('cards');
    expect(() => createRagnarokPoker('holdem' as never)).toThrow('UNKNOWN_RULESET');
    expect(() => createRagnarokPoker(7 as never)).toThrow('BAD_RULESET');
    expect(() => createRagnarokPoker({ name: '', version: 1 })).toThrow('BAD_RULESET');
    const hostile = {
      name: 'x',
      version: 1,
      get options(): never {
        throw new Error('no');
      },
    };
    expect(() => createRagnarokPoker(hostile)).toThrow('BAD_RULESET');
  });
});

describe('the module', () => {
  it('hands out data, a reducer and a validator', () => {
    expect([HEROES.length, KINGS.length, ELEMENTS.length]).toEqual([76, 9, 7]);
    const state = ragnarokPoker.setup({ seed: 'x' });
    const action = ragnarokPoker.actions.mulligan(0, { replace: [] });
    expect(validate(state, action)).toBeUndefined();
    expect(reducer(state, action).fighters[0].swap).toEqual([]);
    expect(createReducer(state)(undefined, { type: 'nothing' } as never)).toBe(state);
  });

  it('is frozen where it is shared', () => {
    expect(Object.isFrozen(ragnarokPoker)).toBe(true);
    expect(Object.isFrozen(ragnarokPoker.rules.options)).toBe(true);
    expect(Object.isFrozen(ragnarokPoker.rules.spells[0])).toBe(true);
  });
});
