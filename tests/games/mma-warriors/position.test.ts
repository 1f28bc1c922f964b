import fc from 'fast-check';
import { arbMatch } from 'holmgang/testing';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { act, arrange, CARDS, GAME, hit, kinds, MAX, playing, told } from './arrange.js';

const matches = arbMatch(GAME, { maxActions: 400 });

rule('MW-POS-01', 'never more than one seat is on top', () => {
  fc.assert(
    fc.property(matches, ({ states }) => {
      for (const { advantage } of states) expect([null, 0, 1]).toContain(advantage);
    }),
    { numRuns: 10 },
  );
  const { state } = hit('suplex', { advantage: 1 }, [0]);
  expect(state.advantage).toBe(0);
  expect(GAME.check({ ...state, advantage: 2 })).not.toEqual([]);
});

rule('MW-POS-02', 'the advantage is gained by takedowns that succeed, and by nothing else', () => {
  let gained = 0;
  fc.assert(
    fc.property(matches, ({ steps }) => {
      for (const { events, before, after } of steps) {
        const rolled = told(events, 'takedownRolled').some(({ success }) => success);
        if (told(events, 'advantageGained').length === 0)
          expect(after.advantage ?? before.advantage).toBe(before.advantage);
        else {
          gained++;
          expect(rolled).toBe(true);
        }
      }
    }),
    { numRuns: 20 },
  );
  expect(gained).toBeGreaterThan(0);
});

const KEEPERS = CARDS.filter(
  ({ kind, id }) => id === 'ground_and_pound' || ['submission', 'defence', 'corner'].includes(kind),
);

rule.each(KEEPERS)('MW-POS-03', '$id keeps the position', ({ id }) => {
  expect(hit(id, { advantage: 0 }).state.advantage).toBe(0);
  if (id !== 'ground_and_pound') expect(hit(id, { advantage: 1 }).state.advantage).toBe(1);
});

rule('MW-POS-03', 'so do failed takedowns and turn changes', () => {
  expect(hit('suplex', { advantage: 1 }, [99]).state.advantage).toBe(1);
  const state = arrange({ advantage: 0, sides: [{ hand: ['block'] }, { hand: ['block'] }] });
  const next = act(state, GAME.actions.endTurn(0)).state;
  expect(next).toMatchObject({ advantage: 0, activeSeat: 1 });
  expect(act(act(next, GAME.actions.skipDraw(1)).state, GAME.actions.endTurn(1)).state.advantage).toBe(0);
});

rule('MW-POS-04', 'a regular strike by either side loses it for both', () => {
  for (const advantage of [0, 1] as const) expect(hit('quick_jab', { advantage }).state.advantage).toBeNull();
});

rule('MW-POS-04', 'so does any knockout', () => {
  const foe = { stamina: 1, hand: [MAX] };
  expect(hit('armbar', { advantage: 0, foe }).state.advantage).toBeNull();
  expect(hit('armbar', { advantage: 1, foe }).state.advantage).toBeNull();
  const bleeding = arrange({
    advantage: 0,
    sides: [{ hand: ['block'] }, { stamina: 1, bleed: 1, hand: [MAX] }],
  });
  const { state, events } = act(bleeding, GAME.actions.endTurn(0));
  expect(state.advantage).toBeNull();
  expect(told(events, 'advantageLost')).toEqual([{ type: 'advantageLost', seat: 0 }]);
});

rule('MW-POS-05', 'the fight is on the ground exactly while somebody is on top', () => {
  for (const advantage of [null, 0, 1] as const) {
    const state = arrange({ advantage, sides: [{ hand: ['armbar', 'block'] }, {}] });
    const isLegal = GAME.validate(state, playing(state, 'armbar')) === undefined;
    expect(isLegal).toBe(advantage !== null);
  }
  expect(kinds(hit('quick_jab', { advantage: 1 }).events)).toContain('backToStanding');
});
