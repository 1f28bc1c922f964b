// The shapes of the game's data: fighters, the techniques they use, and the corner that helps them. All cards have the same
// fields, so that they are read fast; what does not apply to a kind is 0, none or null.

/** What a card is. @rule MW-CMP-06 */
export type CardKind = 'fighter' | 'strike' | 'takedown' | 'submission' | 'defence' | 'corner';

/** How a fighter fights. @rule MW-FTR-01 */
export type Style = 'Striker' | 'Grappler' | 'Balanced';

/** What sets a card apart from others of its kind. */
export type Trait = 'none' | 'bleed' | 'stagger' | 'ground' | 'coach' | 'training' | 'medic';

/** One printed card. @rule MW-CMP-07 */
export interface Card {
  /** Its id. */
  readonly id: string;
  /** Its name, for people. */
  readonly name: string;
  /** What it is. */
  readonly kind: CardKind;
  /** How many of it are in each deck. */
  readonly copies: number;
  /** The energy it costs. */
  readonly cost: number;
  /** The damage of a strike, the impact of a takedown, the base of a submission from the top. */
  readonly damage: number;
  /** What a takedown adds to the attack score. */
  readonly bonus: number;
  /** What a defence card takes off an attack. */
  readonly reduction: number;
  /** What a defence card deals to the attacker. */
  readonly counter: number;
  /** Whether the counter grows with the defender's Striking. */
  readonly counterScales: boolean;
  /** What else it does. */
  readonly trait: Trait;
  /** A fighter's style; null for all other cards. */
  readonly style: Style | null;
  /** A fighter's Striking. */
  readonly striking: number;
  /** A fighter's Grappling. */
  readonly grappling: number;
  /** A fighter's Defense. */
  readonly defense: number;
  /** A fighter's Stamina. */
  readonly stamina: number;
}
