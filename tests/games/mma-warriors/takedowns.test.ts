import fc from 'fast-check';
import { addFractions, formatFraction, fraction } from 'holmgang';
import { explainDamage, explainTakedown } from 'holmgang/mma-warriors';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  DEFENCES,
  damageOf,
  FIGHTERS,
  GAME,
  hit,
  ISLAM,
  idsOf,
  kinds,
  playing,
  refusal,
  TAKEDOWNS,
  TOM,
  told,
  variant,
} from './arrange.js';
import { type Attack, facing, impact, sheet, takedownChance } from './formulas.js';

/** One stamina for each band, and the edges. */
const SHARES = [1, 0.7, 0.69, 0.5, 0.49, 0.3, 0.29, 0.05];

const PAIRS = FIGHTERS.flatMap((attacker) => FIGHTERS.map((defender) => [attacker.id, defender.id] as const));

rule(
  ['MW-TKD-01', 'MW-TKD-02', 'MW-TKD-03', 'MW-TKD-04'],
  'the chance is exact for all pairs of fighters, cards and bands',
  () => {
    let compared = 0;
    for (const [attacker, defender] of PAIRS) {
      for (const card of TAKEDOWNS) {
        for (const share of SHARES) {
          const fresh = sheet(defender);
          const tired = sheet(defender, { stamina: Math.ceil(share * fresh.maxStamina) });
          const attack: Attack = {
            attacker: sheet(attacker),
            defender: tired,
            card,
            isTop: false,
            guard: undefined,
          };
          const { chance, terms } = explainTakedown(facing(attack), 0, card.id, GAME.rules);
          const lead = terms.reduce((sum, { amount }) => sum + amount, 0);
          const expected = takedownChance(attack);
          compared++;
          if (formatFraction(chance) !== formatFraction(fraction(expected, 100)))
            expect.fail(`${attacker} ${card.id} ${defender} ${share}`);
          if (Math.min(90, Math.max(10, 50 + 10 * lead)) !== expected)
            expect.fail(`the terms of ${attacker} ${card.id} ${defender}`);
        }
      }
    }
    expect(compared).toBe(15 * 15 * 4 * SHARES.length);
  },
);

rule('MW-TKD-05', 'the odds of the game are those chances, one roll of 100', () => {
  for (const [fighter, foe] of PAIRS.filter((_, i) => i % 16 === 0 || i % 7 === 0)) {
    const state = arrange({ sides: [{ fighter, hand: ['suplex', 'block'] }, { fighter: foe }] });
    const odds = GAME.odds(state, playing(state, 'suplex')) ?? [];
    const success = odds
      .filter(({ state: after }) => after.advantage === 0)
      .reduce((sum, { probability }) => addFractions(sum, probability), fraction(0));
    const { chance } = explainTakedown(state, 0, 'suplex', GAME.rules);
    expect(formatFraction(success)).toBe(formatFraction(chance));
    expect(odds).toHaveLength(100);
  }
});

rule('MW-TKD-05', 'a roll below the chance succeeds, the chance itself fails', () => {
  // 7 + 2 against 7: 70 percent.
  for (const [roll, success] of [
    [0, true],
    [69, true],
    [70, false],
    [99, false],
  ] as const) {
    const { events, state } = hit('clinch', {}, [roll]);
    expect(told(events, 'takedownRolled')).toEqual([
      {
        type: 'takedownRolled',
        seat: 0,
        chance: 70,
        roll,
        attackerDice: [],
        defenderDice: [],
        totals: [9, 7],
        success,
      },
    ]);
    expect(state.advantage).toBe(success ? 0 : null);
  }
});

rule('MW-TKD-03', 'an edge belongs to the better band', () => {
  const tired = (stamina: number) =>
    told(hit('clinch', { foe: { fighter: ISLAM, stamina } }, [99]).events, 'takedownRolled')[0]?.chance;
  // Islam has 40 stamina and Grappling 10; 7 + 2 = 9.
  expect([40, 28, 27, 20, 19, 12, 11, 1].map(tired)).toEqual([40, 40, 50, 50, 60, 60, 70, 70]);
});

rule(
  'MW-TKD-04',
  'the chance lies between 10 and 90 percent, in steps of 10, and grows with the lead',
  () => {
    const figures = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(figures, figures, fc.constantFrom(...TAKEDOWNS), (own, theirs, card) => {
        const percent = (mine: number, yours: number) => {
          const [attacker, defender] = [sheet(ISLAM, { grappling: mine }), sheet(TOM, { grappling: yours })];
          const view = facing({ attacker, defender, card, isTop: false, guard: undefined });
          const { numerator, denominator } = explainTakedown(view, 0, card.id, GAME.rules).chance;
          return Number((100n * numerator) / denominator);
        };
        const chance = percent(own, theirs);
        expect(chance % 10).toBe(0);
        expect(chance).toBeGreaterThanOrEqual(10);
        expect(chance).toBeLessThanOrEqual(90);
        expect(percent(own + 1, theirs)).toBeGreaterThanOrEqual(chance);
        expect(percent(own, theirs + 1)).toBeLessThanOrEqual(chance);
      }),
    );
  },
);

rule('MW-TKD-06', "the attacker's stamina, Striking, Defense and bonus do not matter", () => {
  const card = TAKEDOWNS[0]!;
  const base = { defender: sheet(TOM), card, isTop: false, guard: undefined };
  const chance = (changes: object) =>
    formatFraction(
      explainTakedown(facing({ ...base, attacker: sheet(ISLAM, changes) }), 0, card.id, GAME.rules).chance,
    );
  const expected = chance({});
  for (const changes of [{ stamina: 1 }, { striking: 20 }, { defense: 20 }, { strikingBonus: 9 }]) {
    expect(chance(changes)).toBe(expected);
  }
});

