// The shapes of the game's data: hand ranks, combat spells and combat powers.

import type { HeroClass, StatusType } from '../ragnarok/types.js';

/** A hand rank, from 1 (High Card) to 10 (RAGNAROK). @rule RP-HR-01 */
export type HandRank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** One hand rank as the table has it. @rule RP-HR-01 RP-HR-02 */
export interface RankRow {
  /** Its place. */
  readonly rank: HandRank;
  /** Its Norse name. */
  readonly name: string;
  /** Its name at the poker table. */
  readonly poker: string;
  /** Its damage multiplier, in percent. */
  readonly percent: number;
}

/** One thing that a combat spell or power does. */
export type CombatOp =
  | {
      readonly op: 'dmg' | 'heal' | 'armor' | 'sta' | 'foeSta' | 'peek' | 'draw' | 'pay';
      readonly n: number;
    }
  | { readonly op: 'foldFree' }
  | {
      readonly op: 'status';
      readonly on: 'me' | 'foe';
      readonly status: StatusType;
      /** In hands; 0 for a shield. */
      readonly duration: number;
      /** What a shield absorbs; 0 for all others. */
      readonly value: number;
    };

/** A combat spell. */
export interface CombatSpell {
  /** Its id. */
  readonly id: number;
  /** Its name, for people. */
  readonly name: string;
  /** The class that can use it; null for all. */
  readonly class: HeroClass | null;
  /** How many copies a deck may hold. */
  readonly rarity: 'Common' | 'Rare' | 'Epic' | 'Legendary';
  /** What it costs. */
  readonly mana: number;
  /** What it does, in order. */
  readonly effect: readonly CombatOp[];
}

/** What a piece of a class can do once per hand. */
export interface CombatPower {
  /** The class. */
  readonly class: HeroClass;
  /** What it does, in order. */
  readonly effect: readonly CombatOp[];
}
