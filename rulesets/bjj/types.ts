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
  /** The position. */
  readonly position: string;
  /** The side's role there. */
  readonly role: Role;
}

/**
 * A position, the roles it has, and the tokens that entering it removes from both sides.
 * @rule BJ-SET-02 BJ-SET-03 BJ-TOK-07
 */
export interface Position {
  /** Its id. */
  readonly id: string;
  /** What people call it, in a set of one's own; those of the house set are in `POSITION_NAMES`. */
  readonly name?: string;
  /** Neutral alone, or top and bottom. */
  readonly roles: readonly Role[];
  /** The tokens that entering it takes from both sides. */
  readonly autoClear: readonly Token[];
}

/**
 * A technique: where it may be used, what it needs, and what it does when it wins.
 * @rule BJ-TEC-01 BJ-TEC-02 BJ-TEC-03 BJ-TEC-04 BJ-TEC-05 BJ-TEC-06 BJ-TEC-07 BJ-TEC-08 BJ-TEC-09
 */
export interface Technique {
  /** Its id. */
  readonly id: string;
  /** What people call it, in a set of one's own; those of the house set are in `TECHNIQUE_NAMES`. */
  readonly name?: string;
  /** The category it belongs to. */
  readonly category: Category;
  /** Where it may be used. */
  readonly availableFrom: readonly Place[];
  /** What it adds to its side's total, 0 to 3. */
  readonly modifier: number;
  /** The tokens that its side must hold. */
  readonly requiredTokens: readonly Token[];
  /** The token it earns on a major or dominant win. */
  readonly tokenReward: Token | null;
  /** The token it strips from the loser on a major or dominant win. */
  readonly tokenRemove: Token | null;
  /** Where it leads, and the winner's role there. */
  readonly transition: Place | null;
  /** The points it scores, 0 to 4. */
  readonly ibjjfPoints: number;
  /** What the points are given for; null exactly if there are none. */
  readonly pointsLabel: PointsLabel | null;
  /** Whether a dominant win with it ends the match. */
  readonly isSubmission: boolean;
  /** Whether it is marked as risky. */
  readonly risk: Risk;
}

/** A named set of positions and techniques that a ruleset plays with. */
export interface TechniqueSet {
  /** Its name. */
  readonly name: string;
  /** All positions. */
  readonly positions: readonly Position[];
  /** All techniques. */
  readonly techniques: readonly Technique[];
}
