import fc from 'fast-check';
import { explainDamage } from 'holmgang/mma-warriors';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  ALEX,
  act,
  arrange,
  DEFENCES,
  DRICUS,
  damageOf,
  FIGHTERS,
  GAME,
  hit,
  inHand,
  kinds,
  MAX,
  playing,
  printed,
  refusal,
  STRIKES,
  TOM,
  told,
  variant,
} from './arrange.js';
import { type Attack, facing, sheet, strike } from './formulas.js';

const fighters = fc.constantFrom(...FIGHTERS.map(({ id }) => id));
const guards = fc.constantFrom(undefined, ...DEFENCES);
const attacks: fc.Arbitrary<Attack> = fc.record({
  attacker: fc
    .tuple(fighters, fc.nat(6), fc.nat(4))
    .map(([id, more, trained]) =>
      sheet(id, { striking: printed(id).striking + more, strikingBonus: 3 * trained }),
    ),
  defender: fc
    .tuple(fighters, fc.nat(6))
    .map(([id, more]) => sheet(id, { defense: printed(id).defense + more })),
  card: fc.constantFrom(...STRIKES),
  isTop: fc.constant(true),
  guard: guards,
});

const damage = (attack: Attack) => explainDamage(facing(attack), 0, attack.card.id, GAME.rules).damage;

rule(
  ['MW-STR-01', 'MW-STR-02', 'MW-STR-03', 'MW-STR-04', 'MW-STR-05'],
  'damage is that of the formula, for all fighters, cards, bonuses and defence cards',
  () => {
    for (const attacker of FIGHTERS) {
      for (const defender of FIGHTERS) {
        for (const card of STRIKES) {
          for (const guard of [undefined, ...DEFENCES]) {
            const attack = {
              attacker: sheet(attacker.id, { strikingBonus: 3 }),
              defender: sheet(defender.id),
              card,
              guard,
              isTop: true,
            };
            if (damage(attack) !== strike(attack))
              expect.fail(`${attacker.id} ${card.id} ${defender.id} ${guard?.id}`);
          }
        }
      }
    }
    fc.assert(
      fc.property(attacks, (attack) => {
        expect(damage(attack)).toBe(strike(attack));
      }),
      { numRuns: 300 },
    );
  },
);

rule('MW-STR-01', 'each part of the formula counts once', () => {
  // Dricus 8 against Tom 7: 10 + 8 - 7; Max 9 and Striker: 10 + 9 - 7 + 2; trained: 3 more.
  expect(damageOf(hit('head_kick'), 'head_kick')).toBe(11);
  expect(damageOf(hit('head_kick', { own: { fighter: MAX } }), 'head_kick')).toBe(14);
  expect(damageOf(hit('head_kick', { own: { bonus: 6 } }), 'head_kick')).toBe(17);
});

rule('MW-STR-02', 'Ground and Pound adds 3 and a quarter of the Grappling', () => {
  expect(damageOf(hit('ground_and_pound', { advantage: 0 }), 'ground_and_pound')).toBe(6 + 8 - 7 + 3 + 1);
  const islam = hit('ground_and_pound', { advantage: 0, own: { fighter: 'islam_makhachev', coached: 2 } });
  expect(damageOf(islam, 'ground_and_pound')).toBe(6 + 8 - 7 + 3 + 3);
});

rule('MW-STR-03', 'damage never falls below the card', () => {
  fc.assert(
    fc.property(attacks, (attack) => {
      expect(damage({ ...attack, guard: undefined })).toBeGreaterThanOrEqual(attack.card.damage);
    }),
  );
  // Arman 7 against Volkanovski 9.
  const weak = hit('quick_jab', {
    own: { fighter: 'arman_tsarukyan' },
    foe: { fighter: 'alexander_volkanovski' },
  });
  expect(damageOf(weak, 'quick_jab')).toBe(3);
});

rule(['MW-STR-01', 'MW-STR-05'], 'more Striking never lowers damage, more Defense never raises it', () => {
  fc.assert(
    fc.property(attacks, (attack) => {
      const { attacker, defender } = attack;
      const stronger = { ...attack, attacker: { ...attacker, striking: attacker.striking + 1 } };
      const harder = { ...attack, defender: { ...defender, defense: defender.defense + 1 } };
      expect(damage(stronger)).toBeGreaterThanOrEqual(damage(attack));
      expect(damage(harder)).toBeLessThanOrEqual(damage(attack));
    }),
  );
});

