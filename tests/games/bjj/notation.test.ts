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

const placeText = ({ position, role }: Place) => (role === 'neutral' ? position : `${position}:${role}`);

/** Writes a technique down again, its traits in the order of the notation. */
function lineOf(technique: Technique): string {
  const { id, availableFrom, modifier, requiredTokens, tokenReward, tokenRemove, transition } = technique;
  return [
    [id, ...availableFrom.map(placeText), modifier].join(' '),
    technique.isSubmission && 'submission',
    requiredTokens.length > 0 && `needs ${requiredTokens.join(' ')}`,
    tokenReward && `earns ${tokenReward}`,
    tokenRemove && `strips ${tokenRemove}`,
    transition && `to ${placeText(transition)}`,
    technique.pointsLabel && `scores ${technique.pointsLabel}`,
    technique.risk === 'risky' && 'risky',
  ]
    .filter((part) => part)
    .join(', ');
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
    const line = 'heel_hook leg_entanglement mount:top 3, submission, needs leg_isolated, risky';
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
