import type { Problem } from './errors.js';

// Shapes say what a plain value must look like, down to the last key. They judge hand-made positions, actions from the
// network and options; they walk only what they expect, so that cyclic and huge values cost nothing.

type Plain = Record<string, unknown>;

/** Notes what is wrong with a value. */
export interface Shape {
  (value: unknown, path: string, problems: Problem[]): void;
  /** Set where a field of an object may be left out. */
  readonly isOptional?: true;
}

/** Notes one problem of form. */
export function problem(path: string, code: string, message: string, rule: string | null = null): Problem {
  return { path, code, message, rule };
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return 'a list';
  return isPlain(value) ? 'an object' : 'an object of a class';
}

/** Whether a value is an object as JSON makes them. */
export function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  // Every realm has an Object.prototype of its own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** A shape from a test, the code of its failure, and the words for what passes it. It says whether a value has passed. */
function passing(code: string, expected: string, passes: (value: unknown) => unknown) {
  return (value: unknown, path: string, problems: Problem[]): boolean => {
    // No number of a state is -0: JSON does not know it.
    if (passes(value) && !Object.is(value, -0)) return true;
    problems.push(problem(path, code, `expected ${expected}, found ${show(value)}`));
    return false;
  };
}

/** A whole number within bounds. */
export function integer(min: number, max: number): Shape {
  return passing(
    'BAD_NUMBER',
    `a whole number from ${min} to ${max}`,
    (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  );
}

/** One of a few values. */
export function oneOf(...values: readonly (string | number | boolean | null)[]): Shape {
  return passing('BAD_VALUE', values.map(String).join(', '), (value) => values.includes(value as string));
}

/** A text of limited length. */
export function text(maxLength: number, minLength = 0): Shape {
  return passing(
    'BAD_TEXT',
    `a text of ${minLength === 0 ? 'at most' : `${minLength} to`} ${maxLength} characters`,
    (value) => typeof value === 'string' && value.length <= maxLength && value.length >= minLength,
  );
}

/** A list of limited length, all of one shape. */
export function listOf(shape: Shape, minLength: number, maxLength: number): Shape {
  const isList = passing(
    'BAD_LIST',
    `a list of ${minLength === maxLength ? '' : `${minLength} to `}${maxLength} elements`,
    (value) => Array.isArray(value) && value.length >= minLength && value.length <= maxLength,
  );
  return (value, path, problems) => {
    if (!isList(value, path, problems)) return;
    // Not `forEach`, which passes over holes.
    for (const [i, element] of (value as unknown[]).entries()) shape(element, at(path, i), problems);
  };
}

/** One value for each seat. */
export function pairOf(shape: Shape): Shape {
  return listOf(shape, 2, 2);
}

const isObject = /* @__PURE__ */ passing('BAD_OBJECT', 'an object', isPlain);

/** An object with exactly these fields. */
export function recordOf(fields: Readonly<Record<string, Shape>>): Shape {
  const shapes = Object.entries(fields);
  return (value, path, problems) => {
    if (!isObject(value, path, problems)) return;
    for (const key of Reflect.ownKeys(value as object)) {
      if (Object.hasOwn(fields, key)) continue;
      problems.push(problem(at(path, key), 'UNKNOWN_FIELD', 'no such field'));
      if (problems.length > 100) return;
    }
    for (const [key, shape] of shapes) {
      if (Object.hasOwn(value as object, key)) shape((value as Plain)[key], at(path, key), problems);
      else if (!shape.isOptional) problems.push(problem(at(path, key), 'MISSING_FIELD', 'missing'));
    }
  };
}

/** A field of an action that may be left out; where it stands, it has this shape. @rule K-ACT-01 */
export function optional(shape: Shape): Shape {
  const field = (value: unknown, path: string, problems: Problem[]) => shape(value, path, problems);
  return Object.assign(field, { isOptional: true } as const);
}

/** A value of this shape, or null for none. */
export function nullOr(shape: Shape): Shape {
  return (value, path, problems) => {
    if (value !== null) shape(value, path, problems);
  };
}

/** An object whose `type` (or other key) says which fields it has beside. */
export function taggedBy(
  tag: string,
  kinds: Readonly<Record<string, Readonly<Record<string, Shape>>>>,
): Shape {
  const shapes = new Map<unknown, Shape>();
  for (const kind of Object.keys(kinds)) shapes.set(kind, recordOf({ [tag]: oneOf(kind), ...kinds[kind] }));
  return (value, path, problems) => {
    if (!isObject(value, path, problems)) return;
    const kind = (value as Plain)[tag];
    const shape = shapes.get(kind);
    if (shape) shape(value, path, problems);
    else problems.push(problem(at(path, tag), 'BAD_VALUE', `no such ${tag}: ${show(kind)}`));
  };
}

/** Every problem that a shape finds in a value; a value that cannot even be read is one. */
export function problemsOf(shape: Shape, value: unknown): Problem[] {
  const problems: Problem[] = [];
  try {
    shape(value, '', problems);
  } catch (error) {
    problems.push(problem('', 'UNREADABLE', `cannot be read: ${String(error)}`));
  }
  return problems;
}

function at(path: string, key: PropertyKey): string {
  return (path && `${path}.`) + String(key);
}