rule.each(DEFENCES)('MW-STR-04', 'a waiting $id takes its part after the floor', ({ id, reduction }) => {
  const guarded = hit('heavy_hook', { foe: { fighter: TOM, defence: [id] } });
  expect(damageOf(guarded, 'heavy_hook')).toBe(Math.max(1, 8 + 8 - 7 - reduction));
  // Where the floor lifts the damage, the floor is what is reduced.
  const floored = hit('heavy_hook', { own: { fighter: 'islam_makhachev' }, foe: { defence: [id] } });
  expect(damageOf(floored, 'heavy_hook')).toBe(Math.max(1, 8 - reduction));
});

rule('MW-STR-04', 'the ruleset may reduce before the floor (A09)', () => {
  const game = variant({ damage: { floorOrder: 'defenceThenFloor' } });
  expect(damageOf(hit('heavy_hook', { foe: { defence: ['slip_counter'] } }, [], game), 'heavy_hook')).toBe(8);
  const strong = hit('heavy_hook', { own: { bonus: 9 }, foe: { defence: ['block'] } }, [], game);
  expect(damageOf(strong, 'heavy_hook')).toBe(8 + 8 + 9 - 7 - 5);
});

rule('MW-STR-05', 'at least 1 gets through, unless the ruleset says 0 (A09)', () => {
  const foe = { defence: ['slip_counter'] };
  expect(damageOf(hit('quick_jab', { foe }), 'quick_jab')).toBe(1);
  const soft = variant({ damage: { finalMinimum: 0 } });
  expect(damageOf(hit('quick_jab', { foe }, [], soft), 'quick_jab')).toBe(0);
});

rule('MW-STR-05', 'stamina stops at 0, and the event tells the full amount (A70, A71)', () => {
  const { events } = hit('head_kick', { foe: { stamina: 3, hand: ['max_holloway'] } });
  expect(told(events, 'damageDealt')).toMatchObject([
    { seat: 1, amount: 11, staminaBefore: 3, staminaAfter: 0 },
  ]);
});

rule('MW-STR-06', 'strikes always hit: nothing is rolled', () => {
  for (const { id, damage: least } of STRIKES) {
    const scene = { advantage: 0, sides: [{ hand: [id, 'block'] }, {}] } as const;
    const state = arrange(scene);
    const odds = GAME.odds(state, playing(state, id));
    expect(odds?.length).toBe(1);
    expect(damageOf({ before: state, ...(odds as NonNullable<typeof odds>)[0]! }, id)).toBeGreaterThanOrEqual(
      least,
    );
  }
});

rule('MW-STR-07', 'Ground and Pound is for the seat on top', () => {
  for (const [advantage, expected] of [
    [0, null],
    [1, 'NEEDS_ADVANTAGE MW-STR-07'],
    [null, 'NEEDS_ADVANTAGE MW-STR-07'],
  ] as const) {
    const state = arrange({ advantage, sides: [{ hand: ['ground_and_pound'] }, {}] });
    expect(refusal(state, playing(state, 'ground_and_pound'))).toBe(expected);
  }
});

const REGULAR = STRIKES.filter(({ id }) => id !== 'ground_and_pound');

rule.each(REGULAR)(
  'MW-STR-08',
  '$id sends the fight back to standing, blocked or not, whoever was on top',
  ({ id }) => {
    for (const advantage of [0, 1] as const) {
      for (const defence of [[], ['block']]) {
        const { state, events } = hit(id, { advantage, foe: { defence } });
        expect(state.advantage).toBeNull();
        expect(told(events, 'advantageLost')).toEqual([{ type: 'advantageLost', seat: advantage }]);
        expect(kinds(events)).toContain('backToStanding');
      }
    }
    expect(kinds(hit(id).events)).not.toContain('backToStanding');
  },
);

