// The shapes of the game's data: cards, tokens, and the closed vocabulary of what they can do. A set of one's own is written in
// the same words and checked by the same door.

/** A colour of mana, by its letter. @rule BT-MAN-01 */
export type Color = 'W' | 'U' | 'B' | 'R' | 'G';

/** Mana of a colour, or colourless. @rule BT-MAN-01 */
export type Mana = Color | 'C';

/** What a card is. @rule BT-ZON-07 */
export type CardKind = 'creature' | 'instant' | 'sorcery' | 'enchantment' | 'generator';

/** Common, uncommon, rare, mythic, legendary. */
export type Rarity = 'C' | 'U' | 'R' | 'M' | 'L';

/** What a creature has by one word. */
export type Keyword =
  | 'flying'
  | 'first strike'
  | 'double strike'
  | 'deathtouch'
  | 'trample'
  | 'vigilance'
  | 'haste'
  | 'lifelink'
  | 'flash'
  | 'reach'
  | 'defender';

/** One legal target of this kind is chosen when the spell or ability is put on the stack. */
export type TargetNoun =
  | 'any'
  | 'player'
  | 'creature'
  | 'creature.my'
  | 'creature.opp'
  | 'enchantment'
  | 'spell'
  | 'card.my.creature';

/** A player that is not targeted; `host` is the one an enchantment is attached to. */
export type PlayerWord = 'me' | 'opp' | 'host' | 'each.player';

/** Several permanents: of a kind or a subtype, everybody's or the controller's, with or without the source. */
export type Group = `all.${string}` | `my.${string}` | `other.my.${string}`;

/** Whom a player effect is about. */
export type Who = PlayerWord | 'player';

/** What an object effect is about. */
export type What = TargetNoun | 'self' | 'host' | Group;

/** What can be asked when an ability resolves. */
export interface Condition {
  /** The controller's energy, or its life above the starting life. */
  readonly of: 'energy' | 'lifeGained';
  /** At least this much. */
  readonly least: number;
}

/** One thing that a spell or ability does. */
export type Effect =
  | { readonly op: 'dmg'; readonly n: number; readonly to: What | 'each.player' | 'opp' | 'me' }
  | {
      readonly op: 'gainLife' | 'loseLife' | 'draw' | 'mill' | 'poison';
      readonly who: Who;
      readonly n: number;
    }
  | { readonly op: 'discard'; readonly who: Who; readonly n: number; readonly how: 'choose' | 'random' }
  | { readonly op: 'scry' | 'energy' | 'fetchGenerator' | 'extraGenerator'; readonly n: number }
  | { readonly op: 'destroy' | 'exile' | 'bounce' | 'tap' | 'untap'; readonly to: What }
  | { readonly op: 'sacrifice'; readonly who: Who; readonly type: string; readonly n: number }
  | { readonly op: 'counter' }
  | { readonly op: 'counterUnless'; readonly n: number }
  | {
      readonly op: 'pump';
      readonly to: What;
      readonly power: number;
      readonly toughness: number;
      readonly keywords: readonly Keyword[];
    }
  | { readonly op: 'grow'; readonly to: What; readonly n: number }
  | { readonly op: 'token'; readonly who: Who; readonly name: string; readonly n: number }
  | { readonly op: 'mana'; readonly mana: string }
  | { readonly op: 'recover'; readonly to: 'hand' | 'battlefield' }
  | { readonly op: 'fight'; readonly a: What; readonly b: What }
  | { readonly op: 'fog' | 'win' }
  | { readonly op: 'if'; readonly when: Condition; readonly effects: readonly Effect[] };

/** When a triggered ability triggers. */
export type TriggerEvent =
  | 'enter'
  | 'die'
  | 'die(my.creature)'
  | 'attack'
  | 'hitPlayer'
  | 'upkeep'
  | 'upkeep(host)'
  | 'resourceGain'
  | 'endStep'
  | 'gainLife(me)'
  | 'faceup'
  | 'cast';

