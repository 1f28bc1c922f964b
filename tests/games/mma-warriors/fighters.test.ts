import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  ALEX,
  act,
  arrange,
  DRICUS,
  damageOf,
  FIGHTERS,
  GAME,
  hit,
  ISLAM,
  printed,
  refusal,
  STRIKES,
  SUBMISSIONS,
  TOM,
  told,
} from './arrange.js';

rule.each(FIGHTERS)(
  ['MW-FTR-01', 'MW-FTR-02'],
  'the fighter $id enters with its printed figures',
  (fighter) => {
    const { id, style, striking, grappling, defense, stamina } = fighter;
    const state = arrange({
      phase: 'settle',
      pending: [{ kind: 'replacement', seat: 0 }],
      sides: [{ fighter: null, hand: [id, 'block'] }, {}],
    });
    const card = state.seats[0].hand[0] as number;
    const { state: after } = act(state, GAME.actions.chooseReplacement(0, { card }));
    const fresh = { strikingBonus: 0, bleed: 0, maxStamina: stamina };
    expect(after.seats[0].fighter).toEqual({ card, style, striking, grappling, defense, stamina, ...fresh });
  },
);

rule('MW-FTR-01', 'figures that are not those of the card are refused', () => {
  const state = arrange();
  for (const change of [{ striking: 9 }, { style: 'Striker' }, { maxStamina: 41 }, { defense: 6 }] as const) {
    const fighter = { ...state.seats[0].fighter, ...change };
    const problems = GAME.check({ ...state, seats: [{ ...state.seats[0], fighter }, state.seats[1]] });
    expect(problems.map(({ rule: clause }) => clause)).toEqual(['MW-FTR-01']);
  }
});

rule('MW-FTR-03', 'Defense holds off strikes, not submissions, impacts, counters or Bleed', () => {
  const soft = { own: {}, foe: { fighter: TOM } };
  const hard = { own: {}, foe: { fighter: TOM, coached: 2 } };
  // Coaching raises Grappling too, so the attacker is coached alike where Grappling counts.
  const evenly = { own: { coached: 2 }, foe: { fighter: TOM, coached: 2 } };
  expect(damageOf(hit('head_kick', soft), 'head_kick') - damageOf(hit('head_kick', hard), 'head_kick')).toBe(
    1,
  );
  const armbar = (scene: object) => damageOf(hit('armbar', { advantage: 0, ...scene }), 'armbar');
  expect(armbar(soft)).toBe(armbar(evenly));
  const impact = (scene: object) => damageOf(hit('suplex', scene, [0]), 'suplex');
  expect(impact(soft)).toBe(impact(evenly));
  const counter = (coached: number) =>
    told(hit('quick_jab', { own: { coached }, foe: { defence: ['slip_counter'] } }).events, 'counterHit')[0]
      ?.amount;
  expect(counter(0)).toBe(counter(3));
});

rule.each(STRIKES)('MW-FTR-04', 'a Striker deals 2 more with $id', ({ id }) => {
  // The same figures: Max Holloway (Striker, 9) coached 0 against Tom Aspinall (Balanced, 9), no Ground bonus apart.
  const ground = (grappling: number) => (id === 'ground_and_pound' ? 3 + Math.floor(grappling / 4) : 0);
  const deal = (fighter: string) =>
    damageOf(hit(id, { advantage: 0, own: { fighter }, foe: { fighter: ALEX } }), id);
  const difference = deal('max_holloway') - ground(6) - (deal('ilia_topuria') - ground(7));
  expect(difference).toBe(2);
});

rule.each(SUBMISSIONS)('MW-FTR-05', 'a Grappler deals 2 more with $id', ({ id, damage }) => {
  const deal = damageOf(hit(id, { advantage: 0, own: { fighter: ISLAM }, foe: { fighter: DRICUS } }), id);
  expect(deal).toBe(damage + 10 + 2 - 7);
});

rule('MW-FTR-05', 'a Grappler has 2 points more in a takedown, which is 20 percent', () => {
  const chance = (fighter: string) =>
    told(
      hit('clinch', { own: { fighter }, foe: { fighter: 'charles_oliveira' } }, [0]).events,
      'takedownRolled',
    )[0]?.chance;
  // Grappling 9, bonus 2, style 2, against 10.
  expect(chance('belal_muhammad')).toBe(50 + 10 * (9 + 2 + 2 - 10));
  // Grappling 8, bonus 2, no style.
  expect(chance('magomed_ankalaev')).toBe(50 + 10 * (8 + 2 - 10));
});

rule('MW-FTR-06', 'a Balanced fighter has no modifier anywhere', () => {
  const scene = { advantage: 0, own: { fighter: DRICUS }, foe: { fighter: TOM } } as const;
  expect(damageOf(hit('head_kick', scene), 'head_kick')).toBe(10 + 8 - 7);
  expect(damageOf(hit('armbar', scene), 'armbar')).toBe(12);
  expect(told(hit('suplex', scene, [99]).events, 'takedownRolled')[0]?.chance).toBe(50 + 10 * (7 + 4 - 7));
});

rule('MW-FTR-07', 'style does not help the side that is attacked', () => {
  expect(damageOf(hit('head_kick', { foe: { fighter: 'max_holloway' } }), 'head_kick')).toBe(10 + 8 - 7);
  const { events } = hit('suplex', { foe: { fighter: ISLAM } }, [99]);
  expect(told(events, 'takedownRolled')[0]?.chance).toBe(50 + 10 * (7 + 4 - 10));
  expect(damageOf(hit('armbar', { advantage: 0, foe: { fighter: 'merab_dvalishvili' } }), 'armbar')).toBe(12);
});

rule('MW-FTR-08', 'fighters cost nothing', () => {
  expect(FIGHTERS.every(({ cost }) => cost === 0)).toBe(true);
  const state = GAME.setup({ seed: 'free', autoSeats: [] });
  expect(GAME.deciders(state)).toEqual([1]);
  const [action] = GAME.legalActions(state, 1);
  const { state: after } = act(state, action as never);
  expect(after.seats[1].energy).toBe(8);
  expect(refusal(after, action as never)).toBe('NOT_PENDING MW-KO-06');
  expect(printed(ISLAM).cost).toBe(0);
});
