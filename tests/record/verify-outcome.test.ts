// Forged beginnings, links, states, results and seals.
import { defineGame, type Seat } from 'holmgang';
import { bjj } from 'holmgang/bjj';
import { type MatchRecord, verify } from 'holmgang/record';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { duel, duelDefinition } from '../toys/duel/definition.js';
import { nim } from '../toys/nim.js';
import {
  BJJ,
  DUEL,
  expectRefuted,
  KINDS,
  longNim,
  make,
  open,
  otherHex,
  played,
  recorded,
  SMALL_DUEL,
} from './matches.js';

const ofBjj = recorded(BJJ, 'outcome');
const ofDuel = recorded(SMALL_DUEL, 'outcome');

describe('a match that was set up differently', () => {
  rule.each(KINDS)('K-REC-03', 'does not open as $name was recorded', (kind) => {
    const kept = recorded(kind, 'beginning');
    const [found] = kept.chain;
    for (const change of [
      { seed: 'another' },
      { seed: 'beginninG' },
      { seed: [1, 2, 3, 4] },
      { package: `${kept.package}1` },
      { chain: [((found as number) ^ 1) >>> 0, ...kept.chain.slice(1)] },
    ]) {
      const verdict = expectRefuted({ ...kept, ...change }, kind.game, 'OPENING_DIFFERS', 'K-REC-03');
      expect(verdict.expected).not.toBe(verdict.found);
      expect(verdict.found).toBe('chain' in change ? change.chain?.[0] : found);
    }
  });

  rule('K-REC-03', 'does not open as recorded with other options, though they are permitted', () => {
    expect(ofDuel.setup).toEqual({ size: 3 });
    expectRefuted({ ...ofDuel, setup: { size: 4 } }, duel, 'OPENING_DIFFERS', 'K-REC-03');
    expectRefuted({ ...ofDuel, setup: {} }, duel, 'OPENING_DIFFERS', 'K-REC-03');
  });

  rule('K-REC-03', 'is refused with every problem if it cannot be set up', () => {
    const { problems } = expectRefuted(
      { ...ofDuel, setup: { size: 7, hats: 2 } },
      duel,
      'BAD_SETUP',
      'K-REC-03',
    );
    expect(problems.map(({ path }) => path)).toEqual(['size', 'hats']);
    expectRefuted({ ...ofBjj, setup: { rounds: 3 } }, bjj, 'BAD_SETUP', 'K-REC-03');
  });
});

describe('a link that was changed', () => {
  rule.each(KINDS)('K-REC-05', 'names the action of $name that it belongs to', (kind) => {
    const kept = recorded(kind, 'links');
    kept.actions.forEach((_, i) => {
      for (const bit of [0, 7, 31]) {
        const chain = [...kept.chain];
        chain[i + 1] = ((chain[i + 1] as number) ^ (1 << bit)) >>> 0;
        const verdict = expectRefuted({ ...kept, chain }, kind.game, 'LINK_DIFFERS', 'K-REC-05', i);
        expect(verdict).toMatchObject({ expected: kept.chain[i + 1], found: chain[i + 1] });
      }
    });
  });

  rule('K-REC-05', 'shows that other rules were used, at the first action where it matters', () => {
    const { strike } = duelDefinition.moves;
    const boastful = defineGame({
      ...duelDefinition,
      moves: {
        ...duelDefinition.moves,
        strike: {
          ...strike,
          apply: (state, action, ctx) =>
            strike.apply(state, action, { ...ctx, rules: { ...ctx.rules, hit: [0, 0, 0, 0] } }),
        },
      },
    });
    const kept = recorded(DUEL, 'boastful');
    const first = kept.actions.findIndex(({ type }) => type === 'strike');
    expect(first).toBeGreaterThan(0);
    const verdict = verify(kept, boastful);
    expect(verdict).toMatchObject({ ok: false, code: 'LINK_DIFFERS', action: first });
  });
});

