// A match at the terminal: shows each person what they may see, asks, and lets the bots answer.

import type { AnyAction } from '../../kernel/any-game.js';
import { UsageError } from '../../kernel/errors.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { isEqual } from '../../kernel/share.js';
import type { StoryLine } from '../exhibit.js';
import { writeRecordFile } from '../files.js';
import { clean, wrap } from '../ink.js';
import { boardLines, formatStory, titleOf } from '../telling.js';
import type { Terminal } from '../terminal.js';
import type { PlayedMatch, Players, Sittings } from './match.js';
import { type CommandName, commandHelp, menuLines, readCommand } from './menu.js';
import { oddsLines } from './odds.js';

/** How a session goes. */
export interface SessionOptions {
  /** The file that keeps the record after every action. */
  readonly file: string | undefined;
  /** Searches the rules. */
  readonly consult: (words: string) => readonly string[];
}

/** How a session ended: the match is over, a person left, or nobody answers any more. */
export type SessionEnd = 'over' | 'left' | 'silent';

/** The title, and the prompt. */
const FRAME_LINES = 2;
/** However small the screen is, so much is shown of what has happened, and of what can be done. */
const LEAST_NEWS = 4;
const LEAST_CHOICES = 3;
/** Empty lines around the board, where there is room for them. */
const GAPS = 2;
/** How much of what happened last stands above the final board. */
const LAST_NEWS = 8;

/** A match at the terminal. */
export class Session {
  readonly #terminal: Terminal;
  readonly #sittings: Sittings;
  readonly #match: PlayedMatch;
  readonly #players: Players;
  readonly #options: SessionOptions;
  readonly #log: [StoryLine[], StoryLine[]] = [[], []];
  #lastPerson: Seat | undefined;
  #hasLeft = false;

  constructor(
    terminal: Terminal,
    sittings: Sittings,
    match: PlayedMatch,
    players: Players,
    options: SessionOptions,
  ) {
    this.#terminal = terminal;
    this.#sittings = sittings;
    this.#match = match;
    this.#players = players;
    this.#options = options;
  }

  /** Plays until the match is over or a person leaves. */
  async play(): Promise<SessionEnd> {
    this.#keep();
    for (let seat = this.#match.decider; seat !== undefined; seat = this.#match.decider) {
      if (this.#players[seat] !== null) {
        const fault = await this.#match.letBotAct(seat);
        if (fault !== null) this.#terminal.err(clean(fault));
      } else {
        const answered = await this.#turnOf(seat);
        if (!answered) return this.#hasLeft ? 'left' : 'silent';
      }
      this.#keep();
    }
    this.#showEnd();
    return 'over';
  }

  #keep(): void {
    if (this.#options.file !== undefined) writeRecordFile(this.#options.file, this.#match.toRecord());
  }

  /** In hot seat, nobody sees the other's hand. */
  async #curtain(seat: Seat): Promise<boolean> {
    const before = this.#lastPerson;
    this.#lastPerson = seat;
    if (before === undefined || before === seat || !this.#hasSecrets()) return true;
    this.#terminal.clear();
    const name = this.#nameOf(seat);
    const asked = `${name} is to act. Only ${name} looks now: press Enter.`;
    return (await this.#terminal.ask(asked)) !== null;
  }

  #nameOf(seat: Seat): string {
    return this.#sittings[seat].seats[seat];
  }

