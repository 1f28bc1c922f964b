import type { BjjOptions } from '../../../rulesets/bjj/options.js';
import type { Position, Role, Technique, TechniqueSet } from '../../../rulesets/bjj/types.js';
import { CATEGORIES } from '../../../rulesets/bjj/vocabulary.js';
import { InvariantError } from '../../kernel/errors.js';
import { freeze } from '../../kernel/share.js';

/** A ruleset made ready for play: everything that moves look up, by id. */
export interface BjjRules {
  /** What the ruleset chooses. */
  readonly options: BjjOptions;
  /** Positions and techniques as they were given. */
  readonly set: TechniqueSet;
  /** Techniques by id. */
  readonly techniques: ReadonlyMap<string, Technique>;
  /** Positions by id. */
  readonly positions: ReadonlyMap<string, Position>;
  /** The techniques of a place, by category and then in the order of the set. @rule BJ-TEC-01 */
  readonly choices: ReadonlyMap<string, Readonly<Record<Role, readonly Technique[]>>>;
}

/** Makes a checked ruleset ready for play. */
export function compileRules(options: BjjOptions, set: TechniqueSet): BjjRules {
  const ordered = CATEGORIES.flatMap((category) => set.techniques.filter((t) => t.category === category));
  const at = (position: string, role: Role) =>
    freeze(
      ordered.filter((t) =>
        t.availableFrom.some((place) => place.position === position && place.role === role),
      ),
    );
  return {
    options,
    set,
    techniques: new Map(set.techniques.map((technique) => [technique.id, technique])),
    positions: new Map(set.positions.map((position) => [position.id, position])),
    choices: new Map(
      set.positions.map(({ id }) => [
        id,
        { neutral: at(id, 'neutral'), top: at(id, 'top'), bottom: at(id, 'bottom') },
      ]),
    ),
  };
}

/** The technique of a commitment that was checked before. */
export function techniqueOf(rules: BjjRules, commitment: { readonly techniqueId: string }): Technique {
  const technique = rules.techniques.get(commitment.techniqueId);
  if (technique === undefined) throw new InvariantError(`no such technique: ${commitment.techniqueId}`);
  return technique;
}

/** The techniques of a place. @rule BJ-TEC-01 BJ-SET-02 */
export function choicesAt(rules: BjjRules, position: string, role: Role): readonly Technique[] {
  return rules.choices.get(position)?.[role] ?? [];
}
