export type { Bot, BotContext } from '../kernel/bot.js';
export type { Insight } from '../kernel/insight.js';
export { createGreedyBot, type GreedyOptions } from './greedy.js';
export { type Fault, type MatchOptions, match, type PlayedMatch, type Player } from './match.js';
export { createRandomBot } from './random.js';
export {
  createSearchBot,
  type SearchedChoice,
  type SearchOptions,
  type SearchReport,
  search,
} from './search.js';
