import { UsageError } from './errors.js';
import { sha256 } from './hash.js';
import { isPlain } from './shape.js';

const MAX_DEPTH = 64;

/**
 * JSON with its keys in code-unit order and nothing optional in it, so that equal values have equal texts everywhere.
 * Refuses what JSON cannot carry faithfully: undefined, NaN, infinities, functions, class instances, cycles.
 */
export function canonicalJson(value: unknown): string {
  return write(value, 0);
}

function write(value: unknown, depth: number): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (typeof value !== 'object')
    throw new UsageError('NOT_JSON', `${typeof value} ${String(value)} has no place in JSON`);
  if (depth >= MAX_DEPTH)
    throw new UsageError('NOT_JSON', `nested deeper than ${MAX_DEPTH} levels, or cyclic`);
  if (Array.isArray(value)) return `[${Array.from(value, (item) => write(item, depth + 1)).join(',')}]`;
  if (!isPlain(value)) throw new UsageError('NOT_JSON', 'only plain objects have a place in JSON');
  const fields = value;
  const keys = Object.keys(fields).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${write(fields[key], depth + 1)}`).join(',')}}`;
}

/** SHA-256 over the canonical JSON of a value, in hexadecimal; the same on every platform. */
export function digestOf(value: unknown): string {
  return Array.from(sha256(canonicalJson(value)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
