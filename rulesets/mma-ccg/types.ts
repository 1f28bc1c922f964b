// The shapes of the game's data: cards with what they need, do and stop, and the decks made of them. All cards have the same
// fields, so that they are read fast; what does not apply to a card is 0, null or an empty list.

/** Where the fight is: standing, clinched or grounded. @rule MC-CMP-04 */
export type Position = 'S' | 'C' | 'G';

/** What a card is. @rule MC-CMP-02 */
export type CardType = 'maneuver' | 'referee' | 'counter' | 'routine';

/** Whom an effect or condition is about, as the user of the card says it. */
export type Who = 'me' | 'opp';

/** What a card is proof against: Counters from hand, or overturned ones. @rule MC-CTR-08 */
export type Flag = 'nohand' | 'noflip';

/** One class of cards: a card type, a tag, a card's name or `any`; with `maxT` only those that print no more Toughness Damage. */
export interface Term {
  readonly is: string;
  readonly maxT: number | null;
}

/** Some classes of cards; a card that is in one of them matches. */
export type Filter = readonly Term[];

/** Something that must be so when the text comes to it. */
export type Condition =
  | { readonly test: 'toughness'; readonly who: Who; readonly atMost: number }
  | { readonly test: 'deck'; readonly who: Who; readonly atMost: number }
  | { readonly test: 'played'; readonly atLeast: number }
  | { readonly test: 'cage'; readonly who: Who; readonly filter: Filter; readonly atLeast: number }
  | { readonly test: 'lead'; readonly atLeast: number };

/** One thing that a card's text does that is no condition. */
export type PlainEffect =
  | { readonly op: 'pos'; readonly to: Position }
  | { readonly op: 'posChoice'; readonly among: readonly Position[] }
  | { readonly op: 'draw'; readonly who: Who; readonly n: number }
  | { readonly op: 'discard'; readonly who: Who; readonly n: number; readonly how: 'choose' | 'random' }
  | { readonly op: 'mill'; readonly who: Who; readonly n: number }
  | { readonly op: 'heal'; readonly n: number }
  | { readonly op: 'hurt'; readonly who: Who | 'both'; readonly n: number }
  | { readonly op: 'recycle'; readonly n: number }
  | { readonly op: 'regain'; readonly n: number; readonly filter: Filter }
  | {
      readonly op: 'next';
      readonly filter: Filter;
      readonly t: number;
      readonly s: number;
      readonly flag: Flag | null;
    }
  | { readonly op: 'self'; readonly t: number; readonly s: number }
  | { readonly op: 'reduce'; readonly t: number; readonly s: number }
  | { readonly op: 'counterIt' }
  | { readonly op: 'endTurn' }
  | { readonly op: 'win' };

/** One thing that a card's text does. @rule MC-RES-02 */
export type Effect =
  | PlainEffect
  | {
      readonly op: 'if';
      readonly when: readonly Condition[];
      readonly does: readonly Effect[];
      readonly otherwise: readonly Effect[];
    };

/** When a Routine can be used. @rule MC-RTN-01 */
export type Timing = 'main' | 'response' | 'recovery';

/** How often a Routine can be used. @rule MC-RTN-02 */
export type Limit = 'exhaust' | 'oncePerRound';

/** One printed card. @rule MC-CMP-03 */
export interface Card {
  /** Its id. */
  readonly id: string;
  /** Its name, by which copies are counted. */
  readonly name: string;
  /** What it is. */
  readonly type: CardType;
  /** Whether a deck may hold only one of it. */
  readonly unique: boolean;
  /** Whether it is an Endorsement; only Routines are. */
  readonly endorsement: boolean;
  /** The position that it needs; null for any. */
  readonly req: Position | null;
  /** What kind of move it is: strike, kick, takedown … */
  readonly tags: readonly string[];
  /** Toughness Damage. */
  readonly t: number;
  /** Stamina Damage. */
  readonly s: number;
  /** Victory Points, which may be negative. */
  readonly vp: number;
  /** What it is proof against. */
  readonly flags: readonly Flag[];
  /** How many other cards of the hand are discarded to play it. */
  readonly cost: number;
  /** What must hold to play it. */
  readonly when: readonly Condition[];
  /** What a Counter or a response Routine answers; empty for other cards. */
  readonly vs: Filter;
  /** When a Routine can be used; null for other cards. */
  readonly timing: Timing | null;
  /** How often a Routine can be used; null for other cards. */
  readonly limit: Limit | null;
  /** What its text does. */
  readonly text: readonly Effect[];
}

/** A player's deck, as card ids. @rule MC-DECK-01 MC-DECK-02 */
export interface Deck {
  /** The Stamina Deck: 50 ids. */
  readonly stamina: readonly string[];
  /** The Routine Deck: up to 5 ids, of which the first four are the starter four. */
  readonly routines: readonly string[];
}

/** Cards, and the theme decks made of them. */
export interface CardSet {
  /** Its name. */
  readonly name: string;
  /** All its cards. */
  readonly cards: readonly Card[];
  /** Its theme decks by name; the first is seat 0's unless it brings another, the second seat 1's. */
  readonly decks: Readonly<Record<string, Deck>>;
}
