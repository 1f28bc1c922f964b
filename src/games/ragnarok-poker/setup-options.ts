// What is wrong with setup options from outside.

import { ELEMENTS } from '../../../rulesets/ragnarok/elements.js';
import { STATUS_TYPES } from '../../../rulesets/ragnarok/statuses.js';
import { HEALTH } from '../../../rulesets/ragnarok-poker/numbers.js';
import type { Problem } from '../../kernel/errors.js';
import {
  integer,
  isPlain,
  listOf,
  oneOf,
  pairOf,
  problem,
  problemsOf,
  recordOf,
  type Shape,
} from '../../kernel/shape.js';
import { findHero, findKing } from '../ragnarok/heroes.js';
import type { RagnarokPokerRules } from './rules.js';
import { spellDeckProblems } from './spell-decks.js';

/** More of anything than this no fighter has. */
export const MOST = 10_000;

/** HP: a multiple of 0.5 within bounds. @rule RP-FGT-04 */
export function halves(min: number, max: number): Shape {
  return (value, path, problems) => {
    const isHalf = Number.isInteger((value as number) * 2) && typeof value === 'number';
    if (isHalf && value >= min && value <= max && !Object.is(value, -0)) return;
    problems.push(problem(path, 'BAD_NUMBER', `expected a multiple of 0.5 from ${min} to ${max}`));
  };
}

/** A status effect: a shield has a value and no end, all others an end and no value. @rule X-ST-09 */
const statusShape: Shape = (value, path, problems) => {
  const isShield = isPlain(value) && value.type === 'shielded';
  recordOf({
    type: oneOf(...STATUS_TYPES),
    duration: isShield ? integer(0, 0) : integer(1, MOST),
    value: isShield ? halves(0.5, MOST) : integer(0, 0),
  })(value, path, problems);
};

/** Statuses, each type at most once. @rule X-ST-10 */
export const statusesShape: Shape = (value, path, problems) => {
  listOf(statusShape, 0, STATUS_TYPES.length)(value, path, problems);
  if (!Array.isArray(value)) return;
  const types = value.map((status: unknown) => (isPlain(status) ? status.type : status));
  if (new Set(types).size < types.length) problems.push(problem(path, 'BAD_LIST', 'a status is there twice'));
};

function known(what: string, find: (slug: string) => unknown): Shape {
  return (value, path, problems) => {
    if (value === null || (typeof value === 'string' && find(value) !== undefined)) return;
    problems.push(problem(path, 'BAD_VALUE', `no such ${what}`));
  };
}

/** A hero by its id, or none. */
export const heroShape: Shape = /* @__PURE__ */ known('hero', findHero);

/** A king by its id, or none. */
export const kingShape: Shape = /* @__PURE__ */ known('king', findKing);

/** One of the elements. */
export const elementShape: Shape = (value, path, problems) =>
  oneOf(...ELEMENTS.map(({ name }) => name))(value, path, problems);

const FIGHTER: Readonly<Record<string, Shape>> = /* @__PURE__ */ (() => ({
  hero: heroShape,
  king: kingShape,
  element: elementShape,
  hp: halves(0.5, MOST),
  maxHp: halves(0.5, MOST),
  stamina: integer(0, MOST),
  armor: halves(0, MOST),
  statuses: statusesShape,
  spellDeck: listOf(integer(0, 99_999), 0, 100),
}))();

/** A fighter whose parts go together. */
function fighterShape(rules: RagnarokPokerRules): Shape {
  return (value, path, problems) => {
    const given = isPlain(value) ? Object.keys(value).filter((key) => value[key] !== undefined) : [];
    const fields = Object.entries(FIGHTER).filter(([key]) => given.includes(key));
    const before = problems.length;
    const plain = isPlain(value) ? Object.fromEntries(given.map((key) => [key, value[key]])) : value;
    recordOf(Object.fromEntries(fields))(plain, path, problems);
    if (problems.length > before || !isPlain(value)) return;
    const { hero, hp, maxHp = HEALTH, spellDeck = [] } = value;
    if (hp !== undefined && (hp as number) > (maxHp as number)) {
      problems.push(problem(`${path}.hp`, 'BAD_NUMBER', 'more HP than the maximum', 'RP-FGT-01'));
    }
    const heroClass = typeof hero === 'string' ? (findHero(hero)?.class ?? null) : null;
    for (const code of spellDeckProblems(spellDeck as number[], heroClass, undefined, rules.spells)) {
      problems.push(problem(`${path}.spellDeck`, code, 'this is no spell deck for this fighter'));
    }
  };
}

/** Everything that is wrong with setup options. @rule RP-FGT-01 RP-FGT-03 */
export function checkSetup(
  options: Readonly<Record<string, unknown>>,
  rules: RagnarokPokerRules,
): readonly Problem[] {
  return Object.entries(options).flatMap(([key, value]) => {
    if (key !== 'fighters') return [problem(key, 'UNKNOWN_OPTION', 'ragnarok-poker has no such option')];
    if (value === undefined) return [];
    const found = problemsOf(pairOf(fighterShape(rules)), value);
    return found.map((each) => ({ ...each, path: [key, each.path].filter(Boolean).join('.') }));
  });
}
