import { createChance } from 'holmgang';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { act, arrange, GAME, kinds, playing, refusal, told } from './arrange.js';

const { draw, skipDraw, endTurn } = GAME.actions;

rule('MW-TRN-01', 'a turn is energy, draw, main and end; then the other seat begins', () => {
  const start = GAME.setup({ seed: 'turn', autoSeats: [0, 1] });
  expect(start).toMatchObject({ phase: 'draw', activeSeat: 0, turn: 1 });
  const drawn = act(start, draw(0)).state;
  expect(drawn).toMatchObject({ phase: 'main', activeSeat: 0, turn: 1 });
  const ended = act(drawn, endTurn(0));
  expect(kinds(ended.events)).toEqual(['turnEnded', 'turnStarted', 'energyGained']);
  expect(ended.state).toMatchObject({ phase: 'draw', activeSeat: 1, turn: 2 });
});

rule('MW-TRN-01', 'what belongs to another phase is refused', () => {
  const start = GAME.setup({ seed: 'turn', autoSeats: [0, 1] });
  expect(refusal(start, endTurn(0))).toBe('WRONG_PHASE MW-TRN-01');
  const drawn = act(start, skipDraw(0)).state;
  expect(refusal(drawn, draw(0))).toBe('WRONG_PHASE MW-TRN-01');
  expect(refusal(drawn, skipDraw(0))).toBe('WRONG_PHASE MW-TRN-01');
  expect(refusal(drawn, endTurn(1))).toBe('NOT_YOUR_TURN MW-MAI-09');
  expect(refusal(drawn, draw(1))).toBe('NOT_YOUR_TURN MW-MAI-09');
});

rule('MW-TRN-02', 'turns alternate, a skipped one included', () => {
  const state = arrange({ sides: [{ hand: ['block'] }, { staggered: true, hand: ['block'] }] });
  const { state: after, events } = act(state, endTurn(0));
  expect(told(events, 'turnStarted')).toMatchObject([
    { seat: 1, turn: 4 },
    { seat: 0, turn: 5 },
  ]);
  expect(after).toMatchObject({ activeSeat: 0, turn: 5, phase: 'draw' });
});

rule(
  ['MW-TRN-02', 'MW-TRN-03'],
  'the turn counter goes up by one, seats have odd and even turns, own counters add up',
  () => {
    const chance = createChance('turns');
    const state = GAME.clone(GAME.setup({ seed: 'turns', autoSeats: [0, 1] }));
    let last = 1;
    for (let i = 0; i < 400 && state.result === null; i++) {
      GAME.advance(state, GAME.sampleLegal(state, state.activeSeat, chance));
      if (state.pending.length > 0) break;
      expect(state.turn - last).toBeLessThanOrEqual(2);
      expect(state.activeSeat).toBe((state.turn + 1) % 2);
      expect(state.seats[0].ownTurns).toBe(Math.ceil(state.turn / 2));
      expect(state.seats[1].ownTurns).toBe(Math.floor(state.turn / 2));
      last = state.turn;
    }
    expect(last).toBeGreaterThan(5);
  },
);

rule('MW-TRN-03', 'counters that do not add up are refused', () => {
  const state = arrange({ sides: [{ hand: ['block'] }, {}] });
  expect(GAME.check({ ...state, turn: 9 }).map(({ rule: clause }) => clause)).toEqual(['MW-TRN-03']);
  const early = { ...state.seats[0], energyTurns: 5 };
  const problems = GAME.check({ ...state, seats: [early, state.seats[1]] });
  expect(problems.map(({ rule: clause }) => clause)).toEqual(['MW-TRN-03']);
  expect(refusal(state, playing(state, 'block'))).toBeNull();
});
