import fc from 'fast-check';

// What a stranger might send. None of it is an action, a state or an option of any game.

function cyclic(): unknown {
  const value: Record<string, unknown> = { type: 'cycle', seat: 0 };
  value.self = value;
  return value;
}

function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { value };
  return value;
}

function trap(): never {
  throw new Error('a getter that throws');
}

/** Spares symbols, by which fast-check and test runners look at what they print. */
function trapText(_target: object, key: string | symbol): false {
  return typeof key === 'symbol' ? false : trap();
}

class Impostor {
  readonly type = 'concede';
  readonly seat = 0;
}

const STRANGERS: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => Number.NaN,
  () => -1,
  () => 'concede',
  () => '',
  () => true,
  () => Symbol('hostile'),
  () => 10n,
  () => trap,
  () => [],
  () => ['concede', 0],
  () => ({}),
  () => new Impostor(),
  () => Object.create({ type: 'concede', seat: 0 }),
  () => new Map([['type', 'concede']]),
  () => new Date(0),
  () => JSON.parse('{"__proto__": {"type": "concede", "seat": 0}}'),
  () => JSON.parse('{"type": "__proto__", "seat": 0}'),
  () => ({ type: 'constructor', seat: 0 }),
  () => ({ type: 'toString', seat: 0 }),
  () => ({ type: 'noSuchMove', seat: 0 }),
  () => ({ type: 'x'.repeat(100_000), seat: 0 }),
  () => ({ type: ['concede'], seat: 0 }),
  () => ({ type: null, seat: 0 }),
  () => ({ type: 'concede' }),
  () => ({ type: 'concede', seat: 2 }),
  () => ({ type: 'concede', seat: '0' }),
  () => ({ type: 'concede', seat: 0, extra: 1 }),
  () => ({ type: 'timeout', seat: 0 }),
  () => ({ type: 'adjudicate', winner: 0, by: 'seat' }),
  cyclic,
  () => deep(10_000),
];

/** Objects that bite whoever looks into them. */
const TRAPS: readonly (() => unknown)[] = [
  () => Object.defineProperty({ seat: 0 }, 'type', { get: trap, enumerable: true }),
  () => Object.defineProperty({ type: 'concede' }, 'seat', { get: trap, enumerable: true }),
  () => new Proxy({}, { get: trapText, has: trapText, ownKeys: trap }),
];

const NO_VALUES: readonly (() => unknown)[] = [
  () => undefined,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 1e300,
  () => 0.1234,
  () => -0,
  () => ({}),
  () => ({ length: 1 }),
  () => Symbol('hostile'),
  () => 1n,
  () => trap,
  cyclic,
  () => deep(1000),
  () => 'x'.repeat(100_000),
];

/** One well-formed action made malformed: a field lost, a field too many, a value of no use. */
export function spoiltAction(action: object, pick: number, optional: readonly string[] = []): unknown {
  const keys = Object.keys(action);
  const key = keys[pick % keys.length] ?? 'type';
  const rest = Math.floor(pick / keys.length);
  const { [optional.includes(key) ? 'type' : key]: _, ...lacking } = action as Record<string, unknown>;
  const value = NO_VALUES[rest % NO_VALUES.length]?.();
  switch (rest % 8) {
    case 0:
      return lacking;
    case 1:
      return { ...action, extra: 0 };
    case 2:
      return JSON.parse(`{"__proto__": {}, ${JSON.stringify(action).slice(1)}`);
    case 3:
      return Object.create(action);
    case 4:
      return [action];
    case 5:
      return { ...action, [Symbol('hostile')]: 0 };
    default:
      return { ...action, [key]: value };
  }
}

/**
 * Values that are no action of any game: wrong types, NaN, fractions, huge numbers, `__proto__` keys, cycles, getters
 * that throw, deep nesting; and well-formed actions with one thing spoilt, where some are given.
 */
export function arbHostile(actions: readonly object[] = []): fc.Arbitrary<unknown> {
  const strangers = fc.constantFrom(...STRANGERS, ...TRAPS).map((make) => make());
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
  if (actions.length === 0)
    return fc.oneof({ weight: 3, arbitrary: strangers }, { weight: 1, arbitrary: anything });
  const spoilt = fc
    .tuple(fc.constantFrom(...actions), fc.nat())
    .map(([action, pick]) => spoiltAction(action, pick));
  return fc.oneof(
    { weight: 3, arbitrary: strangers },
    { weight: 1, arbitrary: anything },
    { weight: 4, arbitrary: spoilt },
  );
}
