// The shapes of the game's data: positions with their roles, and the techniques used in them, some of which
// lead from one position to another.

/**
 * One of the four kinds of action a side commits to.
 * @rule BJ-CAT-01
 */
export type Category = 'attack' | 'control' | 'defense' | 'sweep';

/**
 * What a side is in a position: both neutral, or one top and the other bottom.
 * @rule BJ-SET-02 BJ-SET-03
 */
export type Role = 'neutral' | 'top' | 'bottom';

/**
 * One of the five kinds of token.
 * @rule BJ-TOK-01
 */
export type Token =
  | 'posture_broken'
  | 'inside_position'
  | 'arm_isolated'
  | 'leg_isolated'
  | 'balance_compromised';

/**
 * Whether a technique is marked as risky.
 * @rule BJ-TEC-09
 */
export type Risk = 'neutral' | 'risky';

/**
 * What a technique's points are given for.
 * @rule BJ-PTS-02
 */
export type PointsLabel = 'takedown' | 'sweep' | 'pass' | 'mount' | 'back';

/**
 * A position together with the role of one side in it.
 * @rule BJ-TEC-01
 */
export interface Place {
  readonly position: string;
  readonly role: Role;
}

/**
 * A position, the roles it has, and the tokens that entering it removes from both sides.
 * @rule BJ-SET-02 BJ-SET-03 BJ-TOK-07
 */
export interface Position {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly autoClear: readonly Token[];
}

/**
 * A technique: where it may be used, what it needs, and what it does when it wins.
 * @rule BJ-TEC-01 BJ-TEC-02 BJ-TEC-03 BJ-TEC-04 BJ-TEC-05 BJ-TEC-06 BJ-TEC-07 BJ-TEC-08 BJ-TEC-09
 */
export interface Technique {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly availableFrom: readonly Place[];
  readonly modifier: number;
  readonly requiredTokens: readonly Token[];
  readonly tokenReward: Token | null;
  readonly tokenRemove: Token | null;
  readonly transition: Place | null;
  readonly ibjjfPoints: number;
  readonly pointsLabel: PointsLabel | null;
  readonly isSubmission: boolean;
  readonly risk: Risk;
}

/** A named set of positions and techniques that a ruleset plays with. */
export interface TechniqueSet {
  readonly name: string;
  readonly positions: readonly Position[];
  readonly techniques: readonly Technique[];
}
