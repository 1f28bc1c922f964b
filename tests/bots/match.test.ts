import type { AnyGame } from 'holmgang';
import { type BjjAction, type BjjView, bjj } from 'holmgang/bjj';
import { createRandomBot, match, type Player } from 'holmgang/bots';
import { createRegistry, verify } from 'holmgang/record';
import { describe, expect, it } from 'vitest';
import { nim } from '../toys/nim.js';

type NimView = Parameters<typeof nim.deciders>[0];
type NimAction = Parameters<typeof nim.validate>[1];
type BjjPlayer = Player<BjjView, BjjAction>;

const random: BjjPlayer = createRandomBot(bjj);
const registry = createRegistry(bjj as unknown as AnyGame);

const bot = (choose: BjjPlayer['choose']): BjjPlayer => ({ name: 'odd', choose });

describe('a match of bots', () => {
  it('is recorded, and its record verifies', async () => {
    const { record, result, fault } = await match(bjj, [random, random], { seed: 'plain' });
    expect(fault).toBeNull();
    expect(record.result).toEqual(result);
    expect(verify(record, registry).ok).toBe(true);
  });

  it('is the same with the same seed, and another with another', async () => {
    const played = async (seed: string) => (await match(bjj, [random, random], { seed })).record;
    expect(await played('one')).toEqual(await played('one'));
    expect((await played('one')).actions).not.toEqual((await played('two')).actions);
  });

  it('waits for bots that answer later', async () => {
    const late = bot(async (view, seat, context) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return random.choose(view, seat, context);
    });
    const { record } = await match(bjj, [late, late], { seed: 'one' });
    expect(record).toEqual((await match(bjj, [random, random], { seed: 'one' })).record);
  });

  it('shows no bot what another chooses at the same time', async () => {
    const seen: unknown[] = [];
    const spy = bot((view, seat, context) => {
      seen.push(view.committed[seat === 0 ? 1 : 0]);
      return random.choose(view, seat, context);
    });
    await match(bjj, [spy, spy], { seed: 'spy' });
    expect(seen.length).toBeGreaterThan(8);
    expect(seen.every((committed) => committed === null)).toBe(true);
  });

  it('tells everything that happens, from the beginning', async () => {
    const types: string[] = [];
    await match(bjj, [random, random], {
      seed: 'told',
      onEvents: (events) => types.push(...events.map(({ type }) => type)),
    });
    expect(types[0]).toBe('matchStarted');
    expect(types.at(-1)).toBe('matchEnded');
  });

  const chosen = (action: unknown) => bot(() => action as BjjAction);
  it.each([
    ['illegal', chosen({ type: 'acceptDraw', seat: 1 }), 'NO_DRAW_OFFER'],
    ['badAction', chosen({ type: 'fly', seat: 1 }), 'fly'],
    ['badAction', chosen({ type: 'concede', seat: 0 }), 'seat'],
    ['badAction', chosen({ type: 'adjudicate', winner: 1, by: 'arbiter' }), 'cannot adjudicate'],
    ['badAction', chosen(undefined), 'action'],
    [
      'threw',
      bot(() => {
        throw new Error('out of ideas');
      }),
      'out of ideas',
    ],
    ['threw', bot(() => Promise.reject(new Error('later, too'))), 'later, too'],
    ['tooSlow', bot(() => new Promise<BjjAction>(() => {})), '30 ms'],
    [
      'tooSlow',
      bot((view, seat, context) => {
        const end = performance.now() + 60;
        while (performance.now() < end);
        return random.choose(view, seat, context);
      }),
      '30 ms',
    ],
  ] as const)('is lost by whoever is at fault: %s', async (kind, odd, word) => {
    const options = { seed: 'fault', ...(kind === 'tooSlow' ? { milliseconds: 30 } : {}) };
    const { record, result, fault } = await match(bjj, [random, odd], options);
    expect(fault).toMatchObject({ seat: 1, kind });
    expect(fault?.message).toContain(word);
    expect(result).toMatchObject({ winner: 0, reason: 'disqualified', rule: 'K-ARB-02' });
    expect(verify(record, registry).ok).toBe(true);
  });

  it('names the clause behind a refusal', async () => {
    const taker = (count: number): Player<NimView, NimAction> => ({
      name: `takes ${count}`,
      choose: (_, seat) => ({ type: 'take', seat, count }),
    });
    // 12, 9, 7, 4, 2: the third time there are not three left.
    const { fault } = await match(nim, [taker(3), taker(2)], { seed: 'nim' });
    expect(fault).toMatchObject({ seat: 0, kind: 'illegal', rejection: { rule: 'NI-TAK-01' } });
  });

  it('ends as a draw when it takes too long', async () => {
    const { result, record, fault } = await match(bjj, [random, random], { seed: 'long', maxActions: 4 });
    expect(fault).toBeNull();
    expect(record.actions.length).toBe(5);
    expect(result).toMatchObject({ winner: null, reason: 'adjudicated' });
  });
});
