import { canonicalJson } from '../kernel/digest.js';

// One action on one line: who, what, and the fields by name. Words stand as they are, everything else as JSON.
//
//   0 commit category=attack techniqueId=single_leg
//   arbiter adjudicate winner=null

/** A text that no reader takes for anything else. */
const WORD = /^[A-Za-z_][\w./:-]*$/;
const RESERVED = new Set(['null', 'true', 'false']);

/** Writes a value so that `readValue` reads it back. */
function writeValue(value: unknown): string {
  if (typeof value === 'string' && WORD.test(value) && !RESERVED.has(value)) return value;
  return canonicalJson(value);
}

/** What is wrong with a line. */
export class BadLine extends Error {}

/** Reads a line from left to right. */
export class LineReader {
  readonly #line: string;
  #at = 0;

  /** Reads this line. */
  constructor(line: string) {
    this.#line = line;
    this.#skip();
  }

  /** Whether the line is used up. */
  get isDone(): boolean {
    return this.#at >= this.#line.length;
  }

  #skip(): void {
    while (/\s/.test(this.#line.charAt(this.#at))) this.#at += 1;
  }

  /** Takes the rest of a match at this place, and the white space behind it. */
  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#line) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  /** The next value: a word or JSON, with white space or the end behind it. */
  value(): unknown {
    const value = this.#bareValue();
    if (!this.isDone && !/\s/.test(this.#line.charAt(this.#at)))
      throw new BadLine('values are set apart by spaces');
    this.#skip();
    return value;
  }

  /** Everything up to the next white space, whatever it is. */
  raw(): string {
    const text = this.#take(/\S+/y) ?? '';
    this.#skip();
    return text;
  }

  /** The name of the next field, up to its equals sign. */
  name(): string {
    const name = this.#bareValue(/[^\s=]+/y);
    if (typeof name !== 'string' || this.#take(/=/y) === undefined) throw new BadLine('expected name=value');
    return name;
  }

  /** Takes one mark if it comes next. */
  skipMark(mark: string): boolean {
    if (this.#line.charAt(this.#at) !== mark) return false;
    this.#at += 1;
    this.#skip();
    return true;
  }

  #bareValue(plain: RegExp = /\S+/y): unknown {
    const first = this.#line.charAt(this.#at);
    const text =
      first === '"' ? this.#quoted() : '[{'.includes(first) && first ? this.#nested() : this.#take(plain);
    if (text === undefined) throw new BadLine('expected a value');
    if (WORD.test(text) && !RESERVED.has(text)) return text;
    try {
      return JSON.parse(text);
    } catch {
      throw new BadLine(`${text.slice(0, 40)} is neither a word nor JSON`);
    }
  }

  /** A text in quotes. By hand, because a pattern with a choice in it takes stack for every character. */
  #quoted(): string | undefined {
    const start = this.#at;
    let end = start + 1;
    while (end < this.#line.length && this.#line.charAt(end) !== '"') {
      end += this.#line.charAt(end) === '\\' ? 2 : 1;
    }
    if (end >= this.#line.length) return undefined;
    this.#at = end + 1;
    return this.#line.slice(start, this.#at);
  }

  /** A list or object up to its closing bracket; brackets in texts do not count. */
  #nested(): string | undefined {
    const start = this.#at;
    for (let depth = 0; ; ) {
      const isText = this.#line.charAt(this.#at) === '"';
      const token = isText ? this.#quoted() : this.#take(/[[\]{}]|[^"[\]{}]+/y);
      if (token === undefined) return undefined;
      if (token === '[' || token === '{') depth += 1;
      if (token === ']' || token === '}') depth -= 1;
      if (depth === 0) return this.#line.slice(start, this.#at);
    }
  }
}

/** Writes an action. */
export function writeAction(action: object): string {
  const { type, ...rest } = action as Readonly<Record<string, unknown>>;
  const { seat, by, ...others } = rest;
  const hasSeat = (seat === 0 || seat === 1) && !Object.hasOwn(rest, 'by');
  const actor = by === 'arbiter' ? 'arbiter' : hasSeat ? String(seat) : '-';
  const fields =
    by === 'arbiter' ? (Object.hasOwn(rest, 'seat') ? { seat, ...others } : others) : hasSeat ? others : rest;
  const written = Object.entries(fields).map(([name, value]) => `${writeName(name)}=${writeValue(value)}`);
  return [actor, writeValue(type), ...written].join(' ');
}

function writeName(name: string): string {
  return WORD.test(name) && !RESERVED.has(name) ? name : JSON.stringify(name);
}

/** Reads an action, up to the end of the line or a semicolon. */
export function readAction(reader: LineReader): Record<string, unknown> {
  const actor = reader.skipMark('-') ? '-' : reader.value();
  const type = reader.value();
  const fields: [string, unknown][] = [['type', type]];
  if (actor === 'arbiter') fields.push(['by', 'arbiter']);
  else if (actor === 0 || actor === 1) fields.push(['seat', actor]);
  else if (actor !== '-') throw new BadLine('an action is made by 0, 1 or arbiter');
  while (!reader.isDone && !reader.skipMark(';')) fields.push([reader.name(), reader.value()]);
  if (new Set(fields.map(([name]) => name)).size !== fields.length) throw new BadLine('a field stands twice');
  return Object.fromEntries(fields);
}
