import type { Immutable } from 'immer';
import type { Element } from '../../../rulesets/ragnarok/types.js';
import type { CardClass, Gift } from '../../../rulesets/ragnarok-standard/types.js';
import type { Core, Decision } from '../../kernel/game.js';
import { cloneGenerator, type GeneratorState } from '../../kernel/generator.js';
import type { Seat } from '../../kernel/seat.js';
import type { Status } from '../ragnarok/statuses.js';
import type { DeckCard } from './rules.js';

// A match is two players, each with a hero, a board, a hand, a deck and secrets, and an agenda: what is still to happen of the
// action that is being resolved. The agenda is empty whenever somebody may act freely.
// Small parts (cards, statuses, tasks, marks) are never changed, only replaced, so copies of a state share them.

/** `mulligan` and `main` wait; `resolve` works the agenda off. */
export type RagnarokStandardPhase = 'mulligan' | 'resolve' | 'main' | 'over';

/** Whom of the others a card in hand has been shown to. @rule RS-HID-01 */
export type Shown = 'public' | 'foe' | 'nobody';

/** A card in hand; generic in what its owner may not know of it. */
export interface HandCard<S = Shown> {
  /** Which card it is. */
  readonly cardId: number;
  /** What has changed its cost. */
  readonly costDelta: number;
  /** Whether it is an Echo copy, which is gone at the end of the turn. */
  readonly echoCopy: boolean;
  /** Whether its Spellburst is used up. */
  readonly spent: boolean;
  /** Who else knows it. */
  readonly shown: S;
}

/** Freeze: `served` once a turn of attacking was missed. @rule RS-KW-FREEZE */
export interface FreezeMark {
  readonly served: boolean;
}

/** A keyword for a while: until the end of this turn, or until the start of a seat's next turn. */
export interface BriefGift {
  readonly keyword: Gift;
  readonly until: 'endOfTurn' | Seat;
}

/** A minion in play. `attack`, `maxHealth` and `keywords` are as they stand, everything included. @rule RS-CRD-02 */
export interface Minion {
  /** Its entity: entities are numbered in order of play. */
  id: number;
  /** Which card it is. */
  cardId: number;
  /** Its Attack. */
  attack: number;
  /** Its current Health. */
  health: number;
  /** Its maximum Health. */
  maxHealth: number;
  /** Its keywords. */
  keywords: readonly Gift[];
  /** The keywords that are its own for good. */
  own: readonly Gift[];
  /** Those that it has for a while. */
  brief: readonly BriefGift[];
  /** What is added for good. */
  attackBonus: number;
  healthBonus: number;
  /** What is added until the end of this turn. */
  turnAttack: number;
  turnHealth: number;
  /** What auras add. */
  auraAttack: number;
  auraHealth: number;
  /** Whether the elemental advantage of the running attack is in its Health. */
  surging: boolean;
  /** The cards that were attached to it. */
  attached: readonly number[];
  /** Deathrattles that it was given, as numbers of texts. */
  rattles: readonly number[];
  /** How often it attacked this turn. */
  attacksUsed: number;
  /** Whether it came into play this turn. */
  sick: boolean;
  /** Whether it is frozen. */
  frozen: FreezeMark | null;
  /** How many turn starts it still sleeps. */
  dormant: number;
  /** Whether its Frenzy is used up. */
  frenzySpent: boolean;
  /** Whether its Spellburst is used up. */
  spent: boolean;
  /** Whether it is silenced. */
  silenced: boolean;
  /** Whether it is marked destroyed. */
  doomed: boolean;
}

/** A weapon in play. @rule RS-CRD-04 */
export interface Weapon {
  /** Its entity. */
  id: number;
  /** Which card it is; null for that of a Weapon Upgrade. */
  cardId: number | null;
  /** The hero whose upgrade it is; null for a card. */
  upgradeOf: string | null;
  attack: number;
  durability: number;
}

/** A hero in play. */
export interface HeroInPlay {
  /** Whose passive, element and upgrade it has. */
  slug: string;
  /** The hero card that was played; null for none. */
  cardId: number | null;
  /** Its class. */
  class: CardClass;
  /** Its element. */
  element: Element;
  /** How old its passive is, in order of play. */
  age: number;
  health: number;
  maxHealth: number;
  armor: number;
  /** What is added to its Attack this turn. */
  attackThisTurn: number;
  attacksUsed: number;
  frozen: FreezeMark | null;
  powerUsed: boolean;
  upgradeUsed: boolean;
  statuses: readonly Status[];
}

