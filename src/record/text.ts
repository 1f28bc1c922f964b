import { canonicalJson } from '../kernel/digest.js';
import { UsageError } from '../kernel/errors.js';
import { BadLine, LineReader, readAction, writeAction } from './action-text.js';
import { CHECKPOINT, type MatchRecord, readRecord } from './record.js';

// The compact form of a record, for people: one line for each thing, one line for each action, its link behind a semicolon.
// Lines come in a fixed order; white space around values does not matter.

const TITLE = 'holmgang record';

/** A link in eight hexadecimal digits. */
function writeLink(link = 0): string {
  return link.toString(16).padStart(8, '0');
}

function readLink(reader: LineReader): number {
  const text = reader.raw();
  if (!/^[0-9a-f]{8}$/.test(text) || !reader.isDone)
    throw new BadLine('expected a link of eight hexadecimal digits');
  return Number.parseInt(text, 16);
}

/** Writes a record as text, one line for each action. `parseRecord` reads it back. */
export function formatRecord(record: MatchRecord): string {
  const { format, ruleset, fair, result, actions, chain, checkpoints } = record;
  const json = (...values: readonly unknown[]) => values.map((value) => canonicalJson(value)).join(' ');
  const lines = [
    `${TITLE} ${json(format)}`,
    `package ${json(record.package)}`,
    `game ${json(record.game)}`,
    `ruleset ${json(ruleset.name, ruleset.version, ruleset.digest)}`,
    `seed ${json(record.seed)}`,
    `fair ${json(fair === null ? null : fair.match)}`,
    ...(fair?.parties ?? []).map((p) => `party ${json(p.party, p.commitment, p.secret)}`),
    `setup ${json(record.setup)}`,
    `opening ${writeLink(chain[0])}`,
  ];
  actions.forEach((action, i) => {
    lines.push(`${writeAction(action)} ; ${writeLink(chain[i + 1])}`);
    if ((i + 1) % CHECKPOINT === 0) lines.push(`checkpoint ${json(checkpoints[(i + 1) / CHECKPOINT - 1])}`);
  });
  lines.push(
    `state ${json(record.state)}`,
    `result ${result === null ? 'null' : json(result.winner, ...result.scores, result.reason, result.rule)}`,
    `seal ${json(record.seal)}`,
  );
  return `${lines.join('\n')}\n`;
}

function wrongValues(word: string, counts: readonly number[]): BadLine {
  return new BadLine(`expected ${word} with ${counts.join(' or ')} values`);
}

