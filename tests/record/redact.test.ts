// The match as one viewer saw it: everything it saw, and nothing more.
import fc from 'fast-check';
import { applyPatches, type Viewer } from 'holmgang';
import { type BjjAction, bjj } from 'holmgang/bjj';
import { checkRedacted, type RedactedRecord, record, redact, replay } from 'holmgang/record';
import { arbHostile } from 'holmgang/testing';
import { describe, expect, it } from 'vitest';
import { rule } from '../rule.js';
import { duel } from '../toys/duel/definition.js';
import { fairRecord } from './fair-seeds.js';
import { BJJ, DUEL, KINDS, recorded } from './matches.js';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** Every key and every text or number in a value. */
function contents(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...contents(inner)]);
}

describe('a redacted record', () => {
  rule.each(KINDS)('K-REC-09', 'of $name shows what the game shows, ply for ply', ({ game, ...kind }) => {
    const kept = recorded({ game, ...kind }, 'redacted');
    const film = replay(kept, game);
    for (const viewer of VIEWERS) {
      const seen = throughJson(redact(kept, game, viewer));
      expect(seen).toMatchObject({ game: game.id, ruleset: kept.ruleset, viewer, result: kept.result });
      expect(seen.opening).toEqual(game.viewEvents(film.at(0).events, viewer));
      expect(seen.view).toEqual(game.view(film.at(0).state, viewer));
      expect(seen.plies).toHaveLength(kept.actions.length);
      let view: object = seen.view;
      seen.plies.forEach(({ action, events, changes }, i) => {
        const { state, events: all } = film.at(i + 1);
        view = applyPatches(view, changes);
        expect(view).toEqual(game.view(state, viewer));
        expect(events).toEqual(game.viewEvents(all, viewer));
        expect(action).toEqual(game.viewAction(kept.actions[i] as (typeof kept.actions)[number], viewer));
      });
      expect(checkRedacted(seen)).toBeUndefined();
    }
  });

  rule.each(KINDS)(
    'K-REC-09',
    'of $name has no seed, no setup, no generator and no link of the full one',
    (kind) => {
      const kept = recorded(kind, 'no secrets here');
      const { rng } = kind.game.setup({ ...kind.setup, seed: kept.seed }) as unknown as {
        rng: { key: number[] };
      };
      for (const viewer of VIEWERS) {
        const seen = redact(kept, kind.game, viewer);
        expect(Object.keys(seen).sort()).toEqual([
          'chain',
          'format',
          'game',
          'opening',
          'plies',
          'result',
          'ruleset',
          'view',
          'viewer',
        ]);
        const found = new Set(contents(seen));
        for (const secret of [
          kept.seed,
          kept.seal,
          kept.state,
          ...kept.chain,
          ...rng.key,
          'seed',
          'setup',
          'key',
          'next',
          'fair',
        ]) {
          expect(found.has(secret)).toBe(false);
        }
        expect(seen.view.rng).toBe('hidden');
      }
    },
  );

  rule('K-REC-09', 'does not tell a commitment before it is revealed', () => {
    let hidden = 0;
    for (let i = 0; i < 2; i++) {
      const kept = recorded(BJJ, `commitments ${i}`);
      kept.actions.forEach((action, ply) => {
        const { seat, techniqueId } = action as BjjAction & { seat: 0 | 1; techniqueId: string };
        // The first of two commitments of a turn is open only until the second one comes.
        if (ply % 2 === 1) return;
        for (const viewer of VIEWERS.filter((other) => other !== seat)) {
          const { plies } = redact(recorded(BJJ, `commitments ${i}`, ply + 1), bjj, viewer);
          const last = plies[ply];
          expect(last?.action).toEqual({ type: 'commit', seat, hidden: true });
          expect(contents(last)).not.toContain(techniqueId);
          hidden += 1;
        }
        const { plies } = redact(kept, bjj, seat);
        expect(plies[ply]?.action).toEqual(action);
      });
    }
    expect(hidden).toBeGreaterThan(40);
  });

  rule('K-REC-09', 'is the same for whoever cannot tell two matches apart', () => {
    const [one, other] = bjj.legalActions(bjj.setup({ seed: 'twins' }), 0).map((action) => {
      const match = record(bjj, { seed: 'twins' });
      expect(match.apply(action)).toMatchObject({ ok: true });
      return VIEWERS.map((viewer) => redact(match.toRecord(), bjj, viewer));
    });
    expect(one?.[0]).not.toEqual(other?.[0]);
    expect(one?.slice(1)).toEqual(other?.slice(1));
  });

  rule.each(KINDS)('K-REC-09', 'of $name cut short is the beginning of the whole one', (kind) => {
    const whole = recorded(kind, 'prefix');
    for (const viewer of VIEWERS) {
      const { plies, chain, result: _, ...head } = redact(whole, kind.game, viewer);
      for (let ply = 0; ply < whole.actions.length; ply += 7) {
        const cut = redact(recorded(kind, 'prefix', ply), kind.game, viewer);
        expect(cut).toEqual({
          ...head,
          plies: plies.slice(0, ply),
          chain: [...chain.slice(0, ply + 1), cut.chain[ply + 1]],
          result: null,
        });
      }
    }
  });

  it('is made of a sound record, for a seat or a spectator', () => {
    const kept = recorded(BJJ, 'sound');
    expect(() => redact(kept, bjj, 2 as Viewer)).toThrow(/^NO_SUCH_VIEWER/);
    expect(() => redact({ ...kept, seed: 'x' }, bjj, 0)).toThrow(/^OPENING_DIFFERS/);
    expect(contents(redact(fairRecord(), duel, 0))).not.toContain('anna');
  });
});

