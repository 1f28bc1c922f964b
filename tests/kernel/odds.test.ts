import { addFractions, defineGame, formatFraction, fraction, InvariantError, UsageError } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { actions, counting, definition } from './counting-game.js';
import { isDeepFrozen } from './json.js';
import { accepted, conceded, countingAt, opening, play } from './playing.js';

describe('odds', () => {
  it('tell every way an action can turn out, exactly', () => {
    const odds = counting.odds(countingAt(4), actions.roll(0));
    expect(odds?.map(({ state }) => state.total)).toEqual([5, 6, 7]);
    expect(odds?.map(({ probability }) => formatFraction(probability))).toEqual(['1/3', '1/3', '1/3']);
    expect(odds?.map(({ state }) => state.pending.length)).toEqual([1, 0, 0]);
    expect(odds?.[1]?.events).toEqual([
      { type: 'added', seat: 0, amount: 2 },
      { type: 'turnPassed', to: 1 },
    ]);
    expect(odds?.map(({ probability }) => probability).reduce(addFractions)).toEqual(fraction(1));
  });

  it('contain what happens, with the generator where it was', () => {
    const state = countingAt(0);
    const { state: happened } = accepted(counting.apply(state, actions.roll(0)));
    const odds = counting.odds(state, actions.roll(0)) ?? [];
    const found = odds.filter((one) => one.state.total === happened.total);
    expect(found).toHaveLength(1);
    expect(found[0]?.state).toEqual({ ...happened, rng: state.rng });
  });

  it('leave the state as it is, and are frozen', () => {
    const state = countingAt(0);
    const before = JSON.stringify(state);
    const odds = counting.odds(state, actions.roll(0));
    expect(JSON.stringify(state)).toBe(before);
    expect(odds?.every(isDeepFrozen)).toBe(true);
    const owned = counting.clone(state);
    counting.odds(owned, actions.roll(0));
    expect(Object.isFrozen(owned.rng)).toBe(false);
    counting.advance(owned, actions.roll(0));
    expect(owned.total).toBeGreaterThan(0);
  });

  it('are the same on the own view, whose generator stays hidden', () => {
    const state = countingAt(4);
    const onState = counting.odds(state, actions.roll(0)) ?? [];
    const onView = counting.odds(counting.view(state, 0), actions.roll(0)) ?? [];
    expect(onView).toHaveLength(3);
    onView.forEach((one, i) => {
      expect(one.state).toMatchObject({ viewer: 0, rng: 'hidden', total: onState[i]?.state.total });
      expect(one.probability).toEqual(onState[i]?.probability);
      expect(one.events).toEqual(onState[i]?.events);
    });
  });

  it('are one certain outcome where no chance is asked', () => {
    const odds = counting.odds(countingAt(0), actions.add(0, { amount: 2 }));
    expect(odds).toHaveLength(1);
    expect(odds?.[0]?.probability).toEqual(fraction(1));
    expect(counting.odds(opening(), actions.concede(1))?.[0]?.state.result?.winner).toBe(0);
  });

  it('take simultaneous actions as a list', () => {
    const picks = [actions.pick(1, { number: 3 }), actions.pick(0, { number: 1 })];
    const odds = counting.odds(opening(), picks);
    expect(odds).toHaveLength(1);
    expect(odds?.[0]?.state).toEqual(play(opening(), ...picks));
  });

  it('are not told where something hidden decides', () => {
    expect(counting.odds(countingAt(0), actions.draw(0))).toBeUndefined();
    expect(counting.odds(counting.view(countingAt(0), 0), actions.draw(0))).toBeUndefined();
  });

  it('are not told where the game says so, and it is asked about its own actions only', () => {
    const asked: unknown[] = [];
    const shy = defineGame({
      ...definition,
      foreseeable: (_view, list) => {
        asked.push(list);
        return list.every(({ type }) => type === 'add');
      },
    });
    expect(shy.odds(countingAt(0), actions.roll(0))).toBeUndefined();
    expect(shy.odds(countingAt(0), actions.add(0, { amount: 1 }))).toHaveLength(1);
    expect(shy.odds(countingAt(0), actions.concede(0))).toHaveLength(1);
    expect(asked).toEqual([[actions.roll(0)], [actions.add(0, { amount: 1 })]]);
  });

  it('of an action that is not legal are a misuse', () => {
    const illegal = [actions.roll(1), actions.pick(0, { number: 1 }), { type: 'nap' }, actions.acceptDraw(0)];
    for (const action of illegal) {
      expect(() => counting.odds(countingAt(0), action as never)).toThrow(UsageError);
      expect(() => counting.odds(countingAt(0), [actions.roll(0), action as never])).toThrow(
        /^ILLEGAL_ACTION/,
      );
    }
    expect(() => counting.odds(conceded(), actions.roll(0))).toThrow(/MATCH_OVER \[K-END-01\]/);
  });

  it('of several actions are told only for one game action of each seat', () => {
    const state = counting.setup({ seed: 'together' });
    const [first] = counting.legalActions(state, 0);
    const [second] = counting.legalActions(state, 1);
    expect(counting.odds(state, [first!, second!])).toBeDefined();
    for (const list of [[], [first!, first!], [first!, actions.concede(1)], [first!, second!, second!]]) {
      expect(() => counting.odds(state, list)).toThrow(/^NOT_SIMULTANEOUS/);
    }
  });

  it('let errors of the rules through', () => {
    const { roll } = definition.moves;
    const apply = (): never => {
      throw new InvariantError('a bug');
    };
    const broken = defineGame({ ...definition, moves: { ...definition.moves, roll: { ...roll, apply } } });
    expect(() => broken.odds(countingAt(0), actions.roll(0))).toThrow(InvariantError);
  });
});
