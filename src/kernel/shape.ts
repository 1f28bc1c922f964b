import type { Problem } from './errors.js';

// Shapes say what a plain value must look like, down to the last key. They judge hand-made positions, actions from the
// network and options; they walk only what they expect, so that cyclic and huge values cost nothing.

/** Notes what is wrong with a value. */
export type Shape = (value: unknown, path: string, problems: Problem[]) => void;

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
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  // Every realm has an Object.prototype of its own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** A whole number within bounds. */
export function integer(min: number, max: number): Shape {
  return (value, path, problems) => {
    if (
      !(Number.isInteger(value) && (value as number) >= min && (value as number) <= max) ||
      Object.is(value, -0)
    ) {
      problems.push(
        problem(path, 'BAD_NUMBER', `expected a whole number from ${min} to ${max}, found ${show(value)}`),
      );
    }
  };
}

/** One of a few values. */
export function oneOf(...values: readonly (string | number | boolean | null)[]): Shape {
  return (value, path, problems) => {
    if (!values.includes(value as string) || Object.is(value, -0)) {
      problems.push(
        problem(path, 'BAD_VALUE', `expected ${values.map(String).join(', ')}, found ${show(value)}`),
      );
    }
  };
}

/** A text of limited length. */
export function text(maxLength: number, minLength = 0): Shape {
  const bounds = minLength === 0 ? `at most ${maxLength}` : `${minLength} to ${maxLength}`;
  return (value, path, problems) => {
    if (typeof value !== 'string' || value.length > maxLength || value.length < minLength) {
      problems.push(
        problem(path, 'BAD_TEXT', `expected a text of ${bounds} characters, found ${show(value)}`),
      );
    }
  };
}

/** A list of limited length, all of one shape. */
export function listOf(shape: Shape, minLength: number, maxLength: number): Shape {
  return (value, path, problems) => {
    if (!Array.isArray(value) || value.length < minLength || value.length > maxLength) {
      const bounds = minLength === maxLength ? `${minLength}` : `${minLength} to ${maxLength}`;
      problems.push(problem(path, 'BAD_LIST', `expected a list of ${bounds} elements, found ${show(value)}`));
      return;
    }
    for (let i = 0; i < value.length; i++) shape(value[i], at(path, i), problems);
  };
}

/** One value for each seat. */
export function pairOf(shape: Shape): Shape {
  return listOf(shape, 2, 2);
}

const OPTIONAL = /* @__PURE__ */ new WeakSet<Shape>();

/** A field of an action or of options that may be left out; states have no such fields. */
export function optional(shape: Shape): Shape {
  const own: Shape = (value, path, problems) => shape(value, path, problems);
  OPTIONAL.add(own);
  return own;
}

/** An object with exactly these fields. */
export function recordOf(fields: Readonly<Record<string, Shape>>): Shape {
  const names = Object.keys(fields);
  return (value, path, problems) => {
    if (!isPlain(value)) {
      problems.push(problem(path, 'BAD_OBJECT', `expected an object, found ${show(value)}`));
      return;
    }
    for (const key of Reflect.ownKeys(value)) {
      if (typeof key === 'string' && Object.hasOwn(fields, key)) continue;
      problems.push(problem(at(path, String(key)), 'UNKNOWN_FIELD', 'no such field'));
      if (problems.length > 100) return;
    }
    for (const key of names) {
      const shape = fields[key] as Shape;
      if (Object.hasOwn(value, key)) shape(value[key], at(path, key), problems);
      else if (!OPTIONAL.has(shape)) problems.push(problem(at(path, key), 'MISSING_FIELD', 'missing'));
    }
  };
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
    if (!isPlain(value)) {
      problems.push(problem(path, 'BAD_OBJECT', `expected an object, found ${show(value)}`));
      return;
    }
    const kind = value[tag];
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

function at(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}
