// What a set of positions and techniques must keep to, so that every choice is open, every match can go on, and every
// position and token has a use. All problems are listed, each with its clause.

import type { BjjClause } from '../../../rulesets/bjj/clauses.js';
import type { Position, Role, Technique, TechniqueSet, Token } from '../../../rulesets/bjj/types.js';
import { CATEGORIES, POINT_VALUES, TOKENS } from '../../../rulesets/bjj/vocabulary.js';
import type { Problem } from '../../kernel/errors.js';
import {
  integer,
  isPlain,
  listOf,
  nullOr,
  oneOf,
  problem,
  problemsOf,
  recordOf,
  type Shape,
  text,
} from '../../kernel/shape.js';

/** An object of a shape, with or without a name for people, which decides nothing. */
function nameable(shape: Shape): Shape {
  return (value, path, problems) => {
    if (!isPlain(value) || !Object.hasOwn(value, 'name')) return shape(value, path, problems);
    const { name, ...rest } = value;
    text(200)(name, `${path}.name`, problems);
    shape(rest, path, problems);
  };
}

/** The form of a technique set; numbers within the bounds of BJ-DAT-06. @rule BJ-TEC-02 BJ-TEC-07 */
function setShape(): Shape {
  const id = text(64);
  const token = oneOf(...TOKENS);
  const role = oneOf('neutral', 'top', 'bottom');
  const place = recordOf({ position: id, role });
  const position = nameable(recordOf({ id, roles: listOf(role, 0, 10), autoClear: listOf(token, 0, 5) }));
  const technique = nameable(
    recordOf({
      id,
      category: oneOf(...CATEGORIES),
      availableFrom: listOf(place, 0, 200),
      modifier: integer(0, 3),
      requiredTokens: listOf(token, 0, 10),
      tokenReward: nullOr(token),
      tokenRemove: nullOr(token),
      transition: nullOr(place),
      ibjjfPoints: integer(0, 4),
      pointsLabel: nullOr(oneOf(...Object.keys(POINT_VALUES))),
      isSubmission: oneOf(true, false),
      risk: oneOf('neutral', 'risky'),
    }),
  );
  return recordOf({ name: id, positions: listOf(position, 1, 100), techniques: listOf(technique, 1, 2000) });
}

/** The token that a technique needs wherever it occurs. @rule BJ-TOK-10 */
const GATES: Readonly<Record<string, Token>> = {
  americana: 'arm_isolated',
  armbar: 'arm_isolated',
  cross_collar_choke: 'posture_broken',
  rear_naked_choke: 'posture_broken',
  triangle: 'posture_broken',
  ankle_lock: 'leg_isolated',
};

type Note = (path: string, rule: BjjClause, message: string) => void;

/**
 * Everything that is wrong with a set of positions and techniques from outside.
 * @rule BJ-DAT-01 BJ-DAT-02 BJ-DAT-03 BJ-DAT-04 BJ-DAT-05 BJ-DAT-06 BJ-DAT-07
 */
export function checkTechniqueSet(set: unknown): readonly Problem[] {
  const form = problemsOf(setShape(), set);
  if (form.length > 0) return form.map((found) => ({ ...found, rule: 'BJ-DAT-06' }));
  const sound = set as TechniqueSet;
  const problems: Problem[] = [];
  const note: Note = (path, rule, message) =>
    problems.push(problem(path, 'BAD_TECHNIQUE_SET', message, rule));
  checkIds('techniques', sound.techniques, note);
  checkIds('positions', sound.positions, note);
  sound.positions.forEach((position, i) => {
    checkPosition(position, `positions.${i}`, note);
    checkCells(sound, position, `positions.${i}`, note);
  });
  const positions = new Map(sound.positions.map((position) => [position.id, position]));
  sound.techniques.forEach((technique, i) => {
    const path = `techniques.${i}`;
    checkPoints(technique, path, note);
    checkTokens(technique, positions, path, note);
    checkPlaces(technique, positions, path, note);
  });
  checkReach(sound, note);
  return problems;
}

function hasDoubles(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}

/** @rule BJ-DAT-06 */
function checkIds(kind: string, things: readonly { readonly id: string }[], note: Note): void {
  things.forEach(({ id: own }, i) => {
    if (things.findIndex((other) => other.id === own) < i) {
      note(`${kind}.${i}`, 'BJ-DAT-06', `there is another one with the id ${own}`);
    }
  });
}

/** @rule BJ-DAT-04 BJ-DAT-06 BJ-TOK-08 */
function checkPosition(position: Position, path: string, note: Note): void {
  const roles = position.roles.join(' ');
  if (roles !== 'neutral' && roles !== 'top bottom') {
    note(`${path}.roles`, 'BJ-DAT-04', `${position.id} has neither one neutral role nor top and bottom`);
  }
  if (hasDoubles(position.autoClear))
    note(`${path}.autoClear`, 'BJ-DAT-06', `${position.id} clears a token twice`);
  if (position.id === 'standing' && !position.autoClear.includes('balance_compromised')) {
    note(`${path}.autoClear`, 'BJ-DAT-06', 'standing does not clear balance_compromised');
  }
}

