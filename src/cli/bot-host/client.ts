// A bot at the other end of a channel, as the arbiter of a match knows bots. It gets its view and nothing else.

import type { AnyAction, AnyEvent, AnyView } from '../../kernel/any-game.js';
import type { Seat } from '../../kernel/seat.js';
import type { AnyPlayer } from '../../simulate/bots.js';
import type { OpenGame } from '../table.js';
import type { Channel } from './channel.js';
import { type HostMessage, MOST_BYTES, PROTOCOL, readAnswer, readReady } from './protocol.js';

/** A bot behind a channel. */
export class Client {
  readonly #channel: Channel;
  readonly #game: OpenGame;
  readonly #milliseconds: number;
  #name = 'bot';
  #id = 0;

  constructor(channel: Channel, game: OpenGame, milliseconds: number) {
    this.#channel = channel;
    this.#game = game;
    this.#milliseconds = milliseconds;
  }

  /** What it calls itself. */
  get name(): string {
    return this.#name;
  }

  /** Says something. */
  send(message: HostMessage): void {
    this.#channel.send(message);
  }

  /** Greets the bot and waits for its answer. One that does not answer is broken, and loses when it is first asked. */
  async greet(matches: number): Promise<void> {
    const { id, ruleset } = this.#game;
    const answer = this.#channel.answer();
    this.send({
      type: 'hello',
      protocol: PROTOCOL,
      game: id,
      ruleset,
      matches,
      milliseconds: this.#milliseconds,
      maxBytes: MOST_BYTES,
    });
    const alarm = setTimeout(
      () => this.#channel.break(`the bot was not ready within ${this.#milliseconds} ms`),
      this.#milliseconds,
    );
    try {
      this.#name = readReady(await answer);
    } catch (error) {
      this.#channel.break((error as Error).message);
    } finally {
      clearTimeout(alarm);
    }
  }

  /** Tells a seat's bot what it may know of what happened. */
  tell(events: readonly AnyEvent[], seat: Seat): void {
    const seen = this.#game.viewEvents(events, seat);
    if (seen.length > 0) this.send({ type: 'events', events: seen });
  }

  /** The bot as a player. */
  player(): AnyPlayer {
    const client = this;
    return {
      get name() {
        return client.name;
      },
      choose: (view, seat) => client.#choose(view, seat),
    };
  }

  async #choose(view: AnyView, seat: Seat): Promise<AnyAction> {
    this.#id += 1;
    const legal = this.#game.legalActions(view, seat);
    const answer = this.#channel.answer();
    this.send({ type: 'choose', id: this.#id, seat, view, legal });
    return readAnswer(await answer, this.#id, legal) as AnyAction;
  }
}
