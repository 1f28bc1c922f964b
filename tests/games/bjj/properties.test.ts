// The laws of the game, on random matches and random positions.
import fc from 'fast-check';
import { otherSeat, SEATS, type Seat } from 'holmgang';
import {
  type BjjState,
  bjj,
  CATEGORIES,
  type Commit,
  checkTechniqueSet,
  type Technique,
  type TechniqueSet,
  TOKENS,
  tierOf,
} from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  arrange,
  BC,
  commitOf,
  counterpart,
  find,
  house,
  kinds,
  LI,
  type Pair,
  PB,
  places,
  tableOf,
  techniques,
  usable,
} from './arrange.js';
import { everyEncounter, meet, positions, randomMatch } from './encounters.js';

const matches = fc.nat(1e6).map((seed) => randomMatch(seed));

function everyMatch(law: (turns: ReturnType<typeof randomMatch>) => void, numRuns = 25): void {
  fc.assert(
    fc.property(matches, (turns) => {
      law(turns);
    }),
    { numRuns },
  );
}

function swap<T>([own, other]: Pair<T>): [T, T] {
  return [other, own];
}

/** The same position with the seats exchanged. */
function mirror(state: BjjState): BjjState {
  return arrange({
    at: [state.position, state.roles[1]],
    turn: state.turn,
    points: swap(state.points),
    advantages: swap(state.advantages),
    control: swap(state.control),
    tokens: swap(state.tokens),
  });
}

describe('scores', () => {
  rule(
    ['BJ-SCO-07', 'BJ-TIE-01', 'BJ-TIE-02'],
    'totals and margins lie in 0..14, and the margin makes the tier',
    () => {
      everyEncounter(({ last: { breakdown, margin, tier } }) => {
        for (const value of [breakdown[0].total, breakdown[1].total, margin]) {
          expect(value).toBe(Math.min(14, Math.max(0, value)));
        }
        expect(tier).toBe(tierOf(margin));
      });
    },
  );

  rule(['BJ-CAT-05', 'BJ-SCO-01', 'BJ-TIE-03'], 'exchanging the seats exchanges the outcome', () => {
    everyEncounter(({ before, after, last }, encounter) => {
      const other = meet(encounter, {
        from: mirror(before),
        choices: swap(encounter.choices),
        dice: swap(encounter.dice),
        coin: otherSeat(encounter.coin),
      });
      expect(other.last.breakdown).toEqual(swap(last.breakdown));
      expect(other.last.winner).toBe(last.winner === null ? null : otherSeat(last.winner));
      for (const key of ['points', 'advantages', 'control', 'tokens', 'roles'] as const) {
        expect(other.after[key]).toEqual(swap<unknown>(after[key]));
      }
      expect([other.after.position, other.after.turn]).toEqual([after.position, after.turn]);
      expect(other.after.result?.scores).toEqual(after.result ? swap(after.result.scores) : undefined);
      expect(other.after.result?.reason).toBe(after.result?.reason);
    });
  });

  rule(['BJ-SCO-05', 'BJ-TIE-03'], 'a higher die never makes the outcome worse for its side', () => {
    const worth = (winner: Seat | null, seat: Seat) => (winner === null ? 1 : winner === seat ? 2 : 0);
    everyEncounter(({ last }, encounter) => {
      for (const seat of SEATS) {
        for (let die = encounter.dice[seat] + 1; die <= 6; die++) {
          const dice = seat === 0 ? ([die, encounter.dice[1]] as const) : ([encounter.dice[0], die] as const);
          const raised = meet(encounter, { dice }).last;
          expect(worth(raised.winner, seat)).toBeGreaterThanOrEqual(worth(last.winner, seat));
          expect(raised.breakdown[seat].total).toBe(last.breakdown[seat].total + die - encounter.dice[seat]);
        }
      }
    });
  });

  rule('BJ-TRN-03', 'the order of the commitments makes no difference to a match', () => {
    everyMatch((turns) => {
      for (const { before, after, actions } of turns) {
        const state = [...actions].reverse().reduce((one, action) => bjj.reducer(one, action), before);
        expect(bjj.digest(state)).toBe(bjj.digest(after));
      }
    }, 10);
  });
});

