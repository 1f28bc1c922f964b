import type { Chance } from '../kernel/chance.js';
import { otherSeat } from '../kernel/seat.js';
import { isObject } from './plain.js';
import type { Action, State } from './subject.js';

// Small changes: to actions, so that most are just outside what is legal; to states, so that all are certainly wrong.

/** An action that is one change away from this one; the pool says what other actions look like. */
export function mutateAction(action: Action, pool: readonly Action[], chance: Chance): Action {
  const field = chance.pick(Object.keys(action));
  if (field === 'seat') return { ...action, seat: otherSeat(action.seat) };
  if (field === 'type') {
    const other = chance.pick(pool);
    return chance.percent(50) ? { ...action, type: other.type } : { ...other, seat: action.seat };
  }
  const elsewhere = pool.filter((other) => field in other).map((other) => other[field]);
  return { ...action, [field]: mutateValue(action[field], elsewhere, chance) };
}

function mutateValue(value: unknown, elsewhere: readonly unknown[], chance: Chance): unknown {
  if (elsewhere.length > 0 && chance.percent(40)) return chance.pick(elsewhere);
  if (typeof value === 'number')
    return chance.pick([value + 1, value - 1, -1, 0, value + 0.5, chance.int(100), null]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return chance.pick([`${value}s`, '', 'none', null, 0]);
  if (Array.isArray(value)) return mutateList(value, chance);
  if (!isObject(value)) return chance.pick([0, 'none', false]);
  const key = chance.pick(Object.keys(value));
  return { ...value, [key]: mutateValue(value[key], [], chance) };
}

function mutateList(list: readonly unknown[], chance: Chance): unknown {
  if (list.length === 0) return chance.pick([[0], [null], ['none'], null]);
  const index = chance.int(list.length);
  const without = list.filter((_, i) => i !== index);
  const changed = list.map((item, i) => (i === index ? mutateValue(item, list, chance) : item));
  return chance.pick<unknown>([without, changed, [...list, list[index]], [...list].reverse()]);
}

/** A state that cannot occur, and how it was made of one that can. */
export interface BadState {
  /** The state. */
  readonly state: unknown;
  /** What is wrong with it. */
  readonly what: string;
}

interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
}

function placesOf(value: unknown, path: readonly string[], places: Place[]): Place[] {
  places.push({ path, value });
  if (isObject(value)) for (const key of Object.keys(value)) placesOf(value[key], [...path, key], places);
  return places;
}

/** A copy in which the part at a path is another. */
function replaced(value: unknown, path: readonly string[], by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  const fields = value as Record<string, unknown>;
  const part = replaced(fields[key], rest, by);
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === key ? part : item));
  return { ...fields, [key]: part };
}

/** Changes a state so that it is certainly wrong; `tables` are paths of objects whose keys are data. */
export function spoilState(state: State, tables: readonly string[], chance: Chance): BadState {
  if (chance.percent(25)) return spoilCore(state, chance);
  const { path, value } = chance.pick(placesOf(state, [], []).filter((place) => place.path.length > 0));
  const where = path.join('.');
  const change = spoilValue(value, path[0] === 'rng', tables.includes(where), chance);
  return { state: replaced(state, path, change.value), what: `${where}: ${change.what}` };
}

function spoilValue(
  value: unknown,
  isGenerator: boolean,
  isTable: boolean,
  chance: Chance,
): { value: unknown; what: string } {
  if (typeof value === 'number') {
    const numbers = [Number.NaN, Number.POSITIVE_INFINITY, value + 0.3, String(value), null, {}];
    const spoilt = chance.pick<unknown>(
      isGenerator ? numbers.slice(0, 4) : [...numbers.slice(0, 4), -1e9, {}],
    );
    return { value: spoilt, what: `${value} became ${typeof spoilt} ${String(spoilt)}` };
  }
  if (value === null) return { value: { unknownField: 1 }, what: 'null became an object' };
  if (!isObject(value)) return { value: chance.pick([{}, []]), what: `a ${typeof value} became an object` };
  if (Array.isArray(value)) return { value: {}, what: 'a list became an object' };
  const keys = Object.keys(value);
  if (isTable || keys.length === 0 || chance.percent(20))
    return { value: [], what: 'an object became a list' };
  if (chance.percent(50)) return { value: { ...value, unknownField: 1 }, what: 'has an unknown field' };
  const key = chance.pick(keys);
  const { [key]: _, ...rest } = value;
  return { value: rest, what: `lacks ${key}` };
}

/** Breaks the part of a state that is the kernel's. */
function spoilCore(state: State, chance: Chance): BadState {
  const { digest } = state.ruleset;
  const key = chance.pick(Object.keys(state));
  const { [key]: _, ...rest } = { ...state } as Record<string, unknown>;
  const result = { winner: 0, scores: [1, 0], reason: 'none', rule: 'none' };
  return chance.pick<BadState>([
    { state: rest, what: `lacks ${key}` },
    { state: { ...state, unknownField: 1 }, what: 'has an unknown field' },
    { state: { ...state, ruleset: { ...state.ruleset, digest: `${digest}0` } }, what: 'another ruleset' },
    { state: { ...state, viewer: chance.pick([0, 1, 'spectator']) }, what: 'is a view' },
    { state: { ...state, rng: 'hidden' }, what: 'has no generator' },
    { state: { ...state, rng: { ...state.rng, kind: 'none' } }, what: 'has an unknown generator' },
    { state: { ...state, phase: 'no such phase' }, what: 'has an unknown phase' },
    { state: { ...state, drawOffer: 2 }, what: 'has a third seat offer a draw' },
    {
      state: { ...state, pending: [{ kind: 'no such decision', seat: 0 }] },
      what: 'has an unknown decision',
    },
    { state: { ...state, result: state.result === null ? result : null }, what: 'is over without an end' },
  ]);
}
