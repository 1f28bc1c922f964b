import { UsageError } from 'holmgang';
import {
  type CardSet,
  createRagnarokStandard,
  digestRuleset,
  houseSet,
  ragnarokStandardRulesets,
} from 'holmgang/ragnarok-standard';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  arrange,
  at,
  attack,
  GAME,
  lives,
  made,
  pass,
  play,
  refusal,
  variant,
  withCards,
} from './arrange.js';

rule('RS-END-01', 'a player whose hero has no Health left loses', () => {
  const { state } = play(arrange([{ hand: [6001] }, { health: 2 }]), { target: 1 });
  expect(state.result).toEqual({ winner: 0, scores: [1, 0], reason: 'heroDeath', rule: 'RS-END-01' });
  expect(play(arrange([{ hand: [6001] }, { health: 3 }]), { target: 1 }).state.result).toBe(null);
  const own = play(arrange([{ hand: [8401], health: 2 }, {}])).state;
  expect(own.result?.winner).toBe(1);
});

rule('RS-END-02', 'both at once is a draw', () => {
  const { state } = play(arrange([{ hand: [8405], health: 3 }, { health: 1 }]));
  expect(state.result).toEqual({ winner: null, scores: [0.5, 0.5], reason: 'doubleKo', rule: 'RS-END-02' });
});

rule('RS-END-03', 'either player can concede at any time', () => {
  const state = arrange();
  for (const seat of [0, 1] as const)
    expect(GAME.reducer(state, GAME.actions.concede(seat)).result).toMatchObject({
      winner: 1 - seat,
      reason: 'conceded',
    });
  const mulligan = GAME.setup({ seed: 'x' });
  expect(GAME.reducer(mulligan, GAME.actions.concede(0)).result?.winner).toBe(1);
});

rule('RS-END-04', 'after the end every action is refused', () => {
  const over = play(arrange([{ hand: [6001], board: [1007] }, { health: 2 }]), { target: 1 }).state;
  for (const action of [
    GAME.actions.endTurn(0),
    GAME.actions.endTurn(1),
    GAME.actions.choose(1, { option: 0 }),
    GAME.actions.mulligan(0, { replace: [] }),
  ])
    expect(refusal(over, action)).toBe('GAME_OVER RS-END-04');
  expect(lives(over)[1]).toBe(0);
});

rule('RS-END-05', 'with a limit the match is drawn when the last turn is over', () => {
  const limited = variant({ turnLimit: 10 });
  const state = arrange([{}, {}], limited);
  const last = pass(state, [], limited).state;
  expect([last.turn, last.result]).toEqual([10, null]);
  expect(pass(last, [], limited).state.result).toEqual({
    winner: null,
    scores: [0.5, 0.5],
    reason: 'turnLimit',
    rule: 'RS-END-05',
  });
});

rule(['RS-END-05', 'RS-LIM-06'], 'without growing fatigue a ruleset needs a limit', () => {
  for (const fatigue of ['flat', 'none'] as const) {
    expect(() => variant({ fatigue })).toThrow('a match needs a limit');
    expect(variant({ fatigue, turnLimit: 50 }).rules.options.fatigue).toBe(fatigue);
  }
});

rule('RS-END-04', 'named rulesets have their digests', () => {
  for (const { name, options, set, digest } of Object.values(ragnarokStandardRulesets)) {
    expect([name, digestRuleset(options, set)]).toEqual([name, digest]);
    expect(createRagnarokStandard(name as 'genre').ruleset.digest).toBe(digest);
  }
  expect(Object.keys(ragnarokStandardRulesets)).toEqual(['rulebook', 'vanilla', 'upstream', 'genre']);
});

function problemsOf(set: unknown, options: unknown = {}): readonly string[] {
  try {
    createRagnarokStandard({ name: 'bad', version: 1, set, options } as never);
    return [];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.problems.map(({ path, message }) => `${path}: ${message}`);
  }
}
const withCard = (figures: object): CardSet => ({ ...houseSet, cards: [...houseSet.cards, made(figures)] });