/** A secret; generic in what it is. @rule RS-KW-SECRET */
export interface Secret<C = number> {
  /** Its entity. */
  readonly id: number;
  /** Which card it is. */
  readonly cardId: C;
  /** Its class, which everybody sees. */
  readonly class: CardClass;
}

/** How a card came to the graveyard. */
export type Cause = 'died' | 'cast' | 'burned' | 'discarded' | 'broken' | 'secret';

/** Cards of the graveyard that are alike. */
export interface Grave {
  readonly cardId: number;
  readonly cause: Cause;
  readonly count: number;
}

/** One player; generic in what is hidden. */
export interface Player<Hand, InDeck, SecretCard, Mulligan> {
  hero: HeroInPlay;
  weapon: Weapon | null;
  mana: number;
  crystals: number;
  /** Crystals to be locked in the next own turn. */
  overloadNext: number;
  /** Crystals that are locked in this turn. */
  locked: number;
  /** The top card first. Views show what they know of it in order of ids. */
  deck: InDeck[];
  /** The leftmost first. */
  hand: Hand[];
  /** From left to right. */
  board: Minion[];
  /** The oldest first. */
  secrets: Secret<SecretCard>[];
  graveyard: Grave[];
  corpses: number;
  /** How often an empty deck was drawn from. */
  fatigue: number;
  cardsPlayedThisTurn: number;
  /** What is replaced in the mulligan; null until it is chosen, and afterwards. */
  mulligan: Mulligan;
  mulliganDone: boolean;
}

/** What is still to happen, one step each. */
export type TaskStep =
  | 'ops'
  | 'drain'
  | 'deaths'
  | 'reborn'
  | 'mourn'
  | 'bury'
  | 'secrets'
  | 'spellText'
  | 'spellDone'
  | 'summoned'
  | 'finishPlay'
  | 'blows'
  | 'wear'
  | 'surgeEnds'
  | 'afterPower'
  | 'fillWeapon'
  | 'endTurn'
  | 'startTurn'
  | 'ticks'
  | 'wake'
  | 'startTexts'
  | 'turnDraw'
  | 'turnMana'
  | 'turnReady'
  | 'begin';

/** Where a text comes from, as far as it matters for the amounts. */
export type Source = 'spell' | 'power' | 'text';

/** A step of the agenda, or a reaction in the queue; generic in what its card is. −1 stands for none. */
export interface Task<C = number> {
  readonly step: TaskStep;
  /** Whose it is. */
  readonly seat: Seat;
  /** The bearer: an entity, or a hero by its seat. */
  readonly self: number;
  /** The card. */
  readonly card: C;
  /** The text, and the operation in it. */
  readonly seq: number;
  readonly at: number;
  /** The chosen target. */
  readonly target: number;
  /** What the event is about: an entity, and its card. */
  readonly it: number;
  readonly itCard: number;
  /** Which of two texts was chosen. */
  readonly option: number;
  readonly source: Source;
}

/** What has left play and still has something to say. */
export interface Fallen {
  readonly id: number;
  readonly seat: Seat;
  /** Its card; −1 for the weapon of an upgrade. */
  readonly cardId: number;
  readonly isMinion: boolean;
  /** The cards whose text it had. */
  readonly texts: readonly number[];
  readonly rattles: readonly number[];
  readonly keywords: readonly Gift[];
  /** Its neighbours and its place. */
  readonly left: number;
  readonly right: number;
  readonly place: number;
}

/** A choice in the middle of things; generic in what is offered. */
export interface RagnarokStandardDecision<Options = readonly (number | string)[]> extends Decision {
  readonly kind: 'discover' | 'adapt';
  readonly seat: Seat;
  /** Ids of cards, or keys of bonuses. */
  readonly options: Options;
  /** The minions that adapt. */
  readonly targets: readonly number[];
  /** The text and the operation that ask. */
  readonly seq: number;
  readonly at: number;
}

