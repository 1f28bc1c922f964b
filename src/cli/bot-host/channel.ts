// A line to a bot. Nothing that comes over it is trusted: not its length, not its number, not its letters. Once it is broken
// it stays so, and nothing more is read.

import type { Readable, Writable } from 'node:stream';
import { BrokenProtocol, type HostMessage, MOST_BYTES } from './protocol.js';

/** More than this waits for no bot that does not read. */
const MOST_UNREAD = 16 * 1024 * 1024;

const NEWLINE = 10;

/** A line to a bot, and back. */
export class Channel {
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #parts: Buffer[] = [];
  #bytes = 0;
  #line: string | undefined;
  #broken: BrokenProtocol | undefined;
  #waiting: { resolve(line: string): void; reject(error: Error): void } | undefined;

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
    input.on('data', (chunk: Buffer | string) => this.#receive(Buffer.from(chunk as Buffer)));
    input.on('end', () => this.break('the bot has ended'));
    input.on('close', () => this.break('the bot has ended'));
    input.on('error', () => this.break('the bot cannot be heard'));
    output.on('error', () => this.break('the bot cannot be reached'));
  }

  /** Whether nothing will come any more. */
  get isBroken(): boolean {
    return this.#broken !== undefined;
  }

  /** Says something, if anybody still listens. */
  send(message: HostMessage): void {
    if (this.#output.destroyed || this.#output.writableEnded) return;
    if (this.#output.writableLength > MOST_UNREAD) this.break('the bot does not read');
    else this.#output.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line, which must not have come before it was asked for. */
  async answer(): Promise<string> {
    if (this.#broken !== undefined) throw this.#broken;
    if (this.#line !== undefined) {
      this.break('the bot has spoken before it was asked');
      throw this.#broken;
    }
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  /** Nothing more is heard from this bot. */
  break(reason: string): void {
    if (this.#broken !== undefined) return;
    this.#broken = new BrokenProtocol(reason);
    this.#parts = [];
    this.#bytes = 0;
    this.#waiting?.reject(this.#broken);
    this.#waiting = undefined;
    this.#input.destroy();
  }

  #receive(chunk: Buffer): void {
    let rest = chunk;
    while (this.#broken === undefined) {
      const end = rest.indexOf(NEWLINE);
      const part = end < 0 ? rest : rest.subarray(0, end);
      this.#bytes += part.length;
      if (this.#bytes > MOST_BYTES) {
        this.break(`a line has more than ${MOST_BYTES} bytes`);
        return;
      }
      this.#parts.push(part);
      if (end < 0) return;
      this.#complete();
      rest = rest.subarray(end + 1);
    }
  }

  #complete(): void {
    const bytes = Buffer.concat(this.#parts, this.#bytes);
    this.#parts = [];
    this.#bytes = 0;
    const line = this.#decode(bytes);
    if (line === undefined) {
      this.break('a line is no UTF-8');
      return;
    }
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined) waiting.resolve(line);
    else if (this.#line === undefined) this.#line = line;
    else this.break('the bot has spoken before it was asked');
  }

  #decode(bytes: Buffer): string | undefined {
    try {
      return this.#decoder.decode(bytes);
    } catch {
      return undefined;
    }
  }
}
