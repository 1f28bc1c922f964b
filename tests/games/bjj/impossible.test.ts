// Positions that no match can come to: each is refused with exactly one problem, and the words for it.
import { type Problem, win } from 'holmgang';
import { type BjjClause, type BjjState, bjj } from 'holmgang/bjj';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { AR, arrange, exchange, IP, variant } from './arrange.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends object | null ? Mutable<T[K]> : T[K] };

/** Changes a copy of a state, in whatever way. */
function broken(state: BjjState, change: (draft: Mutable<BjjState>) => void): unknown {
  const copy = structuredClone(state) as Mutable<BjjState>;
  change(copy);
  return copy;
}

function badPosition(path: string, clause: string, message: string): Problem {
  return { path, code: 'BAD_POSITION', message, rule: clause };
}

const start = arrange();
/** After an exchange on turn 1 that seat 0 won by 3. */
const played = exchange({ choices: ['sprawl', 'collar_tie'], lead: 3 }).after;

interface Impossible {
  readonly clause: BjjClause;
  readonly name: string;
  readonly from?: BjjState;
  readonly change: (draft: Mutable<BjjState>) => void;
  readonly path: string;
  readonly message: string;
}

const IMPOSSIBLE: readonly Impossible[] = [
  {
    clause: 'BJ-SET-03',
    name: 'roles that are no counterparts',
    from: arrange({ at: ['mount', 'top'] }),
    change: (draft) => (draft.roles = ['top', 'top']),
    path: 'roles',
    message: 'no counterparts',
  },
  {
    clause: 'BJ-SET-02',
    name: 'a role that the position does not have',
    change: (draft) => (draft.roles = ['top', 'bottom']),
    path: 'roles',
    message: 'standing has no role top',
  },
  {
    clause: 'BJ-CTL-04',
    name: 'pips on both sides',
    change: (draft) => (draft.control = [1, 1]),
    path: 'control',
    message: 'both sides hold pips',
  },
  {
    clause: 'BJ-TOK-02',
    name: 'a token held twice',
    change: (draft) => (draft.tokens = [[], [AR, AR]]),
    path: 'tokens.1',
    message: 'a token is held twice',
  },
  {
    clause: 'BJ-WIN-02',
    name: 'a match that goes on with the points that win',
    change: (draft) => (draft.points = [0, 12]),
    path: 'points.1',
    message: 'these points have won already',
  },
  {
    clause: 'BJ-TEC-03',
    name: 'a commitment without the token it needs',
    from: arrange({ at: ['mount', 'top'] }),
    change: (draft) => (draft.committed = [{ category: 'attack', techniqueId: 'armbar' }, null]),
    path: 'committed.0',
    message: 'MISSING_TOKENS: armbar',
  },
  {
    clause: 'BJ-TRN-03',
    name: 'two commitments side by side',
    change: (draft) => {
      draft.committed = [
        { category: 'control', techniqueId: 'collar_tie' },
        { category: 'control', techniqueId: 'collar_tie' },
      ];
    },
    path: 'committed',
    message: 'both are in, but not resolved',
  },
  {
    clause: 'BJ-TRN-05',
    name: 'a last exchange in the future',
    from: played,
    change: (draft) => (draft.last!.turn = 3),
    path: 'last.turn',
    message: 'does not lie in the past',
  },
  {
    clause: 'BJ-TRN-05',
    name: 'a last exchange on the turn that is being played',
    from: played,
    change: (draft) => (draft.last!.turn = 2),
    path: 'last.turn',
    message: 'does not lie in the past',
  },
  {
    clause: 'BJ-TRN-01',
    name: 'a choice whose technique is of another category',
    from: played,
    change: (draft) => (draft.last!.choices[1].category = 'attack'),
    path: 'last.choices.1',
    message: 'collar_tie is no attack technique',
  },
  {
    clause: 'BJ-TRN-01',
    name: 'a choice of a technique that is not there',
    from: played,
    change: (draft) => (draft.last!.choices[0].techniqueId = 'handstand'),
    path: 'last.choices.0',
    message: 'handstand is no defense technique',
  },
  ...(['control', 'matchup', 'technique', 'tokens'] as const).map((part) => ({
    clause: 'BJ-SCO-01' as const,
    name: `a total that leaves out ${part}`,
    from: played,
    change: (draft: Mutable<BjjState>) => (draft.last!.breakdown[1][part] += 1),
    path: 'last.breakdown.1.total',
    message: 'is not the sum of its parts',
  })),
  {
    clause: 'BJ-SCO-01',
    name: 'a total that leaves out the die',
    from: played,
    change: (draft) => (draft.last!.breakdown[0].die = draft.last!.breakdown[0].die === 1 ? 2 : 1),
    path: 'last.breakdown.0.total',
    message: 'is not the sum of its parts',
  },
  {
    clause: 'BJ-TIE-01',
    name: 'a margin that is not the difference',
    from: played,
    change: (draft) => (draft.last!.margin = 2),
    path: 'last.margin',
    message: 'does not fit the totals',
  },
  {
    clause: 'BJ-TIE-02',
    name: 'a tier of another margin',
    from: played,
    change: (draft) => (draft.last!.tier = 'dominant'),
    path: 'last.tier',
    message: 'does not fit the margin',
  },
  ...([1, null] as const).map((winner) => ({
    clause: 'BJ-TIE-03' as const,
    name: `the winner ${winner} where seat 0 leads`,
    from: played,
    change: (draft: Mutable<BjjState>) => (draft.last!.winner = winner),
    path: 'last.winner',
    message: 'does not fit the totals',
  })),
  ...([0, 1] as const).map((winner) => ({
    clause: 'BJ-TIE-03' as const,
    name: `the winner ${winner} of a stalemate`,
    from: exchange({ choices: ['sprawl', 'collar_tie'], lead: 0 }).after,
    change: (draft: Mutable<BjjState>) => (draft.last!.winner = winner),
    path: 'last.winner',
    message: 'does not fit the totals',
  })),
];

