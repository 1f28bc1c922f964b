// A match between people and bots, as far as it needs no screen: whose turn it is, what happened, undo, the record.

import type { AnyAction, AnyEvent, AnyState } from '../../kernel/any-game.js';
import { type Chance, createChance } from '../../kernel/chance.js';
import { UsageError } from '../../kernel/errors.js';
import type { Seed } from '../../kernel/generator.js';
import type { Rejection } from '../../kernel/rejection.js';
import type { Result } from '../../kernel/result.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { type MatchRecord, type Recorder, record, replay, resume } from '../../record/index.js';
import type { AnyPlayer } from '../../simulate/bots.js';
import type { StoryLine } from '../exhibit.js';
import type { OpenGame, Sitting } from '../table.js';
import { undoObstacle } from './undo.js';

/** Who sits where: a bot, or null for a person. */
export type Players = readonly [AnyPlayer | null, AnyPlayer | null];

/** The table as each seat sees it: what one has been told, the other has not. */
export type Sittings = readonly [Sitting, Sitting];

/** How a match begins: anew, or where a record stopped. */
export type Origin = { readonly seed: Seed; readonly setup: object } | { readonly record: MatchRecord };

/** An action that was made here, and how much the seats had to be told before it. */
interface Past {
  readonly before: AnyState;
  readonly action: AnyAction;
  readonly after: AnyState;
  readonly untold: readonly [number, number];
}

/** A match in play. */
export class PlayedMatch {
  readonly #game: OpenGame;
  readonly #sittings: Sittings;
  readonly #players: Players;
  readonly #seed: Seed;
  #recorder: Recorder<AnyState, AnyAction, AnyEvent>;
  readonly #past: Past[] = [];
  /** What each seat has not been told yet. */
  readonly #news: [StoryLine[], StoryLine[]] = [[], []];

  constructor(sittings: Sittings, players: Players, origin: Origin) {
    this.#sittings = sittings;
    this.#game = sittings[0].game;
    this.#players = players;
    this.#seed = 'record' in origin ? origin.record.seed : origin.seed;
    if ('record' in origin) {
      this.#recorder = resume(origin.record, this.#game);
      for (const { events } of replay(origin.record, this.#game)) this.#spread(events);
    } else {
      this.#recorder = record(this.#game, { ...origin.setup, seed: origin.seed });
      this.#spread(this.#recorder.events);
    }
  }

  get state(): AnyState {
    return this.#recorder.state;
  }

  get ply(): number {
    return this.#recorder.ply;
  }

  get result(): Result | undefined {
    return this.#game.result(this.state);
  }

  /** Who acts next; undefined after the end. */
  get decider(): Seat | undefined {
    return this.#game.deciders(this.state)[0];
  }

  toRecord(): MatchRecord {
    return this.#recorder.toRecord();
  }

  #spread(events: readonly AnyEvent[]): void {
    for (const seat of SEATS) {
      const seen = this.#game.viewEvents(events, seat);
      this.#news[seat].push(...seen.flatMap((event) => this.#sittings[seat].tell(event)));
    }
  }

  /** What a seat has not been told yet; it is told now. */
  news(seat: Seat): readonly StoryLine[] {
    return this.#news[seat].splice(0);
  }

  /** Makes an action; why not, if it is refused. */
  act(action: AnyAction): Rejection | null {
    const before = this.state;
    const applied = this.#recorder.apply(action);
    if (!applied.ok) return applied.rejection;
    const untold = [this.#news[0].length, this.#news[1].length] as const;
    this.#past.push({ before, action, after: applied.state, untold });
    this.#spread(applied.events);
    return null;
  }

  /** Lets a bot act: whatever is wrong with what it does, it has lost by it. */
  async letBotAct(seat: Seat): Promise<string | null> {
    const bot = this.#players[seat];
    if (bot === null) throw new UsageError('NO_BOT', `seat ${seat} is a person's`);
    const chance = createChance(`${JSON.stringify(this.#seed)}, bot ${seat}, ply ${this.ply}`);
    const fault = await this.#botFault(bot, seat, chance);
    if (fault !== null) this.act({ type: 'disqualify', seat, by: 'arbiter' } as AnyAction);
    return fault;
  }

  async #botFault(bot: AnyPlayer, seat: Seat, chance: Chance): Promise<string | null> {
    try {
      const chosen = await bot.choose(this.#game.view(this.state, seat), seat, { chance });
      const rejection = this.act(this.#game.parseAction(chosen, seat));
      return rejection === null
        ? null
        : `${bot.name} chose what ${rejection.rule} forbids: ${rejection.code}`;
    } catch (error) {
      return `${bot.name} broke down: ${String(error)}`;
    }
  }

  /** Takes the last action of a seat back; why not, if that cannot be. */
  undo(seat: Seat): string | null {
    const last = this.#past[this.#past.length - 1];
    if (last === undefined) return 'there is nothing to take back';
    const obstacle = undoObstacle(this.#game, last, seat);
    if (obstacle !== null) return obstacle;
    this.#past.pop();
    this.#recorder = resume(this.toRecord(), this.#game, this.ply - 1);
    for (const each of SEATS) {
      const news = this.#news[each];
      news.length = Math.min(news.length, last.untold[each]);
    }
    this.#news[seat].push({ kind: 'line', text: 'The last action was taken back.', rule: null });
    return null;
  }
}
