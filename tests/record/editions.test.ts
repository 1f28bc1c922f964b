// A record is judged by exactly the ruleset that it names, and every version can still be found.
import { defineGame, digestOf, editionsOf, findRuleset, UsageError } from 'holmgang';
import { type BjjEdition, bjj, bjjEditions, bjjRulesets, createBjj } from 'holmgang/bjj';
import { allEditions } from 'holmgang/games';
import { createRegistry, type MatchRecord, replay, verify } from 'holmgang/record';
import { describe, expect, it } from 'vitest';
import { rule } from '../rule.js';
import { duel, duelDefinition } from '../toys/duel/definition.js';
import { feud } from '../toys/feud/definition.js';
import { nim } from '../toys/nim.js';
import { BJJ, DUEL, expectRefuted, KINDS, type Kind, open, otherHex, recorded, refusal } from './matches.js';

/** The duel's ruleset in two versions: in the second one fighters tire sooner. */
const second = { ...duelDefinition.rules, stamina: 2 };
const versions = [
  { name: 'toy', version: 1, digest: digestOf(duelDefinition.rules), rules: duelDefinition.rules },
  { name: 'toy', version: 2, digest: digestOf(second), rules: second },
];
const duelEditions = editionsOf('duel', versions, ({ rules, ...named }) =>
  defineGame({ ...duelDefinition, rules, ruleset: Object.freeze({ game: 'duel', ...named }) }),
);
const registry = createRegistry(...allEditions, duelEditions, feud, nim);

/** A record that names another ruleset. */
function renamed(kept: MatchRecord, change: Partial<MatchRecord['ruleset']>): MatchRecord {
  return { ...kept, ruleset: { ...kept.ruleset, ...change } };
}

const kept = recorded(BJJ, 'ruleset');

describe('the ruleset of a record', () => {
  rule('K-REC-02', 'is found by its exact name, version and digest', () => {
    for (const kind of KINDS) {
      const whole = recorded(kind, 'registry');
      expect(verify(whole, registry)).toMatchObject({ ok: true, ruleset: kind.game.ruleset });
      expect(registry.gameFor(whole).ruleset).toEqual(kind.game.ruleset);
      expect(registry.gameFor(whole)).toBe(registry.gameFor(whole));
    }
  });

  rule('K-REC-02', 'is refused if its game is unknown', () => {
    expect(expectRefuted(kept, nim, 'UNKNOWN_GAME', 'K-REC-02').found).toBe('bjj');
    expectRefuted({ ...kept, game: 'chess' }, bjj, 'UNKNOWN_GAME', 'K-REC-02');
    expectRefuted({ ...kept, game: '__proto__' }, bjj, 'UNKNOWN_GAME', 'K-REC-02');
  });

  rule('K-REC-02', 'is refused if its name is unknown', () => {
    const verdict = expectRefuted(renamed(kept, { name: 'casual' }), bjj, 'UNKNOWN_RULESET', 'K-REC-02');
    expect(verdict).toMatchObject({ expected: ['standard@1'], found: 'casual@1' });
    expectRefuted(kept, createBjj('tournament'), 'UNKNOWN_RULESET', 'K-REC-02');
  });

  rule('K-REC-02', 'is refused as newer if all known versions are older', () => {
    const verdict = refusal(verify(renamed(recorded(DUEL, 'newer'), { version: 3 }), registry));
    expect(verdict).toMatchObject({ code: 'NEWER_RULESET', rule: 'K-REC-02', expected: [1, 2], found: 3 });
    expect(verdict.message).toContain('update');
  });

  rule('K-REC-02', 'is refused as unknown if a newer version is known, but not this one', () => {
    const onlySecond = createRegistry(duelEditions.bind(duelEditions.rulesets[1] as never));
    const verdict = refusal(verify(recorded(DUEL, 'older'), onlySecond));
    expect(verdict).toMatchObject({ code: 'UNKNOWN_RULESET', expected: ['toy@2'], found: 'toy@1' });
  });

  rule('K-REC-02', 'is refused if it says something else under the same name and version', () => {
    const digest = otherHex(kept.ruleset.digest);
    const verdict = expectRefuted(renamed(kept, { digest }), bjj, 'RULESET_DIFFERS', 'K-REC-02');
    expect(verdict).toMatchObject({ expected: kept.ruleset.digest, found: digest });
    const own = createBjj({ name: 'standard', version: 1, options: { limits: { turns: 5 } } });
    expectRefuted(kept, own, 'RULESET_DIFFERS', 'K-REC-02');
    expectRefuted(
      recorded({ name: 'own', game: open(own), setup: {} }, 'own'),
      bjj,
      'RULESET_DIFFERS',
      'K-REC-02',
    );
  });

  rule('K-REC-02', 'cannot be exchanged for one that says the same under another name', () => {
    expect(bjjRulesets.tournament.digest).toBe(bjjRulesets.standard.digest);
    const verdict = refusal(verify(renamed(kept, { name: 'tournament' }), registry));
    expect(verdict).toMatchObject({ code: 'OPENING_DIFFERS', rule: 'K-REC-03' });
  });

  rule('K-REC-02', 'decides in a replay as well', () => {
    expect(() => replay(kept, createBjj('no-dice'))).toThrow(/^UNKNOWN_RULESET.*K-REC-02/s);
    expect(() => registry.gameFor(renamed(kept, { version: 9 }))).toThrow(/^NEWER_RULESET/);
    expect(() => registry.gameFor(renamed(kept, { version: 9 }))).toThrow(UsageError);
  });
});