rule.each(DEFENCES)(
  'MW-TKD-07',
  'a takedown clears $id without effect, whether it succeeds or fails',
  ({ id }) => {
    for (const roll of [0, 99]) {
      const { state, events } = hit('suplex', { foe: { defence: [id] } }, [roll]);
      expect(state.seats[1].defence).toEqual([]);
      expect(told(events, 'defenceCleared')).toEqual([{ type: 'defenceCleared', seat: 1, kind: id }]);
      expect(kinds(events)).not.toContain('counterHit');
      expect(state.seats[0].fighter?.stamina).toBe(40);
      // Suplex 5, Grappling 7 against 7.
      expect(damageOf({ before: state, state, events }, 'suplex')).toBe(roll === 0 ? 5 : 0);
    }
  },
);

rule('MW-TKD-07', "the attacker's own waiting card stays", () => {
  const { state } = hit('suplex', { own: { defence: ['parry'] } }, [0]);
  expect(idsOf(state, state.seats[0].defence)).toEqual(['parry']);
});

rule.each(TAKEDOWNS)(
  ['MW-TKD-08', 'MW-TKD-13'],
  '$id that succeeds puts its seat on top, and the other nowhere',
  ({ id }) => {
    for (const advantage of [null, 0, 1] as const) {
      const { state, events } = hit(id, { advantage }, [0]);
      expect(state.advantage).toBe(0);
      expect(told(events, 'advantageGained')).toHaveLength(advantage === 0 ? 0 : 1);
      expect(told(events, 'advantageLost').map(({ seat }) => seat)).toEqual(advantage === 1 ? [1] : []);
    }
  },
);

rule('MW-TKD-09', 'the impact is that of the formula for all pairs and cards', () => {
  for (const [attacker, defender] of PAIRS) {
    for (const card of TAKEDOWNS) {
      const attack: Attack = {
        attacker: sheet(attacker),
        defender: sheet(defender, { stamina: 1 }),
        card,
        isTop: false,
        guard: undefined,
      };
      const told = explainDamage(facing(attack), 0, card.id, GAME.rules);
      if (told.damage !== impact(attack)) expect.fail(`${attacker} ${card.id} ${defender}`);
    }
  }
  // Islam 10 against Tom 7: 5 + 3 - 2, without style and bonus.
  expect(damageOf(hit('suplex', { own: { fighter: ISLAM } }, [0]), 'suplex')).toBe(6);
  expect(
    damageOf(hit('suplex', { own: { fighter: 'alex_pereira' }, foe: { fighter: ISLAM } }, [0]), 'suplex'),
  ).toBe(5);
});

rule('MW-TKD-10', 'an impact can knock out, and the advantage is lost again', () => {
  const { state, events } = hit(
    'suplex',
    { foe: { stamina: 5, hand: ['max_holloway'], defence: ['block'] } },
    [0],
  );
  expect(kinds(events)).toEqual([
    'cardPlayed',
    'defenceCleared',
    'takedownRolled',
    'advantageGained',
    'damageDealt',
    'knockedOut',
    'healthLost',
    'advantageLost',
    'backToStanding',
    'replacementNeeded',
  ]);
  expect(state.advantage).toBeNull();
});

rule('MW-TKD-11', 'a stuffed takedown deals nothing, changes no position, and the turn goes on', () => {
  for (const advantage of [null, 0, 1] as const) {
    const { before, state, events } = hit('suplex', { advantage }, [99]);
    expect(state.advantage).toBe(advantage);
    expect(state.seats[1].fighter).toEqual(before.seats[1].fighter);
    expect(state).toMatchObject({ activeSeat: 0, phase: 'main' });
    expect(kinds(events)).toEqual(['cardPlayed', 'takedownRolled', 'takedownStuffed']);
  }
});

rule('MW-TKD-11', 'the ruleset may take or give the advantage (A29)', () => {
  const after = (onStuffed: 'attackerLosesAdvantage' | 'defenderGainsAdvantage') =>
    ([null, 0, 1] as const).map((advantage) => {
      const game = variant({ takedown: { onStuffed } });
      return hit('suplex', { advantage }, [99], game).state.advantage;
    });
  expect(after('attackerLosesAdvantage')).toEqual([null, null, 1]);
  expect(after('defenderGainsAdvantage')).toEqual([1, 1, 1]);
});

rule('MW-TKD-12', 'a takedown may be tried standing, from the bottom and from the top', () => {
  for (const advantage of [null, 0, 1] as const) {
    const state = arrange({ advantage, sides: [{ hand: ['clinch'] }, {}] });
    expect(refusal(state, playing(state, 'clinch'))).toBeNull();
    const { state: after, events } = act(state, playing(state, 'clinch'), [0]);
    expect(after.advantage).toBe(0);
    expect(told(events, 'damageDealt')).toMatchObject([{ seat: 1, amount: 1, source: 'clinch' }]);
  }
});

rule('MW-TKD-14', 'a takedown keeps the striking bonus and gives neither Bleed nor Stagger', () => {
  for (const roll of [0, 99]) {
    const { state } = hit('double_leg_takedown', { own: { bonus: 3 } }, [roll]);
    expect(state.seats[0].fighter?.strikingBonus).toBe(3);
    expect(state.seats[1]).toMatchObject({ staggered: false, fighter: { bleed: 0 } });
  }
});
