// Arbitrary plain JSON, and changes to it, for the laws of sharing, equality, digests and patches.
import fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Names that Immer keeps for itself; states never use them. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];

const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'c', 'hand', 'toString') },
  { weight: 1, arbitrary: fc.string({ maxLength: 3 }).filter((text) => !RESERVED.includes(text)) },
);

const leaf = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: -3, max: 3 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => (Object.is(x, -0) ? 0 : x)),
  fc.string({ maxLength: 3 }),
);

const { value } = fc.letrec<{ value: Json; list: Json[]; cards: Json[]; object: { [key: string]: Json } }>(
  (tie) => ({
    value: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, tie('object'), tie('list'), tie('cards')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    object: fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    // Elements with an id, all different, as card lists have them.
    cards: fc
      .array(fc.tuple(fc.integer({ min: 0, max: 9 }), tie('value')), { maxLength: 5 })
      .map((pairs) => pairs.filter(([id], i) => pairs.findIndex(([other]) => other === id) === i))
      .map((pairs) => pairs.map(([id, content]) => ({ id, content }))),
  }),
);

/** Any plain JSON value; numbers without −0, which JSON does not know. */
export const json: fc.Arbitrary<Json> = value;

/** Any plain JSON object. */
export const jsonObject: fc.Arbitrary<{ [key: string]: Json }> = fc.dictionary(name, value, {
  maxKeys: 5,
  noNullPrototype: true,
});

/** A deep copy. */
export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** One change somewhere inside a value: where to look (as numbers that choose a branch), what to do, and with what. */
interface Change {
  readonly path: readonly number[];
  readonly kind: 'set' | 'add' | 'remove' | 'reverse';
  readonly value: Json;
}

const change: fc.Arbitrary<Change> = fc.record({
  path: fc.array(fc.nat({ max: 7 }), { maxLength: 4 }),
  kind: fc.constantFrom('set', 'add', 'remove', 'reverse'),
  value: json,
});

/** A copy of a value with a few changes in it. */
function changed<T extends Json>(value: T, changes: readonly Change[]): T {
  const copy = copyOf(value);
  for (const { path, kind, value } of changes) {
    let branch: Json = copy;
    for (const step of path) {
      const inner: Json[] = typeof branch === 'object' && branch !== null ? Object.values(branch) : [];
      const next = inner[step % Math.max(1, inner.length)];
      if (typeof next === 'object' && next !== null) branch = next;
    }
    if (Array.isArray(branch)) changeList(branch, kind, path.at(-1) ?? 0, copyOf(value));
    else if (typeof branch === 'object' && branch !== null)
      changeObject(branch, kind, path.at(-1) ?? 0, copyOf(value));
  }
  return copy;
}

function changeList(list: Json[], kind: Change['kind'], at: number, value: Json): void {
  const index = at % Math.max(1, list.length);
  if (kind === 'reverse') list.reverse();
  else if (kind === 'remove') list.splice(index, 1);
  else if (kind === 'add') list.splice(index, 0, value);
  else if (list.length > 0) list[index] = value;
}

function changeObject(object: { [key: string]: Json }, kind: Change['kind'], at: number, value: Json): void {
  const keys = Object.keys(object);
  const key = keys[at % Math.max(1, keys.length)];
  if (kind === 'add') object[`new${at}`] = value;
  else if (key === undefined) return;
  else if (kind === 'remove') delete object[key];
  else if (kind === 'set') object[key] = value;
}

/** A value, and a copy of it with a few changes. */
export function pairOf<T extends Json>(
  value: fc.Arbitrary<T>,
): fc.Arbitrary<readonly [previous: T, next: T]> {
  return fc
    .tuple(value, fc.array(change, { maxLength: 4 }))
    .map(([previous, changes]) => [previous, changed(previous, changes)] as const);
}

/** Whether a value is frozen throughout. */
export function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
}

/** Every object and list in a value, the value included. */
export function branchesOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(branchesOf)];
}
