// Chapter 1: both sides commit face down; the second commitment resolves the exchange.
import fc from 'fast-check';
import { otherSeat, SEATS, type Seat, scriptedChance } from 'holmgang';
import { type BjjAction, type BjjGame, type BjjState, bjj, type Commit } from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  AR,
  arrange,
  commitOf,
  exchange,
  find,
  IP,
  kinds,
  PB,
  tableOf,
  technique,
  usable,
  variant,
} from './arrange.js';
import { everyEncounter, meet, positions } from './encounters.js';

const revisable = variant({ commit: { revisable: true } });
const gated = variant({}, [technique('gated', { requiredTokens: [PB, IP] })]);

function play(state: BjjState, action: BjjAction, game: BjjGame = bjj): BjjState {
  const applied = game.apply(state, action);
  if (!applied.ok) throw new Error(applied.rejection.code);
  return applied.state;
}

function over(game: BjjGame = bjj): BjjState {
  return play(game.setup({ seed: 'over' }), { type: 'concede', seat: 0 }, game);
}

describe('committing', () => {
  rule('BJ-TRN-01', 'both sides choose at the same time, and one that has chosen waits', () => {
    const start = arrange();
    expect(bjj.deciders(start)).toEqual([0, 1]);
    for (const seat of SEATS) {
      const one = play(start, commitOf(seat, 'sprawl'));
      expect(one.committed[seat]).toEqual({ category: 'defense', techniqueId: 'sprawl' });
      expect(one.committed[otherSeat(seat)]).toBeNull();
      expect(bjj.deciders(one)).toEqual([otherSeat(seat)]);
      expect(bjj.legalActions(one, seat)).toEqual([]);
    }
  });

  rule('BJ-TRN-01', 'what may be committed is each usable technique under its own category', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom<Seat>(0, 1), (state, seat) => {
        const expected = usable(state, seat).map(({ id }) => commitOf(seat, id));
        const legal = bjj.legalActions(state, seat);
        expect(new Set(legal)).toEqual(new Set(expected));
        expect(legal).toHaveLength(expected.length);
        expect(bjj.countLegal(state, seat)).toBe(expected.length);
        for (const action of legal) expect(bjj.validate(state, action)).toBeUndefined();
      }),
    );
  });

  rule('BJ-TRN-01', 'a second commitment of the same side is refused, even the same again', () => {
    for (const seat of SEATS) {
      const one = play(arrange(), commitOf(seat, 'sprawl'));
      for (const id of ['sprawl', 'collar_tie']) {
        expect(bjj.validate(one, commitOf(seat, id))).toEqual({
          code: 'ALREADY_COMMITTED',
          rule: 'BJ-TRN-01',
          detail: { seat },
        });
        expect(bjj.reducer(one, commitOf(seat, id))).toBe(one);
      }
    }
  });

  const committed = play(arrange(), commitOf(0, 'sprawl'));
  rule.each<readonly [code: string, rule: string, detail: object, state: BjjState, action: Commit]>([
    ['MATCH_OVER', 'BJ-WIN-04', {}, over(), commitOf(0, 'nothing')],
    ['ALREADY_COMMITTED', 'BJ-TRN-01', { seat: 0 }, committed, commitOf(0, 'nothing')],
    ['UNKNOWN_TECHNIQUE', 'BJ-TEC-01', { techniqueId: 'nothing' }, arrange(), commitOf(0, 'nothing')],
    [
      'WRONG_CATEGORY',
      'BJ-TRN-01',
      { techniqueId: 'armbar', category: 'sweep', expected: 'attack' },
      arrange(),
      { ...commitOf(0, 'armbar'), category: 'sweep' },
    ],
    [
      'NOT_AVAILABLE_HERE',
      'BJ-TEC-01',
      { techniqueId: 'armbar', position: 'standing', role: 'neutral' },
      arrange(),
      commitOf(0, 'armbar'),
    ],
    [
      'MISSING_TOKENS',
      'BJ-TEC-03',
      { techniqueId: 'standing_guillotine', missing: [PB] },
      arrange({ tokens: [[AR], [PB]] }),
      commitOf(0, 'standing_guillotine'),
    ],
  ])(['BJ-TRN-01', 'BJ-TEC-01', 'BJ-TEC-03'], 'the first of several reasons is told: %s', (row) => {
    const [code, clause, detail, state, action] = row;
    expect(bjj.validate(state, action)).toEqual({ code, rule: clause, detail });
    expect(bjj.reducer(state, action)).toBe(state);
  });

  rule('BJ-TEC-03', 'every missing token is listed, and none that is held', () => {
    const missing = (tokens: readonly (typeof PB | typeof IP)[]) =>
      gated.validate(arrange({ tokens: [tokens, []] }, gated), commitOf(0, 'gated', gated))?.detail.missing;
    expect(missing([])).toEqual([PB, IP]);
    expect(missing([PB])).toEqual([IP]);
    expect(missing([IP])).toEqual([PB]);
    expect(missing([IP, PB])).toBeUndefined();
  });
});