/** Every cell offers something that needs no token. @rule BJ-DAT-01 */
function checkCells(set: TechniqueSet, { id: position, roles }: Position, path: string, note: Note): void {
  for (const own of roles) {
    for (const category of CATEGORIES) {
      const free = set.techniques.some(
        (t) => t.category === category && t.requiredTokens.length === 0 && isUsedFrom(t, position, own),
      );
      if (!free) note(path, 'BJ-DAT-01', `${position}, ${own}: no ${category} technique without tokens`);
    }
  }
}

function isUsedFrom(technique: Technique, position: string, own: Role): boolean {
  return technique.availableFrom.some((from) => from.position === position && from.role === own);
}

/** @rule BJ-DAT-02 BJ-DAT-03 BJ-PTS-02 */
function checkPoints(technique: Technique, path: string, note: Note): void {
  const { category, ibjjfPoints, isSubmission, pointsLabel, transition } = technique;
  if (isSubmission && (category !== 'attack' || transition !== null || ibjjfPoints > 0)) {
    note(path, 'BJ-DAT-02', `${technique.id} is a submission: an attack without transition and points`);
  }
  if (ibjjfPoints > 0 && transition === null)
    note(path, 'BJ-DAT-03', `${technique.id} scores without a transition`);
  const worth = pointsLabel === null ? 0 : POINT_VALUES[pointsLabel];
  if (worth !== ibjjfPoints) {
    note(
      path,
      'BJ-DAT-03',
      `${technique.id} scores ${ibjjfPoints} as ${pointsLabel ?? 'nothing'}, which is worth ${worth}`,
    );
  }
}

/** @rule BJ-DAT-05 BJ-DAT-06 BJ-TOK-10 */
function checkTokens(
  technique: Technique,
  positions: ReadonlyMap<string, Position>,
  path: string,
  note: Note,
): void {
  const { id: name, requiredTokens, tokenReward, transition } = technique;
  const gate = Object.hasOwn(GATES, name) ? GATES[name] : undefined;
  if (gate !== undefined && !requiredTokens.includes(gate))
    note(path, 'BJ-DAT-06', `${name} does not need ${gate}`);
  if (hasDoubles(requiredTokens)) note(path, 'BJ-DAT-06', `${name} needs a token twice`);
  if (tokenReward === null) return;
  if (requiredTokens.includes(tokenReward))
    note(path, 'BJ-DAT-06', `${name} rewards a token that it requires`);
  const target = transition && positions.get(transition.position);
  if (target?.autoClear.includes(tokenReward)) {
    note(path, 'BJ-DAT-05', `${name} rewards ${tokenReward}, which ${target.id} clears`);
  }
}

/** @rule BJ-DAT-04 */
function checkPlaces(
  { id: name, availableFrom, transition }: Technique,
  positions: ReadonlyMap<string, Position>,
  path: string,
  note: Note,
): void {
  if (availableFrom.length === 0) note(path, 'BJ-DAT-04', `${name} is used nowhere`);
  const keys = availableFrom.map((from) => `${from.position} ${from.role}`);
  if (hasDoubles(keys)) note(path, 'BJ-DAT-04', `${name} is used twice from the same place`);
  for (const to of transition ? [...availableFrom, transition] : availableFrom) {
    if (!positions.get(to.position)?.roles.includes(to.role)) {
      note(path, 'BJ-DAT-04', `${name}: there is no place ${to.position}, ${to.role}`);
    }
  }
  if (transition && keys.includes(`${transition.position} ${transition.role}`)) {
    note(path, 'BJ-DAT-04', `${name} leads to the place it is used from`);
  }
}

/** Every position can be reached, and every token can be won and taken away. @rule BJ-DAT-07 */
function checkReach(set: TechniqueSet, note: Note): void {
  const reached = new Set(['standing']);
  // Growing while it is walked: a set visits what is added to it.
  for (const position of reached) {
    for (const { availableFrom, transition } of set.techniques) {
      if (transition && availableFrom.some((from) => from.position === position))
        reached.add(transition.position);
    }
  }
  if (!set.positions.some((position) => position.id === 'standing')) {
    note('positions', 'BJ-DAT-07', 'there is no position standing');
  }
  for (const position of set.positions) {
    if (!reached.has(position.id))
      note('positions', 'BJ-DAT-07', `${position.id} cannot be reached from standing`);
  }
  for (const kind of TOKENS) {
    if (!set.techniques.some((t) => t.tokenReward === kind))
      note('techniques', 'BJ-DAT-07', `nothing rewards ${kind}`);
    if (!set.techniques.some((t) => t.tokenRemove === kind))
      note('techniques', 'BJ-DAT-07', `nothing strips ${kind}`);
  }
}