describe('a position that no match comes to', () => {
  for (const { clause, name, from = start, change, path, message } of IMPOSSIBLE) {
    rule(clause, `${name} is refused, and nothing else is`, () => {
      expect(bjj.check(from)).toEqual([]);
      expect(bjj.check(broken(from, change))).toEqual([badPosition(path, clause, message)]);
    });
  }

  rule('BJ-SET-02', 'a position that the set does not have is refused by its form', () => {
    expect(bjj.check(broken(start, (draft) => (draft.position = 'handstand'))).map((p) => p.path)).toEqual([
      'position',
    ]);
  });

  rule('BJ-TIE-03', 'a last exchange that seat 1 won is accepted', () => {
    expect(bjj.check(exchange({ choices: ['sprawl', 'collar_tie'], lead: -2 }).after)).toEqual([]);
  });

  rule(['BJ-WIN-02', 'BJ-TRN-05'], 'a finished match keeps its points and its last exchange', () => {
    const over = exchange({ points: [10, 0], choices: ['single_leg', 'sprawl'], lead: 2 }).after;
    expect(over).toMatchObject({ turn: 1, last: { turn: 1 }, points: [12, 0], phase: 'over' });
    expect(bjj.check(over)).toEqual([]);
    expect(bjj.check(broken(over, (draft) => (draft.last!.turn = 2)))).toEqual([
      badPosition('last.turn', 'BJ-TRN-05', 'does not lie in the past'),
    ]);
  });
});

describe('an end that no match comes to', () => {
  const over = exchange({ points: [10, 0], choices: ['single_leg', 'sprawl'], lead: 2 }).after;
  const ENDS = [
    ['submission', 'BJ-WIN-01'],
    ['points', 'BJ-WIN-02'],
    ['time_points', 'BJ-WIN-03'],
    ['time_advantages', 'BJ-WIN-03'],
    ['referee', 'BJ-WIN-03'],
  ] as const;

  rule('BJ-WIN-05', 'every reason goes with its own clause and with no other', () => {
    const clauses = ['BJ-WIN-01', 'BJ-WIN-02', 'BJ-WIN-03', 'BJ-WIN-05'] as const;
    for (const [reason, own] of ENDS) {
      for (const clause of clauses) {
        const found = bjj.check(broken(over, (draft) => (draft.result = win(0, reason, clause) as never)));
        expect(found).toEqual(
          clause === own
            ? []
            : [badPosition('result', 'BJ-WIN-05', `no match ends like this: ${reason}, ${clause}`)],
        );
      }
    }
  });

  rule('BJ-WIN-05', 'only a draw has no winner, and a draw has none', () => {
    const none = { winner: null, scores: [0.5, 0.5] };
    const ends = (result: object) => bjj.check(broken(over, (draft) => (draft.result = result as never)));
    expect(ends({ ...none, reason: 'draw', rule: 'BJ-WIN-05' })).toEqual([]);
    for (const [reason, clause] of [...ENDS, ['whim', 'BJ-WIN-01'], ['toString', 'BJ-WIN-01']] as const) {
      expect(ends({ ...none, reason, rule: clause })).toEqual([
        badPosition('result', 'BJ-WIN-05', `no match ends like this: ${reason}, ${clause}`),
      ]);
    }
    expect(ends(win(1, 'draw', 'BJ-WIN-05'))).toEqual([
      badPosition('result', 'BJ-WIN-05', 'no match ends like this: draw, BJ-WIN-05'),
    ]);
  });
});

describe('numbers at their bounds', () => {
  const game = variant({ limits: { turns: 4, points: 6, tokens: 1, pips: 2 } });
  const paths = (change: (draft: Mutable<BjjState>) => void) =>
    game.check(broken(game.setup({ seed: 'bounds' }), change)).map(({ path }) => path);

  rule(['BJ-SET-01', 'BJ-TRN-05'], 'turns run from 1 to the last', () => {
    expect([0, 1, 4, 5].map((turn) => paths((draft) => (draft.turn = turn)))).toEqual([
      ['turn'],
      [],
      [],
      ['turn'],
    ]);
  });

  rule(['BJ-ADV-01', 'BJ-TEC-09'], 'advantages go up to two a turn', () => {
    expect([-1, 0, 8, 9].map((n) => paths((draft) => (draft.advantages = [0, n])))).toEqual([
      ['advantages.1'],
      [],
      [],
      ['advantages.1'],
    ]);
  });

  rule('BJ-WIN-02', 'points go up to the most that one exchange can bring', () => {
    const over = (points: number) => (draft: Mutable<BjjState>) => {
      draft.points = [points, 0];
      draft.phase = 'over';
      draft.result = win(0, 'points', 'BJ-WIN-02') as never;
    };
    expect([6, 9, 10].map((points) => paths(over(points)))).toEqual([[], [], ['points.0']]);
  });

  rule(['BJ-TOK-02', 'BJ-CTL-03'], 'tokens and pips go up to their limits', () => {
    expect(paths((draft) => (draft.tokens = [[AR, IP], []]))).toEqual(['tokens.0']);
    expect([2, 3].map((pips) => paths((draft) => (draft.control = [0, pips])))).toEqual([[], ['control.1']]);
  });
});