/** The table; generic in what is hidden. */
export interface RagnarokStandardTable<Rng, Hand, InDeck, SecretCard, Mulligan, Options>
  extends Core<Rng, RagnarokStandardDecision<Options>[]> {
  phase: RagnarokStandardPhase;
  /** Counts the turns of both players from 1; 0 before the first. */
  turn: number;
  /** Whose turn it is. */
  active: Seat;
  players: [Player<Hand, InDeck, SecretCard, Mulligan>, Player<Hand, InDeck, SecretCard, Mulligan>];
  nextEntity: number;
  /** What is still to happen; the last one is next. */
  agenda: Task<SecretCard>[];
  /** Reactions that wait for the running text to end. */
  queue: Task<SecretCard>[];
  /** What fell in the running death step. */
  fallen: Fallen[];
  /** Triggered texts of the running action. */
  chain: number;
}

/** A match, with everything in it. */
export type RagnarokStandardState = RagnarokStandardTable<
  GeneratorState,
  HandCard,
  DeckCard,
  number,
  readonly number[] | null,
  readonly (number | string)[]
>;

/** A match as somebody may see it. */
export type RagnarokStandardView = Immutable<
  RagnarokStandardTable<
    GeneratorState | 'hidden',
    HandCard<Shown | 'hidden'> | null,
    DeckCard | null,
    number | 'hidden',
    readonly number[] | 'hidden' | null,
    readonly (number | string)[] | 'hidden'
  >
>;

/** A player of the full state. */
export type OwnedPlayer = RagnarokStandardState['players'][number];

/** A player as somebody may see it. */
export type SeenPlayer = RagnarokStandardView['players'][number];

function cloneMinion(minion: Minion): Minion {
  return {
    id: minion.id,
    cardId: minion.cardId,
    attack: minion.attack,
    health: minion.health,
    maxHealth: minion.maxHealth,
    keywords: minion.keywords,
    own: minion.own,
    brief: minion.brief,
    attackBonus: minion.attackBonus,
    healthBonus: minion.healthBonus,
    turnAttack: minion.turnAttack,
    turnHealth: minion.turnHealth,
    auraAttack: minion.auraAttack,
    auraHealth: minion.auraHealth,
    surging: minion.surging,
    attached: minion.attached,
    rattles: minion.rattles,
    attacksUsed: minion.attacksUsed,
    sick: minion.sick,
    frozen: minion.frozen,
    dormant: minion.dormant,
    frenzySpent: minion.frenzySpent,
    spent: minion.spent,
    silenced: minion.silenced,
    doomed: minion.doomed,
  };
}

function cloneWeapon({ id, cardId, upgradeOf, attack, durability }: Weapon): Weapon {
  return { id, cardId, upgradeOf, attack, durability };
}

function cloneHero(hero: HeroInPlay): HeroInPlay {
  return {
    slug: hero.slug,
    cardId: hero.cardId,
    class: hero.class,
    element: hero.element,
    age: hero.age,
    health: hero.health,
    maxHealth: hero.maxHealth,
    armor: hero.armor,
    attackThisTurn: hero.attackThisTurn,
    attacksUsed: hero.attacksUsed,
    frozen: hero.frozen,
    powerUsed: hero.powerUsed,
    upgradeUsed: hero.upgradeUsed,
    statuses: hero.statuses,
  };
}

function clonePlayer(player: OwnedPlayer): OwnedPlayer {
  return {
    hero: cloneHero(player.hero),
    weapon: player.weapon === null ? null : cloneWeapon(player.weapon),
    mana: player.mana,
    crystals: player.crystals,
    overloadNext: player.overloadNext,
    locked: player.locked,
    deck: [...player.deck],
    hand: [...player.hand],
    board: player.board.map(cloneMinion),
    secrets: [...player.secrets],
    graveyard: [...player.graveyard],
    corpses: player.corpses,
    fatigue: player.fatigue,
    cardsPlayedThisTurn: player.cardsPlayedThisTurn,
    mulligan: player.mulligan,
    mulliganDone: player.mulliganDone,
  };
}

/** An owned copy. */
export function cloneState(state: RagnarokStandardState): RagnarokStandardState {
  return {
    ruleset: state.ruleset,
    viewer: state.viewer,
    rng: cloneGenerator(state.rng),
    phase: state.phase,
    pending: [...state.pending],
    drawOffer: state.drawOffer,
    result: state.result,
    turn: state.turn,
    active: state.active,
    players: [clonePlayer(state.players[0]), clonePlayer(state.players[1])],
    nextEntity: state.nextEntity,
    agenda: [...state.agenda],
    queue: [...state.queue],
    fallen: [...state.fallen],
    chain: state.chain,
  };
}
