import { setTimeout as wait } from 'node:timers/promises';
import { match, type PlayedMatch, type Player } from '../../bots/match.js';
import type { AnyAction, AnyEvent, AnyView } from '../../kernel/any-game.js';
import { randomSeed } from '../../kernel/generator.js';
import type { Seat } from '../../kernel/seat.js';
import { botFor } from '../bots.js';
import { readSetup, writeRecordFile } from '../files.js';
import { clean } from '../ink.js';
import type { Sitting } from '../table.js';
import { entryOf, gameOf, tableOf } from '../tables/index.js';
import { formatStory, titleOf } from '../telling.js';
import type { Terminal } from '../terminal.js';
import { twoBots, wholeNumber } from './simulate.js';

/** What `watch` can be told. */
export interface WatchOptions {
  readonly ruleset?: string;
  readonly bots: readonly string[];
  readonly seed?: string;
  readonly setup?: string;
  readonly delay: string;
  readonly maxActions: string;
  readonly save?: string;
  readonly json?: boolean;
}

/** Gives whoever watches time to read. */
function slowly(bot: Player<AnyView, AnyAction>, milliseconds: number): Player<AnyView, AnyAction> {
  if (milliseconds === 0) return bot;
  return {
    name: bot.name,
    async choose(view, seat, context) {
      await wait(milliseconds);
      return bot.choose(view, seat, context);
    },
  };
}

function tellEnd(
  { ink, columns, out }: Terminal,
  { tellResult, seats }: Sitting,
  { record, result, fault }: PlayedMatch<AnyAction>,
): void {
  out('', ...formatStory([tellResult(result)], ink, columns));
  if (fault !== null) out(`${seats[fault.seat]} is out: ${clean(fault.message)}`);
  out(ink.dim(`${record.actions.length} actions, seal ${record.seal.slice(0, 16)}`));
}

/** `holmgang watch`: a match between two bots, told as it happens. */
export async function watch(terminal: Terminal, name: string, options: WatchOptions): Promise<number> {
  const entry = entryOf(name);
  const any = gameOf(entry, options.ruleset);
  const [first, second] = twoBots(options.bots);
  const bots = [await botFor(first, entry, any), await botFor(second, entry, any)] as const;
  const setup = readSetup(options.setup);
  const sitting = tableOf(any, setup);
  const { seed = randomSeed(), json = false } = options;
  const { ink, columns, out } = terminal;
  const delay = wholeNumber('--delay', options.delay);
  const seats = bots
    .map(({ name: bot }, seat) => `${sitting.seats[seat as Seat]} is ${clean(bot)}`)
    .join(', ');
  const title = [ink.inverse(` ${titleOf(any)} `), `${seats}, seed ${clean(JSON.stringify(seed))}`];
  const played = await match(sitting.game, [slowly(bots[0], delay), slowly(bots[1], delay)], {
    seed,
    setup,
    maxActions: wholeNumber('--max-actions', options.maxActions),
    onEvents(events: readonly AnyEvent[]) {
      if (json) return;
      const story = events.flatMap((event) => sitting.tell(event));
      const lines = [...title.splice(0), ...formatStory(story, ink, columns)];
      if (lines.length > 0) out(...lines);
    },
  });
  if (options.save !== undefined) writeRecordFile(options.save, played.record);
  if (json) out(JSON.stringify(played));
  else tellEnd(terminal, sitting, played);
  return played.fault === null ? 0 : 1;
}
