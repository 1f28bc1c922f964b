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

/** A JSON text. Printable ASCII without quote and backslash, which is nearly all there is, needs no escapes. */
function quote(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 32 || unit > 126 || unit === 34 || unit === 92) return JSON.stringify(text);
  }
  return `"${text}"`;
}

function write(value: unknown, depth: number): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' && Number.isFinite(value)) return Object.is(value, -0) ? '0' : `${value}`;
  if (value === null || typeof value === 'boolean') return `${value}`;
  if (typeof value !== 'object')
    throw new UsageError('NOT_JSON', `${typeof value} ${String(value)} has no place in JSON`);
  if (depth >= MAX_DEPTH)
    throw new UsageError('NOT_JSON', `nested deeper than ${MAX_DEPTH} levels, or cyclic`);
  if (Array.isArray(value)) return writeList(value, depth + 1);
  if (!isPlain(value)) throw new UsageError('NOT_JSON', 'only plain objects have a place in JSON');
  return writeFields(value, depth + 1);
}

function writeList(list: readonly unknown[], depth: number): string {
  let json = '';
  for (let i = 0; i < list.length; i++) json += `${i === 0 ? '' : ','}${write(list[i], depth)}`;
  return `[${json}]`;
}

/** Whether a key comes after another. Most differ in their first letter, which is quickly seen. */
function isAfter(a: string, b: string): boolean {
  const lead = a.charCodeAt(0) - b.charCodeAt(0);
  return lead > 0 || (!(lead < 0) && a > b);
}

/** Sorts by code units, in place. Objects have few keys: for these `sort` takes several times longer. */
function inOrder(keys: string[]): string[] {
  if (keys.length > 32) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let at = i;
    for (; at > 0 && isAfter(keys[at - 1] as string, key); at--) keys[at] = keys[at - 1] as string;
    keys[at] = key;
  }
  return keys;
}

function writeFields(fields: Readonly<Record<string, unknown>>, depth: number): string {
  let json = '';
  for (const key of inOrder(Object.keys(fields)))
    json += `${json === '' ? '' : ','}${quote(key)}:${write(fields[key], depth)}`;
  return `{${json}}`;
}

/** Bytes in hexadecimal. */
export function hexOf(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += (byte < 16 ? '0' : '') + byte.toString(16);
  return hex;
}

/** SHA-256 over the canonical JSON of a value, in hexadecimal; the same on every platform. */
export function digestOf(value: unknown): string {
  return hexOf(sha256(canonicalJson(value)));
}