rule('MW-STR-09', 'Ground and Pound keeps the position', () => {
  for (const defence of [[], ['slip_counter']]) {
    expect(hit('ground_and_pound', { advantage: 0, foe: { defence } }).state.advantage).toBe(0);
  }
});

rule.each(STRIKES)('MW-STR-10', '$id spends the striking bonus, blocked or not', ({ id }) => {
  for (const defence of [[], ['block']]) {
    const { state, events } = hit(id, { advantage: 0, own: { bonus: 6 }, foe: { defence } });
    expect(state.seats[0].fighter?.strikingBonus).toBe(0);
    expect(told(events, 'bonusReset')).toEqual([{ type: 'bonusReset', seat: 0 }]);
  }
  expect(kinds(hit(id, { advantage: 0 }).events)).not.toContain('bonusReset');
});

rule('MW-STR-10', 'the bonus of the other side stays', () => {
  expect(hit('quick_jab', { foe: { bonus: 3 } }).state.seats[1].fighter?.strikingBonus).toBe(3);
});

rule('MW-STR-11', 'a clean Cutting Elbow makes the defender bleed twice; no other strike does', () => {
  const { state, events } = hit('cutting_elbow');
  expect(state.seats[1].fighter?.bleed).toBe(2);
  expect(told(events, 'bleedApplied')).toEqual([{ type: 'bleedApplied', seat: 1, turns: 2 }]);
  for (const { id } of STRIKES) {
    if (id !== 'cutting_elbow') expect(hit(id, { advantage: 0 }).state.seats[1].fighter?.bleed).toBe(0);
  }
});

rule('MW-STR-12', 'a clean Spinning Back Fist staggers the seat; no other strike does', () => {
  const { state, events } = hit('spinning_back_fist');
  expect(state.seats.map(({ staggered }) => staggered)).toEqual([false, true]);
  expect(told(events, 'staggered')).toEqual([{ type: 'staggered', seat: 1 }]);
  for (const { id } of STRIKES) {
    if (id !== 'spinning_back_fist') expect(hit(id, { advantage: 0 }).state.seats[1].staggered).toBe(false);
  }
});

rule.each(DEFENCES)('MW-STR-13', 'a hit against $id is not clean', ({ id }) => {
  expect(hit('cutting_elbow', { foe: { defence: [id] } }).state.seats[1].fighter?.bleed).toBe(0);
  expect(hit('spinning_back_fist', { foe: { defence: [id] } }).state.seats[1].staggered).toBe(false);
});

rule('MW-STR-13', 'the next hit after a used defence card is clean again', () => {
  const first = hit('cutting_elbow', { own: { hand: ['cutting_elbow'] }, foe: { defence: ['block'] } });
  const second = act(first.state, playing(first.state, 'cutting_elbow'));
  expect(second.state.seats[1].fighter?.bleed).toBe(2);
});

rule('MW-STR-14', 'a strike is resolved in its order', () => {
  const hand = ['max_holloway'];
  const own = { stamina: 3, bonus: 3, hand };
  const clean = hit('cutting_elbow', { advantage: 1, own, foe: { stamina: 2, hand: [ALEX] } });
  expect(kinds(clean.events)).toEqual([
    'cardPlayed',
    'damageDealt',
    'bleedApplied',
    'bonusReset',
    'advantageLost',
    'backToStanding',
    'knockedOut',
    'healthLost',
    'replacementNeeded',
  ]);
  const both = hit('cutting_elbow', {
    advantage: 1,
    own,
    foe: { stamina: 1, defence: ['slip_counter'], hand: [ALEX] },
  });
  expect(kinds(both.events)).toEqual([
    'cardPlayed',
    'defenceUsed',
    'counterHit',
    'damageDealt',
    'damageDealt',
    'bonusReset',
    'advantageLost',
    'backToStanding',
    'knockedOut',
    'healthLost',
    'knockedOut',
    'healthLost',
    'replacementNeeded',
    'replacementNeeded',
  ]);
  expect(told(both.events, 'knockedOut').map(({ seat, fighterId }) => [seat, fighterId])).toEqual([
    [0, DRICUS],
    [1, TOM],
  ]);
  expect(inHand(both.state, 0, MAX)).toBeGreaterThanOrEqual(0);
});
