// The games of the package with all that it takes to let them be played by programs.

import type { SearchOptions } from '../bots/search.js';
import { badassTcgInsight, createBadassTcgBot } from '../games/badass-tcg/bot.js';
import { type BadassTcgEvent, type BadassTcgGame, badassTcgEditions } from '../games/badass-tcg/index.js';
import { type BjjLevel, bjjInsight, createBjjBot } from '../games/bjj/bot.js';
import { type BjjEvent, type BjjGame, bjjEditions } from '../games/bjj/index.js';
import { createMmaCcgBot, mmaCcgInsight } from '../games/mma-ccg/bot.js';
import { type MmaCcgEvent, type MmaCcgGame, mmaCcgEditions } from '../games/mma-ccg/index.js';
import { createMmaWarriorsBot, mmaWarriorsInsight } from '../games/mma-warriors/bot.js';
import {
  type MmaWarriorsEvent,
  type MmaWarriorsGame,
  mmaWarriorsEditions,
} from '../games/mma-warriors/index.js';
import { createRagnarokChessBot, ragnarokChessInsight } from '../games/ragnarok-chess/bot.js';
import {
  type RagnarokChessEvent,
  type RagnarokChessGame,
  ragnarokChessEditions,
} from '../games/ragnarok-chess/index.js';
import { createRagnarokPokerBot, ragnarokPokerInsight } from '../games/ragnarok-poker/bot.js';
import {
  type RagnarokPokerEvent,
  type RagnarokPokerGame,
  ragnarokPokerEditions,
} from '../games/ragnarok-poker/index.js';
import { createRagnarokStandardBot, ragnarokStandardInsight } from '../games/ragnarok-standard/bot.js';
import {
  type RagnarokStandardEvent,
  type RagnarokStandardGame,
  ragnarokStandardEditions,
} from '../games/ragnarok-standard/index.js';
import type { AnyAction, AnyEvent, AnyGame, AnyView } from '../kernel/any-game.js';
import type { Bot } from '../kernel/bot.js';
import type { Editions } from '../kernel/editions.js';
import type { Insight } from '../kernel/insight.js';
import type { Seat } from '../kernel/seat.js';

/** Something that a match is counted by: a card that was played, or a deck, hero or fighter that a seat had. */
export interface Remark {
  /** What it is: `card`, `deck`, `hero`, `fighter` … */
  readonly about: string;
  /** Whose it was. */
  readonly seat: Seat;
  /** Its name in the ruleset. */
  readonly name: string;
}

/** One game as programs meet it. */
export interface RosterEntry {
  /** The game. */
  readonly id: string;
  /** Its rulesets. */
  readonly editions: Editions;
  /** Its own bots, by level; the first one is meant where none is named. */
  readonly bots: Readonly<Record<string, (game: AnyGame) => Bot<AnyView, AnyAction>>>;
  /** What is known of it beyond its rules. */
  readonly insight: Insight<AnyView, AnyAction>;
  /** How a search thinks best about it. */
  readonly search: SearchOptions<AnyView, AnyAction>;
  /** What is worth counting in an event. */
  remark(event: AnyEvent): readonly Remark[];
}

const NOTHING: readonly Remark[] = [];

/** Takes the types of one game off, where all games lie side by side. */
function anyBot(bot: unknown): Bot<AnyView, AnyAction> {
  return bot as Bot<AnyView, AnyAction>;
}

const bjjBot = (level: BjjLevel) => (game: AnyGame) =>
  anyBot(createBjjBot(level, game as unknown as BjjGame));

const bjj: RosterEntry = {
  id: 'bjj',
  editions: bjjEditions,
  bots: { hard: bjjBot('hard'), medium: bjjBot('medium'), easy: bjjBot('easy') },
  search: {},
  insight: bjjInsight as Insight<never, AnyAction> as Insight<AnyView, AnyAction>,
  remark(any) {
    const event = any as BjjEvent;
    if (event.type !== 'revealed') return NOTHING;
    return [
      { about: 'technique', seat: 0, name: event.choices[0].techniqueId },
      { about: 'technique', seat: 1, name: event.choices[1].techniqueId },
    ];
  },
};