describe('what changes', () => {
  rule(['BJ-CTL-01', 'BJ-CTL-02', 'BJ-CTL-04'], 'pips never on both sides, one step, only by control', () => {
    everyMatch((turns) => {
      for (const { before, after } of turns) {
        const [own, other] = after.control;
        expect(own * other).toBe(0);
        expect([0, 1, 2]).toContain(own + other);
        const steps = Math.abs(own - before.control[0]) + Math.abs(other - before.control[1]);
        const winner = after.last?.winner ?? null;
        const byControl = winner !== null && after.last?.choices[winner].category === 'control';
        expect(steps).toBeLessThanOrEqual(byControl ? 1 : 0);
      }
    });
  });

  rule(
    ['BJ-TOK-01', 'BJ-TOK-02', 'BJ-TIE-04'],
    'tokens: two known kinds at most; a minor win only clears',
    () => {
      everyEncounter(({ before, after, last, effects }) => {
        for (const seat of SEATS) {
          const held = after.tokens[seat];
          expect(held.length).toBeLessThanOrEqual(2);
          expect(new Set(held).size).toBe(held.length);
          for (const token of held) expect(TOKENS).toContain(token);
          const cleared = house.positions.find(({ id }) => id === after.position)?.autoClear ?? [];
          if (last.tier !== 'minor') continue;
          const moved = kinds(effects).includes('positionChanged');
          expect(held).toEqual(before.tokens[seat].filter((token) => !(moved && cleared.includes(token))));
        }
      });
    },
  );

  rule(
    ['BJ-PTS-01', 'BJ-ADV-02'],
    'points by the value of a scoring win, an advantage at most, never both',
    () => {
      everyMatch((turns) => {
        for (const { before, after } of turns) {
          const { last } = after;
          if (last === null) throw new Error('no exchange');
          for (const seat of SEATS) {
            const { transition, ibjjfPoints } = find(last.choices[seat].techniqueId);
            const decided = last.winner === seat && last.margin >= 2;
            const points = after.points[seat] - before.points[seat];
            const advantages = after.advantages[seat] - before.advantages[seat];
            expect(points).toBe(decided && transition !== null ? ibjjfPoints : 0);
            expect([0, 1]).toContain(advantages);
            expect(points * advantages).toBe(0);
            if (last.winner !== seat) expect(points + advantages).toBe(0);
          }
        }
      });
    },
  );

  rule(
    ['BJ-TIE-03', 'BJ-TRN-05'],
    'a stalemate changes the turn and nothing else, but may be the last',
    () => {
      everyEncounter((_, encounter) => {
        for (let die = 1; die <= 6; die++) {
          const { before, after, last, effects } = meet(encounter, { dice: [encounter.dice[0], die] });
          if (last.margin > 0) continue;
          expect(effects[0]).toEqual({ type: 'stalemate' });
          expect(tableOf({ ...after, result: null })).toEqual(tableOf(before));
          expect(after.result !== null).toBe(before.turn === 20);
          expect(after.turn).toBe(Math.min(20, before.turn + 1));
        }
      });
    },
  );

  rule(
    ['BJ-TEC-06', 'BJ-SET-04'],
    "the place changes if and only if the winner's technique has a transition",
    () => {
      everyEncounter(({ before, after, last }, { choices }) => {
        const changed = before.position !== after.position || before.roles[0] !== after.roles[0];
        expect(changed).toBe(last.winner !== null && find(choices[last.winner]).transition !== null);
      });
    },
  );

  rule(['BJ-SET-02', 'BJ-SET-03'], 'the roles fit the position and each other', () => {
    everyMatch((turns) => {
      for (const { after } of turns) {
        expect(places).toContainEqual([after.position, after.roles[0]]);
        expect(after.roles[1]).toBe(counterpart(after.roles[0]));
        expect(bjj.check(after)).toEqual([]);
      }
    });
  });
});

describe('matches', () => {
  rule('BJ-WIN-05', 'a match takes at most 20 turns and has one winner', () => {
    everyMatch((turns) => {
      expect(turns.length).toBeLessThanOrEqual(20);
      const result = turns.at(-1)?.after.result;
      expect([0, 1]).toContain(result?.winner);
      expect(result?.scores).toEqual(result?.winner === 0 ? [1, 0] : [0, 1]);
    });
  });

  rule(['BJ-TRN-03', 'BJ-SCO-05'], 'the same seed and commitments make the same match', () => {
    fc.assert(
      fc.property(fc.nat(1e6), (seed) => {
        const [one, two] = [randomMatch(seed), randomMatch(seed)];
        expect(two).toEqual(one);
        const actions = one.flatMap((turn) => turn.actions);
        const end = actions.reduce(
          (state, action) => bjj.reducer(state, action),
          bjj.setup({ seed: `match ${seed}` }),
        );
        expect(end).toEqual(one.at(-1)?.after);
      }),
      { numRuns: 10 },
    );
  });
});

