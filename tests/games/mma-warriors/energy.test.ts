import type { MmaWarriorsGame } from 'holmgang/mma-warriors';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { act, arrange, GAME, kinds, playing, told, variant } from './arrange.js';

/** Both seats skip and end their turns; the energy of each turn, in order. */
function energies(game: MmaWarriorsGame, turns: number): readonly number[] {
  let state = game.setup({ seed: 'energy', autoSeats: [0, 1] });
  const seen: number[] = [state.seats[0].energy];
  while (seen.length < turns) {
    for (const type of ['skipDraw', 'endTurn'] as const) {
      if (state.phase !== (type === 'skipDraw' ? 'draw' : 'main')) continue;
      state = act(state, { type, seat: state.activeSeat }, [], game).state;
    }
    seen.push(state.seats[state.activeSeat].energy);
  }
  return seen;
}

rule('MW-ENE-01', 'both seats have 8 energy on their first turn', () => {
  expect(energies(GAME, 2)).toEqual([8, 8]);
});

rule('MW-ENE-01', 'the ruleset may give the second seat its gain at once', () => {
  expect(energies(variant({ energy: { secondSeatFirstTurn: 'plusGain' } }), 12)).toEqual([
    8, 10, 10, 12, 12, 14, 14, 16, 16, 16, 16, 16,
  ]);
  const bank = variant({ energy: { model: 'bank', secondSeatFirstTurn: 'plusGain' } });
  expect(energies(bank, 4)).toEqual([8, 10, 10, 12]);
});

rule(['MW-ENE-02', 'MW-TBL-05'], 'the allotment grows by 2 with each own turn up to 16', () => {
  expect(energies(GAME, 12)).toEqual([8, 8, 10, 10, 12, 12, 14, 14, 16, 16, 16, 16]);
});

/** Seat 0 spends all but so much, then both turns pass. */
function later(left: number, game: MmaWarriorsGame): number {
  const scene = {
    sides: [{ hand: ['quick_jab', 'block'], energy: left + 1, ownTurns: 2 }, { hand: ['block'] }],
  } as const;
  let state = arrange(scene, game);
  state = act(state, playing(state, 'quick_jab'), [], game).state;
  if (state.activeSeat === 0) state = act(state, game.actions.endTurn(0), [], game).state;
  state = act(state, game.actions.skipDraw(1), [], game).state;
  return act(state, game.actions.endTurn(1), [], game).state.seats[0].energy;
}

rule('MW-ENE-03', 'unspent energy is lost', () => {
  expect([0, 1, 5, 9].map((left) => later(left, GAME))).toEqual([12, 12, 12, 12]);
});

rule('MW-ENE-03', 'banked energy is kept, up to 16', () => {
  const bank = variant({ energy: { model: 'bank' } });
  expect([0, 1, 5, 9, 14, 15].map((left) => later(left, bank))).toEqual([2, 3, 7, 11, 16, 16]);
  expect(energies(bank, 12)).toEqual(energies(GAME, 12));
});

rule(
  'MW-ENE-04',
  'energy comes first, then the bonus is reset where the ruleset says so, then the fighter bleeds',
  () => {
    const foe = { bonus: 3, bleed: 2, hand: ['block'] };
    const scene = { sides: [{ hand: ['block'] }, foe] } as const;
    const reset = variant({ intenseTraining: { expiry: 'ownEnergyPhase' } });
    const after = act(arrange(scene, reset), GAME.actions.endTurn(0), [], reset);
    expect(kinds(after.events).slice(1)).toEqual([
      'turnStarted',
      'energyGained',
      'bonusReset',
      'bleedTicked',
      'damageDealt',
    ]);
    expect(after.state.seats[1].fighter?.strikingBonus).toBe(0);
    const kept = act(arrange(scene), GAME.actions.endTurn(0));
    expect(kinds(kept.events).slice(1)).toEqual([
      'turnStarted',
      'energyGained',
      'bleedTicked',
      'damageDealt',
    ]);
    expect(kept.state.seats[1].fighter?.strikingBonus).toBe(3);
  },
);

rule(
  'MW-ENE-04',
  'the option resets the bonus in a skipped turn too, and leaves the other seat alone',
  () => {
    const reset = variant({ intenseTraining: { expiry: 'ownEnergyPhase' } });
    const scene = {
      sides: [
        { hand: ['block'], bonus: 6 },
        { bonus: 3, staggered: true },
      ],
    } as const;
    const { events } = act(arrange(scene, reset), GAME.actions.endTurn(0), [], reset);
    expect(told(events, 'bonusReset').map(({ seat }) => seat)).toEqual([1, 0]);
  },
);

rule('MW-ENE-05', 'a staggered seat gains nothing, and its allotment does not grow (A74)', () => {
  const scene = {
    sides: [{ hand: ['block'] }, { staggered: true, energy: 5, ownTurns: 2, hand: ['block'] }],
  } as const;
  const skipped = act(arrange(scene), GAME.actions.endTurn(0));
  expect(told(skipped.events, 'energyGained').map(({ seat }) => seat)).toEqual([0]);
  expect(skipped.state.seats[1]).toMatchObject({ energy: 5, ownTurns: 3, energyTurns: 2 });
  const again = act(act(skipped.state, GAME.actions.skipDraw(0)).state, GAME.actions.endTurn(0));
  expect(again.state.seats[1]).toMatchObject({ energy: 12, ownTurns: 4, energyTurns: 3 });
});

rule('MW-ENE-05', 'a seat staggered on its first turn begins with 8 on its second', () => {
  const first = { hand: ['block'], ownTurns: 1 } as const;
  for (const game of [GAME, variant({ energy: { model: 'bank' } })]) {
    const scene = { sides: [first, { staggered: true, ownTurns: 0, energy: 8, hand: ['block'] }] } as const;
    const skipped = act(arrange(scene, game), game.actions.endTurn(0), [], game);
    const again = act(
      act(skipped.state, game.actions.skipDraw(0), [], game).state,
      game.actions.endTurn(0),
      [],
      game,
    );
    expect(again.state.seats[1]).toMatchObject({ energy: 8, ownTurns: 2, energyTurns: 1 });
  }
});

rule('MW-ENE-05', 'the ruleset may give energy in a skipped turn (A23)', () => {
  const game = variant({ stagger: { energyGain: true } });
  const scene = { sides: [{ hand: ['block'] }, { staggered: true, energy: 5, ownTurns: 2 }] } as const;
  const { events, state } = act(arrange(scene, game), game.actions.endTurn(0), [], game);
  expect(told(events, 'energyGained').map(({ seat }) => seat)).toEqual([1, 0]);
  expect(state.seats[1]).toMatchObject({ energy: 12, energyTurns: 3 });
});
