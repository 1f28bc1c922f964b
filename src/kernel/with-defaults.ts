import { isPlain } from './shape.js';

/** Fills in from the defaults what was left out, at every depth; what is given and unknown stays, for a check to refuse. */
export function withDefaults(defaults: unknown, given: unknown): unknown {
  if (given === undefined) return defaults;
  if (!isPlain(defaults) || !isPlain(given)) return given;
  const keys = [...Object.keys(defaults), ...Object.keys(given)];
  const own = (object: Record<string, unknown>, key: string) =>
    Object.hasOwn(object, key) ? object[key] : undefined;
  return Object.fromEntries(keys.map((key) => [key, withDefaults(own(defaults, key), own(given, key))]));
}
