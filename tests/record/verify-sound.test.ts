import { readFileSync } from 'node:fs';
import { allEditions } from 'holmgang/games';
import { createRegistry, type MatchRecord, verify } from 'holmgang/record';
import { describe, expect, it } from 'vitest';
import { rule } from '../rule.js';
import { ENDINGS, KINDS, longNim, make, NIM, played, recorded } from './matches.js';

const MATCHES = 1000;
const registry = createRegistry(...allEditions);

function throughJson(record: MatchRecord): unknown {
  return JSON.parse(JSON.stringify(record));
}

describe('a true record', () => {
  rule.each(KINDS)(['K-REC-03', 'K-REC-04', 'K-REC-07'], 'of $name verifies, with its result', (kind) => {
    for (let i = 0; i < 10; i++) {
      const kept = recorded(kind, `whole ${i}`);
      const { ruleset } = kind.game;
      expect(kept.result).not.toBeNull();
      const verified = { ok: true, ruleset, plies: kept.actions.length, result: kept.result };
      expect(verify(kept, kind.game)).toEqual(verified);
      expect(verify(throughJson(kept), kind.game)).toEqual(verified);
    }
  });

  rule.each(KINDS)('K-REC-07', 'of $name verifies at every ply before the end, with no result', (kind) => {
    const { length } = recorded(kind, 'cut').actions;
    for (let ply = 0; ply < length; ply++) {
      const kept = recorded(kind, 'cut', ply);
      expect(kept.result).toBeNull();
      expect(verify(kept, kind.game)).toMatchObject({ ok: true, plies: ply, result: null });
    }
  });

  rule.each(KINDS)('K-REC-04', 'of $name verifies with every match move at any time', (kind) => {
    for (const ending of ENDINGS) {
      for (const ply of [0, 1, 3]) {
        const match = played(kind, 'ended from outside', ply);
        for (const move of ending) make(match, move);
        const kept = match.toRecord();
        expect(kept.result).not.toBeNull();
        expect(verify(kept, kind.game)).toMatchObject({ ok: true, result: kept.result });
      }
    }
  });

  rule('K-REC-06', 'has a checkpoint after every 256th action', () => {
    for (const [actions, checkpoints] of [
      [255, 0],
      [256, 1],
      [257, 1],
      [511, 1],
      [512, 2],
      [770, 3],
    ] as const) {
      const match = longNim(actions);
      expect(match.toRecord().checkpoints).toHaveLength(checkpoints);
      expect(verify(match.toRecord(), NIM.game)).toMatchObject({ ok: true });
    }
  });

  it('does not depend on the order of keys', () => {
    for (const kind of KINDS) {
      const reversed = JSON.parse(JSON.stringify(recorded(kind, 'reversed')), (_, value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).reverse())
          : value,
      );
      expect(verify(reversed, kind.game)).toMatchObject({ ok: true });
    }
  });

  it(`raises no false alarm in ${MATCHES} random matches`, () => {
    const kinds = KINDS.filter(({ game }) => game.id === 'bjj');
    let actions = 0;
    for (let i = 0; i < MATCHES; i++) {
      const kind = kinds[i % kinds.length] as (typeof kinds)[number];
      const verdict = verify(recorded(kind, `match ${i}`), registry);
      expect(verdict.ok).toBe(true);
      actions += verdict.ok ? verdict.plies : 0;
    }
    expect(actions).toBeGreaterThan(10 * MATCHES);
  });
});

it('names the version of this package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(recorded(NIM, 'version').package).toBe(version);
});
