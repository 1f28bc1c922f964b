// The technique set: the house's own, set beside its specification, and what becomes of sets that break a data rule.
// Every mutator changes one thing in every place where it can be changed, and names the clause that forbids it.

import { createChance, digestOf, type Problem, UsageError } from 'holmgang';
import {
  type BjjState,
  bjjRulesets,
  CATEGORIES,
  checkTechniqueSet,
  choicesAt,
  createBjj,
  type Place,
  POINT_VALUES,
  POSITION_NAMES,
  type PointsLabel,
  type Position,
  TECHNIQUE_NAMES,
  type Technique,
  type TechniqueSet,
  TOKENS,
  type Token,
} from 'holmgang/bjj';
import { describe, expect, it } from 'vitest';
import type { BjjClause } from '../../../rulesets/bjj/clauses.js';
import { rule } from '../../rule.js';

const house = bjjRulesets.standard.set;
const LABELS = Object.keys(POINT_VALUES) as PointsLabel[];

// --- the house set -----------------------------------------------------------------------------------------------------------

const CODES: Readonly<Record<string, Place>> = {
  'st:n': { position: 'standing', role: 'neutral' },
  'cl:n': { position: 'clinch', role: 'neutral' },
  'cg:t': { position: 'closed_guard', role: 'top' },
  'cg:b': { position: 'closed_guard', role: 'bottom' },
  'og:t': { position: 'open_guard', role: 'top' },
  'og:b': { position: 'open_guard', role: 'bottom' },
  'hg:t': { position: 'half_guard', role: 'top' },
  'hg:b': { position: 'half_guard', role: 'bottom' },
  'sc:t': { position: 'side_control', role: 'top' },
  'sc:b': { position: 'side_control', role: 'bottom' },
  'mt:t': { position: 'mount', role: 'top' },
  'mt:b': { position: 'mount', role: 'bottom' },
  'bc:t': { position: 'back_control', role: 'top' },
  'bc:b': { position: 'back_control', role: 'bottom' },
  'tu:t': { position: 'turtle', role: 'top' },
  'tu:b': { position: 'turtle', role: 'bottom' },
  'le:n': { position: 'leg_entanglement', role: 'neutral' },
};

/** The table "Choices per place": place, attack, control, defense, sweep; `*` needs a token. */
const CHOICES_PER_PLACE = `
st:n | single_leg, double_leg, guard_pull, standing_guillotine* | collar_tie, clinch_entry, two_on_one, lead_grip | sprawl, grip_strip, circle_out | foot_sweep, snap_down, sumi_gaeshi*
cl:n | single_leg, body_lock_takedown, guard_pull, standing_guillotine* | two_on_one, underhook, body_lock | sprawl, grip_strip, frame_off | foot_sweep, snap_down, hip_throw*
cg:t | guard_break, stack_pass, double_under_pass* | hip_pin, sleeve_pin, knee_wedge | grip_strip, posture_up | stand_in_guard, knee_wedge_switch
cg:b | armbar*, triangle*, cross_collar_choke*, kimura | posture_break, wrist_control, high_guard | grip_strip, knee_pinch, hip_post | scissor_sweep, hip_bump_sweep*, technical_stand_up
og:t | double_under_pass*, toreando_pass, knee_cut_pass, ankle_lock* | pants_grips, headquarters, inside_knee | posture_up, clear_feet, disengage | backstep, smash_tilt
og:b | triangle*, ankle_lock*, omoplata*, leg_entry | posture_break, wrist_control, dlr_hook | grip_strip, hip_escape, close_guard | technical_stand_up, tripod_sweep, balloon_sweep*
hg:t | knee_cut_pass, mount_step*, darce_choke* | crossface, whizzer, far_underhook | posture_up, base_out | backstep, hip_switch
hg:b | kimura, dogfight_back*, kneebar_entry | underhook, knee_shield, lockdown | grip_strip, guard_recovery, elbow_frame | old_school_sweep*, roll_under_sweep, knee_shield_reset
sc:t | darce_choke*, mount_transition, americana* | crossface, near_arm_pin, shoulder_lift | base_out, hip_block | hip_switch, roll_to_back*
sc:b | buggy_choke*, underhook_build_up, far_arm_threat | inside_frame, wrist_tie | guard_recovery, elbow_frame, turtle_up | bridge_and_turn, knee_in
mt:t | armbar*, cross_collar_choke*, americana*, ezekiel_choke | near_arm_pin, high_mount, gift_wrap | base_out, grapevine | technical_mount, gift_wrap_back*
mt:b | far_arm_threat, under_foot_lock*, kipping_leg_thread | inside_frame, wrist_tie | elbow_frame, shell | knee_in, upa_bump, trap_and_roll*
bc:t | armbar*, rear_naked_choke*, bow_and_arrow | seatbelt, chin_lift, arm_trap | grip_strip, hook_retention | back_to_mount, body_triangle
bc:b | crossed_ankle_lock*, hook_peel | wrist_tie, shoulder_walk | turtle_up, shell, chin_tuck | slide_out, turn_in*
tu:t | darce_choke*, seatbelt_back_take, clock_choke* | turtle_ride, far_ankle, head_snap | grip_strip, sprawl_weight | breakdown, rolling_crucifix*
tu:b | turtle_single_leg, kimura_roll* | wrist_tie, tripod_base | shell, chin_tuck | granby_roll, sit_out, peterson_roll*
le:n | ankle_lock*, toe_hold, come_on_top | knee_line, heel_clamp | boot_the_foot, clear_knee_line | inversion_back_take*, pull_free
`
  .trim()
  .split('\n')
  .map((line) => {
    const [code, ...cells] = line.split(' | ');
    return { code: code as string, cells: cells.map((cell) => cell.split(', ')) };
  });

