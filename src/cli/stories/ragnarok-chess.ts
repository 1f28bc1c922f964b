import { findHero, findKing } from '../../games/ragnarok/heroes.js';
import { createRagnarokChessBot } from '../../games/ragnarok-chess/bot.js';
import {
  createRagnarokChess,
  type RagnarokChessEvent,
  type RagnarokChessGame,
  type RagnarokChessRulesetName,
  ragnarokChessEnglish,
  ragnarokChessRulesets,
  ruleOf,
  squareName,
} from '../../games/ragnarok-chess/index.js';
import { formatDescription } from '../../kernel/describe.js';
import type { Result } from '../../kernel/result.js';
import { type Exhibit, type StoryLine, showMatch } from '../exhibit.js';
import { nameSeats } from '../seats.js';

/** What the seats are called. */
export const REALMS = ['Midgard', 'Utgard'] as const;

const nameOf = (type: string, hero: string | null): string =>
  hero === null ? type : `${type} ${(findHero(hero) ?? findKing(hero))?.name ?? hero}`;

/** Tells the events of a match as sentences, combats by how they end. */
export function createRagnarokChessTeller(game: RagnarokChessGame, setup: object = {}) {
  const start = game.setup({ ...setup, seed: 'names' });
  const names = new Map<string, string>();
  const nameAll = (board: (typeof start)['board']) => {
    for (const piece of board) {
      if (piece !== null) names.set(String(piece.id), nameOf(piece.type, piece.hero));
    }
  };
  nameAll(start.board);

  function say(subject: Parameters<RagnarokChessGame['describe']>[0]): string {
    const { key, values } = game.describe(subject);
    for (const name of ['piece', 'attacker', 'defender', 'by']) {
      if (values[name] !== undefined) values[name] = names.get(String(values[name])) ?? String(values[name]);
    }
    for (const name of ['from', 'to', 'square']) {
      const square = values[name];
      if (typeof square === 'number') values[name] = squareName(square);
    }
    const text = formatDescription(ragnarokChessEnglish, { key, values });
    return nameSeats(text.replace(/piece (?=[a-z])/g, ''), REALMS);
  }

  function tell(event: RagnarokChessEvent): readonly StoryLine[] {
    const rule = ruleOf(event);
    switch (event.type) {
      case 'combatEvent':
      case 'staminaGained':
      case 'gameOver':
      case 'pieceSurvived':
        return [];
      case 'combatTriggered':
        return [{ kind: 'heading', text: say(event), rule }];
      case 'promoted':
        names.set(String(event.piece), nameOf(event.to, event.hero));
        return [{ kind: 'line', text: say(event), rule }];
      case 'combatEnded': {
        const text = event.standOff
          ? 'The combat is a stand-off.'
          : event.winner === null
            ? 'Both fall.'
            : `${REALMS[event.winner]} wins the combat.`;
        return [{ kind: 'line', text, rule }];
      }
      default:
        return [{ kind: 'line', text: say(event), rule }];
    }
  }

  return {
    say,
    tell,
    tellResult: (result: Result): StoryLine => ({ kind: 'end', text: say(result), rule: result.rule }),
  };
}

/** A match between a bot that looks further ahead and one that looks less far. */
export const ragnarokChessExhibit: Exhibit = {
  id: 'ragnarok-chess',
  rulesets: Object.keys(ragnarokChessRulesets),
  show(ruleset, seed) {
    const game = createRagnarokChess(ruleset as RagnarokChessRulesetName);
    const bots = [
      createRagnarokChessBot(game, { depth: 3 }),
      createRagnarokChessBot(game, { depth: 2 }),
    ] as const;
    return showMatch({ game, bots, ...createRagnarokChessTeller(game) }, seed);
  },
};
