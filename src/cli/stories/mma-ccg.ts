import { createMmaCcgBot } from '../../games/mma-ccg/bot.js';
import {
  createMmaCcg,
  type MmaCcgEvent,
  type MmaCcgGame,
  type MmaCcgRulesetName,
  mmaCcgEnglish,
  mmaCcgRulesets,
  ruleOf,
} from '../../games/mma-ccg/index.js';
import { formatDescription } from '../../kernel/describe.js';
import type { Result } from '../../kernel/result.js';
import { type Exhibit, type StoryLine, showMatch } from '../exhibit.js';
import { nameSeats, SEAT_NAMES } from '../seats.js';

const POSITIONS: Readonly<Record<string, string>> = { S: 'Standing', C: 'Clinched', G: 'Grounded' };

/** Tells the events of a match as sentences with names instead of ids. */
export function createMmaCcgTeller(game: MmaCcgGame) {
  const names = new Map(game.rules.cards.map(({ id, name }) => [id, name]));

  function say(subject: Parameters<MmaCcgGame['describe']>[0]): string {
    const { key, values } = game.describe(subject);
    for (const [name, value] of Object.entries(values)) {
      values[name] = names.get(String(value)) ?? POSITIONS[String(value)] ?? value;
    }
    const text = formatDescription(mmaCcgEnglish, { key, values });
    return nameSeats(text);
  }

  function tell(event: MmaCcgEvent): readonly StoryLine[] {
    const rule = ruleOf(event);
    switch (event.type) {
      case 'cardLanded':
      case 'costPaid':
      case 'gameOver':
      case 'modifierConsumed':
      case 'shuffled':
      case 'turnEnded':
        return [];
      case 'roundStarted':
        return [{ kind: 'heading', text: `Round ${event.n}`, rule }];
      case 'turnStarted':
        return [{ kind: 'heading', text: `Turn ${event.n} of ${SEAT_NAMES[event.player]}`, rule }];
      default:
        return [{ kind: 'line', text: say(event), rule }];
    }
  }

  function tellResult(result: Result): StoryLine {
    return { kind: 'end', text: say(result), rule: result.rule };
  }

  return { say, tell, tellResult };
}

/** A match of mma-ccg between two bots, a striker's deck against a grappler's. */
export const mmaCcgExhibit: Exhibit = {
  id: 'mma-ccg',
  rulesets: Object.keys(mmaCcgRulesets),
  show(ruleset, seed) {
    const game = createMmaCcg(ruleset as MmaCcgRulesetName);
    const bot = createMmaCcgBot(game);
    return showMatch({ game, bots: [bot, bot], ...createMmaCcgTeller(game) }, seed);
  },
};
