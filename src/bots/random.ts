import type { AnyAction } from '../kernel/any-game.js';
import type { Bot } from '../kernel/bot.js';
import type { Game } from '../kernel/game.js';

/**
 * A bot that plays any legal action, each equally likely.
 * @example
 * ```ts
 * import { createChance } from 'holmgang';
 * import { bjj } from 'holmgang/bjj';
 * import { createRandomBot } from 'holmgang/bots';
 * const bot = createRandomBot(bjj);
 * const view = bjj.view(bjj.setup({ seed: 'docs' }), 1);
 * console.log(bot.choose(view, 1, { chance: createChance('bot') }).type); // commit
 * ```
 */
export function createRandomBot<S extends V, V, A extends AnyAction, E, O>(
  game: Game<S, V, A, E, O>,
): Bot<V, A> {
  return { name: 'random', choose: (view, seat, { chance }) => game.sampleLegal(view, seat, chance) };
}
