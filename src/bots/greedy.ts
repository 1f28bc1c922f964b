import type { AnyAction } from '../kernel/any-game.js';
import type { Bot } from '../kernel/bot.js';
import type { Chance } from '../kernel/chance.js';
import { UsageError } from '../kernel/errors.js';
import type { Game } from '../kernel/game.js';
import type { Insight } from '../kernel/insight.js';
import { otherSeat, type Seat } from '../kernel/seat.js';
import { scoreOf } from './score.js';

/** How a greedy bot looks ahead. */
export interface GreedyOptions {
  /** In how many imagined states each action is tried; 8 if left out. */
  readonly worlds?: number;
}

/** Tries one action in a state that the caller owns; whoever chooses at the same time chooses anything. */
function attempt<S extends V, V, A extends AnyAction, E, O>(
  game: Game<S, V, A, E, O>,
  state: S,
  seat: Seat,
  action: A,
  chance: Chance,
): void {
  const other = otherSeat(seat);
  const isSimultaneous = game.deciders(state).includes(other);
  game.advance(state, action);
  if (isSimultaneous && game.deciders(state).includes(other))
    game.advance(state, game.sampleLegal(state, other, chance));
}

/**
 * A bot that tries every legal action in some states that its view allows, and plays the one after which it stands best
 * by a game's evaluation. It looks no further than that.
 * @example
 * ```ts
 * import { createChance } from 'holmgang';
 * import { bjj } from 'holmgang/bjj';
 * import { bjjInsight } from 'holmgang/bjj/bot';
 * import { createGreedyBot } from 'holmgang/bots';
 * const bot = createGreedyBot(bjj, bjjInsight);
 * const view = bjj.view(bjj.setup({ seed: 'docs' }), 0);
 * console.log(bot.choose(view, 0, { chance: createChance('bot') }).type); // commit
 * ```
 */
export function createGreedyBot<S extends V, V, A extends AnyAction, E, O>(
  game: Game<S, V, A, E, O>,
  insight: Insight<V, A>,
  { worlds = 8 }: GreedyOptions = {},
): Bot<V, A> {
  if (!Number.isInteger(worlds) || worlds < 1)
    throw new UsageError('BAD_OPTIONS', 'worlds is a whole number, at least 1');

  function choose(view: V, seat: Seat, chance: Chance): A {
    const legal = game.legalActions(view, seat);
    if (legal.length === 0) throw new UsageError('NOTHING_LEGAL', `seat ${seat} has nothing to decide`);
    const [only] = legal;
    if (legal.length === 1 && only !== undefined) return only;
    const totals = legal.map(() => 0);
    for (let world = 0; world < worlds; world++) {
      const imagined = game.determinize(view, chance);
      legal.forEach((action, i) => {
        const state = game.clone(imagined);
        attempt(game, state, seat, action, chance);
        totals[i] = (totals[i] as number) + scoreOf(game, state, seat, insight);
      });
    }
    const best = Math.max(...totals);
    return chance.pick(legal.filter((_, i) => totals[i] === best));
  }

  return { name: 'greedy', choose: (view, seat, { chance }) => choose(view, seat, chance) };
}
