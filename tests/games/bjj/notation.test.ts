// The technique table as it is written. The compiler does not look into its lines, so this does: every word of a line is
// one that the notation knows, and says something that the technique then has.

import {
  bjjRulesets,
  CATEGORIES,
  type Place,
  POSITION_NAMES,
  TECHNIQUE_NAMES,
  type Technique,
} from 'holmgang/bjj';
import { describe, expect, it } from 'vitest';
import { readTechniques } from '../../../rulesets/bjj/notation.js';
import { TECHNIQUE_TABLE } from '../../../rulesets/bjj/techniques.js';

const house = bjjRulesets.standard.set;

/** The letter of each position, as the notation explains them. */
const LETTERS: Readonly<Record<string, string>> = {
  standing: 'N',
  clinch: 'C',
  closed_guard: 'G',
  open_guard: 'O',
  half_guard: 'H',
  side_control: 'S',
  mount: 'M',
  back_control: 'B',
  turtle: 'T',
  leg_entanglement: 'L',
};

function placeLetter({ position, role }: Place): string {
  const letter = LETTERS[position] ?? '';
  return role === 'bottom' ? letter.toLowerCase() : letter;
}

/** Writes a technique down again, its traits in the order of the notation. */
function lineOf(technique: Technique): string {
  const { id, availableFrom, modifier, requiredTokens, tokenReward, tokenRemove, transition } = technique;
  return [
    `${id} ${availableFrom.map(placeLetter).join('')}${modifier}`,
    technique.isSubmission && '#',
    ...requiredTokens.map((token) => `?${token[0]}`),
    tokenReward && `+${tokenReward[0]}`,
    tokenRemove && `-${tokenRemove[0]}`,
    transition && `>${placeLetter(transition)}`,
    technique.pointsLabel && `$${technique.pointsLabel[0]}`,
    technique.risk === 'risky' && '!',
  ]
    .filter((part) => part)
    .join('');
}

describe('the technique table', () => {
  it('loses nothing when it is read', () => {
    for (const category of CATEGORIES) {
      const written = house.techniques.filter((technique) => technique.category === category).map(lineOf);
      expect(written).toEqual(TECHNIQUE_TABLE[category].trim().split('\n'));
    }
  });

  it('says of a technique what its line says', () => {
    const none = { attack: '', control: '', defense: '', sweep: '' };
    const line = 'heel_hook LM3#?l!';
    expect(readTechniques({ ...none, attack: line })[0]).toEqual({
      id: 'heel_hook',
      category: 'attack',
      availableFrom: [
        { position: 'leg_entanglement', role: 'neutral' },
        { position: 'mount', role: 'top' },
      ],
      modifier: 3,
      requiredTokens: ['leg_isolated'],
      tokenReward: null,
      tokenRemove: null,
      transition: null,
      ibjjfPoints: 0,
      pointsLabel: null,
      isSubmission: true,
      risk: 'risky',
    });
  });
});

describe('the names', () => {
  it('are there for every position and technique of the house set, and for nothing else', () => {
    expect(Object.keys(POSITION_NAMES)).toEqual(house.positions.map(({ id }) => id));
    expect(Object.keys(TECHNIQUE_NAMES)).toEqual(house.techniques.map(({ id }) => id));
  });

  it('tell things apart', () => {
    const names = [...Object.values(POSITION_NAMES), ...Object.values(TECHNIQUE_NAMES)];
    expect(new Set(names).size).toBe(names.length);
  });
});
