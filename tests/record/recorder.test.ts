// Recording as the match goes, and taking it up again.
import fc from 'fast-check';
import { type AnyAction, UsageError } from 'holmgang';
import { bjj } from 'holmgang/bjj';
import { type MatchRecord, record, replay, resume, verify } from 'holmgang/record';
import { describe, expect, it } from 'vitest';
import { isDeepFrozen } from '../kernel/json.js';
import { rule } from '../rule.js';
import { duel } from '../toys/duel/definition.js';
import { nim } from '../toys/nim.js';
import { fairRecord, revealed } from './fair-seeds.js';
import { BJJ, DUEL, KINDS, type Kind, longNim, make, NIM, otherHex, played, recorded } from './matches.js';

describe('a recorder', () => {
  it('plays as the game does, and keeps every action', () => {
    for (const kind of KINDS) {
      const kept = recorded(kind, 'collects');
      const { seed, setup, ruleset } = kept;
      const match = record(kind.game, { ...kind.setup, seed });
      let { state, events } = kind.game.start({ ...kind.setup, seed });
      expect([match.state, match.events, match.ply]).toEqual([state, events, 0]);
      kept.actions.forEach((action, i) => {
        const applied = kind.game.apply(state, action);
        if (!applied.ok) throw new Error('refused');
        ({ state, events } = applied);
        expect(match.apply(action)).toEqual(applied);
        expect([match.state, match.events, match.ply]).toEqual([state, events, i + 1]);
      });
      expect(match.toRecord()).toEqual(kept);
      expect(kept).toMatchObject({
        game: kind.game.id,
        setup: kind.setup,
        fair: null,
        state: kind.game.digest(state),
        result: state.result,
      });
      expect({ game: kind.game.id, ...ruleset }).toEqual(kind.game.ruleset);
      expect(setup).not.toHaveProperty('seed');
    }
  });

  it('can be asked for its record at any time, and goes on', () => {
    const kind = DUEL;
    const kept = recorded(kind, 'asked');
    const match = record(kind.game, { ...kind.setup, seed: kept.seed });
    const early = kept.actions.map((action) => {
      const before = match.toRecord();
      make(match, action as AnyAction & Record<string, unknown>);
      return before;
    });
    expect(match.toRecord()).toEqual(kept);
    for (const [ply, before] of early.entries()) expect(before).toEqual(recorded(kind, 'asked', ply));
  });

  rule('K-ACT-03', 'records nothing of what is refused', () => {
    const match = played(BJJ, 'refuses', 3);
    const { state, events } = match;
    const before = match.toRecord();
    for (const action of [
      { type: 'acceptDraw', seat: 0 },
      { type: 'noSuchMove' },
      { type: 'concede', seat: 2 },
      null,
    ]) {
      expect(match.apply(action as AnyAction)).toMatchObject({ ok: false });
    }
    expect([match.state, match.events, match.ply]).toEqual([state, events, 3]);
    expect(match.toRecord()).toEqual(before);
  });

  it('keeps copies: nothing that is changed afterwards changes the record', () => {
    const options = { seed: [1, 2, 3, 4] as [number, number, number, number], size: 4 };
    const match = record(duel, options);
    options.size = 5;
    options.seed[0] = 9;
    const action = { ...(duel.legalActions(match.state, 0)[0] as { type: 'commit'; seat: 0; card: number }) };
    match.apply(action);
    const card = action.card;
    action.card = 99;
    const kept = match.toRecord();
    expect(kept).toMatchObject({ seed: [1, 2, 3, 4], setup: { size: 4 }, actions: [{ card }] });
    expect(verify(kept, duel).ok).toBe(true);
    expect(isDeepFrozen(kept)).toBe(true);
  });

  rule('K-ARB-04', 'receives an arbiter’s move from an arbiter, and not from a seat', () => {
    const match = record(bjj, { seed: 'receive' });
    const timeout = bjj.actions.timeout(1);
    for (const seat of [0, 1] as const) expect(() => match.receive(timeout, seat)).toThrow(/^ARBITER_ONLY/);
    expect(match.ply).toBe(0);
    expect(match.receive(JSON.parse(JSON.stringify(timeout)), 'arbiter')).toMatchObject({ ok: true });
    expect(match.toRecord()).toMatchObject({ actions: [timeout], result: { winner: 0, reason: 'timeout' } });
  });

  rule('K-ACT-02', 'receives a seat’s action from that seat alone', () => {
    const match = record(bjj, { seed: 'receive' });
    const [commit] = bjj.legalActions(match.state, 0);
    for (const other of [1, 'arbiter'] as const)
      expect(() => match.receive(commit, other)).toThrow(/^NOT_YOUR_SEAT/);
    expect(() => match.receive({ type: 'commit' }, 0)).toThrow(/^BAD_ACTION/);
    expect(match.ply).toBe(0);
    expect(match.receive(commit, 0)).toMatchObject({ ok: true });
    expect(match.receive(commit, 0)).toMatchObject({ ok: false, rejection: { rule: 'BJ-TRN-01' } });
    expect(match.toRecord().actions).toEqual([commit]);
  });

  it('starts nothing that cannot be set up, or whose seed is not the fair one', () => {
    expect(() => record(nim, undefined as unknown as { seed: string })).toThrow(UsageError);
    expect(() => record(duel, { seed: 'x', size: 9 })).toThrow(/^BAD_OPTIONS/);
    expect(() => record(nim, { seed: [-0, 0, 0, 0] })).toThrow(/^BAD_OPTIONS.*seed\.0/s);
    expect(() => record(duel, { seed: 'x', size: undefined } as unknown as { seed: string })).toThrow(
      /setup\.size/,
    );
    const { fair, seed } = fairRecord();
    expect(record(nim, { seed }, fair).toRecord().fair).toEqual(fair);
    expect(() => record(nim, { seed: `${seed}0` }, fair)).toThrow(/^SEED_DIFFERS.*K-FAIR-06/);
    const parties = fair.parties.map((party) => ({ ...party, secret: otherHex(party.secret) }));
    expect(() => record(nim, { seed }, { ...fair, parties })).toThrow(/^WRONG_REVEAL.*K-FAIR-04/);
    for (const wrong of [{}, { ...fair, parties: [] }, { ...fair, extra: 1 }, revealed(), 'fair']) {
      expect(() => record(nim, { seed }, wrong as typeof fair)).toThrow(/^BAD_OPTIONS.*fair/s);
    }
  });
});

