// What the golden corpus must hold of each game: who plays in it, and every way a match can end.
import type { Bot, Editions, MatchReason, RulesetRef, Seat } from 'holmgang';
import { bjjEditions } from 'holmgang/bjj';
import { createBjjBot } from 'holmgang/bjj/bot';
import { allEditions } from 'holmgang/games';
import { pigEditions } from '../toys/pig.js';

/** A bot of any game. */
export type AnyBot = Bot<never, { readonly type: string; readonly seat?: Seat | 'both' }>;

/** A game's place in the corpus. */
export interface Gallery {
  readonly editions: Editions;
  /** The game's own bots on a ruleset; empty where it has none. */
  bots(ruleset: RulesetRef): readonly AnyBot[];
  /** Every way a match can end inside the game on a ruleset. */
  endings(ruleset: RulesetRef): readonly string[];
}

/** Every way a match can end outside its game. */
export const MATCH_ENDINGS: readonly MatchReason[] = [
  'conceded',
  'agreement',
  'timeout',
  'disqualified',
  'adjudicated',
];

const bjj: Gallery = {
  editions: bjjEditions,
  bots(ruleset) {
    const game = bjjEditions.bind(ruleset);
    return [createBjjBot('hard', game), createBjjBot('medium', game), createBjjBot('easy', game)];
  },
  endings: () => ['submission', 'points', 'time_points', 'time_advantages', 'referee'],
};

/** A toy with two versions of one ruleset, which shows that both are played as they were. */
const pig: Gallery = { editions: pigEditions, bots: () => [], endings: () => ['goalReached'] };

/** Every gallery. */
export const GALLERIES: readonly Gallery[] = [bjj, pig];

/** Games of the package that have no gallery yet. */
export const WITHOUT_GALLERY: readonly string[] = allEditions
  .map(({ game }) => game)
  .filter((game) => !GALLERIES.some(({ editions }) => editions.game === game));
