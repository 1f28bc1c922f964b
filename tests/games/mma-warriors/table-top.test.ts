import { addFractions, formatFraction, fraction } from 'holmgang';
import { createMmaWarriors, explainTakedown, type MmaWarriorsGame } from 'holmgang/mma-warriors';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  ALEX,
  arrange,
  damageOf,
  FIGHTERS,
  GAME,
  hit,
  ISLAM,
  kinds,
  playing,
  type Side,
  told,
  variant,
} from './arrange.js';

const d10 = createMmaWarriors('physical-d10');
const compare = createMmaWarriors('physical-compare');

const rolled = (
  game: MmaWarriorsGame,
  answers: readonly number[],
  own: Side = {},
  foe: Side = {},
  id = 'suplex',
) => told(hit(id, { own, foe }, answers, game).events, 'takedownRolled')[0];

rule('MW-TBL-01', 'both sides roll a d10 and add Grappling; the attacker needs more', () => {
  // Both have Grappling 7.
  expect(rolled(d10, [5, 4])).toMatchObject({
    attackerDice: [6],
    defenderDice: [5],
    totals: [13, 12],
    success: true,
    chance: null,
    roll: null,
  });
  expect(rolled(d10, [4, 4])).toMatchObject({ totals: [12, 12], success: false });
  expect(rolled(d10, [3, 4])).toMatchObject({ totals: [11, 12], success: false });
});

rule('MW-TBL-02', 'a fighter below half its stamina rolls two and keeps the lower, on either side', () => {
  expect(rolled(d10, [9, 2, 4], { stamina: 19 })).toMatchObject({
    attackerDice: [10, 3],
    defenderDice: [5],
    totals: [10, 12],
  });
  expect(rolled(d10, [4, 9, 2], {}, { stamina: 18 })).toMatchObject({
    attackerDice: [5],
    defenderDice: [10, 3],
    totals: [12, 10],
  });
  expect(rolled(d10, [4, 9], { stamina: 20 }, { stamina: 19 })).toMatchObject({
    attackerDice: [5],
    defenderDice: [10],
  });
});

rule(
  ['MW-TBL-01', 'MW-TBL-02', 'MW-TBL-04'],
  'the told chance is that of the dice, for many pairs and tiredness',
  () => {
    for (const game of [d10, compare]) {
      for (const fighter of [ISLAM, ALEX, 'dricus_du_plessis']) {
        for (const foe of [ISLAM, ALEX, 'tom_aspinall']) {
          for (const tired of [[], [0], [1]]) {
            const stamina = (seat: number) => (tired.includes(seat as never) ? { stamina: 10 } : {});
            const scene = {
              sides: [
                { fighter, hand: ['clinch', 'block'], ...stamina(0) },
                { fighter: foe, ...stamina(1) },
              ],
            } as const;
            const state = arrange(scene, game);
            const won = (game.odds(state, playing(state, 'clinch')) ?? [])
              .filter(({ state: after }) => after.advantage === 0)
              .reduce((sum, { probability }) => addFractions(sum, probability), fraction(0));
            const { chance } = explainTakedown(state, 0, 'clinch', game.rules);
            expect(formatFraction(chance)).toBe(formatFraction(won));
          }
        }
      }
    }
  },
);

rule(
  'MW-TBL-03',
  'card bonus, style and bands do not count, unless the ruleset includes bonuses (A61)',
  () => {
    // Islam 10 against Tom 7, tired: no penalty, but two dice.
    expect(rolled(d10, [0, 0, 0], { fighter: ISLAM }, { stamina: 1 })?.totals).toEqual([11, 8]);
    const bonuses = variant({ takedown: { resolution: 'opposedD10' }, physical: { includeBonuses: true } });
    expect(rolled(bonuses, [0, 0], { fighter: ISLAM })?.totals).toEqual([10 + 4 + 2 + 1, 8]);
    const compared = variant({ takedown: { resolution: 'compareD6' }, physical: { includeBonuses: true } });
    expect(rolled(compared, [], { fighter: ALEX })).toMatchObject({ totals: [8, 7], success: true });
    const state = arrange({ sides: [{ fighter: ISLAM }, {}] }, bonuses);
    const { terms } = explainTakedown(state, 0, 'suplex', bonuses.rules);
    expect(terms.map(({ amount }) => amount)).toEqual([10, 4, 2, -7]);
  },
);

