// The shapes of what all Ragnarok games share: elements, status effects, heroes and kings.

/** What heroes and pieces are made of. @rule X-EL-01 */
export type Element = 'Fire' | 'Water' | 'Wind' | 'Earth' | 'Holy' | 'Shadow' | 'Neutral';

/** One element as the wheel has it. @rule X-EL-01 X-EL-02 */
export interface ElementRow {
  /** Its name. */
  readonly name: Element;
  /** The colour in which it is shown. */
  readonly colour: string;
  /** What it is strong against; null for none. */
  readonly strongAgainst: Element | null;
}

/** A condition that lasts. @rule X-ST-01 */
export type StatusType = 'poisoned' | 'burning' | 'frozen' | 'blessed' | 'cursed' | 'shielded' | 'enraged';

/** What a hero is by trade. */
export type HeroClass =
  | 'Mage'
  | 'Warrior'
  | 'Priest'
  | 'Rogue'
  | 'Paladin'
  | 'Hunter'
  | 'Druid'
  | 'Warlock'
  | 'Shaman'
  | 'Demon Hunter'
  | 'Death Knight'
  | 'Necromancer';

/** Where a hero comes from. */
export type Mythology = 'Norse' | 'Greek';

/** A hero, as far as all Ragnarok games agree. */
export interface Hero {
  /** Its id. */
  readonly slug: string;
  /** Its name, for people. */
  readonly name: string;
  /** Its class. */
  readonly class: HeroClass;
  /** Where it comes from. */
  readonly mythology: Mythology;
  /** Its element. */
  readonly element: Element;
}

/** When a king's passive works: at the start of a combat of one of its pieces, after one, after a move, or at the start of a turn. */
export type KingHook =
  | 'combatStart.attacker'
  | 'combatStart.defender'
  | 'combatStart.any'
  | 'combatWon'
  | 'combatLost'
  | 'afterMove'
  | 'turnStart';

/**
 * What a king's passive does. For its own fighter: `armor`, `tempHp` (until the combat ends), `sta`; for the enemy's: `foeSta`,
 * `foeStatus`. After a combat: `heal` its own piece, `foeDmg` to the surviving enemy piece. On the board: `healWorst`. `oneOf` is one
 * of several, each equally likely.
 */
export type KingEffect =
  | {
      readonly op: 'armor' | 'tempHp' | 'sta' | 'foeSta' | 'heal' | 'healWorst' | 'foeDmg';
      readonly n: number;
    }
  | { readonly op: 'foeStatus'; readonly status: StatusType; readonly duration: number }
  | { readonly op: 'oneOf'; readonly effects: readonly KingEffect[] };

/** A king, with its passive. */
export interface King {
  /** Its id. */
  readonly slug: string;
  /** Its name, for people. */
  readonly name: string;
  /** The name of its passive. */
  readonly passive: string;
  /** When the passive works. */
  readonly hook: KingHook;
  /** What it does. */
  readonly effect: KingEffect;
}
