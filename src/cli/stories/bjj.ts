import { createBjjBot } from '../../games/bjj/bot.js';
import {
  type BjjEvent,
  type BjjGame,
  type BjjRulesetName,
  type Breakdown,
  bjjEnglish,
  bjjRulesets,
  createBjj,
  POSITION_NAMES,
  ruleOf,
  TECHNIQUE_NAMES,
  TOKEN_NAMES,
} from '../../games/bjj/index.js';
import { formatDescription } from '../../kernel/describe.js';
import type { Result } from '../../kernel/result.js';
import { type Exhibit, type StoryLine, showMatch } from '../exhibit.js';
import { nameSeats, SEAT_NAMES } from '../seats.js';

/** Tells the events of a match as sentences with names instead of ids. */
export function createBjjTeller(game: BjjGame) {
  const names: Readonly<Record<string, string>> = { ...TOKEN_NAMES, ...POSITION_NAMES, ...TECHNIQUE_NAMES };

  function say(subject: Parameters<BjjGame['describe']>[0]): string {
    const { key, values } = game.describe(subject);
    for (const [name, value] of Object.entries(values)) {
      if (name !== 'label') values[name] = names[value] ?? value;
    }
    const text = formatDescription(bjjEnglish, { key, values });
    return nameSeats(text);
  }

  function tell(event: BjjEvent): readonly StoryLine[] {
    switch (event.type) {
      case 'committed':
      case 'diceRolled':
      case 'matchEnded':
        return [];
      case 'matchStarted':
        return [line(say(event), ruleOf(event)), { kind: 'heading', text: 'Turn 1', rule: 'BJ-TRN-05' }];
      case 'turnAdvanced':
        return [{ kind: 'heading', text: `Turn ${event.turn}`, rule: ruleOf(event) }];
      case 'exchangeScored':
        return [
          line(`${SEAT_NAMES[0]}: ${sum(event.breakdown[0])}`, 'BJ-SCO-01'),
          line(`${SEAT_NAMES[1]}: ${sum(event.breakdown[1])}`, 'BJ-SCO-01'),
          line(verdict(event.winner, event.tier, event.margin), ruleOf(event)),
        ];
      default:
        return [line(say(event), ruleOf(event))];
    }
  }

  return {
    say,
    tell,
    tellResult: (result: Result): StoryLine => ({ kind: 'end', text: say(result), rule: result.rule }),
  };
}

function line(text: string, rule: string | null): StoryLine {
  return { kind: 'line', text, rule };
}

function sum({ control, matchup, technique, tokens, die, total }: Breakdown): string {
  const told = Object.entries({ control, matchup, technique, tokens, die }).filter(
    ([, value]) => value !== 0,
  );
  const terms = told.map(
    ([name, value], i) => `${value < 0 ? '− ' : i > 0 ? '+ ' : ''}${Math.abs(value)} ${name}`,
  );
  return `${terms.join(' ') || '0'} = ${total}`;
}

function verdict(winner: 0 | 1 | null, tier: string, margin: number): string {
  return winner === null
    ? 'The totals are equal.'
    : `${SEAT_NAMES[winner]} wins the exchange by ${margin}: ${tier}.`;
}

/** A match of bjj between a hard and a medium bot. */
export const bjjExhibit: Exhibit = {
  id: 'bjj',
  rulesets: Object.keys(bjjRulesets),
  show(ruleset, seed) {
    const game = createBjj(ruleset as BjjRulesetName);
    const bots = [createBjjBot('hard', game), createBjjBot('medium', game)] as const;
    return showMatch({ game, bots, ...createBjjTeller(game) }, seed);
  },
};