describe('two versions of a ruleset', () => {
  const [first, newer] = duelEditions.rulesets.map((ref) => ({
    name: '',
    game: open(duelEditions.bind(ref)),
    setup: {},
  }));

  rule('K-REC-02', 'stand side by side, each with its own matches', () => {
    const seeds = Array.from({ length: 20 }, (_, i) => `versions ${i}`);
    let different = 0;
    for (const seed of seeds) {
      const [one, other] = [recorded(first as Kind, seed), recorded(newer as Kind, seed)];
      expect(verify(one, registry)).toMatchObject({ ok: true, ruleset: { version: 1 } });
      expect(verify(other, registry)).toMatchObject({ ok: true, ruleset: { version: 2 } });
      const { version, digest } = other.ruleset;
      expect(verify(renamed(one, { version, digest }), registry)).toMatchObject({ ok: false });
      if (JSON.stringify(one.actions) !== JSON.stringify(other.actions)) different += 1;
    }
    expect(different).toBeGreaterThan(0);
  });

  it('share what the game itself recorded under the older one', () => {
    expect(duel.ruleset).toEqual(duelEditions.rulesets[0]);
    expect(verify(recorded(DUEL, 'shared'), registry).ok).toBe(true);
  });
});

describe('finding a ruleset', () => {
  it('gives the newest version of a name, or the exact one', () => {
    for (const list of [versions, [...versions].reverse()]) {
      expect(findRuleset('duel', list, 'toy').version).toBe(2);
      expect(findRuleset('duel', list, 'toy@1').version).toBe(1);
      expect(findRuleset('duel', list, 'toy@2').version).toBe(2);
    }
  });

  it.each(['', 'toys', 'toy@', 'toy@3', 'toy@01', 'toy@1 ', '@1', 'TOY'])(
    'finds nothing for “%s”',
    (wanted) => {
      expect(() => findRuleset('duel', versions, wanted)).toThrow(UsageError);
      expect(() => findRuleset('duel', versions, wanted)).toThrow(/^UNKNOWN_RULESET: .*toy@1, toy@2/);
    },
  );

  it('serves the games', () => {
    expect(createBjj('standard@1').ruleset).toEqual(bjj.ruleset);
    expect(createBjj('no-dice@1').ruleset).toEqual(createBjj('no-dice').ruleset);
    expect(() => createBjj('standard@2')).toThrow(/^UNKNOWN_RULESET/);
    expect(() => createBjj('casual' as BjjEdition)).toThrow(UsageError);
  });

  it('keeps every ruleset of every game in reach', () => {
    expect(allEditions).toContain(bjjEditions);
    for (const { name, version, digest } of Object.values(bjjRulesets)) {
      expect(bjjEditions.rulesets).toContainEqual({ game: 'bjj', name, version, digest });
    }
    for (const { game, rulesets, bind } of allEditions) {
      for (const ref of rulesets) expect(bind(ref)).toMatchObject({ id: game, ruleset: ref });
    }
    const names = registry.rulesets.map(({ game, name, version }) => `${game} ${name}@${version}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
