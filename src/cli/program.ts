// The commands with their arguments and options. Exit codes: 0 all is well, 1 the answer is no, 2 the question was wrong,
// 3 a bug of ours, 130 interrupted.

import { Command, CommanderError } from 'commander';
import { UsageError } from '../kernel/errors.js';
import { PACKAGE_VERSION } from '../record/package-version.js';
import { BOT_HELP } from './bots.js';
import { botHost } from './commands/bot-host.js';
import { checkDeck } from './commands/deck.js';
import { games } from './commands/games.js';
import { play } from './commands/play.js';
import { replay } from './commands/replay.js';
import { rules } from './commands/rules.js';
import { simulate } from './commands/simulate.js';
import { verify } from './commands/verify.js';
import { watch } from './commands/watch.js';
import { Interrupted, type Terminal } from './terminal.js';

/** What a command answers: its exit code. */
type Answer = (code: number | Promise<number>) => Promise<void>;

const RULESET = ['--ruleset <name>', 'the ruleset, perhaps in one version (name@1)'] as const;
const SEED = ['--seed <text>', 'what all chance grows from; random if left out'] as const;
const SETUP = ['--setup <json>', 'setup options, as JSON or a file with JSON'] as const;
const JSON_OUT = ['--json', 'prints JSON'] as const;
const MAX_ACTIONS = ['--max-actions <n>', 'ends a match as a draw after so many actions'] as const;

function addPlay(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('play')
    .description('play against a bot, or a second person at this terminal')
    .argument('[game]', 'the game; with --resume it is that of the record')
    .option(...RULESET)
    .option('--seat <0|1>', 'where you sit', '0')
    .option('--bot <bot>', `who plays against you: ${BOT_HELP}`, 'own')
    .option('--hot-seat', 'a second person plays against you')
    .option(...SEED)
    .option(...SETUP)
    .option('--save <file>', 'keeps the match in this file after every action')
    .option('--resume <file>', 'goes on with a match that was saved')
    .action((game, options) => answer(play(terminal, game, options)));
}

function addWatch(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('watch')
    .description('watch two bots play')
    .argument('<game>')
    .option('--bots <bots...>', `two of: ${BOT_HELP}`, ['own', 'own'])
    .option(...RULESET)
    .option(...SEED)
    .option(...SETUP)
    .option('--delay <ms>', 'waits before each action', '0')
    .option(...MAX_ACTIONS, '2000')
    .option('--save <file>', 'keeps the record in this file')
    .option(...JSON_OUT)
    .action((game, options) => answer(watch(terminal, game, options)));
}

function addSimulate(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('simulate')
    .description('let two bots play many matches, and count what comes of them')
    .argument('<game>')
    .option('--bots <bots...>', `two of: ${BOT_HELP}`, ['own', 'random'])
    .option('--matches <n>', 'how many', '100')
    .option(...RULESET)
    .option(...SEED)
    .option(...SETUP)
    .option('--workers <n>', 'how many threads; one for each core if left out')
    .option('--time <ms>', 'how long a bot may take for a choice')
    .option(...MAX_ACTIONS)
    .option('--html <file>', 'writes the report as a page, too')
    .option(...JSON_OUT)
    .action((game, options) => answer(simulate(terminal, game, options)));
}

function addRecords(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('verify')
    .description('play recorded matches again: are they true?')
    .argument('<files...>', 'records, as JSON or text; - is the standard input')
    .option(...JSON_OUT)
    .action((files, options) => answer(verify(terminal, files, options)));
  program
    .command('replay')
    .description('tell a recorded match, or show it as it stood')
    .argument('<file>')
    .option('--ply <n>', 'shows it after so many actions')
    .option('--view <who>', 'as 0, 1, spectator or all may see it', 'all')
    .option(...JSON_OUT)
    .action((file, options) => answer(replay(terminal, file, options)));
}

function addReading(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('rules')
    .description('search the rules: a clause with its rulings and tests, or all that has some words')
    .argument('<game>', 'a game, or kernel for what holds in every match')
    .argument('[words...]', 'a clause (BJ-WIN-01) or words; the contents if left out')
    .option(...JSON_OUT)
    .action((game, words, options) => answer(rules(terminal, game, words, options)));
  program
    .command('games')
    .description('list games, rulesets and bots')
    .option(...JSON_OUT)
    .action((options) => answer(games(terminal, options)));
  program
    .command('deck')
    .description('work with decks')
    .command('check')
    .description('list everything that is wrong with a deck')
    .argument('<file>', 'JSON: a deck, or { "game", "ruleset", "deck" }; - is the standard input')
    .option('--game <game>', 'the game, where the file does not say it')
    .option(...RULESET)
    .option(...JSON_OUT)
    .action((file, options) => answer(checkDeck(terminal, file, options)));
}

function addBotHost(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('bot-host')
    .description('let programs in any language play, one JSON object on a line')
    .argument('<game>')
    .option(
      '--exec <command...>',
      'starts a bot by this command; without it, standard input and output are the bot',
    )
    .option('--against <bot>', `who plays against one bot: ${BOT_HELP}`, 'own')
    .option('--seat <0|1>', 'where the (first) bot sits in the first match', '0')
    .option('--matches <n>', 'how many; the seats change after each', '1')
    .option('--time <ms>', 'how long an answer may take', '10000')
    .option(...RULESET)
    .option(...SEED)
    .option(...SETUP)
    .option(...MAX_ACTIONS, '10000')
    .option('--save <file>', 'keeps the record in this file')
    .option(...JSON_OUT)
    .action((game, options) => answer(botHost(terminal, game, options)));
}

function createProgram(terminal: Terminal, answer: Answer): Command {
  const program = new Command('holmgang')
    .description('The rules of two-player games: play, watch, simulate, verify, read.')
    .version(PACKAGE_VERSION)
    .option('--no-color', 'prints without colours, as does the variable NO_COLOR')
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
      getOutHelpWidth: () => terminal.columns,
      getErrHelpWidth: () => terminal.columns,
    })
    .showHelpAfterError('(--help lists what there is)')
    .exitOverride();
  addPlay(program, terminal, answer);
  addWatch(program, terminal, answer);
  addSimulate(program, terminal, answer);
  addRecords(program, terminal, answer);
  addReading(program, terminal, answer);
  addBotHost(program, terminal, answer);
  return program;
}

/** Runs a command line; its exit code. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  let code = 0;
  const program = createProgram(terminal, async (answered) => {
    code = await answered;
  });
  try {
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    return codeOf(error, terminal);
  }
}

function codeOf(error: unknown, { err, ink }: Terminal): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Interrupted) return 130;
  if (error instanceof UsageError) {
    err(ink.red(error.message));
    return 2;
  }
  err(ink.red('This is a bug of holmgang, please report it:'), String((error as Error)?.stack ?? error));
  return 3;
}