/** Walks through the lines of a text, each of which begins with what it is. */
class Lines {
  readonly #lines: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
  }

  /** Where it stands, counted from 1. */
  get number(): number {
    return this.#at + 1;
  }

  /** What stands behind a word, if the next line that says anything begins with it. */
  #behind(word: string): LineReader | undefined {
    while (this.#lines[this.#at]?.trim() === '') this.#at += 1;
    const line = this.#lines[this.#at]?.trimStart() ?? '';
    if (!line.startsWith(word) || !/\s/.test(line.charAt(word.length))) return undefined;
    return new LineReader(line.slice(word.length));
  }

  /** The values behind a word, as many as they can be, if the next line begins with it. */
  optional(word: string, ...counts: readonly number[]): unknown[] | undefined {
    const reader = this.#behind(word);
    if (reader === undefined) return undefined;
    const values: unknown[] = [];
    while (!reader.isDone) values.push(reader.value());
    if (!counts.includes(values.length)) throw wrongValues(word, counts);
    this.#at += 1;
    return values;
  }

  /** The link behind a word, which must be on the next line. */
  link(word: string): number {
    const reader = this.#behind(word);
    if (reader === undefined) throw new BadLine(`expected ${word} with a link`);
    const link = readLink(reader);
    this.#at += 1;
    return link;
  }

  /** The values behind a word, which must be on the next line. */
  required(word: string, ...counts: readonly number[]): unknown[] {
    const values = this.optional(word, ...counts);
    if (values === undefined) throw wrongValues(word, counts);
    return values;
  }

  /** An action and its link. */
  action(): { readonly action: Record<string, unknown>; readonly link: number } {
    while (this.#lines[this.#at]?.trim() === '') this.#at += 1;
    const line = this.#lines[this.#at];
    if (line === undefined) throw new BadLine('the text ends too soon');
    const reader = new LineReader(line);
    const action = readAction(reader);
    const link = readLink(reader);
    this.#at += 1;
    return { action, link };
  }

  /** Nothing but white space is left. */
  end(): void {
    if (this.#lines.slice(this.#at).some((line) => line.trim() !== ''))
      throw new BadLine('nothing follows the seal');
  }
}

function readFair(lines: Lines): unknown {
  const [match] = lines.required('fair', 1);
  if (match === null) return null;
  const parties: object[] = [];
  for (let values = lines.optional('party', 3); values !== undefined; values = lines.optional('party', 3)) {
    const [party, commitment, secret] = values;
    parties.push({ party, commitment, secret });
  }
  return { match, parties };
}

function readResult([winner, score0, score1, reason, rule]: readonly unknown[]): unknown {
  return { winner, scores: [score0, score1], reason, rule };
}

function readLines(lines: Lines): unknown {
  const [format] = lines.required(TITLE, 1);
  const [version] = lines.required('package', 1);
  const [game] = lines.required('game', 1);
  const [name, rulesetVersion, digest] = lines.required('ruleset', 3);
  const [seed] = lines.required('seed', 1);
  const fair = readFair(lines);
  const [setup] = lines.required('setup', 1);
  const chain = [lines.link('opening')];
  const actions: object[] = [];
  const checkpoints: unknown[] = [];
  let state = lines.optional('state', 1);
  while (state === undefined) {
    const { action, link } = lines.action();
    actions.push(action);
    chain.push(link);
    if (actions.length % CHECKPOINT === 0) checkpoints.push(...lines.required('checkpoint', 1));
    state = lines.optional('state', 1);
  }
  const outcome = lines.required('result', 1, 5);
  const result = outcome.length === 5 ? readResult(outcome) : outcome[0];
  const [seal] = lines.required('seal', 1);
  lines.end();
  const ruleset = { name, version: rulesetVersion, digest };
  const head = { format, package: version, game, ruleset, seed, fair, setup };
  return { ...head, actions, chain, checkpoints, state: state[0], result, seal };
}

function readText(text: string): unknown {
  const lines = new Lines(text);
  try {
    return readLines(lines);
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    throw new UsageError('BAD_RECORD', `line ${lines.number}: ${error.message} [K-REC-01]`);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError('BAD_RECORD', `${(error as Error).message} [K-REC-01]`);
  }
}

/**
 * Reads a record from JSON or from its compact form. Throws a `UsageError` that lists every problem of form; whether the
 * match is a true one, `verify` says.
 * @rule K-REC-01
 * @example
 * ```ts
 * import { formatRecord, parseRecord, record } from 'holmgang/record';
 * import { bjj } from 'holmgang/bjj';
 * const match = record(bjj, { seed: 'docs' });
 * match.apply(bjj.actions.concede(0));
 * const text = formatRecord(match.toRecord());
 * console.log(text.includes('\n0 concede ; ')); // true
 * console.log(parseRecord(text).seal === match.toRecord().seal); // true
 * ```
 */
export function parseRecord(text: string): MatchRecord {
  if (typeof text !== 'string') throw new UsageError('BAD_RECORD', 'a record is read from a text [K-REC-01]');
  const value = text.trimStart().startsWith('{') ? readJson(text) : readText(text);
  const read = readRecord(value);
  if (read.record) return read.record;
  throw new UsageError('BAD_RECORD', 'this is no record [K-REC-01]', read.problems);
}
