// What is hidden in a match: the content of an open commitment, and the generator. Everything else is public, also that
// a seat has committed at all.

import fc from 'fast-check';
import { canonicalJson, createChance, enumerate, formatFraction, type Seat, type Viewer } from 'holmgang';
import {
  type BjjAction,
  type BjjEvent,
  type BjjGame,
  type BjjState,
  type Commit,
  createBjj,
  type Technique,
  TOKENS,
} from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { type Ledger, ledgerOf, oracleChoices, stateFrom } from '../../oracles/bjj-oracle.js';
import { rule } from '../../rule.js';

const game = createBjj('standard');
const revisable = createBjj({ name: 'revisable', version: 1, options: { commit: { revisable: true } } });
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
const othersOf = (seat: Seat): readonly Viewer[] => VIEWERS.filter((viewer) => viewer !== seat);
const MARK = { category: 'hidden', techniqueId: 'hidden' };

const PLACES = game.rules.set.positions.flatMap(({ id, roles }) =>
  roles.map((role) => ({ position: id, role })),
);
const COUNTERPART = { neutral: 'neutral', top: 'bottom', bottom: 'top' } as const;
const anyTokens = fc.shuffledSubarray([...TOKENS], { maxLength: 2 });

/** A position, and a seat to commit in it. */
const anyScene = fc.record({
  place: fc.constantFrom(...PLACES),
  tokens: fc.tuple(anyTokens, anyTokens),
  seat: fc.constantFrom<Seat>(0, 1),
  pick: fc.nat(1000),
});

type Scene = typeof anyScene extends fc.Arbitrary<infer T> ? T : never;

function stateOf({ place, tokens }: Scene, of: BjjGame = game): BjjState {
  const ledger: Ledger = {
    turn: 4,
    position: place.position,
    roles: [place.role, COUNTERPART[place.role]],
    points: [2, 0],
    advantages: [0, 1],
    pips: [0, 1],
    tokens,
  };
  return stateFrom(of.setup({ seed: 'hidden' }), ledger);
}

function commitsOf(state: BjjState, seat: Seat): readonly Commit[] {
  return oracleChoices(game.rules, ledgerOf(state), seat).map(({ category, id }: Technique) => ({
    type: 'commit',
    seat,
    category,
    techniqueId: id,
  }));
}

function chosen({ seat, pick }: Scene, state: BjjState): Commit {
  const commits = commitsOf(state, seat);
  return commits[pick % commits.length] as Commit;
}

function play(
  of: BjjGame,
  state: BjjState,
  action: BjjAction,
): { state: BjjState; events: readonly unknown[] } {
  const applied = of.apply(state, action);
  if (!applied.ok) throw new Error(applied.rejection.code);
  return applied;
}

describe('a view', () => {
  rule('BJ-TRN-02', 'before any commitment is the whole position, but for the generator', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const state = stateOf(scene);
        for (const viewer of VIEWERS) {
          expect(game.view(state, viewer)).toEqual({ ...state, viewer, rng: 'hidden' });
        }
      }),
    );
  });

  rule('BJ-TRN-02', "shows one's own commitment, and of the other's only that it is there", () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const before = stateOf(scene);
        const commit = chosen(scene, before);
        const { state } = play(game, before, commit);
        const { seat, category, techniqueId } = commit;
        expect(state.committed[seat]).toEqual({ category, techniqueId });
        expect(game.view(state, seat).committed[seat]).toEqual({ category, techniqueId });
        for (const viewer of othersOf(seat)) {
          const view = game.view(state, viewer);
          expect(view.committed[seat]).toEqual(MARK);
          expect(view.committed[seat]).not.toBeNull();
          expect(view.committed[other(seat)]).toBeNull();
        }
      }),
    );
  });

  rule('BJ-TRN-02', 'is the same whatever the other side has committed', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const before = stateOf(scene);
        for (const viewer of othersOf(scene.seat)) {
          const views = commitsOf(before, scene.seat).map((commit) =>
            JSON.stringify(game.view(play(game, before, commit).state, viewer)),
          );
          expect(new Set(views).size).toBe(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  rule('BJ-TRN-02', 'differs from the view before the commitment only in the mark', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const before = stateOf(scene);
        const { state } = play(game, before, chosen(scene, before));
        for (const viewer of othersOf(scene.seat)) {
          const earlier = game.view(before, viewer);
          const committed = [...earlier.committed];
          committed[scene.seat] = MARK as never;
          expect(game.view(state, viewer)).toEqual({ ...earlier, committed });
        }
      }),
    );
  });

  rule('BJ-TRN-02', 'answers who decides and what is legal as the state does', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const before = stateOf(scene);
        for (const state of [before, play(game, before, chosen(scene, before)).state]) {
          for (const viewer of VIEWERS)
            expect(game.deciders(game.view(state, viewer))).toEqual(game.deciders(state));
          for (const seat of [0, 1] as const) {
            const view = game.view(state, seat);
            expect(game.legalActions(view, seat)).toEqual(game.legalActions(state, seat));
            expect(game.countLegal(view, seat)).toBe(game.countLegal(state, seat));
            for (const action of commitsOf(state, seat)) {
              expect(game.validate(view, action)).toEqual(game.validate(state, action));
            }
          }
        }
      }),
    );
  });

  rule('BJ-TRN-02', 'shows everything of an exchange once both are in', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const before = stateOf(scene);
        const first = chosen(scene, before);
        const second = chosen({ ...scene, seat: other(scene.seat) }, before);
        const { state } = play(game, play(game, before, first).state, second);
        for (const viewer of VIEWERS) {
          const view = game.view(state, viewer);
          expect(view).toEqual({ ...state, viewer, rng: 'hidden' });
          expect(view.last?.choices[first.seat].techniqueId).toBe(first.techniqueId);
          expect(view.last?.choices[second.seat].techniqueId).toBe(second.techniqueId);
        }
      }),
    );
  });
});