const mmaWarriors: RosterEntry = {
  id: 'mma-warriors',
  editions: mmaWarriorsEditions,
  bots: { ai: (game) => anyBot(createMmaWarriorsBot(game as unknown as MmaWarriorsGame)) },
  search: {},
  insight: mmaWarriorsInsight as Insight<never, AnyAction> as Insight<AnyView, AnyAction>,
  remark(any) {
    const event = any as MmaWarriorsEvent;
    if (event.type === 'cardPlayed') return [{ about: 'card', seat: event.seat, name: event.ref }];
    if (event.type !== 'fighterDeployed') return NOTHING;
    return [{ about: 'fighter', seat: event.seat, name: event.fighterId }];
  },
};

const ragnarokPoker: RosterEntry = {
  id: 'ragnarok-poker',
  editions: ragnarokPokerEditions,
  bots: { odds: (game) => anyBot(createRagnarokPokerBot(game as unknown as RagnarokPokerGame)) },
  search: {},
  insight: ragnarokPokerInsight as Insight<never, AnyAction> as Insight<AnyView, AnyAction>,
  remark(any) {
    const event = any as RagnarokPokerEvent;
    if (event.type === 'spellCast') return [{ about: 'spell', seat: event.seat, name: String(event.spell) }];
    if (event.type !== 'showdown') return NOTHING;
    return event.hands.map(({ name }, seat) => ({ about: 'hand', seat: seat as Seat, name }));
  },
};

const ragnarokChess: RosterEntry = {
  id: 'ragnarok-chess',
  editions: ragnarokChessEditions,
  bots: { ahead: (game) => anyBot(createRagnarokChessBot(game as unknown as RagnarokChessGame)) },
  search: {},
  insight: ragnarokChessInsight as Insight<never, AnyAction> as Insight<AnyView, AnyAction>,
  remark(any) {
    const event = any as RagnarokChessEvent;
    if (event.type === 'promoted') return [{ about: 'promotion', seat: event.seat, name: event.to }];
    if (event.type !== 'combatEnded' || event.winner === null) return NOTHING;
    return [{ about: 'combat', seat: event.winner, name: 'won' }];
  },
};

const mmaCcg: RosterEntry = {
  id: 'mma-ccg',
  editions: mmaCcgEditions,
  bots: { bot: (game) => anyBot(createMmaCcgBot(game as unknown as MmaCcgGame)) },
  search: {},
  insight: mmaCcgInsight as Insight<never, AnyAction> as Insight<AnyView, AnyAction>,
  remark(any) {
    const event = any as MmaCcgEvent;
    const isCard =
      event.type === 'cardAnnounced' || event.type === 'counterPlayed' || event.type === 'routineUsed';
    return isCard ? [{ about: 'card', seat: event.player, name: event.ref }] : NOTHING;
  },
};

const ragnarokStandard: RosterEntry = {
  id: 'ragnarok-standard',
  editions: ragnarokStandardEditions,
  bots: { bot: (game) => anyBot(createRagnarokStandardBot(game as unknown as RagnarokStandardGame)) },
  search: {},
  insight: ragnarokStandardInsight as Insight<never, AnyAction> as Insight<AnyView, AnyAction>,
  remark(any) {
    const event = any as RagnarokStandardEvent;
    if (event.type === 'gameStarted')
      return event.heroes.map((name, seat) => ({ about: 'hero', seat: seat as Seat, name }));
    if (event.type !== 'cardPlayed' || event.cardId === null) return NOTHING;
    return [{ about: 'card', seat: event.seat, name: String(event.cardId) }];
  },
};

const badassTcg: RosterEntry = {
  id: 'badass-tcg',
  editions: badassTcgEditions,
  bots: { bot: (game) => anyBot(createBadassTcgBot(game as unknown as BadassTcgGame)) },
  search: {},
  insight: badassTcgInsight as Insight<never, AnyAction> as Insight<AnyView, AnyAction>,
  remark(any) {
    const event = any as BadassTcgEvent;
    const isCard = event.type === 'spellCast' || event.type === 'generatorPlayed';
    return isCard && event.ref !== null ? [{ about: 'card', seat: event.seat, name: event.ref }] : NOTHING;
  },
};

/** Every game of the package. */
export const ROSTER: readonly RosterEntry[] = Object.freeze([
  bjj,
  mmaWarriors,
  ragnarokPoker,
  mmaCcg,
  ragnarokStandard,
  ragnarokChess,
  badassTcg,
]);