describe('the house set', () => {
  rule(
    ['BJ-DAT-01', 'BJ-DAT-02', 'BJ-DAT-03', 'BJ-DAT-04', 'BJ-DAT-05', 'BJ-DAT-06', 'BJ-DAT-07'],
    'the house set breaks no data rule',
    () => {
      expect(checkTechniqueSet(house)).toEqual([]);
      expect(checkTechniqueSet(JSON.parse(JSON.stringify(house)))).toEqual([]);
    },
  );

  it('is what its specification says, to the last field', () => {
    // The digest of the positions and techniques in the specification's data file.
    const positions = house.positions.map((one) => ({ ...one, name: POSITION_NAMES[one.id] }));
    const techniques = house.techniques.map((one) => ({ ...one, name: TECHNIQUE_NAMES[one.id] }));
    expect(digestOf({ positions, techniques })).toBe(
      '848beda687107d9c8f0a2c2cca422f0aa6ed3d81ebdb21823501fa2ae64c93a1',
    );
    expect(house.name).toBe('house-1');
  });

  it('has 134 techniques, 10 positions, 17 places and 18 submissions', () => {
    const perCategory = CATEGORIES.map(
      (category) => house.techniques.filter((technique) => technique.category === category).length,
    );
    expect(perCategory).toEqual([39, 37, 23, 35]);
    expect(house.techniques).toHaveLength(134);
    expect(house.positions).toHaveLength(10);
    expect(house.positions.flatMap(({ roles }) => roles)).toHaveLength(17);
    expect(house.techniques.filter(({ isSubmission }) => isSubmission)).toHaveLength(18);
  });

  rule.each(CHOICES_PER_PLACE)(
    ['BJ-TEC-01', 'BJ-DAT-01'],
    'the choices of $code are those of the table',
    (row) => {
      const { position, role } = CODES[row.code] as Place;
      const { rules } = createBjj('standard');
      const offered = choicesAt(rules, position, role);
      const cells = CATEGORIES.map((category) =>
        offered
          .filter((technique) => technique.category === category)
          .map(({ id, requiredTokens }) => (requiredTokens.length > 0 ? `${id}*` : id)),
      );
      expect(cells).toEqual(row.cells);
      for (const cell of cells) {
        expect(cell.length).toBeGreaterThanOrEqual(2);
        expect(cell.length).toBeLessThanOrEqual(4);
        expect(cell.some((entry) => !entry.endsWith('*'))).toBe(true);
      }
    },
  );

  rule(['BJ-DAT-01'], 'the table has 68 cells, and every technique of the set stands in it', () => {
    expect(CHOICES_PER_PLACE.flatMap(({ cells }) => cells)).toHaveLength(68);
    const named = CHOICES_PER_PLACE.flatMap(({ cells }) => cells.flat()).map((entry) =>
      entry.replace('*', ''),
    );
    expect([...new Set(named)].sort()).toEqual(house.techniques.map(({ id }) => id).sort());
  });

  rule('BJ-PTS-02', 'takedown 2, sweep 2, guard pass 3, mount 4, back control 4', () => {
    expect(POINT_VALUES).toEqual({ takedown: 2, sweep: 2, pass: 3, mount: 4, back: 4 });
    for (const { id, ibjjfPoints, pointsLabel } of house.techniques) {
      expect(ibjjfPoints, id).toBe(pointsLabel === null ? 0 : POINT_VALUES[pointsLabel]);
    }
  });

  rule('BJ-TOK-08', 'standing clears balance_compromised', () => {
    expect(house.positions.find(({ id }) => id === 'standing')?.autoClear).toEqual(['balance_compromised']);
  });

  rule.each([
    { id: 'americana', token: 'arm_isolated' },
    { id: 'armbar', token: 'arm_isolated' },
    { id: 'cross_collar_choke', token: 'posture_broken' },
    { id: 'rear_naked_choke', token: 'posture_broken' },
    { id: 'triangle', token: 'posture_broken' },
    { id: 'ankle_lock', token: 'leg_isolated' },
  ] as const)(['BJ-TOK-10', 'BJ-DAT-06'], '$id needs $token, in any set that has it', ({ id, token }) => {
    const at = house.techniques.findIndex((technique) => technique.id === id);
    expect(house.techniques[at]?.requiredTokens).toEqual([token]);
    const other = TOKENS.find((kind) => kind !== token) as Token;
    for (const requiredTokens of [[], [other]]) {
      expect(rulesAt(withTechnique(at, { requiredTokens }), `techniques.${at}`)).toContain('BJ-DAT-06');
    }
    // A gate may ask for more, and a set may do without the technique's name.
    expect(checkTechniqueSet(withTechnique(at, { requiredTokens: [other, token] }))).toEqual([]);
    expect(checkTechniqueSet(withTechnique(at, { id: 'other', requiredTokens: [other] }))).toEqual([]);
  });
});

