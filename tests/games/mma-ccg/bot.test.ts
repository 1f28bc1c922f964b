// The bot plays by its view alone, and better than chance.
import { createChance, type Seat } from 'holmgang';
import { createMmaCcg, type MmaCcgState } from 'holmgang/mma-ccg';
import { createMmaCcgBot } from 'holmgang/mma-ccg/bot';
import { describe, expect, it } from 'vitest';
import { act, arrange, find, GAME, playing } from './arrange.js';

const bot = createMmaCcgBot();
const chance = createChance('bot');
const chooses = (state: MmaCcgState, seat: Seat) => bot.choose(GAME.view(state, seat), seat, { chance });

describe('the bot', () => {
  it('takes a win within reach', () => {
    const state = arrange({ position: 'G', sides: [{ hand: ['m29', 'm36', 'm31'] }, { toughness: 8 }] });
    expect(chooses(state, 0)).toEqual(playing(state, 'm36'));
    const knock = arrange({ sides: [{ hand: ['m04', 'm05', 'r01'] }, { toughness: 3 }] });
    expect(chooses(knock, 0)).toEqual(playing(knock, 'm05'));
  });

  it('counters what would beat it, and keeps its Counters from small things', () => {
    const state = arrange({ position: 'G', sides: [{ hand: ['m36'] }, { hand: ['k13'], toughness: 8 }] });
    expect(chooses(act(state, playing(state, 'm36')).state, 1).type).toBe('counter');
    const small = arrange({ sides: [{ hand: ['m46'] }, { hand: ['k17', 'm01'] }] });
    expect(chooses(act(small, playing(small, 'm46')).state, 1).type).toBe('decline');
  });

  it('goes where its hand is strong', () => {
    const state = arrange({ sides: [{ hand: ['r06', 'm29', 'm31', 'm39'] }, {}] });
    const landed = act(state, [playing(state, 'r06'), { type: 'decline', seat: 1 }]).state;
    expect(chooses(landed, 0)).toEqual({ type: 'choose', seat: 0, position: 'G' });
  });

  it('gives up the least useful card', () => {
    const state = arrange({ position: 'G', sides: [{ hand: ['m38'] }, { hand: ['m23', 'm26'] }] });
    const asked = act(state, [playing(state, 'm38'), { type: 'decline', seat: 1 }]).state;
    expect(chooses(asked, 1)).toEqual({ type: 'choose', seat: 1, card: find(asked, 1, 'm26') });
  });

  it('does not act for the other seat', () => {
    expect(() => chooses(arrange(), 1)).toThrow('NOTHING_LEGAL');
  });

  it.each(['standard', 'basic', 'title-fight'] as const)('beats a random player under %s', (name) => {
    const game = createMmaCcg(name);
    const player = createMmaCcgBot(game);
    let won = 0;
    for (let i = 0; i < 20; i++) {
      const own = (i % 2) as Seat;
      const state = game.clone(game.setup({ seed: `bot ${i}` }));
      while (state.result === null) {
        const seat = game.deciders(state)[0] as Seat;
        const action =
          seat === own
            ? player.choose(game.view(state, seat), seat, { chance })
            : game.sampleLegal(state, seat, chance);
        expect(game.validate(state, action)).toBeUndefined();
        game.advance(state, action);
      }
      if (state.result.winner === own) won++;
    }
    expect(won).toBeGreaterThanOrEqual(17);
  });
});