describe('choices', () => {
  rule(['BJ-TRN-01', 'BJ-CAT-01'], 'all 68 cells offer something, whatever the tokens', () => {
    const pairs = TOKENS.flatMap((one, index) => [
      [],
      [one],
      ...TOKENS.slice(index + 1).map((two) => [one, two]),
    ]);
    for (const at of places) {
      for (const held of pairs) {
        const state = arrange({ at, tokens: [held, []] });
        const legal = bjj.legalActions(state, 0) as readonly Commit[];
        for (const category of CATEGORIES)
          expect(legal.some((action) => action.category === category)).toBe(true);
      }
    }
  });

  rule(
    ['BJ-TRN-01', 'BJ-TEC-01', 'BJ-TEC-03'],
    'a commitment that is not usable is refused and changes nothing',
    () => {
      const anything = fc.record({
        id: fc.constantFrom(...techniques.map(({ id }) => id), 'flying_armbar'),
        category: fc.constantFrom(...CATEGORIES),
        seat: fc.constantFrom<Seat>(0, 1),
      });
      fc.assert(
        fc.property(positions, fc.array(anything, { minLength: 20, maxLength: 20 }), (state, tries) => {
          for (const { id, category, seat } of tries) {
            const action = { ...commitOf(seat, id), category };
            const allowed = usable(state, seat).some((one) => one.id === id && one.category === category);
            const applied = bjj.apply(state, action);
            expect(applied.ok).toBe(allowed);
            if (applied.ok) continue;
            expect(applied.rejection.code).toMatch(
              /^(UNKNOWN_TECHNIQUE|WRONG_CATEGORY|NOT_AVAILABLE_HERE|MISSING_TOKENS)$/,
            );
            expect(applied.rejection.rule).toMatch(/^BJ-/);
            expect(bjj.reducer(state, action)).toBe(state);
          }
        }),
        { numRuns: 50 },
      );
    },
  );

  rule('BJ-TRN-02', 'no view shows an open commitment of the other side, nor the generator', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom<Seat>(0, 1), fc.nat(1000), (state, seat, pick) => {
        const options = usable(state, seat);
        const { id } = options[pick % options.length] as Technique;
        const open = bjj.reducer(state, commitOf(seat, id));
        for (const viewer of [otherSeat(seat), 'spectator'] as const) {
          const { last: _, ...view } = bjj.view(open, viewer);
          expect(JSON.stringify(view)).not.toContain(`"${id}"`);
          expect(view.committed[seat]).not.toBeNull();
          expect(view.rng).toBe('hidden');
        }
        expect(bjj.view(open, seat).committed[seat]?.techniqueId).toBe(id);
      }),
    );
  });
});

describe('data', () => {
  const change = (id: string, traits: Partial<Technique>): TechniqueSet => ({
    ...house,
    techniques: house.techniques.map((one) => (one.id === id ? { ...one, ...traits } : one)),
  });
  const standing = { position: 'standing', role: 'neutral' } as const;
  const noStrip = (one: Technique) => (one.tokenRemove === BC ? { ...one, tokenRemove: null } : one);

  // data.test.ts breaks the rules in every way; here is one for each.
  rule.each<readonly [clause: string, what: string, set: TechniqueSet]>([
    ['BJ-DAT-01', 'a cell with gated techniques alone', change('ezekiel_choke', { requiredTokens: [LI] })],
    ['BJ-DAT-02', 'a submission with a transition', change('kimura', { transition: standing })],
    ['BJ-DAT-03', 'points without a transition', change('single_leg', { transition: null })],
    ['BJ-DAT-04', 'a way to where it is used', change('snap_down', { transition: standing })],
    ['BJ-DAT-05', 'a reward that its own target clears', change('backstep', { tokenReward: PB })],
    ['BJ-DAT-06', 'a choke without its gate', change('triangle', { requiredTokens: [] })],
    ['BJ-DAT-07', 'a token without strip', { ...house, techniques: house.techniques.map(noStrip) }],
  ])(
    ['BJ-DAT-01', 'BJ-DAT-02', 'BJ-DAT-03', 'BJ-DAT-04', 'BJ-DAT-05', 'BJ-DAT-06', 'BJ-DAT-07'],
    '%s refuses %s, and nothing in the house set',
    ([clause, , set]) => {
      expect(checkTechniqueSet(set).map((problem) => problem.rule)).toContain(clause);
      expect(checkTechniqueSet(house)).toEqual([]);
    },
  );
});
