// What the golden corpus must hold of each game: who plays in it, and every way a match can end.
import type { AnyAction, Bot, Editions, MatchReason, RulesetRef } from 'holmgang';
import { bjjEditions } from 'holmgang/bjj';
import { createBjjBot } from 'holmgang/bjj/bot';
import { allEditions } from 'holmgang/games';
import { mmaCcgEditions } from 'holmgang/mma-ccg';
import { createMmaCcgBot } from 'holmgang/mma-ccg/bot';
import { mmaWarriorsEditions } from 'holmgang/mma-warriors';
import { createMmaWarriorsBot } from 'holmgang/mma-warriors/bot';
import { ragnarokPokerEditions } from 'holmgang/ragnarok-poker';
import { createRagnarokPokerBot } from 'holmgang/ragnarok-poker/bot';
import { pigEditions } from '../toys/pig.js';

/** A bot of any game. */
export type AnyBot = Bot<never, AnyAction>;

/** A game's place in the corpus. */
export interface Gallery {
  readonly editions: Editions;
  /** The game's own bots on a ruleset, by kind. */
  bots(ruleset: RulesetRef): Readonly<Record<string, readonly AnyBot[]>>;
  /** Every way in which such players end a match inside the game on a ruleset. */
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
    return { bots: [createBjjBot('hard', game), createBjjBot('medium', game), createBjjBot('easy', game)] };
  },
  endings: () => ['submission', 'points', 'time_points', 'time_advantages', 'referee'],
};

const mmaWarriors: Gallery = {
  editions: mmaWarriorsEditions,
  bots(ruleset) {
    const game = mmaWarriorsEditions.bind(ruleset);
    return { bots: [createMmaWarriorsBot(game)] };
  },
  // `Deck Out` is not among them: fighters that a hand has no room for stay in the deck, so that one runs out in no match of these players.
  endings: ({ name }) => [
    'Health depleted',
    'No fighters in hand',
    name === 'tournament' ? 'Stalled' : 'Exhausted',
  ],
};

const ragnarokPoker: Gallery = {
  editions: ragnarokPokerEditions,
  bots(ruleset) {
    const game = ragnarokPokerEditions.bind(ruleset);
    return { bots: [createRagnarokPokerBot(game, { samples: 40 })] };
  },
  // Both fall at once only by ticks, and a hundred hands are more than such players need.
  endings: ({ name }) => (name === 'one-hand' ? ['eliminated', 'standOff'] : ['eliminated']),
};

const mmaCcg: Gallery = {
  editions: mmaCcgEditions,
  bots: (ruleset) => ({ bots: [createMmaCcgBot(mmaCcgEditions.bind(ruleset))] }),
  endings: () => ['knockout', 'card', 'decision', 'draw'],
};

/** A toy with two versions of one ruleset, which shows that both are played as they were. */
const pig: Gallery = { editions: pigEditions, bots: () => ({}), endings: () => ['goalReached'] };

/** Every gallery. */
export const GALLERIES: readonly Gallery[] = [bjj, mmaWarriors, ragnarokPoker, mmaCcg, pig];

/** Games of the package that have no gallery yet. */
export const WITHOUT_GALLERY: readonly string[] = allEditions
  .map(({ game }) => game)
  .filter((game) => !GALLERIES.some(({ editions }) => editions.game === game));
