import type { AnyGame } from '../../kernel/any-game.js';
import { findRuleset } from '../../kernel/editions.js';
import { KERNEL_ENGLISH } from '../../kernel/english.js';
import { UsageError } from '../../kernel/errors.js';
import { ROSTER, type RosterEntry } from '../../simulate/roster.js';
import { createTable, type Sitting, type Table } from '../table.js';
import { badassTcgTable } from './badass-tcg.js';
import { bjjTable } from './bjj.js';
import { mmaCcgTable } from './mma-ccg.js';
import { mmaWarriorsTable } from './mma-warriors.js';
import { ragnarokChessTable } from './ragnarok-chess.js';
import { ragnarokPokerTable } from './ragnarok-poker.js';
import { ragnarokStandardTable } from './ragnarok-standard.js';

/** The tables of all games. */
const TABLES: readonly Table[] = [
  bjjTable,
  mmaWarriorsTable,
  mmaCcgTable,
  ragnarokPokerTable,
  ragnarokChessTable,
  badassTcgTable,
  ragnarokStandardTable,
];

/** Whether a game has a table of its own. */
export function hasTable(game: string): boolean {
  return TABLES.some(({ id }) => id === game);
}

/** The table of a game; a plain one where it has none. */
export function tableOf(game: AnyGame, setup: object = {}): Sitting {
  const table = TABLES.find(({ id }) => id === game.id) ?? createTable(game.id, KERNEL_ENGLISH, () => ({}));
  return table.bind(game, setup);
}

/** The roster's entry of a game; part of its name will do where no other game's fits. */
export function entryOf(name: string): RosterEntry {
  const exact = ROSTER.find(({ id }) => id === name);
  const fitting = ROSTER.filter(({ id }) => id.includes(name));
  const found = exact ?? (fitting.length === 1 && name !== '' ? fitting[0] : undefined);
  if (found !== undefined) return found;
  const known = ROSTER.map(({ id }) => id).join(', ');
  throw new UsageError('UNKNOWN_GAME', `there is no game ${name}, only ${known}`);
}

/** A game on a ruleset by name, perhaps in one version; on its first one if there is no name. */
export function gameOf(entry: RosterEntry, ruleset: string | undefined): AnyGame {
  const { id, editions } = entry;
  const wanted = ruleset ?? (editions.rulesets[0]?.name as string);
  return editions.bind(findRuleset(id, editions.rulesets, wanted));
}