describe('no secret leaks', () => {
  /** Plays a whole match and looks at everything that anybody is shown while a commitment is open. */
  function watch(of: BjjGame, seed: string): number {
    const chance = createChance(seed);
    let state = of.setup({ seed });
    let looks = 0;
    while (state.result === null) {
      const seat = chance.pick(of.deciders(state));
      const action = of.sampleLegal(state, seat, chance) as Commit;
      const lone = state.committed[other(seat)] === null;
      const { state: next, events } = play(of, state, action);
      if (lone) {
        looks++;
        for (const viewer of othersOf(seat)) {
          const { last, ...view } = of.view(next, viewer);
          // The last exchange is public already.
          expect(last).toEqual(state.last);
          const seen = of.viewEvents(events as readonly BjjEvent[], viewer);
          expect(seen).toEqual([{ type: 'committed', seat }]);
          const shown = JSON.stringify([view, seen, of.viewAction(action, viewer)]);
          expect(shown).not.toContain(`"${action.techniqueId}"`);
          // As a value: `control` is also the name of a field.
          expect(shown).not.toContain(`:"${action.category}"`);
        }
      }
      for (const viewer of VIEWERS) expect(of.view(next, viewer).rng).toBe('hidden');
      state = next;
    }
    return looks;
  }

  rule('BJ-TRN-02', 'views, events and actions never tell an open commitment', () => {
    let looks = 0;
    for (let i = 0; i < 40; i++) looks += watch(game, `leak ${i}`);
    expect(looks).toBeGreaterThan(300);
  });

  rule('BJ-TRN-02', 'the generator is in no view, and commitments do not move it', () => {
    const state = game.setup({ seed: 'generator' });
    const { state: later } = play(game, state, commitsOf(state, 0)[3] as Commit);
    expect(later.rng).toEqual(state.rng);
    for (const shown of [state, later]) {
      if (shown.rng.kind !== 'chacha8') throw new Error('a match runs on chacha8');
      for (const viewer of VIEWERS) {
        const text = JSON.stringify(game.view(shown, viewer));
        expect(text).toContain('"rng":"hidden"');
        for (const word of shown.rng.key) expect(text).not.toContain(String(word));
      }
    }
  });

  rule('BJ-TRN-02', 'an action tells the others that it was made, and its own seat what it said', () => {
    const state = game.setup({ seed: 'actions' });
    for (const seat of [0, 1] as const) {
      for (const commit of commitsOf(state, seat)) {
        expect(game.viewAction(commit, seat)).toEqual(commit);
        for (const viewer of othersOf(seat)) {
          expect(game.viewAction(commit, viewer)).toEqual({ type: 'commit', seat, hidden: true });
        }
      }
      for (const viewer of VIEWERS) {
        const retract = game.actions.retract(seat);
        expect(game.viewAction(retract, viewer)).toEqual(retract);
        expect(game.viewAction(game.actions.concede(seat), viewer)).toEqual({ type: 'concede', seat });
      }
    }
  });

  rule('BJ-TRN-02', 'a commitment that is taken back stays secret', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const before = stateOf(scene, revisable);
        const commit = chosen(scene, before);
        const open = play(revisable, before, commit).state;
        const { state, events } = play(revisable, open, revisable.actions.retract(scene.seat));
        expect(events).toEqual([{ type: 'retracted', seat: scene.seat }]);
        for (const viewer of VIEWERS) {
          expect(revisable.view(state, viewer)).toEqual(revisable.view(before, viewer));
        }
      }),
      { numRuns: 40 },
    );
  });

  rule('BJ-TRN-02', 'a refused commitment of the other seat tells nothing about the open one', () => {
    const state = game.setup({ seed: 'refused' });
    const refusals = commitsOf(state, 0).map((commit) => {
      const open = play(game, state, commit).state;
      return JSON.stringify([
        game.validate(open, game.actions.commit(1, { category: 'attack', techniqueId: 'armbar' })),
        game.validate(open, game.actions.commit(1, { category: 'sweep', techniqueId: 'sprawl' })),
      ]);
    });
    expect(new Set(refusals).size).toBe(1);
  });
});

