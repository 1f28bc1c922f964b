import { allEditions } from '../../games/all.js';
import { UsageError } from '../../kernel/errors.js';
import { randomSeed } from '../../kernel/generator.js';
import type { Seat } from '../../kernel/seat.js';
import { createRegistry, type MatchRecord, verify } from '../../record/index.js';
import { botFor } from '../bots.js';
import { readRecordFile, readSetup } from '../files.js';
import { PlayedMatch, type Players } from '../play/match.js';
import { Session, type SessionEnd } from '../play/session.js';
import { consultRules } from '../rulebook/search.js';
import { entryOf, gameOf, tableOf } from '../tables/index.js';
import type { Terminal } from '../terminal.js';

/** What `play` can be told. */
export interface PlayOptions {
  readonly ruleset?: string;
  readonly seat?: string;
  readonly bot: string;
  readonly hotSeat?: boolean;
  readonly seed?: string;
  readonly setup?: string;
  readonly save?: string;
  readonly resume?: string;
}

const EXIT: Readonly<Record<SessionEnd, number>> = { over: 0, left: 0, silent: 1 };

/** A match that is to go on must be a true one, and not over. */
function readUnfinished(file: string): MatchRecord {
  const record = readRecordFile(file);
  const verdict = verify(record, createRegistry(...allEditions));
  if (!verdict.ok) throw new UsageError(verdict.code, `${verdict.message} [${verdict.rule}]`);
  if (verdict.result !== null) throw new UsageError('MATCH_OVER', `the match in ${file} is over`);
  return record;
}

function readSeat(seat: string | undefined): Seat {
  if (seat === undefined || seat === '0') return 0;
  if (seat === '1') return 1;
  throw new UsageError('NO_SUCH_SEAT', `there is no seat ${seat}, only 0 and 1`);
}

/** `holmgang play`: a person against a bot, or against another person. */
export async function play(
  terminal: Terminal,
  name: string | undefined,
  options: PlayOptions,
): Promise<number> {
  const resumed = options.resume === undefined ? undefined : readUnfinished(options.resume);
  const wanted = name ?? resumed?.game;
  if (wanted === undefined) throw new UsageError('NO_GAME', 'which game? holmgang games lists them');
  const entry = entryOf(wanted);
  if (resumed !== undefined && entry.id !== resumed.game)
    throw new UsageError('UNKNOWN_GAME', `the match in ${options.resume} is one of ${resumed.game}`);
  const ruleset =
    resumed === undefined ? options.ruleset : `${resumed.ruleset.name}@${resumed.ruleset.version}`;
  const game = gameOf(entry, ruleset);
  const seat = readSeat(options.seat);
  const bot = options.hotSeat === true ? null : await botFor(options.bot, entry, game);
  const players: Players = seat === 0 ? [null, bot] : [bot, null];
  const setup = resumed?.setup ?? readSetup(options.setup);
  const origin = resumed === undefined ? { seed: options.seed ?? randomSeed(), setup } : { record: resumed };
  const sittings = [tableOf(game, setup), tableOf(game, setup)] as const;
  const match = new PlayedMatch(sittings, players, origin);
  const session = new Session(terminal, sittings, match, players, {
    file: options.save ?? options.resume,
    consult: (words) => consultRules(terminal, entry.id, words),
  });
  return EXIT[await session.play()];
}
