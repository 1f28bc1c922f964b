// The shapes of the game's data: cards, heroes, and the closed vocabulary in which their texts are written. A text is data; what it
// does is told by the one interpreter of the game.

import type { Hero, HeroClass, StatusType } from '../ragnarok/types.js';

/** What a card is. @rule RS-CRD-01 */
export type CardType = 'Minion' | 'Spell' | 'Weapon' | 'Hero Card';

/** How rare it is. @rule RS-CRD-06 */
export type Rarity = 'Common' | 'Rare' | 'Epic' | 'Legendary' | 'Token';

/** Whose it is: one of the twelve classes, or nobody's. What a class is good at is said by its cards alone. @rule RS-HER-01 RS-HER-11 */
export type CardClass = HeroClass | 'Neutral';

/** A minion's kin. @rule RS-CRD-12 */
export type Tribe = 'Beast' | 'Mech' | 'Demon' | 'Undead' | 'Totem' | 'Giant' | 'Dragon' | 'Elemental';

/** The thirty keywords, in the order of the rulebook. */
export type Keyword =
  | 'Battlecry'
  | 'Deathrattle'
  | 'Combo'
  | 'Inspire'
  | 'Frenzy'
  | 'Spellburst'
  | 'Overkill'
  | 'Outcast'
  | 'Taunt'
  | 'Divine Shield'
  | 'Stealth'
  | 'Windfury'
  | 'Lifesteal'
  | 'Poisonous'
  | 'Reborn'
  | 'Charge'
  | 'Rush'
  | 'Freeze'
  | 'Silence'
  | 'Discover'
  | 'Adapt'
  | 'Overload'
  | 'Spell Damage'
  | 'Echo'
  | 'Tradeable'
  | 'Secret'
  | 'Dormant'
  | 'Colossal'
  | 'Corrupt'
  | 'Magnetic';

/** Keywords that a minion has or has not, and can be given. */
export type Gift =
  | 'Taunt'
  | 'Divine Shield'
  | 'Stealth'
  | 'Windfury'
  | 'Lifesteal'
  | 'Poisonous'
  | 'Reborn'
  | 'Charge'
  | 'Rush';

/** What the player may choose as a target. */
export type TargetKind = 'any' | 'anyMinion' | 'friendly' | 'enemy' | 'friendlyMinion' | 'enemyMinion';

/** Whom a text is about; `T` is the chosen target. */
export type Who =
  | 'T'
  | 'adjT'
  | 'self'
  | 'hero'
  | 'foeHero'
  | 'friends'
  | 'others'
  | 'foes'
  | 'allMinions'
  | 'allOthers'
  | 'allFoes'
  | 'allFriends'
  | 'everyone'
  | 'it'
  | 'hand';

/** A condition on a card or a character. */
export type Filter =
  | { readonly by: 'tribe'; readonly is: Tribe }
  | { readonly by: 'atkMax' | 'atkMin' | 'costMax'; readonly is: number }
  | { readonly by: 'keyword'; readonly is: Keyword }
  | { readonly by: 'damaged' | 'minion' | 'spell' | 'legendary'; readonly is: null };

/** A group of characters or cards. */
export interface Selector {
  /** Whom it is about. */
  readonly who: Who;
  /** Of a target that is chosen here: what it may be. */
  readonly kind: TargetKind | null;
  /** All of these hold. */
  readonly filters: readonly Filter[];
  /** So many of them at random; 0 for all. */
  readonly random: number;
}

/** A number, or my hero's armor. */
export type Amount = number | 'armor';

/** What a text can ask about. */
export type Condition =
  | { readonly is: 'highlander' | 'weapon' }
  | { readonly is: 'armor'; readonly n: number }
  | { readonly is: 'control'; readonly filters: readonly Filter[] };

/** Operations in order. */
export type Ops = readonly Op[];

/** One operation. */
export type Op =
  | { readonly op: 'dmg' | 'split'; readonly at: Selector; readonly n: Amount }
  | { readonly op: 'heal'; readonly at: Selector; readonly n: Amount | 'full' }
  | {
      readonly op: 'buff' | 'buffTurn';
      readonly at: Selector;
      readonly attack: number;
      readonly health: number;
    }
  | { readonly op: 'give' | 'giveTurn' | 'giveNext'; readonly at: Selector; readonly keyword: Gift }
  | {
      readonly op: 'destroy' | 'silence' | 'freeze' | 'bounce' | 'steal' | 'adapt';
      readonly at: Selector;
    }
  | { readonly op: 'transform'; readonly at: Selector; readonly card: number }
  | { readonly op: 'summon' | 'add'; readonly card: number; readonly n: number }
  | { readonly op: 'revive'; readonly health: number }
  | { readonly op: 'resurrect'; readonly n: number; readonly filters: readonly Filter[] }
  | {
      readonly op:
        | 'draw'
        | 'foeDraw'
        | 'armor'
        | 'heroAtk'
        | 'weaponAtk'
        | 'mana'
        | 'crystal'
        | 'discard'
        | 'reveal';
      readonly n: Amount;
    }
  | { readonly op: 'discover'; readonly filters: readonly Filter[] }
  | { readonly op: 'equip'; readonly card: number }
  | { readonly op: 'cost'; readonly at: Selector; readonly n: number }
  | {
      readonly op: 'status';
      readonly at: Selector;
      readonly status: StatusType;
      readonly duration: number;
      readonly value: number;
    }
  | { readonly op: 'addRattle'; readonly at: Selector; readonly ops: Ops }
  | { readonly op: 'counter' }
  | { readonly op: 'spend'; readonly n: number; readonly ops: Ops }
  | { readonly op: 'if'; readonly condition: Condition; readonly ops: Ops; readonly otherwise: Ops }
  | { readonly op: 'choose'; readonly first: Ops; readonly second: Ops };

