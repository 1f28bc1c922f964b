import { match } from '../bots/match.js';
import type { AnyAction, AnyEvent, AnyView } from '../kernel/any-game.js';
import { findRuleset } from '../kernel/editions.js';
import { UsageError } from '../kernel/errors.js';
import type { Game } from '../kernel/game.js';
import { type BotName, botOf } from './bots.js';
import { ROSTER, type RosterEntry } from './roster.js';
import { countMatch, emptyTally, Remarks, type Tally } from './tally.js';

/** Some of the matches of a simulation; plain data, so that it can be sent to another thread. */
export interface Batch {
  readonly game: string;
  /** A name, or one version: `standard@1`. */
  readonly ruleset: string | null;
  readonly setup: object;
  readonly bots: readonly [BotName, BotName];
  readonly seed: string;
  /** The number of its first match, and of the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly milliseconds: number | null;
  readonly maxActions: number | null;
}

/** The roster's entry of a game. Throws a `UsageError` if there is none. */
export function entryOf(game: string): RosterEntry {
  const entry = ROSTER.find(({ id }) => id === game);
  if (entry !== undefined) return entry;
  throw new UsageError(
    'UNKNOWN_GAME',
    `there is no game ${game}, only ${ROSTER.map(({ id }) => id).join(', ')}`,
  );
}

/** The ruleset that a name means; the game's first one if there is no name. */
export function rulesetOf({ id, editions }: RosterEntry, name: string | null) {
  return findRuleset(id, editions.rulesets, name ?? (editions.rulesets[0]?.name as string));
}

/** Plays the matches of a batch, one after the other. Each has a seed of its own; the bots change seats after each. */
export async function playBatch(batch: Batch): Promise<Tally> {
  const entry = entryOf(batch.game);
  const any = entry.editions.bind(rulesetOf(entry, batch.ruleset));
  const game = any as unknown as Game<never, AnyView, AnyAction, AnyEvent, object>;
  const bots = [await botOf(batch.bots[0], entry, any), await botOf(batch.bots[1], entry, any)] as const;
  const tally = emptyTally();
  for (let i = batch.from; i < batch.to; i++) {
    const first = i % 2 === 0 ? 0 : 1;
    const remarks = new Remarks();
    const played = await match(game, [bots[first], bots[1 - first] as (typeof bots)[0]], {
      seed: `${batch.seed} ${i}`,
      setup: batch.setup,
      ...(batch.milliseconds === null ? {} : { milliseconds: batch.milliseconds }),
      ...(batch.maxActions === null ? {} : { maxActions: batch.maxActions }),
      onEvents: (events) => {
        for (const event of events) remarks.add(entry.remark(event));
      },
    });
    countMatch(tally, played, first, remarks);
  }
  return tally;
}
