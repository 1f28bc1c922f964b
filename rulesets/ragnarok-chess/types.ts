// The shapes of the game's data.

/** What a piece is. @rule RC-PCE-02 */
export type PieceType = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';

/** A piece that fights by poker, and has a hero and spells. */
export type MajorType = Exclude<PieceType, 'king' | 'pawn'>;

/** Who stands where in an army: a king, and a hero for each kind of major piece. @rule RC-ARM-01 */
export interface Army {
  /** One of the nine kings. */
  readonly king: string;
  /** A Mage, Warlock or Necromancer. */
  readonly queen: string;
  /** A Warrior or Paladin. */
  readonly rook: string;
  /** A Priest or Druid. */
  readonly bishop: string;
  /** A Rogue or Hunter. */
  readonly knight: string;
  /** The spell deck of each kind of major piece. */
  readonly decks: Readonly<Record<MajorType, readonly number[]>>;
}

/** The names of the armies that come with the game. */
export type ArmyName = 'aesir' | 'olympus' | 'underworld';
