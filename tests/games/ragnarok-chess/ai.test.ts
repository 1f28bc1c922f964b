// The bot: it sees only its view, plays what is legal, takes what is offered, and beats random play.
import { createChance, type Seat } from 'holmgang';
import { createRagnarokChess, type RagnarokChessGame, ragnarokChess } from 'holmgang/ragnarok-chess';
import { createRagnarokChessBot, ragnarokChessInsight } from 'holmgang/ragnarok-chess/bot';
import { describe, expect, it } from 'vitest';
import { at, play } from './arrange.js';

/** How a match of the bot in this seat against random moves ends. */
function playRandom(game: RagnarokChessGame, own: Seat, seed: string, depth: number): Seat | null {
  const bot = createRagnarokChessBot(game, { depth, samples: 20 });
  const state = game.clone(game.setup({ seed }));
  const chance = createChance(`players ${seed}`);
  while (state.result === null) {
    const seat = chance.pick(game.deciders(state));
    game.advance(
      state,
      seat === own
        ? bot.choose(game.view(state, seat), seat, { chance })
        : game.sampleLegal(state, seat, chance),
    );
  }
  return state.result.winner;
}

describe('the bot', () => {
  it('wins at least 19 of 20 matches against random play', () => {
    const wins = Array.from({ length: 20 }, (_, i) => {
      const own = (i % 2) as Seat;
      return playRandom(ragnarokChess, own, `match ${i}`, 2) === own;
    }).filter(Boolean);
    expect(wins.length).toBeGreaterThanOrEqual(19);
  });

  it.each(['upstream', 'chesslike', 'one-hand', 'vanilla'] as const)('plays by %s', (name) => {
    expect(playRandom(createRagnarokChess(name), 0, 'other rules', 2)).toBe(0);
  });

  const bot = createRagnarokChessBot();
  const best = (position: string) => {
    const state = at(position);
    return bot.choose(ragnarokChess.view(state, state.toMove), state.toMove, { chance: createChance('bot') });
  };

  it('mates, captures kings and lets pawns kill', () => {
    const mating = at('k4/5/5/1Q3/5/5/2K2 w 0 0');
    expect(ragnarokChess.reducer(mating, best('k4/5/5/1Q3/5/5/2K2 w 0 0')).result?.reason).toBe('checkmate');
    expect(best('2k2/5/5/2Q2/5/5/K4 w 0 0')).toMatchObject({ from: 17, to: 32 });
    expect(best('4k/5/1q3/1P3/5/5/3K1 w 0 0')).toMatchObject({ from: 16, to: 21 });
  });

  it('fights who is weak, not who is strong', () => {
    expect(best('4k/5/5/R3r(2,0)/5/5/2K2 w 0 0')).toMatchObject({ from: 15, to: 19 });
    expect(best('4k/5/5/R(2,0)3r/5/5/2K2 w 0 0')).not.toMatchObject({ from: 15, to: 19 });
  });

  it('chooses a queen where it has the choice, and refuses to choose out of turn', () => {
    const game = createRagnarokChess('chesslike');
    const state = at('4k/P4/5/5/5/5/1K3 w 0 0', game);
    const own = createRagnarokChessBot(game, { depth: 1 });
    const chance = createChance('bot');
    expect(own.choose(game.view(state, 0), 0, { chance })).toMatchObject({ promoteTo: 'queen' });
    expect(() => own.choose(game.view(state, 1), 1, { chance })).toThrow('NOTHING_LEGAL');
  });

  it('knows who stands better', () => {
    const { evaluate } = ragnarokChessInsight;
    const start = ragnarokChess.setup({ seed: 'even' });
    expect(evaluate(start, 0)).toBe(0.5);
    const ahead = at('4k/5/5/5/5/Q4/2K2 w 0 0');
    expect(evaluate(ahead, 0)).toBeGreaterThan(0.8);
    expect(evaluate(ahead, 1)).toBeLessThan(0.2);
    const fighting = play(at('2k2/5/5/R3r(5,0)/5/5/2K2 w 0 0'), 'a4e4').state;
    expect(evaluate(fighting, 0)).toBeGreaterThan(
      evaluate({ ...fighting, combat: null } as typeof fighting, 0),
    );
  });
});