rule.each([
  ['opposedD10', {}, [1, 1], 'MW-TBL-01'],
  ['opposedD10', { stamina: 18 }, [1, 2], 'MW-TBL-01'],
  ['opposedD10', { stamina: 19 }, [1, 1], 'MW-TBL-01'],
  ['compareD6', { stamina: 1 }, [1, 1], 'MW-TBL-04'],
  ['compareD6', { fighter: ISLAM }, [0, 0], 'MW-TBL-04'],
] as const)(
  ['MW-TBL-02', 'MW-TBL-03', 'MW-TBL-04'],
  'a takedown at the table (%s) is explained with its dice and clauses',
  ([resolution, foe, dice, clause]) => {
    const game = variant({ takedown: { resolution } });
    const state = arrange({ sides: [{}, { fighter: 'ilia_topuria', ...foe }] }, game);
    const explained = explainTakedown(state, 0, 'clinch', game.rules);
    expect(explained.dice).toEqual(dice);
    expect(explained.terms.map(({ rule: id }) => id)).toEqual(['MW-TBL-03', clause]);
  },
);

rule('MW-TBL-04', 'without probability higher Grappling decides, and a d6 each breaks a tie', () => {
  expect(rolled(compare, [], { fighter: ISLAM })).toMatchObject({
    totals: [10, 7],
    attackerDice: [],
    success: true,
  });
  expect(rolled(compare, [], { fighter: ALEX })).toMatchObject({ totals: [4, 7], success: false });
  expect(rolled(compare, [5, 4])).toMatchObject({
    attackerDice: [6],
    defenderDice: [5],
    totals: [13, 12],
    success: true,
  });
  expect(rolled(compare, [4, 4])).toMatchObject({ success: false });
  expect(rolled(compare, [0, 5], { stamina: 1 })).toMatchObject({ attackerDice: [1], success: false });
});

rule('MW-TBL-05', 'energy is the same at the table', () => {
  for (const game of [d10, compare]) {
    const state = game.setup({ seed: 'tokens', autoSeats: [0, 1] });
    expect(state.seats[0].energy).toBe(8);
    expect(game.rules.options.energy).toEqual(GAME.rules.options.energy);
  }
});

rule('MW-TBL-06', 'stamina, health, statuses and the one active fighter are the same at the table', () => {
  for (const game of [d10, compare]) {
    const { state } = hit('cutting_elbow', {}, [], game);
    expect(state.seats[1]).toMatchObject({ health: 100, fighter: { bleed: 2, stamina: 38 - 6 } });
    expect(Object.keys(state)).toEqual(Object.keys(hit('cutting_elbow').state));
  }
});

rule('MW-TBL-07', 'everything but the roll is as in the digital rules', () => {
  for (const game of [d10, compare]) {
    const { takedown, ...rest } = game.rules.options;
    const { takedown: digital, ...others } = GAME.rules.options;
    expect(rest).toEqual(others);
    expect(takedown.onStuffed).toBe(digital.onStuffed);
    const success = hit(
      'suplex',
      { own: { fighter: ISLAM }, foe: { defence: ['parry'] } },
      game === d10 ? [9, 0] : [],
      game,
    );
    expect(kinds(success.events)).toEqual([
      'cardPlayed',
      'defenceCleared',
      'takedownRolled',
      'advantageGained',
      'damageDealt',
    ]);
    expect(damageOf(success, 'suplex')).toBe(6);
    const failed = hit(
      'suplex',
      { own: { fighter: ALEX }, foe: { fighter: ISLAM, defence: ['parry'] } },
      game === d10 ? [0, 9] : [],
      game,
    );
    expect(kinds(failed.events)).toEqual([
      'cardPlayed',
      'defenceCleared',
      'takedownRolled',
      'takedownStuffed',
    ]);
  }
  expect(FIGHTERS).toHaveLength(15);
});