/** What an activated ability costs. @rule BT-PLY-10 BT-ENE-03 */
export interface AbilityCost {
  /** Mana, as on cards; empty for none. */
  readonly mana: string;
  /** Whether the permanent is tapped. */
  readonly tap: boolean;
  /** Energy. */
  readonly energy: number;
  /** Whether another creature of the controller is sacrificed. */
  readonly sacrifice: boolean;
}

/** What a permanent does beside its keywords. */
export type Ability =
  | {
      readonly kind: 'triggered';
      readonly on: TriggerEvent;
      /** For `cast`: of which kinds the spell is. */
      readonly kinds: readonly CardKind[];
      readonly effects: readonly Effect[];
    }
  | {
      readonly kind: 'activated';
      readonly cost: AbilityCost;
      /** A special action: no stack, no response. */
      readonly special: boolean;
      readonly effects: readonly Effect[];
    }
  | {
      readonly kind: 'static';
      /** Which permanents it is about: a group, or the host. */
      readonly of: Group | 'host';
      readonly power: number;
      readonly toughness: number;
      readonly keywords: readonly Keyword[];
      /** What the host cannot do. */
      readonly cannot: readonly ('attack' | 'block' | 'untap')[];
    };

/** One printed card. @rule BT-ZON-07 */
export interface Card {
  /** Its id. */
  readonly id: string;
  /** Its name; copies are counted by it. */
  readonly name: string;
  /** What it is. */
  readonly kind: CardKind;
  /** Its mana cost, generic mana first; null for generators. */
  readonly cost: string | null;
  /** Its subtypes. */
  readonly subtypes: readonly string[];
  /** A creature's power. */
  readonly power: number;
  /** A creature's toughness. */
  readonly toughness: number;
  /** Its keywords. */
  readonly keywords: readonly Keyword[];
  /** How much poison its combat damage gives. @rule BT-KEY-14 */
  readonly toxic: number;
  /** Whether its name is unique on one side. */
  readonly legendary: boolean;
  /** Whether it can win the match by its own words. @rule BT-WIN-04 */
  readonly ultimate: boolean;
  /** Whether it is a basic generator. */
  readonly basic: boolean;
  /** What it is attached to. */
  readonly attach: 'creature' | 'player' | null;
  /** Whether it enters tapped. */
  readonly entersTapped: boolean;
  /** What turning it face up costs, if it can be cast face down. @rule BT-FDN-02 */
  readonly veil: string | null;
  /** What an instant or sorcery does. */
  readonly spell: readonly Effect[];
  /** What a permanent does. */
  readonly abilities: readonly Ability[];
  /** How rare it is. */
  readonly rarity: Rarity;
}

/** A creature without a card. @rule BT-TOK-01 */
export interface Token {
  /** Its name. */
  readonly name: string;
  /** Its colour. */
  readonly color: Color;
  /** Its subtypes. */
  readonly subtypes: readonly string[];
  /** Its power. */
  readonly power: number;
  /** Its toughness. */
  readonly toughness: number;
  /** Its keywords. */
  readonly keywords: readonly Keyword[];
}

/** A deck: how many of which card, by id. */
export interface Deck {
  /** Its name. */
  readonly name: string;
  /** How many of each card, by id. */
  readonly cards: Readonly<Record<string, number>>;
  /** The same for the sideboard, which no rule inside a match uses. */
  readonly sideboard: Readonly<Record<string, number>>;
  /** The commander's id; it is also among the cards. */
  readonly commander: string | null;
}

/** Cards that are played together, with decks of them. */
export interface CardSet {
  /** Its name. */
  readonly name: string;
  /** Its cards. */
  readonly cards: readonly Card[];
  /** The tokens that they make. */
  readonly tokens: readonly Token[];
  /** Decks to begin with: the first two are played if nobody chooses; one with a commander serves the Commander format. */
  readonly decks: readonly Deck[];
}