/** The name of an operation. */
export type OpName = Op['op'];

/** When a text runs, but for events. */
export type Trigger =
  | 'cast'
  | 'battlecry'
  | 'deathrattle'
  | 'combo'
  | 'outcast'
  | 'inspire'
  | 'frenzy'
  | 'spellburst'
  | 'overkill'
  | 'awaken'
  | 'startTurn'
  | 'endTurn'
  | 'power';

/** What a text in play can wait for. */
export type OnEvent =
  | 'mySpell'
  | 'myMinionSummoned'
  | 'myMinionDies'
  | 'foeMinionDies'
  | 'anyMinionDies'
  | 'myHeroDamaged'
  | 'myHeroAttacks'
  | 'myHeal'
  | 'myPower';

/** What a secret can wait for. */
export type SecretEvent =
  | 'foeAttacksHero'
  | 'foeAttacksMinion'
  | 'foePlaysMinion'
  | 'foeCastsSpell'
  | 'myMinionDies';

/** One clause of a card's or hero's text. */
export type Text =
  | { readonly when: Trigger; readonly ops: Ops }
  | { readonly when: 'on'; readonly event: OnEvent; readonly ops: Ops }
  | { readonly when: 'secret'; readonly event: SecretEvent; readonly ops: Ops }
  | { readonly when: 'aura'; readonly at: Selector; readonly attack: number; readonly health: number }
  | { readonly when: 'auraKw'; readonly at: Selector; readonly keyword: Gift }
  | { readonly when: 'handCost'; readonly filters: readonly Filter[]; readonly n: number }
  | { readonly when: 'selfCost'; readonly per: 'others' | 'minions' }
  | { readonly when: 'spellDamage'; readonly n: number }
  | { readonly when: 'heroRef'; readonly slug: string };

/** One card. What does not apply to its type is 0, none or null. */
export interface Card {
  /** Its id, which also tells its category. */
  readonly id: number;
  /** Its name, for people. */
  readonly name: string;
  /** Whose it is. */
  readonly class: CardClass;
  /** What it is. */
  readonly type: CardType;
  /** How rare it is. */
  readonly rarity: Rarity;
  /** The mana it costs. */
  readonly cost: number;
  /** A minion's or weapon's Attack. */
  readonly attack: number;
  /** A minion's Health, a weapon's Durability. */
  readonly health: number;
  /** What a hero card adds. */
  readonly armor: number;
  /** A minion's tribe. */
  readonly tribe: Tribe | null;
  /** Its keywords. */
  readonly keywords: readonly Keyword[];
  /** The n of Spell Damage n. */
  readonly spellDamage: number;
  /** The n of Overload n. */
  readonly overload: number;
  /** How many appendages come with it. */
  readonly appendages: number;
  /** Which token they are; 0 for none. */
  readonly appendage: number;
  /** What it becomes when it is corrupted; 0 for nothing. */
  readonly corrupted: number;
  /** Its text. */
  readonly text: readonly Text[];
}

/** What a hero can do in a Standard Match. @rule RS-HER-04 */
export interface Abilities {
  /** Which hero. */
  readonly slug: string;
  /** Its Hero Power. */
  readonly power: { readonly name: string; readonly ops: Ops };
  /** The weapon of its Weapon Upgrade. */
  readonly upgrade: { readonly name: string; readonly attack: number; readonly durability: number };
  /** Its Passive. */
  readonly passive: { readonly name: string; readonly text: Text };
}

/** A hero with all it has. */
export interface StandardHero extends Hero, Abilities {}

/** One of the bonuses of Adapt. */
export interface AdaptOption {
  /** Its key. */
  readonly key: string;
  /** Its name, for people. */
  readonly name: string;
  /** What it does. */
  readonly ops: Ops;
}

/** A deck, with its hero. */
export interface Deck {
  /** The hero's slug. */
  readonly hero: string;
  /** The ids of its cards, each as often as it is in it. */
  readonly cards: readonly number[];
}

/** A deck that comes with a set. */
export interface DemoDeck extends Deck {
  /** Its name, for people. */
  readonly name: string;
}

/** Everything to play with. */
export interface CardSet {
  /** Its name. */
  readonly name: string;
  /** Collectible cards and tokens. */
  readonly cards: readonly Card[];
  /** The heroes. */
  readonly heroes: readonly StandardHero[];
  /** The bonuses of Adapt. */
  readonly adapt: readonly AdaptOption[];
  /** Decks to begin with. */
  readonly decks: readonly DemoDeck[];
}