describe('resuming', () => {
  /** Resumes at a ply and makes the actions that followed. */
  function playedOn(kept: MatchRecord, { game }: Kind, ply: number) {
    const match = resume(kept, game, ply);
    expect(match.ply).toBe(ply);
    for (const action of kept.actions.slice(ply)) make(match, action as AnyAction & Record<string, unknown>);
    return match.toRecord();
  }

  it.each(KINDS)('$name at any ply and playing on gives the same record', (kind) => {
    for (const seed of ['resumed', 'again']) {
      const kept = recorded(kind, seed);
      for (let ply = 0; ply <= kept.actions.length; ply++) {
        expect(playedOn(kept, kind, ply)).toEqual(kept);
        expect(resume(kept, kind.game, ply).toRecord()).toEqual(recorded(kind, seed, ply));
      }
      expect(resume(kept, kind.game).toRecord()).toEqual(kept);
    }
  });

  it('works in the middle of a pending decision, from JSON', () => {
    let pending = 0;
    for (let i = 0; i < 20; i++) {
      const kept = recorded(DUEL, `pending ${i}`);
      for (const { ply, state } of replay(kept, DUEL.game)) {
        if (state.pending.length === 0) continue;
        pending += 1;
        const cut: MatchRecord = JSON.parse(JSON.stringify(resume(kept, DUEL.game, ply).toRecord()));
        expect(cut.actions).toHaveLength(ply);
        const match = resume(cut, duel);
        expect(match.state.pending).toEqual(state.pending);
        for (const action of kept.actions.slice(ply))
          expect(match.apply(action as never)).toMatchObject({ ok: true });
        expect(match.toRecord()).toEqual(kept);
      }
    }
    expect(pending).toBeGreaterThan(5);
  });

  it('at an earlier ply drops what came afterwards, and can go another way', () => {
    const kept = recorded(BJJ, 'another way');
    const match = resume(kept, bjj, 4);
    match.apply(bjj.actions.concede(1));
    const other = match.toRecord();
    expect(other.actions).toEqual([...kept.actions.slice(0, 4), { type: 'concede', seat: 1 }]);
    expect(other.chain.slice(0, 5)).toEqual(kept.chain.slice(0, 5));
    expect(other.seal).not.toBe(kept.seal);
    expect(verify(other, bjj)).toMatchObject({ ok: true, result: { winner: 0 } });
    expect(verify(kept, bjj).ok).toBe(true);
  });

  it('keeps checkpoints, on both sides of one', () => {
    const kept = longNim(520).toRecord();
    for (const ply of [0, 255, 256, 257, 511, 512, 513, 520]) expect(playedOn(kept, NIM, ply)).toEqual(kept);
  });

  it('keeps a fair seed, and the version of the package that began the record', () => {
    const fair = fairRecord();
    expect(resume(fair, duel).toRecord()).toEqual(fair);
    const { package: version } = recorded(NIM, 'package');
    expect(resume(recorded(NIM, 'package', 3), nim).toRecord().package).toBe(version);
  });

  it.each([-1, 0.5, 5, Number.NaN, Number.POSITIVE_INFINITY, '1'])(
    'refuses ply %s of a match of four',
    (ply) => {
      const kept = recorded(BJJ, 'four', 4);
      expect(() => resume(kept, bjj, ply as number)).toThrow(/^NO_SUCH_PLY/);
      expect(() => replay(kept, bjj).at(ply as number)).toThrow(/^NO_SUCH_PLY/);
    },
  );

  rule(
    ['K-REC-04', 'K-REC-05'],
    'refuses a record that is not sound up to there, and only up to there',
    () => {
      const kept = recorded(BJJ, 'unsound');
      fc.assert(
        fc.property(fc.nat(kept.actions.length - 1), fc.boolean(), (index, isLink) => {
          const actions = kept.actions.map((action, i) =>
            i === index && !isLink ? { type: 'noSuchMove' } : action,
          );
          const chain = kept.chain.map((link, i) => (i === index + 1 && isLink ? link ^ 1 : link) >>> 0);
          const forged = { ...kept, actions, chain };
          expect(() => resume(forged, bjj, index + 1)).toThrow(
            isLink ? /^LINK_DIFFERS.*K-REC-05/ : /^ILLEGAL_ACTION.*K-ACT-01/,
          );
          expect(resume(forged, bjj, index).toRecord()).toEqual(recorded(BJJ, 'unsound', index));
        }),
      );
    },
  );
});
