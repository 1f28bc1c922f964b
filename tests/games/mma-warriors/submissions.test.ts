import { explainDamage } from 'holmgang/mma-warriors';
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
  kinds,
  playing,
  refusal,
  SUBMISSIONS,
  told,
  variant,
} from './arrange.js';
import { type Attack, facing, sheet, submission } from './formulas.js';

rule.each(SUBMISSIONS)(['MW-SUB-01'], '$id needs the ground, whoever is on top', ({ id }) => {
  for (const [advantage, expected] of [
    [0, null],
    [1, null],
    [null, 'NEEDS_GROUND MW-SUB-01'],
  ] as const) {
    const state = arrange({ advantage, sides: [{ hand: [id] }, {}] });
    expect(refusal(state, playing(state, id))).toBe(expected);
  }
});

rule(
  ['MW-SUB-02', 'MW-SUB-03', 'MW-SUB-04', 'MW-SUB-05'],
  'damage is that of the formula, for all fighters, cards, positions and defence cards',
  () => {
    let compared = 0;
    for (const attacker of FIGHTERS) {
      for (const defender of FIGHTERS) {
        for (const card of SUBMISSIONS) {
          for (const isTop of [true, false]) {
            for (const guard of [undefined, ...DEFENCES]) {
              const attack: Attack = {
                attacker: sheet(attacker.id),
                defender: sheet(defender.id),
                card,
                isTop,
                guard,
              };
              const { damage, terms } = explainDamage(facing(attack), 0, card.id, GAME.rules);
              const sum = terms.reduce((total, { amount }) => total + amount, 0);
              compared++;
              if (damage !== submission(attack) || sum !== damage)
                expect.fail(`${attacker.id} ${card.id} ${defender.id} ${isTop} ${guard?.id}`);
            }
          }
        }
      }
    }
    expect(compared).toBe(15 * 15 * 6 * 2 * 4);
  },
);

rule.each([
  ['guillotine_choke', 10, 6],
  ['kimura', 11, 6],
  ['armbar', 12, 7],
  ['triangle_choke', 13, 7],
  ['darce_choke', 14, 8],
  ['rear_naked_choke', 15, 9],
] as const)(
  'MW-SUB-02',
  '%s has its full base from the top and six tenths from the bottom',
  ([id, top, bottom]) => {
    // Grappling 7 against 7.
    expect(damageOf(hit(id, { advantage: 0 }), id)).toBe(top);
    expect(damageOf(hit(id, { advantage: 1 }), id)).toBe(bottom);
  },
);

rule('MW-SUB-02', 'the ruleset may round otherwise (A34)', () => {
  const bases = (bottomRounding: 'nearest' | 'ceil') =>
    SUBMISSIONS.map(({ id }) =>
      damageOf(hit(id, { advantage: 1 }, [], variant({ submission: { bottomRounding } })), id),
    );
  expect(bases('nearest')).toEqual([6, 7, 7, 8, 8, 9]);
  expect(bases('ceil')).toEqual([6, 7, 8, 8, 9, 9]);
});

rule('MW-SUB-03', 'Grappling counts in full on both sides', () => {
  expect(damageOf(hit('armbar', { advantage: 0, own: { fighter: ISLAM } }), 'armbar')).toBe(12 + 10 + 2 - 7);
});

rule('MW-SUB-04', 'damage never falls below the base of the position', () => {
  const foe = { fighter: ISLAM };
  expect(damageOf(hit('armbar', { advantage: 0, foe }), 'armbar')).toBe(12);
  expect(damageOf(hit('armbar', { advantage: 1, foe }), 'armbar')).toBe(7);
});

rule.each(DEFENCES)('MW-SUB-05', 'a waiting $id takes its part, but 1 gets through', ({ id, reduction }) => {
  expect(damageOf(hit('armbar', { advantage: 0, foe: { defence: [id] } }), 'armbar')).toBe(12 - reduction);
  expect(damageOf(hit('kimura', { advantage: 1, foe: { defence: [id] } }), 'kimura')).toBe(
    Math.max(1, 6 - reduction),
  );
});

rule(
  'MW-SUB-06',
  'a submission always lands, in the order of a strike without status, bonus and position',
  () => {
    const scene = { advantage: 0, sides: [{ hand: ['armbar', 'block'] }, {}] } as const;
    const state = arrange(scene);
    expect(GAME.odds(state, playing(state, 'armbar'))).toHaveLength(1);
    const { events } = hit('armbar', { advantage: 0, own: { bonus: 3 }, foe: { defence: ['parry'] } });
    expect(kinds(events)).toEqual(['cardPlayed', 'defenceUsed', 'counterHit', 'damageDealt', 'damageDealt']);
  },
);

rule('MW-SUB-07', 'the position is kept, so submissions can be chained', () => {
  for (const advantage of [0, 1] as const) {
    const first = hit('armbar', { advantage, own: { hand: ['kimura'] } });
    expect(first.state.advantage).toBe(advantage);
    const second = act(first.state, playing(first.state, 'kimura'));
    expect(second.state.advantage).toBe(advantage);
    expect(second.state.seats[1].fighter?.stamina).toBe(38 - (advantage === 0 ? 12 + 11 : 7 + 6));
  }
});

rule('MW-SUB-08', 'position does not scale the difference in Grappling', () => {
  const deal = (advantage: 0 | 1) =>
    damageOf(hit('armbar', { advantage, own: { fighter: ISLAM } }), 'armbar');
  expect([deal(0) - 12, deal(1) - 7]).toEqual([5, 5]);
});

rule('MW-SUB-09', 'tiredness does not matter', () => {
  const fresh = hit('armbar', { advantage: 0 });
  const tired = hit('armbar', { advantage: 0, own: { stamina: 1 }, foe: { stamina: 20 } });
  expect(damageOf(tired, 'armbar')).toBe(damageOf(fresh, 'armbar'));
});

rule('MW-SUB-10', 'Striking, Defense and the bonus do not count, and the bonus is kept', () => {
  const { state, events } = hit('armbar', {
    advantage: 0,
    own: { bonus: 9 },
    foe: { fighter: 'ilia_topuria' },
  });
  expect(damageOf({ before: state, state, events }, 'armbar')).toBe(12);
  expect(state.seats[0].fighter?.strikingBonus).toBe(9);
});

rule('MW-SUB-11', 'Parry and Slip Counter hit back', () => {
  const counter = (id: string) =>
    told(hit('armbar', { advantage: 0, foe: { defence: [id] } }).events, 'counterHit');
  // Tom has Striking 9.
  expect(counter('parry')).toEqual([{ type: 'counterHit', seat: 0, amount: 5 }]);
  expect(counter('slip_counter')).toEqual([{ type: 'counterHit', seat: 0, amount: 4 }]);
  expect(counter('block')).toEqual([]);
});
