// Plays matches between bots behind channels, or against one of the package's own. Whoever breaks the protocol, a rule or the
// clock is disqualified by the arbiter, and no further match is played.

import { match, type PlayedMatch } from '../../bots/match.js';
import type { AnyAction, AnyEvent } from '../../kernel/any-game.js';
import { SEATS } from '../../kernel/seat.js';
import type { AnyPlayer } from '../../simulate/bots.js';
import type { OpenGame } from '../table.js';
import type { Client } from './client.js';

/** What is played. */
export interface HostOptions {
  readonly matches: number;
  readonly seed: string;
  readonly setup: object;
  readonly milliseconds: number;
  readonly maxActions: number;
}

/** A match that was hosted. */
export interface HostedMatch extends PlayedMatch<AnyAction> {
  /** Which of the two contestants sat in seat 0. */
  readonly first: 0 | 1;
  readonly names: readonly [string, string];
}

/** A bot behind a channel, or one of the package. */
export type Contestant = Client | AnyPlayer;

function isClient(contestant: Contestant): contestant is Client {
  return 'greet' in contestant;
}

/** Plays the matches one after the other; the contestants change seats after each. */
export async function host(
  game: OpenGame,
  contestants: readonly [Contestant, Contestant],
  options: HostOptions,
): Promise<HostedMatch[]> {
  const { matches, seed, setup, milliseconds, maxActions } = options;
  const clients = contestants.filter(isClient);
  await Promise.all(clients.map((client) => client.greet(matches)));
  const played: HostedMatch[] = [];
  for (let number = 1; number <= matches; number++) {
    const first = number % 2 === 1 ? 0 : 1;
    const seated = [contestants[first], contestants[1 - first]] as [Contestant, Contestant];
    const bots = seated.map((one) => (isClient(one) ? one.player() : one)) as [AnyPlayer, AnyPlayer];
    const each = (tell: (client: Client, seat: 0 | 1) => void) => {
      for (const seat of SEATS) {
        const one = seated[seat] as Contestant;
        if (isClient(one)) tell(one, seat);
      }
    };
    each((client, seat) => client.send({ type: 'match', match: number, seat }));
    const one = await match(game, bots, {
      seed: matches === 1 ? seed : `${seed} ${number}`,
      setup,
      milliseconds,
      maxActions,
      onEvents: (events: readonly AnyEvent[]) => each((client, seat) => client.tell(events, seat)),
    });
    each((client) => client.send({ type: 'end', result: one.result, fault: one.fault }));
    played.push({ ...one, first, names: [bots[0].name, bots[1].name] });
    if (one.fault !== null) break;
  }
  for (const client of clients) client.send({ type: 'bye' });
  return played;
}