describe('a state that differs', () => {
  rule('K-REC-06', 'is refused at its checkpoint', () => {
    const kept = longNim(600).toRecord();
    expect(kept.checkpoints).toHaveLength(2);
    kept.checkpoints.forEach((right, i) => {
      const checkpoints = [...kept.checkpoints];
      checkpoints[i] = otherHex(right);
      const verdict = expectRefuted({ ...kept, checkpoints }, nim, 'STATE_DIFFERS', 'K-REC-06');
      expect(verdict).toMatchObject({ expected: right, found: checkpoints[i] });
      expect(verdict.message).toContain(`after ${256 * (i + 1)} actions`);
    });
    const swapped = { ...kept, checkpoints: [...kept.checkpoints].reverse() };
    expectRefuted(swapped, nim, 'STATE_DIFFERS', 'K-REC-06');
  });

  rule.each(KINDS)('K-REC-06', 'is refused at the end of $name', (kind) => {
    for (const kept of [recorded(kind, 'last state'), recorded(kind, 'last state', 2)]) {
      const state = otherHex(kept.state);
      const verdict = expectRefuted({ ...kept, state }, kind.game, 'STATE_DIFFERS', 'K-REC-06');
      expect(verdict).toMatchObject({ expected: kept.state, found: state });
    }
  });

  rule('K-REC-06', 'is refused though no event tells of it', () => {
    const { salute } = duelDefinition.moves;
    const forgetful = defineGame({
      ...duelDefinition,
      moves: {
        ...duelDefinition.moves,
        salute: {
          ...salute,
          apply(state, action, ctx) {
            const phase = salute.apply(state, action, ctx);
            state.saluted[action.seat] = false;
            return phase;
          },
        },
      },
    });
    const match = played(DUEL, 'forgetful', 0);
    make(match, { type: 'salute', seat: 0 as Seat });
    expect(verify(match.toRecord(), duel).ok).toBe(true);
    expectRefuted(match.toRecord(), open(forgetful), 'STATE_DIFFERS', 'K-REC-06');
  });
});

describe('a result', () => {
  const changes: readonly { name: string; result: (kept: NonNullable<MatchRecord['result']>) => unknown }[] =
    [
      { name: 'removed', result: () => null },
      {
        name: 'turned round',
        result: (r) => ({ ...r, winner: r.winner === 0 ? 1 : 0, scores: [...r.scores].reverse() }),
      },
      { name: 'made a draw', result: (r) => ({ ...r, winner: null, scores: [0.5, 0.5] }) },
      { name: 'given another score', result: (r) => ({ ...r, scores: [1, 1] }) },
      { name: 'given another reason', result: (r) => ({ ...r, reason: 'timeout' }) },
      { name: 'given another clause', result: (r) => ({ ...r, rule: 'K-ARB-01' }) },
    ];
  rule.each(changes)('K-REC-07', 'that was $name is refused', ({ result }) => {
    for (const kind of KINDS.filter(({ name }) => name !== 'duel')) {
      const kept = recorded(kind, 'result');
      expect(kept.result?.winner).not.toBeUndefined();
      if (kept.result === null) throw new Error('the match is not over');
      const forged = result(kept.result);
      const verdict = expectRefuted({ ...kept, result: forged }, kind.game, 'RESULT_DIFFERS', 'K-REC-07');
      expect(verdict).toMatchObject({ expected: kept.result, found: forged });
    }
  });

  rule('K-REC-07', 'that was added to a running match is refused', () => {
    const running = recorded(BJJ, 'result', 3);
    const verdict = expectRefuted({ ...running, result: ofBjj.result }, bjj, 'RESULT_DIFFERS', 'K-REC-07');
    expect(verdict).toMatchObject({ expected: null, found: ofBjj.result });
  });
});

describe('a seal', () => {
  rule.each(KINDS)('K-REC-08', 'that is not the one of $name is refused', (kind) => {
    const kept = recorded(kind, 'seal');
    const seal = otherHex(kept.seal);
    const verdict = expectRefuted({ ...kept, seal }, kind.game, 'SEAL_DIFFERS', 'K-REC-08');
    expect(verdict).toMatchObject({ expected: kept.seal, found: seal });
    const { seal: foreign } = recorded(kind, 'seal of another');
    expectRefuted({ ...kept, seal: foreign }, kind.game, 'SEAL_DIFFERS', 'K-REC-08');
  });

  rule('K-REC-08', 'is another one for every other match, and at every other ply', () => {
    const seals = KINDS.flatMap((kind) =>
      ['a', 'b', 'c'].flatMap((seed) => [0, 1, 2, 3].map((ply) => recorded(kind, seed, ply).seal)),
    );
    expect(new Set(seals).size).toBe(seals.length);
  });
});