describe('imagining the hidden commitment', () => {
  rule('BJ-TRN-02', 'reaches exactly the legal commitments, each with some probability', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const { seat } = scene;
        const before = stateOf(scene);
        const { state } = play(game, before, chosen(scene, before));
        const legal = commitsOf(before, seat);
        for (const viewer of othersOf(seat)) {
          const view = game.view(state, viewer);
          const worlds = enumerate((chance) => game.determinize(view, chance)) ?? [];
          const imagined = worlds.map(({ value }) => canonicalJson(value.committed[seat]));
          const expected = legal.map(({ category, techniqueId }) => canonicalJson({ category, techniqueId }));
          expect([...new Set(imagined)].sort()).toEqual([...expected].sort());
          for (const { probability } of worlds) expect(probability.numerator).toBeGreaterThan(0n);
          for (const { value } of worlds) {
            expect(game.check(value)).toEqual([]);
            expect(game.view(value, viewer)).toEqual(view);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  rule('BJ-TRN-02', "leaves one's own commitment and an open table as they are", () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const before = stateOf(scene);
        const { state } = play(game, before, chosen(scene, before));
        for (const [shown, viewer] of [
          [state, scene.seat],
          [before, 0],
          [before, 1],
          [before, 'spectator'],
        ] as const) {
          const worlds = enumerate((chance) => game.determinize(game.view(shown, viewer), chance)) ?? [];
          expect(worlds.map(({ probability }) => formatFraction(probability))).toEqual(['1']);
          expect(worlds[0]?.value).toEqual({ ...shown, rng: worlds[0]?.value.rng });
        }
      }),
      { numRuns: 40 },
    );
  });

  rule('BJ-TRN-02', 'does not copy the generator of the match', () => {
    const state = game.setup({ seed: 'copy' });
    const imagined = game.determinize(game.view(state, 0), createChance('imagination'));
    expect(imagined.rng).not.toEqual(state.rng);
  });
});

describe('odds on a view', () => {
  rule('BJ-TRN-02', 'cannot be told while a hidden commitment decides', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const { seat } = scene;
        const before = stateOf(scene);
        const { state } = play(game, before, chosen(scene, before));
        const view = game.view(state, other(seat));
        for (const action of commitsOf(before, other(seat))) {
          expect(game.odds(view, action)).toBeUndefined();
          expect(game.odds(state, action)).toBeDefined();
        }
      }),
      { numRuns: 20 },
    );
  });

  rule('BJ-TRN-02', "are those of the state where both actions are given, or where one's own is in", () => {
    const told = (list: ReturnType<typeof game.odds>) =>
      list?.map(({ probability, state: after, events }) => ({
        probability: formatFraction(probability),
        after: ledgerOf(after as BjjState),
        result: after.result,
        events,
      }));
    fc.assert(
      fc.property(anyScene, (scene) => {
        const state = stateOf(scene);
        const [own, theirs] = [chosen(scene, state), chosen({ ...scene, seat: other(scene.seat) }, state)];
        const expected = told(game.odds(state, [own, theirs]));
        expect(expected?.length).toBeGreaterThanOrEqual(36);
        for (const viewer of VIEWERS) {
          expect(told(game.odds(game.view(state, viewer), [own, theirs]))).toEqual(expected);
        }
        const open = play(game, state, own).state;
        expect(told(game.odds(game.view(open, own.seat), theirs))).toEqual(told(game.odds(open, theirs)));
      }),
      { numRuns: 25 },
    );
  });

  rule('BJ-TRN-02', 'keep the view a view', () => {
    const state = game.setup({ seed: 'odds' });
    const view = game.view(state, 0);
    const both = [commitsOf(state, 0)[0] as Commit, commitsOf(state, 1)[0] as Commit];
    for (const { state: after } of game.odds(view, both) ?? []) {
      expect(after.viewer).toBe(0);
      expect(after.rng).toBe('hidden');
    }
    // One commitment alone is no chance at all.
    const alone = game.odds(view, both[0] as Commit) ?? [];
    expect(alone).toHaveLength(1);
    expect(alone[0]?.state.committed[1]).toBeNull();
  });

  rule(['BJ-TRN-01', 'K-TRN-01'], 'are told only for one commitment of each seat', () => {
    const state = game.setup({ seed: 'odds' });
    const [own, again] = commitsOf(state, 0) as [Commit, Commit];
    const theirs = commitsOf(state, 1)[0] as Commit;
    // The second commitment of a seat is refused, and what is possible after the exchange is not known before it.
    expect(() => game.odds(state, [own, again])).toThrow('NOT_SIMULTANEOUS');
    expect(() => game.odds(state, [own, theirs, again])).toThrow('NOT_SIMULTANEOUS');
  });
});
