import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../kernel/errors.js';
import { formatRecord, type MatchRecord, parseRecord } from '../record/index.js';

const MOST_BYTES = 256 * 1024 * 1024;

/** The text of a file, or of the standard input for `-`. Throws a `UsageError` where there is none. */
export function readText(path: string): string {
  try {
    const bytes = readFileSync(path === '-' ? 0 : path);
    if (bytes.length > MOST_BYTES) throw new Error('it is too large');
    return new TextDecoder().decode(bytes);
  } catch (error) {
    throw new UsageError('NO_FILE', `cannot read ${path}: ${(error as Error).message}`);
  }
}

/** Writes a file. Throws a `UsageError` where that cannot be. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError('NO_FILE', `cannot write ${path}: ${(error as Error).message}`);
  }
}

/** A record from a file, whatever its form. */
export function readRecordFile(path: string): MatchRecord {
  return parseRecord(readText(path));
}

/** Writes a record: as JSON if the file is called so, as text otherwise. */
export function writeRecordFile(path: string, record: MatchRecord): void {
  writeText(path, path.endsWith('.json') ? `${JSON.stringify(record)}\n` : formatRecord(record));
}

/** A value that was given as JSON, or as a file with JSON in it. */
function readJsonOption(name: string, value: string): unknown {
  const text = /^\s*[[{"]/.test(value) ? value : readText(value);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError('BAD_JSON', `${name}: ${(error as Error).message}`);
  }
}

/** Setup options from the command line. */
export function readSetup(value: string | undefined): object {
  if (value === undefined) return {};
  const setup = readJsonOption('--setup', value);
  if (typeof setup === 'object' && setup !== null && !Array.isArray(setup)) {
    if (!Object.hasOwn(setup, 'seed')) return setup;
    throw new UsageError('BAD_OPTIONS', 'the seed has an option of its own: --seed');
  }
  throw new UsageError('BAD_OPTIONS', '--setup is a JSON object');
}
