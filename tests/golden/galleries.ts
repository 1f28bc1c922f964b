// What the golden corpus must hold of each game: who plays in it, and every way a match can end.
import type { AnyAction, Bot, Editions, MatchReason, RulesetRef } from 'holmgang';
import { badassTcgEditions } from 'holmgang/badass-tcg';
import { createBadassTcgBot } from 'holmgang/badass-tcg/bot';
import { bjjEditions } from 'holmgang/bjj';
import { createBjjBot } from 'holmgang/bjj/bot';
import { allEditions } from 'holmgang/games';
import { mmaCcgEditions } from 'holmgang/mma-ccg';
import { createMmaCcgBot } from 'holmgang/mma-ccg/bot';
import { mmaWarriorsEditions } from 'holmgang/mma-warriors';
import { createMmaWarriorsBot } from 'holmgang/mma-warriors/bot';
import { ragnarokChessEditions } from 'holmgang/ragnarok-chess';
import { createRagnarokChessBot } from 'holmgang/ragnarok-chess/bot';
import { ragnarokPokerEditions } from 'holmgang/ragnarok-poker';
import { createRagnarokPokerBot } from 'holmgang/ragnarok-poker/bot';
import { ragnarokStandardEditions } from 'holmgang/ragnarok-standard';
import { createRagnarokStandardBot } from 'holmgang/ragnarok-standard/bot';
import { pigEditions } from '../toys/pig.js';

/** A bot of any game. */
export type AnyBot = Bot<never, AnyAction>;

/** A game's place in the corpus. */
export interface Gallery {
  readonly editions: Editions;
  /** The game's own bots on a ruleset, by kind. */
  bots(ruleset: RulesetRef): Readonly<Record<string, readonly AnyBot[]>>;
  /** Setup options to play with in turn; without them, the defaults. */
  setups?(ruleset: RulesetRef): readonly object[];
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

const ragnarokChess: Gallery = {
  editions: ragnarokChessEditions,
  bots(ruleset) {
    const game = ragnarokChessEditions.bind(ruleset);
    return { bots: [createRagnarokChessBot(game, { depth: 2, samples: 10 })] };
  },
  // Two bare kings, and a king that stands alone, are too rare under the other rulesets.
  endings: ({ name }) => {
    const common = ['kingCaptured', 'checkmate', 'stalemate', 'repetition'];
    if (name === 'upstream') return [...common, 'deadPosition'];
    return name === 'chesslike' ? [...common, 'deadPosition', 'noProgress'] : [...common, 'noProgress'];
  },
};

const mmaCcg: Gallery = {
  editions: mmaCcgEditions,
  bots: (ruleset) => ({ bots: [createMmaCcgBot(mmaCcgEditions.bind(ruleset))] }),
  endings: () => ['knockout', 'card', 'decision', 'draw'],
};

const ragnarokStandard: Gallery = {
  editions: ragnarokStandardEditions,
  bots(ruleset) {
    const game = ragnarokStandardEditions.bind(ruleset);
    return { bots: [createRagnarokStandardBot(game)] };
  },
  // `doubleKo` is not among them: too few matches of these players end so. tests/games/ragnarok-standard/end.test.ts has it.
  endings: () => ['heroDeath'],
};

/** Decks that end a match in one way rather than another: walls and mills, an ultimate, damage to both. */
const MILL = { cards: { L02: 28, U19: 4, U15: 4, U03: 4, U09: 4, U10: 4, U11: 4, U13: 4, U16: 4 } };
const ULTIMATE = {
  cards: {
    L01: 12,
    L02: 12,
    L05: 8,
    L13: 4,
    N10: 4,
    U18: 4,
    N14: 4,
    N15: 4,
    U03: 4,
    U09: 4,
    N08: 4,
    U13: 4,
    N11: 4,
  },
};
const HARMLESS = { cards: { L02: 40, N08: 4, U13: 4, U12: 4, U09: 4, U03: 4 } };
const RUIN = { cards: { L01: 14, L04: 14, X08: 4, R11: 4, R12: 4, R15: 4, R13: 4, R01: 4, B12: 4, B01: 4 } };

const badassTcg: Gallery = {
  editions: badassTcgEditions,
  bots(ruleset) {
    const game = badassTcgEditions.bind(ruleset);
    return { bots: [createBadassTcgBot(game)] };
  },
  setups: ({ name }) =>
    name === 'standard'
      ? [
          {},
          { decks: ['Rot Garden', 'Rot Garden'] },
          { decks: [ULTIMATE, HARMLESS] },
          { decks: [RUIN, RUIN] },
          { decks: [MILL, MILL] },
        ]
      : [{}],
  endings({ name }) {
    if (name === 'standard') return ['life', 'poison', 'ultimate', 'simultaneous', 'deck'];
    return name === 'commander' ? ['life', 'commander'] : ['life'];
  },
};

/** A toy with two versions of one ruleset, which shows that both are played as they were. */
const pig: Gallery = { editions: pigEditions, bots: () => ({}), endings: () => ['goalReached'] };

/** Every gallery. */
export const GALLERIES: readonly Gallery[] = [
  bjj,
  mmaWarriors,
  ragnarokPoker,
  mmaCcg,
  ragnarokStandard,
  badassTcg,
  ragnarokChess,
  pig,
];

/** Games of the package that have no gallery yet. */
export const WITHOUT_GALLERY: readonly string[] = allEditions
  .map(({ game }) => game)
  .filter((game) => !GALLERIES.some(({ editions }) => editions.game === game));
