// A recorded match to look at, forwards and at any ply.
import fc from 'fast-check';
import { UsageError, type Viewer } from 'holmgang';
import { bjj } from 'holmgang/bjj';
import { type MatchRecord, replay } from 'holmgang/record';
import { describe, expect, it } from 'vitest';
import { isDeepFrozen } from '../kernel/json.js';
import { rule } from '../rule.js';
import { nim } from '../toys/nim.js';
import { BJJ, KINDS, type Kind, longNim, otherHex, recorded } from './matches.js';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** The match played with the game alone. */
function playedPlies({ game, setup }: Kind, { seed, actions }: MatchRecord) {
  const opening = game.start({ ...setup, seed });
  const plies = [{ ply: 0, action: null as object | null, events: opening.events, state: opening.state }];
  for (const [i, action] of actions.entries()) {
    const applied = game.apply((plies[i] as (typeof plies)[number]).state, action);
    if (!applied.ok) throw new Error('refused');
    plies.push({ ply: i + 1, action, events: applied.events, state: applied.state });
  }
  return plies;
}

describe('a replay', () => {
  it.each(KINDS)('of $name shows what was played, forwards', (kind) => {
    for (const seed of ['replayed', 'once more']) {
      const kept = recorded(kind, seed);
      const plies = playedPlies(kind, kept);
      const film = replay(kept, kind.game);
      expect(film.length).toBe(kept.actions.length);
      expect([...film]).toEqual(plies);
      expect([...film]).toEqual(plies);
      expect([...film].every(({ state }) => isDeepFrozen(state))).toBe(true);
    }
  });

  it.each(KINDS)('of $name shows any ply at once, and what each viewer saw of it', (kind) => {
    const kept = JSON.parse(JSON.stringify(recorded(kind, 'random access'))) as MatchRecord;
    const plies = playedPlies(kind, kept);
    fc.assert(
      fc.property(fc.array(fc.nat(kept.actions.length), { minLength: 1, maxLength: 6 }), (order) => {
        const film = replay(kept, kind.game);
        for (const ply of order) {
          const played = plies[ply] as (typeof plies)[number];
          expect(film.at(ply)).toEqual(played);
          for (const viewer of VIEWERS) {
            expect(film.view(ply, viewer)).toEqual(kind.game.view(played.state, viewer));
            expect(film.viewEvents(ply, viewer)).toEqual(kind.game.viewEvents(played.events, viewer));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('plays no further than it is asked to', () => {
    const kept = recorded(BJJ, 'lazy');
    const actions = kept.actions.map((action, i) => (i === 5 ? { type: 'noSuchMove' } : action));
    const film = replay({ ...kept, actions }, BJJ.game);
    expect(film.at(5).ply).toBe(5);
    expect(() => film.at(6)).toThrow(/^ILLEGAL_ACTION: action 5 .*K-ACT-01/);
    expect(film.at(5).ply).toBe(5);
    expect(() => [...film]).toThrow(UsageError);
  });

  rule(['K-REC-05', 'K-REC-06'], 'says the same of an unsound record, however often it is asked', () => {
    const long = longNim(300).toRecord();
    const checkpoints = long.checkpoints.map(otherHex);
    const chain = long.chain.map((link, i) => (i === 9 ? link ^ 1 : link) >>> 0);
    for (const [forged, code, last] of [
      [{ ...long, checkpoints }, /^STATE_DIFFERS.*after 256 actions.*K-REC-06/, 255],
      [{ ...long, chain }, /^LINK_DIFFERS: action 8 .*K-REC-05/, 8],
    ] as const) {
      const film = replay(forged, nim);
      for (let i = 0; i < 3; i++) {
        expect(() => film.at(300)).toThrow(code);
        expect(() => film.at(last + 1)).toThrow(code);
        expect(film.at(last).ply).toBe(last);
      }
    }
  });

  rule(
    ['K-REC-03', 'K-FAIR-06'],
    'is refused before its first ply if the match does not open as recorded',
    () => {
      const kept = recorded(BJJ, 'opening');
      expect(() => replay({ ...kept, seed: 'other' }, bjj)).toThrow(/^OPENING_DIFFERS/);
      expect(() => replay({ ...kept, setup: { x: 1 } }, bjj)).toThrow(/^BAD_SETUP/);
      const party = { commitment: kept.seal, secret: 'ab'.repeat(16) };
      const fair = {
        match: 'm',
        parties: [
          { party: 'a', ...party },
          { party: 'b', ...party },
        ],
      };
      expect(() => replay({ ...kept, fair }, bjj)).toThrow(/^WRONG_REVEAL/);
    },
  );

  it('has no viewer but the seats and spectators', () => {
    const film = replay(recorded(BJJ, 'viewers', 3), bjj);
    expect(() => film.view(0, 2 as Viewer)).toThrow(UsageError);
    expect(() => film.view(4, 0)).toThrow(/^NO_SUCH_PLY/);
  });
});