  #hasSecrets(): boolean {
    const { game } = this.#sittings[0];
    const { state } = this.#match;
    const [blue, red] = [game.view(state, 0), game.view(state, 1)];
    return !isEqual({ ...blue, viewer: null }, { ...red, viewer: null });
  }

  /** Asks a person until something was done. */
  async #turnOf(seat: Seat): Promise<boolean> {
    if (!(await this.#curtain(seat))) return false;
    const { ply } = this.#match;
    this.#show(seat);
    while (this.#match.ply === ply && this.#match.result === undefined) {
      const choices = this.#choices(seat);
      const range = choices.length === 1 ? '1' : `1-${choices.length}`;
      const line = await this.#terminal.ask(`${this.#nameOf(seat)}, your choice (${range}, ? for help):`);
      if (line === null) return false;
      const said = this.#obey(line, seat, choices);
      if (said.length > 0) this.#terminal.out(...said);
      if (this.#hasLeft) return false;
    }
    return true;
  }

  #choices(seat: Seat): readonly AnyAction[] {
    const { game } = this.#sittings[seat];
    return game.legalActions(game.view(this.#match.state, seat), seat);
  }

  #labels(seat: Seat): string[] {
    const { game, call } = this.#sittings[seat];
    const view = game.view(this.#match.state, seat);
    return this.#choices(seat).map((action) => clean(call(action, view)));
  }

  /** Shows a person who is to act what has happened, how it stands, and what can be done. */
  #show(seat: Seat): void {
    const news = this.#match.news(seat);
    this.#log[seat].push(...news);
    this.#terminal.clear();
    this.#terminal.out(...this.#screen(seat, news));
  }

  /** On a screen that is too small, the older news give way first, and then choices. */
  #screen(seat: Seat, news: readonly StoryLine[] = []): string[] {
    const { ink, rows, columns, isInteractive } = this.#terminal;
    const { game } = this.#sittings[seat];
    const told = formatStory(news, ink, columns);
    const view = game.view(this.#match.state, seat);
    const board = [...boardLines(this.#sittings[seat], view, seat, this.#terminal), ...this.#offer(seat)];
    const room = isInteractive ? rows - board.length - FRAME_LINES : Number.POSITIVE_INFINITY;
    const wanted = this.#menu(seat, Number.POSITIVE_INFINITY).length;
    const shown = this.#latest(told, Math.max(LEAST_NEWS, room - wanted));
    const gap = room - shown.length - wanted >= GAPS ? [''] : [];
    return [
      ink.inverse(` ${titleOf(game)} · you are ${this.#nameOf(seat)} `),
      ...shown,
      ...gap,
      ...board,
      ...gap,
      ...this.#menu(seat, Math.max(LEAST_CHOICES, room - shown.length)),
    ];
  }

  #latest(told: readonly string[], room: number): readonly string[] {
    if (told.length <= room) return told;
    const left = told.length - room + 1;
    return [this.#terminal.ink.dim(`  … "log" shows ${left} lines more`), ...told.slice(1 - room)];
  }

  #offer(seat: Seat): string[] {
    if (this.#match.state.drawOffer !== otherSeat(seat)) return [];
    return [`${this.#nameOf(otherSeat(seat))} offers a draw: "accept", or go on playing.`];
  }

  #menu(seat: Seat, room: number): readonly string[] {
    const { lines, left } = menuLines(this.#labels(seat), this.#terminal.columns, room);
    return left === 0 ? lines : [...lines, this.#terminal.ink.dim(`… "more" shows ${left} choices more`)];
  }

  /** Does what was typed; says what there is to be said. */
  #obey(line: string, seat: Seat, choices: readonly AnyAction[]): readonly string[] {
    const command = readCommand(line, choices.length, seat);
    if (command.kind === 'choice') return this.#make(choices[command.index] as AnyAction, seat);
    if (command.kind === 'action') return this.#make(command.action, seat);
    if (command.kind === 'unknown') return [clean(command.message)];
    return command.kind === 'nothing' ? [] : this.#run(command.name, command.rest, seat, choices);
  }

  /** Makes an action, or says why not. */
  #make(action: AnyAction, seat: Seat): readonly string[] {
    const rejection = this.#match.act(action);
    if (rejection === null) return [];
    const { ink, columns } = this.#terminal;
    return wrap(ink.yellow(`${clean(this.#sittings[seat].say(rejection))} [${rejection.rule}]`), columns);
  }

  #run(name: CommandName, rest: string, seat: Seat, choices: readonly AnyAction[]): readonly string[] {
    const { ink, columns } = this.#terminal;
    switch (name) {
      case 'help':
        return commandHelp();
      case 'more':
        return this.#menu(seat, Number.POSITIVE_INFINITY);
      case 'why':
        return this.#obstacles(seat);
      case 'odds':
        return this.#odds(rest, seat, choices);
      case 'board':
        return this.#screen(seat);
      case 'log':
        return formatStory(this.#log[seat], ink, columns);
      case 'rules':
        return this.#options.consult(rest);
      case 'undo':
        return this.#undo(seat);
      case 'save':
        return this.#save(rest);
      case 'offer':
      case 'accept':
      case 'concede':
        return this.#make({ type: name === 'concede' ? name : `${name}Draw`, seat } as AnyAction, seat);
      case 'quit':
        this.#hasLeft = true;
        return [];
    }
  }

  /** What cannot be done now, and why. */
  #obstacles(seat: Seat): string[] {
    const { game, wishes, say, call } = this.#sittings[seat];
    const { ink, columns } = this.#terminal;
    const view = game.view(this.#match.state, seat);
    const lines = wishes(view, seat).flatMap((action) => {
      const rejection = game.validate(view, action);
      if (rejection === undefined) return [];
      const why = `${clean(call(action, view))}: ${ink.yellow(clean(say(rejection)))} [${rejection.rule}]`;
      return wrap(why, columns, '  ');
    });
    return lines.length > 0 ? lines : ['Nothing that could be wished for is impossible now.'];
  }

  #odds(rest: string, seat: Seat, choices: readonly AnyAction[]): readonly string[] {
    const action = choices[Number(rest || '1') - 1];
    if (action === undefined) return [`odds 1 to odds ${choices.length}`];
    return oddsLines(this.#sittings[seat], this.#match.state, action, seat, this.#terminal.columns);
  }

  /** Takes the last action back; it is the turn of whoever made it again. */
  #undo(seat: Seat): readonly string[] {
    const obstacle = this.#match.undo(seat);
    return obstacle === null ? [] : [`That cannot be taken back: ${obstacle}.`];
  }

  #save(rest: string): readonly string[] {
    const record = this.#match.toRecord();
    const file = rest === '' ? (this.#options.file ?? `${record.game}.holmgang`) : rest;
    try {
      writeRecordFile(file, record);
      return [`Kept in ${file}. Go on with: holmgang play --resume ${file}`];
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return [error.message];
    }
  }

  #showEnd(): void {
    const { ink, columns, out } = this.#terminal;
    const { result, state } = this.#match;
    if (result === undefined) return;
    const people = ([0, 1] as const).filter((seat) => this.#players[seat] === null);
    const seat = people.length === 1 ? (people[0] as Seat) : undefined;
    const sitting = this.#sittings[seat ?? 0];
    const { game, tellResult } = sitting;
    const told = seat === undefined ? [] : this.#match.news(seat);
    this.#terminal.clear();
    out(
      ink.inverse(` ${titleOf(game)} `),
      ...formatStory(told.slice(-LAST_NEWS), ink, columns),
      ...boardLines(
        sitting,
        seat === undefined ? state : game.view(state, seat),
        seat ?? null,
        this.#terminal,
      ),
      ...formatStory([tellResult(result)], ink, columns),
    );
  }
}
