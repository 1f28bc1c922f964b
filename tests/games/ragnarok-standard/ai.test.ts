import { createChance, type Seat } from 'holmgang';
import { type RagnarokStandardState, ragnarokStandard } from 'holmgang/ragnarok-standard';
import { createRagnarokStandardBot } from 'holmgang/ragnarok-standard/bot';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { arrange, at, GAME } from './arrange.js';

const bot = createRagnarokStandardBot();

/** Lets the bot play out a turn from its view alone; the actions, and the state afterwards. */
function turn(state: RagnarokStandardState, seed = 'bot') {
  const chance = createChance(seed);
  const { active } = state;
  const types: string[] = [];
  let after = state;
  while (after.result === null && after.active === active) {
    const [seat] = GAME.deciders(after);
    const action = bot.choose(GAME.view(after, seat!), seat!, { chance });
    types.push(action.type);
    const applied = GAME.apply(after, action);
    if (!applied.ok) throw new Error(applied.rejection.code);
    after = applied.state;
  }
  return { types, state: after };
}

rule('RS-END-01', 'the bot finds lethal: by attacks, by burn, and around a Taunt minion', () => {
  const charge = arrange([{ board: [1035, 1007] }, { health: 8 }]);
  const burn = arrange([{ hand: [7001, 6001, 1035], board: [1007], mana: 3 }, { health: 7 }]);
  const taunt = arrange([
    { hand: [8004], board: [1035], mana: 2 },
    { health: 6, board: [1001] },
  ]);
  const weapon = arrange([{ hero: 'thor', hand: [5002], board: [1007], mana: 3 }, { health: 5 }]);
  for (const state of [charge, burn, taunt, weapon]) expect(turn(state).state.result?.winner).toBe(0);
});

rule('RS-TRN-03', 'the bot plays on curve and trades when it pays', () => {
  const curve = turn(arrange([{ hand: [1025, 1007, 1001], mana: 4, crystals: 4, deck: [1001] }, {}]));
  expect(curve.types).toContain('playCard');
  expect(curve.state.players[0].board.reduce((sum, { attack }) => sum + attack, 0)).toBeGreaterThan(2);
  const good = arrange([
    { board: [{ cardId: 1007 }], mana: 0 },
    { board: [{ cardId: 1028, health: 2 }], health: 30 },
  ]);
  expect(turn(good).state.players[1].board).toEqual([]);
});

rule('RS-HID-01', 'the bot beats random players from its view alone', () => {
  let wins = 0;
  for (let match = 0; match < 12; match++) {
    const chance = createChance(`match ${match}`);
    const mine = (match % 2) as Seat;
    const state = ragnarokStandard.clone(ragnarokStandard.setup({ seed: `match ${match}` }));
    for (let i = 0; i < 600 && state.result === null; i++) {
      const [seat] = ragnarokStandard.deciders(state);
      const view = ragnarokStandard.view(state, seat!);
      const action =
        seat === mine
          ? bot.choose(view, seat, { chance })
          : ragnarokStandard.sampleLegal(state, seat!, chance);
      expect(ragnarokStandard.validate(state, action)).toBe(undefined);
      ragnarokStandard.advance(state, action);
    }
    if (state.result?.winner === mine) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(11);
});

rule('RS-TRN-05', 'the bot is not asked when it has nothing to decide', () => {
  const state = arrange([{ board: [1007] }, {}]);
  expect(() => bot.choose(GAME.view(state, 1), 1, { chance: createChance('x') })).toThrow('NOTHING_LEGAL');
  expect(at(state, 0)).toBe(2);
});
