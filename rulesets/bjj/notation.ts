// The notation of the technique table. A line gives the technique's id, the places it is used from and its modifier,
// then, after commas, what sets it apart:
//
//   submission          a dominant win with it ends the match
//   needs <token>       the token that its side must hold
//   earns <token>       the token it earns
//   strips <token>      the token it strips from the other side
//   to <place>          the winner's new place
//   scores <label>      what it scores for; the points follow from it
//   risky               marked as risky
//
// What is not named is absent, 0 or neutral. A place is `position:role`, or the position alone where roles are neutral.

import type { Category, Place, PointsLabel, Role, Technique, Token } from './types.js';
import { CATEGORIES, POINT_VALUES } from './vocabulary.js';

/** What sets a technique apart, by its first word. */
interface Traits {
  readonly submission?: unknown;
  readonly needs?: Token;
  readonly earns?: Token;
  readonly strips?: Token;
  readonly to?: string;
  readonly scores?: PointsLabel;
  readonly risky?: unknown;
}

/** Reads a whole table, category by category. Tests prove that every line keeps to the notation. */
export function readTechniques(table: Readonly<Record<Category, string>>): readonly Technique[] {
  return CATEGORIES.flatMap((category) =>
    table[category]
      .trim()
      .split('\n')
      .map((line) => readTechnique(category, line)),
  );
}

function readTechnique(category: Category, line: string): Technique {
  const [use = '', ...apart] = line.split(', ');
  const [id = '', ...places] = use.split(' ');
  const modifier = Number(places.pop());
  const traits: Traits = Object.fromEntries(apart.map((trait) => trait.split(' ')));
  const { needs, earns = null, strips = null, to, scores } = traits;
  return {
    id,
    category,
    availableFrom: places.map(readPlace),
    modifier,
    requiredTokens: needs ? [needs] : [],
    tokenReward: earns,
    tokenRemove: strips,
    transition: to ? readPlace(to) : null,
    ibjjfPoints: scores ? POINT_VALUES[scores] : 0,
    pointsLabel: scores ?? null,
    isSubmission: 'submission' in traits,
    risk: 'risky' in traits ? 'risky' : 'neutral',
  };
}

function readPlace(place: string): Place {
  const [position = '', role = 'neutral'] = place.split(':');
  return { position, role: role as Role };
}
