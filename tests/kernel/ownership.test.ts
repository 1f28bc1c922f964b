// What belongs to the caller stays as it was, and what is asked in passing disturbs nobody.
import { type Chance, createChance, isEqual, UsageError } from 'holmgang';
import { type BjjEvent, bjj, ruleOf, TOKENS } from 'holmgang/bjj';
import { describe, expect, it } from 'vitest';

function played(): ReturnType<typeof bjj.clone> {
  const state = bjj.clone(bjj.setup({ seed: 'ownership' }));
  for (const seat of [0, 1] as const) bjj.advance(state, bjj.legalActions(state, seat)[0]!);
  return state;
}

function branches(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(branches)];
}

describe('a state from JSON', () => {
  it('stays unfrozen when it is applied to, asked for odds and viewed', () => {
    const parsed = JSON.parse(JSON.stringify(played())) as ReturnType<typeof played>;
    const action = bjj.legalActions(parsed, 0)[0]!;
    expect(bjj.apply(parsed, action).ok).toBe(true);
    bjj.reducer(parsed, action);
    bjj.odds(parsed, action);
    bjj.view(parsed, 1);
    expect(branches(parsed).filter(Object.isFrozen)).toEqual([]);
  });

  it('shares nothing with a view of it', () => {
    const parsed = JSON.parse(JSON.stringify(played())) as ReturnType<typeof played>;
    const own = new Set(branches(parsed));
    const { ruleset, ...seen } = bjj.view(parsed, 0);
    expect(ruleset).toBe(bjj.ruleset);
    expect(branches(seen).filter((branch) => own.has(branch))).toEqual([]);
  });
});

describe('a view', () => {
  it('is no state: it cannot be cloned, digested or played on', () => {
    const view = bjj.view(played(), 0) as never;
    expect(() => bjj.clone(view)).toThrow(/^NOT_A_STATE/);
    expect(() => bjj.digest(view)).toThrow(/^NOT_A_STATE/);
    expect(() => bjj.advance(view, bjj.actions.concede(0))).toThrow(/^NOT_A_STATE/);
    expect(() => bjj.digest(null as never)).toThrow(/^FOREIGN_STATE/);
  });
});

describe('malformed states of the right ruleset', () => {
  const sound = JSON.parse(JSON.stringify(played())) as object;
  it.each([
    { ...sound, pending: null },
    { ...sound, phase: 'x' },
    { ...sound, roles: null, tokens: null, committed: null },
  ])('are refused with a code whatever is asked: %#', (state) => {
    const asked = [
      () => bjj.deciders(state as never),
      () => bjj.legalActions(state as never, 0),
      () => bjj.countLegal(state as never, 0),
      () => bjj.determinize(state as never, createChance('x')),
    ];
    const answers = asked.map((ask) => {
      try {
        return ask();
      } catch (error) {
        return error;
      }
    });
    for (const error of answers.filter((answer) => answer instanceof Error))
      expect(error).toBeInstanceOf(UsageError);
    expect(answers.some((answer) => answer instanceof UsageError)).toBe(true);
  });
});

describe('action creators', () => {
  it('make actions of their own type and of the given seat, whatever the payload says', () => {
    const payload = { type: 'retract', seat: 1, category: 'attack', techniqueId: 'single_leg' } as const;
    expect(bjj.actions.commit(0, payload)).toEqual({ ...payload, type: 'commit', seat: 0 });
  });
});

describe('a move during which another match is played', () => {
  it('goes on with its own chance and events', () => {
    const other = bjj.clone(bjj.setup({ seed: 'other' }));
    const inner = createChance('inner');
    const [first, second] = [bjj.setup({ seed: 'outer' }), bjj.clone(bjj.setup({ seed: 'outer' }))];
    const meddling: Chance = Object.assign(Object.create(inner) as Chance, {
      int: (n: number) => {
        for (const seat of bjj.deciders(other)) bjj.advance(other, bjj.legalActions(other, seat)[0]!);
        return n - 1;
      },
    });
    const actions = [bjj.legalActions(first, 0)[0]!, bjj.legalActions(first, 1)[0]!];
    const events: BjjEvent[] = [];
    for (const action of actions) bjj.advance(second, action, events, meddling);
    expect(second.last?.breakdown.map(({ die }) => die)).toEqual([6, 6]);
    expect(events.map(({ type }) => type)).toContain('turnAdvanced');
  });
});

describe('rule tables', () => {
  it('cannot be changed by anybody', () => {
    expect(() => (TOKENS as string[]).sort()).toThrow(TypeError);
    const lists = [...bjj.rules.choices.values()].flatMap((places) => Object.values(places));
    const tables = [bjj.rules.options, bjj.rules.set, ...lists].flatMap(branches);
    expect(tables.filter((table) => !Object.isFrozen(table))).toEqual([]);
  });
});

describe('the clause behind an event', () => {
  it('is known for match moves too', () => {
    const applied = bjj.apply(bjj.setup({ seed: 'x' }), bjj.actions.concede(0));
    const events: readonly BjjEvent[] = applied.ok ? applied.events : [];
    expect(events.map(ruleOf)).toEqual(['K-CON-01', 'BJ-WIN-05']);
  });
});

describe('check', () => {
  it('refuses ends that no match comes to', () => {
    const over = bjj.reducer(bjj.setup({ seed: 'x' }), bjj.actions.concede(0));
    expect(bjj.check(over)).toEqual([]);
    const ends = [
      { reason: 'zzz' },
      { rule: 'BJ-WIN-01' },
      { reason: 'timeout' },
      { reason: 'draw', rule: 'BJ-WIN-05' },
    ];
    for (const change of ends) {
      expect(bjj.check({ ...over, result: { ...over.result, ...change } }).length).toBe(1);
    }
    expect(
      isEqual(bjj.check({ ...over, result: { ...over.result, reason: 'points', rule: 'BJ-WIN-02' } }), []),
    ).toBe(true);
  });
});