describe('secrecy', () => {
  rule('BJ-TRN-02', 'no choice can be told from another by anyone but its owner', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom<Seat>(0, 1), (state, seat) => {
        for (const viewer of [otherSeat(seat), 'spectator'] as const) {
          const seen = bjj.legalActions(state, seat).map((action) => {
            const applied = bjj.apply(state, action);
            if (!applied.ok) throw new Error(applied.rejection.code);
            return {
              view: bjj.view(applied.state, viewer),
              events: bjj.viewEvents(applied.events, viewer),
              action: bjj.viewAction(action, viewer),
            };
          });
          for (const one of seen) expect(one).toEqual(seen[0]);
          expect(seen[0]?.view.committed[seat]).not.toBeNull();
          expect(seen[0]?.view.committed[otherSeat(seat)]).toBeNull();
          expect(seen[0]?.events).toEqual([{ type: 'committed', seat }]);
        }
      }),
      { numRuns: 30 },
    );
  });

  rule('BJ-TRN-02', 'a side sees its own choice', () => {
    for (const seat of SEATS) {
      const state = play(arrange(), commitOf(seat, 'sprawl'));
      expect(bjj.view(state, seat).committed[seat]).toEqual({ category: 'defense', techniqueId: 'sprawl' });
      expect(bjj.viewAction(commitOf(seat, 'sprawl'), seat)).toEqual(commitOf(seat, 'sprawl'));
    }
  });

  rule('BJ-TRN-02', 'odds tell nothing of a choice that is still hidden', () => {
    const state = play(arrange(), commitOf(0, 'sprawl'));
    expect(bjj.odds(bjj.view(state, 1), commitOf(1, 'sprawl'))).toBeUndefined();
    // 30 pairs of dice, and 6 with a dominant win, which brings one of five tokens.
    expect(bjj.odds(state, commitOf(1, 'sprawl'))).toHaveLength(30 + 6 * 5);
  });
});

