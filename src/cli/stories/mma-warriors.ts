import { createMmaWarriorsBot } from '../../games/mma-warriors/bot.js';
import {
  createMmaWarriors,
  type MmaWarriorsAction,
  type MmaWarriorsEvent,
  type MmaWarriorsGame,
  type MmaWarriorsRulesetName,
  type MmaWarriorsView,
  mmaWarriorsEnglish,
  mmaWarriorsRulesets,
  ruleOf,
} from '../../games/mma-warriors/index.js';
import type { Bot } from '../../kernel/bot.js';
import { formatDescription } from '../../kernel/describe.js';
import type { Result } from '../../kernel/result.js';
import { otherSeat } from '../../kernel/seat.js';
import { type Exhibit, type StoryLine, showMatch } from '../exhibit.js';
import { nameSeats, SEAT_NAMES } from '../seats.js';

/** Two AIs with full hands of nothing but submissions would stare at each other for ever: they shake hands instead. */
const PATIENCE = 12;

function agreeable(bot: Bot<MmaWarriorsView, MmaWarriorsAction>): Bot<MmaWarriorsView, MmaWarriorsAction> {
  return {
    name: bot.name,
    choose(view, seat, context) {
      if (view.drawOffer === otherSeat(seat)) return { type: 'acceptDraw', seat };
      if (view.quietTurns > PATIENCE && view.drawOffer === null) return { type: 'offerDraw', seat };
      return bot.choose(view, seat, context);
    },
  };
}

/** Tells the events of a match as sentences with names instead of ids. */
export function createMmaWarriorsTeller(game: MmaWarriorsGame) {
  const names = new Map(game.rules.cards.map(({ id, name }) => [id, name]));

  function say(subject: Parameters<MmaWarriorsGame['describe']>[0]): string {
    const { key, values } = game.describe(subject);
    for (const [name, value] of Object.entries(values)) values[name] = names.get(String(value)) ?? value;
    const text = formatDescription(mmaWarriorsEnglish, { key, values });
    return nameSeats(text);
  }

  function tell(event: MmaWarriorsEvent): readonly StoryLine[] {
    const rule = ruleOf(event);
    switch (event.type) {
      case 'bonusReset':
      case 'counterHit':
      case 'drawSkipped':
      case 'matchEnded':
      case 'smartDraw':
      case 'turnEnded':
        return [];
      case 'turnStarted':
        return [{ kind: 'heading', text: `Turn ${event.turn}: ${SEAT_NAMES[event.seat]}`, rule }];
      default:
        return [{ kind: 'line', text: say(event), rule }];
    }
  }

  function tellResult(result: Result): StoryLine {
    const { winner, reason, rule } = result;
    const judged = reason !== 'Stalled' ? '' : winner === null ? ' A draw.' : ` ${SEAT_NAMES[winner]} wins.`;
    return { kind: 'end', text: say(result) + judged, rule };
  }

  return { say, tell, tellResult };
}

/** A match of mma-warriors between two AIs of the rulebook. */
export const mmaWarriorsExhibit: Exhibit = {
  id: 'mma-warriors',
  rulesets: Object.keys(mmaWarriorsRulesets),
  show(ruleset, seed) {
    const game = createMmaWarriors(ruleset as MmaWarriorsRulesetName);
    const bot = agreeable(createMmaWarriorsBot(game));
    return showMatch({ game, bots: [bot, bot], ...createMmaWarriorsTeller(game) }, seed);
  },
};
