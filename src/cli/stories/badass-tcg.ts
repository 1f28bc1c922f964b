import { createBadassTcgBot } from '../../games/badass-tcg/bot.js';
import {
  type BadassTcgEvent,
  type BadassTcgGame,
  type BadassTcgRulesetName,
  badassTcgEnglish,
  badassTcgRulesets,
  createBadassTcg,
  ruleOf,
} from '../../games/badass-tcg/index.js';
import { formatDescription } from '../../kernel/describe.js';
import type { Result } from '../../kernel/result.js';
import { type Exhibit, type StoryLine, showMatch } from '../exhibit.js';
import { nameSeats } from '../seats.js';

/** What the seats are called. */
export const DUELLISTS = ['Ash', 'Wren'] as const;

/** What happens all the time, or is told by what follows. */
const QUIET: ReadonlySet<BadassTcgEvent['type']> = new Set([
  'abilityActivated',
  'attached',
  'drew',
  'effectEnded',
  'entered',
  'gameOver',
  'left',
  'manaAdded',
  'manaLost',
  'manaSpent',
  'passed',
  'priority',
  'resolved',
  'shuffled',
  'stepStarted',
  'tapped',
  'untapped',
]);

/** Tells the events of a match as sentences with names instead of numbers. */
export function createBadassTcgTeller(game: BadassTcgGame) {
  const cards = new Map(game.rules.cards.map(({ id, name }) => [id, name]));
  /** Names of objects that have come so far. */
  const objects = new Map<string, string>([
    ['seat0', DUELLISTS[0]],
    ['seat1', DUELLISTS[1]],
    ['null', 'A spell'],
  ]);

  function learn(event: BadassTcgEvent): void {
    if (event.type === 'entered' || event.type === 'tokenCreated' || event.type === 'turnedFaceUp') {
      objects.set(String(event.object), cards.get(event.ref ?? '') ?? 'something');
    }
    if (event.type === 'spellCast' || event.type === 'abilityActivated' || event.type === 'triggered') {
      objects.set(String(event.item), cards.get(event.ref ?? '') ?? 'something');
    }
  }

  function say(subject: Parameters<BadassTcgGame['describe']>[0]): string {
    const { key, values } = game.describe(subject);
    for (const name of ['object', 'item', 'source', 'target', 'to']) {
      const value = values[name];
      if (value !== undefined) values[name] = objects.get(String(value)) ?? value;
    }
    if (values.ref !== undefined) values.ref = cards.get(String(values.ref)) ?? values.ref;
    const text = formatDescription(badassTcgEnglish, { key, values });
    return nameSeats(text, DUELLISTS);
  }

  function namesOf(ids: readonly number[]): string {
    return ids.map((id) => objects.get(String(id)) ?? 'something').join(', ');
  }

  function tell(event: BadassTcgEvent): readonly StoryLine[] {
    learn(event);
    const rule = ruleOf(event);
    const line = (text: string): readonly StoryLine[] => [{ kind: 'line', text, rule }];
    if (event.type === 'turnStarted') {
      return [{ kind: 'heading', text: `Turn ${event.turn}: ${DUELLISTS[event.seat]}`, rule }];
    }
    if (event.type === 'attackersDeclared') {
      return event.attackers.length === 0
        ? []
        : line(`${DUELLISTS[event.seat]} attacks with ${namesOf(event.attackers)}.`);
    }
    if (event.type === 'blockersDeclared') {
      const blocks = event.blocks.map(
        ({ blocker, attacker }) => `${namesOf([blocker])} blocks ${namesOf([attacker])}`,
      );
      return blocks.length === 0 ? [] : line(`${blocks.join('; ')}.`);
    }
    return QUIET.has(event.type) ? [] : line(say(event));
  }

  const tellResult = (result: Result): StoryLine => ({ kind: 'end', text: say(result), rule: result.rule });
  return { say, tell, tellResult };
}

/** A match of badass-tcg between two bots. */
export const badassTcgExhibit: Exhibit = {
  id: 'badass-tcg',
  rulesets: Object.keys(badassTcgRulesets),
  show(ruleset, seed) {
    const game = createBadassTcg(ruleset as BadassTcgRulesetName);
    const bot = createBadassTcgBot(game);
    return showMatch({ game, bots: [bot, bot], ...createBadassTcgTeller(game) }, seed);
  },
};