describe('resolving', () => {
  rule('BJ-TRN-03', 'the first commitment settles nothing and asks no chance', () => {
    const start = arrange();
    const one = bjj.apply(start, commitOf(1, 'sprawl'), scriptedChance([]));
    if (!one.ok) throw new Error(one.rejection.code);
    expect(one.events).toEqual([{ type: 'committed', seat: 1 }]);
    expect(one.state).toEqual({
      ...start,
      committed: [null, { category: 'defense', techniqueId: 'sprawl' }],
    });
  });

  rule('BJ-TRN-03', 'the second reveals both, scores them and leaves a fresh turn', () => {
    everyEncounter(({ before, after: state, events, effects, last }, { choices, dice }) => {
      expect(kinds(events).slice(0, 4)).toEqual(['committed', 'revealed', 'diceRolled', 'exchangeScored']);
      const revealed = choices.map((id) => ({ category: find(id).category, techniqueId: id }));
      expect(events).toContainEqual({ type: 'revealed', choices: revealed });
      expect(events).toContainEqual({ type: 'diceRolled', dice });
      const { turn, choices: chosen, effects: recorded, ...scored } = last;
      expect(events).toContainEqual({ type: 'exchangeScored', ...scored });
      expect([turn, chosen]).toEqual([before.turn, revealed]);
      expect(recorded).toEqual(effects.filter((event) => (event as { type: string }).type !== 'matchEnded'));
      expect(state.committed).toEqual([null, null]);
      expect(state.phase).toBe(state.result === null ? 'choosing' : 'over');
    });
  });

  rule('BJ-TRN-03', 'who commits first makes no difference', () => {
    everyEncounter((outcome, encounter) => {
      const other = meet(encounter, { first: 1 });
      expect(other.after).toEqual(outcome.after);
      expect(other.events.slice(1)).toEqual(outcome.events.slice(1));
    });
  });

  rule('BJ-TRN-04', "another technique of the loser's with the same score changes nothing", () => {
    let compared = 0;
    everyEncounter(({ after: state, last, effects }, encounter) => {
      if (last.winner === null) return;
      const loser = otherSeat(last.winner);
      const { id, category, modifier } = find(encounter.choices[loser]);
      for (const other of usable(encounter.before, loser)) {
        if (other.id === id || other.category !== category || other.modifier !== modifier) continue;
        const choices =
          loser === 0
            ? ([other.id, encounter.choices[1]] as const)
            : ([encounter.choices[0], other.id] as const);
        const changed = meet(encounter, { choices });
        expect(tableOf(changed.after)).toEqual(tableOf(state));
        expect(changed.effects).toEqual(effects);
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(20);
  });

  rule('BJ-TRN-04', "the loser's reward, strip, transition and points stay out", () => {
    const { effects, after: state } = exchange({
      at: ['clinch', 'neutral'],
      tokens: [[IP], []],
      choices: ['sprawl', 'frame_off'],
      lead: 2,
    });
    expect(effects).toEqual([{ type: 'advantageScored', seat: 0, why: 'nonTransition' }]);
    expect(state.position).toBe('clinch');
    expect(exchange({ choices: ['sprawl', 'single_leg'], lead: 3 }).after.points).toEqual([0, 0]);
    expect(exchange({ choices: ['sprawl', 'collar_tie'], lead: 3 }).after.tokens).toEqual([[], []]);
  });

  rule('BJ-TRN-05', 'every exchange is one turn, whatever came of it', () => {
    everyEncounter(({ before, after: state, events }) => {
      if (state.result !== null) {
        expect(state.turn).toBe(before.turn);
        return;
      }
      expect(state.turn).toBe(before.turn + 1);
      expect(events.at(-1)).toEqual({ type: 'turnAdvanced', turn: state.turn });
    });
    expect(exchange({ choices: ['sprawl', 'sprawl'], lead: 0 }).after.turn).toBe(2);
  });
});

describe('taking back', () => {
  const retract = (seat: Seat): BjjAction => ({ type: 'retract', seat });

  rule('BJ-TRN-02', 'B31: where it is allowed, an open commitment is taken back without a trace', () => {
    const start = arrange({}, revisable);
    for (const seat of SEATS) {
      const one = play(start, commitOf(seat, 'sprawl'), revisable);
      const two = revisable.apply(one, retract(seat));
      expect(two).toEqual({ ok: true, state: start, events: [{ type: 'retracted', seat }] });
      const three = play(start, commitOf(seat, 'collar_tie'), revisable);
      expect(three.committed[seat]?.techniqueId).toBe('collar_tie');
      expect(revisable.legalActions(one, seat)).toEqual([]);
    }
  });

  rule(
    'BJ-TRN-01',
    'B31: only an open commitment of one’s own, in a running match, where it is allowed',
    () => {
      const code = (game: BjjGame, state: BjjState, seat: Seat) => game.validate(state, retract(seat))?.code;
      const open = play(arrange({}, revisable), commitOf(0, 'sprawl'), revisable);
      expect(code(revisable, open, 0)).toBeUndefined();
      expect(code(revisable, open, 1)).toBe('NOT_COMMITTED');
      expect(code(revisable, over(revisable), 0)).toBe('MATCH_OVER');
      expect(code(revisable, play(open, commitOf(1, 'sprawl'), revisable), 0)).toBe('NOT_COMMITTED');
      expect(code(bjj, play(arrange(), commitOf(0, 'sprawl')), 0)).toBe('NOT_ALLOWED');
      expect(code(bjj, arrange(), 0)).toBe('NOT_ALLOWED');
      expect(code(bjj, over(), 0)).toBe('MATCH_OVER');
    },
  );
});
