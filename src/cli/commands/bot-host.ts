import { fstatSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { UsageError } from '../../kernel/errors.js';
import { randomSeed } from '../../kernel/generator.js';
import { Channel } from '../bot-host/channel.js';
import { Client } from '../bot-host/client.js';
import { type Contestant, type HostedMatch, type HostOptions, host } from '../bot-host/host.js';
import { type BotProcess, startBot } from '../bot-host/processes.js';
import { botFor } from '../bots.js';
import { readSetup, writeRecordFile } from '../files.js';
import { clean } from '../ink.js';
import type { OpenGame } from '../table.js';
import { open } from '../table.js';
import { entryOf, gameOf } from '../tables/index.js';
import { flush, type Terminal } from '../terminal.js';
import { wholeNumber } from './simulate.js';

/** What `bot-host` can be told. */
export interface BotHostOptions {
  readonly exec?: readonly string[];
  readonly against: string;
  readonly ruleset?: string;
  readonly seed?: string;
  readonly setup?: string;
  readonly seat?: string;
  readonly matches: string;
  readonly time: string;
  readonly maxActions: string;
  readonly save?: string;
  readonly json?: boolean;
}

/** How long a bot that does not read may keep the host from leaving. */
const PATIENCE = 1000;

/** Node writes to pipes synchronously on its standard output: a bot that does not read would stop the host. */
function unblocked(stdout: Writable): Writable {
  if (stdout !== process.stdout || process.stdout.isTTY) return stdout;
  const stat = fstatSync(1);
  return stat.isFIFO() || stat.isSocket() ? new Socket({ fd: 1, readable: false, writable: true }) : stdout;
}

function readOptions(options: BotHostOptions): HostOptions {
  const milliseconds = wholeNumber('--time', options.time);
  const matches = wholeNumber('--matches', options.matches);
  if (milliseconds < 1 || matches < 1)
    throw new UsageError('BAD_OPTIONS', '--time and --matches are at least 1');
  return {
    matches,
    milliseconds,
    seed: options.seed ?? randomSeed(),
    setup: readSetup(options.setup),
    maxActions: wholeNumber('--max-actions', options.maxActions),
  };
}

function summaryOf({ record, result, fault, names }: HostedMatch): object {
  const { game, ruleset, seed, seal, actions } = record;
  return { game, ruleset, seed, bots: names, actions: actions.length, result, fault, seal };
}

function tell(say: (line: string) => void, played: readonly HostedMatch[]): void {
  for (const { result, fault, names, record } of played) {
    const end = `${result.scores.join('-')}, ${result.reason} [${result.rule}]`;
    say(clean(`${names.join(' against ')}: ${end}, ${record.actions.length} actions`));
    if (fault !== null) say(clean(`  seat ${fault.seat} was disqualified: ${fault.message}`));
  }
}

/** The file of a match: numbered where there are several. */
function fileFor(save: string, number: number, matches: number): string {
  return matches === 1 ? save : save.replace(/(\.[^./]*)?$/, `-${number}$1`);
}

async function contestantsFor(
  game: OpenGame,
  bots: readonly BotProcess[],
  own: Channel | null,
  opponent: Contestant,
  milliseconds: number,
): Promise<[Contestant, Contestant]> {
  const channels = own === null ? bots.map(({ channel }) => channel) : [own];
  const [first, second] = channels.map((channel) => new Client(channel, game, milliseconds));
  return [first as Client, second ?? opponent];
}

/** `holmgang bot-host`: lets programs play over a line protocol; 1 if one was disqualified. */
export async function botHost(terminal: Terminal, name: string, options: BotHostOptions): Promise<number> {
  const entry = entryOf(name);
  const any = gameOf(entry, options.ruleset);
  const game = open(any);
  const hosted = readOptions(options);
  const commands = options.exec ?? [];
  if (commands.length > 2) throw new UsageError('BAD_OPTIONS', 'two bots play: --exec stands once or twice');
  const opponent = await botFor(options.against, entry, any);
  const output = commands.length === 0 ? unblocked(terminal.stdout) : null;
  const bots = commands.map(startBot);
  try {
    const own = output === null ? null : new Channel(terminal.stdin, output);
    const pair = await contestantsFor(game, bots, own, opponent, hosted.milliseconds);
    const played = await host(game, options.seat === '1' ? [pair[1], pair[0]] : pair, hosted);
    played.forEach(({ record }, i) => {
      if (options.save !== undefined) writeRecordFile(fileFor(options.save, i + 1, hosted.matches), record);
    });
    if (options.json === true && output === null)
      terminal.out(JSON.stringify(played.map(summaryOf), null, 2));
    else tell(output === null ? terminal.out : terminal.err, played);
    return played.some(({ fault }) => fault !== null) ? 1 : 0;
  } finally {
    await Promise.all(bots.map((bot) => bot.end()));
    if (output !== null) {
      await flush(output, PATIENCE);
      terminal.stdin.destroy();
      if (output !== terminal.stdout) output.destroy();
    }
  }
}
