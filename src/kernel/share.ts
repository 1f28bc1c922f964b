/** Freezes a plain value and all that hangs from it; what is frozen already is taken to be frozen throughout. */
export function freeze<T>(value: T): T {
  if (isBranch(value) && !Object.isFrozen(value)) freezeBranch(value);
  return value;
}

/** Most of a state is numbers and texts: they are passed over before anything is called for them. */
function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function freezeBranch(branch: object): void {
  Object.freeze(branch);
  if (Array.isArray(branch)) {
    for (let i = 0; i < branch.length; i++) {
      const element: unknown = branch[i];
      if (isBranch(element) && !Object.isFrozen(element)) freezeBranch(element);
    }
    return;
  }
  for (const key in branch) {
    const field = (branch as Plain)[key];
    if (isBranch(field) && !Object.isFrozen(field)) freezeBranch(field);
  }
}

/** A copy of a plain value that shares nothing with it. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => copyPlain(item)) as T;
  const copy: Plain = {};
  for (const key in value) copy[key] = copyPlain(value[key]);
  return copy as T;
}

type Plain = Record<string, unknown>;

/**
 * Replaces every part of `next` that equals its counterpart in `previous` by that counterpart, and freezes the rest.
 * `next` must be owned by the caller. Parts of `previous` that are not frozen could still change, so they are not shared.
 * Elements of a list are matched by their `id` where they have one, otherwise from both ends.
 */
export function share<T>(previous: T, next: T): T {
  return shared(previous, next) as T;
}

function shared(previous: unknown, next: unknown): unknown {
  if (previous === next || typeof next !== 'object' || next === null) return freeze(next);
  if (typeof previous !== 'object' || previous === null) return freeze(next);
  const isList = Array.isArray(next);
  if (isList !== Array.isArray(previous)) return freeze(next);
  const same = isList
    ? shareList(previous as readonly unknown[], next as unknown[])
    : shareFields(previous as Plain, next as Plain);
  if (same && Object.isFrozen(previous)) return previous;
  return Object.isFrozen(next) ? next : Object.freeze(next);
}

/** Shares the fields of an object; true if all of them, and no others, are those of `previous`. */
function shareFields(previous: Plain, next: Plain): boolean {
  let same = true;
  let count = 0;
  for (const key in next) {
    count++;
    const before = previous[key];
    const after = next[key];
    if (!isBranch(after)) {
      if (!isSame(after, before) || (after === undefined && !Object.hasOwn(previous, key))) same = false;
      continue;
    }
    const kept = shared(before, after);
    if (kept !== after && !Object.isFrozen(next)) next[key] = kept;
    if (kept !== before) same = false;
  }
  if (same) for (const _ in previous) count--;
  return same && count === 0;
}

/** Shares the elements of a list; true if they are those of `previous`, in the same order. */
function shareList(previous: readonly unknown[], next: unknown[]): boolean {
  if (Object.isFrozen(next)) return false;
  let same = next.length === previous.length;
  for (let i = 0; i < next.length; i++) {
    const element = next[i];
    if (typeof element === 'object' && element !== null)
      next[i] = shared(counterpart(previous, next, i), element);
    if (!isSame(next[i], previous[i])) same = false;
  }
  return same;
}

/** The element's former self: by id, or by place, counted from the end where only there an equal one stands. */
function counterpart(previous: readonly unknown[], next: readonly unknown[], i: number): unknown {
  const element = next[i];
  const front = previous[i];
  if (hasId(element)) {
    if (hasId(front) && front.id === element.id) return front;
    return previous.find((candidate) => hasId(candidate) && candidate.id === element.id);
  }
  const back = previous[previous.length - next.length + i];
  return front !== back && !isEqual(front, element) && isEqual(back, element) ? back : front;
}

function hasId(value: unknown): value is { id: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || Object.is(a, b);
}

/** Whether two plain values are equal throughout. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (isSame(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isEqual(a[i], b[i])) return false;
    return true;
  }
  let count = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !isEqual((a as Plain)[key], (b as Plain)[key])) return false;
    count++;
  }
  for (const _ in b) count--;
  return count === 0;
}
