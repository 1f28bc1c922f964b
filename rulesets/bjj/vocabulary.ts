// The closed vocabularies of the game, in rulebook order. The order of the tokens matters: the random bonus
// token is an index into the kinds not held, in this order (BJ-TOK-04).

import type { Category, PointsLabel, Role, Token } from './types.js';

/**
 * The four categories, in the order of the matchup table.
 * @rule BJ-CAT-01
 */
export const CATEGORIES: readonly Category[] = /* @__PURE__ */ Object.freeze<Category[]>([
  'attack',
  'control',
  'defense',
  'sweep',
]);

/**
 * The three roles.
 * @rule BJ-SET-02 BJ-SET-03
 */
export const ROLES: readonly Role[] = /* @__PURE__ */ Object.freeze<Role[]>(['neutral', 'top', 'bottom']);

/**
 * The five kinds of token, in the order of their clause.
 * @rule BJ-TOK-01
 */
export const TOKENS: readonly Token[] = /* @__PURE__ */ Object.freeze<Token[]>([
  'posture_broken',
  'inside_position',
  'arm_isolated',
  'leg_isolated',
  'balance_compromised',
]);

/**
 * The points that each label is worth.
 * @rule BJ-PTS-02
 */
export const POINT_VALUES: Readonly<Record<PointsLabel, number>> = /* @__PURE__ */ Object.freeze({
  takedown: 2,
  sweep: 2,
  pass: 3,
  mount: 4,
  back: 4,
});
