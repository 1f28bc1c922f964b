// Walks through plain values: what every law needs to compare states.

type Fields = Record<string, unknown>;

/** Whether a value has parts. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** What JSON makes of a value. */
export function jsonCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** A copy with the fields of every object in reverse order. */
export function reversedKeys<T>(value: T): T {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(reversedKeys) as T;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, item]) => [key, reversedKeys(item)])) as T;
}

/** Where a value holds something that JSON cannot carry, or undefined. */
export function notJson(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (!isObject(value)) return `${path} is ${typeof value}`;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== (Array.isArray(value) ? Array.prototype : Object.prototype))
    return `${path} is no plain object`;
  const keys = Array.isArray(value) ? Array.from(value, (_, i) => String(i)) : Reflect.ownKeys(value);
  for (const key of keys) {
    if (typeof key !== 'string') return `${path} has a symbol among its fields`;
    const found = notJson(value[key], path === '' ? key : `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

/** Where a value is not frozen, or undefined. */
export function notFrozen(value: unknown, path = 'it'): string | undefined {
  if (!isObject(value)) return undefined;
  if (!Object.isFrozen(value)) return path;
  for (const key of Object.keys(value)) {
    const found = notFrozen(value[key], `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

/** Where `next` has a part of its own that equals the one of `previous` at the same place, or undefined. */
export function notShared(
  previous: unknown,
  next: unknown,
  isEqual: (a: unknown, b: unknown) => boolean,
  path = 'it',
): string | undefined {
  if (previous === next || !isObject(previous) || !isObject(next)) return undefined;
  if (isEqual(previous, next)) return path;
  for (const key of Object.keys(next)) {
    if (Array.isArray(next) && !isSameElement(previous, next, Number(key), isEqual)) continue;
    const found = notShared(previous[key], next[key], isEqual, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

/** Whether an element of a list is a later form of the one at the same place, and not of another one. */
function isSameElement(
  previous: Fields,
  next: readonly unknown[],
  index: number,
  isEqual: (a: unknown, b: unknown) => boolean,
): boolean {
  const [before, after] = [previous[index], next[index]];
  if (isEqual(before, after)) return true;
  if (!Array.isArray(previous) || previous.length !== next.length) return false;
  return !isObject(before) || !isObject(after) || before.id === after.id;
}

/** Where two values differ, in words. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (isObject(a) && isObject(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const place = path === '' ? key : `${path}.${key}`;
      if (!(key in a) || !(key in b)) return `${place} is only on one side`;
      if (JSON.stringify(a[key]) !== JSON.stringify(b[key])) return difference(a[key], b[key], place);
    }
  }
  return `${path || 'it'}: ${show(a)} ≠ ${show(b)}`;
}

/** A value for people to read, whatever it is. */
export function show(value: unknown): string {
  try {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return text.length > 400 ? `${text.slice(0, 400)}…` : text;
  } catch {
    return `something unprintable (${typeof value})`;
  }
}