describe('checking a redacted record', () => {
  const seen = throughJson(redact(recorded(DUEL, 'checked'), duel, 0)) as unknown as RedactedRecord<
    Record<string, unknown>,
    Record<string, unknown>,
    Record<string, unknown>
  >;

  rule('K-REC-09', 'finds the place where something was changed', () => {
    const place = { code: 'LINK_DIFFERS', rule: 'K-REC-09' };
    for (const head of [
      { game: 'nim' },
      { opening: [] },
      { ruleset: { ...seen.ruleset, version: 2 } },
      { view: { ...seen.view, round: 2 } },
    ]) {
      expect(checkRedacted({ ...seen, ...head })).toMatchObject({
        ...place,
        action: null,
        found: seen.chain[0],
      });
    }
    seen.plies.forEach((ply, i) => {
      for (const change of [
        { action: { ...ply.action, x: 1 } },
        { events: [{ type: 'nothing' }] },
        { changes: [...ply.changes, { op: 'remove', path: ['x'] }] },
      ]) {
        const plies = seen.plies.map((other, at) => (at === i ? { ...ply, ...change } : other));
        expect(checkRedacted({ ...seen, plies })).toMatchObject({
          ...place,
          action: i,
          found: seen.chain[i + 1],
        });
      }
      const chain = seen.chain.map((link, at) => (at === i + 1 ? link ^ 1 : link) >>> 0);
      expect(checkRedacted({ ...seen, chain })).toMatchObject({
        ...place,
        action: i,
        expected: seen.chain[i + 1],
      });
      const shorter = {
        ...seen,
        plies: seen.plies.filter((_, at) => at !== i),
        chain: seen.chain.filter((_, at) => at !== i + 1),
      };
      expect(checkRedacted(shorter)).toMatchObject({ ...place, action: i < shorter.plies.length ? i : null });
    });
    const result = { winner: 0, scores: [1, 0], reason: 'timeout', rule: 'K-ARB-01' };
    for (const other of [null, result])
      expect(checkRedacted({ ...seen, result: other })).toMatchObject({ ...place, action: null });
    expect(checkRedacted({ ...seen, chain: [...seen.chain, 0] })).toMatchObject({
      code: 'BAD_RECORD',
      rule: 'K-REC-01',
    });
    expect(checkRedacted({ ...seen, chain: seen.chain.slice(0, -1) })).toMatchObject({ code: 'BAD_RECORD' });
  });

  rule('K-REC-09', 'finds a view that is another viewer’s', () => {
    for (const viewer of [1, 'spectator']) {
      expect(checkRedacted({ ...seen, viewer })).toMatchObject({
        code: 'BAD_RECORD',
        rule: 'K-REC-09',
        expected: viewer,
        found: 0,
      });
    }
    const { viewer: _, ...faceless } = seen.view;
    expect(checkRedacted({ ...seen, view: faceless })).toMatchObject({ rule: 'K-REC-09', found: null });
  });

  rule('K-REC-01', 'finds what is none, and never throws', () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    for (const spoilt of [
      { ...seen, seed: 'x' },
      { ...seen, view: cycle },
      { ...seen, view: null },
      { ...seen, plies: [{}] },
      { ...seen, viewer: 2 },
      { ...seen, format: 'holmgang-record-1' },
    ]) {
      expect(checkRedacted(spoilt)).toMatchObject({ ok: false, code: 'BAD_RECORD', rule: 'K-REC-01' });
    }
    const field = fc.constantFrom(...(Object.keys(seen) as (keyof typeof seen)[]));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), arbHostile()), field, (value, name) => {
        expect(checkRedacted(value)).toMatchObject({ ok: false, code: 'BAD_RECORD' });
        expect(checkRedacted({ ...seen, [name]: value })).toMatchObject({ ok: false });
      }),
    );
  });

  rule('K-REC-01', 'takes changes for what `applyPatches` can apply', () => {
    const [first] = seen.plies;
    for (const change of [
      {},
      { op: 'move', path: [] },
      { op: 'replace', path: 'life' },
      { op: 'replace', path: [null], value: 1 },
      { op: 'replace', path: ['life', -1], value: 1 },
      { op: 'remove', path: ['x'], extra: 1 },
    ]) {
      const plies = [{ ...first, changes: [change] }, ...seen.plies.slice(1)];
      expect(checkRedacted({ ...seen, plies })).toMatchObject({ code: 'BAD_RECORD', rule: 'K-REC-01' });
    }
  });
});
