// The AI of the rulebook. It looks at every choice that is open to it, gives each a score, and plays one of the best with
// a probability that is its strength; otherwise one of the rest. It sees what its seat sees, and no more.

import { standard } from '../../../rulesets/bjj/index.js';
import type { AiWeights } from '../../../rulesets/bjj/options.js';
import type { Technique } from '../../../rulesets/bjj/types.js';
import type { Bot } from '../../kernel/bot.js';
import type { Chance } from '../../kernel/chance.js';
import { UsageError } from '../../kernel/errors.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import type { BjjAction, Commit } from './actions.js';
import { type BjjGame, bindBjj } from './game.js';
import { type BjjRules, techniqueOf } from './rules.js';
import type { BjjView } from './state.js';

export { bjjInsight } from './insight.js';

/** How strong a bot is. */
export type BjjLevel = 'easy' | 'medium' | 'hard';

/** How often, in percent, a bot plays one of its best choices. @rule BJ-AI-03 */
export const OPTIMAL_WEIGHT: Readonly<Record<BjjLevel, number>> = { easy: 40, medium: 65, hard: 85 };

/** Choices whose scores lie this close to the best belong to the best group. */
const BEST_GROUP = 1;

/** What a choice is worth. @rule BJ-AI-02 BJ-AI-06 */
export function scoreChoice(view: BjjView, seat: Seat, technique: Technique, rules: BjjRules): number {
  const { limits, ai } = rules.options;
  const weights = ai.weights;
  const held = view.tokens[seat];
  const { tokenReward, tokenRemove } = technique;
  let score = weights.modifier * technique.modifier;
  if (technique.isSubmission) score += weights.submission;
  score += transitionScore(view, seat, technique, weights);
  if (tokenReward !== null && !held.includes(tokenReward) && held.length < limits.tokens)
    score += weights.reward;
  if (tokenRemove !== null && view.tokens[otherSeat(seat)].includes(tokenRemove)) score += weights.strip;
  if (technique.risk === 'risky') score += weights.risky;
  score += controlScore(view, seat, technique, limits.pips, weights);
  return Math.max(0, score);
}

function transitionScore(
  view: BjjView,
  seat: Seat,
  { transition, ibjjfPoints }: Technique,
  weights: AiWeights,
): number {
  if (transition === null) return 0;
  const escapes = view.roles[seat] === 'bottom' && transition.role !== 'top';
  return weights.points * ibjjfPoints + (escapes ? weights.escape * view.control[otherSeat(seat)] : 0);
}

function controlScore(
  view: BjjView,
  seat: Seat,
  { category }: Technique,
  maxPips: number,
  weights: AiWeights,
): number {
  const own = view.control[seat];
  const theirs = view.control[otherSeat(seat)];
  switch (category) {
    case 'control':
      if (theirs > 0) return weights.contest * theirs;
      return own < maxPips ? weights.build : 0;
    case 'defense':
      return theirs > 0 && theirs === maxPips ? weights.defend : 0;
    case 'sweep':
      return weights.sweep * theirs;
    case 'attack':
      return 0;
  }
}

function assertLevel(level: unknown): void {
  if (typeof level === 'string' && Object.hasOwn(OPTIMAL_WEIGHT, level)) return;
  throw new UsageError('UNKNOWN_LEVEL', `there is no level ${String(level)}`);
}

/** Picks among all open choices. @rule BJ-AI-01 BJ-AI-03 BJ-AI-04 BJ-AI-05 */
export function chooseCommit(
  game: BjjGame,
  view: BjjView,
  seat: Seat,
  level: BjjLevel,
  chance: Chance,
): Commit {
  assertLevel(level);
  const choices = game.legalActions(view, seat).filter((action) => action.type === 'commit');
  if (choices.length === 0) throw new UsageError('NOTHING_LEGAL', `seat ${seat} has nothing to decide`);
  const scores = choices.map((choice) =>
    scoreChoice(view, seat, techniqueOf(game.rules, choice), game.rules),
  );
  const threshold = Math.max(...scores) - BEST_GROUP;
  const best = choices.filter((_, i) => (scores[i] as number) >= threshold);
  // RULING(B24): what is not played from the best group is played from outside it, unless the ruleset says from all.
  const rest =
    game.rules.options.ai.rest === 'all' ? choices : choices.filter((choice) => !best.includes(choice));
  const playsBest = chance.percent(OPTIMAL_WEIGHT[level]);
  return chance.pick(playsBest || rest.length === 0 ? best : rest);
}

/**
 * A bot of the rulebook's kind.
 * @example
 * ```ts
 * import { createChance } from 'holmgang';
 * import { bjj } from 'holmgang/bjj';
 * import { createBjjBot } from 'holmgang/bjj/bot';
 * const bot = createBjjBot('hard');
 * const view = bjj.view(bjj.setup({ seed: 'docs' }), 0);
 * console.log(bot.choose(view, 0, { chance: createChance('bot') }).type); // commit
 * ```
 */
export function createBjjBot(
  level: BjjLevel = 'medium',
  game: BjjGame = bindBjj(standard),
): Bot<BjjView, BjjAction> {
  assertLevel(level);
  return {
    name: `bjj-${level}`,
    choose: (view, seat, { chance }) => chooseCommit(game, view, seat, level, chance),
  };
}
