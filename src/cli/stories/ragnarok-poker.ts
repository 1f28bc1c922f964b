import { createRagnarokPokerBot } from '../../games/ragnarok-poker/bot.js';
import {
  COMBAT_SPELLS,
  createRagnarokPoker,
  findHero,
  findKing,
  formatCard,
  type RagnarokPokerEvent,
  type RagnarokPokerGame,
  type RagnarokPokerRulesetName,
  ragnarokPokerEnglish,
  ragnarokPokerRulesets,
  ruleOf,
} from '../../games/ragnarok-poker/index.js';
import { formatDescription } from '../../kernel/describe.js';
import type { Result } from '../../kernel/result.js';
import type { Seat } from '../../kernel/seat.js';
import { type Exhibit, type StoryLine, showMatch } from '../exhibit.js';
import { nameSeats, SEAT_NAMES, type SeatNames } from '../seats.js';

const STREETS = { faith: 'Faith', foresight: 'Foresight', destiny: 'Destiny' } as const;

const letters = (cards: readonly (number | null)[]): string =>
  cards.map((card) => (card === null ? '??' : formatCard(card))).join(' ');

/** What the fighters of a combat are called. */
export function namesIn(game: RagnarokPokerGame, setup: object = {}): SeatNames {
  const [first, second] = game.setup({ ...setup, seed: 'names' }).fighters.map(({ hero }, seat) => {
    const name = hero === null ? undefined : findHero(hero)?.name;
    return name ?? SEAT_NAMES[seat as Seat];
  });
  const [blue, red] = [first as string, second as string];
  return blue === red ? [`${blue} (${SEAT_NAMES[0]})`, `${red} (${SEAT_NAMES[1]})`] : [blue, red];
}

/** Tells the events of a combat as sentences with names instead of ids. */
export function createRagnarokPokerTeller(game: Pick<RagnarokPokerGame, 'describe'>, names: SeatNames) {
  const nameOf = (seat: Seat) => names[seat];
  const spells = new Map(COMBAT_SPELLS.map(({ id, name }) => [String(id), name]));

  function say(subject: Parameters<RagnarokPokerGame['describe']>[0]): string {
    const { key, values } = game.describe(subject);
    if (values.spell !== undefined) values.spell = spells.get(String(values.spell)) ?? values.spell;
    if (typeof values.king === 'string') values.king = findKing(values.king)?.name ?? values.king;
    const text = formatDescription(ragnarokPokerEnglish, { key, values });
    return nameSeats(text, names);
  }

  function tell(event: RagnarokPokerEvent): readonly StoryLine[] {
    const rule = ruleOf(event);
    const line = (text: string): readonly StoryLine[] => [{ kind: 'line', text, rule }];
    switch (event.type) {
      case 'combatOver':
      case 'readied':
      case 'spellsDrawn':
      case 'handWon':
        return [];
      case 'handStarted':
        return [
          { kind: 'heading', text: `Hand ${event.hand}: ${nameOf(event.smallBlind)} is small blind`, rule },
        ];
      case 'holeDealt':
        return line(`${nameOf(event.seat)} holds ${letters(event.cards)}.`);
      case 'communityRevealed':
        return line(`${STREETS[event.street]}: ${letters(event.cards)}`);
      case 'showdown':
        return event.hands.flatMap(({ best, name }, seat) =>
          line(`${nameOf(seat as Seat)} shows ${letters(best)}: ${name}.`),
        );
      default:
        return line(say(event));
    }
  }

  return {
    say,
    tell,
    tellResult: (result: Result): StoryLine => ({ kind: 'end', text: say(result), rule: result.rule }),
  };
}

/** A combat between two bots that know the odds. */
export const ragnarokPokerExhibit: Exhibit = {
  id: 'ragnarok-poker',
  rulesets: Object.keys(ragnarokPokerRulesets),
  show(ruleset, seed) {
    const game = createRagnarokPoker(ruleset as RagnarokPokerRulesetName);
    const bot = createRagnarokPokerBot(game);
    return showMatch({ game, bots: [bot, bot], ...createRagnarokPokerTeller(game, namesIn(game)) }, seed);
  },
};