rule.each([
  ['RS-CRD-09', { id: 10_000 }, 'no card has this id'],
  ['RS-CRD-09', { id: 1001 }, 'this id is there twice'],
  ['RS-CRD-11', { id: 9900 }, 'tokens are 9000 to 9999'],
  ['RS-CRD-11', { rarity: 'Token' }, 'tokens are 9000 to 9999'],
  ['RS-CRD-02', { health: 0 }, 'does not fit'],
  ['RS-CRD-12', { type: 'Spell', attack: 0, health: 0, tribe: 'Mech' }, 'only minions have a tribe'],
  ['RS-CRD-05', { type: 'Hero Card', attack: 0, health: 0 }, 'one power and one hero'],
  ['RS-CRD-01', { text: [{ when: 'cast', ops: [] }] }, 'cast on a Minion'],
  ['RS-CRD-01', { text: [{ when: 'endTurn', ops: [{ op: 'win' }] }] }, 'no such op'],
  ['RS-CRD-01', { text: [{ when: 'endTurn', ops: [{ op: 'summon', card: 1960, n: 1 }] }] }, 'names 1960'],
  ['RS-CRD-04', { text: [{ when: 'endTurn', ops: [{ op: 'equip', card: 1007 }] }] }, 'no Weapon'],
  [
    'RS-TGT-01',
    {
      text: [
        { when: 'endTurn', ops: [{ op: 'destroy', at: { who: 'T', kind: 'any', filters: [], random: 0 } }] },
      ],
    },
    'no target is chosen here',
  ],
  [
    'RS-KW-SECRET',
    {
      type: 'Spell',
      attack: 0,
      health: 0,
      keywords: ['Secret', 'Discover'],
      text: [{ when: 'secret', event: 'foeCastsSpell', ops: [{ op: 'discover', filters: [] }] }],
    },
    'asks nobody',
  ],
  ['RS-KW-OVERLOAD', { overload: 2 }, 'Overload and its number disagree'],
  ['RS-KW-BATTLECRY', { keywords: ['Battlecry'] }, 'Battlecry without a text'],
  [
    'RS-ORD-11',
    { text: [{ when: 'aura', at: { who: 'T', kind: null, filters: [], random: 0 }, attack: 1, health: 1 }] },
    'a group of minions',
  ],
  ['RS-KW-COLOSSAL', { keywords: ['Colossal'], appendages: 1, appendage: 6001 }, 'an appendage is a minion'],
] as const)(['RS-CRD-01'], '%s holds for cards of one’s own: %j', ([, figures, message]) => {
  expect(problemsOf(withCard({ id: 1950, ...figures })).join('\n')).toContain(message);
  expect(problemsOf(withCard({ id: 1951 }))).toEqual([]);
});

rule('RS-CRD-04', 'a weapon that equips itself for ever is refused', () => {
  const ring = (id: number, next: number) =>
    made({
      id,
      type: 'Weapon',
      rarity: 'Token',
      attack: 1,
      health: 1,
      keywords: ['Deathrattle'],
      text: [{ when: 'deathrattle', ops: [{ op: 'equip', card: next }] }],
    });
  expect(problemsOf({ ...houseSet, cards: [...houseSet.cards, ring(9950, 9951), ring(9951, 9950)] })).toEqual(
    ['set.cards.219: it equips itself for ever', 'set.cards.220: it equips itself for ever'],
  );
});

rule('RS-CRD-01', 'every problem of a ruleset is listed, hostile ones too', () => {
  const several = problemsOf({
    ...withCard({ id: 1950, health: 0, overload: 1, tribe: null }),
    heroes: houseSet.heroes.slice(1),
  });
  expect(several.length).toBeGreaterThan(2);
  expect(problemsOf(houseSet, { handLimit: 99, noSuch: 1 }).length).toBe(2);
  for (const hostile of [
    null,
    7,
    [],
    {},
    { name: 'x' },
    { ...houseSet, cards: [null] },
    JSON.parse('{"__proto__": {}}'),
  ])
    expect(problemsOf(hostile).length).toBeGreaterThan(0);
  expect(() => createRagnarokStandard('none' as never)).toThrow('no ruleset none');
  expect(() => createRagnarokStandard(7 as never)).toThrow('BAD_RULESET');
  const digest = 'not this one';
  expect(() => createRagnarokStandard({ name: 'x', version: 1, digest })).toThrow('the digest is');
});

rule('RS-CRD-01', 'cards of one’s own are played like those of the house', () => {
  const game = withCards([made({ id: 1950, attack: 5, health: 5, keywords: ['Charge'] })]);
  const state = arrange([{ hand: [1950] }, {}], game);
  const charged = play(state, {}, [], game).state;
  expect(lives(attack(charged, at(charged, 0), 1, [], game).state)[1]).toBe(25);
  expect(game.ruleset.digest).not.toBe(GAME.ruleset.digest);
});
