import { createRagnarokStandardBot } from '../../games/ragnarok-standard/bot.js';
import {
  createRagnarokStandard,
  type RagnarokStandardEvent,
  type RagnarokStandardGame,
  type RagnarokStandardRulesetName,
  ragnarokStandardEnglish,
  ragnarokStandardRulesets,
  ruleOf,
} from '../../games/ragnarok-standard/index.js';
import { formatDescription } from '../../kernel/describe.js';
import type { Result } from '../../kernel/result.js';
import { type Exhibit, type StoryLine, showMatch } from '../exhibit.js';
import { nameSeats, SEAT_NAMES } from '../seats.js';

/** Too small to be told. */
const SILENT: readonly RagnarokStandardEvent['type'][] = [
  'crystalGained',
  'manaRefreshed',
  'deckShuffled',
  'turnEnded',
  'spellCast',
  'triggered',
  'discoverOffered',
  'adaptOffered',
  'gameOver',
];

/** Tells the events of a match as sentences, with names instead of numbers. */
export function createRagnarokStandardTeller(game: RagnarokStandardGame) {
  const cards = new Map(game.rules.set.cards.map(({ id, name }) => [id, name]));
  const heroes = new Map(game.rules.set.heroes.map(({ slug, name }) => [slug, name]));
  const entities = new Map<number, string>([
    [0, "Blue's hero"],
    [1, "Red's hero"],
  ]);

  /** Names are as long as a match: they belong to the story, not to the game. */
  function meet(event: RagnarokStandardEvent): void {
    if (!('entity' in event) || !('cardId' in event) || event.cardId === null) return;
    entities.set(event.entity, `${cards.get(event.cardId)} (${SEAT_NAMES[event.seat]})`);
  }

  function say(subject: Parameters<RagnarokStandardGame['describe']>[0]): string {
    const { key, values } = game.describe(subject);
    const named: typeof values = {};
    for (const [name, value] of Object.entries(values)) {
      const entity = ['entity', 'target', 'attacker', 'defender'].includes(name);
      if (entity) named[name] = entities.get(Number(value)) ?? 'somebody';
      else if (name === 'cardId') named[name] = cards.get(Number(value)) ?? 'a card';
      else named[name] = heroes.get(String(value)) ?? value;
    }
    const text = formatDescription(ragnarokStandardEnglish, { key, values: named });
    return nameSeats(text);
  }

  function tell(event: RagnarokStandardEvent): readonly StoryLine[] {
    meet(event);
    if (SILENT.includes(event.type)) return [];
    const rule = ruleOf(event);
    if (event.type === 'turnStarted')
      return [{ kind: 'heading', text: `Turn ${event.turn}: ${SEAT_NAMES[event.seat]}`, rule }];
    return [{ kind: 'line', text: say(event), rule }];
  }

  function tellResult(result: Result): StoryLine {
    return { kind: 'end', text: say(result), rule: result.rule };
  }

  return { say, tell, tellResult };
}

/** A match of ragnarok-standard between two bots, with demo decks. */
export const ragnarokStandardExhibit: Exhibit = {
  id: 'ragnarok-standard',
  rulesets: Object.keys(ragnarokStandardRulesets),
  show(ruleset, seed) {
    const game = createRagnarokStandard(ruleset as RagnarokStandardRulesetName);
    const bot = createRagnarokStandardBot(game);
    return showMatch({ game, bots: [bot, bot], ...createRagnarokStandardTeller(game) }, seed);
  },
};
