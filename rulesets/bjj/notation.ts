// The notation of the technique table. A line gives the technique's id, the places it is used from, its modifier, and
// then what sets it apart, in one sign each:
//
//   #   a submission: a dominant win with it ends the match
//   ?a  needs this token, which its side must hold
//   +a  earns this token
//   -a  strips this token from the other side
//   >M  the winner's new place
//   $p  what it scores for; the points follow from it
//   !   risky
//
// What is not named is absent, 0 or neutral. Tokens and labels stand by their first letter. So do positions, in the order
// of their table, but that standing is N: a capital is the top of it or the place where both are neutral, a small letter
// the bottom. G is closed guard and g its bottom, O open guard, H half guard, S side control, B back control.

import { housePositions } from './positions.js';
import type { Category, Place, PointsLabel, Technique, Token } from './types.js';
import { CATEGORIES, POINT_VALUES, TOKENS } from './vocabulary.js';

/** The letters of the positions, in the order of their table. */
const POSITION_LETTERS = 'NCGOHSMBTL';

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
  const [, id = '', places = '', modifier, signs = ''] = /(\w+) (\D+)(\d)(.*)/.exec(line) ?? [];
  /** What stands behind a sign: its letter, nothing, or undefined where the sign does not occur. */
  const behind = (sign: string) => (signs.includes(sign) ? signs[signs.indexOf(sign) + 1] : undefined);
  const token = (sign: string) => startingWith(TOKENS, behind(sign));
  const [needed, place] = [token('?'), behind('>')];
  const pointsLabel = startingWith(Object.keys(POINT_VALUES) as PointsLabel[], behind('$'));
  return {
    id,
    category,
    availableFrom: [...places].map(placeOf),
    modifier: Number(modifier),
    requiredTokens: needed ? [needed] : [],
    tokenReward: token('+'),
    tokenRemove: token('-'),
    transition: place ? placeOf(place) : null,
    ibjjfPoints: pointsLabel ? POINT_VALUES[pointsLabel] : 0,
    pointsLabel,
    isSubmission: signs.includes('#'),
    risk: signs.includes('!') ? 'risky' : 'neutral',
  };
}

function startingWith<Word extends Token | PointsLabel>(
  words: readonly Word[],
  letter: string | undefined,
): Word | null {
  return words.find((word) => word[0] === letter) ?? null;
}

function placeOf(letter: string): Place {
  const capital = letter.toUpperCase();
  const { id = '', roles = [] } = housePositions[POSITION_LETTERS.indexOf(capital)] ?? {};
  // The roles of a position are neutral alone, or top and bottom.
  return { position: id, role: roles[letter === capital ? 0 : 1] ?? 'neutral' };
}
