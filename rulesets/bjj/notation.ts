// The short notation of the technique table: two letters for a position and one for the role in it, two
// letters for a token. A line names what sets its technique apart; the rest is absent, 0 or neutral.

import type { Category, Place, PointsLabel, Technique, Token } from './types.js';
import { POINT_VALUES } from './vocabulary.js';

const PLACES = {
  'st:n': { position: 'standing', role: 'neutral' },
  'cl:n': { position: 'clinch', role: 'neutral' },
  'cg:t': { position: 'closed_guard', role: 'top' },
  'cg:b': { position: 'closed_guard', role: 'bottom' },
  'og:t': { position: 'open_guard', role: 'top' },
  'og:b': { position: 'open_guard', role: 'bottom' },
  'hg:t': { position: 'half_guard', role: 'top' },
  'hg:b': { position: 'half_guard', role: 'bottom' },
  'sc:t': { position: 'side_control', role: 'top' },
  'sc:b': { position: 'side_control', role: 'bottom' },
  'mt:t': { position: 'mount', role: 'top' },
  'mt:b': { position: 'mount', role: 'bottom' },
  'bc:t': { position: 'back_control', role: 'top' },
  'bc:b': { position: 'back_control', role: 'bottom' },
  'tu:t': { position: 'turtle', role: 'top' },
  'tu:b': { position: 'turtle', role: 'bottom' },
  'le:n': { position: 'leg_entanglement', role: 'neutral' },
} as const satisfies Readonly<Record<string, Place>>;

const TOKEN_CODES = {
  PB: 'posture_broken',
  IP: 'inside_position',
  AR: 'arm_isolated',
  LI: 'leg_isolated',
  BC: 'balance_compromised',
} as const satisfies Readonly<Record<string, Token>>;

/** The code of a place in the technique table, such as `cg:b` for closed guard, bottom. */
type PlaceCode = keyof typeof PLACES;

/** The code of a token in the technique table, such as `AR` for arm isolated. */
type TokenCode = keyof typeof TOKEN_CODES;

/** What sets a technique apart from a plain one of its category. */
interface Traits {
  /** The token it needs. */
  readonly needs?: TokenCode;
  /** The token it earns. */
  readonly reward?: TokenCode;
  /** The token it strips from the other side. */
  readonly strips?: TokenCode;
  /** The winner's new place. */
  readonly to?: PlaceCode;
  /** What it scores for; the points follow from it. */
  readonly scores?: PointsLabel;
  /** Whether it is marked as risky. */
  readonly risky?: boolean;
}

/** One line of the technique table: id, name, places of use, modifier, and what sets the technique apart. */
export type Line = readonly [
  id: string,
  name: string,
  from: readonly PlaceCode[],
  modifier: number,
  traits?: Traits,
];

/** Writes out an attack. */
export const attack = (...line: Line): Technique => technique('attack', line);

/** Writes out an attack that is a submission. */
export const submission = (...line: Line): Technique => technique('attack', line, true);

/** Writes out a control technique. */
export const control = (...line: Line): Technique => technique('control', line);

/** Writes out a defense. */
export const defense = (...line: Line): Technique => technique('defense', line);

/** Writes out a sweep. */
export const sweep = (...line: Line): Technique => technique('sweep', line);

function technique(
  category: Category,
  [id, name, from, modifier, traits = {}]: Line,
  isSubmission = false,
): Technique {
  const { needs, reward, strips, to, scores, risky = false } = traits;
  return {
    id,
    name,
    category,
    availableFrom: from.map((code) => PLACES[code]),
    modifier,
    requiredTokens: needs ? [TOKEN_CODES[needs]] : [],
    tokenReward: reward ? TOKEN_CODES[reward] : null,
    tokenRemove: strips ? TOKEN_CODES[strips] : null,
    transition: to ? PLACES[to] : null,
    ibjjfPoints: scores ? POINT_VALUES[scores] : 0,
    pointsLabel: scores ?? null,
    isSubmission,
    risk: risky ? 'risky' : 'neutral',
  };
}
