// The library against the oracle: the tables, the order of hands, and combats under all options.

import { createChance } from 'holmgang';
import { COMBAT_POWERS, COMBAT_SPELLS, evaluate, HEROES, spellDeckProblems } from 'holmgang/ragnarok-poker';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { playBoth } from './ragnarok-poker-duel.js';
import { POWERS, SPELLS, worth } from './ragnarok-poker-oracle.js';

rule(
  ['RP-SPL-03', 'RP-PH-03'],
  'every spell and power of the tables is in the data, and nothing else',
  () => {
    const text = ({ op, ...rest }: (typeof COMBAT_SPELLS)[number]['effect'][number]) =>
      op === 'status' && 'on' in rest
        ? `${rest.on} ${rest.status} ${rest.duration} ${rest.value}`
        : [op, ...Object.values(rest)].join(' ');
    const rows = COMBAT_SPELLS.map((spell) => [
      String(spell.id),
      [spell.class ?? 'NEU', spell.rarity.charAt(0), spell.mana, spell.effect.map(text).join('; ')],
    ]);
    expect(Object.fromEntries(rows)).toEqual(SPELLS);
    expect(rows).toHaveLength(25);
    expect(
      Object.fromEntries(COMBAT_POWERS.map((power) => [power.class, power.effect.map(text).join('; ')])),
    ).toEqual(POWERS);
    for (const { id, class: heroClass } of COMBAT_SPELLS) {
      const fits = HEROES.filter((hero) => spellDeckProblems([id, id], hero.class).length === 0);
      expect(fits).toEqual(HEROES.filter((hero) => heroClass === null || hero.class === heroClass));
    }
  },
);

rule(
  ['RP-HR-03', 'RP-HR-04', 'RP-HR-05', 'RP-HR-06'],
  'hands rank as trying all choices of five ranks them',
  () => {
    const chance = createChance('worth');
    const deck = Array.from({ length: 52 }, (_, card) => card);
    let differing = 0;
    for (let i = 0; i < 2000; i++) {
      // Few values or few suits, so that ties and high ranks come often.
      const few = chance.pick([
        deck,
        deck.filter((card) => card < 20),
        deck.filter((card) => card % 4 === 0 || card > 39),
      ]);
      const nine = chance.shuffle([...few]).slice(0, 9);
      const [one, two] = [nine.slice(0, 7), nine.slice(2)];
      const [a, b] = [worth(one), worth(two)];
      const first = a.findIndex((value, place) => value !== b[place]);
      const order = first < 0 ? 0 : Math.sign((a[first] as number) - (b[first] as number));
      if (Math.sign(evaluate(one) - evaluate(two)) !== order) differing++;
    }
    expect(differing).toBe(0);
  },
);

rule(
  [
    'RP-BLD-05',
    'RP-BET-03',
    'RP-BET-04',
    'RP-BET-12',
    'RP-BET-13',
    'RP-RES-01',
    'RP-RES-10',
    'RP-FLD-04',
    'X-ST-04',
    'X-EL-08',
  ],
  'combats under all options go as a second reading of the rules says, and are refused with the same codes',
  () => {
    const endings = new Set<string>();
    const codes = new Set<string>();
    let compared = 0;
    for (let match = 0; match < 150; match++) {
      const outcome = playBoth(`oracle ${match}`);
      endings.add(outcome.reason);
      for (const code of outcome.codes) codes.add(code);
      compared += outcome.compared;
    }
    expect(compared).toBeGreaterThan(1500);
    expect([...endings].sort()).toEqual(['bothEliminated', 'eliminated', 'standOff']);
    for (const code of [
      'NOT_ENOUGH_STAMINA',
      'OPPONENT_ALL_IN',
      'FROZEN',
      'WOULD_DIE',
      'NO_POWER',
      'ALREADY_DONE',
    ])
      expect(codes).toContain(code);
  },
  600_000,
);
