import fc from 'fast-check';
import { type Rejection, UsageError } from 'holmgang';
import { arbHostile, arbMatch, arbMutatedAction, arbState, playMatch, StuckMatch } from 'holmgang/testing';
import { describe, expect, it } from 'vitest';
import { duelContract } from '../toys/duel/contract.js';
import { duel } from '../toys/duel/definition.js';
import { wrapped } from './defects/variants.js';

describe('arbitraries for games', () => {
  it('play matches that can be replayed from their plan', () => {
    fc.assert(
      fc.property(arbMatch(duel, duelContract), (match) => {
        expect(playMatch(duel, match.plan, duelContract).states).toEqual(match.states);
        expect(match.states.length).toBe(match.actions.length + 1);
      }),
      { numRuns: 20 },
    );
  });

  it('reach ends, pending decisions, draw offers and one-sided commitments', () => {
    const states = fc.sample(arbState(duel, duelContract), 300);
    expect(states.some(({ result }) => result !== null)).toBe(true);
    expect(states.some(({ pending }) => pending.length > 0)).toBe(true);
    expect(states.some(({ drawOffer }) => drawOffer !== null)).toBe(true);
    expect(states.some(({ committed }) => committed[0] === null && committed[1] !== null)).toBe(true);
  });

  it('mutate actions into legal and illegal ones', () => {
    const state = duel.setup({ seed: 'mutation' });
    const verdicts = fc
      .sample(arbMutatedAction(duel, state), 200)
      .map((action) => duel.validate(state, action));
    expect(verdicts.some((rejection) => rejection === undefined)).toBe(true);
    const codes = new Set(
      verdicts.filter((one): one is Rejection => one !== undefined).map(({ code }) => code),
    );
    expect([...codes].sort()).toEqual(['BAD_ACTION', 'CARD_NOT_IN_HAND']);
  });

  it('make hostile values that are no actions', () => {
    const pool = duel.legalActions(duel.setup({ seed: 'hostile' }), 0);
    fc.assert(
      fc.property(arbHostile(pool), (value) => {
        expect(() => duel.parseAction(value, 0)).toThrow(UsageError);
      }),
    );
  });
});

describe('a match that cannot be played on', () => {
  it('says how far it came', () => {
    const stuck = wrapped({
      apply: (state, action, chance) => {
        const rejection = { code: 'NO', rule: 'NO', detail: {} };
        return action.type === 'strike' ? { ok: false, rejection } : duel.apply(state, action, chance);
      },
    });
    const plan = { seed: 'stuck', setup: {}, choices: [], onward: 'on' };
    expect(() => playMatch(stuck, plan, duelContract)).toThrow(StuckMatch);
    expect(() => playMatch(stuck, plan, duelContract)).toThrow(/NO for .*strike/);
  });
});