// --- mutations ---------------------------------------------------------------------------------------------------------------

type Change<T> = { readonly [K in keyof T]?: unknown };

function withTechnique(at: number, change: Change<Technique>): TechniqueSet {
  const techniques = house.techniques.map((technique, i) =>
    i === at ? { ...technique, ...change } : technique,
  );
  return { ...house, techniques: techniques as Technique[] };
}

function withPosition(at: number, change: Change<Position>): TechniqueSet {
  const positions = house.positions.map((position, i) => (i === at ? { ...position, ...change } : position));
  return { ...house, positions: positions as Position[] };
}

/** The clauses of all problems at or below a path. */
function rulesAt(set: unknown, path: string): readonly (string | null)[] {
  return checkTechniqueSet(set)
    .filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`))
    .map((problem) => problem.rule);
}

interface Mutator {
  readonly clause: BjjClause;
  readonly name: string;
  /** All changes of this kind to one technique or one position. */
  readonly technique?: (technique: Technique, i: number) => readonly Change<Technique>[];
  readonly position?: (position: Position, i: number) => readonly Change<Position>[];
  /** How many changes that makes. */
  readonly count: number;
}

const autoClearOf = (place: Place | null): readonly Token[] =>
  house.positions.find(({ id }) => id === place?.position)?.autoClear ?? [];
const isGate = (id: string) =>
  ['americana', 'armbar', 'cross_collar_choke', 'rear_naked_choke', 'triangle', 'ankle_lock'].includes(id);
const nowhere: readonly Place[] = [
  { position: 'standing', role: 'top' },
  { position: 'standing', role: 'bottom' },
  { position: 'mount', role: 'neutral' },
  { position: 'leg_entanglement', role: 'top' },
  { position: 'the_moon', role: 'neutral' },
  { position: '__proto__', role: 'top' },
  { position: '', role: 'neutral' },
];

/** The element whose turn it is: over all techniques every element has several turns. */
const turn = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

const BAD_TOKENS = ['grip', '', 'POSTURE_BROKEN', '__proto__', 0, undefined, {}, ['arm_isolated']];
const BAD_MODIFIERS = [-1, 4, 1.5, -0, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1', null, true, [1]];
const BAD_POINTS = [-1, 5, 2.5, -0, Number.NaN, '2', null];

const MUTATORS: readonly Mutator[] = [
  {
    clause: 'BJ-DAT-02',
    name: 'a submission of another category',
    technique: (t) =>
      t.isSubmission ? CATEGORIES.filter((c) => c !== 'attack').map((category) => ({ category })) : [],
    count: 18 * 3,
  },
  {
    clause: 'BJ-DAT-02',
    name: 'a submission with a transition',
    technique: (t) => (t.isSubmission ? [{ transition: { position: 'clinch', role: 'neutral' } }] : []),
    count: 18,
  },
  {
    clause: 'BJ-DAT-02',
    name: 'a submission with points',
    technique: (t) =>
      t.isSubmission ? LABELS.map((label) => ({ pointsLabel: label, ibjjfPoints: POINT_VALUES[label] })) : [],
    count: 18 * 5,
  },
  {
    clause: 'BJ-DAT-02',
    name: 'a submission that is no attack, or one with a transition',
    technique: (t) =>
      t.isSubmission || (t.category === 'attack' && t.transition === null) ? [] : [{ isSubmission: true }],
    count: 134 - 18 - 2,
  },
  {
    clause: 'BJ-DAT-03',
    name: 'a score without a transition',
    technique: (t, i) => {
      const label = t.pointsLabel ?? turn(LABELS, i);
      return [{ transition: null, pointsLabel: label, ibjjfPoints: POINT_VALUES[label] }];
    },
    count: 134,
  },
  {
    clause: 'BJ-DAT-03',
    name: 'a number of points that does not fit the label',
    technique: (t, i) => [{ ibjjfPoints: (t.ibjjfPoints + 1 + (i % 4)) % 5 }],
    count: 134,
  },
  {
    clause: 'BJ-DAT-03',
    name: 'a label that does not fit the points',
    technique: (t, i) => {
      const worth = (label: PointsLabel | null) => (label === null ? 0 : POINT_VALUES[label]);
      return [
        {
          pointsLabel: turn(
            [null, ...LABELS].filter((label) => worth(label) !== t.ibjjfPoints),
            i,
          ),
        },
      ];
    },
    count: 134,
  },
  {
    clause: 'BJ-DAT-04',
    name: 'a position that is neither neutral alone nor top and bottom',
    position: () => [
      { roles: ['top'] },
      { roles: ['bottom'] },
      { roles: ['top', 'top'] },
      { roles: ['neutral', 'neutral'] },
      { roles: ['neutral', 'top'] },
      { roles: ['neutral', 'bottom'] },
    ],
    count: 10 * 6,
  },
  {
    clause: 'BJ-DAT-04',
    name: 'a position without roles, or with all of them',
    position: () => [{ roles: [] }, { roles: ['neutral', 'top', 'bottom'] }],
    count: 10 * 2,
  },
  {
    clause: 'BJ-DAT-04',
    name: 'use from a place that does not exist',
    technique: (t, i) => [{ availableFrom: [...t.availableFrom, turn(nowhere, i)] }],
    count: 134,
  },
  {
    clause: 'BJ-DAT-04',
    name: 'a transition to a place that does not exist',
    technique: (_, i) => [{ transition: turn(nowhere, i) }],
    count: 134,
  },
  {
    clause: 'BJ-DAT-04',
    name: 'a technique that is used nowhere',
    technique: () => [{ availableFrom: [] }],
    count: 134,
  },
  {
    clause: 'BJ-DAT-04',
    name: 'a technique that is used from the same place twice',
    technique: (t, i) => [{ availableFrom: [...t.availableFrom, { ...turn(t.availableFrom, i) }] }],
    count: 134,
  },
  {
    clause: 'BJ-DAT-04',
    name: 'a transition to the place of use',
    technique: (t) => t.availableFrom.map((place) => ({ transition: { ...place } })),
    count: 185,
  },
  {
    clause: 'BJ-DAT-05',
    name: "a reward that the technique's own target clears",
    technique: (t) => autoClearOf(t.transition).map((tokenReward) => ({ tokenReward })),
    count: 43,
  },
  {
    clause: 'BJ-DAT-06',
    name: 'an unknown token',
    technique: (t, i) => [
      { tokenReward: turn(BAD_TOKENS, i) },
      { tokenRemove: turn(BAD_TOKENS, i) },
      { requiredTokens: [...t.requiredTokens, turn(BAD_TOKENS, i)] },
    ],
    position: (p) => BAD_TOKENS.map((token) => ({ autoClear: [...p.autoClear, token] })),
    count: 134 * 3 + 10 * 8,
  },
  {
    clause: 'BJ-DAT-06',
    name: 'a token that is required twice',
    technique: (t, i) => {
      const token = t.requiredTokens[0] ?? turn(TOKENS, i);
      return [{ tokenReward: null, requiredTokens: [token, token] }];
    },
    count: 134,
  },
  {
    clause: 'BJ-DAT-06',
    name: 'a modifier outside 0 to 3',
    technique: (_, i) => [{ modifier: turn(BAD_MODIFIERS, i) }],
    count: 134,
  },
  {
    clause: 'BJ-DAT-06',
    name: 'a number of points outside 0 to 4',
    technique: (_, i) => [{ ibjjfPoints: turn(BAD_POINTS, i) }],
    count: 134,
  },
  {
    clause: 'BJ-DAT-06',
    name: 'a reward that is required',
    technique: (t, i) => {
      const token = t.requiredTokens[0] ?? turn(TOKENS, i);
      return [{ requiredTokens: [token], tokenReward: token }];
    },
    count: 134,
  },
  {
    clause: 'BJ-DAT-06',
    name: 'a gated technique that needs something else',
    technique: (t) =>
      isGate(t.id)
        ? TOKENS.filter((token) => !t.requiredTokens.includes(token)).map((token) => ({
            requiredTokens: [token],
          }))
        : [],
    count: 6 * 4,
  },
  {
    clause: 'BJ-DAT-06',
    name: 'a position standing that does not clear balance_compromised',
    position: (p) => (p.id === 'standing' ? [{ autoClear: [] }, { autoClear: ['arm_isolated'] }] : []),
    count: 2,
  },
];

describe('a set with one thing wrong', () => {
  for (const { clause, name, technique, position, count } of MUTATORS) {
    rule(clause, `${name} is refused, wherever it stands`, () => {
      let changes = 0;
      const wrong: unknown[] = [];
      const judge = (set: TechniqueSet, path: string, change: object) => {
        changes++;
        const found = rulesAt(set, path);
        if (!found.includes(clause)) wrong.push({ path, change, found });
      };
      house.techniques.forEach((t, i) => {
        for (const change of technique?.(t, i) ?? [])
          judge(withTechnique(i, change), `techniques.${i}`, change);
      });
      house.positions.forEach((p, i) => {
        for (const change of position?.(p, i) ?? []) judge(withPosition(i, change), `positions.${i}`, change);
      });
      expect(wrong).toEqual([]);
      expect(changes).toBe(count);
    });
  }

  rule('BJ-DAT-01', 'a cell in which everything needs a token is refused, whichever of the 68 it is', () => {
    let cells = 0;
    house.positions.forEach((position, at) => {
      for (const role of position.roles) {
        for (const category of CATEGORIES) {
          const isHere = (t: Technique) =>
            t.category === category &&
            t.availableFrom.some((p) => p.position === position.id && p.role === role);
          const techniques = house.techniques.map((t) => {
            const token = TOKENS.find((kind) => kind !== t.tokenReward) as Token;
            return isHere(t) && t.requiredTokens.length === 0 ? { ...t, requiredTokens: [token] } : t;
          });
          cells++;
          const problems = checkTechniqueSet({ ...house, techniques });
          expect(new Set(problems.map((problem) => problem.rule))).toEqual(new Set(['BJ-DAT-01']));
          expect(
            problems.some(({ path, message }) => path === `positions.${at}` && message.includes(category)),
          ).toBe(true);
        }
      }
    });
    expect(cells).toBe(68);
  });

  rule('BJ-DAT-01', 'a cell without any technique is refused', () => {
    const techniques = house.techniques.map((t) => {
      const elsewhere = t.availableFrom.filter(
        ({ position, role }) => !(position === 'mount' && role === 'top'),
      );
      return t.category === 'defense' && elsewhere.length > 0 ? { ...t, availableFrom: elsewhere } : t;
    });
    const rest = techniques.filter(({ id }) => id !== 'grapevine');
    expect(checkTechniqueSet({ ...house, techniques: rest }).map((problem) => problem.rule)).toEqual([
      'BJ-DAT-01',
    ]);
  });

  rule('BJ-DAT-06', 'an id that occurs twice is refused, whichever it is', () => {
    house.techniques.forEach((t, i) => {
      const taken = house.techniques[(i + 1) % house.techniques.length] as Technique;
      if (isGate(t.id) || isGate(taken.id)) return;
      const problems = checkTechniqueSet(withTechnique(i, { id: taken.id }));
      expect(problems.map((problem) => problem.rule)).toContain('BJ-DAT-06');
    });
    house.positions.forEach((_, i) => {
      const taken = house.positions[(i + 1) % house.positions.length] as Position;
      const problems = checkTechniqueSet(withPosition(i, { id: taken.id }));
      expect(problems.some(({ path, rule: of }) => path.startsWith('positions') && of === 'BJ-DAT-06')).toBe(
        true,
      );
    });
  });

  rule('BJ-DAT-05', 'a position that clears the reward of a technique leading to it is refused', () => {
    house.positions.forEach((position, at) => {
      const rewards = house.techniques.flatMap((t) =>
        t.transition?.position === position.id && t.tokenReward !== null ? [t.tokenReward] : [],
      );
      for (const token of new Set(rewards)) {
        const problems = checkTechniqueSet(withPosition(at, { autoClear: [...position.autoClear, token] }));
        expect(problems.length).toBeGreaterThan(0);
        expect(new Set(problems.map((problem) => problem.rule))).toEqual(new Set(['BJ-DAT-05']));
      }
    });
  });

  rule('BJ-DAT-07', 'a position that nothing leads to is refused, whichever it is', () => {
    for (const { id } of house.positions.filter((position) => position.id !== 'standing')) {
      const techniques = house.techniques.map((t) =>
        t.transition?.position === id ? { ...t, transition: null, ibjjfPoints: 0, pointsLabel: null } : t,
      );
      const problems = checkTechniqueSet({ ...house, techniques });
      expect(problems.map((problem) => problem.rule)).toContain('BJ-DAT-07');
      expect(new Set(problems.map((problem) => problem.rule))).toEqual(new Set(['BJ-DAT-07']));
      expect(problems.some(({ message }) => message.includes(id))).toBe(true);
    }
  });

  rule('BJ-DAT-07', 'positions that lead only to each other are not reached', () => {
    const island = (id: string): Position => ({ id, roles: ['neutral'], autoClear: [] });
    const positions = [...house.positions, island('atoll'), island('reef')];
    const bridge = (t: Technique): Technique => ({
      ...t,
      availableFrom: [
        ...t.availableFrom,
        { position: 'atoll', role: 'neutral' },
        { position: 'reef', role: 'neutral' },
      ],
    });
    const ferry = (from: string, to: string): Technique => ({
      ...(house.techniques.find(({ id }) => id === 'guard_pull') as Technique),
      id: `to_${to}`,
      availableFrom: [{ position: from, role: 'neutral' }],
      transition: { position: to, role: 'neutral' },
    });
    const common = ['sprawl', 'guard_pull', 'lead_grip', 'snap_down'];
    const techniques = house.techniques.map((t) => (common.includes(t.id) ? bridge(t) : t));
    const closed = {
      ...house,
      positions,
      techniques: [...techniques, ferry('atoll', 'reef'), ferry('reef', 'atoll')],
    };
    expect(checkTechniqueSet(closed).map((problem) => problem.rule)).toEqual(['BJ-DAT-07', 'BJ-DAT-07']);
    const open = {
      ...closed,
      techniques: [...closed.techniques, { ...ferry('clinch', 'reef'), id: 'boat' }],
    };
    expect(checkTechniqueSet(open)).toEqual([]);
  });

  rule.each(TOKENS.map((token) => ({ token })))(
    'BJ-DAT-07',
    'a set needs a source and a strip of $token',
    ({ token }) => {
      for (const field of ['tokenReward', 'tokenRemove'] as const) {
        const techniques = house.techniques.map((t) => (t[field] === token ? { ...t, [field]: null } : t));
        const problems = checkTechniqueSet({ ...house, techniques });
        expect(problems.map((problem) => problem.rule)).toEqual(['BJ-DAT-07']);
        expect(problems[0]?.message).toContain(token);
      }
    },
  );

  rule(['BJ-DAT-04', 'BJ-DAT-07'], 'a set without the position standing is refused', () => {
    const rules = checkTechniqueSet({
      ...house,
      positions: house.positions.map((p) => (p.id === 'standing' ? { ...p, id: 'upright' } : p)),
    }).map((problem) => problem.rule);
    expect(rules).toContain('BJ-DAT-04');
    expect(rules).toContain('BJ-DAT-07');
  });

  rule('BJ-DAT-06', 'any number of different tokens may be required', () => {
    const at = house.techniques.findIndex(({ id }) => id === 'omoplata');
    for (let held = 1; held <= 5; held++) {
      expect(checkTechniqueSet(withTechnique(at, { requiredTokens: TOKENS.slice(0, held) }))).toEqual([]);
    }
  });
});

describe('a set with nothing wrong', () => {
  rule(['BJ-DAT-02', 'BJ-DAT-06'], 'other values within the bounds are accepted, wherever they stand', () => {
    house.techniques.forEach((t, i) => {
      const changes: Change<Technique>[] = [
        { modifier: i % 4, tokenRemove: turn(TOKENS, i) },
        { risk: t.risk === 'risky' ? 'neutral' : 'risky' },
      ];
      if (t.category === 'attack' && t.transition === null) changes.push({ isSubmission: !t.isSubmission });
      for (const change of changes) {
        const problems = checkTechniqueSet(withTechnique(i, change));
        // Only the last source or strip of a token can be missed.
        expect(problems.filter((problem) => problem.rule !== 'BJ-DAT-07')).toEqual([]);
      }
    });
  });
});

// --- hostile sets ------------------------------------------------------------------------------------------------------------

const cyclic: Record<string, unknown> = { ...house };
cyclic.positions = [cyclic];
cyclic.techniques = cyclic;
const first = house.techniques[0] as Technique;

const HOSTILE: readonly { what: string; set: unknown }[] = [
  ...[null, undefined, 0, Number.NaN, '', 'house-1', true, 1n, Symbol('set'), () => house, [], [house]].map(
    (set) => ({
      what: `${typeof set} ${Array.isArray(set) ? 'list' : String(set)}`,
      set,
    }),
  ),
  { what: 'an empty object', set: {} },
  { what: 'a map', set: new Map(Object.entries(house)) },
  { what: 'a class instance', set: Object.assign(Object.create({ positions: [] }), house) },
  { what: 'a cyclic object', set: cyclic },
  { what: 'an unknown field', set: { ...house, extra: 1 } },
  { what: 'a symbol field', set: { ...house, [Symbol('x')]: 1 } },
  { what: 'a __proto__ field', set: JSON.parse(`{"__proto__": {}, ${JSON.stringify(house).slice(1)}`) },
  {
    what: 'a __proto__ field in a technique',
    set: { ...house, techniques: [JSON.parse(`{"__proto__": {}, ${JSON.stringify(first).slice(1)}`)] },
  },
  { what: 'a __proto__ in place of fields', set: JSON.parse(`{"__proto__": ${JSON.stringify(house)}}`) },
  { what: 'no name', set: { positions: house.positions, techniques: house.techniques } },
  { what: 'a name of the wrong type', set: { ...house, name: 1 } },
  { what: 'a huge name', set: { ...house, name: 'x'.repeat(1_000_000) } },
  { what: 'no positions', set: { ...house, positions: [] } },
  { what: 'no techniques', set: { ...house, techniques: [] } },
  { what: 'positions as an object', set: { ...house, positions: { ...house.positions, length: 10 } } },
  { what: 'techniques as a text', set: { ...house, techniques: 'armbar' } },
  { what: 'a million techniques', set: { ...house, techniques: Array(1_000_000).fill(first) } },
  { what: 'a million positions', set: { ...house, positions: Array(1_000_000).fill(house.positions[0]) } },
  { what: 'a sparse list', set: { ...house, techniques: Array(200) } },
  { what: 'null for a technique', set: { ...house, techniques: [...house.techniques, null] } },
  { what: 'null for a position', set: { ...house, positions: [...house.positions, null] } },
  {
    what: 'a million places of use',
    set: withTechnique(0, { availableFrom: Array(1_000_000).fill(first.transition) }),
  },
  {
    what: 'a million required tokens',
    set: withTechnique(0, { requiredTokens: Array(1_000_000).fill('arm_isolated') }),
  },
  { what: 'a place of the wrong form', set: withTechnique(0, { availableFrom: ['standing'] }) },
  { what: 'a transition of the wrong form', set: withTechnique(0, { transition: 'mount' }) },
  { what: 'a missing transition', set: withTechnique(0, { transition: undefined }) },
  { what: 'an unknown role', set: withTechnique(0, { transition: { position: 'mount', role: 'side' } }) },
  { what: 'an unknown category', set: withTechnique(0, { category: 'clinch' }) },
  { what: 'an unknown risk', set: withTechnique(0, { risk: 'high' }) },
  { what: 'an unknown label', set: withTechnique(0, { pointsLabel: 'toString' }) },
  { what: 'a label from the prototype', set: withTechnique(0, { pointsLabel: '__proto__' }) },
  { what: 'a submission mark of the wrong type', set: withTechnique(0, { isSubmission: 'yes' }) },
  { what: 'an id of the wrong type', set: withTechnique(0, { id: 7 }) },
  { what: 'a huge id', set: withTechnique(0, { id: 'x'.repeat(65) }) },
];

describe('a set from somebody else', () => {
  rule.each(HOSTILE)('BJ-DAT-06', 'is refused if it is $what', ({ set }) => {
    const problems = checkTechniqueSet(set);
    expect(problems.length).toBeGreaterThan(0);
    for (const { path, code, message, rule: of } of problems) {
      expect(typeof path).toBe('string');
      expect(code).toMatch(/^[A-Z_]+$/);
      expect(message.length).toBeLessThan(200);
      expect(of).toMatch(/^BJ-DAT-0[1-7]$/);
    }
    // An absent set is the house's; any other is refused by the game as well.
    if (set !== undefined && set !== null) expect(refusal(set).code).toBe('BAD_RULESET');
  });

  rule(
    ['BJ-DAT-02', 'BJ-DAT-03', 'BJ-DAT-04', 'BJ-DAT-05', 'BJ-DAT-06', 'BJ-DAT-07'],
    'has all its problems listed',
    () => {
      const broken = breakAll();
      const problems = checkTechniqueSet(broken.set);
      for (const { path, clause } of broken.expected) {
        expect(
          problems.some((problem) => problem.path === path && problem.rule === clause),
          `${path} ${clause}`,
        ).toBe(true);
      }
      expect(new Set(problems.map((problem) => problem.rule)).size).toBe(7);
    },
  );

  rule('BJ-DAT-06', 'has all its problems of form listed', () => {
    const techniques = house.techniques.map((t, i) => (i % 3 === 0 ? { ...t, modifier: 4 + i } : t));
    const paths = checkTechniqueSet({ ...house, techniques }).map(({ path }) => path);
    const expected = techniques.flatMap((_, i) => (i % 3 === 0 ? [`techniques.${i}.modifier`] : []));
    expect(paths).toEqual(expected);
  });

  rule(
    ['BJ-DAT-03', 'BJ-DAT-05', 'BJ-DAT-06'],
    'is refused by the game with path and clause of every problem',
    () => {
      for (const set of [
        breakAll().set,
        withTechnique(3, { modifier: Number.NaN }),
        withTechnique(0, { transition: null }),
      ]) {
        const error = refusal(set);
        expect(error.code).toBe('BAD_RULESET');
        const expected = checkTechniqueSet(set).map((problem: Problem) => ({
          ...problem,
          path: `set.${problem.path}`,
        }));
        expect(error.problems).toEqual(expected);
        for (const { path, message, rule: of } of expected) {
          expect(error.message).toContain(`${path}: ${message} [${of}]`);
        }
      }
    },
  );
});

function refusal(set: unknown): UsageError {
  try {
    createBjj({ name: 'foreign', version: 1, set: set as TechniqueSet });
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('the set was accepted');
}

/** The house set with a break of every data rule, each somewhere else. */
function breakAll(): { set: TechniqueSet; expected: readonly { path: string; clause: BjjClause }[] } {
  const at = (id: string) => house.techniques.findIndex((technique) => technique.id === id);
  const breaks: readonly (readonly [string, BjjClause, Change<Technique>])[] = [
    ['kimura', 'BJ-DAT-02', { transition: { position: 'mount', role: 'top' } }],
    ['single_leg', 'BJ-DAT-03', { ibjjfPoints: 4 }],
    ['guard_pull', 'BJ-DAT-04', { transition: { position: 'mount', role: 'neutral' } }],
    ['snap_down', 'BJ-DAT-05', { tokenReward: 'posture_broken' }],
    ['armbar', 'BJ-DAT-06', { requiredTokens: [] }],
    // The only free attack from the bottom of back control.
    ['hook_peel', 'BJ-DAT-06', { requiredTokens: ['leg_isolated'] }],
  ];
  const positions: Position[] = [...house.positions, { id: 'island', roles: ['neutral'], autoClear: [] }];
  const techniques = house.techniques.map((t) => ({
    ...t,
    ...(breaks.find(([id]) => id === t.id)?.[2] ?? {}),
  }));
  const backControl = house.positions.findIndex(({ id }) => id === 'back_control');
  return {
    set: { ...house, positions, techniques: techniques as Technique[] },
    expected: [
      ...breaks.map(([id, clause]) => ({ path: `techniques.${at(id)}`, clause })),
      { path: `positions.${backControl}`, clause: 'BJ-DAT-01' },
      { path: `positions.${house.positions.length}`, clause: 'BJ-DAT-01' },
      { path: 'positions', clause: 'BJ-DAT-07' },
    ],
  };
}

// --- sets of one's own -------------------------------------------------------------------------------------------------------

/** The house set under other names: ids and names of all techniques and of all positions but standing. */
function renamed(): TechniqueSet {
  const place = (p: Place): Place => ({
    ...p,
    position: p.position === 'standing' ? p.position : `my ${p.position}`,
  });
  return {
    name: 'renamed',
    positions: house.positions.map((p) => ({
      ...p,
      id: place({ position: p.id, role: 'neutral' }).position,
    })),
    techniques: house.techniques.map((t) => ({
      ...t,
      id: `my ${t.id} ☯`,
      availableFrom: t.availableFrom.map(place),
      transition: t.transition && place(t.transition),
    })),
  };
}

/** As few techniques, and as few places for each, as the data rules allow. */
function fewest(): TechniqueSet {
  let set = house;
  const attempt = (techniques: readonly Technique[]) => {
    if (checkTechniqueSet({ ...set, techniques }).length === 0) set = { ...set, techniques };
  };
  for (const { id } of house.techniques) attempt(set.techniques.filter((t) => t.id !== id));
  for (const { id, availableFrom } of set.techniques) {
    for (const place of availableFrom) {
      attempt(
        set.techniques.map((t) =>
          t.id === id ? { ...t, availableFrom: t.availableFrom.filter((p) => p !== place) } : t,
        ),
      );
    }
  }
  return set;
}

/** Only standing and clinch, with a handful of techniques of its own. */
function tiny(): TechniqueSet {
  const both: Place[] = [
    { position: 'standing', role: 'neutral' },
    { position: 'clinch', role: 'neutral' },
  ];
  const plain = {
    availableFrom: both,
    modifier: 1,
    requiredTokens: [],
    transition: null,
    ibjjfPoints: 0,
  } as const;
  const blank = { ...plain, pointsLabel: null, isSubmission: false, risk: 'neutral' } as const;
  const moves = TOKENS.map((token, i): Technique => {
    const category = CATEGORIES[i % 4] as Technique['category'];
    return {
      ...blank,
      id: `t${i}`,
      category,
      tokenReward: token,
      tokenRemove: TOKENS[4 - i] as Token,
    };
  });
  const close: Technique = {
    ...blank,
    id: 'close',
    category: 'attack',
    availableFrom: [both[0] as Place],
    tokenReward: null,
    tokenRemove: null,
    transition: both[1] as Place,
  };
  return { name: 'tiny', positions: house.positions.slice(0, 2), techniques: [...moves, close] };
}

describe("a set of one's own", () => {
  rule.each([
    { what: 'with other names', make: renamed, atMost: 134 },
    { what: 'with as few techniques as possible', make: fewest, atMost: 70 },
    { what: 'with two positions', make: tiny, atMost: 6 },
  ])(['BJ-DAT-01', 'BJ-WIN-05'], 'a set $what plays whole matches', ({ make, atMost }) => {
    const set = make();
    expect(set.techniques.length).toBeLessThanOrEqual(atMost);
    expect(checkTechniqueSet(set)).toEqual([]);
    const game = createBjj({ name: 'own', version: 1, set });
    const known = new Set(set.techniques.map(({ id }) => id));
    const chance = createChance('custom sets');
    for (let i = 0; i < 30; i++) {
      let state: BjjState = game.setup({ seed: `match ${i}` });
      while (state.result === null) {
        for (const seat of game.deciders(state)) {
          const applied = game.apply(state, game.sampleLegal(state, seat, chance));
          if (!applied.ok) throw new Error(applied.rejection.code);
          state = applied.state;
        }
        expect(state.last?.choices.every(({ techniqueId }) => known.has(techniqueId))).toBe(true);
      }
      expect(state.turn).toBeLessThanOrEqual(20);
      expect([0, 1]).toContain(state.result.winner);
    }
  });
});
